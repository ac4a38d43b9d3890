"""Triggers and "when built" effects: who resolves what in which order (BM-R22, BM-R36)."""

from __future__ import annotations

from bossrush.games.bossmonster.events import EV_TRIGGER
from bossrush.games.bossmonster.ids import (
    CARD,
    K_PART,
    K_ROOM_EFFECT,
    K_TRIGGERS,
    MONSTER,
    Q_ORDER,
    U_BUILT,
    U_MONSTER_BUILT,
)
from bossrush.games.bossmonster.reasons import FINE, NOT_A_CHOICE
from bossrush.games.bossmonster.state import FRAMES, OPTIONS, REFUSE, State
from bossrush.kernel.core import AGAIN, DONE, WAIT, Frame


def flush(g: State) -> int:
    """Resolve the waiting triggers now, if there are any."""
    if g.triggers:
        waiting = g.triggers
        g.triggers = []
        g.push(K_TRIGGERS, -1, waiting)
    return AGAIN


def triggers(g: State, f: Frame) -> int:
    """Simultaneous triggers: by rank, each owner ordering the own ones. The arguments are those waiting."""
    for seat in g.ranks():
        own = [entry // 8 for entry in f.args if entry % 8 == seat]
        if own:
            f.args = [entry for entry in f.args if entry % 8 != seat]
            return g.push(K_PART, seat, own)
    return DONE


def part(g: State, f: Frame) -> int:
    """One player's effects, the player choosing the next each time. Arguments: use * 1000 + room card."""
    if not f.args:
        return DONE
    answer = g.ask(f, f.owner, Q_ORDER)
    if answer == WAIT:
        return WAIT
    entry = next(e for e in f.args if g.tables.cards[e % 1000] == answer - CARD)
    f.args.remove(entry)
    f.goto(0)
    return start_effect(g, f.owner, entry)


def start_effect(g: State, seat: int, entry: int) -> int:
    """A trigger needs an active room that is not used up; a "when built" effect always resolves (BM-R22)."""
    use = entry // 1000
    card = entry % 1000
    if use != U_BUILT and (not g.is_active(card) or card in g.used):
        return AGAIN
    g.emit(EV_TRIGGER, seat, g.tables.cards[card])
    return g.push(K_ROOM_EFFECT, seat, [card])


def order_options(g: State) -> list[int]:
    return [CARD + kind for kind in g.kinds_of([entry % 1000 for entry in g.stack[-1].args])]


def refuse_order(g: State, action: int) -> int:
    return FINE if action in order_options(g) else NOT_A_CHOICE


def build_effects(g: State, seat: int, built: list[int]) -> list[int]:
    """What rooms built by this player set off: their own effects and build triggers (BM-22.19, BM-R39)."""
    entries = [U_BUILT * 1000 + card for card in built if g.room(card).use == U_BUILT]
    monsters = [card for card in built if g.room(card).subtype == MONSTER]
    for slot in g.active_slots(seat):
        card = g.active_room(seat, slot)
        others = [monster for monster in monsters if monster != card]
        if g.room(card).use == U_MONSTER_BUILT and others and card not in g.used:
            entries.append(U_MONSTER_BUILT * 1000 + card)
    return entries


FRAMES[K_TRIGGERS] = triggers
FRAMES[K_PART] = part
OPTIONS[Q_ORDER] = order_options
REFUSE[Q_ORDER] = refuse_order
