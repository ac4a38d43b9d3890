"""Signals that end a program wait while something runs that must not be cut short."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def interrupts_held(*also: str) -> Iterator[None]:
    """Ctrl-C waits, and the signals of these names, here and in processes started meanwhile.

    Compiled code needs it: an exception raised by a signal amid its arithmetic makes it abort, and nothing is saved.
    """
    if sys.platform == "win32":
        yield
        return
    held = {getattr(signal, name) for name in ("SIGINT", *also)}
    before = signal.pthread_sigmask(signal.SIG_BLOCK, held)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
