"""The turn (PF-5): its eight steps in order, for one player after another, until the game ends."""

from __future__ import annotations

from bossrush.games.platformer.dice import roll
from bossrush.games.platformer.events import EV_REFRESHED, EV_TURN, EV_TURN_ENDED
from bossrush.games.platformer.ids import (
    FACES,
    K_ACTIONS,
    K_ENEMY_DIE,
    K_GRAVITY,
    K_SAVE,
    K_TURN,
    LEVEL_CELLS,
)
from bossrush.games.platformer.levels import remove_lowest_level
from bossrush.games.platformer.state import FRAMES, State
from bossrush.kernel.core import AGAIN, Frame

BEGIN = 0
REMOVE_LEVEL = 1
REFRESH = 2
ROLL = 3
ENEMY_DIE = 4
ACT = 5
SAVE_SYMBOL = 6
APPLY_GRAVITY = 7
END_OF_TURN = 8


def turn(g: State, f: Frame) -> int:
    """The bottom frame. Its step is the step of the turn (PF-5.2); its owner is the active player."""
    seat = f.owner
    step = f.step
    f.goto(step + 1)
    if step == BEGIN:
        begin_turn(g, seat)
        if g.turns[seat] == 1:  # PF-5.3
            f.goto(ROLL)
    elif step == REMOVE_LEVEL:
        if g.pos[seat] >= 0 and g.pos[seat] // LEVEL_CELLS >= g.low + 2:  # PF-5.4, PF-14.14
            remove_lowest_level(g)
    elif step == REFRESH:
        refresh(g, seat)
    elif step == ROLL:
        roll(g, seat)
    elif step == ENEMY_DIE:
        g.push(K_ENEMY_DIE, seat, [g.enemy_roll])
    elif step == ACT:
        g.push(K_ACTIONS, seat, [int(g.pos[seat] < 0)])
    elif step == SAVE_SYMBOL:
        g.push(K_SAVE, seat, [])
    elif step == APPLY_GRAVITY:
        g.push(K_GRAVITY, seat, [])
    else:
        end_turn(g, seat)
        f.owner = (seat + 1) % g.players  # PF-5.19
        f.goto(BEGIN)
    return AGAIN


def begin_turn(g: State, seat: int) -> None:
    g.active = seat
    g.turn += 1
    g.turns[seat] += 1
    g.levitating[seat] = False  # PF-R125
    g.enemy_roll = -1
    g.emit(EV_TURN, seat, g.turn)


def refresh(g: State, seat: int) -> None:
    """PF-5.7."""
    if g.tapped[seat] or g.hero_exhausted[seat]:
        g.tapped[seat] = []
        g.hero_exhausted[seat] = False
        g.emit(EV_REFRESHED, seat)


def end_turn(g: State, seat: int) -> None:
    """PF-5.17, PF-R61 (d): unused symbols and effects of this turn are lost."""
    g.pool = [0] * FACES
    g.used = [0] * FACES
    g.bonus = 0
    g.invisible = False
    g.nimble_used = False
    g.emit(EV_TURN_ENDED, seat)


FRAMES[K_TURN] = turn
