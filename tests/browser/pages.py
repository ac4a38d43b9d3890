"""Every page there is, as somebody sees it who has played games of both kinds."""

from __future__ import annotations

from typing import Any

from tests.browser.prepared import prepared
from tests.browser.visiting import Window
from tests.server.running import Server


def all_pages(server: Server, window: Window) -> dict[str, str]:
    """Names and addresses; the person of the window sits at the tables."""
    platformer = prepared(server, window, "platformer", 3, moves=45)
    bossmonster = prepared(server, window, "bossmonster", 3, moves=40)
    solo = prepared(server, window, "platformer", 1)
    duel = prepared(server, window, "bossmonster", 2)
    waiting = window.new_table("platformer", ["me", "open"])
    shared = window.new_table("bossmonster", ["me", "me"], hot_seat=True, start=True)
    return {
        "front": "/",
        "new-platformer": "/new/platformer",
        "new-bossmonster": "/new/bossmonster?way=friends",
        "lobby": "/lobby",
        "waiting-room": f"/table/{waiting}",
        "platformer": f"/table/{platformer}",
        "bossmonster": f"/table/{bossmonster}",
        "hand-over": f"/table/{shared}",
        "over-platformer": f"/table/{solo}",
        "over-bossmonster": f"/table/{duel}",
        "records": "/records",
        "replay-platformer": f"/replay/{solo}?move=60&seat=0",
        "replay-bossmonster": f"/replay/{duel}?move=90&seat=0",
        "statistics": "/statistics",
        "rules-platformer": "/rules/platformer",
        "rules-bossmonster": "/rules/bossmonster",
        "settings": "/settings",
        "credits": "/credits",
    }


def all_moments(server: Server, window: Window) -> dict[str, str]:
    """Tables that show something special: names and addresses."""

    def legal(verb: str) -> Any:
        return lambda view: any(action.split()[0] == verb for action in view["decision"]["legal"])

    def choice(part: str) -> Any:
        """While something is there and there is more to do than to pass: the table passes by itself then."""
        return lambda view: view[part] and view["decision"]["legal"] != ["pass"]

    return {
        "shop": f"/table/{prepared(server, window, 'platformer', 4, until=legal('buy'))}",
        "attack": f"/table/{prepared(server, window, 'platformer', 2, until=legal('strike'), seed=3)}",
        "spell-stack": f"/table/{prepared(server, window, 'bossmonster', 4, until=choice('pending'), seed=3)}",
        "hero-run": f"/table/{prepared(server, window, 'bossmonster', 2, until=choice('inside'))}",
        "late": f"/table/{prepared(server, window, 'bossmonster', 4, until=lambda view: view['turn'] > 5)}",
    }
