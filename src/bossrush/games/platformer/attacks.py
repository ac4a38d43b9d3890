"""Enemy attacks on heroes (PF-16.1, PF-R114): prevention, reaction, wounds, ability."""

from __future__ import annotations

from typing import Final

from bossrush.games.platformer.events import EV_ATTACK_IGNORED, EV_ENEMY_ATTACKED
from bossrush.games.platformer.ids import (
    A_NIMBLE,
    CARD,
    DECLINE,
    E_ARMOUR,
    F_CURSE,
    K_ATTACKS,
    Q_NIMBLE,
    Q_REACT,
    REACT,
    SPACE,
    V_BLOOD_MOON,
)
from bossrush.games.platformer.reasons import FINE, NO_REACTION, NOT_AN_ANSWER, NOT_NIMBLE_TARGET
from bossrush.games.platformer.shop import discard_potion
from bossrush.games.platformer.state import FRAMES, OPTIONS, REFUSE, State
from bossrush.games.platformer.wounds import reset_special, wound
from bossrush.kernel.core import AGAIN, DONE, WAIT, Frame

MOVER_CELLS: Final = 6
"""Where the frames of a moving hero keep the cells of the enemies that attack at this moment."""


def push_attacks(g: State, cause: int, pairs: list[int]) -> int:
    """A row of attacks: seat, cell of the enemy, seat, cell …; each is resolved before the next begins."""
    if pairs:
        g.push(K_ATTACKS, g.active, [cause, *pairs])
    return AGAIN


def attacks(g: State, f: Frame) -> int:
    i = 1 + 2 * f.step
    if i >= len(f.args):
        return DONE
    seat = f.args[i]
    cell = f.args[i + 1]
    if g.pos[seat] < 0:  # PF-10.8, PF-R49: fainted before its turn came
        return f.goto(f.step + 1)
    if reactions(g, seat):
        answer = g.ask(f, seat, Q_REACT, cell, f.args[0])
        if answer == WAIT:
            return WAIT
        if answer != DECLINE:
            discard_potion(g, seat, answer - CARD)
            g.emit(EV_ATTACK_IGNORED, seat, g.enemy_at(cell), cell, answer - CARD)
            return f.goto(f.step + 1)
    g.spared = False
    enemy_attack(g, seat, cell, f.args[0])
    return f.goto(f.step + 1)


def softened(g: State, seat: int, number: int) -> int:
    """PF-R114 (4): armour against wounds that come at once."""
    return max(1, number - g.passive(seat, E_ARMOUR)) if number >= 2 else number


def enemy_attack(g: State, seat: int, cell: int, cause: int) -> None:
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


def react_options(g: State) -> list[int]:
    return [DECLINE] + [CARD + kind for kind in reactions(g, g.asked)]


def refuse_react(g: State, action: int) -> int:
    if action == DECLINE:
        return FINE
    if action < CARD:
        return NOT_AN_ANSWER
    return FINE if action - CARD in reactions(g, g.asked) else NO_REACTION


# ---- attacks caused by the hero's own movement


def provoke(g: State, f: Frame, seat: int, cause: int) -> int:
    """The enemies on the cells `f.args[MOVER_CELLS:]` attack the moving hero, at one moment: `WAIT` or `AGAIN`."""
    cells = [] if g.invisible else f.args[MOVER_CELLS:]
    dodged = -1
    if cells and g.has_ability(seat, A_NIMBLE) and not g.nimble_used:
        answer = g.ask(f, seat, Q_NIMBLE)
        if answer == WAIT:
            return WAIT
        dodged = answer - SPACE
        g.nimble_used = True
        g.emit(EV_ATTACK_IGNORED, seat, g.enemy_at(dodged), dodged)
    pairs: list[int] = []
    for cell in cells:
        if cell != dodged:
            pairs.append(seat)
            pairs.append(cell)
    return push_attacks(g, cause, pairs)


def nimble_options(g: State) -> list[int]:
    return [SPACE + cell for cell in g.stack[-1].args[MOVER_CELLS:]]


def refuse_nimble(g: State, action: int) -> int:
    if not SPACE <= action < CARD:
        return NOT_AN_ANSWER
    return FINE if action - SPACE in g.stack[-1].args[MOVER_CELLS:] else NOT_NIMBLE_TARGET


FRAMES[K_ATTACKS] = attacks
OPTIONS[Q_REACT] = react_options
REFUSE[Q_REACT] = refuse_react
OPTIONS[Q_NIMBLE] = nimble_options
REFUSE[Q_NIMBLE] = refuse_nimble
