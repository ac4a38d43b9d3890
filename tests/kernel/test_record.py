"""The record as text: a fixpoint of write and read; every broken line is named."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bossrush.kernel.record import DICTATED, FAST, SEALED, Move, Record, RecordError, read_record, write_record

TEXT = """bossrush record 1
game: toy
rules: 1
content: toy
pack: lantern
option: counters=on
option: players=2
seat: Ann
seat: bot: heuristic
chance: sealed
commitment: 77
seed: secret
entropy: 1 my dog
entropy: 2 a: b
given: 2
opening: 3 0 2

1 play coin ! 4 5
again: 2 ! 1 0
12 target 1
again: 5

result: won by 1
hash: abc
"""


def test_read_gives_what_is_written() -> None:
    record = read_record(TEXT)
    assert (record.game, record.rules, record.content) == ("toy", 1, "toy")
    assert record.packs == ["lantern"]
    assert record.options == {"players": "2", "counters": "on"}
    assert record.seats == ["Ann", "bot: heuristic"]
    assert (record.chance, record.commitment, record.seed) == (SEALED, "77", "secret")
    assert (record.entropy, record.given) == (["1 my dog", "2 a: b"], 2)
    assert record.opening == [3, 0, 2]
    assert record.results() == [3, 0, 2, 4, 5, 1, 0]
    moves = [(move.seat, move.action, move.results, move.line) for move in record.moves]
    assert moves == [(0, "play coin", [4, 5], 18), (11, "target 1", [], 20)]
    renewals = [(r.moves, r.number, r.results, r.line) for r in record.renewals]
    assert renewals == [(1, 2, [1, 0], 19), (2, 5, [], 21)]
    assert (record.result, record.final_hash) == ("won by 1", "abc")


def test_write_gives_what_was_read() -> None:
    assert write_record(read_record(TEXT)) == TEXT


def test_comments_empty_lines_and_spaces_do_not_matter() -> None:
    noisy = TEXT.replace("1 play coin ! 4 5", "# the first move\n\n   1   play coin   !  4   5  ")
    assert write_record(read_record(noisy)) == TEXT
    assert read_record(noisy).moves[0].line == 20


words = st.text("abcdefgh:=#.-0123456789", min_size=1, max_size=12)
results = st.lists(st.integers(0, 10**9 - 1), max_size=4)


@given(
    st.lists(words, max_size=3),
    st.dictionaries(st.text("abc", min_size=1), words, max_size=3),
    st.sampled_from([FAST, SEALED, DICTATED]),
    words,
    results,
    st.lists(st.tuples(st.integers(0, 98), st.text("abcdefgh 123", min_size=1, max_size=9), results), max_size=5),
)
def test_any_record_comes_back(
    seats: list[str],
    options: dict[str, str],
    chance: str,
    seed: str,
    opening: list[int],
    moves: list[tuple[int, str, list[int]]],
) -> None:
    record = Record("toy", 3, "x")
    record.seats, record.options, record.chance, record.seed, record.opening = seats, options, chance, seed, opening
    record.moves = [Move(seat, action.strip() or "end", rolled) for seat, action, rolled in moves]
    text = write_record(record)
    again = read_record(text)
    assert write_record(again) == text
    assert (again.seats, again.options, again.opening) == (seats, options, opening)
    assert [move.results for move in again.moves] == [move.results for move in record.moves]


@pytest.mark.parametrize(
    ("line", "broken", "message"),
    [
        (1, "bossrush record 2", "a record begins with 'bossrush record 1'"),
        (1, "", "a record begins with"),
        (3, "rules: one", "the rules version 'one' is not a number"),
        (3, "rules: ", "the rules version '' is not a number"),
        (3, "game: toy", "'game' stands twice"),
        (5, "packs: lantern", "'packs: lantern' is neither a move nor a known"),
        (5, "nonsense", "'nonsense' is neither a move nor a known"),
        (6, "option: counters", "'counters' is not an option: name=value"),
        (10, "chance: loaded", "chance is fast, sealed or dictated, not 'loaded'"),
        (13, "entropy: dog", "'dog' is not entropy: a seat from 1 and a text"),
        (13, "entropy: 0 dog", "'0 dog' is not entropy"),
        (15, "given: some", "'some' is not a number of chance results"),
        (15, "seed: again", "'seed' stands twice"),
        (16, "opening: 3 x", "'x' is not a chance result"),
        (16, "opening: -3", "'-3' is not a chance result"),
        (16, "opening: 1234567890", "'1234567890' is not a chance result"),
        (18, "1", "'1' is not a move"),
        (18, "0 play coin", "'0 play coin' is not a move"),
        (18, "100 play coin", "'100 play coin' is not a move"),
        (18, "1 ! 4", "'1 ! 4' is not a move"),
        (18, "1 play coin ! four", "'four' is not a chance result"),
        (18, "1 play coin ! 4 ! 5", "'!' is not a chance result"),
        (18, "²", "'²' is not a move"),
        (19, "again: once", "'once' is not a number of undos by consent"),
        (19, "again: 0", "'again: 0' does not come after 'again: 0'"),
        (19, "again: 1 ! two", "'two' is not a chance result"),
        (20, "again: 3", "'again' stands twice after the same move"),
        (21, "again: 2", "'again: 2' does not come after 'again: 2'"),
    ],
)
def test_a_broken_line_is_named(line: int, broken: str, message: str) -> None:
    lines = TEXT.splitlines()
    lines[line - 1] = broken
    with pytest.raises(RecordError) as caught:
        read_record("\n".join(lines))
    assert caught.value.line == line
    assert caught.value.message.startswith(message)
    assert str(caught.value) == f"line {line}: {caught.value.message}"


@pytest.mark.parametrize(
    ("more", "message"),
    [
        (f"seed: {'9' * 5000}\n", "the seed has 5000 characters; at most 200 are allowed"),
        ("pack: lantern\n" * 101, "there are more than 100 'pack' lines"),
        ("1 play coin\n" * 100_001, "there are more than 100000 moves"),
    ],
)
def test_what_no_game_writes_is_refused_with_its_line(more: str, message: str) -> None:
    text = (
        "\n".join(line for line in TEXT.splitlines() if not line.startswith(("seed", "pack", "1", "2", "again"))) + "\n"
    )
    with pytest.raises(RecordError) as caught:
        read_record(text + more)
    assert caught.value.message == message
    assert caught.value.line == text.count("\n") + more.count("\n")


@pytest.mark.parametrize("key", ["game", "rules", "content", "chance", "hash"])
def test_a_missing_line_is_named(key: str) -> None:
    text = "\n".join(line for line in TEXT.splitlines() if not line.startswith(f"{key}:"))
    with pytest.raises(RecordError, match=f"the record has no '{key}' line") as caught:
        read_record(text)
    assert caught.value.line == 0


@given(st.text(max_size=60), st.integers(1, 21))
def test_any_line_is_read_or_refused(line: str, place: int) -> None:
    lines = TEXT.splitlines()
    lines[place] = line
    with contextlib.suppress(RecordError):
        read_record("\n".join(lines))
