"""A table: seats, game, clocks, votes. All of it is determined by its log."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, assert_never, cast

import msgspec

from escapade.bots import USUAL
from escapade.engine import seeded
from escapade.games import game_named
from escapade.games.data import DataError
from escapade.match import Match
from escapade.options import Disagreement
from escapade.server import log
from escapade.server.confusables import skeleton
from escapade.server.refusals import RequestRefused
from escapade.server.steady_time import now
from escapade.server.tables.clocks import Clocks
from escapade.server.tables.seating import Seating
from escapade.server.thinking.advice import thinkable

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from escapade.engine import Action, State
    from escapade.match import Outcome
    from escapade.server.log import AnyEntry
    from escapade.server.refusals import Code
    from escapade.server.tables.header import Header
    from escapade.server.tables.seating import Chair
    from escapade.server.wire import LookChoice

Proposal = Literal["undo", "pause", "resume"]
_STAND_IN = USUAL  # the bot that holds a seat for somebody who left
_REMOVED_FOR = 60_000  # ms before somebody the host has removed may sit down again
_REMEMBERED = 64  # action ids kept in memory; older ones are in the database


@dataclass(slots=True)
class Move:
    """A move that was not taken back."""

    seat: int
    action: str
    news: bool  # whether it revealed anything
    final: bool  # whether it showed somebody hidden information
    turn: int  # the turn it belongs to
    by: str  # the bot or the clock that made it; empty if its player did


@dataclass(slots=True)
class Vote:
    """A proposal, and who has agreed so far."""

    what: Proposal
    by: int
    agreed: set[int]
    left: int = 0


class OtherRulesError(Exception):
    """The table was begun under a version of the rules that this server does not have."""


class _RecordLine(msgspec.Struct):
    """The part of a record line that replaying needs."""

    action: str


class _RecordedEvent(msgspec.Struct):
    event: str


class _RecordedEvents(msgspec.Struct):
    """The part of a record line that says what happened."""

    events: list[_RecordedEvent]


class Table(Seating):
    """A table, built by applying the entries of its log."""

    def __init__(self, header: Header) -> None:
        super().__init__(header)
        self.game = game_named(header.game)
        self.changed = header.created
        self.told_at = header.created  # the public time of the last entry
        self.match: Match | None = None
        self.moves: list[Move] = []
        self.turn = 0  # how many turns have ended
        self.between_turns = True  # whether a turn has just begun
        self.outcome: Outcome | None = None  # of the last entry, if that was a move
        self.unstored: log.Played | None = None  # played by the match, but not yet in the log
        self.told_hidden = False  # whether the last action told its player something hidden
        self.deciders: tuple[int, ...] = ()  # who had to decide after the last entry
        self.asked_at: list[int] = []  # the version since which a seat has had its current decision …
        self.asked_when: list[int] = []  # … and the time
        self.not_in_yet: frozenset[int] = frozenset()  # seats that have not answered while others have
        self.covered: dict[
            int, int
        ] = {}  # what the clocks of seats that have answered show meanwhile: as if they had taken no time
        self._lay_out()
        self.vote: Vote | None = None
        self.ids: dict[str, int] = {}
        self._removed: dict[str, int] = {}  # people the host has removed, and when; forgotten with this object

    def _lay_out(self) -> None:
        """Make what there is one of for each seat."""
        self.asked_at = [0] * self.players
        self.asked_when = [0] * self.players
        self.clocks = Clocks(self.header.control, self.players)

    # State

    @property
    def state(self) -> State:
        """The state of the game."""
        return self.playing().state

    def to_act(self) -> tuple[int, ...]:
        """Return the seats that must decide."""
        if self.match is None or self.end is not None or self.match.over:
            return ()
        return self.match.to_act

    def seats_of(self, person: str) -> list[int]:
        """List the seats of a person; they have several if one device is shared."""
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def playing(self) -> Match:
        """Return the match, running or over; refuse before the start."""
        if self.match is None:
            raise RequestRefused("not-started")
        return self.match

    def under_way(self) -> Match:
        """Return the match; refuse unless it is running."""
        if self.end is not None:
            raise RequestRefused("game-over")
        return self.playing()

    def _require_gathering(self) -> None:
        """Refuse unless the game has not started yet."""
        if self.status != "gathering":
            raise RequestRefused("started-already")

    def chair(self, seat: int) -> Chair:
        """Return a seat, or refuse."""
        if not 0 <= seat < len(self.chairs):
            raise RequestRefused("no-such-seat", seat=seat + 1, seats=len(self.chairs))
        return self.chairs[seat]

    def own_seat(self, person: str, seat: int | None) -> int:
        """Return the seat a person acts for: the one they name, the one that must decide, or their first."""
        mine = self.seats_of(person)
        if not mine:
            raise RequestRefused("no-seat-of-yours")
        if seat is None:
            return next((one for one in mine if one in self.to_act()), mine[0])
        if seat not in mine:
            raise RequestRefused("not-your-seat", seat=seat + 1)
        return seat

    def advised(self, person: str, seat: int | None) -> int:
        """Return the seat to give a hint for, or refuse."""
        self.under_way()
        mine = self.own_seat(person, seat)
        code = self.no_advice(mine)
        if code is not None:
            raise RequestRefused(code)
        return mine

    def no_advice(self, seat: int) -> Code | None:
        """Return why there is no hint for a seat: rated, other people play, or it is not the seat's turn."""
        chair = self.chairs[seat]
        if self.header.rated:
            return "hint-rated"
        if self.clocks.paused:
            return "paused"
        if not self.among_bots(seat):
            return "hint-people"
        if not chair.decides:
            return "you-resigned" if chair.resigned else "bot-holds"
        return None if seat in self.to_act() else "not-your-move"

    def among_bots(self, seat: int) -> bool:
        """Whether all other seats are bots' or the same person's."""
        return all(chair.person in ("", self.chairs[seat].person) for chair in self.chairs)

    def solo(self) -> bool:
        """Whether only one person plays. The game then waits for them without limit."""
        return len({chair.person for chair in self.chairs if chair.person}) <= 1

    def advisable(self, seat: int) -> bool:
        """Whether a hint can be asked for: it is allowed, and there is a choice."""
        return self.no_advice(seat) is None and thinkable(self.playing().view(seat), seat)

    def require_host(self, person: str) -> None:
        """Refuse everybody but the host."""
        if person != self.header.host:
            raise RequestRefused("host-only")

    def bot_at(self, seat: int) -> str:
        """Return the name of the bot that plays a seat at present, or an empty string."""
        chair = self.chairs[seat]
        return "" if chair.decides else chair.bot

    def deciding(self) -> list[int]:
        """List the seats where a person must decide. Only their clocks run."""
        return [seat for seat in self.to_act() if self.chairs[seat].decides]

    def next_alarm(self) -> tuple[int, int] | None:
        """Return when the next time limit ends (ms), by a clock or by the rules, and for which seat."""
        if self.status != "playing" or self.clocks.paused:
            return None
        falls = [(fall, seat) for seat in self.deciding() if (fall := self.time_up(seat)) is not None]
        return min(falls, default=None)

    def time_up(self, seat: int) -> int | None:
        """Return when a seat's time is up (ms): its clock, or the rules' limit, whichever is first."""
        ends = (self.clocks.falls(seat), self.patience_ends(seat))
        return min((end for end in ends if end is not None), default=None)

    def patience_ends(self, seat: int) -> int | None:
        """Return when the rules' limit for a seat ends; games by days have none."""
        since = self.clocks.since[seat]
        if since is None or self.clocks.control.kind == "days":
            return None
        patience = self.patience(self.state, seat)
        return None if patience is None else since + patience

    def patience(self, state: State, seat: int) -> int | None:
        """Return how long (ms) the rules wait for a seat here; None if no other person waits."""
        limit = self.game.timing.time_limit(state, seat)
        return None if limit is None or self.among_bots(seat) else limit

    def forfeits(self, seat: int, fall: int) -> bool:
        """Whether a seat whose time is up loses: its bank or days are used up, not only the rules' limit."""
        return self.clocks.control.kind in ("bank", "days") and self.clocks.falls(seat) == fall

    def due(self) -> int | None:
        """Return when the rules' time limit ends, from public information."""
        if self.status != "playing" or self.clocks.paused or self.clocks.control.kind == "days":
            return None
        view = self.playing().view()
        waits = ((self.clocks.since[seat], self.patience(view, seat)) for seat in self.deciding())
        return min(
            (since + patience for since, patience in waits if since is not None and patience is not None), default=None
        )

    # Requests: each returns the entry to be stored, or raises RequestRefused

    def sit(self, person: str, name: str, seat: int | None, taken: Collection[str] = ()) -> log.Sat:
        """Take an open seat, or one's own under another name. A name like one at the table or in `taken` is changed."""
        self._require_gathering()
        if seat is not None and self.chair(seat).person == person:
            return log.Sat(seat, self._distinct_name(name, taken, but=seat), person)
        if self.header.position and person != self.header.host:
            raise RequestRefused("position-people")
        self.may_sit(person)
        if now() < self._removed.get(person, 0) + _REMOVED_FOR:
            raise RequestRefused("removed")
        if seat is None:
            seat = next((number for number, chair in enumerate(self.chairs) if chair.open), None)
        if seat is None:
            raise RequestRefused("all-seats-taken")
        if not self.chair(seat).open:
            raise RequestRefused("seat-taken", seat=seat + 1)
        return log.Sat(seat, self._distinct_name(name, taken), person)

    def may_sit(self, person: str) -> None:
        """Refuse a second seat in rated games, where all play at once, and to everybody but the host."""
        if not self.seats_of(person):
            return
        if self.header.rated:
            raise RequestRefused("one-seat")
        if person != self.header.host:
            raise RequestRefused("second-seat")
        if self.game.timing.shared_options(dict(self.header.options)):
            raise RequestRefused("one-device")

    def _distinct_name(self, name: str, taken: Collection[str] = (), but: int | None = None) -> str:
        """Return the name, with a number if it looks like another at the table, a seat's own left out."""
        seated = (chair.name for seat, chair in enumerate(self.chairs) if seat != but)
        names = {skeleton(one) for one in (*seated, *taken)}
        return next(one for one in _numbered(name) if skeleton(one) not in names)

    def speaker(self, person: str, name: str) -> str:
        """Return the name somebody chats under: their seat's, or their own unless a seat has a similar one."""
        seats = self.seats_of(person)
        return self.chairs[seats[0]].name if seats else self._distinct_name(name)

    def stand(self, person: str, seat: int | None) -> log.Sat:
        """Stand up before the start."""
        self._require_gathering()
        return log.Sat(self.own_seat(person, seat))

    def clear(self, host: str, seat: int) -> log.Sat:
        """Open a seat before the start, whoever sits there."""
        self.require_host(host)
        self._require_gathering()
        if self.chair(seat).open:
            raise RequestRefused("seat-open", seat=seat + 1)
        if self.chair(seat).person != host:
            self._removed[self.chair(seat).person] = now()
        return log.Sat(seat)

    def seat_bot(self, host: str, seat: int, bot: str) -> log.Sat:
        """Seat a bot."""
        self.require_host(host)
        self._require_gathering()
        if not self.chair(seat).open:
            raise RequestRefused("seat-taken", seat=seat + 1)
        return log.Sat(seat, self._distinct_name(f"{bot.capitalize()} bot"), bot=bot)

    def resize(self, host: str, seats: int) -> log.Resized:
        """Change the number of players before the start. Open seats are taken away from the end."""
        self.require_host(host)
        self._require_gathering()
        if self.header.position:
            raise RequestRefused("position-seats", players=len(self.chairs), seats=seats)
        self._require_playable(seats)
        surplus = max(0, len(self.chairs) - seats)
        still_open = [seat for seat, chair in enumerate(self.chairs) if chair.open]
        if len(still_open) < surplus:
            raise RequestRefused("seats-occupied", count=surplus - len(still_open))
        gone = still_open[len(still_open) - surplus :]
        return log.Resized(seats, [seat for seat in range(len(self.chairs)) if seat not in gone])

    def _require_playable(self, players: int) -> None:
        """Refuse a number of players that the game, its options or its box do not allow."""
        try:
            self.game.check(dict(self.header.options), players)
            if self.header.data is not None:
                self.game.deal(self.header.options, players, seeded(0), self.header.data)
        except Disagreement as wrong:
            raise RequestRefused.by_options(wrong) from wrong
        except DataError as wrong:
            raise RequestRefused("box-players", players=players) from wrong

    def choose_look(self, person: str, look: LookChoice) -> log.LookChosen:
        """Choose a colour that nobody else has, and a character."""
        self._require_gathering()
        seat = self.own_seat(person, look.seat)
        others = [chair for number, chair in enumerate(self.chairs) if number != seat]
        if look.colour is not None and any(chair.colour == look.colour for chair in others):
            raise RequestRefused("colour-taken")
        return log.LookChosen(seat, look.colour, look.character)

    def start(self, host: str) -> log.Started:
        """Start the game."""
        self.require_host(host)
        self._require_gathering()
        still_open = sum(chair.open for chair in self.chairs)
        if still_open:
            raise RequestRefused("seats-open", count=still_open)
        return log.Started([chair.name for chair in self.chairs], self.commitment())

    def play(self, seat: int, text: str, version: int, by: str = "", spent: int = 0) -> log.Played:
        """Play an action on the match. Nothing may be sent before the returned entry is stored."""
        match = self.under_way()
        if self.clocks.paused:
            raise RequestRefused("paused")
        if version < (self.asked_at[seat] if seat in self.to_act() else self.version):
            raise RequestRefused("stale")
        action = self.read(seat, text)
        before, self.told_hidden = luck_of(match.state), self.game.timing.tells_hidden(match.state, action)
        self.outcome = match.play(action, seat)
        news = luck_of(match.state) != before or _hides(self.outcome)
        self.unstored = log.Played(seat, self.outcome.line, by, spent, news)
        return self.unstored

    def play_standing(self, seat: int, answer: str, version: int, at: int) -> log.Played:
        """Play a seat's standing answer, derived from its own view."""
        view = self.playing().view(seat)
        action = self.game.timing.standing_answer(view, seat, answer)
        if action is None or not self.chairs[seat].decides:
            raise RequestRefused("person-plays", seat=seat + 1)
        return self.play(seat, self.game.write_action(view, action), version, spent=self.clocks.spent(seat, at))

    def timed(self, text: str, elapsed: int, credit: int, ping: int) -> str:
        """Let the game write measured times into an action."""
        try:
            return self.game.timing.with_times(text, elapsed, credit, ping)
        except ValueError as wrong:
            raise RequestRefused.by_notation(text, wrong) from wrong

    def read(self, seat: int, text: str) -> Action:
        """Parse an action and check it on the seat's own view, so that no answer depends on what it cannot see."""
        view = self.playing().view(seat)
        try:
            action = self.game.read_action(view, text)
        except ValueError as wrong:
            raise RequestRefused.by_notation(text, wrong) from wrong
        refusal = view.refusal(seat, action)
        if refusal is not None:
            raise RequestRefused.by_rule(refusal)
        return action

    def why(self, seat: int, text: str) -> None:
        """Refuse an action that may not be played; do nothing if it may."""
        if self.clocks.paused:
            raise RequestRefused("paused")
        self.under_way()
        self.read(seat, text)

    def undo(self, seat: int, left: int | None) -> log.Undone | log.Proposed:
        """Take moves back: at once if they revealed nothing or nobody else plays, else everybody is asked."""
        self.under_way()
        if left is None:
            left = max((number for number, move in enumerate(self.moves) if move.seat == seat), default=-1)
        if not 0 <= left < len(self.moves):
            raise RequestRefused("nothing-to-take-back")
        if any(move.final for move in self.moves[left:]):
            raise RequestRefused("seen-already")
        if self._only_own_and_unrevealing(seat, left) or not self._others(seat):
            return log.Undone(seat, left)
        return self.propose(seat, "undo", left)

    def _only_own_and_unrevealing(self, seat: int, left: int) -> bool:
        """Whether all later moves are this seat's own and revealed nothing."""
        return all(move.seat == seat and not move.news for move in self.moves[left:])

    def undoable(self) -> list[int]:
        """List the seats that may take their last move back without asking."""
        if self.status != "playing" or not self.moves or self.moves[-1].news or self.moves[-1].final:
            return []
        return [self.moves[-1].seat]

    def undoable_by_vote(self) -> list[int]:
        """List the seats that may take their last move back if everybody agrees, beginning with who moved last."""
        if self.status != "playing":
            return []
        since = itertools.takewhile(lambda move: not move.final, reversed(self.moves))  # nothing new was seen since
        return list(dict.fromkeys(move.seat for move in since))

    def propose(self, seat: int, what: Proposal, left: int = 0) -> log.Proposed:
        """Propose something to everybody else."""
        self.under_way()
        if self.vote is not None:
            raise RequestRefused("vote-waits")
        if (what == "pause") == self.clocks.paused and what != "undo":
            raise RequestRefused("paused-already" if self.clocks.paused else "not-paused")
        return log.Proposed(seat, what, left)

    def answer(self, seat: int, *, yes: bool) -> log.Voted:
        """Answer a proposal, or withdraw it."""
        if self.vote is None:
            raise RequestRefused("nothing-proposed")
        withdrawn = not yes and self.chairs[seat].person == self.chairs[self.vote.by].person
        if seat not in self.asked() and not withdrawn:
            raise RequestRefused("answered-already")
        return log.Voted(seat, yes)

    def asked(self) -> list[int]:
        """List the seats that still have to agree: all owned by others than the proposer, present or not.

        A proposal that is never answered lapses with the next move. A pause lasts while everybody wants it: to end it
        nobody is asked, or else whoever stays away could keep a game from ever ending.
        """
        if self.vote is None or self.vote.what == "resume":
            return []
        return [seat for seat in self._others(self.vote.by) if seat not in self.vote.agreed]

    def _others(self, seat: int) -> list[int]:
        """List the seats that belong to other people than a seat's own, present or not."""
        own = self.chairs[seat].person
        return [one for one, chair in enumerate(self.chairs) if chair.owned and chair.person != own]

    def resign(self, seat: int, *, time: bool = False) -> log.Resigned:
        """Resign a seat, or let it run out of time."""
        self.under_way()
        if self.chairs[seat].resigned:
            raise RequestRefused("resigned-already")
        return log.Resigned(seat, _STAND_IN, time)

    def give_up(self, person: str, seat: int) -> log.Sat | log.Resigned:
        """Stand up before the start, or resign after it."""
        return self.stand(person, seat) if self.status == "gathering" else self.resign(seat)

    def hold(self, seat: int) -> log.Held:
        """Let a bot play the seat of somebody who left."""
        self.under_way()
        if not self.chairs[seat].decides:
            raise RequestRefused("nobody-left", seat=seat + 1)
        return log.Held(seat, _STAND_IN)

    def left_by(self, person: str) -> list[int]:
        """List the seats a person leaves to bots in the middle of a game."""
        self.under_way()
        self.own_seat(person, None)
        seats = [seat for seat in self.seats_of(person) if self.chairs[seat].decides]
        if not seats:
            raise RequestRefused("bot-holds")
        return seats

    def take_back(self, seat: int) -> log.Returned:
        """Take a seat back from the bot that held it."""
        if not self.chairs[seat].held:
            raise RequestRefused("nobody-holds", seat=seat + 1)
        return log.Returned(seat)

    def automatic_entry(self) -> AnyEntry | None:
        """Return the entry that follows by itself: the end, or what everybody has agreed to."""
        if self.match is None or self.end is not None:
            return None
        if self.match.over:
            return self.ended(list(self.match.winners), "played")
        still_in = [seat for seat, chair in enumerate(self.chairs) if not chair.resigned]
        someone_left = len(still_in) < len(self.chairs)
        if someone_left and (len(still_in) == 1 or not any(self.chairs[seat].person for seat in still_in)):
            return self.ended(still_in, "resigned")
        if self.vote is not None and not self.asked():
            return self.agreed_to(self.vote)
        return None

    def agreed_to(self, vote: Vote) -> AnyEntry:
        """Return the entry for a proposal that everybody agreed to."""
        match vote.what:
            case "undo":
                return log.Undone(vote.by, vote.left)
            case "pause":
                return log.Paused()
            case "resume":
                return log.Resumed()
            case _:
                assert_never(vote.what)

    def require_rematchable(self, person: str) -> None:
        """Refuse a rematch before the end, to strangers, and of a rated game with two seats of one person."""
        if self.end is None:
            raise RequestRefused("not-over")
        self.own_seat(person, None)
        if self.header.rated and any(len(self.seats_of(chair.person)) > 1 for chair in self.chairs):
            raise RequestRefused("one-seat")

    def require_alone(self, person: str) -> None:
        """Refuse the same deal before the end, to strangers, and where other people have seen it or would play it."""
        if self.end is None:
            raise RequestRefused("not-over")
        self.own_seat(person, None)
        if any(chair.person not in ("", person) for chair in self.chairs):
            raise RequestRefused("deal-people")

    def rematched(self, table: str) -> log.Rematched:
        """Return the entry that names the table of the rematch; there is only one."""
        if self.rematch:
            raise RequestRefused("stale")
        return log.Rematched(table)

    def ended(self, winners: list[int], reason: log.Reason) -> log.Ended:
        """Return the entry that ends the game and reveals the seed."""
        return log.Ended(winners, reason, self.header.seed, self.header.salt)

    # Applying entries

    def apply(self, entry: AnyEntry, at: int, action_id: str | None = None) -> None:
        """Apply an entry of the log."""
        if not isinstance(entry, log.Played):
            self.outcome = None
        self.version += 1
        self.changed = self.told_at = at
        if action_id:
            self.remember(action_id)
        asked = {seat: (self.asked_at[seat], self.asked_when[seat], self.clocks.left[seat]) for seat in self.deciders}
        self._change(entry, at)
        self.ask(entry)
        self.clocks.run(self.deciding(), at)
        self._mask_times(entry, asked)

    def _mask_times(self, entry: AnyEntry, asked: dict[int, tuple[int, int, int]]) -> None:
        """If several seats are asked at once, hide how long each took until all have answered (O5.2)."""
        waiting = frozenset(seat for seat in asked if seat in self.deciders and self.asked_at[seat] == asked[seat][0])
        self.not_in_yet &= waiting
        if waiting and isinstance(entry, log.Played) and entry.seat in asked and not self.aside():
            _, self.told_at, left = asked[entry.seat]
            self.not_in_yet, self.covered = waiting, {**self.covered, entry.seat: left}
        if not self.not_in_yet:
            self.covered = {}

    def shown_left(self, seat: int) -> int:
        """Return a seat's remaining time as shown to everybody."""
        return self.covered.get(seat, self.clocks.left[seat])

    def remember(self, action_id: str) -> None:
        """Remember an action's id, so that it is not played twice."""
        self.ids[action_id] = self.version
        if len(self.ids) > _REMEMBERED:
            del self.ids[next(iter(self.ids))]

    def ask(self, entry: AnyEntry) -> None:
        """Record since when each seat is asked for its present decision."""
        before, self.deciders = self.deciders, self.to_act()
        for seat in self.deciders:
            own = isinstance(entry, log.Played) and entry.seat == seat and not self.aside()
            if own or seat not in before or isinstance(entry, log.Undone):
                self.asked_at[seat] = self.version
                self.asked_when[seat] = self.changed

    def _change(self, entry: AnyEntry, at: int) -> None:  # noqa: C901 - one case for each kind of entry
        """Change the table as the entry says."""
        self.seat(entry)
        match entry:
            case log.Started():
                self.match = self.dealt(entry.names)
            case log.Played():
                self.played(entry)
            case log.Undone():
                self.vote = None
                self.clocks.run((), at)
                self.undone(entry.left)
            case log.Proposed():
                self.vote = Vote(entry.what, entry.seat, set(), entry.left)
            case log.Voted():
                self.voted(entry)
            case log.Paused() | log.Resumed():
                self.vote = None
                self.clocks.paused = isinstance(entry, log.Paused)
            case log.Credited():
                self.clocks.credit(entry.ms)
            case log.Ended():
                self.clocks.run((), at)
            case log.Resized():
                self._lay_out()
            case log.LookChosen() | log.Sat() | log.Held() | log.Returned() | log.Resigned() | log.Rematched():
                pass  # they only change the seating
            case _:
                assert_never(entry)

    def dealt(self, names: list[str]) -> Match:
        """Deal the game from the table's seed, or set up its position."""
        header = self.header
        if not self.game.knows(header.rules):
            raise OtherRulesError(f"the table plays by {header.rules}; this server knows {self.game.rules}")
        if header.position:
            return Match(
                header.game, position=header.position, seed=header.seed, salt=header.salt, names=names,
                rules=header.rules, keep=False,
            )  # fmt: skip
        options = cast("dict[str, object]", header.options)
        return Match(
            header.game, self.players, options, seed=header.seed, salt=header.salt, names=names, rules=header.rules,
            data=header.data, box=header.box_ref, keep=False,
        )  # fmt: skip

    def played(self, entry: log.Played) -> None:
        """Apply a move; play it first if it comes from the store."""
        if self.unstored is not entry:
            self.play(entry.seat, action_of(entry.record), self.version)
        assert self.outcome is not None
        self.unstored = None
        self.vote = None
        text = self.outcome.text
        final = any(event.FINAL for event in self.outcome) or self.told_hidden
        self.moves.append(Move(entry.seat, text, entry.news, final, self.turn, entry.by))
        if not self.aside():
            self.clocks.press(entry.seat, entry.spent)
        self.end_turn(entry.seat)

    def end_turn(self, seat: int) -> None:
        """End the turn if this seat's move ended it."""
        state, just_begun = self.playing().state, self.between_turns
        self.between_turns = state.between_turns()
        if self.between_turns and (not just_begun or seat not in state.to_act()):
            self.clocks.end_turn(self.seats_acting_in(self.turn))
            self.turn += 1

    def seats_acting_in(self, turn: int) -> set[int]:
        """Return who has made a move in a turn."""
        latest = itertools.takewhile(lambda move: move.turn >= turn, reversed(self.moves))
        return {move.seat for move in latest if move.turn == turn}

    def aside(self) -> bool:
        """Whether the last move leaves its seat with the same decision to make."""
        return self.game.timing.keeps_clock_running(self.moves[-1].action)

    def undone(self, left: int) -> None:
        """Deal again and replay the moves that are left."""
        again = self.dealt(self.playing().names)
        while self.turn > self.moves[left].turn:
            self.turn -= 1
            self.clocks.take_turn_back(self.seats_acting_in(self.turn))
        self.moves = self.moves[:left]
        for move in self.moves:
            again.play(move.action, move.seat)
        self.match = again
        self.between_turns = again.state.between_turns()

    def voted(self, entry: log.Voted) -> None:
        """Count a vote; one against ends the proposal."""
        if self.vote is not None and entry.yes:
            self.vote.agreed.add(entry.seat)
        else:
            self.vote = None


def _numbered(name: str) -> Iterator[str]:
    """Yield a name, then the same name with numbers: Ann, Ann 2, Ann 3 and so on."""
    return itertools.chain([name], (f"{name} {number}" for number in itertools.count(2)))


def _hides(outcome: Outcome) -> bool:
    """Whether some seat, or a spectator, could not see all of what happened."""
    return any(one is not seen for story in outcome.seen.values() for one, seen in zip(outcome, story, strict=True))


def luck_of(state: State) -> tuple[int, int, int, int]:
    """Return the state of a game's random numbers, to tell whether any were used."""
    luck = state.luck
    return luck.a, luck.b, luck.c, luck.count


def action_of(record: str) -> str:
    """Return the action in a record line."""
    return msgspec.json.decode(record, type=_RecordLine).action


def events_of(record: str) -> list[str]:
    """Return the names of the events in a record line."""
    return [one.event for one in msgspec.json.decode(record, type=_RecordedEvents).events]
