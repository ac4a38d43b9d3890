"""Platformer, as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bossrush.bots.base import Sight
from bossrush.bots.search import Budget
from bossrush.games.kit import Content, Dice, Event, GameKit, Level, Players, Rulebook
from bossrush.games.platformer.bot.guide import PlatformerGuide
from bossrush.games.platformer.bot.heuristic import PlatformerBot
from bossrush.games.platformer.bot.worth import WORTHS
from bossrush.games.platformer.content.loader import BASE_FILES, REFERRED_FILES, Library, base_library, load_tables
from bossrush.games.platformer.dice import rolled, shares
from bossrush.games.platformer.rules.game import Platformer
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.scenario.table import open_table
from bossrush.games.platformer.terminal.presenter import PlatformerPresenter
from bossrush.games.platformer.text.events import event_words
from bossrush.games.platformer.text.hints import PlatformerReasons
from bossrush.games.platformer.text.words import PlatformerWords
from bossrush.kernel.core import Core
from bossrush.kernel.game import Game
from bossrush.text.messages import Messages
from bossrush.text.words import Words


def load(packs: Sequence[Path]) -> Game:
    return Platformer(load_tables(packs))


def words_of_event(state: Core, event: Event, names: Sequence[str]) -> list[str]:
    """Players are called as their heroes."""
    assert isinstance(state, State)
    return event_words(state, event)


def new_words(messages: Messages, game: Game) -> PlatformerWords:
    assert isinstance(game, Platformer)
    return PlatformerWords(messages, game)


def new_reasons(sight: Sight, words: Words) -> PlatformerReasons:
    assert isinstance(words, PlatformerWords)
    return PlatformerReasons(sight, words)


def new_presenter(messages: Messages, game: Game, colour: bool, height: int) -> PlatformerPresenter:
    return PlatformerPresenter(new_words(messages, game), colour, height)


def new_library(with_base: bool) -> Library:
    return base_library() if with_base else Library()


KIT = GameKit(
    name="platformer",
    package="bossrush.games.platformer",
    load=load,
    event_words=words_of_event,
    words=new_words,
    reasons=new_reasons,
    presenter=new_presenter,
    scenario=open_table,
    content=Content(BASE_FILES, new_library, REFERRED_FILES),
    players=Players(
        guide=PlatformerGuide,
        heuristic=PlatformerBot,
        worths=WORTHS,
        hard=Level(PlatformerGuide, Budget(1000, 100)),
        expert=Level(lambda: PlatformerGuide(128, 200), Budget(3000, 800)),
        lessons=[
            {"players": players, "boss": boss, "tiles": "mixed"}
            for players in "111122234"
            for boss in ("medusa", "ikee")
        ],
    ),
    rulebook=Rulebook("platformer.md", "PF"),
    surprises=frozenset(
        ("rolled", "enemy_rolled", "rerolled", "boss_rolled", "boss_drew", "event", "level_revealed", "displayed")
    ),
    dice=Dice(shares, rolled),
)
