"""The dependency direction of the architecture: who may import whom, read from the sources."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "bossrush"

ENGINE = {"kernel", "games"}
LOADERS = ENGINE | {"content", "library", "reading", "rules"}
TEXTS = {"i18n", "wording", "words"}
MAY_IMPORT: dict[str, set[str]] = {
    "kernel": set(),
    "games": {"kernel"},
    "engine": set(),
    "reading": set(),
    "content": ENGINE | {"reading"},
    "rules": set(),
    "i18n": set(),
    "wording": ENGINE | {"i18n"},
    "words": ENGINE | {"i18n", "wording"},
    "library": ENGINE | {"content"},
    "bots": LOADERS | {"sim"},
    "sim": LOADERS | {"bots", "engine"},
    "rl": LOADERS | {"bots", "sim"},
    "analysis": LOADERS | TEXTS | {"bots", "hints", "sim"},
    "scenarios": LOADERS | TEXTS,
    "hints": LOADERS | TEXTS | {"bots"},
    "terminal": LOADERS | TEXTS | {"bots", "hints", "sim"},
    "server": LOADERS | TEXTS | {"analysis", "bots", "hints", "sim"},
    "stdio": LOADERS | {"bots", "server"},
}
"""Parts of the package; what is not listed, such as the command line, may import everything."""
NOBODY_BUT_CLI = {"server", "terminal", "cli"}
CLI = {"cli", "__main__"}
TEXT_PACKAGES = {"fluent", "babel"}
SERVER_PACKAGES = {
    "alembic",
    "argon2",
    "h11",
    "itsdangerous",
    "litestar",
    "msgspec",
    "prometheus_client",
    "redis",
    "sqlalchemy",
    "uvicorn",
    "websockets",
}
SIM_PACKAGES = {"openskill", "ray"}

# The standard library without input, output, clocks and chance of its own.
PURE = {"__future__", "bisect", "collections", "hashlib", "inspect", "json", "typing"}
FOR_MYPYC = {"mypy_extensions"}
"""Imported for type checkers and mypyc only: what the compiler is told of a class."""
GAMES_ALSO_USE = {"enum", "functools", "itertools", "math", "operator"}


def imports_of(path: Path) -> set[str]:
    """The full names of all modules this file imports, wherever in it."""
    package = list(path.relative_to(PACKAGE.parent).with_suffix("").parts[:-1])
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            names |= {f"{module}.{alias.name}" for alias in node.names} if module == "bossrush" else {module}
    return names


def part_of(path: Path) -> str:
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def parts_imported(path: Path) -> set[str]:
    return {name.split(".")[1] for name in imports_of(path) if name.startswith("bossrush.")}


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def name_of(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_imports_follow_the_dependency_direction(path: Path) -> None:
    part = part_of(path)
    imported = parts_imported(path) - {part, "__version__", "engine_kind"}
    if part in MAY_IMPORT:
        assert imported <= MAY_IMPORT[part]
    if part not in CLI | {"stdio"}:
        assert not imported & NOBODY_BUT_CLI - {part}


@pytest.mark.parametrize("path", [p for p in modules() if part_of(p) in ENGINE], ids=name_of)
def test_the_engine_is_pure(path: Path) -> None:
    outside = {name.split(".")[0] for name in imports_of(path)} - {"bossrush"}
    if name_of(path) == "kernel/__init__.py":
        outside -= FOR_MYPYC
    assert outside <= PURE | (GAMES_ALSO_USE if part_of(path) == "games" else set())
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    called = {node.func.id for node in calls if isinstance(node.func, ast.Name)}
    assert not called & {"open", "print", "input", "exec", "eval", "__import__"}


def test_a_game_knows_no_other_game() -> None:
    games = [folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "__init__.py").is_file()]
    for path in (PACKAGE / "games").rglob("*.py"):
        for name in imports_of(path):
            if name.startswith("bossrush.games."):
                assert name.split(".")[2] == path.relative_to(PACKAGE / "games").parts[0]
                assert name.split(".")[2] in games


def test_only_named_packages_are_imported() -> None:
    """Third-party imports are few and declared, and only servers, what speaks with them and simulations need more."""
    for path in modules():
        roots = {name.split(".")[0] for name in imports_of(path)}
        declared = TEXT_PACKAGES | (SERVER_PACKAGES if part_of(path) in ("server", "stdio") else set())
        declared |= SIM_PACKAGES if part_of(path) == "sim" else set()
        declared |= FOR_MYPYC if part_of(path) == "kernel" else set()
        assert roots - set(sys.stdlib_module_names) - {"bossrush"} <= declared, name_of(path)
