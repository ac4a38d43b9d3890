"""Which build of the engine is used, and what is said when one is missing."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from bossrush import engine
from tools import build


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one source and its compiled module."""
    source = tmp_path / "core.py"
    source.write_text("ANSWER = 1")
    monkeypatch.setattr(engine, "ROOT", tmp_path)
    monkeypatch.setattr(engine, "BUILT", tmp_path / "built.json")
    note(tmp_path)
    return tmp_path


def note(checkout: Path, **other: object) -> None:
    stamp = engine.sources_stamp(["core.py"])
    built = {"python": sys.version, "sources": ["core.py"], "stamp": stamp, "modules": {"game.core": "core.so"}}
    (checkout / "built.json").write_text(json.dumps(built | other))


def test_what_was_built_from_these_sources_is_used(checkout: Path) -> None:
    assert engine.modules_built() == {"game.core": "core.so"}
    spec = engine.CompiledEngine(engine.modules_built()).find_spec("game.core")
    assert spec is not None
    assert spec.origin == str(checkout / "core.so")
    assert engine.CompiledEngine(engine.modules_built()).find_spec("game.other") is None


def test_an_edit_takes_effect_at_once(checkout: Path) -> None:
    (checkout / "core.py").write_text("ANSWER = 22")
    assert engine.modules_built() == {}


def test_nothing_is_used_that_does_not_fit(checkout: Path) -> None:
    note(checkout, python="2.7")
    assert engine.modules_built() == {}
    (checkout / "built.json").write_text("{")
    assert engine.modules_built() == {}
    (checkout / "built.json").unlink()
    assert engine.modules_built() == {}
    note(checkout)
    (checkout / "core.py").unlink()
    assert engine.modules_built() == {}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package as a wheel installs it, but what lies beside the sources is no module."""
    site = tmp_path_factory.mktemp("site")
    package = Path(engine.__file__).parent
    shutil.copytree(package, site / "bossrush", ignore=shutil.ignore_patterns("__pycache__", "page"))
    for part in ("kernel", "games", "bots"):
        for source in (site / "bossrush" / part).rglob("*.py"):
            if source.name != "__init__.py":
                source.with_suffix(EXTENSION_SUFFIXES[0]).write_text("not compiled")
    return site


def bossrush(choice: str, *arguments: str, site: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {engine.CHOICE: choice}
    if site is not None:
        environment["PYTHONPATH"] = str(site)
    command = [sys.executable, "-m", "bossrush", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_the_choice_can_be_made_outside() -> None:
    assert "(pure)" in bossrush("pure", "--version").stdout


def test_an_installed_package_runs_its_sources_if_told_to(installed: Path) -> None:
    assert "(compiled)" in bossrush("", "--version", site=installed).stdout
    assert "(pure)" in bossrush("pure", "--version", site=installed).stdout


def test_worker_processes_run_the_sources_too(installed: Path) -> None:
    games = ("simulate", "bossmonster", "--bots", "random", "--games", "4", "--jobs", "2")
    done = bossrush("pure", *games, site=installed)
    assert (done.returncode, done.stderr) == (0, "")
    assert bossrush("", *games, site=installed).returncode == 1, "what lies beside the sources would be loaded"


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["rules", "search", "gold"], ["nonsense"], []])
def test_a_wrong_choice_is_one_sentence(arguments: list[str]) -> None:
    wrong = bossrush("fast", *arguments)
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr == "bossrush: BOSSRUSH_ENGINE is pure or compiled, not 'fast'\n"


@pytest.mark.parametrize("arguments", [["--version"], ["simulate", "platformer"]])
def test_an_engine_that_was_never_compiled_is_one_sentence(tmp_path: Path, arguments: list[str]) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "bossrush").symlink_to(Path(engine.__file__).parent)
    missing = bossrush("compiled", *arguments, site=tmp_path / "src")
    assert (missing.returncode, missing.stdout) == (2, "")
    assert missing.stderr == "bossrush: BOSSRUSH_ENGINE is compiled, but this installation has no compiled engine\n"
    (tmp_path / "tools").mkdir()
    (tmp_path / engine.BUILDER).touch()
    missing = bossrush("compiled", *arguments, site=tmp_path / "src")
    assert missing.returncode == 2
    assert missing.stderr.endswith("no compiled engine for these sources; make one with tools/build.py\n")


def test_programs_are_told_by_an_exception() -> None:
    """Whichever part of the engine they import first."""
    program = """
import bossrush
for part in ("kernel.core", "games.platformer.rules.game", "bots.levels"):
    try:
        __import__(f"bossrush.{part}")
    except bossrush.engine.EngineError as error:
        print(error)
"""
    done = subprocess.run(
        [sys.executable, "-c", program], env=os.environ | {engine.CHOICE: "fast"}, capture_output=True, text=True
    )
    assert done.stdout.splitlines() == ["BOSSRUSH_ENGINE is pure or compiled, not 'fast'"] * 3, done.stderr


def test_without_a_compiler_it_says_so_and_runs_as_pure_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "CACHE", tmp_path)
    monkeypatch.setenv("CC", "no-such-compiler")
    assert build.main() == 0
    assert "runs as pure Python" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
