"""Options and set-up (BM-1, BM-2, BM-21)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from bossrush.games.bossmonster.rules.building import Reveal
from bossrush.games.bossmonster.rules.cards import ROOMS, SPELLS, discard_from_hand, draw
from bossrush.games.bossmonster.rules.dungeon import place
from bossrush.games.bossmonster.rules.events import EV_BOSSES_SHOWN, EV_DECLINED, EV_DISCARDS_CHOSEN, EV_MULLIGAN
from bossrush.games.bossmonster.rules.ids import BOSS, CARD, CLASSES, MAX_SEATS, NO, PASS, PLACE, YES
from bossrush.games.bossmonster.rules.reasons import FIRST_ROOM_ORDINARY, MULLIGAN_HAND, NOT_AN_ANSWER, NOT_IN_HAND
from bossrush.games.bossmonster.rules.state import State
from bossrush.games.bossmonster.rules.tables import Tables
from bossrush.games.bossmonster.rules.turn import Turn
from bossrush.kernel.chance import Chance
from bossrush.kernel.core import DONE, FINE, NOBODY, NONE, WAIT, Core, Frame, Gathering, Question
from bossrush.kernel.game import GameError, Option, OptionValue

ALL_SPELLS: Final = 31
FEWER_SPELLS: Final = 30
"""BM-1.3, BM-R1: how many spells the deck may have."""
OFFERED_BOSSES: Final = 2
OPENING_ROOMS: Final = 5
OPENING_SPELLS: Final = 2
OPENING_DISCARDS: Final = 2
MULLIGAN_ROOMS: Final = 4
HARD_MODE_HEALTH: Final = 4


def list_options() -> list[Option]:
    """BM-1.1; the variants can be combined (BM-R72)."""
    return [
        Option("players", 2, low=2, high=MAX_SEATS),
        Option("bosses", "random"),
        Option("i_choose_you", False),
        Option("scheming", False),
        Option("hard_mode", False),
        Option("spells", ALL_SPELLS, low=FEWER_SPELLS, high=ALL_SPELLS),
    ]


def new_state(tables: Tables, options: dict[str, OptionValue], chance: Chance) -> State:
    """BM-1.2, BM-1.8 to BM-1.10, BM-2.17: four decks, shuffled and common to all, and nothing else on the table
    (BM-2.5)."""
    players = int(options["players"])
    g = State()
    g.lay_out(players, chance, tables)
    g.i_choose_you = bool(options["i_choose_you"])
    g.scheming = bool(options["scheming"])
    g.hard_mode = bool(options["hard_mode"])
    deal_bosses(g, str(options["bosses"]))
    rooms = len(tables.rooms)
    g.room_deck = [card for card, kind in enumerate(tables.cards) if kind < rooms]
    g.spell_deck = spell_deck(tables, int(options["spells"]) == FEWER_SPELLS)
    g.hero_deck = [i for i, hero in enumerate(tables.heroes) if not hero.epic and hero_used(g, i)]
    g.epic_deck = [i for i, hero in enumerate(tables.heroes) if hero.epic and hero_used(g, i)]
    for deck in (g.room_deck, g.spell_deck, g.hero_deck, g.epic_deck):  # BM-X1
        chance.shuffle(deck)
    g.push(Turn(NOBODY))
    g.push(SetUp(NOBODY))
    return g


def spell_deck(tables: Tables, thirty: bool) -> list[int]:
    """BM-1.3, BM-R1: the smaller deck leaves copies out."""
    rooms = len(tables.rooms)
    deck: list[int] = []
    for kind, spell in enumerate(tables.spells):
        cards = [card for card, k in enumerate(tables.cards) if k == rooms + kind]
        deck += cards[: spell.copies_of_30] if thirty else cards
    return deck


def hero_used(g: State, hero: int) -> bool:
    """BM-1.4 to BM-1.7, BM-1.11, BM-21.4, BM-21.5, BM-R11."""
    card = g.tables.heroes[hero]
    too_weak = g.hard_mode and not card.epic and card.health == HARD_MODE_HEALTH
    return card.symbol <= g.players and not too_weak


def deal_bosses(g: State, wanted: str) -> None:
    """BM-2.1, BM-R81: shuffled, one to each seat (two under BM-21.1), or as the option says."""
    bosses = list(range(len(g.tables.bosses)))
    g.chance.shuffle(bosses)
    names = [] if wanted == "random" else [name.strip() for name in wanted.split(",")]
    if len(names) > g.players:
        raise GameError(f"option bosses names {len(names)} bosses for {g.players} players")
    chosen = [-1 if name in ("", "random") else g.tables.boss(name) for name in names]
    chosen += [-1] * (g.players - len(chosen))
    taken = [boss for boss in chosen if boss >= 0]
    if len(set(taken)) < len(taken):
        raise GameError(f"option bosses names a boss twice: {wanted}")
    free = [boss for boss in bosses if boss not in taken]
    for seat in range(g.players):
        if chosen[seat] >= 0:
            g.offered[seat] = (chosen[seat],)
        else:
            g.offered[seat] = tuple([free.pop(0) for _ in range(OFFERED_BOSSES if g.i_choose_you else 1)])


CHOOSE_BOSS: Final = 0
DEAL: Final = 1
MULLIGANS: Final = 2
DISCARDS: Final = 3
FIRST_ROOMS: Final = 4
FIRST_REVEAL: Final = 5
OVER: Final = 6


class SetUp(Frame):
    """BM-2 in order: nobody acts besides (BM-2.15); the first rooms are built together (BM-2.13 to BM-2.16, BM-R5)."""

    __slots__ = ("asked",)

    def __init__(self, owner: int) -> None:
        super().__init__(owner)
        self.asked = 0
        """How many players are through with the running step, in XP order."""

    def copy(self) -> Frame:
        twin = SetUp(self.owner)
        twin.asked = self.asked
        return self.copied(twin)

    def run(self, core: Core) -> int:
        g = cast(State, core)
        if self.step == CHOOSE_BOSS:
            self.goto(DEAL)
            return g.push(BossChoice(NOBODY))
        if self.step == DEAL:
            for seat in g.order:
                draw_opening(g, seat)
            return self.goto(MULLIGANS)
        if self.step == MULLIGANS:
            return self.mulligan(g)
        if self.step == DISCARDS:
            self.goto(FIRST_ROOMS)
            return g.push(OpeningDiscards(NOBODY))
        if self.step == FIRST_ROOMS:
            return self.first_room(g)
        if self.step == FIRST_REVEAL:
            self.goto(OVER)
            return g.push(Reveal(NOBODY))
        return DONE

    def mulligan(self, g: State) -> int:
        """BM-2.9, BM-R3: everybody is asked, in XP order, again after a yes."""
        if self.asked == g.players:
            self.asked = 0
            return self.goto(DISCARDS)
        seat = g.order[self.asked]
        answer = g.ask(self, seat, Mulligan())
        if answer == WAIT:
            return WAIT
        if answer == YES:
            deal_again(g, seat)
        else:
            self.asked += 1
        return self.goto(MULLIGANS)

    def first_room(self, g: State) -> int:
        """BM-2.11: in XP order; declining is allowed."""
        if self.asked == g.players:
            return self.goto(FIRST_REVEAL)
        seat = g.order[self.asked]
        answer = g.ask(self, seat, FirstRoom())
        if answer == WAIT:
            return WAIT
        if answer == PASS:
            g.emit(EV_DECLINED, seat)
        else:
            place(g, seat, g.card_of_kind(g.hands[seat], answer - PLACE), 0)
        self.asked += 1
        return self.goto(FIRST_ROOMS)


# ---- bosses


class BossChoice(Gathering):
    """BM-2.2, BM-21.1, BM-R71: hidden and at the same time; then the order of play (BM-2.3, BM-21.2)."""

    __slots__ = ()

    def copy(self) -> Frame:
        return self.copied(BossChoice(self.owner))

    def run(self, core: Core) -> int:
        g = cast(State, core)
        choosers = [seat for seat in range(g.players) if len(g.offered[seat]) > 1]
        if g.ask_each(self, choosers, ChooseBoss(), 1) == WAIT:
            return WAIT
        g.came_out()
        for seat in range(g.players):
            g.bosses[seat] = self.chosen_by(seat)[0] - BOSS if seat in choosers else g.offered[seat][0]
        g.order = sorted(range(g.players), key=lambda seat: -g.tables.bosses[g.bosses[seat]].xp)
        for seat in g.order:
            g.emit(EV_BOSSES_SHOWN, seat, g.bosses[seat])
        return DONE


class ChooseBoss(Question):
    """BM-21.1, BM-D1: one of the two bosses dealt."""

    __slots__ = ()

    name: ClassVar[str] = "choose_boss"
    rule: ClassVar[str] = "BM-21.1"

    def options(self, core: Core, seat: int) -> list[int]:
        return [BOSS + boss for boss in sorted(cast(State, core).offered[seat])]


# ---- hands


def draw_opening(g: State, seat: int) -> None:
    """BM-2.6, BM-R4."""
    draw(g, seat, ROOMS, OPENING_ROOMS)
    draw(g, seat, SPELLS, OPENING_SPELLS)


def deal_again(g: State, seat: int) -> None:
    """BM-2.10, BM-X2: a mulligan goes back into the decks before the new hand is drawn."""
    g.emit(EV_MULLIGAN, seat)
    g.room_deck += g.rooms_in_hand(seat)
    g.spell_deck += g.spells_in_hand(seat)
    g.hands[seat] = []
    g.room_deck.sort()
    g.spell_deck.sort()
    g.chance.shuffle(g.room_deck)
    g.chance.shuffle(g.spell_deck)
    draw_opening(g, seat)


def may_mulligan(g: State, seat: int) -> bool:
    """BM-2.9: four Advanced Rooms, or four rooms with the same icon."""
    rooms = [g.room(card) for card in g.rooms_in_hand(seat)]
    if sum(1 for room in rooms if room.advanced) >= MULLIGAN_ROOMS:
        return True
    return any(sum(1 for room in rooms if room.treasure[c]) >= MULLIGAN_ROOMS for c in range(len(CLASSES)))


class Mulligan(Question):
    """BM-2.9, BM-D2. The hand is hidden, so everybody is asked (BM-R27)."""

    __slots__ = ()

    name: ClassVar[str] = "mulligan"
    rule: ClassVar[str] = "BM-2.9"

    def options(self, core: Core, seat: int) -> list[int]:
        return [YES, NO] if may_mulligan(cast(State, core), seat) else [NO]

    def refuse(self, core: Core, seat: int, action: int) -> int:
        if action == YES:
            return FINE if may_mulligan(cast(State, core), seat) else MULLIGAN_HAND
        return FINE if action == NO else NOT_AN_ANSWER

    def is_public(self, core: Core) -> bool:
        return False


class OpeningDiscards(Gathering):
    """BM-2.7, BM-2.8: two cards each, hidden until all have chosen."""

    __slots__ = ()

    def copy(self) -> Frame:
        return self.copied(OpeningDiscards(self.owner))

    def run(self, core: Core) -> int:
        g = cast(State, core)
        if g.ask_each(self, list(range(g.players)), Discard(), OPENING_DISCARDS) == WAIT:
            return WAIT
        g.emit(EV_DISCARDS_CHOSEN)
        for seat in g.order:
            for answer in self.chosen_by(seat):
                discard_from_hand(g, seat, g.card_of_kind(g.hands[seat], answer - CARD))
        return DONE


class Discard(Question):
    """BM-2.7, BM-D3: a card of the hand, less those this seat has chosen already."""

    __slots__ = ()

    name: ClassVar[str] = "discard"
    rule: ClassVar[str] = "BM-2.7"

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        chosen = g.stack[-1].chosen_by(seat)
        kinds = [g.tables.cards[card] for card in g.hands[seat]]
        kinds.sort()
        last = NONE
        options: list[int] = []
        for kind in kinds:
            if kind != last and kinds.count(kind) > chosen.count(CARD + kind):
                options.append(CARD + kind)
            last = kind
        return options


class FirstRoom(Question):
    """BM-2.11, BM-2.12, BM-D4: an ordinary room of the hidden hand, or none."""

    __slots__ = ()

    name: ClassVar[str] = "first_room"
    rule: ClassVar[str] = "BM-2.11"

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        kinds = g.kinds_of(g.rooms_in_hand(seat))
        return [PASS] + [PLACE + kind for kind in kinds if not g.tables.rooms[kind].advanced]

    def refuse(self, core: Core, seat: int, action: int) -> int:
        g = cast(State, core)
        if action in self.options(core, seat):
            return FINE
        if not PLACE <= action < PLACE + len(g.tables.rooms):
            return NOT_AN_ANSWER
        in_hand = g.card_of_kind(g.hands[seat], action - PLACE) >= 0
        return FIRST_ROOM_ORDINARY if in_hand else NOT_IN_HAND

    def is_public(self, core: Core) -> bool:
        return False
