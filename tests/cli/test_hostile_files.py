"""Whatever file it is given, a command ends soon, with one clear sentence, and takes little memory."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from bossrush import reading
from bossrush.cli import LONGEST_NUMBER, LONGEST_SEED, main
from bossrush.content.source import ContentError
from bossrush.games import load_game
from bossrush.kernel.match import new_match
from bossrush.kernel.record import SEALED, write_record
from bossrush.reading import LONGEST_MESSAGE, in_one_line, read_bytes, read_text
from bossrush.stdio import LONGEST_LINE
from tests.cli.hostile_files import (
    PACK,
    RECORD,
    SCENARIO,
    Said,
    on_packs,
    on_parameters,
    on_records,
    on_scenarios,
    suffer,
    words_of,
)

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="devices and the peak of memory are Linux's")

SECONDS = 5.0
"""A second is promised; a loaded machine gets more."""
MEGABYTES = 200
A_LINE = 600
"""Characters: a sentence and the name of a file."""


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "PATIENCE", 0.05)


def fails_clearly(said: Said, codes: tuple[int, ...] = (2,)) -> None:
    assert said.code in codes, said
    assert "Traceback" not in said.err, said
    assert said.seconds < SECONDS, said
    assert len(said.lines()) == 1, said
    assert len(said.lines()[0]) < A_LINE, said


# ---- every command, every kind of bad file


@linux_only
@pytest.mark.parametrize("attack", [on_records, on_parameters])
def test_a_bad_file_is_one_clear_error(attack: Callable[[Path], list[tuple[str, Path]]], tmp_path: Path) -> None:
    commands = [words_of(command, path) for command, path in attack(tmp_path)]
    told, peak = suffer(commands, tmp_path)
    for said in told:
        fails_clearly(said, (1, 2) if "verify" in said.words else (2,))
    assert peak < MEGABYTES


@linux_only
def test_a_bad_scenario_is_one_clear_error(tmp_path: Path) -> None:
    told, peak = suffer([words_of(command, path) for command, path in on_scenarios(tmp_path)], tmp_path)
    for said in told:
        error, total = said.lines()
        assert (said.code, error[:6], total) == (2, "ERROR ", "0 passed, 1 failed"), said
        assert said.seconds < SECONDS
        assert len(error) < A_LINE
    assert peak < MEGABYTES


@linux_only
def test_a_bad_pack_is_one_clear_error_or_a_short_list_of_mistakes(tmp_path: Path) -> None:
    told, peak = suffer([words_of(command, path) for command, path in on_packs(tmp_path)], tmp_path)
    for said in told:
        if said.words[0] == "content":
            assert said.code == 1, said
            assert said.seconds < SECONDS, said
            assert 1 <= len(said.lines()) <= 101
        else:
            fails_clearly(said)
    assert peak < MEGABYTES


# ---- pipes


@pytest.mark.usefixtures("impatient")
def test_a_pipe_that_nobody_writes_into_is_not_waited_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert main(["record", "show", str(pipe)]) == 2
    assert capsys.readouterr().err == f"bossrush: {pipe}: nothing came out of this pipe for 0.05 seconds\n"


@pytest.mark.usefixtures("impatient")
def test_a_pipe_in_a_pack_is_not_waited_for(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(PACK)
    os.mkfifo(tmp_path / "items.toml")
    with pytest.raises(ContentError, match="nothing came out of this pipe"):
        load_game("platformer", [tmp_path])


def test_what_comes_out_of_a_pipe_is_read_to_its_end(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_bytes, args=(b"x" * 300_000,))
    writer.start()
    assert read_bytes(pipe, 400_000) == b"x" * 300_000
    writer.join()


def test_a_pipe_that_never_ends_is_too_large(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    try:
        os.write(writer, b"x" * 60_000)
        with pytest.raises(OSError, match="too large; at most 50 kB are read"):
            read_bytes(Path(f"/dev/fd/{reader}"), 50_000)
    finally:
        os.close(reader)
        os.close(writer)


@linux_only
def test_a_file_that_hides_its_size_is_read_within_bounds() -> None:
    """Files of the kernel say that they are empty."""
    with pytest.raises(OSError, match="too large"):
        read_bytes(Path("/proc/self/maps"), 100)


# ---- text


@pytest.mark.parametrize(("data", "line"), [(b"a\nb\xff", 2), (b"a\n\nb\x1b[2J", 3), (b"\x00", 1), (b"\xc2\x9b", 1)])
def test_what_is_not_text_is_refused_with_its_line(data: bytes, line: int, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(data)
    with pytest.raises(reading.NotText) as caught:
        read_text(file, 1000)
    assert caught.value.line == line


def test_a_message_stays_on_one_line_and_leaves_the_screen_alone() -> None:
    assert in_one_line("there is no\nboss '\x1b[2J'") == "there is no boss '\ufffd[2J'"
    long = in_one_line(f"file:3: '{'9' * 5000}' is not a number")
    assert len(long) <= LONGEST_MESSAGE + 3
    assert long.startswith("file:3: '99")
    assert long.endswith("99' is not a number")


def test_a_name_with_line_ends_is_told_on_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scenario = tmp_path / "bad.toml"
    scenario.write_text(SCENARIO.replace('"platformer"', r'"a\nb\u001b[2J"'))
    assert main(["scenario", "run", str(scenario)]) == 2
    error, _ = capsys.readouterr().out.splitlines()
    assert "unknown game 'a b\ufffd[2J'" in error


# ---- numbers


@pytest.mark.parametrize("digits", [LONGEST_SEED + 1, 4000, 5000])
@pytest.mark.parametrize("command", ["play platformer", "simulate platformer", "tune platformer --out x"])
def test_a_seed_of_many_digits_is_wrong_use(command: str, digits: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--seed", "9" * digits]) == 2
    error = capsys.readouterr().err.splitlines()[-1]
    assert error.endswith(f"argument --seed: a number of {digits} characters; it may have {LONGEST_SEED}")


@pytest.mark.parametrize("argument", ["--games", "--players", "--jobs", "--limit"])
def test_a_number_of_many_digits_is_wrong_use(argument: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "platformer", argument, "9" * 4000]) == 2
    error = capsys.readouterr().err.splitlines()[-1]
    assert error.endswith(f"argument {argument}: a number of 4000 characters; it may have {LONGEST_NUMBER}")


def test_an_option_of_many_digits_is_one_short_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "platformer", "--option", f"players={'9' * 5000}"]) == 2
    [error] = capsys.readouterr().err.splitlines()
    assert error.startswith("bossrush: option players is a number from 1 to 4, not '99")
    assert len(error) < A_LINE


def test_verification_says_which_option_is_wrong_however_long_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(RECORD.replace("players=2", f"players={'9' * 5000}"))
    assert main(["record", "verify", str(file)]) == 1
    [line] = capsys.readouterr().out.splitlines()
    assert line.startswith(f"{file}: does not fit. option players is a number from 1 to 4, not '99")


def test_the_longest_seed_gives_a_record_that_is_verified(tmp_path: Path) -> None:
    match = new_match(load_game("platformer"), {"players": "2"}, ["human", "human"], SEALED, "9" * LONGEST_SEED)
    file = tmp_path / "game.txt"
    file.write_text(write_record(match.to_record()), encoding="utf-8")
    assert main(["record", "verify", str(file)]) == 0


# ---- standard input


def test_a_line_without_end_is_no_message(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with Path("/dev/zero").open(encoding="utf-8") as endless:
        monkeypatch.setattr(sys, "stdin", endless)
        assert main(["bot-stdio"]) == 2
    error = f"bossrush: a line of more than {LONGEST_LINE:,} characters is no message of a server\n"
    assert capsys.readouterr().err == error
