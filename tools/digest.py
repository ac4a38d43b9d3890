"""Plays games of both kinds and prints a line for each: number, decisions and a hash of the whole course.

Two builds of the package that print the same lines play the same game and have the same bots. With --trace, one game, a
line a decision.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bossrush.bots.base import Sight
from bossrush.bots.levels import make_bot
from bossrush.kernel.chance import FastChance
from bossrush.kernel.core import Core
from bossrush.kernel.game import Game
from bossrush.kernel.match import new_match
from bossrush.kernel.record import FAST, SEALED
from tests.conformance import Choose, choose_uniformly
from tests.property import play, play_bossmonster

LIMIT = 400
BOTS = {7: "heuristic", 15: "search:6"}
"""Of sixteen games, those that a bot plays; it thinks long, so they end early."""
BOTS_LIMIT = 40


def chooser(game: Game, number: int) -> Choose:
    name = BOTS.get(number % 16)
    if name:
        bot = make_bot(name, game.name, str(number))
        return lambda state, seat, legal, chance: bot.choose(Sight(game, state, seat))
    if number % 2:
        return choose_uniformly
    return play.choose_climbing if game is play.GAME else play_bossmonster.choose_building


def course(number: int) -> list[str]:
    """Every decision of this game: question, legal actions, choice and events; and the final hash."""
    kind = play if number // 16 % 2 else play_bossmonster
    game: Game = kind.GAME
    options = kind.OPTIONS[number % len(kind.OPTIONS)]
    match = new_match(game, options, [], SEALED if number % 5 == 0 else FAST, str(number))
    choose = chooser(game, number)
    limit = BOTS_LIMIT if number % 16 in BOTS else LIMIT
    chance = FastChance(number)
    lines = [f"opening {match.events[0]}"]
    while not match.state.over and len(match.record.moves) < limit:
        state: Core = match.state.copy() if len(lines) % 50 == 0 else match.state
        seat = state.seats[0]
        legal = state.legal(seat)
        action = choose(state, seat, legal, chance)
        question = state.asked().name
        refusals = [game.check(state, seat, other) for other in range(len(lines) % 7, game.actions, 7)]
        match.play(seat, action)
        lines.append(f"{seat} {question} {legal} {action} {match.events[-1]} {refusals}")
    lines.append(game.state_hash(match.state))
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
