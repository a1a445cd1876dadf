"""The picture of a table for the page, which contains no rules. The page's types are generated from this."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, cast

import msgspec

from escapade.games.outrun import names
from escapade.games.outrun.actions import missing_calls
from escapade.games.outrun.board import MONSTERS, SIGNS
from escapade.games.outrun.cards import (
    ANTIDOTE_CARD,
    BIG_CARD,
    BIG_SHORTCUT,
    EVEN_ODD,
    KINDS,
    LONG_WAY,
    MOVEMENT,
    NO_CARD,
    ODD_EVEN,
    PAIRS,
    PLUS,
    REVERSE,
    SWAP,
    WORDS,
    WRONG_WAY,
    has,
    listed,
)
from escapade.games.outrun.codes import PLACES
from escapade.games.outrun.events import UNKNOWN_PATH
from escapade.games.outrun.right_runs import mistake, nearest_answer, right_answers
from escapade.games.outrun.rulebook import STEPS
from escapade.games.outrun.runner import FINISHED, LATE, RUNNING
from escapade.games.outrun.state import NO_PATH, RUN
from escapade.messages import Message

if TYPE_CHECKING:
    from escapade.games.outrun import runner
    from escapade.games.outrun.state import State

Monster = Literal["bear", "vampire", "zombie", "dragon"]
Mode = Literal["together", "apart", "relaxed"]
Step = Literal["turn", "run", "faster", "effects", "interference", "reaction"]
Sign = Literal["wounded", "burned", "cards", "biohazard"]
Status = Literal["running", "finished", "late"]


class Card(msgspec.Struct, frozen=True):
    """A kind of interference card, or the antidote sign that bends a path like one."""

    word: str  # as in notation: its drawing is found by this
    name: Message
    says: Message


class Path(msgspec.Struct, frozen=True):
    """A path card: the symbols it asks for, and whether it shows the antidote sign where that matters."""

    symbols: str
    antidote: bool


class Place(msgspec.Struct, frozen=True):
    """A place of the monster board; the first is the +0 area."""

    rooms: int
    open: bool
    signs: list[Sign]


class Bend(msgspec.Struct, frozen=True):
    """A card that binds a player, and the symbols of the path it acts on, from 0."""

    card: int
    at: list[int]


class Mistake(msgspec.Struct, frozen=True):
    """The first wrong card of a run, from 1, and why it is wrong."""

    at: int
    why: Message


class Laid(msgspec.Struct, frozen=True):
    """A finished run: what was laid, what clocks have measured (ms), what was asked for, and which cards bent it."""

    laid: str
    laps: list[int]
    time: int
    credit: int
    ping: int
    asked: str
    bound: list[int]
    mistake: Mistake | None


class Ran(msgspec.Struct, frozen=True):
    """How a player ran in the last round; one who was late has no run to show."""

    right: bool
    moved: int
    run: Laid | None


class Runner(msgspec.Struct, frozen=True):
    """One player's side. `hand` are the cards known, `held` how many there are; `to_lay` the cards to run with."""

    room: int
    place: int
    front: list[int]
    hand: list[int]
    held: int
    infected: bool
    immune: bool
    opened: bool
    status: Status
    ran: Ran | None
    to_lay: str
    bends: list[Bend]
    may_call: bool  # may call time, and there are people enough to end the run by it


class Played(msgspec.Struct, frozen=True):
    """A card that was played and has not taken effect."""

    card: int
    by: int
    target: int


class Picture(msgspec.Struct, frozen=True):
    """A table of Outrun. Interference cards are numbers; `cards` says what each of those to be seen is."""

    monster: Monster
    mode: Mode
    out: int  # the room after the last
    round: int
    step: Step
    asked: int
    path: Path | None
    ran_path: Path | None  # of the last round
    last_one: int | None  # ms that are left to the last runner; None where runs are not limited
    places: list[Place]
    runners: list[Runner]
    middle: list[int]
    order: list[int]
    deck: int
    discards: int
    played: Played | None
    calls: list[int]
    winner: int | None
    reconstructed: list[str]  # printed data in play that are ours
    cards: dict[int, Card]


_STATUS: Final[dict[int, Status]] = {RUNNING: "running", FINISHED: "finished", LATE: "late"}
_CARDS: Final = [
    *[Card(WORDS[kind], names.CARDS[kind], names.says(kind)) for kind in range(KINDS)],
    Card("antidote", Message("outrun-card-antidote"), Message("outrun-says-antidote")),
]


def picture(s: State, people: int) -> Picture:
    """Describe a view for drawing; hidden cards are only counted, and a hidden path is face down.

    people: How many of the players are people; bots never call time.
    """
    agreed = s.rulebook.agreed
    runners = [_side(s, seat, people) for seat in range(int(s.seats))]
    return Picture(
        monster=cast("Monster", agreed["monster"]),
        mode=cast("Mode", agreed["mode"]),
        out=int(s.board.out),
        round=int(s.round),
        step=cast("Step", STEPS[int(s.step)].name),
        asked=int(s.asked),
        path=_path(s, int(s.path)) if s.step == RUN else None,
        ran_path=_path(s, int(s.ran_path)),
        last_one=s.rulebook.mode.last_one if s.rulebook.limits else None,
        places=[_place(s, number) for number in range(PLACES + 1)],
        runners=runners,
        middle=listed(s.middle),
        order=list(s.order),
        deck=int(s.deck_size),
        discards=sum(s.discards),
        played=None if s.played == NO_CARD else Played(int(s.played), int(s.by), int(s.target)),
        calls=listed(s.calls),
        winner=int(s.winner) if s.over else None,
        reconstructed=_reconstructed(s),
        cards={kind: _CARDS[kind] for kind in _to_be_seen(s, runners)},
    )


def _reconstructed(s: State) -> list[str]:
    """List the reconstructed data in play."""
    notes = s.board.printed.reconstructed
    return [key for key in notes if key not in MONSTERS or key == s.rulebook.agreed["monster"]]


def _path(s: State, number: int) -> Path | None:
    """Describe a path card; None if there is none, or it is not known."""
    if number in {NO_PATH, UNKNOWN_PATH}:
        return None
    card = s.board.path(number)
    return Path(card.symbols, card.antidote and s.rulebook.monster.antidote)


def _place(s: State, number: int) -> Place:
    """Describe a place of the monster board; 0 is the +0 area."""
    signs: list[Sign] = [sign for sign in SIGNS if s.board.signed(number, sign)]
    return Place(int(s.board.numbers[number]), number == 0 or number in s.board.open, signs)


def _side(s: State, seat: int, people: int) -> Runner:
    """Describe one player's side."""
    own = s.runners[seat]
    return Runner(
        room=int(own.room),
        place=int(own.place),
        front=listed(own.front),
        hand=list(own.hand),
        held=int(own.held()),
        infected=own.infected,
        immune=own.immune,
        opened=own.opened,
        status=_STATUS[int(own.status)],
        ran=_ran(s, own),
        to_lay=_to_lay(s, seat),
        bends=_bends(s, seat),
        may_call=_may_call(s, seat, people),
    )


def _may_call(s: State, seat: int, people: int) -> bool:
    """Whether a player may call time, and everybody who can still call is enough to end the run (O1.2)."""
    callers = people - len(listed(s.calls))
    return bool(s.step == RUN and not s.over and not has(s.calls, seat)) and callers >= missing_calls(s)


def _ran(s: State, own: runner.Runner) -> Ran | None:
    """Describe the last run that was checked."""
    done = own.ran
    if done is None:
        return None
    return Ran(done.right, int(own.moved), _laid(s, done) if done.status == FINISHED else None)


def _laid(s: State, done: runner.Ran) -> Laid:
    """Describe a run: its cards, its times, and where it first went wrong."""
    symbols, trail = s.board.path(s.ran_path).symbols, done.trail
    found = mistake(symbols, done.bound, trail.laid)
    return Laid(
        laid=trail.laid,
        laps=list(trail.laps),
        time=int(trail.time()),
        credit=int(trail.credit),
        ping=int(trail.ping),
        asked=_asked(symbols, done.bound, trail.laid, right=found is None),
        bound=listed(done.bound),
        mistake=None if found is None else Mistake(int(found.at), names.mistake(found)),
    )


def _asked(symbols: str, bound: int, laid: str, *, right: bool) -> str:
    """Return what was asked for: the whole path, or after a mistake the answer that the run was nearest to."""
    return right_answers(symbols, bound)[0] if right else nearest_answer(symbols, bound, laid)


def _to_lay(s: State, seat: int) -> str:
    """List the cards a player has to run with."""
    cards = s.runners[seat].front | s.middle
    plus = "".join([PLUS[at] for at in range(len(PLUS)) if has(cards, LONG_WAY + at)])
    antidote = ANTIDOTE_CARD if s.rulebook.monster.antidote and s.runners[seat].infected else ""
    return MOVEMENT + plus + antidote + (BIG_CARD if has(cards, BIG_SHORTCUT) else "")


def _bends(s: State, seat: int) -> list[Bend]:
    """List the modifiers of a player's run, and the symbols of the path each of them acts on."""
    symbols = "" if s.step != RUN or s.path == UNKNOWN_PATH else s.path_card().symbols
    cards = s.binding(seat) if symbols else s.runners[seat].front | s.middle
    return [Bend(card, _acts_on(card, symbols)) for card in listed(cards)]


def _acts_on(card: int, symbols: str) -> list[int]:
    """List the symbols of a path that a card acts on."""
    if card == REVERSE:
        return list(range(len(symbols)))
    if card == EVEN_ODD:
        return list(range(1, len(symbols), 2))
    if card == ODD_EVEN:
        return list(range(0, len(symbols), 2))
    if SWAP <= card < WRONG_WAY:
        return [at for at in range(len(symbols)) if symbols[at] in PAIRS[card - SWAP]]
    if WRONG_WAY <= card < LONG_WAY:
        return [at for at in range(len(symbols)) if symbols[at] == MOVEMENT[card - WRONG_WAY]]
    return []


def _to_be_seen(s: State, runners: list[Runner]) -> list[int]:
    """List the kinds of cards that appear in a picture."""
    seen = {*listed(s.middle), *([] if s.played == NO_CARD else [int(s.played)])}
    for one in runners:
        seen.update(one.front, one.hand, [bend.card for bend in one.bends])
        if one.ran is not None and one.ran.run is not None:
            seen.update(one.ran.run.bound)
    return sorted(seen)
