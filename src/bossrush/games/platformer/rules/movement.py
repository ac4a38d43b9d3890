"""Moves of heroes, step by step (PF-9), with zone of control (PF-10), pushing (PF-11) and entering (PF-12)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from bossrush.games.platformer.rules.artifacts import meet, settle
from bossrush.games.platformer.rules.attacks import provoke
from bossrush.games.platformer.rules.events import EV_MOVED, EV_PLACED, EV_PORTED, EV_PUSHED
from bossrush.games.platformer.rules.ids import (
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
    LEFT,
    ONE_WAY,
    PLATFORM,
    RIGHT,
    SPACE,
    STEP,
    STOP,
    TRAP,
    UP,
)
from bossrush.games.platformer.rules.levels import Reveal, remove_below_boss, reveals
from bossrush.games.platformer.rules.notation import space_name
from bossrush.games.platformer.rules.reasons import (
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
    PLATFORM_BETWEEN,
    PUSH_BACK,
    PUSH_NOT_ADJACENT,
    PUSH_OCCUPIED,
    STOP_FIRST,
    WALL,
)
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.rules.wealth import collect
from bossrush.games.platformer.rules.wounds import wound
from bossrush.kernel.core import AGAIN, DONE, NONE, WAIT, Core, Frame, Question


def refuse_edge(g: State, cell: int, way: int) -> int:
    """Why a figure does not pass this edge of the Map; a hero's step up through a one-way passage aside.

    PF-1.8, PF-1.9, PF-1.14, PF-1.15, PF-1.17, PF-2.9, PF-2.10, PF-R5.
    """
    if way == LEFT or way == RIGHT:
        if not g.tower.side_blocked(cell, way):
            return FINE
        at_side = cell % COLUMNS == (0 if way == LEFT else COLUMNS - 1)
        return OUTER_SIDE if at_side else WALL
    if way == UP and cell + COLUMNS >= g.end_cell():
        return HIDDEN_LEVEL if g.high < g.tower.boss_level else OUTER_SIDE
    if way == DOWN and cell - COLUMNS < g.first_cell():
        return BOTTOM
    edge = g.tower.edge(cell, way)
    if edge == ONE_WAY:
        return ENEMY_ONE_WAY if way == UP else ONE_WAY_DOWN
    return PLATFORM_BETWEEN if edge == PLATFORM else FINE


# ---- steps


def refuse_step(g: State, seat: int, way: int) -> int:
    """PF-9.2, PF-9.5 to PF-9.8: the same in all directions, and no ground is needed (PF-9.4).

    Where nobody can be pushed aside there is no step (PF-11.11, PF-20.8, PF-R29). The only way into the Boss Level but
    for spawning there is a step up (PF-20.4).
    """
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


class ChooseStep(Question):
    """PF-9.1, PF-9.11: the next step of a move, or stop; `only_up` if it goes nowhere else.

    A space may be entered again (PF-R104).
    """

    __slots__ = ("made", "only_up", "spaces_left")

    name: ClassVar[str] = "step"
    rule: ClassVar[str] = "PF-9.1"

    def __init__(self, spaces_left: int, made: int, only_up: bool) -> None:
        self.spaces_left = spaces_left
        self.made = made
        self.only_up = only_up

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        ways = 1 if self.only_up else 4
        options = [STEP + way for way in range(ways) if refuse_step(g, seat, way) == FINE]
        if self.made > 0:
            options.append(STOP)
        return options

    def refuse(self, core: Core, seat: int, action: int) -> int:
        if action == STOP:
            return FINE if self.made > 0 else STOP_FIRST
        if not STEP <= action < STOP:
            return NOT_AN_ANSWER
        if self.only_up and action != STEP + UP:
            return ONLY_UP
        return refuse_step(cast(State, core), seat, action - STEP)

    def about(self, core: Core) -> dict[str, object]:
        return {"spaces_left": self.spaces_left, "only_up": self.only_up}


ARRIVAL: Final = (EV_MOVED, EV_PORTED)
"""The event of a hero's arrival, by way of entering."""


class Mover(Frame):
    """A hero on its way from `start` to `target`, by a step or a portal."""

    __slots__ = ("ambush", "start", "target", "there", "way")

    def __init__(self, owner: int, way: int) -> None:
        super().__init__(owner)
        self.way = way
        self.start = NONE
        self.target = NONE
        self.there = False
        """Whether it has changed places with what it pushed, and so is there before its time."""
        self.ambush: list[int] = []
        """The cells of the enemies that attack on arrival."""

    def copied(self, twin: Frame) -> Frame:
        mover = cast(Mover, twin)
        mover.step = self.step
        mover.answers = self.answers[:]
        mover.start = self.start
        mover.target = self.target
        mover.there = self.there
        mover.ambush = self.ambush[:]
        return mover

    def push_aside(self, g: State) -> int:
        """PF-11.1, PF-11.2, PF-R31: choose where the figure on `target` goes and put it there.

        It goes one space (PF-11.6) and pushes nobody itself (PF-11.8). A boss is pushed like any other (PF-11.17). Then
        comes the next step of the frame.
        """
        ambush = ambushers(g, self.start, self.target) if self.way == BY_STEP else []
        figure = g.at[self.target]
        if figure == EMPTY:
            self.ambush = ambush
            return self.goto(self.step + 1)
        answer = g.ask(self, self.owner, ChoosePush(self.target, self.start))
        if answer == WAIT:
            return WAIT
        pushed_to = answer - SPACE
        if pushed_to == self.start:  # both change at once
            g.lift_hero(self.owner)
            self.there = True
        shift(g, figure, self.target, pushed_to)
        g.emit(EV_PUSHED, self.owner, figure, self.target, pushed_to)
        if self.there:
            g.put_hero(self.owner, self.target)
            g.emit(ARRIVAL[self.way], self.owner, self.start, self.target)
        self.ambush = ambush
        self.goto(self.step + 1)
        pushed(g, self.owner, figure, self.target, pushed_to, self.start)
        return AGAIN

    def arrive(self, g: State) -> None:
        """PF-11.19: after what was pushed, the hero itself changes its space and the effects of entering follow."""
        if not self.there:
            g.lift_hero(self.owner)
            g.put_hero(self.owner, self.target)
            g.emit(ARRIVAL[self.way], self.owner, self.start, self.target)
        enter(g, self.owner, self.target, self.way, self.ambush)


def push_move(g: State, seat: int, spaces: int) -> int:
    """PF-9.1, PF-9.12: a move of up to so many spaces, at least one, by a symbol or a card."""
    return g.push(Move(seat, spaces))


def push_move_up(g: State, seat: int, spaces: int) -> int:
    return g.push(Move(seat, spaces, True))


# the steps of the frame
CHOOSE: Final = 0
ATTACKED: Final = 1
PUSH: Final = 2
ARRIVE: Final = 3
AFTERWARDS: Final = 4


class Move(Mover):
    """PF-9.9: a move of up to so many spaces, step by step; nothing falls in between (PF-9.3).

    Before each step the enemies beside the hero attack (PF-10.1, PF-10.4, PF-R25, PF-R26), also the one to be pushed
    (PF-11.9); nothing but a step of a move provokes them (PF-10.7). When the hero faints nothing is refunded (PF-R32).
    """

    __slots__ = ("attackers", "made", "only_up", "spaces")

    def __init__(self, owner: int, spaces: int, only_up: bool = False) -> None:
        super().__init__(owner, BY_STEP)
        self.spaces = spaces
        self.only_up = only_up
        self.made = 0
        self.attackers: list[int] = []
        """The cells of the enemies that attack before the hero leaves."""

    def copy(self) -> Frame:
        twin = Move(self.owner, self.spaces, self.only_up)
        twin.made = self.made
        twin.attackers = self.attackers[:]
        return self.copied(twin)

    def run(self, core: Core) -> int:
        g = cast(State, core)
        seat = self.owner
        if self.step == CHOOSE:
            return self.choose(g)
        if self.step == ATTACKED:  # PF-10.2: attacked before it leaves
            if provoke(g, self, seat, BY_MOVING, self.attackers) == WAIT:
                return WAIT
            return self.goto(PUSH)
        if self.step == PUSH:
            return self.push_aside(g) if g.pos[seat] >= 0 else DONE  # PF-11.10, PF-9.10
        if self.step == ARRIVE:
            self.arrive(g)
            return self.goto(AFTERWARDS)
        settle(g)
        self.spaces -= 1
        self.made += 1
        if self.spaces == 0 or g.pos[seat] != self.target:
            return DONE
        if refuse_step(g, seat, UP) == FINE or (not self.only_up and can_step(g, seat)):
            return self.goto(CHOOSE)
        return DONE

    def choose(self, g: State) -> int:
        answer = g.ask(self, self.owner, ChooseStep(self.spaces, self.made, self.only_up))
        if answer == WAIT:
            return WAIT
        if answer == STOP:
            return DONE
        self.start = g.pos[self.owner]
        self.target = g.tower.steps[self.start][answer - STEP]
        self.there = False
        self.attackers = controllers(g, self.start, self.target)
        return self.goto(ATTACKED)


def controllers(g: State, start: int, target: int) -> list[int]:
    """PF-10.3, PF-10.9, PF-10.10: the enemies that attack before this step, in canonical order, bosses included.

    Where the step leads does not matter (PF-10.6), and only the space it leaves counts (PF-10.5, PF-R96), but for an
    enemy that is pushed on entering the Boss Level (PF-20.7, PF-R7, PF-R108). Heroes control nothing (PF-10.11).
    """
    at = g.at
    cells = [cell for cell in g.tower.near[start] if at[cell] >= ENEMY]
    if at[target] >= ENEMY and target not in cells:
        cells.append(target)
    return cells


def ambushers(g: State, start: int, target: int) -> list[int]:
    """PF-R78, PF-R116: the enemies that attack a hero for coming next to them."""
    cells: list[int] = []
    for cell in g.tower.near[target]:
        kind = g.at[cell] - ENEMY
        if kind >= 0 and g.tables.enemies[kind].ability == F_AMBUSH and cell not in g.tower.near[start]:
            cells.append(cell)
    return cells


# ---- pushing


def push_targets(g: State, cell: int, start: int) -> list[int]:
    """PF-11.3 to PF-11.5, PF-R28: where the figure on this cell can go when a hero comes from `start`.

    It needs no platform there (PF-11.7), and never passes a one-way passage (PF-11.18, PF-20.6).
    """
    return [c for c in g.near(cell) if g.at[c] == EMPTY or c == start]


class ChoosePush(Question):
    """PF-11.2: where the figure on `target` is pushed by a hero that comes from `start`."""

    __slots__ = ("start", "target")

    name: ClassVar[str] = "push"
    rule: ClassVar[str] = "PF-11.2"

    def __init__(self, target: int, start: int) -> None:
        self.target = target
        self.start = start

    def options(self, core: Core, seat: int) -> list[int]:
        return [SPACE + cell for cell in push_targets(cast(State, core), self.target, self.start)]

    def refuse(self, core: Core, seat: int, action: int) -> int:
        g = cast(State, core)
        if not SPACE <= action < CARD:
            return NOT_AN_ANSWER
        cell = action - SPACE
        if cell not in g.near(self.target):
            return PUSH_NOT_ADJACENT
        return FINE if g.at[cell] == EMPTY or cell == self.start else PUSH_OCCUPIED

    def about(self, core: Core) -> dict[str, object]:
        return {"space": space_name(self.target)}


def pushed(g: State, seat: int, figure: int, start: int, cell: int, left: int) -> None:
    """What follows from a push: its condition, the way on with a glove, and what a pushed hero enters.

    It is not attacked (PF-11.12), but meets traps and reveals (PF-11.13, PF-11.14, PF-R30).
    """
    if figure < ENEMY or g.solo():
        meet(g, seat, C_PUSH_HERO)
    if g.passive(seat, E_SHOVE) > 0:
        g.push(PushOn(seat, figure, start, cell, left))
    if figure < ENEMY:
        enter(g, figure - HERO, cell, BY_PUSH, [])


PUSHED_ON: Final = 1


class PushOn(Frame):
    """PF-R119: a pushed figure goes one more space, not back. It stood at `start`, is at `cell` now; the pushing hero
    leaves `left`."""

    __slots__ = ("cell", "figure", "left", "start")

    def __init__(self, owner: int, figure: int, start: int, cell: int, left: int) -> None:
        super().__init__(owner)
        self.figure = figure
        self.start = start
        self.cell = cell
        self.left = left

    def copy(self) -> Frame:
        return self.copied(PushOn(self.owner, self.figure, self.start, self.cell, self.left))

    def run(self, core: Core) -> int:
        g = cast(State, core)
        targets = push_on_targets(g, self.start, self.cell, self.left)
        if self.step == PUSHED_ON or g.at[self.cell] != self.figure or not targets:
            return DONE
        answer = g.ask(self, self.owner, ChoosePushOn(self.start, self.cell, self.left))
        if answer == WAIT:
            return WAIT
        if answer == STOP:
            return DONE
        target = answer - SPACE
        if target == g.pos[self.owner]:  # the space the pushing hero leaves: both change at once
            mover = cast(Mover, g.stack[-2])
            mover.there = True
            g.lift_hero(self.owner)
            g.put_hero(self.owner, mover.target)
            g.emit(ARRIVAL[mover.way], self.owner, target, mover.target)
        shift(g, self.figure, self.cell, target)
        g.emit(EV_PUSHED, self.owner, self.figure, self.cell, target)
        self.goto(PUSHED_ON)
        if self.figure < ENEMY:
            enter(g, self.figure - HERO, target, BY_PUSH, [])
        return AGAIN


def push_on_targets(g: State, start: int, cell: int, left: int) -> list[int]:
    return [c for c in push_targets(g, cell, left) if c != start]


class ChoosePushOn(Question):
    """Where a figure that stood at `start` and is at `cell` goes on to; the pushing hero leaves `left`."""

    __slots__ = ("cell", "left", "start")

    name: ClassVar[str] = "push_on"
    rule: ClassVar[str] = "PF-R119"

    def __init__(self, start: int, cell: int, left: int) -> None:
        self.start = start
        self.cell = cell
        self.left = left

    def options(self, core: Core, seat: int) -> list[int]:
        targets = push_on_targets(cast(State, core), self.start, self.cell, self.left)
        return [STOP] + [SPACE + cell for cell in targets]

    def refuse(self, core: Core, seat: int, action: int) -> int:
        g = cast(State, core)
        if action == STOP:
            return FINE
        if not SPACE <= action < CARD:
            return NOT_AN_ANSWER
        cell = action - SPACE
        if cell == self.start:
            return PUSH_BACK
        if cell not in g.near(self.cell):
            return PUSH_NOT_ADJACENT
        return FINE if cell in push_on_targets(g, self.start, self.cell, self.left) else PUSH_OCCUPIED

    def about(self, core: Core) -> dict[str, object]:
        return {"space": space_name(self.cell)}


def shift(g: State, figure: int, start: int, target: int) -> None:
    if figure >= ENEMY:
        g.put_enemy(g.lift_enemy(start), target)
    else:
        g.lift_hero(figure - HERO)
        g.put_hero(figure - HERO, target)


# ---- entering (PF-12)


def place(g: State, seat: int, target: int) -> None:
    """PF-R27: an own effect that places the hero is no move."""
    start = g.pos[seat]
    g.lift_hero(seat)
    g.put_hero(seat, target)
    g.emit(EV_PLACED, seat, start, target)


def enter(g: State, seat: int, cell: int, way: int, ambush: list[int]) -> None:
    """Push the effects of entering, if there can be any.

    Only heroes enter: enemies meet no trap, collect nothing and reveal nothing (PF-3.5, PF-12.4, PF-14.5, PF-R43).
    """
    commits = g.on_boss_level(cell) and not g.committed[seat]
    if commits:
        g.committed[seat] = True  # PF-R45, PF-R133
    if commits or ambush or g.has_tokens(cell) or g.tower.has(cell, TRAP) or reveals(g, cell):
        g.push(Enter(seat, cell, way, commits, ambush))


TRAP_AND_TOKENS: Final = 0
AMBUSH: Final = 1
REVEAL: Final = 2
REMOVAL: Final = 3


class Enter(Frame):
    """PF-12.10: trap, collecting, attacks on arrival, reveal, removal by the last entrant (`commits`).

    A trap wounds whoever enters it (PF-12.1), not who stands on it (PF-12.3). A move collects on each space it passes,
    unasked (PF-12.6, PF-12.7, PF-R33); who is pushed, spawned or displaced does not (PF-11.15, PF-R19, PF-R34). After a
    reveal a move goes on (PF-14.3).
    """

    __slots__ = ("ambush", "cell", "commits", "way")

    def __init__(self, owner: int, cell: int, way: int, commits: bool, ambush: list[int]) -> None:
        super().__init__(owner)
        self.cell = cell
        self.way = way
        self.commits = commits
        self.ambush = ambush

    def copy(self) -> Frame:
        return self.copied(Enter(self.owner, self.cell, self.way, self.commits, self.ambush[:]))

    def run(self, core: Core) -> int:
        g = cast(State, core)
        seat = self.owner
        if self.step == TRAP_AND_TOKENS:
            if g.tower.has(self.cell, TRAP):
                g.spared = False
                wound(g, seat, 1, BY_TRAP)
            if g.pos[seat] >= 0 and g.has_tokens(self.cell) and self.way < BY_PUSH:  # PF-12.9
                collect(g, seat, self.cell)
            return self.goto(AMBUSH if self.ambush else REVEAL)
        if self.step == AMBUSH:
            if g.pos[seat] >= 0 and provoke(g, self, seat, BY_AMBUSH, self.ambush) == WAIT:
                return WAIT
            return self.goto(REVEAL)
        if self.step == REVEAL:
            self.goto(REMOVAL)
            if g.pos[seat] >= 0 and reveals(g, self.cell):
                meet(g, seat, C_REVEAL)
                g.push(Reveal(g.active))
            return AGAIN
        if self.commits:
            remove_below_boss(g)
        return DONE
