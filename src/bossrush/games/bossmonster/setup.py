"""Options and set-up (BM-1, BM-2, BM-21)."""

from __future__ import annotations

from typing import Final

from bossrush.games.bossmonster.cards import ROOMS, SPELLS, discard_from_hand, draw
from bossrush.games.bossmonster.dungeon import place
from bossrush.games.bossmonster.events import (
    EV_BOSSES_SHOWN,
    EV_DECLINED,
    EV_DISCARDS_CHOSEN,
    EV_MULLIGAN,
)
from bossrush.games.bossmonster.ids import (
    BOSS,
    CARD,
    CLASSES,
    K_REVEAL,
    K_SET_UP,
    K_TURN,
    NO,
    PASS,
    PLACE,
    Q_CHOOSE_BOSS,
    Q_DISCARD,
    Q_FIRST_ROOM,
    Q_MULLIGAN,
    YES,
)
from bossrush.games.bossmonster.reasons import (
    FINE,
    FIRST_ROOM_ORDINARY,
    MULLIGAN_HAND,
    NOT_A_CHOICE,
    NOT_AN_ANSWER,
    NOT_IN_HAND,
)
from bossrush.games.bossmonster.state import FRAMES, OPTIONS, REFUSE, State
from bossrush.games.bossmonster.tables import Tables
from bossrush.kernel.chance import Chance
from bossrush.kernel.core import DONE, WAIT, Frame
from bossrush.kernel.game import GameError, Option, OptionValue

OPENING_ROOMS: Final = 5
OPENING_SPELLS: Final = 2
OPENING_DISCARDS: Final = 2
MULLIGAN_ROOMS: Final = 4
HARD_MODE_HEALTH: Final = 4


def list_options(tables: Tables) -> list[Option]:
    return [
        Option("players", 2, low=2, high=4),
        Option("bosses", "random"),
        Option("i_choose_you", False),
        Option("scheming", False),
        Option("hard_mode", False),
        Option("spells", 31, low=30, high=31),
    ]


def new_state(tables: Tables, options: dict[str, OptionValue], chance: Chance) -> State:
    players = int(options["players"])
    g = State()
    g.lay_out(players, chance, tables)
    g.i_choose_you = bool(options["i_choose_you"])
    g.scheming = bool(options["scheming"])
    g.hard_mode = bool(options["hard_mode"])
    deal_bosses(g, str(options["bosses"]))
    rooms = len(tables.rooms)
    g.room_deck = [card for card, kind in enumerate(tables.cards) if kind < rooms]
    g.spell_deck = spell_deck(tables, int(options["spells"]) == 30)
    g.hero_deck = [i for i, hero in enumerate(tables.heroes) if not hero.epic and hero_used(g, i)]
    g.epic_deck = [i for i, hero in enumerate(tables.heroes) if hero.epic and hero_used(g, i)]
    for deck in (g.room_deck, g.spell_deck, g.hero_deck, g.epic_deck):  # BM-X1
        chance.shuffle(deck)
    g.push(K_TURN, -1, [0])
    g.push(K_SET_UP, -1, [])
    return g


def spell_deck(tables: Tables, thirty: bool) -> list[int]:
    """BM-R1: the smaller deck leaves copies out."""
    rooms = len(tables.rooms)
    deck: list[int] = []
    for kind, spell in enumerate(tables.spells):
        cards = [card for card, k in enumerate(tables.cards) if k == rooms + kind]
        deck += cards[: spell.copies_of_30] if thirty else cards
    return deck


def hero_used(g: State, hero: int) -> bool:
    """BM-1.4 to BM-1.7, BM-21.4."""
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
            g.offered[seat] = [chosen[seat]]
        else:
            g.offered[seat] = [free.pop(0) for _ in range(2 if g.i_choose_you else 1)]


CHOOSE_BOSS: Final = 0
DEAL: Final = 1
MULLIGANS: Final = 2
DISCARDS: Final = 3
FIRST_ROOMS: Final = 4
FIRST_REVEAL: Final = 5
OVER: Final = 6


def set_up(g: State, f: Frame) -> int:
    """BM-2 in order. The argument counts the players asked in the running step."""
    if f.step == CHOOSE_BOSS:
        return choose_bosses(g, f)
    if f.step == DEAL:
        for seat in g.order:
            draw_opening(g, seat)
        f.args = [0]
        return f.goto(MULLIGANS)
    if f.step == MULLIGANS:
        return mulligan(g, f)
    if f.step == DISCARDS:
        return opening_discards(g, f)
    if f.step == FIRST_ROOMS:
        return first_room(g, f)
    if f.step == FIRST_REVEAL:
        f.goto(OVER)
        return g.push(K_REVEAL, -1, [])
    return DONE


def choose_bosses(g: State, f: Frame) -> int:
    """BM-21.1, BM-R71: hidden and at the same time."""
    choosers = [seat for seat in range(g.players) if len(g.offered[seat]) > 1]
    if g.ask_each(f, choosers, Q_CHOOSE_BOSS, 1) == WAIT:
        return WAIT
    g.came_out()
    for seat in range(g.players):
        g.bosses[seat] = f.answers_of(seat)[0] - BOSS if seat in choosers else g.offered[seat][0]
    g.order = sorted(range(g.players), key=lambda seat: -g.tables.bosses[g.bosses[seat]].xp)
    for seat in g.order:
        g.emit(EV_BOSSES_SHOWN, seat, g.bosses[seat])
    return f.goto(DEAL)


def choose_boss_options(g: State) -> list[int]:
    return [BOSS + boss for boss in sorted(g.offered[g.asked])]


def refuse_choose_boss(g: State, action: int) -> int:
    return FINE if action in choose_boss_options(g) else NOT_A_CHOICE


def draw_opening(g: State, seat: int) -> None:
    """BM-2.6, BM-R4."""
    draw(g, seat, ROOMS, OPENING_ROOMS)
    draw(g, seat, SPELLS, OPENING_SPELLS)


def mulligan(g: State, f: Frame) -> int:
    """BM-2.9, BM-R3: everybody is asked, in XP order, again after a yes."""
    if f.args[0] == g.players:
        return f.goto(DISCARDS)
    seat = g.order[f.args[0]]
    answer = g.ask(f, seat, Q_MULLIGAN)
    if answer == WAIT:
        return WAIT
    if answer == NO:
        f.args[0] += 1
        return f.goto(MULLIGANS)
    g.emit(EV_MULLIGAN, seat)
    g.room_deck += g.rooms_in_hand(seat)
    g.spell_deck += g.spells_in_hand(seat)
    g.hands[seat] = []
    g.room_deck.sort()
    g.spell_deck.sort()
    g.chance.shuffle(g.room_deck)
    g.chance.shuffle(g.spell_deck)
    draw_opening(g, seat)
    return f.goto(MULLIGANS)


def may_mulligan(g: State, seat: int) -> bool:
    rooms = [g.room(card) for card in g.rooms_in_hand(seat)]
    if sum(1 for room in rooms if room.advanced) >= MULLIGAN_ROOMS:
        return True
    return any(sum(1 for room in rooms if room.treasure[c]) >= MULLIGAN_ROOMS for c in range(len(CLASSES)))


def mulligan_options(g: State) -> list[int]:
    return [YES, NO] if may_mulligan(g, g.asked) else [NO]


def refuse_mulligan(g: State, action: int) -> int:
    if action == YES:
        return FINE if may_mulligan(g, g.asked) else MULLIGAN_HAND
    return FINE if action == NO else NOT_AN_ANSWER


def opening_discards(g: State, f: Frame) -> int:
    """BM-2.7, BM-2.8: two cards each, hidden until all have chosen."""
    seats = list(range(g.players))
    if g.ask_each(f, seats, Q_DISCARD, OPENING_DISCARDS) == WAIT:
        return WAIT
    g.emit(EV_DISCARDS_CHOSEN)
    for seat in g.order:
        for answer in f.answers_of(seat):
            discard_from_hand(g, seat, g.card_of_kind(g.hands[seat], answer - CARD))
    f.args = [0]
    return f.goto(FIRST_ROOMS)


def discard_options(g: State) -> list[int]:
    """Cards of the hand, less those this seat has chosen already."""
    chosen = g.stack[-1].answers_of(g.asked)
    kinds = [g.tables.cards[card] for card in g.hands[g.asked]]
    return [CARD + kind for kind in sorted(set(kinds)) if kinds.count(kind) > chosen.count(CARD + kind)]


def refuse_discard(g: State, action: int) -> int:
    return FINE if action in discard_options(g) else NOT_A_CHOICE


def first_room(g: State, f: Frame) -> int:
    """BM-2.11: in XP order; declining is allowed."""
    if f.args[0] == g.players:
        return f.goto(FIRST_REVEAL)
    seat = g.order[f.args[0]]
    answer = g.ask(f, seat, Q_FIRST_ROOM)
    if answer == WAIT:
        return WAIT
    if answer == PASS:
        g.emit(EV_DECLINED, seat)
    else:
        place(g, seat, g.card_of_kind(g.hands[seat], answer - PLACE), 0)
    f.args[0] += 1
    return f.goto(FIRST_ROOMS)


def first_room_options(g: State) -> list[int]:
    kinds = g.kinds_of(g.rooms_in_hand(g.asked))
    return [PASS] + [PLACE + kind for kind in kinds if not g.tables.rooms[kind].advanced]


def refuse_first_room(g: State, action: int) -> int:
    if action in first_room_options(g):
        return FINE
    if not PLACE <= action < PLACE + len(g.tables.rooms):
        return NOT_AN_ANSWER
    in_hand = g.card_of_kind(g.hands[g.asked], action - PLACE) >= 0
    return FIRST_ROOM_ORDINARY if in_hand else NOT_IN_HAND


FRAMES[K_SET_UP] = set_up
OPTIONS[Q_CHOOSE_BOSS] = choose_boss_options
REFUSE[Q_CHOOSE_BOSS] = refuse_choose_boss
OPTIONS[Q_MULLIGAN] = mulligan_options
REFUSE[Q_MULLIGAN] = refuse_mulligan
OPTIONS[Q_DISCARD] = discard_options
REFUSE[Q_DISCARD] = refuse_discard
OPTIONS[Q_FIRST_ROOM] = first_room_options
REFUSE[Q_FIRST_ROOM] = refuse_first_room
