"""`escapade moderators`: which accounts may read reports and mute people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from sqlalchemy import select, update

from escapade.server.operations.commands import Database, in_sentences, settings_for
from escapade.server.storage import copying
from escapade.server.storage.schema import PersonRow

if TYPE_CHECKING:
    from sqlalchemy import Connection


def moderators(
    add: Annotated[list[str] | None, typer.Option(metavar="USERNAME", help="Make this account a moderator.")] = None,
    remove: Annotated[list[str] | None, typer.Option(metavar="USERNAME", help="A moderator no longer.")] = None,
    database: Database = "",
) -> None:
    """List the moderators of the server, add or remove some. The server may run meanwhile."""
    with in_sentences(), copying.writing(settings_for(database)) as connection:
        for login in add or []:
            _set(connection, login, moderator=True)
        for login in remove or []:
            _set(connection, login, moderator=False)
        connection.commit()
        found = connection.scalars(select(PersonRow.login).where(PersonRow.moderator).order_by(PersonRow.login)).all()
    typer.echo("\n".join(str(login) for login in found) or "There are no moderators.")


def _set(connection: Connection, login: str, *, moderator: bool) -> None:
    """Change one account; raise a sentence if there is none of this name."""
    account = update(PersonRow).where(PersonRow.login == login.lower())
    if not connection.execute(account.values(moderator=moderator)).rowcount:
        raise ValueError(f"there is no account '{login}'; create it on the page first")
