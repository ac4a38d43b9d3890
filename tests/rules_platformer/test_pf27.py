"""PF-27: the help cards are a text, `docs/help/platformer.md`; the game itself knows nothing of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bossrush.games.platformer.content.loader import load_tables
from bossrush.games.platformer.rules.game import Platformer
from bossrush.games.platformer.rules.ids import DIE_NAMES, FACE_NAMES, FACES, REACHES
from bossrush.games.platformer.rules.symbols import gem_cost
from bossrush.kernel.chance import FastChance
from bossrush.kernel.plain import field_names
from bossrush.rulebook.book import load_book

TEXT = (Path(__file__).parents[2] / "docs" / "help" / "platformer.md").read_text(encoding="utf-8")
HELP_CARD, BOSS_CARD = TEXT.split("## Help card", 1)[1].split("## Boss help card", 1)
RULES = load_book("platformer").rules
RULE_ID = re.compile(r"PF-R?\d+(?:\.\d+)?")

SYMBOL_WORDS = {
    "BOOT": ("Move your hero 1 space", "PF-7.4"),
    "SWORD": ("Attack one enemy", "PF-7.5"),
    "COIN": ("Gain 1 coin", "PF-7.6"),
    "MONSTER": ("Move 1 enemy 1 space", "PF-7.7"),
    "STAR": ("other symbols that your hero card names", "PF-7.13"),
}
DIE_WORDS = {
    "attack": ("Every enemy attacks", "PF-6.3"),
    "left": ("1 space to the left", "PF-6.6"),
    "right": ("1 space to the right", "PF-6.6"),
}
RANGE_WORDS = {
    "row": ("row", "PF-21.10"),
    "adjacent": ("4 spaces", "PF-21.11"),
    "around": ("8 spaces", "PF-21.12"),
    "tile": ("same tile", "PF-21.13"),
    "any": ("anywhere on the Boss Level", "PF-21.14"),
}


def section(card: str, title: str) -> str:
    return card.split(f"### {title}\n", 1)[1].split("\n### ", 1)[0]


def rows(text: str) -> dict[str, str]:
    """The rows of the table in this text, by first cell."""
    lines = [line for line in text.splitlines() if line.startswith("|")][2:]
    return {line.split("|")[1].strip(): line for line in lines}


def facts() -> list[str]:
    """Every line that states something: rows of tables, points of lists, sentences."""
    heads = {line for line, below in zip(TEXT.splitlines(), TEXT.splitlines()[1:], strict=False) if "|---" in below}
    return [line for line in TEXT.splitlines() if line and line[0] != "#" and "|---" not in line and line not in heads]


def check_rows(found: dict[str, str], expected: dict[str, tuple[str, str]]) -> None:
    assert list(found) == list(expected)
    for name, (words, rule) in expected.items():
        assert words in found[name]
        assert rule in RULE_ID.findall(found[name])


@pytest.mark.rules("PF-27.1")
def test_help_card_lists_symbols_enemy_die_and_turn() -> None:
    symbols = rows(section(HELP_CARD, "Symbols"))
    check_rows(symbols, SYMBOL_WORDS)
    assert [name.lower() for name in symbols] == list(FACE_NAMES[:FACES])
    results = rows(section(HELP_CARD, "Enemy die"))
    check_rows(results, DIE_WORDS)
    assert list(results) == list(DIE_NAMES)
    steps = re.findall(r"^(\d)\. ([\w ]+): .+\.", section(HELP_CARD, "Your turn"), re.MULTILINE)
    order = re.findall(r"(\d) ([A-Z][A-Za-z ]+?)(?:,|;)", RULES["PF-5.2"].text)
    assert len(steps) == 8
    assert steps == order


@pytest.mark.rules("PF-27.2")
def test_help_card_says_that_an_attack_is_against_one_enemy() -> None:
    sword = rows(section(HELP_CARD, "Symbols"))["SWORD"]
    assert "an attack is always against one enemy" in sword
    assert "PF-15.1" in sword


@pytest.mark.rules("PF-27.3")
@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("PF-20.11", "spawns on a free shop space of the Boss Level"),
        ("PF-14.16", "the last hero has entered, all other levels are removed"),
        ("PF-20.9", "nobody moves, pushes or attacks figures on the other side"),
        ("PF-20.10", "the enemy die"),
    ],
)
def test_boss_help_card_repeats_the_rules_of_the_boss_level(rule: str, words: str) -> None:
    points = [line for line in section(BOSS_CARD, "The Boss Level").splitlines() if line.startswith("-")]
    assert [point for point in points if f"({rule})" in point and words in point]


@pytest.mark.rules("PF-27.3")
def test_boss_help_card_has_the_gem_table_and_the_ranges() -> None:
    gems = section(BOSS_CARD, "Gems on one symbol")
    table = {key: int(row.split("|")[2]) for key, row in rows(gems).items()}
    assert table == {"+1": 2, "+3": 3, "+6": 4}
    assert table == {f"+{gem_cost(times, 0)}": times for times in (2, 3, 4)}
    ranges = rows(section(BOSS_CARD, "Ranges of the Boss"))
    check_rows(ranges, RANGE_WORDS)
    assert list(ranges) == list(REACHES)


@pytest.mark.rules("PF-27.4", "PF-4.20")
def test_help_cards_add_no_rule() -> None:
    for line in facts():
        cited = RULE_ID.findall(line)
        assert cited, f"names no rule: {line}"
        assert [rule for rule in cited if rule not in RULES] == []
    game = Platformer(load_tables())
    options = {option.name: option.default for option in game.options()}
    state = game.new_state(options, FastChance(1))
    names = [*field_names(state), *game.dump(state), *game.view(state, 0), *game.texts]
    assert [name for name in names if "help" in name] == []
