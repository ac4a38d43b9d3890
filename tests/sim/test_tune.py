"""`bossrush tune`: weights that fit, the same for the same seed, written beside those of other games."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from bossrush.bots.chances import Weights, chances
from bossrush.cli import main
from bossrush.sim.tune import Sample, fit, loss

TRUE = [1.5, -2.0, 0.0]


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


def test_the_command_writes_one_game_and_keeps_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "parameters.json"
    file.write_text(json.dumps({"chess": {"several": {"queen": 9.0}, "solo": {}}}))
    for _ in range(2):
        assert main(["tune", "bossmonster", "--bot", "random", "--games", "3", "--jobs", "1", "--out", str(file)]) == 0
    written = json.loads(file.read_text())
    assert written["chess"]["several"] == {"queen": 9.0}
    assert any(written["bossmonster"]["several"].values())
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("several: ")
    assert said[:2] == said[2:], "the same games, the same weights"


def test_an_unknown_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "chess", "--out", str(tmp_path / "p.json")]) == 2
    assert "chess" in capsys.readouterr().err
