"""Boss Monster, as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bossrush.bots.base import Sight
from bossrush.bots.search import Budget
from bossrush.games.bossmonster.bot.guide import BossMonsterGuide
from bossrush.games.bossmonster.bot.heuristic import BossMonsterBot
from bossrush.games.bossmonster.bot.worth import WORTHS
from bossrush.games.bossmonster.content.loader import FILES, Library, base_library, load_tables
from bossrush.games.bossmonster.rules.game import BossMonster
from bossrush.games.bossmonster.rules.state import State
from bossrush.games.bossmonster.scenario.table import open_table
from bossrush.games.bossmonster.terminal.presenter import BossMonsterPresenter
from bossrush.games.bossmonster.text.events import event_words
from bossrush.games.bossmonster.text.hints import BossMonsterReasons
from bossrush.games.bossmonster.text.words import BossMonsterWords
from bossrush.games.kit import Content, Event, GameKit, Level, Players, Rulebook
from bossrush.kernel.core import Core
from bossrush.kernel.game import Game
from bossrush.text.messages import Messages
from bossrush.text.words import Words


def load(packs: Sequence[Path]) -> Game:
    return BossMonster(load_tables(packs))


def words_of_event(state: Core, event: Event, names: Sequence[str]) -> list[str]:
    assert isinstance(state, State)
    return event_words(state, event, names)


def new_words(messages: Messages, game: Game) -> BossMonsterWords:
    assert isinstance(game, BossMonster)
    return BossMonsterWords(messages, game)


def new_reasons(sight: Sight, words: Words) -> BossMonsterReasons:
    assert isinstance(words, BossMonsterWords)
    return BossMonsterReasons(sight, words)


def new_presenter(messages: Messages, game: Game, colour: bool, height: int) -> BossMonsterPresenter:
    return BossMonsterPresenter(new_words(messages, game), colour)


def new_library(with_base: bool) -> Library:
    return base_library() if with_base else Library()


KIT = GameKit(
    name="bossmonster",
    package="bossrush.games.bossmonster",
    load=load,
    event_words=words_of_event,
    words=new_words,
    reasons=new_reasons,
    presenter=new_presenter,
    scenario=open_table,
    content=Content(FILES, new_library),
    players=Players(
        guide=BossMonsterGuide,
        heuristic=BossMonsterBot,
        worths=WORTHS,
        hard=Level(lambda: BossMonsterGuide(turns=2, grows=False), Budget(1000, 120)),
        expert=Level(lambda: BossMonsterGuide(12, 2, False), Budget(3000, 300)),
        lessons=[{"players": players} for players in "22234"],
    ),
    rulebook=Rulebook("bossmonster.md", "BM"),
    surprises=frozenset(("drew", "hero_arrived", "revealed", "bosses_shown", "took_from_hand")),
)
