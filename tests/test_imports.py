"""The dependency direction of the architecture: who may import whom, read from the sources."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from tools.layout import CONTRIBUTING, PARTS, ROOMS, shown

PACKAGE = Path(__file__).parents[1] / "src" / "bossrush"

OF_ANY_ROOM = frozenset().union(*(room.imports for room in ROOMS.values()))
"""For the modules of a game beside its rooms, such as its kit."""
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
RULES_ALSO_USE = {"enum", "functools", "itertools", "math", "operator"}


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
    """The first folder or module of the package; of a game its room."""
    names = path.relative_to(PACKAGE).with_suffix("").parts
    if names[0] != "games" or names[1] == "__init__":
        return names[0]
    return "games/kit" if names[1] == "kit" else f"games/{names[1]}/{names[2]}"


def parts_imported(path: Path) -> set[str]:
    return {name.split(".")[1] for name in imports_of(path) if name.startswith("bossrush.")}


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def name_of(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


def in_a_game(path: Path) -> bool:
    return part_of(path).count("/") == 2


def room_of(path: Path) -> str:
    return part_of(path).split("/")[2]


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_imports_follow_the_dependency_direction(path: Path) -> None:
    part = part_of(path)
    imported = parts_imported(path) - {part.split("/")[0], "__version__", "engine_kind"}
    if part in PARTS:
        assert imported <= PARTS[part].imports
    elif in_a_game(path):
        assert imported <= (ROOMS[room_of(path)].imports if room_of(path) in ROOMS else OF_ANY_ROOM)
    if part not in CLI | {"stdio", "server"}:
        assert "server" not in imported


@pytest.mark.parametrize("path", [p for p in modules() if in_a_game(p)], ids=name_of)
def test_a_game_knows_only_itself_and_what_a_game_brings(path: Path) -> None:
    game = part_of(path).split("/")[1]
    for name in imports_of(path):
        if name.startswith("bossrush.games"):
            assert name in ("bossrush.games.kit", "bossrush.games") or name.split(".")[2] == game


@pytest.mark.parametrize("path", [p for p in modules() if in_a_game(p) and room_of(p) == "rules"], ids=name_of)
def test_rules_know_no_other_room_of_their_game(path: Path) -> None:
    for name in imports_of(path):
        if name.startswith("bossrush.games"):
            assert name.split(".")[3] == "rules"


@pytest.mark.parametrize("path", [p for p in modules() if not in_a_game(p)], ids=name_of)
def test_nobody_else_knows_a_game(path: Path) -> None:
    assert not [name for name in imports_of(path) if name.startswith("bossrush.games.") and "kit" not in name]


def test_every_part_is_there_and_described() -> None:
    found = {part_of(path) for path in modules() if not in_a_game(path)}
    assert found - set(PARTS) <= CLI | {"__init__"}
    assert set(PARTS) <= found
    text = CONTRIBUTING.read_text(encoding="utf-8")
    assert shown(text) == text, "run tools/layout.py"


def is_pure(path: Path) -> bool:
    return part_of(path) == "kernel" or (in_a_game(path) and room_of(path) == "rules")


@pytest.mark.parametrize("path", [p for p in modules() if is_pure(p)], ids=name_of)
def test_the_engine_is_pure(path: Path) -> None:
    outside = {name.split(".")[0] for name in imports_of(path)} - {"bossrush"}
    if name_of(path) == "kernel/__init__.py":
        outside -= FOR_MYPYC
    assert outside <= PURE | (RULES_ALSO_USE if in_a_game(path) else set())
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    called = {node.func.id for node in calls if isinstance(node.func, ast.Name)}
    assert not called & {"open", "print", "input", "exec", "eval", "__import__"}


def test_only_named_packages_are_imported() -> None:
    """Third-party imports are few and declared, and only servers, what speaks with them and simulations need more."""
    for path in modules():
        roots = {name.split(".")[0] for name in imports_of(path)}
        declared = TEXT_PACKAGES | (SERVER_PACKAGES if part_of(path) in ("server", "stdio") else set())
        declared |= SIM_PACKAGES if part_of(path) == "sim" else set()
        declared |= FOR_MYPYC if part_of(path) == "kernel" else set()
        assert roots - set(sys.stdlib_module_names) - {"bossrush"} <= declared, name_of(path)
