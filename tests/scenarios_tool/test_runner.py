"""What the runner reports: failures of the game against the file, and broken files, always with their line."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from bossrush.scenarios import Report, ScenarioError, load_scenario, open_scenario, run_scenario
from bossrush.scenarios.commands import run_command

HEAD = 'title = "T"\nrules = ["PF-1.1"]\ngame = "platformer"\n'
POSITION = '[position]\nheroes = "etorn sweety"\nlevels = ["blank"]\ndice = "boot"\n'
ETORN = 'etorn.at = "b1"\n'
FALLING = ETORN + 'sweety.at = "h2"\n'
EXPECT = "[expect]\nover = false\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "case.toml"


def report_on(file: Path, text: str) -> Report:
    """The report with the path cut off its message."""
    file.write_text(text, encoding="utf-8")
    try:
        report = run_scenario(load_scenario(file))
    except ScenarioError as error:
        report = Report(False, str(error), broken=True)
    return Report(report.passed, report.message.removeprefix(f"{file}:"), report.broken)


def test_passes(file: Path) -> None:
    assert report_on(file, HEAD + POSITION + EXPECT) == Report(True, "")


# ---- broken files


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("title = \n", "1: this is not valid TOML: Invalid value"),
        ('title = "T"\n', "1: the file has no 'rules'"),
        (HEAD, "1: the file has no [position]"),
        (HEAD.replace("PF-1.1", "1.1") + POSITION + EXPECT, "2: '1.1' is no rule id; they look like PF-29.1 or BM-R12"),
        (
            HEAD.replace("platformer", "chess") + POSITION + EXPECT,
            "3: unknown game 'chess'; there are platformer, bossmonster",
        ),
        (HEAD + "[position]\n", "1: the scenario shows nothing: add [expect], [goal] or a check in 'play'"),
        (
            HEAD + "x = 1\n" + POSITION + EXPECT,
            "4: unknown key 'x'; there are title, rules, game, text, position, dice_script, play, expect, goal",
        ),
    ],
)
def test_broken_frame(file: Path, text: str, message: str) -> None:
    assert report_on(file, text) == Report(False, message, broken=True)


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ('{ do = "end", asks = "main" }', "needs exactly one of "),
        ('{ do = "end", rule = "PF-1.1" }', "unknown key 'rule'; there are do, by"),
        ('{ refused = "end" }', "'refused' needs the rule that refuses the action: rule = "),
        ("{ events = [] }", "'events' is empty"),
        ("5", "an entry of 'play' must be an action or a table, not 5"),
        ('"jump"', "'jump' is no action of platformer; "),
        ('{ do = "end", by = "pip" }', "there is no player 'pip'; there are etorn, sweety"),
        ('{ asks = "money" }', "there is no question 'money'; there are main, "),
        ('{ events = ["flew"] }', "there is no event 'flew'; there are turn, "),
        ('{ events = ["fainted a b c"] }', "'fainted a b c' has too many words; the event is: fainted seat from"),
        ("{ expect = { hearts = 1 } }", "unknown key 'hearts'; there are etorn, "),
        ('{ expect = { etorn = { at = "z1" } } }', "'z1' is not a space: "),
        ('{ expect = { enemies = { bear = "a1" } } }', "unknown enemy 'bear'; there are zombie, "),
    ],
)
@pytest.mark.parametrize("form", ["play = [\n{}\n]\n", "play = [\n  # none\n\n{},\n]\n"])
def test_broken_entry_of_play(file: Path, entry: str, message: str, form: str) -> None:
    report = report_on(file, HEAD + form.replace("{}", entry) + POSITION + ETORN + EXPECT)
    assert report.broken
    line = 5 if "none" not in form else 7
    assert report.message.startswith(f"{line}: ")
    assert message in report.message


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('heroes = "etorn etorn"', "2: a hero is named twice"),
        ('heroes = "bob"', "2: unknown hero 'bob'; there are etorn, "),
        ("levels = []", "3: 'levels' is empty"),
        ('levels = ["F01"]', "3: level 1 is 'F01'; it must be two tile ids, 'blank' or a picture"),
        ('levels = ["F01 F01"]', "3: level 1: tile F01 lies twice"),
        ('levels = ["F13 F02"]', "3: level 1: F13 is a boss tile, mark the level 'boss'"),
        ('levels = ["boss blank", "blank"]', "3: only the topmost level can be the Boss Level"),
        ('levels = ["hidden blank"]', "3: from the bottom there are removed levels, "),
        ('levels = ["blank", "hidden boss blank"]', "3: a hidden Boss Level needs a boss spawn space, "),
        ('levels = ["""\n:.  :\n:.  :\n"""]', "3: level 1: the picture has 2 lines instead of 8"),
        ('dice = "boot boot boot boot boot boot"', "4: 6 dice are more than 5"),
        ('dice = "gem"', "4: unknown face 'gem'; there are boot, sword, coin, monster, star"),
        ("step = 4", "5: step 4 needs the result of the enemy die"),
        ("step = 3", "4: the dice are not yet rolled at step 3; put them in 'dice_script'"),
        ("step = 11", "5: 'step' must be from 0 to 10, not 11"),
        ("step = 10", "4: the dice are lost before the boss's turn; 'recorded' says what was rolled"),
        ('recorded = "sword"', "5: 1 unused dice were rolled as boot, but 'recorded' has 0"),
        ('recorded = "boot boot boot boot boot boot"', "5: 6 dice are more than 5"),
        ('turned = { boot = "boot" }', "5: a die that was rolled as boot was not turned to boot"),
        ('turned = { boot = "coin star" }', "5: 2 dice were turned to boot, but 1 are unused"),
        ('enemy_die = "left left left"', "5: the enemy die is rolled at most 2 times"),
        ('turn = "pip"', "5: unknown hero of this game 'pip'; there are etorn, sweety"),
        ('enemies = { zombie = "c1 c1" }', "5: two figures are on c1"),
        ('enemies = { zombie = "c5" }', "5: c5 is not on the Map: "),
        ('enemies = { zombie = "a1 b1 c1 d1 e1 f1" }', "1: 6 zombie are in play, more than the 5 that exist"),
        ('enemies = { ikee = "c1" }', "5: the boss of this game is medusa, not ikee"),
        ('level_enemies = "zombie ent"', "5: 'level_enemies' must name the enemy of each regular level: 1, not 2"),
        ('walls = "h1"', "5: h1 has the outer side of the Map on its right"),
        ('traps = "c5"', "5: 'traps' belongs on blank levels, and c5 is on none; draw the level instead"),
        ("coins_at = { c1 = 36 }", "1: 36 coins are in play, more than the 35 that exist"),
        ("supply = { coins = 36 }", "5: 0 coins in play and 36 in the supply are more than the 35 that exist"),
        ('shop = "magnet"', "5: 'shop' has 6 slots, not 1; write - for none, * for any card"),
        ('shop = "healing * * * * *"', "5: slot 1 of the shop is for items, and healing is none"),
        ('shop = "- * * * * *"', "5: slot 1 of the shop cannot be empty while there are items in the deck; "),
        ('items = "healing"', "5: healing is no item"),
        ('items = "magnet magnet"', "1: magnet is used 2 times; there are 1 copies"),
        ('etorn = { cards = "magnet", exhausted = "lasso" }', "5: lasso is exhausted but not among the cards"),
        ("etorn = { hearts = 5 }", "5: 'hearts' must be from 1 to 4, not 5"),
        ("etorn = { heart = 1 }", "5: unknown key 'heart'; there are at, coins, "),
        ('etorn = { marks = "poison" }', "5: an absent hero has no boss tokens"),
        ('etorn = { at = "a1", marks = "mirror mirror" }', "5: a hero holds at most one mirror"),
        ('etorn = { at = "a1", marks = "curse" }', "5: unknown boss token 'curse'; there are poison, "),
        ('etorn = { at = "a1", marks = "sigil" }', "1: 1 sigil are in play, more than the 0 that exist"),
        ("supply = { mirror = 5 }", "5: 0 mirror in play and 5 in the supply are more than the 4 that exist"),
        ('enemies = { defender = "c1" }', "5: the boss of this game is medusa, not ikee"),
        ('artifacts = "magnet"', "5: magnet is no artifact"),
        ('artifacts = "prism prism"', "1: prism is used 2 times; there are 1 copies"),
        ('boss_cards = "tribute"', "5: unknown attack card of medusa 'tribute'; there are snake_attack, "),
        ('boss_cards = "slither slither"', "5: slither is there only once"),
        ('boss_discard = "slither slither"', "5: slither is there only once"),
        ('boss_cards = []\nboss_cards_only = "slither"', "6: give 'boss_cards' or 'boss_cards_only', not both"),
        ('boss = "ikee"\nboss_cards_only = "tribute"', "6: ikee draws two cards; list two or more in deck and "),
        ('event = "rust"', "5: events are for one hero, the solo game"),
        ("events_only = []", "5: events are for one hero, the solo game"),
        ('first_turn = "etorn"', "5: etorn has begun its first turn; step 0 comes before"),
        ("x = 1", "5: unknown key 'x'; there are heroes, levels, "),
    ],
)
def test_impossible_position(file: Path, line: str, message: str) -> None:
    """The line takes the place of the one with its key, or stands after them."""
    lines = POSITION.splitlines()
    key = line.split()[0]
    place = next((i for i, old in enumerate(lines) if old.startswith(f"{key} ")), len(lines))
    lines[place : place + 1] = [line]
    text = "\n".join([*lines, EXPECT])
    report = report_on(file, HEAD + text)
    number, colon, rest = message.partition(": ")
    assert report.broken
    assert report.message.startswith(f"{int(number) + 3}{colon}{rest}")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('event = "rust"\nevents = "rust"', "8: rust is there only once"),
        ('event = "rust"\nstep = 0', "7: the event of the turn is turned up in step 0; put it in 'events'"),
        ('event = "frost"', "7: unknown event 'frost'; there are savagery, "),
    ],
)
def test_impossible_solo_position(file: Path, line: str, message: str) -> None:
    report = report_on(file, f'{HEAD}[position]\nheroes = "pip"\nlevels = ["blank"]\n{line}\n{EXPECT}')
    assert report.broken
    assert report.message.startswith(message)


PICTURE = """
    hidden boss
    :.  :.  :.  :.  :.  :.  :.  :.  :
    +...+...+...+...+...+...+...+...+
    :.  :.  :.  :.  :.  :.  :.  :.  :
    +...+...+...+...+...+...+...+...+
    :.  :B  :.  :.  :.  :.  :.H :.  :
    +...+===+...+...+...+...+=H=+...+
    :.  :.  |.  :.  :.  :.  :.H :.  :
    +^^^+^^^+^^^+^^^+^^^+^^^+^^^+^^^+
    """


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("", "", ""),
        (":.H :.  :\n    +^", ":.H :Q  :\n    +^", "14:34: tile level2_right: unknown space 'Q'; there are "),
        ("|.  :.", "!.  :.", "14:13: tile level2_left: expected ':' or '|', not '!'"),
        ("===", "=-=", "13:10: tile level2_left: unknown floor '=-='; there are "),
        ("^^^+^^^+\n", "^^^+...+\n", "15:34: tile level2_right: the lower edge of a boss tile is all ^^^"),
        (".  :.H :.  :\n    +^", ".  :.H :.  :.\n    +^", "14: level 2: the line has 34 characters instead of 33"),
        ("hidden boss\n", "hidden boss blank\n", "6: level 2: a picture begins on a line of its own"),
    ],
)
def test_picture(file: Path, old: str, new: str, message: str) -> None:
    picture = PICTURE.replace(old, new)
    text = POSITION.replace('["blank"]', f'["blank", """{picture}"""]')
    report = report_on(file, HEAD + text + EXPECT)
    assert report.message.startswith(message)
    assert report.passed == (not message)


# ---- failures


def fails(file: Path, steps: list[str], more: str = "", position: str = ETORN) -> str:
    """The message of a failing scenario whose first step stands in line 2."""
    report = report_on(file, "play = [\n" + ",\n".join(steps) + "\n]\n" + HEAD + more + POSITION + position + EXPECT)
    assert not report.passed
    assert not report.broken, report.message
    return report.message


@pytest.mark.parametrize(
    ("steps", "message"),
    [
        (['"use sword"'], "2: etorn, asked 'main', may not 'use sword' (PF-7.1, no_such_die); legal are use boot, "),
        (['"use boot"', '{ do = "up", by = "sweety" }'], "3: sweety does not decide now but etorn, asked 'step'"),
        (['{ refused = "end", rule = "PF-1.1" }'], "2: 'end' should be refused by PF-1.1, but it is legal"),
        (
            ['{ refused = "up", rule = "PF-1.1" }'],
            "2: 'up' should be refused by PF-1.1, not by PF-5.11 (not_an_answer)",
        ),
        (
            ['{ legal = ["end", "up"] }'],
            "2: asked 'main', the legal actions differ: not legal: up; legal too: use boot",
        ),
        (['{ includes = ["up"] }'], "2: asked 'main', the legal actions differ: not legal: up"),
        (['{ excludes = ["end"] }'], "2: asked 'main', the legal actions differ: legal: end"),
        (['{ asks = "push" }'], "2: expected the question push, but asked is main"),
        (
            ['{ expect = { etorn = { at = "c1" }, step = 4 } }'],
            "2: expected etorn.at c1, got b1; expected step 4, got 5",
        ),
        (
            ['"end"', '"keep"', '"use boot"'],
            "4: nobody is asked: the game waits for the roll of sweety's turn, see 'dice_script'",
        ),
    ],
)
def test_failing_step(file: Path, steps: list[str], message: str) -> None:
    assert fails(file, steps).startswith(message)


@pytest.mark.parametrize(
    ("check", "message"),
    [
        (
            '{ events = ["moved"] }',
            "'moved' did not happen, or not in this order: happened: gravity etorn, fell sweety",
        ),
        ("{ only_events = [] }", "expected exactly nothing; happened: gravity etorn, fell sweety h2 h1"),
        ('{ no_event = ["gravity *"] }', "'gravity etorn' happened"),
        ('{ events = ["gravity"], no_event = ["gravity"] }', "'gravity etorn' happened"),
    ],
)
def test_failing_events(file: Path, check: str, message: str) -> None:
    assert fails(file, ['"gravity"', check], position=FALLING).startswith(f"3: {message}")


@pytest.mark.parametrize(
    ("script", "message"),
    [
        ("boot", "3: 'dice_script' does not fit: a chance result below 6 is needed and none is dictated"),
        (
            "boot boot boot boot boot 9",
            "3: 'dice_script' does not fit: the dictated chance result 9 does not lie below 6",
        ),
        ("boot boot boot boot boot boot", "3: 'dice_script' gives 'boot boot boot boot boot boot' to the wrong dice, "),
        ("boot boot boot boot boot left coin", "8: the last 1 results of 'dice_script' were not needed: coin"),
    ],
)
def test_script_must_fit(file: Path, script: str, message: str) -> None:
    steps = ['"end"', '"keep"']
    position = ETORN + 'sweety.at = "d1"\n'
    assert fails(file, steps, f'dice_script = "{script}"\n', position).startswith(message)


BOSS_POSITION = """[position]
heroes = "etorn sweety"
levels = ["removed blank", "boss blank"]
enemies = { medusa = "a6" }
etorn.at = "h5"
sweety.at = "g5"
"""
ALONE = '[position]\nheroes = "etorn"\nlevels = ["blank"]\netorn.at = "b1"\n'
END_TURN = 'play = ["end"]\n'  # without dice there is nothing to save


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("", 'turn = "etorn"\nstep = 10\nboss_discard = []'),
        ("left", 'turn = "sweety"\nstep = 3\nboss_discard = "snake_attack"'),
        ("right boot sword coin monster star left", 'turn = "sweety"\nstep = 5\nboss_discard = "snake_attack petrify"'),
    ],
)
def test_turn_of_the_boss_stands_still_before_its_roll(file: Path, script: str, expected: str) -> None:
    text = f'dice_script = "{script}"\n{END_TURN}{HEAD}{BOSS_POSITION}[expect]\n{expected}\n'
    assert report_on(file, text) == Report(True, "")


def test_nobody_is_asked_before_the_roll_of_the_boss(file: Path) -> None:
    report = report_on(file, 'play = ["end", "end"]\n' + HEAD + BOSS_POSITION + EXPECT)
    assert report.message == "1: nobody is asked: the game waits for the roll of medusa's turn, see 'dice_script'"


@pytest.mark.parametrize(("script", "card"), [("2 1", "slither"), ("0 1", "petrify")])
def test_shuffle_is_scripted_in_numbers(file: Path, script: str, card: str) -> None:
    """A number for each card of the pile but one; the side 0 of the enemy die is an attack."""
    cards = 'boss_cards_only = []\nboss_discard = "petrify tail_lash slither"\nstep = 10\n'
    play = f'dice_script = "0 {script}"\nplay = [{{ events = ["boss_reshuffled 3", "boss_drew {card}"] }}]\n'
    assert report_on(file, play + HEAD + BOSS_POSITION + cards + EXPECT) == Report(True, "")


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("", 'event = "savagery"\nevents = "earthquake closed_shutters"\nstep = 3\nturn = "etorn"'),
        ('events = "rust tailwind"\n', 'event = "rust"\nevents = "tailwind savagery"'),
        ('event = "rust"\nevents_only = "tailwind"\n', 'event = "tailwind"\nevents_only = []\nover = false'),
        ('event = "savagery"\n', 'event = "earthquake"\nevents_bottom = "blood_moon foggy_mind"'),
        ("events_only = []\n", 'event = "none"\nover = true\nwinners = []'),
    ],
)
def test_solo_turns_up_an_event_before_the_roll(file: Path, position: str, expected: str) -> None:
    report = report_on(file, f"{END_TURN}{HEAD}{ALONE}{position}[expect]\n{expected}\n")
    assert report == Report(True, "")


def test_step_of_a_question_about_an_event(file: Path) -> None:
    position = ALONE + 'step = 0\nfirst_turn = "etorn"\nspawns = "a1 c1"\nevents = "reinforcements"\n'
    play = 'play = [{ asks = "reinforce" }, { expect = { step = 0 } }, "c1"]\n'
    expected = '[expect]\nstep = 3\nenemies_only = { zombie = "c1" }\n'
    assert report_on(file, play + HEAD + position + expected) == Report(True, "")


def test_double_trouble_rolls_two_results(file: Path) -> None:
    position = ALONE + 'step = 0\nevents = "double_trouble"\n'
    script = 'dice_script = "boot boot boot boot left right"\n'
    expected = '[expect]\nenemy_die = "left right"\nrecorded = "boot boot boot boot"\n'
    assert report_on(file, script + HEAD + position + expected) == Report(True, "")


SCORED = """[position]
heroes = "sweety"
levels = ["removed blank", "boss blank"]
events_only = "rust tailwind"
defeats = 4
bonus = 10
dice = "sword"
enemies = { medusa = "b6" }
sweety = { at = "c6", gems = 3, coins = 4, cards = "boots_of_haste healing" }
"""


@pytest.mark.parametrize(
    ("score", "message"),
    [
        ("[6, 10, 10, 3, 3]", ""),
        ("[6, 10, 6, 3, 3]", "16: expected score 6 10 6 3 3, got 6 10 10 3 3"),
        ("[6, 10]", "16: 'score' must be a list of 5 whole numbers, not [6, 10]"),
    ],
)
def test_score(file: Path, score: str, message: str) -> None:
    play = 'play = ["use sword", "x1"]\n'
    expected = f'[expect]\nwinners = "sweety"\nscore = {score}\n'
    report = report_on(file, play + HEAD + SCORED + expected)
    assert report.message == message
    assert report.passed == (not message)


def test_lost_game_has_no_score(file: Path) -> None:
    position = ALONE + 'step = 9\netorn.hearts = 1\netorn.marks = "poison"\n'
    expected = "[expect]\nover = true\nwinners = []\nscore = [0, 0, 0, 0, 0]\n"
    assert report_on(file, HEAD + position + expected).message.endswith("expected score 0 0 0 0 0, got none")


def test_unknown_word_of_the_script(file: Path) -> None:
    report = report_on(file, HEAD + 'dice_script = "gem"\n' + POSITION + EXPECT)
    assert report.broken
    assert report.message.startswith("4: 'gem' is no result of a die; there are boot, ")


def test_looking_at_events_ends_their_stretch(file: Path) -> None:
    steps = ['"gravity"', '{ no_event = ["moved"] }', '{ events = ["gravity"] }', "{ only_events = [] }"]
    text = "play = [\n" + ",\n".join(steps) + "\n]\n" + HEAD + POSITION + FALLING + EXPECT
    assert report_on(file, text).passed


GOAL = '[goal]\netorn.at = "c1"\nwithin = 2\n'


@pytest.mark.parametrize(
    ("start", "steps", "message"),
    [
        ("b1", '["use boot", "right"]', ""),
        ("c1", '["use boot", "right"]', "10: the goal is met before anything is played"),
        ("b1", '["use boot", "left"]', "11: expected etorn.at c1, got a1"),
        ("b2", '["gravity", "use boot", "right"]', "12: 'play' takes 3 actions, more than 2"),
    ],
)
def test_goal(file: Path, start: str, steps: str, message: str) -> None:
    report = report_on(file, f'play = {steps}\n{HEAD}{POSITION}etorn.at = "{start}"\n{GOAL}')
    assert report == Report(not message, message)


def test_expectations_of_the_whole_table(file: Path) -> None:
    """Every key of [position] and of a hero's table is understood again in [expect]."""
    shared = """
turn = "sweety"
step = 5
dice = "boot star"
used = "sword"
turned = { star = "coin" }
recorded = "boot coin sword monster monster"
enemy_die = "left right"
bonus = 2
invisible = true
nimble_used = true
tailwind_used = true
collect_on_fall = true
defeats = 3
defeats_this_turn = 1
forges = 2
boss_cards = "slither petrify"
boss_discard = "tail_lash"
artifacts = "prism coin_gun"
coins_at = { c1 = 2 }
gems_at = { c1 = 1, d1 = 3 }
supply = { coins = 4, gems = 0, zombie = 1, medusa = 1, poison = 2, sigil = 0 }
shop = "gem_cutter boots_of_haste - healing healing rage"
items_only = []
potions = "rage levitation"
enemies = { zombie = "a1 h1", cave_bat = "c4" }
etorn = { hearts = 5, coins = 3, gems = 2, special = "star", entered_boss_level = true, cards = "heart_amulet" }
sweety = { at = "c1", levitating = true, cards = "lasso magnet soul_lantern", exhausted = "lasso" }
"""
    shared += 'pip = { at = "d1", ability_exhausted = true, marks = "poison mirror" }\n'
    position = '[position]\nheroes = "etorn sweety pip"\nlevels = ["blank"]\n'
    more = "lowest_level = 1\nhighest_level = 1\nover = false\nwinners = []\n"
    assert report_on(file, f"{HEAD}{position}{shared}[expect]\n{shared}{more}") == Report(True, "")


# ---- the command


def test_command(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    good = HEAD + POSITION + EXPECT
    (tmp_path / "deep" / "b.toml").write_text(good)
    (tmp_path / "deep" / "a.toml").write_text(good.replace("over = false", "over = true"))
    out = io.StringIO()
    assert run_command([tmp_path], [], out) == 1
    assert out.getvalue().splitlines() == [
        f"FAIL {tmp_path}/deep/a.toml:9: expected over true, got false",
        f"ok  {tmp_path}/deep/b.toml  T",
        "1 passed, 1 failed",
    ]


def test_command_goes_on_after_a_broken_file(tmp_path: Path) -> None:
    (tmp_path / "b.toml").write_text(HEAD + POSITION + EXPECT)
    out = io.StringIO()
    assert run_command([tmp_path / "a.toml", tmp_path / "b.toml"], [], out) == 2
    assert out.getvalue().splitlines() == [
        f"ERROR {tmp_path}/a.toml: the file cannot be read: No such file or directory",
        f"ok  {tmp_path}/b.toml  T",
        "1 passed, 1 failed",
    ]


def test_packs(file: Path) -> None:
    """The example pack's enemy can be placed once the pack is loaded."""
    pack = Path(__file__).parents[1] / "packs" / "lantern"
    file.write_text(HEAD + POSITION + 'enemies = { will_o_wisp = "c1" }\n' + EXPECT)
    scenario = load_scenario(file)
    assert run_scenario(scenario, [pack]) == Report(True, "")
    assert run_scenario(load_scenario(file)).broken


def test_position_does_not_change_the_shared_content(file: Path) -> None:
    file.write_text(HEAD + POSITION + "supply = { coins = 1 }\n" + EXPECT)
    assert open_scenario(load_scenario(file), []).state is not None
    assert report_on(file, HEAD + POSITION + "[expect]\nsupply = { coins = 35 }\n") == Report(True, "")


def test_verbs_of_other_games(file: Path) -> None:
    for step, message in (
        ('{ pass = "all" }', "nobody can pass: asked is 'main'"),
        ('{ next = "turn" }', "the game does not wait for the next turn but for an answer to 'main'"),
    ):
        report = report_on(file, f"play = [{step}]\n" + HEAD + POSITION + ETORN + EXPECT)
        assert report.message == f"1: {message}"


def test_view(file: Path) -> None:
    play = 'play = [{ view = "sweety", has = "etorn", lacks = "pip", sees = { over = false } }]\n'
    assert report_on(file, play + HEAD + POSITION + ETORN + EXPECT) == Report(True, "")
