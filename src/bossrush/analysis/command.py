"""`bossrush analyse`: a record in, a page and a JSON file out."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TextIO

from bossrush.analysis.analysis import Analysis, assemble
from bossrush.analysis.choices import choices_of, moves_of
from bossrush.analysis.crew import weigh_all
from bossrush.analysis.page import page
from bossrush.analysis.telling import Teller
from bossrush.analysis.weighing import Weighed
from bossrush.bots.search import Budget
from bossrush.kernel.game import Game, GameError
from bossrush.kernel.match import Match
from bossrush.kernel.record import Record, write_record
from bossrush.sim.files import check_writable
from bossrush.sim.progress import Progress, duration
from bossrush.text.messages import Messages

BUDGET = re.compile(r"([1-9][0-9]{0,6})(ms)?")


def read_budget(text: str) -> Budget:
    """`100` playouts, or `500ms`."""
    match = BUDGET.fullmatch(text)
    if match is None:
        raise GameError(f"--budget is a number of playouts such as 200 or a time such as 500ms, not '{text}'")
    number = int(match[1])
    return Budget(milliseconds=number) if match[2] else Budget(playouts=number)


class Wishes:
    """What `bossrush analyse` was told besides the record."""

    def __init__(
        self, packs: Sequence[str], budget: str, jobs: int | None, html: Path | None, data: Path | None, lang: str
    ) -> None:
        self.packs = packs
        self.budget = budget
        self.jobs = jobs
        self.html = html
        self.data = data
        self.lang = lang


def analyse(game: Game, record: Record, budget: Budget, wishes: Wishes, err: TextIO) -> Analysis:
    """Of a record that was replayed without complaint, of a game that is over."""
    match = Match(game, record)
    choices = choices_of(match, moves_of(game, record))
    weighed: dict[int, Weighed] = {}
    progress = Progress(max(1, len(choices)), err)
    progress.step(0)
    try:
        for number, one in weigh_all(write_record(record), wishes.packs, len(choices), budget, wishes.jobs):
            weighed[number] = one
            progress.step(len(weighed))
    finally:
        progress.close()
    analysis = assemble(game, match, choices, [weighed[number] for number in range(len(choices))])
    Teller(game, wishes.lang).tell(analysis, match, choices)
    return analysis


def analyse_command(file: Path, game: Game, match: Match, wishes: Wishes, out: TextIO, err: TextIO) -> int:
    """`match` is the record in `file`, replayed. If no file is wished for, the page gets the name of the record."""
    if not match.state.over:
        raise GameError(f"{file}: this game is not over; only finished games are analysed")
    if wishes.jobs is not None and wishes.jobs < 1:
        raise GameError("--jobs is a number from 1 up")
    budget = read_budget(wishes.budget)
    target = wishes.html or (file.with_suffix(".html") if wishes.data is None else None)
    for path in (wishes.data, target):
        if path is not None:
            check_writable(path)
    messages = Messages(wishes.lang, "analysis")
    begun = time.monotonic()
    analysis = analyse(game, match.to_record(), budget, wishes, err)
    written: list[Path] = []
    if wishes.data is not None:
        wishes.data.write_text(json.dumps(asdict(analysis), ensure_ascii=False), encoding="utf-8")
        written.append(wishes.data)
    if target is not None:
        target.write_text(page(analysis, budget, messages), encoding="utf-8")
        written.append(target)
    taken = duration(time.monotonic() - begun)
    names = ", ".join(str(each) for each in written)
    print(messages.text("analysis-written", steps=len(analysis.steps), time=taken, files=names), file=out)
    return 0
