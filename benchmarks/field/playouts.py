"""Random games of Catanatron and OpenSpiel, driven from Python; runs in their own environment and prints JSON.

A decision is a choice of a player; chance events cost time and are not counted. With `search:GAME` OpenSpiel's Monte
Carlo tree search in Python thinks about the first decision, and the decisions of its random rollouts are counted.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable

COPIES = 500
SEARCH = "search:"
SIMULATIONS = 50
"""For a decision."""


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


def open_spiel_search(name: str, seconds: float) -> dict[str, float]:
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import mcts

    class Counting(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
        """Their rollout, which counts its decisions."""

        decisions = 0

        def evaluate(self, state: pyspiel.State) -> object:
            working = state.clone()
            while not working.is_terminal():
                if working.is_chance_node():
                    results, chances = zip(*working.chance_outcomes(), strict=True)
                    working.apply_action(self._random_state.choice(results, p=chances))
                else:
                    working.apply_action(self._random_state.choice(working.legal_actions()))
                    self.decisions += 1
            return numpy.array(working.returns())

    game = pyspiel.load_game(name)
    rollouts = Counting(1, numpy.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, SIMULATIONS, rollouts, random_state=numpy.random.RandomState(2))
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])

    def think() -> int:
        before = rollouts.decisions
        bot.mcts_search(state)
        return rollouts.decisions - before

    return {"decisions/s": rate(think, seconds)[0]}


def main() -> None:
    name, seconds = sys.argv[1], float(sys.argv[2])
    if name == "catanatron":
        run = catanatron(seconds)
    elif name.startswith(SEARCH):
        run = open_spiel_search(name.removeprefix(SEARCH), seconds)
    else:
        run = open_spiel(name, seconds)
    print(json.dumps(run))


if __name__ == "__main__":
    main()
