"""Writes the golden files: the action vocabulary, a playthrough and the perft tables. Review the difference.

Usage: python tools/golden.py
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bossrush.kernel.chance import FastChance
from bossrush.kernel.core import Core
from bossrush.kernel.match import Match, new_match
from bossrush.kernel.record import FAST
from tests.conformance import choose_uniformly
from tests.property.play import GAME

TESTS = Path(__file__).parents[1] / "tests"
DECISIONS = 60
PERFT = [
    ("solo-forest", {"players": "1", "tiles": "forest", "first": "1"}, "11", 0, 8),
    ("two-void", {"players": "2", "tiles": "void", "first": "1"}, "12", 40, 8),
    ("four-mixed", {"players": "4", "tiles": "mixed", "first": "1"}, "13", 80, 8),
]
"""Name, options, seed, how many decisions are played before counting, depth."""


def vocabulary() -> str:
    return "".join(f"{action} {GAME.action_text(action)}\n" for action in range(GAME.actions))


def playthrough() -> str:
    match = new_match(GAME, {"players": "2", "tiles": "mixed", "artifacts": "on"}, ["Ann", "Bob"], FAST, "2024")
    chance = FastChance(7)
    lines = [f"options: {sorted(match.record.options.items())}", *event_lines(match)]
    for number in range(1, DECISIONS + 1):
        state = match.state
        seat = state.seats[0]
        legal = state.legal(seat)
        lines.append(f"\n{number}. seat {seat + 1}: {state.asked().name} {state.asked().about(state)}")
        lines.append(f"   legal: {', '.join(GAME.action_text(action) for action in legal)}")
        action = choose_uniformly(state, seat, legal, chance)
        match.play(seat, action)
        lines.append(f"   > {GAME.action_text(action)}")
        lines += event_lines(match)
    lines.append(f"\nhash: {GAME.state_hash(match.state)}")
    return "\n".join(lines) + "\n"


def event_lines(match: Match) -> list[str]:
    data = [GAME.event_data(event) for event in match.events[-1]]
    return [" ".join(["   -", str(event.pop("event")), *(f"{k}={v}" for k, v in event.items())]) for event in data]


def perft_state(options: dict[str, str], seed: str, decisions: int) -> Core:
    match = new_match(GAME, options, [], FAST, seed)
    chance = FastChance(int(seed))
    for _ in range(decisions):
        seat = match.state.seats[0]
        match.play(seat, choose_uniformly(match.state, seat, match.state.legal(seat), chance))
    return match.state


def perft(state: Core, depth: int) -> int:
    """The number of decision sequences of this length; chance runs its one course."""
    if state.over:
        return 0
    seat = state.seats[0]
    options = state.legal(seat)
    if depth == 1:
        return len(options)
    total = 0
    for action in options:
        twin = state.copy()
        twin.answer(seat, action)
        twin.run()
        total += perft(twin, depth - 1)
    return total


def perft_table(options: dict[str, str], seed: str, decisions: int, depth: int) -> str:
    state = perft_state(options, seed, decisions)
    words = " ".join(f"{name}={value}" for name, value in options.items())
    lines = [f"# {words}, seed {seed}, after {decisions} decisions"]
    lines += [f"{n} {perft(state, n)}" for n in range(1, depth + 1)]
    return "\n".join(lines) + "\n"


def files() -> dict[Path, str]:
    texts = {
        TESTS / "golden" / "platformer_actions.txt": vocabulary(),
        TESTS / "golden" / "platformer_playthrough.txt": playthrough(),
    }
    for name, options, seed, decisions, depth in PERFT:
        texts[TESTS / "perft" / f"{name}.txt"] = perft_table(options, seed, decisions, depth)
    return texts


def main() -> None:
    for path, text in files().items():
        changed = not path.is_file() or path.read_text(encoding="utf-8") != text
        path.write_text(text, encoding="utf-8")
        print(f"{path.relative_to(TESTS.parent)}: {'written' if changed else 'unchanged'}")


if __name__ == "__main__":
    main()
