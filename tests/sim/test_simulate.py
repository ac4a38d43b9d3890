"""`bossrush simulate`: the same counts for any number of jobs, a fixed shape of JSON, clear errors, Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path

import pytest

from bossrush.cli import main
from bossrush.sim.progress import Progress

ROOT = Path(__file__).parents[2]
OF_THE_RUN = {"jobs", "seconds", "decisions_per_second", "games_per_second"}
"""What may differ between two runs."""


def simulate(tmp_path: Path, *arguments: str) -> dict[str, object]:
    file = tmp_path / "report.json"
    assert main(["simulate", "platformer", *arguments, "--json", str(file)]) == 0
    report: dict[str, object] = json.loads(file.read_text(encoding="utf-8"))
    return report


def test_the_number_of_jobs_changes_nothing(tmp_path: Path) -> None:
    arguments = ["--bots", "random", "--limit", "150", "--games", "10", "--seed", "4"]
    one = simulate(tmp_path, *arguments, "--jobs", "1")
    two = simulate(tmp_path, *arguments, "--jobs", "2")
    assert (one["jobs"], two["jobs"]) == (1, 2)
    for report in (one, two):
        for name in OF_THE_RUN:
            del report[name]
    assert one == two


def shape(value: object) -> object:
    if isinstance(value, dict):
        return {name: shape(part) for name, part in value.items()}
    return "null" if value is None else type(value).__name__


COUNTS = {"games": "int", "wins": "int", "rate": "float"}


def test_the_shape_of_the_report(tmp_path: Path) -> None:
    report = simulate(
        tmp_path,
        "--players",
        "1",
        "--bots",
        "heuristic",
        "--games",
        "1",
        "--option",
        "boss=ikee",
        "--option",
        "heroes=pip",
    )
    assert shape(report) == {
        "game": "str",
        "players": "int",
        "bots": "list",
        "options": {"boss": "str", "heroes": "str", "players": "str"},
        "seed": "int",
        "games": "int",
        "finished": "int",
        "won": "int",
        "decisions": "int",
        "turns": {"mean": "float", "p10": "int", "p90": "int", "most": "int"},
        "score": "null" if report["won"] == 0 else {"mean": "float", "best": "int"},
        "wins": {"boss": {"ikee": COUNTS}, "hero": {"pip": COUNTS}, "seat": {"1": COUNTS}},
        "jobs": "int",
        "seconds": "float",
        "decisions_per_second": "int",
        "games_per_second": "float",
    }


def test_the_documentation_names_every_field(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "simulate.md").read_text(encoding="utf-8")
    report = simulate(tmp_path, "--bots", "random", "--limit", "5", "--games", "1")
    for name in report:
        assert f"`{name}`" in text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--games", "0"], "--games"),
        (["--jobs", "0"], "--jobs"),
        (["--players", "7"], "players"),
        (["--bots", "genius"], "genius"),
        (["--bots", "random,random", "--players", "3"], "--bots"),
        (["--option", "boss=kraken"], "boss"),
        (["--option", "nonsense"], "nonsense"),
        (["--option", "players=3"], "players"),
        (["--option", "longer_map=on", "--players", "1"], "longer_map"),
        (["--json", "/no/such/folder/report.json"], "report.json"),
        (["--pack", "/no/such/pack"], "pack"),
    ],
)
def test_bad_options_are_told_in_one_line(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "platformer", *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert words in shown.err
    assert len(shown.err.splitlines()) == 1


def heed_interrupts() -> None:
    """Tests that run in the background of a shell inherit that interrupts are ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_reports_the_games_that_are_done(jobs: str, tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    command = [sys.executable, "-m", "bossrush", "simulate", "platformer", "--bots", "random", "--limit", "60"]
    with subprocess.Popen(
        [*command, "--games", "100000", "--jobs", jobs, "--json", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        start_new_session=True,
        preexec_fn=heed_interrupts,
    ) as process:
        time.sleep(4)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all processes of the command
        try:
            out, err = process.communicate(timeout=30)
        finally:
            process.kill()
    assert process.returncode == 130
    assert err == ""
    report = json.loads(file.read_text(encoding="utf-8"))
    assert 0 < report["games"] < 100_000
    assert f"games      {report['games']}," in out


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_shown_on_a_terminal_only() -> None:
    for out, shown in ((StringIO(), False), (Terminal(), True)):
        bar = Progress(10, out)
        bar.step(5)
        bar.step(10)
        bar.close()
        assert ("10/10" in out.getvalue()) == shown
        assert bool(out.getvalue()) == shown
