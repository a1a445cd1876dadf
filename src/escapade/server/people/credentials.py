"""Closes sockets and streams when the cookie or token that opened them is revoked, on any node."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from litestar.datastructures import State

    from escapade.server.people.accounts import Credential

CHECK_EVERY = 10.0  # s between checks for credentials revoked on other nodes


class Holder(Protocol):
    """A socket or a stream. An anonymous one has no credential."""

    credential: Credential | None

    def revoke(self) -> None:
        """Close, because the credential was revoked."""


def _holders(state: State) -> Iterable[Holder]:
    """List all long-lived connections of this node."""
    return (*state.connections, *state.readers)


def end(state: State, ended: Callable[[Credential], bool]) -> None:
    """Close this node's connections whose credential was just revoked. Other nodes check regularly."""
    for holder in _holders(state):
        if holder.credential is not None and ended(holder.credential):
            holder.revoke()


async def check(state: State) -> None:
    """Check all credentials in use here, and close the connections of revoked ones."""
    held = {holder.credential for holder in _holders(state) if holder.credential is not None}
    if held:
        good = await state.accounts.still_good(held)
        end(state, lambda credential: credential in held - good)
