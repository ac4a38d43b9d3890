"""One simulated game: who played, how it ended. The result depends on the setting and the number of the game only."""

from __future__ import annotations

from bossrush.bots import make_bot
from bossrush.bots.base import Sight
from bossrush.kernel.chance import FastChance
from bossrush.kernel.game import Game


class Setting:
    """What all games of a simulation have in common. Plain data, so that worker processes can be given it."""

    __slots__ = ("bots", "game", "limit", "options", "packs", "seed")

    def __init__(
        self, game: str, bots: list[str], options: dict[str, str], seed: int, limit: int, packs: list[str]
    ) -> None:
        self.game = game
        self.bots = bots
        """A bot for each seat."""
        self.options = options
        self.seed = seed
        self.limit = limit
        """Decisions after which a game is given up: no rule of the game (PF-R103)."""
        self.packs = packs


class Outcome:
    """How one game went. `labels` are what wins are counted by, a list by seat for each: hero, boss …"""

    __slots__ = ("decisions", "finished", "labels", "number", "score", "turns", "winners")

    def __init__(
        self,
        number: int,
        finished: bool,
        winners: list[int],
        turns: list[int],
        decisions: int,
        labels: dict[str, list[str]],
        score: int | None,
    ) -> None:
        self.number = number
        self.finished = finished
        self.winners = winners
        self.turns = turns
        """Turns by seat."""
        self.decisions = decisions
        self.labels = labels
        self.score = score

    def data(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in self.__slots__}


def play_game(game: Game, setting: Setting, number: int) -> Outcome:
    seed = setting.seed * 1_000_003 + number
    state = game.new_state(game.read_options(setting.options), FastChance(seed))
    bots = [make_bot(name, game.name, f"{seed} {seat}") for seat, name in enumerate(setting.bots)]
    state.run()
    decisions = 0
    while not state.over and decisions < setting.limit:
        seat = state.seats[0]
        state.answer(seat, bots[seat].choose(Sight(game, state, seat)))
        state.run()
        decisions += 1
    summary = game.summary(state)
    return Outcome(number, state.over, state.winners[:], summary.turns, decisions, summary.labels, summary.score)
