"""A small app of the pieces that every request meets, in memory, for the tests."""

from __future__ import annotations

import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from socket import create_server

import uvicorn
from argon2 import PasswordHasher
from litestar import Litestar, Router, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components
from litestar.params import RawBody

from bossrush.server.api import EXCEPTION_HANDLERS, operations, people
from bossrush.server.api.access import RIGHT, admit, check_rights
from bossrush.server.bus.base import Bus
from bossrush.server.edge import Config
from bossrush.server.gate import Gate
from bossrush.server.health import Probe
from bossrush.server.limits import Clock
from bossrush.server.metrics import Metrics
from bossrush.server.passwords import Passwords
from bossrush.server.people import People
from bossrush.server.rights import ANYBODY
from bossrush.server.security import guard
from bossrush.server.settings import Limits, Settings
from bossrush.server.store import open_store
from bossrush.server.store.base import Store

FREE = Limits(requests=(1e6, 1e6), guests=(1e6, 1e6), passwords=(1e6, 1e6))


class QuietBus(Bus):
    well = True

    def healthy(self) -> bool:
        return self.well


@websocket("/ws", right=ANYBODY)
async def greet(socket: WebSocket[object, object, State], people: NamedDependency[People]) -> None:
    """Says who connected, then repeats what it hears."""
    row = await people.person_of(socket)
    await socket.accept()
    await socket.send_text(row.name if row else "nobody")
    async for text in socket.iter_data("text"):
        await socket.send_text(text)


@get("/broken", right=ANYBODY, include_in_schema=False)
async def broken() -> str:
    raise RuntimeError("the hidden card is Zyndara")


@post("/count", right=ANYBODY, include_in_schema=False)
async def count(body: RawBody) -> int:
    return len(body)


def cheap_passwords() -> Passwords:
    return Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


@dataclass
class Small:
    app: Litestar
    store: Store
    people: People
    metrics: Metrics
    bus: QuietBus


def small_app(
    limits: Limits = FREE,
    origins: tuple[str, ...] = (),
    behind_proxy: bool = False,
    store: Store | None = None,
    passwords: Passwords | None = None,
    clock: Clock = time.monotonic,
) -> Small:
    settings = Settings(data=Path("."), limits=limits, origins=origins, behind_proxy=behind_proxy)
    store = store or open_store("memory:")
    bus = QuietBus()
    metrics = Metrics()
    probe = Probe(store)
    persons = People(store, settings, passwords or cheap_passwords(), clock)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await store.open()
        await persons.open()
        yield
        persons.close()
        await store.close()

    app = Litestar(
        [people.router, operations.router, greet, broken, count],
        guards=[admit],
        state=State({"people": persons}),
        exception_handlers=EXCEPTION_HANDLERS,
        dependencies={
            "people": provide(lambda: persons),
            "store": provide(lambda: store),
            "bus": provide(lambda: bus),
            "metrics": provide(lambda: metrics),
            "probe": provide(lambda: probe),
        },
        lifespan=[life],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            "bossrush",
            "1",
            openapi_router=Router("/api/schema", route_handlers=[], include_in_schema=False, opt={RIGHT: ANYBODY}),
            render_plugins=[JsonRenderPlugin()],
            components=Components(security_schemes=dict(people.SECURITY_SCHEMES)),
        ),
    )
    check_rights(app)
    app.state.gate = Gate(settings)
    guard(app, app.state.gate, metrics)
    return Small(app, store, persons, metrics, bus)


def provide(thing: Callable[[], object]) -> Provide:
    return Provide(thing, sync_to_thread=False)


@contextmanager
def served(app: Litestar) -> Iterator[str]:
    """The app on a real socket, as `127.0.0.1:PORT`."""
    with create_server(("127.0.0.1", 0)) as listening:
        server = uvicorn.Server(Config(app, app.state.gate))
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        try:
            deadline = time.monotonic() + 10
            while not server.started:
                assert time.monotonic() < deadline, "the server did not start"
                assert thread.is_alive(), "the server stopped"
                time.sleep(0.005)
            yield f"127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(10)
            assert not thread.is_alive(), "the server did not stop"
