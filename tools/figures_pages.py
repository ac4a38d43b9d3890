"""The pages of figures, made from the games alone."""

from __future__ import annotations

from itertools import product

from bossrush import __version__
from bossrush.sim.report import named, percent
from bossrush.sim.statistics import Share
from bossrush.sim.totals import Totals
from tools.figures_games import (
    BOSSES,
    PLAYERS,
    TILES,
    Played,
    counted,
    numbers_of_players,
    places,
    variant,
)
from tools.figures_parts import NONE, Target, card_section, many, mean_text, rate_text, shown, spread_text, table

TURNS = Target(9, 14)
SOLO = Target(0.35, 0.65)
HEROES = Target(0.18, 0.32)
HERO_PLAYERS = 4


def page(games: list[Played]) -> str:
    own = platformer if games[0].setting.game == "platformer" else boss_monster
    return "\n".join([*own(games), *card_section(games), ""])


def platformer(games: list[Played]) -> list[str]:
    return [
        *head(games, "Platformer"),
        "The games are shared out evenly over both bosses and the three tile sets; heroes and the first player are",
        "drawn. Turns are those of the player who had most of them.",
        "",
        *targets(games),
        *length(games),
        *length_by_place(games),
        *solo(games),
        *wins(games, "hero"),
        *wins(games, "seat"),
    ]


def boss_monster(games: list[Played]) -> list[str]:
    return [
        *head(games, "Boss Monster"),
        "Bosses are dealt at random. All cards are printed ones, so nothing is tuned: the target is an even share.",
        "",
        *even_shares(games),
        *length(games),
        *wins(games, "boss"),
        *wins(games, "seat"),
    ]


# ---- the head


def head(games: list[Played], name: str) -> list[str]:
    setting = games[0].setting
    asked = commands(games)
    missing = sum(number for number, _ in asked) - len(games)
    return [
        f"# {name} in figures",
        "",
        f"{len(games)} games in which the bot {setting.bots[0]} played all seats, bossrush {__version__}:",
        "",
        *(f"    {command}" for _, command in asked),
        "",
        *([f"{missing} of these games are missing: the run was not finished.", ""] if missing else []),
        "Behind a rate stands its 95 % interval (Wilson's), in per cent. The rate of a seat, a hero or a boss counts",
        "the games in which it took part.",
        "",
    ]


def commands(games: list[Played]) -> list[tuple[int, str]]:
    """What plays these games, and how many each plays: one command for the numbers of players with as many games."""
    setting = games[0].setting
    cases = len(PLAYERS[setting.game]) * len(places(setting.game))
    by_each: dict[int, list[int]] = {}
    for players in numbers_of_players(games):
        last = max(played.outcome.number for played in games if played.players() == players)
        by_each.setdefault(last // cases + 1, []).append(players)
    options = "".join(f" --option {name}={value}" for name, value in sorted(variant(setting).items()))
    file = " --to games.jsonl" if len(by_each) > 1 else ""
    found: list[tuple[int, str]] = []
    for each, some in by_each.items():
        number = each * len(places(setting.game))
        command = f"python tools/figures.py {setting.game} --bot {setting.bots[0]} --games {number}"
        command += f" --seed {setting.seed} --players {' '.join(map(str, some))}{options}{file}"
        found.append((number * len(some), command))
    return found


# ---- targets


def targets(games: list[Played]) -> list[str]:
    rows = [*turn_targets(games), *solo_targets(games), *hero_targets(games)]
    return ["## Targets", "", *table(("What", "Target", "Found", ""), rows)]


def turn_targets(games: list[Played]) -> list[list[str]]:
    rows: list[list[str]] = []
    for players in numbers_of_players(games):
        turns = counted(games, players=str(players)).turns
        if turns.size:
            verdict = TURNS.verdict(turns.mean())
            rows.append([f"Turns a player, {many(players)}", "9–14", mean_text(turns), verdict])
    return rows


def solo_targets(games: list[Played]) -> list[list[str]]:
    rows: list[list[str]] = []
    for boss, tiles in product(BOSSES, TILES):
        share = solo_share(counted(games, players="1", boss=boss, tiles=tiles))
        if share.games:
            verdict = SOLO.rate_verdict(share)
            rows.append([f"Solo wins, {named(boss)}, {tiles}", "35–65 %", rate_text(share), verdict])
    return rows


def hero_targets(games: list[Played]) -> list[list[str]]:
    totals = counted(games, players=str(HERO_PLAYERS))
    return [
        [f"Wins of {named(hero)}, {many(HERO_PLAYERS)}", "18–32 %", rate_text(share), HEROES.rate_verdict(share)]
        for hero, share in sorted(totals.wins.get("hero", {}).items())
    ]


def solo_share(totals: Totals) -> Share:
    return Share(totals.games, totals.won)


def even_shares(games: list[Played]) -> list[str]:
    rows: list[list[str]] = []
    for label, players in product(("boss", "seat"), numbers_of_players(games)):
        shares = counted(games, players=str(players)).wins[label]
        rates = sorted(share.rate() for share in shares.values())
        even = Target(1 / players, 1 / players)
        apart = [
            shown("bossmonster", label, value)
            for value, share in sorted(shares.items())
            if even.rate_verdict(share) == "**missed**"
        ]
        found = f"{percent(rates[0])} to {percent(rates[-1])}"
        rows.append([f"Wins by {label}, {many(players)}", percent(1 / players), found, ", ".join(apart) or "none"])
    return [
        "## Targets",
        "",
        *table(("What", "Target", "Found", "Clearly apart from it"), rows),
        "Clearly apart is what has its whole interval on one side; by chance alone that is one of twenty.",
        "",
    ]


# ---- sections


def length(games: list[Played]) -> list[str]:
    rows: list[list[str]] = []
    for players in numbers_of_players(games):
        totals = counted(games, players=str(players))
        decisions = f"{totals.decisions / totals.games:.0f}"
        turns = totals.turns
        rows.append(
            [str(players), str(totals.games), str(totals.finished), mean_text(turns), spread_text(turns), decisions]
        )
    return ["## Length", "", *table(("Players", "Games", "Finished", "Turns a player", "10–90 %", "Decisions"), rows)]


def length_by_place(games: list[Played]) -> list[str]:
    rows: list[list[str]] = []
    for players in numbers_of_players(games):
        groups = [counted(games, players=str(players), boss=boss) for boss in BOSSES]
        groups += [counted(games, players=str(players), tiles=tiles) for tiles in TILES]
        rows.append([str(players), *map(length_text, groups)])
    return [
        "## Length by boss and tile set",
        "",
        *table(("Players", *map(named, BOSSES), *map(named, TILES)), rows),
        "Mean turns a player and, behind it, 10–90 %; bold is what lies outside 9–14.",
        "",
    ]


def length_text(totals: Totals) -> str:
    turns = totals.turns
    if not turns.size:
        return NONE
    mean = mean_text(turns) if TURNS.keeps(turns.mean()) else f"**{mean_text(turns)}**"
    return f"{mean} ({spread_text(turns)})"


def solo(games: list[Played]) -> list[str]:
    rows: list[list[str]] = []
    for boss, tiles in product((*BOSSES, ""), (*TILES, "")):
        place = {name: value for name, value in (("boss", boss), ("tiles", tiles)) if value}
        totals = counted(games, players="1", **place)
        if totals.games:
            won = rate_text(solo_share(totals))
            score = mean_text(totals.scores), spread_text(totals.scores)
            rows.append([named(boss) or "both", tiles or "all", str(totals.games), won, *score])
    if not rows:
        return []
    return ["## Solo", "", *table(("Boss", "Tiles", "Games", "Won", "Mean score of a win", "10–90 %"), rows)]


def wins(games: list[Played], label: str) -> list[str]:
    numbers = numbers_of_players(games)
    groups = [counted(games, players=str(players)).wins[label] for players in numbers]
    values = sorted({value for group in groups for value in group})
    game = games[0].setting.game
    rows = [[shown(game, label, value), *(rate_text(group.get(value)) for group in groups)] for value in values]
    return [f"## Wins by {label}", "", *table((named(label), *map(many, numbers)), rows)]
