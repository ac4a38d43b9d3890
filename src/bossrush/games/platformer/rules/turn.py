"""The turn (PF-5): its eight steps in order, for one player after another, until the game ends."""

from __future__ import annotations

from typing import Final, cast

from bossrush.games.platformer.rules.actions import Actions
from bossrush.games.platformer.rules.artifacts import meet, settle
from bossrush.games.platformer.rules.attacks import Attack, push_attacks
from bossrush.games.platformer.rules.dice import Save, roll
from bossrush.games.platformer.rules.effects.bosses import BossTurn
from bossrush.games.platformer.rules.effects.events import TurnUpEvent
from bossrush.games.platformer.rules.enemies import EnemyDie
from bossrush.games.platformer.rules.events import EV_REFRESHED, EV_TURN, EV_TURN_ENDED
from bossrush.games.platformer.rules.gravity import AT_STEP_7, Gravity
from bossrush.games.platformer.rules.ids import (
    BY_EVENT,
    BY_POISON,
    C_LAST_HEART,
    FACES,
    LEVEL_CELLS,
    POISON,
    V_SAVAGERY,
)
from bossrush.games.platformer.rules.levels import remove_lowest_level
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.rules.wounds import wound
from bossrush.kernel.core import AGAIN, Core, Frame

# the steps of the frame: 1 to 8 are those of the rules, the others lie between and after them
LEVELS_CLIMBED: Final = 2
"""PF-5.4: so far above the lowest level a hero makes it fall away."""

RESOLVE_EVENT: Final = 0
REMOVE_LEVEL: Final = 1
REFRESH: Final = 2
ROLL: Final = 3
ENEMY_DIE: Final = 4
ACT: Final = 5
SAVE_SYMBOL: Final = 6
APPLY_GRAVITY: Final = 7
END_OF_TURN: Final = 8
POISON_AND_LOSS: Final = 9
BOSS_TURN: Final = 10


class Turn(Frame):
    """The bottom frame, one turn after the other (PF-5.1): its step is the step of the turn (PF-5.2), its owner is
    active.

    Step 1 removes at most one level, never asks, and needs the hero on the Map (PF-5.5, PF-5.6, PF-14.15, PF-R44). The
    enemy die comes before any action (PF-5.10), gravity after saving (PF-5.16). The first turn of each player skips
    steps 1 and 2 (PF-R11) but not the event (PF-26.3, PF-R86). No number of turns ends the game (PF-23.4, PF-R103).
    """

    __slots__ = ()

    def copy(self) -> Frame:
        return self.copied(Turn(self.owner))

    def run(self, core: Core) -> int:
        g = cast(State, core)
        seat = self.owner
        step = self.step
        if g.met:
            settle(g)
        self.step = step + 1
        if step == RESOLVE_EVENT:
            begin_turn(g, seat)
            if g.turns[seat] == 1:  # PF-5.3
                self.goto(ROLL)
            if g.solo():
                g.push(TurnUpEvent(seat))
        elif step == REMOVE_LEVEL:
            if g.pos[seat] >= 0 and g.pos[seat] // LEVEL_CELLS >= g.low + LEVELS_CLIMBED:  # PF-5.4, PF-14.14
                remove_lowest_level(g)
        elif step == REFRESH:
            refresh(g, seat)
        elif step == ROLL:
            roll(g, seat)
        elif step == ENEMY_DIE:
            for result in reversed(g.enemy_rolls):
                g.push(EnemyDie(seat, result))
        elif step == ACT:
            g.push(Actions(seat, g.pos[seat] < 0))
        else:
            self.finish(g, seat, step)
        return AGAIN

    def finish(self, g: State, seat: int, step: int) -> None:
        """The steps after the actions. The boss's turn asks where the hero is now (PF-R60)."""
        if step == SAVE_SYMBOL:
            g.push(Save(seat))
        elif step == APPLY_GRAVITY:
            g.push(Gravity(seat, AT_STEP_7))
        elif step == END_OF_TURN:
            savagery(g, seat)
        elif step == POISON_AND_LOSS:
            end_turn(g, seat)
        elif step == BOSS_TURN:
            if g.pos[seat] >= 0 and g.on_boss_level(g.pos[seat]):  # PF-5.18
                g.push(BossTurn(seat))
        else:
            self.owner = (seat + 1) % g.players  # PF-5.19
            self.goto(RESOLVE_EVENT)


def begin_turn(g: State, seat: int) -> None:
    g.active = seat
    g.turn += 1
    g.turns[seat] += 1
    g.levitating[seat] = False  # PF-R125
    g.event = -1
    g.enemy_rolls = ()
    g.emit(EV_TURN, seat, g.turn)


def refresh(g: State, seat: int) -> None:
    """PF-5.7, PF-24.4: items, artifacts and the hero card of this player."""
    if g.exhausted[seat] or g.hero_exhausted[seat]:
        g.exhausted[seat] = []
        g.hero_exhausted[seat] = False
        g.emit(EV_REFRESHED, seat)


def savagery(g: State, seat: int) -> None:
    """PF-R88, PF-R61 (a), PF-26.5: every enemy adjacent to the hero attacks it."""
    if g.in_force(V_SAVAGERY) and g.pos[seat] >= 0:
        enemies = [cell for cell in g.near(g.pos[seat]) if g.enemy_at(cell) >= 0]
        push_attacks(g, BY_EVENT, [Attack(seat, cell) for cell in enemies])


def end_turn(g: State, seat: int) -> None:
    """PF-5.17, PF-R61 (b) to (d): poison (PF-22.4), the last heart, then unused symbols and effects of this turn are
    lost."""
    if g.has_mark(seat, POISON):
        g.spared = False
        wound(g, seat, 1, BY_POISON)
        if g.over:
            return
    if g.pos[seat] >= 0:
        meet(g, seat, C_LAST_HEART, 0, int(g.hearts[seat] == 1))
    settle(g)
    g.pool = [0] * FACES
    g.used = [0] * FACES
    g.turned = ()
    g.bonus = 0
    g.invisible = False
    g.nimble_used = False
    g.tailwind_used = False
    g.defeats_this_turn = 0
    g.forges = 0
    g.emit(EV_TURN_ENDED, seat)
