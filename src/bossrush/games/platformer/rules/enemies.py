"""The enemy die (PF-6) and enemies moved by players (PF-7.7 to PF-7.12)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from bossrush.games.platformer.rules.attacks import Attack, push_attacks
from bossrush.games.platformer.rules.events import EV_ENEMY_MOVED
from bossrush.games.platformer.rules.ids import (
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
    LEFT,
    RIGHT,
    STEP,
    STOP,
)
from bossrush.games.platformer.rules.movement import refuse_edge
from bossrush.games.platformer.rules.notation import space_name
from bossrush.games.platformer.rules.reasons import (
    ENEMY_OCCUPIED,
    ENEMY_STUCK,
    FINE,
    NO_ENEMY_THERE,
    NOT_AN_ANSWER,
    SEALED,
    STOP_FIRST,
)
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.rules.tower import OFFSETS
from bossrush.kernel.core import AGAIN, DONE, WAIT, Core, Frame, Question

RESOLVED: Final = 1


class EnemyDie(Frame):
    """PF-6.3, PF-6.6: what a `result` of the enemy die brings."""

    __slots__ = ("result",)

    def __init__(self, owner: int, result: int) -> None:
        super().__init__(owner)
        self.result = result

    def copy(self) -> Frame:
        return self.copied(EnemyDie(self.owner, self.result))

    def run(self, core: Core) -> int:
        g = cast(State, core)
        if self.step == RESOLVED:
            return DONE
        self.goto(RESOLVED)
        if self.result == DIE_ATTACK:
            return push_attacks(g, BY_ENEMY_DIE, die_attacks(g))
        way = LEFT if self.result == DIE_LEFT else RIGHT
        return g.push(EnemyMarch(self.owner, way, march_order(g, way)))


def die_attacks(g: State) -> list[Attack]:
    """PF-6.2, PF-6.4, PF-6.5, PF-R12: enemies in canonical order, each all its adjacent heroes in turn order."""
    attacks: list[Attack] = []
    seats = g.seats_from_active()
    for cell in g.enemies:
        near = g.tower.near[cell]
        for seat in seats:
            if g.pos[seat] in near:
                attacks.append(Attack(seat, cell))
    return attacks


def march_order(g: State, way: int) -> list[int]:
    """PF-6.15: rows from the bottom, each from its leading side."""
    if way == LEFT:
        return g.enemies[:]
    order: list[int] = []
    row_begins = 0
    for i, cell in enumerate(g.enemies):
        if i > 0 and cell // COLUMNS != g.enemies[i - 1] // COLUMNS:
            row_begins = i
        order.insert(row_begins, cell)
    return order


class EnemyMarch(Frame):
    """PF-R13, PF-R113: the enemies on these `cells`, all of the Map (PF-6.2), go one after the other.

    From the front, so that a chain goes as a whole or stays behind the first that is blocked (PF-6.14, PF-6.16). The
    step counts those that have moved.
    """

    __slots__ = ("cells", "way")

    def __init__(self, owner: int, way: int, cells: list[int]) -> None:
        super().__init__(owner)
        self.way = way
        self.cells = cells

    def copy(self) -> Frame:
        return self.copied(EnemyMarch(self.owner, self.way, self.cells[:]))

    def run(self, core: Core) -> int:
        g = cast(State, core)
        while self.step < len(self.cells):
            cell = self.cells[self.step]
            self.step += 1
            if march(g, cell, self.way):
                return AGAIN
        return DONE


def march(g: State, cell: int, way: int) -> bool:
    """PF-6.7 to PF-6.9, PF-6.11 to PF-6.13: move one enemy by the die; whether it ran into a hero and attacks.

    Only where it goes is asked, not what it stands on (PF-6.19, PF-R15), and a flying one goes anywhere (PF-R73). It
    keeps to its row (PF-6.18), across both tiles (PF-6.17).
    """
    enemy = g.tables.enemies[g.enemy_at(cell)]
    for _ in range(enemy.amount if enemy.ability == F_CHARGE else 1):
        if g.tower.side_blocked(cell, way):
            return False
        target = cell + OFFSETS[way]
        seat = g.seat_at(target)
        if seat >= 0 and enemy.ability == F_CHARGE:
            push_attacks(g, BY_CHARGE, [Attack(seat, cell)])
            return True
        if g.at[target] != EMPTY or not (g.has_floor(target) or enemy.ability == F_FLY):
            return False
        shift_enemy(g, cell, target)
        cell = target
    return False


def shift_enemy(g: State, start: int, target: int) -> None:
    """An enemy changes its space, and nothing else happens (PF-6.20 to PF-6.22, PF-7.11)."""
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
    for target in g.tower.near[cell]:
        if g.at[target] == EMPTY and g.on_map(target):
            return True
    return False


def same_side(g: State, seat: int, cell: int) -> bool:
    """PF-20.9, PF-7.12: on the same side of the seal as the player's hero."""
    return g.on_boss_level(cell) == g.on_boss_level(g.pos[seat])


def refuse_enemy(g: State, seat: int, cell: int) -> int:
    """Whether this player may choose the enemy on this cell to be moved (PF-7.7, PF-7.8, PF-7.12)."""
    if not g.on_map(cell) or g.at[cell] < ENEMY:
        return NO_ENEMY_THERE
    if not same_side(g, seat, cell):
        return SEALED
    return FINE if can_move_enemy(g, cell) else ENEMY_STUCK


def heaviness(g: State, cell: int) -> int:
    """PF-R80: how many units of MONSTER the enemy on this cell needs for a space."""
    enemy = g.tables.enemies[g.enemy_at(cell)]
    return enemy.amount if enemy.ability == F_HEAVY else 1


def push_move_enemy(g: State, seat: int, cell: int, spaces: int) -> int:
    return g.push(MoveEnemy(seat, cell, spaces))


class MoveEnemy(Frame):
    """PF-R23, PF-8.11: space by space, direction free at each; no attack and no gravity (PF-7.11)."""

    __slots__ = ("cell", "made", "spaces")

    def __init__(self, owner: int, cell: int, spaces: int) -> None:
        super().__init__(owner)
        self.cell = cell
        self.spaces = spaces
        self.made = 0

    def copy(self) -> Frame:
        twin = MoveEnemy(self.owner, self.cell, self.spaces)
        twin.made = self.made
        return self.copied(twin)

    def run(self, core: Core) -> int:
        g = cast(State, core)
        if self.spaces == 0 or not can_move_enemy(g, self.cell):
            return DONE
        answer = g.ask(self, self.owner, ChooseEnemyStep(self.cell, self.spaces, self.made))
        if answer == WAIT:
            return WAIT
        if answer == STOP:
            return DONE
        target = self.cell + OFFSETS[answer - STEP]
        shift_enemy(g, self.cell, target)
        self.cell = target
        self.spaces -= 1
        self.made += 1
        return self.goto(self.step)


class ChooseEnemyStep(Question):
    """PF-7.7: the next step of the enemy on `cell`."""

    __slots__ = ("cell", "made", "spaces_left")

    name: ClassVar[str] = "enemy_step"
    rule: ClassVar[str] = "PF-7.7"

    def __init__(self, cell: int, spaces_left: int, made: int) -> None:
        self.cell = cell
        self.spaces_left = spaces_left
        self.made = made

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        options = [STEP + way for way in range(4) if refuse_enemy_step(g, self.cell, way) == FINE]
        if self.made > 0:
            options.append(STOP)
        return options

    def refuse(self, core: Core, seat: int, action: int) -> int:
        if action == STOP:
            return FINE if self.made > 0 else STOP_FIRST
        if not STEP <= action < STOP:
            return NOT_AN_ANSWER
        return refuse_enemy_step(cast(State, core), self.cell, action - STEP)

    def about(self, core: Core) -> dict[str, object]:
        g = cast(State, core)
        enemy = g.tables.enemies[g.enemy_at(self.cell)].id
        return {"space": space_name(self.cell), "enemy": enemy, "spaces_left": self.spaces_left}
