"""The shape of the kernel and of rules: short functions, steps with names, numbers that stand where their names do."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from bossrush.games.bossmonster.rules import ids as bossmonster
from bossrush.games.bossmonster.rules import reasons as bossmonster_reasons
from bossrush.games.platformer.rules import ids as platformer
from bossrush.games.platformer.rules import reasons as platformer_reasons

PACKAGE = Path(__file__).parents[1] / "src" / "bossrush"
LONGEST = 40
"""Lines of a function, its docstring included."""
MAY_BE_LONGER = {"copy", "lay_out"}
"""They name every field of a state."""


def engine() -> Iterator[tuple[Path, ast.Module]]:
    for folder in (PACKAGE / "kernel", *sorted((PACKAGE / "games").glob("*/rules"))):
        for path in sorted(folder.rglob("*.py")):
            yield path.relative_to(PACKAGE), ast.parse(path.read_text(encoding="utf-8"))


def length(function: ast.FunctionDef) -> int:
    assert function.end_lineno is not None
    return function.end_lineno - function.lineno + 1


def test_no_function_is_long() -> None:
    long = [
        f"{path}: {node.name} has {length(node)} lines"
        for path, module in engine()
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef) and node.name not in MAY_BE_LONGER and length(node) > LONGEST
    ]
    assert long == []


def is_number(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def names_no_step(node: ast.AST) -> bool:
    """A bare number as the step that a frame goes to or is at."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "goto":
        return is_number(node.args[0])
    if isinstance(node, ast.Compare) and isinstance(node.left, ast.Attribute) and node.left.attr == "step":
        return is_number(node.comparators[0])
    return False


def test_steps_have_names() -> None:
    bare = [
        f"{path}:{node.lineno}: {ast.unparse(node)}"
        for path, module in engine()
        for node in ast.walk(module)
        if names_no_step(node) and isinstance(node, ast.expr)
    ]
    assert bare == []


@pytest.mark.parametrize("reasons", [platformer_reasons, bossmonster_reasons])
def test_every_reason_has_a_code_of_its_own(reasons: ModuleType) -> None:
    codes = [value for value in vars(reasons).values() if isinstance(value, int)]
    assert sorted(codes) == sorted(reasons.REASONS) == list(range(len(codes)))


P = vars(platformer)
B = vars(bossmonster)


@pytest.mark.parametrize(
    ("ids", "prefix", "names"),
    [
        (P, "DIE_", platformer.DIE_NAMES),
        (P, "E_", platformer.CARD_EFFECTS),
        (P, "C_", platformer.CONDITIONS),
        (P, "V_", platformer.EVENT_EFFECTS),
        (P, "REACH_", platformer.REACHES),
        (P, "L_", platformer.LINE_EFFECTS),
        (P, "A_", platformer.HERO_ABILITIES),
        (P, "F_", platformer.ENEMY_ABILITIES),
        (B, "U_", bossmonster.USES),
        (B, "P_", bossmonster.PHASES),
        (B, "W_", bossmonster.WINDOWS),
    ],
)
def test_numbers_are_the_places_of_their_names(ids: dict[str, object], prefix: str, names: tuple[str, ...]) -> None:
    numbers = {name: value for name, value in ids.items() if name.startswith(prefix) and isinstance(value, int)}
    assert numbers
    for name, number in numbers.items():
        assert isinstance(number, int)
        assert names[number] == name.removeprefix(prefix).lower()
