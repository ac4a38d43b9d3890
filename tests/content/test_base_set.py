"""The base set has the numbers of the content document."""

from __future__ import annotations

import pytest

from bossrush.games.platformer.content.loader import load_tables
from bossrush.games.platformer.rules import ids

TABLES = load_tables()

HEROES = [
    ("etorn", 4, ("boot", "sword"), "bounty", 1),
    ("sweety", 4, ("boot", "sword", "monster"), "shepherd", 2),
    ("angelo", 5, ("boot", "sword"), "glide", 1),
    ("avys", 6, ("coin", "monster"), "blood_price", 2),
    ("pip", 4, ("boot", "sword"), "reroll", 2),
    ("minka", 5, ("boot", "coin", "monster"), "nimble", 1),
]

FOES = [  # id, tier, damage, health, coins, gems, ability, amount, tokens
    ("zombie", 1, 1, 2, 1, 1, "shatter", 1, 5),
    ("cave_bat", 1, 1, 1, 0, 1, "fly", 1, 5),
    ("ent", 2, 1, 2, 1, 1, "ambush", 1, 5),
    ("stone_golem", 2, 1, 3, 2, 1, "heavy", 2, 5),
    ("werewolf", 3, 3, 3, 1, 2, "curse", 1, 4),
    ("minotaur", 3, 2, 4, 2, 2, "charge", 2, 4),
    ("defender", 0, 2, 3, 0, 2, "none", 1, 4),
    ("medusa", 0, 2, 4, 0, 0, "none", 1, 1),
    ("ikee", 0, 3, 6, 0, 0, "fly", 1, 1),
]

CARDS = [  # id, type, copies, price, use, effect, amount
    ("boots_of_haste", "item", 2, 4, "exhaust", "move", 1),
    ("ninja_gear", "item", 2, 4, "exhaust", "climb_under_platform", 1),
    ("greedymmer", "item", 1, 5, "exhaust", "next_attack", 1),
    ("loaded_dice", "item", 2, 3, "exhaust", "reroll", 1),
    ("lasso", "item", 1, 3, "exhaust", "move_enemy", 2),
    ("chainmail", "item", 1, 4, "passive", "armour", 1),
    ("climbing_claws", "item", 1, 3, "passive", "claws", 1),
    ("merchants_seal", "item", 1, 4, "passive", "discount", 1),
    ("magnet", "item", 1, 3, "exhaust", "magnet", 1),
    ("gem_cutter", "item", 1, 6, "enhance", "free_first_gem", 1),
    ("hourglass", "item", 1, 5, "exhaust", "turn_die", 1),
    ("heart_amulet", "item", 1, 3, "passive", "health", 1),
    ("stoneskin", "potion", 3, 2, "react", "ignore_attack", 1),
    ("healing", "potion", 3, 2, "discard", "cure", 2),
    ("swiftness", "potion", 2, 2, "discard", "move", 3),
    ("rage", "potion", 2, 4, "discard", "next_attack", 2),
    ("levitation", "potion", 1, 1, "discard", "hold", 1),
    ("invisibility", "potion", 2, 2, "discard", "vanish", 1),
    ("second_wind", "potion", 1, 3, "discard", "second_wind", 1),
    ("crystal_elixir", "potion", 1, 3, "discard", "gain_gems", 2),
]


ARTIFACTS = [  # id, condition, threshold, use, effect, amount, cost
    ("coin_gun", "last_coin", 1, "exhaust", "next_attack", 1, 1),
    ("champions_belt", "defeats", 2, "passive", "slayer", 1, 0),
    ("pathfinders_banner", "reveal", 1, "exhaust", "move_up", 1, 0),
    ("bullys_glove", "push_hero", 1, "passive", "shove", 2, 0),
    ("phoenix_feather", "faint", 1, "passive", "phoenix", 1, 0),
    ("dragons_purse", "coins", 8, "exhaust", "gain_gems", 1, 1),
    ("soul_lantern", "last_heart", 1, "exhaust", "heal", 1, 0),
    ("spider_rope", "fall", 3, "passive", "rope", 1, 0),
    ("prism", "gems_discarded", 3, "enhance", "cheaper_gem", 1, 0),
    ("smiths_anvil", "forges", 2, "enhance", "forge_different", 1, 0),
]

BOSS_CARDS = [  # id, boss, symbols, range, number of lines
    ("snake_attack", "medusa", "left", "around", 2),
    ("petrify", "medusa", "right", "row", 2),
    ("tail_lash", "medusa", "attack", "adjacent", 2),
    ("slither", "medusa", "attack", "adjacent", 2),
    ("venom_rain", "medusa", "left right", "tile", 1),
    ("shockwave", "ikee", "boot", "tile", 2),
    ("rift_leap", "ikee", "boot", "around", 2),
    ("overlords_strike", "ikee", "sword", "adjacent", 1),
    ("tribute", "ikee", "coin", "any", 1),
    ("call_of_the_underworld", "ikee", "monster", "any", 2),
    ("falling_star", "ikee", "star", "row", 2),
]

EVENTS = [  # effect, amount, dice fewer
    ("savagery", 1, 0),
    ("earthquake", 1, 2),
    ("closed_shutters", 1, 0),
    ("bargain_day", 1, 0),
    ("gold_rush", 2, 0),
    ("tailwind", 1, 0),
    ("reinforcements", 1, 0),
    ("rust", 1, 2),
    ("crystal_rain", 1, 0),
    ("double_trouble", 1, 1),
    ("foggy_mind", 1, 2),
    ("blood_moon", 1, 2),
]


def test_heroes() -> None:
    assert [
        (h.id, h.health, tuple(ids.FACE_NAMES[f] for f in h.star), ids.HERO_ABILITIES[h.ability], h.amount)
        for h in TABLES.heroes
    ] == HEROES


def test_enemies_then_summons_then_bosses() -> None:
    assert [
        (f.id, f.tier, f.damage, f.health, f.coins, f.gems, ids.ENEMY_ABILITIES[f.ability], f.amount, f.tokens)
        for f in TABLES.enemies
    ] == FOES
    assert [TABLES.enemies[sheet.enemy].id for sheet in TABLES.sheets] == ["medusa", "ikee"]


def test_boss_sheets() -> None:
    medusa, ikee = TABLES.sheets
    assert [ids.BOSS_TURNS[sheet.turn] for sheet in TABLES.sheets] == ["enemy_die", "two_cards"]
    assert medusa.marks == [4, 4, 4, 0]
    assert ikee.marks == [0, 0, 0, 4]
    assert [(ids.MARKS[sheet.icon_mark], sheet.icon_price) for sheet in TABLES.sheets] == [("mirror", 1), ("sigil", 1)]
    assert (medusa.sheet_swords, medusa.sheet_gems, medusa.mirror_gems) == (2, 1, 1)
    assert (ikee.sheet_swords, ikee.sigil_wounds) == (0, 6)
    assert medusa.summon == -1
    assert TABLES.enemies[ikee.summon].id == "defender"


def test_boss_cards() -> None:
    found = []
    for card in TABLES.boss_cards:
        names = ids.DIE_NAMES if TABLES.enemies[card.boss].id == "medusa" else ids.FACE_NAMES
        symbols = " ".join(names[symbol] for symbol in card.symbols)
        found.append((card.id, TABLES.enemies[card.boss].id, symbols, ids.REACHES[card.reach], len(card.lines)))
    assert found == BOSS_CARDS


def test_lines_of_a_boss_card() -> None:
    shockwave = next(card for card in TABLES.boss_cards if card.id == "shockwave")
    lines = [(ids.WHOM[n.whom], ids.LINE_EFFECTS[n.effect], n.amount) for n in shockwave.lines]
    assert lines == [("range", "wound", 1), ("them", "drop", 1)]


def test_artifacts_after_the_other_cards() -> None:
    artifacts = TABLES.cards[len(CARDS) :]
    assert [
        (
            c.id,
            ids.CONDITIONS[c.condition],
            c.threshold,
            ids.CARD_USES[c.use],
            ids.CARD_EFFECTS[c.effect],
            c.amount,
            c.cost,
        )
        for c in artifacts
    ] == ARTIFACTS
    assert {(c.type, c.price, c.copies) for c in artifacts} == {(ids.ARTIFACT, 0, 1)}


def test_events() -> None:
    assert [(ids.EVENT_EFFECTS[e.effect], e.amount, e.fewer_dice) for e in TABLES.events] == EVENTS
    assert [event.id for event in TABLES.events] == [id for id, _, _ in EVENTS]


def test_items_then_potions() -> None:
    assert [
        (c.id, ids.CARD_TYPES[c.type], c.copies, c.price, ids.CARD_USES[c.use], ids.CARD_EFFECTS[c.effect], c.amount)
        for c in TABLES.cards[: len(CARDS)]
    ] == CARDS


@pytest.mark.parametrize("type", [ids.ITEM, ids.POTION])
def test_fifteen_cards_in_each_deck(type: int) -> None:
    assert sum(card.copies for card in TABLES.cards if card.type == type) == 15


def test_enemy_tokens() -> None:
    assert sum(enemy.tokens for enemy in TABLES.enemies if enemy.tier) == 28


def test_dice() -> None:
    assert [ids.FACE_NAMES[f] for f in TABLES.action_die] == ["boot", "coin", "sword", "coin", "monster", "star"]
    assert [ids.DIE_NAMES[f] for f in TABLES.enemy_die] == ["attack", "attack", "left", "left", "right", "right"]


def test_supplies() -> None:
    assert (TABLES.coins, TABLES.gems) == (35, 50)


def test_tiles() -> None:
    assert [t.id for t in TABLES.tiles] == [f"{letter}{n:02}" for letter in "FV" for n in range(1, 17)]
    assert [t.id for t in TABLES.tiles if t.boss] == ["F13", "F14", "F15", "F16", "V13", "V14", "V15", "V16"]
    assert {t.set for t in TABLES.tiles[:16]} == {"forest"}
    assert {t.set for t in TABLES.tiles[16:]} == {"void"}


def test_loaded_once() -> None:
    assert load_tables() is TABLES


def test_hash_is_pinned() -> None:
    """It changes only together with the content; then write the new one here."""
    assert TABLES.hash == "ec826ffe124a41d0"
