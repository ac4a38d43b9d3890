"""PF-4 Setup. Random draws are looked at over many seeds: everything possible occurs, and nothing else."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from itertools import product

import pytest

from bossrush.games.platformer.content.loader import load_tables
from bossrush.games.platformer.rules.game import Platformer
from bossrush.games.platformer.rules.ids import BLANK, COIN_SPACE, GEM_SPACE, ITEM, MARKS, POTION, SPAWN
from bossrush.games.platformer.rules.state import State
from bossrush.kernel.chance import FastChance
from bossrush.kernel.game import GameError

TABLES = load_tables()
GAME = Platformer(TABLES)
SEEDS = range(400)
LEVEL_1 = range(32)
SLOTS_OF = {ITEM: range(3), POTION: range(3, 6)}
BOSS_TOKENS = {
    "medusa": {"poison": 4, "petrification": 4, "mirror": 4, "sigil": 0},
    "ikee": {"poison": 0, "petrification": 0, "mirror": 0, "sigil": 4},
}


def new_game(seed: int, **options: str) -> State:
    return GAME.new_state(GAME.read_options(options), FastChance(seed))


@cache
def games(**options: str) -> tuple[State, ...]:
    """One of every seed; to be looked at, not played."""
    return tuple(new_game(seed, **options) for seed in SEEDS)


def view_of(g: State) -> dict[str, object]:
    """As a spectator gets it: plain data."""
    data = json.loads(json.dumps(GAME.view(g, -1)))
    assert isinstance(data, dict)
    return data


def tiles_of(tile_set: str, boss: bool) -> set[int]:
    return {i for i, tile in enumerate(TABLES.tiles) if tile_set in ("mixed", tile.set) and tile.boss == boss}


# ---- players


@pytest.mark.rules("PF-4.1")
def test_one_to_four_players() -> None:
    for players in (1, 2, 3, 4):
        g = new_game(1, players=str(players))
        assert (g.players, len(g.heroes)) == (players, players)
        solo = players == 1
        assert (len(g.event_deck) == 12) == solo
        assert (view_of(g)["solo"] is not None) == solo
    for players in (0, 5):
        with pytest.raises(GameError):
            new_game(1, players=str(players))


# ---- the tower


@pytest.mark.rules("PF-4.2", "PF-4.6", "PF-R2")
@pytest.mark.parametrize("tile_set", ["forest", "void", "mixed"])
def test_tiles_are_drawn_from_the_chosen_set(tile_set: str) -> None:
    """Six ordinary tiles for three levels, two boss tiles on top; any tile can lie in any of these places."""
    for g in games(tiles=tile_set):
        assert len(set(g.tile_ids)) == len(g.tile_ids) == 8
    for place in range(8):
        drawn = {g.tile_ids[place] for g in games(tiles=tile_set)}
        assert drawn == tiles_of(tile_set, boss=place >= 6)


@pytest.mark.rules("PF-R2")
def test_forest_is_the_default_and_mixing_is_possible() -> None:
    def sets(g: State) -> frozenset[str]:
        return frozenset(TABLES.tiles[i].set for i in g.tile_ids)

    assert {sets(g) for g in games()} == {frozenset({"forest"})}
    assert frozenset({"forest", "void"}) in {sets(g) for g in games(tiles="mixed")}
    with pytest.raises(GameError):
        new_game(1, tiles="desert")


@pytest.mark.rules("PF-4.2", "PF-4.3", "PF-4.4", "PF-4.6")
def test_only_level_1_lies_face_up() -> None:
    for seed in range(20):
        g = new_game(seed)
        levels = view_of(g)["levels"]
        assert levels == [
            {
                "level": 1,
                "state": "revealed",
                "boss": False,
                "tiles": [TABLES.tiles[i].id for i in g.tile_ids[:2]],
                "enemy": TABLES.enemies[g.level_enemies[0]].id,
            },
            {"level": 2, "state": "hidden", "boss": False},
            {"level": 3, "state": "hidden", "boss": False},
            {"level": 4, "state": "hidden", "boss": True},
        ]


@pytest.mark.rules("PF-4.4")
def test_one_enemy_card_of_each_tier() -> None:
    tiers = [[i for i, enemy in enumerate(TABLES.enemies) if enemy.tier == tier] for tier in (1, 2, 3)]
    assert [len(kinds) for kinds in tiers] == [2, 2, 2]
    assert {tuple(g.level_enemies) for g in games()} == set(product(*tiers))


@pytest.mark.rules("PF-4.13")
def test_level_1_is_stocked() -> None:
    for seed, tiles in product(range(40), ("forest", "void")):
        g = new_game(seed, tiles=tiles)
        for cell in range(g.tower.cells):
            stocked = cell in LEVEL_1
            assert g.coins_on[cell] == int(stocked and g.tower.has(cell, COIN_SPACE))
            assert g.gems_on[cell] == int(stocked and g.tower.has(cell, GEM_SPACE))
            assert g.enemy_at(cell) == (g.level_enemies[0] if stocked and g.tower.has(cell, SPAWN) else -1)
        assert len(g.enemies) == 4


# ---- the boss


@pytest.mark.rules("PF-4.5")
def test_boss_is_chosen_or_drawn() -> None:
    assert {TABLES.enemies[g.boss].id for g in games()} == {"medusa", "ikee"}
    for name in ("medusa", "ikee"):
        assert {TABLES.enemies[g.boss].id for g in games(boss=name)} == {name}
    with pytest.raises(GameError):
        new_game(1, boss="zombie")


@pytest.mark.rules("PF-4.7")
@pytest.mark.parametrize("boss", ["medusa", "ikee"])
def test_only_what_belongs_to_the_chosen_boss(boss: str) -> None:
    own = {i for i, card in enumerate(TABLES.boss_cards) if TABLES.enemies[card.boss].id == boss}
    assert len(own) == (5 if boss == "medusa" else 6)
    for g in games(boss=boss):
        assert sorted(g.boss_deck + g.boss_discard) == sorted(own)
        assert {MARKS[mark]: number for mark, number in enumerate(g.mark_supply)} == BOSS_TOKENS[boss]
        assert view_of(g)["boss"] == boss
        assert g.boss_cell() == -1
    assert {g.boss_deck[-1] for g in games(boss=boss)} == own


# ---- cards


@pytest.mark.rules("PF-4.8", "PF-4.9")
@pytest.mark.parametrize("type", [ITEM, POTION])
def test_decks_and_display(type: int) -> None:
    """Fifteen cards of each type: three lie in the shop, twelve in their own deck, in any order."""
    kinds = {i for i, card in enumerate(TABLES.cards) if card.type == type}
    copies = Counter({i: TABLES.cards[i].copies for i in kinds})
    assert copies.total() == 15

    def deck(g: State) -> tuple[int, ...]:
        return g.item_deck if type == ITEM else g.potion_deck

    for g in games():
        assert len(deck(g)) == 12
        assert Counter([*deck(g), *(g.shop[slot] for slot in SLOTS_OF[type])]) == copies
    for slot in SLOTS_OF[type]:
        assert {g.shop[slot] for g in games()} == kinds
    for place in range(12):
        assert {deck(g)[place] for g in games()} == kinds


# ---- the supply


@pytest.mark.rules("PF-4.10")
def test_all_other_tokens_are_in_the_supply() -> None:
    assert (TABLES.coins, TABLES.gems, sum(enemy.tokens for enemy in TABLES.enemies if enemy.tier > 0)) == (35, 50, 28)
    for seed, players in product(range(20), "1234"):
        g = new_game(seed, players=players)
        assert g.coin_supply == 35 - sum(g.coins) - sum(g.coins_on[cell] for cell in LEVEL_1)
        assert g.gem_supply == 50 - sum(g.gems) - sum(g.gems_on[cell] for cell in LEVEL_1)
        for kind, enemy in enumerate(TABLES.enemies):
            placed = 4 if kind == g.level_enemies[0] else 0
            assert g.enemy_supply[kind] == enemy.tokens - placed


# ---- what each player gets


@pytest.mark.rules("PF-4.11")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_heroes_with_their_hearts(players: int) -> None:
    for g in games(players=str(players)):
        assert len(set(g.heroes)) == players
        assert g.hearts == [TABLES.heroes[hero].health for hero in g.heroes]
    for seat in range(players):
        assert {g.heroes[seat] for g in games(players=str(players))} == set(range(6))


@pytest.mark.rules("PF-4.11")
def test_heroes_may_be_named() -> None:
    def names(g: State) -> tuple[str, ...]:
        return tuple(g.hero_card(seat).id for seat in range(g.players))

    assert {names(g) for g in games(heroes="pip,avys")} == {("pip", "avys")}
    drawn = {names(g) for g in games(heroes="random,avys")}
    assert drawn == {(hero.id, "avys") for hero in TABLES.heroes if hero.id != "avys"}


@pytest.mark.rules("PF-4.12")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_special_dice_are_blank(players: int) -> None:
    assert new_game(3, players=str(players)).special == [BLANK] * players


@pytest.mark.rules("PF-4.14")
def test_first_player_is_drawn_unless_told() -> None:
    def first(seed: int, players: int, wanted: int = 0) -> int:
        g = new_game(seed, players=str(players), first=str(wanted))
        g.run()
        return g.seats[0]

    for players in (2, 3, 4):
        assert {first(seed, players) for seed in range(60)} == set(range(players))
        for seat in range(players):
            assert {first(seed, players, seat + 1) for seed in range(20)} == {seat}
    with pytest.raises(GameError):
        new_game(1, players="2", first="3")


@pytest.mark.rules("PF-4.15")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_turn_order_is_clockwise_from_the_first_player(first: int) -> None:
    """Everybody spawns as they must, then ends the turn."""
    g = new_game(5, players="4", first=str(first + 1))
    end = GAME.parse_action("end")
    order: list[int] = []
    g.run()
    while len(order) < 9:
        if not order or g.turn > len(order):
            order.append(g.active)
        legal = g.legal(g.seats[0])
        g.play(end if end in legal else legal[0])
    assert order == [(first + turn) % 4 for turn in range(9)]


@pytest.mark.rules("PF-4.16", "PF-4.17", "PF-4.18", "PF-4.19", "PF-R10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_bonus_by_turn_order(players: int) -> None:
    """Nothing, a coin, a gem, both: counted from the first player on, not by seat."""
    bonus = [(0, 0), (1, 0), (0, 1), (1, 1)]
    for first in range(players):
        g = new_game(2, players=str(players), first=str(first + 1))
        order = [(first + place) % players for place in range(players)]
        assert [(g.coins[seat], g.gems[seat]) for seat in order] == bonus[:players]


@pytest.mark.rules("PF-4.16", "PF-R10")
def test_single_player_gets_no_bonus() -> None:
    g = new_game(2, players="1")
    assert (g.coins, g.gems) == ([0], [0])


@pytest.mark.rules("PF-4.21", "PF-R10")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nothing_else_at_the_start(players: int) -> None:
    for seed, artifacts in product(range(20), ("on", "off")):
        g = new_game(seed, players=str(players), artifacts=artifacts)
        assert g.cards == [[] for _ in range(players)]
        assert g.marks == [()] * players
        assert sum(g.coins) == (0, 1, 1, 2)[players - 1]
        assert sum(g.gems) == (0, 0, 1, 2)[players - 1]


@pytest.mark.rules("PF-4.20")
def test_help_cards_have_no_part_in_the_game() -> None:
    """No card, option, action or event of the game knows them, and no player's hand holds one."""
    g = new_game(4, players="4")
    words = [card.id for card in TABLES.cards] + [event.id for event in TABLES.events]
    words += [option.name for option in GAME.options()] + [kind.name for kind in GAME.event_kinds()]
    words += [GAME.action_text(action) for action in range(GAME.actions)] + list(GAME.dump(g))
    assert not [word for word in words if "help" in word]
    assert g.cards == [[], [], [], []]
