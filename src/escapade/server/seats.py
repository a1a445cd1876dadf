"""The HTTP API at one table: sit down, start, play, take back, pause, resign, talk, follow, and keep the record."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Annotated

from litestar import Response, Router, get, post
from litestar.datastructures import State
from litestar.params import Parameter
from litestar.response import Stream

from escapade.server import log, sight, wire
from escapade.server.accounts import Accounts, Identity
from escapade.server.limits import Limits, address_of, limits_of, think_slowly
from escapade.server.live import Live
from escapade.server.records import record_of
from escapade.server.table import Table
from escapade.server.tables import Tables, known_bot
from escapade.server.who import AnyConnection, reader_of

Id = Annotated[str, Parameter(pattern="^[a-z2-7]{16}$")]
SeatAsked = Annotated[int | None, Parameter(ge=0, le=15)]
Step = Annotated[int, Parameter(ge=0, le=2**31 - 1)]
Since = Annotated[int | None, Parameter(ge=0, le=2**31 - 1)]
NDJSON = "application/x-ndjson"
ALIVE_EVERY = 10.0  # s without news after which a stream shows that it lives
WAITING = 512  # lines a slow reader may be behind


async def done(tables: Tables, table: str, wish: Callable[[Table], log.AnyEntry]) -> wire.Card:
    """Do what somebody wishes at a table, and show it."""
    live = await tables.find(table)
    await live.do(wish)
    return shown(live)


def shown(live: Live) -> wire.Card:
    """Show a table."""
    return sight.card(live.table, live.here())


@get("/")
async def look(request: AnyConnection, table: Id, tables: Tables) -> Response[bytes]:
    """Show a table as I see it; as a spectator does if I have no seat there."""
    known = await reader_of(request)
    live = await tables.find(table)
    async with live.lock:
        [message] = await live.so_far(known.person.id if known else "", None)
    return Response(message, media_type="application/json")


@get("/log")
async def past_log(request: AnyConnection, table: Id, tables: Tables, before: Since = None) -> wire.Past:
    """Tell what happened here before I came, as my seats saw it then; the last 200 entries, or the last before one."""
    known = await reader_of(request)
    return await tables.past(await tables.find(table), known.person.id if known else "", before)


@post("/sit", status_code=200)
async def sit(me: Identity, table: Id, data: wire.Sitting, tables: Tables, accounts: Accounts) -> wire.Card:
    """Take an open seat; the host may take more for others on the same device."""
    me.allow("tables")
    name, others = data.name or me.person.name, await names_at(tables, accounts, table, me.person.id)
    return await done(tables, table, lambda t: t.sit(me.person.id, name, data.seat, others))


async def names_at(tables: Tables, accounts: Accounts, table: str, but: str) -> list[str]:
    """List the own names of the host and of everybody else at a table, whatever their seats are called."""
    there = (await tables.find(table)).table
    people = {there.header.host, *(chair.person for chair in there.chairs)}
    return await accounts.names(people - {but, ""})


@post("/stand", status_code=200)
async def stand(me: Identity, table: Id, data: wire.AtSeat, tables: Tables) -> wire.Card:
    """Give my seat back before the start."""
    me.allow("tables")
    return await done(tables, table, lambda t: t.stand(me.person.id, data.seat))


@post("/clear", status_code=200)
async def clear(me: Identity, table: Id, data: wire.AtSeat, tables: Tables) -> wire.Card:
    """Free a seat before the start, whoever sits there; for the host."""
    me.allow("tables")
    return await done(tables, table, lambda t: t.clear(me.person.id, -1 if data.seat is None else data.seat))


@post("/bot", status_code=200)
async def seat_bot(me: Identity, table: Id, data: wire.BotSeat, tables: Tables) -> wire.Card:
    """Give an open seat to a bot; for the host."""
    me.allow("tables")
    bot = known_bot(data.bot)
    return await done(tables, table, lambda t: t.seat_bot(me.person.id, data.seat, bot))


@post("/start", status_code=200)
async def start(me: Identity, table: Id, tables: Tables) -> wire.Card:
    """Deal the cards; for the host."""
    me.allow("tables")
    return await done(tables, table, lambda t: t.start(me.person.id))


@post("/play", status_code=200)
async def play(me: Identity, table: Id, data: wire.Move, tables: Tables) -> wire.Accepted:
    """Play an action. Send it again, with the same id, until it is answered: it is played once."""
    me.allow("play")
    live = await tables.find(table)
    return wire.Accepted(table, data.id, await live.play(me.person.id, data))


@get("/answers")
async def answers(me: Identity, table: Id, tables: Tables) -> list[wire.Answering]:
    """Give the standing answers of my seats."""
    me.allow("read")
    return await tables.answers(await tables.find(table), me.person.id)


@post("/answer", status_code=200)
async def answer(me: Identity, table: Id, data: wire.SeatAnswer, tables: Tables) -> wire.Answering:
    """Give a standing answer for my seat, for questions that must not betray what I hold."""
    me.allow("play")
    return await tables.answer(await tables.find(table), me.person.id, data.seat, data.answer)


@post("/undo", status_code=200)
async def undo(me: Identity, table: Id, data: wire.Undo, tables: Tables) -> wire.Card:
    """Take my last move back: at once if nobody learned anything by it, else everybody is asked."""
    me.allow("play")
    return await done(tables, table, lambda t: t.undo(t.own_seat(me.person.id, data.seat), data.left))


@post("/pause", status_code=200)
async def pause(me: Identity, table: Id, data: wire.AtSeat, tables: Tables) -> wire.Card:
    """Propose to stop the clocks; they stop when everybody who has a seat agrees, present or not."""
    me.allow("play")
    return await done(tables, table, lambda t: t.propose(t.own_seat(me.person.id, data.seat), "pause"))


@post("/resume", status_code=200)
async def resume(me: Identity, table: Id, data: wire.AtSeat, tables: Tables) -> wire.Card:
    """Go on after a pause; nobody is asked."""
    me.allow("play")
    return await done(tables, table, lambda t: t.propose(t.own_seat(me.person.id, data.seat), "resume"))


@post("/vote", status_code=200)
async def vote(me: Identity, table: Id, data: wire.Ballot, tables: Tables) -> wire.Card:
    """Answer what was proposed; one against is enough, and whoever proposed it withdraws it so."""
    me.allow("play")
    return await done(tables, table, lambda t: t.answer(voter(t, me.person.id, data.seat), yes=data.yes))


def voter(table: Table, person: str, seat: int | None) -> int:
    """Find the seat somebody votes for: one that is still asked, if they have one."""
    mine = table.own_seat(person, seat)
    asked = [one for one in table.seats_of(person) if one in table.asked()]
    return mine if seat is not None or not asked else asked[0]


@post("/resign", status_code=200)
async def resign(me: Identity, table: Id, data: wire.AtSeat, tables: Tables) -> wire.Card:
    """Give up; with more than two seats a bot plays mine to the end."""
    me.allow("play")
    return await done(tables, table, lambda t: t.resign(t.own_seat(me.person.id, data.seat)))


@post("/leave", status_code=200)
async def leave(me: Identity, table: Id, tables: Tables) -> wire.Card:
    """Go in the middle of a game: bots hold my seats until I watch the table again."""
    me.allow("play")
    live = await tables.find(table)
    for seat in live.table.left_by(me.person.id):
        await live.do(lambda t, seat=seat: t.hold(seat))  # type: ignore[misc]  # a default binds it now
    return shown(live)


@post("/rematch", status_code=200)
async def rematch(me: Identity, table: Id, tables: Tables) -> wire.Card:
    """Open a table for the same people, the next seat first."""
    me.allow("tables")
    again = await tables.rematch(me.person.id, await tables.find(table))
    return shown(await tables.find(again))


@get("/chat")
async def chat(table: Id, tables: Tables) -> list[wire.Chatted]:
    """Give what was said here, oldest first."""
    await tables.find(table)
    return await tables.chat(table)


@post("/chat")
async def say(request: AnyConnection, me: Identity, table: Id, data: wire.Line, tables: Tables) -> wire.Chatted:
    """Say something to the table, for whoever sits there or watches it."""
    me.allow("play")
    live = await tables.find(table)
    limits_of(request).speak(live, me.person.id)
    return await tables.say(live, me.person.id, me.person.name, data.text)


@post("/mute", status_code=200)
async def mute(me: Identity, table: Id, data: wire.Mute, tables: Tables) -> wire.Card:
    """Let somebody be heard here no more, or again; for the host."""
    me.allow("tables")
    live = await tables.find(table)
    await tables.mute(live, me.person.id, data)
    return shown(live)


@get("/hint")
async def hint(request: AnyConnection, me: Identity, table: Id, tables: Tables, seat: SeatAsked = None) -> wire.Hint:
    """Say what the adviser thinks of my moves, from what my seat sees; only in a casual game with nobody but bots."""
    me.allow("play")
    think_slowly(request)
    live = await tables.find(table)
    return await live.hint(me.person.id, seat)


@get("/record")
async def record(table: Id, tables: Tables) -> Response[str]:
    """Give the record of a finished game, for anybody; `escapade verify` checks it."""
    lines = await record_of(tables, table)
    name = f'attachment; filename="{table}.jsonl"'
    return Response("\n".join(lines) + "\n", media_type=NDJSON, headers={"Content-Disposition": name})


@get("/replay")
async def replay(table: Id, tables: Tables, *, draw: bool = False) -> Response[bytes]:
    """Give a finished game as a spectator would have seen it, message by message; with pictures to whoever draws."""
    return Response(await tables.retell(table, draw=draw), media_type=NDJSON)


@get("/hindsight")
async def hindsight(request: AnyConnection, table: Id, tables: Tables, step: Step) -> wire.Hindsight:
    """Say what the wisest bot would have thought at a step of a finished game, from what the seat to move saw then."""
    live = await tables.find(table)
    if not tables.hindsight.knows(table, step):
        think_slowly(request)
    return await tables.hindsight.step(live.table, step)


@get("/course")
async def course(request: AnyConnection, table: Id, tables: Tables) -> wire.Course:
    """Say how likely everybody was to win, step by step of a finished game, as far as a spectator could tell."""
    live = await tables.find(table)
    if not tables.hindsight.knows(table):
        think_slowly(request)
    return await tables.hindsight.course(live.table)


class Reader:
    """A program that reads a table's stream."""

    def __init__(self, who: Identity | None) -> None:
        self.person = who.person.id if who else ""
        self.credential = who.credential if who else None
        self.trips: list[float] = []
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue(WAITING)
        self.lost = False

    def send(self, message: bytes) -> None:
        """Hand over a message; whoever reads too slowly loses the stream, and may come back."""
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.lost = True

    def revoke(self) -> None:
        """End the stream: the token or login that opened it counts no more, or the server goes."""
        self.lost = True
        with suppress(asyncio.QueueFull):
            self.waiting.put_nowait(b"")  # so that nobody waits for news any longer


@get("/stream")
async def stream(request: AnyConnection, state: State, table: Id, tables: Tables, since: Since = None) -> Stream:
    """Follow a table as lines of JSON, the same messages as over the socket; an empty line means that all is well."""
    known = await reader_of(request)
    reader = Reader(known)
    place = Place(limits_of(request), reader.person, address_of(request.scope))
    return Stream(lines(await tables.find(table), reader, since, state, place), media_type=NDJSON)


class Place:
    """A stream's place among the sockets of its person and its address."""

    def __init__(self, limits: Limits, person: str, address: str) -> None:
        limits.room(person, address)
        self.limits, self.person, self.address = limits, person, address

    def __enter__(self) -> None:
        self.limits.enter(self.person, self.address)

    def __exit__(self, *_: object) -> None:
        self.limits.leave(self.person, self.address)


async def lines(live: Live, reader: Reader, since: int | None, state: State, place: Place) -> AsyncIterator[bytes]:
    """Give line after line until either side has enough."""
    with place:
        state.readers.add(reader)
        try:
            await live.watch(reader, since)
            while not reader.lost and not state.closing.is_set():
                try:
                    yield await asyncio.wait_for(reader.waiting.get(), ALIVE_EVERY) + b"\n"
                except TimeoutError:
                    yield b"\n"
        finally:
            state.readers.discard(reader)
            live.leave(reader)


SEATS = Router(
    "/api/tables/{table:str}",
    route_handlers=[
        look, past_log, sit, stand, clear, seat_bot, start, play, answers, answer, undo, pause, resume, vote, resign,
        leave, rematch, chat, say, mute, hint, record, replay, hindsight, course, stream,
    ],
    tags=["table"],
)  # fmt: skip
