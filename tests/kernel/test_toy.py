"""The kernel carries a game with hidden hands, answers to answers and simultaneous secret choices."""

from __future__ import annotations

import itertools
import json

import pytest

from bossrush.kernel.chance import FastChance
from bossrush.kernel.events import SPECTATOR, UNKNOWN
from bossrush.kernel.match import Match, new_match
from bossrush.kernel.record import FAST
from tests.conformance import GameTest, game_test
from tests.kernel.toy import (
    COUNTER,
    EV_CANCELLED,
    EV_DREW,
    EV_SCORED,
    EV_STOLEN,
    EV_THROWN,
    PASS,
    PLAY,
    RULES,
    TARGET,
    THEFT,
    THROW,
    Card,
    CounterOrPass,
    PlayOrPass,
    Throw,
    Toy,
    ToyState,
    problems,
)

GAME = Toy()
COIN_PLAYED = PLAY
COUNTERED = PLAY + COUNTER


def sorted_match(players: int = 2) -> Match:
    """With the deck unshuffled, everybody holds a known hand: 01233, 01223 and 01123."""
    options = {"players": str(players), "deal": "sorted"}
    return new_match(GAME, options, [], FAST, "1")


def state_of(match: Match) -> ToyState:
    assert isinstance(match.state, ToyState)
    return match.state


def in_first_window(players: int = 2) -> Match:
    """After the opening: seat 1 has kept a coin and two counters, the others at least a theft and a counter."""
    match = sorted_match(players)
    play(match, (0, THROW + 1), (0, THROW + THEFT))
    for seat in range(1, players):
        play(match, (seat, THROW), (seat, THROW + 1))
    assert isinstance(match.state.question, PlayOrPass)
    return match


def play(match: Match, *moves: tuple[int, int]) -> list[int]:
    """Play these; the kinds of all events."""
    before = len(match.events)
    for seat, action in moves:
        assert match.play(seat, action) is None, (seat, action, match.state.seats, match.state.question)
    return [event[0] for events in match.events[before:] for event in events]


def test_conformance() -> None:
    test = GameTest(GAME, invariants=problems, rules=RULES, every=4, limit=60)
    options = [{"players": "2"}, {"players": "3"}, {"players": "3", "turns": "6"}, {"counters": "off"}]
    tally = game_test(test, options, games=100, seed=1)
    assert tally.finished > 50
    assert set(tally.questions) == {question.name for question in GAME.questions()}
    assert set(tally.events) == {kind.name for kind in GAME.event_kinds()}


# ---- answers


def test_a_card_nobody_answers_happens() -> None:
    match = in_first_window()
    assert EV_SCORED in play(match, (0, COIN_PLAYED), (1, PASS))
    assert state_of(match).points == [1, 0]


def test_a_countered_card_does_not_happen() -> None:
    match = in_first_window()
    kinds = play(match, (0, COIN_PLAYED), (1, COUNTERED), (0, PASS))
    assert EV_CANCELLED in kinds
    assert EV_SCORED not in kinds
    assert state_of(match).points == [0, 0]
    assert isinstance(match.state.question, PlayOrPass)
    assert len(match.state.stack) == 2


def test_a_counter_is_countered_and_the_card_is_open_to_answers_again() -> None:
    match = in_first_window()
    play(match, (0, COIN_PLAYED), (1, COUNTERED), (0, COUNTERED), (1, PASS))
    assert isinstance(match.state.question, CounterOrPass)
    assert match.state.seats == [1]
    assert EV_SCORED in play(match, (1, PASS))
    assert state_of(match).points == [1, 0]


def test_counters_nest_as_deep_as_hands_allow() -> None:
    match = in_first_window(3)
    play(match, (0, COIN_PLAYED), (1, COUNTERED), (0, COUNTERED), (1, PASS), (2, COUNTERED))
    pending = [frame.card for frame in match.state.stack if isinstance(frame, Card)]
    assert pending == [0, COUNTER, COUNTER, COUNTER]
    play(match, (0, PASS), (1, PASS))
    # seat 3 saved the counter of seat 2, whose answers start again
    assert [f.owner for f in match.state.stack if isinstance(f, Card)] == [0, 1]
    play(match, (0, PASS), (2, PASS))
    assert state_of(match).points == [0, 0, 0]
    assert isinstance(match.state.question, PlayOrPass)


def test_a_play_opens_the_window_for_those_who_passed() -> None:
    match = in_first_window()
    play(match, (0, PASS))
    assert match.state.seats == [1]
    play(match, (1, PLAY + THEFT), (0, PASS))
    assert match.state.seats == [0]
    assert isinstance(match.state.question, PlayOrPass)


def test_the_chance_to_answer_is_given_whatever_the_hand_holds() -> None:
    """BM-R27: a forced pass is asked like any other."""
    match = in_first_window()
    state_of(match).hands[1] = []
    play(match, (0, COIN_PLAYED))
    assert isinstance(match.state.question, CounterOrPass)
    assert match.state.legal(1) == [PASS]


def test_a_choice_everybody_can_see_to_be_forced_is_not_asked() -> None:
    match = in_first_window(2)
    play(match, (0, PASS), (1, PLAY + THEFT))
    assert isinstance(match.state.question, CounterOrPass)
    match = in_first_window(3)
    play(match, (0, PASS), (1, PLAY + THEFT))
    assert match.state.legal(1) == [TARGET, TARGET + 2]


# ---- simultaneous choices


def test_simultaneous_choices_in_any_order_give_the_same_game() -> None:
    moves = [(0, THROW), (0, THROW + COUNTER), (1, THROW + 1), (1, THROW + THEFT), (2, THROW), (2, THROW + 1)]
    dumps = set()
    for order in itertools.permutations(moves):
        match = sorted_match(3)
        events = play(match, *order)
        assert events.count(EV_THROWN) == 1
        assert isinstance(match.state.question, PlayOrPass)
        dumps.add(json.dumps(GAME.dump(match.state)))
    assert len(dumps) == 1


def test_nothing_of_a_simultaneous_choice_shows_before_all_have_chosen() -> None:
    one, other = sorted_match(3), sorted_match(3)
    play(one, (0, THROW), (0, THROW + COUNTER), (1, THROW))
    play(other, (0, THROW + 1), (0, THROW + THEFT), (1, THROW))
    for seat in (1, 2, SPECTATOR):
        assert GAME.view(one.state, seat) == GAME.view(other.state, seat)
        assert one.state.legal(seat) == other.state.legal(seat)
    assert isinstance(one.state.question, Throw)
    assert one.state.seats == [1, 2]
    assert one.events == other.events


def test_one_seat_answers_for_itself_alone() -> None:
    match = sorted_match()
    assert match.state.legal(0) == [THROW, THROW + 1, THROW + THEFT, THROW + COUNTER]
    play(match, (0, THROW))
    assert THROW not in match.state.legal(0)
    assert THROW in match.state.legal(1)
    play(match, (0, THROW + 1))
    refusal = match.play(0, THROW + COUNTER)
    assert refusal is not None
    assert refusal.key == "not_asked"
    opening = match.state.stack[-1]
    assert opening.chosen_by(0) == [THROW, THROW + 1]
    play(match, (1, THROW))
    assert (opening.chosen_by(0), opening.chosen_by(1)) == ([THROW, THROW + 1], [THROW])


# ---- who sees what


def test_a_drawn_card_shows_only_to_its_owner() -> None:
    match = in_first_window()
    drew = next(event for events in match.events for event in events if event[0] == EV_DREW)
    assert GAME.redact(drew, 0) == drew[:3]
    for seat in (1, SPECTATOR):
        assert GAME.redact(drew, seat) == (EV_DREW, 0, UNKNOWN)


def test_a_stolen_card_shows_to_the_two_players() -> None:
    match = in_first_window(3)
    play(match, (0, PASS), (1, PLAY + THEFT), (1, TARGET), (0, PASS), (2, PASS))
    stolen = next(event for event in match.events[-1] if event[0] == EV_STOLEN)
    assert GAME.redact(stolen, 0) == GAME.redact(stolen, 1) == stolen[:4]
    assert GAME.redact(stolen, 2) == GAME.redact(stolen, SPECTATOR) == (EV_STOLEN, 1, 0, UNKNOWN)


def test_event_data_names_the_fields() -> None:
    assert GAME.event_data((EV_DREW, 1, 2)) == {"event": "drew", "seat": 1, "card": 2}


@pytest.mark.parametrize("seat", [0, 1])
def test_determinize_keeps_what_the_seat_knows(seat: int) -> None:
    match = in_first_window()
    hands = set()
    for seed in range(20):
        twin = state_of(match).copy()
        GAME.determinize(twin, seat, FastChance(seed))
        assert twin.hands[seat] == state_of(match).hands[seat]
        hands.add(tuple(twin.hands[1 - seat]))
    assert len(hands) > 3
