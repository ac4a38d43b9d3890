"""PF-10 Zone of control: heroes displaced by a card of the Boss."""

from __future__ import annotations

from pathlib import Path

import pytest

from bossrush.games.platformer.rules.notation import parse_space
from tests.rules_platformer.position import Position

MEDUSA = """
heroes = "avys sweety"
levels = ["blank", "boss blank"]
enemies = { medusa = "c5" }
coins_at = { e5 = 1 }
avys.at = "d5"
sweety.at = "a1"
"""


@pytest.mark.rules("PF-10.7", "PF-R34")
def test_tail_lash_brings_no_further_attack_and_no_coin(tmp_path: Path) -> None:
    position = Position(tmp_path, MEDUSA, "attack")
    position.stack_boss_deck("tail_lash")
    events = position.play("end")
    first = events.index("boss_card tail_lash")
    assert events[first + 1 : first + 4] == [
        "enemy_attacked avys medusa c5 2 boss_card",
        "wounded avys 2 4 boss_card",
        "displaced avys d5 e5",
    ]
    assert not [event for event in events[first + 4 :] if event.startswith(("enemy_attacked", "coins_gained"))]
    assert position.g.pos[0] == parse_space("e5")


IKEE = """
heroes = "avys sweety"
levels = ["blank", "boss blank"]
boss = "ikee"
step = 3
platforms = "c6 d6"
enemies = { ikee = "a5", defender = "d6" }
avys.at = "c6"
sweety.at = "a1"
"""


@pytest.mark.rules("PF-10.7")
def test_shockwave_drops_a_hero_beside_a_defender_without_an_attack(tmp_path: Path) -> None:
    position = Position(tmp_path, IKEE, "boot boot coin monster star left")
    position.stack_boss_deck("shockwave", "tribute")
    events = position.play("end", "keep")
    first = events.index("boss_card shockwave")
    assert events[first + 1 : first + 3] == ["wounded avys 1 5 boss_card", "displaced avys c6 c5"]
    assert not [event for event in events if event.startswith("enemy_attacked")]
