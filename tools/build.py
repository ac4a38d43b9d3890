"""Builds the compiled package in a copy of the tree; nothing compiled ever lies under src.

The built modules are kept in `build/compiled`, by the hash of their sources.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parents[1]
CACHE = ROOT / "build" / "compiled"
COPIED = ("src", "tests", "tools", "docs", "pyproject.toml")
COMPILED = ("kernel", "games", "bots")
# A compiled class has no interpreted subclasses, so the toy game is compiled with the kernel it tests.
EXTRA = ("src/bossrush/sim/playout.py", "tests/kernel/toy.py")

SETUP = """
from mypyc.build import mypycify
from setuptools import setup
flags = ["--strict", "--explicit-package-bases", "--no-incremental"]
modules = mypycify([*flags, *{files!r}], opt_level="3", multi_file=True, group_name="bossrush")
setup(name="bossrush-compiled", packages=[], ext_modules=modules)
"""


class BuildError(Exception):
    """The sources do not compile; the text is what the tools said."""


def compiled_sources() -> list[Path]:
    engine = [path for part in COMPILED for path in (ROOT / "src" / "bossrush" / part).rglob("*.py")]
    return sorted(path for path in engine if path.name != "__init__.py") + [ROOT / name for name in EXTRA]


def content_hash() -> str:
    digest = hashlib.sha256(f"{sys.version} {version('mypy')} {version('setuptools')} {SETUP}".encode())
    for path in compiled_sources():
        digest.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def built_modules() -> tuple[Path, float]:
    """The folder of the built modules and the seconds it took to build them, 0 if they were there."""
    folder = CACHE / content_hash()
    if folder.is_dir():
        return folder, 0.0
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        shutil.copytree(ROOT / "src" / "bossrush", place / "bossrush", ignore=shutil.ignore_patterns("__pycache__"))
        names = [str(path.relative_to(ROOT)).removeprefix("src/") for path in compiled_sources()]
        for path in EXTRA:
            target = place / path.removeprefix("src/")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, target)
        (place / "setup.py").write_text(SETUP.format(files=names))
        command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "built"]
        done = subprocess.run(
            command, cwd=place, env=os.environ | {"MYPYPATH": "."}, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise BuildError(done.stdout + done.stderr)
        shutil.rmtree(CACHE, ignore_errors=True)
        shutil.copytree(place / "built", folder)
    return folder, time.monotonic() - start


@contextmanager
def compiled_tree() -> Iterator[Path]:
    """A copy of the tree with the built modules beside their sources, which they go before."""
    modules, _ = built_modules()
    with tempfile.TemporaryDirectory() as name:
        tree = Path(name)
        for part in COPIED:
            if (ROOT / part).is_dir():
                shutil.copytree(ROOT / part, tree / part, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(ROOT / part, tree / part)
        for module in modules.rglob("*"):
            if module.is_file():
                path = module.relative_to(modules)
                shutil.copy(module, tree / (path if path.parts[0] == "tests" else "src" / path))
        yield tree


def environment(tree: Path) -> dict[str, str]:
    """In which Python imports the package from this tree."""
    return os.environ | {"PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}"}
