import re
from pathlib import Path

import pytest

import bossrush.terminal
from bossrush.games.platformer.game import Platformer
from bossrush.games.platformer.ids import CARD_TYPES, CONDITIONS, DIE_NAMES, FACE_NAMES, FACES, MARKS
from bossrush.games.platformer.reasons import REASONS
from bossrush.i18n import LOCALES, Messages, MissingText, languages
from bossrush.kernel.game import GAME_OVER, NOT_ASKED, UNKNOWN_ACTION
from bossrush.kernel.record import DICTATED, FAST, SEALED
from bossrush.library import load_game
from bossrush.terminal.drawing import FEATURES, FLOORS
from bossrush.terminal.words import BY_SHEET, PLAIN

TERMINAL = Path(bossrush.terminal.__file__).parent


def computed_keys() -> set[str]:
    """Every key that the code puts together from a name."""
    game = load_game("platformer")
    assert isinstance(game, Platformer)
    tables = game.tables
    keys = {f"face-{name}" for name in FACE_NAMES} | {f"die-{name}" for name in DIE_NAMES}
    for kind, ids in (
        ("hero", [hero.id for hero in tables.heroes]),
        ("enemy", [enemy.id for enemy in tables.enemies]),
        ("solo_event", [event.id for event in tables.events]),
        ("boss_card", [card.id for card in tables.boss_cards]),
        ("mark", list(MARKS)),
        ("card", [card.id for card in tables.cards]),
        ("option", [option.name for option in game.options()]),
    ):
        keys |= {f"{kind}-{id}" for id in ids} | {f"{kind}-{id}.text" for id in ids}
    keys |= {f"step-{step}" for step in range(10)}
    keys |= {f"type-{name}" for name in CARD_TYPES} | {f"condition-{name}" for name in CONDITIONS}
    keys |= {f"question-{question.name}" for question in game.questions()}
    keys |= {f"refusal-{key}" for _, key in REASONS[1:]}
    keys |= {f"refusal-{key}" for key in (NOT_ASKED, GAME_OVER, UNKNOWN_ACTION)}
    keys |= {f"event-{kind.name}.{form}" for kind in game.event_kinds() for form in ("short", "full")}
    keys |= {f"undo-{key}" for key in ("nothing", "another_player", "came_out")}
    keys |= {f"action-{name}" for name in (*PLAIN.values(), *BY_SHEET.values(), "turned")}
    keys |= {"about-boss_card", "about-mark"}
    keys |= {f"action-{verb}-{face}" for verb in ("use", "as") for face in FACE_NAMES[:FACES]}
    keys |= {f"note-{feature}" for feature in ("trap", "shop", "portal")}
    keys |= {f"legend-{name}" for name in (*FEATURES, *FLOORS, "coins", "gems", "wall")}
    return keys | {f"record-chance-{chance}" for chance in (SEALED, FAST, DICTATED)}


def quoted_in_code() -> set[str]:
    code = "".join(file.read_text(encoding="utf-8") for file in TERMINAL.glob("*.py"))
    return set(re.findall(r"""["']([a-z][a-z_]*(?:-[a-z_]+)*)["']""", code))


def keys_of(lang: str) -> set[str]:
    keys = set()
    for file in (LOCALES / lang).iterdir():
        message = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            if match := re.match(r"([a-z][\w-]*) =(.*)", line):
                message = match[1]
                keys.add(message)
            elif match := re.match(r"    \.([a-z]+) =", line):
                keys.add(f"{message}.{match[1]}")
    return keys


def test_english_is_there() -> None:
    assert "en" in languages()


@pytest.mark.parametrize("lang", languages())
def test_everything_that_has_a_name_has_its_message(lang: str) -> None:
    messages = Messages(lang, strict=True)
    assert [key for key in sorted(computed_keys()) if not messages.has(key)] == []


@pytest.mark.parametrize("lang", languages())
def test_no_message_is_unused(lang: str) -> None:
    computed = computed_keys()
    used = computed | {key.partition(".")[0] for key in computed} | quoted_in_code()
    assert sorted(keys_of(lang) - used) == []


@pytest.mark.parametrize("lang", languages())
def test_all_languages_have_the_same_messages(lang: str) -> None:
    assert keys_of(lang) == keys_of("en")


def test_a_missing_key_raises_in_tests_and_shows_the_key_to_people() -> None:
    with pytest.raises(MissingText):
        Messages("en", strict=True).text("no-such-key")
    assert Messages("en").text("no-such-key") == "no-such-key"


def test_a_missing_argument_raises_in_tests_only() -> None:
    with pytest.raises(MissingText, match="play-saved"):
        Messages("en", strict=True).text("play-saved")
    assert "Saved" in Messages("en").text("play-saved")


def test_arguments_are_put_in_without_invisible_marks() -> None:
    assert Messages("en", strict=True).text("play-saved", file="a.txt") == "Saved in a.txt."
