"""Enemy attacks on heroes (PF-16.1, PF-R114): prevention, reaction, wounds, ability."""

from __future__ import annotations

from typing import ClassVar, cast

from bossrush.games.platformer.rules.events import EV_ATTACK_IGNORED, EV_ENEMY_ATTACKED
from bossrush.games.platformer.rules.ids import (
    A_NIMBLE,
    CARD,
    CAUSE_NAMES,
    DECLINE,
    E_ARMOUR,
    F_CURSE,
    REACT,
    SPACE,
    V_BLOOD_MOON,
)
from bossrush.games.platformer.rules.notation import space_name
from bossrush.games.platformer.rules.reasons import FINE, NO_REACTION, NOT_AN_ANSWER, NOT_NIMBLE_TARGET
from bossrush.games.platformer.rules.shop import discard_potion
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.rules.wounds import reset_special, wound
from bossrush.kernel.core import AGAIN, DONE, NONE, WAIT, Core, Frame, Question
from bossrush.kernel.plain import Value


class Attack(Value):
    """An enemy on a cell attacks the hero of a seat."""

    __slots__ = ("cell", "seat")

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell


def push_attacks(g: State, cause: int, attacks: list[Attack]) -> int:
    """A row of attacks; each is resolved before the next begins."""
    if attacks:
        g.push(Attacks(g.active, cause, attacks))
    return AGAIN


class Attacks(Frame):
    """A row of attacks; the step counts those resolved. A potion is asked for after the dodge (PF-R134)."""

    __slots__ = ("attacks", "cause")

    def __init__(self, owner: int, cause: int, attacks: list[Attack]) -> None:
        super().__init__(owner)
        self.cause = cause
        self.attacks = attacks

    def copy(self) -> Frame:
        return self.copied(Attacks(self.owner, self.cause, self.attacks[:]))

    def run(self, core: Core) -> int:
        g = cast(State, core)
        if self.step == len(self.attacks):
            return DONE
        attack = self.attacks[self.step]
        seat = attack.seat
        if g.pos[seat] < 0:  # PF-10.8, PF-R49: fainted before its turn came
            return self.goto(self.step + 1)
        if reactions(g, seat):
            answer = g.ask(self, seat, React(attack.cell, self.cause))
            if answer == WAIT:
                return WAIT
            if answer != DECLINE:
                ignore(g, seat, g.enemy_at(attack.cell), attack.cell, answer - CARD)
                return self.goto(self.step + 1)
        g.spared = False
        enemy_attack(g, seat, attack.cell, self.cause)
        return self.goto(self.step + 1)


def ignore(g: State, seat: int, enemy: int, cell: int, potion: int) -> None:
    """PF-R50: a potion is discarded and the attack does nothing."""
    discard_potion(g, seat, potion)
    g.emit(EV_ATTACK_IGNORED, seat, enemy, cell, potion)


def softened(g: State, seat: int, number: int) -> int:
    """PF-R114 (4): armour against wounds that come at once."""
    armour = 0
    for kind in g.cards[seat]:
        card = g.tables.cards[kind]
        if card.effect == E_ARMOUR and number >= card.least:
            armour += card.amount
    return max(1, number - armour) if armour else number


def enemy_attack(g: State, seat: int, cell: int, cause: int) -> None:
    """PF-16.1, PF-20.15, PF-R114 (4), (5): wounds as printed, of a boss too, then the ability."""
    enemy = g.tables.enemies[g.enemy_at(cell)]
    number = softened(g, seat, enemy.damage + g.event_amount(V_BLOOD_MOON))
    g.emit(EV_ENEMY_ATTACKED, seat, g.enemy_at(cell), cell, number, cause)
    wound(g, seat, number, cause)
    if enemy.ability == F_CURSE:  # PF-R79
        reset_special(g, seat)


def reactions(g: State, seat: int) -> list[int]:
    """PF-R50: the kinds of potions this player may answer an attack with."""
    if g.petrified(seat):  # PF-R62
        return []
    cards = g.cards[seat]
    return [k for i, k in enumerate(cards) if g.tables.cards[k].use == REACT and (i == 0 or cards[i - 1] != k)]


class React(Question):
    """An enemy on `cell` attacks, for this `cause`: answer it with a potion?"""

    __slots__ = ("cause", "cell")

    name: ClassVar[str] = "react"
    rule: ClassVar[str] = "PF-R50"

    def __init__(self, cell: int, cause: int) -> None:
        self.cell = cell
        self.cause = cause

    def options(self, core: Core, seat: int) -> list[int]:
        return [DECLINE] + [CARD + kind for kind in reactions(cast(State, core), seat)]

    def refuse(self, core: Core, seat: int, action: int) -> int:
        if action == DECLINE:
            return FINE
        if action < CARD:
            return NOT_AN_ANSWER
        return FINE if action - CARD in reactions(cast(State, core), seat) else NO_REACTION

    def about(self, core: Core) -> dict[str, object]:
        g = cast(State, core)
        return {
            "space": space_name(self.cell),
            "enemy": g.tables.enemies[g.enemy_at(self.cell)].id,
            "cause": CAUSE_NAMES[self.cause],
        }


# ---- attacks caused by the hero's own movement


def provoke(g: State, frame: Frame, seat: int, cause: int, attackers: list[int]) -> int:
    """PF-R114 (1), (2): the enemies on these cells attack the moving hero, at one moment: `WAIT` or `AGAIN`."""
    if g.invisible:
        return AGAIN
    dodged = NONE
    if attackers and g.has_ability(seat, A_NIMBLE) and not g.nimble_used:
        answer = g.ask(frame, seat, Dodge(attackers))
        if answer == WAIT:
            return WAIT
        dodged = answer - SPACE
        g.nimble_used = True
        g.emit(EV_ATTACK_IGNORED, seat, g.enemy_at(dodged), dodged)
    return push_attacks(g, cause, [Attack(seat, cell) for cell in attackers if cell != dodged])


class Dodge(Question):
    """PF-R114: which of the attacks caused by the own movement is ignored. `attackers` are the enemies' cells."""

    __slots__ = ("attackers",)

    name: ClassVar[str] = "nimble"
    rule: ClassVar[str] = "PF-R114"

    def __init__(self, attackers: list[int]) -> None:
        self.attackers = attackers

    def options(self, core: Core, seat: int) -> list[int]:
        return [SPACE + cell for cell in self.attackers]

    def refuse(self, core: Core, seat: int, action: int) -> int:
        if not SPACE <= action < CARD:
            return NOT_AN_ANSWER
        return FINE if action - SPACE in self.attackers else NOT_NIMBLE_TARGET
