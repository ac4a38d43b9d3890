"""Files and folders that only their owner can read, whatever the umask says."""

from __future__ import annotations

import os
import stat
import sys
import threading
from contextlib import suppress
from pathlib import Path

making = threading.Lock()


def make_folder(path: Path) -> None:
    """With those above it that are missing. One that is there stays as it is: it may be shared on purpose."""
    if path.is_dir():
        return
    make_folder(path.parent)
    try:
        path.mkdir(mode=0o700)
    except FileExistsError:  # somebody was faster, or it is a file
        if not path.is_dir():
            raise


def make_file(path: Path) -> None:
    """An empty one, if it is not there.

    One that is there is not even opened: to close it again would release the locks of a database in this process.
    For the same reason no second one is opened while the first is being made.
    """
    with making, suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def make_private(path: Path) -> None:
    """Take the rights of others away from a file of ours, if it is there."""
    if sys.platform == "win32":
        return
    with suppress(FileNotFoundError):
        found = path.stat()
        if found.st_uid == os.geteuid() and stat.S_IMODE(found.st_mode) & 0o077:
            path.chmod(stat.S_IMODE(found.st_mode) & 0o600)
