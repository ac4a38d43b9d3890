"""PF-26 Solo mode: set-up, and twelve turns."""

from __future__ import annotations

import pytest

from bossrush.games.platformer.content.loader import load_tables
from bossrush.games.platformer.rules.events import EV_EVENT, EV_FAINTED, EV_GAME_LOST
from bossrush.games.platformer.rules.game import Platformer
from bossrush.games.platformer.rules.state import State
from bossrush.kernel.chance import FastChance

TABLES = load_tables()
GAME = Platformer(TABLES)
ALL_EVENTS = list(range(len(TABLES.events)))


def new_game(seed: int, **options: str) -> State:
    return GAME.new_state(GAME.read_options({"players": "1", **options}), FastChance(seed))


def pass_all_turns(g: State) -> list[tuple[int, ...]]:
    """The hero spawns and otherwise does nothing until the game is lost; returns what happened."""
    end, keep = GAME.parse_action("end"), GAME.parse_action("keep")
    g.listening = True
    g.run()
    while not g.over:
        legal = g.legal(0)
        g.play(next((action for action in (end, keep) if action in legal), legal[0]))
    return g.take_events()


@pytest.mark.rules("PF-26.1")
@pytest.mark.parametrize("tiles", ["forest", "void"])
def test_solo_uses_the_standard_map(tiles: str) -> None:
    g = new_game(1, tiles=tiles)
    assert (g.tower.levels, len(g.tile_ids), len(g.level_enemies)) == (4, 8, 3)


@pytest.mark.rules("PF-26.2")
def test_the_twelve_events_are_shuffled() -> None:
    """All twelve, in any order: each can be the first and the last; nobody sees the order."""
    assert len(ALL_EVENTS) == 12
    games = [new_game(seed) for seed in range(300)]
    assert all(sorted(g.event_deck) == ALL_EVENTS and g.event == -1 for g in games)
    assert {g.event_deck[-1] for g in games} == {g.event_deck[0] for g in games} == set(ALL_EVENTS)
    assert GAME.view(games[0], 0)["solo"] == {"event": None, "events_left": 12, "events_seen": [], "defeats": 0}


@pytest.mark.rules("PF-26.2")
def test_several_players_have_no_events() -> None:
    assert new_game(1, players="2").event_deck == ()


@pytest.mark.rules("PF-26.15")
def test_the_single_player_gets_no_bonus() -> None:
    for seed in range(20):
        g = new_game(seed)
        assert (g.coins, g.gems, g.cards) == ([0], [0], [[]])


@pytest.mark.rules("PF-26.6", "PF-26.8", "PF-R86")
def test_twelve_turns_with_an_event_each_then_the_game_is_lost() -> None:
    """Who does nothing for twelve turns and survives has seen every event once and loses as turn 13 begins."""
    endured = 0
    for seed in range(60):
        g = new_game(seed, heroes="avys")
        events = pass_all_turns(g)
        seen = [event[2] for event in events if event[0] == EV_EVENT]
        assert len(set(seen)) == len(seen)
        assert sorted([*seen, *g.event_deck]) == ALL_EVENTS
        assert [event[0] for event in events if event[0] == EV_GAME_LOST] == [EV_GAME_LOST]
        assert g.winners == []
        if not any(event[0] == EV_FAINTED for event in events):
            endured += 1
            assert (g.turn, len(seen)) == (13, 12)
        else:
            assert g.turn == len(seen) <= 12
    assert endured > 0
