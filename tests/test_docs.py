"""What the documentation says about the project's own files is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROMISES = ROOT / "docs" / "explanation" / "server.md"
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)")
MODULES = re.compile(r"`server/([\w/]+\.py)`")


def test_every_test_that_keeps_a_promise_exists() -> None:
    named = NAMED.findall(PROMISES.read_text(encoding="utf-8"))
    assert len(named) > 50
    missing = [
        f"{path}::{name}"
        for path, name in named
        if not (ROOT / path).is_file() or f"def {name}(" not in (ROOT / path).read_text(encoding="utf-8")
    ]
    assert missing == []


def test_every_promise_names_a_test() -> None:
    table = PROMISES.read_text(encoding="utf-8").partition("| promise | kept by |\n| --- | --- |\n")[2]
    promises = table.partition("\n\n")[0].splitlines()
    assert len(promises) > 30
    assert [line for line in promises if not NAMED.search(line)] == []


@pytest.mark.parametrize("page", ["docs/explanation/server.md", "docs/architecture.md"])
def test_modules_of_the_server_that_are_named_exist(page: str) -> None:
    modules = MODULES.findall((ROOT / page).read_text(encoding="utf-8"))
    assert modules
    assert [name for name in modules if not (ROOT / "src" / "bossrush" / "server" / name).is_file()] == []
