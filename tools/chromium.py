"""Finds Chromium for the tests in a browser; installs it from Debian's packages when that is possible."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.services import install

PACKAGE = "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    *("--disable-gpu", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
)


def find() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def flags() -> list[str]:
    """Chromium refuses to run as root in its sandbox."""
    return [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else list(FLAGS)


def main() -> int:
    if program := find():
        print(f"chromium: {program}; the tests use it")
    elif os.geteuid() != 0:
        print("chromium: not installed, and only root can do that; tests in a browser are skipped")
    elif shutil.which("apt-get") is None:
        print("chromium: not installed, and there is no apt-get; tests in a browser are skipped")
    elif failure := install([PACKAGE]):
        print(f"chromium: could not be installed ({failure}); tests in a browser are skipped")
    else:
        print("chromium: installed; the tests use it")
    return 0


if __name__ == "__main__":
    sys.exit(main())
