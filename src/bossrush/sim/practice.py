"""`bossrush tune --heuristic`: what things are worth to the heuristic bot, by games against variants of itself.

In every round all numbers are changed a little, each up or down at random; the bot with these changes plays the one
with the opposite changes, and all numbers move towards whoever won more: simultaneous perturbation (SPSA), as chess
engines are tuned. What comes out is written only if it beats the numbers before on deals of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from math import sqrt
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TextIO

from bossrush.bots.levels import OTHER_WORTHS, worths_in
from bossrush.bots.parameters import HEURISTIC
from bossrush.games import kit_of
from bossrush.kernel.game import GameError
from bossrush.sim.crew import Job, new_crew
from bossrush.sim.games import Setting, new_setting
from bossrush.sim.progress import Progress
from bossrush.sim.run import INTERRUPTED, Run, play_run
from bossrush.sim.statistics import Share
from bossrush.sim.tune import LIMIT, check_out, write_part

PLAYERS = 2
ROUND = 100
"""Games of a round: every deal is played in both orders of the seats."""
TEST_SHARE = 0.3
"""Of the games test what the others found."""
CHANGE = 0.15
"""How much a number is changed for a try, as a share of it."""
LAST_CHANGE = 0.08
PACE = 0.04
"""How far the numbers move towards a side that won all games, as a share of them and over that change."""
SMALLEST = 0.5
"""Numbers nearer to zero change as this one does."""
FIXED = ("solo_faint",)
"""Says nothing in games of two."""

Numbers = dict[str, float]


class Practice:
    """Games of two variants of the heuristic bot."""

    def __init__(self, game: str, seed: int, jobs: int | None, bar: Progress) -> None:
        self.setting = new_setting(game, PLAYERS, ["heuristic"], {}, seed, LIMIT, [])
        self.jobs = jobs
        self.bar = bar
        self.deals = 0
        """Played so far: none comes twice."""

    def duel(self, one: Numbers, other: Numbers, games: int) -> Share:
        """How many the first won. `KeyboardInterrupt` on Ctrl-C, `GameError` if a worker fails."""
        with TemporaryDirectory() as folder:
            bots = []
            for name, numbers in (("one", one), ("other", other)):
                file = Path(folder) / f"{name}.json"
                write_part(file, self.setting.game, HEURISTIC, numbers)
                bots.append(f"{OTHER_WORTHS}{file}")
            run = Run(new_crew(games, self.jobs, None), games, StringIO())
            share = Share()
            for outcome in play_run(self.games(bots, games // 2), run):
                if len(outcome.winners) == 1:
                    share.add(outcome.labels["bot"][outcome.winners[0]] == bots[0])
                self.bar.step(2 * self.deals + run.games)
        self.deals += games // 2
        if run.interrupted:
            raise KeyboardInterrupt
        if run.trouble:
            raise GameError(run.trouble)
        return share

    def games(self, bots: list[str], deals: int) -> Iterator[Job]:
        orders: list[Setting] = [self.setting.with_bots(order) for order in (bots, bots[::-1])]
        for deal in range(self.deals, self.deals + deals):
            for setting in orders:
                yield setting, deal


def practise_command(
    game: str, games: int, seed: int, jobs: int | None, start: Path, path: Path, out: TextIO, err: TextIO
) -> int:
    """Play about so many games, and write what was found if it is better."""
    rounds = int(games * (1.0 - TEST_SHARE)) // ROUND
    tests = int(games * TEST_SHARE) // 2 * 2
    bar = Progress(rounds * ROUND + tests, err)
    practice = Practice(game, seed, jobs, bar)
    if rounds < 1:
        raise GameError(f"--games is {int(ROUND / (1.0 - TEST_SHARE)) + 2} or more with --heuristic")
    check_out(path, game)
    before = worths_in(start, game) if start != path or path.is_file() else kit_of(game).players.worths.numbers
    try:
        now = practise(practice, before, rounds, Random(f"bossrush practice {seed}"))
        share = practice.duel(now, before, tests)
    except KeyboardInterrupt:
        print("bossrush: interrupted; nothing is written", file=err)
        return INTERRUPTED
    finally:
        bar.close()
    low, high = share.interval()
    print(
        f"{rounds * ROUND} games of practice; then {share.wins} of {share.games} won against the numbers before:"
        f" {100 * share.rate():.1f} % ({100 * low:.1f} to {100 * high:.1f})",
        file=out,
    )
    if low <= 0.5:
        print("that is not clearly better: the numbers stay as they were", file=out)
        return 0
    write_part(path, game, HEURISTIC, now)
    print(f"written to {path}", file=out)
    return 0


def practise(practice: Practice, start: Numbers, rounds: int, generator: Random) -> Numbers:
    scale = {name: max(abs(number), SMALLEST) for name, number in start.items() if name not in FIXED}
    moved = dict.fromkeys(scale, 0.0)
    """By how many of its scale each number is another now."""
    for done in range(rounds):
        change = CHANGE + (LAST_CHANGE - CHANGE) * done / rounds
        pace = PACE / sqrt(1.0 + 4.0 * done / rounds)
        signs = {name: generator.choice((-1.0, 1.0)) for name in scale}
        up, down = (
            changed(start, scale, {name: moved[name] + way * change * signs[name] for name in scale})
            for way in (1.0, -1.0)
        )
        lead = 2.0 * practice.duel(up, down, ROUND).rate() - 1.0
        for name, sign in signs.items():
            moved[name] += pace * lead / change * sign
    return changed(start, scale, moved)


def changed(start: Numbers, scale: Numbers, moved: Numbers) -> Numbers:
    return {name: round(number + scale.get(name, 0.0) * moved.get(name, 0.0), 4) for name, number in start.items()}
