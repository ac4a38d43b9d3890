"""Where a rule lives: the places in the code and in the content that name it.

A place is the docstring of a module, class, function or attribute, or a comment. It names ids one by one or as a range,
"PF-15.2 to PF-15.5". A section alone, such as PF-15, tells the reader the topic and names no rule.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from bossrush.rulebook.book import Book, RulesError

HOMES = ("kernel", "games", "content", "server", "sim", "terminal")
"""The packages that carry rules out. Others (bots, words, analysis) may name a rule, but it does not live there."""

_ID = r"(?:PF|BM)-[A-Z]?\d+(?:\.\d+)?"
_NAMED = re.compile(rf"(?<![\w-])({_ID})(?: to ({_ID}))?(?!\w)")

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
Assignment = ast.Assign | ast.AnnAssign


@dataclass(frozen=True, slots=True)
class Place:
    rule: str
    path: Path
    line: int
    name: str  # of the class, function, attribute or content entry; empty for a whole file

    def shown(self, root: Path) -> str:
        return f"{self.path.relative_to(root).as_posix()}:{self.line} {self.name}".rstrip()


@dataclass(frozen=True, slots=True)
class _Text:
    """Something that may name rules."""

    line: int
    name: str
    words: str


def places(books: list[Book], package: Path) -> dict[str, tuple[Place, ...]]:
    """By id: where the kernel, the games and their content name it, files in order of their paths."""
    found: dict[str, dict[Place, None]] = {}
    for path in _sources(package):
        text = _read(path)
        for part in _python(text, path) if path.suffix == ".py" else _toml(text):
            for rule_id in _named(part.words, books, f"{path}:{part.line}"):
                found.setdefault(rule_id, {})[Place(rule_id, path, part.line, part.name)] = None
    return {rule_id: tuple(named) for rule_id, named in found.items()}


def _sources(package: Path) -> list[Path]:
    homes = [package / home for home in HOMES]
    return sorted(path for home in homes for ending in ("*.py", "*.toml") for path in home.rglob(ending))


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RulesError(f"{path}: cannot be read ({error})") from error


# The ids in a text


def _named(words: str, books: list[Book], where: str) -> Iterator[str]:
    """The rules that a text names, each one of its ranges included."""
    for match in _NAMED.finditer(" ".join(words.split())):
        first, last = match[1], match[2]
        book = next(book for book in books if first.startswith(f"{book.prefix}-"))
        for rule_id in (first, last):
            if rule_id and rule_id not in book.rules and not _is_section(rule_id, book):
                raise RulesError(f"{where}: there is no rule {rule_id!r}")
        if last is not None:
            yield from _between(first, last, book, where)
        elif first in book.rules:
            yield first


def _is_section(name: str, book: Book) -> bool:
    return any(rule_id.startswith(f"{name}.") for rule_id in book.rules)


def _between(first: str, last: str, book: Book, where: str) -> list[str]:
    series, low = _divided(first)
    other, high = _divided(last)
    if series != other or low >= high:
        raise RulesError(
            f"{where}: {first} to {last} is no range: its ends must be of one section, the lower one first"
        )
    between = (f"{series}{number}" for number in range(low, high + 1))
    return [rule_id for rule_id in between if rule_id in book.rules]


def _divided(rule_id: str) -> tuple[str, int]:
    """What all ids of a range share, and the number in which they differ."""
    number = re.search(r"\d+$", rule_id)
    assert number, rule_id
    return rule_id[: number.start()], int(number[0])


# Python


def _python(text: str, path: Path) -> Iterator[_Text]:
    try:
        tree = ast.parse(text)
    except SyntaxError as error:
        raise RulesError(f"{path}:{error.lineno}: is no valid Python: {error.msg}") from error
    yield from _docstrings(tree, "", 1)
    named = list(_definitions(tree, ""))
    for line, words in _comments(text):
        yield _Text(line, _owner(named, line, text), words)


def _docstrings(node: ast.Module | Definition, name: str, line: int) -> Iterator[_Text]:
    """The docstring of a module, class or function, and those of everything in it."""
    docstring = ast.get_docstring(node)
    if docstring:
        yield _Text(line, name, docstring)
    before: ast.stmt | None = None
    for child in node.body:
        if isinstance(child, Definition):
            yield from _docstrings(child, _inside(name, child.name), child.lineno)
        elif isinstance(before, Assignment) and (words := _string(child)):
            yield _Text(before.lineno, _inside(name, _target(before)), words)
        before = child


def _string(statement: ast.stmt) -> str:
    """The text of a statement that is nothing but a string: the docstring of the attribute above it."""
    value = statement.value if isinstance(statement, ast.Expr) else None
    return value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else ""


def _definitions(node: ast.Module | Definition, name: str) -> Iterator[tuple[int, int, str]]:
    """First line (of the first decorator), last line and name of what a comment can belong to, outermost first."""
    for child in node.body:
        if isinstance(child, Definition):
            first = min([child.lineno, *(decorator.lineno for decorator in child.decorator_list)])
            yield first, child.end_lineno or first, _inside(name, child.name)
            yield from _definitions(child, _inside(name, child.name))
        elif isinstance(child, Assignment) and not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield child.lineno, child.end_lineno or child.lineno, _inside(name, _target(child))


def _inside(outer: str, name: str) -> str:
    """`Tower.near` for an attribute that `Tower.__init__` sets."""
    if name.startswith("self."):
        outer, name = outer.rpartition(".")[0], name.removeprefix("self.")
    return f"{outer}.{name}" if outer else name


def _target(node: Assignment) -> str:
    return ast.unparse(node.target if isinstance(node, ast.AnnAssign) else node.targets[0])


def _comments(text: str) -> Iterator[tuple[int, str]]:
    """Each comment with its line; comments on lines of their own that follow each other are one."""
    line, words, after = 0, "", 0  # `after`: the line on which the comment would go on
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type != tokenize.COMMENT:
            continue
        here, alone = token.start[0], not token.line[: token.start[1]].strip()
        if alone and here == after:
            words += f" {token.string.lstrip('# ')}"
        else:
            if words:
                yield line, words
            line, words = here, token.string.lstrip("# ")
        after = here + 1 if alone else 0
    if words:
        yield line, words


def _owner(named: Iterable[tuple[int, int, str]], line: int, text: str) -> str:
    """What a comment belongs to: the innermost thing it stands in, or what begins directly below it."""
    lines = text.splitlines()
    below = line
    while below <= len(lines) and lines[below - 1].lstrip().startswith("#"):
        below += 1
    around = [name for first, last, name in named if first <= line <= last or (below > line and first == below)]
    return around[-1] if around else ""


# Content


def _toml(text: str) -> Iterator[_Text]:
    """The comments of a content file, each with the entry it stands in or directly above."""
    entry = ""
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        header = re.match(r"\[+([\w.-]+)\]", line)
        if header:
            entry = header[1]
        comment = re.search(r"(?:^|\s)#(.*)", line)
        if comment:
            below = re.match(r"\[+([\w.-]+)\]", lines[number]) if line.startswith("#") and number < len(lines) else None
            yield _Text(number, below[1] if below else entry, comment[1])
