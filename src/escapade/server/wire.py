"""Everything sent between the server and clients: socket messages, and bodies of the HTTP API."""

from typing import Annotated, Any, Literal

import msgspec

from escapade.effects import Effect, MoveDescription
from escapade.messages import Fact, Message
from escapade.server.log import AnyEntry, Reason
from escapade.server.text import LONGEST_NAME, Incoming, clean_line, clean_name, clean_name_if_any
from escapade.server.unknown_fields import check_fields
from escapade.setup_form import SetupPart

LONGEST_MESSAGE = 16_384  # bytes a client may send at once
LONGEST_CHAT = 500
LONGEST_NOTE = 1000
LONGEST_DETAIL = 300  # of what a message lacks
PAGE_OF_PAST = 200  # entries of a table's log given at once

PRINTABLE = "^[ -~]+(?!\\n)$"  # ASCII; a dollar alone lets a line break pass at the end
TableId = Annotated[
    str, msgspec.Meta(max_length=16, pattern="^[a-z2-7]{16}$", description="The id of a table, and the key to it")
]
ActionId = Annotated[
    str,
    msgspec.Meta(
        min_length=1,
        max_length=64,
        pattern=PRINTABLE,
        description="Chosen by the client; played once, however often it is sent",
    ),
]
ActionText = Annotated[
    str, msgspec.Meta(min_length=1, max_length=512, pattern=PRINTABLE, description="An action in the game's notation")
]
PositionText = Annotated[
    str,
    msgspec.Meta(max_length=20_000, pattern="^[ -~]*(?!\\n)$", description="A position in the game's notation"),
]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME, extra={"clean": clean_name})]
NameIfAny = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME, extra={"clean": clean_name_if_any})]
COLOURS = CHARACTERS = 6  # to choose from
ColourNumber = Annotated[int, msgspec.Meta(ge=0, lt=COLOURS)]
CharacterNumber = Annotated[int, msgspec.Meta(ge=0, lt=CHARACTERS)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Milliseconds = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
AnswerText = Annotated[str, msgspec.Meta(min_length=1, max_length=20)]
PhraseName = Literal["hello", "luck", "nice", "played", "thanks", "moment", "sorry"]  # messages chat-phrase-…
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT, extra={"clean": clean_line})]
Pace = Literal["calm", "quick", "instant"]  # how long a client shows a move
NoteText = Annotated[str, msgspec.Meta(max_length=LONGEST_NOTE)]
Status = Literal["gathering", "playing", "over", "damaged"]  # damaged: its log cannot be read


# What a client says over the socket


class Watch(Incoming, frozen=True, tag_field="type", tag="watch"):
    """Watch a table; with `since`, get only what happened after that version.

    With `draw`, views carry what a screen needs: a picture of the table, and what each legal action would do.
    With `changes` too, an update may carry `changed` instead of a picture: its fields that are not as they were in the
    version before. A client that does not have that version watches again without `since`, and gets the whole table.

    table: The table to watch.
    since: The last version the client has; without it the whole table is sent.
    draw: Whether views carry what a screen needs.
    changes: With `draw`: whether updates may carry only what changed in a picture.
    pace: How fast the client shows moves. Where nobody else plays, bots move no faster, and at once if it is `instant`.
    """

    table: TableId
    since: Version | None = None
    draw: bool = False
    changes: bool = False
    pace: Pace | None = None


class Leave(Incoming, frozen=True, tag_field="type", tag="leave"):
    """Stop watching a table.

    table: The table to stop watching.
    """

    table: TableId


class Play(Incoming, frozen=True, tag_field="type", tag="play"):
    """Play an action, decided at a version of the table. Send it again with the same id until it is answered.

    table: The table.
    id: Chosen by the client; played once, however often it is sent.
    version: The version of the table at which this was decided.
    action: The action, in the game's notation.
    seat: Which of my seats; needed only by somebody with more than one.
    elapsed: ms by the player's own clock, from the first sight of the decision.
    """

    table: TableId
    id: ActionId
    version: Version
    action: ActionText
    seat: SeatNumber | None = None
    elapsed: Milliseconds | None = None


class Why(Incoming, frozen=True, tag_field="type", tag="why"):
    """Ask why an action may not be played; the answer is a refusal. It is never played.

    table: The table.
    action: The action, in the game's notation.
    seat: Which of my seats; needed only by somebody with more than one.
    """

    table: TableId
    action: ActionText
    seat: SeatNumber | None = None


class Answer(Incoming, frozen=True, tag_field="type", tag="answer"):
    """Set a standing answer for a seat; one of the game's `answers`.

    table: The table.
    answer: The standing answer.
    seat: Which of my seats; needed only by somebody with more than one.
    """

    table: TableId
    answer: AnswerText
    seat: SeatNumber | None = None


class Ready(Incoming, frozen=True, tag_field="type", tag="ready"):
    """Be ready for a race to start. It binds nobody, and ends with the next move.

    table: The table.
    seat: Which of my seats; needed only by somebody with more than one.
    """

    table: TableId
    seat: SeatNumber | None = None


class Say(Incoming, frozen=True, tag_field="type", tag="say"):
    """Send a chat line.

    table: The table.
    text: What to say.
    """

    table: TableId
    text: ChatText


class Lead(Incoming, frozen=True, tag_field="type", tag="lead"):
    """Lead the review of a finished game: show everybody who follows the step I look at.

    table: The table.
    step: The version of the table I look at; null: I no longer lead.
    """

    table: TableId
    step: Version | None = None


class Pong(Incoming, frozen=True, tag_field="type", tag="pong"):
    """Answer a ping at once; the server measures the round trip.

    n: The number of the ping that is answered.
    """

    n: Version


ClientMessage = Watch | Leave | Play | Why | Answer | Ready | Say | Lead | Pong


# What the server says over the socket


class Person(msgspec.Struct, frozen=True):
    """A person's public data.

    id: The person's id.
    name: The name others see.
    account: Whether they have an account; a guest has none.
    """

    id: str
    name: str
    account: bool = False


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat's clock: the time left (ms), and when it runs out if it runs (ms since 1970, server time).

    left: Time left in ms, as of this message.
    falls: When it runs out, in ms since 1970 by the server's clock; absent while it stands still.
    """

    left: int
    falls: int | None = None


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat: a person's, a bot's, or open. A bot may hold a person's seat for a while.

    name: The name of whoever sits there; empty if the seat is open.
    person: The id of the person whose seat it is; empty for a bot or an open seat.
    bot: The bot that plays here, or holds the seat.
    held: Whether a bot holds the seat until its person comes back.
    resigned: Whether its person has resigned.
    here: Whether its person is watching the table now.
    colour: The number of the colour they chose; absent is the seat's own.
    character: The number of the character they chose, in games that have some; absent is the usual one.
    """

    name: str = ""
    person: str = ""
    bot: str = ""
    held: bool = False
    resigned: bool = False
    here: bool = False
    colour: int | None = None
    character: int | None = None


class Control(msgspec.Struct, frozen=True, omit_defaults=True):
    """Time control: none, per turn, a bank with an increment per turn, or days per turn.

    kind: `none`, `move` (seconds for each turn), `bank` (seconds in all, plus an increment) or `days` (for each turn).
    seconds: Seconds for a turn, or in the bank.
    increment: Seconds added to the bank after each turn.
    days: Days for a turn.
    turns: Set by the server: whether clocks count turns; tables opened before this existed count every action as one.
    """

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    days: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0
    turns: bool = False


Options = Annotated[
    dict[
        Annotated[str, msgspec.Meta(min_length=1, max_length=40)],
        Annotated[str, msgspec.Meta(max_length=200)],
    ],
    msgspec.Meta(max_length=40, description="A game's options by name"),
]
Seconds = Annotated[int, msgspec.Meta(ge=0, le=3600)]


class TableTerms(msgspec.Struct, frozen=True, kw_only=True):
    """What is agreed on when a table is opened. Its header, its summary and the form for a new table extend this.

    game: The game's name, as in the list of games.
    options: The game's options; what is left out has its default.
    public: Whether the lobby lists the table.
    rated: Whether the result counts for ratings.
    hints: Whether players are shown which card comes next, in games that can say so; not in rated games.
    control: The time control.
    delay: Seconds by which spectators see everything later.
    hold: Seconds after which a bot holds the seat of somebody who left; 0 is never.
    box: The digest of the box, the corrected data the table is played with; "" is none.
    """

    game: Annotated[str, msgspec.Meta(max_length=30)]
    options: Options
    public: bool = True
    rated: bool = False
    hints: bool = False
    control: Control = Control()
    delay: Seconds = 0
    hold: Seconds = 0
    box: Annotated[str, msgspec.Meta(max_length=64)] = ""


class TableSummary(TableTerms, frozen=True, kw_only=True, omit_defaults=True):
    """A table as the lobby shows it.

    id: The table's id, and the key to it: its page is /t/{id}.
    seats: The seats, in the order of play.
    host: The id of the person who opened it.
    status: gathering, playing, over, or damaged: its log cannot be read.
    created: When it was opened, in ms since 1970.
    commitment: A hash of the seed, published before the first move.
    winners: The seats that won, once it is over.
    reason: Why it ended: played, resigned, time or left.
    rematch: The id of the table where the same people play again.
    box_name: The name of its box.
    """

    id: str
    seats: list[Seat]
    host: str
    status: Status
    created: int
    commitment: str = ""
    winners: list[int] = []
    reason: str = ""
    rematch: str = ""
    box_name: str = ""


class Vote(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open proposal, who has agreed, and who is still asked.

    what: What is proposed.
    by: The seat that proposed it.
    agreed: Seats that have agreed.
    asked: Seats that have not answered yet.
    left: Of an undo: how many moves would be left.
    """

    what: Literal["undo", "pause", "resume"]
    by: int
    agreed: list[int]
    asked: list[int]
    left: int = 0


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event of a game: its name, its details by name, and what it changed in terms any board can draw.

    event: The event's name; /games lists all of them.
    details: Its details by name.
    effects: What changed, in terms any board can draw.
    """

    event: str
    details: dict[str, object] = {}
    effects: list[Effect] = []


GameEvent = Annotated[
    dict[str, object],
    msgspec.Meta(
        description="An event: its name, and its details by name. /games lists them",
        extra_json_schema={
            "required": ["event"],
            "properties": {"event": {"type": "string", "description": "The event's name"}},
        },
    ),
]


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat (None: a spectator) sees: what happened, the table after it, and what the seat may do.

    seat: The seat; null is a spectator.
    view: The position as this seat sees it, in the game's notation.
    legal: What the seat may play now, in notation; empty if it is not asked.
    events: What has just happened, as this seat saw it.
    picture: With `draw`: the view as a screen draws it, a struct of the game.
    changed: With `changes`, in place of the picture: its fields that changed since the version before, whole.
    question: With `draw`: what the seat is asked, or whom it waits for.
    moves: With `draw`: what each legal action would do.
    notes: With `draw`: what stands beside each player's name.
    secrets: With `draw`: whether the view hides something from the seat.
    hint: Whether the seat may ask the adviser.
    right: At a table with hints: the right answers to what the seat is asked, in notation, the best first.
    """

    seat: int | None
    view: str
    legal: list[str] = []
    events: list[GameEvent] = []
    picture: Any = None  # Any: a struct of the game
    changed: dict[str, Any] | None = None  # Any: fields of that struct
    question: Message | None = None
    moves: list[MoveDescription] = []
    notes: list[list[Message]] = []
    secrets: bool = False
    hint: bool = False
    right: list[str] = []


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is the same for all watchers: who must decide, clocks, vote, whether moves can be taken back.

    to_act: Seats that must decide now.
    clocks: The clocks, one for each seat; none without a time control.
    paused: Whether the game is paused.
    vote: The open proposal.
    undo: Seats that may take their last move back at once.
    undo_by_vote: Seats that may take their last move back if everybody else agrees, or nobody else plays; whoever moved
        last comes first.
    moves: The number of moves played and not taken back.
    due: When the rules themselves stop waiting, in ms since 1970 by the server's clock.
    """

    to_act: list[int] = []
    clocks: list[Clock] = []
    paused: bool = False
    vote: Vote | None = None
    undo: list[int] = []
    undo_by_vote: list[int] = []
    moves: int = 0
    due: int | None = None


class Welcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    """The first message: who you are, and the server's time.

    you: Who you are.
    now: The server's time, in ms since 1970.
    escapade: The server's version.
    """

    you: Person
    now: int
    escapade: str


class Snapshot(msgspec.Struct, frozen=True, tag_field="type", tag="snapshot", omit_defaults=True):
    """A whole table as you see it now.

    table: The table and who sits there.
    version: The table's version: how many entries its log has, as in an `update`.
    yours: Your seats.
    standing: What is the same for all watchers.
    views: What each of your seats sees, or a spectator; empty before the start.
    """

    table: TableSummary
    version: int
    yours: list[int]
    standing: Standing
    views: list[SeatView] = []


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update", omit_defaults=True):
    """One entry of a table's log as you see it, and the table after it.

    table: The table's id.
    version: The table's version after this entry.
    at: When it happened, in ms since 1970.
    entry: The entry of the log.
    yours: Your seats.
    standing: What is the same for all watchers.
    views: What each of your seats sees, or a spectator.
    events: With `draw`: what happened; with several seats of yours, only what all of them may know.
    says: With `draw`: the lines of the log.
    """

    table: str
    version: int
    at: int
    entry: AnyEntry
    yours: list[int]
    standing: Standing
    views: list[SeatView] = []
    events: list[Happening] = []
    says: list[Message] = []


class Accepted(msgspec.Struct, frozen=True, tag_field="type", tag="accepted"):
    """The action is played and stored as this version.

    table: The table's id.
    id: The id of the action.
    version: The version it was stored as.
    """

    table: str
    id: str
    version: int


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused", omit_defaults=True):
    """A request was refused: a sentence, its code and facts, and the rule's id if a rule says so.

    The code is one of the server's own (`Code`), or the id of a game's message.

    says: A sentence in the reader's language.
    code: What is wrong, for programs.
    table: The table it is about, if any.
    id: The id of the refused action, if it was one.
    rule: The id of the rule that says so, if a rule does.
    stale: Whether the table had moved on; what you did not see yet is on its way.
    facts: What the sentence mentions, by name.
    """

    says: str
    code: str
    table: str = ""
    id: str = ""
    rule: str = ""
    stale: bool = False
    facts: dict[str, Fact] = {}


class StandingAnswer(msgspec.Struct, frozen=True, tag_field="type", tag="standing-answer"):
    """The standing answer of a seat of yours, sent to you alone.

    table: The table's id.
    seat: Your seat.
    answer: Its standing answer; empty if it is asked each time.
    """

    table: str
    seat: int
    answer: str


class ChatMessage(msgspec.Struct, frozen=True, tag_field="type", tag="chat", omit_defaults=True):
    """A chat line.

    table: The table's id.
    number: Its number, growing.
    at: When it was said, in ms since 1970.
    person: Who said it: their id.
    name: Who said it: their name.
    text: What was said; of a quick phrase, in English.
    phrase: The quick phrase, if it is one; the page shows it in its reader's language.
    """

    table: str
    number: int
    at: int
    person: str
    name: str
    text: str
    phrase: str = ""


class Present(msgspec.Struct, frozen=True, tag_field="type", tag="present"):
    """Who is at the table now, and the number of spectators.

    table: The table's id.
    seats: For each seat, whether its person is watching now.
    watching: The number of spectators.
    """

    table: str
    seats: list[bool]
    watching: int


class ReadySeats(msgspec.Struct, frozen=True, tag_field="type", tag="ready-seats"):
    """Which seats are ready. Once whoever starts is among them, the race begins in a few seconds.

    table: The table's id.
    seats: The seats that are ready.
    """

    table: str
    seats: list[int]


class Leading(msgspec.Struct, frozen=True, tag_field="type", tag="leading"):
    """Who leads the review of a finished game, and the step they look at. Nobody has to follow.

    table: The table's id.
    person: The id of whoever leads; empty if nobody does.
    name: Their name.
    step: The version of the table they look at; null if nobody leads.
    """

    table: str
    person: str = ""
    name: str = ""
    step: int | None = None


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping", omit_defaults=True):
    """Answer with pong and the same number. `rtt` is the round trip measured so far (ms).

    n: Its number, to be sent back.
    rtt: The round trip measured so far in ms; absent if there is none yet.
    """

    n: int
    rtt: float | None = None


ServerMessage = (
    Welcome
    | Snapshot
    | Update
    | Accepted
    | Refused
    | StandingAnswer
    | ChatMessage
    | Present
    | ReadySeats
    | Leading
    | Ping
)


# What happened before somebody came


class SeatEvents(msgspec.Struct, frozen=True):
    """What one seat (None: a spectator) saw happen, event by event.

    seat: The seat; null is a spectator.
    events: What it saw happen.
    """

    seat: int | None
    events: list[GameEvent]


class LogEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An earlier entry of a table's log: what its `update` said, without the table after it.

    version: The table's version after it.
    at: When it happened, in ms since 1970.
    entry: The entry.
    views: What each of your seats saw happen, or a spectator.
    says: The lines of the log.
    """

    version: int
    at: int
    entry: AnyEntry
    views: list[SeatEvents] = []
    says: list[Message] = []


class LogPage(msgspec.Struct, frozen=True):
    """A page of a table's log, oldest first. If `earlier`, ask again with the first version as `before`.

    table: The table's id.
    entries: The entries, oldest first.
    earlier: Whether there are earlier ones: ask again with the first version as `before`.
    """

    table: str
    entries: list[LogEntry]
    earlier: bool


# A game's record, line by line; `escapade.records` writes it


class BoxNamed(msgspec.Struct, frozen=True):
    """Which box a recorded game was played with.

    name: Its name.
    digest: The hash of the game and its data.
    """

    name: str
    digest: str


class RecordHeader(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first line of a record: who played what, and a hash of the seed.

    escapade: The version of the format.
    game: The game's name.
    rules: The version of the rules.
    players: The names, seat by seat.
    options: The game's options.
    commitment: A hash of the seed and the salt, published before the first move.
    data: Corrections of the printed data, if there were any and no box is named.
    box: The box the game was played with, if there was one.
    position: Where the game began, if it was not dealt.
    """

    escapade: int
    game: str
    rules: str
    players: list[str]
    options: dict[str, str]
    commitment: str
    data: dict[str, object] = {}
    box: BoxNamed | None = None
    position: str = ""


class RecordDeal(msgspec.Struct, frozen=True):
    """The second line of a record.

    deal: The position that was dealt, in the game's notation.
    """

    deal: str


class RecordMove(msgspec.Struct, frozen=True):
    """A line of a record: a move, and everything that came of it.

    move: Its number, from 1.
    seat: The seat that played.
    action: The action, in the game's notation.
    events: What happened.
    """

    move: int
    seat: int
    action: str
    events: list[GameEvent]


class RecordResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended.

    winners: The seats that won.
    unfinished: Why there is no winner, if the game was not played to its end.
    """

    winners: list[int] = []
    unfinished: str = ""


class RecordEnd(msgspec.Struct, frozen=True):
    """The last line of a record.

    end: How it ended.
    seed: The seed all luck came from.
    salt: What was hashed with the seed into the commitment.
    """

    end: RecordResult
    seed: int | str
    salt: str


# What the lines of an application/x-ndjson answer are
RECORD_LINES = (RecordHeader, RecordDeal, RecordMove, RecordEnd)
TABLE_LINES = (Snapshot, Update, ChatMessage, Present, ReadySeats, Leading, StandingAnswer)


# What the HTTP API takes


class GuestName(Incoming, frozen=True):
    """The name of a new guest.

    name: The name others will see; without it the server makes one up.
    """

    name: Name | None = None


Settings = Annotated[
    dict[
        Annotated[str, msgspec.Meta(min_length=1, max_length=40)],
        Annotated[str, msgspec.Meta(max_length=200)],
    ],
    msgspec.Meta(max_length=40, description="What a page wants to remember of somebody, on every device"),
]


class ProfileChanges(Incoming, frozen=True):
    """Changes to my profile. Settings are merged; an empty one is deleted.

    name: A new name.
    rated: Whether to have a rating.
    settings: Settings of the page to change; an empty one is deleted.
    """

    name: Name | None = None
    rated: bool | None = None
    settings: Settings | None = None


LoginName = Annotated[str, msgspec.Meta(min_length=2, max_length=30, pattern=r"^[A-Za-z0-9_.-]+(?!\n)$")]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Credentials(Incoming, frozen=True):
    """Login and password of an account.

    login: The account's name.
    password: The password.
    """

    login: LoginName
    password: Password


class NewPassword(Incoming, frozen=True):
    """A change of password. Every other device is logged out.

    old: The password until now.
    new: The password from now on.
    """

    old: Password
    new: Password


Scope = Literal["read", "play", "tables", "account"]


class NewToken(Incoming, frozen=True):
    """A token for a program, and its scopes.

    name: What the token is for, to tell it from others.
    scopes: What it may do: read, play, tables, account.
    """

    name: Name
    scopes: Annotated[list[Scope], msgspec.Meta(min_length=1, max_length=4)]


Level = Annotated[str, msgspec.Meta(max_length=30, description="A bot's name")]


class NewSeat(Incoming, frozen=True):
    """A seat of a new table: for me, for a bot, or open.

    who: Who sits there.
    bot: The bot's name, where it is one.
    name: Where the seat is mine: the name of somebody who shares my device.
    colour: Where the seat is mine: the number of the colour.
    character: Where the seat is mine: the number of the character, in games that have some.
    """

    who: Literal["me", "bot", "open"] = "open"
    bot: Level = ""
    name: NameIfAny = ""
    colour: ColourNumber | None = None
    character: CharacterNumber | None = None


class NewTable(Incoming, TableTerms, frozen=True, kw_only=True):
    """A table to open.

    seats: The seats, in the order of play.
    options: The game's options; what is left out has its default.
    hold: Seconds after which a bot holds the seat of somebody who left; 0 is never.
    position: Where the game begins, in notation, instead of a new deal; only for me and bots, and not rated. It names
        its options itself.
    """

    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=16)]
    options: Options = msgspec.field(default_factory=dict)
    hold: Seconds = 120
    position: PositionText = ""


class SeatRequest(Incoming, frozen=True):
    """A seat to take (any open one by default), and a name if several people share my device.

    seat: The seat; any open one if left out.
    name: The name of somebody who shares my device.
    """

    seat: SeatNumber | None = None
    name: NameIfAny = ""


class SeatChoice(Incoming, frozen=True):
    """One of my seats; optional if I have only one.

    seat: Which of my seats; needed only by somebody with more than one.
    """

    seat: SeatNumber | None = None


class SeatToClear(Incoming, frozen=True):
    """A seat to open.

    seat: The seat to open.
    """

    seat: SeatNumber


class BotSeat(Incoming, frozen=True):
    """A seat for a bot.

    seat: The seat.
    bot: The bot's name, as in the list of games.
    """

    seat: SeatNumber
    bot: Level


class Undo(Incoming, frozen=True):
    """Moves to take back, until so many are left; by default my last one.

    seat: Which of my seats; needed only by somebody with more than one.
    left: How many moves should be left; by default my last one is taken back.
    """

    seat: SeatNumber | None = None
    left: Version | None = None


class NumberOfPlayers(Incoming, frozen=True):
    """How many should play.

    seats: The number of seats.
    """

    seats: Annotated[int, msgspec.Meta(ge=1, le=16)]


class LookChoice(Incoming, frozen=True):
    """How my pieces should look.

    colour: The number of the colour; null is the seat's own.
    character: The number of the character, in games that have some; null is the usual one.
    seat: Which of my seats; needed only by somebody with more than one.
    """

    colour: ColourNumber | None = None
    character: CharacterNumber | None = None
    seat: SeatNumber | None = None


class VoteAnswer(Incoming, frozen=True):
    """A vote on a proposal.

    yes: Whether I agree.
    seat: Which of my seats; needed only by somebody with more than one.
    """

    yes: bool
    seat: SeatNumber | None = None


class MoveRequest(Incoming, frozen=True):
    """An action over HTTP; the same as `play` over the socket.

    id: Chosen by the client; played once, however often it is sent.
    version: The version of the table at which this was decided.
    action: The action, in the game's notation.
    seat: Which of my seats; needed only by somebody with more than one.
    """

    id: ActionId
    version: Version
    action: ActionText
    seat: SeatNumber | None = None


class SeatAnswer(Incoming, frozen=True):
    """A standing answer over HTTP; the same as `answer` over the socket.

    answer: The standing answer, one of the game's `answers`.
    seat: Which of my seats; needed only by somebody with more than one.
    """

    answer: AnswerText
    seat: SeatNumber | None = None


class LessonMoves(Incoming, frozen=True):
    """The learner's moves from the start of a lesson.

    moves: The moves in order, in the game's notation.
    """

    moves: Annotated[list[ActionText], msgspec.Meta(max_length=20)]


class DailyRunFinish(Incoming, frozen=True):
    """A finished run on the path of the day.

    day: The day of the path.
    action: The run in the game's notation; the times in it do not count.
    """

    day: Annotated[str, msgspec.Meta(min_length=10, max_length=10)]
    action: ActionText


class AnalysisMove(Incoming, frozen=True):
    """A move on the analysis board.

    seat: Whose move it is.
    move: The move in the game's notation.
    """

    seat: SeatNumber
    move: ActionText


class AnalysisLine(Incoming, frozen=True, kw_only=True):
    """A position and moves from it, for the analysis board.

    game: The game's name.
    position: The position in notation; empty is a new deal.
    players: How many play a new deal; the fewest by default. A position says so itself.
    options: The options of a new deal; what is left out has its default. A position names its own.
    moves: The moves from there, in order.
    seat: The seat to look from; the one that must decide by default.
    """

    game: Annotated[str, msgspec.Meta(max_length=30)]
    position: PositionText = ""
    players: Annotated[int, msgspec.Meta(ge=1, le=16)] | None = None
    options: Options = msgspec.field(default_factory=dict)
    moves: Annotated[list[AnalysisMove], msgspec.Meta(max_length=300)] = msgspec.field(default_factory=list)
    seat: SeatNumber | None = None


class FirstGameMove(Incoming, frozen=True):
    """The learner's move in a step of a guided first game.

    move: The move in the game's notation; empty where there is only something to read.
    """

    move: Annotated[str, msgspec.Meta(max_length=400)]


class ChatLine(Incoming, frozen=True):
    """A chat line to send.

    text: What to say.
    """

    text: ChatText


class QuickPhrase(Incoming, frozen=True):
    """A quick phrase to say: a name, not a text, so that everybody reads it in their own language.

    phrase: The name of the phrase.
    """

    phrase: PhraseName


class NewReport(Incoming, frozen=True):
    """A person at this table whose chat lines the moderators should see.

    person: The person's id.
    """

    person: Annotated[str, msgspec.Meta(max_length=40)]


class ModeratorMute(Incoming, frozen=True):
    """How long a person may not chat at any table.

    hours: The hours from now on; 0 lets them speak again.
    """

    hours: Annotated[int, msgspec.Meta(ge=0, le=8760)]


class Mute(Incoming, frozen=True):
    """A person to mute, or to let speak again.

    person: The person's id.
    muted: False lets them speak again.
    """

    person: Annotated[str, msgspec.Meta(max_length=40)]
    muted: bool = True


class NewWebhook(Incoming, frozen=True):
    """A webhook to add, for one table or for all of mine.

    url: Where to post: https, a public host.
    table: Only about this table; without it about all of mine.
    """

    url: Annotated[str, msgspec.Meta(max_length=500)]
    table: TableId | None = None


BoxText = Annotated[str, msgspec.Meta(max_length=20_000)]


class BoxDraft(Incoming, frozen=True):
    """A box to check: its TOML text, or the same as data, from which the text is written.

    game: The game's name.
    text: The file, as TOML.
    data: What it says, instead of the text.
    """

    game: Annotated[str, msgspec.Meta(max_length=30)]
    text: BoxText = ""
    data: dict[str, object] | None = None


class NewPuzzle(Incoming, frozen=True):
    """A position to make a puzzle of.

    game: The game's name.
    position: The position, in the game's notation, with all cards.
    seat: Whose turn it is; by default the first seat that must decide.
    name: What to call it.
    """

    game: Annotated[str, msgspec.Meta(max_length=30)]
    position: PositionText
    seat: SeatNumber | None = None
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""


class NewBox(Incoming, frozen=True):
    """A box to save.

    game: The game's name.
    name: What to call it.
    text: The file, as TOML.
    """

    game: Annotated[str, msgspec.Meta(max_length=30)]
    name: Annotated[str, msgspec.Meta(max_length=60)]
    text: BoxText


# What the HTTP API gives


class BoxForm(msgspec.Struct, frozen=True):
    """A game's printed data that an owner of the box can correct.

    game: The game's name.
    data: The lists by name, as they are without corrections.
    reconstructed: Names of the lists that are not known to us, but chosen.
    merged: In how many levels of tables a correction may leave out lines, which then stay as they are.
    """

    game: str
    data: dict[str, object]
    reconstructed: list[str]
    merged: int


class BoxFault(msgspec.Struct, frozen=True):
    """What is wrong in a box.

    line: The line of the text, from 1.
    path: Where it is in the data: keys, and places in lists from "0".
    code: A code for programs.
    says: What was expected, in English.
    rule: The rule that says so, if one does.
    facts: What the sentence is made of.
    """

    line: int
    path: list[str]
    code: str
    says: str
    rule: str
    facts: dict[str, str | int | float]


class BoxCheck(msgspec.Struct, frozen=True, omit_defaults=True):
    """A box that was checked.

    text: The file, as TOML.
    data: What it says; null if it is not TOML.
    digest: The hash of the game and the data, if nothing is wrong.
    fault: What is wrong, if anything is.
    """

    text: str
    data: dict[str, object] | None
    digest: str = ""
    fault: BoxFault | None = None


class BoxInfo(msgspec.Struct, frozen=True):
    """A saved box.

    digest: The hash of the game and the data: its address is /box/{game}?box={digest}.
    game: The game's name.
    name: What it is called.
    text: The file, as TOML.
    data: What it says.
    """

    digest: str
    game: str
    name: str
    text: str
    data: dict[str, object]


class BoxName(msgspec.Struct, frozen=True):
    """A box on my list.

    digest: The hash of the game and the data.
    game: The game's name.
    name: What I call it.
    """

    digest: str
    game: str
    name: str


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """My own data.

    id: My id.
    name: The name others see.
    account: The name I log in with; null for a guest.
    rated: Whether I have a rating.
    settings: What the page remembers of me.
    moderator: Whether I am a moderator of this server.
    """

    id: str
    name: str
    account: str | None
    rated: bool
    settings: dict[str, str]
    moderator: bool = False


class ReportedLine(msgspec.Struct, frozen=True):
    """A chat line in a report.

    at: When it was said, in ms since 1970.
    name: The name it was said under.
    text: What was said.
    """

    at: int
    name: str
    text: str


class Report(msgspec.Struct, frozen=True):
    """What somebody reported: the last chat lines of one person at one table, and nothing of the game.

    id: The report's id.
    table: The table's id.
    person: Who is reported.
    lines: What they said, oldest first, as it was when it was reported.
    created: When it was reported, in ms since 1970.
    closed: When a moderator closed it; null while it is open.
    muted_until: Until when this person may not chat, in ms since 1970; 0 is not muted.
    times: How often this person has been reported, by different people.
    """

    id: str
    table: str
    person: Person
    lines: list[ReportedLine]
    created: int
    closed: int | None
    muted_until: int
    times: int


StoredRow = Annotated[dict[str, object], msgspec.Meta(description="A row of the database, its columns by name")]


class Export(msgspec.Struct, frozen=True):
    """Everything that is stored about somebody, as it is stored, except what only proves who they are.

    person: Name, account and settings.
    tokens: Tokens, without their secrets.
    sittings: Where they sat, and in which place they finished.
    chat: What they said.
    ratings: Their ratings.
    hooks: Their webhooks, without their secrets.
    boxes: The boxes they saved.
    puzzles: The puzzles they tried.
    own_puzzles: The puzzles they made.
    daily_runs: Their runs on paths of the day.
    hosted: Tables they opened.
    reports: What they reported, without the lines of others.
    notes: Their notes on finished games.
    """

    person: StoredRow
    tokens: list[StoredRow]
    sittings: list[StoredRow]
    chat: list[StoredRow]
    ratings: list[StoredRow]
    hooks: list[StoredRow]
    boxes: list[StoredRow]
    puzzles: list[StoredRow]
    own_puzzles: list[StoredRow]
    daily_runs: list[StoredRow]
    hosted: list[StoredRow]
    reports: list[StoredRow]
    notes: list[StoredRow]


class TokenInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A token; the secret is shown once, when it is made.

    id: The token's id.
    name: What it is for.
    scopes: What it may do.
    created: When it was made, in ms since 1970.
    secret: The token itself, shown only when it is made.
    """

    id: str
    name: str
    scopes: list[str]
    created: int
    secret: str = ""


class WebhookInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A webhook; the secret that signs its notices is shown once, when it is added.

    id: The webhook's id.
    url: Where notices are posted.
    table: The one table it is about; null for all of mine.
    secret: What signs its notices (Standard Webhooks), shown only when it is added.
    """

    id: str
    url: str
    table: str | None
    secret: str = ""


class NoticeData(msgspec.Struct, frozen=True):
    """What a notice is about.

    table: The table's id.
    game: The game's name.
    version: The table's version.
    seats: Of a turn: the seats of people who must decide. Of an end: the seats that won.
    names: Their names.
    reason: Of an end: why, as in `ended`; empty for a turn.
    """

    table: str
    game: str
    version: int
    seats: list[int]
    names: list[str]
    reason: str = ""


class WebhookNotice(msgspec.Struct, frozen=True, kw_only=True):
    """What is posted to a webhook: for programs `type` and `data`, for a chat such as Discord `content`.

    type: `table.turn` (it is your turn), `table.over` (a game of yours has ended) or `webhook.test`.
    timestamp: When it happened, ISO 8601.
    data: What it is about; null for a test.
    content: The same as a sentence, in the language of whoever added the webhook; a chat makes no links of names in it.
    username: The name a chat shows as the sender.
    allowed_mentions: Tells Discord to notify nobody by name.
    """

    type: Literal["table.turn", "table.over", "webhook.test"]
    timestamp: str
    data: NoticeData | None = None
    content: str = ""
    username: str = "Escapade"
    allowed_mentions: dict[str, list[str]] = msgspec.field(default_factory=lambda: {"parse": []})


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game, for a form.

    name: The option's name.
    values: The values it may have.
    default: Its value if left out.
    says: What it means, in English.
    applies: The values of other options, or numbers of `players`, with which it decides anything; always if empty.
    shared: The values that several players on one device cannot have, each with the one they play with instead.
    alone: The value that one person against bots always plays with; empty if that person chooses.
    """

    name: str
    values: list[str]
    default: str
    says: str
    applies: dict[str, list[str]] = {}
    shared: dict[str, str] = {}
    alone: str = ""


class PresetInfo(msgspec.Struct, frozen=True):
    """A way of playing that people know by name.

    name: The preset's name on the wire.
    seats: How many play.
    options: The options it changes.
    bots: Whether everybody else is a bot; else it does not say who plays.
    """

    name: str
    seats: int
    options: dict[str, str]
    bots: bool = False


class GameInfo(msgspec.Struct, frozen=True):
    """A game, with everything a form needs to open a table.

    name: The game's name on the wire.
    title: The name on the box.
    rules: The version of the rules.
    seats: How many may play.
    options: What players agree on.
    presets: Ways of playing that people know by name.
    bots: Bots to choose from, the weakest first.
    answers: Standing answers a seat may give; none where nobody is asked regardless of what they hold.
    events: What can happen: the events by name, with the names of their details.
    reduced: Bots that play below full strength here, because the rules are not compiled.
    hints: Whether a table can show players what comes next.
    """

    name: str
    title: str
    rules: str
    seats: list[int]
    options: list[OptionInfo]
    presets: list[PresetInfo]
    bots: list[str]
    answers: list[str]
    events: dict[str, list[str]]
    reduced: list[str]
    hints: bool = False


class GameWords(msgspec.Struct, frozen=True):
    """What a game says in one language, as Fluent.

    game: The game's name.
    language: The language.
    text: Messages in Fluent's syntax.
    """

    game: str
    language: str
    text: str


class RulesParagraph(msgspec.Struct, frozen=True, omit_defaults=True):
    """A paragraph of the rules as HTML, with the id by which refusals name it.

    html: The paragraph as HTML.
    id: Its id, if it has one.
    """

    html: str
    id: str = ""


class RulesSection(msgspec.Struct, frozen=True, omit_defaults=True):
    """A section of the rules.

    title: The heading.
    paragraphs: The paragraphs.
    id: Its id, if it has one.
    """

    title: str
    paragraphs: list[RulesParagraph]
    id: str = ""


class Rules(msgspec.Struct, frozen=True):
    """The rules of a game in players' words, in the language they could be given in.

    game: The game's name.
    language: The language they are in.
    title: The heading.
    note: What stands above the first section.
    sections: The sections.
    """

    game: str
    language: str
    title: str
    note: str
    sections: list[RulesSection]


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson in a list.

    name: The lesson's name.
    rules: The rules it teaches, by id.
    task: What to do.
    """

    name: str
    rules: list[str]
    task: Message


class LessonPosition(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A lesson after the learner's moves so far, and after the moves of others that follow.

    game: The game's name.
    lesson: Its name, its rules and the task.
    players: How many play.
    options: The options that differ from the default.
    to_act: Who must decide now.
    view: What the learner's seat sees and may do.
    events: What has happened since the learner's last move, as the learner saw it.
    says: The log lines of it.
    result: Whether the task is solved, has failed, or needs another move.
    """

    game: str
    lesson: LessonInfo
    players: int
    options: dict[str, str]
    to_act: list[int]
    view: SeatView
    events: list[Happening] = []
    says: list[Message] = []
    result: Literal["open", "solved", "failed"]


class PuzzleInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A puzzle in a list.

    number: Its number, from 1.
    task: What to do.
    difficulty: How hard it is: estimated with bots at first, then more and more by people's first tries.
    attempts: How many people have tried it.
    solves: How many of them solved it at the first try.
    solved: Whether you have solved it.
    """

    number: int
    task: Message
    difficulty: Literal["easy", "medium", "hard"]
    attempts: int = 0
    solves: int = 0
    solved: bool = False


class OwnPuzzle(msgspec.Struct, frozen=True):
    """A puzzle that somebody made of a position.

    id: Its id, and the key to it: its page is /puzzles/{game}/{id}.
    game: The game's name.
    name: What its maker calls it; may be empty.
    task: What to do.
    moves: How many moves its answer has.
    """

    id: str
    game: str
    name: str
    task: Message
    moves: int


class PuzzlePosition(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A puzzle after some moves.

    game: The game's name.
    puzzle: Its number, its task and how hard it is.
    count: How many puzzles the game has; 0 for one that somebody made.
    name: What its maker calls it.
    certain: Whether lines that need luck or another player's decision do not count.
    players: How many play.
    options: What is agreed.
    to_act: Who must decide now.
    view: What the seat sees and may do.
    events: What the last move did, as the seat saw it.
    says: The log lines of it.
    result: Whether the puzzle is solved, has failed, or needs another move.
    wrong: What was wrong with the last move.
    reason: Why the answer is right, once it is solved.
    """

    game: str
    puzzle: PuzzleInfo
    count: int
    name: str = ""
    certain: bool = False
    players: int
    options: dict[str, str]
    to_act: list[int]
    view: SeatView
    events: list[Happening] = []
    says: list[Message] = []
    result: Literal["open", "solved", "failed"]
    wrong: Message | None = None
    reason: Message | None = None


class PuzzleHint(msgspec.Struct, frozen=True):
    """How the answer of a puzzle begins.

    says: The hint.
    """

    says: Message


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """The answer of a puzzle.

    moves: Its moves in the game's notation.
    says: The same in words.
    reason: Why it is right.
    """

    moves: list[str]
    says: list[Message]
    reason: Message


class Daily(msgspec.Struct, frozen=True):
    """The puzzle of the day, the same for everybody.

    day: The date (UTC), such as 2026-11-17.
    game: The game of the puzzle.
    number: The puzzle's number.
    task: What to do.
    run_game: The game of the run of the day.
    """

    day: str
    game: str
    number: int
    task: Message
    run_game: str


class DailyTime(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody's run on the path of the day.

    person: Who ran.
    elapsed: How long it took, in ms as the server measured it.
    right: Whether the run was right.
    you: Whether it is yours.
    """

    person: Person
    elapsed: int
    right: bool = False
    you: bool = False


class DailyRun(msgspec.Struct, frozen=True, omit_defaults=True):
    """The run of the day: everybody's first run, right ones first, then by time.

    day: The date (UTC).
    game: The game of the run.
    times: The first hundred, and yours.
    runners: How many have run.
    """

    day: str
    game: str
    times: list[DailyTime] = []
    runners: int = 0


class DailyPath(msgspec.Struct, frozen=True, kw_only=True):
    """The path of the day, turned up; the server's clock runs.

    day: The date (UTC).
    game: The game's name.
    players: How many play.
    options: What is agreed.
    to_act: Who must run.
    view: What the runner sees.
    """

    day: str
    game: str
    players: int
    options: dict[str, str]
    to_act: list[int]
    view: SeatView


class AnalysisStep(msgspec.Struct, frozen=True):
    """A move on the way to a position of the analysis board.

    seat: Whose move it was.
    move: The move in the game's notation.
    does: What it did, in words.
    """

    seat: int
    move: str
    does: Message


class AnalysisPosition(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position of the analysis board, with all cards face up.

    game: The game's name.
    players: How many play.
    options: The game's options.
    start: The position before the first move, in notation.
    position: The position now, in notation.
    to_act: Who must decide now; nobody if the game is over.
    winners: Who has won.
    view: The whole table from one seat, with the legal moves of that seat.
    steps: The moves so far.
    events: What the last move caused.
    says: The log lines of it.
    setup: How fields of the position are entered by hand, by their names; others are entered as text.
    """

    game: str
    players: int
    options: dict[str, str]
    start: str
    position: str
    to_act: list[int]
    winners: list[int] = []
    view: SeatView
    steps: list[AnalysisStep] = []
    events: list[Happening] = []
    says: list[Message] = []
    setup: dict[str, list[SetupPart]] = {}


class FirstGameStep(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A guided first game when one of its steps begins.

    game: The game's name.
    step: Which step it is, counted from 0.
    steps: How many there are. The last one has no move.
    says: What to do and why.
    rules: The rules it teaches, by id.
    move: The learner's move, in the game's notation; empty if there is only something to read.
    bot: The bot in whose name the others play.
    players: How many play. The learner has seat 0.
    options: The options that differ from the default.
    to_act: Who must decide now.
    view: What the learner's seat sees and may do.
    events: What has happened in the step before, as the learner saw it.
    log: The log lines of it.
    """

    game: str
    step: int
    steps: int
    says: Message
    rules: list[str] = []
    move: str = ""
    bot: str
    players: int
    options: dict[str, str]
    to_act: list[int]
    view: SeatView
    events: list[Happening] = []
    log: list[Message] = []


class LanAddress(msgspec.Struct, frozen=True):
    """The host by which other devices reach this server; empty if there is none, or if you may not know.

    host: The host, to be opened by a phone beside this machine.
    """

    host: str


class ExpectedMove(msgspec.Struct, frozen=True):
    """A move of an expected line: whose, and what it does on an imagined table.

    seat: Whose move it would be.
    does: The move as a screen draws it.
    """

    seat: int
    does: MoveDescription


class MoveEvaluation(msgspec.Struct, frozen=True):
    """A bot's evaluation of a move: visits, chance to win, and the moves expected after it.

    move: The move, in notation.
    visits: How often the search tried it.
    chance: The chance to win after it, from 0 to 1.
    line: The moves expected after it, in notation.
    does: The move as a screen draws it.
    then: The line, as far as one imagined table allows it.
    """

    move: str
    visits: int
    chance: float
    line: list[str]
    does: MoveDescription
    then: list[ExpectedMove] = []


class Hint(msgspec.Struct, frozen=True):
    """The adviser's evaluations of a seat's moves, the best first; empty if there is no choice.

    table: The table's id.
    version: The table's version it was made for.
    seat: The seat.
    ideas: The moves, the best first.
    """

    table: str
    version: int
    seat: int
    ideas: list[MoveEvaluation]


class Review(msgspec.Struct, frozen=True):
    """A bot's evaluations at a step of a finished game, and that of the move that was played.

    table: The table's id.
    version: The step.
    seat: The seat that moved next.
    bot: The bot that thought about it.
    ideas: The moves, the best first.
    played: The move that was played, if the bot looked at it.
    """

    table: str
    version: int
    seat: int
    bot: str
    ideas: list[MoveEvaluation]
    played: MoveEvaluation | None


class AnalysisEvaluation(msgspec.Struct, frozen=True):
    """A bot's evaluations of a position of the analysis board, from what the seat to move can see.

    seat: The seat that must decide.
    bot: The bot that thought about it.
    ideas: The moves, the best first; empty if there is no choice.
    chances: Each seat's chance to win at a glance, from 0 to 1.
    """

    seat: int
    bot: str
    ideas: list[MoveEvaluation]
    chances: list[float]


class TablePosition(msgspec.Struct, frozen=True):
    """The whole position at a step of a finished game.

    table: The table's id.
    version: The step.
    game: The game's name.
    position: The position in notation, with all cards.
    """

    table: str
    version: int
    game: str
    position: str


class WinChances(msgspec.Struct, frozen=True):
    """Each seat's chance to win after an entry of the log, from a spectator's view.

    version: The step.
    chances: Each seat's chance, from 0 to 1.
    """

    version: int
    chances: list[float]


class WinChanceHistory(msgspec.Struct, frozen=True):
    """The chances from the deal to the end.

    table: The table's id.
    glances: The chances, step by step.
    """

    table: str
    glances: list[WinChances]


class DecisiveTurn(msgspec.Struct, frozen=True):
    """A turn that changed the chances to win more than most others.

    seat: Whose turn it was.
    first: The step before it.
    last: The step after it.
    before: Each seat's chance before it, from 0 to 1.
    after: Each seat's chance after it.
    """

    seat: int
    first: int
    last: int
    before: list[float]
    after: list[float]


class Mistake(msgspec.Struct, frozen=True):
    """A move that lowered its player's chance to win clearly, by what that player could see.

    step: The step before it.
    seat: Whose move it was.
    played: The move.
    best: The best move instead.
    chance: The chance to win after the move, from 0 to 1.
    best_chance: The chance after the best move.
    reason: What the best move has that this one lacks; null if no difference is clear.
    """

    step: int
    seat: int
    played: MoveDescription
    best: MoveDescription
    chance: float
    best_chance: float
    reason: Message | None = None


class GameReview(msgspec.Struct, frozen=True):
    """The review of a finished game. It is made once, in the background, and stored with the game.

    table: The table's id.
    ready: Whether it is complete; ask again later if not.
    done: How many decisions have been judged.
    total: How many there are to judge.
    glances: Everybody's chances step by step, from a spectator's view.
    decisive: Up to three turns that changed the chances most, in the order of play.
    mistakes: The mistakes of all players, in the order of play.
    decisions: How many decisions of each seat were judged.
    """

    table: str
    ready: bool = False
    done: int = 0
    total: int = 0
    glances: list[WinChances] = []
    decisive: list[DecisiveTurn] = []
    mistakes: list[Mistake] = []
    decisions: list[int] = []


class RetryPosition(msgspec.Struct, frozen=True):
    """A decision of a finished game, to be made again: the table as the seat saw it then, with its legal moves.

    table: The table's id.
    step: The step.
    game: The game's name.
    players: How many play.
    options: The game's options.
    to_act: The seats that had to decide.
    view: What the seat saw.
    """

    table: str
    step: int
    game: str
    players: int
    options: dict[str, str]
    to_act: list[int]
    view: SeatView


class RetryMove(Incoming, frozen=True):
    """Another move at a step of a finished game.

    step: The step.
    move: The move, in notation.
    """

    step: Version
    move: ActionText


class RetryResult(msgspec.Struct, frozen=True):
    """How good another move would have been. Nothing is stored.

    step: The step.
    move: The move as a screen draws it.
    as_good: Whether it is as good as the best one.
    chance: The chance to win after it, from 0 to 1.
    best_chance: The chance after the best move.
    reason: What the best move has that this one lacks; null if no difference is clear.
    """

    step: int
    move: MoveDescription
    as_good: bool
    chance: float
    best_chance: float
    reason: Message | None = None


class ReviewNote(Incoming, frozen=True):
    """A note of mine on a step of a finished game; only I see it.

    step: The step.
    text: The note; an empty one is removed.
    """

    step: Version
    text: NoteText


class Profile(msgspec.Struct, frozen=True):
    """A person's profile, with ratings if they opted in.

    person: The person.
    ratings: Their rating by game; empty unless they opted in.
    games: How many rated games of each they have finished.
    provisional: The games in which they have played too few, or too few people, for the leaderboard.
    """

    person: Person
    ratings: dict[str, float]
    games: dict[str, int]
    provisional: list[str]


class Rank(msgspec.Struct, frozen=True):
    """One row of a leaderboard.

    place: The place, 1 is the best.
    person: The person.
    rating: Their rating.
    games: How many rated games they have played.
    """

    place: int
    person: Person
    rating: float
    games: int


class HeadToHead(msgspec.Struct, frozen=True):
    """How often two people met, and who was ahead.

    games: How often they met.
    ahead: How often the first was ahead.
    behind: How often the second was ahead.
    """

    games: int
    ahead: int
    behind: int


class RatingChange(msgspec.Struct, frozen=True):
    """How a rated game changed somebody's rating.

    before: The rating before the game.
    after: The rating after it.
    """

    before: float
    after: float


class GameResult(msgspec.Struct, frozen=True):
    """How a finished game went.

    table: The table's id.
    turns: How many turns were played; moves that were taken back do not count.
    duration: From the deal to the end, in ms.
    ratings: How each seat's rating changed; null for seats it did not count for.
    scores: What each seat had reached: pirates at the goal, rooms, tunnel points.
    """

    table: str
    turns: int
    duration: int
    ratings: list[RatingChange | None]
    scores: list[int]


class FinishedSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a finished game; no person id if they have deleted their account.

    name: The name of whoever sat there.
    person: Their id.
    bot: The bot, if it was one.
    won: Whether it won.
    resigned: Whether its person resigned.
    """

    name: str
    person: str = ""
    bot: str = ""
    won: bool = False
    resigned: bool = False


class FinishedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game, and which of its seats were the listed person's. Replay: /t/{table}/replay.

    table: The table's id.
    game: The game's name.
    created: When the table was opened, in ms since 1970.
    seats: The seats, in the order of play.
    own: Which of them were the listed person's.
    reason: Why it ended.
    public: Whether the table was public.
    rated: Whether it counted for ratings.
    """

    table: str
    game: str
    created: int
    seats: list[FinishedSeat]
    own: list[int]
    reason: Reason
    public: bool = False
    rated: bool = False


class GameHistory(msgspec.Struct, frozen=True):
    """A page of finished games, the newest first. If `earlier`, ask again with the last table as `before`.

    games: The games, the newest first.
    earlier: Whether there are earlier ones: ask again with the last table as `before`.
    """

    games: list[FinishedGame]
    earlier: bool


class TextReply(msgspec.Struct, frozen=True):
    """Something was done: a sentence, with its code to tell it in another language.

    says: A sentence, in English.
    code: What it means, for programs: forgotten, goodbye, hook-heard or reported.
    """

    says: str
    code: str


class ErrorReply(msgspec.Struct, frozen=True, omit_defaults=True):
    """A request was refused, and why. Nothing was changed.

    says: A sentence for whoever reads it, in the language of the request's Accept-Language where we have it.
    code: What is wrong, for programs: one of the server's own codes, or the id of a game's message.
    rule: The id of the rule that says so, if a rule does.
    facts: What the sentence mentions, by name; with `code` it can be told in another language.
    """

    says: str
    code: str
    rule: str = ""
    facts: dict[str, Fact] = {}


class Health(msgspec.Struct, frozen=True):
    """The server can read its database.

    escapade: The server's version.
    tables: Tables in memory.
    sockets: Open sockets.
    """

    escapade: str
    tables: int
    sockets: int


decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Unreadable(ValueError):  # noqa: N818 - an answer to a client
    """Bytes that are not a valid message."""


def read(data: bytes | str) -> ClientMessage:
    """Decode a client's message. All errors are Unreadable, or refusals of a field that does not exist."""
    try:
        return decoder.decode(data)
    except RecursionError as wrong:
        raise Unreadable("it is nested too deeply") from wrong
    except UnicodeError as wrong:
        raise Unreadable("it is not written in UTF-8") from wrong
    except msgspec.MsgspecError as wrong:
        _check_known(data)
        raise Unreadable(str(wrong)[:LONGEST_DETAIL]) from wrong


def _check_known(data: bytes | str) -> None:
    """Refuse a message with a field that does not exist, if it is JSON at all."""
    try:
        content = msgspec.json.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return
    check_fields(msgspec.inspect.type_info(ClientMessage), content)


write = msgspec.json.Encoder().encode
