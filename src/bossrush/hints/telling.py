"""Hints: what the search thinks of a decision, in words, with reasons that follow from what lies open."""

from __future__ import annotations

from bossrush.bots.advice import Advice, Evaluation
from bossrush.bots.base import Sight
from bossrush.games import kit_of
from bossrush.hints.following import Followed
from bossrush.text.words import Words

MOST_LINES = 3
TRIED = 0.3
"""A line tried less often than this share of the best one's tries is only guessed at, and not shown."""
MUCH_WORSE = 0.15
"""A line that lowers the chance by more is no advice."""


class HintLine:
    """A line worth playing."""

    __slots__ = ("actions", "chances", "reason", "words")

    def __init__(self, actions: list[int], chances: list[float], words: str) -> None:
        self.actions = actions
        self.chances = chances
        """Of each seat to win."""
        self.words = words
        """What it does."""
        self.reason = ""
        """Why it is good."""


class Hint:
    __slots__ = ("chances", "lines")

    def __init__(self, chances: list[float], lines: list[HintLine]) -> None:
        self.chances = chances
        """Of each seat to win, if the best line is played."""
        self.lines = lines
        """The best first."""


def put_in_words(sight: Sight, evaluation: Evaluation, words: Words) -> Hint:
    """The best lines with a reason each. Says only what the seat of `sight` may know."""
    words.look(sight.view())
    reasons = kit_of(sight.game.name).reasons(sight, words)
    lines: list[HintLine] = []
    ways: list[Followed] = []
    for advice in evaluation.lines:
        if not lines or worth_telling(advice, evaluation.lines[0], sight.seat):
            way = reasons.follow(advice.actions)
            told = reasons.told(way)
            if all(told != line.words for line in lines):
                lines.append(HintLine(way.certain(), advice.chances, told))
                ways.append(way)
        if len(lines) == MOST_LINES:
            break
    idle = reasons.follow(reasons.idle()) if reasons.idle() else None
    for i, line in enumerate(lines):
        instead = idle or (ways[0 if i else 1] if len(ways) > 1 else None)
        line.reason = reasons.reason(ways[i], instead) or compared(words, lines, i, sight)
    return Hint(evaluation.chances, lines)


def worth_telling(advice: Advice, best: Advice, seat: int) -> bool:
    return advice.playouts >= TRIED * best.playouts and advice.chances[seat] >= best.chances[seat] - MUCH_WORSE


def compared(words: Words, lines: list[HintLine], i: int, sight: Sight) -> str:
    """Where the position says nothing: how the line stands to the next best, or to the best."""
    if len(lines) == 1:
        return words.say("hint-only" if len(sight.legal) == 1 else "hint-best")
    other = lines[0] if i else lines[1]
    points = round(100 * lines[i].chances[sight.seat]) - round(100 * other.chances[sight.seat])
    if points == 0:
        return words.say("hint-equal", other=other.words)
    return words.say("hint-better" if points > 0 else "hint-worse", points=abs(points), other=other.words)
