"""Bad messages by the thousand: each is refused or dropped, nothing changes, nobody else notices.

`tools/server_soak.py` sends 100,000.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.fuzzing import KINDS, fuzz


def test_bad_messages_change_nothing_and_reach_nobody(tmp_path: Path) -> None:
    attack = asyncio.run(fuzz(tmp_path, messages=12_000, seed=7))
    assert attack.sent == 12_000
    assert {kind.__name__ for kind in KINDS} | {"raw"} == set(attack.kinds)
