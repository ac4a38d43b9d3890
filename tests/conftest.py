"""The tests run the sources as they are, unless BOSSRUSH_ENGINE says otherwise.

`make compiled` runs those of the engine once more with the compiled one.
"""

from __future__ import annotations

import os

os.environ.setdefault("BOSSRUSH_ENGINE", "pure")

import bossrush  # noqa: F401  (chooses the engine, before a test module imports a part of it)
