"""`bossrush tune`: fits the chance to win to games that bots play, and writes the weights down."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import TextIO

from bossrush.bots.chances import Weights, chances, load_weights
from bossrush.bots.levels import bot_package, new_guide
from bossrush.bots.parameters import parameters_in
from bossrush.games import kit_of, load_game
from bossrush.kernel.game import GameError
from bossrush.sim.crew import Crew, Job
from bossrush.sim.files import check_writable
from bossrush.sim.games import Outcome, Setting, new_setting
from bossrush.sim.run import Run, play_run

EPOCHS = 30
BATCH = 64
FIRST_RATE = 0.05
LAST_RATE = 0.001
SMALL = 1e-4
"""How strongly weights are held near zero."""
HELD_OUT = 5
"""Every fifth game of a setting tests what the others taught."""
LEAST = 1e-6

LIMIT = 20_000

Sample = tuple[list[list[float]], list[float]]
"""The features of all seats in a position, and what each seat won in the end."""


def tune_command(settings: Sequence[Setting], games: int, crew: Crew, path: Path, out: TextIO, err: TextIO) -> int:
    """Play `games` games with each setting, all of one game, and fit."""
    game = settings[0].game
    check_out(path, game)
    run = Run(crew, games * len(settings), err)
    lessons: list[Sample] = []
    tests: list[Sample] = []
    outcomes = sorted(play_run(jobs_of(settings, games), run), key=lambda o: (len(o.turns), o.number))
    for outcome in outcomes:
        if outcome.finished:
            (tests if held_out(outcome.number, len(settings)) else lessons).extend(samples_of(outcome))
    if run.interrupted or run.trouble or not lessons or not tests:
        print("bossrush: too few games were finished; nothing is written", file=err)
        return run.exit_code(failed=True)
    names = new_guide(game).names()
    weights = load_weights(game, bot_package(game), names, path)
    for name, solo in (("several", False), ("solo", True)):
        taught = [sample for sample in lessons if (len(sample[0]) == 1) == solo]
        tested = [sample for sample in tests if (len(sample[0]) == 1) == solo]
        if not taught or not tested:
            continue
        fitted = fit(taught, len(names), settings[0].seed)
        before = loss(weights, tested)
        after = loss(Weights(fitted, fitted), tested)
        print(f"{name}: {len(taught)} positions; surprise on others: {before:.4f} before, {after:.4f} now", file=out)
        if after >= before:
            print(f"{name}: the weights stay as they were", file=out)
        elif solo:
            weights.solo = fitted
        else:
            weights.several = fitted
    write_weights(path, game, names, weights)
    print(f"written to {path}", file=out)
    return run.exit_code(failed=False)


def check_options(heuristic: bool, bot: str | None, players: Sequence[int] | None, start: Path | None) -> None:
    """What would be ignored is refused."""
    if heuristic and (bot or players):
        raise GameError("with --heuristic two heuristic bots play each other; leave --bot and --players out")
    if start and not heuristic:
        raise GameError("--start belongs to --heuristic; without it the weights in --out are gone on from")


def check_out(path: Path, game: str) -> None:
    """Told before any game is played: a file that cannot be written, or that holds something else than parameters."""
    check_writable(path)
    if path.is_file():
        parameters_in(path, game)


def held_out(number: int, settings: int) -> bool:
    """Every fifth game of each setting."""
    return number // settings % HELD_OUT == 0


def tuning_settings(game: str, bot: str, seed: int, players: Sequence[int] | None) -> list[Setting]:
    """The variants that are learned from, each as often; all, or those of a number of players."""
    load_game(game, [])
    settings = []
    for options in kit_of(game).players.lessons:
        if players and int(options["players"]) not in players:
            continue
        setting = new_setting(game, int(options["players"]), [bot], options, seed, LIMIT, [])
        setting.positions = True
        settings.append(setting)
    if not settings:
        raise GameError(f"nothing is learned from {game} with {', '.join(map(str, players or []))} players")
    return settings


def jobs_of(settings: Sequence[Setting], games: int) -> Iterator[Job]:
    for number in range(games * len(settings)):
        yield settings[number % len(settings)], number


def samples_of(outcome: Outcome) -> list[Sample]:
    won = 1.0 / len(outcome.winners) if outcome.winners else 0.0
    result = [won if seat in outcome.winners else 0.0 for seat in range(len(outcome.turns))]
    return [(rows, result) for rows in outcome.positions]


def fit(samples: list[Sample], size: int, seed: int) -> list[float]:
    """Weights that make the results least surprising: gradient descent with momentum (Adam), the same for a seed."""
    order = Random(f"bossrush tune {seed}")
    samples = samples[:]
    weights = [0.0] * size
    drift = [0.0] * size
    spread = [0.0] * size
    step = 0
    for epoch in range(EPOCHS):
        order.shuffle(samples)
        rate = LAST_RATE + FIRST_RATE * (1.0 - epoch / EPOCHS)
        for begin in range(0, len(samples), BATCH):
            slope = slope_of(samples[begin : begin + BATCH], weights)
            step += 1
            for i, value in enumerate(slope):
                drift[i] = 0.9 * drift[i] + 0.1 * value
                spread[i] = 0.999 * spread[i] + 0.001 * value * value
                size_now = math.sqrt(spread[i] / (1.0 - 0.999**step)) + 1e-8
                weights[i] -= rate * drift[i] / (1.0 - 0.9**step) / size_now
    return [round(weight, 4) for weight in weights]


def slope_of(batch: list[Sample], weights: list[float]) -> list[float]:
    slope = [SMALL * weight for weight in weights]
    both = Weights(weights, weights)
    for rows, result in batch:
        for row, chance, won in zip(rows, chances(both, rows), result, strict=True):
            miss = (chance - won) / len(batch)
            for i, value in enumerate(row):
                slope[i] += miss * value
    return slope


def loss(weights: Weights, samples: list[Sample]) -> float:
    """The mean surprise: minus the logarithm of the chance that was given to what happened."""
    total = 0.0
    for rows, result in samples:
        found = chances(weights, rows)
        if len(found) == 1:
            found = [found[0], 1.0 - found[0]]
            result = [result[0], 1.0 - result[0]]
        total -= sum(won * math.log(max(chance, LEAST)) for chance, won in zip(found, result, strict=True))
    return total / len(samples)


def write_weights(path: Path, game: str, names: list[str], weights: Weights) -> None:
    write_part(path, game, "several", dict(zip(names, weights.several, strict=True)))
    write_part(path, game, "solo", dict(zip(names, weights.solo, strict=True)))


def write_part(path: Path, game: str, part: str, numbers: dict[str, float]) -> None:
    """Everything else in the file stays as it is."""
    data = parameters_in(path, game) if path.is_file() else {}
    data.setdefault(game, {})[part] = numbers
    path.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
