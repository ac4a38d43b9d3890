"""Using a symbol as an action: move, income, moving an enemy, attacking (PF-7, PF-15)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from bossrush.games.platformer.rules.artifacts import meet
from bossrush.games.platformer.rules.enemies import heaviness, push_move_enemy, refuse_enemy
from bossrush.games.platformer.rules.events import EV_ATTACKED, EV_DEFEATED, EV_GAME_WON, EV_SCORED
from bossrush.games.platformer.rules.ids import (
    A_BOUNTY,
    BOOT,
    C_DEFEATS,
    CARD,
    COIN,
    E_SLAYER,
    ENEMY,
    GO,
    HERO,
    MONSTER,
    SIGIL,
    SPACE,
    STRIKE,
    SWORD,
    USE_SIGIL,
    V_GOLD_RUSH,
)
from bossrush.games.platformer.rules.movement import push_move
from bossrush.games.platformer.rules.notation import space_name
from bossrush.games.platformer.rules.reasons import (
    FINE,
    GOLEM_UNITS,
    HERO_NO_TARGET,
    NO_SIGIL,
    NOT_ADJACENT,
    NOT_AN_ANSWER,
    NOT_AN_ENEMY,
    SIGIL_BOSS_ONLY,
)
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.rules.symbols import (
    ANY,
    SOURCES,
    Chosen,
    Source,
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
from bossrush.games.platformer.rules.wealth import gain_coins, gain_gems
from bossrush.games.platformer.rules.wounds import lose_mark
from bossrush.kernel.core import AGAIN, DONE, WAIT, Core, Frame, Question

BEGIN: Final = 0
OVER: Final = 1


class Use(Frame):
    """PF-8.13, PF-R22: one symbol for its effect; all is chosen before anything is paid. `action` names its source."""

    __slots__ = ("action",)

    def __init__(self, owner: int, action: int) -> None:
        super().__init__(owner)
        self.action = action

    def copy(self) -> Frame:
        return self.copied(Use(self.owner, self.action))

    def run(self, core: Core) -> int:
        g = cast(State, core)
        if self.step == OVER:
            return DONE
        seat = self.owner
        chosen = choose_symbol(g, self, seat, self.action, ANY)
        if chosen is None:
            return WAIT
        cell = choose_object(g, self, seat, chosen)
        if cell == WAIT:
            return WAIT
        enhancement = choose_times(g, self, seat, least_units(g, seat, chosen, cell))
        if enhancement is None:
            return WAIT
        units = spend(g, seat, chosen, enhancement)
        self.goto(OVER)
        return take_effect(g, seat, chosen.symbol, units, cell)


def choose_object(g: State, frame: Frame, seat: int, chosen: Chosen) -> int:
    """The cell of the enemy that this symbol is used on; 0 where there is none to choose."""
    if chosen.symbol == SWORD:
        answer = g.ask(frame, seat, ChooseTarget())
    elif chosen.symbol == MONSTER:
        answer = g.ask(frame, seat, ChooseEnemy(chosen.source))
    else:
        return 0
    return WAIT if answer == WAIT else answer - SPACE


def least_units(g: State, seat: int, chosen: Chosen, cell: int) -> int:
    """PF-R118: a lone MONSTER must bring a heavy enemy at least one space far."""
    units = heaviness(g, cell) if chosen.symbol == MONSTER else 1
    return 1 if units > 1 and has_another(g, seat, chosen.source, MONSTER) else units


def take_effect(g: State, seat: int, symbol: int, units: int, cell: int) -> int:
    """PF-7.4 to PF-7.7, PF-8.8 to PF-8.11, PF-R109: the effect of a symbol, as often as it counts."""
    if symbol == BOOT:
        return push_move(g, seat, units)
    if symbol == COIN:
        gain_coins(g, seat, units * max(1, g.event_amount(V_GOLD_RUSH)))
        return AGAIN
    if symbol == SWORD:
        return g.push(Strike(seat, cell, units))
    if heaviness(g, cell) > 1:
        return g.push(MoveHeavy(seat, cell, units))
    return push_move_enemy(g, seat, cell, units * stride(g, seat))


# ---- attacking


class ChooseTarget(Question):
    """PF-7.5, PF-15.1: one enemy beside the hero."""

    __slots__ = ()

    name: ClassVar[str] = "target"
    rule: ClassVar[str] = "PF-15.1"

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        return [SPACE + cell for cell in g.near(g.pos[seat]) if g.at[cell] >= ENEMY]

    def refuse(self, core: Core, seat: int, action: int) -> int:
        """PF-15.1, PF-15.10."""
        g = cast(State, core)
        if not SPACE <= action < CARD:
            return NOT_AN_ANSWER
        cell = action - SPACE
        if not g.on_map(cell) or g.at[cell] < ENEMY:
            return HERO_NO_TARGET if g.on_map(cell) and g.at[cell] >= HERO else NOT_AN_ENEMY
        return FINE if cell in g.near(g.pos[seat]) else NOT_ADJACENT


class Strike(Frame):
    """PF-R131: symbols join an attack on the enemy on `cell` one by one until the strike; until then undo takes them
    back.

    It begins with a SWORD (PF-15.9), and forged ones may join (PF-19.7).
    """

    __slots__ = ("cell", "sigil", "wounds")

    def __init__(self, owner: int, cell: int, wounds: int) -> None:
        super().__init__(owner)
        self.cell = cell
        self.wounds = wounds
        self.sigil = False
        """Whether a Sigil is added."""

    def copy(self) -> Frame:
        twin = Strike(self.owner, self.cell, self.wounds)
        twin.sigil = self.sigil
        return self.copied(twin)

    def run(self, core: Core) -> int:
        g = cast(State, core)
        seat = self.owner
        answer = g.ask(self, seat, JoinAttack(self.cell, self.wounds, self.sigil))
        if answer == WAIT:
            return WAIT
        if answer == USE_SIGIL:
            self.sigil = True
            return self.goto(BEGIN)
        if answer == STRIKE:
            if self.sigil:
                lose_mark(g, seat, SIGIL)
                self.wounds += g.tables.sheet(g.boss).sigil_wounds
            strike(g, seat, self.cell, self.wounds)
            return DONE
        units = join(g, self, seat, answer, SWORD)
        if units == WAIT:
            return WAIT
        self.wounds += units
        return self.goto(BEGIN)


def join(g: State, frame: Frame, seat: int, action: int, symbol: int) -> int:
    """One more symbol of this kind for an action that was begun: its units, or `WAIT`."""
    chosen = choose_symbol(g, frame, seat, action, symbol)
    if chosen is None:
        return WAIT
    enhancement = choose_times(g, frame, seat, 1)
    if enhancement is None:
        return WAIT
    return spend(g, seat, chosen, enhancement)


class JoinAttack(Question):
    """PF-15.2: strike the enemy on `cell` with so many wounds, or add something."""

    __slots__ = ("cell", "sigil", "wounds")

    name: ClassVar[str] = "attack"
    rule: ClassVar[str] = "PF-15.2"

    def __init__(self, cell: int, wounds: int, sigil: bool) -> None:
        self.cell = cell
        self.wounds = wounds
        self.sigil = sigil

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        options = [*source_options(g, seat, SWORD), STRIKE]
        if self.refuse_sigil(g, seat) == FINE:
            options.append(USE_SIGIL)
        options.sort()
        return options

    def refuse(self, core: Core, seat: int, action: int) -> int:
        g = cast(State, core)
        if action == STRIKE:
            return FINE
        return self.refuse_sigil(g, seat) if action == USE_SIGIL else refuse_joining(g, seat, action, SWORD)

    def refuse_sigil(self, g: State, seat: int) -> int:
        """PF-R131: against the boss only, once."""
        if not g.has_mark(seat, SIGIL) or self.sigil:
            return NO_SIGIL
        return FINE if g.enemy_at(self.cell) == g.boss else SIGIL_BOSS_ONLY

    def about(self, core: Core) -> dict[str, object]:
        g = cast(State, core)
        enemy = g.tables.enemies[g.enemy_at(self.cell)].id
        return {"space": space_name(self.cell), "enemy": enemy, "wounds": self.wounds, "sigil": self.sigil}


def refuse_joining(g: State, seat: int, action: int, symbol: int) -> int:
    if action < SOURCES or is_anvil(g, action):
        return refuse_source(g, seat, action, symbol)
    return NOT_AN_ANSWER


def health(g: State, kind: int) -> int:
    """PF-20.14, PF-25.3, PF-R72: a boss has one more for each level of the game."""
    base = g.tables.enemies[kind].health
    return base + g.tower.levels if kind == g.boss else base


def strike(g: State, seat: int, cell: int, wounds: int) -> None:
    """PF-15.2 to PF-15.6: one sum against the health.

    Too weak an attack does nothing and is forgotten (PF-23.2, PF-23.3, PF-R47); no attack is answered (PF-15.8). The
    bonus of the next attack is used up either way (PF-18.8, PF-R48).
    """
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
    """PF-15.7, PF-22.11, PF-R82, PF-R92; the boss's defeat ends the game (PF-23.1)."""
    kind = g.lift_enemy(cell)
    g.return_enemy(kind)
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
    """PF-23.1: the attacker alone (PF-R90); in solo the score is counted (PF-26.9)."""
    g.emit(EV_GAME_WON, seat)
    if g.solo():
        items = score(g)
        g.emit(EV_SCORED, items[0], items[1], items[2], items[3], items[4], sum(items))
    g.finish([seat])


def score(g: State) -> list[int]:
    """PF-26.10 to PF-26.14: for events left, enemies, wounds beyond the boss's health, gems, coins and cards."""
    points = g.tables.scoring
    prices = sum(g.tables.cards[kind].price for kind in g.cards[0])
    return [
        points.events * len(g.event_deck),
        points.defeats * g.defeats,
        points.wounds * (g.final_wounds - health(g, g.boss)),
        points.gems * g.gems[0],
        (g.coins[0] + prices) // points.coins_for_a_point,
    ]


# ---- moving an enemy


class ChooseEnemy(Question):
    """PF-7.7: the enemy that is moved; `source` is that of the MONSTER, none for a card that moves an enemy."""

    __slots__ = ("source",)

    name: ClassVar[str] = "enemy"
    rule: ClassVar[str] = "PF-7.7"

    def __init__(self, source: Source | None) -> None:
        self.source = source

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        return [SPACE + cell for cell in g.enemies if self.refuse(g, seat, SPACE + cell) == FINE]

    def refuse(self, core: Core, seat: int, action: int) -> int:
        g = cast(State, core)
        if not SPACE <= action < CARD:
            return NOT_AN_ANSWER
        reason = refuse_enemy(g, seat, action - SPACE)
        if reason != FINE or self.source is None or heaviness(g, action - SPACE) == 1:
            return reason
        return FINE if can_double(g, seat, self.source) else GOLEM_UNITS


class MoveHeavy(Frame):
    """PF-R118: symbols for the heavy enemy on `cell` are committed together."""

    __slots__ = ("cell", "units")

    def __init__(self, owner: int, cell: int, units: int) -> None:
        super().__init__(owner)
        self.cell = cell
        self.units = units

    def copy(self) -> Frame:
        return self.copied(MoveHeavy(self.owner, self.cell, self.units))

    def run(self, core: Core) -> int:
        g = cast(State, core)
        seat = self.owner
        if self.step == OVER:
            return DONE
        answer = g.ask(self, seat, JoinHeavy(self.cell, self.units))
        if answer == WAIT:
            return WAIT
        if answer == GO:
            self.goto(OVER)
            return push_move_enemy(g, seat, self.cell, self.units // heaviness(g, self.cell) * stride(g, seat))
        units = join(g, self, seat, answer, MONSTER)
        if units == WAIT:
            return WAIT
        self.units += units
        return self.goto(BEGIN)


class JoinHeavy(Question):
    """PF-R118: move the heavy enemy on `cell` with so many units of MONSTER, or add one."""

    __slots__ = ("cell", "units")

    name: ClassVar[str] = "heavy"
    rule: ClassVar[str] = "PF-R118"

    def __init__(self, cell: int, units: int) -> None:
        self.cell = cell
        self.units = units

    def options(self, core: Core, seat: int) -> list[int]:
        options = source_options(cast(State, core), seat, MONSTER)
        if self.refuse(core, seat, GO) == FINE:
            options.append(GO)
            options.sort()
        return options

    def refuse(self, core: Core, seat: int, action: int) -> int:
        g = cast(State, core)
        if action == GO:
            return FINE if self.units >= heaviness(g, self.cell) else GOLEM_UNITS
        return refuse_joining(g, seat, action, MONSTER)

    def about(self, core: Core) -> dict[str, object]:
        g = cast(State, core)
        enemy = g.tables.enemies[g.enemy_at(self.cell)].id
        return {"space": space_name(self.cell), "enemy": enemy, "units": self.units}
