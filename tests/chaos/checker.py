"""What must hold after any fault, read from the store and from all that every player sent and heard.

An acknowledged move is in the store once, at the version that was acknowledged; a player heard exactly the store's log,
entry by entry; every log can be played again by the rules, byte by byte; and nobody was shown anything but what their
seat may see, which is worked out here from the rules alone.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any

from escapade.match import Match

if TYPE_CHECKING:
    from collections.abc import Iterable

    from escapade.engine import Event
    from tests.chaos.players import Message, Sent, Transcript
    from tests.chaos.stored import StoredTable

SECRET = frozenset({"record", "news"})  # of an entry, never told


@dataclass(slots=True)
class Findings:
    """What does not hold: a sentence each. All empty means that all is well."""

    lost: list[str] = field(default_factory=list)  # acknowledged, and not in the store
    doubled: list[str] = field(default_factory=list)  # in the store twice, or played by nobody
    denied: list[str] = field(default_factory=list)  # refused, and in the store all the same
    missed: list[str] = field(default_factory=list)  # gaps and repeats in what a player heard
    untrue: list[str] = field(default_factory=list)  # heard, and not what the store says
    leaked: list[str] = field(default_factory=list)  # shown other than the seat may see
    unplayable: list[str] = field(default_factory=list)  # a log the rules refuse
    robbed: list[str] = field(default_factory=list)  # a seat lost on time, or given to a bot while its player was there

    def all(self) -> list[str]:
        """List everything found."""
        return [f"{one.name}: {text}" for one in fields(self) for text in getattr(self, one.name)]


@dataclass(slots=True)
class Shown:
    """What one seat may see at one version."""

    view: str
    legal: list[str]
    events: list[Message]


@dataclass(slots=True)
class Step:
    """One version of a table: its entry, who had which seats after it, and what each seat may see of it."""

    entry: Message
    persons: list[str]
    shown: dict[int | None, Shown]


def check(
    tables: dict[str, StoredTable], transcripts: list[Transcript], *, excused: Iterable[str] = (), hold: float = 0
) -> Findings:
    """Compare every transcript with the store; tables that a fault damaged on purpose are excused.

    `hold` is how long (s) a player must have been away before a bot may take their seat; 0 asks nothing of the kind.
    """
    findings = Findings()
    sound = {name: table for name, table in tables.items() if name not in set(excused)}
    check_moves(sound, transcripts, findings, set(excused))
    replays = {name: replay(table, findings) for name, table in sound.items()}
    for transcript in transcripts:
        check_heard(sound, replays, transcript, findings)
        if hold:
            check_seats(transcript, hold, findings)
    return findings


# Moves


def check_moves(
    tables: dict[str, StoredTable], transcripts: list[Transcript], findings: Findings, excused: set[str]
) -> None:
    """Compare what was acknowledged with what is stored, and what is stored with what was sent."""
    stored: dict[tuple[str, str], list[int]] = defaultdict(list)
    for table in tables.values():
        for entry in table.entries:
            if entry.action_id:
                stored[table.id, entry.action_id.rpartition(":")[2]].append(entry.seq)
    for transcript in transcripts:
        for sent in transcript.sent:
            if sent.table not in excused:
                check_move(transcript.name, sent, stored.get((sent.table, sent.id), []), findings)
    sent_ids = {(sent.table, sent.id) for transcript in transcripts for sent in transcript.sent}
    for table in tables.values():
        check_order(table, sent_ids, findings)


def check_move(name: str, sent: Sent, versions: list[int], findings: Findings) -> None:
    """Compare how a move was answered with the versions it is stored as."""
    where = f"{name}'s {sent.action} at {sent.table}"
    if len(versions) > 1 or len(set(sent.accepted)) > 1:
        findings.doubled.append(f"{where}: stored as {versions}, acknowledged as {sorted(set(sent.accepted))}")
    elif sent.accepted and sent.accepted[0] not in versions:
        findings.lost.append(f"{where}: acknowledged as {sent.accepted[0]}, stored as {versions or 'nothing'}")
    elif sent.refused and not sent.accepted and versions:
        findings.denied.append(f"{where}: refused ({sent.refused[-1]}), and yet stored as {versions[0]}")


def check_order(table: StoredTable, sent_ids: set[tuple[str, str]], findings: Findings) -> None:
    """Look for entries twice, entries missing, and moves of people that nobody sent."""
    seqs = Counter(entry.seq for entry in table.entries)
    twice = [seq for seq, times in seqs.items() if times > 1]
    missing = set(range(1, max(seqs, default=0) + 1)) - seqs.keys()
    if twice:
        findings.doubled.append(f"{table.id}: entries {twice} are there twice")
    if missing:
        findings.lost.append(f"{table.id}: entries {sorted(missing)} are missing")
    for entry in table.entries:
        body = read(entry.body)
        by_a_person = body.get("type") == "played" and not body.get("by")
        if by_a_person and (table.id, entry.action_id.rpartition(":")[2]) not in sent_ids:
            findings.doubled.append(f"{table.id}: nobody sent entry {entry.seq} ({entry.action_id or 'no id'})")


def read(body: bytes) -> Message:
    """Read an entry; nothing if it is damaged."""
    try:
        found = json.loads(body)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


# Logs


def replay(table: StoredTable, findings: Findings) -> list[Step]:
    """Play a log again by the rules and compare every line; return what each seat may see at each version."""
    again = Replay(table)
    for entry in table.entries:
        try:
            again.land(read(entry.body))
        except Exception as error:  # noqa: BLE001 - whatever goes wrong, this log cannot be played
            findings.unplayable.append(f"{table.id} ({table.game}) at {entry.seq}: {type(error).__name__}: {error}")
            break
    return again.steps


class Replay:
    """A table played again from its log."""

    def __init__(self, table: StoredTable) -> None:
        self.table = table
        self.match: Match | None = None
        self.moves: list[tuple[int, str]] = []
        self.persons = [""] * table.players
        self.over = False
        self.steps: list[Step] = [Step({}, [""] * table.players, {})]  # version 0: an empty table

    def land(self, entry: Message) -> None:
        """Let one entry happen."""
        story: list[Event] = []
        match entry["type"]:
            case "sat":
                self.persons[entry["seat"]] = entry.get("person", "")
            case "started":
                self.match = self.dealt(entry["names"])
            case "played":
                story = self.play(entry)
            case "undone":
                self.undo(entry["left"])
            case "ended":
                self.over = True
            case _:
                pass
        self.steps.append(Step(entry, list(self.persons), self.shown(story)))

    def dealt(self, names: list[str]) -> Match:
        """Deal the game from the table's own seed."""
        table = self.table
        options: dict[str, Any] = dict(table.options)  # Any: what a match takes
        return Match(table.game, table.players, options, seed=table.seed, salt=table.salt, names=names)

    def play(self, entry: Message) -> list[Event]:
        """Play a move and compare its line of the record."""
        assert self.match is not None, "played before the start"
        assert not self.over, "played after the end"
        action = json.loads(entry["record"])["action"]
        self.moves.append((entry["seat"], action))
        outcome = self.match.play(action, entry["seat"])
        assert outcome.line == entry["record"], f"{action} gives another line than the one stored"
        return outcome.events

    def undo(self, left: int) -> None:
        """Deal again, and play the moves that are left."""
        assert self.match is not None, "undone before the start"
        self.match = self.dealt(self.match.names)
        self.moves = self.moves[:left]
        for seat, action in self.moves:
            self.match.play(action, seat)

    def shown(self, story: list[Event]) -> dict[int | None, Shown]:
        """Work out what every seat of a person, and whoever looks on, may see."""
        match = self.match
        if match is None:
            return {}
        game, out = match.game, dict[int | None, Shown]()
        to_act = () if self.over or match.over else match.to_act
        for seat in (None, *[seat for seat, person in enumerate(self.persons) if person]):
            view = match.view(seat)
            legal = view.legal(seat) if seat is not None and seat in to_act else []
            seen = [event.seen_by(seat, match.state) for event in story]
            told = [{"event": event.name(), **game.write_event(event)} for event in seen]
            moves = [game.write_action(view, action) for action in legal]
            out[seat] = Shown(game.write_position(view), moves, json.loads(json.dumps(told)))
        return out


# What players heard


def check_heard(
    tables: dict[str, StoredTable], replays: dict[str, list[Step]], transcript: Transcript, findings: Findings
) -> None:
    """Compare all that a player heard with the logs, in the order they heard it."""
    last: dict[str, int] = {}
    restart: defaultdict[str, list[int]] = defaultdict(list)  # versions a player asked to be told again from
    line: dict[str, int] = {}  # on which connection a table was last heard of
    watched = iter(transcript.watched)
    wish = next(watched, None)
    for number, heard in enumerate(transcript.heard):
        while wish is not None and wish.heard <= number:
            if wish.since is not None:
                restart[wish.table].append(wish.since)
            wish = next(watched, None)
        message: Message = json.loads(heard.text)
        kind = message["type"]
        if kind not in {"snapshot", "update"}:
            continue
        table = message["table"]["id"] if kind == "snapshot" else message["table"]
        if table not in tables:
            continue
        version = message["version"]
        before = last.get(table)
        where = f"{transcript.name} at {table}"
        if before is not None and kind == "snapshot" and version < before:
            findings.missed.append(f"{where}: shown version {version} after {before}")
        elif before is not None and kind == "update":
            if line[table] != heard.connection and version == before + 1:
                restart[table].clear()  # on the same line, what is asked for again may still come
            elif not follows(version, before, restart[table]):
                findings.missed.append(f"{where}: heard version {version} after {before}")
        last[table], line[table] = version, heard.connection
        check_told(tables[table], replays[table], transcript, message, version, findings)


def follows(version: int, before: int, restart: list[int]) -> bool:
    """Whether a version comes next, or is the next of one that was asked for; each wish is answered once."""
    if version == before + 1:
        return True
    if version - 1 in restart:
        restart.remove(version - 1)
        return True
    return False


def check_told(  # noqa: PLR0913, PLR0917 - what was told, to whom, and all it is compared with
    table: StoredTable, steps: list[Step], transcript: Transcript, message: Message, version: int, findings: Findings
) -> None:
    """Compare one message with the entry and the views of its version."""
    where = f"{transcript.name} at {table.id}, version {version}"
    if version >= len(steps):
        if version > len(table.entries):
            findings.untrue.append(f"{where}: there is no such entry in the store")
        return  # else the log breaks off before it, which is a finding of its own
    step = steps[version]
    if message["type"] == "update":
        told = message["entry"]
        if any(told.get(key) != step.entry.get(key) for key in ("type", "seat", "by")):
            findings.untrue.append(f"{where}: told {told}, stored {step.entry}")
        if SECRET & told.keys():
            findings.leaked.append(f"{where}: the entry tells {sorted(SECRET & told.keys())}")
    own = [seat for seat, person in enumerate(step.persons) if person == transcript.person]
    ended = any(one.entry.get("type") == "ended" for one in steps[: version + 1])
    if not ended and any(secret and secret in json.dumps(message) for secret in (table.seed, table.salt)):
        findings.leaked.append(f"{where}: the seed is told before the end")
    for sight in message.get("views", []):
        check_sight(sight, own, step, where, findings, with_events=message["type"] == "update")


def check_sight(  # noqa: PLR0913 - what was seen, and all it is compared with
    sight: Message, own: list[int], step: Step, where: str, findings: Findings, *, with_events: bool
) -> None:
    """Compare what one seat was shown with what it may see."""
    seat = sight["seat"]
    if (seat is None and own) or (seat is not None and seat not in own):
        findings.leaked.append(f"{where}: shown the view of seat {seat}, has {own}")
        return
    may = step.shown.get(seat)
    if may is None:
        findings.leaked.append(f"{where}: shown a game that has not begun")
        return
    if sight["view"] != may.view:
        findings.leaked.append(f"{where}: seat {seat} was shown {sight['view']} instead of {may.view}")
    if sight.get("legal", []) != may.legal:
        findings.untrue.append(f"{where}: seat {seat} was offered {sight.get('legal', [])} instead of {may.legal}")
    if with_events and sight.get("events", []) != may.events:
        findings.leaked.append(f"{where}: seat {seat} was told {sight.get('events', [])} instead of {may.events}")


def check_seats(transcript: Transcript, hold: float, findings: Findings) -> None:
    """Look for seats that were taken from somebody who was there, and seats lost on time."""
    seats: dict[str, list[int]] = {}
    for heard in transcript.heard:
        message = json.loads(heard.text)
        if message["type"] == "snapshot":
            seats[message["table"]["id"]] = message["yours"]
        if message["type"] != "update":
            continue
        seats[message["table"]] = message["yours"]
        entry = message["entry"]
        mine = entry.get("seat") in message["yours"]
        where = f"{transcript.name} at {message['table']}, version {message['version']}"
        if mine and entry["type"] == "held" and not was_away(transcript, heard.at, hold):
            findings.robbed.append(f"{where}: a bot holds the seat of somebody who was there")
        if mine and entry["type"] == "resigned" and entry.get("time"):
            findings.robbed.append(f"{where}: lost on time")


def was_away(transcript: Transcript, until: float, hold: float) -> bool:
    """Whether a player had been away for nearly as long as agreed, some time before."""
    return any(back - gone > hold * 0.8 and gone < until for gone, back in transcript.away)
