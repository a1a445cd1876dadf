"""The HTTP API of one table: seats, moves, votes, chat, hints, record, replay, stream."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from functools import partial
from typing import Annotated

from litestar import MediaType, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import Parameter
from litestar.response import Stream

from escapade.server import log, wire
from escapade.server.api.asgi import AnyConnection
from escapade.server.api.identity import reader_of
from escapade.server.api.operations import NDJSON
from escapade.server.api.rate_limit import Limits, address_of, analyse_slowly, limits_of, room_for, think_slowly
from escapade.server.people.accounts import Accounts, Identity
from escapade.server.people.moderation import Moderation
from escapade.server.tables import perspective
from escapade.server.tables.host import TableHost
from escapade.server.tables.live_table import LiveTable
from escapade.server.tables.opening import known_bot
from escapade.server.tables.records import record_of
from escapade.server.tables.results import result_of
from escapade.server.tables.table import Table

_LAST = 2**31 - 1  # the largest version of a table
Id = Annotated[str, Parameter(pattern="^[a-z2-7]{16}$", description="The table's id")]
SeatAsked = Annotated[int | None, Parameter(ge=0, le=15, description="Which of my seats, if I have several")]
Step = Annotated[int, Parameter(ge=0, le=_LAST, description="The version of the table to look at")]
Before = Annotated[int | None, Parameter(ge=0, le=_LAST, description="Only entries before this version")]
Since = Annotated[int | None, Parameter(ge=0, le=_LAST, description="The last version I have; else the whole table")]
Draw = Annotated[bool, Parameter(description="Whether views carry what a screen needs")]
Reveal = Annotated[bool, Parameter(description="Whether all cards are face up, drawn; the game is over")]
_ALIVE_EVERY = 10.0  # s without a message after which a stream sends an empty line
_WAITING = 512  # lines that may be queued for a slow client
_LONG_GAME = 500  # entries; finding a position costs no more after that


async def _done(tables: TableHost, table: str, change: Callable[[Table], log.AnyEntry]) -> wire.TableSummary:
    """Change a table, and return its summary."""
    live = await tables.find(table)
    await live.do(change)
    return _summary(live)


def _summary(live: LiveTable) -> wire.TableSummary:
    return perspective.summary(live.table, live.here())


@get("/", operation_id="get_table", scope="read", gives=wire.Snapshot)
async def look(request: AnyConnection, table: Id, tables: TableHost) -> Response[bytes]:
    """Return the table as I see it; as a spectator if I have no seat."""
    known = await reader_of(request)
    live = await tables.find(table)
    return Response(await live.shown_to(known.person.id if known else ""), media_type="application/json")


@get("/log", operation_id="get_log", scope="read")
async def past_log(request: AnyConnection, table: Id, tables: TableHost, before: Before = None) -> wire.LogPage:
    """Return the log before I came, as my seats saw it then: the last 200 entries, or the last before a version."""
    known = await reader_of(request)
    return await tables.replays.page(await tables.find(table), known.person.id if known else "", before)


@get("/last-turn", operation_id="get_last_turn", scope="read", gives=list[wire.Update])
async def last_turn(request: AnyConnection, table: Id, tables: TableHost) -> Response[bytes]:
    """Return the last turn as my seats saw it, drawn: the update before it, then those since, at most 24 in all."""
    known = await reader_of(request)
    told = await tables.replays.last_turn(await tables.find(table), known.person.id if known else "")
    return Response(told, media_type="application/json")


@post("/sit", status_code=200, operation_id="sit_down", scope="tables")
async def sit(  # noqa: PLR0913, PLR0917 - Litestar injects parameters by name
    request: AnyConnection, me: Identity, table: Id, data: wire.SeatRequest, tables: TableHost, accounts: Accounts
) -> wire.TableSummary:
    """Take an open seat, or your own under another name. The host may take more for others on the same device."""
    name, others = data.name or me.person.name, await _names_at(tables, accounts, table, me.person.id)
    async with room_for(request, me.person.id, tables.lobby, seats=1):
        return await _done(tables, table, lambda t: t.sit(me.person.id, name, data.seat, others))


async def _names_at(tables: TableHost, accounts: Accounts, table: str, but: str) -> list[str]:
    """List the account names of the host and everybody else at a table."""
    there = (await tables.find(table)).table
    people = {there.header.host, *(chair.person for chair in there.chairs)}
    return await accounts.names(people - {but, ""})


@post("/stand", status_code=200, operation_id="stand_up", scope="tables")
async def stand(me: Identity, table: Id, data: wire.SeatChoice, tables: TableHost) -> wire.TableSummary:
    """Stand up before the start."""
    return await _done(tables, table, lambda t: t.stand(me.person.id, data.seat))


@post("/clear", status_code=200, operation_id="clear_seat", scope="tables")
async def clear(me: Identity, table: Id, data: wire.SeatToClear, tables: TableHost) -> wire.TableSummary:
    """Open a seat before the start, whoever sits there (host only)."""
    return await _done(tables, table, lambda t: t.clear(me.person.id, data.seat))


@post("/bot", status_code=200, operation_id="seat_bot", scope="tables")
async def seat_bot(me: Identity, table: Id, data: wire.BotSeat, tables: TableHost) -> wire.TableSummary:
    """Seat a bot (host only)."""
    bot = known_bot(data.bot)
    return await _done(tables, table, lambda t: t.seat_bot(me.person.id, data.seat, bot))


@post("/seats", status_code=200, operation_id="change_seats", scope="tables")
async def resize(me: Identity, table: Id, data: wire.NumberOfPlayers, tables: TableHost) -> wire.TableSummary:
    """Change the number of players before the start (host only)."""
    return await _done(tables, table, lambda t: t.resize(me.person.id, data.seats))


@post("/look", status_code=200, operation_id="choose_look", scope="tables")
async def look_like(me: Identity, table: Id, data: wire.LookChoice, tables: TableHost) -> wire.TableSummary:
    """Choose my colour and, in games that have some, my character before the start."""
    return await _done(tables, table, lambda t: t.choose_look(me.person.id, data))


@post("/start", status_code=200, operation_id="start_game", scope="tables")
async def start(me: Identity, table: Id, tables: TableHost) -> wire.TableSummary:
    """Start the game (host only)."""
    return await _done(tables, table, lambda t: t.start(me.person.id))


@post("/play", status_code=200, operation_id="play_move", scope="play")
async def play(me: Identity, table: Id, data: wire.MoveRequest, tables: TableHost) -> wire.Accepted:
    """Play an action. Send it again with the same id until it is answered: it is played once."""
    live = await tables.find(table)
    return wire.Accepted(table, data.id, await live.play(me.person.id, data))


@get("/answers", operation_id="get_standing_answers", scope="read")
async def answers(me: Identity, table: Id, tables: TableHost) -> list[wire.StandingAnswer]:
    """Return the standing answers of my seats."""
    return await tables.standing_answers.of(await tables.find(table), me.person.id)


@post("/answer", status_code=200, operation_id="set_standing_answer", scope="play")
async def answer(me: Identity, table: Id, data: wire.SeatAnswer, tables: TableHost) -> wire.StandingAnswer:
    """Set a standing answer for my seat, for questions that are asked whatever I hold."""
    return await tables.standing_answers.give(await tables.find(table), me.person.id, data.seat, data.answer)


@post("/undo", status_code=200, operation_id="undo_move", scope="play")
async def undo(me: Identity, table: Id, data: wire.Undo, tables: TableHost) -> wire.TableSummary:
    """Take my last move back: at once if it revealed nothing, else everybody is asked."""
    return await _done(tables, table, lambda t: t.undo(t.own_seat(me.person.id, data.seat), data.left))


@post("/pause", status_code=200, operation_id="propose_pause", scope="play")
async def pause(me: Identity, table: Id, data: wire.SeatChoice, tables: TableHost) -> wire.TableSummary:
    """Propose a pause. The clocks stop when everybody with a seat agrees, present or not."""
    return await _done(tables, table, lambda t: t.propose(t.own_seat(me.person.id, data.seat), "pause"))


@post("/resume", status_code=200, operation_id="resume_game", scope="play")
async def resume(me: Identity, table: Id, data: wire.SeatChoice, tables: TableHost) -> wire.TableSummary:
    """End a pause. Nobody has to agree."""
    return await _done(tables, table, lambda t: t.propose(t.own_seat(me.person.id, data.seat), "resume"))


@post("/vote", status_code=200, operation_id="vote", scope="play")
async def vote(me: Identity, table: Id, data: wire.VoteAnswer, tables: TableHost) -> wire.TableSummary:
    """Answer a proposal. One vote against ends it, also the proposer's own."""
    return await _done(tables, table, lambda t: t.answer(_voter(t, me.person.id, data.seat), yes=data.yes))


def _voter(table: Table, person: str, seat: int | None) -> int:
    """Return the seat somebody votes for: one that is still asked, if they have one."""
    mine = table.own_seat(person, seat)
    asked = [one for one in table.seats_of(person) if one in table.asked()]
    return mine if seat is not None or not asked else asked[0]


@post("/resign", status_code=200, operation_id="resign", scope="play")
async def resign(me: Identity, table: Id, data: wire.SeatChoice, tables: TableHost) -> wire.TableSummary:
    """Resign. With more than two seats a bot plays mine to the end."""
    return await _done(tables, table, lambda t: t.resign(t.own_seat(me.person.id, data.seat)))


@post("/leave", status_code=200, operation_id="leave_table", scope="play")
async def leave(me: Identity, table: Id, tables: TableHost) -> wire.TableSummary:
    """Leave a running game: bots hold my seats until I watch the table again."""
    live = await tables.find(table)
    for seat in live.table.left_by(me.person.id):
        await live.do(partial(Table.hold, seat=seat))
    return _summary(live)


@post("/rematch", status_code=200, operation_id="open_rematch", scope="tables")
async def rematch(request: AnyConnection, me: Identity, table: Id, tables: TableHost) -> wire.TableSummary:
    """Open a table for the same people, the next seat first."""
    async with room_for(request, me.person.id, tables.lobby, opened=1):
        again = await tables.opening.rematch(me.person.id, await tables.find(table))
    return _summary(await tables.find(again))


@post("/same-deal", status_code=200, operation_id="open_same_deal", scope="tables")
async def same_deal(request: AnyConnection, me: Identity, table: Id, tables: TableHost) -> wire.TableSummary:
    """Start a game with the deal of a finished one, for whoever played it without other people. It is not rated."""
    async with room_for(request, me.person.id, tables.lobby, opened=1):
        again = await tables.opening.same_deal(me.person.id, await tables.find(table))
    return await _done(tables, again, partial(Table.start, host=me.person.id))


@get("/chat", operation_id="get_chat")
async def chat(table: Id, tables: TableHost) -> list[wire.ChatMessage]:
    """Return what was said here, oldest first."""
    await tables.find(table)
    return await tables.chat.lines(table)


@post("/chat", operation_id="send_chat", scope="play")
async def say(
    request: AnyConnection, me: Identity, table: Id, data: wire.ChatLine, tables: TableHost
) -> wire.ChatMessage:
    """Chat. For whoever sits at the table or watches it."""
    live = await tables.find(table)
    limits_of(request).speak(live, me.person.id)
    return await tables.chat.say(live, me.person.id, data.text)


@post("/phrase", operation_id="say_phrase", scope="play")
async def say_phrase(
    request: AnyConnection, me: Identity, table: Id, data: wire.QuickPhrase, tables: TableHost
) -> wire.ChatMessage:
    """Say a quick phrase, which everybody reads in their own language."""
    live = await tables.find(table)
    limits_of(request).speak(live, me.person.id)
    return await tables.chat.say_phrase(live, me.person.id, data.phrase)


@post("/report", operation_id="report_person", scope="play")
async def report(  # noqa: PLR0913, PLR0917 - Litestar injects parameters by name
    request: AnyConnection, me: Identity, table: Id, data: wire.NewReport, tables: TableHost, moderation: Moderation
) -> wire.TextReply:
    """Show the moderators of the server what somebody said here. They see the chat lines, and nothing of the game."""
    live = await tables.find(table)
    limits_of(request).speak(live, me.person.id)
    await moderation.report(table, me.person.id, data.person)
    return wire.TextReply("The moderators will see what was said", "reported")


@post("/mute", status_code=200, operation_id="mute_person", scope="tables")
async def mute(me: Identity, table: Id, data: wire.Mute, tables: TableHost) -> wire.TableSummary:
    """Mute somebody at this table, or let them speak again (host only)."""
    live = await tables.find(table)
    await tables.chat.mute(live, me.person.id, data)
    return _summary(live)


@get("/hint", operation_id="get_hint", scope="play")
async def hint(request: AnyConnection, me: Identity, table: Id, tables: TableHost, seat: SeatAsked = None) -> wire.Hint:
    """Return the adviser's opinion of my moves, from my seat's view; only in unrated games against bots alone."""
    think_slowly(request)
    live = await tables.find(table)
    return await live.hint(me.person.id, seat)


@get("/record", operation_id="get_record", lines=wire.RECORD_LINES)
async def record(request: AnyConnection, table: Id, tables: TableHost) -> Response[str]:
    """Return the record of a finished game. `escapade verify` checks it."""
    _lines = await record_of(tables, table)
    name = f'attachment; filename="{table}.jsonl"'
    return Response("\n".join(_lines) + "\n", media_type=_lines_for(request), headers={"Content-Disposition": name})


def _lines_for(request: AnyConnection) -> str:
    """Return the media type of lines of JSON: plain text for whoever accepts that and not the other."""
    accepted = request.headers.get("accept", "")
    return MediaType.TEXT if MediaType.TEXT in accepted and NDJSON not in accepted else NDJSON


@get("/result", operation_id="get_result")
async def result(table: Id, tables: TableHost) -> wire.GameResult:
    """Return how a finished game went: turns, duration, and how ratings changed."""
    return await result_of(tables, table)


@get("/replay", operation_id="get_replay", lines=wire.TABLE_LINES)
async def replay(
    request: AnyConnection, table: Id, tables: TableHost, *, draw: Draw = False, reveal: Reveal = False
) -> Response[bytes]:
    """Return a finished game as a spectator would have seen it, or with all cards face up, one message per line."""
    live = await tables.find(table)
    game = await tables.replays.whole_game(live, draw=draw, reveal=reveal)
    return Response(game, media_type=_lines_for(request))


@get("/review", operation_id="review_step")
async def review(request: AnyConnection, table: Id, tables: TableHost, step: Step) -> wire.Review:
    """Return the strongest bot's opinion at a step of a finished game, from the view of the seat to move."""
    live = await tables.find(table)
    if not tables.reviews.knows(table, step):
        think_slowly(request)
    return await tables.reviews.step(live.table, step)


@get("/position", operation_id="get_position")
async def position(request: AnyConnection, table: Id, tables: TableHost, step: Step) -> wire.TablePosition:
    """Return the whole position at a step of a finished game, with all cards, for the analysis board."""
    analyse_slowly(request, min(step, _LONG_GAME))
    live = await tables.find(table)
    return await tables.reviews.position(live.table, step)


@get("/win-chances", operation_id="get_win_chances")
async def win_chances(request: AnyConnection, table: Id, tables: TableHost) -> wire.WinChanceHistory:
    """Return everybody's chance to win at each step of a finished game, from a spectator's view."""
    live = await tables.find(table)
    if not tables.reviews.knows(table):
        think_slowly(request)
    return await tables.reviews.win_chances(live.table)


@get("/game-review", operation_id="get_game_review")
async def game_review(request: AnyConnection, table: Id, tables: TableHost) -> wire.GameReview:
    """Return the decisive turns and everybody's mistakes in a finished game, or how far its review is.

    The first request begins it; ask again until it is ready. It is made once and stored.
    """
    live = await tables.find(table)
    if not tables.game_reviews.is_made(table) and await tables.game_reviews.stored(table) is None:
        think_slowly(request)
    return await tables.game_reviews.of(live.table)


@get("/retry", operation_id="get_retry_position")
async def retry_position(request: AnyConnection, table: Id, tables: TableHost, step: Step) -> wire.RetryPosition:
    """Return a decision of a finished game as its seat saw it, with the legal moves."""
    analyse_slowly(request, min(step, _LONG_GAME))
    live = await tables.find(table)
    return await tables.game_reviews.position(live.table, step)


@post("/retry", status_code=200, operation_id="retry_move")
async def retry_move(request: AnyConnection, table: Id, data: wire.RetryMove, tables: TableHost) -> wire.RetryResult:
    """Say how good another move would have been at a step of a finished game. Nothing is stored."""
    think_slowly(request)
    live = await tables.find(table)
    return await tables.game_reviews.retried(live.table, data)


@get("/notes", operation_id="get_notes", scope="read")
async def notes(me: Identity, table: Id, tables: TableHost) -> list[wire.ReviewNote]:
    """Return my notes on a game, by step."""
    return await tables.notes.of((await tables.find(table)).table, me.person.id)


@post("/notes", status_code=200, operation_id="write_note", scope="play")
async def write_note(me: Identity, table: Id, data: wire.ReviewNote, tables: TableHost) -> list[wire.ReviewNote]:
    """Write a note of mine on a step of a finished game, or remove it; return all my notes on it."""
    live = await tables.find(table)
    await tables.notes.write(live.table, me.person.id, data)
    return await tables.notes.of(live.table, me.person.id)


class Reader:
    """A client that reads a table's stream."""

    def __init__(self, who: Identity | None) -> None:
        self.person = who.person.id if who else ""
        self.credential = who.credential if who else None
        self.trips: list[float] = []
        self.speaks = False
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue(_WAITING)
        self.lost = False

    def send(self, message: bytes) -> None:
        """Queue a message. The stream of a client that reads too slowly is ended."""
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.lost = True

    def revoke(self) -> None:
        """End the stream: its token or login was revoked, or the server stops."""
        self.lost = True
        with suppress(asyncio.QueueFull):
            self.waiting.put_nowait(b"")  # wakes the generator


@get("/stream", operation_id="stream_table", scope="read", lines=wire.TABLE_LINES)
async def stream(request: AnyConnection, state: State, table: Id, tables: TableHost, since: Since = None) -> Stream:
    """Stream a table as lines of JSON, the same messages as over the socket. An empty line is a keep-alive."""
    known = await reader_of(request)
    reader = Reader(known)
    place = CountedStream(limits_of(request), reader.person, address_of(request.scope))
    return Stream(_lines(await tables.find(table), reader, since, state, place), media_type=_lines_for(request))


class CountedStream:
    """Counts a stream as one of the sockets of its person and address."""

    def __init__(self, limits: Limits, person: str, address: str) -> None:
        limits.room(person, address)
        self.limits, self.person, self.address = limits, person, address

    def __enter__(self) -> None:
        self.limits.enter(self.person, self.address)

    def __exit__(self, *_: object) -> None:
        self.limits.leave(self.person, self.address)


async def _lines(
    live: LiveTable, reader: Reader, since: int | None, state: State, place: CountedStream
) -> AsyncIterator[bytes]:
    """Yield lines until either side ends the stream."""
    with place:
        state.readers.add(reader)
        try:
            await live.watch(reader, since)
            while not reader.lost and not state.closing.is_set():
                try:
                    async with asyncio.timeout(_ALIVE_EVERY):  # `wait_for` may miss a cancellation before Python 3.12
                        line = await reader.waiting.get()
                except TimeoutError:
                    line = b""
                yield line + b"\n"
        finally:
            state.readers.discard(reader)
            live.leave(reader)


SEATS = Router(
    "/api/tables/{table:str}",
    route_handlers=[
        look, past_log, last_turn, sit, stand, clear, seat_bot, resize, look_like, start, play, answers, answer, undo,
        pause, resume, vote, resign, leave, rematch, same_deal, chat, say, say_phrase, report, mute, hint, record,
        result, replay, review, position, win_chances, game_review, retry_position, retry_move, notes, write_note,
        stream,
    ],
    tags=["table"],
)  # fmt: skip
