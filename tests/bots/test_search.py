"""The search: what it may know, that it can be repeated, that its budgets hold, that it finds what is plain."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from bossrush.bots.base import Sight
from bossrush.bots.levels import LEVELS, evaluate, make_bot
from bossrush.bots.random import RandomGuide
from bossrush.bots.search import Budget, Guide, Search
from bossrush.bots.searching import SearchBot
from bossrush.games import kit_of, load_game
from bossrush.games.bossmonster.bot.worth import card_worth
from bossrush.games.bossmonster.rules.effects.common import Take
from bossrush.games.bossmonster.rules.ids import CARD
from bossrush.games.bossmonster.rules.state import State as BossMonsterState
from bossrush.games.platformer.bot.guide import PlatformerGuide
from bossrush.games.platformer.bot.heuristic import footprint
from bossrush.games.platformer.rules.ids import END
from bossrush.games.platformer.rules.state import State as PlatformerState
from bossrush.kernel.chance import FastChance
from bossrush.kernel.core import Core
from bossrush.kernel.game import Game, GameError
from bossrush.sim.games import Setting, play_game
from bossrush.sim.playout import random_playout

GAMES = ("platformer", "bossmonster")


def hint_guide(game: Game) -> Guide:
    return kit_of(game.name).players.guide()


def hard_guide(game: Game) -> Guide:
    return kit_of(game.name).players.hard.guide()


def expert_guide(game: Game) -> Guide:
    return kit_of(game.name).players.expert.guide()


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(request.param)


def positions(game: Game, number: int, players: int = 2) -> Iterator[Core]:
    """Of random games, at random moments, with a choice to make."""
    chooser = FastChance(99)
    seed = 0
    while number:
        seed += 1
        state = game.new_state(game.read_options({"players": str(players)}), FastChance(seed))
        state.run()
        random_playout(state, FastChance(-seed), 10 + chooser.below(60))
        if not state.over and len(state.legal(state.seats[0])) > 1:
            number -= 1
            yield state


def decide(game: Game, state: Core, bot: str) -> int:
    return make_bot(bot, game.name, "7").choose(Sight(game, state, state.seats[0]))


def test_the_same_seed_and_playouts_give_the_same_decision(game: Game) -> None:
    for state in positions(game, 3):
        assert decide(game, state, "search:12") == decide(game, state, "search:12")


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("guide_for", [hint_guide, hard_guide, expert_guide])
def test_what_the_seat_cannot_know_changes_nothing(
    game: Game, guide_for: Callable[[Game], Guide], players: int
) -> None:
    for number, state in enumerate(positions(game, 2, max(players, 1 if game.name == "platformer" else 2))):
        seat = state.seats[0]
        other = state.copy()
        game.determinize(other, seat, FastChance(1000 + number))
        assert game.view(other, seat) == game.view(state, seat)
        one, two = (
            SearchBot(guide_for(game), Budget(playouts=8), "7").choose(Sight(game, each, seat))
            for each in (state, other)
        )
        assert one == two


def test_what_is_dealt_anew_does_not_depend_on_what_is_true(game: Game) -> None:
    """Else two positions that look the same to a seat would be thought about differently."""
    for number, state in enumerate(positions(game, 400, 4)):
        seat = state.seats[0]
        other = state.copy()
        game.determinize(other, seat, FastChance(1000 + number))
        for salt in range(3):
            one, two = (Sight(game, each, seat).sample(FastChance(salt)) for each in (state, other))
            assert game.state_hash(one) == game.state_hash(two)


def test_thinking_leaves_the_position_alone(game: Game) -> None:
    for state in positions(game, 2):
        before = game.state_hash(state)
        decide(game, state, "search:6")
        assert game.state_hash(state) == before


@pytest.mark.parametrize("players", [1, 3, 4])
def test_other_numbers_of_players(players: int) -> None:
    for name in GAMES if players > 1 else GAMES[:1]:
        game = load_game(name)
        for state in positions(game, 1, players):
            found = evaluate(Sight(game, state, state.seats[0]), Budget(playouts=6))
            assert len(found.chances) == players
            assert all(0.0 <= chance <= 1.0 for chance in found.chances)
            assert players == 1 or sum(found.chances) == pytest.approx(1.0)


def test_a_budget_of_playouts_is_kept_but_for_the_last_round(game: Game) -> None:
    for state in positions(game, 2):
        search = Search(hint_guide(game), Sight(game, state, state.seats[0]), 1)
        search.run(Budget(playouts=30))
        assert 30 <= search.playouts < 30 + len(search.root.lines)


def test_a_budget_of_time_ends_the_search(game: Game) -> None:
    state = next(positions(game, 1))
    search = Search(hint_guide(game), Sight(game, state, state.seats[0]), 1)
    search.run(Budget(milliseconds=1))
    assert 1 <= search.playouts < 1000


def test_the_search_for_lines_counts_against_the_time(game: Game) -> None:
    state = next(positions(game, 1))
    search = Search(hint_guide(game), Sight(game, state, state.seats[0]), 1)
    search.begun -= 5.0
    search.run(Budget(milliseconds=1000))
    assert search.playouts == 1


def test_a_line_asked_about_is_tried_as_often_as_the_best(game: Game) -> None:
    for state in positions(game, 2):
        seat = state.seats[0]
        worst = [state.legal(seat)[-1]]
        found = evaluate(Sight(game, state, seat), Budget(playouts=40), 3, worst)
        assert found.played is not None
        assert found.played.actions == worst
        assert found.played.playouts >= found.lines[0].playouts - 1


def test_advice_is_legal_and_the_best_comes_first(game: Game) -> None:
    for state in positions(game, 2):
        seat = state.seats[0]
        found = evaluate(Sight(game, state, seat), Budget(playouts=20))
        assert all(advice.actions[0] in state.legal(seat) for advice in found.lines)
        assert found.chances == found.lines[0].chances
        assert found.lines[0].playouts == max(advice.playouts for advice in found.lines)
        own = [advice.chances[seat] for advice in found.lines]
        assert own == sorted(own, reverse=True)
        assert all(sum(advice.chances) == pytest.approx(1.0) for advice in found.lines)


def test_the_expert_compares_more_lines(game: Game) -> None:
    for state in positions(game, 12):
        seat = state.seats[0]
        few, many = (guide_for(game).lines(state, seat, state.legal(seat)) for guide_for in (hint_guide, expert_guide))
        assert len(many) >= len(few)
        if len(many) > len(few):
            return
    pytest.fail("no position with as many lines")


def test_of_too_many_cards_the_best_are_compared() -> None:
    game = load_game("bossmonster")
    for state in positions(game, 400):
        assert isinstance(state, BossMonsterState)
        seat, legal = state.seats[0], state.legal(state.seats[0])
        kept = [line[0] for line in hard_guide(game).lines(state, seat, legal)]
        if isinstance(state.question, Take) and len(kept) < len(legal):
            worths = {action: card_worth(state, seat, action - CARD) for action in legal}
            assert kept != legal[: len(kept)]
            assert min(worths[action] for action in kept) >= max(worths[a] for a in legal if a not in kept)
            return
    pytest.fail("no position with as many cards to take")


def test_the_higher_levels_play_on_for_two_turns_in_boss_monster() -> None:
    game = load_game("bossmonster")
    for state in positions(game, 3):
        assert isinstance(state, BossMonsterState)
        for guide_for, turns in ((hint_guide, 1), (hard_guide, 2), (expert_guide, 2)):
            search = Search(guide_for(game), Sight(game, state, state.seats[0]), 1)
            end = state.copy()
            assert isinstance(end, BossMonsterState)
            search.result(end)
            assert end.over or end.turn == state.turn + turns


def test_lines_that_do_badly_are_dropped(game: Game) -> None:
    for state in positions(game, 6):
        search = Search(hint_guide(game), Sight(game, state, state.seats[0]), 1)
        if len(search.root.lines) >= 4:
            search.run(Budget(playouts=60))
            assert min(search.root.visits) < max(search.root.visits)
            return
    pytest.fail("no position with four lines")


@pytest.mark.parametrize(
    ("best", "other", "hopeless"),
    [
        ([0.6] * 16, [0.5] * 16, True),
        ([0.5] * 16, [0.5] * 16, True),
        ([0.9, 0.3] * 8, [0.8, 0.2] * 8, True),
        ([0.9, 0.1] * 8, [0.1, 0.8] * 8, False),
        ([0.503] * 16, [0.5, 0.5, 0.5, 0.6] * 4, False),
    ],
    ids=["worse", "as good", "worse with every deal", "better with half of the deals", "perhaps better"],
)
def test_a_line_without_hope(game: Game, best: list[float], other: list[float], hopeless: bool) -> None:
    state = next(state for state in positions(game, 6) if len(state.legal(state.seats[0])) > 1)
    search = Search(hint_guide(game), Sight(game, state, state.seats[0]), 1)
    search.results = [best, other]
    assert search.hopeless(1, 0) is hopeless


def test_who_only_chooses_stops_when_no_rival_is_left(game: Game) -> None:
    tried = 0
    for state in positions(game, 4):
        sight = Sight(game, state, state.seats[0])
        long, short = (Search(hint_guide(game), sight, 1) for _ in range(2))
        long.run(Budget(playouts=300))
        short.run(Budget(playouts=300), only_choose=True)
        tried += short.playouts
        best, chosen = (long.root.mean(search.ranking()[0]) for search in (long, short))
        assert chosen > best - 0.02
    assert tried < 4 * 300


def test_random_playouts_reach_the_end(game: Game) -> None:
    state = next(positions(game, 1))
    search = Search(RandomGuide(), Sight(game, state, state.seats[0]), 1)
    search.run(Budget(playouts=4))
    assert sum(search.root.visits) == search.playouts
    assert search.steps > search.playouts
    results = [total for sums in search.root.sums for total in sums]
    assert sum(results) == pytest.approx(search.playouts)


def test_an_included_line_that_is_known_already_is_not_doubled(game: Game) -> None:
    state = next(positions(game, 1))
    search = Search(hint_guide(game), Sight(game, state, state.seats[0]), 1)
    known = search.root.lines[0]
    assert search.include(known[:]) == 0


def test_a_search_bot_finishes_games(game: Game) -> None:
    bots = ["search:1"] if game.name == "platformer" else ["search:1", "random"]
    outcome = play_game(game, Setting(game.name, bots, {"players": str(len(bots))}, 1, 5000, []), 1)
    assert outcome.finished


def test_a_plan_is_given_up_when_the_position_is_not_the_expected_one() -> None:
    game = load_game("platformer")
    state = game.new_state(game.read_options({"players": "2"}), FastChance(1))
    state.run()
    assert isinstance(state, PlatformerState)
    while END not in state.options:
        state.play(state.options[0])
    seat = state.seats[0]
    bot = SearchBot(PlatformerGuide(), Budget(0, 4), "1")
    bot.plan = [END]
    bot.expected = footprint(state)
    assert bot.choose(Sight(game, state, seat)) == END
    bot.plan = [END]
    state.gems[seat] += 1
    assert bot.choose(Sight(game, state, seat)) != END


def test_every_level_is_a_bot_of_both_games() -> None:
    for game in GAMES:
        for level in LEVELS:
            make_bot(level, game, "1")


@pytest.mark.parametrize("name", ["search:0", "search:", "search:5s", "search:-1", "search:99999999"])
def test_a_bad_budget_is_refused(name: str) -> None:
    with pytest.raises(GameError, match="there is no bot"):
        make_bot(name, "platformer", "1")
