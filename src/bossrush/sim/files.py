"""The files a simulation writes. One that fails is told and left; the games go on, and the other files are written."""

from __future__ import annotations

import csv
import json
import os
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from bossrush.sim.games import Outcome

MAKE_ROOM = "make room or choose another place, and run again with the same --seed"


class FileError(Exception):
    """A file that cannot be written, told before any game is played."""


def check_writable(path: Path) -> None:
    """Nothing is left behind: a run that does not come to its end makes no empty file."""
    target = Path(os.path.realpath(path))  # a link may lead to a file that is not there yet, and stays
    try:
        try:
            target.touch(exist_ok=False)
        except FileExistsError:
            target.open("a").close()
        else:
            target.unlink()
    except OSError as error:
        reason = error.strerror or str(error)
        raise FileError(f"{path}: {reason}; name a file you may write, in a folder that exists") from None


class Files:
    """What was asked for, and what went wrong with it."""

    def __init__(self, json_file: Path | None, csv_file: Path | None, html_file: Path | None, err: TextIO) -> None:
        for path in (json_file, csv_file, html_file):
            if path is not None:
                check_writable(path)
        self.json_file = json_file
        self.html_file = html_file
        self.err = err
        self.lines = Lines(csv_file) if csv_file is not None else None
        self.failed = False

    def add(self, outcome: Outcome) -> None:
        """Write the line of this game."""
        if self.lines is None:
            return
        try:
            self.lines.add(outcome)
        except OSError as error:
            self.tell(self.lines.path, error, f"it holds {self.lines.written} whole lines; the games go on without it")
            self.lines.close()
            self.lines = None

    def close(self) -> None:
        if self.lines is not None:
            self.lines.close()

    def write_json(self, report: dict[str, object]) -> None:
        if self.json_file is not None:
            self.write(self.json_file, json.dumps(report, indent=2) + "\n")

    def write_html(self, page: str) -> None:
        if self.html_file is not None:
            self.write(self.html_file, page)

    def write(self, path: Path, text: str) -> None:
        try:
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            self.tell(path, error, MAKE_ROOM)

    def tell(self, path: Path, error: OSError, what_then: str) -> None:
        self.failed = True
        print(f"bossrush: {path}: {error.strerror}; {what_then}", file=self.err)


class Lines:
    """A table with a line for each game. A line is on disk when it is written, so that no way of ending loses it.

    Lists by seat have a bar between the seats, the cards of a seat a space between them.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file: TextIO | None = None
        self.written = 0

    def add(self, outcome: Outcome) -> None:
        labels = sorted(outcome.labels)
        if self.file is None:
            self.file = self.path.open("w", encoding="utf-8", newline="", buffering=1)
            self.write(["number", "finished", "winners", "turns", "decisions", "score", *labels, "cards"])
        self.write(
            [
                outcome.number,
                "yes" if outcome.finished else "no",
                by_seat([str(seat + 1) for seat in outcome.winners]),
                by_seat([str(turns) for turns in outcome.turns]),
                outcome.decisions,
                outcome.score,
                *(by_seat(outcome.labels[label]) for label in labels),
                by_seat([" ".join(cards) for cards in outcome.cards]),
            ]
        )
        self.written += 1

    def write(self, values: list[object]) -> None:
        assert self.file is not None
        csv.writer(self.file, lineterminator="\n").writerow(values)

    def close(self) -> None:
        """What is written is on disk; closing tries once more to write what failed."""
        if self.file is not None:
            with suppress(OSError):
                self.file.close()


def by_seat(values: list[str]) -> str:
    return "|".join(values)
