import re
from pathlib import Path

import pytest

from bossrush.games.platformer.terminal.drawing import draw_players, draw_shop, draw_tower, draw_turn, enemy_marks
from bossrush.games.platformer.text.views import Space, View, read_view
from bossrush.terminal.layout import fill
from tests.terminal.helpers import english, make_match

GOLDEN = Path(__file__).parent / "golden"


def opening_view(**options: str) -> View:
    match = make_match("human,random", heroes="etorn,minka", first="1", **options)
    return read_view(match.game.view(match.state, 0))


def small_view(**changes: Space) -> View:
    """Level 2 of a tower whose level 1 is gone, empty but for these spaces, with two heroes in it."""
    view = opening_view()
    for level in view["levels"]:
        level["state"] = {1: "removed", 2: "revealed"}.get(level["level"], "hidden")
    view["levels"][1]["enemy"] = "stone_golem"
    names = [f"{column}{row}" for row in range(5, 9) for column in "abcdefgh"]
    view["spaces"] = [changes.get(name, Space(space=name)) for name in names]
    return view


def test_the_opening_of_a_game_is_drawn_as_ever() -> None:
    view, words = opening_view(), english()
    drawn = "\n\n".join([draw_tower(view, words), draw_players(view, words), draw_turn(view, words)]) + "\n"
    assert drawn == (GOLDEN / "opening.txt").read_text(encoding="utf-8")


def test_everything_a_space_can_hold_is_drawn() -> None:
    view = small_view(
        a8={"space": "a8", "hero": 0, "features": ["ladder"], "floor": "pierced"},
        b8={"space": "b8", "enemy": "stone_golem", "coins": 1, "gems": 2},
        c8={"space": "c8", "features": ["trap"], "wall_right": True},
        d8={"space": "d8", "features": ["shop", "ladder"], "floor": "platform"},
        e7={"space": "e7", "features": ["portal"], "gems": 1},
        f7={"space": "f7", "features": ["spawn"], "coins": 12},
        g7={"space": "g7", "features": ["boss_spawn"], "floor": "one_way"},
        h7={"space": "h7", "features": ["special_icon"], "hero": 1},
    )
    view["players"][0]["space"] = "a8"
    view["players"][1]["space"] = "h7"
    assert draw_tower(view, english()) + "\n" == (GOLDEN / "small.txt").read_text(encoding="utf-8")


def test_what_has_no_room_ends_in_a_plus() -> None:
    crowded: Space = {"space": "a5", "enemy": "zombie", "coins": 2, "gems": 3, "features": ["trap", "ladder"]}
    assert "|zo2c3+" in draw_tower(small_view(a5=crowded), english())


@pytest.mark.parametrize("tiles", ["forest", "void", "mixed"])
def test_a_drawing_fits_into_80_columns(tiles: str) -> None:
    view, words = opening_view(tiles=tiles), english()
    for level in view["levels"]:
        assert level["state"] in ("revealed", "hidden")
    drawn = "\n".join([draw_tower(view, words), draw_players(view, words), draw_shop(view, words, 0)])
    assert max(len(line) for line in drawn.splitlines()) < 80


def test_colour_changes_nothing_but_the_colour() -> None:
    view, words = opening_view(), english()
    coloured = draw_tower(view, words, colour=True)
    assert "\x1b[" in coloured
    assert "\x1b[" not in draw_tower(view, words)
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == draw_tower(view, words)


def test_the_marks_of_enemies_are_two_small_letters_and_all_different() -> None:
    marks = enemy_marks(english())
    assert marks["zombie"] == "zo"
    assert marks["stone_golem"] == "sg"
    assert len(set(marks.values())) == len(marks)
    assert all(len(mark) == 2 and mark.islower() for mark in marks.values())


def test_the_legend_explains_only_what_is_on_the_screen() -> None:
    drawn = draw_tower(small_view(a5={"space": "a5", "features": ["portal"]}), english())
    assert "O portal" in drawn
    assert "shop" not in drawn
    assert "Zombie (damage" not in drawn


def test_entries_of_the_legend_are_never_broken() -> None:
    assert fill(["x" * 40, "y" * 40], "    ") == ["    " + "x" * 40, "    " + "y" * 40]


def test_a_player_has_cards_and_the_exhausted_ones_are_marked() -> None:
    view = opening_view()
    view["players"][0]["cards"] = ["boots_of_haste", "boots_of_haste", "rage"]
    view["players"][0]["exhausted"] = ["boots_of_haste"]
    assert "cards: Boots of Haste (exhausted), Boots of Haste, Rage Potion" in draw_players(view, english())


def test_the_shop_shows_the_prices_of_the_player_and_its_gaps() -> None:
    view = opening_view()
    view["shop"] = [{"card": "rage", "prices": [3, 4]}, None]
    assert draw_shop(view, english(), 0).splitlines()[1:] == [
        "  buy 1  3  Rage Potion: Drink: +2 in your next attack of this turn.",
        "  buy 2  –  nothing",
    ]
