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
        self.expected: tuple[int, ...] = ()

    def choose(self, sight: Sight) -> int:
        state = sight.sample(self.chance)
        if not self.plan or self.plan[0] not in sight.legal or self.expected != self.guide.mark(state):
            self.plan = sight.legal[:] if len(sight.legal) == 1 else self.think(sight)
        action = self.plan.pop(0)
        if self.plan:
            state.answer(sight.seat, action)
            state.run()
            self.expected = self.guide.mark(state)
        return action

    def think(self, sight: Sight) -> list[int]:
        search = Search(self.guide, sight, self.chance.below(1 << 30))
        if len(search.root.lines) > 1:
            search.run(self.budget, only_choose=True)
        return search.root.lines[search.ranking()[0]][:]
