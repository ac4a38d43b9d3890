"""What spells and abilities may aim at (BM-R19)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from bossrush.games.bossmonster.rules.ids import (
    ANY_ROOM,
    HERO,
    MONSTER_ROOM,
    PLAYER,
    TRAP_ROOM,
    room_action,
    seat_of_room,
)
from bossrush.games.bossmonster.rules.ids import slot_of_room as slot_of
from bossrush.games.bossmonster.rules.state import State
from bossrush.kernel.core import Core, Question
from bossrush.kernel.plain import Plain

ANYBODYS: Final = 0
OWN: Final = 1
OPPONENTS: Final = 2


class ChooseTarget(Question):
    """BM-R19, BM-D10: what the card of this kind aims at."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        if self.kind < len(g.tables.rooms):
            room = g.tables.rooms[self.kind]
            return room.target.find(g, seat, room.amount) if room.target is not None else []
        spell = g.tables.spell_of_kind(self.kind)
        return spell.target.find(g, seat, spell.amount) if spell.target is not None else []

    def about(self, core: Core) -> dict[str, object]:
        return {"card": cast(State, core).tables.kinds[self.kind]}


class TargetRoom(ChooseTarget):
    __slots__ = ()

    name: ClassVar[str] = "target_room"
    rule: ClassVar[str] = "BM-R19"


class TargetHero(ChooseTarget):
    __slots__ = ()

    name: ClassVar[str] = "target_hero"
    rule: ClassVar[str] = "BM-R19"


class TargetPlayer(ChooseTarget):
    __slots__ = ()

    name: ClassVar[str] = "target_player"
    rule: ClassVar[str] = "BM-R19"


class Target(Plain):
    """What a card may aim at."""

    __slots__ = ()

    def question(self, kind: int) -> Question:
        """The question for the target of this kind of card."""
        raise NotImplementedError

    def find(self, g: State, seat: int, amount: int) -> list[int]:
        """The legal targets now, as the actions that name them, ascending; `amount` is the number of the card."""
        raise NotImplementedError

    def exists(self, g: State, seat: int, amount: int) -> bool:
        """Whether there is a legal target now."""
        return bool(self.find(g, seat, amount))

    def is_still(self, g: State, seat: int, amount: int, target: int, room: int) -> bool:
        """Whether this target, with the room it stood for, is still a legal one."""
        return target in self.find(g, seat, amount)


class ARoom(Target):
    """An active room of this sort, one's own or anybody's (BM-5.19, BM-13.7, BM-13.9, BM-13.11)."""

    __slots__ = ("sort", "whose")

    def __init__(self, sort: int, whose: int) -> None:
        self.sort = sort
        self.whose = whose

    def question(self, kind: int) -> Question:
        return TargetRoom(kind)

    def find(self, g: State, seat: int, amount: int) -> list[int]:
        owners = [seat] if self.whose == OWN else sorted(g.players_left())
        found: list[int] = []
        for owner in owners:
            for slot in g.active_slots(owner):
                if g.fits(g.active_room(owner, slot), self.sort):
                    found.append(room_action(owner, slot))
        return found

    def exists(self, g: State, seat: int, amount: int) -> bool:
        for owner in g.order:
            if owner == seat or self.whose != OWN:
                for slot in range(len(g.dungeons[owner])):
                    card = g.active_room(owner, slot)
                    if card >= 0 and g.fits(card, self.sort):
                        return True
        return False

    def is_still(self, g: State, seat: int, amount: int, target: int, room: int) -> bool:
        """The same room, wherever it lies by now."""
        for action in self.find(g, seat, amount):
            if g.active_room(seat_of_room(action), slot_of(action)) == room:
                return True
        return False


class AHero(Target):
    __slots__ = ()

    def question(self, kind: int) -> Question:
        return TargetHero(kind)

    def find(self, g: State, seat: int, amount: int) -> list[int]:
        return [HERO + hero for hero in sorted(self.heroes(g, seat))]

    def heroes(self, g: State, seat: int) -> list[int]:
        raise NotImplementedError


class HeroInside(AHero):
    """The hero inside the own dungeon, an opponent's or anybody's; never one at the entrance (BM-R53)."""

    __slots__ = ("whose",)

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def heroes(self, g: State, seat: int) -> list[int]:
        if g.inside < 0 or (self.whose != ANYBODYS and (g.active == seat) != (self.whose == OWN)):
            return []
        return [g.inside]


class HeroInTown(AHero):
    __slots__ = ()

    def heroes(self, g: State, seat: int) -> list[int]:
        return g.town


class DeadHero(AHero):
    """A face-down hero in the own score zone or in those of the opponents."""

    __slots__ = ("whose",)

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def heroes(self, g: State, seat: int) -> list[int]:
        if self.whose == OWN:
            return list(g.dead[seat])
        return [hero for other in g.opponents(seat) for hero in g.dead[other]]


class Opponent(Target):
    __slots__ = ()

    def question(self, kind: int) -> Question:
        return TargetPlayer(kind)

    def find(self, g: State, seat: int, amount: int) -> list[int]:
        return [PLAYER + other for other in sorted(g.opponents(seat))]


class OpponentAhead(Opponent):
    """An opponent with at least so many more Souls."""

    __slots__ = ()

    def find(self, g: State, seat: int, amount: int) -> list[int]:
        enough = g.souls(seat) + amount
        return [PLAYER + other for other in sorted(g.opponents(seat)) if g.souls(other) >= enough]


TARGETS: Final[dict[str, Target]] = {
    "room": ARoom(ANY_ROOM, ANYBODYS),
    "room:monster": ARoom(MONSTER_ROOM, ANYBODYS),
    "room:trap": ARoom(TRAP_ROOM, ANYBODYS),
    "own_room": ARoom(ANY_ROOM, OWN),
    "hero_inside": HeroInside(ANYBODYS),
    "own_hero_inside": HeroInside(OWN),
    "opponents_hero_inside": HeroInside(OPPONENTS),
    "hero_in_town": HeroInTown(),
    "own_dead_hero": DeadHero(OWN),
    "dead_hero": DeadHero(OPPONENTS),
    "opponent": Opponent(),
    "opponent_ahead": OpponentAhead(),
}
"""By the names that content gives them."""

ROOM_TARGETS: Final = ("room", "room:monster", "room:trap", "own_room")
HEROES_INSIDE: Final = ("hero_inside", "own_hero_inside", "opponents_hero_inside")
DEAD_HEROES: Final = ("dead_hero", "own_dead_hero")
PLAYERS: Final = ("opponent", "opponent_ahead")
