"""PF-24 Artifacts and PF-25 Longer map: set-up. Random draws are looked at over many seeds."""

from __future__ import annotations

from itertools import combinations, permutations, product

import pytest

from bossrush.games.platformer.content.loader import load_tables
from bossrush.games.platformer.rules.game import Platformer
from bossrush.games.platformer.rules.ids import ARTIFACT
from bossrush.games.platformer.rules.state import State
from bossrush.kernel.chance import FastChance
from bossrush.kernel.game import GameError

TABLES = load_tables()
GAME = Platformer(TABLES)
ARTIFACTS = [i for i, card in enumerate(TABLES.cards) if card.type == ARTIFACT]
SEEDS = range(600)


def new_game(seed: int, **options: str) -> State:
    return GAME.new_state(GAME.read_options(options), FastChance(seed))


@pytest.mark.rules("PF-24.1")
def test_two_of_ten_artifacts_lie_in_the_middle() -> None:
    """Any two; the other eight are in nobody's hands and in no deck."""
    assert len(ARTIFACTS) == 10
    pairs = set()
    for seed in SEEDS:
        g = new_game(seed, artifacts="on", players="4")
        pairs.add(tuple(sorted(g.middle)))
        elsewhere = [*g.item_deck, *g.potion_deck, *g.shop, *(k for cards in g.cards for k in cards)]
        assert not set(ARTIFACTS) & set(elsewhere)
        assert GAME.view(g, 0)["artifacts"] == [TABLES.cards[kind].id for kind in g.middle]
    assert pairs == set(combinations(ARTIFACTS, 2))


@pytest.mark.rules("PF-24.1")
def test_artifacts_are_a_variant() -> None:
    assert new_game(1).middle == ()


@pytest.mark.rules("PF-24.5")
def test_artifacts_have_no_price_and_no_place_in_the_shop() -> None:
    assert {TABLES.cards[kind].price for kind in ARTIFACTS} == {0}
    for seed in range(100):
        assert not set(ARTIFACTS) & set(new_game(seed, artifacts="on").shop)


@pytest.mark.rules("PF-25.1")
@pytest.mark.parametrize("tiles", ["forest", "void", "mixed"])
def test_the_longer_map_has_one_more_level(tiles: str) -> None:
    for seed in range(50):
        g = new_game(seed, longer_map="on", tiles=tiles)
        assert [TABLES.tiles[i].boss for i in g.tile_ids] == [False] * 8 + [True] * 2
        assert len(set(g.tile_ids)) == 10
        assert (g.tower.levels, g.tower.boss_level) == (5, 4)
        assert len(g.level_enemies) == 4


@pytest.mark.rules("PF-25.2", "PF-R85")
def test_levels_3_and_4_have_the_two_enemies_of_tier_3() -> None:
    tiers = [[i for i, enemy in enumerate(TABLES.enemies) if enemy.tier == tier] for tier in (1, 2, 3)]
    drawn = {tuple(new_game(seed, longer_map="on").level_enemies) for seed in SEEDS}
    highest = permutations(tiers[2], 2)
    assert drawn == {(first, second, *rest) for first, second, rest in product(tiers[0], tiers[1], list(highest))}


@pytest.mark.rules("PF-25.3")
@pytest.mark.parametrize(("boss", "standard", "longer"), [("medusa", 8, 9), ("ikee", 10, 11)])
def test_health_of_the_boss(boss: str, standard: int, longer: int) -> None:
    assert GAME.view(new_game(1, boss=boss), 0)["boss_health"] == standard
    assert GAME.view(new_game(1, boss=boss, longer_map="on"), 0)["boss_health"] == longer


@pytest.mark.rules("PF-25.4")
def test_nothing_else_changes_on_the_longer_map() -> None:
    """Players, decks, shop, boss cards and tokens are as many as without it."""

    def rest(g: State) -> list[object]:
        own = [g.hearts, g.coins, g.gems, g.cards, g.pos, g.low, g.high, len(g.enemies)]
        decks = [sorted(g.item_deck + g.shop[:3]), sorted(g.potion_deck + g.shop[3:]), len(g.item_deck)]
        return [*own, *decks, sorted(g.boss_deck), g.mark_supply, len(g.middle), g.event_deck]

    fixed = {"players": "3", "heroes": "etorn,avys,pip", "boss": "ikee", "first": "2", "artifacts": "on"}
    for seed in range(20):
        assert rest(new_game(seed, longer_map="on", **fixed)) == rest(new_game(seed, **fixed))


@pytest.mark.rules("PF-R85")
def test_artifacts_go_with_the_longer_map_and_with_solo() -> None:
    assert len(new_game(1, artifacts="on", longer_map="on").middle) == 2
    assert len(new_game(1, artifacts="on", players="1").middle) == 2


@pytest.mark.rules("PF-R85", "PF-26.1")
def test_solo_is_not_played_on_the_longer_map() -> None:
    with pytest.raises(GameError, match=r"PF-26\.1"):
        new_game(1, players="1", longer_map="on")
