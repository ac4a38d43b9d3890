"""Random games of Catanatron and OpenSpiel, driven from Python; runs in their own environment and prints JSON.

A decision is a choice of a player; chance events cost time and are not counted.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable

SECONDS = 1.0
COPIES = 500


def rate(play: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Decisions and games a second; `play` plays one game and gives its decisions."""
    play()
    decisions = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions += play()
        games += 1
    return decisions / spent, games / spent


def microseconds(work: Callable[[], object], times: int) -> float:
    began = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - began) / times * 1e6


def catanatron(seconds: float) -> dict[str, float]:
    from catanatron import Color, Game, RandomPlayer

    def start() -> Game:
        return Game([RandomPlayer(color) for color in Color])

    def play() -> int:
        game = start()
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            ticks += 1
        return ticks

    game = start()
    for _ in range(100):
        game.play_tick()
    decisions, games = rate(play, seconds)
    return {"decisions/s": decisions, "games/s": games, "copy": microseconds(game.copy, COPIES)}


def open_spiel(name: str, seconds: float) -> dict[str, float]:
    import pyspiel

    game = pyspiel.load_game(name)
    chooser = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                results, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chooser.choices(results, chances)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(chooser.random() * len(legal))])
                decisions += 1
        return decisions

    state = game.new_initial_state()
    decisions, games = rate(play, seconds)
    return {"decisions/s": decisions, "games/s": games, "copy": microseconds(state.clone, COPIES)}


def main() -> None:
    name, seconds = sys.argv[1], float(sys.argv[2])
    print(json.dumps(catanatron(seconds) if name == "catanatron" else open_spiel(name, seconds)))


if __name__ == "__main__":
    main()
