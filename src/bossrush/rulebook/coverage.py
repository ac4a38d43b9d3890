"""Which tests show which rule, where in the code it lives, and which rules lack either."""

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bossrush.rulebook.book import Book, Rule, RulesError
from bossrush.rulebook.places import Place, places

MIN_REASON = 20  # characters; "not testable" is no reason

# Where an id stands: series ("" for requirements, "R" for rulings), section or number, number in the section.
Position = tuple[str, int, int]


@dataclass(frozen=True, slots=True)
class Evidence:
    rule: str  # the id that is claimed
    test: str  # the test that claims it, as shown to the reader
    path: Path
    line: int


@dataclass(frozen=True, slots=True)
class Row:
    rule: Rule
    tests: tuple[str, ...]
    reason: str  # why it cannot be tested; empty if it can
    places: tuple[Place, ...]

    @property
    def shown(self) -> bool:
        return bool(self.tests or self.reason)

    @property
    def placed(self) -> bool:
        """A class, a function or an entry names it; the docstring of a whole module is too far off."""
        return bool(self.rule.mark) or any(place.name for place in self.places)

    @property
    def hole(self) -> bool:
        return not self.shown or not self.placed


def coverage(books: list[Book], only: str | None, tests: Path, untestable: Path, package: Path) -> list[Row]:
    """A row for every selected rule (`only`, as for `select`; all that are demanded without it), in document order."""
    rules = {rule.id: rule for book in books for rule in book.demanded()}
    selected = list(rules) if only is None else select(books, only)
    shown = tests_by_rule(books, tests)
    named = places(books, package)
    reasons = read_untestable(untestable)
    for rule_id, (_, line) in reasons.items():
        if rule_id not in rules:
            raise RulesError(f"{untestable}:{line}: there is no rule {rule_id!r}")
        if rule_id in shown:
            raise RulesError(f"{untestable}:{line}: {rule_id} has a test ({shown[rule_id][0]}); remove it here")
    return [Row(rules[i], shown.get(i, ()), reasons[i][0] if i in reasons else "", named.get(i, ())) for i in selected]


def tests_by_rule(books: list[Book], tests: Path) -> dict[str, tuple[str, ...]]:
    known = {rule_id for book in books for rule_id in book.rules}
    shown: dict[str, dict[str, None]] = {}
    for evidence in collect(tests):
        if evidence.rule not in known:
            raise RulesError(f"{evidence.path}:{evidence.line}: there is no rule {evidence.rule!r}")
        shown.setdefault(evidence.rule, {})[evidence.test] = None
    return {rule_id: tuple(names) for rule_id, names in shown.items()}


# Selecting


def select(books: list[Book], only: str) -> list[str]:
    """The ids of a comma separated list of ids, sections and ranges, with the rulings that its requirements name."""
    chosen: set[str] = set()
    for part in (part.strip() for part in only.split(",")):
        rules = _select_part(books, part)
        chosen.update(rule.id for rule in rules)
        chosen.update(name for rule in rules if rule.kind == "requirement" for name in rule.names)
    return [rule.id for book in books for rule in book.demanded() if rule.id in chosen]


def _select_part(books: list[Book], part: str) -> list[Rule]:
    first, dots, last = part.partition("..")
    book, low = _positions_of(books, first, part)
    other, high = _positions_of(books, last, part) if dots else (book, low)
    start, end = low[0], high[-1]
    if book is not other or start[0] != end[0] or start > end:
        raise RulesError(f"{part!r} is no range of rules: its ends must be of one kind, the lower one first")
    return [rule for rule in book.demanded() if start <= _position(rule.id) <= end]


def _positions_of(books: list[Book], name: str, part: str) -> tuple[Book, list[Position]]:
    """The book and the positions, lowest first, of what one end of a range names: a rule or a whole section."""
    name = name.strip().upper()
    for book in books:
        positions = sorted(_position(rule.id) for rule in book.demanded() if f"{rule.id}.".startswith(f"{name}."))
        if positions:
            return book, positions
    example = next(iter(books[0].rules))
    raise RulesError(f"{part!r} selects no rules: there is no rule or section {name!r} (write such as {example})")


def _position(rule_id: str) -> Position:
    match = re.fullmatch(r"[A-Z]+-([A-Z]?)(\d+)(?:\.(\d+))?", rule_id)
    assert match, rule_id
    return match[1], int(match[2]), int(match[3] or 0)


# Evidence


def collect(tests: Path) -> list[Evidence]:
    """What the scenario files and the Python tests below a folder claim to show."""
    if not tests.is_dir():
        raise RulesError(f"{tests}: there is no such tests folder; this command needs a source checkout")
    found: list[Evidence] = []
    for path in sorted((tests / "scenarios").rglob("*.toml")):
        found.extend(_scenario(path, path.relative_to(tests).as_posix()))
    for path in sorted(tests.rglob("*.py")):
        found.extend(_module(path, path.relative_to(tests).as_posix()))
    return found


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RulesError(f"{path}: cannot be read ({error})") from error


def _toml(path: Path) -> tuple[dict[str, object], list[str]]:
    text = _read(path)
    try:
        return tomllib.loads(text), text.splitlines()
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"at line (\d+)", str(error))
        line = place[1] if place else len(text.splitlines())
        raise RulesError(f"{path}:{line}: is no valid TOML: {error}") from error


def _scenario(path: Path, name: str) -> Iterator[Evidence]:
    table, lines = _toml(path)
    start = _line_of(lines, r"\s*[\"']?rules[\"']?\s*=")
    claimed = table.get("rules", [])
    if not isinstance(claimed, list):
        raise RulesError(f"{path}:{start}: `rules` must be a list of rule ids")
    for rule_id in claimed:
        if not isinstance(rule_id, str):
            raise RulesError(f"{path}:{start}: `rules` must be a list of rule ids, not {rule_id!r}")
        yield Evidence(rule_id, name, path, _line_of(lines, rf".*[\"']{re.escape(rule_id)}[\"']", start))


def _line_of(lines: list[str], pattern: str, start: int = 1) -> int:
    """The first line from `start` on that matches; tomllib tells no places."""
    numbered = enumerate(lines[start - 1 :], start)
    return next((number for number, line in numbered if re.match(pattern, line)), start)


def _module(path: Path, name: str) -> Iterator[Evidence]:
    try:
        tree = ast.parse(_read(path))
    except SyntaxError as error:
        raise RulesError(f"{path}:{error.lineno}: is no valid Python: {error.msg}") from error
    yield from _suite(tree, path, name)


def _suite(suite: ast.Module | ast.ClassDef, path: Path, name: str) -> Iterator[Evidence]:
    """The marks of a module or a test class, if it has a test at all, and of everything in it."""
    inside: list[Evidence] = []
    has_test = False
    marked: list[ast.expr] = list(suite.decorator_list) if isinstance(suite, ast.ClassDef) else []
    for node in suite.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            has_test = True
            inside.extend(_marks(node.decorator_list, path, f"{name}::{node.name}"))
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            has_test = True
            inside.extend(_suite(node, path, f"{name}::{node.name}"))
        elif isinstance(node, ast.Assign) and any(
            isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets
        ):
            marked.append(node.value)
    if has_test:
        yield from _marks(marked, path, name)
    yield from inside


def _marks(expressions: list[ast.expr], path: Path, test: str) -> Iterator[Evidence]:
    """The ids of all `pytest.mark.rules(...)` in the expressions, those inside `pytest.param` included."""
    for node in (node for expression in expressions for node in ast.walk(expression)):
        if not isinstance(node, ast.Call) or not re.fullmatch(r"(pytest\.)?mark\.rules", ast.unparse(node.func)):
            continue
        for argument in node.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise RulesError(f"{path}:{argument.lineno}: the rules mark takes rule ids written out as strings")
            yield Evidence(argument.value, test, path, argument.lineno)


def read_untestable(path: Path) -> dict[str, tuple[str, int]]:
    """Id -> (reason, line) of the list of rules that no test can show."""
    table, lines = _toml(path)
    found: dict[str, tuple[str, int]] = {}
    for rule_id, reason in table.items():
        line = _line_of(lines, rf"\s*\[?\s*[\"']?{re.escape(rule_id)}\b")
        if not isinstance(reason, str):
            raise RulesError(f'{path}:{line}: write "{rule_id}…" = "reason", with the id in quotes')
        if len(reason.strip()) < MIN_REASON:
            raise RulesError(f"{path}:{line}: {rule_id} needs a reason of at least {MIN_REASON} characters")
        found[rule_id] = (reason.strip(), line)
    return found
