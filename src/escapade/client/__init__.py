"""The API of a server from Python: `Client`, and `AsyncClient` for asyncio.

    with Client("http://127.0.0.1:8000", token="esc_…") as client:
        table = client.open_table("cartagena", ["me", "fox"])["id"]
        client.start(table)
        for turn in client.turns(table):
            client.play(turn, turn.suggest("fox"))  # or one of turn.legal

It needs httpx, and for the socket websockets: `pip install 'escapade[client]'`.
"""

from escapade.client.answers import Refused, Turn
from escapade.client.asynchronous import AsyncClient, Socket
from escapade.client.synchronous import Client

__all__ = ["AsyncClient", "Client", "Refused", "Socket", "Turn"]
