"""Reads a rules document (markdown) into rules with ids."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from bossrush.games import kit_of, names

Kind = Literal["requirement", "ruling", "note"]
"""A note (a decision, an event, who sees what) can be found and named, but no test has to show it."""

Mark = Literal["", "definition", "example"]
"""A marked rule defines a word or a component, or works other rules out: nothing in the program carries it out."""


class RulesError(Exception):
    """A mistake in a rules document, a list of ids or a test that names ids: one sentence, with the place."""


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    text: str  # the whole markdown of the rule, with the tables and code blocks that belong to it
    section: str  # title of the section, such as "PF-11 Pushing" or "Geometry"
    line: int
    kind: Kind
    names: tuple[str, ...]  # ids of the rulings the text names, in order, without itself
    mark: Mark


@dataclass(frozen=True, slots=True)
class Book:
    prefix: str
    path: Path
    rules: dict[str, Rule]  # by id, in document order

    def demanded(self) -> list[Rule]:
        """The rules that a test must show."""
        return [rule for rule in self.rules.values() if rule.kind != "note"]


def rules_folder() -> Path:
    """The folder of the rules documents.

    Their one home is docs/rules of the source tree; a wheel has no docs, so its build copies that folder
    to bossrush/rulebook/text, which is therefore looked for first.
    """
    packaged = Path(__file__).parent / "text"
    return packaged if packaged.is_dir() else Path(__file__).parents[3] / "docs" / "rules"


def load_book(game: str) -> Book:
    if game not in names():
        raise RulesError(f"there are no rules for a game {game!r}; known: {', '.join(names())}")
    book = kit_of(game).rulebook
    return read_book(rules_folder() / book.file, book.prefix)


def load_books() -> list[Book]:
    """Of all games."""
    return [load_book(game) for game in names()]


def read_book(path: Path, prefix: str) -> Book:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RulesError(f"{path}: the rules cannot be read ({error})") from error
    book = Book(prefix, path, {rule.id: rule for rule in _parsed(text, prefix, path)})
    for rule in book.rules.values():
        for name in rule.names:
            if name not in book.rules:
                raise RulesError(f"{path}:{rule.line}: {rule.id} names {name}, which does not exist")
    return book


def _parsed(text: str, prefix: str, path: Path) -> list[Rule]:
    """All rules in document order; a rule goes on until something that cannot belong to it.

    A rule is a list entry, or a row of a table that belongs to no rule and has the ids in its first column.
    """
    start = re.compile(rf"- \*\*({prefix}-[A-Z]?\d+(?:\.\d+)?)(?: ([^*]+))?\*\* (.+)")
    found: dict[str, tuple[str, int, list[str]]] = {}
    section = ""
    body: list[str] | None = None
    columns: list[str] = []
    fenced = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("```"):
            fenced = not fenced
        elif fenced:
            pass
        elif line.startswith("#"):
            section, body = line.lstrip("#").strip(), None
        elif line.startswith(f"- **{prefix}-"):
            match = start.fullmatch(line)
            if match is None:
                raise RulesError(f"{path}:{number}: a rule must begin like `- **{prefix}-1.1** text`")
            body = [f"{match[2]} {match[3]}" if match[2] else match[3]]
            _add(found, match[1], section, number, body, path)
            continue
        elif body is None and line.startswith("|"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            columns = columns or cells
            if re.fullmatch(rf"{prefix}-[A-Z]?\d+(?:\.\d+)?", cells[0]):
                named = [f"{column}: {cell}" for column, cell in zip(columns[1:], cells[1:], strict=False) if cell]
                _add(found, cells[0], section, number, ["; ".join(named)], path)
            continue
        elif line and line[0] not in " |":
            body = None  # a paragraph of the section, a list without ids or a ruler
        columns = []
        if body is not None:
            body.append(line)
    return [_rule(prefix, rule_id, *parts) for rule_id, parts in found.items()]


def _add(
    found: dict[str, tuple[str, int, list[str]]], rule_id: str, section: str, line: int, body: list[str], path: Path
) -> None:
    if rule_id in found:
        raise RulesError(f"{path}:{line}: {rule_id} is defined twice, first in line {found[rule_id][1]}")
    found[rule_id] = section, line, body


def _rule(prefix: str, rule_id: str, section: str, line: int, body: list[str]) -> Rule:
    text = "\n".join(body).strip()
    series = rule_id.removeprefix(f"{prefix}-")[0]
    kind: Kind = "requirement" if series.isdigit() else "ruling" if series == "R" else "note"
    numbers = re.findall(rf"(?<![\w-])(?:{prefix}-)?R(\d+)\b", text)
    names = dict.fromkeys(f"{prefix}-R{number}" for number in numbers)
    names.pop(rule_id, None)
    return Rule(rule_id, text, section, line, kind, tuple(names), _mark(text))


def _mark(text: str) -> Mark:
    """The mark stands last in the first line: `(EN p.3; definition)`, `[RB p11; example]` or, alone, `(definition)`."""
    first = text.partition("\n")[0]
    if re.search(r"[(\[; ]definition[)\]]$", first):
        return "definition"
    return "example" if re.search(r"[(\[; ]example[)\]]$", first) else ""
