"""A bot for Escapade in forty lines: takes an open seat at a table and plays whatever is legal.

    python examples/bot.py http://127.0.0.1:8000 TABLE

With ESCAPADE_TOKEN in the environment it plays as your account; without, as a guest. It needs only httpx.
"""

import json
import os
import random
import sys

import httpx


def play(server: str, table: str) -> None:
    """Sit down and play until the game is over."""
    token = os.environ.get("ESCAPADE_TOKEN")
    http = httpx.Client(base_url=server, timeout=60, headers={"Authorization": f"Bearer {token}"} if token else {})
    if not token:
        http.post("/api/me", json={"name": "Forty Lines"}).raise_for_status()
    http.post(f"/api/tables/{table}/sit", json={}).raise_for_status()
    with http.stream("GET", f"/api/tables/{table}/stream") as stream:
        for line in stream.iter_lines():
            message = json.loads(line or '{"type": "nothing"}')
            if message.get("entry", {}).get("type") == "ended":
                return
            for sight in message.get("views", []):
                if sight.get("legal"):
                    move(http, table, message["version"], sight)


def move(http: httpx.Client, table: str, version: int, sight: dict) -> None:
    """Choose anything; the id makes sure that it is played once, however often it is sent."""
    action = {"id": f"v{version}", "version": version, "seat": sight["seat"], "action": random.choice(sight["legal"])}
    http.post(f"/api/tables/{table}/play", json=action)


if __name__ == "__main__":
    play(*sys.argv[1:3])
