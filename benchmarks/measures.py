"""Measures the engine that is imported, pure or compiled, and prints JSON. See engine.py."""

from __future__ import annotations

import json
import sys
import time
import tracemalloc
from collections.abc import Callable

from benchmarks.engines import load_game, make_bot, new_guide
from bossrush.bots.base import Sight
from bossrush.bots.random import RandomGuide
from bossrush.bots.search import Budget, Guide, Search
from bossrush.engine import engine_kind
from bossrush.kernel.chance import FastChance
from bossrush.kernel.core import Core
from bossrush.kernel.game import Game
from bossrush.kernel.match import new_match, replay
from bossrush.kernel.record import FAST, read_record, write_record
from bossrush.sim.playout import random_playout

CASES: dict[str, tuple[str, dict[str, str]]] = {
    "Platformer": ("platformer", {"players": "2"}),
    "Platformer, solo": ("platformer", {"players": "1"}),
    "Platformer, 4 players": ("platformer", {"players": "4"}),
    "Platformer, longer map": ("platformer", {"players": "2", "longer_map": "on"}),
    "Boss Monster": ("bossmonster", {"players": "2"}),
    "Boss Monster, 4 players": ("bossmonster", {"players": "4"}),
}
MAIN = ("Platformer", "Boss Monster")
LIMIT = 500
LATE = 200
"""Decisions after which a position counts as a late one."""
WARM_UP = 0.05
TIMES = 2_000
STATES = 300
PLAYOUTS = 50
"""For a decision."""


def start(game: Game, options: dict[str, str], seed: int, decisions: int = 0) -> Core:
    state = game.new_state(game.read_options(options), FastChance(seed))
    state.run()
    random_playout(state, FastChance(-seed), decisions)
    return state


def positions(game: Game, options: dict[str, str], decisions: int) -> list[Core]:
    found: list[Core] = []
    seed = 0
    while len(found) < 20:
        seed += 1
        state = start(game, options, seed, decisions)
        if not state.over:
            found.append(state)
    return found


def playouts(begin: Callable[[int], Core], seconds: float) -> tuple[float, float]:
    """Decisions and games a second of random games, setting up not counted."""
    decisions = number = 0
    spent = 0.0
    while spent < seconds:
        state = begin(number)
        began = time.process_time()
        decisions += random_playout(state, FastChance(-number), LIMIT)
        spent += time.process_time() - began
        number += 1
    return decisions / spent, number / spent


def self_play(game: Game, options: dict[str, str], seconds: float) -> tuple[float, float]:
    """The same by heuristic bots, whole games."""
    decisions = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        state = start(game, options, games)
        bots = [make_bot("heuristic", game.name, str(seat)) for seat in range(state.players)]
        for _ in range(LIMIT):
            if state.over:
                break
            seat = state.seats[0]
            state.answer(seat, bots[seat].choose(Sight(game, state, seat)))
            state.run()
            decisions += 1
        games += 1
    return decisions / spent, games / spent


def search(game: Game, options: dict[str, str], guide: Guide, seconds: float) -> tuple[float, float]:
    """Decisions and playouts a second of the search for the first decision."""
    steps = playouts = number = 0
    spent = 0.0
    while spent < seconds:
        number += 1
        state = start(game, options, number)
        began = time.process_time()
        thought = Search(guide, Sight(game, state, state.seats[0]), number)
        thought.run(Budget(playouts=PLAYOUTS))
        spent += time.process_time() - began
        steps += thought.steps
        playouts += thought.playouts
    return steps / spent, playouts / spent


def microseconds(states: list[Core], work: Callable[[Core], object], times: int = TIMES) -> float:
    rounds = max(1, times // len(states))
    began = time.process_time()
    for _ in range(rounds):
        for state in states:
            work(state)
    return (time.process_time() - began) / rounds / len(states) * 1e6


def list_legal(state: Core) -> list[int]:
    """As a question asked anew; what was asked has its answer ready."""
    return state.asked().options(state, state.seats[0])


def redeal(game: Game) -> Callable[[Core], object]:
    chance = FastChance(7)

    def work(state: Core) -> object:
        game.determinize(state, state.seats[0], chance)
        return state

    return work


def records(game: Game, options: dict[str, str]) -> tuple[float, float]:
    """Milliseconds to write a game down, and to read and replay it."""
    match = new_match(game, options, ["random"] * int(options["players"]), FAST, "5")
    chooser = FastChance(6)
    for _ in range(LIMIT):
        if match.state.over:
            break
        seat = match.state.seats[0]
        legal = match.state.legal(seat)
        match.apply(seat, legal[chooser.below(len(legal))])
    began = time.process_time()
    text = write_record(match.to_record())
    saved = time.process_time() - began
    began = time.process_time()
    replay(game, read_record(text))
    return saved * 1e3, (time.process_time() - began) * 1e3


def kilobytes(state: Core) -> float:
    """Of memory that one more copy of this state takes."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [state.copy() for _ in range(STATES)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(copies) / 1e3


def measure(seconds: float) -> dict[str, float]:
    results: dict[str, float] = {}
    for name, (id, options) in CASES.items():
        game = load_game(id, [])
        playouts(lambda seed: start(game, options, seed), WARM_UP)  # noqa: B023
        decisions, games = playouts(lambda seed: start(game, options, seed), seconds)  # noqa: B023
        results[f"{name}: random playouts, decisions/s"] = decisions
        results[f"{name}: random playouts, games/s"] = games
        if name in MAIN:
            results |= {f"{name}: {what}": value for what, value in details(game, options, seconds).items()}
    return results


def details(game: Game, options: dict[str, str], seconds: float) -> dict[str, float]:
    late = positions(game, options, LATE if game.name == "platformer" else LATE // 4)
    decisions, games = self_play(game, options, 2 * seconds)
    saved, loaded = records(game, options)
    searched = search(game, options, new_guide(game.name), seconds)
    return {
        "random playouts from late positions, decisions/s": playouts(lambda n: late[n % len(late)].copy(), seconds)[0],
        "heuristic self-play, decisions/s": decisions,
        "heuristic self-play, games/s": games,
        "search with random playouts, decisions/s": search(game, options, RandomGuide(), seconds)[0],
        "search, decisions/s": searched[0],
        "search, playouts/s": searched[1],
        "copy(), µs": microseconds(late, lambda state: state.copy()),
        "legal(), µs": microseconds(late, list_legal),
        "determinize(), µs": microseconds([state.copy() for state in late], redeal(game)),
        "write a record, ms": saved,
        "read and replay a record, ms": loaded,
        "memory of a state, kB": kilobytes(late[0]),
    }


if __name__ == "__main__":
    print(json.dumps({"engine": engine_kind(), "results": measure(float(sys.argv[1]))}))
