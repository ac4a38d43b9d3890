"""Starts the servers to be measured, each on one processor; the client has another. Needs Linux's `/proc`."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.server.services import Postgresql, Redis, Service

ROOT = Path(__file__).parents[2]
NODE_SOURCE = ROOT / "benchmarks" / "boardgame_io"
NODE_FOLDER = ROOT / "build" / "boardgame_io"
STARTING = 60.0
"""Seconds a server may take to start."""
STOPPING = 15.0
INSTALLING = 600.0
OPEN_FILES = 16_384
TICKS = os.sysconf("SC_CLK_TCK")
LISTENING = "listening on http://127.0.0.1:"
PROCESSOR_TIME = slice(11, 13)
"""In `/proc/PID/stat`, after the name of the process: user and system time, in ticks."""


class ServerError(Exception):
    """A server cannot be had or did not start: why."""


class Server:
    """A running server, with a folder for its data and what it prints."""

    def __init__(self, command: list[str], folder: Path, environment: dict[str, str], processor: int) -> None:
        self.services: list[Service] = []
        """Those it uses; they end with it."""
        self.output = folder / "output.txt"
        with self.output.open("wb") as output:
            self.process = subprocess.Popen(
                command,
                cwd=folder,
                env=environment,
                stdout=output,
                stderr=subprocess.STDOUT,
                preexec_fn=lambda: os.sched_setaffinity(0, {processor}),
            )
        try:
            self.port = self.wait_for_port()
        except BaseException:
            self.stop()
            raise

    def wait_for_port(self) -> int:
        end = time.monotonic() + STARTING
        while time.monotonic() < end and self.process.poll() is None:
            _, _, rest = self.output.read_text().partition(LISTENING)
            if "\n" in rest:
                return int(rest.split("\n")[0].strip("/ "))
            time.sleep(0.02)
        raise ServerError(f"the server did not start: {self.last_words()}")

    def last_words(self) -> str:
        return self.output.read_text()[-1000:].strip()

    def memory(self) -> int:
        """Resident bytes of the process, without its children."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise ServerError(f"the server has ended: {self.last_words()}")

    def seconds(self) -> float:
        """Processor time it has used so far, all threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return sum(int(field) for field in fields[PROCESSOR_TIME]) / TICKS

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(STOPPING)
            except subprocess.TimeoutExpired:
                self.process.kill()
        self.process.wait()
        for service in self.services:
            service.remove()


def prepare_client() -> int:
    """Keep to one processor, with enough open files for two at each table; returns the processor for the server."""
    if sys.platform != "linux":
        raise ServerError("the benchmark needs Linux")
    server, client, *_ = [*sorted(os.sched_getaffinity(0)), -1, -1]
    if client < 0:
        raise ServerError("the benchmark needs two processors: one for the server, one for the client")
    os.sched_setaffinity(0, {client})
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(OPEN_FILES, most), most))
    return server


def bossrush_server(folder: Path, environment: dict[str, str], db: str, processor: int, bus: str = "") -> Server:
    """Without analyses of finished games, as boardgame.io makes none."""
    options = ["--port", "0", "--no-browser", "--no-limits", "--analysis", "0", "--data", str(folder), "--db", db]
    options += ["--bus", bus] if bus else []
    return Server([sys.executable, "-m", "bossrush", "serve", *options], folder, environment, processor)


class DurablePostgresql(Postgresql):
    FSYNC = "on"


def clustered_server(folder: Path, environment: dict[str, str], processor: int) -> Server:
    """One process of several, with PostgreSQL and Redis, which have the client's processor."""
    for service in (DurablePostgresql, Redis):
        if missing := service.missing():
            raise ServerError(missing)
    postgresql, redis = DurablePostgresql(), Redis()
    postgresql.start()
    redis.start()
    server = bossrush_server(folder, environment, postgresql.new_database(), processor, redis.url)
    server.services = [postgresql, redis]
    return server


def boardgame_io_server(folder: Path, store: str, synchronous: str, padding: int, processor: int) -> Server:
    """`padding`: bytes by which its view grows."""
    data = folder / "data"
    data.mkdir()
    command = ["node", str(NODE_FOLDER / "server.js"), store, str(data), synchronous, str(padding)]
    return Server(command, folder, os.environ | {"NODE_ENV": "production"}, processor)


def install_boardgame_io() -> None:
    """Its packages in a folder of their own, if they are not there yet."""
    if not shutil.which("node") or not shutil.which("npm"):
        raise ServerError("boardgame.io is not measured: node and npm are not installed")
    NODE_FOLDER.mkdir(parents=True, exist_ok=True)
    lock = "package-lock.json"
    installed = NODE_FOLDER / "node_modules" / ".package-lock.json"
    same = installed.exists() and (NODE_FOLDER / lock).read_bytes() == (NODE_SOURCE / lock).read_bytes()
    for file in NODE_SOURCE.iterdir():
        if file.is_file():
            shutil.copy(file, NODE_FOLDER)
    if not same:
        print("installing boardgame.io …", file=sys.stderr)
        done = subprocess.run(
            ["npm", "ci", "--no-audit", "--no-fund"],
            cwd=NODE_FOLDER,
            capture_output=True,
            text=True,
            timeout=INSTALLING,
            check=False,
        )
        if done.returncode:
            raise ServerError(f"boardgame.io is not measured: npm ci failed: {done.stderr[-500:].strip()}")
