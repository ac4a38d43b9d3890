"""Bots that search."""

from __future__ import annotations

from bossrush.bots.base import Bot, Sight
from bossrush.bots.search import Budget, Guide, Search
from bossrush.kernel.chance import FastChance


class SearchBot(Bot):
    def __init__(self, guide: Guide, budget: Budget, seed: str) -> None:
        self.guide = guide
        self.budget = budget
        self.chance = FastChance(int.from_bytes(f"search {seed}".encode(), "big") % (1 << 60))
        self.plan: list[int] = []
        self.thought = 0
        self.playouts = 0
        self.steps = 0

    def choose(self, sight: Sight) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        if self.plan and self.plan[0] in sight.legal:
            return self.plan.pop(0)
        search = Search(self.guide, sight, self.chance.below(1 << 30))
        if len(search.root.lines) > 1:
            search.run(self.budget)
            self.thought += 1
        self.playouts += search.playouts
        self.steps += search.steps
        self.plan = search.root.lines[search.ranking()[0]].actions[:]
        return self.plan.pop(0)
