"""Using a symbol as an action: move, income, moving an enemy, attacking (PF-7, PF-15)."""

from __future__ import annotations

from bossrush.games.platformer.enemies import heaviness, push_move_enemy, refuse_enemy
from bossrush.games.platformer.events import EV_ATTACKED, EV_DEFEATED, EV_GAME_WON
from bossrush.games.platformer.ids import (
    A_BOUNTY,
    BOOT,
    CARD,
    COIN,
    FOE,
    GO,
    HERO,
    K_ATTACK,
    K_HEAVY,
    K_USE,
    MONSTER,
    Q_ATTACK,
    Q_ENEMY,
    Q_HEAVY,
    Q_TARGET,
    SPACE,
    STRIKE,
    SWORD,
)
from bossrush.games.platformer.movement import push_move
from bossrush.games.platformer.reasons import (
    FINE,
    GOLEM_UNITS,
    HERO_NO_TARGET,
    NOT_ADJACENT,
    NOT_AN_ANSWER,
    NOT_AN_ENEMY,
)
from bossrush.games.platformer.state import FRAMES, OPTIONS, REFUSE, State
from bossrush.games.platformer.symbols import (
    ANY,
    SOURCES,
    can_double,
    choose_symbol,
    choose_times,
    has_another,
    refuse_source,
    source_options,
    spend,
    stride,
)
from bossrush.games.platformer.wealth import gain_coins, gain_gems
from bossrush.kernel.core import AGAIN, DONE, WAIT, Frame


def use(g: State, f: Frame) -> int:
    """One symbol for its effect. The argument is its source."""
    if f.step == 1:
        return DONE
    seat = f.owner
    source = f.args[0]
    chosen = choose_symbol(g, f, seat, source, ANY)
    if chosen == WAIT:
        return WAIT
    symbol = chosen % 8
    cell = choose_object(g, f, seat, symbol, source)
    if cell == WAIT:
        return WAIT
    least = 1
    if symbol == MONSTER and heaviness(g, cell) > 1 and not has_another(g, seat, source):
        least = 2
    times = choose_times(g, f, seat, least)
    if times == WAIT:
        return WAIT
    units = spend(g, seat, source, chosen, times)
    f.goto(1)
    if symbol == BOOT:
        return push_move(g, seat, units)
    if symbol == COIN:
        gain_coins(g, seat, units)
        return AGAIN
    if symbol == SWORD:
        return g.push(K_ATTACK, seat, [cell, units])
    if heaviness(g, cell) > 1:
        return g.push(K_HEAVY, seat, [cell, units])
    return push_move_enemy(g, seat, cell, units * stride(g, seat))


def choose_object(g: State, f: Frame, seat: int, symbol: int, source: int) -> int:
    """The cell of the enemy that this symbol is used on; 0 where there is none to choose."""
    if symbol == SWORD:
        answer = g.ask(f, seat, Q_TARGET)
    elif symbol == MONSTER:
        answer = g.ask(f, seat, Q_ENEMY, source)
    else:
        return 0
    return WAIT if answer == WAIT else answer - SPACE


# ---- attacking


def target_options(g: State) -> list[int]:
    return [SPACE + cell for cell in g.near(g.pos[g.asked]) if g.at[cell] >= FOE]


def refuse_target(g: State, action: int) -> int:
    """PF-15.1, PF-15.10."""
    if not SPACE <= action < CARD:
        return NOT_AN_ANSWER
    cell = action - SPACE
    if not g.on_map(cell) or g.at[cell] < FOE:
        return HERO_NO_TARGET if g.on_map(cell) and g.at[cell] >= HERO else NOT_AN_ENEMY
    return FINE if cell in g.near(g.pos[g.asked]) else NOT_ADJACENT


def attack(g: State, f: Frame) -> int:
    """PF-R131: symbols join one by one until the strike. Arguments: the enemy's cell, wounds so far."""
    seat = f.owner
    answer = g.ask(f, seat, Q_ATTACK, f.args[0], f.args[1])
    if answer == WAIT:
        return WAIT
    if answer == STRIKE:
        strike(g, seat, f.args[0], f.args[1])
        return DONE
    units = join(g, f, seat, answer, SWORD)
    if units == WAIT:
        return WAIT
    f.args[1] += units
    return f.goto(0)


def join(g: State, f: Frame, seat: int, source: int, symbol: int) -> int:
    """One more symbol of this kind for an action that was begun: its units, or `WAIT`."""
    chosen = choose_symbol(g, f, seat, source, symbol)
    if chosen == WAIT:
        return WAIT
    times = choose_times(g, f, seat, 1)
    if times == WAIT:
        return WAIT
    return spend(g, seat, source, chosen, times)


def attack_options(g: State) -> list[int]:
    return [*source_options(g, g.asked, SWORD), STRIKE]


def refuse_attack(g: State, action: int) -> int:
    if action == STRIKE:
        return FINE
    return refuse_source(g, g.asked, action, SWORD) if action < SOURCES else NOT_AN_ANSWER


def health(g: State, kind: int) -> int:
    """PF-20.14, PF-R72: a boss has one more for each level of the game."""
    base = g.tables.foes[kind].health
    return base + g.tower.levels if kind == g.boss else base


def strike(g: State, seat: int, cell: int, wounds: int) -> None:
    """PF-15.2 to PF-15.5; the bonus of the next attack is used up either way (PF-18.8)."""
    kind = g.foe_at(cell)
    total = wounds + g.bonus
    g.bonus = 0
    g.emit(EV_ATTACKED, seat, kind, cell, total, health(g, kind))
    if total >= health(g, kind):
        defeat(g, seat, cell)


def defeat(g: State, seat: int, cell: int) -> None:
    """PF-15.7, PF-R92; the boss's defeat ends the game (PF-23.1)."""
    kind = g.lift_foe(cell)
    g.foe_supply[kind] += 1
    g.emit(EV_DEFEATED, seat, kind, cell)
    if kind == g.boss:
        g.emit(EV_GAME_WON, seat)
        g.finish([seat])
        return
    foe = g.tables.foes[kind]
    gain_coins(g, seat, foe.coins)
    gain_gems(g, seat, foe.gems)
    if g.has_ability(seat, A_BOUNTY):
        gain_coins(g, seat, g.hero_card(seat).amount)


# ---- moving an enemy


def enemy_options(g: State) -> list[int]:
    return [SPACE + cell for cell in g.foes if refuse_enemy_answer(g, SPACE + cell) == FINE]


def refuse_enemy_answer(g: State, action: int) -> int:
    """The context is the source of the MONSTER, or `ANY` for a card that moves an enemy."""
    if not SPACE <= action < CARD:
        return NOT_AN_ANSWER
    reason = refuse_enemy(g, g.asked, action - SPACE)
    if reason != FINE or g.context[0] == ANY or heaviness(g, action - SPACE) == 1:
        return reason
    return FINE if can_double(g, g.asked, g.context[0]) else GOLEM_UNITS


def heavy(g: State, f: Frame) -> int:
    """PF-R118: symbols for a heavy enemy are committed together. Arguments: its cell, units so far."""
    seat = f.owner
    if f.step == 1:
        return DONE
    answer = g.ask(f, seat, Q_HEAVY, f.args[0], f.args[1])
    if answer == WAIT:
        return WAIT
    if answer == GO:
        f.goto(1)
        return push_move_enemy(g, seat, f.args[0], f.args[1] // heaviness(g, f.args[0]) * stride(g, seat))
    units = join(g, f, seat, answer, MONSTER)
    if units == WAIT:
        return WAIT
    f.args[1] += units
    return f.goto(0)


def heavy_options(g: State) -> list[int]:
    options = source_options(g, g.asked, MONSTER)
    if refuse_heavy(g, GO) == FINE:
        options.append(GO)
    return options


def refuse_heavy(g: State, action: int) -> int:
    if action == GO:
        return FINE if g.context[1] >= heaviness(g, g.context[0]) else GOLEM_UNITS
    return refuse_source(g, g.asked, action, MONSTER) if action < SOURCES else NOT_AN_ANSWER


FRAMES[K_USE] = use
FRAMES[K_ATTACK] = attack
FRAMES[K_HEAVY] = heavy
OPTIONS[Q_TARGET] = target_options
REFUSE[Q_TARGET] = refuse_target
OPTIONS[Q_ENEMY] = enemy_options
REFUSE[Q_ENEMY] = refuse_enemy_answer
OPTIONS[Q_ATTACK] = attack_options
REFUSE[Q_ATTACK] = refuse_attack
OPTIONS[Q_HEAVY] = heavy_options
REFUSE[Q_HEAVY] = refuse_heavy
