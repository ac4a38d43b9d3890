"""A Level Up found at the reveal is fixed (BM-6.9, BM-R37).

In the base set only Robobo destroys rooms at that time, and acts last; so Robobo gets the highest XP here.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bossrush.games.bossmonster.content.loader import load_tables
from bossrush.scenarios import load_scenario, run_scenario

FOUR = "golem_factory goblin_armory boulder_ramp open_grave"
SCENARIO = f"""
title = "T"
rules = ["BM-6.9"]
game = "bossmonster"
[position]
bosses = "robobo gorgona"
phase = "PHASE"
town = "the_fool"
robobo.dungeon = "FIFTH {FOUR}"
gorgona.dungeon = "FIFTH {FOUR}"
SIDEWAYS
[play]
steps = [
    {{ asks = "lose_room", of = "gorgona" }},
    "room gorgona.5",
    {{ events = ["level_up robobo", "destroyed gorgona 5 dark_altar", "level_up gorgona", "hero_died gorgona"] }},
]
[expect]
gorgona.souls = 1
"""
FROZEN = "robobo.deactivated = [1]\ngorgona.deactivated = [1]"


@pytest.mark.rules("BM-6.9", "BM-R37")
@pytest.mark.parametrize(("phase", "fifth", "sideways"), [("reveal", "?dark_altar", ""), ("end", "dark_altar", FROZEN)])
def test_a_level_up_survives_the_loss_of_a_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, phase: str, fifth: str, sideways: str
) -> None:
    robobo = next(boss for boss in load_tables().bosses if boss.id == "robobo")
    monkeypatch.setattr(robobo, "xp", 950)
    file = tmp_path / "case.toml"
    file.write_text(SCENARIO.replace("PHASE", phase).replace("FIFTH", fifth).replace("SIDEWAYS", sideways), "utf-8")
    report = run_scenario(load_scenario(file))
    assert report.passed, report.message
