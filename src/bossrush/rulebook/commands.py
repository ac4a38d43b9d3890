"""`bossrush rules`: finding rules, where they live, and the table of what shows them."""

import re
import shutil
import textwrap
from pathlib import Path
from typing import TextIO

from bossrush.rulebook.book import Rule, RulesError, load_book, load_books, rules_folder
from bossrush.rulebook.coverage import Row, coverage, tests_by_rule
from bossrush.rulebook.places import Place, places
from bossrush.rulebook.search import find_rules

PACKAGE = Path(__file__).parents[1]
SOURCE_TESTS = PACKAGE.parents[1] / "tests"  # exists in a source checkout only
MOST_SHOWN = 12


def find_command(game: str, words: list[str], out: TextIO) -> int:
    """Prints the rules that hold all the words; 1 if there is none."""
    book = load_book(game)
    if not words:
        raise RulesError(f"say what to look for, such as 'bossrush rules {game} push'")
    found = find_rules(book, words)
    if not found:
        print(f"No rule of {game} has all of: {' '.join(words)}. Try fewer or other words, or an id.", file=out)
        return 1
    width = shutil.get_terminal_size().columns
    for rule in found[:MOST_SHOWN]:
        print(_shown(rule, width), file=out)
    if len(found) > MOST_SHOWN:
        print(f"… and {len(found) - MOST_SHOWN} more; add a word to narrow the search.", file=out)
    return 0


def _shown(rule: Rule, width: int) -> str:
    """The rule with its id in front; prose is wrapped, tables and code blocks stay as they are."""
    first, *rest = rule.text.splitlines()
    indent = " " * (len(rule.id) + 2)
    lines = _wrapped(first, f"{rule.id}  ", indent, width)
    fenced = False
    for line in rest:
        if line.startswith("```"):
            fenced = not fenced
        elif fenced or line.startswith("|"):
            lines.append(indent + line)
        else:
            lines.extend(_wrapped(line, indent, indent, width))
    return "\n".join(line.rstrip() for line in lines)


def _wrapped(prose: str, first: str, indent: str, width: int) -> list[str]:
    plain = re.sub(r"\*+([^*]+)\*+", r"\1", prose.strip())
    return textwrap.wrap(plain, max(width, 40), initial_indent=first, subsequent_indent=indent) or [""]


def where_command(ids: list[str], tests: Path, package: Path, out: TextIO) -> int:
    """Prints for each id its rule, the places in the code that carry it out and the tests that show it."""
    if not ids:
        raise RulesError("say which rules to look for, such as 'bossrush rules where PF-15.6'")
    books = load_books()
    known = {rule_id: rule for book in books for rule_id, rule in book.rules.items()}
    rules: list[Rule] = []
    for name in ids:
        rule = known.get(name.upper())
        if rule is None:
            raise RulesError(f"there is no rule {name!r}; write an id such as PF-15.6 or BM-R12")
        rules.append(rule)
    shown = tests_by_rule(books, tests)
    named = places(books, package)
    width = shutil.get_terminal_size().columns
    for rule in rules:
        print("\n".join(_found(rule, named.get(rule.id, ()), shown.get(rule.id, ()), tests, package, width)), file=out)
    return 0


def _found(
    rule: Rule, named: tuple[Place, ...], shown: tuple[str, ...], tests: Path, package: Path, width: int
) -> list[str]:
    """Paths are those of the checkout, so that an editor opens them; a whole module comes after its parts."""
    first = rule.text.partition("\n")[0]
    lines = _wrapped(first, f"{rule.id}  ", " " * (len(rule.id) + 2), width)
    root = package.parents[1]
    lines += [f"  code  {place.shown(root)}" for place in sorted(named, key=lambda place: not place.name)]
    if rule.mark:
        lines.append(f"  defines only ({rule.mark})")
    elif not named:
        lines.append("  code  none")
    lines += [f"  test  {tests.name}/{test}" for test in shown] or ["  test  none"]
    return lines


def coverage_command(only: str | None, tests: Path, package: Path, out: TextIO, holes_only: bool) -> int:
    """Prints a line for every selected rule and one of totals; 1 if a rule lacks a test or a place in the code."""
    untestable = rules_folder() / "untestable.toml"
    rows = coverage(load_books(), only, tests, untestable, package)
    holes = [row.rule.id for row in rows if row.hole]
    for row in rows:
        if row.hole or not holes_only:
            print(_line(row), file=out)
    tested = sum(1 for row in rows if row.tests)
    shown = sum(1 for row in rows if row.shown)
    marked = sum(1 for row in rows if row.rule.mark)
    placed = sum(1 for row in rows if row.placed)
    print(
        f"{len(rows)} rules: {tested} with tests, {shown - tested} untestable, {len(rows) - shown} without; "
        f"{placed - marked} with a place in the code, {marked} that only define, {len(rows) - placed} without; "
        f"holes: {', '.join(holes) or 'none'}",
        file=out,
    )
    return 1 if holes else 0


def _line(row: Row) -> str:
    """The id, how many tests and how many places it has, and the tests by name."""
    shown = f"untestable: {row.reason}" if row.reason else ", ".join(row.tests) or "no test"
    lacking = "" if row.placed else "no place in the code; "
    number = "def" if row.rule.mark else str(len(row.places))
    return f"{row.rule.id:<9}{len(row.tests):>4}{number:>5}  {lacking}{shown}"
