"""A program that sits down at a table and plays: `python bot_client.py http://localhost:8000 TABLE INVITE`.

Needs `pip install httpx websockets`. The messages are described at /api/schema.json and in docs/server.md.
"""

import json
import random
import sys

import httpx
from websockets.sync.client import connect


def choose(seat_view: dict) -> int:
    """The whole bot: anything legal. `seat_view["view"]` is all that the seat knows."""
    return random.choice(seat_view["legal"])["number"]


def play(server: str, table: str, invite: str, name: str = "Example bot") -> dict:
    """Take an open seat, play to the end, return the last update."""
    answer = httpx.post(f"{server}/api/tables/{table}/seats", json={"name": name, "invite": invite})
    token = answer.raise_for_status().json()["token"]
    with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"t": "hello", "tokens": [token]}))
        for message in map(json.loads, socket):
            if message["t"] == "update" and message["over"]:
                return message
            for seat_view in message.get("seat_views", []):
                if seat_view["legal"]:
                    act = {"t": "act", "id": f"at-{message['seq']}", "seq": message["seq"]}
                    socket.send(json.dumps(act | {"seat": seat_view["seat"], "action": choose(seat_view)}))
    raise ConnectionError("the table was closed")


if __name__ == "__main__":
    print(play(*sys.argv[1:4])["ending"])
