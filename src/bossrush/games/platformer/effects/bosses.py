"""The boss's turn (PF-21) and what the lines of its attack cards do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bossrush.games.platformer.artifacts import settle
from bossrush.games.platformer.attacks import enemy_attack, reactions, softened
from bossrush.games.platformer.dice import roll_enemy_die
from bossrush.games.platformer.events import (
    EV_ATTACK_IGNORED,
    EV_BOSS_CARD,
    EV_BOSS_DREW,
    EV_BOSS_MOVED,
    EV_BOSS_RESHUFFLED,
    EV_BOSS_ROLLED,
    EV_DISPLACED,
)
from bossrush.games.platformer.ids import (
    BOSS_SPAWN,
    BY_BOSS,
    BY_BOSS_CARD,
    CARD,
    COLUMNS,
    DECLINE,
    EMPTY,
    IN_RANGE,
    K_BOSS_CARD,
    K_BOSS_TURN,
    L_ATTACK,
    L_DROP,
    L_GO_FAR,
    L_GO_NEAR,
    L_OFFER_MIRROR,
    L_PETRIFY,
    L_POISON,
    L_RESET_SPECIAL,
    L_SHIFT_AWAY,
    L_SUMMON,
    L_SUMMONS_ATTACK,
    L_TRIBUTE,
    L_WOUND,
    LEVEL_CELLS,
    LINE_EFFECTS,
    MIRROR,
    PETRIFICATION,
    POISON,
    Q_MIRROR,
    Q_NEAREST,
    Q_REACT,
    REACH_ADJACENT,
    REACH_ANY,
    REACH_AROUND,
    REACH_ROW,
    SPACE,
    THE_BOSS,
    TURN_BY_DIE,
    USE_MIRROR,
)
from bossrush.games.platformer.levels import place_enemy, tile_side
from bossrush.games.platformer.movement import enter
from bossrush.games.platformer.reasons import FINE, NOT_AN_ANSWER, NOT_NEAREST
from bossrush.games.platformer.shop import discard_potion
from bossrush.games.platformer.state import FRAMES, OPTIONS, REFUSE, State
from bossrush.games.platformer.tables import Line
from bossrush.games.platformer.tower import OFFSETS
from bossrush.games.platformer.wealth import gain_gems, pay_coins
from bossrush.games.platformer.wounds import gain_mark, lose_mark, reset_special, wound
from bossrush.kernel.core import DONE, WAIT, Frame

# ---- the turn of the boss


def boss_turn(g: State, f: Frame) -> int:
    """Draw as the sheet says, then resolve. The arguments are the cards to resolve."""
    if f.step == 0:
        by_die = g.tables.sheet(g.boss).turn == TURN_BY_DIE
        f.args = search_deck(g, f.owner) if by_die else compare_two(g)
        return f.goto(1)
    if f.step > len(f.args):
        return DONE
    card = f.args[f.step - 1]
    f.goto(f.step + 1)
    g.emit(EV_BOSS_CARD, card)
    return g.push(K_BOSS_CARD, f.owner, [card, 0, 0, 0, 0])


def draw_boss_card(g: State) -> int:
    """PF-21.4: the top card; an empty deck is made anew from the discard pile."""
    if not g.boss_deck:
        g.boss_deck = g.boss_discard
        g.boss_discard = []
        g.chance.shuffle(g.boss_deck)
        g.emit(EV_BOSS_RESHUFFLED, len(g.boss_deck))
    g.came_out()
    card = g.boss_deck.pop()
    g.emit(EV_BOSS_DREW, card)
    return card


def search_deck(g: State, seat: int) -> list[int]:
    """PF-21.1 to PF-21.3; PF-R65: nothing if every card was seen without a match."""
    result = roll_enemy_die(g)
    g.emit(EV_BOSS_ROLLED, seat, result)
    seen: list[int] = []
    total = len(g.boss_deck) + len(g.boss_discard)
    while len(seen) < total:
        card = draw_boss_card(g)
        g.boss_discard.append(card)
        if result in g.tables.boss_cards[card].symbols:
            return [card]
        if card not in seen:
            seen.append(card)
    return []


def compare_two(g: State) -> list[int]:
    """PF-21.5 to PF-21.8."""
    cards = [draw_boss_card(g), draw_boss_card(g)]
    g.boss_discard += cards
    counts = [sum(g.recorded[face] for face in g.tables.boss_cards[card].symbols) for card in cards]
    if counts[0] == counts[1]:
        return cards
    return [cards[0] if counts[0] > counts[1] else cards[1]]


# ---- one card, line by line
#
# Arguments of its frame: the card, the line, bit masks by seat of those already asked for a reaction, of those who
# ignore the card and of those the line before affected; while a line runs, whom it concerns: seat, cell, seat, cell …

LINE: Final = 1
ASKED: Final = 2
IGNORING: Final = 3
AFFECTED: Final = 4
CONCERNED: Final = 5

START_LINE: Final = 0
RUN_LINE: Final = 1


def boss_card(g: State, f: Frame) -> int:
    card = g.tables.boss_cards[f.args[0]]
    if f.args[LINE] == len(card.lines):
        return DONE
    line = card.lines[f.args[LINE]]
    if f.step == START_LINE:
        return start_line(g, f, line, card.reach)
    if line.whom == THE_BOSS and line.effect != L_SUMMONS_ATTACK:
        if ACT[line.effect](g, f) == WAIT:
            return WAIT
        return next_line(g, f)
    place = CONCERNED + 2 * (f.step - RUN_LINE)
    if place >= len(f.args):
        return next_line(g, f)
    return concern(g, f, line, f.args[place], f.args[place + 1])


def start_line(g: State, f: Frame, line: Line, reach: int) -> int:
    if f.args[LINE] == 0:
        g.spared = False
    if line.effect == L_SUMMONS_ATTACK:
        concerned = summons_targets(g)
    elif line.whom == IN_RANGE:
        concerned = in_reach(g, reach)
    else:
        concerned = still_affected(g, f.args[AFFECTED], line.effect)
    if line.effect == L_OFFER_MIRROR:
        holders = [seat for seat in concerned[::2] if g.has_mark(seat, MIRROR)]
        concerned = seats_with(holders, g.boss_cell())
    f.args[AFFECTED] = 0
    f.args[CONCERNED:] = concerned
    return f.goto(RUN_LINE)


def next_line(g: State, f: Frame) -> int:
    settle(g)
    f.args[LINE] += 1
    return f.goto(START_LINE)


def concern(g: State, f: Frame, line: Line, seat: int, cell: int) -> int:
    """One line for one hero: reaction first (PF-R115), then the effect."""
    bit = 1 << seat
    if g.pos[seat] < 0 or f.args[IGNORING] & bit:
        return f.goto(f.step + 1)
    if not f.args[ASKED] & bit and reactions(g, seat) and touches(g, seat, line):
        answer = g.ask(f, seat, Q_REACT, cell, BY_BOSS_CARD)
        if answer == WAIT:
            return WAIT
        f.args[ASKED] |= bit
        if answer != DECLINE:
            discard_potion(g, seat, answer - CARD)
            g.emit(EV_ATTACK_IGNORED, seat, g.boss, g.boss_cell(), answer - CARD)
            f.args[IGNORING] |= bit
            return f.goto(f.step + 1)
        return f.goto(f.step)
    if HIT[line.effect](g, f, seat, cell, line.amount) == WAIT:
        return WAIT
    f.args[AFFECTED] |= bit
    return f.goto(f.step + 1)


def touches(g: State, seat: int, line: Line) -> bool:
    """Whether the line would do anything to this hero at all (PF-R64, PF-R115)."""
    if line.effect == L_PETRIFY and g.has_mark(seat, MIRROR):
        return False
    if line.effect == L_POISON or line.effect == L_PETRIFY:
        mark = POISON if line.effect == L_POISON else PETRIFICATION
        return g.mark_supply[mark] > 0 or g.has_mark(seat, mark)
    return True


def seats_with(seats: list[int], cell: int) -> list[int]:
    pairs: list[int] = []
    for seat in seats:
        pairs.append(seat)
        pairs.append(cell)
    return pairs


def in_reach(g: State, reach: int) -> list[int]:
    """PF-21.10 to PF-21.17: heroes on the Boss Level in range, in turn order; walls and platforms do not matter."""
    boss = g.boss_cell()
    seats: list[int] = []
    for seat in g.seats_from_active():
        cell = g.pos[seat]
        if cell < 0 or not g.on_boss_level(cell):
            continue
        rows = abs(cell // COLUMNS - boss // COLUMNS)
        columns = abs(cell % COLUMNS - boss % COLUMNS)
        if reach == REACH_ANY:
            hit = True
        elif reach == REACH_ROW:
            hit = rows == 0
        elif reach == REACH_ADJACENT:
            hit = rows + columns == 1
        elif reach == REACH_AROUND:
            hit = max(rows, columns) == 1
        else:
            hit = tile_side(cell) == tile_side(boss)
        if hit:
            seats.append(seat)
    return seats_with(seats, boss)


def still_affected(g: State, mask: int, effect: int) -> list[int]:
    """Those of the line before who are still there; displacements go lowest row first, then by column (PF-R130)."""
    seats = [seat for seat in g.seats_from_active() if mask >> seat & 1 and g.pos[seat] >= 0]
    if effect == L_DROP or effect == L_SHIFT_AWAY:
        cells = sorted(g.pos[seat] for seat in seats)
        seats = [g.seat_at(cell) for cell in cells]
    return seats_with(seats, g.boss_cell())


def summons_targets(g: State) -> list[int]:
    """PF-R129: every summon in canonical order, each the heroes adjacent to it in turn order."""
    kind = g.tables.sheet(g.boss).summon
    pairs: list[int] = []
    for cell in g.enemies:
        if g.enemy_at(cell) == kind:
            for seat in g.seats_from_active():
                if g.pos[seat] in g.tower.near[cell]:
                    pairs.append(seat)
                    pairs.append(cell)
    return pairs


# ---- lines that concern a hero


def hit_wound(g: State, f: Frame, seat: int, cell: int, amount: int) -> int:
    wound(g, seat, softened(g, seat, amount), BY_BOSS_CARD)
    return DONE


def hit_attack(g: State, f: Frame, seat: int, cell: int, amount: int) -> int:
    enemy_attack(g, seat, cell, BY_BOSS_CARD)
    return DONE


def hit_poison(g: State, f: Frame, seat: int, cell: int, amount: int) -> int:
    gain_mark(g, seat, POISON)
    return DONE


def hit_offer_mirror(g: State, f: Frame, seat: int, cell: int, amount: int) -> int:
    """PF-R63: keep it, or discard it to ignore the card for a reward."""
    answer = g.ask(f, seat, Q_MIRROR)
    if answer == WAIT:
        return WAIT
    if answer == USE_MIRROR:
        lose_mark(g, seat, MIRROR)
        gain_gems(g, seat, g.tables.sheet(g.boss).mirror_gems)
        f.args[IGNORING] |= 1 << seat
    return DONE


def hit_petrify(g: State, f: Frame, seat: int, cell: int, amount: int) -> int:
    if not g.has_mark(seat, MIRROR):  # PF-22.8
        gain_mark(g, seat, PETRIFICATION)
    return DONE


def hit_shift_away(g: State, f: Frame, seat: int, cell: int, amount: int) -> int:
    """PF-R130: one space straight away from the boss, over an open edge, if it is free."""
    here = g.pos[seat]
    for way in range(4):
        if here == cell + OFFSETS[way]:
            target = g.tower.adjacent_target(here, way)
            if target >= 0 and g.on_map(target) and g.on_boss_level(target) and g.at[target] == EMPTY:
                displace(g, seat, target)
    return DONE


def hit_drop(g: State, f: Frame, seat: int, cell: int, amount: int) -> int:
    """PF-R74: one space down, platforms or not; in the lowest row of the Boss Level wounds instead."""
    here = g.pos[seat]
    if here < g.tower.boss_level * LEVEL_CELLS + COLUMNS:
        wound(g, seat, amount, BY_BOSS_CARD)
    elif g.at[here - COLUMNS] == EMPTY:
        displace(g, seat, here - COLUMNS)
    return DONE


def displace(g: State, seat: int, target: int) -> None:
    start = g.pos[seat]
    g.lift_hero(seat)
    g.put_hero(seat, target)
    g.emit(EV_DISPLACED, seat, start, target)
    enter(g, seat, target, BY_BOSS, [])


def hit_tribute(g: State, f: Frame, seat: int, cell: int, amount: int) -> int:
    """PF-R115: coins, or a single wound."""
    if g.coins[seat] > 0:
        pay_coins(g, seat, min(amount, g.coins[seat]))
    else:
        wound(g, seat, 1, BY_BOSS_CARD)
    return DONE


def hit_reset_special(g: State, f: Frame, seat: int, cell: int, amount: int) -> int:
    reset_special(g, seat)
    return DONE


# ---- lines in which the boss or its summons act


def distance(a: int, b: int) -> int:
    """PF-R129: columns plus rows."""
    return abs(a % COLUMNS - b % COLUMNS) + abs(a // COLUMNS - b // COLUMNS)


def free_boss_spawns(g: State) -> list[int]:
    return [c for c in range(g.lo(), g.hi()) if g.tower.feature[c] & BOSS_SPAWN and g.at[c] == EMPTY]


def extreme_spawns(g: State, near: bool) -> list[int]:
    """The free boss spawn spaces nearest to (or farthest from) the active hero; none if there is no hero or space."""
    hero = g.pos[g.active]
    cells = free_boss_spawns(g)
    if hero < 0 or not cells:
        return []
    distances = [distance(cell, hero) for cell in cells]
    best = min(distances) if near else max(distances)
    return [cell for i, cell in enumerate(cells) if distances[i] == best]


def choose_spawn(g: State, f: Frame, near: bool) -> int:
    answer = g.ask(f, g.active, Q_NEAREST, int(near))
    return WAIT if answer == WAIT else answer - SPACE


def nearest_options(g: State) -> list[int]:
    return [SPACE + cell for cell in extreme_spawns(g, g.context[0] == 1)]


def refuse_nearest(g: State, action: int) -> int:
    if not SPACE <= action < CARD:
        return NOT_AN_ANSWER
    return FINE if action in nearest_options(g) else NOT_NEAREST


def act_go_near(g: State, f: Frame) -> int:
    """PF-R129: unless the boss's own space is as near."""
    cells = extreme_spawns(g, True)
    if not cells or distance(g.boss_cell(), g.pos[g.active]) <= distance(cells[0], g.pos[g.active]):
        return DONE
    return go(g, choose_spawn(g, f, True))


def act_go_far(g: State, f: Frame) -> int:
    if not extreme_spawns(g, False):
        return DONE
    return go(g, choose_spawn(g, f, False))


def go(g: State, target: int) -> int:
    if target == WAIT:
        return WAIT
    start = g.boss_cell()
    g.put_enemy(g.lift_enemy(start), target)
    g.emit(EV_BOSS_MOVED, g.boss, start, target)
    return DONE


def act_summon(g: State, f: Frame) -> int:
    """PF-22.10."""
    kind = g.tables.sheet(g.boss).summon
    if g.enemy_supply[kind] == 0 or not extreme_spawns(g, True):
        return DONE
    cell = choose_spawn(g, f, True)
    if cell == WAIT:
        return WAIT
    place_enemy(g, kind, cell)
    return DONE


def mirror_options(g: State) -> list[int]:
    return [DECLINE, USE_MIRROR]


def refuse_mirror(g: State, action: int) -> int:
    return FINE if action in (DECLINE, USE_MIRROR) else NOT_AN_ANSWER


def hits_nobody(g: State, f: Frame, seat: int, cell: int, amount: int) -> int:
    raise AssertionError("this line concerns no hero")


def no_act(g: State, f: Frame) -> int:
    raise AssertionError("this line concerns heroes")


HIT: list[Callable[[State, Frame, int, int, int], int]] = [hits_nobody] * len(LINE_EFFECTS)
ACT: list[Callable[[State, Frame], int]] = [no_act] * len(LINE_EFFECTS)
HIT[L_WOUND] = hit_wound
HIT[L_ATTACK] = hit_attack
HIT[L_POISON] = hit_poison
HIT[L_OFFER_MIRROR] = hit_offer_mirror
HIT[L_PETRIFY] = hit_petrify
HIT[L_SHIFT_AWAY] = hit_shift_away
HIT[L_DROP] = hit_drop
HIT[L_TRIBUTE] = hit_tribute
HIT[L_RESET_SPECIAL] = hit_reset_special
HIT[L_SUMMONS_ATTACK] = hit_attack
ACT[L_GO_NEAR] = act_go_near
ACT[L_GO_FAR] = act_go_far
ACT[L_SUMMON] = act_summon

FRAMES[K_BOSS_TURN] = boss_turn
FRAMES[K_BOSS_CARD] = boss_card
OPTIONS[Q_MIRROR] = mirror_options
REFUSE[Q_MIRROR] = refuse_mirror
OPTIONS[Q_NEAREST] = nearest_options
REFUSE[Q_NEAREST] = refuse_nearest
