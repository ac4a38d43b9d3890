"""The application: all parts put together, opened and closed in order."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components

from bossrush import __version__
from bossrush.server.api import EXCEPTION_HANDLERS, games, operations, people, records, tables
from bossrush.server.api.access import RIGHT, admit, check_rights
from bossrush.server.bus import open_bus
from bossrush.server.gate import Gate
from bossrush.server.hub import Hub
from bossrush.server.metrics import Metrics
from bossrush.server.pages import page_handlers
from bossrush.server.people import People
from bossrush.server.purging import purge_for_ever
from bossrush.server.rights import ANYBODY
from bossrush.server.security import guard
from bossrush.server.settings import Settings
from bossrush.server.store import open_store
from bossrush.server.store.sql import SqlStore
from bossrush.server.thinkers import Thinkers
from bossrush.server.ws import play_socket


def create_app(settings: Settings) -> Litestar:
    metrics = Metrics()
    gate = Gate(settings)
    pages, lost = page_handlers()
    app = Litestar(
        route_handlers=[
            play_socket,
            games.router,
            people.router,
            tables.router,
            records.router,
            operations.router,
            *pages,
        ],
        lifespan=[lambda app: life(app, settings, metrics)],
        dependencies={
            name: Provide(provider(name), sync_to_thread=False)
            for name in ("hub", "people", "store", "bus", "metrics", "probe")
        },
        guards=[admit],
        exception_handlers={**EXCEPTION_HANDLERS, NotFoundException: lost},
        openapi_config=OpenAPIConfig(
            title="bossrush",
            version=__version__,
            description="Tables, people and records. Games are played over the WebSocket `/ws`.",
            openapi_router=Router("/schema", route_handlers=[], include_in_schema=False, opt={RIGHT: ANYBODY}),
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            components=Components(security_schemes={**people.SECURITY_SCHEMES}),
        ),
        request_max_body_size=settings.limits.body_bytes,
        debug=False,
        logging_config=None,
    )
    check_rights(app)
    app.state.gate = gate
    guard(app, gate, metrics)
    return app


def provider(name: str) -> Callable[[State], object]:
    def provide(state: State) -> object:
        return state[name]

    return provide


@asynccontextmanager
async def life(app: Litestar, settings: Settings, metrics: Metrics) -> AsyncIterator[None]:
    """Everything opened in order, closed in the opposite one."""
    async with AsyncExitStack() as stack:
        store = open_store(settings.database())
        await store.open()
        stack.push_async_callback(store.close)
        everybody = People(store, settings)
        await everybody.open()
        stack.callback(everybody.close)
        thinkers = Thinkers(settings.bot_workers, metrics=metrics, bot_tables=settings.limits.bot_tables)
        await thinkers.start()
        stack.push_async_callback(thinkers.stop)
        bus = open_bus(settings.bus)
        hub = Hub(settings, store, bus, everybody, thinkers, metrics)
        await hub.open()
        stack.push_async_callback(hub.close)
        if settings.purge_after and isinstance(store, SqlStore):  # a store in memory is gone before anything is old
            hub.spawn(purge_for_ever(hub, store, settings.purge_after))
        app.state.update(hub=hub, people=everybody, store=store, bus=bus, metrics=metrics, probe=hub.probe)
        yield
