"""Decisions and chance of a game in words."""

from __future__ import annotations

from collections.abc import Sequence

from bossrush.analysis.analysis import Analysis
from bossrush.analysis.choices import Choice
from bossrush.i18n import Messages
from bossrush.kernel.core import Core, Unforeseen
from bossrush.kernel.events import SPECTATOR
from bossrush.kernel.forecast import UnknownChance
from bossrush.kernel.game import Game
from bossrush.kernel.match import Match
from bossrush.words import event_words, make_words
from bossrush.words.base import Words

CHANCE = {
    "platformer": frozenset(
        ("rolled", "enemy_rolled", "rerolled", "boss_rolled", "boss_drew", "event", "level_revealed", "displayed")
    ),
    "bossmonster": frozenset(("drew", "hero_arrived", "revealed", "bosses_shown", "took_from_hand")),
}
"""The events that tell what dice and decks brought, or what players had hidden."""
UNSAID = frozenset(("turn", "phase", "active", "refreshed", "special_reset"))
"""Events that tell nothing of a decision."""


class Teller:
    """One game in one language."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.words = make_words(game, Messages(lang, game.name))
        self.names = [kind.name for kind in game.event_kinds()]

    def tell(self, analysis: Analysis, match: Match, choices: Sequence[Choice]) -> None:
        """Fill in the words; `match` is over, so nothing is secret any more."""
        view = self.game.view(match.state, SPECTATOR)
        self.words.look(view)
        analysis.figures = figures_of(view, self.words)
        for step, choice in zip(analysis.steps, choices, strict=True):
            figure = analysis.figures[choice.seat]
            played, better = self.line(choice, step.actions, figure), self.line(choice, step.better, figure)
            step.told = "; ".join(played)
            step.better_told = "; ".join(other_end(played, better))
            happened = [event for events in match.events[step.move + 1 : step.then_move + 1] for event in events]
            by_chance = [event for event in happened if self.names[event[0]] in CHANCE[self.game.name]]
            step.chance = self.words.events([event_words(match.state, event) for event in by_chance], "full")

    def line(self, choice: Choice, texts: Sequence[str], figure: str) -> list[str]:
        """What a line of play of this figure does, as far as nothing unknown comes between."""
        twin = choice.state.copy()
        twin.chance = UnknownChance()
        twin.foreseeing = choice.seat
        twin.listening = True
        twin.events = []
        meanings: list[str] = []
        try:
            for text in texts:
                action = self.game.parse_action(text)
                if action not in twin.legal(choice.seat):
                    break
                meanings.append(self.words.meaning(self.game.view(twin, choice.seat), choice.seat, action))
                twin.answer(choice.seat, action)
                twin.run()
        except Unforeseen:
            pass
        return [part.removeprefix(f"{figure} ") for part in self.done(twin, choice.seat) or meanings]

    def done(self, twin: Core, seat: int) -> list[str]:
        """What happened on this copy, by its own doing."""
        events = [self.game.redact(event, seat) for event in twin.take_events()]
        said = [event_words(twin, event) for event in events if self.names[event[0]] not in UNSAID]
        return self.words.events(said, "short")


def other_end(played: list[str], better: list[str]) -> list[str]:
    """The better line from where it differs."""
    same = 0
    while same < min(len(played), len(better)) and played[same] == better[same]:
        same += 1
    return ["…", *better[same:]] if 0 < same < len(better) else better


def figures_of(view: dict[str, object], words: Words) -> list[str]:
    players = view["players"]
    assert isinstance(players, list)
    kind = "hero" if "hero" in players[0] else "boss"
    return [words.name(kind, str(player[kind])) for player in players]
