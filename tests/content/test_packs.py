"""Packs: the example pack comes after the base set; what a pack may not do."""

from __future__ import annotations

import re
import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from bossrush.content.checking import check_content
from bossrush.content.source import ContentError
from bossrush.games.platformer.content.loader import Library, load_tables
from bossrush.games.platformer.rules import ids
from bossrush.games.platformer.rules.effects.bosses import LINES
from bossrush.games.platformer.rules.effects.cards import EFFECTS
from bossrush.games.platformer.rules.ids import ARTIFACT, ITEM, POTION

LANTERN = Path(__file__).parent.parent / "packs" / "lantern"
BASE = load_tables()


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the example pack, to spoil."""
    return Path(shutil.copytree(LANTERN, tmp_path / "lantern"))


def test_entries_come_after_the_base_set() -> None:
    tables = load_tables([LANTERN])
    assert [card.id for card in tables.cards] == [card.id for card in BASE.cards] + ["grapnel", "lamp_oil"]
    assert [card.type for card in tables.cards[len(BASE.cards) :]] == [ITEM, POTION]
    assert [enemy.id for enemy in tables.enemies] == [enemy.id for enemy in BASE.enemies] + ["will_o_wisp"]
    assert [tile.id for tile in tables.tiles] == [tile.id for tile in BASE.tiles] + ["L01", "L02"]
    assert [sheet.enemy for sheet in tables.sheets] == [sheet.enemy for sheet in BASE.sheets]
    assert tables.heroes != []
    assert tables.hash != BASE.hash


def test_example_pack_has_no_errors() -> None:
    assert check_content(LANTERN) == []


def test_packs_do_not_change_the_base_tables() -> None:
    load_tables([LANTERN])
    assert load_tables() is BASE
    assert len(BASE.cards) == 30


def test_hash_does_not_depend_on_how_it_is_written(pack: Path) -> None:
    items = pack / "items.toml"
    items.write_text("# a comment\n" + items.read_text().replace("price = 5\n", "price = +5 # dear\n"))
    assert load_tables([pack]).hash == load_tables([LANTERN]).hash


def test_first_error_is_raised(pack: Path) -> None:
    (pack / "items.toml").write_text('[grapnel]\nprice = 0\ncopies = 1\nuse = "exhaust"\neffect = "move"\n')
    with pytest.raises(ContentError) as error:
        load_tables([pack])
    assert str(error.value) == f"{pack}/items.toml:2: 'price' must be from 1 to 20, not 0"


def test_same_pack_twice(pack: Path) -> None:
    with pytest.raises(ContentError) as error:
        load_tables([pack, pack])
    place = f"{pack}/enemies.toml:1"
    assert str(error.value) == f"{place}: there is another enemy 'will_o_wisp' at {place}"


def test_folder_without_pack_file(tmp_path: Path) -> None:
    message = f"{tmp_path}: this is no pack, it has no file pack.toml"
    with pytest.raises(ContentError) as error:
        load_tables([tmp_path])
    assert str(error.value) == message
    assert check_content(tmp_path) == [message]


def test_ids_of_the_base_set_are_taken(pack: Path) -> None:
    (pack / "potions.toml").write_text('[lasso]\nprice = 1\ncopies = 1\nuse = "discard"\neffect = "heal"\n')
    [error] = check_content(pack)
    assert error.startswith(f"{pack}/potions.toml:1: there is another card 'lasso' at ")
    assert error.endswith("items.toml:25")


def test_empty_pack(pack: Path) -> None:
    for file in pack.iterdir():
        if file.name != "pack.toml":
            file.unlink()
    message = "the pack is empty; it needs at least one hero, enemy, card or tile"
    assert check_content(pack) == [f"{pack}/pack.toml:1: {message}"]


def test_dice_stay_as_they_are(pack: Path) -> None:
    (pack / "dice.toml").write_text("")
    assert check_content(pack) == [f"{pack}/dice.toml:1: a pack cannot change the dice, the supplies or the scoring"]


def test_misspelt_file(pack: Path) -> None:
    (pack / "heros.toml").write_text("")
    [error] = check_content(pack)
    assert error.startswith(f"{pack}/heros.toml:1: unknown file; a pack has pack.toml and any of heroes.toml, ")


def test_pack_header(pack: Path) -> None:
    (pack / "pack.toml").write_text('id = "lantern"\ngame = "chess"\nname = 5\nauthor = "me"\n')
    assert check_content(pack) == [
        f"{pack}/pack.toml:1: the file has no 'version'",
        f"{pack}/pack.toml:2: unknown game 'chess'; there are platformer, bossmonster",
        f"{pack}/pack.toml:3: 'name' must be a text, not 5",
        f"{pack}/pack.toml:4: unknown key 'author'; there are id, name, version, game",
    ]


def test_too_many_cards(pack: Path) -> None:
    entry = '[card_{}]\nprice = 1\ncopies = 1\nuse = "discard"\neffect = "heal"\n'
    (pack / "potions.toml").write_text("".join(entry.format(i) for i in range(34)))
    message = "'card_33' is one card too many; there may be 64 different ones"
    assert check_content(pack) == [f"{pack}/potions.toml:{33 * 5 + 1}: {message}"]


def test_artifact_of_a_pack(pack: Path) -> None:
    text = '[wick]\ncondition = "coins"\nthreshold = 5\nuse = "exhaust"\neffect = "heal"\ncost = 2\n'
    (pack / "artifacts.toml").write_text(text)
    wick = load_tables([pack]).cards[-1]
    assert (wick.id, wick.type, wick.threshold, wick.cost, wick.copies) == ("wick", ARTIFACT, 5, 2, 1)


BOSS = """[hydra]
damage = 1
health = 5
ability = "none"
turn = "two_cards"
icon = "sigil"
icon_price = 1
summon = "will_o_wisp"
tokens = { sigil = 2 }
"""
BITE = """[{}]
boss = "hydra"
symbols = ["boot"]
range = "any"
lines = ["range wound 2"]
"""


def test_boss_of_a_pack(pack: Path) -> None:
    (pack / "bosses.toml").write_text(BOSS)
    (pack / "boss_cards.toml").write_text(BITE.format("bite") + BITE.format("hiss"))
    tables = load_tables([pack])
    assert tables.enemies[tables.sheets[-1].enemy].id == "hydra"
    assert tables.enemies[tables.sheets[-1].summon].id == "will_o_wisp"
    assert [card.id for card in tables.boss_cards[-2:]] == ["bite", "hiss"]
    assert check_content(pack / "boss_cards.toml") == []


def test_boss_without_attack_cards(pack: Path) -> None:
    (pack / "bosses.toml").write_text(BOSS)
    (pack / "boss_cards.toml").write_text(BITE.format("bite"))
    message = "hydra needs at least 2 attack cards in boss_cards.toml, not 1"
    assert check_content(pack) == [f"{pack}/bosses.toml:1: {message}"]


def test_pack_of_one_event(pack: Path) -> None:
    for file in pack.iterdir():
        if file.name != "pack.toml":
            file.unlink()
    (pack / "events.toml").write_text('[second_quake]\neffect = "earthquake"\n')
    assert check_content(pack) == []
    assert [event.id for event in load_tables([pack]).events[12:]] == ["second_quake"]


NAMED = [  # file, text, line of the name that nobody implements, what it is
    ("heroes.toml", '[a]\nhealth = 4\nstar = ["boot"]\nability = "fly"\n', 4, "ability 'fly'"),
    (
        "enemies.toml",
        '[a]\ntier = 1\ndamage = 1\nhealth = 1\ncoins = 1\ngems = 0\nability = "swim"\ntokens = 4\n',
        7,
        "ability 'swim'",
    ),
    (
        "summons.toml",
        '[a]\ndamage = 1\nhealth = 1\ncoins = 1\ngems = 0\nability = "swim"\ntokens = 4\n',
        6,
        "ability 'swim'",
    ),
    ("bosses.toml", BOSS.replace('"none"', '"swim"'), 4, "ability 'swim'"),
    ("items.toml", '[a]\nprice = 1\ncopies = 1\nuse = "exhaust"\neffect = "fly"\n', 5, "effect 'fly'"),
    ("potions.toml", '[a]\nprice = 1\ncopies = 1\nuse = "discard"\neffect = "fly"\n', 5, "effect 'fly'"),
    ("artifacts.toml", '[a]\ncondition = "coins"\nuse = "exhaust"\neffect = "fly"\n', 4, "effect 'fly'"),
    ("artifacts.toml", '[a]\ncondition = "sleep"\nuse = "exhaust"\neffect = "heal"\n', 2, "condition 'sleep'"),
    ("events.toml", '[a]\neffect = "snow"\n', 2, "effect 'snow'"),
    (
        "boss_cards.toml",
        '[a]\nboss = "ikee"\nsymbols = ["boot"]\nrange = "any"\nlines = ["range freeze 1"]\n',
        5,
        "effect 'freeze'",
    ),
]


@pytest.mark.parametrize(("file", "text", "line", "what"), NAMED)
def test_an_effect_nobody_implements_is_named_with_its_place(
    pack: Path, file: str, text: str, line: int, what: str
) -> None:
    (pack / file).write_text(text)
    with pytest.raises(ContentError) as error:
        load_tables([pack])
    assert str(error.value).startswith(f"{pack}/{file}:{line}: unknown {what}; there are ")


def test_content_can_name_no_effect_that_nobody_implements() -> None:
    """Actions and lines have a class. What other rules ask for has a number by its name, and they name it."""
    assert len(LINES) == len(ids.LINE_EFFECTS)
    asked = {("E_", name) for name, effect in zip(ids.CARD_EFFECTS, EFFECTS, strict=True) if effect is None}
    for prefix, names in (("A_", ids.HERO_ABILITIES), ("F_", ids.ENEMY_ABILITIES), ("C_", ids.CONDITIONS)):
        asked |= {(prefix, name) for name in names}
    asked |= {("V_", name) for name in ids.EVENT_EFFECTS}
    rules = Path(ids.__file__).with_suffix(".py").parent
    named = "".join(path.read_text() for path in rules.rglob("*.py") if path.name != "ids.py")
    unasked = {prefix + name.upper() for prefix, name in asked if not re.search(rf"\b{prefix}{name.upper()}\b", named)}
    assert unasked == {"F_NONE", "E_IGNORE_ATTACK"}  # nothing is to be done; the only reaction
    for name, uses in ids.EFFECT_USES.items():
        acts = bool({ids.EXHAUST, ids.DISCARD} & set(uses))
        assert acts == (EFFECTS[ids.CARD_EFFECTS.index(name)] is not None), name


def test_scoring_and_armour_are_part_of_the_hash_only_where_they_are_new(tmp_path: Path) -> None:
    for file, old, new in (("scoring.toml", "events = 3", "events = 4"), ("items.toml", "least = 2", "least = 3")):
        content = str(files("bossrush.games.platformer") / "content")
        base = Path(shutil.copytree(content, tmp_path / file, ignore=shutil.ignore_patterns("*.py", "__pycache__")))
        library = Library()
        library.read_base(base)
        assert library.tables().hash == BASE.hash
        text = (base / file).read_text()
        (base / file).write_text(text.replace(old, new))
        library = Library()
        library.read_base(base)
        assert library.tables().hash != BASE.hash
    (tmp_path / "items.toml" / "items.toml").write_text(text.replace("least = 2\n", ""))
    library = Library()
    library.read_base(tmp_path / "items.toml")
    assert library.tables().hash == BASE.hash
