"""Wounds and faints (PF-16)."""

from __future__ import annotations

from bossrush.games.platformer.rules.artifacts import meet
from bossrush.games.platformer.rules.events import (
    EV_FAINTED,
    EV_GAME_LOST,
    EV_HEALED,
    EV_MARK_GAINED,
    EV_MARK_LOST,
    EV_SAVED_BY_CARD,
    EV_SPECIAL_RESET,
    EV_WOUNDED,
)
from bossrush.games.platformer.rules.ids import BLANK, BY_TOKEN, C_FAINT, E_HEALTH, E_PHOENIX, MARKS
from bossrush.games.platformer.rules.state import State, replaced


def health_pool(g: State, seat: int) -> int:
    """PF-R124."""
    return g.hero_card(seat).health + g.passive(seat, E_HEALTH)


def wound(g: State, seat: int, number: int, cause: int) -> None:
    """PF-16.2, PF-16.3: hearts go one by one; what exceeds the last one is void (PF-16.6)."""
    if g.pos[seat] < 0 or g.spared:  # PF-16.10
        return
    lost = min(number, g.hearts[seat])
    feather = -1
    if lost == g.hearts[seat] and g.solo():
        feather = phoenix(g, seat)
        lost -= int(feather >= 0)
    g.hearts[seat] -= lost
    g.emit(EV_WOUNDED, seat, lost, g.hearts[seat], cause)
    if feather >= 0:
        burn(g, seat, feather)
    elif g.hearts[seat] == 0:
        faint(g, seat)
    elif g.solo() and lost > 0 and g.hearts[seat] == 1:
        meet(g, seat, C_FAINT)  # PF-R120: the solo form of the condition


def phoenix(g: State, seat: int) -> int:
    """The card of this player that saves or spawns a hero, or -1 (PF-R120)."""
    for kind in g.cards[seat]:
        if g.tables.cards[kind].effect == E_PHOENIX:
            return kind
    return -1


def burn(g: State, seat: int, feather: int) -> None:
    """PF-R120, solo: the hero stays with 1 heart; the card is out of the game."""
    g.cards[seat].remove(feather)
    g.spared = True
    g.emit(EV_SAVED_BY_CARD, seat, feather)


def faint(g: State, seat: int) -> None:
    """PF-16.4, PF-22.3; everything else is kept (PF-16.5, PF-R51). In solo it loses the game (PF-26.7)."""
    g.emit(EV_FAINTED, seat, g.pos[seat])
    g.lift_hero(seat)
    reset_special(g, seat)
    for mark in range(len(MARKS)):
        lose_mark(g, seat, mark)
    g.hearts[seat] = health_pool(g, seat)
    if g.solo():
        g.emit(EV_GAME_LOST, seat)
        g.finish([])
    else:
        meet(g, seat, C_FAINT)


# ---- boss tokens (PF-22)


def gain_mark(g: State, seat: int, mark: int) -> None:
    """PF-22.1, PF-22.2, PF-R64."""
    if g.has_mark(seat, mark):
        wound(g, seat, 1, BY_TOKEN)
    elif g.mark_supply[mark] > 0:
        g.mark_supply = replaced(g.mark_supply, mark, g.mark_supply[mark] - 1)
        g.marks[seat] = tuple(sorted((*g.marks[seat], mark)))
        g.emit(EV_MARK_GAINED, seat, mark)


def lose_mark(g: State, seat: int, mark: int) -> None:
    """A boss token goes back to the supply (PF-22.3)."""
    if g.has_mark(seat, mark):
        g.mark_supply = replaced(g.mark_supply, mark, g.mark_supply[mark] + 1)
        g.marks[seat] = tuple([held for held in g.marks[seat] if held != mark])
        g.emit(EV_MARK_LOST, seat, mark)


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
