"""PF-20 Boss Level and PF-23 End of the game: what no single position shows."""

from __future__ import annotations

from itertools import permutations

import pytest

from bossrush.games.platformer.content.loader import load_tables
from bossrush.games.platformer.rules.game import Platformer
from bossrush.games.platformer.rules.state import State
from bossrush.kernel.chance import FastChance
from bossrush.text.messages import Messages

TABLES = load_tables()
GAME = Platformer(TABLES)


def new_game(seed: int, **options: str) -> State:
    return GAME.new_state(GAME.read_options(options), FastChance(seed))


def pass_turns(g: State, turns: int) -> None:
    """Everybody spawns as they must and otherwise does nothing."""
    end, keep = GAME.parse_action("end"), GAME.parse_action("keep")
    g.run()
    while g.turn < turns and not g.over:
        legal = g.legal(g.seats[0])
        g.play(next((action for action in (end, keep) if action in legal), legal[0]))


@pytest.mark.rules("PF-20.3", "PF-R93")
def test_the_attack_deck_lies_in_any_order() -> None:
    """Shuffled at set-up, which nobody can tell from shuffling it when the Boss appears."""
    own = [i for i, card in enumerate(TABLES.boss_cards) if TABLES.enemies[card.boss].id == "medusa"]
    orders = {tuple(new_game(seed, boss="medusa").boss_deck) for seed in range(2000)}
    assert orders == set(permutations(own))


@pytest.mark.rules("PF-20.3", "PF-R93")
def test_the_order_of_the_attack_deck_is_hidden() -> None:
    g = new_game(1, boss="ikee")
    assert GAME.view(g, 0)["boss_cards"] == {"deck": 6, "discard": []}


@pytest.mark.rules("PF-R98")
@pytest.mark.parametrize("longer_map", ["off", "on"])
def test_the_boss_tiles_are_the_topmost_level(longer_map: str) -> None:
    for seed in range(50):
        g = new_game(seed, longer_map=longer_map)
        assert [TABLES.tiles[i].boss for i in g.tile_ids] == [False] * (len(g.tile_ids) - 2) + [True, True]
        assert g.tower.boss_level == g.tower.levels - 1 == len(g.tile_ids) // 2 - 1


@pytest.mark.rules("PF-R99")
def test_hero_names_of_the_prints() -> None:
    """Etorn is written so in every language; Melosa is Sweety in Spanish, and no hero of her own."""
    ids = [hero.id for hero in TABLES.heroes]
    assert {"etorn", "sweety"} <= set(ids)
    assert not {"etern", "melosa"} & set(ids)
    names = {lang: Messages(lang, "platformer", strict=True) for lang in ("en", "es", "de")}
    assert {texts.text("hero-etorn") for texts in names.values()} == {"Etorn"}
    assert [names[lang].text("hero-sweety") for lang in ("en", "es", "de")] == ["Sweety", "Melosa", "Sweety"]


@pytest.mark.rules("PF-23.4", "PF-R103")
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_game_of_several_has_no_turn_limit(players: str) -> None:
    """However long nobody does anything, and whoever faints: there is no end and no draw."""
    g = new_game(7, players=players, artifacts="on")
    pass_turns(g, 300)
    assert g.turn == 300
    assert not g.over
    assert g.winners == []


@pytest.mark.rules("PF-R103")
def test_no_option_limits_the_turns() -> None:
    assert not [option.name for option in GAME.options() if "turn" in option.name or "limit" in option.name]
