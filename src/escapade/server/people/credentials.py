"""Long-lived connections end when the credential that opened them ends, on any node."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from litestar.datastructures import State

    from escapade.server.people.accounts import Credential

CHECK_EVERY = 10.0  # s between two looks at what other nodes have ended


class Holder(Protocol):
    """A socket or a stream. One without a credential was opened anonymously."""

    credential: Credential | None

    def revoke(self) -> None:
        """Close, because the credential has ended."""


def _holders(state: State) -> Iterable[Holder]:
    """List all long-lived connections of this node."""
    return (*state.connections, *state.readers)


def end(state: State, ended: Callable[[Credential], bool]) -> None:
    """Close the connections of this node whose credential has just ended. Other nodes notice by themselves."""
    for holder in _holders(state):
        if holder.credential is not None and ended(holder.credential):
            holder.revoke()


async def check(state: State) -> None:
    """Ask the store about all credentials in use here, and close the connections of those that ended."""
    held = {holder.credential for holder in _holders(state) if holder.credential is not None}
    if held:
        good = await state.accounts.still_good(held)
        end(state, lambda credential: credential in held - good)
