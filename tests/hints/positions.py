"""Positions written as in a scenario file, and what a hint says about lines of play in them."""

from __future__ import annotations

from pathlib import Path

from bossrush.bots.advice import Advice, Evaluation
from bossrush.bots.base import Sight
from bossrush.hints.telling import Hint, put_in_words
from bossrush.scenarios import load_scenario, open_scenario
from bossrush.text.messages import Messages
from bossrush.text.told import make_words

RULES = {"platformer": "PF-1.1", "bossmonster": "BM-1.1"}


def sight_of(folder: Path, game: str, position: str) -> Sight:
    """The decision of whoever is asked first in this position."""
    path = folder / "position.toml"
    head = f'title = "A position"\nrules = ["{RULES[game]}"]\ngame = "{game}"'
    path.write_text(f"{head}\n[position]\n{position}\n[expect]\nover = false\n", "utf-8")
    table = open_scenario(load_scenario(path), ())
    state = table.state
    while not state.over and not state.pending() and not table.waits_for():
        state.advance()
    return Sight(table.game, state, state.seats[0])


def hint_for(sight: Sight, *lines: str, lang: str = "en") -> Hint:
    """As if the search had found these lines, the best first, each a bit worse than the one before."""
    players = len(sight.view()["players"])  # type: ignore[arg-type]
    advices = []
    for i, line in enumerate(lines):
        actions = [sight.game.parse_action(text) for text in line.split(", ")]
        chances = [(1 - 0.6 + i / 50) / max(1, players - 1)] * players
        chances[sight.seat] = 0.6 - i / 50
        advices.append(Advice(actions, chances, 100))
    words = make_words(sight.game, Messages(lang, sight.game.name, strict=True))
    return put_in_words(sight, Evaluation(advices[0].chances, advices, None), words)


def reasons(sight: Sight, *lines: str, lang: str = "en") -> list[str]:
    return [line.reason for line in hint_for(sight, *lines, lang=lang).lines]
