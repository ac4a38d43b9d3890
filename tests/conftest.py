"""The tests run the sources as they are, unless BOSSRUSH_ENGINE says otherwise.

`make test` lets those around the engine use the compiled one, `make compiled` those of the kernel.
"""

from __future__ import annotations

import os

os.environ.setdefault("BOSSRUSH_ENGINE", "pure")

import bossrush  # noqa: F401  (chooses the engine, before a test module imports a part of it)
