"""Wounds and faints (PF-16)."""

from __future__ import annotations

from bossrush.games.platformer.events import EV_FAINTED, EV_HEALED, EV_SPECIAL_RESET, EV_WOUNDED
from bossrush.games.platformer.ids import BLANK, E_HEALTH
from bossrush.games.platformer.state import State


def health_pool(g: State, seat: int) -> int:
    """PF-R124."""
    return g.hero_card(seat).health + g.passive(seat, E_HEALTH)


def wound(g: State, seat: int, number: int, cause: int) -> None:
    """PF-16.2, PF-16.3: hearts go one by one; what exceeds the last one is void (PF-16.6)."""
    if g.pos[seat] < 0:  # PF-16.10
        return
    lost = min(number, g.hearts[seat])
    g.hearts[seat] -= lost
    g.emit(EV_WOUNDED, seat, lost, g.hearts[seat], cause)
    if g.hearts[seat] == 0:
        faint(g, seat)


def faint(g: State, seat: int) -> None:
    """PF-16.4; everything else is kept (PF-16.5)."""
    g.emit(EV_FAINTED, seat, g.pos[seat])
    g.lift_hero(seat)
    reset_special(g, seat)
    g.hearts[seat] = health_pool(g, seat)


def heal(g: State, seat: int, number: int) -> None:
    """PF-16.11: never above the health pool."""
    gained = min(number, health_pool(g, seat) - g.hearts[seat])
    if gained > 0:
        g.hearts[seat] += gained
        g.emit(EV_HEALED, seat, gained, g.hearts[seat])


def reset_special(g: State, seat: int) -> None:
    """PF-19.15."""
    if g.special[seat] != BLANK:
        g.special[seat] = BLANK
        g.emit(EV_SPECIAL_RESET, seat)
