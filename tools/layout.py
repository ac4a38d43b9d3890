"""The parts of the package and who may import whom: the tests enforce it, and CONTRIBUTING shows it.

Run it to write the table into CONTRIBUTING.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

CONTRIBUTING = Path(__file__).parents[1] / "CONTRIBUTING.md"
BEGIN, END = "<!-- layout -->", "<!-- end of layout -->"


@dataclass(frozen=True)
class Part:
    holds: str
    imports: frozenset[str]


def part(holds: str, imports: str = "") -> Part:
    return Part(holds, frozenset(imports.split()))


PARTS = {
    "kernel": part("what every game stands on: chance, frames and questions, events, the game protocol, records"),
    "games": part("the list of games", "kernel"),
    "games/kit": part("what a game brings", "kernel bots content hints scenarios terminal text"),
    "reading": part("reads files from outside, within bounds; nothing else opens them"),
    "engine": part("which build of the engine runs"),
    "content": part("what loaders of content share; packs, checking", "kernel games reading"),
    "rulebook": part("the rulebooks as data, search, where a rule lives, coverage", "kernel games reading"),
    "text": part("texts in three languages, events in sentences", "kernel games reading"),
    "bots": part("search, levels, parameters; any game", "kernel games reading"),
    "hints": part("what the search thinks, in words", "kernel games bots text"),
    "scenarios": part(
        "scenario files: a position, what is played, what must come of it", "kernel games content reading text"
    ),
    "sim": part("simulation, tournaments, tuning", "kernel games bots engine reading"),
    "analysis": part("what decided a finished game", "kernel games bots hints reading sim text"),
    "terminal": part("play in the terminal", "kernel games bots hints reading rulebook sim text"),
    "server": part(
        "tables, people, HTTP and WebSocket, stores, bus; `page/` is what the browser gets",
        "kernel games analysis bots hints reading sim text",
    ),
    "stdio": part("bots as programs, over standard input and output or a network", "kernel games bots reading server"),
}
"""What is not listed, the command line, may import everything."""

ROOMS = {
    "rules": part("compiled and pure: state, setup, turn, a module for each topic of the rulebook, effects", "kernel"),
    "bot": part("compiled: the heuristic, what things are worth, the guide of the search", "kernel bots"),
    "content": part("TOML files, tiles, their loader", "kernel content"),
    "text": part("events and questions as sentences, reasons of hints, locales", "kernel bots hints text"),
    "scenario": part("what a scenario file of this game may say", "kernel content scenarios"),
    "terminal": part("how the terminal draws it", "kernel terminal text"),
}
"""The rooms of a game may import these parts, and each other; `rules` knows no other room."""


def row(name: str, part: Part) -> str:
    return f"| `{name}` | {part.holds} | {', '.join(f'`{name}`' for name in sorted(part.imports))} |"


def table() -> str:
    lines = ["| in `src/bossrush` | what is in it | may import |", "| --- | --- | --- |"]
    lines += [row(name, part) for name, part in PARTS.items()]
    lines += [row(f"games/<game>/{name}", part) for name, part in ROOMS.items()]
    return "\n".join(lines)


def shown(text: str) -> str:
    """The text with the table between its marks."""
    head, _, rest = text.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return f"{head}{BEGIN}\n{table()}\n{END}{tail}"


if __name__ == "__main__":
    CONTRIBUTING.write_text(shown(CONTRIBUTING.read_text(encoding="utf-8")), encoding="utf-8")
