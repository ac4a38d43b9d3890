import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bossrush
from bossrush.bots.levels import LEVELS
from bossrush.games import load_game, names
from bossrush.games.bossmonster.rules import reasons as bossmonster_reasons
from bossrush.games.bossmonster.rules.game import BossMonster
from bossrush.games.bossmonster.rules.ids import CLASSES, PHASES, SUBTYPES
from bossrush.games.bossmonster.text import words as bossmonster_words
from bossrush.games.platformer.rules import reasons as platformer_reasons
from bossrush.games.platformer.rules.game import Platformer
from bossrush.games.platformer.rules.ids import CARD_TYPES, CONDITIONS, DIE_NAMES, FACE_NAMES, FACES, MARKS
from bossrush.games.platformer.terminal.drawing import FEATURES, FLOORS
from bossrush.games.platformer.text.words import BY_SHEET, PLAIN
from bossrush.kernel.game import GAME_OVER, NOT_ASKED, UNKNOWN_ACTION
from bossrush.kernel.record import DICTATED, FAST, SEALED
from bossrush.text.messages import Messages, MissingText, languages, locales

PACKAGE = Path(bossrush.__file__).parent
BOTH = [(game, lang) for game in names() for lang in languages()]


def computed_keys(name: str) -> set[str]:
    """Every key that the code puts together from a name."""
    game = load_game(name)
    keys = set(platformer_keys(game) if isinstance(game, Platformer) else bossmonster_keys(game))
    keys |= {f"option-{option.name}{text}" for option in game.options() for text in ("", ".text")}
    keys |= {f"question-{question.name}" for question in game.questions()}
    keys |= {f"refusal-{key}" for key in (NOT_ASKED, GAME_OVER, UNKNOWN_ACTION)}
    keys |= {f"event-{kind.name}.{form}" for kind in game.event_kinds() for form in ("short", "full")}
    keys |= {f"undo-{key}" for key in ("nothing", "another_player", "came_out")}
    return keys | {f"record-chance-{chance}" for chance in (SEALED, FAST, DICTATED)}


def platformer_keys(game: Platformer) -> Iterator[str]:
    tables = game.tables
    yield from (f"face-{name}" for name in FACE_NAMES)
    yield from (f"die-{name}" for name in DIE_NAMES)
    for kind, ids in (
        ("hero", [hero.id for hero in tables.heroes]),
        ("enemy", [enemy.id for enemy in tables.enemies]),
        ("solo_event", [event.id for event in tables.events]),
        ("boss_card", [card.id for card in tables.boss_cards]),
        ("mark", list(MARKS)),
        ("card", [card.id for card in tables.cards]),
    ):
        yield from (f"{kind}-{id}{text}" for id in ids for text in ("", ".text"))
    yield from (f"tile-{tile.id}" for tile in tables.tiles)
    yield from (f"step-{step}" for step in range(10))
    yield from (f"type-{name}" for name in CARD_TYPES)
    yield from (f"condition-{name}" for name in CONDITIONS)
    yield from (f"refusal-{key}" for code, (_, key) in platformer_reasons.REASONS.items() if code)
    yield from (f"action-{name}" for name in (*PLAIN.values(), *BY_SHEET.values(), "turned"))
    yield from ("about-boss_card", "about-mark")
    yield from (f"action-{verb}-{face}" for verb in ("use", "as") for face in FACE_NAMES[:FACES])
    yield from (f"note-{feature}" for feature in ("trap", "shop", "portal"))
    yield from (f"legend-{name}" for name in (*FEATURES, *FLOORS, "coins", "gems", "wall"))


def bossmonster_keys(game: object) -> Iterator[str]:
    assert isinstance(game, BossMonster)
    tables = game.tables
    for kind, ids, texts in (
        ("boss", [boss.id for boss in tables.bosses], ("", ".epithet", ".text")),
        ("room", [room.id for room in tables.rooms], ("", ".text")),
        ("spell", [spell.id for spell in tables.spells], ("", ".text")),
        ("hero", [hero.id for hero in tables.heroes], ("", ".short")),
    ):
        yield from (f"{kind}-{id}{text}" for id in ids for text in texts)
    yield from (f"class-{name}" for name in CLASSES)
    yield from (f"type-{name}" for name in SUBTYPES)
    yield from (f"phase-{name}" for name in PHASES)
    yield from (f"refusal-{key}" for code, (_, key) in bossmonster_reasons.REASONS.items() if code)
    named = (*bossmonster_words.PLAIN.values(), *bossmonster_words.BY_QUESTION.values())
    yield from (f"action-{name}" for name in named)


@pytest.mark.parametrize("lang", languages())
def test_every_bot_has_a_name_and_a_line_on_how_it_plays(lang: str) -> None:
    messages = Messages(lang, strict=True)
    for bot in (*LEVELS, "heuristic", "random"):
        assert messages.text(f"bot-{bot}")
        assert messages.text(f"bot-{bot}.help")
    assert len({messages.text(f"bot-{level}.level") for level in LEVELS}) == len(LEVELS)


def quoted_in_code(game: str) -> set[str]:
    files = [*(PACKAGE / "terminal").glob("*.py"), *(PACKAGE / "hints").glob("*.py"), PACKAGE / "text" / "words.py"]
    files += [file for part in ("terminal", "text") for file in (PACKAGE / "games" / game / part).glob("*.py")]
    code = "".join(file.read_text(encoding="utf-8") for file in files)
    return set(re.findall(r"""["']([a-z][a-z_]*(?:-[a-z_]+)*)["']""", code))


def keys_of(game: str, lang: str) -> set[str]:
    keys = set()
    for name in ("common", game):
        message = ""
        for line in (locales(name) / lang / f"{name}.ftl").read_text(encoding="utf-8").splitlines():
            if match := re.match(r"([a-z][\w-]*) =(.*)", line):
                message = match[1]
                assert message not in keys
                keys.add(message)
            elif match := re.match(r"    \.([a-z]+) =", line):
                keys.add(f"{message}.{match[1]}")
    return keys


def test_english_is_there() -> None:
    assert "en" in languages()


@pytest.mark.parametrize(("game", "lang"), BOTH)
def test_everything_that_has_a_name_has_its_message(game: str, lang: str) -> None:
    messages = Messages(lang, game, strict=True)
    assert [key for key in sorted(computed_keys(game)) if not messages.has(key)] == []


@pytest.mark.parametrize(("game", "lang"), BOTH)
def test_no_message_is_unused(game: str, lang: str) -> None:
    computed = computed_keys(game)
    used = computed | {key.partition(".")[0] for key in computed} | quoted_in_code(game)
    assert sorted(keys_of(game, lang) - used) == []


@pytest.mark.parametrize(("game", "lang"), BOTH)
def test_all_languages_have_the_same_messages(game: str, lang: str) -> None:
    assert keys_of(game, lang) == keys_of(game, "en")


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


def test_tiles_are_called_in_english_as_in_their_file_and_otherwise_elsewhere() -> None:
    """Packs have names in the file alone."""
    game = load_game("platformer")
    assert isinstance(game, Platformer)
    messages = {lang: Messages(lang, "platformer") for lang in languages()}
    names = {
        lang: {tile.id: messages[lang].text(f"tile-{tile.id}") for tile in game.tables.tiles} for lang in languages()
    }
    assert names["en"] == {tile.id: tile.name for tile in game.tables.tiles}
    for lang in {*languages()} - {"en"}:
        assert not set(names[lang].values()) & set(names["en"].values())
