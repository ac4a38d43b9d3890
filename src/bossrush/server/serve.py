"""`bossrush serve`: one process, one address, nothing to set up."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import ipaddress
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from typing import TextIO

import uvicorn

from bossrush.server import logs
from bossrush.server.app import create_app
from bossrush.server.bus import open_bus
from bossrush.server.edge import Config
from bossrush.server.gate import allow_files
from bossrush.server.private import make_folder
from bossrush.server.settings import Limits, Settings, data_folder
from bossrush.server.store import StoreError, open_store


def settings_of(a: argparse.Namespace) -> Settings:
    return Settings(
        host=a.host,
        port=a.port,
        db=a.db,
        bus=a.bus,
        data=a.data or data_folder(),
        origins=tuple(a.origin),
        behind_proxy=a.behind_proxy,
        bot_workers=a.bot_workers,
        bot_delay=a.bot_delay,
        window=a.window,
        analysis=a.analysis,
        purge_after=a.purge_after,
        limits=NO_LIMITS if a.no_limits else Limits(),
        max_connections=a.max_connections,
    )


NO_LIMITS = Limits(
    messages=(1e9, 1e9),
    requests=(1e9, 1e9),
    guests=(1e9, 1e9),
    passwords=(1e9, 1e9),
    tables=(1e9, 1e9),
    chat=(1e9, 1e9),
    hints=(1e9, 1e9),
    replays=(1e9, 1e9),
    bot_tables=(1_000_000, 1_000_000),
    mutes=(1e9, 1e9),
    connections=1_000_000,
    joined=1_000_000,
    peers=1_000_000,
    arrivals=(1e9, 1e9),
    frames=(1e9, 1e9),
)


EVERYWHERE = ("0.0.0.0", "::")
NOBODY = ("192.0.2.1", 9)
"""An address for documentation. To aim at it sends nothing, but the system chooses the address it would send from."""


def run(a: argparse.Namespace, out: TextIO = sys.stdout) -> int:
    settings = settings_of(a)
    if not settings.db:
        make_folder(settings.data)
    logs.set_up(a.log == "json", a.log_level)
    allow_files()
    listener = listen(settings)
    urls = [f"http://{one}" for one in (address(listener), network_address(listener)) if one]
    try:
        asyncio.run(try_database_and_bus(settings))
    except BaseException:
        listener.close()
        raise
    app = create_app(settings)
    server = Announcing(Config(app, app.state.gate))
    server.ready = lambda: announce(urls, not a.no_browser, out)
    sys.setswitchinterval(0.001)  # the thread that writes to the database soon gets its turn
    gc.freeze()  # code and content never become garbage
    gc.set_threshold(50_000, 20, 20)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    return 0 if server.started else 2


class Announcing(uvicorn.Server):
    """Says when it is ready."""

    ready: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def announce(urls: list[str], browser: bool, out: TextIO) -> None:
    url, *for_others = urls
    print(f"bossrush is listening on {url}", file=out)
    for other in for_others:
        print(f"others in this network find it at {other}", file=out)
    print("press Ctrl+C to stop; every move is stored, games go on next time", file=out, flush=True)
    if browser:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


async def try_database_and_bus(settings: Settings) -> None:
    """A database or a bus that cannot be used is found out before anything else; the error says why."""
    open_bus(settings.bus)
    store = open_store(settings.database())
    await store.open(to_write=True)
    await store.close()


def listen(settings: Settings) -> socket.socket:
    """The socket, so that port 0 can be told and a port in use is one clear sentence."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        listener.close()
        reason = error.strerror if isinstance(error, OSError) else "a port is a number up to 65535"
        raise StoreError(f"cannot listen on {settings.host} port {settings.port}: {reason}") from None
    return listener


def address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    shown = "127.0.0.1" if host in EVERYWHERE else host
    return f"[{shown}]:{port}" if ":" in shown else f"{shown}:{port}"


def network_address(listener: socket.socket) -> str:
    """Where other machines find a server that listens everywhere; empty if that cannot be told."""
    host, port = listener.getsockname()[:2]
    if host not in EVERYWHERE:
        return ""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(NOBODY)
        own = ipaddress.ip_address(probe.getsockname()[0])
        return "" if own.is_loopback or own.is_unspecified else f"{own}:{port}"
    return ""
