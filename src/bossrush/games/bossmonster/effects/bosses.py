"""The Level Ups of the bosses (BM-22.1 to BM-22.9)."""

from __future__ import annotations

from collections.abc import Callable

from bossrush.games.bossmonster.building import push_build_now
from bossrush.games.bossmonster.cards import (
    EPICS,
    HEROES,
    ROOMS,
    SPELLS,
    can_draw,
    draw,
    rebuild,
    take_from_discard,
    to_entrance,
)
from bossrush.games.bossmonster.dungeon import destroy, legal_slots
from bossrush.games.bossmonster.effects.rooms import discard_a_spell, holders, move_card
from bossrush.games.bossmonster.events import (
    EV_FOUND,
    EV_HERO_DIED,
    EV_LEVEL_UP,
    EV_LEVEL_UP_DECLINED,
    EV_SEARCHED,
    EV_SHUFFLED,
)
from bossrush.games.bossmonster.ids import (
    B_CEREBELLUS,
    B_CLEOPATRA,
    B_DRACULORD,
    B_GORGONA,
    B_KING_CROAK,
    B_ROBOBO,
    B_SEDUCIA,
    B_XYZAX,
    BOSS_EFFECTS,
    CARD,
    FROM_DECK,
    FROM_DISCARD,
    HERO,
    K_LEVEL_UP,
    LOOK_BOTH,
    LOOK_EPIC,
    LOOK_ORDINARY,
    MAX_SLOTS,
    MONSTER,
    NO,
    PASS,
    PLAYER,
    Q_BUILD_ON,
    Q_FIND,
    Q_HERO,
    Q_KILL,
    Q_LOOK,
    Q_LOOK_HEROES,
    Q_LOSE_ROOM,
    Q_OPPONENT,
    Q_SOURCE,
    Q_STEAL,
    Q_TAKE,
    Q_USE,
    ROOM,
    SLOT,
    TO_HAND,
    TRAP,
    YES,
)
from bossrush.games.bossmonster.reasons import FINE, NOT_A_CHOICE
from bossrush.games.bossmonster.state import FRAMES, OPTIONS, REFUSE, State
from bossrush.games.bossmonster.triggers import flush
from bossrush.kernel.core import DONE, NONE, WAIT, Frame

OVER = 9


def level_up(g: State, f: Frame) -> int:
    """Optional ones are asked first; declining uses the Level Up up (BM-6.7)."""
    seat = f.owner
    boss = g.tables.bosses[g.bosses[seat]]
    if f.step == OVER:
        return DONE
    if f.step == 0:
        if boss.may:
            answer = g.ask(f, seat, Q_USE, NONE)
            if answer == WAIT:
                return WAIT
            if answer == NO:
                g.emit(EV_LEVEL_UP_DECLINED, seat)
                return DONE
        g.emit(EV_LEVEL_UP, seat)
        return f.goto(1)
    return DO[boss.effect](g, f, seat)


def do_draculord(g: State, f: Frame, seat: int) -> int:
    """Look at a whole hand and take one card of it."""
    if not holders(g, seat, -1):
        return DONE
    if f.step == 1:
        who = g.ask(f, seat, Q_OPPONENT, -1)
        if who == WAIT:
            return WAIT
        g.came_out()
        f.args = [who - PLAYER]
        return f.goto(2)
    answer = g.ask(f, seat, Q_STEAL, f.args[0])
    if answer == WAIT:
        return WAIT
    move_card(g, seat, f.args[0], g.card_of_kind(g.hands[f.args[0]], answer - CARD))
    return DONE


def steal_options(g: State) -> list[int]:
    return [CARD + kind for kind in g.kinds_of(g.hands[g.context[0]])]


def refuse_steal(g: State, action: int) -> int:
    return FINE if action in steal_options(g) else NOT_A_CHOICE


def do_xyzax(g: State, f: Frame, seat: int) -> int:
    """Two cards of the discard pile, or all if fewer. The step counts those taken."""
    if f.step == 3 or not g.discard:
        return DONE
    answer = g.ask(f, seat, Q_TAKE, NONE)
    if answer == WAIT:
        return WAIT
    take_from_discard(g, seat, answer - CARD)
    return f.goto(f.step + 1)


def do_robobo(g: State, f: Frame, seat: int) -> int:
    """Each opponent chooses a room, in XP order; then all are destroyed together (BM-R23)."""
    if f.step == 2:
        return DONE
    chosen: list[int] = []
    for other in g.opponents(seat):
        if g.active_slots(other):
            answer = g.ask(f, other, Q_LOSE_ROOM)
            if answer == WAIT:
                return WAIT
            chosen.append(answer - ROOM)
    for place in chosen:
        destroy(g, place // MAX_SLOTS, g.active_room(place // MAX_SLOTS, place % MAX_SLOTS))
    f.goto(2)
    return flush(g)


def lose_room_options(g: State) -> list[int]:
    return [ROOM + g.asked * MAX_SLOTS + slot for slot in g.active_slots(g.asked)]


def refuse_lose_room(g: State, action: int) -> int:
    return FINE if action in lose_room_options(g) else NOT_A_CHOICE


def do_cerebellus(g: State, f: Frame, seat: int) -> int:
    if f.step == 1:
        draw(g, seat, SPELLS, 3)
        return f.goto(2)
    return discard_a_spell(g, f, seat)


def do_gorgona(g: State, f: Frame, seat: int) -> int:
    """A hero in town dies at once and becomes a Soul."""
    if not g.town:
        return DONE
    answer = g.ask(f, seat, Q_KILL)
    if answer == WAIT:
        return WAIT
    hero = answer - HERO
    g.town.remove(hero)
    g.dead[seat].append(hero)
    g.gained_soul[seat] = True
    g.emit(EV_HERO_DIED, seat, hero, -1)
    return DONE


def kill_options(g: State) -> list[int]:
    return [HERO + hero for hero in sorted(g.town)]


def refuse_kill(g: State, action: int) -> int:
    return FINE if action in kill_options(g) else NOT_A_CHOICE


# ---- King Croak and Cleopatra: find an Advanced Room


def do_find(g: State, f: Frame, seat: int) -> int:
    """Look through the deck or not, which card, build or keep it. Argument: whether the deck was looked at."""
    if f.step == 1:
        answer = g.ask(f, seat, Q_LOOK)
        if answer == WAIT:
            return WAIT
        f.args = [int(answer == YES)]
        if answer == YES:
            rebuild(g, ROOMS)
            g.came_out()
            g.emit(EV_SEARCHED, seat, ROOMS)
        return f.goto(2)
    if f.step == 2:
        return find_card(g, f, seat)
    return build_or_keep(g, f, seat)


def find_card(g: State, f: Frame, seat: int) -> int:
    answer = g.ask(f, seat, Q_FIND, f.args[0])
    if answer == WAIT:
        return WAIT
    card = -1
    if answer != PASS:
        source = g.ask(f, seat, Q_SOURCE, answer - CARD, f.args[0])
        if source == WAIT:
            return WAIT
        pile = g.discard if source == FROM_DISCARD else g.room_deck
        card = g.card_of_kind(pile, answer - CARD)
        pile.remove(card)
        g.emit(EV_FOUND, seat, answer - CARD)
    if f.args[0]:
        shuffle_deck(g, g.room_deck, ROOMS)
    rebuild(g, ROOMS)
    if card < 0:
        return DONE
    g.hands[seat].append(card)
    f.args = [card]
    return f.goto(3)


def shuffle_deck(g: State, cards: list[int], which: int) -> None:
    """BM-15.9."""
    cards.sort()
    g.chance.shuffle(cards)
    g.emit(EV_SHUFFLED, which)


def fitting(g: State, seat: int, cards: list[int]) -> list[int]:
    """The Advanced Rooms the boss may find among these."""
    boss = g.tables.bosses[g.bosses[seat]]
    wanted = MONSTER if boss.effect == B_KING_CROAK else TRAP
    rooms = [card for card in cards if g.tables.is_room(card)]
    return [card for card in rooms if g.room(card).advanced and g.room(card).subtype == wanted]


def look_options(g: State) -> list[int]:
    return [YES, NO] if can_draw(g, ROOMS) else [NO]


def refuse_look(g: State, action: int) -> int:
    return FINE if action in look_options(g) else NOT_A_CHOICE


def find_options(g: State) -> list[int]:
    cards = g.discard + (g.room_deck if g.context[0] == 1 else [])
    return [PASS] + [CARD + kind for kind in g.kinds_of(fitting(g, g.asked, cards))]


def refuse_find(g: State, action: int) -> int:
    return FINE if action in find_options(g) else NOT_A_CHOICE


def source_options(g: State) -> list[int]:
    options: list[int] = []
    if g.card_of_kind(g.discard, g.context[0]) >= 0:
        options.append(FROM_DISCARD)
    if g.context[1] == 1 and g.card_of_kind(g.room_deck, g.context[0]) >= 0:
        options.append(FROM_DECK)
    return options


def refuse_source(g: State, action: int) -> int:
    return FINE if action in source_options(g) else NOT_A_CHOICE


def build_or_keep(g: State, f: Frame, seat: int) -> int:
    """BM-22.4, BM-22.5."""
    card = f.args[0]
    answer = g.ask(f, seat, Q_BUILD_ON, g.tables.cards[card])
    if answer == WAIT:
        return WAIT
    if answer == TO_HAND:
        return DONE
    g.hands[seat].remove(card)
    f.goto(OVER)
    return push_build_now(g, seat, card, answer - SLOT)


def build_on_options(g: State) -> list[int]:
    if g.no_building:
        return [TO_HAND]
    return [TO_HAND] + [SLOT + slot for slot in legal_slots(g, g.asked, g.context[0])]


def refuse_build_on(g: State, action: int) -> int:
    return FINE if action in build_on_options(g) else NOT_A_CHOICE


# ---- Seducia


def do_seducia(g: State, f: Frame, seat: int) -> int:
    """BM-R82: name the decks to look through, then a hero there or in town, or none."""
    if f.step == 1:
        answer = g.ask(f, seat, Q_LOOK_HEROES)
        if answer == WAIT:
            return WAIT
        f.args = [int(answer in (LOOK_ORDINARY, LOOK_BOTH)), int(answer in (LOOK_EPIC, LOOK_BOTH))]
        for which, looked in ((HEROES, f.args[0]), (EPICS, f.args[1])):
            if looked:
                g.came_out()
                g.emit(EV_SEARCHED, seat, which)
        return f.goto(2)
    answer = g.ask(f, seat, Q_HERO, f.args[0], f.args[1])
    if answer == WAIT:
        return WAIT
    if answer != PASS:
        hero = answer - HERO
        for pile in (g.town, g.hero_deck, g.epic_deck):
            if hero in pile:
                pile.remove(hero)
        to_entrance(g, seat, hero)
    if f.args[0]:
        shuffle_deck(g, g.hero_deck, HEROES)
    if f.args[1]:
        shuffle_deck(g, g.epic_deck, EPICS)
    return DONE


def look_heroes_options(g: State) -> list[int]:
    options = [NO]
    if g.hero_deck:
        options.append(LOOK_ORDINARY)
    if g.epic_deck:
        options.append(LOOK_EPIC)
    if g.hero_deck and g.epic_deck:
        options.append(LOOK_BOTH)
    return options


def refuse_look_heroes(g: State, action: int) -> int:
    return FINE if action in look_heroes_options(g) else NOT_A_CHOICE


def hero_options(g: State) -> list[int]:
    heroes = g.town[:]
    if g.context[0] == 1:
        heroes += g.hero_deck
    if g.context[1] == 1:
        heroes += g.epic_deck
    return [PASS] + [HERO + hero for hero in sorted(heroes)]


def refuse_hero(g: State, action: int) -> int:
    return FINE if action in hero_options(g) else NOT_A_CHOICE


def nothing(g: State, f: Frame, seat: int) -> int:
    return DONE


DO: list[Callable[[State, Frame, int], int]] = [nothing] * len(BOSS_EFFECTS)
DO[B_DRACULORD] = do_draculord
DO[B_XYZAX] = do_xyzax
DO[B_KING_CROAK] = do_find
DO[B_ROBOBO] = do_robobo
DO[B_CEREBELLUS] = do_cerebellus
DO[B_SEDUCIA] = do_seducia
DO[B_CLEOPATRA] = do_find
DO[B_GORGONA] = do_gorgona

FRAMES[K_LEVEL_UP] = level_up
OPTIONS[Q_STEAL] = steal_options
REFUSE[Q_STEAL] = refuse_steal
OPTIONS[Q_LOSE_ROOM] = lose_room_options
REFUSE[Q_LOSE_ROOM] = refuse_lose_room
OPTIONS[Q_KILL] = kill_options
REFUSE[Q_KILL] = refuse_kill
OPTIONS[Q_LOOK] = look_options
REFUSE[Q_LOOK] = refuse_look
OPTIONS[Q_FIND] = find_options
REFUSE[Q_FIND] = refuse_find
OPTIONS[Q_SOURCE] = source_options
REFUSE[Q_SOURCE] = refuse_source
OPTIONS[Q_BUILD_ON] = build_on_options
REFUSE[Q_BUILD_ON] = refuse_build_on
OPTIONS[Q_LOOK_HEROES] = look_heroes_options
REFUSE[Q_LOOK_HEROES] = refuse_look_heroes
OPTIONS[Q_HERO] = hero_options
REFUSE[Q_HERO] = refuse_hero
