"""Installs PostgreSQL and Redis for the tests, from Debian's packages, when that is possible.

Only the programs are needed: the tests start their own processes.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

PACKAGES = {"postgresql": "postgres", "redis-server": "redis-server"}
"""Packages and the program that each brings."""


def is_there(program: str) -> bool:
    return shutil.which(program) is not None or any(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))


def install(packages: Sequence[str]) -> str:
    """Why it failed, or nothing."""
    # In run level 1 packages do not start their services.
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    for command in (["apt-get", "update", "-qq"], install):
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
        if done.returncode:
            return (done.stderr.strip() or f"{' '.join(command)} failed").splitlines()[-1]
    return ""


def main() -> int:
    missing = [package for package, program in PACKAGES.items() if not is_there(program)]
    names = " and ".join(missing)
    if not missing:
        print("services: PostgreSQL and Redis are installed; the tests use them")
    elif os.geteuid() != 0:
        print(f"services: {names} not installed, and only root can do that; tests that need them are skipped")
    elif shutil.which("apt-get") is None:
        print(f"services: {names} not installed, and there is no apt-get; tests that need them are skipped")
    elif failure := install(missing):
        print(f"services: {names} could not be installed ({failure}); tests that need them are skipped")
    else:
        print(f"services: installed {names}; the tests use them")
    return 0


if __name__ == "__main__":
    sys.exit(main())
