"""The turn, common to all players: five phases until somebody has won (BM-3, BM-4, BM-7, BM-16, BM-17)."""

from __future__ import annotations

from typing import Final

from bossrush.games.bossmonster.building import levels_up
from bossrush.games.bossmonster.cards import ROOMS, SPELLS, can_draw, draw
from bossrush.games.bossmonster.events import (
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
from bossrush.games.bossmonster.ids import (
    E_LIBRARY,
    K_ADVENTURE,
    K_DRAWS,
    K_LEVEL_UP,
    K_REVEAL,
    K_SCHEMING,
    K_TURN,
    NO,
    NO_CLASS,
    P_ADVENTURE,
    P_BAIT,
    P_BEGINNING,
    P_BUILD,
    P_END,
    P_REVEAL,
    Q_DRAW,
    Q_SCHEMING,
    ROOM_DECK,
    SPELL_DECK,
    W_BUILD,
)
from bossrush.games.bossmonster.priority import push_window
from bossrush.games.bossmonster.reasons import FINE, NOT_A_CHOICE
from bossrush.games.bossmonster.state import FRAMES, OPTIONS, REFUSE, State
from bossrush.kernel.core import AGAIN, DONE, WAIT, Frame

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


def turn(g: State, f: Frame) -> int:
    """The bottom frame. Arguments: how many players had their build or adventure turn, seats that level up late."""
    step = f.step
    if step == BUILD_TURNS or step == ADVENTURE_TURNS:
        return next_player(g, f)
    f.goto(step + 1)
    if step == BEGINNING:
        begin_turn(g)
        f.args = [0]
    elif step == DRAWS:
        g.push(K_DRAWS, -1, [])
    elif step == REVEAL:
        enter_phase(g, P_REVEAL)
        g.push(K_REVEAL, -1, [])
    elif step == BAIT:
        enter_phase(g, P_BAIT)
        bait(g)
        enter_phase(g, P_ADVENTURE)
        g.mazes = []
        f.args = [0]
    elif step == EXPIRE:
        enter_phase(g, P_END)
        expire(g)
    elif step == LATE_LEVEL_UPS:
        late_level_ups(g)
    elif step == CHECK:
        check_end(g)
    else:
        if g.scheming:
            g.push(K_SCHEMING, -1, [])
        f.goto(BEGINNING)
    return AGAIN


def enter_phase(g: State, phase: int) -> None:
    g.phase = phase
    g.emit(EV_PHASE, phase)


def next_player(g: State, f: Frame) -> int:
    """Build turns and adventure turns, one player after the other in XP order."""
    building = f.step == BUILD_TURNS
    left = g.players_left()
    if building and g.active >= 0:
        g.build_over[g.active] = True
        g.active = -1
    if f.args[0] == len(left):
        f.args[0] = 0
        return f.goto(f.step + 1)
    seat = left[f.args[0]]
    f.args[0] += 1
    if not building:
        return g.push(K_ADVENTURE, seat, [])
    if f.args[0] == 1:
        enter_phase(g, P_BUILD)
    g.active = seat
    g.emit(EV_ACTIVE, seat)
    return push_window(g, W_BUILD)


# ---- beginning of turn (BM-4)


def begin_turn(g: State) -> None:
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


def draws(g: State, f: Frame) -> int:
    """BM-4.7, BM-4.8: each player draws, in XP order. The step counts those who have."""
    order = g.players_left()
    if f.step == len(order):
        return DONE
    seat = order[f.step]
    which = ROOMS
    libraries = any(g.has_effect(seat, slot, E_LIBRARY) for slot in g.active_slots(seat))
    if libraries and (can_draw(g, ROOMS) or can_draw(g, SPELLS)):
        answer = g.ask(f, seat, Q_DRAW)
        if answer == WAIT:
            return WAIT
        which = SPELLS if answer == SPELL_DECK else ROOMS
    draw(g, seat, which, 1)
    return f.goto(f.step + 1)


def draw_options(g: State) -> list[int]:
    """BM-R83."""
    options = [ROOM_DECK] if can_draw(g, ROOMS) else []
    return [*options, SPELL_DECK] if can_draw(g, SPELLS) else options


def refuse_draw(g: State, action: int) -> int:
    return FINE if action in draw_options(g) else NOT_A_CHOICE


# ---- bait (BM-7)


def lured_to(g: State, hero: int) -> int:
    """The seat whose dungeon lures this hero under what is on the table now, or -1 if it stays."""
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
    for card in g.sideways:
        g.emit(EV_STRAIGHTENED, g.owner_of(card), g.tables.cards[card])
    g.sideways = []
    g.boosts = {}
    g.health_bonus = {}
    g.crush = [0] * g.players
    g.jackpots = [0] * g.players
    g.barred = [False] * g.players


def late_level_ups(g: State) -> None:
    """BM-16.3, BM-R37 (iii): found for all at once, resolved in XP order."""
    for seat in reversed(g.players_left()):
        if levels_up(g, seat):
            g.levelled[seat] = True
            g.push(K_LEVEL_UP, seat, [])


def check_end(g: State) -> None:
    """BM-R66."""
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
    """BM-17.4, BM-17.5: the highest Souls minus Wounds, then the lowest XP."""
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
    """BM-18.2, BM-18.7."""
    g.alive[seat] = False
    g.gone_hands += g.hands[seat]
    for stack in g.dungeons[seat]:
        g.gone_cards += stack
    g.gone_heroes += g.dead[seat] + g.survived[seat] + g.entrances[seat]
    g.hands[seat] = []
    g.dungeons[seat] = []
    g.dead[seat] = []
    g.survived[seat] = []
    g.entrances[seat] = []
    g.emit(EV_ELIMINATED, seat)


def scheming(g: State, f: Frame) -> int:
    """BM-21.3, BM-R70. The step counts the players asked."""
    order = g.players_left()
    if f.step == len(order):
        return DONE
    seat = order[f.step]
    if not g.gained_soul[seat] and (can_draw(g, ROOMS) or can_draw(g, SPELLS)):
        answer = g.ask(f, seat, Q_SCHEMING)
        if answer == WAIT:
            return WAIT
        if answer != NO:
            draw(g, seat, ROOMS if answer == ROOM_DECK else SPELLS, 1)
    return f.goto(f.step + 1)


def scheming_options(g: State) -> list[int]:
    return [NO, *draw_options(g)]


def refuse_scheming(g: State, action: int) -> int:
    return FINE if action in scheming_options(g) else NOT_A_CHOICE


FRAMES[K_TURN] = turn
FRAMES[K_DRAWS] = draws
FRAMES[K_SCHEMING] = scheming
OPTIONS[Q_DRAW] = draw_options
REFUSE[Q_DRAW] = refuse_draw
OPTIONS[Q_SCHEMING] = scheming_options
REFUSE[Q_SCHEMING] = refuse_scheming
