"""Gravity (PF-13): who holds or glides is asked first, then everything falls, column by column from the bottom."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from bossrush.games.platformer.rules.artifacts import meet, settle
from bossrush.games.platformer.rules.events import EV_FELL, EV_GLIDED, EV_GRAVITY, EV_HELD, EV_SHATTERED
from bossrush.games.platformer.rules.ids import (
    A_GLIDE,
    BY_TRAP,
    C_FALL,
    COLUMNS,
    E_CLAWS,
    E_ROPE,
    EMPTY,
    ENEMY,
    F_FLY,
    F_SHATTER,
    FALL,
    GLIDE,
    HERO,
    HOLD,
    LADDER,
    OPEN,
    TRAP,
)
from bossrush.games.platformer.rules.notation import space_name
from bossrush.games.platformer.rules.reasons import FINE, NO_GLIDE, NO_GRAVITY_CHOICE, NOT_AN_ANSWER
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.rules.wealth import collect, lay_coin, lay_gem
from bossrush.games.platformer.rules.wounds import wound
from bossrush.kernel.core import DONE, WAIT, Core, Frame, Question

NO_LIMIT = 1000


# kinds of gravity
AS_ACTION: Final = 0
AT_STEP_7: Final = 1
BY_EARTHQUAKE: Final = 2


def may_hold(g: State, seat: int, kind: int) -> bool:
    """PF-R112; an Earthquake loosens ladders (PF-R132)."""
    cell = g.pos[seat]
    if (g.tower.has(cell, LADDER) and kind != BY_EARTHQUAKE) or g.levitating[seat]:
        return True
    if kind == AT_STEP_7 and seat == g.active and g.passive(seat, E_ROPE) > 0:
        return True
    return g.passive(seat, E_CLAWS) > 0 and g.tower.wall_beside(cell)


def anything_falls(g: State) -> bool:
    """PF-R136: whether gravity could move a figure. What rests on another falls only if that one does.

    A hero without support counts even if it may hold or glide: it may also let go.
    """
    for cell in g.pos:
        if cell >= 0 and not g.supported(cell):
            return True
    return any_enemy_falls(g)


def any_enemy_falls(g: State) -> bool:
    for cell in g.enemies:
        if g.tower.floor[cell] == OPEN and not g.supported(cell) and not flies(g, cell):
            return True
    return False


def concerns_nobody(g: State) -> bool:
    """Whether no hero is asked (PF-R112: none is without a floor) and nothing falls."""
    for cell in g.pos:
        if cell >= 0 and not g.has_floor(cell):
            return False
    return not any_enemy_falls(g)


def flies(g: State, cell: int) -> bool:
    """PF-13.21, of the enemy on this space."""
    return g.tables.enemies[g.enemy_at(cell)].ability == F_FLY


class Gravity(Frame):
    """PF-13.2, PF-13.22, PF-R16: those who may hold or glide are asked first, then everything falls on all levels.

    Nothing falls at other times, whatever it stood on (PF-13.1, PF-R40). The seal of the Boss Level does not matter
    (PF-20.10). `kind` as above.
    """

    __slots__ = ("kind",)

    def __init__(self, owner: int, kind: int) -> None:
        super().__init__(owner)
        self.kind = kind

    def copy(self) -> Frame:
        return self.copied(Gravity(self.owner, self.kind))

    def run(self, core: Core) -> int:
        g = cast(State, core)
        if concerns_nobody(g):  # as at the end of most turns
            g.emit(EV_GRAVITY, self.owner)
            g.spared = False
            settle(g)
            return DONE
        answers = [FALL] * g.players
        for seat in g.seats_from_active():
            if g.pos[seat] < 0 or g.has_floor(g.pos[seat]):
                continue
            if may_hold(g, seat, self.kind) or g.has_ability(seat, A_GLIDE):
                answers[seat] = g.ask(self, seat, HoldOrFall(self.kind))
                if answers[seat] == WAIT:
                    return WAIT
        g.emit(EV_GRAVITY, self.owner)
        limits = [NO_LIMIT] * g.players
        for seat in g.seats_from_active():
            limits[seat] = hold_or_glide(g, seat, answers[seat])
        for cell in figures_by_column(g):
            if g.at[cell] >= ENEMY:
                if g.tower.floor[cell] == OPEN:  # most stand on a platform
                    fall_enemy(g, cell)
            else:
                fall_hero(g, g.at[cell] - HERO, limits[g.at[cell] - HERO])
        settle(g)
        return DONE


def hold_or_glide(g: State, seat: int, answer: int) -> int:
    """What this hero does against its fall (PF-R37); returns how many spaces it falls at most."""
    if answer == HOLD:
        g.emit(EV_HELD, seat, g.pos[seat])
        return 0
    if answer == GLIDE:
        g.emit(EV_GLIDED, seat, g.pos[seat])
        return g.hero_card(seat).amount
    return NO_LIMIT


class HoldOrFall(Question):
    """PF-13.5, PF-R37, PF-R112: hold, glide or fall. `kind`: the kind of gravity."""

    __slots__ = ("kind",)

    name: ClassVar[str] = "gravity"
    rule: ClassVar[str] = "PF-R37"

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def options(self, core: Core, seat: int) -> list[int]:
        return [action for action in (HOLD, GLIDE, FALL) if self.refuse(core, seat, action) == FINE]

    def refuse(self, core: Core, seat: int, action: int) -> int:
        g = cast(State, core)
        if action == HOLD:
            return FINE if may_hold(g, seat, self.kind) else NO_GRAVITY_CHOICE
        if action == GLIDE:
            return FINE if g.has_ability(seat, A_GLIDE) else NO_GLIDE
        return FINE if action == FALL else NOT_AN_ANSWER

    def about(self, core: Core) -> dict[str, object]:
        g = cast(State, core)
        return {"space": space_name(g.pos[g.seats[0]])}


def figures_by_column(g: State) -> list[int]:
    """PF-13.17 to PF-13.19, PF-R36: the cells of all figures, columns from the left, each from the bottom."""
    cells: list[int] = []
    for column in range(g.first_cell(), g.first_cell() + COLUMNS):
        for cell in range(column, g.end_cell(), COLUMNS):
            if g.at[cell] != EMPTY:
                cells.append(cell)
    return cells


def fall_enemy(g: State, start: int) -> None:
    """PF-13.6, PF-13.7: on a ladder too; immune ones stay (PF-R73). No attack follows (PF-13.13)."""
    if flies(g, start) or g.supported(start):
        return
    kind = g.lift_enemy(start)
    cell = start
    while not g.supported(cell):
        cell -= COLUMNS
    g.put_enemy(kind, cell)
    g.emit(EV_FELL, ENEMY + kind, start, cell)
    if g.tables.enemies[kind].ability == F_SHATTER:
        shatter(g, cell)


def shatter(g: State, cell: int) -> None:
    """PF-R77: defeated by its fall; nobody is paid, the loot lies there."""
    kind = g.lift_enemy(cell)
    g.return_enemy(kind)
    g.defeats += 1  # PF-R87
    g.emit(EV_SHATTERED, kind, cell)
    for _ in range(g.tables.enemies[kind].coins):
        lay_coin(g, cell)
    for _ in range(g.tables.enemies[kind].gems):
        lay_gem(g, cell)


def fall_hero(g: State, seat: int, limit: int) -> None:
    """PF-13.7, PF-13.12: each trap entered wounds at once (PF-12.2, PF-R39, PF-R97); a faint ends the fall (PF-13.20).

    The height does no harm (PF-13.16), nor does landing on a figure (PF-13.15, PF-R106), which is not pushed
    (PF-11.16). Ladders and level borders do not stop it (PF-13.8, PF-13.10, PF-R38); it collects only by the house rule
    (PF-13.14, PF-R34).
    """
    start = g.pos[seat]
    cell = start
    fallen = 0
    g.spared = False
    while fallen < limit and not g.supported(cell):
        g.at[cell] = EMPTY
        cell -= COLUMNS
        fallen += 1
        g.put_hero(seat, cell)
        if g.tower.has(cell, TRAP):
            g.emit(EV_FELL, HERO + seat, start, cell)
            start = cell
            wound(g, seat, 1, BY_TRAP)
            if g.pos[seat] < 0:
                return
        if g.collect_on_fall and g.has_tokens(cell):
            collect(g, seat, cell)
    if cell != start:
        g.emit(EV_FELL, HERO + seat, start, cell)
    meet(g, seat, C_FALL, 0, fallen)
