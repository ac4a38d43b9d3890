import io
import random
import re
import signal
import stat
from pathlib import Path

import pytest

from bossrush.bots.search import Budget
from bossrush.games.platformer.terminal.presenter import PlatformerPresenter
from bossrush.kernel.match import Match, replay
from bossrush.kernel.record import read_record
from bossrush.terminal.line import LineGame
from bossrush.terminal.play import ask_level, make_bots
from tests.terminal.helpers import Script, english, friendly_seed, make_match, on_the_boss_level, platformer, play

BEGIN = ("spawn boot", "c1")


def etorn(seats: str = "human,random") -> Match:
    return make_match(seats, friendly_seed(), heroes="etorn,minka", first="1")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def moves(match: Match) -> list[str]:
    return [move.action for move in match.record.moves]


# ---- against whom


@pytest.mark.parametrize(
    ("typed", "level"), [("", "medium"), ("1", "easy"), ("Veteran", "hard"), (" expert ", "expert"), (None, "medium")]
)
def test_the_level_of_the_bots_is_asked_for_with_a_line_on_each(typed: str | None, level: str) -> None:
    out = io.StringIO()
    assert ask_level(english().messages, lambda prompt: typed, out) == level
    assert " 1  Apprentice  Plays on sight and overlooks things" in out.getvalue()
    assert " 4  Mastermind  " in out.getvalue()


def test_a_level_that_there_is_not_is_asked_for_again() -> None:
    out, typed = io.StringIO(), iter(["9", "2"])
    assert ask_level(english().messages, lambda prompt: next(typed), out) == "medium"
    assert "There is no level “9”: type a number from 1 to 4." in out.getvalue()


# ---- hints


def test_a_hint_shows_chances_lines_and_reasons_and_the_question_again() -> None:
    out = io.StringIO()
    match = etorn("human,human")
    game = LineGame(match, PlatformerPresenter(english()), make_bots(match), Script(*BEGIN, "hint"), out)
    game.hint_budget = Budget(playouts=12)
    game.play()
    told = out.getvalue().partition("Thinking for a second …\n")[2]
    assert re.match(r"Chances to win: Etorn \d+%, Minka \d+%\n 1\. \d+%  ", told)
    assert re.search(r"\n    Why: .+\.\n    Step by step: (.|\n    )*end\n", told)
    assert "Etorn, what do you do?" in told
    assert moves(match) == list(BEGIN)


# ---- playing


def test_a_choice_is_made_by_its_number_or_by_its_notation() -> None:
    by_number, by_words = etorn(), etorn()
    play(by_number, "1", "3")
    play(by_words, "spawn boot", "C1")
    assert moves(by_number) == moves(by_words) == ["spawn boot", "c1"]


def test_the_question_lists_the_choices_with_what_they_mean() -> None:
    _, text = play(etorn(), *BEGIN)
    assert "Etorn, what do you do?\n" in text
    assert "  1  use coin     take 1 coin\n" in text
    assert "  3  use star     use the star as boot, sword\n" in text


def test_a_step_says_where_it_leads_and_what_is_there() -> None:
    _, text = play(etorn(), *BEGIN, "use star")
    assert "right  to d1, 1 coin\n" in text


def test_what_happens_is_told_in_words() -> None:
    _, text = play(etorn(), *BEGIN, "use coin")
    assert "  Etorn spends a boot die and spawns on c1.\n" in text
    assert "  Etorn gains 1 coin and has 1 now.\n" in text


def test_the_table_is_shown_again_only_when_it_has_changed() -> None:
    _, text = play(etorn(), "spawn boot", "undo", "spawn boot", "undo")
    assert text.count("Level 1") == 1


def test_a_mark_is_explained_when_it_first_appears_and_the_map_explains_all() -> None:
    _, text = play(etorn(), *BEGIN, "map")
    assert text.count("c coin   ") == 2
    assert text.count("Zombie (damage 1, health 2)") in (0, 3)


def test_the_tower_is_drawn_again_only_if_something_in_it_has_changed() -> None:
    _, text = play(etorn(), *BEGIN, "use coin")
    assert text.count("Level 1") == 2
    assert text.count("Turn 1, Etorn: actions") == 3


def test_what_ends_something_is_the_last_choice() -> None:
    _, text = play(make_match("human,random", heroes="avys,minka", first="1"), "1", "1")
    assert re.search(r"  ability .*\n.*\n +\d+  end +end your turn; first you may save an unused symbol\n", text)


def test_a_low_screen_shows_the_levels_around_the_hero_and_names_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    match = on_the_boss_level("medusa", 2, 7)
    out = io.StringIO()
    LineGame(match, PlatformerPresenter(english(), height=24), make_bots(match), Script(), out).play()
    assert "Level 2: " in out.getvalue()
    assert "(map shows it)" in out.getvalue()
    assert "  5 |" not in out.getvalue()
    assert " 13 |" in out.getvalue()


def test_a_bot_plays_at_once_and_is_told_briefly() -> None:
    match = etorn()
    _, text = play(match, *BEGIN, "end", "keep")
    assert match.state.seats == [0]
    assert "  Turn 2, Minka: rolls " in text
    assert "; Minka " not in text
    assert "  — Turn 3: Etorn —\n" in text


def test_two_people_play_in_turn() -> None:
    match = etorn("human,human")
    _, text = play(match, *BEGIN, "end", "keep")
    assert match.state.seats == [1]
    assert "Minka, you are not in the tower" in text


# ---- refusals


def test_a_refusal_names_its_rule_and_changes_nothing() -> None:
    match = etorn()
    _, text = play(match, *BEGIN, "use sword")
    assert "There is no enemy beside Etorn, so there is nothing to attack. [PF-15.1]\n" in text
    assert moves(match) == ["spawn boot", "c1"]


def test_why_tells_the_reason_without_trying() -> None:
    _, text = play(etorn(), *BEGIN, "why buy 1", "why use coin", "why", "why fly")
    assert "Etorn has to stand on a shop to buy. [PF-17.1]" in text
    assert "“use coin” is possible now." in text
    assert "Say which action" in text
    assert "I do not know “fly”" in text


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("0", "There is no choice 0; they go from 1 to 5."),
        ("9" * 5000, "There is no choice 999"),
        ("spwn boot", "Did you mean spawn boot?"),
        ("xyzzy", "I do not know “xyzzy”."),
        ("save boot", "Etorn is not in the tower"),
        ("\x00\ud800", "I do not know"),
        ("card 60", "There is no card, hero or enemy “60”."),
    ],
)
def test_whatever_is_typed_gets_an_answer(line: str, answer: str) -> None:
    match = etorn()
    code, text = play(match, *(BEGIN if line.startswith("card") else ()), line)
    assert code == 0
    assert answer in text


# ---- commands


def test_undo_takes_back_what_nobody_has_seen_more_of() -> None:
    match = etorn()
    _, text = play(match, *BEGIN, "use coin", "undo", "undo")
    assert moves(match) == ["spawn boot"]
    assert text.count("1 move taken back.") == 2


@pytest.mark.parametrize(
    ("seats", "lines", "answer"),
    [
        ("human,random", (), "You have not decided anything yet"),
        ("human,random", (*BEGIN, "end", "keep"), "Another player has decided since"),
        ("human,human", (*BEGIN, "end", "keep"), "Dice were rolled or something hidden came out"),
    ],
)
def test_undo_explains_its_limits(seats: str, lines: tuple[str, ...], answer: str) -> None:
    _, text = play(etorn(seats), *lines, "undo")
    assert answer in text


def test_help_rules_about_shop_map_and_log_answer() -> None:
    _, text = play(
        etorn(),
        *BEGIN,
        "help",
        "help dice",
        "rules PF-11.4",
        "rules",
        "about zombie",
        "about",
        "about x",
        "shop",
        "log",
    )
    assert "why ACTION" in text
    assert "O portal" in text
    assert "PF-11.4  The target Space" in text
    assert "Say what to look for" in text
    assert "Zombie (enemy, damage 1, health 2, loot 1 coin and 1 gem): Falls to pieces" in text
    assert "Say what: about" in text
    assert "There is no card, hero or enemy “x”." in text
    assert "  buy 1  " in text
    assert text.count("Etorn spends a boot die and spawns on c1.") == 2


def test_map_draws_the_table_whether_it_has_changed_or_not() -> None:
    _, text = play(etorn(), "map", "map")
    assert text.count("Level 1") == 3


def test_card_describes_a_card_that_cannot_be_used_and_says_why() -> None:
    match = etorn()
    _, text = play(match, *BEGIN, "card rage")
    assert "Rage Potion (potion, 4 coins): Drink: +2" in text
    assert "You do not own Rage Potion. [PF-7.21]" in text
    assert len(moves(match)) == 2


# ---- saving


def test_leaving_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    match = etorn()
    code, text = play(match, *BEGIN, "quit")
    (file,) = tmp_path.iterdir()
    assert code == 0
    assert f"\n  bossrush play platformer --lang en --resume {file.name}\n" in text
    again = replay(platformer(), read_record(file.read_text(encoding="utf-8")))
    assert moves(again) == moves(match)
    assert again.game.dump(again.state)["question"] == match.game.dump(match.state)["question"]


@pytest.mark.parametrize(("last", "code"), [("quit", 0), ("^C", 130)])
def test_every_way_of_leaving_saves(tmp_path: Path, last: str, code: int) -> None:
    assert play(etorn(), *BEGIN, last)[0] == code
    assert len(list(tmp_path.iterdir())) == 1


def test_the_end_of_input_saves(tmp_path: Path) -> None:
    assert play(etorn(), *BEGIN)[0] == 0
    assert len(list(tmp_path.iterdir())) == 1


def test_a_game_without_a_move_is_not_saved(tmp_path: Path) -> None:
    assert "nothing was saved" in play(etorn(), "quit")[1]
    assert list(tmp_path.iterdir()) == []


def test_an_error_of_ours_saves_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bossrush.games.platformer.terminal.presenter.draw_shop", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        play(etorn(), *BEGIN, "shop")
    assert len(list(tmp_path.iterdir())) == 1


def test_a_closed_terminal_saves(tmp_path: Path) -> None:
    class Closed(io.StringIO):
        closing = False

        def write(self, text: str) -> int:
            if self.closing:
                raise OSError(5, "Input/output error")
            return super().write(text)

    out = Closed()
    lines = iter(BEGIN)

    def read(prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            out.closing = True
            raise KeyboardInterrupt
        return line

    match = etorn()
    with pytest.raises(OSError, match="Input/output"):
        LineGame(match, PlatformerPresenter(english()), make_bots(match), read, out).play()
    assert len(list(tmp_path.iterdir())) == 1


def test_save_writes_where_it_is_told_and_goes_on_there(tmp_path: Path) -> None:
    _, text = play(etorn(), *BEGIN, "save evening.txt", "use coin", "quit")
    assert text.count("Saved in evening.txt.") == 2
    assert [file.name for file in tmp_path.iterdir()] == ["evening.txt"]


def test_save_never_writes_over_something_else(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Minka", encoding="utf-8")
    (tmp_path / "picture.png").write_bytes(b"\xff\xfe\x00")
    _, text = play(etorn(), *BEGIN, "save letter.txt", "save picture.png")
    assert text.count("exists and is not a save of this game") == 2
    assert letter.read_text(encoding="utf-8") == "Dear Minka"


def test_a_save_that_fails_says_why_and_the_game_goes_on() -> None:
    match = etorn()
    _, text = play(match, *BEGIN, "save no/such/folder/x.txt", "use coin")
    assert "could not be saved in no/such/folder/x.txt: No such file or directory." in text
    assert moves(match)[-1] == "use coin"


def test_leaving_finds_another_place_if_it_cannot_save_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    play(etorn(), *BEGIN, "quit", save_file=tmp_path / "gone" / "x.txt")
    assert [file.name for file in home.iterdir()] == ["x.txt"]


def test_a_file_given_beforehand_is_kept_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    match = etorn()
    play(match, "spawn boot", "^C", save_file=file, save_always=True)
    assert "1 spawn boot" in file.read_text(encoding="utf-8")
    assert stat.S_ISREG(file.stat().st_mode)


# ---- whole games


@pytest.mark.parametrize("seed", range(2))
def test_any_game_can_be_told_and_asked_in_words(seed: int) -> None:
    """Texts are strict here: a missing message or argument would raise."""
    match = make_match("human,human,random", str(seed), tiles="mixed")
    game = match.game
    generator = random.Random(seed)
    lines: list[str] = []
    for _ in range(80):
        lines.append(generator.choice(["why " + game.action_text(generator.randrange(game.actions)), "shop", "undo"]))
        lines += [str(generator.randrange(1, 4)) for _ in range(3)]
    code, text = play(match, *lines, "log")
    assert code == 0
    assert len(match.record.moves) > 30
    assert "{" not in text


def test_bots_alone_play_to_the_end_or_until_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    match = make_match("random,random")
    played = match.apply

    def stop_at_100(seat: int, action: int) -> None:
        if len(match.record.moves) == 100:
            raise KeyboardInterrupt
        played(seat, action)

    monkeypatch.setattr(Match, "apply", lambda self, seat, action: stop_at_100(seat, action))
    code, text = play(match)
    assert code == 130
    assert "Only bots play" in text
    assert "Turn 2, " in text


def test_an_interrupt_waits_until_a_bot_has_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Amid compiled arithmetic it would make the program abort, with nothing saved."""
    match = make_match("random,random")
    played = match.apply

    def interrupted_at_100(seat: int, action: int) -> None:
        if len(match.record.moves) == 100:
            signal.raise_signal(signal.SIGINT)
        played(seat, action)

    monkeypatch.setattr(Match, "apply", lambda self, seat, action: interrupted_at_100(seat, action))
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        code, _ = play(match)
    finally:
        signal.signal(signal.SIGINT, before)
    assert code == 130
    assert len(match.record.moves) == 101


def test_the_end_of_a_game_names_the_winner_and_reveals_the_seed(tmp_path: Path) -> None:
    match = etorn()
    play(match, *BEGIN)
    match.state.finish([0])
    _, text = play(match)
    assert "The game is over. Won by Etorn." in text
    assert f"The seed was {friendly_seed()}." in text
    (file,) = tmp_path.iterdir()
    assert f"seed: {friendly_seed()}\n" in file.read_text(encoding="utf-8")
