"""`bossrush tournament`: bots against each other, with ratings and a win matrix.

A deal is played by every line-up in every seating, with the same chance each time, so that luck and seats cancel out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, permutations
from typing import TextIO

from bossrush.bots.levels import check_bot
from bossrush.kernel.game import GameError
from bossrush.sim.crew import Crew, Job
from bossrush.sim.files import Files
from bossrush.sim.games import Outcome, Setting
from bossrush.sim.ratings import Places, Rating, rate
from bossrush.sim.run import Run, play_run
from bossrush.sim.statistics import DealShare, Share


def check_bots(bots: list[str], game: str, players: int) -> None:
    if players < 2:
        raise GameError(f"a tournament needs two players or more, so --players cannot be {players}")
    if len(bots) < 2:
        raise GameError("a tournament needs two bots or more, such as --bots heuristic,random")
    for bot in bots:
        check_bot(bot, game)
        if bots.count(bot) > 1:
            raise GameError(f"--bots names {bot} twice; name every bot once")


def line_ups(bots: list[str], players: int) -> list[tuple[str, ...]]:
    """Who meets whom: as many different bots as there are seats; with more seats than bots, each as often as others."""
    ups: list[tuple[str, ...]] = []
    for up in combinations_with_replacement(bots, players):
        times = Counter(up).values()
        if len(times) == min(players, len(bots)) and max(times) - min(times) <= 1:
            ups.append(up)
    return ups


def seatings(bots: list[str], players: int) -> list[tuple[str, ...]]:
    """Every line-up in every order of its seats."""
    return [seating for up in line_ups(bots, players) for seating in sorted(set(permutations(up)))]


def deals_for(games: int, seatings: int) -> int:
    """Enough for so many games or a few more: every deal is played in all seatings."""
    return -(-games // seatings)


class Results:
    """The places of all games, kept by deal and seating: ratings depend on the order."""

    def __init__(self, bots: list[str]) -> None:
        self.bots = bots
        self.finished = 0
        self.games: list[tuple[int, tuple[str, ...], tuple[int, ...]]] = []
        """Deal, bots by seat, winners."""

    def add(self, outcome: Outcome) -> None:
        self.finished += int(outcome.finished)
        self.games.append((outcome.number, tuple(outcome.labels["bot"]), tuple(outcome.winners)))

    def places(self) -> list[Places]:
        """Winners come first, all others share the second place; without a winner all are equal."""
        found: list[Places] = []
        for _, seats, winners in sorted(self.games):
            found.append([(bot, 1 if seat in winners else 2) for seat, bot in enumerate(seats)])
        return found

    def wins(self, bot: str) -> Share:
        """Of the games it played in, those that a seat of it won."""
        share = DealShare()
        for deal, seats, winners in self.games:
            if bot in seats:
                share.add_to_deal(deal, bot in {seats[seat] for seat in winners})
        return share

    def duel(self, one: str, other: str) -> Share:
        """Of the games that one of the two won and the other lost, those that the first won."""
        share = DealShare()
        for deal, seats, winners in self.games:
            won = {seats[seat] for seat in winners}
            if one in seats and other in seats and (one in won) != (other in won):
                share.add_to_deal(deal, one in won)
        return share

    def duels(self) -> dict[str, dict[str, Share]]:
        return {one: {other: self.duel(one, other) for other in self.bots if other != one} for one in self.bots}

    def ratings(self, seed: int) -> dict[str, Rating]:
        return rate(self.places(), self.bots, seed) if self.games else {}


def tournament_jobs(setting: Setting, orders: Sequence[tuple[str, ...]], deals: int) -> Iterator[Job]:
    """By deal, so that an interrupted tournament is fair but for its last deals."""
    settings = [setting.with_bots(order) for order in orders]
    for deal in range(deals):
        for seated in settings:
            yield seated, deal


def tournament_command(
    setting: Setting, bots: list[str], games: int, crew: Crew, files: Files, out: TextIO, err: TextIO
) -> int:
    orders = seatings(bots, setting.players())
    deals = deals_for(games, len(orders))
    results = Results(bots)
    run = Run(crew, deals * len(orders), err)
    for outcome in play_run(tournament_jobs(setting, orders, deals), run):
        results.add(outcome)
        files.add(outcome)
    files.close()
    ratings = results.ratings(setting.seed)
    report = {
        "game": setting.game,
        "players": setting.players(),
        "bots": bots,
        "options": setting.options,
        "seed": setting.seed,
        "deals": deals,
        "games": run.games,
        "finished": results.finished,
        "ratings": {bot: {**ratings[bot].data(), "wins": results.wins(bot).data()} for bot in ratings},
        "duels": {
            one: {other: share.data() for other, share in others.items()} for one, others in results.duels().items()
        },
        **run.data(),
    }
    files.write_json(report)
    write_tables(setting, results, ratings, run, out)
    return run.exit_code(files.failed)


def write_tables(setting: Setting, results: Results, ratings: dict[str, Rating], run: Run, out: TextIO) -> None:
    print(f"{setting.game}, {setting.players()} players, {run.games} games, finished {results.finished}", file=out)
    width = max(len(bot) for bot in results.bots) + 2
    print(f"\n{'':<{width}}{'rating':>7}  95 %", file=out)
    for bot in sorted(ratings, key=lambda bot: -ratings[bot].mean):
        rating = ratings[bot]
        wins = results.wins(bot)
        interval = f"{rating.low:.1f} to {rating.high:.1f}"
        print(f"{bot:<{width}}{rating.mean:>7.1f}  {interval:<14}  won {wins.wins} of {wins.games}", file=out)
    print("\nwins of a row against a column, in per cent, with 95 % intervals", file=out)
    print(" " * width + "".join(f"{bot:<22}" for bot in results.bots).rstrip(), file=out)
    for one, others in results.duels().items():
        cells = ["–" if other == one else duel_text(others[other]) for other in results.bots]
        print(f"{one:<{width}}" + "".join(f"{cell:<22}" for cell in cells).rstrip(), file=out)
    print(f"\nspeed {run.speed()}", file=out)


def duel_text(share: Share) -> str:
    if not share.games:
        return "no game"
    low, high = share.interval()
    return f"{100 * share.rate():.1f} ({100 * low:.1f} to {100 * high:.1f})"
