"""Clocks: none, per move, per game with increment, or correspondence in days. All times in milliseconds."""

from __future__ import annotations

import re
from typing import Final

from bossrush.kernel.game import GameError

NONE: Final = "none"
SHAPE: Final = re.compile(r"none|move:(\d{1,5})|game:(\d{1,5})\+(\d{1,3})|days:(\d{1,2})", re.ASCII)
DAY: Final = 24 * 60 * 60 * 1000


class ClockRule:
    """`none`, `move:SECONDS`, `game:SECONDS+INCREMENT` or `days:DAYS`; `GameError` if it is nothing of these."""

    __slots__ = ("days", "increment", "limit", "text", "whole_game")

    def __init__(self, text: str) -> None:
        found = SHAPE.fullmatch(text)
        if found is None:
            raise GameError(f"a clock is none, move:SECONDS, game:SECONDS+INCREMENT or days:DAYS, not '{text}'")
        move, game, increment, days = (int(part) if part else 0 for part in found.groups())
        self.text = text
        self.limit = move * 1000 or game * 1000 or days * DAY
        self.increment = increment * 1000
        self.whole_game = game > 0
        self.days = days > 0
        if text != NONE and not self.limit:
            raise GameError(f"the clock '{text}' gives no time at all")

    def runs(self) -> bool:
        return self.limit > 0


class Clock:
    """The time of every seat, folded from the log: it runs for a person from the moment a decision is theirs."""

    __slots__ = ("left", "rule", "since")

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [rule.limit] * seats
        self.since = [0] * seats
        """When the running decision of each seat began; 0 while it does not decide."""

    def decided(self, seat: int, at: int, still: bool) -> None:
        """The seat has decided. `still`: the next decision is its own as well."""
        if self.rule.whole_game:
            used = at - self.since[seat] if self.since[seat] else 0
            self.left[seat] = max(0, self.left[seat] - used) + (0 if still else self.rule.increment)

    def run_for(self, seats: list[int], fresh: list[int], at: int) -> None:
        """From now on these seats decide; the time of the `fresh` ones begins now."""
        for seat in range(len(self.since)):
            if seat not in seats:
                self.since[seat] = 0
            elif seat in fresh or not self.since[seat]:
                self.since[seat] = at

    def deadline(self, seat: int) -> int:
        return self.since[seat] + self.left[seat]

    def left_at(self, seat: int, now: int) -> int:
        return max(0, self.deadline(seat) - now) if self.since[seat] else self.left[seat]
