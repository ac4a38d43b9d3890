"""A bot that takes any legal action, and a search whose playouts do."""

from __future__ import annotations

from random import Random
from typing import Final

from bossrush.bots.base import Bot, Sight
from bossrush.bots.chances import Weights
from bossrush.bots.search import Guide, Line
from bossrush.kernel.chance import FastChance
from bossrush.kernel.core import Core

ENDLESS: Final = 1 << 30


class RandomBot(Bot):
    def __init__(self, seed: str) -> None:
        self.generator = Random(f"bossrush bot {seed}")

    def choose(self, sight: Sight) -> int:
        return self.generator.choice(sight.legal)


class RandomGuide(Guide):
    """Knows nothing of the game: any action is worth a try, and playouts go on at random until the end.

    For measuring the search itself.
    """

    __slots__ = ("chance",)

    def __init__(self) -> None:
        super().__init__(Weights([], []))
        self.chance = FastChance(1)

    def turn(self, g: Core) -> int:
        return 0

    def turns_ahead(self) -> int:
        return ENDLESS

    def branches(self, g: Core, seat: int) -> bool:
        return True

    def lines(self, g: Core, seat: int, legal: list[int]) -> list[Line]:
        return [[action] for action in legal]

    def answer(self, g: Core, seat: int, legal: list[int]) -> int:
        return legal[self.chance.below(len(legal))]

    def names(self) -> list[str]:
        return []

    def features(self, g: Core) -> list[list[float]]:
        return [[] for _ in range(g.players)]

    def chances(self, g: Core) -> list[float]:
        return [1.0 / g.players] * g.players
