"""A match: checked moves, undo within the rule, replay and the discovery of tampered records."""

from __future__ import annotations

import json
from typing import cast

import pytest

from bossrush.kernel.chance import FastChance, commitment
from bossrush.kernel.game import GameError
from bossrush.kernel.match import Match, UndoRefused, new_match, replay
from bossrush.kernel.record import DICTATED, FAST, SEALED, Record, RecordError, read_record, write_record
from tests.kernel.toy import COUNTER, PASS, PLAY, TARGET, THEFT, THROW, PlayOrPass, Toy, ToyState

GAME = Toy()


def sorted_match(chance: str = FAST, seed: str = "1", players: str = "3") -> Match:
    return new_match(GAME, {"deal": "sorted", "players": players}, ["Ann", "Bob", "Cleo"], chance, seed)


def in_window(chance: str = FAST, seed: str = "1") -> Match:
    """Seat 1 holds coin, counter, counter and the card drawn; seat 2 two thefts and a counter."""
    match = sorted_match(chance, seed)
    moves = [(0, THROW + 1), (0, THROW + THEFT), (1, THROW), (1, THROW + 1), (2, THROW), (2, THROW + 1)]
    play(match, *moves)
    assert isinstance(match.state.question, PlayOrPass)
    return match


def play(match: Match, *moves: tuple[int, int]) -> None:
    for seat, action in moves:
        assert match.play(seat, action) is None


def with_theft(chance: str = FAST, seed: str = "1") -> Match:
    """A game with a chance result in the middle."""
    match = in_window(chance, seed)
    play(match, (0, PASS), (1, PLAY + THEFT), (1, TARGET), (0, PASS), (2, PASS), (0, PASS))
    return match


def dump(match: Match) -> str:
    return json.dumps(GAME.dump(match.state))


def texts(match: Match) -> list[str]:
    return [move.action for move in match.record.moves]


# ---- playing


def test_a_move_is_written_down_with_its_results() -> None:
    match = with_theft()
    assert texts(match)[6:] == ["pass", "play theft", "target 1", "pass", "pass", "pass"]
    assert [len(move.results) for move in match.record.moves] == [0] * 10 + [1, 0]
    assert len(match.events) == 1 + len(match.record.moves)


def test_a_refusal_changes_nothing() -> None:
    match = in_window()
    before = (dump(match), texts(match), len(match.events), match.secrets_before[:])
    for seat, action in ((1, PASS), (0, PLAY + COUNTER), (0, 500), (7, PASS)):
        assert match.play(seat, action) is not None
    assert (dump(match), texts(match), len(match.events), match.secrets_before) == before


def test_the_options_are_all_written_down() -> None:
    options = {"counters": "on", "deal": "sorted", "players": "3", "turns": "3"}
    assert sorted_match().record.options == options
    with pytest.raises(GameError, match="players is a number from 2 to 3"):
        sorted_match(players="9")


def test_the_result_stands_in_the_record() -> None:
    match = new_match(GAME, {"turns": "1"}, [], FAST, "1")
    chance = FastChance(1)
    assert match.to_record().result == ""
    while not match.state.over:
        seat = match.state.seats[0]
        legal = match.state.legal(seat)
        play(match, (seat, legal[chance.below(len(legal))]))
    winners = " ".join(str(seat + 1) for seat in match.state.winners)
    assert match.to_record().result == f"won by {winners}"


# ---- undo


def test_the_own_last_move_can_be_taken_back() -> None:
    match = in_window()
    play(match, (0, PASS))
    before = dump(match)
    play(match, (1, PLAY + THEFT))  # the theft is declared with its target
    assert match.undo(1) == 1
    assert dump(match) == before
    assert texts(match)[-1] == "pass"
    assert len(match.events) == 1 + len(match.record.moves)
    play(match, (1, PASS))


def test_a_move_that_brought_nothing_out_can_be_taken_back_again_and_again() -> None:
    match = sorted_match()
    opening = dump(match)
    play(match, (0, THROW), (0, THROW + 1))
    assert match.undo(0) == 1
    assert match.undo(0) == 1
    assert dump(match) == opening
    with pytest.raises(UndoRefused, match="nothing"):
        match.undo(0)


def test_no_undo_after_a_chance_result() -> None:
    match = in_window()
    play(match, (0, PASS), (1, PLAY + THEFT), (1, TARGET), (0, PASS), (2, PASS))
    with pytest.raises(UndoRefused) as caught:
        match.undo(2)
    assert caught.value.key == "came_out"
    assert texts(match)[-1] == "pass"


def test_no_undo_after_a_reveal() -> None:
    match = in_window()
    assert match.record.moves[-1].results == []
    with pytest.raises(UndoRefused) as caught:
        match.undo(2)
    assert caught.value.key == "came_out"


def test_no_undo_after_another_players_move() -> None:
    match = in_window()
    play(match, (0, PASS), (1, PASS))
    with pytest.raises(UndoRefused) as caught:
        match.undo(0)
    assert caught.value.key == "another_player"


def known(match: Match) -> list[object]:
    return [GAME.view(match.state, seat) for seat in range(match.state.players)]


def test_with_consent_undo_goes_back_across_anything() -> None:
    match = in_window()
    before = known(match)
    play(match, (0, PASS), (1, PLAY + THEFT), (1, TARGET), (0, PASS), (2, PASS))
    assert match.undo(2, consent=True) == 1
    assert match.undo(0, consent=True) == 1
    assert match.undo(0, consent=True) == 3
    assert known(match) == before
    with pytest.raises(UndoRefused, match="nothing"):
        sorted_match().undo(0, consent=True)


# ---- what comes after an undo by consent


def stolen_again(seed: int, chance: str) -> tuple[int, int]:
    """Which card of a hand of five was taken: before an undo by consent, and after it."""
    match = with_theft(chance, str(seed))
    first = match.record.moves[-2].results[0]
    match.undo(2, consent=True)
    play(match, (2, PASS))
    return first, match.record.moves[-1].results[0]


@pytest.mark.parametrize("chance", [FAST, SEALED])
def test_after_an_undo_by_consent_chance_is_new_and_independent(chance: str) -> None:
    pairs = [stolen_again(seed, chance) for seed in range(600)]
    options = len({first for first, _ in pairs})
    same = len([first for first, again in pairs if first == again])
    assert options > 2
    assert len(set(pairs)) == options**2
    assert abs(same - len(pairs) / options) < 4 * (len(pairs) / options) ** 0.5


def test_after_an_undo_by_consent_the_deck_lies_anew_and_nothing_else() -> None:
    match = in_window(SEALED)
    play(match, (0, PASS))
    before = json.loads(dump(match))
    play(match, (1, PASS))
    match.undo(1, consent=True)
    after = json.loads(dump(match))
    assert sorted(after["deck"]) == sorted(before["deck"])
    assert {name for name in before if before[name] != after[name]} == {"deck", "chance"}


def test_an_undo_within_the_rule_is_exact() -> None:
    match = with_theft(SEALED)
    match.undo(2, consent=True)
    play(match, (2, PASS))
    results = match.record.moves[-1].results
    before = dump(match)
    play(match, (0, PASS))
    match.undo(0)
    assert dump(match) == before
    assert match.record.moves[-1].results == results


def test_what_was_made_before_chance_was_renewed_is_taken_back_only_by_consent() -> None:
    match = in_window()
    play(match, (0, PASS), (1, PLAY + THEFT), (1, TARGET))
    match.undo(1, consent=True)
    with pytest.raises(UndoRefused, match="came_out"):
        match.undo(1)
    assert match.undo(1, consent=True) == 1


def test_every_undo_by_consent_has_a_number_of_its_own() -> None:
    match = with_theft(SEALED)
    for seat, renewals in ((2, {10: 1}), (0, {9: 2}), (0, {6: 3})):
        match.undo(seat, consent=True)
        assert match.renewals == renewals
    play(match, (0, PASS), (1, PASS))
    match.undo(1, consent=True)
    assert match.renewals == {6: 3, 7: 4}


def test_dictated_chance_comes_again_as_whoever_dictates_it_wants() -> None:
    record = with_theft().to_record()
    record.seed = ""
    record.chance = DICTATED
    match = replay(GAME, record)
    match.undo(2, consent=True)
    play(match, (2, PASS))
    assert match.record.moves[-1].results == record.moves[-2].results
    assert match.record.renewals == []


# ---- replay


def record_of(match: Match) -> Record:
    return read_record(write_record(match.to_record()))


@pytest.mark.parametrize("chance", [FAST, SEALED])
def test_replay_from_the_seed(chance: str) -> None:
    match = with_theft(chance)
    again = replay(GAME, record_of(match))
    assert again.events == match.events
    assert dump(again) == dump(match)
    play(again, (1, PASS))


@pytest.mark.parametrize("chance", [FAST, SEALED])
def test_replay_from_the_recorded_results(chance: str) -> None:
    match = with_theft(chance)
    record = record_of(match)
    record.seed = ""
    again = replay(GAME, record)
    assert again.events == match.events
    assert GAME.state_hash(again.state) == GAME.state_hash(match.state)


def renewed(chance: str = SEALED) -> Match:
    """A game in which moves were taken back by consent three times, and two of them are left to see."""
    match = with_theft(chance)
    match.undo(2, consent=True)
    play(match, (2, PASS), (0, PASS), (1, PASS))
    match.undo(1, consent=True)
    play(match, (1, PASS))
    match.undo(1, consent=True)
    play(match, (1, PASS))
    assert match.renewals == {10: 1, 12: 3}
    return match


@pytest.mark.parametrize("seeded", [True, False])
@pytest.mark.parametrize("chance", [FAST, SEALED])
def test_a_record_says_where_chance_was_renewed_and_replays(chance: str, seeded: bool) -> None:
    match = renewed(chance)
    record = record_of(match)
    assert [(r.moves, r.number) for r in record.renewals] == [(10, 1), (12, 3)]
    if not seeded:
        record.seed = ""
    again = replay(GAME, record)
    assert again.events == match.events
    assert again.record.results() == match.record.results()
    assert GAME.state_hash(again.state) == GAME.state_hash(match.state)
    assert again.to_record().renewals[1].results == match.record.renewals[1].results


def test_who_goes_on_from_a_record_counts_on() -> None:
    again = replay(GAME, record_of(renewed()))
    again.undo(1, consent=True)
    assert again.renewals == {10: 1, 12: 4}


@pytest.mark.parametrize(("old", "new"), [("again: 1 !", "again: 2 !"), ("again: 3 !", "again: 4 !")])
def test_another_number_of_a_renewal_is_found(old: str, new: str) -> None:
    error = broken(renewed(), old, new)
    assert error.message == f"'{new.removesuffix(' !')}' did not bring the recorded chance results"
    assert error.line > 0


def test_a_renewal_that_was_left_out_is_found() -> None:
    text = write_record(renewed().to_record())
    without = "\n".join(line for line in text.splitlines() if not line.startswith("again: 1"))
    with pytest.raises(RecordError, match="did not bring the recorded chance results"):
        replay(GAME, read_record(without))


def test_a_renewal_that_was_put_in_is_found() -> None:
    error = broken(with_theft(SEALED), "2 play theft\n", "2 play theft\nagain: 1\n")
    assert error.message == "'again: 1' did not bring the recorded chance results"


def broken(match: Match, old: str, new: str) -> RecordError:
    text = write_record(match.to_record())
    assert text.count(old) == 1, text
    with pytest.raises(RecordError) as caught:
        replay(GAME, read_record(text.replace(old, new)))
    return caught.value


def line_of(match: Match, words: str) -> int:
    return write_record(match.to_record()).splitlines().index(words) + 1


def test_a_tampered_move_is_found() -> None:
    error = broken(with_theft(), "2 target 1", "2 target 2")
    assert error.line == line_of(with_theft(), "2 target 1")
    assert error.message == "seat 2 may not 'target 2' here (TOY-4)"


def test_a_move_of_another_seat_is_found() -> None:
    error = broken(with_theft(), "2 play theft", "3 play theft")
    assert error.line == line_of(with_theft(), "2 play theft")
    assert error.message == "seat 3 may not 'play theft' here (TOY-6)"


def test_an_unknown_move_is_found() -> None:
    error = broken(with_theft(), "2 target 1", "2 dance")
    assert error.line == line_of(with_theft(), "2 target 1")
    assert error.message == "'dance' is no action of the toy game"


@pytest.mark.parametrize("seeded", [True, False])
@pytest.mark.parametrize("result", ["9", "", "0 0"])
def test_a_tampered_result_is_found(result: str, seeded: bool) -> None:
    match = with_theft()
    rolled = match.record.moves[-2].results[0]
    text = write_record(match.to_record())
    record = read_record(text.replace(f"3 pass ! {rolled}\n", f"3 pass ! {result}\n"))
    if not seeded:
        record.seed = ""
    with pytest.raises(RecordError) as caught:
        replay(GAME, record)
    assert caught.value.line == line_of(match, f"3 pass ! {rolled}")


def test_a_result_that_leads_elsewhere_is_found_by_the_hash() -> None:
    match = with_theft()
    rolled = match.record.moves[-2].results[0]
    text = write_record(match.to_record())
    record = read_record(text.replace(f"3 pass ! {rolled}\n", f"3 pass ! {0 if rolled > 1 else 3}\n"))
    record.seed = ""
    with pytest.raises(RecordError, match=r"the final position is not the recorded one \(hash\)"):
        replay(GAME, record)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("game: toy", "game: chess", "the record is of 'chess', not of toy"),
        ("rules: 1", "rules: 2", "the record follows rules version 2; this is version 1"),
        ("content: toy", "content: other", "the record needs content other; loaded is toy"),
        ("seed: 1", "seed: one", "the seed 'one' is not a number"),
        ("option: players=3", "option: players=4", "option players is a number from 2 to 3, not '4'"),
        ("option: players=3", "option: pace=3", "toy has no option 'pace'; it has counters, deal, players, turns"),
        ("chance: fast", "chance: dictated", "a dictated record has no seed"),
    ],
)
def test_a_header_that_does_not_fit_is_named(old: str, new: str, message: str) -> None:
    error = broken(with_theft(), f"\n{old}\n", f"\n{new}\n")
    assert (error.line, error.message) == (0, message)


def test_a_record_is_replayed_by_the_rules_it_names() -> None:
    newer = Toy(2, GAME)
    for game, points in ((GAME, 0), (newer, 1)):
        record = read_record(write_record(new_match(game, {"deal": "sorted"}, [], FAST, "1").to_record()))
        match = replay(newer, record)
        assert match.game is game
        assert cast(ToyState, match.state).points == [points] * 2
        play(match, (0, match.state.legal(0)[0]))
        assert write_record(match.to_record()).splitlines()[2] == f"rules: {game.rules_version}"
        assert cast(ToyState, replay(newer, record_of(match)).state).points == [points] * 2


def test_a_game_is_played_only_by_rules_it_has_kept() -> None:
    record = new_match(Toy(2), {}, [], FAST, "1").to_record()
    with pytest.raises(RecordError, match="the record follows rules version 2; this is version 1"):
        replay(GAME, record)
    with pytest.raises(GameError, match="toy is played by rules version 1 here, not by 2"):
        Match(GAME, record)
    assert GAME.by_rules(1) is GAME


def test_another_seed_is_found_by_the_opening() -> None:
    match = new_match(GAME, {}, [], FAST, "1")
    error = broken(match, "seed: 1", "seed: 2")
    assert error.message == "the seed does not give the recorded results of the set-up"


def test_a_sealed_seed_must_be_the_committed_one() -> None:
    error = broken(with_theft(SEALED, "secret"), "seed: secret", "seed: other")
    assert error.message == "the seed is not the one that was committed to"


def test_a_dictated_record_without_enough_results_is_refused() -> None:
    match = new_match(GAME, {}, [], FAST, "1")
    record = record_of(match)
    record.chance, record.seed = DICTATED, ""
    record.opening.pop()
    with pytest.raises(RecordError, match="a chance result below 2 is needed and none is dictated"):
        replay(GAME, record)


# ---- entropy and given results


def sealed_record(entropy: list[str]) -> Record:
    record = Record("toy", 1, "toy")
    record.options = dict(sorted_match().record.options, deal="shuffled")
    record.chance, record.seed, record.commitment = SEALED, "secret", commitment("secret")
    record.entropy = entropy
    return record


def played_at_random(match: Match) -> Match:
    chance = FastChance(3)
    while not match.state.over:
        seat = match.state.seats[0]
        legal = match.state.legal(seat)
        play(match, (seat, legal[chance.below(len(legal))]))
    return match


def test_entropy_changes_the_game_and_replays() -> None:
    plain, mixed = (Match(GAME, sealed_record(entropy)) for entropy in ([], ["1 dog", "3 cat"]))
    assert plain.record.opening != mixed.record.opening
    again = replay(GAME, record_of(played_at_random(mixed)))
    assert again.events == mixed.events
    assert again.record.entropy == ["1 dog", "3 cat"]


@pytest.mark.parametrize("new", ["entropy: 1 dot", "entropy: 2 dog", "# nothing"])
def test_tampered_entropy_is_found(new: str) -> None:
    error = broken(played_at_random(Match(GAME, sealed_record(["1 dog"]))), "entropy: 1 dog", new)
    assert error.message == "the seed does not give the recorded results of the set-up"


def forked() -> Match:
    """The opening of another game, then a seed of its own."""
    record = sealed_record([])
    record.opening = Match(GAME, sealed_record(["1 dog"])).record.opening
    record.given = len(record.opening)
    return Match(GAME, record)


def test_a_game_goes_on_from_given_results() -> None:
    match = played_at_random(forked())
    assert match.record.opening == Match(GAME, sealed_record(["1 dog"])).record.opening
    again = replay(GAME, record_of(match))
    assert again.events == match.events
    assert dump(again) == dump(match)


def test_a_move_of_a_game_that_goes_on_can_be_taken_back() -> None:
    match = forked()
    before = dump(match)
    play(match, (0, match.state.legal(0)[0]))
    match.undo(0)
    assert dump(match) == before


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("given: 23", "given: 900", "900 chance results are given, but only"),
        ("given: 23", "# nothing", "the seed does not give the recorded results of the set-up"),
        ("given: 23", "given: 20", "the seed does not give the recorded results of the set-up"),
    ],
)
def test_a_wrong_number_of_given_results_is_found(old: str, new: str, message: str) -> None:
    assert broken(forked(), old, new).message.startswith(message)


def test_only_a_sealed_seed_is_mixed() -> None:
    error = broken(with_theft(), "\nseed: 1\n", "\nseed: 1\nentropy: 1 dog\n")
    assert error.message == "only the seed of a sealed record is mixed with entropy, and this one is fast"
