import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bossrush import __version__
from bossrush.cli import main
from bossrush.games import load_game
from bossrush.kernel.chance import commitment
from bossrush.kernel.events import UNKNOWN
from bossrush.kernel.match import new_match
from bossrush.kernel.record import SEALED, write_record

ROOT = Path(__file__).parents[2]
PACK = ROOT / "tests" / "packs" / "lantern"

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def run_once(*arguments: object, typed: str = "") -> tuple[int, str, str]:
        """Exit code, output and errors of a command; input ends after what is typed."""
        lines = iter(typed.splitlines())

        def read(prompt: str) -> str:
            line = next(lines, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", read)
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run_once


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = new_match(load_game("platformer"), {"players": "2", "first": "1"}, ["human", "random"], SEALED, "5")
    for _ in range(30):
        seat = match.state.seats[0]
        match.play(seat, match.state.legal(seat)[0])
    file = tmp_path / "game.txt"
    file.write_text(write_record(match.to_record()), encoding="utf-8")
    return file


@pytest.fixture
def secret_record(tmp_path: Path) -> Path:
    """An unfinished game of Boss Monster."""
    options = {"players": "2", "bosses": "draculord,robobo"}
    match = new_match(load_game("bossmonster"), options, ["human", "random"], SEALED, "5")
    for _ in range(30):
        seat = match.state.seats[0]
        match.play(seat, match.state.legal(seat)[-1])
    file = tmp_path / "secret.txt"
    file.write_text(write_record(match.to_record()), encoding="utf-8")
    return file


# ---- in general


def test_the_version_says_whether_it_is_compiled(run: Run) -> None:
    code, out, _ = run("--version")
    assert code == 0
    assert out.startswith(f"bossrush {__version__} (")
    assert out.strip().endswith(("(pure)", "(compiled)"))


@pytest.mark.parametrize(
    "command",
    [
        [],
        ["play"],
        ["simulate"],
        ["tournament"],
        ["scenario", "run"],
        ["record"],
        ["record", "show"],
        ["record", "verify"],
        ["rules"],
        ["content"],
    ],
)
def test_every_help_gives_examples(run: Run, command: list[str]) -> None:
    code, out, _ = run(*command, "--help")
    assert code == 0
    assert "example" in out


HEAVY = """
bossrush.bots bossrush.content bossrush.games bossrush.kernel.core bossrush.server bossrush.sim bossrush.terminal
bossrush.text asyncio concurrent.futures fluent litestar msgspec multiprocessing openskill ray sqlalchemy uvicorn
"""


@pytest.mark.parametrize("command", [[], ["simulate"], ["tournament"], ["serve"]])
def test_help_imports_nothing_heavy(command: list[str]) -> None:
    code = f"import sys; from bossrush.cli import main; main({[*command, '--help']}); print(*sys.modules)"
    shown = run_python("-c", code)
    assert shown.returncode == 0
    assert not set(HEAVY.split()) & set(shown.stdout.splitlines()[-1].split())


@pytest.mark.parametrize("arguments", [[], ["dance"], ["play"], ["record"], ["record", "show"], ["rules"]])
def test_wrong_use_is_explained(run: Run, arguments: list[str]) -> None:
    code, out, err = run(*arguments)
    assert code == 2
    assert out == ""
    assert "usage: bossrush" in err


# ---- mistakes: one line, exit code 2


def one_line(err: str) -> str:
    assert err.startswith("bossrush: ")
    assert err.count("\n") == 1
    return err.removeprefix("bossrush: ").rstrip()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "platformer", "--option", "tiles=lava"], "option tiles is one of forest, void, mixed, not 'lava'"),
        (["play", "platformer", "--option", "colour=red"], "platformer has no option 'colour'"),
        (["play", "platformer", "--option", "tiles"], "option 'tiles' is not of the form name=value"),
        (["play", "platformer", "--option", "players=9"], "option players is a number from 1 to 4, not '9'"),
        (["play", "platformer", "--option", "heroes=bob"], "there is no hero 'bob'"),
        (["play", "platformer", "--seats", "human,alien"], "there is no bot 'alien' for platformer; there are easy,"),
        (["play", "platformer", "--seats", "human,human,human,human,human"], "--seats names 5 players"),
        (["play", "platformer", "--seats", "human", "--option", "players=2"], "--seats names 1 players, but option"),
        (["play", "bossmonster", "--seats", "human"], "--seats names 1 players; 2 to 4 can play"),
        (["play", "bossmonster", "--option", "players=1"], "option players is a number from 2 to 4, not '1'"),
        (["play", "bossmonster", "--option", "bosses=bob"], "there is no boss 'bob'"),
        (["play", "platformer", "--pack", "nowhere"], "nowhere: this is no pack"),
        (["play", "platformer", "--resume", "nowhere.txt"], "nowhere.txt: No such file or directory"),
        (["play", "platformer", "--resume", "x", "--seed", "1"], "--resume goes on with the seats, options and seed"),
        (["record", "show", "nowhere.txt"], "nowhere.txt: No such file or directory"),
        (["record", "verify", "."], ".: Is a directory"),
        (["rules", "chess", "push"], "there are no rules for a game 'chess'"),
        (["rules", "chess"], "there are no rules for a game 'chess'"),
        (["rules", "platformer"], "say what to look for"),
        (["rules", "coverage", "push"], "coverage takes no words"),
        (["rules", "platformer", "push", "--holes"], "--only and --holes belong to"),
        (["rules", "where"], "say which rules to look for"),
        (["rules", "where", "PF-15.2", "PF-99.1"], "there is no rule 'PF-99.1'"),
        (["rules", "where", "PF-15"], "there is no rule 'PF-15'"),
        (["content", "check", "nowhere"], "nowhere: No such file or directory"),
    ],
)
def test_a_mistake_is_one_clear_line(run: Run, arguments: list[str], message: str) -> None:
    code, _, err = run(*arguments)
    assert code == 2
    assert message in one_line(err)


def test_an_unknown_language_is_wrong_use(run: Run) -> None:
    code, _, err = run("play", "platformer", "--lang", "xx")
    assert code == 2
    assert "there is no language 'xx'" in err


@pytest.mark.parametrize("command", [["record", "show"], ["record", "verify"], ["record", "export"]])
@pytest.mark.parametrize(
    ("content", "place"),
    [
        (b"", ":1: a record begins with"),
        (b"\x89PNG\r\n\x1a\n\xff", ": this is not a text file"),
        (b"bossrush record 1\ngame: platformer\nnonsense\n", ":3: 'nonsense' is neither a move nor"),
        (b"bossrush record 1\ngame: platformer\n", ": the record has no 'rules' line"),
        (b"bossrush record 1\ngame: chess\nrules: 1\ncontent: x\nchance: fast\nhash: 0\n", "there is no game 'chess'"),
    ],
)
def test_a_broken_record_is_refused_with_its_line(
    run: Run, tmp_path: Path, command: list[str], content: bytes, place: str
) -> None:
    file = tmp_path / "broken.txt"
    file.write_bytes(content)
    code, _, err = run(*command, file)
    assert code == 2
    assert place in one_line(err)


def test_a_bad_action_in_a_record_is_named_with_its_line(run: Run, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    lines = text.splitlines()
    line = next(i for i, words in enumerate(lines) if words.startswith("1 "))
    lines[line] = "1 fly away"
    record.write_text("\n".join(lines), encoding="utf-8")
    code, _, err = run("record", "show", record)
    assert code == 2
    assert one_line(err).startswith(f"{record}:{line + 1}: 'fly away' is no action of platformer")


def test_a_bad_pack_is_named_with_file_and_line(run: Run, tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('id = "x"\ngame = "platformer"\nname = "X"\nversion = "1"\n', encoding="utf-8")
    (tmp_path / "items.toml").write_text('[lamp]\nprice = "dear"\n', encoding="utf-8")
    code, _, err = run("play", "platformer", "--pack", tmp_path)
    assert code == 2
    assert re.match(rf"{re.escape(str(tmp_path / 'items.toml'))}:\d+: ", one_line(err))


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may read everything")
def test_a_file_one_may_not_read_is_named(run: Run, record: Path) -> None:
    record.chmod(0)
    code, _, err = run("record", "show", record)
    assert code == 2
    assert one_line(err) == f"{record}: Permission denied"


def test_an_interrupt_is_quiet(run: Run, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("bossrush.terminal.records.show_command", interrupt)
    assert run("record", "show", record) == (130, "", "")


# ---- play


def test_a_game_can_be_left_and_resumed_at_the_same_question(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("play", "platformer", "--seed", 11, "--save", "evening.txt", typed="1\nquit\n")
    assert code == 0
    assert "--resume evening.txt" in out
    code, out, _ = run("play", "platformer", "--resume", "evening.txt", typed="quit\n")
    assert code == 0
    assert "evening.txt: going on after " in out
    assert "where do you spawn?" in out


@pytest.mark.parametrize("lang", ["en", "es", "de"])
def test_boss_monster_is_played_left_and_resumed(run: Run, lang: str) -> None:
    arguments = ["play", "bossmonster", "--lang", lang]
    code, out, _ = run(*arguments, "--seed", 11, "--save", "evening.txt", typed="1\n1\nquit\n")
    assert code == 0
    assert f"bossrush play bossmonster --lang {lang} --resume evening.txt" in out
    code, out, _ = run(*arguments, "--resume", "evening.txt", typed="1\nrules lure\nquit\n")
    assert code == 0
    assert "evening.txt: " in out
    assert "BM-7." in out


def test_the_default_is_one_person_against_a_bot(run: Run) -> None:
    _, out, _ = run("play", "platformer")
    assert "(human), 2 " in out
    assert "(Adventurer bot)." in out


def test_the_commitment_is_shown_before_the_game_and_the_seed_is_not(run: Run) -> None:
    _, out, _ = run("play", "platformer", "--seed", 123456)
    assert commitment("123456") in out
    assert "123456" not in out


def test_two_games_without_a_seed_differ(run: Run) -> None:
    assert run("play", "platformer")[1] != run("play", "platformer")[1]


def test_save_does_not_overwrite(run: Run, record: Path) -> None:
    code, _, err = run("play", "platformer", "--save", record)
    assert code == 2
    assert "exists already" in one_line(err)


def test_a_game_with_a_pack_is_resumed_with_it(run: Run) -> None:
    run("play", "platformer", "--pack", PACK, "--save", "pack.txt", typed="1\n")
    code, out, _ = run("play", "platformer", "--resume", "pack.txt", typed="quit\n")
    assert code == 0
    assert "going on" in out


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("seed: 5\n", "", "the record has no seed, so this game cannot go on"),
        ("seat: random", "seat: alien", "there is no bot 'alien' for platformer; there are easy,"),
        ("seat: random\n", "", "the record names 1 seats for 2 players"),
    ],
)
def test_a_record_that_cannot_go_on_says_why(run: Run, record: Path, old: str, new: str, message: str) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    code, _, err = run("play", "platformer", "--resume", record)
    assert code == 2
    assert message in one_line(err)


# ---- records


def test_show_tells_the_game_in_words(run: Run, record: Path) -> None:
    code, out, _ = run("record", "show", record)
    assert code == 0
    assert out.startswith("Platformer, rules version 2, content ")
    assert "players = 2 (how many play)" in out
    assert "seed not revealed" in out
    assert "30 moves, unfinished" in out
    assert "— Turn 1: " in out


def test_verify_says_that_it_fits(run: Run, record: Path) -> None:
    code, out, _ = run("record", "verify", record)
    assert code == 0
    assert out.startswith(f"{record}: fits. 30 moves and all chance results follow from the seed")
    assert out.count("\n") == 1


def test_verify_without_a_seed_says_what_it_cannot_check(run: Run, record: Path) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace("seed: 5\n", ""), encoding="utf-8")
    code, out, _ = run("record", "verify", record)
    assert code == 0
    assert "there is no seed to check those with" in out


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("seed: 5\n", "seed: 6\n", "the seed is not the one that was committed to"),
        ("opening: ", "opening: 1 ", "the seed does not give the recorded results of the set-up"),
        ("hash: ", "hash: 0", "the final position is not the recorded one"),
        ("content: ", "content: 0", "the record needs content"),
    ],
)
def test_verify_fails_on_what_does_not_follow(run: Run, record: Path, old: str, new: str, reason: str) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    code, out, err = run("record", "verify", record)
    assert (code, err) == (1, "")
    assert out.startswith(f"{record}: does not fit. ")
    assert reason in out


def test_export_gives_away_no_secret_of_an_unfinished_game(run: Run, record: Path) -> None:
    code, out, _ = run("record", "export", record)
    data = json.loads(out)
    assert code == 0
    assert data["format"] == "bossrush export 1"
    assert data["moves"][0]["seat"] == 0
    assert len(data["events"]) == 1 + len(data["moves"]) == 31
    assert data["view"]["seat"] == -1
    assert f"hash: {data['hash']}\n" in record.read_text(encoding="utf-8")
    assert data["seed"] == ""
    assert data["opening"] == []
    assert all(move["results"] == [] for move in data["moves"])


def test_show_tells_what_everybody_or_what_one_seat_has_seen(run: Run, secret_record: Path) -> None:
    _, public, _ = run("record", "show", secret_record)
    _, first, _ = run("record", "show", secret_record, "--seat", 1)
    assert public.startswith("Boss Monster, rules version 1, content ")
    assert "Draculord draws 5 rooms." in public
    assert "Robobo draws 5 rooms." in public
    assert "Draculord draws 5 rooms." not in first
    assert "Robobo draws 5 rooms." in first
    code, _, err = run("record", "show", secret_record, "--seat", 3)
    assert code == 2
    assert one_line(err) == f"{secret_record}: there is no seat 3; there are 1 to 2"


def test_a_game_with_secrets_is_verified(run: Run, secret_record: Path) -> None:
    code, out, _ = run("record", "verify", secret_record)
    assert code == 0
    assert out.startswith(f"{secret_record}: fits. 30 moves")


def test_export_keeps_back_what_players_hide(run: Run, secret_record: Path) -> None:
    _, out, _ = run("record", "export", secret_record)
    data = json.loads(out)
    assert [move["action"] for move in data["moves"]] == [""] * 30
    drawn = [event for events in data["events"] for event in events if event["event"] == "drew"]
    assert {event["card"] for event in drawn} == {UNKNOWN}
    assert all("hand" not in player for player in data["view"]["players"])


def test_export_writes_to_a_file(run: Run, record: Path, tmp_path: Path) -> None:
    code, out, _ = run("record", "export", record, "-o", "game.json")
    assert (code, out) == (0, "")
    assert json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))["game"] == "platformer"


# ---- the rest


def test_rules_are_found(run: Run) -> None:
    code, out, _ = run("rules", "platformer", "PF-11.4")
    assert code == 0
    assert out.startswith("PF-11.4 ")


def test_rules_are_located(run: Run) -> None:
    code, out, _ = run("rules", "where", "PF-15.2")
    assert code == 0
    assert "  code  src/bossrush/games/platformer/rules/combat.py:" in out


def test_words_no_rule_holds_are_a_failed_check(run: Run) -> None:
    assert run("rules", "platformer", "xyzzy")[0] == 1


def test_coverage_is_listed(run: Run) -> None:
    code, out, _ = run("rules", "coverage", "--only", "PF-1..PF-2", "--holes")
    assert code in (0, 1)
    assert "without; holes: " in out


def test_content_check(run: Run, tmp_path: Path) -> None:
    assert run("content", "check", PACK) == (0, f"{PACK}: in order\n", "")
    bad = tmp_path / "items.toml"
    bad.write_text("[Sword]\nprice = 0\n", encoding="utf-8")
    code, out, err = run("content", "check", bad)
    assert (code, err) == (1, "")
    assert out.startswith(f"{bad}:1: ")


def test_a_scenario_that_is_not_there_is_wrong_use(run: Run) -> None:
    code, out, err = run("scenario", "run", "nowhere.toml")
    assert code == 2
    assert "nowhere.toml" in out + err


# ---- as a program


def run_python(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    return subprocess.run(
        [sys.executable, *arguments], input=typed, capture_output=True, text=True, env=environment, check=False
    )


def test_it_runs_as_a_program_and_saves_at_the_end_of_input(tmp_path: Path) -> None:
    done = run_python("-m", "bossrush", "play", "platformer", "--seed", "11", typed="1\n1\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert len(list(tmp_path.iterdir())) == 1


def test_a_mistake_of_the_user_shows_no_traceback() -> None:
    done = run_python("-m", "bossrush", "record", "show", "nowhere.txt")
    assert done.returncode == 2
    assert done.stderr == "bossrush: nowhere.txt: No such file or directory\n"


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = f'"{sys.executable}" -m bossrush rules platformer the | head -n 1; exit ${{PIPESTATUS[0]}}'
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0
    assert done.stderr == ""
