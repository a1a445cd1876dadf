"""The tables of the database. Times are milliseconds since 1970; what only this program reads is JSON."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Text,
    UniqueConstraint,
    false,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

PERSON = "people.id"
TABLE = "tables.id"


class Stored(DeclarativeBase):
    """Base of all rows; names constraints the same way on both databases."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(column_0_label)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class PersonRow(Stored):
    """A person: a guest, or with a login an account."""

    __tablename__ = "people"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    name: Mapped[str] = mapped_column(String(60))
    login: Mapped[str | None] = mapped_column(String(60), unique=True)
    password: Mapped[str | None] = mapped_column(String(200))
    generation: Mapped[int] = mapped_column(Integer, default=0)  # cookies of an older generation are invalid
    rated: Mapped[bool] = mapped_column(default=False)
    created: Mapped[int] = mapped_column(BigInteger)
    settings: Mapped[dict[str, str]] = mapped_column(JSON, default=dict, server_default="{}")  # of the page
    moderator: Mapped[bool] = mapped_column(default=False, server_default=false())
    muted_until: Mapped[int] = mapped_column(BigInteger, default=0, server_default="0")  # in the chat of all tables


class TokenRow(Stored):
    """A token of a program; only a hash of the secret is stored."""

    __tablename__ = "tokens"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey(PERSON, ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(String(60))
    digest: Mapped[str] = mapped_column(String(64), unique=True)
    scopes: Mapped[list[str]] = mapped_column(JSON)
    created: Mapped[int] = mapped_column(BigInteger)


class TableRow(Stored):
    """A table's header (see `tables.header.Header`) and its status."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[str] = mapped_column(String(40), server_default="")  # the version of the rules it is played by
    options: Mapped[dict[str, str]] = mapped_column(JSON)  # with defaults written out
    players: Mapped[int] = mapped_column(Integer)
    host: Mapped[str] = mapped_column(String(40))
    public: Mapped[bool]
    rated: Mapped[bool]
    hints: Mapped[bool] = mapped_column(default=False, server_default=false())
    control: Mapped[dict[str, Any]] = mapped_column(JSON)  # Any: a wire.Control as JSON
    delay: Mapped[int] = mapped_column(Integer)
    hold: Mapped[int] = mapped_column(Integer)
    seed: Mapped[str] = mapped_column(String(64))
    salt: Mapped[str] = mapped_column(String(64))
    muted: Mapped[list[str]] = mapped_column(JSON, default=list)
    status: Mapped[str] = mapped_column(String(20))
    box: Mapped[str] = mapped_column(String(64), default="", server_default="")  # the digest of its corrected data
    box_name: Mapped[str] = mapped_column(String(60), default="", server_default="")
    position: Mapped[str] = mapped_column(Text, default="", server_default="")  # where it begins; "": it is dealt
    settled: Mapped[bool] = mapped_column(default=False)  # its rating is counted, or it has none
    created: Mapped[int] = mapped_column(BigInteger)
    __table_args__ = (
        Index("ix_tables_status_created", "status", "created"),
        Index("ix_tables_host", "host", "created"),
    )


class BoxRow(Stored):
    """A file of corrected data, by the digest of what it says."""

    __tablename__ = "boxes"
    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(60))
    text: Mapped[str] = mapped_column(Text)
    created: Mapped[int] = mapped_column(BigInteger)


class SavedBoxRow(Stored):
    """A box on somebody's list, under a name of theirs."""

    __tablename__ = "saved_boxes"
    person: Mapped[str] = mapped_column(ForeignKey(PERSON, ondelete="CASCADE"), primary_key=True)
    digest: Mapped[str] = mapped_column(ForeignKey("boxes.digest", ondelete="CASCADE"), primary_key=True)
    name: Mapped[str] = mapped_column(String(60))
    saved: Mapped[int] = mapped_column(BigInteger)


class EntryRow(Stored):
    """An entry of a table's log. The primary key lets one node be first."""

    __tablename__ = "entries"
    table_id: Mapped[str] = mapped_column(ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger)
    action_id: Mapped[str | None] = mapped_column(String(100))
    body: Mapped[bytes] = mapped_column(LargeBinary)
    __table_args__ = (UniqueConstraint("table_id", "action_id", name="uq_entries_action"),)


class SittingRow(Stored):
    """Who sits on which seat, and in which place they finished."""

    __tablename__ = "sittings"
    table_id: Mapped[str] = mapped_column(ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey(PERSON, ondelete="CASCADE"), index=True)
    place: Mapped[int | None] = mapped_column(Integer)  # 1 has won; None while the game goes on
    answer: Mapped[str] = mapped_column(String(20), default="", server_default="")  # standing; "": ask each time
    rating_before: Mapped[float | None]  # as people see it; None if the game did not count for them
    rating_after: Mapped[float | None]


class ChatRow(Stored):
    """Something said at a table."""

    __tablename__ = "chat"
    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey(TABLE, ondelete="CASCADE"), index=True)
    person: Mapped[str] = mapped_column(ForeignKey(PERSON, ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(String(60))
    text: Mapped[str] = mapped_column(String(1000))
    phrase: Mapped[str] = mapped_column(String(20), default="", server_default="")  # said in each reader's language
    at: Mapped[int] = mapped_column(BigInteger)


class ReportRow(Stored):
    """Chat lines of one person at one table that somebody has reported to the moderators."""

    __tablename__ = "reports"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey(TABLE, ondelete="CASCADE"), index=True)
    person: Mapped[str] = mapped_column(ForeignKey(PERSON, ondelete="CASCADE"), index=True)  # who is reported
    reporter: Mapped[str | None] = mapped_column(ForeignKey(PERSON, ondelete="SET NULL"), index=True)
    lines: Mapped[list[dict[str, Any]]] = mapped_column(JSON)  # Any: wire.ReportedLine as JSON
    created: Mapped[int] = mapped_column(BigInteger, index=True)
    closed: Mapped[int | None] = mapped_column(BigInteger)  # None: a moderator has to decide


class ReviewRow(Stored):
    """The review of a finished game, made once."""

    __tablename__ = "reviews"
    table_id: Mapped[str] = mapped_column(ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True)
    format: Mapped[int] = mapped_column(Integer)  # how it was made; another one is made again
    body: Mapped[bytes] = mapped_column(LargeBinary)  # a wire.GameReview as JSON
    created: Mapped[int] = mapped_column(BigInteger)


class NoteRow(Stored):
    """Somebody's own note on a step of a finished game."""

    __tablename__ = "notes"
    person: Mapped[str] = mapped_column(ForeignKey(PERSON, ondelete="CASCADE"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True, index=True)
    step: Mapped[int] = mapped_column(Integer, primary_key=True)
    text: Mapped[str] = mapped_column(String(1000))
    written: Mapped[int] = mapped_column(BigInteger)


class RatingRow(Stored):
    """Somebody's rating in a game."""

    __tablename__ = "ratings"
    person: Mapped[str] = mapped_column(ForeignKey(PERSON, ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    games: Mapped[int] = mapped_column(Integer)
    opponents: Mapped[int] = mapped_column(Integer, default=0, server_default="0")  # different people


class HookRow(Stored):
    """A webhook of somebody, for one table or all of theirs."""

    __tablename__ = "hooks"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey(PERSON, ondelete="CASCADE"), index=True)
    table_id: Mapped[str | None] = mapped_column(ForeignKey(TABLE, ondelete="CASCADE"))
    url: Mapped[str] = mapped_column(String(600))
    secret: Mapped[str] = mapped_column(String(80), default="", server_default="")  # signs notices; "": from before


class NoticeRow(Stored):
    """A notice for a webhook, until it is taken or given up."""

    __tablename__ = "notices"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    hook: Mapped[str] = mapped_column(ForeignKey("hooks.id", ondelete="CASCADE"), index=True)
    body: Mapped[bytes] = mapped_column(LargeBinary)
    tries: Mapped[int] = mapped_column(Integer)
    due: Mapped[int] = mapped_column(BigInteger, index=True)  # when it is sent next, by whichever node is first


class PuzzleTryRow(Stored):
    """Somebody's tries at a puzzle: how the first one went, and whether they have solved it."""

    __tablename__ = "puzzle_tries"
    person: Mapped[str] = mapped_column(ForeignKey(PERSON, ondelete="CASCADE"), primary_key=True)
    puzzle: Mapped[str] = mapped_column(String(40), primary_key=True, index=True)  # Puzzle.name
    game: Mapped[str] = mapped_column(String(40), index=True)
    at_once: Mapped[bool]  # solved at the first try, without the answer
    solved: Mapped[bool]
    created: Mapped[int] = mapped_column(BigInteger)


class OwnPuzzleRow(Stored):
    """A puzzle that somebody made of a position. Whoever has its id can try it."""

    __tablename__ = "own_puzzles"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey(PERSON, ondelete="CASCADE"), index=True)
    game: Mapped[str] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(60))
    task: Mapped[str] = mapped_column(String(40))
    goal: Mapped[int] = mapped_column(Integer)
    seat: Mapped[int] = mapped_column(Integer)
    position: Mapped[str] = mapped_column(Text)  # as the seat sees it
    answer: Mapped[list[str]] = mapped_column(JSON)
    created: Mapped[int] = mapped_column(BigInteger)


class DailyRunRow(Stored):
    """Somebody's run on the path of a day."""

    __tablename__ = "daily_runs"
    day: Mapped[str] = mapped_column(String(10), primary_key=True)  # 2026-11-17
    person: Mapped[str] = mapped_column(ForeignKey(PERSON, ondelete="CASCADE"), primary_key=True, index=True)
    started: Mapped[int] = mapped_column(BigInteger)  # when the path was shown
    elapsed: Mapped[int | None] = mapped_column(Integer)  # ms; None: still running
    right: Mapped[bool] = mapped_column(default=False, server_default=false())


class NodeRow(Stored):
    """A server process, and when it was last alive."""

    __tablename__ = "nodes"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    alive: Mapped[int] = mapped_column(BigInteger)


class DutyRow(Stored):
    """A running table, when something is due there, and which node is in charge."""

    __tablename__ = "duties"
    table_id: Mapped[str] = mapped_column(ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True)
    due: Mapped[int] = mapped_column(BigInteger, index=True)
    node: Mapped[str] = mapped_column(String(40), default="", server_default="", index=True)


class PresenceRow(Stored):
    """Somebody who watches a table from a node; valid while the node is alive."""

    __tablename__ = "presence"
    table_id: Mapped[str] = mapped_column(ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True)
    person: Mapped[str] = mapped_column(String(40), primary_key=True)
    node: Mapped[str] = mapped_column(String(40), primary_key=True, index=True)


class KeptRow(Stored):
    """Values by name: the key that signs cookies, the last outage, the oldest program for this database."""

    __tablename__ = "kept"
    name: Mapped[str] = mapped_column(String(80), primary_key=True)
    value: Mapped[str] = mapped_column(String(200))
