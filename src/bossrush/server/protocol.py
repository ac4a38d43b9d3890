"""The messages of the WebSocket `/ws`, as JSON text: what clients send, what the server sends.

The generated reference is made from these classes and their docstrings. One connection may follow several tables.
Events are lists of words (`["moved", "etorn", "b1", "c1"]`): the name, then the fields in the order of `/api/games`.
What is hidden is `?`, what is not there `-`; in Boss Monster players are called `seat_1`, `seat_2` …
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

PROTOCOL = 1

TableId = Annotated[str, Meta(min_length=1, max_length=32, description="The id of the table.")]
SeatNumber = Annotated[int, Meta(ge=0, le=7, description="A seat, counted from 0.")]
Key = Annotated[str, Meta(min_length=1, max_length=64, description="A name for this request, new for each.")]
ActionText = Annotated[str, Meta(min_length=1, max_length=80, description="An action in notation.")]


class FromClient(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    pass


class Join(FromClient, tag="join"):
    """Follow a table: as the seats one has, else as a spectator. Answered by `joined`."""

    table: TableId
    since: Annotated[int, Meta(ge=-1)] = -1
    """The last version this client knows, to resume: what it missed follows as `update`s, or if that is much `joined`
    brings the whole view, as it does for -1."""
    views: bool = False
    """Whether every `update` brings the whole view, not only the events."""
    lang: Annotated[str, Meta(max_length=8)] = ""
    """`en`, `es` or `de`: everything is said in words as well (`words`), refusals too."""
    invite: Annotated[str, Meta(max_length=64)] = ""
    """For a private table at which one has no seat."""


class Part(FromClient, tag="part"):
    """Follow a table no longer. Changes no seat."""

    table: TableId


class Act(FromClient, tag="act"):
    """Decide. Acknowledged by an `update` with the same `key`, after the move is stored; else `refused`."""

    table: TableId
    seat: SeatNumber
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=32)]
    """Usually one. Several are applied in order, up to a refusal, a chance result or another seat's decision; then
    `done` says how many were."""
    version: Annotated[int, Meta(ge=0)]
    """The version of the table this client decided on. Refused as `stale` if the seat's decision changed since."""
    key: Key


class Undo(FromClient, tag="undo"):
    """Take back the seat's last decision: at once within the rule, else the others are asked."""

    table: TableId
    seat: SeatNumber
    key: Key


class Abandon(FromClient, tag="abandon"):
    """Ask the table to end the game without a result."""

    table: TableId
    seat: SeatNumber
    key: Key


class Answer(FromClient, tag="answer"):
    """Say yes or no to what another seat asked."""

    table: TableId
    seat: SeatNumber
    yes: bool
    key: Key


class Why(FromClient, tag="why"):
    """May this seat take this action now, and if not, why? Answered by `because`."""

    table: TableId
    seat: SeatNumber
    action: ActionText


class Forecast(FromClient, tag="forecast"):
    """What certainly follows from actions, up to the first chance or hidden fact. Answered by `forecasts`."""

    table: TableId
    seat: SeatNumber
    actions: Annotated[list[ActionText], Meta(max_length=128)] = []
    """Empty: all legal ones. One of them may be several in a row, separated by `, `: `use boot, x1, left`."""


class Hint(FromClient, tag="hint"):
    """What would be best now, and why? Only for a seat that has to decide, where the table allows hints.

    Answered by `hinted` after about a second, else `refused`: `no_hints`, `not_asked`, `hinting` while another hint is
    on its way, `too_fast`, `stale` if the decision is another one by then. Nothing is used that this seat may not know.
    """

    table: TableId
    seat: SeatNumber
    key: Key


class Standing(FromClient, tag="standing"):
    """Let the server pass for this seat in these phases, whatever the hand, always after the same time.

    Kept while the connection lasts. The phases are those of the view; empty ends it.
    """

    table: TableId
    seat: SeatNumber
    phases: Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(max_length=16)]


class Say(FromClient, tag="say"):
    """Chat: a text, or a quick phrase by its key."""

    table: TableId
    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""


class Mute(FromClient, tag="mute"):
    """Do not show me what this person says, at any table; or show it again."""

    person: Annotated[str, Meta(min_length=1, max_length=32)]
    muted: bool = True


class Lobby(FromClient, tag="lobby"):
    """Follow the list of public tables (answered by `lobby`, then again at every change), or no longer."""

    on: bool = True


class Ping(FromClient, tag="ping"):
    """Answered by `pong`."""


AnyFromClient = (
    Join | Part | Act | Undo | Abandon | Answer | Why | Forecast | Hint | Standing | Say | Mute | Lobby | Ping
)
decode_message = msgspec.json.Decoder(AnyFromClient).decode


class FromServer(msgspec.Struct, tag_field="type", omit_defaults=True, kw_only=True):
    pass


class SeatInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Who sits where. All empty: the seat is open."""

    person: str = ""
    name: str = ""
    bot: str = ""
    away: bool = False
    """Its person has left; a bot can play for it, and its person can come back."""
    online: bool = False
    mixed: bool = False
    """Whether this seat added to the seed."""


class Request(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What a seat asked the others."""

    seat: int
    what: str
    """`undo` or `abandon`."""
    waiting: list[int]
    """Seats that have not answered."""


class TableInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A table as everybody who may see it sees it."""

    id: str
    game: str
    options: dict[str, str]
    status: str
    """`open`, `running`, `finished` or `closed`."""
    seats: list[SeatInfo]
    host: str
    """The person who created it."""
    private: bool
    hot_seat: bool
    clock: str
    spectators: bool
    delay: int
    hints: bool
    commitment: str
    """The hash of the server's secret, published before anybody could add to the seed."""
    created: int
    moves: int = 0
    winners: list[int] = []
    request: Request | None = None
    rematch: str = ""
    """The table at which the same people play again."""
    reason: str = ""
    """Why a closed table was closed."""
    fork_of: str = ""
    secret: str = ""
    """The server's secret, once the game is over."""


class SeatWords(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The same in the words of a language, for those who named one on joining."""

    lines: list[str] = []
    """What happened, in sentences. Several events may be told in one."""
    question: str = ""
    """What this seat is asked."""
    actions: dict[str, str] = {}
    """By legal action: what it would do."""


class SeatUpdate(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What changed, as one seat (-1: a spectator) may know it."""

    seat: int
    events: list[list[str]] = []
    decision: dict[str, object] | None = None
    """The pending decision, with the legal actions if this seat decides: `view.decision` of the game."""
    view: dict[str, object] | None = None
    """The whole view: on joining, after an undo, and always for those who asked for views."""
    words: SeatWords | None = None


class ClockInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Time left by seat, in milliseconds, at the moment of sending; it runs for the seats that decide."""

    left: list[int]
    running: list[int] = []


class Welcome(FromServer, tag="welcome"):
    """The first message of a connection."""

    protocol: int
    version: str
    person: str
    name: str


class Joined(FromServer, tag="joined"):
    """The table as it is now, with the views of one's `seats` once the game has begun. After `join` with `since`, if
    little was missed, it is the table as it was then, without views, and the missed updates follow."""

    table: str
    version: int
    info: TableInfo
    mine: list[int]
    """The seats of this person."""
    seats: list[SeatUpdate] = []
    clock: ClockInfo | None = None


class Update(FromServer, tag="update"):
    """One entry of the table's log: a move with its events, a seat taken, the start, an undo, the end …"""

    table: str
    version: int
    what: str
    """The kind of entry: `moved`, `sat`, `left`, `bot`, `opened`, `mixed`, `started`, `undone`, `asked`, `answered`,
    `resumed`, `closed`, `rematched`."""
    seats: list[SeatUpdate] = []
    """For each of one's seats; for a spectator one with seat -1."""
    key: str = ""
    """The key of one's own request that this acknowledges."""
    clock: ClockInfo | None = None
    info: TableInfo | None = None
    """The table anew, when more than the position changed."""


class Done(FromServer, tag="done"):
    """The request with this key was carried out (before, if it was sent again)."""

    table: str
    key: str
    version: int
    applied: int = 1


class Refused(FromServer, tag="refused"):
    """The request with this key changed nothing."""

    table: str
    key: str
    code: str
    """`rule`, `stale`, `not_yours`, `not_running`, `undo`, `unknown_action`, `busy` …"""
    text: str
    """In English; if a rule forbids it, in the language named on joining."""
    version: int
    rule: str = ""
    """With `rule`: the id of the rule that forbids it, the message key and its arguments."""
    reason: str = ""
    args: dict[str, int | str] = {}


class Because(FromServer, tag="because"):
    """The answer to `why`: legal, or refused by a rule."""

    table: str
    seat: int
    action: str
    version: int
    legal: bool
    rule: str = ""
    reason: str = ""
    args: dict[str, int | str] = {}
    text: str = ""
    """Why not, in the language named on joining."""


class Forecasted(msgspec.Struct, omit_defaults=True, kw_only=True):
    action: str
    events: list[list[str]]
    end: str
    """What comes then: `decision` (whose: `seats`), `chance`, `hidden` or `over`."""
    seats: list[int] = []
    lines: list[str] = []
    """The events in sentences, in the language named on joining."""


class Forecasts(FromServer, tag="forecasts"):
    table: str
    seat: int
    version: int
    forecasts: list[Forecasted]


class HintedLine(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A line of play: what to do now and next, as far as one can plan."""

    actions: list[str]
    """In notation."""
    chances: list[float]
    """Of each seat to win, from 0 to 1."""
    words: str
    """What happens, in the language named on joining; else in English."""
    reason: str
    """Why it is good."""


class Hinted(FromServer, tag="hinted"):
    """The answer to `hint`, from what this seat may know. Chances come from playing on many times."""

    table: str
    seat: int
    key: str
    version: int
    chances: list[float]
    """Of each seat to win, if this one does what is best."""
    lines: list[HintedLine]
    """One to three, the best first."""


class Waiting(FromServer, tag="waiting"):
    """There is more to think about than the server can at once: the bots of this table wait for their turn, or with
    `key` one's hint. Sent every two seconds while they do."""

    table: str
    ahead: int
    """How many tables go first."""
    key: str = ""


class Said(FromServer, tag="said"):
    table: str
    number: int
    at: int
    person: str
    name: str
    text: str = ""
    phrase: str = ""


class Presence(FromServer, tag="presence"):
    """Which seats' people are connected."""

    table: str
    online: list[int]


class LobbyTables(FromServer, tag="lobby"):
    tables: list[TableInfo]


class Error(FromServer, tag="error"):
    """A message that could not be taken: unreadable, too fast, no such table … Nothing changed.

    Without being asked it says that you no longer follow this table: with `forbidden`, because a game without
    spectators has begun; with `sent_away`, because the host opened your seat at a private table, whose invitation is
    another one now.
    """

    code: str
    """`bad_message`, `too_fast`, `no_table`, `forbidden`, `sent_away`, `too_many` …"""
    text: str
    table: str = ""


class Pong(FromServer, tag="pong"):
    at: int


AnyFromServer = (
    Welcome
    | Joined
    | Update
    | Done
    | Refused
    | Because
    | Forecasts
    | Hinted
    | Waiting
    | Said
    | Presence
    | LobbyTables
    | Error
    | Pong
)
encode_message = msgspec.json.Encoder().encode

PHRASES = (
    "hello",
    "good_luck",
    "your_turn",
    "well_played",
    "thinking",
    "oops",
    "thanks",
    "again",
    "good_game",
    "goodbye",
)
"""Quick phrases; their words are `phrase-…` in the message files."""
