"""What Boss Monster tells the search: rooms with their slots as lines, the heuristic's answers for the playouts."""

from __future__ import annotations

from typing import Final

from bossrush.bots.chances import load_weights
from bossrush.bots.search import Guide, Line
from bossrush.games.bossmonster.bot.chances import FEATURES, features
from bossrush.games.bossmonster.bot.heuristic import decide, first_impression, placed_worth
from bossrush.games.bossmonster.bot.worth import uncover
from bossrush.games.bossmonster.rules.dungeon import legal_slots
from bossrush.games.bossmonster.rules.ids import CAST, PLACE, SLOT
from bossrush.games.bossmonster.rules.priority import ChanceToAct
from bossrush.games.bossmonster.rules.state import State
from bossrush.kernel.core import Core

PLACEMENTS: Final = 6
OTHER_LINES: Final = 4


class BossMonsterGuide(Guide):
    __slots__ = ("grows", "most_placements", "turns")

    def __init__(self, most_placements: int = PLACEMENTS, turns: int = 1, grows: bool = True) -> None:
        super().__init__(load_weights("bossmonster", "bossrush.games.bossmonster.bot", FEATURES))
        self.most_placements = most_placements
        """How many rooms with their slots are compared; spells, abilities and passing come on top."""
        self.turns = turns
        """How many a playout lasts."""
        self.grows = grows
        """Whether the tree grows beyond the decision at hand."""

    def turn(self, g: Core) -> int:
        assert isinstance(g, State)
        return g.turn

    def turns_ahead(self) -> int:
        return self.turns

    def branches(self, g: Core, seat: int) -> bool:
        return self.grows

    def lines(self, g: Core, seat: int, legal: list[int]) -> list[Line]:
        assert isinstance(g, State)
        if len(legal) == 1:
            return [legal[:]]
        first = decide(g, seat, legal)
        rooms = [a for a in legal if PLACE <= a < CAST]
        lines = self.placements(g, seat, rooms) if isinstance(g.question, ChanceToAct) else []
        others = [a for a in legal if not lines or not PLACE <= a < CAST]
        left = self.most_placements + OTHER_LINES - len(lines)
        if len(others) > left:
            others.sort(key=lambda a: (a == first, first_impression(g, seat, a)), reverse=True)
        lines += [[a] for a in others[:left]]
        lines.sort(key=lambda line: line[0] != first)
        return lines

    def placements(self, g: State, seat: int, actions: list[int]) -> list[Line]:
        twin = g.copy()
        uncover(twin, seat)
        placements: list[tuple[float, Line]] = []
        for action in actions:
            for slot in legal_slots(g, seat, action - PLACE):
                placements.append((placed_worth(twin, seat, action - PLACE, slot), [action, SLOT + slot]))
        placements.sort(key=lambda placement: placement[0], reverse=True)
        return [line for _, line in placements[: self.most_placements]]

    def answer(self, g: Core, seat: int, legal: list[int]) -> int:
        assert isinstance(g, State)
        return legal[0] if len(legal) == 1 else decide(g, seat, legal)

    def names(self) -> list[str]:
        return FEATURES

    def features(self, g: Core) -> list[list[float]]:
        assert isinstance(g, State)
        return features(g)
