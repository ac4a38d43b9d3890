import pytest

from bossrush.bots.base import Sight
from bossrush.bots.levels import make_bot
from bossrush.bots.random import RandomBot
from bossrush.games import load_game
from bossrush.kernel.chance import FastChance
from bossrush.kernel.game import GameError


def sight() -> Sight:
    game = load_game("platformer")
    state = game.new_state(game.read_options({"players": "2"}), FastChance(1))
    state.run()
    return Sight(game, state, state.seats[0])


def choices(seed: str) -> list[int]:
    bot = RandomBot(seed)
    seen = sight()
    return [bot.choose(seen) for _ in range(50)]


def test_the_random_bot_takes_legal_actions_only() -> None:
    assert set(choices("a")) == set(sight().legal)


def test_its_choices_follow_from_its_seed() -> None:
    assert choices("a") == choices("a")
    assert choices("a") != choices("b")


def test_bots_are_found_by_name() -> None:
    assert isinstance(make_bot("random", "platformer", "seed"), RandomBot)
    with pytest.raises(GameError, match="there is no bot 'genius' for platformer"):
        make_bot("genius", "platformer", "seed")
