"""`bossrush simulate`: the same counts for any number of jobs, a fixed shape of JSON, clear errors, Ctrl-C."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from io import StringIO
from pathlib import Path

import pytest

from bossrush.cli import main
from bossrush.games import load_game
from bossrush.games.bossmonster.rules.game import BossMonster
from bossrush.games.platformer.rules.game import Platformer
from bossrush.sim.files import FileError, check_writable
from bossrush.sim.games import Setting, play_game
from bossrush.sim.progress import Progress, duration

ROOT = Path(__file__).parents[2]
OF_THE_RUN = {"jobs", "seconds", "decisions_per_second", "games_per_second"}
"""What may differ between two runs."""


def simulate(tmp_path: Path, *arguments: str, game: str = "platformer") -> dict[str, object]:
    file = tmp_path / "report.json"
    assert main(["simulate", game, *arguments, "--json", str(file)]) == 0
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


COUNTS = {"games": "int", "wins": "int", "rate": "float", "low": "float", "high": "float"}
CARD = {"with": COUNTS, "without": COUNTS, "value": "float", "low": "float", "high": "float"}


def test_the_shape_of_the_report(tmp_path: Path) -> None:
    options = ["--players", "1", "--bots", "heuristic", "--games", "15", "--option", "boss=medusa"]
    report = simulate(tmp_path, *options, "--option", "heroes=angelo")
    turns, score, cards = report["turns"], report["score"], report["cards"]
    assert isinstance(turns, dict)
    assert isinstance(score, dict)
    assert isinstance(cards, dict)
    assert sum(turns.pop("histogram").values()) == report["finished"]
    assert sum(score.pop("histogram").values()) == report["won"]
    assert cards
    for card in cards.values():
        assert shape(card) == CARD
    del report["cards"]
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
        "score": {"mean": "float", "best": "int"},
        "wins": {
            "boss": {"medusa": COUNTS},
            "bot": {"heuristic": COUNTS},
            "hero": {"angelo": COUNTS},
            "seat": {"1": COUNTS},
        },
        "jobs": "int",
        "seconds": "float",
        "decisions_per_second": "int",
        "games_per_second": "float",
    }


def test_the_documentation_names_every_field(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "how-to" / "simulate.md").read_text(encoding="utf-8")
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
        (["--json", "/no/such/folder/report.json"], "/no/such/folder/report.json: No such file or directory; name a"),
        (["--csv", "/no/such/folder/games.csv"], "games.csv"),
        (["--html", "/"], "/: Is a directory"),
        (["--limit", "0"], "--limit"),
        (["--pack", "/no/such/pack"], "pack"),
    ],
)
def test_bad_options_are_told_in_one_line(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "platformer", *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert words in shown.err
    assert len(shown.err.splitlines()) == 1


# ---- files


def test_whether_a_file_can_be_written_is_found_out_without_a_trace(tmp_path: Path) -> None:
    new, old, link = tmp_path / "new", tmp_path / "old", tmp_path / "link"
    old.write_text("kept")
    link.symlink_to(new)
    for path in (new, old, link):
        check_writable(path)
    assert set(tmp_path.iterdir()) == {old, link}
    assert old.read_text() == "kept"
    old.chmod(0o400)
    if not os.access(old, os.W_OK):  # everything may be written by root
        with pytest.raises(FileError, match="Permission denied"):
            check_writable(old)


def test_a_line_of_csv_for_each_game(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    report = simulate(tmp_path, "--games", "9", "--players", "3", "--csv", str(file), game="bossmonster")
    with file.open(encoding="utf-8", newline="") as opened:
        lines = sorted(csv.DictReader(opened), key=lambda line: int(line["number"]))
    columns = "number finished winners turns decisions score boss bot cards"
    assert list(lines[0]) == columns.split()
    assert [int(line["number"]) for line in lines] == list(range(9))
    assert sum(int(line["decisions"]) for line in lines) == report["decisions"]
    assert {line["bot"] for line in lines} == {"heuristic|heuristic|heuristic"}
    for line in lines:
        assert line["winners"] in ("1", "2", "3")
        assert len(line["turns"].split("|")) == len(line["boss"].split("|")) == len(line["cards"].split("|")) == 3
    assert any(" " in line["cards"] for line in lines)


def test_cards_are_those_that_seats_got() -> None:
    platformer, bossmonster = load_game("platformer"), load_game("bossmonster")
    assert isinstance(platformer, Platformer)
    assert isinstance(bossmonster, BossMonster)
    shop = {card.id for card in platformer.tables.cards}
    for game, cards in ((platformer, shop), (bossmonster, set(bossmonster.tables.kinds))):
        setting = Setting(game.name, ["heuristic"] * 2, {"players": "2"}, 1, 5000, [])
        outcome = next(one for one in (play_game(game, setting, number) for number in range(20)) if all(one.cards))
        for owned in outcome.cards:
            assert owned == sorted(set(owned))
            assert set(owned) <= cards
    rooms, spells = {room.id for room in bossmonster.tables.rooms}, {spell.id for spell in bossmonster.tables.spells}
    assert all(rooms & set(owned) for owned in outcome.cards)
    assert spells & {card for owned in outcome.cards for card in owned}


FULL = Path("/dev/full")
needs_a_full_disk = pytest.mark.skipif(not FULL.exists(), reason="no /dev/full here")
FEW = ["simulate", "platformer", "--bots", "random", "--limit", "50", "--games", "6", "--jobs", "1"]


@needs_a_full_disk
@pytest.mark.parametrize("option", ["--csv", "--json", "--html"])
def test_a_full_disk_spoils_one_file_only(option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    others = {"--csv": tmp_path / "a.csv", "--json": tmp_path / "a.json", "--html": tmp_path / "a.html"}
    del others[option]
    files = [text for name, path in others.items() for text in (name, str(path))]
    assert main([*FEW, option, str(FULL), *files]) == 1
    shown = capsys.readouterr()
    assert "games      6, finished 0" in shown.out
    assert shown.err.startswith("bossrush: /dev/full: No space left on device; ")
    assert len(shown.err.splitlines()) == 1
    assert all(path.stat().st_size > 100 for path in others.values())


@needs_a_full_disk
def test_a_full_disk_under_the_output_spoils_no_file(tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    with FULL.open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "bossrush", *FEW, "--json", str(file)],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env=ENVIRONMENT,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == "bossrush: No space left on device\n"
    assert json.loads(file.read_text(encoding="utf-8"))["games"] == 6


# ---- ends that nobody planned

ENVIRONMENT = os.environ | {"PYTHONPATH": str(ROOT / "src")}


def heed_interrupts() -> None:
    """Tests that run in the background of a shell inherit that interrupts are ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def endless(tmp_path: Path, jobs: str) -> Iterator[subprocess.Popen[str]]:
    """A simulation that would take very long, after its first games."""
    table = tmp_path / "games.csv"
    command = [sys.executable, "-m", "bossrush", "simulate", "platformer", "--bots", "random", "--limit", "60"]
    files = ["--json", str(tmp_path / "a.json"), "--csv", str(table), "--html", str(tmp_path / "a.html")]
    with subprocess.Popen(
        [*command, "--games", "10000000", "--jobs", jobs, *files],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    ) as process:
        try:
            wait_for(lambda: process.poll() is not None or lines_of(table) > 20)
            assert process.poll() is None, process.communicate()
            yield process
        finally:
            process.kill()


def lines_of(file: Path) -> int:
    return file.read_text(encoding="utf-8").count("\n") if file.exists() else 0


def wait_for(met: Callable[[], bool], seconds: float = 60) -> None:
    deadline = time.monotonic() + seconds
    while not met():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def children(pid: int) -> list[int]:
    """The worker processes of this one."""
    named = [Path(f"/proc/{name}/stat") for name in os.listdir("/proc") if name.isdigit()]
    found: list[int] = []
    for file in named:
        with suppress(OSError):
            name, parent = file.parent, file.read_text().rpartition(")")[2].split()[1]
            if int(parent) == pid and b"spawn_main" in (name / "cmdline").read_bytes():
                found.append(int(name.name))
    return found


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_reports_the_games_that_are_done(jobs: str, tmp_path: Path) -> None:
    with endless(tmp_path, jobs) as process:
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all processes of the command
        out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert err == ""
    report = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))
    assert report["games"] > 20
    assert f"games      {report['games']}," in out
    lines = (tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()
    assert len(lines) == report["games"] + 1
    assert f"{report['games']} games" in (tmp_path / "a.html").read_text(encoding="utf-8")


@pytest.mark.skipif(not Path("/proc").exists(), reason="workers are found in /proc")
def test_a_sudden_end_keeps_the_lines_and_leaves_no_worker(tmp_path: Path) -> None:
    with endless(tmp_path, "2") as process:
        workers = children(process.pid)
        assert len(workers) == 2
        process.kill()
        process.wait()
        wait_for(lambda: not any(Path(f"/proc/{pid}/status").exists() for pid in workers))
    lines = (tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()
    assert len(lines) > 20
    assert len({line.count(",") for line in lines}) == 1


@pytest.mark.skipif(not Path("/proc").exists(), reason="workers are found in /proc")
def test_a_worker_that_dies_is_told_and_what_was_played_is_kept(tmp_path: Path) -> None:
    with endless(tmp_path, "2") as process:
        os.kill(children(process.pid)[0], signal.SIGKILL)
        out, err = process.communicate(timeout=30)
    assert process.returncode == 1
    assert err.startswith("bossrush: a worker process died")
    assert len(err.splitlines()) == 1
    games = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))["games"]
    assert f"games      {games}," in out
    assert len((tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()) == games + 1


# ---- progress


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


def test_how_long_it_takes_is_told_in_fitting_units() -> None:
    assert [duration(seconds) for seconds in (0, 59.4, 60, 185, 7260)] == [
        "0 s",
        "59 s",
        "1:00 min",
        "3:05 min",
        "2:01 h",
    ]
