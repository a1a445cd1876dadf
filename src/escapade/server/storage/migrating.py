"""Migrating databases of earlier versions, and checking those of later versions.

Every migration names the oldest program that can still work with the database it leaves. While nodes are replaced one
after the other, those that are not replaced yet read this from the database: they go on, or say why they cannot.
"""

from __future__ import annotations

import logging
from importlib.resources import as_file, files
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import insert, select, update

from escapade.server.storage.schema import KeptRow

if TYPE_CHECKING:
    from sqlalchemy import Connection

LOG = logging.getLogger(__name__)
_OLDEST = "oldest-program"  # the key of the oldest revision whose programs can use the database


class CannotOpenError(Exception):
    """The database cannot be opened; the sentence says why, and that is all there is to say."""


class NewerDatabaseError(CannotOpenError):
    """The database was changed by a later version in a way this one cannot work with."""


def migrate(connection: Connection) -> None:
    """Run the migrations this database lacks. Leave a newer database as it is."""
    with as_file(files("escapade.server.storage").joinpath("migrations")) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        scripts = ScriptDirectory.from_config(config)
        found = revision_of(connection)
        if found is not None and not _known(scripts, found):
            _check_newer(connection, found)
            return
        command.upgrade(config, "head")
        _remember_oldest(connection, _oldest_program(scripts, newest_revision()))


def revision_of(connection: Connection) -> str | None:
    """Read which revision a database has; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def newest_revision() -> str:
    """Return the newest revision this program knows."""
    with as_file(files("escapade.server.storage").joinpath("migrations")) as folder:
        head = ScriptDirectory(str(folder)).get_current_head()
    assert head is not None
    return head


def _known(scripts: ScriptDirectory, revision: str) -> bool:
    """Whether this program knows a revision."""
    return any(script.revision == revision for script in scripts.walk_revisions())


def _oldest_program(scripts: ScriptDirectory, revision: str) -> str:
    """Return the oldest revision whose programs can use a database of this one."""
    script = scripts.get_revision(revision)
    return str(getattr(script.module, "oldest_program", revision))


def _check_newer(connection: Connection, found: str) -> None:
    """Warn if the newer database may be used by this program, else raise."""
    ours = newest_revision()
    oldest = connection.scalar(select(KeptRow.value).where(KeptRow.name == _OLDEST))
    if oldest is None or oldest > ours:  # revisions are numbers of four digits
        raise NewerDatabaseError(
            f"the database has revision {found}, made by a later version of Escapade; this version knows revisions "
            f"up to {ours} and cannot work with it: install the later version here too, or restore a backup from before"
        )
    LOG.warning(
        "the database has revision %s, made by a later version; this one knows %s and may still use it", found, ours
    )


def _remember_oldest(connection: Connection, oldest: str) -> None:
    """Store which programs can use this database."""
    there = connection.scalar(select(KeptRow.value).where(KeptRow.name == _OLDEST))
    if there is None:
        connection.execute(insert(KeptRow).values(name=_OLDEST, value=oldest))
    elif there != oldest:
        connection.execute(update(KeptRow).where(KeptRow.name == _OLDEST).values(value=oldest))
