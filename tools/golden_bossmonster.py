"""Writes the golden files of Boss Monster: vocabulary, a playthrough and the perft tables. Review the difference.

Usage: python tools/golden_bossmonster.py
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bossrush.kernel.chance import FastChance
from bossrush.kernel.core import Core
from bossrush.kernel.match import Match, new_match
from bossrush.kernel.record import FAST
from tests.property.play_bossmonster import GAME, choose_building
from tools.golden import perft

TESTS = Path(__file__).parents[1] / "tests"
DECISIONS = 80
PERFT = [
    ("bossmonster-opening", {"players": "2", "i_choose_you": "on"}, "21", 0, 8),
    ("bossmonster-first-rooms", {"players": "4", "hard_mode": "on", "spells": "30"}, "23", 12, 11),
    ("bossmonster-build-turn", {"players": "2", "i_choose_you": "on"}, "21", 198, 11),
    ("bossmonster-scheming", {"players": "2", "scheming": "on"}, "22", 180, 11),
    ("bossmonster-adventure", {"players": "3", "bosses": "cleopatra,seducia,robobo"}, "24", 288, 11),
]
"""Name, options, seed, how many decisions are played before counting, depth."""


def vocabulary() -> str:
    return "".join(f"{action} {GAME.action_text(action)}\n" for action in range(GAME.actions))


def play_on(match: Match, chance: FastChance) -> tuple[int, int]:
    """The seat and the action of the next decision, which is played."""
    seat = match.state.seats[0]
    action = choose_building(match.state, seat, match.state.legal(seat), chance)
    match.play(seat, action)
    return seat, action


def playthrough() -> str:
    match = new_match(GAME, {"players": "2", "i_choose_you": "on", "scheming": "on"}, ["Ann", "Bob"], FAST, "2024")
    chance = FastChance(7)
    lines = [f"options: {sorted(match.record.options.items())}", *event_lines(match)]
    for number in range(1, DECISIONS + 1):
        state = match.state
        legal = ", ".join(GAME.action_text(action) for action in state.legal(state.seats[0]))
        lines.append(f"\n{number}. seat {state.seats[0] + 1}: {question(state)}")
        _, action = play_on(match, chance)
        lines += [f"   legal: {legal}", f"   > {GAME.action_text(action)}", *event_lines(match)]
    lines.append(f"\nhash: {GAME.state_hash(match.state)}")
    return "\n".join(lines) + "\n"


def question(state: Core) -> str:
    """Its name and what it is about."""
    about = [f"{name}={value}" for name, value in state.asked().about(state).items()]
    return " ".join([state.asked().name, *about])


def event_lines(match: Match) -> list[str]:
    data = [GAME.event_data(event) for event in match.events[-1]]
    return [" ".join(["   -", str(event.pop("event")), *(f"{k}={v}" for k, v in event.items())]) for event in data]


def perft_state(options: dict[str, str], seed: str, decisions: int) -> Core:
    match = new_match(GAME, options, [], FAST, seed)
    chance = FastChance(int(seed))
    for _ in range(decisions):
        play_on(match, chance)
    return match.state


def perft_table(options: dict[str, str], seed: str, decisions: int, depth: int) -> str:
    state = perft_state(options, seed, decisions)
    words = " ".join(f"{name}={value}" for name, value in options.items())
    lines = [f"# {words}, seed {seed}, after {decisions} decisions"]
    lines += [f"{n} {perft(state, n)}" for n in range(1, depth + 1)]
    return "\n".join(lines) + "\n"


def files() -> dict[Path, str]:
    texts = {
        TESTS / "golden" / "bossmonster_actions.txt": vocabulary(),
        TESTS / "golden" / "bossmonster_playthrough.txt": playthrough(),
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
