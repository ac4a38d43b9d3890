"""Files from outside: read as text and within bounds, and told about in one line.

Nobody vouches for a record, a pack, a scenario or a file of parameters. However large such a file is, and whatever lies
in its place, reading it ends soon, takes little memory and gives its text or one sentence about what is wrong.
"""

from __future__ import annotations

import errno
import os
import re
import select
import stat
from pathlib import Path

RECORD_BYTES = 2_000_000
"""Room for more moves than any simulation lets a game have; a long game takes a twentieth of it."""
CONTENT_BYTES = 250_000
"""A file of a pack or a scenario; ours have some thousand."""
PARAMETER_BYTES = 250_000
PATIENCE = 5.0
"""Seconds that a pipe may be silent."""

FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
"""Without waiting for somebody to write into a pipe: that is waited for below, and not for ever."""
CHUNK = 65_536

CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
"""Beside tabs and line ends: in a message they could rewrite the screen of whoever reads it."""
LONGEST_MESSAGE = 300
ENDING = 100
"""How much of the end of a longer message is kept."""


class NotText(ValueError):
    """The file is not UTF-8 text; `line` is where it ceases to be."""

    def __init__(self, line: int) -> None:
        super().__init__("it is not UTF-8 text")
        self.line = line


def read_text(file: Path, most: int) -> str:
    """The text of a file of at most so many bytes; `OSError` with a sentence, or `NotText`."""
    data = read_bytes(file, most)
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise NotText(data.count(b"\n", 0, error.start) + 1) from None
    if found := CONTROL.search(text):
        raise NotText(text.count("\n", 0, found.start()) + 1)
    return text.replace("\r\n", "\n")


def read_bytes(file: Path, most: int) -> bytes:
    descriptor = os.open(file, FLAGS)
    try:
        status = os.fstat(descriptor)
        is_pipe = stat.S_ISFIFO(status.st_mode)
        if stat.S_ISDIR(status.st_mode):
            raise unreadable(file, errno.EISDIR, os.strerror(errno.EISDIR))
        if not is_pipe and not stat.S_ISREG(status.st_mode):
            raise unreadable(file, errno.EINVAL, "not a file but a device")
        data = bytearray()
        while status.st_size <= most and len(data) <= most:
            if is_pipe and not has_more(descriptor):
                raise unreadable(file, errno.ETIMEDOUT, f"nothing came out of this pipe for {PATIENCE:g} seconds")
            part = os.read(descriptor, min(CHUNK, most + 1 - len(data)))
            if not part:
                return bytes(data)
            data += part
    finally:
        os.close(descriptor)
    raise unreadable(file, errno.EFBIG, f"too large; at most {most // 1000:,} kB are read")


def has_more(pipe: int) -> bool:
    """Whether something comes out of it, or its end; waits for it a while."""
    poll = select.poll()
    poll.register(pipe, select.POLLIN)
    return bool(poll.poll(PATIENCE * 1000))


def unreadable(file: Path, number: int, reason: str) -> OSError:
    return OSError(number, reason, str(file))


def in_one_line(message: str) -> str:
    """A message that quotes from outside: one line that shows as it is, with its middle left out if it is long."""
    line = CONTROL.sub("\ufffd", " ".join(message.splitlines()))
    if len(line) <= LONGEST_MESSAGE:
        return line
    return f"{line[: LONGEST_MESSAGE - ENDING]} … {line[-ENDING:]}"
