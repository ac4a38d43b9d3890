"""What lies where on the table, and what a room shows of its treasure: BM-2.17, BM-19.8."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.games.bossmonster.rules.ids import CLASSES
from bossrush.games.bossmonster.terminal.drawing import draw_dungeon
from bossrush.kernel.events import SPECTATOR
from tests.property.play_bossmonster import GAME
from tests.rules_bossmonster.games import TABLES, card, decisions, opened
from tests.terminal.bossmonster import small_view, words_in

COMMON = ("decks", "discard", "town")
ROOM_KINDS = sorted({kind for card, kind in enumerate(TABLES.cards) if TABLES.is_room(card)})


def slots_of(view: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    slots = view["players"][seat]["dungeon"]
    assert isinstance(slots, list)
    return slots


@pytest.mark.rules("BM-2.17")
def test_decks_discard_pile_and_town_are_common_and_score_zones_are_not() -> None:
    for state in decisions({"players": "3"}, 4):
        views = [GAME.view(state, seat) for seat in (SPECTATOR, 0, 1, 2)]
        for zone in COMMON:
            assert all(view[zone] == views[0][zone] for view in views)
        for player in views[0]["players"]:  # type: ignore[attr-defined]
            assert {"dungeon", "dead", "survived"} <= set(player)
            assert not set(COMMON) & set(player)


@pytest.mark.rules("BM-2.17")
def test_rooms_lie_left_of_the_boss_and_slot_one_beside_it() -> None:
    words = words_in()
    player = small_view(words)["players"][0]
    assert [slot["slot"] for slot in player["dungeon"]] == [1, 2, 3, 4, 5]
    above, names = draw_dungeon(words, player)[:2]
    places = [above.index(str(slot)) for slot in (5, 4, 3, 2, 1)]
    assert places == sorted(places)
    assert names.index(words.player(0)) > places[-1]


@pytest.mark.rules("BM-19.8")
@pytest.mark.parametrize("kind", ROOM_KINDS, ids=[TABLES.kinds[kind] for kind in ROOM_KINDS])
def test_a_visible_room_shows_all_its_treasure_types_to_everybody(kind: int) -> None:
    state = opened({"players": "2"})
    room = card(TABLES.kinds[kind])
    state.dungeons[1] = [[room]]
    printed = {name: TABLES.room(room).treasure[c] for c, name in enumerate(CLASSES) if TABLES.room(room).treasure[c]}
    for seat in (SPECTATOR, 0, 1):
        assert slots_of(GAME.view(state, seat), 1)[0]["treasure"] == printed
    assert printed


@pytest.mark.rules("BM-19.8")
def test_the_treasure_shown_is_a_reminder_that_lures_nobody_by_itself() -> None:
    state = opened({"players": "2"})
    room = card("dark_altar")
    state.dungeons[0] = [[room]]
    before = state.treasure(0, CLASSES.index("cleric"))
    state.sideways = [room]
    assert slots_of(GAME.view(state, 1), 0)[0]["treasure"] == {"cleric": 2}
    assert state.treasure(0, CLASSES.index("cleric")) == before - 2
    state.sideways = []
    state.down = [room]
    assert "treasure" not in slots_of(GAME.view(state, 1), 0)[0]
