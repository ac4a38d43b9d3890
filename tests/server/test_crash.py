"""The server is killed under load: nothing acknowledged is lost, nothing is applied twice, everybody goes on.

`tools/server_soak.py` kills it 200 times.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.crashing import crash


def test_killed_servers_lose_no_acknowledged_move(tmp_path: Path) -> None:
    asyncio.run(crash(tmp_path, kills=3, groups=6, seed=5))
