"""The base set of Boss Monster has the numbers of the content document; broken content names its place; packs."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

import pytest

from bossrush.content.checking import check_content
from bossrush.content.source import ContentError
from bossrush.games import load_game
from bossrush.games.bossmonster.content.loader import load_tables
from bossrush.games.bossmonster.rules import ids
from bossrush.games.bossmonster.rules.effects.base import RoomEffect, SpellEffect
from bossrush.games.bossmonster.rules.effects.bosses import LevelUp
from bossrush.games.bossmonster.rules.effects.table import LEVEL_UPS, ROOM_EFFECTS, SPELL_EFFECTS
from bossrush.games.bossmonster.rules.effects.targets import TARGETS
from bossrush.games.bossmonster.rules.game import BossMonster
from bossrush.games.bossmonster.rules.setup import new_state
from bossrush.kernel.chance import FastChance

TABLES = load_tables()
GAME = BossMonster(TABLES)
BASE = Path(str(files("bossrush.games.bossmonster") / "content"))
CELLAR = Path(__file__).parent.parent / "packs" / "cellar"
LANTERN = CELLAR.parent / "lantern"

ROOMS = [  # id, kind, copies, damage, treasure, use, effect, amount, marks
    ("dark_altar", "trap", 3, 1, "CC", "activated", "dark_altar", 1, ""),
    ("open_grave", "trap", 2, 2, "C", "death", "take_room", 1, "once"),
    ("specters_sanctum", "monster", 3, 2, "C", "built", "lose_spell", 1, ""),
    ("succubus_spa", "monster", 3, 1, "C", "death", "steal_random", 1, "once"),
    ("dracolich_lair", "advanced monster", 2, 3, "C", "activated", "dracolich", 2, "once"),
    ("vampire_bordello", "advanced monster", 2, 3, "C", "death", "heal", 1, "once may"),
    ("goblin_armory", "monster", 3, 1, "FF", "static", "armory", 1, ""),
    ("golem_factory", "monster", 3, 2, "F", "death", "draw_room", 1, "once"),
    ("minotaurs_maze", "monster", 2, 0, "F", "entered", "maze", 1, ""),
    ("neanderthal_cave", "monster", 3, 3, "F", "static", "no_advanced", 1, ""),
    ("beast_menagerie", "advanced monster", 2, 4, "F", "monster_built", "draw_room", 1, "once"),
    ("monsters_ballroom", "advanced monster", 2, 0, "F", "static", "ballroom", 1, ""),
    ("brainsucker_hive", "monster", 3, 2, "M", "death", "draw_spell", 1, "once may"),
    ("dark_laboratory", "trap", 3, 1, "MM", "built", "laboratory", 2, ""),
    ("haunted_library", "trap", 2, 1, "M", "static", "library", 1, ""),
    ("witchs_kitchen", "monster", 3, 1, "M", "activated", "kitchen", 1, "once"),
    ("all_seeing_eye", "advanced trap", 2, 3, "M", "cancel", "eye", 1, "once"),
    ("ligers_den", "advanced monster", 2, 2, "M", "spell_played", "draw_spell", 1, "once"),
    ("bottomless_pit", "trap", 3, 1, "T", "activated", "pit", 1, ""),
    ("boulder_ramp", "trap", 2, 1, "T", "activated", "boulder", 5, ""),
    ("dizzygas_hallway", "trap", 3, 1, "T", "static", "dizzygas", 2, ""),
    ("jackpot_stash", "trap", 3, 1, "TT", "activated", "jackpot", 1, ""),
    ("recycling_center", "advanced trap", 2, 3, "T", "destroyed", "draw_rooms", 2, "may"),
    ("crushinator", "advanced trap", 2, 2, "T", "activated", "crush", 2, "once"),
    ("centipede_tunnel", "monster", 2, 1, "FM", "built", "swap", 1, "may"),
    ("construction_zone", "trap", 2, 1, "FT", "built", "build_more", 1, "may"),
    ("dragon_hatchery", "monster", 3, 0, "CFMT", "none", "none", 1, ""),
    ("mimic_vault", "trap", 2, 1, "MT", "built", "lure_ordinary", 1, ""),
    ("monstrous_monument", "trap", 2, 1, "CF", "built", "take_monster", 1, ""),
    ("torture_chamber", "trap", 2, 1, "CT", "activated", "torture", 1, ""),
    ("zombie_prison", "monster", 2, 1, "CM", "activated", "prison", 1, ""),
]

SPELLS = [  # id, copies, copies of 30, phases, effect, amount
    ("annihilator", 2, 2, "adventure", "annihilator", 3),
    ("assassin", 3, 2, "adventure", "assassin", 3),
    ("cave_in", 2, 2, "adventure", "cave_in", 1),
    ("counterspell", 2, 2, "build adventure", "counterspell", 1),
    ("exhaustion", 1, 1, "adventure", "exhaustion", 1),
    ("fear", 2, 2, "adventure", "fear", 1),
    ("freeze", 4, 4, "build adventure", "freeze", 1),
    ("giant_size", 2, 2, "adventure", "giant_size", 3),
    ("jeopardy", 2, 2, "build adventure", "jeopardy", 1),
    ("kobold_strike", 1, 1, "build", "kobold_strike", 1),
    ("motivation", 2, 2, "build", "motivation", 1),
    ("princess_in_peril", 2, 2, "build", "princess_in_peril", 1),
    ("soul_harvest", 1, 1, "build adventure", "soul_harvest", 2),
    ("teleportation", 2, 2, "adventure", "teleportation", 1),
    ("trepidation", 1, 1, "adventure", "trepidation", 2),
    ("zombie_attack", 2, 2, "build", "zombie_attack", 2),
]

BOSSES = [  # id, XP, treasure, effect, whether it may be declined
    ("draculord", 900, "cleric", "draculord", False),
    ("xyzax", 750, "cleric", "xyzax", False),
    ("king_croak", 800, "fighter", "king_croak", True),
    ("robobo", 400, "fighter", "robobo", False),
    ("cerebellus", 650, "mage", "cerebellus", True),
    ("seducia", 600, "mage", "seducia", True),
    ("cleopatra", 850, "thief", "cleopatra", True),
    ("gorgona", 500, "thief", "gorgona", False),
]

HEROES = [  # id, class, health, symbol
    ("nick_the_masher", "cleric", 4, 2),
    ("pugi_the_druidess", "cleric", 4, 4),
    ("acacia_warrior_of_light", "cleric", 6, 2),
    ("charles_the_young", "cleric", 6, 3),
    ("delatorious_angel_of_light", "cleric", 8, 2),
    ("romero_the_indigo_friar", "cleric", 8, 4),
    ("boden_the_pantless", "fighter", 4, 2),
    ("jarek_squire_to_the_lion_knights", "fighter", 4, 4),
    ("fire_s_breath_heroine_of_arcadia", "fighter", 6, 2),
    ("samurai_tom", "fighter", 6, 3),
    ("johnny_of_the_evening_watch", "fighter", 8, 2),
    ("crystol_and_a_lan_of_gerd", "fighter", 8, 4),
    ("tieg_and_the_magic_bubble", "mage", 4, 2),
    ("brandork_the_neverwrong", "mage", 4, 4),
    ("mitchell_the_judge", "mage", 6, 2),
    ("kalish_ninefingers", "mage", 6, 3),
    ("dartteon_elf_pyromancer", "mage", 8, 2),
    ("koey_the_last_dragon_mage", "mage", 8, 4),
    ("joman_chimm_cutpurse", "thief", 4, 2),
    ("lance_uppercut_treasure_hunter", "thief", 4, 4),
    ("jesta_the_rogue", "thief", 6, 2),
    ("kins_klauski_mad_conquistador", "thief", 6, 3),
    ("sir_digby_apple_ace_detective", "thief", 8, 2),
    ("jerome_kung_fu_monkey", "thief", 8, 4),
    ("the_fool", "none", 2, 2),
]

EPIC_HEROES = [  # id, class, health, symbol
    ("katelyn_angelic_healer", "cleric", 11, 2),
    ("kerberos_dirtbeard_canine_cleric", "cleric", 11, 3),
    ("lord_van_ette", "cleric", 13, 2),
    ("jejune_everlea_holy_sisters", "cleric", 13, 4),
    ("frankov_the_envoy", "fighter", 11, 2),
    ("nate_the_squidslayer", "fighter", 11, 3),
    ("antonius_the_rune_knight", "fighter", 13, 2),
    ("asmor_the_aweless", "fighter", 13, 4),
    ("tempros_the_time_marauder", "mage", 11, 2),
    ("chia_kang_mystical_warlock_of_yu", "mage", 11, 3),
    ("terric_warhelm_half_elf_archmage", "mage", 13, 2),
    ("wayward_the_drifter", "mage", 13, 4),
    ("hya_legendary_shinobi", "thief", 11, 2),
    ("blackbeard_jake", "thief", 11, 3),
    ("cecil_leoran_master_factotum", "thief", 13, 2),
    ("wallbanger_basketweaver", "thief", 13, 4),
]


# ---- every card


def test_rooms() -> None:
    found = []
    for r in TABLES.rooms:
        kind = ("advanced " if r.advanced else "") + ids.SUBTYPES[r.subtype]
        treasure = "".join(letter * number for letter, number in zip("CFMT", r.treasure, strict=True))
        marks = " ".join(word for word, marked in (("once", r.once), ("may", r.may)) if marked)
        use, effect = ids.USES[r.use], list(ROOM_EFFECTS)[r.effect_number]
        assert isinstance(r.effect, ROOM_EFFECTS[effect])
        found.append((r.id, kind, r.copies, r.damage, treasure, use, effect, r.amount, marks))
    assert found == ROOMS


@pytest.mark.rules("BM-R2")
def test_doubtful_values() -> None:
    rooms = {room.id: room for room in TABLES.rooms}
    assert rooms["dark_altar"].damage == rooms["torture_chamber"].damage == 1
    assert rooms["crushinator"].once


def test_spells() -> None:
    symbols = {ids.BUILD_SYMBOL: "build", ids.ADVENTURE_SYMBOL: "adventure"}
    symbols[ids.BUILD_SYMBOL + ids.ADVENTURE_SYMBOL] = "build adventure"
    assert [
        (s.id, s.copies, s.copies_of_30, symbols[s.phases], list(SPELL_EFFECTS)[s.effect_number], s.amount)
        for s in TABLES.spells
    ] == SPELLS


def test_bosses() -> None:
    names = list(LEVEL_UPS)
    assert [(b.id, b.xp, ids.CLASSES[b.treasure], names[b.effect_number], b.may) for b in TABLES.bosses] == BOSSES
    assert [b.level_up for b in TABLES.bosses] == [LEVEL_UPS[effect] for _, _, _, effect, _ in BOSSES]


def test_what_abilities_cost() -> None:
    costs = {r.id: (ids.SORTS[r.cost.sort], r.cost.cards, r.cost.rooms) for r in TABLES.rooms if r.cost is not None}
    assert costs == {
        "dracolich_lair": ("room", 2, False),
        "witchs_kitchen": ("monster", 1, False),
        "all_seeing_eye": ("spell", 1, False),
        "boulder_ramp": ("room", 0, True),
        "crushinator": ("room", 0, True),
    }
    destroyed = ["dark_altar", "bottomless_pit", "jackpot_stash", "torture_chamber", "zombie_prison"]
    assert [room.id for room in TABLES.rooms if room.destroys_itself] == destroyed


def test_what_cards_aim_at() -> None:
    names = {id(target): name for name, target in TARGETS.items()}
    aiming = {room.id: names[id(room.target)] for room in TABLES.rooms if room.target is not None}
    aiming |= {spell.id: names[id(spell.target)] for spell in TABLES.spells if spell.target is not None}
    assert aiming == {
        "torture_chamber": "opponent",
        "zombie_prison": "dead_hero",
        "annihilator": "room:trap",
        "assassin": "opponents_hero_inside",
        "cave_in": "own_room",
        "exhaustion": "own_hero_inside",
        "fear": "hero_inside",
        "freeze": "room",
        "giant_size": "room:monster",
        "princess_in_peril": "hero_in_town",
        "soul_harvest": "own_dead_hero",
        "teleportation": "own_hero_inside",
        "trepidation": "opponent_ahead",
        "zombie_attack": "dead_hero",
    }


def test_what_jeopardy_and_the_level_ups_count() -> None:
    assert [(s.id, s.draws_spells, s.draws_rooms) for s in TABLES.spells if s.draws_rooms] == [("jeopardy", 1, 2)]
    amounts = {boss.id: boss.amount for boss in TABLES.bosses}
    assert (amounts["xyzax"], amounts["cerebellus"]) == (2, 3)
    finds = {boss.id: ids.SORTS[boss.finds] for boss in TABLES.bosses if boss.finds >= 0}
    assert finds == {"king_croak": "monster", "cleopatra": "trap"}


def test_heroes_then_epic_heroes() -> None:
    classes = [*ids.CLASSES, "none"]
    found = [(h.id, classes[h.hero_class], h.health, h.symbol) for h in TABLES.heroes]
    assert found == HEROES + EPIC_HEROES
    assert [h.epic for h in TABLES.heroes] == [False] * len(HEROES) + [True] * len(EPIC_HEROES)


# ---- sums


def test_sums() -> None:
    rooms, spells = sum(r.copies for r in TABLES.rooms), sum(s.copies for s in TABLES.spells)
    assert (rooms, spells, len(TABLES.bosses), len(HEROES), len(EPIC_HEROES)) == (75, 31, 8, 25, 16)
    assert (len(TABLES.rooms), len(TABLES.spells)) == (31, 16)
    assert rooms + spells + len(TABLES.bosses) + len(TABLES.heroes) == 155
    assert len(TABLES.rooms) + len(TABLES.spells) + len(TABLES.bosses) + len(TABLES.heroes) == 96
    assert sum(s.copies_of_30 for s in TABLES.spells) == 30
    assert len(TABLES.cards) == rooms + spells


def test_rooms_by_kind() -> None:
    kinds = Counter((ids.SUBTYPES[r.subtype], r.advanced) for r in TABLES.rooms for _ in range(r.copies))
    assert kinds == {("monster", False): 30, ("trap", False): 29, ("monster", True): 10, ("trap", True): 6}


def test_fifteen_rooms_of_each_treasure_and_fifteen_of_several() -> None:
    sorts: Counter[str] = Counter()
    for room in TABLES.rooms:
        classes = [name for name, number in zip(ids.CLASSES, room.treasure, strict=True) if number]
        sorts[classes[0] if len(classes) == 1 else "several"] += room.copies
    assert sorts == dict.fromkeys((*ids.CLASSES, "several"), 15)


def test_treasure_icons() -> None:
    icons = [sum(room.treasure[c] * room.copies for room in TABLES.rooms) for c in range(len(ids.CLASSES))]
    assert icons == [27, 27, 27, 27]


def test_boss_order_by_xp() -> None:
    order = [boss.id for boss in sorted(TABLES.bosses, key=lambda boss: -boss.xp)]
    assert order == ["draculord", "cleopatra", "king_croak", "xyzax", "cerebellus", "seducia", "gorgona", "robobo"]


@pytest.mark.parametrize(
    ("players", "hard", "ordinary", "epic"),
    [(2, "off", 13, 8), (3, "off", 17, 12), (4, "off", 25, 16), (2, "on", 9, 8), (3, "on", 13, 12), (4, "on", 17, 16)],
)
def test_hero_decks(players: int, hard: str, ordinary: int, epic: int) -> None:
    options = GAME.read_options({"players": str(players), "hard_mode": hard})
    state = new_state(TABLES, options, FastChance(1))
    assert (len(state.hero_deck), len(state.epic_deck)) == (ordinary, epic)


def test_every_effect_has_a_use_and_a_card() -> None:
    assert all(effect.uses for effect in ROOM_EFFECTS.values())
    assert {room.effect_number for room in TABLES.rooms} == set(range(len(ROOM_EFFECTS)))
    assert {spell.effect_number for spell in TABLES.spells} == set(range(len(SPELL_EFFECTS)))
    assert {boss.effect_number for boss in TABLES.bosses} == set(range(len(LEVEL_UPS)))


@pytest.mark.parametrize(
    ("base", "named"),
    [(RoomEffect, ROOM_EFFECTS.values()), (SpellEffect, SPELL_EFFECTS.values()), (LevelUp, LEVEL_UPS.values())],
)
def test_content_can_name_every_effect_that_is_implemented(base: type, named: Iterable[type]) -> None:
    """A class without subclasses is an effect."""
    assert effects_below(base) == set(named)


def effects_below(base: type) -> set[type]:
    below: list[type] = base.__subclasses__()
    return set[type]().union(*map(effects_below, below)) if below else {base}


def test_loaded_once() -> None:
    assert load_tables() is TABLES


def test_hash_is_pinned() -> None:
    """It changes only together with the content; then write the new one here."""
    assert TABLES.hash == "13e2cd951777f43a"


# ---- broken content


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
    for file in base.iterdir():
        assert check_content(file) == []


ROOM_KEYS = "type, advanced, copies, damage, treasure, use, effect, amount, once, may, cost, target, destroys"
USES = ", ".join(ids.USES)
EFFECTS = ", ".join(ROOM_EFFECTS)
CLASSES = "cleric, fighter, mage, thief"

BROKEN = [
    # file, old text, new text, line, message
    ("rooms.toml", "damage = 1", "damage = 1\nspeed = 2", 7, f"unknown key 'speed'; there are {ROOM_KEYS}"),
    ("rooms.toml", "damage = 1\n", "", 3, "dark_altar has no 'damage'"),
    ("rooms.toml", "damage = 1", 'damage = "one"', 6, "'damage' must be a whole number, not \"one\""),
    ("rooms.toml", "damage = 1", "damage = 21", 6, "'damage' must be from 0 to 20, not 21"),
    ("rooms.toml", "copies = 3", "copies = 0", 5, "'copies' must be from 1 to 20, not 0"),
    ("rooms.toml", '"trap"', '"pit"', 4, "unknown type 'pit'; there are monster, trap"),
    ("rooms.toml", "{ cleric = 2 }", "{ bard = 2 }", 7, f"unknown treasure 'bard'; there are {CLASSES}"),
    (
        "rooms.toml",
        "{ cleric = 2 }",
        '{ cleric = "2" }',
        7,
        "'treasure' has \"2\" of 'cleric'; it must be from 0 to 20",
    ),
    ("rooms.toml", "{ cleric = 2 }", "2", 7, "'treasure' must be a table, not 2"),
    ("rooms.toml", '"activated"', '"sometimes"', 8, f"unknown use 'sometimes'; there are {USES}"),
    ("rooms.toml", '"dark_altar"', '"altar"', 9, f"unknown effect 'altar'; there are {EFFECTS}"),
    ("rooms.toml", 'effect = "dark_altar"\n', "", 3, "dark_altar has no 'effect'"),
    ("rooms.toml", 'use = "activated"\n', "", 3, "dark_altar has no 'use'"),
    ("rooms.toml", '"activated"', '"built"', 8, "the effect 'dark_altar' needs the use 'activated', not 'built'"),
    ("rooms.toml", "once = true", "once = 1", 19, "'once' must be true or false, not 1"),
    ("rooms.toml", "[dark_altar]", "[Dark_Altar]", 3, "the id 'Dark_Altar' must be in lower case, words joined by '_'"),
    ("rooms.toml", "[open_grave]", "[dark_altar]", 12, "this is not valid TOML: Cannot declare ('dark_altar',) twice"),
    ("rooms.toml", "copies = 3", "copies =", 5, "this is not valid TOML: Invalid value"),
    (
        "rooms.toml",
        '"hand:room:2"',
        '"hand:hero:2"',
        48,
        f'unknown cost "hand:hero:2"; it is hand:SORT:NUMBER or room:SORT, with a sort of {", ".join(ids.SORTS)}',
    ),
    (
        "rooms.toml",
        "once = true",
        'cost = "room"',
        19,
        "only abilities have a cost, and this effect has the use 'death'",
    ),
    ("rooms.toml", '"self"', '"others"', 10, '\'destroys\' can only be "self", not "others"'),
    (
        "rooms.toml",
        "once = true",
        'destroys = "self"',
        19,
        "only abilities destroy their room, and this effect has the use 'death'",
    ),
    (
        "rooms.toml",
        'destroys = "self"',
        'target = "room"',
        10,
        "the effect 'dark_altar' aims at nothing, not at \"room\"",
    ),
    (
        "spells.toml",
        '"own_room"',
        '"room"',
        20,
        "the effect 'cave_in' can aim at own_room, not at \"room\"",
    ),
    ("spells.toml", "spell = 1", "card = 1", 56, "unknown draws 'card'; there are spell, room"),
    ("spells.toml", '"freeze"', '"frozen"', 42, f"unknown effect 'frozen'; there are {', '.join(SPELL_EFFECTS)}"),
    ("bosses.toml", '"monster"', '"hero"', 17, "unknown finds 'hero'; there are monster, trap"),
    ("bosses.toml", "amount = 2", 'finds = "trap"', 10, "the effect 'xyzax' finds no room"),
    ("spells.toml", '["adventure"]', "[]", 3, "'phases' must name build, adventure or both"),
    ("spells.toml", '["adventure"]', '"adventure"', 3, "'phases' must be a list, not \"adventure\""),
    ("spells.toml", '["adventure"]', '["build", "bait"]', 3, "unknown phase 'bait'; there are build, adventure"),
    ("spells.toml", "copies_of_30 = 2", "copies_of_30 = 4", 13, "'copies_of_30' must be from 0 to 3, not 4"),
    ("spells.toml", "amount = 3", "amount = 0", 5, "'amount' must be from 1 to 20, not 0"),
    ("bosses.toml", "xp = 750", "xp = 900", 7, "another boss has 900 XP; all must differ (BM-R75)"),
    ("bosses.toml", '"cleric"', '"bard"', 3, f"unknown treasure 'bard'; there are {CLASSES}"),
    ("bosses.toml", "xp = 900\n", "", 1, "draculord has no 'xp'"),
    ("heroes.toml", "symbol = 2", "symbol = 5", 6, "'symbol' must be from 2 to 4, not 5"),
    ("heroes.toml", "health = 4", "health = 0", 5, "'health' must be from 1 to 20, not 0"),
    ("heroes.toml", "[the_fool]", "the_fool = 1\n[x]", 123, "unknown key 'the_fool'; there are class, health, symbol"),
    ("epic_heroes.toml", 'class = "cleric"\n', "", 3, "katelyn_angelic_healer has no 'class'"),
    ("epic_heroes.toml", '"cleric"', '"bard"', 4, f"unknown class 'bard'; there are {CLASSES}"),
]


@pytest.mark.parametrize(("file", "old", "new", "line", "message"), BROKEN)
def test_broken_content(base: Path, file: str, old: str, new: str, line: int, message: str) -> None:
    spoil(base, file, old, new)
    assert f"{base / file}:{line}: {message}" in check_content(base)
    assert f"{base / file}:{line}: {message}" in check_content(base / file)


BROKEN_COUNTS = [
    ("rooms.toml", "copies = 3", "copies = 2", "75 rooms, not 74"),
    ("spells.toml", "copies = 2", "copies = 3", "31 spells, not 32"),
    ("bosses.toml", '[draculord]\nxp = 900\ntreasure = "cleric"\neffect = "draculord"\n', "", "8 bosses, not 7"),
    ("heroes.toml", "[the_fool]\nhealth = 2\nsymbol = 2\n", "", "25 ordinary heroes, not 24"),
    ("epic_heroes.toml", '[blackbeard_jake]\nclass = "thief"\nhealth = 11\nsymbol = 3\n', "", "16 epic heroes, not 15"),
]


@pytest.mark.parametrize(("file", "old", "new", "error"), BROKEN_COUNTS)
def test_wrong_counts(base: Path, file: str, old: str, new: str, error: str) -> None:
    spoil(base, file, old, new)
    assert check_content(base) == [f"{base / file}:1: the base set has {error}"]


def test_id_twice_in_two_files(base: Path) -> None:
    spoil(base, "spells.toml", "[annihilator]", "[dark_altar]")
    message = f"there is another card 'dark_altar' at {base}/rooms.toml:3"
    assert check_content(base) == [f"{base}/spells.toml:1: {message}"]


def test_hero_twice(base: Path) -> None:
    spoil(base, "epic_heroes.toml", "[blackbeard_jake]", "[the_fool]")
    [error] = check_content(base)
    assert error.startswith(f"{base}/epic_heroes.toml:")
    assert f": there is another hero 'the_fool' at {base}/heroes.toml:" in error


def test_missing_file(base: Path) -> None:
    (base / "epic_heroes.toml").unlink()
    assert check_content(base) == [f"{base}/epic_heroes.toml: the file cannot be read: No such file or directory"]


def test_not_text(base: Path) -> None:
    (base / "bosses.toml").write_bytes(b"[x]\nxp = \xff\n")
    assert check_content(base) == [f"{base}/bosses.toml:2: the file is not UTF-8 text"]


def test_names_that_both_games_use_are_told_apart_by_their_folder(tmp_path: Path) -> None:
    """heroes.toml and bosses.toml exist in both games."""
    platformer = Path(str(files("bossrush.games.platformer") / "content"))
    for name in ("heroes.toml", "bosses.toml"):
        assert check_content(BASE / name) == []
        assert check_content(platformer / name) == []
    for folder in (BASE, platformer):
        assert check_content(folder) == []
    alone = Path(shutil.copy(BASE / "epic_heroes.toml", tmp_path))
    assert check_content(alone) == []


# ---- packs


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the example pack, to spoil."""
    return Path(shutil.copytree(CELLAR, tmp_path / "cellar"))


def test_example_pack_has_no_errors() -> None:
    assert check_content(CELLAR) == []
    for file in CELLAR.iterdir():
        assert check_content(file) == []


def test_entries_come_after_the_base_set() -> None:
    tables = load_tables([CELLAR])
    assert [room.id for room in tables.rooms] == [room.id for room in TABLES.rooms] + ["wine_cellar"]
    assert [spell.id for spell in tables.spells] == [spell.id for spell in TABLES.spells] + ["cold_draught"]
    assert len(tables.cards) == len(TABLES.cards) + 4
    assert tables.hash != TABLES.hash
    assert load_tables() is TABLES
    assert len(TABLES.rooms) == 31


def test_hash_does_not_depend_on_how_it_is_written(pack: Path) -> None:
    spoil(pack, "rooms.toml", "copies = 2", "copies = +2 # a pair")
    assert load_tables([pack]).hash == load_tables([CELLAR]).hash


def test_what_code_said_before_content_could_is_no_part_of_the_hash(pack: Path) -> None:
    """A pack of before leaves it out; records with it still load."""
    lair = '[lair]\ntype = "trap"\ncopies = 1\ndamage = 1\ntreasure = { thief = 1 }\n'
    lair += 'use = "activated"\neffect = "dracolich"\namount = 3\n'
    hashes = []
    for line in ("", 'cost = "hand:room:3"\n', 'cost = "hand:room:2"\n', 'destroys = "self"\n'):
        (pack / "rooms.toml").write_text(lair + line)
        hashes.append(load_tables([pack]).hash)
    assert hashes[0] == hashes[1]
    assert len(set(hashes)) == 3


def test_a_game_with_the_pack_is_played_to_its_end() -> None:
    game = load_game("bossmonster", [CELLAR])
    assert isinstance(game, BossMonster)
    decks = game.new_state(game.read_options({}), FastChance(3))
    assert (len(decks.room_deck), len(decks.spell_deck)) == (77, 33)
    shown: set[str] = set()
    for seed in range(3):
        state = game.new_state(game.read_options({"players": "4"}), FastChance(seed))
        chance = FastChance(seed)
        state.run()
        while not state.over:
            seat = state.seats[0]
            legal = state.legal(seat)
            state.answer(seat, legal[chance.below(len(legal))])
            state.run()
        shown |= {game.tables.kinds[game.tables.cards[card]] for card in state.discard}
    assert {"wine_cellar", "cold_draught"} <= shown


def test_first_error_is_raised(pack: Path) -> None:
    spoil(pack, "rooms.toml", "damage = 2", "damage = -1")
    with pytest.raises(ContentError) as error:
        load_tables([pack])
    assert str(error.value) == f"{pack}/rooms.toml:4: 'damage' must be from 0 to 20, not -1"


def test_same_pack_twice(pack: Path) -> None:
    with pytest.raises(ContentError) as error:
        load_tables([pack, pack])
    place = f"{pack}/rooms.toml:1"
    assert str(error.value) == f"{place}: there is another card 'wine_cellar' at {place}"


def test_folder_without_pack_file(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as error:
        load_tables([tmp_path])
    assert str(error.value) == f"{tmp_path}: this is no pack, it has no file pack.toml"


def test_pack_for_the_other_game(pack: Path) -> None:
    with pytest.raises(ContentError) as error:
        load_tables([LANTERN])
    assert str(error.value) == f"{LANTERN}/pack.toml:2: this is a pack for platformer, not for bossmonster"
    with pytest.raises(ContentError) as error:
        load_game("platformer", [pack])
    assert str(error.value) == f"{pack}/pack.toml:2: this is a pack for bossmonster, not for platformer"


def test_empty_pack(pack: Path) -> None:
    (pack / "rooms.toml").unlink()
    (pack / "spells.toml").unlink()
    message = "the pack is empty; it needs at least one room, spell, boss or hero"
    assert check_content(pack) == [f"{pack}/pack.toml:1: {message}"]


def test_misspelt_file(pack: Path) -> None:
    (pack / "room.toml").write_text("")
    names = "rooms.toml, spells.toml, bosses.toml, heroes.toml, epic_heroes.toml"
    assert check_content(pack) == [f"{pack}/room.toml:1: unknown file; a pack has pack.toml and any of {names}"]


def test_ids_of_the_base_set_are_taken(pack: Path) -> None:
    spoil(pack, "rooms.toml", "[wine_cellar]", "[open_grave]")
    [error] = check_content(pack)
    assert error.startswith(f"{pack}/rooms.toml:1: there is another card 'open_grave' at ")
    assert error.endswith("rooms.toml:12")


def test_boss_and_heroes_of_a_pack(pack: Path) -> None:
    (pack / "bosses.toml").write_text('[cellarer]\nxp = 700\ntreasure = "thief"\neffect = "gorgona"\n')
    (pack / "heroes.toml").write_text('[thirsty_tim]\nclass = "thief"\nhealth = 5\nsymbol = 4\n')
    (pack / "epic_heroes.toml").write_text('[tim_the_sober]\nclass = "mage"\nhealth = 12\nsymbol = 2\n')
    tables = load_tables([pack])
    assert tables.bosses[-1].id == "cellarer"
    assert [(h.id, h.epic) for h in tables.heroes[-2:]] == [("thirsty_tim", False), ("tim_the_sober", True)]


def test_xp_of_the_base_set_is_taken(pack: Path) -> None:
    (pack / "bosses.toml").write_text('[cellarer]\nxp = 500\ntreasure = "thief"\neffect = "gorgona"\n')
    assert check_content(pack) == [f"{pack}/bosses.toml:2: another boss has 500 XP; all must differ (BM-R75)"]


def test_too_many_cards(pack: Path) -> None:
    entry = '[spell_{}]\ncopies = 1\nphases = ["build"]\neffect = "freeze"\n'
    (pack / "spells.toml").write_text("".join(entry.format(i) for i in range(17)))
    message = "'spell_16' is one card too many; there may be 64 different ones"
    assert check_content(pack) == [f"{pack}/spells.toml:{16 * 4 + 1}: {message}"]


NAMED = [  # file, text, line of the name that nobody implements, what it is
    (
        "rooms.toml",
        '[a]\ntype = "trap"\ncopies = 1\ndamage = 1\ntreasure = { mage = 1 }\nuse = "death"\neffect = "sing"\n',
        7,
        "effect 'sing'",
    ),
    ("spells.toml", '[a]\ncopies = 1\nphases = ["build"]\neffect = "sing"\n', 4, "effect 'sing'"),
    ("bosses.toml", '[a]\nxp = 711\ntreasure = "thief"\neffect = "sing"\n', 4, "effect 'sing'"),
]


@pytest.mark.parametrize(("file", "text", "line", "what"), NAMED)
def test_an_effect_of_a_pack_that_nobody_implements_is_named_with_its_place(
    pack: Path, file: str, text: str, line: int, what: str
) -> None:
    (pack / file).write_text(text)
    with pytest.raises(ContentError) as error:
        load_tables([pack])
    assert str(error.value).startswith(f"{pack}/{file}:{line}: unknown {what}; there are ")
