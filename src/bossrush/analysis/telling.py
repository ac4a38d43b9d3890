"""Decisions and chance of a game in words."""

from __future__ import annotations

from collections.abc import Sequence

from bossrush.analysis.analysis import Analysis, Step, chance_events
from bossrush.analysis.choices import Choice
from bossrush.bots.base import Sight
from bossrush.games import kit_of
from bossrush.kernel.events import SPECTATOR
from bossrush.kernel.game import Game
from bossrush.kernel.match import Match
from bossrush.text.messages import Messages
from bossrush.text.told import event_words, make_words
from bossrush.text.words import Words


class Teller:
    """One game in one language."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.words = make_words(game, Messages(lang, game.name))

    def tell(self, analysis: Analysis, match: Match, choices: Sequence[Choice]) -> None:
        """Fill in the words; `match` is over, so nothing is secret any more."""
        view = self.game.view(match.state, SPECTATOR)
        self.words.look(view)
        analysis.figures = figures_of(view, self.words)
        for step, choice in zip(analysis.steps, choices, strict=True):
            self.tell_decision(step, choice, analysis.figures[choice.seat])
            came = chance_events(self.game, match, step.move, step.then_move)
            step.chance = self.words.events([event_words(self.game, match.state, event) for event in came], "full")

    def tell_decision(self, step: Step, choice: Choice, figure: str) -> None:
        reasons = kit_of(self.game.name).reasons(Sight(self.game, choice.state, choice.seat), self.words)
        done = reasons.follow(choice.actions)
        step.told = unnamed(reasons.told(done), figure)
        if step.better:
            better = reasons.follow([self.game.parse_action(text) for text in step.better])
            step.better = step.better[: len(better.certain())]
            step.better_told = other_end(step.told, unnamed(reasons.told(better), figure))
            step.why = reasons.reason(better, done)


def unnamed(text: str, figure: str) -> str:
    """What a figure does, if it is known who does it."""
    return text.removeprefix(f"{figure} ").replace(f", {figure} ", ", ")


def other_end(played: str, better: str) -> str:
    """The better line from where it differs."""
    parts = better.split(", ")
    same = 0
    for one, other in zip(played.split(", "), parts, strict=False):
        if one != other:
            break
        same += 1
    return ", ".join(["…", *parts[same:]]) if 0 < same < len(parts) else better


def figures_of(view: dict[str, object], words: Words) -> list[str]:
    players = view["players"]
    assert isinstance(players, list)
    kind = "hero" if "hero" in players[0] else "boss"
    return [words.name(kind, str(player[kind])) for player in players]
