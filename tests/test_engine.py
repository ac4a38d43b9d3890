"""Which build of the engine is used, and what is said when one is missing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
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


def test_the_choice_can_be_made_outside() -> None:
    command = [sys.executable, "-m", "bossrush", "--version"]
    pure = subprocess.run(command, env=os.environ | {"BOSSRUSH_ENGINE": "pure"}, capture_output=True, text=True)
    assert "(pure)" in pure.stdout
    wrong = subprocess.run(command, env=os.environ | {"BOSSRUSH_ENGINE": "fast"}, capture_output=True, text=True)
    assert wrong.returncode
    assert "BOSSRUSH_ENGINE is pure or compiled, not 'fast'" in wrong.stderr


def test_without_a_compiler_it_says_so_and_runs_as_pure_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "CACHE", tmp_path)
    monkeypatch.setenv("CC", "no-such-compiler")
    assert build.main() == 0
    assert "runs as pure Python" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
