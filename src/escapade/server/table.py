"""One table: who sits there, what is played, what may be asked for. It grows out of its log alone."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, assert_never, cast

import msgspec

from escapade.bots import USUAL
from escapade.games import game_named
from escapade.match import Match
from escapade.record import commitment
from escapade.server import log
from escapade.server.advice import thinkable
from escapade.server.clocks import Clocks
from escapade.server.lookalikes import lookalike
from escapade.server.no import No
from escapade.server.wire import Control, Status

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from escapade.engine import Action, Event, State
    from escapade.server.log import AnyEntry
    from escapade.server.wire import Code

Proposal = Literal["undo", "pause", "resume"]
SPECTATOR = -1  # how events name whoever has no seat
STAND_IN = USUAL  # the bot that holds a seat for somebody who left
REMEMBERED = 64  # action ids kept in memory; the database knows the older ones


@dataclass(slots=True)
class Header:
    """What was agreed before anybody sat down, and the table's secret luck."""

    id: str
    game: str
    rules: str
    options: dict[str, str]
    players: int
    host: str
    seed: str
    salt: str
    created: int
    public: bool = True
    rated: bool = False
    control: Control = field(default_factory=Control)
    delay: int = 0
    hold: int = 0
    muted: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Chair:
    """Who sits on one seat."""

    name: str = ""
    person: str = ""
    bot: str = ""
    held: bool = False  # by the bot, for the person
    resigned: bool = False

    @property
    def open(self) -> bool:
        """Tell whether anybody may sit down here."""
        return not self.person and not self.bot

    @property
    def owned(self) -> bool:
        """Tell whether this seat is somebody's, present or not."""
        return bool(self.person) and not self.resigned

    @property
    def decides(self) -> bool:
        """Tell whether a person plays this seat now."""
        return self.owned and not self.held


@dataclass(slots=True)
class Move:
    """A move that stands, and whether somebody learned something by it."""

    seat: int
    action: str
    news: bool


@dataclass(slots=True)
class Vote:
    """Something proposed, and who has agreed so far."""

    what: Proposal
    by: int
    agreed: set[int]
    left: int = 0


class OtherRulesError(Exception):
    """A table that was begun under rules this server does not know."""


class RecordLine(msgspec.Struct):
    """What the log needs of a line of a record."""

    action: str


class Table:
    """One table as its log tells it."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.game = game_named(header.game)
        self.chairs = [Chair() for _ in range(header.players)]
        self.version = 0
        self.changed = header.created
        self.told_at = header.created  # when the last entry happened, as far as everybody may know
        self.match: Match | None = None
        self.moves: list[Move] = []
        self.story: list[Event] = []  # of the last entry
        self.ahead: log.Played | None = None  # played by the match, but not yet in the log
        self.deciders: tuple[int, ...] = ()  # who had to decide after the last entry
        self.asked_at = [0] * header.players  # the version since which a seat is asked for its decision …
        self.asked_when = [0] * header.players  # … and the time
        self.not_in_yet: frozenset[int] = frozenset()  # seats whose answer the others wait for who have given theirs
        self.covered: dict[
            int, int
        ] = {}  # what clocks of seats that are in show meanwhile: as if they had taken no time
        self.clocks = Clocks(header.control, header.players)
        self.vote: Vote | None = None
        self.end: log.Ended | None = None
        self.rematch = ""
        self.ids: dict[str, int] = {}

    # Questions

    @property
    def status(self) -> Status:
        """Say how far it has come."""
        return "over" if self.end else "playing" if self.match else "gathering"

    @property
    def state(self) -> State:
        """Give the game as it stands."""
        return self.playing().state

    def to_act(self) -> tuple[int, ...]:
        """Name the seats that must decide."""
        if self.match is None or self.end is not None or self.match.over:
            return ()
        return self.match.to_act

    def seats_of(self, person: str) -> list[int]:
        """List the seats of a person; several where one device is shared."""
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def playing(self) -> Match:
        """Give the match, if one is under way or over."""
        if self.match is None:
            raise No("not-started")
        return self.match

    def under_way(self) -> Match:
        """Give the match, if it still goes on."""
        if self.end is not None:
            raise No("game-over")
        return self.playing()

    def gathering(self) -> None:
        """Refuse what can only be done before the start."""
        if self.status != "gathering":
            raise No("started-already")

    def chair(self, seat: int) -> Chair:
        """Find a seat."""
        if not 0 <= seat < len(self.chairs):
            raise No("no-such-seat", seat=seat + 1, seats=len(self.chairs))
        return self.chairs[seat]

    def own_seat(self, person: str, seat: int | None) -> int:
        """Find the seat somebody speaks for: the one they name, the one that must decide, or their only one."""
        mine = self.seats_of(person)
        if not mine:
            raise No("no-seat-of-yours")
        if seat is None:
            return next((one for one in mine if one in self.to_act()), mine[0])
        if seat not in mine:
            raise No("not-your-seat", seat=seat + 1)
        return seat

    def advised(self, person: str, seat: int | None) -> int:
        """Find the seat somebody wants a hint for, or say why there is none."""
        self.under_way()
        mine = self.own_seat(person, seat)
        code = self.no_advice(mine)
        if code is not None:
            raise No(code)
        return mine

    def no_advice(self, seat: int) -> Code | None:
        """Say why there is no hint for a seat: not for a rating, not against people, not while others decide."""
        chair = self.chairs[seat]
        if self.header.rated:
            return "hint-rated"
        if not self.among_bots(seat):
            return "hint-people"
        if not chair.decides:
            return "you-resigned" if chair.resigned else "bot-holds"
        return None if seat in self.to_act() else "not-your-move"

    def among_bots(self, seat: int) -> bool:
        """Tell whether nobody else's seat is a person's; several seats of one person are no company."""
        return all(chair.person in ("", self.chairs[seat].person) for chair in self.chairs)

    def solo(self) -> bool:
        """Tell whether all seats are one person's or bots': then nobody waits, and the game waits for the person."""
        return len({chair.person for chair in self.chairs if chair.person}) <= 1

    def advisable(self, seat: int) -> bool:
        """Tell whether a hint is worth asking for: it may be given, and there is something to think about."""
        return self.no_advice(seat) is None and thinkable(self.playing().view(seat), seat)

    def hosted_by(self, person: str) -> None:
        """Refuse what only the host may do."""
        if person != self.header.host:
            raise No("host-only")

    def bot_at(self, seat: int) -> str:
        """Name the bot that plays a seat now, if one does."""
        chair = self.chairs[seat]
        return "" if chair.decides else chair.bot

    def deciding(self) -> list[int]:
        """List the seats a person must decide for now; only their clocks run."""
        return [seat for seat in self.to_act() if self.chairs[seat].decides]

    def next_alarm(self) -> tuple[int, int] | None:
        """Say when the next time is up, by a clock or by the rules themselves, and whose."""
        if self.status != "playing" or self.clocks.paused:
            return None
        falls = [(fall, seat) for seat in self.deciding() if (fall := self.time_up(seat)) is not None]
        return min(falls, default=None)

    def time_up(self, seat: int) -> int | None:
        """Say when a seat's time is up, whichever comes first: its clock, or the patience of the rules."""
        ends = (self.clocks.falls(seat), self.patience_ends(seat))
        return min((end for end in ends if end is not None), default=None)

    def patience_ends(self, seat: int) -> int | None:
        """Say when the rules wait no longer for a seat; in a game by days they always do."""
        since = self.clocks.since[seat]
        if since is None or self.clocks.control.kind == "days":
            return None
        patience = self.patience(self.state, seat)
        return None if patience is None else since + patience

    def patience(self, state: State, seat: int) -> int | None:
        """Say how long (ms) the rules wait for a seat at this table: for ever where no other person waits."""
        return None if self.among_bots(seat) else self.game.patience(state, seat)

    def forfeits(self, seat: int, fall: int) -> bool:
        """Tell whether a seat whose time is up is lost: its bank or days are used up, not only the rules' patience."""
        return self.clocks.control.kind in ("bank", "days") and self.clocks.falls(seat) == fall

    def due(self) -> int | None:
        """Say when the rules stop waiting, as far as everybody may know."""
        if self.status != "playing" or self.clocks.paused or self.clocks.control.kind == "days":
            return None
        view = self.playing().view()
        waits = ((self.clocks.since[seat], self.patience(view, seat)) for seat in self.deciding())
        return min(
            (since + patience for since, patience in waits if since is not None and patience is not None), default=None
        )

    def commitment(self) -> str:
        """Give the hash that binds the table to its luck."""
        return commitment(self.header.seed, self.header.salt)

    # What may be asked for: each gives the entry that would say so, or raises No

    def sit(self, person: str, name: str, seat: int | None, taken: Collection[str] = ()) -> log.Sat:
        """Take an open seat, under a name unlike those at the table and those that are taken besides."""
        self.gathering()
        self.may_sit(person)
        if seat is None:
            seat = next((number for number, chair in enumerate(self.chairs) if chair.open), None)
        if seat is None:
            raise No("all-seats-taken")
        if not self.chair(seat).open:
            raise No("seat-taken", seat=seat + 1)
        return log.Sat(seat, self.unlike_others(name, taken), person)

    def may_sit(self, person: str) -> None:
        """Refuse a second seat where ratings count, and to everybody but the host, who brings people on one device."""
        if not self.seats_of(person):
            return
        if self.header.rated:
            raise No("one-seat")
        if person != self.header.host:
            raise No("second-seat")

    def unlike_others(self, name: str, taken: Collection[str] = ()) -> str:
        """Tell two apart whose names look the same."""
        names = {lookalike(one) for one in (*(chair.name for chair in self.chairs), *taken)}
        return next(one for one in numbered(name) if lookalike(one) not in names)

    def speaker(self, person: str, name: str) -> str:
        """Say under which name somebody talks: that of their seat, or their own unless a seat has one like it."""
        seats = self.seats_of(person)
        return self.chairs[seats[0]].name if seats else self.unlike_others(name)

    def stand(self, person: str, seat: int | None) -> log.Sat:
        """Give a seat back before the start."""
        self.gathering()
        return log.Sat(self.own_seat(person, seat))

    def clear(self, host: str, seat: int) -> log.Sat:
        """Free a seat before the start, whoever sits there."""
        self.hosted_by(host)
        self.gathering()
        if self.chair(seat).open:
            raise No("seat-open", seat=seat + 1)
        return log.Sat(seat)

    def seat_bot(self, host: str, seat: int, bot: str) -> log.Sat:
        """Give an open seat to a bot."""
        self.hosted_by(host)
        self.gathering()
        if not self.chair(seat).open:
            raise No("seat-taken", seat=seat + 1)
        return log.Sat(seat, self.unlike_others(f"{bot.capitalize()} bot"), bot=bot)

    def start(self, host: str) -> log.Started:
        """Deal the cards."""
        self.hosted_by(host)
        self.gathering()
        still_open = sum(chair.open for chair in self.chairs)
        if still_open:
            raise No("seats-open", count=still_open)
        return log.Started([chair.name for chair in self.chairs], self.commitment())

    def play(self, seat: int, text: str, version: int, by: str = "", spent: int = 0) -> log.Played:
        """Play an action: the match has made it when this returns, and nobody may be told before it is stored."""
        match = self.under_way()
        if self.clocks.paused:
            raise No("paused")
        if version < (self.asked_at[seat] if seat in self.to_act() else self.version):
            raise No("stale")
        action = self.read(seat, text)
        before = luck_of(match.state)
        self.story = match.play(action, seat)
        line, match.record[-1] = match.record[-1], ""  # the store keeps it, not the memory
        match.history.clear()
        news = luck_of(match.state) != before or self.hides(self.story)
        self.ahead = log.Played(seat, line, by, spent, news)
        return self.ahead

    def play_standing(self, seat: int, answer: str, version: int, at: int) -> log.Played:
        """Give a seat's standing answer, made from what the seat itself sees; it looks like their own."""
        view = self.playing().view(seat)
        action = self.game.standing_answer(view, seat, answer)
        if action is None or not self.chairs[seat].decides:
            raise No("person-plays", seat=seat + 1)
        return self.play(seat, self.game.write_action(view, action), version, spent=self.clocks.spent(seat, at))

    def timed(self, text: str, elapsed: int, credit: int, ping: int) -> str:
        """Let the game write what was measured into an action."""
        try:
            return self.game.timed(text, elapsed, credit, ping)
        except ValueError as wrong:
            raise No("action-unreadable", text=text, detail=wrong) from wrong

    def read(self, seat: int, text: str) -> Action:
        """Read an action as its seat sees the table, so that no answer depends on what it cannot see."""
        view = self.playing().view(seat)
        try:
            action = self.game.read_action(view, text)
        except ValueError as wrong:
            raise No("action-unreadable", text=text, detail=wrong) from wrong
        refusal = view.refusal(seat, action)
        if refusal is not None:
            raise No.by_rule(refusal)
        return action

    def why(self, seat: int, text: str) -> None:
        """Say why an action may not be played, by refusing it; nothing is played here, legal or not."""
        if self.clocks.paused:
            raise No("paused")
        self.under_way()
        self.read(seat, text)

    def hides(self, story: list[Event]) -> bool:
        """Tell whether somebody could not see all of what happened."""
        watchers = (*range(len(self.chairs)), SPECTATOR)
        return any(event.seen_by(watcher, self.state) is not event for event in story for watcher in watchers)

    def undo(self, seat: int, left: int | None) -> log.Undone | log.Proposed:
        """Take moves back: at once while nobody learned anything by them, else everybody is asked."""
        self.under_way()
        if left is None:
            left = max((number for number, move in enumerate(self.moves) if move.seat == seat), default=-1)
        if not 0 <= left < len(self.moves):
            raise No("nothing-to-take-back")
        if self.own_and_old(seat, left):
            return log.Undone(seat, left)
        return self.propose(seat, "undo", left)

    def own_and_old(self, seat: int, left: int) -> bool:
        """Tell whether all later moves are this seat's own and told nobody anything."""
        return all(move.seat == seat and not move.news for move in self.moves[left:])

    def undoable(self) -> list[int]:
        """List the seats that may take their last move back at once."""
        if self.status != "playing" or not self.moves or self.moves[-1].news:
            return []
        return [self.moves[-1].seat]

    def propose(self, seat: int, what: Proposal, left: int = 0) -> log.Proposed:
        """Ask everybody else."""
        self.under_way()
        if self.vote is not None:
            raise No("vote-waits")
        if (what == "pause") == self.clocks.paused and what != "undo":
            raise No("paused-already" if self.clocks.paused else "not-paused")
        return log.Proposed(seat, what, left)

    def answer(self, seat: int, *, yes: bool) -> log.Voted:
        """Answer what was proposed, or withdraw it."""
        if self.vote is None:
            raise No("nothing-proposed")
        withdrawn = not yes and self.chairs[seat].person == self.chairs[self.vote.by].person
        if seat not in self.asked() and not withdrawn:
            raise No("answered-already")
        return log.Voted(seat, yes)

    def asked(self) -> list[int]:
        """List the seats whose owner, present or not, has still to agree: all but the proposer's own.

        A proposal that is never answered lapses with the next move. A pause lasts while everybody wants it: to end it
        nobody is asked, or else whoever stays away could keep a game from ever ending.
        """
        if self.vote is None or self.vote.what == "resume":
            return []
        by = self.chairs[self.vote.by].person
        others = (seat for seat, chair in enumerate(self.chairs) if chair.owned and chair.person != by)
        return [seat for seat in others if seat not in self.vote.agreed]

    def resign(self, seat: int, *, time: bool = False) -> log.Resigned:
        """Give up."""
        self.under_way()
        if self.chairs[seat].resigned:
            raise No("resigned-already")
        return log.Resigned(seat, STAND_IN, time)

    def give_up(self, person: str, seat: int) -> log.Sat | log.Resigned:
        """Leave a seat for good, before the start or after."""
        return self.stand(person, seat) if self.status == "gathering" else self.resign(seat)

    def hold(self, seat: int) -> log.Held:
        """Let a bot hold the seat of somebody who left."""
        self.under_way()
        if not self.chairs[seat].decides:
            raise No("nobody-left", seat=seat + 1)
        return log.Held(seat, STAND_IN)

    def left_by(self, person: str) -> list[int]:
        """List the seats somebody leaves to bots when they go in the middle of a game."""
        self.under_way()
        self.own_seat(person, None)
        seats = [seat for seat in self.seats_of(person) if self.chairs[seat].decides]
        if not seats:
            raise No("bot-holds")
        return seats

    def take_back(self, seat: int) -> log.Returned:
        """Come back to a seat a bot has held."""
        if not self.chairs[seat].held:
            raise No("nobody-holds", seat=seat + 1)
        return log.Returned(seat)

    def follows(self) -> AnyEntry | None:
        """Give what follows by itself from how things stand: the end, or what everybody has agreed to."""
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
        """Do what everybody wants."""
        match vote.what:
            case "undo":
                return log.Undone(vote.by, vote.left)
            case "pause":
                return log.Paused()
            case "resume":
                return log.Resumed()
            case _:
                assert_never(vote.what)

    def rematchable(self, person: str) -> None:
        """Refuse a rematch before the end, to whoever did not play, and of a rated game with two seats for one."""
        if self.end is None:
            raise No("not-over")
        self.own_seat(person, None)
        if self.header.rated and any(len(self.seats_of(chair.person)) > 1 for chair in self.chairs):
            raise No("one-seat")

    def rematched(self, table: str) -> log.Rematched:
        """Name the table where the same people play again; one is enough."""
        if self.rematch:
            raise No("stale")
        return log.Rematched(table)

    def ended(self, winners: list[int], reason: log.Reason) -> log.Ended:
        """Close the game and reveal the seed."""
        return log.Ended(winners, reason, self.header.seed, self.header.salt)

    # How entries land

    def land(self, entry: AnyEntry, at: int, action_id: str | None = None) -> None:
        """Let an entry of the log happen to this table."""
        if not isinstance(entry, log.Played):
            self.story = []
        self.version += 1
        self.changed = self.told_at = at
        if action_id:
            self.remember(action_id)
        asked = {seat: (self.asked_at[seat], self.asked_when[seat], self.clocks.left[seat]) for seat in self.deciders}
        self.happen(entry, at)
        self.ask(entry)
        self.clocks.run(self.deciding(), at)
        self.cover_times(entry, asked)

    def cover_times(self, entry: AnyEntry, asked: dict[int, tuple[int, int, int]]) -> None:
        """Where several are asked at once, hide how long an answer took until everybody has given theirs (O5.2)."""
        waiting = frozenset(seat for seat in asked if seat in self.deciders and self.asked_at[seat] == asked[seat][0])
        self.not_in_yet &= waiting
        if waiting and isinstance(entry, log.Played) and entry.seat in asked and not self.aside():
            _, self.told_at, left = asked[entry.seat]
            self.not_in_yet, self.covered = waiting, {**self.covered, entry.seat: left}
        if not self.not_in_yet:
            self.covered = {}

    def shown_left(self, seat: int) -> int:
        """Say what is left on a seat's clock, as far as everybody may know."""
        return self.covered.get(seat, self.clocks.left[seat])

    def remember(self, action_id: str) -> None:
        """Keep an action's id, so that it is not played twice."""
        self.ids[action_id] = self.version
        if len(self.ids) > REMEMBERED:
            del self.ids[next(iter(self.ids))]

    def ask(self, entry: AnyEntry) -> None:
        """Note since when each seat has been asked for the decision it is asked for now."""
        before, self.deciders = self.deciders, self.to_act()
        for seat in self.deciders:
            own = isinstance(entry, log.Played) and entry.seat == seat and not self.aside()
            if own or seat not in before or isinstance(entry, log.Undone):
                self.asked_at[seat] = self.version
                self.asked_when[seat] = self.changed

    def happen(self, entry: AnyEntry, at: int) -> None:  # noqa: C901, PLR0912 - one case an entry, one line each
        """Do what the entry says."""
        match entry:
            case log.Sat():
                self.chairs[entry.seat] = Chair(entry.name, entry.person, entry.bot)
            case log.Started():
                self.match = self.dealt(entry.names)
            case log.Played():
                self.played(entry)
            case log.Undone():
                self.vote = None
                self.clocks.run((), at)  # whoever is asked again is asked anew
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
            case log.Held():
                self.chairs[entry.seat].held = True
                self.chairs[entry.seat].bot = entry.bot
            case log.Returned():
                self.chairs[entry.seat].held = False
                self.chairs[entry.seat].bot = ""
            case log.Resigned():
                self.chairs[entry.seat].resigned = True
                self.chairs[entry.seat].bot = self.chairs[entry.seat].bot or entry.bot
            case log.Ended():
                self.end = entry
                self.clocks.run((), at)
            case log.Rematched():
                self.rematch = entry.table
            case _:
                assert_never(entry)

    def dealt(self, names: list[str]) -> Match:
        """Deal the game by the table's own luck."""
        header = self.header
        if header.rules != self.game.rules:
            raise OtherRulesError(f"the table plays by {header.rules}; this server knows {self.game.rules}")
        options = cast("dict[str, object]", header.options)
        return Match(header.game, header.players, options, seed=header.seed, salt=header.salt, names=names)

    def played(self, entry: log.Played) -> None:
        """Count a move; play it first if it comes from the log and not from us."""
        text = action_of(entry.record)
        if self.ahead is not entry:
            self.play(entry.seat, text, self.version)
        self.ahead = None
        self.vote = None
        self.moves.append(Move(entry.seat, text, entry.news))
        if not self.aside():
            self.clocks.press(entry.seat, entry.spent)

    def aside(self) -> bool:
        """Tell whether the last move was said in between, while its seat must still decide the same."""
        return self.game.aside(self.moves[-1].action)

    def undone(self, left: int) -> None:
        """Deal again and play the moves that are left."""
        again = self.dealt(self.playing().names)
        self.moves = self.moves[:left]
        for move in self.moves:
            again.play(move.action, move.seat)
            again.record[-1] = ""
        again.history.clear()
        self.match = again

    def voted(self, entry: log.Voted) -> None:
        """Count a voice; one against is enough."""
        if self.vote is not None and entry.yes:
            self.vote.agreed.add(entry.seat)
        else:
            self.vote = None


def numbered(name: str) -> Iterator[str]:
    """Give a name, then the same name with numbers: Ann, Ann 2, Ann 3, and so on."""
    return itertools.chain([name], (f"{name} {number}" for number in itertools.count(2)))


def luck_of(state: State) -> tuple[int, int, int, int]:
    """Say where a game's luck stands, so that one can tell whether any was used."""
    luck = state.luck
    return luck.a, luck.b, luck.c, luck.count


def action_of(record: str) -> str:
    """Read the action out of a line of a record."""
    return msgspec.json.decode(record, type=RecordLine).action
