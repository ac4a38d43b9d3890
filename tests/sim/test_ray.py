"""`--ray`: a cluster plays the same games, and loses none when a worker dies or somebody interrupts it."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

import pytest

from bossrush import engine_kind
from bossrush.cli import main
from bossrush.sim.cluster import RayCrew

ROOT = Path(__file__).parents[2]
OF_THE_RUN = {"jobs", "seconds", "decisions_per_second", "games_per_second"}
GAMES = "4000" if engine_kind() == "compiled" else "400"
"""Some seconds of work."""
PATIENCE = 300
"""Seconds after which a cluster hangs, even on a busy machine."""

needs_ray = pytest.mark.skipif(
    find_spec("ray") is None or not Path("/proc").exists(),
    reason="Ray is not installed (pip install 'bossrush[ray]'), or its workers cannot be found in /proc",
)


@contextmanager
def on_ray(tmp_path: Path, games: str) -> Iterator[subprocess.Popen[str]]:
    """A simulation on a cluster of its own, after its first games."""
    table = tmp_path / "games.csv"
    command = [sys.executable, "-m", "bossrush", "simulate", "bossmonster", "--bots", "random", "--games", games]
    with subprocess.Popen(
        [*command, "--ray", "local", "--jobs", "2", "--json", str(tmp_path / "ray.json"), "--csv", str(table)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src"), "HOME": str(tmp_path)},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        try:
            wait_for(lambda: process.poll() is not None or lines_of(table) > 5)
            assert process.poll() is None, process.communicate()
            yield process
        finally:
            process.kill()


def lines_of(file: Path) -> int:
    return file.read_text(encoding="utf-8").count("\n") if file.exists() else 0


def wait_for(met: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not met():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def parent_of(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def descends(pid: int, ancestor: int) -> bool:
    while pid > 1 and pid != ancestor:
        pid = parent_of(pid)
    return pid == ancestor


def busy_workers(driver: int) -> list[int]:
    """The processes of this program's cluster that play a chunk of games."""
    found: list[int] = []
    for name in os.listdir("/proc"):
        with suppress(OSError):
            if name.isdigit() and b"ray::play_chunk" in Path(f"/proc/{name}/cmdline").read_bytes():
                found += [int(name)] if descends(int(name), driver) else []
    return found


def kill_one(workers: list[int]) -> bool:
    """False if there is none: a worker is busy for a tenth of a second at a time."""
    for worker in workers[:1]:
        os.kill(worker, signal.SIGKILL)
    return bool(workers)


def counts(file: Path) -> dict[str, object]:
    report: dict[str, object] = json.loads(file.read_text(encoding="utf-8"))
    return {name: value for name, value in report.items() if name not in OF_THE_RUN}


@needs_ray
def test_a_cluster_counts_the_same_though_a_worker_dies(tmp_path: Path) -> None:
    with on_ray(tmp_path, GAMES) as process:
        wait_for(lambda: kill_one(busy_workers(process.pid)))
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, err
    assert f"games      {GAMES}, finished {GAMES}" in out
    assert lines_of(tmp_path / "games.csv") == int(GAMES) + 1
    one = tmp_path / "one.json"
    assert main(["simulate", "bossmonster", "--bots", "random", "--games", GAMES, "--json", str(one)]) == 0
    assert counts(tmp_path / "ray.json") == counts(one)


@needs_ray
def test_ctrl_c_reports_what_a_cluster_has_done(tmp_path: Path) -> None:
    with on_ray(tmp_path, "10000000") as process:
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    games = counts(tmp_path / "ray.json")["games"]
    assert isinstance(games, int)
    assert games > 4
    assert lines_of(tmp_path / "games.csv") == games + 1
    assert f"games      {games}," in out


def closed_port() -> int:
    with closing(socket.socket()) as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


@needs_ray
@pytest.mark.parametrize("command", [["simulate"], ["tournament", "--bots", "heuristic,random"]])
def test_a_cluster_that_cannot_be_reached_is_told_in_one_line(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = tmp_path / "games.csv"
    old.write_text("of yesterday\n", encoding="utf-8")
    address = f"127.0.0.1:{closed_port()}"
    assert main([command[0], "platformer", *command[1:], "--ray", address, "--csv", str(old)]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert f"--ray {address}: no cluster answers there" in shown.err
    assert "--ray local" in shown.err
    assert len(shown.err.splitlines()) == 1
    assert old.read_text(encoding="utf-8") == "of yesterday\n"


@needs_ray
@pytest.mark.parametrize("address", ["nonsense", "host:port", "ray://host:10001", "127.0.0.1:99999", ":6379"])
def test_what_is_no_address_is_told_in_one_line(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "platformer", "--ray", address]) == 2
    shown = capsys.readouterr()
    assert f"--ray {address}: " in shown.err
    assert len(shown.err.splitlines()) == 1


class Elsewhere:
    """Stands for the package: a cluster of other machines."""

    def init(self, address: str, **how: object) -> None:
        self.how = how


@pytest.mark.parametrize(("choice", "told"), [("pure", {"BOSSRUSH_ENGINE": "pure"}), (None, {})])
def test_a_cluster_of_other_machines_is_told_which_engine_to_run(
    choice: str | None, told: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("BOSSRUSH_ENGINE")
    if choice is not None:
        monkeypatch.setenv("BOSSRUSH_ENGINE", choice)
    crew = object.__new__(RayCrew)
    crew.ray = Elsewhere()
    crew.connect("192.0.2.1:6379", 2)
    assert crew.ray.how["runtime_env"] == {"env_vars": told}


def test_without_the_package_the_error_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["simulate", "platformer", "--ray", "local"]) == 2
    shown = capsys.readouterr().err
    assert shown == "bossrush: --ray needs the package ray; install it with: pip install 'bossrush[ray]'\n"
