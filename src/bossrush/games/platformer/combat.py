"""Using a symbol as an action: move, income, moving an enemy, attacking (PF-7, PF-15)."""

from __future__ import annotations

from bossrush.games.platformer.artifacts import meet
from bossrush.games.platformer.enemies import heaviness, push_move_enemy, refuse_enemy
from bossrush.games.platformer.events import EV_ATTACKED, EV_DEFEATED, EV_GAME_WON, EV_SCORED
from bossrush.games.platformer.ids import (
    A_BOUNTY,
    BOOT,
    C_DEFEATS,
    CARD,
    COIN,
    E_SLAYER,
    ENEMY,
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
    SIGIL,
    SPACE,
    STRIKE,
    SWORD,
    USE_SIGIL,
    V_GOLD_RUSH,
)
from bossrush.games.platformer.movement import push_move
from bossrush.games.platformer.reasons import (
    FINE,
    GOLEM_UNITS,
    HERO_NO_TARGET,
    NO_SIGIL,
    NOT_ADJACENT,
    NOT_AN_ANSWER,
    NOT_AN_ENEMY,
    SIGIL_BOSS_ONLY,
)
from bossrush.games.platformer.state import FRAMES, OPTIONS, REFUSE, State
from bossrush.games.platformer.symbols import (
    ANY,
    CHOSEN_FACE,
    CHOSEN_INPUTS,
    SOURCES,
    WITH_INPUTS,
    can_double,
    choose_symbol,
    choose_times,
    has_another,
    is_anvil,
    refuse_source,
    source_options,
    spend,
    stride,
)
from bossrush.games.platformer.wealth import gain_coins, gain_gems
from bossrush.games.platformer.wounds import lose_mark
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
    symbol = chosen % CHOSEN_FACE
    detailed = source + WITH_INPUTS * (chosen // CHOSEN_INPUTS)
    cell = choose_object(g, f, seat, symbol, detailed)
    if cell == WAIT:
        return WAIT
    least = 1
    if symbol == MONSTER and heaviness(g, cell) > 1 and not has_another(g, seat, detailed, MONSTER):
        least = 2
    times = choose_times(g, f, seat, least)
    if times == WAIT:
        return WAIT
    units = spend(g, seat, source, chosen, times)
    f.goto(1)
    if symbol == BOOT:
        return push_move(g, seat, units)
    if symbol == COIN:
        gain_coins(g, seat, units * max(1, g.event_amount(V_GOLD_RUSH)))
        return AGAIN
    if symbol == SWORD:
        return g.push(K_ATTACK, seat, [cell, units, 0])
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
    return [SPACE + cell for cell in g.near(g.pos[g.asked]) if g.at[cell] >= ENEMY]


def refuse_target(g: State, action: int) -> int:
    """PF-15.1, PF-15.10."""
    if not SPACE <= action < CARD:
        return NOT_AN_ANSWER
    cell = action - SPACE
    if not g.on_map(cell) or g.at[cell] < ENEMY:
        return HERO_NO_TARGET if g.on_map(cell) and g.at[cell] >= HERO else NOT_AN_ENEMY
    return FINE if cell in g.near(g.pos[g.asked]) else NOT_ADJACENT


def attack(g: State, f: Frame) -> int:
    """PF-R131: symbols join one by one until the strike; until then undo takes them back.

    Arguments: the enemy's cell, wounds so far, whether a Sigil is added.
    """
    seat = f.owner
    answer = g.ask(f, seat, Q_ATTACK, f.args[0], f.args[1], f.args[2])
    if answer == WAIT:
        return WAIT
    if answer == USE_SIGIL:
        f.args[2] = 1
        return f.goto(0)
    if answer == STRIKE:
        if f.args[2] == 1:
            lose_mark(g, seat, SIGIL)
        strike(g, seat, f.args[0], f.args[1] + f.args[2] * g.tables.sheet(g.boss).sigil_wounds)
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
    options = [*source_options(g, g.asked, SWORD), STRIKE]
    if refuse_sigil(g, g.asked) == FINE:
        options.append(USE_SIGIL)
    options.sort()
    return options


def refuse_attack(g: State, action: int) -> int:
    if action == STRIKE:
        return FINE
    if action == USE_SIGIL:
        return refuse_sigil(g, g.asked)
    return refuse_joining(g, action, SWORD)


def refuse_joining(g: State, action: int, symbol: int) -> int:
    if action < SOURCES or is_anvil(g, action):
        return refuse_source(g, g.asked, action, symbol)
    return NOT_AN_ANSWER


def refuse_sigil(g: State, seat: int) -> int:
    """PF-R131: against the boss only, once."""
    if not g.has_mark(seat, SIGIL) or g.context[2] == 1:
        return NO_SIGIL
    return FINE if g.enemy_at(g.context[0]) == g.boss else SIGIL_BOSS_ONLY


def health(g: State, kind: int) -> int:
    """PF-20.14, PF-R72: a boss has one more for each level of the game."""
    base = g.tables.enemies[kind].health
    return base + g.tower.levels if kind == g.boss else base


def strike(g: State, seat: int, cell: int, wounds: int) -> None:
    """PF-15.2 to PF-15.5; the bonus of the next attack is used up either way (PF-18.8)."""
    kind = g.enemy_at(cell)
    total = wounds + g.bonus
    if kind != g.boss:
        total += g.passive(seat, E_SLAYER)
    g.bonus = 0
    g.emit(EV_ATTACKED, seat, kind, cell, total, health(g, kind))
    if total >= health(g, kind):
        g.final_wounds = total
        defeat(g, seat, cell)


def defeat(g: State, seat: int, cell: int) -> None:
    """PF-15.7, PF-R92; the boss's defeat ends the game (PF-23.1)."""
    kind = g.lift_enemy(cell)
    g.enemy_supply[kind] += 1
    g.defeats += 1
    g.emit(EV_DEFEATED, seat, kind, cell)
    if kind == g.boss:
        win(g, seat)
        return
    g.defeats_this_turn += 1
    meet(g, seat, C_DEFEATS, g.defeats_this_turn - 1, g.defeats_this_turn)
    enemy = g.tables.enemies[kind]
    gain_coins(g, seat, enemy.coins)
    gain_gems(g, seat, enemy.gems)
    if g.has_ability(seat, A_BOUNTY):
        gain_coins(g, seat, g.hero_card(seat).amount)


def win(g: State, seat: int) -> None:
    """PF-23.1; in solo the score is counted (PF-26.9)."""
    g.emit(EV_GAME_WON, seat)
    if g.solo():
        items = score(g)
        g.emit(EV_SCORED, items[0], items[1], items[2], items[3], items[4], sum(items))
    g.finish([seat])


def score(g: State) -> list[int]:
    """PF-26.10 to PF-26.14: for events left, enemies, wounds beyond the boss's health, gems, coins and cards."""
    prices = sum(g.tables.cards[kind].price for kind in g.cards[0])
    return [
        3 * len(g.event_deck),
        2 * g.defeats,
        2 * (g.final_wounds - health(g, g.boss)),
        g.gems[0],
        (g.coins[0] + prices) // 3,
    ]


# ---- moving an enemy


def enemy_options(g: State) -> list[int]:
    return [SPACE + cell for cell in g.enemies if refuse_enemy_answer(g, SPACE + cell) == FINE]


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
        options.sort()
    return options


def refuse_heavy(g: State, action: int) -> int:
    if action == GO:
        return FINE if g.context[1] >= heaviness(g, g.context[0]) else GOLEM_UNITS
    return refuse_joining(g, action, MONSTER)


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
