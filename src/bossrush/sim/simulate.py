"""`bossrush simulate`: many games by bots, counted. The same seed gives the same counts for any number of jobs."""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import TextIO

from bossrush.bots import check_bot
from bossrush.kernel.game import GameError
from bossrush.library import load_game
from bossrush.sim.games import Outcome, Setting, play_game
from bossrush.sim.progress import Progress

CHUNK = 4


class Counts:
    """Games and wins of one label value, such as a hero."""

    __slots__ = ("games", "wins")

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0

    def data(self) -> dict[str, object]:
        return {"games": self.games, "wins": self.wins, "rate": round(self.wins / self.games, 4)}


class Totals:
    """Everything a simulation counts, from the outcomes in order."""

    def __init__(self) -> None:
        self.games = 0
        self.finished = 0
        self.won = 0
        self.decisions = 0
        self.turns: list[int] = []
        """The most turns of a player, by finished game."""
        self.scores: list[int] = []
        self.wins: dict[str, dict[str, Counts]] = {}

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.finished += int(outcome.finished)
        self.won += int(bool(outcome.winners))
        self.decisions += outcome.decisions
        if outcome.finished:
            self.turns.append(max(outcome.turns))
        if outcome.score is not None:
            self.scores.append(outcome.score)
        seats = [str(seat + 1) for seat in range(len(outcome.turns))]
        for label, values in {"seat": seats, **outcome.labels}.items():
            for value in dict.fromkeys(values):
                counts = self.wins.setdefault(label, {}).setdefault(value, Counts())
                counts.games += 1
                counts.wins += int(any(values[seat] == value for seat in outcome.winners))

    def data(self) -> dict[str, object]:
        turns = sorted(self.turns)
        return {
            "games": self.games,
            "finished": self.finished,
            "won": self.won,
            "decisions": self.decisions,
            "turns": {
                "mean": round(sum(turns) / len(turns), 3) if turns else None,
                "p10": turns[len(turns) // 10] if turns else None,
                "p90": turns[len(turns) * 9 // 10] if turns else None,
                "most": turns[-1] if turns else None,
            },
            "score": {"mean": round(sum(self.scores) / len(self.scores), 3), "best": max(self.scores)}
            if self.scores
            else None,
            "wins": {
                label: {value: counts.data() for value, counts in sorted(values.items())}
                for label, values in sorted(self.wins.items())
            },
        }


def play_chunk(setting: Setting, numbers: Sequence[int]) -> list[Outcome]:
    game = load_game(setting.game, [Path(pack) for pack in setting.packs])
    return [play_game(game, setting, number) for number in numbers]


def leave_interrupts_alone() -> None:
    """Ctrl-C reaches every process of the terminal; the one that reports stops the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def outcomes(setting: Setting, games: int, jobs: int) -> Iterator[Outcome]:
    """The outcomes in the order of their numbers, from this process or from so many others."""
    chunks = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    work = partial(play_chunk, setting)
    if jobs == 1:
        for chunk in chunks:
            yield from work(chunk)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), leave_interrupts_alone) as pool:
        for results in pool.map(work, chunks):
            yield from results


def seat_bots(bots: list[str], players: int, game: str) -> list[str]:
    """One bot a seat: one name serves all, else there is a name for each."""
    for bot in bots:
        check_bot(bot, game)
    if len(bots) == 1:
        return bots * players
    if len(bots) != players:
        raise GameError(f"--bots names {len(bots)} bots for {players} players; give one for all or one for each")
    return bots


def simulate_command(
    game: str,
    players: int,
    bots: list[str],
    options: dict[str, str],
    games: int,
    seed: int,
    jobs: int,
    limit: int,
    packs: Sequence[Path],
    json_file: Path | None,
    out: TextIO,
    progress: TextIO,
) -> int:
    if games < 1 or jobs < 1 or limit < 1:
        raise GameError("--games, --jobs and --limit are numbers from 1 up")
    if options.get("players", str(players)) != str(players):
        raise GameError(f"--players is {players}, but option players is {options['players']}")
    loaded = load_game(game, packs)
    settings = {**options, "players": str(players)}
    loaded.read_options(settings)
    setting = Setting(game, seat_bots(bots, players, game), settings, seed, limit, [str(pack) for pack in packs])
    if json_file is not None:
        json_file.touch()  # a file that cannot be written is told before the work, not after it
    totals = Totals()
    bar = Progress(games, progress)
    began = time.perf_counter()
    interrupted = False
    try:
        for outcome in outcomes(setting, games, jobs):
            totals.add(outcome)
            bar.step(totals.games)
    except KeyboardInterrupt:
        interrupted = True
    seconds = time.perf_counter() - began
    bar.close()
    report = {
        "game": game,
        "players": players,
        "bots": setting.bots,
        "options": settings,
        "seed": seed,
        **totals.data(),
        "jobs": jobs,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(totals.decisions / seconds) if seconds else 0,
        "games_per_second": round(totals.games / seconds, 2) if seconds else 0,
    }
    write_table(report, setting.bots, totals, out)
    if json_file is not None:
        json_file.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    return 130 if interrupted else 0


def write_table(report: dict[str, object], bots: list[str], totals: Totals, out: TextIO) -> None:
    turns = totals.data()["turns"]
    assert isinstance(turns, dict)
    print(f"{report['game']}, {report['players']} players, bots: {', '.join(bots)}", file=out)
    print(f"games      {totals.games}, finished {totals.finished}, won {totals.won}", file=out)
    print(f"turns      mean {turns['mean']}, 10 % {turns['p10']}, 90 % {turns['p90']}, most {turns['most']}", file=out)
    if totals.scores:
        print(f"score      mean {sum(totals.scores) / len(totals.scores):.1f}, best {max(totals.scores)}", file=out)
    for label, values in sorted(totals.wins.items()):
        for i, (value, counts) in enumerate(sorted(values.items())):
            name = label if i == 0 else ""
            rate = 100 * counts.wins / counts.games
            print(f"{name:<10} {value:<14} {counts.wins:>5} of {counts.games:<5} {rate:5.1f} %", file=out)
    print(f"speed      {report['decisions_per_second']} decisions/s, {report['games_per_second']} games/s", file=out)
