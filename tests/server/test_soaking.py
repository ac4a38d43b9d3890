"""The trials of `tools/server_soak.py`, tiny."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server import soaking
from tests.server.soaking import Row, Soak, table
from tools import server_soak


def run(**numbers: int) -> int:
    names = [*server_soak.TRIALS, "seed"]
    return server_soak.main([word for name in names for word in (f"--{name}", str(numbers.get(name, 0)))])


def test_a_soak_ends_with_a_table_of_what_was_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(kills=1, fuzz=200, races=2) == 0
    lines = capsys.readouterr().out.splitlines()
    head = next(number for number, line in enumerate(lines) if line.startswith("trial "))
    counted = {line.split("  ")[0]: line.split() for line in lines[head + 1 : -1]}
    assert lines[-1] == "every promise was kept"
    assert {"SQLite, killed", "hostile messages", "SQLite, people changed at once"} <= counted.keys()
    assert "200" in counted["hostile messages"]


def test_a_broken_promise_is_told_with_the_command_that_repeats_it_and_does_not_hide_the_rest(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def loses(soak: Soak, *_: object) -> None:
        soak.rows.append(Row("loses", lost=1))
        raise AssertionError("acknowledged and lost")

    monkeypatch.setattr(Soak, "kills", loses)
    monkeypatch.setattr(Soak, "fuzz", lambda soak, *_: soak.rows.append(Row("goes on")))
    assert run(kills=7, fuzz=1, seed=3) == 1
    told = capsys.readouterr().out
    repeat = "--seed 3 --kills 7 --cluster 0 --fuzz 0 --races 0 --freezing 0 --loads 0"
    assert f"repeat it with: tools/server_soak.py {repeat}" in told
    assert "goes on" in told
    assert told.endswith("broken: kills\n")


def test_columns_are_aligned() -> None:
    lines = table([Row("short", lost=0), Row("much longer", acknowledged=12_345, p99=1.25)]).splitlines()
    assert "12,345" in lines[2]
    assert "1.2" in lines[2]
    assert all(line[: len("much longer")].strip() in ("trial", "short", "much longer") for line in lines)


def test_who_is_late_is_measured_once_more_beside_an_idle_server() -> None:
    soak = Soak(1, lambda _: None)
    busy = iter([90.0, 20.0])
    soak.compare(5.0, lambda: 5.0, {"once": lambda: next(busy), "never": lambda: 9.0}, lambda idle: idle + 50)
    with pytest.raises(AssertionError, match="always: the p99 of somebody else is 90 ms, more than 55 ms"):
        soak.compare(5.0, lambda: 5.0, {"always": lambda: 90.0}, lambda idle: idle + 50)


def test_floods_and_loads_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soaking, "FLOODS", soaking.FLOODS[:1])
    monkeypatch.setattr(soaking, "AMPLIFIERS", ())
    monkeypatch.setattr(soaking, "STARVERS", {})
    monkeypatch.setattr(soaking, "DELAY", 10_000.0)
    soak = Soak(1, lambda _: None)
    soak.freezing(Path(), 1)
    soak.loads(Path(), 1)
    measured = ["moves: idle", "moves: empty fragments", "moves: no load", "bots: no load"]
    assert [row.trial for row in soak.rows] == measured
    assert all(row.p99 is not None and row.before for row in soak.rows)
