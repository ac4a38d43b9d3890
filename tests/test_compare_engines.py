"""The comparison of two engines: tools/compare_engines.py."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tools.build import ROOT
from tools.compare_engines import Terms, compare, first_difference, main, table

TERMS = Terms("pure", 1, 40, [], [])


def changed(folder: Path, *changes: tuple[str, str, str]) -> Path:
    """A tree with the same engine but for these changes: file, old text, new text."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "page"))
    for name, old, new in changes:
        path = folder / "src" / "bossrush" / "games" / name
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
    return folder


def test_two_games_each_are_those_of_the_last_commit(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["HEAD", "--pure", "--games", "2"]) == 0
    assert [line.split()[:5] for line in capsys.readouterr().out.splitlines()] == [
        ["platformer:", "2", "games", "the", "same,"],
        ["bossmonster:", "2", "games", "the", "same,"],
    ]


def test_a_changed_reason_is_found_and_shown_and_can_be_allowed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tree = changed(tmp_path, ("bossmonster/rules/reasons.py", '"not_in_hand"', '"not_here"'))
    assert not compare(ROOT, tree, ["bossmonster"], 1, TERMS, 1)
    shown = capsys.readouterr().out
    assert "bossmonster: game 0 DIFFERS" in shown
    assert "not_in_hand" in shown
    assert "not_here" in shown
    assert compare(ROOT, tree, ["bossmonster"], 1, Terms("pure", 1, 40, [], ["reasons"]), 1)


def test_an_action_that_a_ruling_takes_away_can_be_left_out(tmp_path: Path) -> None:
    """PF-R136: the tree is the engine before it."""
    tree = changed(tmp_path, ("platformer/rules/actions.py", "g.idle_gravity or anything_falls(g)", "True"))
    assert not compare(ROOT, tree, ["platformer"], 2, TERMS, 1)
    assert compare(ROOT, tree, ["platformer"], 2, Terms("pure", 1, 40, ["gravity"], []), 1)


def test_the_first_difference_comes_with_the_decision_before_it() -> None:
    mine = ["options {}", "legal {0: ['end']}", "seat 0 plays end", "event a", "legal {1: ['up']}"]
    assert first_difference(mine, [*mine[:4], "legal {1: ['down']}"]).splitlines() == [
        "options {}",
        "after seat 0 plays end",
        "at decision 1:",
        "  working tree legal {1: ['up']}",
        "  other commit legal {1: ['down']}",
    ]
    assert "(nothing)" in first_difference(mine, mine[:4])


def test_speeds_are_told_as_ratios_with_their_spread() -> None:
    assert "1.50× (1.00–2.00)" in table({"Platformer: copy()": [2.0, 1.0, 1.5]}, "pure", "HEAD")


def test_an_unknown_commit_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["no-such-commit", "--pure"]) == 2
    assert capsys.readouterr().err == "compare_engines: there is no commit 'no-such-commit' here\n"
