"""Boss Monster's vocabulary and a playthrough, pinned. `python tools/golden_bossmonster.py` writes them anew."""

from __future__ import annotations

from pathlib import Path

from tools.golden_bossmonster import playthrough, vocabulary

HERE = Path(__file__).parent


def test_the_action_vocabulary_is_pinned() -> None:
    assert (HERE / "bossmonster_actions.txt").read_text(encoding="utf-8") == vocabulary()


def test_the_playthrough_is_pinned() -> None:
    assert (HERE / "bossmonster_playthrough.txt").read_text(encoding="utf-8") == playthrough()
