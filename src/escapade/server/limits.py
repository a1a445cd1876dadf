"""What one address may do, and how often."""

from litestar.handlers.base import BaseRouteHandler

from escapade.server.no import No
from escapade.server.pace import Paces
from escapade.server.who import AnyConnection

ASKS = (20.0, 200)  # questions a second, and at once
THOUGHTS = (0.5, 20)  # what a worker thinks about: hints, and steps of finished games
SLOW = (0.2, 15)  # what costs much or can be guessed at: new guests, passwords


def hurried(connection: AnyConnection, paces: Paces) -> bool:
    """Tell whether an address asks too often."""
    if connection.app.state.settings.generous:
        return False
    client = connection.client
    return not paces.allow(client.host if client else "")


def steady(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Refuse an address that asks too often."""
    if hurried(connection, connection.app.state.asks):
        raise No("too-fast")


def slow_down(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Refuse an address that asks too often for something costly."""
    if hurried(connection, connection.app.state.slow_asks):
        raise No("wait")


def think_slowly(connection: AnyConnection) -> None:
    """Refuse an address that wants too much to be thought about."""
    if hurried(connection, connection.app.state.thought_asks):
        raise No("wait")
