"""The pages about scenario files: their examples pass, and their tables are complete."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bossrush.games.bossmonster.rules.events import EVENTS as BOSSMONSTER_EVENTS
from bossrush.games.bossmonster.rules.game import QUESTIONS as BOSSMONSTER_QUESTIONS
from bossrush.games.platformer.rules.events import EVENTS
from bossrush.games.platformer.rules.game import QUESTIONS
from bossrush.kernel.core import Question
from bossrush.kernel.events import EventKind
from bossrush.scenarios import load_scenario, run_scenario
from bossrush.scenarios.files import VERBS

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "scenarios.md").read_text(encoding="utf-8")
BOSSMONSTER_PAGE = (DOCS / "scenarios_bossmonster.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml\n(title = .*?)```", PAGE + BOSSMONSTER_PAGE, re.DOTALL)
PAGES = [(PAGE, EVENTS, QUESTIONS), (BOSSMONSTER_PAGE, BOSSMONSTER_EVENTS, BOSSMONSTER_QUESTIONS)]


def test_there_are_four_complete_examples_on_each_page() -> None:
    assert len(EXAMPLES) == 8


@pytest.mark.parametrize("text", EXAMPLES)
def test_examples_pass(tmp_path: Path, text: str) -> None:
    file = tmp_path / "example.toml"
    file.write_text(text, encoding="utf-8")
    report = run_scenario(load_scenario(file))
    assert report.message == ""
    assert report.passed


@pytest.mark.parametrize(("page", "events", "questions"), PAGES, ids=["platformer", "bossmonster"])
def test_every_event_is_listed(page: str, events: list[EventKind], questions: list[Question]) -> None:
    rows = re.findall(
        r"^\| `(\w+)` \| ([\w ]+) \|$", page.split("### Events")[1].split("## `[expect]`")[0], re.MULTILINE
    )
    assert rows == [(event.name, " ".join(event.field_names()) or "none") for event in events]


@pytest.mark.parametrize(("page", "events", "questions"), PAGES, ids=["platformer", "bossmonster"])
def test_every_question_is_listed(page: str, events: list[EventKind], questions: list[Question]) -> None:
    table = page.split("### Actions and questions")[1].split("### Events")[0]
    cells = re.findall(r"^\| (`[^|]+`) \|", table, re.MULTILINE)
    listed = [name for cell in cells for name in re.findall(r"\w+", cell)]
    assert sorted(listed) == sorted(question.name for question in questions)


def test_every_verb_is_listed() -> None:
    for verb in VERBS:
        assert f"{{ {verb} = " in PAGE
