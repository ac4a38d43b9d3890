"""`bossrush tournament`: fair seats, ratings that show who is better, the same for any number of jobs."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from bossrush.cli import main
from bossrush.sim.games import Setting
from bossrush.sim.ratings import Places, rate
from bossrush.sim.tournament import line_ups, seatings, tournament_jobs

OF_THE_RUN = {"jobs", "seconds", "decisions_per_second", "games_per_second"}


def tournament(tmp_path: Path, *arguments: str) -> dict[str, object]:
    file = tmp_path / "ratings.json"
    assert main(["tournament", *arguments, "--json", str(file)]) == 0
    report: dict[str, object] = json.loads(file.read_text(encoding="utf-8"))
    return {name: value for name, value in report.items() if name not in OF_THE_RUN}


@pytest.mark.parametrize(
    ("bots", "players", "expected"),
    [
        ("ab", 2, ["ab"]),
        ("abc", 2, ["ab", "ac", "bc"]),
        ("abc", 3, ["abc"]),
        ("ab", 3, ["aab", "abb"]),
        ("ab", 4, ["aabb"]),
        ("abc", 4, ["aabc", "abbc", "abcc"]),
    ],
)
def test_who_meets_whom(bots: str, players: int, expected: list[str]) -> None:
    assert ["".join(up) for up in line_ups(list(bots), players)] == expected


@pytest.mark.parametrize("bots", ["ab", "abc", "abcd"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_sits_on_every_seat_equally_often(bots: str, players: int) -> None:
    orders = seatings(list(bots), players)
    assert len(set(orders)) == len(orders)
    assert len({Counter(order[seat] for order in orders)[bot] for seat in range(players) for bot in bots}) == 1


def test_a_deal_is_played_in_all_seatings() -> None:
    setting = Setting("platformer", ["a"] * 2, {"players": "2"}, 1, 100, [])
    jobs = [(tuple(seated.bots), deal) for seated, deal in tournament_jobs(setting, seatings(["a", "b"], 2), 3)]
    assert jobs == [(order, deal) for deal in range(3) for order in (("a", "b"), ("b", "a"))]


def test_ratings_show_who_is_better_and_how_sure_that_is() -> None:
    def games(number: int) -> list[Places]:
        """The first wins three games of four."""
        return [[("strong", 2 if i % 4 == 0 else 1), ("weak", 1 if i % 4 == 0 else 2)] for i in range(number)]

    few, many = rate(games(40), ["strong", "weak"], 1), rate(games(400), ["strong", "weak"], 1)
    for rated in (few, many):
        assert rated["strong"].low < rated["strong"].mean < rated["strong"].high
    assert many["strong"].low > many["weak"].high
    assert many["strong"].high - many["strong"].low < few["strong"].high - few["strong"].low
    assert 6 < many["strong"].mean - many["weak"].mean < 8, "about 7 apart, as the documentation says"


def test_a_few_games_prove_little_though_one_bot_wins_them_all() -> None:
    rated = rate([[("one", 1), ("other", 2)]] * 3, ["one", "other"], 1)
    assert rated["one"].mean > rated["other"].mean
    assert rated["one"].low < rated["other"].high


def test_the_order_of_games_hardly_matters() -> None:
    games: list[Places] = [[("one", 1 + i // 100), ("other", 2 - i // 100)] for i in range(200)]
    rated = rate(games, ["one", "other"], 1)
    assert abs(rated["one"].mean - rated["other"].mean) < 1, "the first half won by one, the second by the other"


def test_a_bot_on_several_seats_is_rated_once() -> None:
    games: list[Places] = [[("one", 1), ("other", 2), ("one", 2)]] * 50
    rated = rate(games, ["one", "other"], 1)
    assert rated["one"].mean > rated["other"].mean


def test_the_better_bot_is_rated_better_whoever_plays(tmp_path: Path) -> None:
    arguments = ["bossmonster", "--bots", "random,heuristic", "--games", "31", "--seed", "3"]
    one = tournament(tmp_path, *arguments, "--jobs", "1")
    two = tournament(tmp_path, *arguments, "--jobs", "2")
    assert one == two
    assert one["games"] == 32, "rounded up to whole deals"
    ratings = one["ratings"]
    duels = one["duels"]
    assert isinstance(ratings, dict)
    assert isinstance(duels, dict)
    assert ratings["heuristic"]["low"] > ratings["random"]["high"]
    assert duels["heuristic"]["random"]["wins"] + duels["random"]["heuristic"]["wins"] == 32
    assert duels["heuristic"]["random"]["rate"] > 0.7


def test_the_tables_on_the_screen(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--bots", "heuristic,random", "--players", "3", "--games", "6", "--limit", "500", "--jobs", "1"]
    assert main(["tournament", "platformer", *arguments]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("platformer, 3 players, 6 games, ")
    assert lines[3].startswith("heuristic")
    assert any(line.startswith("random") and "(" in line for line in lines[5:])


@pytest.mark.parametrize(
    ("bots", "words"),
    [
        ("heuristic", "two bots"),
        ("random,random", "random twice"),
        ("random,genius", "genius"),
    ],
)
def test_bad_bots_are_told_in_one_line(bots: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    refused(["platformer", "--bots", bots], words, capsys)


@pytest.mark.parametrize(
    ("game", "players", "words"),
    [
        ("platformer", "1", "two players or more"),
        ("bossmonster", "1", "from 2 to 4"),
        ("chess", "2", "no game 'chess'"),
    ],
)
def test_nobody_plays_a_tournament_alone(
    game: str, players: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    refused([game, "--players", players, "--bots", "heuristic,random"], words, capsys)


def refused(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert words in shown.err
    assert len(shown.err.splitlines()) == 1
