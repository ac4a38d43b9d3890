"""`bossrush tune --heuristic`: numbers that win more games, the same for the same seed, written only if they do."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from bossrush.bots.base import Sight
from bossrush.bots.levels import make_bot, worths_in
from bossrush.cli import main
from bossrush.games import kit_of, load_game, names
from bossrush.kernel.chance import FastChance
from bossrush.sim import practice
from bossrush.sim.practice import Numbers, Practice, changed, practise
from bossrush.sim.statistics import Share

GAME = "bossmonster"


class Judged(Practice):
    """Instead of games: whoever is nearer to the numbers wanted wins more."""

    def __init__(self, wanted: Numbers) -> None:
        self.wanted = wanted

    def duel(self, one: Numbers, other: Numbers, games: int) -> Share:
        lead = self.away(other) - self.away(one)
        return Share(games, round(games * min(1.0, max(0.0, 0.5 + lead))))

    def away(self, numbers: Numbers) -> float:
        return sum(abs(numbers[name] / number - 1.0) for name, number in self.wanted.items())


def test_numbers_move_to_where_more_is_won() -> None:
    start = {"soul": 10.0, "wound": 5.0, "nothing": 0.0, "solo_faint": 9.0}
    found = practise(Judged({"soul": 14.0, "wound": 4.0}), start, 300, Random(1))
    assert found["soul"] == pytest.approx(14.0, abs=1.0)
    assert found["wound"] == pytest.approx(4.0, abs=0.5)
    assert found["solo_faint"] == 9.0, "games of two say nothing about it"


def test_a_number_moves_by_its_size_and_one_near_zero_too() -> None:
    assert changed({"a": 10.0, "b": 0.0}, {"a": 10.0, "b": 0.5}, {"a": 0.1, "b": -0.2}) == {"a": 11.0, "b": -0.1}


def tune(file: Path, games: str = "12", game: str = GAME) -> int:
    return main(["tune", game, "--heuristic", "--games", games, "--jobs", "1", "--out", str(file)])


def test_what_is_not_clearly_better_is_not_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practice, "ROUND", 4)
    file = tmp_path / "parameters.json"
    assert tune(file) == 0
    first = capsys.readouterr().out
    assert first.startswith("8 games of practice; then ")
    assert "the numbers stay as they were" in first
    assert not file.exists()
    assert tune(file) == 0
    assert capsys.readouterr().out == first, "the same games, the same numbers"


def test_what_is_better_is_written_and_the_rest_of_the_file_stays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    judged = Judged({"soul": 12.0, "later_wound": 7.0})
    monkeypatch.setattr(Practice, "duel", lambda _, one, other, games: judged.duel(one, other, games))
    file = tmp_path / "parameters.json"
    file.write_text(json.dumps({GAME: {"solo": {"souls": 1.0}}, "chess": {"queen": 9.0}}))
    assert tune(file, "20000") == 0
    assert "written to" in capsys.readouterr().out
    written = json.loads(file.read_text())
    assert written["chess"] == {"queen": 9.0}
    assert written[GAME]["solo"] == {"souls": 1.0}
    found = written[GAME]["heuristic"]
    assert judged.away(found) < judged.away(kit_of(GAME).players.worths.numbers) / 2
    assert found == worths_in(file, GAME)


def test_it_may_start_from_another_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[float] = []

    def duel(_: Practice, one: Numbers, other: Numbers, games: int) -> Share:
        started.append((one["soul"] + other["soul"]) / 2)
        return Share(games, games // 2)

    monkeypatch.setattr(Practice, "duel", duel)
    start = tmp_path / "start.json"
    start.write_text(json.dumps({GAME: {"heuristic": {**kit_of(GAME).players.worths.numbers, "soul": 77.0}}}))
    arguments = ["tune", GAME, "--heuristic", "--games", "200", "--out", str(tmp_path / "p.json"), "--start"]
    assert main([*arguments, str(start)]) == 0
    assert started == [pytest.approx(77.0), pytest.approx(77.0)]
    assert main([*arguments, str(tmp_path / "nothing.json")]) == 2
    assert "there is no file" in capsys.readouterr().err


def test_the_numbers_set_by_hand_are_whole() -> None:
    """They are where `bossrush tune --heuristic` began."""
    for game in names():
        assert (
            worths_in(Path(__file__).parents[2] / "tools" / "by_hand.json", game).keys()
            == kit_of(game).players.worths.numbers.keys()
        )


@pytest.mark.parametrize(("game", "said"), [("chess", "chess"), (GAME, "--games is 144 or more")])
def test_what_cannot_be_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, said: str) -> None:
    assert tune(tmp_path / "p.json", "10", game) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (None, "there is no file"),
        ("[1", "is no file of parameters"),
        ('{"bossmonster": {"heuristic": {}}}', "has no number for bossmonster, heuristic, card"),
        ('{"bossmonster": {"heuristic": 7}}', "is no file of parameters"),
    ],
)
def test_a_bot_with_a_bad_file_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str | None, said: str
) -> None:
    file = tmp_path / "p.json"
    if text is not None:
        file.write_text(text)
    assert main(["simulate", GAME, "--bots", f"heuristic:{file}", "--games", "1"]) == 2
    assert said in capsys.readouterr().err


def test_a_bot_with_other_numbers_leaves_those_of_the_others_alone(tmp_path: Path) -> None:
    file = tmp_path / "p.json"
    usual = kit_of(GAME).players.worths.numbers
    file.write_text(json.dumps({GAME: {"heuristic": {**usual, "soul": -50.0, "win": -50.0}}}))
    game = load_game(GAME)
    differing = 0
    for seed in range(4):
        state = game.new_state(game.read_options({"players": "2"}), FastChance(seed))
        state.run()
        bots = [make_bot(name, GAME, "1") for name in ("heuristic", f"heuristic:{file}", "heuristic")]
        for _ in range(40):
            sight = Sight(game, state, state.seats[0])
            one, other, again = [bot.choose(sight) for bot in bots]
            assert one == again
            assert kit_of(GAME).players.worths.numbers is usual
            differing += one != other
            state.answer(sight.seat, one)
            state.run()
    assert differing
