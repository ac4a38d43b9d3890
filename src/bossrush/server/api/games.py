"""What can be played: the games with their options, bots, actions and events, as the games themselves tell it."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from litestar import Response, Router, get
from litestar.params import PathParameter, QueryParameter
from msgspec import Struct

from bossrush.bots.levels import LEVELS
from bossrush.kernel.game import Game, Option
from bossrush.server.api import ApiError, json_text
from bossrush.server.api.access import needs
from bossrush.server.hub import TheHub
from bossrush.server.protocol import PHRASES, encode_message
from bossrush.server.rights import ANYBODY
from bossrush.server.speech import known_language, speech
from bossrush.text.words import Catalogue


class OptionInfo(Struct):
    """A choice made before the game. Its meaning is the message `option-NAME` of the game."""

    name: str
    kind: str
    """`switch` (on, off), `number` (`low` to `high`), `choice` (of `choices`) or `text`."""
    default: str
    choices: list[str]
    low: int
    high: int


class EventInfo(Struct):
    name: str
    fields: list[str]
    """What the words after the name are, in order."""


class QuestionInfo(Struct):
    name: str
    rule: str
    """The rule that asks it."""


class GameInfo(Struct):
    name: str
    rules: int
    """The version of the rules."""
    content: str
    """The hash of the cards and tiles."""
    options: list[OptionInfo]
    bots: list[str]
    """Those for menus, the weakest first; a table takes other bots as well."""
    events: list[EventInfo]
    questions: list[QuestionInfo]
    actions: list[str]
    """The whole vocabulary, in notation."""


class Games(Struct):
    games: list[GameInfo]
    phrases: list[str]
    """Quick phrases for chat; their words are the messages `phrase-…`."""
    clocks: list[str]
    """Examples of clocks."""


def option_info(option: Option) -> OptionInfo:
    kind = "text"
    if isinstance(option.default, bool):
        kind = "switch"
    elif isinstance(option.default, int):
        kind = "number"
    elif option.choices:
        kind = "choice"
    return OptionInfo(option.name, kind, option.show(option.default), option.choices, option.low, option.high)


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        rules=game.rules_version,
        content=game.content_hash,
        options=[option_info(option) for option in game.options()],
        bots=list(LEVELS),
        events=[EventInfo(kind.name, kind.field_names()) for kind in game.event_kinds()],
        questions=[QuestionInfo(question.name, question.rule) for question in game.questions()],
        actions=game.texts,
    )


@cache
def games_text(*games: Game) -> bytes:
    clocks = ["none", "move:60", "game:900+10", "days:3"]
    return encode_message(Games([game_info(game) for game in games], list(PHRASES), clocks))


@cache
def catalogue_text(game: Game, lang: str) -> bytes:
    return encode_message(speech(game, lang).words.catalogue())


@get("/games", **needs(ANYBODY, made=Games), summary="What can be played")
async def list_games(hub: TheHub) -> Response[bytes]:
    return json_text(games_text(*hub.games.values()))


@get(
    "/games/{game:str}/catalogue",
    **needs(ANYBODY, 404, made=Catalogue),
    summary="Everything in a game: names, texts, numbers",
)
async def get_catalogue(
    hub: TheHub,
    game: Annotated[str, PathParameter(max_length=40, description="The name of the game.")],
    lang: Annotated[str, QueryParameter(max_length=8, description="`en`, `es` or `de`.")] = "en",
) -> Response[bytes]:
    """By kind (`hero`, `card`, `room` …) and id."""
    if game not in hub.games:
        raise ApiError(404, "no_game", f"There is no game {game!r}.")
    return json_text(catalogue_text(hub.games[game], known_language(lang or "en")))


router = Router("/api", route_handlers=[list_games, get_catalogue], tags=["games"])
