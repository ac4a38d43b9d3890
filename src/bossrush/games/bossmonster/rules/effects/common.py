"""What several effects ask and do: use it or not, whose hand, which card."""

from __future__ import annotations

from typing import ClassVar, cast

from bossrush.games.bossmonster.rules.cards import discard_from_hand, take_from_discard
from bossrush.games.bossmonster.rules.events import EV_TOOK_FROM_HAND
from bossrush.games.bossmonster.rules.ids import ANY_SPELL, CARD, NO, PLAYER, ROOM_CARD, SORTS, SPELL_CARD, YES
from bossrush.games.bossmonster.rules.state import State
from bossrush.kernel.core import DONE, NONE, WAIT, Core, Frame, Question


class Use(Question):
    """BM-12.12, BM-D14, BM-D28, BM-D30: whether to use an optional effect, of a kind of room or the Boss (`NONE`)."""

    __slots__ = ("kind",)

    name: ClassVar[str] = "use"
    rule: ClassVar[str] = "BM-12.12"

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def options(self, core: Core, seat: int) -> list[int]:
        return [YES, NO]

    def about(self, core: Core) -> dict[str, object]:
        g = cast(State, core)
        if self.kind == NONE:
            return {"boss": g.tables.bosses[g.bosses[g.seats[0]]].id}
        return {"card": g.tables.kinds[self.kind]}


# ---- other hands


def holders(g: State, seat: int, sort: int) -> list[int]:
    """The opponents who hold a card of this sort."""
    return [other for other in sorted(g.opponents(seat)) if g.in_hand(other, sort)]


class ChooseOpponent(Question):
    """BM-R40, BM-D15, BM-D22, BM-D27: an opponent who holds a card of this sort."""

    __slots__ = ("sort",)

    name: ClassVar[str] = "opponent"
    rule: ClassVar[str] = "BM-R40"

    def __init__(self, sort: int) -> None:
        self.sort = sort

    def options(self, core: Core, seat: int) -> list[int]:
        return [PLAYER + other for other in holders(cast(State, core), seat, self.sort)]

    def about(self, core: Core) -> dict[str, object]:
        return {"holds": SORTS[self.sort]}


def move_card(g: State, seat: int, other: int, card: int) -> None:
    """BM-E4: the two players learn the card, the others its kind."""
    g.came_out(seat)  # who looked through the hand, for a random card is a chance result
    g.hands[other].remove(card)
    g.hands[seat].append(card)
    kind = ROOM_CARD if g.tables.is_room(card) else SPELL_CARD
    g.emit(EV_TOOK_FROM_HAND, seat, other, g.tables.cards[card], kind)


# ---- the discard pile


def takeable(g: State, sort: int) -> list[int]:
    return [card for card in g.discard if g.fits(card, sort)]


class Take(Question):
    """BM-15.10, BM-D16, BM-D25, BM-D26: a card of this sort from the discard pile."""

    __slots__ = ("sort",)

    name: ClassVar[str] = "take"
    rule: ClassVar[str] = "BM-15.10"

    def __init__(self, sort: int) -> None:
        self.sort = sort

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        return [CARD + kind for kind in g.kinds_of(takeable(g, self.sort))]

    def about(self, core: Core) -> dict[str, object]:
        return {"sort": SORTS[self.sort]}


def take_chosen(g: State, f: Frame, sort: int) -> int:
    """BM-R59: a card of the discard pile, chosen now; nothing if there is none."""
    if not takeable(g, sort):
        return DONE
    answer = g.ask(f, f.owner, Take(sort))
    if answer == WAIT:
        return WAIT
    take_from_discard(g, f.owner, answer - CARD)
    return DONE


# ---- the own hand


class DiscardSpell(Question):
    """BM-22.11, BM-15.3, BM-D19: a spell of the own hand, which is hidden (BM-R27)."""

    __slots__ = ()

    name: ClassVar[str] = "discard_spell"
    rule: ClassVar[str] = "BM-22.11"

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        return [CARD + kind for kind in g.kinds_of(g.in_hand(seat, ANY_SPELL))]

    def is_public(self, core: Core) -> bool:
        return False


def discard_a_spell(g: State, f: Frame) -> int:
    """BM-22.7, BM-22.11: any spell of the hand, also an older one."""
    seat = f.owner
    if not g.spells_in_hand(seat):
        return DONE
    answer = g.ask(f, seat, DiscardSpell())
    if answer == WAIT:
        return WAIT
    discard_from_hand(g, seat, g.card_of_kind(g.hands[seat], answer - CARD))
    return DONE
