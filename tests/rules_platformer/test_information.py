"""Who knows what (PF-R101), what is random (PF-R102), and which rule a refusal names (PF-R135)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from bossrush.games.platformer.rules.events import (
    EV_BOSS_RESHUFFLED,
    EV_BOSS_ROLLED,
    EV_ENEMY_ROLLED,
    EV_REROLLED,
    EV_ROLLED,
)
from bossrush.games.platformer.rules.game import Platformer
from bossrush.games.platformer.rules.reasons import FINE, QUESTION_RULE, REASONS
from bossrush.games.platformer.rules.state import State
from bossrush.kernel.chance import FastChance
from bossrush.rulebook.book import load_book
from tests.property.play import EASY_GAME, OPTIONS, choose_climbing

GAMES = 40
MOVES = 900
EVERY = 25


def positions(game: Platformer, seed: int) -> Iterator[State]:
    """The positions of one game in which somebody decides, one after the other in the same state."""
    state = game.new_state(game.read_options(OPTIONS[seed % len(OPTIONS)]), FastChance(seed))
    state.listening = True
    dice = FastChance(1000 + seed)
    state.run()
    for _ in range(MOVES):
        if state.over:
            return
        yield state
        seat = state.seats[0]
        state.play(choose_climbing(state, seat, state.legal(seat), dice))


@pytest.mark.rules("PF-R101")
def test_views_show_nothing_hidden_and_everything_else() -> None:
    """A position with all hidden things dealt anew looks the same to everybody."""
    changed = {"tile_ids": 0, "level_enemies": 0, "item_deck": 0, "potion_deck": 0, "boss_deck": 0, "event_deck": 0}
    for seed in range(GAMES):
        for state in islice(positions(EASY_GAME, seed), 0, None, EVERY):
            other = state.copy()
            EASY_GAME.determinize(other, 0, FastChance(seed))
            for seat in range(state.players):
                assert EASY_GAME.view(other, seat) == EASY_GAME.view(state, seat)
            for name in changed:
                changed[name] += int(getattr(other, name) != getattr(state, name))
            same_for_all(state)
    assert min(changed.values()) > 0, changed


def same_for_all(state: State) -> None:
    """Apart from whose view it is and the list of what one may do, all views agree."""
    first = EASY_GAME.view(state, 0)
    for seat in range(1, state.players):
        view = EASY_GAME.view(state, seat)
        assert view.keys() == first.keys()
        assert [key for key in view if view[key] != first[key] and key not in ("seat", "decision")] == []


@pytest.mark.rules("PF-R101")
def test_potions_put_under_the_deck_are_open() -> None:
    seen = 0
    for seed in range(GAMES):
        for state in islice(positions(EASY_GAME, seed), 0, None, EVERY):
            decks = EASY_GAME.view(state, 0)["decks"]
            assert isinstance(decks, dict)
            known = [EASY_GAME.tables.cards[kind].id for kind in state.potion_deck[: state.known_potions]]
            assert decks["potions_at_bottom"] == known
            other = state.copy()
            EASY_GAME.determinize(other, 0, FastChance(seed))
            assert other.potion_deck[: state.known_potions] == state.potion_deck[: state.known_potions]
            seen = max(seen, len(known))
    assert seen >= 2


@pytest.mark.rules("PF-R102")
def test_only_dice_and_reshuffles_are_random_after_the_setup() -> None:
    """Every random result is accounted for by the dice that were rolled and the decks that were shuffled."""
    rolls = {EV_ROLLED: 0, EV_ENEMY_ROLLED: 0, EV_REROLLED: 0, EV_BOSS_ROLLED: 0, EV_BOSS_RESHUFFLED: 0}
    for seed in range(GAMES):
        drawn = -1
        for state in positions(EASY_GAME, seed):
            due = 0
            for event in state.take_events():
                if event[0] in rolls:
                    rolls[event[0]] += 1
                    due += results(event)
            if drawn >= 0:
                assert state.chance.drawn - drawn == due
            drawn = state.chance.drawn
    assert min(rolls.values()) > 0, rolls


def results(event: tuple[int, ...]) -> int:
    """How many random results this event stands for; a shuffle of n cards takes n - 1."""
    if event[0] == EV_ROLLED:
        return sum(event[2:])
    return event[1] - 1 if event[0] == EV_BOSS_RESHUFFLED else 1


@pytest.mark.rules("PF-R102")
def test_the_same_seed_and_actions_give_the_same_game() -> None:
    for seed in range(4):
        first = [EASY_GAME.dump(state) for state in positions(EASY_GAME, seed)]
        again = [EASY_GAME.dump(state) for state in positions(EASY_GAME, seed)]
        assert first == again


@pytest.mark.rules("PF-R135")
def test_every_refusal_names_a_rule_that_exists() -> None:
    rules = load_book("platformer").rules
    named = [rule for code, (rule, _) in REASONS.items() if code != FINE and rule != QUESTION_RULE]
    named += [question.rule for question in EASY_GAME.questions()]
    named.append(EASY_GAME.out_of_turn_rule())
    assert [rule for rule in named if rule not in rules] == []
