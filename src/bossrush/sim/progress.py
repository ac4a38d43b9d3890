"""A progress bar for long work: on a terminal a line that is redrawn, elsewhere nothing."""

from __future__ import annotations

import time
from typing import TextIO

WIDTH = 30
REDRAW_SECONDS = 0.1


class Progress:
    def __init__(self, total: int, out: TextIO) -> None:
        self.total = total
        self.out = out
        self.shown = out.isatty()
        self.first = 0
        self.began = 0.0
        """What was done when it was first told, and when: how long it takes to begin says nothing about the rest."""
        self.drawn = 0.0
        self.length = 0

    def step(self, done: int, note: str = "") -> None:
        now = time.monotonic()
        if not self.began:
            self.first, self.began = done, now
        if not self.shown or (now - self.drawn < REDRAW_SECONDS and done < self.total):
            return
        self.drawn = now
        filled = WIDTH * done // self.total
        bar = "#" * filled + "." * (WIDTH - filled)
        self.draw(f"[{bar}] {done}/{self.total}, {note or self.left(done, now)}")

    def left(self, done: int, now: float) -> str:
        if done == self.first:
            return "starting"
        return f"{duration((now - self.began) / (done - self.first) * (self.total - done))} left"

    def draw(self, line: str) -> None:
        self.out.write("\r" + line.ljust(self.length))
        self.out.flush()
        self.length = len(line)

    def close(self) -> None:
        if self.shown:
            self.draw("")
            self.out.write("\r")
            self.out.flush()


def duration(seconds: float) -> str:
    """Such as 12 s, 3:05 min or 2:00 h."""
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60}:{whole % 60:02} min"
    return f"{whole // 3600}:{whole % 3600 // 60:02} h"
