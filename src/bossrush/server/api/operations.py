"""For those who run the server: `/health` and `/metrics`."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, Router, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta, Struct
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from bossrush import __version__, engine_kind
from bossrush.server.api import errors
from bossrush.server.bus.base import Bus
from bossrush.server.metrics import Metrics
from bossrush.server.rights import ANYBODY
from bossrush.server.store.base import Store, StoreError

PATIENCE = 3.0
"""Seconds the store has to answer."""


class Health(Struct):
    status: Annotated[str, Meta(description="`ok`, or `failing` while the store does not answer.")]
    version: str
    engine: Annotated[str, Meta(description="`compiled` or `pure`.")]
    store: Annotated[str, Meta(description="`ok` or `away`.")]
    bus: Annotated[str, Meta(description="`ok`, or `away`: then processes hear of each other's moves later.")]
    tables: Annotated[int, Meta(ge=0, description="Tables this process holds.")]
    connections: Annotated[int, Meta(ge=0, description="Open WebSockets of this process.")]


async def answers(store: Store) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            return await store.ping()
    except (TimeoutError, StoreError):
        return False


FAILING = ResponseSpec(Health, generate_examples=False, description="The store does not answer.")


@get("/health", right=ANYBODY, responses={**errors(), 503: FAILING}, summary="Is this process well?")
async def get_health(
    store: NamedDependency[Store], bus: NamedDependency[Bus], metrics: NamedDependency[Metrics]
) -> Response[Health]:
    fine = await answers(store)
    health = Health(
        status="ok" if fine else "failing",
        version=__version__,
        engine=engine_kind(),
        store="ok" if fine else "away",
        bus="ok" if bus.healthy() else "away",
        tables=metrics.tables,
        connections=metrics.connections,
    )
    return Response(health, status_code=200 if fine else 503)


@get("/metrics", right=ANYBODY, media_type=CONTENT_TYPE_LATEST, responses=errors(), summary="Numbers for Prometheus")
async def get_metrics(metrics: NamedDependency[Metrics]) -> str:
    return metrics.text().decode()


router = Router("/", route_handlers=[get_health, get_metrics], tags=["operations"])
