"""One simulated game: who played, how it ended. The result depends on the setting and the number of the game only."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from bossrush.bots.base import Sight
from bossrush.bots.levels import check_bot, make_bot, new_guide
from bossrush.bots.search import Guide
from bossrush.games import load_game
from bossrush.kernel.chance import FastChance
from bossrush.kernel.core import Core
from bossrush.kernel.game import Game, GameError


class Setting:
    """What many games have in common. Plain data, so that worker processes can be given it."""

    __slots__ = ("bots", "content", "game", "limit", "options", "packs", "positions", "seed")

    def __init__(
        self,
        game: str,
        bots: list[str],
        options: dict[str, str],
        seed: int,
        limit: int,
        packs: list[str],
        content: str = "",
    ) -> None:
        self.game = game
        self.bots = bots
        """A bot for each seat."""
        self.options = options
        self.seed = seed
        self.limit = limit
        """Decisions after which a game is given up: no rule of the game (PF-R103)."""
        self.packs = packs
        self.content = content
        """The hash of the content, which a worker on another machine must have too; not checked if empty."""
        self.positions = False
        """Whether the outcomes tell the features of the positions gone through."""

    def players(self) -> int:
        return len(self.bots)

    def with_bots(self, bots: Sequence[str]) -> Setting:
        return Setting(self.game, list(bots), self.options, self.seed, self.limit, self.packs, self.content)


def new_setting(
    game: str, players: int, bots: list[str], options: dict[str, str], seed: int, limit: int, packs: Sequence[Path]
) -> Setting:
    """`GameError` if something of it cannot be; `bots` is one for all seats or one for each."""
    if limit < 1:
        raise GameError("--limit is a number from 1 up")
    if options.get("players", str(players)) != str(players):
        raise GameError(f"--players is {players}, but option players is {options['players']}")
    loaded = load_game(game, packs)
    settings = {**options, "players": str(players)}
    loaded.new_state(loaded.read_options(settings), FastChance(seed))  # some options do not go together
    for bot in bots:
        check_bot(bot, game)
    if len(bots) not in (1, players):
        raise GameError(f"--bots names {len(bots)} bots for {players} players; give one for all or one for each")
    seats = bots * players if len(bots) == 1 else bots
    return Setting(game, seats, settings, seed, limit, [str(pack) for pack in packs], loaded.content_hash)


class Outcome:
    """How one game went. `labels` are what wins are counted by, a list by seat for each: bot, hero, boss …"""

    __slots__ = ("cards", "decisions", "finished", "labels", "number", "positions", "score", "turns", "winners")

    def __init__(
        self,
        number: int,
        finished: bool,
        winners: list[int],
        turns: list[int],
        decisions: int,
        labels: dict[str, list[str]],
        cards: list[list[str]],
        score: int | None,
    ) -> None:
        self.number = number
        self.finished = finished
        self.winners = winners
        self.turns = turns
        """Turns by seat."""
        self.decisions = decisions
        self.labels = labels
        self.cards = cards
        """By seat: the cards it had in play at some time, each once, by name."""
        self.score = score
        self.positions: list[list[list[float]]] = []
        """If asked for: by turn and seat, the features at its first decision."""

    def data(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in self.__slots__ if name != "positions"}


def play_game(game: Game, setting: Setting, number: int) -> Outcome:
    seed = setting.seed * 1_000_003 + number
    state = game.new_state(game.read_options(setting.options), FastChance(seed))
    bots = [make_bot(name, game.name, f"{seed} {seat}") for seat, name in enumerate(setting.bots)]
    cards: list[set[str]] = [set() for _ in bots]
    state.listening = True
    state.run()
    note_cards(game, state, cards)
    decisions = 0
    watcher = Watcher(new_guide(game.name)) if setting.positions else None
    while not state.over and decisions < setting.limit:
        if watcher:
            watcher.look(state)
        seat = state.seats[0]
        state.answer(seat, bots[seat].choose(Sight(game, state, seat)))
        state.run()
        note_cards(game, state, cards)
        decisions += 1
    summary = game.summary(state)
    labels = {"bot": setting.bots, **summary.labels}
    owned = [sorted(own) for own in cards]
    outcome = Outcome(number, state.over, state.winners[:], summary.turns, decisions, labels, owned, summary.score)
    outcome.positions = watcher.positions if watcher else []
    return outcome


class Watcher:
    """Notes the features of the positions at the first decision of each turn."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self.turn = 0
        self.positions: list[list[list[float]]] = []

    def look(self, state: Core) -> None:
        turn = self.guide.turn(state)
        if turn > self.turn:
            self.turn = turn
            self.positions.append(self.guide.features(state))


def note_cards(game: Game, state: Core, cards: list[set[str]]) -> None:
    """Which cards the seats got, from the events since the last decision."""
    for event in state.take_events():
        if event[0] in game.card_events:
            seat, card = game.card_of(event)
            cards[seat].add(card)


@lru_cache(maxsize=1)
def worker_game(name: str, packs: tuple[str, ...]) -> Game:
    """A worker plays one game with the same content over and over."""
    return load_game(name, [Path(pack) for pack in packs])


def play_chunk(jobs: Sequence[tuple[Setting, int]]) -> list[Outcome]:
    """What a worker does: some games, each given by its setting and its number."""
    outcomes: list[Outcome] = []
    for setting, number in jobs:
        game = worker_game(setting.game, tuple(setting.packs))
        if setting.content not in ("", game.content_hash):
            raise GameError(
                f"a worker has other content of {setting.game} ({game.content_hash}) than this program"
                f" ({setting.content}); install the same bossrush and the same packs there"
            )
        outcomes.append(play_game(game, setting, number))
    return outcomes
