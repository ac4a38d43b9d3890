"""Counts of decision sequences of Boss Monster, pinned. `python tools/golden_bossmonster.py` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.golden_bossmonster import PERFT, perft_table


@pytest.mark.parametrize(("name", "options", "seed", "decisions", "depth"), PERFT, ids=[row[0] for row in PERFT])
def test_perft(name: str, options: dict[str, str], seed: str, decisions: int, depth: int) -> None:
    expected = (Path(__file__).parent / f"{name}.txt").read_text(encoding="utf-8")
    assert perft_table(options, seed, decisions, depth) == expected
