"""The play server: tables, seats and bots over HTTP and WebSocket. Nothing acknowledged is lost, no secret is sent.

Rooms, from the door to the ground: `http`, `api`, `node`, `table`, `services`, `storage`, `match`, `wire`.
"""
