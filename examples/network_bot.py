"""A bot that joins a table over the network as a guest and plays legal actions at random, until the game is over.

python examples/network_bot.py http://127.0.0.1:8000 TABLE [INVITE]
"""

import asyncio
import json
import random
import sys
import urllib.request

from websockets.asyncio.client import connect


def post(url: str, data: object, cookie: str = "") -> str:
    """Send a request; the cookie that the server sets."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    with urllib.request.urlopen(urllib.request.Request(url, json.dumps(data).encode(), headers)) as answer:
        return str(answer.headers.get("Set-Cookie", "")).partition(";")[0]


async def play(server: str, table: str, invite: str = "") -> None:
    cookie = post(f"{server}/api/guest", {"name": "network bot"})
    post(f"{server}/api/tables/{table}/sit", {"seat": None, "invite": invite}, cookie)
    async with connect(server.replace("http", "ws", 1) + "/ws", additional_headers={"Cookie": cookie}) as socket:
        await socket.send(json.dumps({"type": "join", "table": table, "invite": invite}))
        async for line in socket:
            message = json.loads(line)
            for told in message.get("seats", []):
                legal = (told.get("decision") or {}).get("legal")
                if legal:  # only there while it is up to this seat
                    await asyncio.sleep(0.05)  # the server takes 20 messages a second
                    act = {"type": "act", "table": table, "seat": told["seat"], "version": message["version"]}
                    act |= {"actions": [random.choice(legal)], "key": random.randbytes(8).hex()}
                    await socket.send(json.dumps(act))
            if message.get("info", {}).get("status") in ("finished", "closed"):
                return print("winners:", [seat + 1 for seat in message["info"].get("winners", [])])


asyncio.run(play(*sys.argv[1:]))
