"""`bossrush simulate`: many games by bots, counted. The same seed gives the same counts whoever plays them."""

from __future__ import annotations

from typing import TextIO

from bossrush.sim.crew import Crew
from bossrush.sim.files import Files
from bossrush.sim.games import Setting
from bossrush.sim.report import page
from bossrush.sim.run import Run, play_run
from bossrush.sim.statistics import Share
from bossrush.sim.totals import Totals


def simulate_command(setting: Setting, games: int, crew: Crew, files: Files, out: TextIO, err: TextIO) -> int:
    totals = Totals()
    run = Run(crew, games, err)
    for outcome in play_run(((setting, number) for number in range(games)), run):
        totals.add(outcome)
        files.add(outcome)
    files.close()
    report = {
        "game": setting.game,
        "players": setting.players(),
        "bots": setting.bots,
        "options": setting.options,
        "seed": setting.seed,
        **totals.data(),
        **run.data(),
    }
    files.write_json(report)
    files.write_html(page(setting, totals))
    write_table(setting, totals, run, out)
    return run.exit_code(files.failed)


def write_table(setting: Setting, totals: Totals, run: Run, out: TextIO) -> None:
    print(f"{setting.game}, {setting.players()} players, bots: {', '.join(setting.bots)}", file=out)
    print(f"games      {totals.games}, finished {totals.finished}, won {totals.won}", file=out)
    if totals.turns.size:
        turns = totals.turns
        low, high = turns.ranked(turns.size // 10), turns.ranked(turns.size * 9 // 10)
        print(f"turns      mean {turns.mean():.1f}, 10 % {low}, 90 % {high}, most {turns.most()}", file=out)
    if totals.scores.size:
        print(f"score      mean {totals.scores.mean():.1f}, best {totals.scores.most()}", file=out)
    for label, shares in sorted(totals.wins.items()):
        for i, (value, share) in enumerate(sorted(shares.items())):
            print(f"{label if i == 0 else '':<10} {value:<14} {share_text(share)}", file=out)
    print(f"speed      {run.speed()}", file=out)


def share_text(share: Share) -> str:
    low, high = share.interval()
    rate = f"{100 * share.rate():5.1f} %  ({100 * low:.1f} to {100 * high:.1f})"
    return f"{share.wins:>5} of {share.games:<5} {rate}"
