"""Which build of the engine runs: compiled by mypyc, or the Python sources.

An installed package has its compiled modules beside the sources. In a source checkout they lie in `build/compiled`,
and they are used as long as the sources are still those they were built from, so that an edit takes effect at once.
"""

from __future__ import annotations

import json
import os
import sys
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from typing import Final

CHOICE: Final = "BOSSRUSH_ENGINE"
"""Environment variable: `pure` or `compiled`; without it, compiled if that is built."""
ROOT: Final = Path(__file__).parents[2]
BUILT: Final = ROOT / "build" / "compiled" / "built.json"
"""Written by tools/build.py."""


class EngineError(Exception):
    """The engine that was asked for is not there."""


class CompiledEngine:
    """Finds the modules of the engine in the build."""

    def __init__(self, modules: dict[str, str]) -> None:
        self.modules = modules

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        file = self.modules.get(name)
        return spec_from_file_location(name, ROOT / file) if file else None


def sources_stamp(names: list[str]) -> list[list[int]]:
    """Tells whether one of these files has changed."""
    stats = [os.stat(ROOT / name) for name in names]
    return [[stat.st_mtime_ns, stat.st_size] for stat in stats]


def modules_built() -> dict[str, str]:
    """The compiled modules of a checkout and their files; none if there are none for these sources and this Python."""
    try:
        built = json.loads(BUILT.read_text(encoding="utf-8"))
        current = built["python"] == sys.version and built["stamp"] == sources_stamp(built["sources"])
    except (OSError, ValueError, KeyError):
        return {}
    modules: dict[str, str] = built["modules"]
    return modules if current else {}


def use_compiled_engine() -> None:
    choice = os.environ.get(CHOICE, "")
    if choice not in ("", "pure", "compiled"):
        raise EngineError(f"{CHOICE} is pure or compiled, not {choice!r}")
    modules = {} if choice == "pure" else modules_built()
    if modules:
        sys.meta_path.insert(0, CompiledEngine(modules))
    if choice == "compiled" and engine_kind() != "compiled":
        raise EngineError("there is no compiled engine for these sources; tools/build.py makes one")


def engine_kind() -> str:
    """`compiled` or `pure`: which build of the engine runs."""
    spec = find_spec("bossrush.kernel.core")
    assert spec is not None
    return "pure" if str(spec.origin).endswith(".py") else "compiled"
