"""Everything sent between the server and clients: socket messages, and bodies of the HTTP API."""

from typing import Annotated, Any, Literal

import msgspec

from escapade.effects import Effect, MoveDescription
from escapade.messages import Fact, Message
from escapade.server.log import AnyEntry, Reason
from escapade.server.text import LONGEST_NAME, Incoming, clean_line, clean_name, clean_name_if_any

LONGEST_MESSAGE = 16_384  # bytes a client may send at once
LONGEST_CHAT = 500
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
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME, extra={"clean": clean_name})]
NameIfAny = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME, extra={"clean": clean_name_if_any})]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Milliseconds = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
AnswerText = Annotated[str, msgspec.Meta(min_length=1, max_length=20)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT, extra={"clean": clean_line})]
Status = Literal["gathering", "playing", "over", "damaged"]  # damaged: its log cannot be read


# What a client says over the socket


class Watch(Incoming, frozen=True, tag_field="type", tag="watch"):
    """Watch a table; with `since`, get only what happened after that version.

    With `draw`, views carry what a screen needs: a picture of the table, and what each legal action would do.
    """

    table: TableId
    since: Version | None = None
    draw: bool = False


class Leave(Incoming, frozen=True, tag_field="type", tag="leave"):
    """Stop watching a table."""

    table: TableId


class Play(Incoming, frozen=True, tag_field="type", tag="play"):
    """Play an action, decided at a version of the table. Send it again with the same id until it is answered."""

    table: TableId
    id: ActionId
    version: Version
    action: ActionText
    seat: SeatNumber | None = None  # for somebody with more than one
    elapsed: Milliseconds | None = None  # by the player's own clock, from the first sight of the decision


class Why(Incoming, frozen=True, tag_field="type", tag="why"):
    """Ask why an action may not be played; the answer is a refusal. It is never played."""

    table: TableId
    action: ActionText
    seat: SeatNumber | None = None


class Answer(Incoming, frozen=True, tag_field="type", tag="answer"):
    """Set a standing answer for a seat; one of the game's `answers`."""

    table: TableId
    answer: AnswerText
    seat: SeatNumber | None = None


class Ready(Incoming, frozen=True, tag_field="type", tag="ready"):
    """Be ready for a race to start. It binds nobody, and ends with the next move."""

    table: TableId
    seat: SeatNumber | None = None  # for somebody with more than one


class Say(Incoming, frozen=True, tag_field="type", tag="say"):
    """Send a chat line."""

    table: TableId
    text: ChatText


class Pong(Incoming, frozen=True, tag_field="type", tag="pong"):
    """Answer a ping at once; the server measures the round trip."""

    n: Version


ClientMessage = Watch | Leave | Play | Why | Answer | Ready | Say | Pong


# What the server says over the socket


class Person(msgspec.Struct, frozen=True):
    """A person's public data."""

    id: str
    name: str
    account: bool = False


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat's clock: the time left (ms), and when it runs out if it runs (ms since 1970, server time)."""

    left: int
    falls: int | None = None


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat: a person's, a bot's, or open. A bot may hold a person's seat for a while."""

    name: str = ""
    person: str = ""
    bot: str = ""
    held: bool = False
    resigned: bool = False
    here: bool = False


class Control(msgspec.Struct, frozen=True, omit_defaults=True):
    """Time control: none, per turn, a bank with an increment per turn, or days per turn."""

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0  # a turn, or the bank
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    days: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0
    turns: bool = False  # set by the server; tables opened before this existed count every action as a turn


Options = Annotated[
    dict[
        Annotated[str, msgspec.Meta(min_length=1, max_length=40)],
        Annotated[str, msgspec.Meta(max_length=200)],
    ],
    msgspec.Meta(max_length=40, description="A game's options by name"),
]
Seconds = Annotated[int, msgspec.Meta(ge=0, le=3600)]


class TableTerms(msgspec.Struct, frozen=True, kw_only=True):
    """What is agreed on when a table is opened. Its header, its summary and the form for a new table extend this."""

    game: Annotated[str, msgspec.Meta(max_length=30)]
    options: Options
    public: bool = True
    rated: bool = False
    control: Control = Control()
    delay: Seconds = 0  # by which spectators see everything later
    hold: Seconds = 0  # after which a bot holds the seat of somebody who left; 0 never


class TableSummary(TableTerms, frozen=True, kw_only=True, omit_defaults=True):
    """A table as the lobby shows it."""

    id: str
    seats: list[Seat]
    host: str
    status: Status
    version: int
    created: int
    commitment: str = ""
    winners: list[int] = []
    reason: str = ""
    rematch: str = ""


class Vote(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open proposal, who has agreed, and who is still asked."""

    what: Literal["undo", "pause", "resume"]
    by: int
    agreed: list[int]
    asked: list[int]
    left: int = 0


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event of a game: its name, its details by name, and what it changed in terms any board can draw."""

    event: str
    details: dict[str, object] = {}
    effects: list[Effect] = []


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat (None: a spectator) sees: what happened, the table after it, and what the seat may do."""

    seat: int | None
    view: str
    legal: list[str] = []
    events: list[dict[str, object]] = []
    picture: Any = None  # a struct of the game: the view as a screen draws it, for whoever asked to draw …
    question: Message | None = None  # … what the seat is asked, or whom it waits for …
    moves: list[MoveDescription] = []  # … and what each legal action would do
    previews: list[dict[str, object]] = []  # the same as games that do not describe their moves yet say it
    notes: list[list[Message]] = []  # what stands beside each player's name
    secrets: bool = False  # whether the view hides something from the seat
    hint: bool = False  # whether the seat may ask what the adviser thinks


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is the same for all watchers: who must decide, clocks, vote, whether moves can be taken back."""

    to_act: list[int] = []
    clocks: list[Clock] = []
    paused: bool = False
    vote: Vote | None = None
    undo: list[int] = []  # seats that may take their last move back at once
    moves: int = 0
    due: int | None = None  # when the rules themselves stop waiting (ms since 1970, the server's clock)


class Welcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    """The first message: who you are, and the server's time."""

    you: Person
    now: int
    escapade: str


class Snapshot(msgspec.Struct, frozen=True, tag_field="type", tag="snapshot", omit_defaults=True):
    """A whole table as you see it now."""

    table: TableSummary
    yours: list[int]
    standing: Standing
    views: list[SeatView] = []


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update", omit_defaults=True):
    """One entry of a table's log as you see it, and the table after it."""

    table: str
    version: int
    at: int
    entry: AnyEntry
    yours: list[int]
    standing: Standing
    views: list[SeatView] = []
    # For whoever asked to draw; with several seats, only what all of them may know:
    events: list[Happening] = []
    says: list[Message] = []  # the lines of the log


class Accepted(msgspec.Struct, frozen=True, tag_field="type", tag="accepted"):
    """The action is played and stored as this version."""

    table: str
    id: str
    version: int


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused", omit_defaults=True):
    """A request was refused: a sentence, its code and facts, and the rule's id if a rule says so.

    The code is one of the server's own (`Code`), or the id of a game's message.
    """

    says: str
    code: str
    table: str = ""
    id: str = ""
    rule: str = ""
    stale: bool = False  # the table had moved on; what you did not see yet is on its way
    facts: dict[str, Fact] = {}


class StandingAnswer(msgspec.Struct, frozen=True, tag_field="type", tag="standing-answer"):
    """The standing answer of a seat of yours, sent to you alone."""

    table: str
    seat: int
    answer: str


class ChatMessage(msgspec.Struct, frozen=True, tag_field="type", tag="chat", omit_defaults=True):
    """A chat line."""

    table: str
    number: int
    at: int
    person: str
    name: str
    text: str


class Present(msgspec.Struct, frozen=True, tag_field="type", tag="present"):
    """Who is at the table now, and the number of spectators."""

    table: str
    seats: list[bool]
    watching: int


class ReadySeats(msgspec.Struct, frozen=True, tag_field="type", tag="ready-seats"):
    """Which seats are ready. Once whoever starts is among them, the race begins in a few seconds."""

    table: str
    seats: list[int]


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping", omit_defaults=True):
    """Answer with pong and the same number. `rtt` is the round trip measured so far (ms)."""

    n: int
    rtt: float | None = None


ServerMessage = (
    Welcome | Snapshot | Update | Accepted | Refused | StandingAnswer | ChatMessage | Present | ReadySeats | Ping
)


# What happened before somebody came


class SeatEvents(msgspec.Struct, frozen=True):
    """What one seat (None: a spectator) saw happen, event by event."""

    seat: int | None
    events: list[dict[str, object]]


class LogEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An earlier entry of a table's log: what its `update` said, without the table after it."""

    version: int
    at: int
    entry: AnyEntry
    views: list[SeatEvents] = []
    says: list[Message] = []  # the lines of the log, as above


class LogPage(msgspec.Struct, frozen=True):
    """A page of a table's log, oldest first. If `earlier`, ask again with the first version as `before`."""

    table: str
    entries: list[LogEntry]
    earlier: bool


# What the HTTP API takes


class GuestName(Incoming, frozen=True):
    """The name of a new guest."""

    name: Name | None = None


Settings = Annotated[
    dict[
        Annotated[str, msgspec.Meta(min_length=1, max_length=40)],
        Annotated[str, msgspec.Meta(max_length=200)],
    ],
    msgspec.Meta(max_length=40, description="What a page wants to remember of somebody, on every device"),
]


class ProfileChanges(Incoming, frozen=True):
    """Changes to my profile. Settings are merged; an empty one is deleted."""

    name: Name | None = None
    rated: bool | None = None
    settings: Settings | None = None


LoginName = Annotated[str, msgspec.Meta(min_length=2, max_length=30, pattern=r"^[A-Za-z0-9_.-]+(?!\n)$")]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Credentials(Incoming, frozen=True):
    """Login and password of an account."""

    login: LoginName
    password: Password


class NewPassword(Incoming, frozen=True):
    """A change of password. Every other device is logged out."""

    old: Password
    new: Password


Scope = Literal["read", "play", "tables", "account"]


class NewToken(Incoming, frozen=True):
    """A token for a program, and its scopes."""

    name: Name
    scopes: Annotated[list[Scope], msgspec.Meta(min_length=1, max_length=4)]


Level = Annotated[str, msgspec.Meta(max_length=30, description="A bot's name")]


class NewSeat(Incoming, frozen=True):
    """A seat of a new table: for me, for a bot, or open."""

    who: Literal["me", "bot", "open"] = "open"
    bot: Level = ""
    name: NameIfAny = ""  # of somebody who shares my device


class NewTable(Incoming, TableTerms, frozen=True, kw_only=True):
    """A table to open."""

    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=16)]
    options: Options = msgspec.field(default_factory=dict)
    hold: Seconds = 120


class SeatRequest(Incoming, frozen=True):
    """A seat to take (any open one by default), and a name if several people share my device."""

    seat: SeatNumber | None = None
    name: NameIfAny = ""


class SeatChoice(Incoming, frozen=True):
    """One of my seats; optional if I have only one."""

    seat: SeatNumber | None = None


class SeatToClear(Incoming, frozen=True):
    """A seat to open."""

    seat: SeatNumber


class BotSeat(Incoming, frozen=True):
    """A seat for a bot."""

    seat: SeatNumber
    bot: Level


class Undo(Incoming, frozen=True):
    """Moves to take back, until so many are left; by default my last one."""

    seat: SeatNumber | None = None
    left: Version | None = None


class VoteAnswer(Incoming, frozen=True):
    """A vote on a proposal."""

    yes: bool
    seat: SeatNumber | None = None


class MoveRequest(Incoming, frozen=True):
    """An action over HTTP; the same as `play` over the socket."""

    id: ActionId
    version: Version
    action: ActionText
    seat: SeatNumber | None = None


class SeatAnswer(Incoming, frozen=True):
    """A standing answer over HTTP; the same as `answer` over the socket."""

    answer: AnswerText
    seat: SeatNumber | None = None


class ChatLine(Incoming, frozen=True):
    """A chat line to send."""

    text: ChatText


class Mute(Incoming, frozen=True):
    """A person to mute, or to let speak again."""

    person: Annotated[str, msgspec.Meta(max_length=40)]
    muted: bool = True


class NewWebhook(Incoming, frozen=True):
    """A webhook to add, for one table or for all of mine."""

    url: Annotated[str, msgspec.Meta(max_length=500)]
    table: TableId | None = None


# What the HTTP API gives


class Me(msgspec.Struct, frozen=True):
    """My own data."""

    id: str
    name: str
    account: str | None
    rated: bool
    settings: dict[str, str]


class TokenInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A token; the secret is shown once, when it is made."""

    id: str
    name: str
    scopes: list[str]
    created: int
    secret: str = ""


class WebhookInfo(msgspec.Struct, frozen=True):
    """A webhook."""

    id: str
    url: str
    table: str | None


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game, for a form."""

    name: str
    values: list[str]
    default: str
    says: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game, with everything a form needs to open a table."""

    name: str
    title: str
    rules: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]
    answers: list[str]  # standing ones a seat may give; none where nobody is asked alike whatever they hold
    events: dict[str, list[str]]  # what can happen: the events by name, with the names of their details


class GameWords(msgspec.Struct, frozen=True):
    """What a game says in one language, as Fluent."""

    game: str
    language: str
    text: str


class RulesParagraph(msgspec.Struct, frozen=True, omit_defaults=True):
    """A paragraph of the rules as HTML, with the id by which refusals name it."""

    html: str
    id: str = ""


class RulesSection(msgspec.Struct, frozen=True, omit_defaults=True):
    """A section of the rules."""

    title: str
    paragraphs: list[RulesParagraph]
    id: str = ""


class Rules(msgspec.Struct, frozen=True):
    """The rules of a game in players' words, in the language they could be given in."""

    game: str
    language: str
    title: str
    note: str
    sections: list[RulesSection]


class LanAddress(msgspec.Struct, frozen=True):
    """The host by which other devices reach this server; empty if there is none, or if you may not know."""

    host: str


class ExpectedMove(msgspec.Struct, frozen=True):
    """A move of an expected line: whose, and what it does on an imagined table."""

    seat: int
    does: dict[str, object]


class MoveEvaluation(msgspec.Struct, frozen=True):
    """A bot's evaluation of a move: visits, chance to win, and the moves expected after it."""

    move: str
    visits: int
    chance: float
    line: list[str]
    does: dict[str, object] = {}  # the move as a screen draws it …
    then: list[ExpectedMove] = []  # … and the line, as far as one imagined table allows it


class Hint(msgspec.Struct, frozen=True):
    """The adviser's evaluations of a seat's moves, the best first; empty if there is no choice."""

    table: str
    version: int
    seat: int
    ideas: list[MoveEvaluation]


class Review(msgspec.Struct, frozen=True):
    """A bot's evaluations at a step of a finished game, and that of the move that was played."""

    table: str
    version: int
    seat: int
    bot: str
    ideas: list[MoveEvaluation]
    played: MoveEvaluation | None


class WinChances(msgspec.Struct, frozen=True):
    """Each seat's chance to win after an entry of the log, from a spectator's view."""

    version: int
    chances: list[float]


class WinChanceHistory(msgspec.Struct, frozen=True):
    """The chances from the deal to the end."""

    table: str
    glances: list[WinChances]


class Profile(msgspec.Struct, frozen=True):
    """A person's profile, with ratings if they opted in."""

    person: Person
    ratings: dict[str, float]
    games: dict[str, int]


class Rank(msgspec.Struct, frozen=True):
    """One row of a leaderboard."""

    place: int
    person: Person
    rating: float
    games: int


class HeadToHead(msgspec.Struct, frozen=True):
    """How often two people met, and who was ahead."""

    games: int
    ahead: int
    behind: int


class FinishedSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a finished game; no person id if they have deleted their account."""

    name: str
    person: str = ""
    bot: str = ""
    won: bool = False
    resigned: bool = False


class FinishedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game, and which of its seats were the listed person's. Replay: /t/{table}/replay."""

    table: str
    game: str
    created: int
    seats: list[FinishedSeat]
    own: list[int]
    reason: Reason
    public: bool = False
    rated: bool = False


class GameHistory(msgspec.Struct, frozen=True):
    """A page of finished games, the newest first. If `earlier`, ask again with the last table as `before`."""

    games: list[FinishedGame]
    earlier: bool


class TextReply(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence, with its code and facts to tell it in another language.

    The code is one of the server's own (`Code`), "forgotten", "goodbye", "hook-heard", or the id of a game's message.
    """

    says: str
    code: str
    rule: str = ""
    facts: dict[str, Fact] = {}


class Health(msgspec.Struct, frozen=True):
    """The server can read its database."""

    escapade: str
    tables: int
    sockets: int


decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Unreadable(ValueError):  # noqa: N818 - an answer to a client
    """Bytes that are not a valid message."""


def read(data: bytes | str) -> ClientMessage:
    """Decode a client's message. All errors are Unreadable."""
    try:
        return decoder.decode(data)
    except RecursionError as wrong:
        raise Unreadable("it is nested too deeply") from wrong
    except UnicodeError as wrong:
        raise Unreadable("it is not written in UTF-8") from wrong
    except msgspec.MsgspecError as wrong:
        raise Unreadable(str(wrong)[:LONGEST_DETAIL]) from wrong


write = msgspec.json.Encoder().encode
