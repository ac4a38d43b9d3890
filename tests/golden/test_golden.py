"""The vocabulary and a playthrough, pinned. `python tools/golden.py` writes them anew; review the difference."""

from __future__ import annotations

from pathlib import Path

from tools.golden import playthrough, vocabulary

HERE = Path(__file__).parent


def test_the_action_vocabulary_is_pinned() -> None:
    assert (HERE / "platformer_actions.txt").read_text(encoding="utf-8") == vocabulary()


def test_the_playthrough_is_pinned() -> None:
    assert (HERE / "platformer_playthrough.txt").read_text(encoding="utf-8") == playthrough()
