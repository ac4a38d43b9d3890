"""The Level Ups of the bosses (BM-22.1 to BM-22.9)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from bossrush.games.bossmonster.rules.building import BuildNow
from bossrush.games.bossmonster.rules.cards import (
    EPICS,
    HEROES,
    ROOMS,
    SPELLS,
    can_draw,
    draw,
    rebuild,
    shuffle_deck,
    take_from_discard,
    to_entrance,
)
from bossrush.games.bossmonster.rules.dungeon import destroy, legal_slots
from bossrush.games.bossmonster.rules.effects.common import (
    ChooseOpponent,
    Take,
    Use,
    discard_a_spell,
    holders,
    move_card,
)
from bossrush.games.bossmonster.rules.events import (
    EV_FOUND,
    EV_HERO_DIED,
    EV_LEVEL_UP,
    EV_LEVEL_UP_DECLINED,
    EV_SEARCHED,
)
from bossrush.games.bossmonster.rules.ids import (
    ANY_CARD,
    CARD,
    FROM_DECK,
    FROM_DISCARD,
    HERO,
    LOOK_BOTH,
    LOOK_EPIC,
    LOOK_ORDINARY,
    NO,
    PASS,
    PLAYER,
    SLOT,
    TO_HAND,
    YES,
    room_action,
    seat_of_room,
    slot_of_room,
)
from bossrush.games.bossmonster.rules.state import State
from bossrush.games.bossmonster.rules.tables import BossCard
from bossrush.games.bossmonster.rules.triggers import flush
from bossrush.kernel.core import DONE, NONE, WAIT, Core, Frame, Question

CONSIDER: Final = 0
BEGIN: Final = 1
SECOND: Final = 2
THIRD: Final = 3
OVER: Final = 4


class LevelUp(Frame):
    """BM-6.5 to BM-6.8: optional ones are asked first; declining uses the Level Up up (BM-6.7)."""

    __slots__ = ()

    def run(self, core: Core) -> int:
        g = cast(State, core)
        if self.step == OVER:
            return DONE
        if self.step == CONSIDER:
            if self.boss(g).may:
                answer = g.ask(self, self.owner, Use(NONE))
                if answer == WAIT:
                    return WAIT
                if answer == NO:
                    g.emit(EV_LEVEL_UP_DECLINED, self.owner)
                    return DONE
            g.emit(EV_LEVEL_UP, self.owner)
            return self.goto(BEGIN)
        return self.work(g)

    def boss(self, g: State) -> BossCard:
        return g.tables.bosses[g.bosses[self.owner]]

    def work(self, g: State) -> int:
        """As `run`, from the step `BEGIN` on."""
        raise NotImplementedError


class Draculord(LevelUp):
    """BM-22.1: look at a whole hand and take one card of it."""

    __slots__ = ("victim",)

    def __init__(self, owner: int) -> None:
        super().__init__(owner)
        self.victim = NONE

    def copy(self) -> Frame:
        twin = Draculord(self.owner)
        twin.victim = self.victim
        return self.copied(twin)

    def work(self, g: State) -> int:
        seat = self.owner
        if not holders(g, seat, ANY_CARD):
            return DONE
        if self.step == BEGIN:
            who = g.ask(self, seat, ChooseOpponent(ANY_CARD))
            if who == WAIT:
                return WAIT
            g.came_out()
            self.victim = who - PLAYER
            return self.goto(SECOND)
        answer = g.ask(self, seat, Steal(self.victim))
        if answer == WAIT:
            return WAIT
        move_card(g, seat, self.victim, g.card_of_kind(g.hands[self.victim], answer - CARD))
        return DONE


class Steal(Question):
    """BM-22.1, BM-D15: a card of this player's hand, which is looked at now (BM-R27)."""

    __slots__ = ("other",)

    name: ClassVar[str] = "steal"
    rule: ClassVar[str] = "BM-22.1"

    def __init__(self, other: int) -> None:
        self.other = other

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        return [CARD + kind for kind in g.kinds_of(g.hands[self.other])]

    def is_public(self, core: Core) -> bool:
        return False

    def about(self, core: Core) -> dict[str, object]:
        return {"player": self.other}


class Xyzax(LevelUp):
    """BM-22.2: cards of the discard pile, or all if fewer."""

    __slots__ = ("taken",)

    def __init__(self, owner: int) -> None:
        super().__init__(owner)
        self.taken = 0

    def copy(self) -> Frame:
        twin = Xyzax(self.owner)
        twin.taken = self.taken
        return self.copied(twin)

    def work(self, g: State) -> int:
        if self.taken == self.boss(g).amount or not g.discard:
            return DONE
        answer = g.ask(self, self.owner, Take(ANY_CARD))
        if answer == WAIT:
            return WAIT
        take_from_discard(g, self.owner, answer - CARD)
        self.taken += 1
        return self.goto(BEGIN)


class Robobo(LevelUp):
    """BM-22.6: each opponent chooses a room, in XP order; then all are destroyed together (BM-R23)."""

    __slots__ = ()

    def copy(self) -> Frame:
        return self.copied(Robobo(self.owner))

    def work(self, g: State) -> int:
        chosen: list[int] = []
        for other in g.opponents(self.owner):
            if g.active_slots(other):
                answer = g.ask(self, other, LoseRoom())
                if answer == WAIT:
                    return WAIT
                chosen.append(answer)
        for room in chosen:
            owner = seat_of_room(room)
            destroy(g, owner, g.active_room(owner, slot_of_room(room)))
        self.goto(OVER)
        return flush(g)


class LoseRoom(Question):
    """BM-22.6, BM-D18: an own active room."""

    __slots__ = ()

    name: ClassVar[str] = "lose_room"
    rule: ClassVar[str] = "BM-22.6"

    def options(self, core: Core, seat: int) -> list[int]:
        return [room_action(seat, slot) for slot in cast(State, core).active_slots(seat)]


class Cerebellus(LevelUp):
    """BM-22.7: draw spells, then discard one."""

    __slots__ = ()

    def copy(self) -> Frame:
        return self.copied(Cerebellus(self.owner))

    def work(self, g: State) -> int:
        if self.step == BEGIN:
            draw(g, self.owner, SPELLS, self.boss(g).amount)
            return self.goto(SECOND)
        return discard_a_spell(g, self)


class Gorgona(LevelUp):
    """BM-22.9: a hero in town dies at once and becomes a Soul."""

    __slots__ = ()

    def copy(self) -> Frame:
        return self.copied(Gorgona(self.owner))

    def work(self, g: State) -> int:
        seat = self.owner
        if not g.town:
            return DONE
        answer = g.ask(self, seat, Kill())
        if answer == WAIT:
            return WAIT
        hero = answer - HERO
        g.town.remove(hero)
        g.dead[seat] = (*g.dead[seat], hero)
        g.gained_soul[seat] = True
        g.emit(EV_HERO_DIED, seat, hero, -1)
        return DONE


class Kill(Question):
    """BM-22.9, BM-D21: a hero in town."""

    __slots__ = ()

    name: ClassVar[str] = "kill"
    rule: ClassVar[str] = "BM-22.9"

    def options(self, core: Core, seat: int) -> list[int]:
        return [HERO + hero for hero in sorted(cast(State, core).town)]


# ---- King Croak and Cleopatra


class FindRoom(LevelUp):
    """BM-22.3 to BM-22.5: look through the room deck or not, which Advanced Room, build or keep it."""

    __slots__ = ("card", "looked")

    def __init__(self, owner: int) -> None:
        super().__init__(owner)
        self.looked = False
        """Whether the deck was looked through."""
        self.card = NONE
        """The card that was found."""

    def copy(self) -> Frame:
        twin = FindRoom(self.owner)
        twin.looked = self.looked
        twin.card = self.card
        return self.copied(twin)

    def work(self, g: State) -> int:
        if self.step == BEGIN:
            return self.look(g)
        return self.find(g) if self.step == SECOND else self.build_or_keep(g)

    def look(self, g: State) -> int:
        answer = g.ask(self, self.owner, Look())
        if answer == WAIT:
            return WAIT
        self.looked = answer == YES
        if self.looked:
            rebuild(g, ROOMS)
            g.came_out()
            g.emit(EV_SEARCHED, self.owner, ROOMS)
        return self.goto(SECOND)

    def find(self, g: State) -> int:
        """BM-R60; the deck is shuffled if it was looked through (BM-15.9)."""
        answer = g.ask(self, self.owner, Find(self.looked))
        if answer == WAIT:
            return WAIT
        if answer != PASS:
            kind = answer - CARD
            source = g.ask(self, self.owner, Source(kind, self.looked))
            if source == WAIT:
                return WAIT
            pile = g.discard if source == FROM_DISCARD else g.room_deck
            self.card = g.card_of_kind(pile, kind)
            pile.remove(self.card)
            g.emit(EV_FOUND, self.owner, kind)
        if self.looked:
            shuffle_deck(g, g.room_deck, ROOMS)
        rebuild(g, ROOMS)
        if self.card == NONE:
            return DONE
        g.hands[self.owner].append(self.card)
        return self.goto(THIRD)

    def build_or_keep(self, g: State) -> int:
        """BM-22.4, BM-22.5."""
        answer = g.ask(self, self.owner, BuildOn(self.card))
        if answer == WAIT:
            return WAIT
        if answer == TO_HAND:
            return DONE
        g.hands[self.owner].remove(self.card)
        self.goto(OVER)
        return g.push(BuildNow(self.owner, self.card, answer - SLOT))


class Look(Question):
    """BM-22.3, BM-D17: whether to look through the room deck."""

    __slots__ = ()

    name: ClassVar[str] = "look"
    rule: ClassVar[str] = "BM-22.3"

    def options(self, core: Core, seat: int) -> list[int]:
        return [YES, NO] if can_draw(cast(State, core), ROOMS) else [NO]


class Find(Question):
    """BM-R60: an Advanced Room of the discard pile, or of the deck if it was `looked` through, or none."""

    __slots__ = ("looked",)

    name: ClassVar[str] = "find"
    rule: ClassVar[str] = "BM-R60"

    def __init__(self, looked: bool) -> None:
        self.looked = looked

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        finds = g.tables.bosses[g.bosses[seat]].finds
        cards = g.discard + g.room_deck if self.looked else g.discard
        fitting = [card for card in cards if g.fits(card, finds) and g.room(card).advanced]
        return [PASS] + [CARD + kind for kind in g.kinds_of(fitting)]

    def is_public(self, core: Core) -> bool:
        return not self.looked

    def about(self, core: Core) -> dict[str, object]:
        return {"looked": self.looked}


class Source(Question):
    """BM-R60: where the card of this kind comes from."""

    __slots__ = ("kind", "looked")

    name: ClassVar[str] = "source"
    rule: ClassVar[str] = "BM-R60"

    def __init__(self, kind: int, looked: bool) -> None:
        self.kind = kind
        self.looked = looked

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        found: list[int] = []
        if g.card_of_kind(g.discard, self.kind) >= 0:
            found.append(FROM_DISCARD)
        if self.looked and g.card_of_kind(g.room_deck, self.kind) >= 0:
            found.append(FROM_DECK)
        return found

    def is_public(self, core: Core) -> bool:
        return not self.looked

    def about(self, core: Core) -> dict[str, object]:
        return {"card": cast(State, core).tables.kinds[self.kind], "looked": self.looked}


class BuildOn(Question):
    """BM-22.4: where the found card is built, or to the hand; after a Kobold Strike only there (BM-22.5)."""

    __slots__ = ("card",)

    name: ClassVar[str] = "build_on"
    rule: ClassVar[str] = "BM-22.4"

    def __init__(self, card: int) -> None:
        self.card = card

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        if g.no_building:
            return [TO_HAND]
        return [TO_HAND] + [SLOT + slot for slot in legal_slots(g, seat, g.tables.cards[self.card])]

    def about(self, core: Core) -> dict[str, object]:
        return {"card": cast(State, core).tables.name(self.card)}


# ---- Seducia


class Seducia(LevelUp):
    """BM-22.8, BM-R82: name the decks to look through, then a hero there or in town, or none."""

    __slots__ = ("epic", "ordinary")

    def __init__(self, owner: int) -> None:
        super().__init__(owner)
        self.ordinary = False
        self.epic = False
        """Which decks were looked through."""

    def copy(self) -> Frame:
        twin = Seducia(self.owner)
        twin.ordinary = self.ordinary
        twin.epic = self.epic
        return self.copied(twin)

    def work(self, g: State) -> int:
        return self.look(g) if self.step == BEGIN else self.lure(g)

    def look(self, g: State) -> int:
        answer = g.ask(self, self.owner, LookHeroes())
        if answer == WAIT:
            return WAIT
        self.ordinary = answer == LOOK_ORDINARY or answer == LOOK_BOTH
        self.epic = answer == LOOK_EPIC or answer == LOOK_BOTH
        if self.ordinary:
            g.came_out()
            g.emit(EV_SEARCHED, self.owner, HEROES)
        if self.epic:
            g.came_out()
            g.emit(EV_SEARCHED, self.owner, EPICS)
        return self.goto(SECOND)

    def lure(self, g: State) -> int:
        answer = g.ask(self, self.owner, ChooseHero(self.ordinary, self.epic))
        if answer == WAIT:
            return WAIT
        if answer != PASS:
            hero = answer - HERO
            for pile in (g.town, g.hero_deck, g.epic_deck):
                if hero in pile:
                    pile.remove(hero)
            to_entrance(g, self.owner, hero)
        if self.ordinary:
            shuffle_deck(g, g.hero_deck, HEROES)
        if self.epic:
            shuffle_deck(g, g.epic_deck, EPICS)
        return DONE


class LookHeroes(Question):
    """BM-R82, BM-D20: which hero decks to look through."""

    __slots__ = ()

    name: ClassVar[str] = "look_heroes"
    rule: ClassVar[str] = "BM-R82"

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        found = [NO]
        if g.hero_deck:
            found.append(LOOK_ORDINARY)
        if g.epic_deck:
            found.append(LOOK_EPIC)
        if g.hero_deck and g.epic_deck:
            found.append(LOOK_BOTH)
        return found


class ChooseHero(Question):
    """BM-R82: a hero in town or in the decks that were looked through, or none."""

    __slots__ = ("epic", "ordinary")

    name: ClassVar[str] = "hero"
    rule: ClassVar[str] = "BM-R82"

    def __init__(self, ordinary: bool, epic: bool) -> None:
        self.ordinary = ordinary
        self.epic = epic

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        return [PASS] + [HERO + hero for hero in sorted(g.town + self.looked_through(g))]

    def looked_through(self, g: State) -> list[int]:
        return (g.hero_deck if self.ordinary else []) + (g.epic_deck if self.epic else [])

    def is_public(self, core: Core) -> bool:
        return not self.ordinary and not self.epic

    def about(self, core: Core) -> dict[str, object]:
        return {"ordinary": self.ordinary, "epic": self.epic}
