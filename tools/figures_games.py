"""The games that figures are made of: which are played, one line of JSON for each, what a group of them counts."""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import product

from bossrush.sim.crew import Job
from bossrush.sim.games import Outcome, Setting, new_setting
from bossrush.sim.totals import Totals

PLAYERS = {"platformer": (1, 2, 3, 4), "bossmonster": (2, 3, 4)}
BOSSES = ("medusa", "ikee")
TILES = ("forest", "void", "mixed")
LIMIT = 20_000
OUTCOME = ("number", "finished", "winners", "turns", "decisions", "labels", "cards", "score")


class MixedGames(Exception):
    """Games that do not belong together; figures of them all would tell nothing."""


class Played:
    """One game that was played: by whom and under which options, and how it went."""

    def __init__(self, setting: Setting, outcome: Outcome) -> None:
        self.setting = setting
        self.outcome = outcome

    def players(self) -> int:
        return self.setting.players()

    def line(self) -> str:
        setting = self.setting
        origin = {"game": setting.game, "seed": setting.seed, "content": setting.content, "options": setting.options}
        return json.dumps({**origin, **self.outcome.data()}) + "\n"


def read_line(line: str) -> Played:
    data = json.loads(line)
    outcome = Outcome(*(data[name] for name in OUTCOME))
    bots = outcome.labels["bot"]
    return Played(Setting(data["game"], bots, data["options"], data["seed"], LIMIT, [], data["content"]), outcome)


def read_games(text: str) -> list[Played]:
    """`MixedGames` if they do not belong together. Half a line at the end, of a run that was killed, is left out."""
    try:
        games = [read_line(line) for line in text[: text.rfind("\n") + 1].splitlines()]
    except (ValueError, KeyError) as error:
        raise MixedGames(f"something that is no game ({error})") from None
    if len({origin(played.setting) for played in games}) > 1:
        raise MixedGames("games of different bots, seeds, options or content")
    return games


def variant(setting: Setting) -> dict[str, str]:
    """The options that do not differ from case to case."""
    return {name: value for name, value in setting.options.items() if name not in ("players", "boss", "tiles")}


def origin(setting: Setting) -> str:
    """What the games of a file have in common."""
    return str((setting.game, setting.bots[0], setting.seed, setting.content, sorted(variant(setting).items())))


# ---- which games


def places(game: str) -> list[dict[str, str]]:
    """Over these the games with a number of players are shared out evenly."""
    if game == "platformer":
        return [{"boss": boss, "tiles": tiles} for boss, tiles in product(BOSSES, TILES)]
    return [{}]


def cases(game: str, bot: str, seed: int, options: dict[str, str]) -> list[Setting]:
    """For every number of players and every place; the game of number n is of case n modulo their number."""
    return [
        new_setting(game, players, [bot], {**options, **place}, seed, LIMIT, [])
        for players, place in product(PLAYERS[game], places(game))
    ]


def jobs(settings: list[Setting], players: list[int], games: int, done: list[Played]) -> list[Job]:
    """The games that are not done, in turn from every case, so that an interrupted run is even too."""
    known = {played.outcome.number for played in done}
    each = -(-games // len(places(settings[0].game)))
    every = ((settings[number % len(settings)], number) for number in range(each * len(settings)))
    return [(setting, number) for setting, number in every if setting.players() in players and number not in known]


# ---- groups of games


def numbers_of_players(games: Iterable[Played]) -> list[int]:
    return sorted({played.players() for played in games})


def counted(games: Iterable[Played], **options: str) -> Totals:
    """The games with these options, counted."""
    totals = Totals()
    for played in games:
        if options.items() <= played.setting.options.items():
            totals.add(played.outcome)
    return totals
