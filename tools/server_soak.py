"""Kills servers under load and sends them rubbish, for longer than `make test` does.

Exits 1 at the first broken promise, with the seed to repeat it.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.crashing import cluster, crash
from tests.server.fuzzing import fuzz
from tests.server.services import Postgresql, Redis

GROUPS = 12
Trial = Callable[[Path, int, int], Coroutine[object, object, None]]
BEGUN = time.monotonic()


def say(text: str) -> None:
    print(f"{time.monotonic() - BEGUN:6.0f} s  {text}", flush=True)


async def kill_under_load(folder: Path, kills: int, seed: int) -> None:
    await crash(folder, kills, GROUPS, seed, say)


async def kill_one_of_two(folder: Path, rounds: int, seed: int) -> None:
    missing = Postgresql.missing() or Redis.missing()
    if missing:
        say(f"no test of two processes: {missing}")
        return
    with ExitStack() as stack:
        postgresql, redis = Postgresql(), Redis()
        for service in (postgresql, redis):
            stack.callback(service.remove)
            service.start()
        await cluster(folder, postgresql.new_database(), redis, rounds, GROUPS, seed, say)


async def send_rubbish(folder: Path, messages: int, seed: int) -> None:
    attack = await fuzz(folder, messages, seed, say)
    for answer, number in attack.answers.most_common():
        say(f"{number:8} {answer}")


def keeps(name: str, trial: Trial, folder: Path, number: int, seed: int, repeat: str) -> bool:
    say(name)
    try:
        asyncio.run(trial(folder, number, seed))
    except Exception:
        traceback.print_exc()
        for log in folder.glob("*.log"):
            print(f"the end of {log.name}:", *log.read_text().splitlines()[-20:], sep="\n")
        print(f"broken: {name}\nrepeat it with: {repeat}", flush=True)
        return False
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=30, help="of one process on SQLite; 0 for none")
    parser.add_argument("--fuzz", type=int, default=100_000, help="bad messages; 0 for none")
    parser.add_argument(
        "--cluster",
        type=int,
        nargs="?",
        const=30,
        default=0,
        metavar="KILLS",
        help="of processes on PostgreSQL, by turns",
    )
    parser.add_argument("--seed", type=int, default=int(time.time()))
    args = parser.parse_args()
    trials: dict[str, tuple[int, str, Trial]] = {
        "kills": (args.kills, "kills under load", kill_under_load),
        "fuzz": (args.fuzz, "bad messages", send_rubbish),
        "cluster": (args.cluster, "deaths of one of two processes", kill_one_of_two),
    }
    for option, (number, what, trial) in trials.items():
        only = " ".join(f"--{other} {number if other == option else 0}" for other in trials)
        with tempfile.TemporaryDirectory() as folder:
            name = f"{number} {what}, seed {args.seed}"
            repeat = f"tools/server_soak.py --seed {args.seed} {only}"
            if number and not keeps(name, trial, Path(folder), number, args.seed, repeat):
                return 1
    say("every promise was kept")
    return 0


if __name__ == "__main__":
    sys.exit(main())
