"""PF-7 Actions and Symbols: what the dice show, and a reroll before Ikee's turn."""

from __future__ import annotations

from pathlib import Path

import pytest

from bossrush.games.platformer.content.loader import load_tables
from bossrush.games.platformer.rules.ids import FACE_NAMES
from tests.rules_platformer.position import Position


@pytest.mark.rules("PF-R110")
def test_the_action_die_shows_the_five_symbols_and_no_blank() -> None:
    faces = [FACE_NAMES[face] for face in load_tables().action_die]
    assert len(faces) == 6
    assert set(faces) == {"boot", "sword", "coin", "monster", "star"}


IKEE = """
heroes = "avys sweety"
levels = ["blank", "boss blank"]
boss = "ikee"
step = 3
enemies = { ikee = "b5" }
avys = { at = "c5", cards = "loaded_dice" }
sweety.at = "a1"
"""
ROLL = "sword coin coin monster star attack"


@pytest.mark.rules("PF-R59")
@pytest.mark.parametrize(("reroll", "card"), [("", "tribute"), ("sword", "overlords_strike")])
def test_a_reroll_counts_for_ikee(tmp_path: Path, reroll: str, card: str) -> None:
    position = Position(tmp_path, IKEE, f"{ROLL} {reroll}")
    position.stack_boss_deck("overlords_strike", "tribute")
    actions = ["card loaded_dice", "die coin"] if reroll else []
    events = position.play(*actions, "end", "keep")
    assert [event for event in events if event.startswith("boss_card ")] == [f"boss_card {card}"]
