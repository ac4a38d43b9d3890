"""A bot that takes any legal action."""

from __future__ import annotations

from random import Random

from bossrush.bots.base import Bot, Sight


class RandomBot(Bot):
    def __init__(self, seed: str) -> None:
        self.generator = Random(f"bossrush bot {seed}")

    def choose(self, sight: Sight) -> int:
        return self.generator.choice(sight.legal)
