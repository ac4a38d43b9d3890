"""A database that cannot be written: the server does not start, or says why moves are refused until it can."""

from __future__ import annotations

import logging
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from bossrush.cli import main
from bossrush.server.store.sql import SqlStore
from bossrush.server.store.sqlite import SqliteDatabase
from tests.server.running import PATIENCE, Message, Player, Server, decision, run, running_server

FULL = "PRAGMA max_page_count = 1"
ROOM_AGAIN = "PRAGMA max_page_count = 1000000"


# ---- at the start


def start(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """What `bossrush serve` says when it refuses to start."""
    monkeypatch.setattr("bossrush.server.logs.set_up", lambda json, level: None)
    assert main(["serve", "--port", "0", "--no-browser", "--data", str(folder)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    return said.err


@pytest.mark.parametrize(
    ("pragma", "why"), [(FULL, "the disk is full"), ("PRAGMA query_only = ON", "its folder or its disk is read-only")]
)
def test_a_server_that_could_not_store_anything_does_not_start(
    pragma: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    open_database = SqliteDatabase.open

    def open_and_spoil(database: SqliteDatabase) -> None:
        open_database(database)
        database.execute(pragma)

    monkeypatch.setattr(SqliteDatabase, "open", open_and_spoil)
    said = start(tmp_path, monkeypatch, capsys)
    assert said.startswith(f"bossrush: the database {tmp_path / 'bossrush.sqlite'} cannot be used: ")
    assert said.endswith(f"{why}\n")
    assert said.count("\n") == 1


def test_a_server_whose_database_is_locked_does_not_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bossrush.server.store.sqlite.BUSY_SECONDS", 0.1)
    other = sqlite3.connect(tmp_path / "bossrush.sqlite", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    said = start(tmp_path, monkeypatch, capsys)
    other.close()
    assert said == (
        f"bossrush: the database {tmp_path / 'bossrush.sqlite'} cannot be used: another program keeps it locked\n"
    )


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk of two megabytes."""
    folder.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", folder], capture_output=True)
    if mounted.returncode != 0:
        pytest.skip("a small disk cannot be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", folder], check=True)


def fill_up(disk: Path) -> None:
    with (disk / "fill").open("wb", buffering=0) as file, suppress(OSError):
        while file.write(bytes(4096)):
            pass


@pytest.mark.skipif(sys.platform != "linux" or os.geteuid() != 0, reason="only root can mount a small disk")
@pytest.mark.parametrize("existing", [False, True])
def test_a_real_disk_that_is_full_is_told_in_one_sentence(existing: bool, tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        if existing:
            with running_server(db=f"sqlite:///{disk / 'bossrush.sqlite'}"):
                pass
        fill_up(disk)
        command = [sys.executable, "-m", "bossrush", "serve", "--port", "0", "--no-browser", "--data", str(disk)]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == f"bossrush: the database {disk / 'bossrush.sqlite'} cannot be used: the disk is full\n"


# ---- while it runs


def spoil(server: Server, pragma: str) -> None:
    hub = server.hub
    assert hub is not None
    store = hub.store
    assert isinstance(store, SqlStore)
    server.inside(lambda: store.write(lambda connection: connection.exec_driver_sql(pragma).close()))


async def move(player: Player, table: str, told: Message) -> Message:
    """Whoever's turn it is does the first thing that is allowed; asked again, with the same key."""
    seat, choice = next((seat, choice) for seat in (0, 1) if (choice := decision(told, seat)))
    return await player.act(table, seat, told["version"], choice["legal"][0], key=f"{told['version']}")


def test_on_a_full_disk_moves_are_refused_the_log_says_why_once_and_play_goes_on_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bossrush.server.health.FRESH", 0.05)
    path = tmp_path / "games.sqlite"

    async def story(server: Server) -> None:
        async with Player(server, "Ada") as ada:
            made = await ada.post(
                "/api/tables", game="platformer", seats=["me", "me"], hot_seat=True, start=True, private=True
            )
            told = await ada.join(made["id"])
            spoil(server, FULL)
            answer = told
            while answer["type"] != "refused":  # there is some room left
                told = answer
                answer = await move(ada, made["id"], told)
            for _ in range(3):
                answer = await move(ada, made["id"], told)
                assert (answer["type"], answer["code"]) == ("refused", "unavailable")
            ready = await ada.http.get("/health/ready")
            assert (ready.status_code, ready.json()["store"]) == (503, "full")
            assert (await ada.http.get("/health/live")).status_code == 200
            spoil(server, ROOM_AGAIN)
            answer = await move(ada, made["id"], told)
            assert answer["type"] == "update"
            while (await ada.http.get("/health/ready")).status_code != 200:
                pass

    with caplog.at_level(logging.WARNING), running_server(db=f"sqlite:///{path}") as server:
        run(story(server))
    said = [record for record in caplog.records if record.name.startswith("bossrush.")]
    assert [(record.levelname, record.getMessage(), record.exc_info) for record in said] == [
        ("ERROR", f"the database {path} cannot be used: the disk is full", None),
        ("WARNING", f"the database {path} can be used again", None),
    ]
