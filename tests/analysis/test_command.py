import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bossrush.analysis.command import read_budget
from bossrush.bots.base import Sight
from bossrush.bots.levels import make_bot
from bossrush.cli import main
from bossrush.games import load_game
from bossrush.kernel.game import GameError
from bossrush.kernel.match import new_match
from bossrush.kernel.record import FAST, write_record


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole solo game."""
    game = load_game("platformer")
    match = new_match(game, {"players": "1"}, ["heuristic"], FAST, "4")
    bot = make_bot("heuristic", "platformer", "4")
    while not match.state.over:
        match.apply(0, bot.choose(Sight(game, match.state, 0)))
    file = tmp_path_factory.mktemp("records") / "evening.txt"
    file.write_text(write_record(match.to_record()), encoding="utf-8")
    return file


def test_without_a_wish_the_page_gets_the_name_of_the_record(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(record), "--budget", "1", "--jobs", "1"]) == 0
    text = record.with_suffix(".html").read_text(encoding="utf-8")
    assert "<title>Platformer: " in text
    out = capsys.readouterr().out
    assert "decisions weighed in" in out
    assert str(record.with_suffix(".html")) in out


def test_json_alone_and_the_same_from_several_processes(record: Path, tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    for jobs, file in (("1", one), ("2", two)):
        assert main(["analyse", str(record), "--budget", "1", "--jobs", jobs, "--json", str(file), "--lang", "de"]) == 0
    data = json.loads(one.read_text(encoding="utf-8"))
    assert data == json.loads(two.read_text(encoding="utf-8"))
    assert data["format"] == "bossrush analysis 1"
    assert data["seats"] == ["heuristic"]
    assert set(tmp_path.iterdir()) == {one, two}


def test_a_file_that_cannot_be_written_is_told_before_any_thinking(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere, data = tmp_path / "none" / "page.html", tmp_path / "data.json"
    assert main(["analyse", str(record), "--out", str(nowhere), "--json", str(data), "--budget", "1000000"]) == 2
    assert f"{nowhere}: No such file or directory; name a file" in capsys.readouterr().err


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="workers are found in /proc")
def test_ctrl_c_does_not_wait_for_decisions_and_leaves_no_file(record: Path, tmp_path: Path, jobs: str) -> None:
    page, data = tmp_path / "page.html", tmp_path / "data.json"
    data.write_text("before")
    files = ["--out", str(page), "--json", str(data)]
    with subprocess.Popen(
        [sys.executable, "-m", "bossrush", "analyse", str(record), "--budget", "1000000", "--jobs", jobs, *files],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        try:
            workers = thinking(process.pid, int(jobs))
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all processes of the command
            _, err = process.communicate(timeout=20)
        finally:
            process.kill()
    assert process.returncode == 130
    assert err == ""
    assert not any(Path(f"/proc/{pid}").exists() for pid in workers)
    assert list(tmp_path.iterdir()) == [data]
    assert data.read_text() == "before"


def thinking(pid: int, workers: int) -> list[str]:
    """The workers of this process, as soon as all of them have thought for a while."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        time.sleep(0.1)
        found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        busy = [child for child in found if seconds_of(child) > 2]
        if len(busy) == workers:
            return busy
    raise AssertionError("no workers")


def seconds_of(pid: str) -> float:
    """Of processor time."""
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11]) / os.sysconf("SC_CLK_TCK")


def test_errors_name_the_file_and_the_line(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.txt"
    lines = record.read_text(encoding="utf-8").splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith("1 "))
    bad.write_text("\n".join([*lines[:number], "1 fly away", *lines[number + 1 :]]), encoding="utf-8")
    assert main(["analyse", str(bad)]) == 2
    assert f"{bad}:{number + 1}: 'fly away' is no action" in capsys.readouterr().err
    assert main(["analyse", str(tmp_path / "none.txt")]) == 2
    assert "none.txt: No such file" in capsys.readouterr().err
    assert main(["analyse", str(record), "--jobs", "0"]) == 2
    assert "--jobs is a number from 1 up" in capsys.readouterr().err


def test_a_game_that_is_not_over_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "begun.txt"
    match = new_match(load_game("platformer"), {"players": "1"}, ["human"], FAST, "4")
    file.write_text(write_record(match.to_record()), encoding="utf-8")
    assert main(["analyse", str(file)]) == 2
    assert f"{file}: this game is not over" in capsys.readouterr().err


def test_a_budget_is_playouts_or_a_time() -> None:
    assert read_budget("200").playouts == 200
    assert read_budget("500ms").milliseconds == 500
    for wrong in ("", "0", "-5", "many", "5s", "1.5ms"):
        with pytest.raises(GameError, match="--budget"):
            read_budget(wrong)
