"""What every game shares: a state with verbs, actions, events, demands, luck and refusals. Knows no game."""

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

_WORD: Final = 0xFFFFFFFF  # luck counts in 32 bits, whatever the machine
NONE: Final = -1  # what luck was told is not there to be picked
SPECTATOR: Final = 63  # stands for "no seat" where compiled rules need a number; everywhere else that is None
_MOST_CHOICES: Final = 2048  # more legal actions than any position of any game offers

# How well an open form is filled in; between two of these there is one more.
EASY: Final = 0
MIDDLE: Final = 2
HARD: Final = 4


class Refusal:
    """Why the rules do not allow a move: the id of the rule, a code, and the facts.

    The code is the id of a message in the game's Fluent files, so a refusal can be said in every language.
    """

    def __init__(self, rule: str, code: str, **facts: object) -> None:
        """Facts are what a message takes: numbers, players, and messages that name a place or a card."""
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
    """Make a pickled refusal again."""
    return Refusal(rule, code, **facts)


class Refused(Exception):  # noqa: N818 - a refusal is an answer to a player, not an error of the program
    """Raised when somebody plays what the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return Refused, (self.refusal,)


@mypyc_attr(acyclic=True)
class Luck:
    """All chance of a game: the small fast generator sfc32, our own so that a seed means the same for ever."""

    FIELDS: ClassVar[tuple[str, ...]] = ("a", "b", "c", "count")  # what the constructor takes

    def __init__(self, a: i64, b: i64, c: i64, count: i64) -> None:
        """Stand at a point of the stream; `seeded` begins one."""
        self.a = a
        self.b = b
        self.c = c
        self.count = count

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(self, self.FIELDS)

    def word(self) -> i64:
        """Return the next 32 bits."""
        t = (self.a + self.b + self.count) & _WORD
        self.count = (self.count + 1) & _WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & _WORD
        self.c = (((self.c << 21) & _WORD | self.c >> 11) + t) & _WORD
        return t

    def below(self, n: i64) -> i64:
        """Pick one of 0 … n-1, each as likely as the next."""
        return (self.word() * n) >> 32

    def shuffled(self, things: list[int]) -> list[int]:
        """Return the same things in a random order."""
        out = things[:]
        for last in range(len(out) - 1, 0, -1):
            pick = self.below(last + 1)
            out[last], out[pick] = out[pick], out[last]
        return out

    def fork(self) -> Luck:
        """Return a stream that will go on exactly like this one."""
        return Luck(self.a, self.b, self.c, self.count)

    def copy_from(self, other: Luck) -> None:
        """Stand where the other stands."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.count = other.count


def seeded(seed: int | str) -> Luck:
    """Begin a stream of luck that depends on every letter of the seed."""
    try:
        digest = hashlib.sha256(str(seed).encode()).digest()
    except UnicodeEncodeError:  # half a character, as a command line hands over bytes that are no text
        raise ValueError(f"a seed should be a number or a text, not {seed!a}") from None
    words = [int.from_bytes(digest[at : at + 4], "big") for at in (0, 4, 8)]
    return Luck(words[0], words[1], words[2], 1)


@mypyc_attr(acyclic=True)
class ScriptedLuck(Luck):
    """Luck written down beforehand, for tests and rulings: it answers with the next number of a list."""

    FIELDS: ClassVar[tuple[str, ...]] = ("answers",)

    def __init__(self, answers: list[int]) -> None:
        super().__init__(0, 0, 0, 0)
        self.answers = answers

    def below(self, n: i64) -> i64:
        """Return the next answer, if it is one of 0 … n-1."""
        if self.count >= len(self.answers):
            raise ValueError("the script of luck is used up; add another number to it")
        answer: i64 = self.answers[self.count]
        self.count += 1
        if not 0 <= answer < n:
            raise ValueError(f"the script of luck says {int(answer)}, but only 0 to {int(n) - 1} can come up here")
        return answer

    def fork(self) -> Luck:
        """Return a script that will go on exactly like this one."""
        twin = ScriptedLuck(self.answers)
        twin.count = self.count
        return twin

    def copy_from(self, other: Luck) -> None:
        """Stand where the other stands, with its answers."""
        super().copy_from(other)
        if isinstance(other, ScriptedLuck):
            self.answers = other.answers


class ToldLuck(Luck):
    """Luck that does what a ruling tells it, in that order, and is like any other after that."""

    def __init__(self, luck: Luck, wishes: list[str], read: Callable[[str], tuple[int, int]]) -> None:
        """Take over a stream. Each game reads its own wishes: which number out of how many, NONE if it is not there."""
        super().__init__(luck.a, luck.b, luck.c, luck.count)
        self.wishes = wishes
        self.read: Final = read

    def __reduce__(self) -> tuple[object, ...]:
        return ToldLuck, (self.fork(), self.wishes, self.read)

    def below(self, n: i64) -> i64:
        """Make the next wish come true."""
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
        """Return a stream that was told nothing."""
        return Luck(self.a, self.b, self.c, self.count)


class NoLuck(Luck):
    """A view has no luck of its own: what comes next is not for it to know."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__(0, 0, 0, 0)

    def below(self, n: i64) -> i64:
        """Refuse: only a table draws."""
        raise ValueError("a view cannot draw cards: imagine a table first")

    def fork(self) -> Luck:
        """Return the same nothing."""
        return NoLuck()


@mypyc_attr(acyclic=True)
class Choices:
    """A list of legal actions by their codes, used again and again so that asking what is legal makes nothing new."""

    def __init__(self) -> None:
        self.codes: Final = vec[i64]([0] * _MOST_CHOICES)
        self.n: i64 = 0
        self.open = False  # an open form is to be filled in; what is listed is only what else may be done
        self.taken = False  # of the first list alone: somebody is using it

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
        """Add the same run of actions once more, each code further on by a step."""
        n = self.n
        codes = self.codes
        for at in range(since, since + count):
            codes[n] = codes[at] + step
            n += 1
        self.n = n


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Action:
    """Something a seat may do. Most are made once and known by their code; an open form has none of its own."""

    GAME: ClassVar[str] = ""  # the name of the game it belongs to
    FIELDS: ClassVar[tuple[str, ...]] = ("code",)  # what the constructor takes

    def __init__(self, code: i64) -> None:
        self.code: Final = code

    def __repr__(self) -> str:
        """Show its class and its code; games show more."""
        return f"<{type(self).__name__} {int(self.code)}>"

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(self, self.FIELDS)

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened. It lands on a state by calling the verb that told it."""

    FIELDS: ClassVar[tuple[str, ...]] = ()  # the names of its details, as the constructor takes them
    VERB: ClassVar[str] = ""  # the method of the state that tells it
    REVEALS: ClassVar[tuple[str, ...]] = ()  # details that luck or a rule shows to all, and not everybody knew before
    FINAL: ClassVar[bool] = False  # somebody has seen what was hidden from them, so the move cannot be taken back

    def name(self) -> str:
        """Return the word it is written down by."""
        return type(self).__name__

    def facts(self) -> dict[str, object]:
        """Return its details by name, ready to be written down."""
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
        """Let it happen to a state (again, or for the first time as far as that state can tell).

        By default, call the verb that told it with its details.
        """
        getattr(state, self.VERB)(*self.facts().values())

    def effects(self) -> list[Effect]:
        """List what it changed on the table, as far as it is seen, in terms any board can draw."""
        return []

    def message(self, state: State) -> Message | None:
        """Tell it in a line of the log; None where the game tells it elsewhere, or not at all."""
        return None

    def seen_by(self, seat: int | None, state: State) -> Event:
        """Return the event as this seat sees it, or a spectator (None)."""
        return self


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Demand:
    """Something one seat must decide before the game goes on. Those it interrupted lie below it, on a stack."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        """Return the word it is written down by."""
        return type(self).__name__

    def details(self) -> list[int]:
        """Return the numbers that belong to it; they are public."""
        return []


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """A table: everything on it, who must decide, and, while somebody listens, the story of what happens."""

    GAME: ClassVar[str] = ""  # the name of the game it belongs to
    FIELDS: ClassVar[tuple[str, ...]] = ("seats", "luck")  # what the constructor takes

    def __init__(self, seats: i64, luck: Luck) -> None:
        self.seats: Final = seats
        self.luck = luck
        self.story: list[Event] | None = None

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(self, self.FIELDS)

    def __repr__(self) -> str:
        """Show it as a position in notation: '<cartagena path=… crews=…>'."""
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
        """Tell an event, if somebody listens. A fast game asks first, and makes no event for nobody."""
        if self.story is not None:
            self.story.append(event)

    def winners(self) -> tuple[int, ...]:
        """Name the seats that have won, none while the game goes on."""
        raise NotImplementedError

    def to_act(self) -> tuple[int, ...]:
        """Name the seats that must decide something now, in order."""
        raise NotImplementedError

    def mover(self) -> i64:
        """Name the first seat of `to_act`; a fast game needs no tuple for it."""
        return self.to_act()[0]

    def choices(self, seat: i64, out: Choices) -> None:
        """Add the codes of everything this seat may do now. By default, of all actions that nothing refuses."""
        for action in self.catalogue():
            if self.refusal(seat, action) is None:
                out.add(action.code)

    def action(self, code: i64) -> Action:
        """Find an action by its code: 0, 1, 2 …; after the last one, raise IndexError."""
        raise NotImplementedError

    def catalogue(self) -> list[Action]:
        """List every action that has a code, legal or not."""
        found: list[Action] = []
        while True:
            try:
                found.append(self.action(len(found)))
            except IndexError:
                return found

    def refusal(self, seat: i64, action: Action) -> Refusal | None:
        """Say why this seat may not do that now, or None if it may."""
        raise NotImplementedError

    def act(self, seat: i64, action: Action) -> None:
        """Let a seat do something legal, and everything that follows from it by itself."""
        raise NotImplementedError

    def act_by_code(self, seat: i64, code: i64) -> None:
        """Do the same by an action's code."""
        self.act(seat, self.action(code))

    def default_action(self, seat: i64) -> Action | None:
        """Return what a clock answers for this seat when its player is away, or None if only the player can."""
        return None

    def fill_in(self, seat: i64, skill: i64, luck: Luck) -> Action | None:
        """Fill in an open form as a person of this skill would, or None where everything one may do is listed."""
        return None

    def fork(self) -> State:
        """Return an independent state with the same future; nobody listens to it.

        By default all attributes are copied, lists and all; a fast game says itself what there is to copy.
        """
        return cast("State", twin(self))

    def copy_from(self, other: State) -> None:
        """Become the same table in place, but keep one's own luck; both must be of one deal."""
        take_over(self, other)

    def between_turns(self) -> bool:
        """Whether nobody is in the middle of a turn: a good moment to evaluate a position."""
        return True

    def transposition_key(self) -> i64:
        """Sum up what lies open on the table, so that search can tell that two orders of actions come to the same.

        0 says nothing, and is right for every game.
        """
        return 0

    def legal(self, seat: i64) -> list[Action]:
        """List everything this seat may do now."""
        out = _spare_choices()
        self.choices(seat, out)
        codes = out.codes
        actions = [self.action(codes[i]) for i in range(out.n)]
        _give_back(out)
        return actions

    def play(self, seat: i64, action: Action) -> None:
        """Do what a seat asks for, or raise Refused with the reason."""
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise Refused(refusal)
        self.act(seat, action)


class Showing:
    """How tables of a game are written as a position, and drawn as text and as a picture."""

    def __init__(
        self, position: Callable[[State], str], text: Callable[[State], str], svg: Callable[[State], str]
    ) -> None:
        self.position: Final = position
        self.text: Final = text
        self.svg: Final = svg


SHOWING: Final[dict[str, Showing]] = {}  # by the name of a game, which adds itself when it is made
_UNINTERRUPTED: Final = COMPILED  # plain Python may change to another thread at any moment; compiled code does not
_FIRST_CHOICES: Final = Choices()
_SPARE_CHOICES: Final[list[Choices]] = []  # lists nobody uses now; each thread takes one out while it needs it


def _spare_choices() -> Choices:
    """Take an empty list of choices that nobody uses, or make one; `_give_back` it after use.

    Nobody comes between looking at `taken` and setting it in compiled code, nor within a `pop` in plain Python.
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
    """Let others use a list of choices."""
    if out.taken:
        out.taken = False
    else:
        _SPARE_CHOICES.append(out)


def play(state: State, seat: int, action: Action) -> list[Event]:
    """Play an action if it is legal and give the story of what happened."""
    story: list[Event] = []
    before = state.story
    state.story = story
    try:
        state.play(seat, action)
    finally:
        state.story = before
    return story


def replay(state: State, events: list[Event]) -> None:
    """Let recorded events happen to a state without asking the rules."""
    for event in events:
        event.land(state)


def playout(state: State, luck: Luck, cap: int) -> int:
    """Play on at random, every legal action as likely as the next, to the end or the cap; count the decisions."""
    out = _spare_choices()
    made: i64 = 0
    most: i64 = cap
    while made < most and not state.game_over():
        seat = state.mover()
        out.n = 0
        state.choices(seat, out)
        if out.open:
            fill_in(state, seat, luck)
            out.open = False
        else:
            state.act_by_code(seat, out.codes[luck.below(out.n)])
        made += 1
    _give_back(out)
    return int(made)


def fill_in(state: State, seat: i64, luck: Luck) -> None:
    """Let a seat fill in the open form it is asked for, as most people would."""
    action = state.fill_in(seat, MIDDLE, luck)
    assert action is not None
    state.act(seat, action)
