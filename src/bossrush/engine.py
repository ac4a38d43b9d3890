"""Which build of the engine runs: compiled by mypyc, or the Python sources.

An installed package has its compiled modules beside the sources, where Python prefers them. In a source checkout they
lie in `build/compiled`, and they are used as long as the sources are still those they were built from, so that an edit
takes effect at once. Worker processes inherit the choice with the environment.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from typing import Final

CHOICE: Final = "BOSSRUSH_ENGINE"
"""Environment variable: `pure` or `compiled`; without it, compiled if that is built."""
ROOT: Final = Path(__file__).parents[2]
BUILT: Final = ROOT / "build" / "compiled" / "built.json"
"""Written by the builder."""
BUILDER: Final = "tools/build.py"
KERNEL: Final = "bossrush.kernel"
"""Everything of the engine stands on it."""


class EngineError(Exception):
    """The engine that was asked for is not there."""


class CompiledEngine:
    """Finds the modules of a checkout's engine in the build."""

    def __init__(self, modules: dict[str, str]) -> None:
        self.modules = modules

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        file = self.modules.get(name)
        return spec_from_file_location(name, ROOT / file) if file else None


class PureEngine:
    """Finds the sources, though compiled modules may lie beside them."""

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: object = None) -> ModuleSpec | None:
        package, _, module = name.rpartition(".")
        if package.partition(".")[0] != "bossrush":
            return None
        files = [Path(folder) / f"{module}.py" for folder in path or ()]
        return next((spec_from_file_location(name, file) for file in files if file.is_file()), None)


class NoEngine:
    """Tells whoever needs the engine why there is none; the command line says it in one sentence."""

    def __init__(self, why: str) -> None:
        self.why = why

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name.startswith(KERNEL):
            raise EngineError(self.why)
        return None


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


def engine_asked_for() -> dict[str, str]:
    """For the environment of workers that do not inherit it."""
    return {CHOICE: os.environ[CHOICE]} if CHOICE in os.environ else {}


def choose_engine() -> None:
    """Called before any other module of the package is imported."""
    choice = os.environ.get(CHOICE, "")
    if choice not in ("", "pure", "compiled"):
        sys.meta_path.insert(0, NoEngine(f"{CHOICE} is pure or compiled, not {choice!r}"))
    elif choice == "pure":
        sys.meta_path.insert(0, PureEngine())
    elif modules := modules_built():
        sys.meta_path.insert(0, CompiledEngine(modules))
    elif choice == "compiled" and engine_kind() != "compiled":
        sys.meta_path.insert(0, NoEngine(f"{CHOICE} is compiled, but {nothing_compiled()}"))


def nothing_compiled() -> str:
    if (ROOT / BUILDER).is_file():
        return f"there is no compiled engine for these sources; make one with {BUILDER}"
    return "this installation has no compiled engine"


def engine_kind() -> str:
    """`compiled` or `pure`: which build of the engine runs. `EngineError` if there is none."""
    spec = find_spec(f"{KERNEL}.core")
    assert spec is not None
    return "pure" if str(spec.origin).endswith(".py") else "compiled"
