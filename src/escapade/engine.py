"""What all games share: state, verbs, actions, events, demands, luck and refusals. Contains no rules of any game."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, ClassVar, Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from escapade.compiled import COMPILED
from escapade.messages import Message
from escapade.pickling import reduced, take_over, twin
from escapade.words import words

if TYPE_CHECKING:
    from collections.abc import Callable

    from escapade.effects import Effect
    from escapade.messages import Fact

_WORD: Final = 0xFFFFFFFF  # luck uses 32-bit arithmetic on every machine
NONE: Final = -1  # the card a ruling wishes for is not available
SPECTATOR: Final = 63  # stands for "no seat" where compiled rules need a number; everywhere else that is None
_MOST_CHOICES: Final = 2048  # more legal actions than any position of any game offers

# How well an open form is filled in; there is one skill between any two of these.
EASY: Final = 0
MIDDLE: Final = 2
HARD: Final = 4


class Refusal:
    """Why the rules do not allow a move: the id of the rule, a code, and the facts.

    The code is the id of a message in the game's Fluent files, so a refusal can be shown in every language.
    """

    def __init__(self, rule: str, code: str, **facts: object) -> None:
        """`facts` are the arguments of the message: numbers, players, and messages that name a place or a card."""
        self.rule = rule
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        return _refusal_again, (self.rule, self.code, self.facts)

    def message(self) -> Message:
        return Message(self.code, cast("dict[str, Fact]", self.facts))

    def __str__(self) -> str:
        """Return the English sentence with its rule: 'You have no pirate at space 12 (C2.1)'."""
        return f"{words('en', self.code.partition('-')[0]).say(self.message())} ({self.rule})"


def _refusal_again(rule: str, code: str, facts: dict[str, object]) -> Refusal:
    """Rebuild a pickled refusal."""
    return Refusal(rule, code, **facts)


class Refused(Exception):  # noqa: N818 - a refusal is an answer to a player, not an error of the program
    """Raised when a player tries a move that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return Refused, (self.refusal,)


@mypyc_attr(acyclic=True)
class Luck:
    """All randomness of a game: the generator sfc32, implemented here so that a seed gives the same game for ever."""

    FIELDS: ClassVar[tuple[str, ...]] = ("a", "b", "c", "count")  # arguments of the constructor

    def __init__(self, a: i64, b: i64, c: i64, count: i64) -> None:
        """Continue a stream from its state; `seeded` starts a new one."""
        self.a = a
        self.b = b
        self.c = c
        self.count = count

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(self, self.FIELDS)

    def word(self) -> i64:
        """Return the next 32 random bits."""
        t = (self.a + self.b + self.count) & _WORD
        self.count = (self.count + 1) & _WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & _WORD
        self.c = (((self.c << 21) & _WORD | self.c >> 11) + t) & _WORD
        return t

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n-1, all equally likely."""
        return (self.word() * n) >> 32

    def shuffled(self, things: list[int]) -> list[int]:
        """Return the items in random order."""
        out = things[:]
        for last in range(len(out) - 1, 0, -1):
            pick = self.below(last + 1)
            out[last], out[pick] = out[pick], out[last]
        return out

    def fork(self) -> Luck:
        """Return an independent stream that continues exactly like this one."""
        return Luck(self.a, self.b, self.c, self.count)

    def copy_from(self, other: Luck) -> None:
        """Take over the state of another stream."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.count = other.count


def seeded(seed: int | str) -> Luck:
    """Start a stream from a seed; every character of the seed counts."""
    try:
        digest = hashlib.sha256(str(seed).encode()).digest()
    except UnicodeEncodeError:  # lone surrogates: a command line passes undecodable bytes this way
        raise ValueError(f"a seed should be a number or a text, not {seed!a}") from None
    words = [int.from_bytes(digest[at : at + 4], "big") for at in (0, 4, 8)]
    return Luck(words[0], words[1], words[2], 1)


@mypyc_attr(acyclic=True)
class ScriptedLuck(Luck):
    """Luck for tests and rulings that returns the numbers of a list."""

    FIELDS: ClassVar[tuple[str, ...]] = ("answers",)

    def __init__(self, answers: list[int]) -> None:
        super().__init__(0, 0, 0, 0)
        self.answers = answers

    def below(self, n: i64) -> i64:
        """Return the next number of the list, which must be less than n."""
        if self.count >= len(self.answers):
            raise ValueError("the script of luck is used up; add another number to it")
        answer: i64 = self.answers[self.count]
        self.count += 1
        if not 0 <= answer < n:
            raise ValueError(f"the script of luck says {int(answer)}, but only 0 to {int(n) - 1} can come up here")
        return answer

    def fork(self) -> Luck:
        """Return an independent script that continues exactly like this one."""
        twin = ScriptedLuck(self.answers)
        twin.count = self.count
        return twin

    def copy_from(self, other: Luck) -> None:
        """Take over the state and the numbers of another script."""
        super().copy_from(other)
        if isinstance(other, ScriptedLuck):
            self.answers = other.answers


class ToldLuck(Luck):
    """Luck that first produces what a ruling asks for, in order, and is random afterwards."""

    def __init__(self, luck: Luck, wishes: list[str], read: Callable[[str], tuple[int, int]]) -> None:
        """Continue a stream. `read` turns a wish into a number and a range; NONE means that it is not available."""
        super().__init__(luck.a, luck.b, luck.c, luck.count)
        self.wishes = wishes
        self.read: Final = read

    def __reduce__(self) -> tuple[object, ...]:
        return ToldLuck, (self.fork(), self.wishes, self.read)

    def below(self, n: i64) -> i64:
        """Return the number for the next wish, if there is one; otherwise a random number."""
        if not self.wishes:
            return (self.word() * n) >> 32
        text = self.wishes[0]
        self.wishes = self.wishes[1:]
        pick, among = self.read(text)
        if among != n:
            raise ValueError(f"luck was told '{text}', but something else was left to chance")
        if not 0 <= pick < among:
            raise ValueError(f"luck was told '{text}', but there is none")
        return pick

    def fork(self) -> Luck:
        """Return an independent stream without wishes."""
        return Luck(self.a, self.b, self.c, self.count)


class NoLuck(Luck):
    """The luck of a view, which cannot draw: a player must not learn what comes next."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__(0, 0, 0, 0)

    def below(self, n: i64) -> i64:
        """Raise an error: only a table draws."""
        raise ValueError("a view cannot draw cards: imagine a table first")

    def fork(self) -> Luck:
        """Return itself."""
        return NoLuck()


@mypyc_attr(acyclic=True)
class Choices:
    """A list of legal actions by code. It is reused, so that listing legal actions allocates nothing."""

    def __init__(self) -> None:
        self.codes: Final = vec[i64]([0] * _MOST_CHOICES)
        self.n: i64 = 0
        self.open = False  # the seat has to fill in an open form; the list holds the alternatives
        self.taken = False  # only used for the first list: it is in use

    def add(self, code: i64) -> None:
        """Add one action."""
        self.codes[self.n] = code
        self.n += 1

    def add_bits(self, first: i64, places: i64) -> None:
        """Add one action for each set bit of `places`: first + the bit's number."""
        n = self.n
        codes = self.codes
        while places:
            low = places & -places
            codes[n] = first + i64(int(low).bit_length()) - 1
            n += 1
            places ^= low
        self.n = n

    def repeat(self, since: i64, count: i64, step: i64) -> None:
        """Add the `count` actions from index `since` on once more, with codes higher by `step`."""
        n = self.n
        codes = self.codes
        for at in range(since, since + count):
            codes[n] = codes[at] + step
            n += 1
        self.n = n


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Action:
    """Something a seat may do. Most actions are created once and identified by a code; an open form has no code."""

    GAME: ClassVar[str] = ""  # the name of the game it belongs to
    FIELDS: ClassVar[tuple[str, ...]] = ("code",)  # arguments of the constructor

    def __init__(self, code: i64) -> None:
        self.code: Final = code

    def __repr__(self) -> str:
        """Show the class and the code; games show more."""
        return f"<{type(self).__name__} {int(self.code)}>"

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(self, self.FIELDS)

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened. `land` applies it to a state by calling the verb that emitted it."""

    FIELDS: ClassVar[tuple[str, ...]] = ()  # the names of its details, in the order of the constructor
    VERB: ClassVar[str] = ""  # the method of the state that emits it
    REVEALS: ClassVar[tuple[str, ...]] = ()  # details that are revealed to everyone by luck or by a rule
    FINAL: ClassVar[bool] = False  # a player has seen something new, so the move cannot be undone

    def name(self) -> str:
        """Return the name it has in records."""
        return type(self).__name__

    def facts(self) -> dict[str, object]:
        """Return its details by name, as they are written to records."""
        return {field: getattr(self, field) for field in self.FIELDS}

    def __repr__(self) -> str:
        return f"{self.name()}({', '.join(f'{field}={value!r}' for field, value in self.facts().items())})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and type(self) is type(other) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(repr(self))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), tuple([getattr(self, field) for field in self.FIELDS])

    def __copy__(self) -> Event:
        return self

    def __deepcopy__(self, memo: object) -> Event:
        return self

    def land(self, state: State) -> None:
        """Apply the event to a state.

        By default, call the verb that emitted it, with its details.
        """
        getattr(state, self.VERB)(*self.facts().values())

    def effects(self) -> list[Effect]:
        """List what it changed on the table, as far as it is visible, in terms any board can draw."""
        return []

    def message(self, state: State) -> Message | None:
        """Return its log line; None if the game logs it elsewhere or not at all."""
        return None

    def seen_by(self, seat: int | None, state: State) -> Event:
        """Return the event as a seat sees it, or a spectator (None)."""
        return self


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Demand:
    """Something one seat must decide before the game goes on. Interrupted demands lie below it on a stack."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        """Return the name it has in positions."""
        return type(self).__name__

    def details(self) -> list[int]:
        """Return its numbers, which are public."""
        return []


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """A table: everything on it, who must decide and, if events are collected, the events so far."""

    GAME: ClassVar[str] = ""  # the name of the game it belongs to
    FIELDS: ClassVar[tuple[str, ...]] = ("seats", "luck")  # arguments of the constructor

    def __init__(self, seats: i64, luck: Luck) -> None:
        self.seats: Final = seats
        self.luck = luck
        self.turns: i64 = 0  # begun so far, in games that count them
        self.story: list[Event] | None = None

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(self, self.FIELDS)

    def __repr__(self) -> str:
        """Show the position in notation: '<cartagena path=… crews=…>'."""
        shows = SHOWING.get(self.GAME)
        return f"<{type(self).__name__}>" if shows is None else f"<{self.GAME} {shows.position(self)}>"

    def __str__(self) -> str:
        """Draw it as plain text."""
        shows = SHOWING.get(self.GAME)
        return repr(self) if shows is None else shows.text(self)

    def _repr_svg_(self) -> str | None:
        """Draw it for a notebook."""
        shows = SHOWING.get(self.GAME)
        return None if shows is None else shows.svg(self)

    def __copy__(self) -> State:
        return self.fork()

    def __deepcopy__(self, memo: object) -> State:
        return self.fork()

    def game_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.winners())

    def tell(self, event: Event) -> None:
        """Emit an event if events are being collected. Fast games check first, so that no event is created in vain."""
        if self.story is not None:
            self.story.append(event)

    def winners(self) -> tuple[int, ...]:
        """Return the seats that have won; empty while the game goes on."""
        raise NotImplementedError

    def to_act(self) -> tuple[int, ...]:
        """Return the seats that must decide something now, in order."""
        raise NotImplementedError

    def mover(self) -> i64:
        """Return the first seat of `to_act`. Fast games do so without creating a tuple."""
        return self.to_act()[0]

    def choices(self, seat: i64, out: Choices) -> None:
        """Add the codes of all legal actions of a seat. By default, of all actions that `refusal` allows."""
        for action in self.catalogue():
            if self.refusal(seat, action) is None:
                out.add(action.code)

    def action(self, code: i64) -> Action:
        """Return the action with a code (0, 1, 2 …); raise IndexError after the last one."""
        raise NotImplementedError

    def catalogue(self) -> list[Action]:
        """List all actions that have a code, legal or not."""
        found: list[Action] = []
        while True:
            try:
                found.append(self.action(len(found)))
            except IndexError:
                return found

    def refusal(self, seat: i64, action: Action) -> Refusal | None:
        """Return why a seat may not take an action now, or None if it may."""
        raise NotImplementedError

    def act(self, seat: i64, action: Action) -> None:
        """Take a legal action for a seat, with all its consequences."""
        raise NotImplementedError

    def act_by_code(self, seat: i64, code: i64) -> None:
        """Take a legal action given by its code."""
        self.act(seat, self.action(code))

    def default_action(self, seat: i64) -> Action | None:
        """Return the action played for a seat whose time is up, or None if only the player can decide."""
        return None

    def fill_in(self, seat: i64, skill: i64, luck: Luck) -> Action | None:
        """Fill in an open form as a person of this skill would; None if all legal actions are listed."""
        return None

    def fork(self) -> State:
        """Return an independent state with the same future; it collects no events.

        By default all attributes are copied, including lists; fast games copy only what is needed.
        """
        return cast("State", twin(self))

    def copy_from(self, other: State) -> None:
        """Become a copy of another table of the same deal, but keep the own luck."""
        take_over(self, other)

    def between_turns(self) -> bool:
        """Whether no turn is in progress: a good moment to evaluate a position."""
        return True

    def transposition_key(self) -> i64:
        """Hash what is visible on the table, so that search recognizes different orders of the same actions.

        0 means unknown and is always correct.
        """
        return 0

    def legal(self, seat: i64) -> list[Action]:
        """List all legal actions of a seat."""
        out = _spare_choices()
        self.choices(seat, out)
        codes = out.codes
        actions = [self.action(codes[i]) for i in range(out.n)]
        _give_back(out)
        return actions

    def play(self, seat: i64, action: Action) -> None:
        """Take an action, or raise Refused with the reason."""
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise Refused(refusal)
        self.act(seat, action)


class Showing:
    """How states of a game are written as a position and drawn as text and as SVG."""

    def __init__(
        self, position: Callable[[State], str], text: Callable[[State], str], svg: Callable[[State], str]
    ) -> None:
        self.position: Final = position
        self.text: Final = text
        self.svg: Final = svg


SHOWING: Final[dict[str, Showing]] = {}  # by name of the game; each game adds itself when it is created
_UNINTERRUPTED: Final = COMPILED  # plain Python may switch threads at any moment; compiled code does not
_FIRST_CHOICES: Final = Choices()
_SPARE_CHOICES: Final[list[Choices]] = []  # unused lists; a thread removes one while it needs it


def _spare_choices() -> Choices:
    """Take an unused empty list of choices, or create one; return it with `_give_back`.

    No other thread runs between testing and setting `taken` in compiled code, nor within `pop` in plain Python.
    """
    if _UNINTERRUPTED and not _FIRST_CHOICES.taken:
        out = _FIRST_CHOICES
        out.taken = True
    else:
        try:
            out = _SPARE_CHOICES.pop()
        except IndexError:
            return Choices()
    out.n = 0
    out.open = False
    return out


def _give_back(out: Choices) -> None:
    """Make a list of choices available again."""
    if out.taken:
        out.taken = False
    else:
        _SPARE_CHOICES.append(out)


def play(state: State, seat: int, action: Action) -> list[Event]:
    """Play an action if it is legal; return the events."""
    story: list[Event] = []
    before = state.story
    state.story = story
    try:
        state.play(seat, action)
    finally:
        state.story = before
    return story


def replay(state: State, events: list[Event]) -> None:
    """Apply recorded events to a state without checking the rules."""
    for event in events:
        event.land(state)


def playout(state: State, luck: Luck, cap: int, skill: int = MIDDLE) -> int:
    """Play random legal actions up to the end or the cap; return the number of decisions.

    skill: how well open forms are filled in.
    """
    out = _spare_choices()
    made: i64 = 0
    most: i64 = cap
    while made < most and not state.game_over():
        seat = state.mover()
        out.n = 0
        state.choices(seat, out)
        if out.open:
            fill_in(state, seat, luck, skill)
            out.open = False
        else:
            state.act_by_code(seat, out.codes[luck.below(out.n)])
        made += 1
    _give_back(out)
    return int(made)


def fill_in(state: State, seat: i64, luck: Luck, skill: int = MIDDLE) -> None:
    """Fill in the open form of a seat."""
    action = state.fill_in(seat, skill, luck)
    assert action is not None
    state.act(seat, action)
