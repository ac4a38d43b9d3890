"""For those who run the server: `/health/live`, `/health/ready` (or `/health`) and `/metrics`."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta, Struct
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from bossrush import __version__, engine_kind
from bossrush.server.api import errors
from bossrush.server.bus.base import Bus
from bossrush.server.health import Probe
from bossrush.server.metrics import Metrics
from bossrush.server.rights import ANYBODY
from bossrush.server.store.base import TROUBLES


class Alive(Struct):
    status: Annotated[str, Meta(description="`ok`.")]


class Health(Struct):
    status: Annotated[str, Meta(description="`ok`, or `failing` while moves cannot be stored.")]
    version: str
    engine: Annotated[str, Meta(description="`compiled` or `pure`.")]
    store: Annotated[str, Meta(description=f"`ok`, or why nothing can be stored: {', '.join(TROUBLES)}.")]
    bus: Annotated[str, Meta(description="`ok`, or `away`: then processes hear of each other's moves later.")]
    tables: Annotated[int, Meta(ge=0, description="Tables this process holds.")]
    connections: Annotated[int, Meta(ge=0, description="Open WebSockets of this process.")]


FAILING = ResponseSpec(Health, generate_examples=False, description="Moves cannot be stored.")


@get("/health/live", right=ANYBODY, responses=errors(), summary="Does this process answer?")
async def get_live() -> Alive:
    """Says nothing about the store: to start the process again would not bring that back."""
    return Alive("ok")


@get(
    ["/health", "/health/ready"],
    right=ANYBODY,
    responses={**errors(), 503: FAILING},
    summary="Can this process store moves?",
)
async def get_ready(
    probe: NamedDependency[Probe], bus: NamedDependency[Bus], metrics: NamedDependency[Metrics]
) -> Response[Health]:
    """Something is stored to find out, at most every two seconds however often one asks."""
    trouble = await probe.look()
    health = Health(
        status="failing" if trouble else "ok",
        version=__version__,
        engine=engine_kind(),
        store=trouble or "ok",
        bus="ok" if bus.healthy() else "away",
        tables=metrics.tables,
        connections=metrics.connections,
    )
    return Response(health, status_code=503 if trouble else 200)


@get("/metrics", right=ANYBODY, media_type=CONTENT_TYPE_LATEST, responses=errors(), summary="Numbers for Prometheus")
async def get_metrics(metrics: NamedDependency[Metrics]) -> str:
    return metrics.text().decode()


router = Router("/", route_handlers=[get_live, get_ready, get_metrics], tags=["operations"])
