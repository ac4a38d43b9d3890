"""Nobody but its owner reads the database, whatever the umask says."""

from __future__ import annotations

import asyncio
import os
import stat
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bossrush.server.private import make_file, make_folder
from bossrush.server.store.sql import SqlStore
from tests.server.running import server_process

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights than these"),
]


@pytest.fixture(autouse=True)
def nothing_is_taken_away() -> Iterator[None]:
    """The most generous umask."""
    before = os.umask(0)
    yield
    os.umask(before)


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[SqlStore]:
    store = SqlStore(f"sqlite:///{path}")
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def rights(folder: Path) -> dict[str, str]:
    """Of everything below this folder."""
    return {str(path.relative_to(folder)): f"{stat.S_IMODE(path.stat().st_mode):o}" for path in folder.rglob("*")}


async def test_a_new_database_and_its_folders_are_their_owner_s(tmp_path: Path) -> None:
    async with opened(tmp_path / "some" / "where" / "x.sqlite") as store:
        await store.append("t1", 1, b"{}")
        assert rights(tmp_path) == {
            "some": "700",
            "some/where": "700",
            "some/where/x.sqlite": "600",
            "some/where/x.sqlite-wal": "600",
            "some/where/x.sqlite-shm": "600",
        }


async def test_a_backup_is_its_owner_s(tmp_path: Path) -> None:
    async with opened(tmp_path / "x.sqlite") as store:
        await store.backup(tmp_path / "copy.sqlite")
        assert rights(tmp_path)["copy.sqlite"] == "600"


async def test_the_rest_of_a_backup_that_broke_off_does_not_give_the_next_one_away(tmp_path: Path) -> None:
    (tmp_path / "copy.sqlite.part").touch()
    async with opened(tmp_path / "x.sqlite") as store:
        await store.backup(tmp_path / "copy.sqlite")
        assert rights(tmp_path)["copy.sqlite"] == "600"


async def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir(mode=0o755)
    async with opened(shared / "x.sqlite") as store:
        await store.append("t1", 1, b"{}")
        for file in shared.iterdir():
            file.chmod(0o664)
        async with opened(shared / "x.sqlite") as other:
            assert set(rights(shared).values()) == {"600"}
            assert await other.entries("t1") == [b"{}"]
    assert rights(tmp_path)["shared"] == "755", "a folder that was there is not ours to change"


async def test_a_file_that_is_no_database_of_ours_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text("This is no database, only a text that somebody wrote.")
    file.chmod(0o644)
    with pytest.raises(Exception, match="not a database"):
        await SqlStore(f"sqlite:///{file}").open()
    assert rights(tmp_path) == {"letter": "644"}


def test_the_data_folder_of_a_server_is_its_owner_s(tmp_path: Path) -> None:
    with server_process("--data", str(tmp_path / "data")):
        found = rights(tmp_path)
    assert found.pop("data") == "700"
    assert set(found.values()) == {"600"}
    assert "data/bossrush.sqlite" in found


async def test_opening_a_database_twice_in_a_process_leaves_its_locks_alone(tmp_path: Path) -> None:
    """To open and close the file by hand would release them, and another process could take the log away."""
    path = tmp_path / "x.sqlite"
    async with opened(path) as store:
        await store.append("t1", 1, b"{}")
        async with opened(path):
            pass
        look = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('select * from entries').fetchall()"
        await asyncio.to_thread(subprocess.run, [sys.executable, "-c", look, str(path)], check=True)
        assert path.with_name("x.sqlite-wal").exists()
        assert await store.append("t1", 2, b"{}")
    async with opened(path) as store:
        assert len(await store.entries("t1")) == 2


def test_several_may_make_the_same_folder_and_file_at_once(tmp_path: Path) -> None:
    problems: list[Exception] = []

    def make() -> None:
        try:
            make_folder(tmp_path / "a" / "b")
            make_file(tmp_path / "a" / "b" / "c")
        except OSError as error:
            problems.append(error)

    threads = [threading.Thread(target=make) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []
    assert rights(tmp_path) == {"a": "700", "a/b": "700", "a/b/c": "600"}


def test_a_file_in_the_place_of_a_folder_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match="exists"):
        make_folder(tmp_path / "file" / "below")
