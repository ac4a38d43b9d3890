"""Kills servers under load, sends them rubbish and attacks them, for longer than `make test` does.

Prints one table of what was counted. Exits 1 if a promise was broken, with the command that repeats it.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.soaking import Soak, table

BEGUN = time.monotonic()
TRIALS: dict[str, tuple[int, str]] = {
    "kills": (200, "of one process on SQLite"),
    "cluster": (100, "kills of one of two processes on PostgreSQL and Redis"),
    "fuzz": (100_000, "hostile messages"),
    "races": (50, "bans, new passwords and mutes of people who change all the time"),
    "freezing": (20, "seconds of each flood"),
    "loads": (20, "seconds of each load within the limits"),
}


def say(text: str) -> None:
    print(f"{time.monotonic() - BEGUN:6.0f} s  {text}", flush=True)


def keeps(name: str, trial: Callable[[Path, int], None], number: int, repeat: str) -> bool:
    say(f"{name}: {number}")
    with tempfile.TemporaryDirectory() as folder:
        try:
            trial(Path(folder), number)
        except Exception:
            traceback.print_exc()
            for log in Path(folder).glob("*.log"):
                print(f"the end of {log.name}:", *log.read_text().splitlines()[-20:], sep="\n")
            print(f"broken: {name}\nrepeat it with: {repeat}", flush=True)
            return False
    return True


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, (number, what) in TRIALS.items():
        parser.add_argument(f"--{name}", type=int, default=number, metavar="N", help=f"{what}; {number}, 0 for none")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    args = vars(parser.parse_args(arguments))
    soak = Soak(args["seed"], say)
    broken = []
    for name in TRIALS:
        only = " ".join(f"--{other} {args[name] if other == name else 0}" for other in TRIALS)
        repeat = f"tools/server_soak.py --seed {soak.seed} {only}"
        if args[name] and not keeps(name, getattr(soak, name), args[name], repeat):
            broken.append(name)
    print(table(soak.rows))
    print(f"broken: {', '.join(broken)}" if broken else "every promise was kept", flush=True)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
