"""Artifacts change hands (PF-24, PF-R121): conditions are noted when met and settled when their moment is over."""

from __future__ import annotations

from bossrush.games.platformer.rules.events import EV_ARTIFACT_TAKEN
from bossrush.games.platformer.rules.ids import ARTIFACT, C_FORGES, C_GEMS_DISCARDED
from bossrush.games.platformer.rules.state import Met, State


def meet(g: State, seat: int, condition: int, before: int = 0, after: int = 1) -> None:
    """PF-R121: this player did what the condition asks; a count went from `before` to `after` (a threshold is passed
    once)."""
    if before == after:
        return
    for kind in artifacts_in_play(g):
        card = g.tables.cards[kind]
        if card.condition == condition and before < card.threshold <= after:
            g.met.append(Met(kind, seat))


def artifacts_in_play(g: State) -> list[int]:
    kinds = list(g.middle)
    for cards in g.cards:
        for kind in cards:
            if g.tables.cards[kind].type == ARTIFACT:
                kinds.append(kind)
    return kinds


def settle(g: State) -> None:
    """PF-24.2, PF-R84, PF-R121: each artifact goes to the first player in turn order that met its condition."""
    if not g.met:
        return
    met = g.met
    g.met = []
    for kind in sorted({one.artifact for one in met}):
        seats = [one.seat for one in met if one.artifact == kind]
        for seat in g.seats_from_active():
            if seat in seats:
                take(g, seat, kind)
                break


def take(g: State, seat: int, kind: int) -> None:
    """PF-24.2, PF-24.3: at once and refreshed; its owner meeting the condition again changes nothing."""
    if kind in g.cards[seat]:
        return
    before = -1
    if kind in g.middle:
        g.middle = tuple([other for other in g.middle if other != kind])
    for other in range(g.players):
        if kind in g.cards[other]:
            before = other
            g.cards[other].remove(kind)
            if kind in g.exhausted[other]:
                g.exhausted[other].remove(kind)
    g.cards[seat].append(kind)
    g.cards[seat].sort()
    g.emit(EV_ARTIFACT_TAKEN, seat, kind, before)


def settle_action(g: State, seat: int) -> None:
    """An action is complete: its forges and its gems count now (PF-R121)."""
    if g.forging:
        meet(g, seat, C_FORGES, g.forges, g.forges + g.forging)
        g.forges += g.forging
        g.forging = 0
    if g.gems_discarded:
        meet(g, seat, C_GEMS_DISCARDED, 0, g.gems_discarded)
        g.gems_discarded = 0
    settle(g)
