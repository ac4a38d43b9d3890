"""A Ray cluster plays the games. A chunk whose worker dies is played again, by another."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Iterator
from typing import Any

from bossrush.engine import engine_asked_for
from bossrush.sim.crew import Crew, CrewError, Job, processors
from bossrush.sim.games import Outcome, play_chunk

LOCAL = "local"
AUTO = "auto"
RETRIES = 20
"""How often a chunk is given to another worker before it is believed to be what kills them."""
CONNECT_SECONDS = 5.0
WHAT_THEN = "start a cluster with 'ray start --head', or use --ray local"
STORE_BYTES = 100 * 1024 * 1024


def import_ray() -> Any:
    os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", "3")  # else it knocks for 20 s where somebody else listens
    try:
        import ray
    except ImportError:
        raise CrewError("--ray needs the package ray; install it with: pip install 'bossrush[ray]'") from None
    return ray


def check_address(address: str) -> None:
    """Ray itself takes long to find out that nobody is there."""
    if address in (LOCAL, AUTO):
        return
    if not re.fullmatch(r"[^:/]+:\d{1,5}", address):
        raise CrewError(f"--ray {address}: an address is HOST:PORT, or local, or auto for the cluster of this machine")
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise CrewError(f"--ray {address}: no cluster answers there ({error}); {WHAT_THEN}") from None


def first_sentence(error: Exception) -> str:
    """Ray's messages go on for a page."""
    return str(error).splitlines()[0].split(". ")[0].rstrip(".")


class RayCrew(Crew):
    def __init__(self, address: str, jobs: int | None) -> None:
        self.ray = import_ray()
        check_address(address)
        self.connect(address, jobs or processors())
        self.workers = jobs or max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.width = 2 * self.workers if jobs is None or address == LOCAL else jobs
        self.play = self.ray.remote(num_cpus=1, max_retries=RETRIES)(play_chunk)
        self.sent: list[Any] = []

    def connect(self, address: str, workers: int) -> None:
        quiet = {"log_to_driver": False, "configure_logging": False, "include_dashboard": False}
        try:
            if address == LOCAL:
                self.ray.init("local", num_cpus=workers, object_store_memory=STORE_BYTES, **quiet)
            else:
                env = {"env_vars": engine_asked_for()}  # workers of a cluster at hand inherit it, these do not
                self.ray.init(address, log_to_driver=False, configure_logging=False, runtime_env=env)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise CrewError(f"--ray {address}: {first_sentence(error)}; {WHAT_THEN}") from None

    def under_way(self) -> int:
        return len(self.sent)

    def send(self, chunk: list[Job]) -> None:
        self.sent.append(self.play.remote(chunk))

    def collect(self) -> Iterator[list[Outcome]]:
        done, self.sent = self.ray.wait(self.sent)
        for chunk in done:
            try:
                yield self.ray.get(chunk)
            except self.ray.exceptions.RayTaskError as error:
                raise error.cause from None
            except self.ray.exceptions.RayError as error:
                raise CrewError(f"the Ray cluster failed: {first_sentence(error)}") from None

    def close(self, at_once: bool) -> None:
        self.ray.shutdown()
