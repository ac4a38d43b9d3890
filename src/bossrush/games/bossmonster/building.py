"""Building by an effect (BM-R35), the reveal (BM-6) and the Level Up test (BM-R37)."""

from __future__ import annotations

from bossrush.games.bossmonster.dungeon import build
from bossrush.games.bossmonster.events import EV_REVEALED
from bossrush.games.bossmonster.ids import K_BUILD_NOW, K_LEVEL_UP, K_PART, K_REVEAL, MAX_SLOTS
from bossrush.games.bossmonster.state import FRAMES, State
from bossrush.games.bossmonster.triggers import build_effects
from bossrush.kernel.core import AGAIN, DONE, Frame


def levels_up(g: State, seat: int) -> bool:
    """BM-6.5: five active rooms for the first time."""
    return not g.levelled[seat] and len(g.active_slots(seat)) == MAX_SLOTS


def push_build_now(g: State, seat: int, card: int, slot: int) -> int:
    return g.push(K_BUILD_NOW, seat, [card, slot])


def build_now(g: State, f: Frame) -> int:
    """Face up at once, then the Level Up, then what the new room set off when it was built (BM-R78)."""
    seat = f.owner
    if f.step == 0:
        card = f.args[0]
        build(g, seat, card, f.args[1])
        f.args = build_effects(g, seat, [card])
        f.goto(1)
        if levels_up(g, seat):
            g.levelled[seat] = True
            g.push(K_LEVEL_UP, seat, [])
        return AGAIN
    if f.step == 1 and f.args:
        f.goto(2)
        return g.push(K_PART, seat, f.args[:])
    return DONE


def reveal(g: State, f: Frame) -> int:
    """BM-6.1 to BM-6.12: all at once, then player by player: Level Up first, then the other effects.

    Arguments: seats that level up as a bit mask, then the effects set off, as entry * 8 + owner.
    """
    if f.step == 0:
        turn_up(g, f)
        return f.goto(1)
    order = g.players_left()
    place = (f.step - 1) // 2
    if place == len(order):
        return DONE
    seat = order[place]
    levelling = f.step % 2 == 1
    f.goto(f.step + 1)
    if levelling:
        if f.args[0] >> seat & 1:
            g.push(K_LEVEL_UP, seat, [])
        return AGAIN
    effects = [entry // 8 for entry in f.args[1:] if entry % 8 == seat]
    if effects:
        g.push(K_PART, seat, effects)
    return AGAIN


def turn_up(g: State, f: Frame) -> None:
    f.args = [0]
    built: list[list[int]] = [[] for _ in range(g.players)]
    for seat in g.players_left():
        for slot, stack in enumerate(g.dungeons[seat]):
            if stack[-1] in g.down:
                g.came_out(seat)
                built[seat].append(stack[-1])
                g.emit(EV_REVEALED, seat, slot, g.tables.cards[stack[-1]])
    g.down = []
    for seat in g.players_left():
        f.args += [entry * 8 + seat for entry in build_effects(g, seat, built[seat])]
        if levels_up(g, seat):
            g.levelled[seat] = True  # BM-6.9: fixed, even if a room is lost before its place in the order
            f.args[0] |= 1 << seat


FRAMES[K_BUILD_NOW] = build_now
FRAMES[K_REVEAL] = reveal
