"""Compiles the engine with mypyc, into build/compiled; nothing compiled ever lies under src.

The modules are kept by the hash of their sources: what has not changed is not compiled again. A checkout uses them by
itself as long as they fit its sources (`bossrush --version` shows it), and packages contain them.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parents[1]
CACHE = ROOT / "build" / "compiled"
BUILT = CACHE / "built.json"
"""What lies there, for `bossrush.engine`."""
COMPILED = ("kernel", "games/*/rules", "games/*/bot", "bots")
PLAYOUT = "src/bossrush/sim/playout.py"
TOY = "tests/kernel/toy.py"
"""A game of the tests, compiled as the others are; tests/kernel/test_interpreted.py has one in plain Python."""

SETUP = """
import os
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

class build_on_all_processors(build_ext):
    def build_extensions(self):
        compile_files = self.compiler.compile
        def compile(sources, **how):
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: compile_files([source], **how), sources)
                return [name for names in objects for name in names]
        self.compiler.compile = compile
        super().build_extensions()

flags = ["--strict", "--explicit-package-bases", "--no-incremental"]
modules = mypycify([*flags, *{files!r}], opt_level="3", debug_level="0", multi_file=True, group_name="bossrush")
for module in modules:
    if os.name == "posix":  # gcc and clang: calls between the files of the engine become direct, or vanish
        module.extra_compile_args += ["-flto", "-fvisibility=hidden", "-fno-semantic-interposition"]
        module.extra_link_args += ["-flto", "-O3"]
setup(name="bossrush-compiled", packages=[], ext_modules=modules, cmdclass={{"build_ext": build_on_all_processors}})
"""


class BuildError(Exception):
    """The engine cannot be compiled; the text is what the tools said."""


def compiled_sources() -> list[Path]:
    folders = [folder for part in COMPILED for folder in (ROOT / "src" / "bossrush").glob(part)]
    engine = [path for folder in folders for path in folder.rglob("*.py")]
    extra = [ROOT / name for name in (PLAYOUT, TOY) if (ROOT / name).is_file()]
    return sorted(path for path in engine if path.name != "__init__.py") + extra


def content_hash() -> str:
    digest = hashlib.sha256(f"{sys.version} {version('mypy')} {version('setuptools')} {SETUP}".encode())
    for path in compiled_sources():
        digest.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def built_modules() -> Path:
    """The folder of the compiled modules, compiled now if they are not there."""
    folder = CACHE / content_hash()
    if not folder.is_dir():
        if missing := missing_tool():
            raise BuildError(missing)
        say("compiling the engine; it takes a minute or two, once")
        start = time.monotonic()
        compile_into(folder)
        say(f"compiled in {time.monotonic() - start:.0f} s")
    note_down(folder)
    return folder


def missing_tool() -> str:
    """What has to be installed before anything can be compiled; empty if all is there."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if not shutil.which(compiler.split()[0]):
        return f"there is no C compiler ({compiler.split()[0]}; Debian: apt install gcc)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "the C headers of Python are missing (Debian: apt install python3-dev)"
    return ""


def compile_into(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        shutil.copytree(ROOT / "src" / "bossrush", place / "bossrush", ignore=shutil.ignore_patterns("__pycache__"))
        names = [str(path.relative_to(ROOT)).removeprefix("src/") for path in compiled_sources()]
        if TOY in names:
            (place / TOY).parent.mkdir(parents=True)
            shutil.copy(ROOT / TOY, place / TOY)
        (place / "setup.py").write_text(SETUP.format(files=names))
        command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "built"]
        done = subprocess.run(
            command, cwd=place, env=os.environ | {"MYPYPATH": "."}, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise BuildError(done.stdout + done.stderr)
        shutil.rmtree(CACHE, ignore_errors=True)
        shutil.copytree(place / "built", folder)


def module_name(folder: Path, file: Path) -> str:
    return ".".join(file.relative_to(folder).with_name(file.name.split(".")[0]).parts)


def note_down(folder: Path) -> None:
    sys.path.insert(0, str(ROOT / "src"))
    from bossrush.engine import sources_stamp

    sources = [str(path.relative_to(ROOT)) for path in compiled_sources()]
    built = {
        "python": sys.version,
        "sources": sources,
        "stamp": sources_stamp(sources),
        "modules": {
            module_name(folder, file): str(file.relative_to(ROOT)) for file in folder.rglob("*") if file.is_file()
        },
    }
    BUILT.write_text(json.dumps(built, indent=1), encoding="utf-8")


def environment(kind: str) -> dict[str, str]:
    """In which the checkout runs with this engine: `pure` or `compiled`."""
    return os.environ | {"BOSSRUSH_ENGINE": kind, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main() -> int:
    os.environ.pop("BOSSRUSH_ENGINE", None)  # asking for the compiled engine must not keep it from being made
    try:
        built_modules()
    except BuildError as error:
        reason = str(error).strip().splitlines()[-1:] or ["no reason given"]
        say(f"the engine is not compiled, and runs as pure Python, several times slower: {reason[0]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
