import re
from dataclasses import asdict
from functools import cache
from itertools import pairwise
from pathlib import Path
from statistics import fmean

import msgspec
import pytest

import bossrush.analysis
from bossrush.analysis.analysis import (
    MISTAKE,
    Analysis,
    Step,
    assemble,
    chance_events,
    mistakes,
    turning_points,
)
from bossrush.analysis.choices import Choice, choices_of, moves_of
from bossrush.analysis.page import Page, page
from bossrush.analysis.telling import Teller, other_end, unnamed
from bossrush.analysis.weighing import Weighed, error, weigh
from bossrush.bots.base import Sight
from bossrush.bots.levels import make_bot
from bossrush.bots.search import Budget
from bossrush.games import kit_of, load_game, names
from bossrush.games.bossmonster.rules.game import BossMonster
from bossrush.kernel.chance import FastChance
from bossrush.kernel.game import Game
from bossrush.kernel.match import Match, new_match
from bossrush.kernel.record import FAST
from bossrush.text.messages import LOCALES, Messages, languages

FEW = Budget(playouts=6)
LAST = 6
"""Decisions of a game that the tests weigh: near the end playouts are short."""
SETTINGS = [("platformer", 1), ("platformer", 2), ("bossmonster", 2), ("bossmonster", 3)]


@cache
def played(name: str, players: int) -> tuple[Game, Match]:
    """A whole game of bots."""
    game = load_game(name)
    match = new_match(game, {"players": str(players)}, ["heuristic"] * players, FAST, "11")
    bots = [make_bot("heuristic", name, str(seat)) for seat in range(players)]
    while not match.state.over:
        seat = match.state.seats[0]
        match.apply(seat, bots[seat].choose(Sight(game, match.state, seat)))
    return game, match


@cache
def chosen(name: str, players: int) -> list[Choice]:
    game, match = played(name, players)
    return choices_of(Match(game, match.record), moves_of(game, match.record))


@cache
def weighed(name: str, players: int) -> list[Weighed]:
    game, _ = played(name, players)
    return [weigh(game, choice, FEW) for choice in chosen(name, players)[-LAST:]]


def analysis_of(name: str, players: int, lang: str = "en") -> Analysis:
    """Of the end of the game."""
    game, match = played(name, players)
    choices = chosen(name, players)[-LAST:]
    analysis = assemble(game, match, choices, weighed(name, players))
    Teller(game, lang).tell(analysis, match, choices)
    return analysis


# ---- choices


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_a_choice_is_what_one_seat_did_until_something_came_out(name: str, players: int) -> None:
    game, match = played(name, players)
    came_out = [*match.secrets_before, match.secrets()]
    moves = moves_of(game, match.record)
    for choice in chosen(name, players):
        last = choice.move + len(choice.actions)
        assert moves[choice.move : last] == [(choice.seat, action) for action in choice.actions]
        assert came_out[choice.move] == came_out[last - 1]
        assert last == len(moves) or moves[last][0] != choice.seat or came_out[last] != came_out[last - 1]


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_every_decision_with_two_legal_actions_is_part_of_a_choice(name: str, players: int) -> None:
    game, match = played(name, players)
    parts = {choice.move + i for choice in chosen(name, players) for i in range(len(choice.actions))}
    again = Match(game, match.record)
    for number, (seat, action) in enumerate(moves_of(game, match.record)):
        assert number in parts or len(again.state.legal(seat)) == 1
        again.apply(seat, action)


def test_whose_turn_it_is_is_no_luck() -> None:
    """Somebody's chances, when the next one begins a turn, are on the average what they were before."""
    game, _ = played("platformer", 2)
    handed_over = [(one, other) for one, other in pairwise(chosen("platformer", 2)) if one.seat != other.seat][:8]
    changes = [
        weigh(game, other, FEW).best[one.seat] - weigh(game, one, FEW).played[one.seat] for one, other in handed_over
    ]
    assert abs(fmean(changes)) < 0.06


# ---- what the search says


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_the_same_number_of_playouts_says_the_same(name: str, players: int) -> None:
    game, _ = played(name, players)
    for choice, before in zip(chosen(name, players)[-2:], weighed(name, players)[-2:], strict=True):
        assert weigh(game, choice, FEW) == before


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_what_others_hide_changes_nothing(name: str, players: int) -> None:
    game, _ = played(name, players)
    for choice, before in zip(chosen(name, players)[-LAST:], weighed(name, players), strict=True):
        other = Choice(choice.move, choice.seat, choice.state.copy())
        other.actions = choice.actions
        game.determinize(other.state, choice.seat, FastChance(99))
        assert weigh(game, other, FEW) == before


def test_a_blunder_costs() -> None:
    """The winning stroke left out."""
    game, match = played("platformer", 3)
    last = chosen("platformer", 3)[-1]
    assert last.seat in match.state.winners
    blunder = Choice(last.move, last.seat, last.state)
    end = game.parse_action("end")
    assert end in last.state.legal(last.seat)
    blunder.actions = [end]
    budget = Budget(playouts=30)
    assert weigh(game, last, budget).better == []
    found = weigh(game, blunder, budget)
    assert found.better
    assert found.best[last.seat] > found.played[last.seat] + MISTAKE


def test_of_one_playout_nothing_is_known() -> None:
    assert error([0.5]) == 1.0
    assert error([0.5, 0.5, 0.5]) == 0.0


# ---- the analysis


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_luck_and_decisions_add_up_to_the_result(name: str, players: int) -> None:
    _, match = played(name, players)
    analysis = analysis_of(name, players)
    assert len(analysis.totals) == players
    for seat, total in enumerate(analysis.totals):
        assert total.start == analysis.steps[0].before[seat]
        assert total.start + total.luck + total.own + total.others == pytest.approx(total.result)
        assert total.result == (1.0 if seat in match.state.winners else 0.0)
        assert total.own <= 1e-9
    for step, following in pairwise(analysis.steps):
        assert step.then == following.before
        assert step.then_move == following.move


@pytest.mark.parametrize("name", names())
def test_everything_is_told(name: str) -> None:
    analysis = analysis_of(name, 2)
    assert len(analysis.figures) == 2
    for step in analysis.steps:
        assert step.told
        assert bool(step.better) == bool(step.better_told)
        assert "?" not in step.told
        assert step.came_out == bool(step.chance)


@pytest.mark.parametrize("name", names())
def test_the_events_of_chance_exist(name: str) -> None:
    assert kit_of(name).surprises <= {kind.name for kind in load_game(name).event_kinds()}


@pytest.mark.parametrize("name", names())
def test_the_data_can_be_written_and_read(name: str) -> None:
    analysis = analysis_of(name, 2)
    data = msgspec.json.encode(asdict(analysis))
    assert msgspec.convert(msgspec.json.decode(data), Analysis) == analysis


def step(seat: int, chances: list[float], error: float = 0.01, came_out: bool = True) -> Step:
    """Chances of seat 0, of two, before and after a decision and then."""
    before, after, then = ([chance, 1 - chance] for chance in chances)
    loss = before[seat] - after[seat]
    return Step(0, seat, ["x"], ["y"] if loss else [], before, after, then, 1, loss, error, came_out)


def test_turning_points_are_the_largest_clear_changes() -> None:
    steps = [
        step(0, [0.5, 0.5, 0.52]),
        step(0, [0.52, 0.40, 0.40]),
        step(1, [0.40, 0.40, 0.70]),
        step(1, [0.70, 0.70, 0.55], error=0.2),
        step(1, [0.55, 0.64, 0.64]),
        step(0, [0.64, 0.64, 0.30], came_out=False),
    ]
    points = [(point.step, point.by_chance, point.seat, round(point.change, 2)) for point in turning_points(steps)]
    assert points == [(1, False, 0, -0.12), (2, True, 0, 0.3), (4, False, 1, -0.09)]
    many = [step(0, [0.5, 0.5, 0.6 + i / 100]) for i in range(9)]
    assert [point.step for point in turning_points(many)] == [4, 5, 6, 7, 8]


def test_mistakes_come_the_most_expensive_first() -> None:
    steps = [step(0, [0.5, 0.4, 0.4]), step(0, [0.4, 0.39, 0.39]), step(1, [0.4, 0.7, 0.7])]
    assert mistakes(steps) == [2, 0]


def test_a_better_line_is_told_from_where_it_differs() -> None:
    assert other_end("a, b, c", "a, b, d") == "…, d"
    assert other_end("a, b", "c, b") == "c, b"
    assert other_end("a, b", "a") == "a"


def test_a_figure_is_not_named_where_one_knows_whose_turn_it_is() -> None:
    assert unnamed("Etorn gains 1 coin, a1–a2, Etorn falls to b1, Etorn’s die", "Etorn") == (
        "gains 1 coin, a1–a2, falls to b1, Etorn’s die"
    )


# ---- the page


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", names())
def test_the_page_needs_nothing_else(name: str, lang: str) -> None:
    analysis = analysis_of(name, 2, lang)
    analysis.mistakes = [0]
    analysis.seats = ["<b>Eve</b>", "bot: heuristic"]
    text = page(analysis, FEW, Messages(lang, "analysis", strict=True))
    for outside in ("http:", "https:", "//", "@import", "url(", "src="):
        assert outside not in text
    assert "<b>Eve" not in text
    assert f'<html lang="{lang}">' in text
    assert text.count("<polyline") == 2
    assert f'max="{2 * LAST}"' in text
    assert analysis.figures[0] in text
    assert f"{analysis.figures[1]} ({Messages(lang).text('bot-heuristic')})" in text


@pytest.mark.parametrize(
    ("seats", "told"),
    [
        (["human", "easy"], ["human", "Apprentice"]),
        (["search:200", "hard"], ["search:200", "Veteran"]),
        (["heuristic:my.json", "random"], ["heuristic:my.json", "reckless"]),
        (["easy", "bot: easy"], ["easy", "Apprentice"]),
        (["choice", "hard"], ["choice", "hard"]),
        (["Ann", "bot: choice"], ["Ann", "bot: choice"]),
        (["plays-for-you", "named"], ["plays-for-you", "named"]),
    ],
)
def test_people_are_not_taken_for_bots(seats: list[str], told: list[str]) -> None:
    """Servers mark bots, since people may be called like one; the terminal knows no names of people."""
    analysis = analysis_of("platformer", 2)
    analysis.seats = seats
    shown = Page(analysis, FEW, Messages("en", "analysis", strict=True))
    expected = [f"{figure} ({name})" for figure, name in zip(analysis.figures, told, strict=True)]
    assert [shown.seat(seat) for seat in range(2)] == expected


def test_all_languages_have_the_same_messages_and_none_is_unused() -> None:
    def keys(lang: str) -> set[str]:
        lines = (LOCALES / lang / "analysis.ftl").read_text(encoding="utf-8").splitlines()
        return {line.split(" =")[0] for line in lines if line.startswith("analysis-")}

    assert keys("es") == keys("en") == keys("de")
    folder = Path(bossrush.analysis.__file__).parent
    code = "".join(file.read_text(encoding="utf-8") for file in (folder / "page.py", folder / "command.py"))
    heads = {f"analysis-head-{name}" for name in HEADS}
    quoted = {key for key in keys("en") if f'"{key}"' in code or re.search(f"""["']{key[9:]}["']""", code)}
    assert keys("en") == quoted | heads


HEADS = ("player", "start", "luck", "own", "others", "end", "cost", "played", "better")


# ---- games of several players


def random_match(seed: int, players: int) -> Match:
    game = load_game("bossmonster")
    match = new_match(game, {"players": str(players)}, ["random"] * players, FAST, str(seed))
    bot = make_bot("random", "bossmonster", str(seed))
    while not match.state.over:
        seat = match.state.seats[0]
        match.apply(seat, bot.choose(Sight(game, match.state, seat)))
    return match


def test_whoever_is_out_has_no_chance_and_believes_nothing() -> None:
    """Everybody thinks that all who still play are as strong; those who decided long ago have not heard the latest."""
    game = load_game("bossmonster")
    match = random_match(3, 4)
    choices = choices_of(Match(game, match.record), moves_of(game, match.record))
    left = [game.playing(choice.state) for choice in choices]
    assert len(left[0]) == 4 > len(left[-1])
    even = [[1 / len(seats) if seat in seats else 0.0 for seat in range(4)] for seats in left]
    analysis = assemble(game, match, choices, [Weighed(chances, chances, [], 0.0) for chances in even])
    for step, chances in zip(analysis.steps, even, strict=True):
        assert step.before == pytest.approx(chances)


def test_a_card_lost_at_random_is_chance_and_one_given_up_is_not() -> None:
    """Specter's Sanctum and the Torture Chamber take a card at random; at the beginning everybody gives up two."""
    game = load_game("bossmonster")
    assert isinstance(game, BossMonster)
    names = [kind.name for kind in game.event_kinds()]
    takers = {game.tables.kinds.index(room) for room in ("specters_sanctum", "torture_chamber")}
    lost = given = 0
    for seed in range(8):
        match = random_match(seed, 2)
        for number in range(len(match.record.moves)):
            events = match.events[number + 1]
            happened = [names[event[0]] for event in events]
            if "discarded" not in happened:
                continue
            told = [names[event[0]] for event in chance_events(game, match, number, number + 1)]
            if any(names[event[0]] in ("trigger", "activated") and event[2] in takers for event in events):
                assert "discarded" in told
                lost += 1
            elif "discards_chosen" in happened:
                assert "discarded" not in told
                given += 1
    assert lost
    assert given
