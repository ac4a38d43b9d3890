"""The page about scenario files: its examples pass, and its tables are complete."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bossrush.games.platformer.events import EVENTS
from bossrush.games.platformer.game import QUESTIONS
from bossrush.scenarios import load_scenario, run_scenario
from bossrush.scenarios.files import VERBS

PAGE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml\n(title = .*?)```", PAGE, re.DOTALL)


def test_there_are_four_complete_examples() -> None:
    assert len(EXAMPLES) == 4


@pytest.mark.parametrize("text", EXAMPLES)
def test_examples_pass(tmp_path: Path, text: str) -> None:
    file = tmp_path / "example.toml"
    file.write_text(text, encoding="utf-8")
    report = run_scenario(load_scenario(file))
    assert report.message == ""
    assert report.passed


def test_every_event_is_listed() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([\w ]+) \|$", PAGE.split("### Events")[1], re.MULTILINE)
    assert rows == [(event.name, " ".join(event.field_names())) for event in EVENTS]


def test_every_question_is_listed() -> None:
    table = PAGE.split("### Actions and questions")[1].split("### Events")[0]
    cells = re.findall(r"^\| (`[^|]+`) \|", table, re.MULTILINE)
    listed = [name for cell in cells for name in re.findall(r"\w+", cell)]
    assert sorted(listed) == sorted(question.name for question in QUESTIONS)


def test_every_verb_is_listed() -> None:
    for verb in VERBS:
        assert f"{{ {verb} = " in PAGE
