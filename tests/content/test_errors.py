"""Broken content is reported with its file, its line and what is wrong."""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from bossrush.content.checking import check_content

BASE = Path(str(files("bossrush.games.platformer") / "content"))
EFFECTS = (
    "move, climb_under_platform, next_attack, reroll, move_enemy, magnet, turn_die, heal, hold, vanish, second_wind, "
    "gain_gems, ignore_attack, armour, claws, discount, health, free_first_gem, cure, move_up, slayer, shove, phoenix, "
    "rope, cheaper_gem, forge_different"
)

SCORING_KEYS = "events, defeats, wounds, gems, coins_for_a_point"
HERO_KEYS = "health, star, ability, amount"
STAR_FACES = "boot, sword, coin, monster"
HERO_ABILITIES = "bounty, shepherd, glide, blood_price, reroll, nimble"
ENEMY_ABILITIES = "none, shatter, fly, ambush, heavy, curse, charge"
MARKS = "poison, petrification, mirror, sigil"
ITEM_USES = "'exhaust' or 'passive' or 'enhance'"
LINE = "must say on whom, what and how much, such as 'range wound 1'"
CONDITIONS = "last_coin, defeats, reveal, push_hero, faint, coins, last_heart, fall, gems_discarded, forges"


@pytest.fixture
def base(tmp_path: Path) -> Path:
    """A copy of the base set, to spoil."""
    return Path(shutil.copytree(BASE, tmp_path / "base", ignore=shutil.ignore_patterns("*.py", "__pycache__")))


def spoil(base: Path, file: str, old: str, new: str) -> None:
    """Replace the first occurrence."""
    text = (base / file).read_text()
    assert old in text
    (base / file).write_text(text.replace(old, new, 1))


def test_base_set_is_in_order(base: Path) -> None:
    assert check_content(base) == []


EVENT_EFFECTS = (
    "savagery, earthquake, closed_shutters, bargain_day, gold_rush, tailwind, reinforcements, rust, crystal_rain, "
    "double_trouble, foggy_mind, blood_moon"
)
SUMMON_KEYS = "damage, health, coins, gems, ability, amount, tokens"

BROKEN_TOML = [
    # file, old text, new text, line, message
    ("heroes.toml", "health = 4", "health = 4\nspeed = 1", 3, f"unknown key 'speed'; there are {HERO_KEYS}"),
    ("heroes.toml", "health = 6\n", "", 17, "avys has no 'health'"),
    ("heroes.toml", "health = 5", 'health = "five"', 13, "'health' must be a whole number, not \"five\""),
    ("heroes.toml", "health = 6", "health = true", 18, "'health' must be a whole number, not true"),
    ("heroes.toml", '["coin", "monster"]', '["coin", "coin"]', 19, "'star' must name one or more different faces"),
    ("heroes.toml", '["boot", "sword"]', "[]", 3, "'star' must name one or more different faces"),
    ("heroes.toml", '["boot", "sword"]', '["boot",\n"star"]', 3, f"unknown face 'star'; there are {STAR_FACES}"),
    ("heroes.toml", '["boot", "sword"]', '"boot"', 3, "'star' must be a list, not \"boot\""),
    ("heroes.toml", '"glide"', '"fly"', 15, f"unknown ability 'fly'; there are {HERO_ABILITIES}"),
    ("heroes.toml", "[angelo]", "[Angelo]", 12, "the id 'Angelo' must be in lower case, words joined by '_'"),
    ("heroes.toml", "[etorn]", "speed = 1\n\n[etorn]", 1, "'speed' must be a table, [speed]"),
    ("heroes.toml", "[minka]", "[pip]", 29, "this is not valid TOML: Cannot declare ('pip',) twice"),
    ("enemies.toml", "damage = 3", "damage = 21", 40, "'damage' must be from 0 to 20, not 21"),
    ("enemies.toml", "tokens = 5", "tokens = 3", 8, "'tokens' must be from 4 to 20, not 3"),
    ("enemies.toml", '"fly"', "2", 16, "'ability' must be a name in quotes, not 2"),
    ("enemies.toml", "tier = 1", "tier = ", 2, "this is not valid TOML: Invalid value"),
    ("enemies.toml", "amount = 2", "amount = 3", 35, "a heavy enemy needs the amount 2, not 3"),
    ("summons.toml", "tokens = 4", "tokens = 0", 7, "'tokens' must be from 1 to 20, not 0"),
    ("summons.toml", "coins = 0", "tier = 1\ncoins = 0", 4, f"unknown key 'tier'; there are {SUMMON_KEYS}"),
    ("bosses.toml", '"none"', '"nothing"', 7, f"unknown ability 'nothing'; there are {ENEMY_ABILITIES}"),
    ("bosses.toml", '"enemy_die"', '"dice"', 8, "unknown turn 'dice'; there are enemy_die, two_cards"),
    ("bosses.toml", '"mirror"', '"shield"', 9, f"unknown icon 'shield'; there are {MARKS}"),
    ("bosses.toml", "{ sigil = 4 }", "{ seal = 4 }", 25, f"unknown tokens 'seal'; there are {MARKS}"),
    ("bosses.toml", "{ sigil = 4 }", "{ sigil = 21 }", 25, "'tokens' has 21 of 'sigil'; it must be from 0 to 20"),
    ("bosses.toml", "{ sigil = 4 }", "4", 25, "'tokens' must be a table, not 4"),
    ("bosses.toml", "rule_swords = 2", "rule_swords = 3", 11, "'rule_swords' must be from 2 to 2, not 3"),
    ("boss_cards.toml", '"medusa"', '"hydra"', 4, "unknown boss 'hydra'; there are medusa, ikee"),
    ("boss_cards.toml", '["left"]', '["boot"]', 5, "unknown symbol 'boot'; there are attack, left, right"),
    ("boss_cards.toml", '["left"]', "[]", 5, "'symbols' must name at least one symbol"),
    (
        "boss_cards.toml",
        '["sword"]',
        '["blank"]',
        47,
        "unknown symbol 'blank'; there are boot, sword, coin, monster, star",
    ),
    ("boss_cards.toml", '"around"', '"near"', 6, "unknown range 'near'; there are row, adjacent, around, tile, any"),
    ("boss_cards.toml", '"range wound 1"', '"wound 1 2 3"', 7, f"the line 'wound 1 2 3' {LINE}"),
    ("boss_cards.toml", '"range wound 1"', '"range wound 12"', 7, f"the line 'range wound 12' {LINE}"),
    ("boss_cards.toml", '"range wound 1"', '"all wound 1"', 7, "unknown group 'all'; there are range, them, boss"),
    ("boss_cards.toml", '"them poison"', '"boss poison"', 7, "the effect 'poison' needs 'range' or 'them', not 'boss'"),
    ("boss_cards.toml", '"range attack", ', "", 19, "the first line cannot be on 'them', those of the line before"),
    ("boss_cards.toml", '"boss go_near"', '"boss summon"', 25, "medusa has no summon"),
    ("boss_cards.toml", '["range poison"]', "[]", 31, "'lines' must be a list of texts, not []"),
    ("artifacts.toml", '"faint"', '"fainting"', 27, f"unknown condition 'fainting'; there are {CONDITIONS}"),
    ("artifacts.toml", '"passive"', '"discard"', 12, f"a card of type artifact has the use {ITEM_USES}, not 'discard'"),
    ("artifacts.toml", '"passive"', '"exhaust"', 12, "the effect 'slayer' needs the use 'passive', not 'exhaust'"),
    ("artifacts.toml", "threshold = 2", "threshold = 0", 11, "'threshold' must be from 1 to 20, not 0"),
    (
        "artifacts.toml",
        "cost = 1",
        "price = 1",
        7,
        "unknown key 'price'; there are condition, threshold, cost, use, effect, amount, least",
    ),
    ("events.toml", '"rust"', '"frost"', 30, f"unknown effect 'frost'; there are {EVENT_EFFECTS}"),
    ("events.toml", "amount = 1", "amount = 10", 16, "'amount' must be from 1 to 9, not 10"),
    ("events.toml", "fewer_dice = 2", "fewer_dice = 6", 9, "'fewer_dice' must be from 0 to 5, not 6"),
    ("items.toml", '"move"', '"teleport"', 5, f"unknown effect 'teleport'; there are {EFFECTS}"),
    ("items.toml", '"exhaust"', '"tap"', 4, "unknown use 'tap'; there are exhaust, passive, enhance, discard, react"),
    ("items.toml", '"passive"', '"exhaust"', 35, "the effect 'armour' needs the use 'passive', not 'exhaust'"),
    ("items.toml", '"exhaust"', '"react"', 4, f"a card of type item has the use {ITEM_USES}, not 'react'"),
    ("potions.toml", '"react"', '"discard"', 4, "the effect 'ignore_attack' needs the use 'react', not 'discard'"),
    (
        "potions.toml",
        '"react"',
        '"exhaust"',
        4,
        "a card of type potion has the use 'discard' or 'react', not 'exhaust'",
    ),
    ("items.toml", "amount = 2", "amount = 0", 30, "'amount' must be from 1 to 9, not 0"),
    ("dice.toml", '"coin", ', "", 1, "the action die has 5 faces instead of 6"),
    ("dice.toml", '"left"', '"up"', 2, "unknown face 'up'; there are attack, left, right"),
    ("supplies.toml", "coins = 35", "coins = 64", 1, "'coins' must be from 1 to 63, not 64"),
    ("supplies.toml", "gems = 50", "[gems]", 2, "'gems' must be a whole number, not {}"),
    ("scoring.toml", "events = 3", "events = -1", 3, "'events' must be from 0 to 20, not -1"),
    (
        "scoring.toml",
        "coins_for_a_point = 3",
        "coins_for_a_point = 0",
        7,
        "'coins_for_a_point' must be from 1 to 20, not 0",
    ),
    ("scoring.toml", "gems = 1", "gems = 1\nluck = 1", 7, f"unknown key 'luck'; there are {SCORING_KEYS}"),
    ("items.toml", "least = 2", "least = 0", 37, "'least' must be from 1 to 20, not 0"),
    ("items.toml", "amount = 2", "least = 2", 30, "only armour softens wounds from a least number on"),
]


@pytest.mark.parametrize(("file", "old", "new", "line", "message"), BROKEN_TOML)
def test_broken_toml(base: Path, file: str, old: str, new: str, line: int, message: str) -> None:
    spoil(base, file, old, new)
    assert check_content(base) == [f"{base / file}:{line}: {message}"]
    assert check_content(base / file) == [f"{base / file}:{line}: {message}"]


MINKA = '\n[minka]\nhealth = 5\nstar = ["boot", "coin", "monster"]\nability = "nimble"\n'
VENOM_RAIN = '[venom_rain]\nboss = "medusa"\nsymbols = ["left", "right"]\nrange = "tile"\nlines = ["range poison"]\n'
SPIDER_ROPE = '[spider_rope]\ncondition = "fall"\nthreshold = 3\nuse = "passive"\neffect = "rope"\n'

BROKEN_COUNTS = [
    ("heroes.toml", MINKA, "", ["6 heroes, not 5"]),
    ("enemies.toml", "tier = 1", "tier = 2", ["2 enemies of tier 1, not 1", "2 enemies of tier 2, not 3"]),
    ("enemies.toml", "tokens = 4", "tokens = 5", ["28 enemy tokens, not 29"]),
    ("bosses.toml", "sigil = 4", "sigil = 5", ["20 boss tokens, not 21"]),
    ("boss_cards.toml", VENOM_RAIN, "", ["11 boss attack cards, not 10"]),
    ("artifacts.toml", SPIDER_ROPE, "", ["10 artifacts, not 9"]),
    ("events.toml", '[rust]\neffect = "rust"\n', "", ["12 events, not 11"]),
    ("items.toml", "copies = 2", "copies = 1", ["15 item cards, not 14"]),
    ("potions.toml", "copies = 3", "copies = 4", ["15 potion cards, not 16"]),
]


@pytest.mark.parametrize(("file", "old", "new", "errors"), BROKEN_COUNTS)
def test_wrong_counts(base: Path, file: str, old: str, new: str, errors: list[str]) -> None:
    spoil(base, file, old, new)
    assert check_content(base) == [f"{base / file}:1: the base set has {error}" for error in errors]


BROKEN_TILES = [  # F01 has its header on line 13
    ("TILE F01", "TILE", "13", 'a tile begins with TILE ID SET KIND "NAME", the id as in F01'),
    ("forest ordinary", "swamp ordinary", "13", "tile F01: unknown set 'swamp'; there are forest, void"),
    ("forest ordinary", "void ordinary", "13", "tile F01 is of the set void, but this file holds the forest tiles"),
    ("forest ordinary", "forest large", "13", "tile F01: unknown kind 'large'; there are ordinary, boss"),
    (":.  :E  :C  :GH :\n", "", "13", "tile F01 has 7 picture lines instead of 8"),
    (":.  :E  :C  :GH :\n", ":.  :E  :C  :GH\n", "14", "tile F01: the line has 15 characters instead of 17"),
    (":.  :E  :C", ":.  :E  !C", "14:9", "tile F01: expected ':' or '|', not '!'"),
    (":.  :E  :C", ":.  :E  :K", "14:10", "tile F01: unknown space 'K'; there are . E C G T S P B X"),
    (":.  :E  :C  :GH", ":.  :E  :C  :Gh", "14:15", "tile F01: expected 'H' or a blank, not 'h'"),
    (":.  :E  :C  :GH ", ":.  :E  :C  :GHH", "14:16", "tile F01: expected a blank, not 'H'"),
    ("+...+===+...", "+...-===+...", "15:5", "tile F01: expected '+', not '-'"),
    ("+...+===+...", "+...+=-=+...", "15:6", "tile F01: unknown floor '=-='; there are ... === =H= ^^^"),
    ("+...+===+...", "+...+===+^^^", "15:10", "tile F01: ^^^ belongs to the lower edge of a boss tile"),
    ("+^^^+^^^", "+^^^+===", "141:6", "tile F13: the lower edge of a boss tile is all ^^^"),
    ("+...+===+...", "+...+...+...", "14:6", "tile F01: the enemy spawn space needs a platform under it"),
    (":CH :.  :.  :", ":CH :.  :P  :", "13", "tile F01 is of the forest; portals belong to the void"),
    (":.  :E  :C", ":.  :.  :C", "13", "tile F01 is ordinary and needs 2 enemy spawn spaces, not 1"),
    (":.  :C  :B  :G  :", ":.  :C  :.  :G  :", "133", "tile F13 is boss and needs 2 boss spawn spaces, not 1"),
    (":.  :X  |G  :.  :", ":.  :.  |G  :.  :", "133", "tile F13 is boss and needs 1 to 2 special icon spaces, not 0"),
]


@pytest.mark.parametrize(("old", "new", "place", "message"), BROKEN_TILES)
def test_broken_tile(base: Path, old: str, new: str, place: str, message: str) -> None:
    file = base / "tiles_forest.txt"
    lines = file.read_text().split("\n")
    comment, tiles = "\n".join(lines[:12]), "\n".join(lines[12:])
    assert old in tiles
    file.write_text(comment + "\n" + tiles.replace(old, new, 1))
    assert check_content(base) == [f"{file}:{place}: {message}"]


def test_tile_twice(base: Path) -> None:
    spoil(base, "tiles_forest.txt", "TILE F02", "TILE F01")
    file = base / "tiles_forest.txt"
    assert check_content(base) == [f"{file}:23: there is another tile 'F01' at {file}:13"]


def test_missing_boss_tile(base: Path) -> None:
    file = base / "tiles_void.txt"
    text = file.read_text()
    file.write_text(text[: text.index("TILE V16")])
    assert check_content(base) == [
        f"{file}:1: the base set has 16 tiles, not 15",
        f"{file}:1: the base set has 4 boss tiles, not 3",
    ]


def test_id_twice_in_two_files(base: Path) -> None:
    spoil(base, "summons.toml", "[defender]", "[defender]\n[zombie]")
    file = base / "summons.toml"
    assert f"{file}:2: there is another enemy 'zombie' at {base}/enemies.toml:1" in check_content(base)


def test_missing_boss(base: Path) -> None:
    file = base / "bosses.toml"
    text = file.read_text()
    file.write_text(text[text.index("[ikee]") :])
    errors = check_content(base)
    assert errors[0] == f"{file}:1: the base set has 2 bosses, not 1"
    assert f"{base}/boss_cards.toml:4: unknown boss 'medusa'; there are ikee" in errors


def test_unknown_summon(base: Path) -> None:
    spoil(base, "bosses.toml", '"defender"', '"guard"')
    file = base / "bosses.toml"
    kinds = "zombie, cave_bat, ent, stone_golem, werewolf, minotaur, defender, medusa"
    assert check_content(file) == [f"{file}:24: unknown summon 'guard'; there are {kinds}"]


def test_all_errors_of_all_files_in_order(base: Path) -> None:
    spoil(base, "potions.toml", "price = 4", "price = 40")
    spoil(base, "potions.toml", "price = 2", "price = 20.5")
    spoil(base, "heroes.toml", "health = 4", "health = 0")
    assert check_content(base) == [
        f"{base}/heroes.toml:2: 'health' must be from 1 to 20, not 0",
        f"{base}/potions.toml:2: 'price' must be a whole number, not 20.5",
        f"{base}/potions.toml:22: 'price' must be from 1 to 20, not 40",
    ]


def test_missing_file(base: Path) -> None:
    (base / "items.toml").unlink()
    assert check_content(base) == [f"{base}/items.toml: the file cannot be read: No such file or directory"]


def test_not_text(base: Path) -> None:
    (base / "supplies.toml").write_bytes(b"coins = 35\ngems = \xff\n")
    assert check_content(base) == [f"{base}/supplies.toml:2: the file is not UTF-8 text"]


def test_windows_line_ends(base: Path) -> None:
    for file in base.iterdir():
        file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    assert check_content(base) == []


def test_unknown_file(tmp_path: Path) -> None:
    file = tmp_path / "notes.toml"
    file.write_text("")
    [error] = check_content(file)
    assert error.startswith(f"{file}: this is no content file; they are named pack.toml, dice.toml, ")


def test_nothing_there(tmp_path: Path) -> None:
    assert check_content(tmp_path / "nowhere") == [f"{tmp_path}/nowhere: there is no such file or folder"]
