"""All that travels between the server and a player: the socket's messages, and what the HTTP API takes and gives."""

from typing import Annotated, Literal

import msgspec

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
Code = Literal[
    "not-started",
    "started-already",
    "game-over",
    "not-over",
    "record-secret",
    "replay-later",
    "no-such-seat",
    "no-seat-of-yours",
    "not-your-seat",
    "host-only",
    "all-seats-taken",
    "seat-taken",
    "one-seat",
    "second-seat",
    "seat-open",
    "seats-open",
    "paused",
    "paused-already",
    "not-paused",
    "stale",
    "action-unreadable",
    "rule",
    "nothing-to-take-back",
    "vote-waits",
    "nothing-proposed",
    "answered-already",
    "you-resigned",
    "resigned-already",
    "bot-holds",
    "person-plays",
    "nobody-left",
    "nobody-holds",
    "in-time",
    "not-stored",
    "store-away",
    "table-damaged",
    "muted",
    "no-answers",
    "answer-unknown",
    "hint-rated",
    "hint-people",
    "bots-busy",
    "no-such-step",
    "not-your-move",
    "no-such-table",
    "game-unknown",
    "bot-unknown",
    "clock-seconds",
    "clock-days",
    "option-unknown",
    "option-value",
    "option-players",
    "option-first",
    "option-escape-only",
    "option-classic-only",
    "option-short-crossing",
    "option-boat-retreat",
    "option-teams",
    "nobody",
    "no-such-person",
    "name-empty",
    "account-already",
    "settings-enough",
    "login-taken",
    "login-wrong",
    "password-wrong",
    "token-lacks",
    "tokens-enough",
    "hooks-enough",
    "hook-unreadable",
    "hook-https",
    "hook-unknown-host",
    "hook-private",
    "no-such-hook",
    "hook-silent",
    "hook-answers",
    "say-watch-first",
    "tables-enough",
    "no-message",
    "other-site",
    "too-fast",
    "wait",
    "form",
    "nothing-here",
    "too-long",
    "http",
    "our-mistake",
]  # why the server says no; its sentences are in no.py


# What a client says over the socket


class Watch(Incoming, frozen=True, tag_field="type", tag="watch"):
    """Follow a table, as whoever sits there; with `since`, get only what happened after that version.

    With `draw`, sights carry what a screen needs: a picture of the table, and what each legal action would do.
    """

    table: TableId
    since: Version | None = None
    draw: bool = False


class Leave(Incoming, frozen=True, tag_field="type", tag="leave"):
    """Follow a table no longer."""

    table: TableId


class Play(Incoming, frozen=True, tag_field="type", tag="play"):
    """Play an action, decided upon at a version of the table. Send it again, with the same id, until it is answered."""

    table: TableId
    id: ActionId
    version: Version
    action: ActionText
    seat: SeatNumber | None = None  # for somebody with more than one
    elapsed: Milliseconds | None = None  # by the player's own clock, from the first sight of the decision


class Why(Incoming, frozen=True, tag_field="type", tag="why"):
    """Ask why an action may not be played; the answer is a refusal. Nothing is ever played by asking."""

    table: TableId
    action: ActionText
    seat: SeatNumber | None = None


class Answer(Incoming, frozen=True, tag_field="type", tag="answer"):
    """Give a standing answer for when a seat is asked alike whatever it holds; one of the game's `answers`."""

    table: TableId
    answer: AnswerText
    seat: SeatNumber | None = None


class Ready(Incoming, frozen=True, tag_field="type", tag="ready"):
    """Say that you are ready for what starts for everybody at once; it binds nobody, and goes with the next move."""

    table: TableId
    seat: SeatNumber | None = None  # for somebody with more than one


class Say(Incoming, frozen=True, tag_field="type", tag="say"):
    """Say something to the table."""

    table: TableId
    text: ChatText


class Pong(Incoming, frozen=True, tag_field="type", tag="pong"):
    """Answer a ping at once: this is how the server knows how far away you are."""

    n: Version


Said = Watch | Leave | Play | Why | Answer | Ready | Say | Pong


# What the server says over the socket


class Person(msgspec.Struct, frozen=True):
    """Somebody, as everybody may know them."""

    id: str
    name: str
    account: bool = False


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat's clock: what is left of the bank, and when it falls if it runs (ms since 1970, the server's clock)."""

    left: int
    falls: int | None = None


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat at a table: a person's, a bot's, or open; a person's may be held by a bot for a while."""

    name: str = ""
    person: str = ""
    bot: str = ""
    held: bool = False
    resigned: bool = False
    here: bool = False


class Control(msgspec.Struct, frozen=True, omit_defaults=True):
    """How time is counted: not at all, for each move, from a bank with an increment, or in days."""

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0  # a move, or the bank
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    days: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as the lobby shows it."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[Seat]
    host: str
    status: Status
    version: int
    created: int
    public: bool = True
    rated: bool = False
    control: Control = Control()
    delay: int = 0  # seconds by which spectators see everything later
    hold: int = 0  # seconds after which a bot holds the seat of somebody who left; 0 never
    commitment: str = ""
    winners: list[int] = []
    reason: str = ""
    rematch: str = ""


class Vote(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that was proposed, who has agreed, and who is still asked."""

    what: Literal["undo", "pause", "resume"]
    by: int
    agreed: list[int]
    asked: list[int]
    left: int = 0


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to be said: the id of a message in the Fluent files, and its facts by name."""

    id: str
    facts: dict[str, "Fact"] = {}


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """One fact of a message: a number, a text, one or more players by seat, or things with words of their own."""

    number: int | float | None = None
    text: str | None = None
    seat: int | None = None
    seats: list[int] | None = None
    things: list[Message] | None = None


class Sight(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat (None: a spectator) sees: what happened, the table after it, and what the seat may do."""

    seat: int | None
    view: str
    legal: list[str] = []
    events: list[dict[str, object]] = []
    picture: dict[str, object] = {}  # the view as a screen draws it, for whoever asked to draw …
    moves: list[dict[str, object]] = []  # … and what each legal action would do
    hint: bool = False  # whether the seat may ask what the adviser thinks


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is the same for all watchers: who must decide, the clocks, a vote, and whether moves can be taken back."""

    to_act: list[int] = []
    clocks: list[Clock] = []
    paused: bool = False
    vote: Vote | None = None
    undo: list[int] = []  # seats that may take their last move back at once
    moves: int = 0
    due: int | None = None  # when the rules themselves stop waiting (ms since 1970, the server's clock)


class Welcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    """Who you are here, and what the server's clock says."""

    you: Person
    now: int
    escapade: str


class Seen(msgspec.Struct, frozen=True, tag_field="type", tag="table", omit_defaults=True):
    """A whole table as you see it now."""

    table: Card
    yours: list[int]
    standing: Standing
    sights: list[Sight] = []


class Happened(msgspec.Struct, frozen=True, tag_field="type", tag="happened", omit_defaults=True):
    """One entry of a table's log as you see it, and the table after it."""

    table: str
    version: int
    at: int
    entry: AnyEntry
    yours: list[int]
    standing: Standing
    sights: list[Sight] = []
    says: list[Message] = []  # the lines of the log, for whoever asked to draw; with several seats, what all may know


class Accepted(msgspec.Struct, frozen=True, tag_field="type", tag="accepted"):
    """The action is played and stored, as this version."""

    table: str
    id: str
    version: int


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused", omit_defaults=True):
    """What you asked for does not happen, and why: a sentence, its code and facts, the rule's id if a rule speaks."""

    says: str
    code: Code
    table: str = ""
    id: str = ""
    rule: str = ""
    stale: bool = False  # the table had moved on; what you did not see yet is on its way
    word: str = ""  # a rule's sentence before its facts were filled in, to be told in another language …
    facts: dict[str, str] = {}  # … with these; or the facts of the code's own sentence


class Answering(msgspec.Struct, frozen=True, tag_field="type", tag="answering"):
    """The standing answer of a seat of yours, told to you alone; it is given after the same pause as any other."""

    table: str
    seat: int
    answer: str


class Chatted(msgspec.Struct, frozen=True, tag_field="type", tag="chatted", omit_defaults=True):
    """Somebody said something."""

    table: str
    number: int
    at: int
    person: str
    name: str
    text: str


class Present(msgspec.Struct, frozen=True, tag_field="type", tag="present"):
    """Who is at the table now, and how many look on."""

    table: str
    seats: list[bool]
    watching: int


class Readied(msgspec.Struct, frozen=True, tag_field="type", tag="readied"):
    """Who is ready now; once whoever starts is among them, it begins in a few seconds."""

    table: str
    seats: list[int]


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping", omit_defaults=True):
    """Answer with pong and the same number; `rtt` is the round trip measured so far, in ms."""

    n: int
    rtt: float | None = None


Told = Welcome | Seen | Happened | Accepted | Refused | Answering | Chatted | Present | Readied | Ping


# What happened before somebody came


class Story(msgspec.Struct, frozen=True):
    """What one seat (None: a spectator) saw happen, event by event."""

    seat: int | None
    events: list[dict[str, object]]


class Once(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of a table's log from before: what `happened` told then, without the table after it."""

    version: int
    at: int
    entry: AnyEntry
    sights: list[Story] = []
    says: list[Message] = []  # the lines of the log, as above


class Past(msgspec.Struct, frozen=True):
    """The end of a table's log, oldest first; where `earlier`, ask again with the first version as `before`."""

    table: str
    entries: list[Once]
    earlier: bool


# What the HTTP API takes


class Named(Incoming, frozen=True):
    """A name to go by."""

    name: Name | None = None


Settings = Annotated[
    dict[
        Annotated[str, msgspec.Meta(min_length=1, max_length=40)],
        Annotated[str, msgspec.Meta(max_length=200)],
    ],
    msgspec.Meta(max_length=40, description="What a page wants to remember of somebody, on every device"),
]


class Changes(Incoming, frozen=True):
    """What somebody may change about themselves; settings are taken one by one, an empty one is forgotten."""

    name: Name | None = None
    rated: bool | None = None
    settings: Settings | None = None


LoginName = Annotated[str, msgspec.Meta(min_length=2, max_length=30, pattern=r"^[A-Za-z0-9_.-]+(?!\n)$")]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Credentials(Incoming, frozen=True):
    """Name and password of an account."""

    login: LoginName
    password: Password


class NewPassword(Incoming, frozen=True):
    """A password instead of another; every other device is logged out."""

    old: Password
    new: Password


Scope = Literal["read", "play", "tables", "account"]


class NewToken(Incoming, frozen=True):
    """A token for a program, and what it may do."""

    name: Name
    scopes: Annotated[list[Scope], msgspec.Meta(min_length=1, max_length=4)]


Level = Annotated[str, msgspec.Meta(max_length=30, description="A bot's name")]


class Place(Incoming, frozen=True):
    """How a seat of a new table is filled: by me, by a bot, or not yet."""

    who: Literal["me", "bot", "open"] = "open"
    bot: Level = ""
    name: NameIfAny = ""  # of somebody who shares my device


Options = Annotated[
    dict[
        Annotated[str, msgspec.Meta(min_length=1, max_length=40)],
        Annotated[str, msgspec.Meta(max_length=200)],
    ],
    msgspec.Meta(max_length=40, description="A game's options by name"),
]


class NewTable(Incoming, frozen=True):
    """A table to open."""

    game: Annotated[str, msgspec.Meta(max_length=30)]
    seats: Annotated[list[Place], msgspec.Meta(min_length=1, max_length=16)]
    options: Options = msgspec.field(default_factory=dict)
    public: bool = True
    rated: bool = False
    control: Control = Control()
    delay: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    hold: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 120


class Sitting(Incoming, frozen=True):
    """Which seat to take (any open one by default), and under which name if several share my device."""

    seat: SeatNumber | None = None
    name: NameIfAny = ""


class AtSeat(Incoming, frozen=True):
    """One seat; mine if I have only one."""

    seat: SeatNumber | None = None


class BotSeat(Incoming, frozen=True):
    """A seat for a bot."""

    seat: SeatNumber
    bot: Level


class Undo(Incoming, frozen=True):
    """Take moves back until so many are left; just the last one by default."""

    seat: SeatNumber | None = None
    left: Version | None = None


class Ballot(Incoming, frozen=True):
    """An answer to what was proposed."""

    yes: bool
    seat: SeatNumber | None = None


class Move(Incoming, frozen=True):
    """An action by HTTP, for bots; the same as `play` over the socket."""

    id: ActionId
    version: Version
    action: ActionText
    seat: SeatNumber | None = None


class SeatAnswer(Incoming, frozen=True):
    """A standing answer by HTTP; the same as `answer` over the socket."""

    answer: AnswerText
    seat: SeatNumber | None = None


class Line(Incoming, frozen=True):
    """Something to say to a table."""

    text: ChatText


class Mute(Incoming, frozen=True):
    """Somebody whose words the table no longer hears."""

    person: Annotated[str, msgspec.Meta(max_length=40)]
    muted: bool = True


class NewHook(Incoming, frozen=True):
    """An address to be told when it is my turn or a game of mine ends; for one table, or for all of mine."""

    url: Annotated[str, msgspec.Meta(max_length=500)]
    table: TableId | None = None


# What the HTTP API gives


class Me(msgspec.Struct, frozen=True):
    """Somebody, as they may know themselves."""

    id: str
    name: str
    account: str | None
    rated: bool
    settings: dict[str, str]


class TokenGiven(msgspec.Struct, frozen=True, omit_defaults=True):
    """A token; the secret is shown once, when it is made."""

    id: str
    name: str
    scopes: list[str]
    created: int
    secret: str = ""


class HookGiven(msgspec.Struct, frozen=True):
    """An address that is told."""

    id: str
    url: str
    table: str | None


class OptionGiven(msgspec.Struct, frozen=True):
    """One thing players agree on, as a form shows it."""

    name: str
    values: list[str]
    default: str
    says: str


class GameGiven(msgspec.Struct, frozen=True):
    """A game, with all a form needs to open a table of it."""

    name: str
    title: str
    rules: str
    seats: list[int]
    options: list[OptionGiven]
    bots: list[str]
    answers: list[str]  # standing ones a seat may give; none where nobody is asked alike whatever they hold


class Around(msgspec.Struct, frozen=True):
    """The host by which others in the same network reach this server; empty where there is none, or none to tell."""

    host: str


class Then(msgspec.Struct, frozen=True):
    """A move of an expected line: whose, and what it does on a table as the thinker imagines it."""

    seat: int
    does: dict[str, object]


class Idea(msgspec.Struct, frozen=True):
    """What is thought of a move: how often it was tried, the chance to win, and the moves expected after it."""

    move: str
    visits: int
    chance: float
    line: list[str]
    does: dict[str, object] = {}  # the move as a screen draws it …
    then: list[Then] = []  # … and the line, as far as one imagined table allows it


class Hint(msgspec.Struct, frozen=True):
    """What the adviser thinks of a seat's moves, the best first; nothing where there is nothing to choose from."""

    table: str
    version: int
    seat: int
    ideas: list[Idea]


class Hindsight(msgspec.Struct, frozen=True):
    """What a bot would have thought at a step of a finished game, and what was really played, if anything was."""

    table: str
    version: int
    seat: int
    bot: str
    ideas: list[Idea]
    played: Idea | None


class Glance(msgspec.Struct, frozen=True):
    """How likely each seat was to win after an entry of the log, at a glance and from beside the table."""

    version: int
    chances: list[float]


class Course(msgspec.Struct, frozen=True):
    """How the chances went, from the deal to the end."""

    table: str
    glances: list[Glance]


class Profile(msgspec.Struct, frozen=True):
    """Somebody, and how they play, where they want that to be known."""

    person: Person
    ratings: dict[str, float]
    games: dict[str, int]


class Rank(msgspec.Struct, frozen=True):
    """A line of the leaderboard."""

    place: int
    person: Person
    rating: float
    games: int


class Versus(msgspec.Struct, frozen=True):
    """How often two people met, and who came in before whom."""

    games: int
    ahead: int
    behind: int


class Finisher(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a finished game: who had it, and how it ended for them; of whoever left for good there is no id."""

    name: str
    person: str = ""
    bot: str = ""
    won: bool = False
    resigned: bool = False


class Finished(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game, and which of its seats were the listed person's; see it again at /t/{table}/replay."""

    table: str
    game: str
    created: int
    seats: list[Finisher]
    own: list[int]
    reason: Reason
    public: bool = False
    rated: bool = False


class History(msgspec.Struct, frozen=True):
    """Finished games, the newest first; where `earlier`, ask again with the last table as `before`."""

    games: list[Finished]
    earlier: bool


class Says(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence for whoever asked, and how to tell it in another language: its code, or a rule's word, and facts."""

    says: str
    code: Code | Literal["forgotten", "goodbye", "hook-heard"]
    rule: str = ""
    word: str = ""
    facts: dict[str, str] = {}


class Healthy(msgspec.Struct, frozen=True):
    """The server is well: it can read its database."""

    escapade: str
    tables: int
    sockets: int


decoder: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


class Unreadable(ValueError):  # noqa: N818 - an answer to a client
    """Bytes that are no message, and why."""


def read(data: bytes | str) -> Said:
    """Read a message of a client; whatever is wrong with it, it is one kind of error."""
    try:
        return decoder.decode(data)
    except RecursionError as wrong:
        raise Unreadable("it is nested too deeply") from wrong
    except UnicodeError as wrong:
        raise Unreadable("it is not written in UTF-8") from wrong
    except msgspec.MsgspecError as wrong:
        raise Unreadable(str(wrong)[:LONGEST_DETAIL]) from wrong


write = msgspec.json.Encoder().encode
