"""Counts of decision sequences from fixed positions, pinned. `python tools/golden.py` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from bossrush.games.platformer.rules.gravity import anything_falls
from bossrush.games.platformer.rules.ids import GRAVITY
from bossrush.games.platformer.rules.state import State
from bossrush.kernel.core import Core
from tools.golden import PERFT, perft, perft_state, perft_table

SHALLOW = 6


@pytest.mark.parametrize(("name", "options", "seed", "decisions", "depth"), PERFT, ids=[row[0] for row in PERFT])
def test_perft(name: str, options: dict[str, str], seed: str, decisions: int, depth: int) -> None:
    expected = (Path(__file__).parent / f"{name}.txt").read_text(encoding="utf-8")
    assert perft_table(options, seed, decisions, depth) == expected


@pytest.mark.rules("PF-R136")
@pytest.mark.parametrize(("options", "seed", "decisions"), [row[1:4] for row in PERFT], ids=[row[0] for row in PERFT])
def test_version_1_of_the_rules_differs_by_idle_gravity_alone(
    options: dict[str, str], seed: str, decisions: int
) -> None:
    state = perft_state(options, seed, decisions)
    former = state.copy()
    assert isinstance(former, State)
    former.idle_gravity = True
    former.question = None  # its options were found by the present rules
    former.run()
    for depth in range(1, SHALLOW + 1):
        assert without_idle_gravity(former, depth) == perft(state, depth)
    assert perft(former, SHALLOW) > perft(state, SHALLOW)


def without_idle_gravity(state: Core, depth: int) -> int:
    """As `perft`, but leaving out what starts with gravity while nothing can fall."""
    assert isinstance(state, State)
    if state.over:
        return 0
    seat = state.seats[0]
    options = [action for action in state.legal(seat) if action != GRAVITY or anything_falls(state)]
    if depth == 1:
        return len(options)
    total = 0
    for action in options:
        twin = state.copy()
        twin.play(action)
        total += without_idle_gravity(twin, depth - 1)
    return total
