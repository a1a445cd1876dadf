"""A connection that stays open ends with the credential that opened it, on whichever node that one ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from litestar.datastructures import State

    from escapade.server.accounts import Credential

CHECK_EVERY = 10.0  # s between two looks at what other nodes have ended


class Holder(Protocol):
    """A socket or a stream; without a credential it was opened by nobody in particular."""

    credential: Credential | None

    def revoke(self) -> None:
        """End, because the credential has ended."""


def holders(state: State) -> Iterable[Holder]:
    """List every connection of this node that stays open."""
    return (*state.sitters, *state.readers)


def end(state: State, ended: Callable[[Credential], bool]) -> None:
    """End the connections of this node whose credential has just ended; other nodes find out by themselves."""
    for holder in holders(state):
        if holder.credential is not None and ended(holder.credential):
            holder.revoke()


async def check(state: State) -> None:
    """Ask the store about all credentials in use here, and end the connections of those that count no more."""
    held = {holder.credential for holder in holders(state) if holder.credential is not None}
    if held:
        good = await state.accounts.still_good(held)
        end(state, lambda credential: credential in held - good)
