"""Scenarios of Boss Monster: broken positions and steps with their line, failures, events in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from bossrush.games.bossmonster.rules.events import EVENTS
from bossrush.games.bossmonster.rules.ids import CARD, HERO, PLAYER, ROOM, ROOM_CARD, SPELL_CARD
from bossrush.games.bossmonster.rules.state import State
from bossrush.games.bossmonster.text.events import event_words
from bossrush.kernel.core import NONE
from bossrush.kernel.events import UNKNOWN
from bossrush.scenarios import Report, ScenarioError, load_scenario, open_scenario, run_scenario

HEAD = 'title = "T"\nrules = ["BM-1.1"]\ngame = "bossmonster"\n[position]\n'
BOSSES = 'bosses = "draculord robobo"\n'
EXPECT = "[expect]\nover = false\n"


def report_on(folder: Path, text: str) -> Report:
    """The report with the path cut off its message."""
    file = folder / "case.toml"
    file.write_text(text, encoding="utf-8")
    try:
        report = run_scenario(load_scenario(file))
    except ScenarioError as error:
        report = Report(False, str(error), broken=True)
    return Report(report.passed, report.message.removeprefix(f"{file}:"), report.broken)


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("turn = 2", "4: 'bosses' must name the bosses of the players in seat order"),
        ('bosses = "draculord"', "5: a game has 2 to 4 players, not 1"),
        ('bosses = "robobo robobo"', "5: a boss is named twice"),
        (BOSSES + "foo = 1", "6: unknown key 'foo'; there are bosses, scheming, "),
        (BOSSES + "robobo = { foo = 1 }", "6: unknown key 'foo'; there are eliminated, hand, "),
        (BOSSES + 'phase = "lunch"', "6: unknown phase 'lunch'; there are set_up, "),
        (BOSSES + 'robobo.hand = "fear fear fear"', "6: fear is listed more often than the 2 copies in the game"),
        (BOSSES + 'robobo.hand = "fear"\ndiscard = "fear fear"', "7: fear is listed more often than the 2 copies"),
        (BOSSES + 'robobo.dungeon = "fear"', "6: fear is no room"),
        (
            BOSSES + 'robobo.dungeon = "ligers_den"',
            "6: ligers_den cannot lie in slot 1 (BM-5.6, advanced_needs_room); ",
        ),
        (
            BOSSES + 'robobo.dungeon = ["open_grave", "golem_factory + dracolich_lair"]',
            "6: dracolich_lair cannot lie in slot 1 (BM-5.9, no_shared_treasure); write odd = true ",
        ),
        (BOSSES + 'robobo.dungeon = "neanderthal_cave + beast_menagerie"', "6: beast_menagerie cannot lie in slot 1 "),
        (BOSSES + 'robobo.dungeon = "a b c d e f"', "6: 6 slots are more than the 5 of a dungeon"),
        (BOSSES + 'robobo.dungeon = "?dark_altar + dark_altar"\nphase = "reveal"', "6: only the top card of a slot "),
        (BOSSES + 'robobo.dungeon = "?dark_altar"', "6: robobo has placed a room although the build turn has not come"),
        (BOSSES + 'phase = "bait"\nrobobo.dungeon = "?dark_altar"', "7: no room lies face down when the phase bait "),
        (
            BOSSES + 'robobo.dungeon = "dark_altar"\nrobobo.deactivated = [2]',
            "7: there is no slot 2; the dungeon has 1",
        ),
        (BOSSES + 'robobo.dungeon = "dark_altar"\nrobobo.deactivated = [1, 1]', "7: a slot is listed twice"),
        (BOSSES + 'robobo.dungeon = "dark_altar"\nrobobo.used = [1]', "7: dark_altar has no once-per-turn ability"),
        (BOSSES + 'town = "the_fool the_fool"', "6: the_fool is in two places"),
        (BOSSES + 'town = "samurai_tom"', "6: samurai_tom is used with 3 or more players only"),
        (BOSSES + 'hard_mode = true\ntown = "nick_the_masher"', "7: nick_the_masher is not used in hard mode"),
        (BOSSES + 'rooms = "freeze"', "6: freeze is no room"),
        (BOSSES + 'heroes = "lord_van_ette"', "6: lord_van_ette is no ordinary hero"),
        (BOSSES + "rooms = []\nrooms_only = []", "7: give 'rooms' or 'rooms_only', not both"),
        (BOSSES + 'phase = "bait"\nactive = "robobo"', "7: nobody is active when the phase bait begins"),
        (BOSSES + "robobo.eliminated = true", "4: the game is over if fewer than two players are left"),
        (BOSSES + 'robobo = { eliminated = true, hand = "fear" }', "6: unknown key 'hand'; there are eliminated"),
        (BOSSES + 'inside = { hero = "the_fool", slot = 1 }', "6: 'inside' needs 'of', the player whose dungeon it is"),
        (BOSSES + 'inside = { of = "robobo", slot = 1 }\nrobobo.dungeon = "dark_altar"', "6: inside has no 'hero'"),
        (
            BOSSES + 'inside = { hero = "the_fool", of = "robobo", slot = 1 }',
            "6: there is no slot 1; the dungeon has 0",
        ),
        (BOSSES + 'phase = "set_up"\nturn = 1', "7: there is no 'turn' during set-up"),
        (
            BOSSES + 'phase = "set_up"\nrobobo.hand = "fear"',
            "4: during set-up all hands have 7 cards, or all 5, or none",
        ),
        (BOSSES + 'robobo.offered = "xyzax"', "6: bosses are chosen in the phase set_up"),
    ],
)
def test_broken_position(tmp_path: Path, lines: str, message: str) -> None:
    report = report_on(tmp_path, HEAD + lines + "\n" + EXPECT)
    assert report.broken
    assert report.message.startswith(message)


@pytest.mark.parametrize(
    ("step", "broken", "message"),
    [
        ('{ pass = "most" }', True, "'pass' is a number or one of all, turn, phase, not 'most'"),
        ("{ pass = 0 }", True, "'pass' must be from 1 to 99, not 0"),
        ('{ view = "robobo" }', True, "'view' needs something to look for: has, lacks or sees"),
        ('{ view = "pip", has = "fear" }', True, "there is no player 'pip'; there are draculord, robobo"),
        ('"cast nothing"', True, "'cast nothing' is no action of bossmonster; "),
        ('{ next = "turn" }', False, "the game does not wait for the next turn but for an answer to 'chance'"),
        ('{ view = "draculord", has = "fear" }', False, "the view of draculord does not show fear"),
        ('{ view = "robobo", lacks = "fear" }', False, "the view of robobo shows fear"),
        (
            '{ view = "robobo", sees = { players = [{}, { wounds = 1 }] } }',
            False,
            "in the view of robobo players.2.wounds is 0, not 1",
        ),
        ('{ view = "robobo", sees = { players = [{}] } }', False, "in the view of robobo players is [{"),
        ('{ view = "spectator", sees = { moon = 1 } }', False, "in the view of spectator there is no moon"),
        ('{ events = ["phase end"], to = "robobo" }', False, "'phase end' did not happen, or not in this order: "),
        (
            '{ pass = "phase" }, { pass = "phase" }, "pass"',
            False,
            "nobody is asked: the game waits for the next turn, ",
        ),
        ('{ expect = { robobo = { hand = "" } } }', False, "expected robobo.hand none, got fear"),
        (
            '{ expect = { robobo = { hand_includes = "fear fear" } } }',
            False,
            "expected robobo.hand_includes fear fear, ",
        ),
        ("{ expect = { draculord = { damage = [1] } } }", False, "expected draculord.damage 1, got 1 2"),
        (
            '{ expect = { draculord = { dungeon = "dark_altar" } } }',
            False,
            "expected draculord.dungeon dark_altar, got dark_altar + open_grave + dark_altar, ?open_grave",
        ),
        (
            "{ expect = { draculord = { treasure = { thief = 1 } } } }",
            False,
            "expected draculord.treasure.thief 1, got 0",
        ),
        ("{ expect = { inside = { slot = 1 } } }", False, "expected inside.slot 1, got none"),
        ('{ expect = { active = "robobo" } }', False, "expected active robobo, got draculord"),
        ('{ expect = { pending = ["robobo fear"] } }', False, "expected pending robobo fear, got none"),
        ("{ expect = { rooms_left = 1 } }", False, "expected rooms_left 1, got 71"),
    ],
)
def test_steps(tmp_path: Path, step: str, broken: bool, message: str) -> None:
    position = (
        BOSSES + 'robobo.hand = "fear"\n'
        'draculord.dungeon = ["dark_altar + open_grave + dark_altar", "?open_grave"]\n[play]\nsteps = [\n'
    )
    if "damage" in step:
        position = position.replace("?", "")
    report = report_on(tmp_path, f"{HEAD}{position}{step}]\n{EXPECT}")
    assert report.message.startswith(f"10: {message}")
    assert report.broken == broken


@pytest.mark.parametrize(
    ("script", "message"),
    [
        (
            "",
            "4: 'dice_script' does not fit: a chance result below 2 is needed and none is dictated; a deck ",
        ),
        ("heads", "4: 'heads' is no number; 'dice_script' gives shuffles and random picks"),
        ("1 0", "4: the last 1 results of 'dice_script' were not needed: 0"),
        ("1", ""),
    ],
)
def test_chance(tmp_path: Path, script: str, message: str) -> None:
    text = (
        HEAD + BOSSES + 'phase = "beginning"\nrooms_only = "dark_altar"\ndiscard = "open_grave dark_altar"\n' + EXPECT
    )
    if script:
        text = text.replace("[position]", f'dice_script = "{script}"\n[position]')
    report = report_on(tmp_path, text)
    assert report.message.startswith(message)
    assert report.passed == (message == "")


def test_players_keep_their_names_when_bosses_are_chosen(tmp_path: Path) -> None:
    text = (
        BOSSES + 'phase = "set_up"\nrobobo.offered = "xyzax"\n[play]\nsteps = [\n'
        '{ asks = "choose_boss", of = "robobo" }, "boss xyzax",\n'
        '{ events = ["bosses_shown draculord draculord", "bosses_shown robobo xyzax"] },\n'
        '{ asks = "mulligan", of = "draculord" }]\n'
    )
    assert report_on(tmp_path, HEAD + text).message == ""


@pytest.mark.parametrize(
    ("name", "values", "words"),
    [
        ("phase", (2,), "phase build"),
        ("drew", (0, 1, UNKNOWN), "drew draculord spells ?"),
        ("placed", (1, 2, 1), "placed robobo 3 open_grave"),
        ("declared", (1, 37, ROOM + 1, NONE), "declared robobo freeze draculord.2"),
        ("declared", (0, 36, HERO + 24, NONE), "declared draculord fear the_fool"),
        ("declared", (0, 45, PLAYER + 1, NONE), "declared draculord trepidation robobo"),
        ("activated", (0, 0, CARD + 1, NONE), "activated draculord dark_altar open_grave"),
        ("hero_died", (0, 24, NONE), "hero_died draculord the_fool -"),
        ("took_from_hand", (0, 1, 1, ROOM_CARD), "took_from_hand draculord robobo open_grave room"),
        ("took_from_hand", (0, 1, UNKNOWN, SPELL_CARD), "took_from_hand draculord robobo ? spell"),
        ("swapped", (1, 0, 4), "swapped robobo 1 5"),
        ("rebuilt", (0, 7), "rebuilt rooms 7"),
        ("bosses_shown", (0, 1), "bosses_shown draculord xyzax"),
    ],
)
def test_events_in_words(tmp_path: Path, name: str, values: tuple[int, ...], words: str) -> None:
    file = tmp_path / "case.toml"
    file.write_text(HEAD + BOSSES + EXPECT, encoding="utf-8")
    state = open_scenario(load_scenario(file), []).state
    assert isinstance(state, State)
    [kind] = [event.id for event in EVENTS if event.name == name]
    assert " ".join(event_words(state, (kind, *values))) == words
