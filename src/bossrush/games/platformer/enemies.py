"""The enemy die (PF-6) and enemies moved by players (PF-7.7 to PF-7.12)."""

from __future__ import annotations

from bossrush.games.platformer.attacks import push_attacks
from bossrush.games.platformer.events import EV_ENEMY_MOVED
from bossrush.games.platformer.ids import (
    BY_CHARGE,
    BY_ENEMY_DIE,
    COLUMNS,
    DIE_ATTACK,
    DIE_LEFT,
    EMPTY,
    ENEMY,
    F_CHARGE,
    F_FLY,
    F_HEAVY,
    K_ENEMY_DIE,
    K_ENEMY_MARCH,
    K_MOVE_ENEMY,
    LEFT,
    Q_ENEMY_STEP,
    RIGHT,
    STEP,
    STOP,
)
from bossrush.games.platformer.movement import refuse_edge
from bossrush.games.platformer.reasons import (
    ENEMY_OCCUPIED,
    ENEMY_STUCK,
    FINE,
    NO_ENEMY_THERE,
    NOT_AN_ANSWER,
    SEALED,
    STOP_FIRST,
)
from bossrush.games.platformer.state import FRAMES, OPTIONS, REFUSE, State
from bossrush.games.platformer.tower import OFFSETS
from bossrush.kernel.core import AGAIN, DONE, WAIT, Frame


def enemy_die(g: State, f: Frame) -> int:
    """PF-6.3, PF-6.6. The argument is the result."""
    if f.step == 1:
        return DONE
    f.goto(1)
    if f.args[0] == DIE_ATTACK:
        return push_attacks(g, BY_ENEMY_DIE, die_attacks(g))
    way = LEFT if f.args[0] == DIE_LEFT else RIGHT
    return g.push(K_ENEMY_MARCH, f.owner, [way, *march_order(g, way)])


def die_attacks(g: State) -> list[int]:
    """PF-R12: enemies in canonical order, each its adjacent heroes in turn order from the active player."""
    pairs: list[int] = []
    for cell in g.enemies:
        near = g.tower.near[cell]
        for seat in g.seats_from_active():
            if g.pos[seat] in near:
                pairs.append(seat)
                pairs.append(cell)
    return pairs


def march_order(g: State, way: int) -> list[int]:
    """PF-6.15: rows from the bottom, each from its leading side."""
    if way == LEFT:
        return g.enemies[:]
    keys = [cell // COLUMNS * COLUMNS + COLUMNS - 1 - cell % COLUMNS for cell in g.enemies]
    keys.sort()
    return [key // COLUMNS * COLUMNS + COLUMNS - 1 - key % COLUMNS for key in keys]


def enemy_march(g: State, f: Frame) -> int:
    """PF-R113. Arguments: the direction, then the enemies' cells in order; the step counts those that have moved."""
    way = f.args[0]
    while f.step + 1 < len(f.args):
        cell = f.args[f.step + 1]
        f.step += 1
        if march(g, cell, way):
            return AGAIN
    return DONE


def march(g: State, cell: int, way: int) -> bool:
    """Move one enemy by the die; whether it ran into a hero and attacks."""
    enemy = g.tables.enemies[g.enemy_at(cell)]
    for _ in range(enemy.amount if enemy.ability == F_CHARGE else 1):
        if g.tower.side_blocked(cell, way):
            return False
        target = cell + OFFSETS[way]
        seat = g.seat_at(target)
        if seat >= 0 and enemy.ability == F_CHARGE:
            push_attacks(g, BY_CHARGE, [seat, cell])
            return True
        if g.at[target] != EMPTY or not (g.has_floor(target) or enemy.ability == F_FLY):
            return False
        shift_enemy(g, cell, target)
        cell = target
    return False


def shift_enemy(g: State, start: int, target: int) -> None:
    kind = g.lift_enemy(start)
    g.put_enemy(kind, target)
    g.emit(EV_ENEMY_MOVED, kind, start, target)


# ---- enemies moved by players


def refuse_enemy_step(g: State, cell: int, way: int) -> int:
    """PF-7.9, PF-7.10."""
    target = g.tower.adjacent_target(cell, way)
    if target < 0 or not g.on_map(target):
        return refuse_edge(g, cell, way)
    return FINE if g.at[target] == EMPTY else ENEMY_OCCUPIED


def can_move_enemy(g: State, cell: int) -> bool:
    return any(g.at[target] == EMPTY for target in g.near(cell))


def same_side(g: State, seat: int, cell: int) -> bool:
    """PF-20.9: on the same side of the seal as the player's hero."""
    return g.on_boss_level(cell) == g.on_boss_level(g.pos[seat])


def refuse_enemy(g: State, seat: int, cell: int) -> int:
    """Whether this player may choose the enemy on this cell to be moved (PF-7.7, PF-7.8, PF-7.12)."""
    if not g.on_map(cell) or g.at[cell] < ENEMY:
        return NO_ENEMY_THERE
    if not same_side(g, seat, cell):
        return SEALED
    return FINE if can_move_enemy(g, cell) else ENEMY_STUCK


def heaviness(g: State, cell: int) -> int:
    """How many units of MONSTER the enemy on this cell needs for a space."""
    enemy = g.tables.enemies[g.enemy_at(cell)]
    return enemy.amount if enemy.ability == F_HEAVY else 1


def push_move_enemy(g: State, seat: int, cell: int, spaces: int) -> int:
    return g.push(K_MOVE_ENEMY, seat, [cell, spaces, 0])


def move_enemy(g: State, f: Frame) -> int:
    """PF-R23: space by space, direction free at each. Arguments: cell, spaces left, steps made."""
    if f.args[1] == 0 or not can_move_enemy(g, f.args[0]):
        return DONE
    answer = g.ask(f, f.owner, Q_ENEMY_STEP, f.args[0], f.args[2], f.args[1])
    if answer == WAIT:
        return WAIT
    if answer == STOP:
        return DONE
    target = f.args[0] + OFFSETS[answer - STEP]
    shift_enemy(g, f.args[0], target)
    f.args = [target, f.args[1] - 1, f.args[2] + 1]
    return f.goto(0)


def enemy_step_options(g: State) -> list[int]:
    options = [STEP + way for way in range(4) if refuse_enemy_step(g, g.context[0], way) == FINE]
    if g.context[1] > 0:
        options.append(STOP)
    return options


def refuse_enemy_step_answer(g: State, action: int) -> int:
    if action == STOP:
        return FINE if g.context[1] > 0 else STOP_FIRST
    if not STEP <= action < STOP:
        return NOT_AN_ANSWER
    return refuse_enemy_step(g, g.context[0], action - STEP)


FRAMES[K_ENEMY_DIE] = enemy_die
FRAMES[K_ENEMY_MARCH] = enemy_march
FRAMES[K_MOVE_ENEMY] = move_enemy
OPTIONS[Q_ENEMY_STEP] = enemy_step_options
REFUSE[Q_ENEMY_STEP] = refuse_enemy_step_answer
