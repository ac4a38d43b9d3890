"""Services that tests share; a test that needs one that is not installed is skipped and says so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.services import Postgresql, Redis


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgresql]:
    if Postgresql.missing():
        pytest.skip(f"without PostgreSQL: {Postgresql.missing()}")
    service = Postgresql()
    try:
        service.start()
        yield service
    finally:
        service.remove()


@pytest.fixture
def redis() -> Iterator[Redis]:
    """A Redis of this test's own: it may stop and start it."""
    if Redis.missing():
        pytest.skip(f"without Redis: {Redis.missing()}")
    service = Redis()
    try:
        service.start()
        yield service
    finally:
        service.remove()
