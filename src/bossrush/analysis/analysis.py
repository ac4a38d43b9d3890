"""An analysis as plain data, and how it follows from what the search said of each decision.

The chances before the first decision, plus what luck did, plus what decisions did, are the result: for every seat.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from bossrush.analysis.choices import Choice
from bossrush.analysis.weighing import CLEAR, Weighed
from bossrush.games import has_secrets, kit_of
from bossrush.kernel.game import Game
from bossrush.kernel.match import Match

FORMAT = "bossrush analysis 1"
MOST_TURNING_POINTS = 5
TURNING = 0.08
"""A smaller change is no turning point."""
MOST_MISTAKES = 10
MISTAKE = 0.03
LOST_CARD, NAMED_CARD = "discarded", "card "
"""A card is lost at random (BM-15.4) where chance was asked and nobody named one."""


@dataclass(slots=True)
class Step:
    """A decision, and what chance made of it before the next one."""

    move: int
    """How many moves had been made before it."""
    seat: int
    actions: list[str]
    """What was done, in notation."""
    better: list[str]
    """What would have been clearly better; nothing if the search found nothing."""
    before: list[float]
    """The chances of each seat if the best is done …"""
    after: list[float]
    """… after what was done …"""
    then: list[float]
    """… and before the next decision, or at the end."""
    then_move: int
    """How many moves had been made then."""
    loss: float
    """What the decision cost the seat that made it."""
    error: float
    """The standard error of the change by chance."""
    came_out: bool
    """Whether dice, decks or hidden cards brought something between the decision and the next one."""
    told: str = ""
    """What was done, in words."""
    better_told: str = ""
    why: str = ""
    """What speaks for it, if anything does that one can see."""
    chance: list[str] = field(default_factory=list)
    """What dice, decks and hidden cards brought after it, in sentences."""


@dataclass(slots=True)
class SeatTotal:
    """`start` + `luck` + `own` + `others` = `result`."""

    start: float
    luck: float
    """By dice, decks and what was hidden."""
    own: float
    """By this seat's decisions: never more than 0, which is the best."""
    others: float
    """By the decisions of the others."""
    result: float


@dataclass(slots=True)
class TurningPoint:
    step: int
    by_chance: bool
    """What chance did after the decision; else the decision."""
    seat: int
    """Whose chances changed most; of a decision, who made it."""
    change: float


@dataclass(slots=True)
class Analysis:
    game: str
    seats: list[str]
    """Who played, as in the record."""
    figures: list[str]
    """Whom they played: the heroes or the bosses, by name."""
    moves: int
    winners: list[int]
    steps: list[Step]
    totals: list[SeatTotal]
    """By seat."""
    turning_points: list[TurningPoint]
    """In the order of the game."""
    mistakes: list[int]
    """Steps, the most expensive first."""
    format: str = FORMAT


def assemble(game: Game, match: Match, choices: Sequence[Choice], weighed: Sequence[Weighed]) -> Analysis:
    """All but the words; `match` is over."""
    steps = steps_of(game, match, choices, weighed)
    return Analysis(
        game=game.name,
        seats=match.record.seats,
        figures=[],
        moves=len(match.record.moves),
        winners=match.state.winners[:],
        steps=steps,
        totals=[seat_total(steps, seat) for seat in range(match.state.players)],
        turning_points=turning_points(steps),
        mistakes=mistakes(steps),
    )


def steps_of(game: Game, match: Match, choices: Sequence[Choice], weighed: Sequence[Weighed]) -> list[Step]:
    """In a game with secrets the seats know different things, and the chances are the mean of what each believes.

    So a seat that decides next and has seen more moves the chances only by its share. Everybody knows who is out.
    """
    secrets = has_secrets(game)
    beliefs = [weighed[0].best] * (match.state.players if secrets else 1) if weighed else []
    steps: list[Step] = []
    for i, (choice, one) in enumerate(zip(choices, weighed, strict=True)):
        then_move = choices[i + 1].move if i + 1 < len(choices) else len(match.record.moves)
        beliefs[choice.seat if secrets else 0] = one.best
        if secrets:
            playing = game.playing(choice.state)
            beliefs = [shared_among(playing, belief) for belief in beliefs]
        believers = [beliefs[seat] for seat in playing] if secrets else beliefs
        before = within(mean(believers))
        change = [played - best for best, played in zip(one.best, one.played, strict=True)]
        after = within(plus(before, change))
        beliefs = [plus(belief, change) for belief in beliefs]
        if steps:
            steps[-1].then = before
        steps.append(
            Step(
                move=choice.move,
                seat=choice.seat,
                actions=[game.texts[action] for action in choice.actions],
                better=[game.texts[action] for action in one.better],
                before=before,
                after=after,
                then=result_of(match),
                then_move=then_move,
                loss=before[choice.seat] - after[choice.seat],
                error=math.hypot(one.error, weighed[min(i + 1, len(weighed) - 1)].error) / len(believers),
                came_out=bool(chance_events(game, match, choice.move, then_move)),
            )
        )
    return steps


def chance_events(game: Game, match: Match, move: int, then_move: int) -> list[tuple[int, ...]]:
    """What came out by chance after so many moves, until so many had been made."""
    kinds = game.event_kinds()
    surprises = kit_of(game.name).surprises
    came: list[tuple[int, ...]] = []
    for number in range(move + 1, then_move + 1):
        made = match.record.moves[number - 1]
        for event in match.events[number]:
            name = kinds[event[0]].name
            at_random = name == LOST_CARD and bool(made.results) and not made.action.startswith(NAMED_CARD)
            if at_random or name in surprises:
                came.append(event)
    return came


def shared_among(playing: Sequence[int], chances: Sequence[float]) -> list[float]:
    """These chances, if only those seats can still win."""
    total = sum(chances[seat] for seat in playing)
    even = 1.0 / len(playing)
    share = [chance / total if total > 0.0 else even for chance in chances]
    return [share[seat] if seat in playing else 0.0 for seat in range(len(chances))]


def mean(beliefs: Sequence[Sequence[float]]) -> list[float]:
    return [sum(chances) / len(beliefs) for chances in zip(*beliefs, strict=True)]


def plus(chances: Sequence[float], change: Sequence[float]) -> list[float]:
    return [chance + more for chance, more in zip(chances, change, strict=True)]


def within(chances: Sequence[float]) -> list[float]:
    return [min(1.0, max(0.0, chance)) for chance in chances]


def result_of(match: Match) -> list[float]:
    winners = match.state.winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(match.state.players)]


def seat_total(steps: Sequence[Step], seat: int) -> SeatTotal:
    luck = sum(step.then[seat] - step.after[seat] for step in steps)
    own = sum(step.after[seat] - step.before[seat] for step in steps if step.seat == seat)
    others = sum(step.after[seat] - step.before[seat] for step in steps if step.seat != seat)
    start, result = (steps[0].before[seat], steps[-1].then[seat]) if steps else (0.0, 0.0)
    return SeatTotal(start, luck, own, others, result)


def turning_points(steps: Sequence[Step]) -> list[TurningPoint]:
    """The largest changes that are clearly more than noise, in the order of the game."""
    points: list[TurningPoint] = []
    for i, step in enumerate(steps):
        if step.loss >= TURNING:
            points.append(TurningPoint(i, False, step.seat, -step.loss))
        if not step.came_out:
            continue
        changes = [then - after for after, then in zip(step.after, step.then, strict=True)]
        seat = max(range(len(changes)), key=lambda each: (round(abs(changes[each]), 6), changes[each]))
        if abs(changes[seat]) >= max(TURNING, CLEAR * step.error):
            points.append(TurningPoint(i, True, seat, changes[seat]))
    largest = sorted(points, key=lambda point: -abs(point.change))[:MOST_TURNING_POINTS]
    return [point for point in points if point in largest]


def mistakes(steps: Sequence[Step]) -> list[int]:
    """The decisions that cost most, the most expensive first."""
    found = [i for i, step in enumerate(steps) if step.loss >= MISTAKE]
    return sorted(found, key=lambda i: -steps[i].loss)[:MOST_MISTAKES]
