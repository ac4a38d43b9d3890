import random
import re
from pathlib import Path

import pytest

from bossrush.games.bossmonster.rules.ids import PASS
from bossrush.games.bossmonster.rules.state import State
from bossrush.games.bossmonster.terminal.presenter import BossMonsterPresenter
from bossrush.kernel.events import SPECTATOR
from bossrush.kernel.match import Match
from bossrush.terminal.line import CLEAR
from bossrush.text.messages import languages
from tests.terminal.bossmonster import bossmonster, make_match, play, words_in

COMMANDS = ("help", "help turn", "table", "hand", "discard", "log", "about a", "why cast fear", "card fear", "undo")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def moves(match: Match) -> list[str]:
    return [move.action for move in match.record.moves]


def hand_of(match: Match, seat: int) -> list[str]:
    state = match.state
    assert isinstance(state, State)
    return [state.tables.kinds[state.tables.cards[card]] for card in state.hands[seat]]


def started(seats: str = "human,random", seed: str = "5", **options: str) -> Match:
    """The set-up is over and everybody has discarded: the next question is about the first build turn."""
    match = make_match(seats, seed, **options)
    while match.game.view(match.state, 0)["phase"] != "build":
        seat = match.state.seats[0]
        match.apply(seat, match.state.legal(seat)[-1])
    return match


def test_a_new_game_tells_who_one_is_and_asks_for_discards() -> None:
    _, text = play(make_match(), "1")
    assert "Players: 1 Draculord (human), 2 Robobo (random bot)." in text
    assert "Draculord, Hypnotic Vampire (XP 900, treasure C). Level Up: " in text
    assert "Draculord, which card do you discard?" in text
    assert "Robobo draws 5 rooms" in text
    assert "Your hand\n" in text


def test_a_card_may_be_named_by_the_beginning_of_its_name() -> None:
    match = make_match()
    first = hand_of(match, 0)[0]
    name = words_in().card(first)
    play(match, f"card {name[:-2]}")
    assert moves(match)[-1] == f"card {first}"


def test_a_refusal_names_the_card_and_the_rule() -> None:
    match = started()
    absent = next(kind for kind in bossmonster().tables.kinds[:10] if kind not in hand_of(match, 0))
    _, text = play(match, f"place {absent}")
    assert f"{words_in().card(absent)} is not in your hand. [BM-15.2]" in text


# ---- passing


def test_who_can_only_pass_is_not_asked_and_told_so_once_a_phase() -> None:
    match = started()
    state = match.state
    assert isinstance(state, State)
    state.hands[0] = []
    state.options = state.asked().options(state, state.seats[0])
    assert state.options == [PASS]
    before = len(match.record.moves)
    _, text = play(match)
    assert len(match.record.moves) > before
    assert moves(match)[before] == "pass"
    assert text.count("(Nothing to do for you.)") >= 1
    for turn in text.split("— Turn ")[1:]:
        assert turn.count("(Nothing to do for you.)") <= 2


@pytest.mark.rules("BM-R85")
@pytest.mark.parametrize(("line", "moment"), [("pass phase", (1, "adventure")), ("pass turn", (2, "build"))])
def test_a_standing_pass_lasts_until_its_phase_or_turn_is_over(line: str, moment: tuple[int, str]) -> None:
    match = started()
    state = match.state
    assert isinstance(state, State)
    freeze = next(card for card in state.spell_deck if state.tables.spell(card).id == "freeze")
    state.spell_deck.remove(freeze)
    state.hands[0].append(freeze)
    state.options = state.asked().options(state, state.seats[0])
    play(match, line)
    view = match.game.view(match.state, 0)
    assert match.state.seats == [0]
    assert (view["turn"], view["phase"]) == moment


def test_undo_takes_the_choice_of_a_room_back() -> None:
    match = started()
    room = next(kind for kind in hand_of(match, 0) if f"place {kind}" in legal(match))
    before = len(match.record.moves)
    _, text = play(match, f"place {room}", "undo")
    assert len(match.record.moves) == before
    assert "1 move taken back." in text


def legal(match: Match) -> list[str]:
    seat = match.state.seats[0]
    return [match.game.action_text(action) for action in match.state.legal(seat)]


# ---- several people at one terminal


def test_the_terminal_is_handed_over_and_shows_nobody_another_hand() -> None:
    match = make_match("human,human")
    hands = [hand_of(match, seat) for seat in (0, 1)]
    code, text = play(match, "", "no", "", "no", "", "1", "1", "", "1", "1")
    assert code == 0
    assert "Hand the terminal to Draculord (player 1)" in text
    screens = text.split(CLEAR)
    assert len(screens) >= 3
    words = words_in()
    for seat, screen in ((0, screens[1]), (1, screens[2])):
        other = [kind for kind in hands[1 - seat] if kind not in hands[seat]]
        shown = re.split("Hand the terminal", screen)[0]
        assert [kind for kind in other if f"card {kind}" in shown or words.card(kind) in shown] == []
        assert all(words.card(kind) in shown for kind in hands[seat])


def test_no_hand_over_between_two_decisions_of_one_person() -> None:
    _, text = play(make_match("human,human"), "", "no", "", "no", "", "1", "1")
    assert text.count("Hand the terminal") == 4
    assert text.count(CLEAR) == 3


def test_one_person_against_bots_never_hands_over() -> None:
    _, text = play(make_match("human,random,random", bosses="random"), *["1"] * 30)
    assert CLEAR not in text


def test_a_forced_pass_is_asked_if_somebody_could_learn_from_its_absence() -> None:
    match = started("human,human")
    state = match.state
    assert isinstance(state, State)
    presenter = BossMonsterPresenter(words_in())
    view = match.game.view(state, 0)
    assert state.players_left()[0] == 0
    assert presenter.skip(view, 0, [PASS], True) is None
    assert BossMonsterPresenter(words_in()).skip(view, 0, [PASS], False) is not None
    state.hands[0] = []
    state.dungeons[0] = []
    skip = presenter.skip(match.game.view(state, 0), 0, [PASS], True)
    assert skip == (PASS, "(Draculord has nothing to do.)")


# ---- whole games


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ("human,random", {}),
        ("human,human,random", {"i_choose_you": "on", "scheming": "on", "bosses": "random"}),
        ("human,heuristic", {"hard_mode": "on"}),
    ],
)
def test_any_game_can_be_played_in_words_no_wider_than_the_screen(
    lang: str, seats: str, options: dict[str, str]
) -> None:
    """Texts are strict here: a missing message or argument would raise."""
    match = make_match(seats, "7", **options)
    game = match.game
    generator = random.Random(7)
    lines: list[str] = []
    for _ in range(100):
        lines.append(generator.choice(["why " + game.action_text(generator.randrange(game.actions)), *COMMANDS]))
        lines += [str(generator.randrange(1, 4)) for _ in range(6)]
    code, text = play(match, *lines, lang=lang)
    assert code == 0
    assert len(match.record.moves) > 100
    assert "{" not in text
    assert [line for line in text.replace(CLEAR, "").splitlines() if len(line) > 80] == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seed", range(2))
def test_everything_that_happens_and_is_asked_can_be_said(lang: str, seed: int) -> None:
    match = make_match("random,random,random", str(seed), bosses="random", i_choose_you="on", scheming="on")
    words = words_in(lang)
    presenter = BossMonsterPresenter(words)
    generator = random.Random(seed)
    refused: set[str] = set()
    while not match.state.over:
        seat = match.state.seats[0]
        view = match.game.view(match.state, seat)
        presenter.look(view)
        options = match.state.legal(seat)
        said = [words.question(view, seat), *(words.meaning(view, seat, action) for action in options)]
        said.append(presenter.changes(view, seat, options))
        for action in range(match.game.actions) if generator.random() < 0.02 else ():
            refusal = match.game.check(match.state, seat, action) if presenter.exists(action) else None
            if refusal is not None and refusal.key not in refused:
                refused.add(refusal.key)
                said.append(words.refusal(view, seat, refusal))
        for viewer in (SPECTATOR, seat):
            events = [
                presenter.event_words(match.state, match.game.redact(event, viewer)) for event in match.events[-1]
            ]
            said += words.events(events, "full") + presenter.tell(events, iter(()), [False] * 3)
        assert "{" not in "".join(said)
        match.apply(seat, generator.choice(options[-4:]))


def test_the_end_names_the_winner(tmp_path: Path) -> None:
    match = make_match()
    match.apply(0, match.state.legal(0)[0])
    match.state.finish([1])
    _, text = play(match)
    assert "The game is over. Won by Robobo." in text


def test_bots_alone_are_told_turn_by_turn() -> None:
    _, text = play(make_match("heuristic,heuristic"))
    assert "Only bots play" in text
    assert "  — Turn 2 —\n" in text
    assert "The game is over. Won by " in text
