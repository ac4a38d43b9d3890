"""Reasons for turns of Platformer: hand-made positions and the sentences they must lead to."""

from __future__ import annotations

from pathlib import Path

import pytest

from bossrush.bots.base import Sight
from bossrush.bots.levels import evaluate
from bossrush.bots.search import Budget
from bossrush.games import load_game
from bossrush.hints.telling import put_in_words
from bossrush.kernel.chance import FastChance
from bossrush.text.messages import Messages, languages
from bossrush.text.told import make_words
from tests.hints.positions import hint_for, reasons, sight_of

GAME = "platformer"


def sight(folder: Path, *lines: str) -> Sight:
    return sight_of(folder, GAME, "\n".join(['heroes = "etorn minka"', *lines]))


def test_a_defeated_enemy_is_worth_its_loot(tmp_path: Path) -> None:
    beside = sight(tmp_path, 'levels = ["blank"]', 'dice = "sword"', 'enemies.cave_bat = "c1"', 'etorn.at = "b1"')
    assert reasons(beside, "use sword, end", "end")[0] == "defeats Cave Bat: 1 gem and 1 coin"


def test_out_of_reach_saves_hearts(tmp_path: Path) -> None:
    beside = sight(tmp_path, 'levels = ["blank"]', 'dice = "monster"', 'enemies.werewolf = "c1"', 'etorn.at = "b1"')
    assert reasons(beside, "use monster, right, end", "end")[0] == "leaves the reach of Werewolf: saves up to 3 hearts"


def test_an_enemy_who_is_not_beside_the_hero_yet_is_kept_away_from(tmp_path: Path) -> None:
    near = sight(tmp_path, 'levels = ["blank"]', 'dice = "boot"', 'enemies.werewolf = "d1"', 'etorn.at = "b1"')
    steps = reasons(after(near, "use boot"), "left, end", "right, end")
    assert steps[0] == "stays out of the reach of Werewolf: saves up to 3 hearts"


def test_healed_hearts_are_not_saved_too(tmp_path: Path) -> None:
    hurt = sight(tmp_path, 'levels = ["blank"]', 'etorn = { at = "b1", hearts = 1, cards = "healing" }')
    assert reasons(hurt, "card healing, end", "end")[0] == "heals 2 hearts"


def test_climbing_counts_rows_up_to_the_boss_level(tmp_path: Path) -> None:
    below = sight(
        tmp_path, 'levels = ["blank", "blank"]\ndice = "boot"\nladders = "b2 b3"\netorn = { at = "b1", gems = 1 }'
    )
    climb = reasons(below, "use boot, x2, up, up, end", "use boot, x1, up, end", "end")
    assert climb[0].startswith("climbs 2 rows, ")
    assert climb[0].endswith(" below the Boss Level")
    assert climb[1].startswith("climbs 1 row, ")
    assert climb[2] == "4 points less than: " + hint_for(below, "use boot, x2, up, up, end").lines[0].words


def test_what_lies_on_the_way_is_collected(tmp_path: Path) -> None:
    place = sight(
        tmp_path, 'levels = ["blank"]\ndice = "boot"\ncoins_at.c1 = 1\ngems_at.d1 = 1\netorn = { at = "b1", gems = 1 }'
    )
    assert reasons(place, "use boot, x2, right, right, end", "end")[0] == "collects 1 gem and 1 coin"


def test_a_bought_card_says_what_it_does(tmp_path: Path) -> None:
    stock = 'shop = "chainmail * * * * *"'
    shop = sight(
        tmp_path, 'levels = ["blank"]', 'dice = "coin"', 'shops = "b1"', stock, 'etorn = { at = "b1", coins = 9 }'
    )
    (reason, _) = reasons(shop, "buy 1, end", "end")
    assert reason.startswith("buys Chainmail: ")
    assert "." not in reason


def test_holding_on_is_compared_with_falling(tmp_path: Path) -> None:
    hanging = sight(tmp_path, 'levels = ["blank"]', 'ladders = "b3"', "step = 7", 'etorn.at = "b3"')
    assert reasons(hanging, "hold", "fall") == [
        "otherwise Etorn falls 2 rows",
        "2 points less than: stay where you are",
    ]


BOSS = 'levels = ["removed blank", "boss blank"]\nenemies.medusa = "c5"\n'


def test_the_boss_defeated_is_the_game_won(tmp_path: Path) -> None:
    top = sight(tmp_path, f'{BOSS}dice = "sword sword sword sword sword"\netorn = {{ at = "b5", gems = 20 }}')
    strike = "use sword, x5, use sword, x4, strike"
    assert reasons(top, strike, "end")[0] == "defeats the boss and wins"


def test_beside_the_boss_the_next_roll_is_weighed(tmp_path: Path) -> None:
    top = sight(tmp_path, f'{BOSS}dice = "boot"\netorn = {{ at = "a5", gems = 4 }}')
    (reason, _) = reasons(top, "use boot, x1, right, end", "end")
    assert reason == "beside the boss: 57% of the rolls would be enough to defeat it"


@pytest.mark.parametrize(("left", "percent"), [("tailwind", 57), ("rust tailwind", 30), ("rust", 4)])
def test_alone_the_events_to_come_may_take_dice_of_the_next_roll(tmp_path: Path, left: str, percent: int) -> None:
    place = f'{BOSS}dice = "boot"\nevents_only = "{left}"\netorn = {{ at = "a5", gems = 4 }}'
    (reason, _) = reasons(sight_of(tmp_path, GAME, f'heroes = "etorn"\n{place}'), "use boot, x1, right, end", "end")
    assert reason == f"beside the boss: {percent}% of the rolls would be enough to defeat it"


def test_alone_there_is_no_roll_after_the_last_event(tmp_path: Path) -> None:
    place = f'{BOSS}dice = "boot"\nevents_only = ""\netorn = {{ at = "a5", gems = 4 }}'
    (reason, _) = reasons(sight_of(tmp_path, GAME, f'heroes = "etorn"\n{place}'), "use boot, x1, right, end", "end")
    assert "of the rolls" not in reason


def test_a_rival_who_falls_is_a_reason(tmp_path: Path) -> None:
    both = sight(
        tmp_path, 'levels = ["blank"]', 'platforms = "b3 c3"', 'dice = "boot"', 'etorn.at = "b3"', 'minka.at = "c3"'
    )
    assert "brings Minka down 2 rows" in reasons(both, "use boot, right, d3, end", "end")[0]


def test_a_line_is_told_by_what_happens_in_it(tmp_path: Path) -> None:
    place = sight(tmp_path, 'levels = ["blank"]', 'dice = "boot"', "coins_at.c1 = 1", 'etorn.at = "b1"')
    assert hint_for(place, "use boot, right, end").lines[0].words == "b1–c1, Etorn gains 1 coin"


def test_the_end_of_a_turn_is_told_as_such_whatever_others_do_then(tmp_path: Path) -> None:
    hanging = sight(tmp_path, 'levels = ["blank"]', 'ladders = "f3"', 'etorn.at = "b1"', 'minka.at = "f3"')
    assert hint_for(hanging, "end").lines[0].words.startswith("end your turn")
    walking = sight(
        tmp_path, 'levels = ["blank"]', 'dice = "boot"', 'ladders = "f3"', 'etorn.at = "b1"', 'minka.at = "f3"'
    )
    assert hint_for(walking, "use boot, right, end").lines[0].words == "b1–c1"


def test_the_rest_of_a_turn_is_told_by_what_happens_in_it(tmp_path: Path) -> None:
    place = sight(tmp_path, 'levels = ["blank"]', 'dice = "boot"', "coins_at.c1 = 1", 'etorn.at = "b1"')
    assert hint_for(after(place, "use boot"), "right, end").lines[0].words == "b1–c1, Etorn gains 1 coin"


def test_a_line_ends_with_the_game(tmp_path: Path) -> None:
    top = sight(tmp_path, f'{BOSS}dice = "sword sword sword sword sword"\netorn = {{ at = "b5", gems = 20 }}')
    blow = "use sword, x5, use sword, x4"
    assert hint_for(top, f"{blow}, end").lines[0].actions == [top.game.parse_action(a) for a in blow.split(", ")]


def after(look: Sight, *actions: str) -> Sight:
    """The decision after these actions of the first seat."""
    for action in actions:
        look._state.answer(0, look.game.parse_action(action))
        look._state.run()
    return Sight(look.game, look._state, 0)


def test_a_space_is_named_and_what_happens_there_counts(tmp_path: Path) -> None:
    heroes = ('etorn.at = "b1"', 'minka = { at = "c1", hearts = 3 }')
    both = sight(tmp_path, 'levels = ["blank"]', 'traps = "d1"', 'dice = "boot"', *heroes)
    (trap, free) = hint_for(after(both, "use boot", "right"), "d1", "c2").lines
    assert (trap.words, trap.reason) == ("d1: trap", "costs Minka 1 heart")
    assert free.words == "c2: free"


def test_a_gem_that_is_kept_is_a_reason(tmp_path: Path) -> None:
    rich = sight(tmp_path, 'levels = ["blank"]', 'dice = "boot"', 'etorn = { at = "b1", gems = 1 }')
    assert reasons(after(rich, "use boot"), "x1", "x2")[0] == "saves 1 gem"


def test_lines_that_come_to_the_same_or_are_much_worse_are_left_out(tmp_path: Path) -> None:
    place = sight(tmp_path, 'levels = ["blank"]', 'dice = "boot"', 'etorn.at = "b1"')
    many = ["use boot, right, end", "use boot, left, end", "use boot, right, end", "end", "use boot, up, end"]
    assert [line.words for line in hint_for(place, *many).lines] == [
        "b1–c1",
        "b1–a1",
        "end your turn; first you may save an unused symbol",
    ]


@pytest.mark.parametrize("lang", languages())
def test_a_search_is_put_in_words_in_every_language(lang: str) -> None:
    game = load_game(GAME)
    state = game.new_state(game.read_options({"players": "2"}), FastChance(4))
    state.run()
    look = Sight(game, state, state.seats[0])
    hint = put_in_words(look, evaluate(look, Budget(playouts=10)), make_words(game, Messages(lang, GAME, strict=True)))
    assert sum(hint.chances) == pytest.approx(1.0)
    assert hint.lines
    assert all(line.words and line.reason and line.actions[0] in look.legal for line in hint.lines)
