"""PostgreSQL and Redis for tests: own processes on free ports of 127.0.0.1, with folders that are removed after."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import psycopg

START_SECONDS = 30.0
STOP_SECONDS = 20.0


def program(name: str) -> Path | None:
    """Debian keeps PostgreSQL's programs out of the path, by version: the newest."""
    found = shutil.which(name)
    if found:
        return Path(found)
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    return versions[-1] if versions else None


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


class Service:
    """One server process; it can be stopped and started again on the same port with the same data."""

    PROGRAM = ""
    STOP = signal.SIGTERM
    END = signal.SIGTERM

    def __init__(self) -> None:
        found = program(self.PROGRAM)
        assert found is not None
        self.program = found
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="bossrush-"))
        self.user = ""
        self.process: subprocess.Popen[bytes] | None = None

    @classmethod
    def missing(cls) -> str:
        """Why it cannot be used here; empty if it can."""
        return "" if program(cls.PROGRAM) else f"{cls.PROGRAM} is not installed"

    def command(self) -> list[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        raise NotImplementedError

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command(),
                cwd=self.folder,
                user=self.user or None,
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
            )
        wait_until(self.answers, self.failure)

    def failure(self) -> str:
        """Why it does not start, for the message; empty while it may still."""
        assert self.process is not None
        if self.process.poll() is None:
            return ""
        return f"{self.PROGRAM} ended: {(self.folder / 'log').read_text(errors='replace')[-2000:]}"

    def stop(self) -> None:
        self.end(self.STOP)

    def end(self, how: signal.Signals) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        try:
            self.process.wait(STOP_SECONDS)
        finally:
            self.process.kill()
            self.process.wait()
            self.process = None

    def remove(self) -> None:
        """For good, without writing anything down before."""
        self.end(self.END)
        shutil.rmtree(self.folder)


def wait_until(condition: Callable[[], bool], failure: Callable[[], str]) -> None:
    end = time.monotonic() + START_SECONDS
    while not condition():
        assert not failure(), failure()
        assert time.monotonic() < end, "the service did not start in time"
        time.sleep(0.02)


class Redis(Service):
    PROGRAM = "redis-server"

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        settings = {
            "port": str(self.port),
            "bind": "127.0.0.1",
            "save": "",
            "appendonly": "no",
            "dir": str(self.folder),
        }
        return [str(self.program), *(word for name, value in settings.items() for word in (f"--{name}", value))]

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16).startswith(b"+PONG")
        except OSError:
            return False


class Postgresql(Service):
    """PostgreSQL does not run as root: then as the user of its package."""

    PROGRAM = "postgres"
    FSYNC = "off"
    """What it writes need not survive, unless that is measured."""
    STOP = signal.SIGINT
    END = signal.SIGQUIT

    def __init__(self) -> None:
        super().__init__()
        self.data = self.folder / "data"
        if os.geteuid() == 0:
            self.user = unprivileged()
            os.chown(self.folder, pwd.getpwnam(self.user).pw_uid, -1)
        initdb = [str(self.program.with_name("initdb")), "--pgdata", str(self.data), "--username", "bossrush"]
        initdb += ["--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync"]
        done = subprocess.run(initdb, cwd=self.folder, user=self.user or None, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    def command(self) -> list[str]:
        settings = ["listen_addresses=127.0.0.1", f"port={self.port}", f"unix_socket_directories={self.folder}"]
        settings += [f"fsync={self.FSYNC}", "autovacuum=off", "max_connections=60", "shared_buffers=32MB"]
        return [str(self.program), "-D", str(self.data), *(word for value in settings for word in ("-c", value))]

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://bossrush@127.0.0.1:{self.port}/{database}"

    def answers(self) -> bool:
        try:
            with psycopg.connect(self.url(), connect_timeout=2):
                return True
        except psycopg.Error:
            return False

    def new_database(self) -> str:
        """The url of a new, empty database."""
        name = f"test_{secrets.token_hex(6)}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return self.url(name)


def unprivileged() -> str:
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"
