"""A line of play, followed on a copy as far as its seat can know what happens."""

from __future__ import annotations

from bossrush.bots.base import Sight
from bossrush.kernel.chance import FastChance
from bossrush.kernel.core import Core, Unforeseen
from bossrush.kernel.forecast import UnknownChance
from bossrush.text.words import Words

MOST_ANSWERS = 60
"""Answers of others, and own small ones, after which a line is followed no further."""


class Quiet:
    """How a game goes on when nobody does anything in particular."""

    def answer(self, state: Core) -> int:
        """What the first seat that is asked answers, or -1 to follow no further."""
        raise NotImplementedError


class Followed:
    """What certainly follows from a line."""

    __slots__ = ("actions", "events", "meanings", "own", "state")

    def __init__(self, state: Core, actions: list[int]) -> None:
        self.state = state
        """Where it led. What the seat cannot know is dealt at random in it."""
        self.actions = actions
        self.meanings: list[str] = []
        """What each action of the line does."""
        self.events: list[tuple[int, ...]] = []
        """As the seat sees them."""
        self.own = 0
        """So many of them came before anybody was asked after the line."""

    def certain(self) -> list[int]:
        """The actions up to the first whose outcome is unknown; later ones answer what the search dealt itself."""
        return self.actions[: len(self.meanings)]


def follow(sight: Sight, words: Words, actions: list[int], quiet: Quiet) -> Followed:
    """Play the line and then quietly on, up to the first chance result or hidden fact."""
    seat, game = sight.seat, sight.game
    state = sight.sample(FastChance(0))
    state.chance = UnknownChance()
    state.foreseeing = seat
    state.listening = True
    followed = Followed(state, actions)
    try:
        for action in actions:
            rest(state, quiet, until=seat)
            if seat not in state.seats or action not in state.legal(seat):
                break
            followed.meanings.append(words.meaning(game.view(state, seat), seat, action))
            state.answer(seat, action)
            state.run()
        followed.own = len(state.events)
        rest(state, quiet)
    except Unforeseen:
        followed.own = followed.own or len(state.events)
    followed.events = [game.redact(event, seat) for event in state.events]
    return followed


def rest(state: Core, quiet: Quiet, until: int = -1) -> None:
    """Answer quietly, until this seat is asked or there is no quiet answer."""
    for _ in range(MOST_ANSWERS):
        if state.over or not state.seats or until in state.seats:
            return
        action = quiet.answer(state)
        if action < 0:
            return
        state.answer(state.seats[0], action)
        state.run()
