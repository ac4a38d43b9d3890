"""Moves of heroes, step by step (PF-9), with zone of control (PF-10), pushing (PF-11) and entering (PF-12)."""

from __future__ import annotations

from typing import Final

from bossrush.games.platformer.artifacts import meet, settle
from bossrush.games.platformer.attacks import MOVER_CELLS, provoke
from bossrush.games.platformer.events import EV_MOVED, EV_PLACED, EV_PORTED, EV_PUSHED
from bossrush.games.platformer.ids import (
    BY_AMBUSH,
    BY_MOVING,
    BY_PUSH,
    BY_STEP,
    BY_TRAP,
    C_PUSH_HERO,
    C_REVEAL,
    CARD,
    COLUMNS,
    DOWN,
    E_SHOVE,
    EMPTY,
    ENEMY,
    F_AMBUSH,
    HERO,
    K_ENTER,
    K_MOVE,
    K_PUSH_ON,
    K_REVEAL,
    LEFT,
    ONE_WAY,
    PLATFORM,
    Q_PUSH,
    Q_PUSH_ON,
    Q_STEP,
    RIGHT,
    SPACE,
    STEP,
    STOP,
    TRAP,
    UP,
)
from bossrush.games.platformer.levels import remove_below_boss, reveals
from bossrush.games.platformer.reasons import (
    BOTTOM,
    ENEMY_ONE_WAY,
    FINE,
    HIDDEN_LEVEL,
    NO_PUSH_ON_BOSS_LEVEL,
    NO_PUSH_TARGET,
    NOT_AN_ANSWER,
    ONE_WAY_DOWN,
    ONLY_UP,
    OUTER_SIDE,
    PUSH_BACK,
    PUSH_NOT_ADJACENT,
    PUSH_OCCUPIED,
    STOP_FIRST,
    WALL,
)
from bossrush.games.platformer.reasons import PLATFORM as PLATFORM_IN_THE_WAY
from bossrush.games.platformer.state import FRAMES, OPTIONS, REFUSE, State
from bossrush.games.platformer.wealth import collect
from bossrush.games.platformer.wounds import wound
from bossrush.kernel.core import AGAIN, DONE, WAIT, Frame


def refuse_edge(g: State, cell: int, way: int) -> int:
    """Why a figure does not pass this edge of the Map (PF-1); a hero's step up through a one-way passage aside."""
    if way == LEFT or way == RIGHT:
        if not g.tower.side_blocked(cell, way):
            return FINE
        at_side = cell % COLUMNS == (0 if way == LEFT else COLUMNS - 1)
        return OUTER_SIDE if at_side else WALL
    if way == UP and cell + COLUMNS >= g.hi():
        return HIDDEN_LEVEL if g.high < g.tower.boss_level else OUTER_SIDE
    if way == DOWN and cell - COLUMNS < g.lo():
        return BOTTOM
    edge = g.tower.edge(cell, way)
    if edge == ONE_WAY:
        return ENEMY_ONE_WAY if way == UP else ONE_WAY_DOWN
    return PLATFORM_IN_THE_WAY if edge == PLATFORM else FINE


# ---- steps


def refuse_step(g: State, seat: int, way: int) -> int:
    """PF-9.5 to PF-9.8."""
    cell = g.pos[seat]
    target = g.tower.steps[cell][way]
    if step_is_free(g, cell, target):
        return FINE
    if target < 0 or not g.on_map(target):
        return refuse_edge(g, cell, way)
    return NO_PUSH_ON_BOSS_LEVEL if g.on_boss_level(target) else NO_PUSH_TARGET


def step_is_free(g: State, cell: int, target: int) -> bool:
    """Whether a hero can step from one to the other; `target` as in the tower's `steps`."""
    return target >= 0 and g.on_map(target) and (g.at[target] == EMPTY or len(push_targets(g, target, cell)) > 0)


def can_step(g: State, seat: int) -> bool:
    cell = g.pos[seat]
    for target in g.tower.steps[cell]:
        if step_is_free(g, cell, target):
            return True
    return False


def step_options(g: State) -> list[int]:
    ways = 1 if g.context[2] == 1 else 4
    options = [STEP + way for way in range(ways) if refuse_step(g, g.asked, way) == FINE]
    if g.context[1] > 0:
        options.append(STOP)
    return options


def refuse_step_answer(g: State, action: int) -> int:
    if action == STOP:
        return FINE if g.context[1] > 0 else STOP_FIRST
    if not STEP <= action < STOP:
        return NOT_AN_ANSWER
    if g.context[2] == 1 and action != STEP + UP:
        return ONLY_UP
    return refuse_step(g, g.asked, action - STEP)


def push_move(g: State, seat: int, spaces: int) -> int:
    """PF-9.1: a move of up to so many spaces, at least one."""
    return g.push(K_MOVE, seat, [spaces, 0, -1, -1, 0, 0])


def push_move_up(g: State, seat: int, spaces: int) -> int:
    return g.push(K_MOVE, seat, [spaces, 0, -1, -1, 0, 1])


# arguments of the frame, the same for a portal jump; then come the cells of the enemies that attack at the moment
LEFT_OVER: Final = 0
MADE: Final = 1
FROM: Final = 2
TO: Final = 3
THERE: Final = 4
ONLY_UPWARDS: Final = 5

ARRIVAL: Final = (EV_MOVED, EV_PORTED)
"""The event of a hero's arrival, by way of entering."""


def move(g: State, f: Frame) -> int:
    seat = f.owner
    if f.step == 0:
        answer = g.ask(f, seat, Q_STEP, f.args[LEFT_OVER], f.args[MADE], f.args[ONLY_UPWARDS])
        if answer == WAIT:
            return WAIT
        if answer == STOP:
            return DONE
        start = g.pos[seat]
        target = g.tower.steps[start][answer - STEP]
        f.args[FROM:THERE] = [start, target]
        f.args[THERE] = 0
        f.args[MOVER_CELLS:] = controllers(g, start, target)
        return f.goto(1)
    if f.step == 1:  # PF-10.2: attacked before it leaves
        if provoke(g, f, seat, BY_MOVING) == WAIT:
            return WAIT
        return f.goto(2)
    if f.step == 2:
        if g.pos[seat] < 0:  # PF-11.10, PF-9.10
            return DONE
        return push_aside(g, f, BY_STEP)
    if f.step == 3:
        arrive(g, f, BY_STEP)
        return f.goto(4)
    settle(g)
    f.args[LEFT_OVER] -= 1
    f.args[MADE] += 1
    if f.args[LEFT_OVER] == 0 or g.pos[seat] != f.args[TO]:
        return DONE
    if refuse_step(g, seat, UP) == FINE or (f.args[ONLY_UPWARDS] == 0 and can_step(g, seat)):
        return f.goto(0)
    return DONE


def controllers(g: State, start: int, target: int) -> list[int]:
    """PF-10.3, PF-10.10: the enemies that attack before this step, in canonical order."""
    at = g.at
    cells = [cell for cell in g.tower.near[start] if at[cell] >= ENEMY]
    if at[target] >= ENEMY and target not in cells:
        cells.append(target)
    return cells


def ambushers(g: State, start: int, target: int) -> list[int]:
    """PF-R116: the enemies that attack a hero for coming next to them."""
    cells: list[int] = []
    for cell in g.tower.near[target]:
        kind = g.at[cell] - ENEMY
        if kind >= 0 and g.tables.enemies[kind].ability == F_AMBUSH and cell not in g.tower.near[start]:
            cells.append(cell)
    return cells


# ---- pushing


def push_targets(g: State, cell: int, start: int) -> list[int]:
    """PF-11.3 to PF-11.5: where the figure on this cell can go when a hero comes from `start`."""
    return [c for c in g.near(cell) if g.at[c] == EMPTY or c == start]


def push_options(g: State) -> list[int]:
    return [SPACE + cell for cell in push_targets(g, g.context[0], g.context[1])]


def refuse_push(g: State, action: int) -> int:
    if not SPACE <= action < CARD:
        return NOT_AN_ANSWER
    cell = action - SPACE
    if cell not in g.near(g.context[0]):
        return PUSH_NOT_ADJACENT
    return FINE if g.at[cell] == EMPTY or cell == g.context[1] else PUSH_OCCUPIED


def push_aside(g: State, f: Frame, way: int) -> int:
    """PF-11.2, PF-R31: choose where the figure on `target` goes and put it there; then goes to the next step."""
    seat = f.owner
    start = f.args[FROM]
    target = f.args[TO]
    ambush = ambushers(g, start, target) if way == BY_STEP else []
    figure = g.at[target]
    if figure != EMPTY:
        answer = g.ask(f, seat, Q_PUSH, target, start)
        if answer == WAIT:
            return WAIT
        pushed_to = answer - SPACE
        if pushed_to == start:  # both change at once
            g.lift_hero(seat)
            f.args[THERE] = 1
        shift(g, figure, target, pushed_to)
        g.emit(EV_PUSHED, seat, figure, target, pushed_to)
        if f.args[THERE] == 1:
            g.put_hero(seat, target)
            g.emit(ARRIVAL[way], seat, start, target)
        f.args[MOVER_CELLS:] = ambush
        f.goto(f.step + 1)
        pushed(g, seat, figure, target, pushed_to, start)
        return AGAIN
    f.args[MOVER_CELLS:] = ambush
    return f.goto(f.step + 1)


def pushed(g: State, seat: int, figure: int, start: int, cell: int, left: int) -> None:
    """What follows from a push: its condition, the way on with a glove, and what a pushed hero enters."""
    if figure < ENEMY or g.solo():
        meet(g, seat, C_PUSH_HERO)
    if g.passive(seat, E_SHOVE) > 0:
        g.push(K_PUSH_ON, seat, [figure, start, cell, left])
    if figure < ENEMY:
        enter(g, figure - HERO, cell, BY_PUSH, [])


def push_on(g: State, f: Frame) -> int:
    """PF-R119: one more space, not back. Arguments: figure, where it stood, where it is, the space the hero leaves."""
    figure = f.args[0]
    cell = f.args[2]
    if f.step == 1 or g.at[cell] != figure or not push_on_targets(g, f):
        return DONE
    answer = g.ask(f, f.owner, Q_PUSH_ON, cell)
    if answer == WAIT:
        return WAIT
    if answer == STOP:
        return DONE
    if answer - SPACE == g.pos[f.owner]:  # the space the pushing hero leaves: both change at once
        mover = g.stack[-2]
        mover.args[THERE] = 1
        g.lift_hero(f.owner)
        g.put_hero(f.owner, mover.args[TO])
        g.emit(EV_MOVED if mover.kind == K_MOVE else EV_PORTED, f.owner, answer - SPACE, mover.args[TO])
    shift(g, figure, cell, answer - SPACE)
    g.emit(EV_PUSHED, f.owner, figure, cell, answer - SPACE)
    f.goto(1)
    if figure < ENEMY:
        enter(g, figure - HERO, answer - SPACE, BY_PUSH, [])
    return AGAIN


def push_on_targets(g: State, f: Frame) -> list[int]:
    return [c for c in push_targets(g, f.args[2], f.args[3]) if c != f.args[1]]


def push_on_options(g: State) -> list[int]:
    return [STOP] + [SPACE + cell for cell in push_on_targets(g, g.stack[-1])]


def refuse_push_on(g: State, action: int) -> int:
    if action == STOP:
        return FINE
    if not SPACE <= action < CARD:
        return NOT_AN_ANSWER
    cell = action - SPACE
    if cell == g.stack[-1].args[1]:
        return PUSH_BACK
    if cell not in g.near(g.context[0]):
        return PUSH_NOT_ADJACENT
    return FINE if cell in push_on_targets(g, g.stack[-1]) else PUSH_OCCUPIED


def shift(g: State, figure: int, start: int, target: int) -> None:
    if figure >= ENEMY:
        g.put_enemy(g.lift_enemy(start), target)
    else:
        g.lift_hero(figure - HERO)
        g.put_hero(figure - HERO, target)


def arrive(g: State, f: Frame, way: int) -> None:
    """PF-11.19: after what was pushed, the hero itself changes its space and the effects of entering follow."""
    if f.args[THERE] == 0:
        g.lift_hero(f.owner)
        g.put_hero(f.owner, f.args[TO])
        g.emit(ARRIVAL[way], f.owner, f.args[FROM], f.args[TO])
    enter(g, f.owner, f.args[TO], way, f.args[MOVER_CELLS:])


# ---- entering (PF-12)


def place(g: State, seat: int, target: int) -> None:
    """PF-R27: an own effect that places the hero is no move."""
    start = g.pos[seat]
    g.lift_hero(seat)
    g.put_hero(seat, target)
    g.emit(EV_PLACED, seat, start, target)


def enter(g: State, seat: int, cell: int, way: int, ambush: list[int]) -> None:
    """Push the effects of entering, if there can be any."""
    commits = g.on_boss_level(cell) and not g.committed[seat]
    if commits:
        g.committed[seat] = True  # PF-R45, PF-R133
    if commits or ambush or g.tokens[cell] or g.tower.feature[cell] & TRAP or reveals(g, cell):
        g.push(K_ENTER, seat, [cell, way, int(commits), 0, 0, 0, *ambush])


def entering(g: State, f: Frame) -> int:
    """PF-12.10: trap, collecting, attacks on arrival, reveal, removal by the last entrant."""
    seat = f.owner
    cell = f.args[0]
    if f.step == 0:
        if g.tower.feature[cell] & TRAP:
            g.spared = False
            wound(g, seat, 1, BY_TRAP)
        if g.pos[seat] >= 0 and g.tokens[cell] and f.args[1] < BY_PUSH:  # PF-12.9
            collect(g, seat, cell)
        return f.goto(1 if len(f.args) > MOVER_CELLS else 2)
    if f.step == 1:
        if g.pos[seat] >= 0 and provoke(g, f, seat, BY_AMBUSH) == WAIT:
            return WAIT
        return f.goto(2)
    if f.step == 2:
        f.goto(3)
        if g.pos[seat] >= 0 and reveals(g, cell):
            meet(g, seat, C_REVEAL)
            g.push(K_REVEAL, g.active, [])
        return AGAIN
    if f.args[2] == 1:
        remove_below_boss(g)
    return DONE


FRAMES[K_MOVE] = move
FRAMES[K_ENTER] = entering
FRAMES[K_PUSH_ON] = push_on
OPTIONS[Q_PUSH_ON] = push_on_options
REFUSE[Q_PUSH_ON] = refuse_push_on
OPTIONS[Q_STEP] = step_options
REFUSE[Q_STEP] = refuse_step_answer
OPTIONS[Q_PUSH] = push_options
REFUSE[Q_PUSH] = refuse_push
