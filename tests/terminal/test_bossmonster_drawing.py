from pathlib import Path

import pytest

from bossrush.games.bossmonster.terminal.drawing import (
    draw_discard,
    draw_hand,
    draw_legend,
    draw_player,
    draw_town,
    draw_turn,
)
from bossrush.games.bossmonster.text.views import View
from bossrush.games.bossmonster.text.words import BossMonsterWords
from bossrush.text.messages import languages
from tests.terminal.bossmonster import small_view, words_in

GOLDEN = Path(__file__).parent / "golden"


def drawn(view: View, words: BossMonsterWords) -> str:
    parts = [draw_player(view, words, seat) for seat in range(len(view["players"]))]
    hand = view["players"][0].get("hand", [])
    parts += [draw_legend(words), draw_town(view, words), draw_turn(view, words), draw_hand(view, words, 0, hand)]
    return "\n".join([*parts, draw_discard(view, words)]) + "\n"


@pytest.mark.parametrize("lang", languages())
def test_everything_on_the_table_is_drawn_as_ever(lang: str) -> None:
    words = words_in(lang)
    assert drawn(small_view(words), words) == (GOLDEN / f"bossmonster_{lang}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", languages())
def test_no_card_and_no_number_makes_the_table_too_wide(lang: str) -> None:
    words = words_in(lang)
    view = small_view(words)
    rooms = [room.id for room in words.tables.rooms]
    heroes = [hero.id for hero in words.tables.heroes]
    for i, boss in enumerate(words.tables.bosses):
        for player in view["players"]:
            player["boss"], player["souls"], player["wounds"] = boss.id, 12, 10
            player["rooms_in_hand"] = player["spells_in_hand"] = 11
            player["treasure"] = dict.fromkeys(player.get("treasure", {}), 10)
            for k, slot in enumerate(player["dungeon"]):
                slot["room"] = rooms[(i * 5 + k) % len(rooms)]
                slot["covered"] = rooms[:3]
                slot["face_down"] = k == 0
                slot["used"] = slot["advanced"] = True
                slot["deactivated"] = k == 1
                slot["type"], slot["damage"], slot["bonus"] = "monster", 12, 10
        for k, hero in enumerate(view["town"] + view["players"][0]["entrance"]):
            hero["hero"], hero["health"], hero["epic"] = heroes[(i * 4 + k) % len(heroes)], 13, True
        words.bosses = [boss.id] * 2
        assert [line for line in drawn(view, words).splitlines() if len(line) > 79] == []


def test_a_hero_in_town_shows_who_lures_it_and_how_it_would_end() -> None:
    words = words_in()
    view = small_view(words)
    town = draw_town(view, words)
    assert "Nick      C4" in town
    assert "The Fool  2 " in town


def test_another_hand_and_face_down_rooms_stay_hidden() -> None:
    words = words_in()
    view = small_view(words)
    assert "|?           |" in draw_player(view, words, 1)
    assert "Bottomless" not in drawn(view, words)
    assert "(Dizzygas" in draw_player(view, words, 0)
    assert "Open Grave (" not in drawn(view, words)
