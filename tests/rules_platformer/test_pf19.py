"""PF-19 and the dice: their faces, and what the special die can show."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bossrush.games.platformer.content.loader import load_tables
from bossrush.games.platformer.rules.ids import BLANK, DIE_NAMES, FACE_NAMES, FACES
from tests.rules_platformer.position import Position


@pytest.mark.rules("PF-R9")
def test_faces_of_the_dice() -> None:
    tables = load_tables()
    action = Counter(FACE_NAMES[face] for face in tables.action_die)
    assert action == {"boot": 1, "sword": 1, "coin": 2, "monster": 1, "star": 1}
    assert Counter(DIE_NAMES[result] for result in tables.enemy_die) == {"attack": 2, "left": 2, "right": 2}


@pytest.mark.rules("PF-19.9", "PF-R9")
@pytest.mark.parametrize("face", FACE_NAMES[:FACES])
def test_the_special_die_has_a_blank_face_and_one_for_each_symbol(tmp_path: Path, face: str) -> None:
    assert len(FACE_NAMES) == 6
    assert FACE_NAMES[BLANK] == "blank"
    position = Position(tmp_path, f'heroes = "avys etorn"\nlevels = ["blank"]\ndice = "{face}"\navys.at = "b1"')
    position.run()
    assert FACE_NAMES[position.g.special[0]] == "blank"
    position.play("end", f"save {face}")
    assert FACE_NAMES[position.g.special[0]] == face
