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
        self.began = time.monotonic()
        self.drawn = 0.0

    def step(self, done: int) -> None:
        now = time.monotonic()
        if not self.shown or (now - self.drawn < REDRAW_SECONDS and done < self.total):
            return
        self.drawn = now
        filled = WIDTH * done // self.total
        left = (now - self.began) / done * (self.total - done) if done else 0.0
        bar = "#" * filled + "." * (WIDTH - filled)
        self.out.write(f"\r[{bar}] {done}/{self.total}, {left:.0f} s left ")
        self.out.flush()

    def close(self) -> None:
        if self.shown:
            self.out.write("\r" + " " * (WIDTH + 40) + "\r")
            self.out.flush()
