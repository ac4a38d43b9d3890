"""PF-3 Occupancy at the start of the game."""

from __future__ import annotations

import pytest

from bossrush.games.platformer.content.loader import load_tables
from bossrush.games.platformer.rules.game import Platformer
from bossrush.kernel.chance import FastChance

GAME = Platformer(load_tables())


@pytest.mark.rules("PF-3.4")
@pytest.mark.parametrize("players", ["1", "2", "3", "4"])
def test_all_heroes_begin_absent(players: str) -> None:
    """So nobody stands on the Map, and the first player is asked for nothing but the spawn."""
    for seed in range(10):
        g = GAME.new_state(GAME.read_options({"players": players}), FastChance(seed))
        assert g.pos == [-1] * int(players)
        assert not any(g.seat_at(cell) >= 0 for cell in range(g.tower.cells))
        g.run()
        asked = g.asked().name
        legal = [GAME.action_text(action) for action in g.legal(g.active)]
        assert asked == "spawn" or all(text.startswith("spawn ") for text in legal)
