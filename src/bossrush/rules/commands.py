"""`bossrush rules`: finding rules, and the table of which tests show them."""

import re
import shutil
import textwrap
from pathlib import Path
from typing import TextIO

from bossrush.rules.book import BOOKS, Rule, RulesError, load_book, rules_folder
from bossrush.rules.coverage import Row, coverage
from bossrush.rules.search import find_rules

SOURCE_TESTS = Path(__file__).parents[3] / "tests"  # exists in a source checkout only
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


def coverage_command(only: str | None, tests: Path, out: TextIO, holes_only: bool) -> int:
    """Prints a line for every selected rule and one of totals; 1 if a rule has neither a test nor an excuse."""
    rows = coverage([load_book(game) for game in BOOKS], only, tests, rules_folder() / "untestable.toml")
    holes = [row.rule.id for row in rows if row.hole]
    for row in rows:
        if row.hole or not holes_only:
            print(_line(row), file=out)
    tested = sum(1 for row in rows if row.tests)
    print(
        f"{len(rows)} rules, {tested} with tests, {len(rows) - tested - len(holes)} untestable, "
        f"{len(holes)} without; holes: {', '.join(holes) or 'none'}",
        file=out,
    )
    return 1 if holes else 0


def _line(row: Row) -> str:
    shown = f"untestable: {row.reason}" if row.reason else ", ".join(row.tests) or "no test"
    return f"{row.rule.id:<9}{len(row.tests):>4}  {shown}"
