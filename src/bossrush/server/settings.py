"""What `bossrush serve` can be told. One object, made once, passed down."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec


class Limits(msgspec.Struct, kw_only=True, frozen=True):
    """Bounds on what a client may send. Rates are (burst, per second).

    What a person may do counts over all their connections; all people of an address together may do `limits.SHARE`
    times as much.
    """

    message_bytes: int = 8192
    body_bytes: int = 65536
    messages: tuple[float, float] = (60.0, 20.0)
    """WebSocket messages of one person."""
    requests: tuple[float, float] = (600.0, 60.0)
    """HTTP requests of one address: a club of thirty opens the page at the same time, with a dozen requests each."""
    guests: tuple[float, float] = (60.0, 0.2)
    """New guests of one address."""
    passwords: tuple[float, float] = (20.0, 0.05)
    """Passwords that are tried or set from one address."""
    tables: tuple[float, float] = (10.0, 0.1)
    """New tables of one person, by whatever way."""
    chat: tuple[float, float] = (5.0, 0.5)
    """Lines of one person."""
    hints: tuple[float, float] = (10.0, 0.2)
    """Hints of one person."""
    replays: tuple[float, float] = (100.0, 10.0)
    """Pieces of timelines that one person gets, of 64 kB; further ones come more slowly."""
    bot_tables: tuple[int, int] = (2, 8)
    """Tables of bots only that think at the same time: those of one person, and all of this process. Others wait."""
    mutes: tuple[float, float] = (20.0, 0.5)
    """How often one person mutes somebody or hears them again."""
    connections: int = 100
    """WebSockets of one address at the same time: a club behind one router has one."""
    joined: int = 20
    """Tables one connection follows at the same time."""
    backlog: int = 512
    """Messages waiting for a slow client before it is cut off; it can come back and resume."""
    backlog_bytes: int = 4 << 20
    """The same in bytes; eight times as many for all clients of one address."""
    peers: int = 300
    """Connections of one address at the same time, of whatever kind. Not counted behind a proxy."""
    arrivals: tuple[float, float] = (300.0, 50.0)
    """New connections of one address. Not counted behind a proxy."""
    frames: tuple[float, float] = (120.0, 40.0)
    """WebSocket frames of one connection, 4 kB counting like one more. Who sends more is cut off, while too many
    messages are only refused: twice as many as these."""
    kept_out: float = 5.0
    """Seconds for which an address that sent too much cannot connect again."""
    request_seconds: float = 10.0
    """Within which a request must be complete, and a handshake."""
    reading_seconds: float = 20.0
    """Within which a client must read some of what waits for it."""


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    host: str = "127.0.0.1"
    port: int = 8000
    db: str = ""
    """Empty: SQLite in the data folder. `memory:` keeps nothing."""
    bus: str = ""
    """Empty: one process."""
    data: Path
    origins: tuple[str, ...] = ()
    """Further origins from which browsers may connect; the server's own address always may."""
    behind_proxy: bool = False
    """Whether `X-Forwarded-For` and `X-Forwarded-Proto` of the one proxy in front are to be believed."""
    bot_workers: int = 1
    bot_delay: float = 0.25
    """Seconds after which a bot decides."""
    window: float = 0.6
    """Seconds after which bots and standing passes answer where one may respond or pass. Both are always the same,
    whatever the hand: the delay tells nothing."""
    hints: tuple[int, int] = (1000, 0)
    """How long to think about a hint: milliseconds, and playouts; 0 for no limit."""
    take_over: float = 2.0
    """Seconds after which a process does what another process should have done (a bot's move)."""
    analysis: float = 60.0
    """Seconds of thinking for the analysis of a finished game; 0 for none."""
    purge_after: int = 0
    """Days after which what nobody has touched is removed; 0 for never."""
    limits: Limits = Limits()
    max_connections: int = 0
    """At the same time; 0 for as many as the system's limit of open files has room for."""

    def database(self) -> str:
        return self.db or f"sqlite:///{self.data / 'bossrush.sqlite'}"


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "bossrush"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "bossrush"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "bossrush"
