"""All scenario files, one test each."""

from __future__ import annotations

from pathlib import Path

import pytest

from bossrush.scenarios import load_scenario, run_scenario

FOLDER = Path(__file__).parents[1] / "scenarios"


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.toml")), ids=lambda path: path.relative_to(FOLDER).as_posix())
def test_scenario(path: Path) -> None:
    report = run_scenario(load_scenario(path))
    assert report.passed, report.message
