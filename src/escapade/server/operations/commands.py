"""Commands for the operator of a database: backup, copy, restore, check."""

from __future__ import annotations

import json
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path  # noqa: TC003 - typer reads the annotations
from typing import TYPE_CHECKING, Annotated

import typer

from escapade.server.operations.audit import Audit, audit, summary
from escapade.server.settings import Settings
from escapade.server.storage import copying
from escapade.server.storage.copying import CopyError
from escapade.server.storage.migrating import NewerDatabaseError

if TYPE_CHECKING:
    from collections.abc import Iterator

Database = Annotated[str, typer.Option(help="As for serve.")]
Replace = Annotated[bool, typer.Option("--replace", help="Delete what is in the target.")]
Sample = Annotated[int | None, typer.Option(min=1, metavar="N", help="Look at so many tables only, chosen at random.")]
_FOUND_PROBLEMS = 1


def backup(
    to: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; it must not exist.")],
    database: Database = "",
) -> None:
    """Copy the database to a single SQLite file while the server runs."""
    with in_sentences():
        source = settings_for(database)
        if to.exists():
            raise CopyError(f"{to} exists already")
        if not to.parent.is_dir():
            raise CopyError(f"{to} cannot be written: there is no folder {to.parent}")
        unfinished = to.with_name(f"{to.name}.unfinished")
        unfinished.unlink(missing_ok=True)
        unfinished.touch(mode=0o600)  # it holds the key that signs cookies
        _write_backup(source, unfinished)
        copying.close_file(unfinished)
        unfinished.rename(to)
    typer.echo(f"{to} holds everything up to now.")


def _write_backup(source: Settings, to: Path) -> None:
    """Copy the pages of a SQLite database, or the rows of a PostgreSQL database."""
    file = source.database_file()
    if file is None:
        with copying.reading(source) as there, copying.writing(Settings(database=f"sqlite:///{to}")) as here:
            copying.copy(there, here)
    elif not file.exists():
        raise CopyError(f"there is no database at {file}")
    else:
        copying.copy_file(file, to)


def copy(
    source: Annotated[str, typer.Argument(metavar="FROM", help="sqlite:///a/file.db or postgresql://user@host/name.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="Likewise: a file to be made, or an empty database.")],
    *,
    replace: Replace = False,
) -> None:
    """Copy everything from one database to another, of the same kind or not."""
    with in_sentences():
        copied = _copied_into(Settings(database=source), Settings(database=target), replace=replace)
    typer.echo(copied)


def restore(
    file: Annotated[Path, typer.Argument(help="What `escapade backup` wrote; it stays as it is.")],
    database: Database = "",
    *,
    replace: Replace = False,
    check: Annotated[bool, typer.Option("--check", help="Replay every log afterwards.")] = False,
    sample: Sample = None,
) -> None:
    """Put a backup into a database of either kind. The server must be stopped."""
    with in_sentences():
        target = settings_for(database)
        typer.echo(_copied_into(Settings(database=f"sqlite:///{file}"), target, replace=replace))
        if check or sample is not None:
            _report(audited(target, sample), as_json=False)


def check(
    database: Database = "",
    *,
    sample: Sample = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")] = False,
) -> None:
    """Replay every log and compare the other rows with it. Changes nothing; exit code 1 if something is wrong."""
    with in_sentences():
        _report(audited(settings_for(database), sample), as_json=as_json)


def settings_for(database: str) -> Settings:
    """Take a flag before the environment, and the environment before the default."""
    return Settings(database=database) if database else Settings()


def _copied_into(source: Settings, target: Settings, *, replace: bool) -> str:
    """Copy a database into one that no server runs on. Return a sentence about what was copied."""
    if source.database == target.database:
        raise CopyError("source and target are the same database")
    with copying.reading(source) as there, copying.writing(target) as here:
        if not replace and not copying.is_empty(here):
            raise CopyError("there is something in the target already; --replace deletes it")
        if copying.is_served(here):
            raise CopyError("a server runs on the target: stop it first")
        rows = copying.copy(there, here, replace=replace)
    return f"Copied and compared: {', '.join(f'{count} {name}' for name, count in rows.items() if count) or 'nothing'}."


def audited(settings: Settings, sample: int | None) -> Audit:
    """Check a database as it is at one moment."""
    with copying.reading(settings) as connection:
        return audit(connection, sample)


def _report(found: Audit, *, as_json: bool) -> None:
    """Print the result, and exit with code 1 if something is wrong."""
    typer.echo(json.dumps(asdict(found)) if as_json else "\n".join(summary(found)))
    if found.problems:
        raise typer.Exit(_FOUND_PROBLEMS)


@contextmanager
def in_sentences() -> Iterator[None]:
    """Turn errors into one sentence on stderr."""
    try:
        yield
    except (CopyError, NewerDatabaseError, ValueError) as wrong:
        raise SystemExit(f"escapade: {wrong}") from wrong
    except OSError as wrong:
        place = f"{wrong.filename}: " if wrong.filename else ""
        raise SystemExit(f"escapade: {place}{wrong.strerror or wrong}") from wrong
