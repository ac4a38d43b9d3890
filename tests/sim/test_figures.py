"""The pages of figures: what they say of some games, and how a run is continued."""

from __future__ import annotations

from pathlib import Path

import pytest

from bossrush.sim.games import Outcome, Setting
from tools.figures import play
from tools.figures_games import MixedGames, Played, cases, jobs, read_games
from tools.figures_pages import commands, page
from tools.figures_parts import Worth, card_groups

HEROES = ["angelo", "avys", "etorn", "minka"]
MONSTERS = ["cleopatra", "robobo"]
SOLO = {"players": "1", "boss": "medusa", "tiles": "forest"}
FOUR = {"players": "4", "boss": "ikee", "tiles": "void"}


def climb(
    number: int, options: dict[str, str], winner: int, turns: int = 10, cards: list[list[str]] | None = None
) -> Played:
    """A game of Platformer; without a winner if that is -1."""
    players = int(options["players"])
    bots = ["search:60"] * players
    labels = {"bot": bots, "hero": HEROES[:players], "boss": [options["boss"]] * players}
    won = [winner] if winner >= 0 else []
    score = 20 if players == 1 and won else None
    had = cards or [[] for _ in bots]
    outcome = Outcome(number, True, won, [turns] * players, 100, labels, had, score)
    return Played(Setting("platformer", bots, options, 1, 100, [], "c"), outcome)


def duel(number: int, winner: int, cards: list[list[str]]) -> Played:
    labels = {"bot": ["heuristic"] * 2, "boss": MONSTERS}
    outcome = Outcome(number, True, [winner], [8, 8], 200, labels, cards, None)
    return Played(Setting("bossmonster", ["heuristic"] * 2, {"players": "2"}, 1, 100, [], "c"), outcome)


def rows(text: str, start: str) -> list[list[str]]:
    """The rows of all tables whose first cell begins so."""
    lines = [line for line in text.splitlines() if line.startswith(f"| {start}")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def solo_games(won: int, lost: int, turns: int = 10) -> list[Played]:
    return [climb(24 * n, SOLO, 0 if n < won else -1, turns) for n in range(won + lost)]


@pytest.mark.parametrize(
    ("won", "lost", "found", "verdict"),
    [
        (100, 100, "50.0 % (43–57)", "kept"),
        (10, 10, "50.0 % (30–70)", "kept, not certainly"),
        (2, 8, "20.0 % (6–51)", "missed, perhaps by chance"),
        (10, 90, "10.0 % (6–17)", "**missed**"),
    ],
)
def test_solo_target(won: int, lost: int, found: str, verdict: str) -> None:
    text = page(solo_games(won, lost))
    assert rows(text, "Solo wins") == [["Solo wins, Medusa, forest", "35–65 %", found, verdict]]
    assert ["Medusa", "forest", str(won + lost), found, "20.0", "20–20"] in rows(text, "Medusa")


def test_target_of_the_length() -> None:
    kept = page(solo_games(5, 5, turns=14))
    missed = page([*solo_games(5, 4, turns=14), climb(240, SOLO, -1, turns=24)])
    assert rows(kept, "Turns a player") == [["Turns a player, 1 player", "9–14", "14.0", "kept"]]
    assert rows(missed, "Turns a player") == [["Turns a player, 1 player", "9–14", "15.0", "**missed**"]]
    assert rows(kept, "1 |")[1] == ["1", "14.0 (14–14)", "–", "14.0 (14–14)", "–", "–"]
    assert rows(missed, "1 |")[1] == ["1", "**15.0** (14–24)", "–", "**15.0** (14–24)", "–", "–"]


def test_wins_of_heroes_and_seats() -> None:
    text = page([climb(22 + 24 * n, FOUR, 0 if n < 40 else 1) for n in range(60)])
    assert rows(text, "Wins of Angelo") == [["Wins of Angelo, 4 players", "18–32 %", "66.7 % (54–77)", "**missed**"]]
    assert rows(text, "Wins of Avys") == [["Wins of Avys, 4 players", "18–32 %", "33.3 % (23–46)", TOO_FEW]]
    assert ["Etorn", "0.0 % (0–6)"] in rows(text, "Etorn")
    assert ["2", "33.3 % (23–46)"] in rows(text, "2")


TOO_FEW = "missed, perhaps by chance"


def test_boss_monster_tells_which_boss_is_apart() -> None:
    even = page([duel(3 * n, n % 2, [[], []]) for n in range(40)])
    uneven = page([duel(3 * n, int(n % 4 == 0), [[], []]) for n in range(40)])
    assert rows(even, "Wins by boss") == [["Wins by boss, 2 players", "50.0 %", "50.0 % to 50.0 %", "none"]]
    assert rows(uneven, "Wins by boss") == [
        ["Wins by boss, 2 players", "50.0 %", "25.0 % to 75.0 %", "Cleopatra, Robobo"]
    ]
    assert rows(uneven, "Robobo") == [["Robobo", "25.0 % (14–40)"]]


# ---- cards


def test_cards_are_sorted_and_those_that_never_matter_named() -> None:
    """Fear wins, Jeopardy loses, Assassin is had often in vain, Freeze once; every other card never."""
    games = []
    for n in range(40):
        cards = [["fear"], ["jeopardy"]] if n % 2 == 0 else [["jeopardy"], ["fear"]]
        games.append(duel(3 * n, n % 2, [[*cards[0], "assassin"], cards[1]]))
    games.append(duel(120, 0, [["freeze"], []]))
    text = page(games)
    names = [row[0] for row in rows(text[text.index("## Cards") :], "")]
    assert names.index("Fear") < names.index("Freeze") < names.index("Giant Size") < names.index("Jeopardy")
    assert rows(text, "Fear")[0][1:4] == ["spell", "48.8 %", "+97.6"]
    assert rows(text, "Giant Size") == [["Giant Size", "spell", "0.0 %", "–", "–"]]
    idle = next(line for line in text.splitlines() if line.startswith("Cards that never matter"))
    assert "Freeze" in idle
    assert "Giant Size" in idle
    assert "Fear" not in idle
    assert "Jeopardy" not in idle
    assert "Assassin" not in idle


def test_a_card_is_not_worth_more_for_being_had_where_seats_win_more_often() -> None:
    """Alone all win, with four players a quarter, with the card or without; it is had more often alone."""
    games = [climb(24 * n, SOLO, 0, cards=[["rage"]] if n < 9 else None) for n in range(10)]
    for n in range(8):
        cards: list[list[str]] = [[], [], [], []]
        if n < 4:
            cards[n] = ["rage"]
        games.append(climb(22 + 24 * n, FOUR, 0, cards=cards))
    worth = Worth("rage", card_groups(games))
    assert worth.value == pytest.approx(0)
    assert worth.low < 0 < worth.high
    assert worth.had == pytest.approx(13 / 42)


def test_artifacts_are_told_of_where_they_are_played_with() -> None:
    assert rows(page([climb(0, SOLO, 0)]), "Prism") == []
    assert rows(page([climb(0, {**SOLO, "artifacts": "on"}, 0)]), "Prism") != []


# ---- the command, and going on


def test_the_command_is_that_of_the_games() -> None:
    numbers = cases("platformer", "search:60", 1, {})
    played = [
        climb(n, numbers[n % 24].options, 0)
        for n in range(48)
        if numbers[n % 24].players() == 4 or (numbers[n % 24].players() == 1 and n < 24)
    ]
    start = "python tools/figures.py platformer --bot search:60 --games"
    assert commands(played) == [
        (6, f"{start} 6 --seed 1 --players 1 --to games.jsonl"),
        (12, f"{start} 12 --seed 1 --players 4 --to games.jsonl"),
    ]
    assert "missing" not in page(played)
    assert "1 of these games are missing" in page(played[1:])


def test_games_are_read_as_they_were_written() -> None:
    games = solo_games(2, 1)
    text = "".join(played.line() for played in games)
    again = read_games(text + '{"game": "platf')
    assert [played.line() for played in again] == [played.line() for played in games]
    assert page(again) == page(games)


def test_other_games_are_refused() -> None:
    text = climb(0, SOLO, 0).line()
    for other in ('"seed": 1', '"seed": 2'), ("search:60", "search:61"), ('"content": "c"', '"content": "d"'):
        with pytest.raises(MixedGames):
            read_games(text + text.replace(*other))
    with pytest.raises(MixedGames):
        read_games("no game\n")


def test_what_is_left_to_play_is_even() -> None:
    settings = cases("platformer", "heuristic", 1, {})
    left = jobs(settings, [1, 4], 7, [])
    assert len(left) == 24, "two games for each boss and tile set"
    assert {setting.players() for setting, _ in left[:12]} == {1, 4}
    assert len({str(setting.options) for setting, _ in left[:12]}) == 12
    done = [climb(0, SOLO, 0), climb(24, SOLO, 0)]
    assert {number for _, number in left} - {number for _, number in jobs(settings, [1, 4], 7, done)} == {0, 24}


def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    settings = cases("bossmonster", "heuristic", 1, {})
    file = tmp_path / "games.jsonl"
    assert play(settings, [2], 1, file) == 0
    first = file.read_text()
    file.write_text(first + '{"game": "bo')
    assert play(settings, [2], 2, file) == 0
    assert file.read_text().startswith(first)
    assert [played.outcome.number for played in read_games(file.read_text())] == [0, 3]
    with pytest.raises(MixedGames):
        play(cases("bossmonster", "heuristic", 2, {}), [2], 2, file)
