"""`bossrush scenario run`: runs scenario files and folders of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from bossrush.reading import in_one_line
from bossrush.scenarios.files import ScenarioError, load_scenario
from bossrush.scenarios.runner import Report, run_scenario


def run_command(paths: list[Path], packs: Sequence[Path], out: TextIO) -> int:
    """Prints a line for each scenario and one of totals; 1 if one fails, 2 if a file is broken or not there."""
    passed = failed = broken = 0
    for path in find_scenarios(paths):
        report, title = run_file(path, packs)
        if report.passed:
            passed += 1
            print(f"ok  {path}  {title}", file=out)
        else:
            failed += 1
            broken += report.broken
            print(f"{'ERROR' if report.broken else 'FAIL'} {in_one_line(report.message)}", file=out)
    print(f"{passed} passed, {failed} failed", file=out)
    return 2 if broken else 1 if failed else 0


def find_scenarios(paths: Sequence[Path]) -> list[Path]:
    """The files themselves, and all scenario files below the folders, sorted within each."""
    found: list[Path] = []
    for path in paths:
        found += sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    return found


def run_file(path: Path, packs: Sequence[Path]) -> tuple[Report, str]:
    try:
        scenario = load_scenario(path)
    except ScenarioError as error:
        return Report(False, str(error), broken=True), ""
    return run_scenario(scenario, packs), scenario.title
