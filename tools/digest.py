"""Plays games of Platformer and prints a line for each: number, decisions and a hash of the whole course.

Two builds of the package that print the same lines play the same game. With --trace, one game, a line a decision.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bossrush.kernel.chance import FastChance
from bossrush.kernel.match import new_match
from bossrush.kernel.record import FAST, SEALED
from tests.conformance import choose_uniformly
from tests.property.play import GAME, OPTIONS, choose_climbing

LIMIT = 400


def course(number: int) -> list[str]:
    """Every decision of this game: question, legal actions, choice and events; and the final hash."""
    match = new_match(GAME, OPTIONS[number % len(OPTIONS)], [], SEALED if number % 5 == 0 else FAST, str(number))
    choose = choose_climbing if number % 2 else choose_uniformly
    chance = FastChance(number)
    lines = [f"opening {match.events[0]}"]
    while not match.state.over and len(match.record.moves) < LIMIT:
        state = match.state.copy() if len(lines) % 50 == 0 else match.state
        seat = state.seats[0]
        legal = state.legal(seat)
        action = choose(state, seat, legal, chance)
        question = state.question
        refusals = [GAME.check(state, seat, other) for other in range(len(lines) % 7, GAME.actions, 7)]
        match.play(seat, action)
        lines.append(f"{seat} {question} {legal} {action} {match.events[-1]} {refusals}")
    lines.append(GAME.state_hash(match.state))
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--trace", type=int, metavar="NUMBER")
    args = parser.parse_args()
    if args.trace is not None:
        print("\n".join(course(args.trace)))
        return
    for number in range(args.games):
        lines = course(number)
        print(number, len(lines) - 2, hashlib.sha256("\n".join(lines).encode()).hexdigest()[:24])


if __name__ == "__main__":
    main()
