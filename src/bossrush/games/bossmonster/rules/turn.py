"""The turn, common to all players: five phases until somebody has won (BM-3, BM-4, BM-7, BM-16, BM-17)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from bossrush.games.bossmonster.rules.adventure import AdventureTurn
from bossrush.games.bossmonster.rules.building import Reveal, levels_up, push_level_up
from bossrush.games.bossmonster.rules.cards import ROOMS, SPELLS, can_draw, draw
from bossrush.games.bossmonster.rules.events import (
    EV_ACTIVE,
    EV_ELIMINATED,
    EV_HERO_ARRIVED,
    EV_LURED,
    EV_PHASE,
    EV_STAYS_IN_TOWN,
    EV_STRAIGHTENED,
    EV_TURN,
    EV_WON,
)
from bossrush.games.bossmonster.rules.ids import (
    NO,
    NO_CLASS,
    P_ADVENTURE,
    P_BAIT,
    P_BEGINNING,
    P_BUILD,
    P_END,
    P_REVEAL,
    ROOM_DECK,
    SPELL_DECK,
    W_BUILD,
)
from bossrush.games.bossmonster.rules.priority import push_window
from bossrush.games.bossmonster.rules.state import State
from bossrush.kernel.core import AGAIN, DONE, NOBODY, WAIT, Core, Frame, Question

SOULS_TO_WIN: Final = 10
WOUNDS_TO_LOSE: Final = 5

BEGINNING: Final = 0
DRAWS: Final = 1
BUILD_TURNS: Final = 2
REVEAL: Final = 3
BAIT: Final = 4
ADVENTURE_TURNS: Final = 5
EXPIRE: Final = 6
LATE_LEVEL_UPS: Final = 7
CHECK: Final = 8
SCHEMING: Final = 9


class Turn(Frame):
    """The bottom frame: the phases of a turn, again and again (BM-3.1, BM-3.9, BM-4.9, BM-6.16).

    Only build turns and adventure turns have windows in which spells and abilities are used (BM-3.2 to BM-3.8).
    """

    __slots__ = ("begun",)

    def __init__(self, owner: int) -> None:
        super().__init__(owner)
        self.begun = 0
        """How many players have begun their build turn or adventure turn."""

    def copy(self) -> Frame:
        twin = Turn(self.owner)
        twin.begun = self.begun
        return self.copied(twin)

    def run(self, core: Core) -> int:
        g = cast(State, core)
        if self.step == BUILD_TURNS:
            return self.next_build_turn(g)
        if self.step == ADVENTURE_TURNS:
            return self.next_adventure_turn(g)
        if self.step == BEGINNING:
            begin_turn(g)
            return self.goto(DRAWS)
        if self.step == DRAWS:
            self.begun = 0
            self.goto(BUILD_TURNS)
            return g.push(Draws(NOBODY))
        if self.step == REVEAL:
            enter_phase(g, P_REVEAL)
            self.goto(BAIT)
            return g.push(Reveal(NOBODY))
        if self.step == BAIT:
            enter_phase(g, P_BAIT)
            bait(g)
            enter_phase(g, P_ADVENTURE)
            g.mazes = {}
            self.begun = 0
            return self.goto(ADVENTURE_TURNS)
        return self.end(g)

    def next_build_turn(self, g: State) -> int:
        """One player after the other in XP order (BM-5.1)."""
        left = g.players_left()
        if g.active >= 0:
            g.build_over[g.active] = True
            g.active = -1
        if self.begun == len(left):
            self.begun = 0
            return self.goto(REVEAL)
        if self.begun == 0:
            enter_phase(g, P_BUILD)
        g.active = left[self.begun]
        self.begun += 1
        g.emit(EV_ACTIVE, g.active)
        return push_window(g, W_BUILD)

    def next_adventure_turn(self, g: State) -> int:
        """One player after the other in XP order (BM-8.1)."""
        left = g.players_left()
        if self.begun == len(left):
            self.begun = 0
            return self.goto(EXPIRE)
        self.begun += 1
        return g.push(AdventureTurn(left[self.begun - 1]))

    def end(self, g: State) -> int:
        """BM-16.1 to BM-16.6, BM-R69."""
        if self.step == EXPIRE:
            enter_phase(g, P_END)
            expire(g)
            return self.goto(LATE_LEVEL_UPS)
        if self.step == LATE_LEVEL_UPS:
            late_level_ups(g)
            return self.goto(CHECK)
        if self.step == CHECK:
            check_end(g)
            return self.goto(SCHEMING)
        self.goto(BEGINNING)
        return g.push(SchemingDraws(NOBODY)) if g.scheming else AGAIN


def enter_phase(g: State, phase: int) -> None:
    g.phase = phase
    g.emit(EV_PHASE, phase)


# ---- beginning of turn (BM-4)


def begin_turn(g: State) -> None:
    """BM-4.1 to BM-4.5, BM-18.4, BM-R6 to BM-R8; what is used once a turn can be used again (BM-16.7).

    Heroes come every turn until there are none, so no game goes on for ever (BM-R77).
    """
    g.turn += 1
    g.emit(EV_TURN, g.turn)
    enter_phase(g, P_BEGINNING)
    g.used = []
    g.gained_soul = [False] * g.players
    g.no_building = False
    g.build_over = [False] * g.players
    g.placements = [1] * g.players
    for _ in range(g.players):
        deck = g.hero_deck or g.epic_deck
        if deck:
            g.came_out()
            hero = deck.pop()
            g.town.append(hero)
            g.emit(EV_HERO_ARRIVED, hero)


NEXT: Final = 0


class Draws(Frame):
    """BM-4.7, BM-4.8, BM-4.10: each player draws, in XP order."""

    __slots__ = ("drawn",)

    def __init__(self, owner: int) -> None:
        super().__init__(owner)
        self.drawn = 0
        """How many players have drawn."""

    def copy(self) -> Frame:
        twin = Draws(self.owner)
        twin.drawn = self.drawn
        return self.copied(twin)

    def run(self, core: Core) -> int:
        g = cast(State, core)
        order = g.players_left()
        if self.drawn == len(order):
            return DONE
        seat = order[self.drawn]
        which = ROOMS
        if has_library(g, seat) and (can_draw(g, ROOMS) or can_draw(g, SPELLS)):
            answer = g.ask(self, seat, DrawFrom())
            if answer == WAIT:
                return WAIT
            which = SPELLS if answer == SPELL_DECK else ROOMS
        draw(g, seat, which, 1)
        self.drawn += 1
        return self.goto(NEXT)


def has_library(g: State, seat: int) -> bool:
    for slot in g.active_slots(seat):
        if g.room(g.active_room(seat, slot)).effect.replaces_draw():
            return True
    return False


def decks_to_draw(g: State) -> list[int]:
    """BM-R83."""
    found = [ROOM_DECK] if can_draw(g, ROOMS) else []
    return [*found, SPELL_DECK] if can_draw(g, SPELLS) else found


class DrawFrom(Question):
    """BM-4.8, BM-D5: which deck the card of the turn comes from."""

    __slots__ = ()

    name: ClassVar[str] = "draw"
    rule: ClassVar[str] = "BM-4.8"

    def options(self, core: Core, seat: int) -> list[int]:
        return decks_to_draw(cast(State, core))


# ---- bait (BM-7)


def lured_to(g: State, hero: int) -> int:
    """The seat whose dungeon lures this hero under what is on the table now, or -1 if it stays.

    BM-7.6 to BM-7.8, BM-7.13, BM-7.14; The Fool: BM-7.12, BM-R74.
    """
    left = g.players_left()
    hero_class = g.tables.heroes[hero].hero_class
    if hero_class == NO_CLASS:  # BM-7.12
        values = [-g.souls(seat) for seat in left]
    else:
        values = [g.treasure(seat, hero_class) for seat in left]
    best = max(values)
    if values.count(best) > 1 or (hero_class != NO_CLASS and best == 0):
        return -1
    return left[values.index(best)]


def bait(g: State) -> None:
    """BM-7.1, BM-7.9 to BM-7.11, BM-7.15, BM-R10: one hero after the other; those who stay close up (BM-4.6)."""
    for hero in g.town[:]:
        seat = lured_to(g, hero)
        if seat < 0:
            g.emit(EV_STAYS_IN_TOWN, hero)
        else:
            g.town.remove(hero)
            g.entrances[seat].append(hero)
            g.emit(EV_LURED, hero, seat)


# ---- end of turn (BM-16)


def expire(g: State) -> None:
    """BM-16.1, BM-16.2, BM-10.10."""
    for card in g.sideways:
        g.emit(EV_STRAIGHTENED, g.owner_of(card), g.tables.cards[card])
    g.sideways = []
    g.boosts = {}
    g.health_bonus = {}
    g.crush = [0] * g.players
    g.jackpots = [0] * g.players
    g.barred = [False] * g.players


def late_level_ups(g: State) -> None:
    """BM-16.3, BM-R37 (iii), BM-R38: found for all at once, resolved in XP order."""
    for seat in reversed(g.players_left()):
        if levels_up(g, seat):
            g.levelled[seat] = True
            push_level_up(g, seat)


def check_end(g: State) -> None:
    """BM-17.1 to BM-17.3, BM-17.6 to BM-17.9, BM-18.1, BM-R66, BM-R67, BM-R86; never before the end (BM-8.20)."""
    left = g.players_left()
    losers = [seat for seat in left if g.wounds(seat) >= WOUNDS_TO_LOSE]
    victors = [seat for seat in left if g.souls(seat) >= SOULS_TO_WIN and seat not in losers]
    if victors:
        win(g, victors)
    elif len(losers) == len(left):
        win(g, losers)
    else:
        for seat in losers:
            eliminate(g, seat)
        left = g.players_left()
        if len(left) == 1 or (not g.hero_deck and not g.epic_deck):
            win(g, left)


def win(g: State, seats: list[int]) -> None:
    """BM-17.4, BM-17.5, BM-17.10: the highest Souls minus Wounds, then the lowest XP."""
    best = seats[0]
    for seat in seats[1:]:
        gain = (g.souls(seat) - g.wounds(seat)) - (g.souls(best) - g.wounds(best))
        if gain > 0 or (gain == 0 and xp(g, seat) < xp(g, best)):
            best = seat
    g.emit(EV_WON, best)
    g.finish([best])


def xp(g: State, seat: int) -> int:
    return g.tables.bosses[g.bosses[seat]].xp


def eliminate(g: State, seat: int) -> None:
    """BM-18.2, BM-18.3, BM-18.6, BM-18.7, BM-R68."""
    g.alive[seat] = False
    g.gone_hands += g.hands[seat]
    for stack in g.dungeons[seat]:
        g.gone_cards += stack
    g.gone_heroes += [*g.dead[seat], *g.survived[seat], *g.entrances[seat]]
    g.hands[seat] = []
    g.dungeons[seat] = []
    g.dead[seat] = ()
    g.survived[seat] = ()
    g.entrances[seat] = []
    g.emit(EV_ELIMINATED, seat)


class SchemingDraws(Frame):
    """BM-21.3, BM-R70: who gained no Soul this turn may draw."""

    __slots__ = ("asked",)

    def __init__(self, owner: int) -> None:
        super().__init__(owner)
        self.asked = 0
        """How many players had their chance."""

    def copy(self) -> Frame:
        twin = SchemingDraws(self.owner)
        twin.asked = self.asked
        return self.copied(twin)

    def run(self, core: Core) -> int:
        g = cast(State, core)
        order = g.players_left()
        if self.asked == len(order):
            return DONE
        seat = order[self.asked]
        if not g.gained_soul[seat] and (can_draw(g, ROOMS) or can_draw(g, SPELLS)):
            answer = g.ask(self, seat, Scheming())
            if answer == WAIT:
                return WAIT
            if answer != NO:
                draw(g, seat, ROOMS if answer == ROOM_DECK else SPELLS, 1)
        self.asked += 1
        return self.goto(NEXT)


class Scheming(Question):
    """BM-R70, BM-D31: a card of a deck, or none."""

    __slots__ = ()

    name: ClassVar[str] = "scheming"
    rule: ClassVar[str] = "BM-R70"

    def options(self, core: Core, seat: int) -> list[int]:
        return [NO, *decks_to_draw(cast(State, core))]
