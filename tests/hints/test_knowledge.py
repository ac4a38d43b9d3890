"""A hint says nothing that its seat may not know: whatever is hidden, it is the same."""

from __future__ import annotations

import pytest

from bossrush.bots.base import Sight
from bossrush.bots.levels import evaluate, make_bot
from bossrush.bots.search import Budget
from bossrush.games import load_game
from bossrush.hints.telling import put_in_words
from bossrush.kernel.chance import FastChance
from bossrush.kernel.core import Core
from bossrush.kernel.game import Game
from bossrush.text.messages import Messages
from bossrush.text.told import make_words

EVERY = {"platformer": 9, "bossmonster": 5}
"""Every so many decisions are looked at."""


def hinted(game: Game, state: Core, seat: int) -> list[object]:
    sight = Sight(game, state, seat)
    words = make_words(game, Messages("en", game.name, strict=True))
    hint = put_in_words(sight, evaluate(sight, Budget(playouts=6)), words)
    return [hint.chances, [(line.actions, line.chances, line.words, line.reason) for line in hint.lines]]


@pytest.mark.parametrize("name", list(EVERY))
def test_a_hint_does_not_depend_on_what_is_hidden(name: str) -> None:
    game = load_game(name)
    state = game.new_state(game.read_options({"players": "3"}), FastChance(7))
    state.run()
    bots = [make_bot("heuristic", name, str(seat)) for seat in range(3)]
    for number in range(120):
        seat = state.seats[-1]
        if number % EVERY[name] == 0 and len(state.legal(seat)) > 1:
            twin = state.copy()
            game.determinize(twin, seat, FastChance(number))
            assert hinted(game, state, seat) == hinted(game, twin, seat)
        state.answer(seat, bots[seat].choose(Sight(game, state, seat)))
        state.run()
