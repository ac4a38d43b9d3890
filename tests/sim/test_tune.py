"""`bossrush tune`: weights that fit, the same for the same seed, written beside those of other games."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from bossrush.bots.chances import Weights, chances
from bossrush.cli import main
from bossrush.sim import practice
from bossrush.sim import tune as tuning
from bossrush.sim.tune import Sample, fit, held_out, loss

TRUE = [1.5, -2.0, 0.0]
BY_HAND = Path(__file__).parents[2] / "tools" / "by_hand.json"


def drawn(number: int, players: int) -> list[Sample]:
    """Positions whose results follow from known weights."""
    generator = Random(5)
    samples: list[Sample] = []
    for _ in range(number):
        rows = [[generator.uniform(-1, 1) for _ in TRUE] for _ in range(players)]
        odds = chances(Weights(TRUE, TRUE), rows)
        if players == 1:
            result = [float(generator.random() < odds[0])]
        else:
            winner = generator.choices(range(players), odds)[0]
            result = [float(seat == winner) for seat in range(players)]
        samples.append((rows, result))
    return samples


@pytest.mark.parametrize("players", [1, 2, 3])
def test_known_weights_are_found(players: int) -> None:
    samples = drawn(500, players)
    found = fit(samples, len(TRUE), 1)
    assert found == pytest.approx(TRUE, abs=0.8)
    assert loss(Weights(found, found), samples) < loss(Weights([0.0] * 3, [0.0] * 3), samples)


def test_the_same_seed_gives_the_same_weights() -> None:
    samples = drawn(100, 2)
    assert fit(samples, 3, 1) == fit(samples, 3, 1)


def test_the_surprise_of_a_sure_result_is_small_and_of_a_wrong_one_large() -> None:
    sure = Weights([20.0], [20.0])
    assert loss(sure, [([[1.0], [0.0]], [1.0, 0.0])]) == pytest.approx(0.0, abs=1e-6)
    assert loss(sure, [([[1.0], [0.0]], [0.0, 1.0])]) > 10.0
    assert loss(sure, [([[1.0]], [0.0])]) > 10.0


def test_a_seat_that_is_out_has_no_chance() -> None:
    assert chances(Weights([1.0], []), [[1.0], [], [1.0]]) == [0.5, 0.0, 0.5]


def tune(file: Path, *more: str) -> int:
    return main(["tune", "bossmonster", "--bot", "random", "--games", "3", "--jobs", "1", "--out", str(file), *more])


def test_the_command_writes_one_game_and_keeps_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for name in ("one.json", "two.json"):
        file = tmp_path / name
        file.write_text(json.dumps({"chess": {"several": {"queen": 9.0}, "solo": {}}}))
        assert tune(file) == 0
        written = json.loads(file.read_text())
        assert written["chess"]["several"] == {"queen": 9.0}
        assert any(written["bossmonster"]["several"].values())
        said.append(capsys.readouterr().out.splitlines()[0])
    assert said[0] == said[1], "the same games, the same weights"
    assert said[0].startswith("several: ")


def test_it_goes_on_from_the_weights_in_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "parameters.json"
    file.write_text(json.dumps({"bossmonster": {"several": {}, "solo": {}}}))
    assert tune(file, "--games", "20") == 0
    found = file.read_text()
    now = capsys.readouterr().out.split("before, ")[1].split(" now")[0]
    assert tune(file, "--games", "20") == 0
    assert f"{now} before, {now} now" in capsys.readouterr().out
    assert file.read_text() == found


def test_of_every_setting_some_games_teach_and_some_test() -> None:
    for settings in (5, 10):
        tests = [number % settings for number in range(10 * settings) if held_out(number, settings)]
        assert sorted(tests) == sorted([*range(settings)] * 2)


def test_an_unknown_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "chess", "--out", str(tmp_path / "p.json")]) == 2
    assert "chess" in capsys.readouterr().err


# ---- told before any game is played


@pytest.fixture
def _no_games(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(*_: object) -> None:
        raise AssertionError("games are played")

    monkeypatch.setattr(tuning, "play_run", play)
    monkeypatch.setattr(practice, "play_run", play)


def refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["tune", "bossmonster", "--games", "200", "--jobs", "1", *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert len(shown.err.splitlines()) == 1
    return shown.err


@pytest.mark.usefixtures("_no_games")
@pytest.mark.parametrize("more", [[], ["--heuristic"], ["--heuristic", "--start", str(BY_HAND)]])
@pytest.mark.parametrize(
    "text",
    [
        "",
        "{bad",
        "[]",
        '{"bossmonster": []}',
        '{"bossmonster": {"several": 7}}',
        '{"bossmonster": {"solo": {"souls": "many"}}}',
        "\xff",
    ],
)
def test_a_file_that_holds_something_else_is_left_alone(
    text: str, more: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "parameters.json"
    file.write_text(text, encoding="latin-1")
    assert f"{file} is no file of parameters: " in refused(["--out", str(file), *more], capsys)
    assert file.read_text(encoding="latin-1") == text


@pytest.mark.usefixtures("_no_games")
@pytest.mark.parametrize("more", [[], ["--heuristic"]])
def test_a_file_that_cannot_be_written_is_told(
    more: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = tmp_path / "none" / "parameters.json"
    assert f"{nowhere}: No such file or directory; name a file" in refused(["--out", str(nowhere), *more], capsys)
    assert f"{tmp_path}: Is a directory" in refused(["--out", str(tmp_path), *more], capsys)


@pytest.mark.usefixtures("_no_games")
@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--heuristic", "--bot", "random"], "leave --bot and --players out"),
        (["--heuristic", "--players", "2"], "leave --bot and --players out"),
        (["--start", str(BY_HAND)], "--start belongs to --heuristic"),
    ],
)
def test_what_would_be_ignored_is_refused(
    more: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert words in refused(["--out", str(tmp_path / "parameters.json"), *more], capsys)
    assert not list(tmp_path.iterdir())
