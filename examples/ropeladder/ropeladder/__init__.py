"""The Rope Ladder: climb out of the shaft, or shake whoever hangs above you. A whole game in one file."""

from typing import ClassVar, cast

from escapade.engine import Action, Event, Luck, NoLuck, Refusal, State
from escapade.events import NumberEvent, SeatEvent, by_name
from escapade.game import Game
from escapade.options import Option
from escapade.reading import read_number, read_seat

SIDES, UNSEEN, SEATS = 6, 0, (2, 3, 4)  # a die shows 1 to 6, or nothing under somebody else's cup
OPTIONS = (Option("height", ("20", "40"), "20", "How many rungs the ladder has."),)


class Climb(Action):
    """Climb as many rungs as your die shows (R2.1)."""


class Shake(Action):
    """Shake the ladder: a player above you falls as many rungs as your die shows (R2.2)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("code", "target")

    def __init__(self, code: int, target: int) -> None:
        super().__init__(code)
        self.target = target


MOVES: list[Action] = [Climb(0), *(Shake(1 + seat, seat) for seat in range(SEATS[-1]))]  # by their codes


class Climbed(NumberEvent):
    """Somebody climbed some rungs."""

    VERB = "climb"
    REVEALS = ("number",)


class Fell(Climbed):
    """Somebody fell some rungs."""

    VERB = "fall"


class Rolled(NumberEvent):
    """Somebody rolled a die under the cup: only they see what it shows."""

    VERB = "roll"

    def seen_by(self, seat: int | None, state: State) -> Event:
        return self if seat == self.seat else Rolled(self.seat, UNSEEN)


class TurnPassed(SeatEvent):
    """The next player's turn has begun."""

    VERB = "begin_turn"


class Shaft(State):
    """Who hangs how high, and the die under each cup. The first four methods are the verbs: nothing else writes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seats", "luck", "height")

    def __init__(self, seats: int, luck: Luck, height: int) -> None:
        super().__init__(seats, luck)
        self.height, self.rungs, self.dice, self.turn = height, [0] * seats, [UNSEEN] * seats, 0

    def climb(self, seat: int, rungs: int) -> None:
        self.rungs[seat] += rungs
        self.tell(Climbed(seat, rungs))

    def fall(self, seat: int, rungs: int) -> None:
        self.rungs[seat] = max(0, self.rungs[seat] - rungs)
        self.tell(Fell(seat, rungs))

    def roll(self, seat: int, die: int) -> None:
        self.dice[seat] = die
        self.tell(Rolled(seat, die))

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.tell(TurnPassed(seat))

    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rung in enumerate(self.rungs) if rung >= self.height)

    def to_act(self) -> tuple[int, ...]:
        return () if self.winners() else (self.turn,)

    def action(self, code: int) -> Action:
        return MOVES[code]

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        if seat not in self.to_act():
            return Refusal("R2", "ropeladder-refusal-turn")
        if isinstance(action, Shake) and (action.target >= self.seats or self.rungs[action.target] <= self.rungs[seat]):
            return Refusal("R2.2", "ropeladder-refusal-target")
        return None

    def act(self, seat: int, action: Action) -> None:
        die = self.dice[seat]
        self.fall(action.target, die) if isinstance(action, Shake) else self.climb(seat, die)
        if not self.winners():
            self.roll(seat, 1 + self.luck.below(SIDES))
            self.begin_turn((seat + 1) % self.seats)


class RopeLadder(Game):
    """The rules and the notation: `up` climbs, `shake3` makes player 3 fall."""

    def __init__(self) -> None:
        events = by_name(Climbed, Fell, Rolled, TurnPassed)
        super().__init__("ropeladder", "The Rope Ladder", "ropeladder-1", SEATS, OPTIONS, events)
        self.hidden = {"number": UNSEEN}

    def deal(self, values: dict[str, str], players: int, luck: Luck, data: dict[str, object] | None = None) -> State:
        table = Shaft(players, luck, int(values["height"]))
        self.deal_hidden(table, luck)
        return table

    def view(self, state: State, seat: int | None) -> State:
        seen = cast("Shaft", state.fork())
        seen.luck = NoLuck()
        seen.dice = [die if at == seat else UNSEEN for at, die in enumerate(seen.dice)]
        return seen

    def deal_hidden(self, view: State, luck: Luck) -> None:
        table = cast("Shaft", view)
        table.dice = [die or 1 + luck.below(SIDES) for die in table.dice]

    def write_action(self, state: State, action: Action) -> str:
        return f"shake{action.target + 1}" if isinstance(action, Shake) else "up"

    def write_position(self, state: State) -> str:
        table = cast("Shaft", state)
        dice = ".".join(str(die or "?") for die in table.dice)
        return f"height={table.height} rungs={'.'.join(map(str, table.rungs))} dice={dice} turn={table.turn + 1}"

    def position(self, fields: dict[str, str], luck: Luck) -> State:
        rungs = [read_number(rung, "a rung", 0, 99) for rung in fields.get("rungs", "").split(".")]
        dice = [read_number(die, "a die", 0, SIDES) for die in fields.get("dice", "").replace("?", "0").split(".")]
        if len(rungs) not in SEATS or len(dice) != len(rungs):
            raise ValueError("a position of the ladder has a rung and a die for each player")
        table = Shaft(len(rungs), luck, read_number(fields.get("height", "20"), "height", 1, 99))
        table.rungs, table.dice, table.turn = rungs, dice, read_seat(fields.get("turn", "1"), len(rungs))
        return table


GAME = RopeLadder()
