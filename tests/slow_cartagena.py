"""Cartagena once more, in the slowest and plainest words: lists of pirates and cards, a loop for every question.

It shares nothing with the rules in src but the notation of positions and moves, and luck. A game is one generator: it
yields who must decide and every move in notation, and is sent the one chosen.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Generator
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from escapade.engine import Luck

Decision = tuple[int, set[str]]
Decisions = Generator[Decision, str, None]

LETTERS = {"classic": "sdkbhp", "escape": "prhsbc"}
CARDS = re.compile(r"([A-Za-z])(\d*)")
TOKENS = ("empty", "one", "two", "three", "snake")


class Over(Exception):  # noqa: N818 - it is no error to win
    """Somebody has won, in the middle of whatever was going on."""


class Paid(NamedTuple):
    """Cards laid for one symbol: as written, the symbol, the cards."""

    text: str
    symbol: str
    cards: str


class SlowGame:
    """The table, and the rules as loops over it."""

    def __init__(self, position: str, luck: Luck) -> None:
        fields = dict(word.split("=") for word in position.split())
        self.luck = luck
        self.escape = fields.get("edition") == "escape"
        self.letters = LETTERS["escape" if self.escape else "classic"]
        self.stage = fields.get("stage", "cartagena")
        self.morgan, self.limit, self.tricks = (fields.get(key) == "yes" for key in ("morgan", "limit", "tricks"))
        self.has_row = fields.get("cards", "jamaica") != "jamaica"
        self.boat_retreat = fields.get("boat_retreat", "no" if self.escape else "yes") == "yes"
        self.path = "@" + fields["path"].replace(".", "") + "@"
        self.goal = len(self.path) - 1
        self.boat = self.path.find("/") if "/" in self.path else None
        crews = [crew.split(":") for crew in fields["crews"].split(";")]
        self.pirates = [[int(at) for at in where.split(".")] for where, _ in crews]
        self.hands = [self.unpacked(hand) for _, hand in crews]
        self.deck = self.unpacked(fields.get("deck", "-"))
        self.under = list(fields.get("under", ""))
        self.discards = self.unpacked(fields.get("discards", "-"))
        self.row = list(fields.get("row", ""))
        self.at_tortuga = fields.get("boat") == "tortuga"
        self.all_chests = [at for at, symbol in enumerate(self.path) if self.tricks and symbol == "c"]
        self.chests = [int(at) for at in fields.get("chests", "none").split(".") if at != "none"]
        self.tokens = [kind for kind in TOKENS for _ in range(number_of(kind, fields.get("tokens", "")))]
        self.turn = int(fields["turn"]) - 1
        self.taken = int(fields.get("taken", "0"))
        self.left = int(fields.get("left", self.usually_left()))
        self.sailed = fields.get("sailed") == "yes"
        self.winner: int | None = None
        self.looked = self.unpacked(fields.get("looked", "-"))

    def unpacked(self, pack: str) -> list[str]:
        """Read 'b2kH' as b b k H."""
        return [letter for letter, many in CARDS.findall(pack) for _ in range(int(many or 1))]

    def table(self) -> dict[str, object]:
        """Everything that can be compared with another table."""
        cards = {"deck": self.deck, "discards": self.discards, "looked": self.looked}
        return {
            "pirates": [sorted(crew) for crew in self.pirates],
            "hands": [sorted(hand) for hand in self.hands],
            **{place: sorted(pile) for place, pile in cards.items()},
            "row": self.row,
            "under": self.under,
            "boat": self.at_tortuga,
            "chests": sorted(self.chests),
            "tokens": sorted(self.tokens),
            "turn": (self.turn, self.taken, self.left, self.sailed),
        }

    # The game and the turn

    def play(self) -> Decisions:
        """Play to the end."""
        try:
            while True:
                move = yield self.turn, self.moves()
                yield from self.do(move)
        except Over:
            return

    def usually_left(self) -> int:
        """Without cards a turn of The Great Escape is one action (C1.4)."""
        return 1 if self.escape and self.begins_bare() else 3 - self.taken

    def begins_bare(self) -> bool:
        return self.taken == 0 and not self.hands[self.turn]

    def moves(self) -> set[str]:
        """Everything the player whose turn it is may do (C1)."""
        captain = {"~~"} if self.may_captain() else set()
        retreats = {f"{at}<" for at in self.own() if self.company_behind(at)}
        if self.begins_bare() and self.escape:
            return captain | retreats | {"+"}
        if self.begins_bare():
            return retreats or {"+"}
        stop = {"."} if self.taken else set()
        pushes = set(self.pushes()) if self.morgan else set()
        sail = {"~"} if self.may_sail() else set()
        objects = set(self.objects()) if self.tricks else set()
        return captain | retreats | stop | pushes | sail | objects | set(self.advances())

    def own(self) -> set[int]:
        return set(self.pirates[self.turn])

    def end_action(self) -> None:
        self.taken += 1
        self.left -= 1
        if self.left == 0:
            self.end_turn()

    def end_turn(self) -> None:
        self.turn = (self.turn + 1) % len(self.hands)
        self.taken, self.sailed = 0, False
        self.left = self.usually_left()

    # Where pirates go

    def crowd(self, space: int) -> int:
        return sum(crew.count(space) for crew in self.pirates)

    def leg(self, at: int) -> tuple[int, int]:
        """The places before and after the spaces of the shore one is on, or goes on to."""
        if self.boat is None:
            return 0, self.goal
        return (0, self.boat) if at < self.boat else (self.boat, self.goal)

    def symbol_ahead(self, at: int, symbol: str) -> int:
        """C2.1, C2.2."""
        end = self.leg(at)[1]
        return next((n for n in range(at + 1, end) if self.path[n] == symbol and not self.crowd(n)), end)

    def company_behind(self, at: int) -> int | None:
        """C3.1; nobody goes back from the start, from a boat between shores, or from the goal unless agreed."""
        if at in (0, self.boat) or (at == self.goal and not self.boat_retreat):
            return None
        start = self.leg(at)[0]
        return next((n for n in range(at - 1, start, -1) if self.crowd(n) in (1, 2)), None)

    def company_ahead(self, at: int) -> int:
        """C7.1, C7.2."""
        end = self.leg(at)[1]
        return next((n for n in range(at + 1, end) if self.crowd(n) in (1, 2)), end)

    def may_go(self, owner: int, start: int, end: int, pirates: int = 1) -> bool:
        """C2.3, C6.4, C6.5."""
        if start == self.goal or (start == self.boat and not self.at_tortuga):
            return False
        return end != self.boat or (not self.at_tortuga and self.pirates[owner].count(end) + pirates <= 3)

    def go(self, owner: int, start: int, end: int) -> None:
        """Move, and see whether that was the last (C5.1)."""
        self.pirates[owner].remove(start)
        self.pirates[owner].append(end)
        if set(self.pirates[owner]) == {self.goal}:
            self.winner = owner
            raise Over

    # What may be done

    def payments(self) -> list[Paid]:
        """C2.1, C9.6."""
        hand = self.hands[self.turn]
        out = [Paid(card, card.lower(), card) for card in set(hand)]
        if self.tricks:
            for one, two in combinations_with_replacement("sS", 2):
                if has(hand, one + two):
                    out += [Paid(f"{one}{two}={symbol}", symbol, one + two) for symbol in self.letters]
        return out

    def advances(self) -> Iterable[str]:
        for at in self.own():
            for paid in self.payments():
                if self.may_go(self.turn, at, self.symbol_ahead(at, paid.symbol)):
                    yield f"{at}{paid.text}"

    def pushes(self) -> Iterable[str]:
        for owner, crew in enumerate(self.pirates):
            for at in crew:
                if owner != self.turn and self.may_go(owner, at, self.company_ahead(at)):
                    yield f"{at}>{owner + 1}"

    def may_sail(self) -> bool:
        """C6.2."""
        if self.boat is None:
            return False
        if self.at_tortuga:
            return min(self.pirates[self.turn]) < self.boat
        return self.boat in self.pirates[self.turn]

    def may_captain(self) -> bool:
        """C6.7."""
        if self.boat is None or self.taken or self.sailed:
            return False
        aboard = [crew.count(self.boat) for crew in self.pirates]
        return aboard[self.turn] == max(aboard) and aboard.count(max(aboard)) == 1

    def objects(self) -> Iterable[str]:
        """C9.3 to C9.8."""
        others = [seat for seat in range(len(self.hands)) if seat != self.turn]
        for paid in self.payments():
            if paid.symbol == "p":
                yield from (f"{paid.text}!{seat + 1}" for seat in others if self.hands[seat])
            if paid.symbol in "rh":
                yield f"{paid.text}!"
            if paid.symbol == "b":
                yield from self.bombs(paid)
            if paid.symbol == "c" and self.taken == 0 and not self.sailed:
                yield from (f"{at}{paid.text}?" for at in self.own() if at in self.chests)

    def bombs(self, bomb: Paid) -> Iterable[str]:
        pairs = [at for at in self.own() if self.pirates[self.turn].count(at) > 1 and self.path[at] in self.letters]
        for other in self.payments():
            if has(self.hands[self.turn], bomb.cards + other.cards):
                for at in pairs:
                    if self.may_go(self.turn, at, self.symbol_ahead(at, other.symbol), 2):
                        yield f"{at}{bomb.text}*{other.text}"

    # What comes of it

    def do(self, move: str) -> Decisions:
        place = move[: len(move) - len(move.lstrip("0123456789"))]
        at, rest = int(place or 0), move[len(place) :]
        match rest[0]:
            case ".":
                self.end_turn()
            case "+":
                self.draw(self.turn, 1)
                self.end_turn()
            case "~":
                self.sail(extra=rest == "~~")
            case "<":
                self.retreat(at)
            case ">":
                self.push(at, int(rest[1:]) - 1)
            case _:
                yield from self.lay(at, rest)

    def sail(self, *, extra: bool) -> None:
        self.at_tortuga = not self.at_tortuga
        if extra:
            self.sailed = True
        else:
            self.end_action()

    def retreat(self, at: int) -> None:
        end = self.company_behind(at)
        assert end is not None
        cards = self.crowd(end)
        self.go(self.turn, at, end)
        self.draw(self.turn, cards)
        self.end_action()

    def push(self, at: int, owner: int) -> None:
        end = self.company_ahead(at)
        cards = self.crowd(end) if self.path[end] in self.letters else 2
        self.go(owner, at, end)
        self.draw(self.turn, cards)
        self.end_action()

    def lay(self, at: int, rest: str) -> Decisions:
        """Lay the cards; a grey one sets off the limit; then do what they are for."""
        sign = next((sign for sign in "!*?" if sign in rest), "")
        texts = rest.split(sign) if sign else [rest]
        paid = [self.paid(text) for text in texts if text and not text.isdigit()]
        for card in "".join(one.cards for one in paid):
            self.hands[self.turn].remove(card)
            self.discards.append(card)
        if self.limit and any(card.isupper() for one in paid for card in one.cards):
            yield from self.over_the_limit()
        match sign, paid[0].symbol:
            case "!", "p":
                yield from self.pistol(int(texts[1]) - 1)
            case "!", "r":
                yield from self.parrot()
            case "!", _:
                yield from self.hook()
            case "*", _:
                self.bomb(at, paid[1].symbol)
            case "?", _:
                self.chest(at)
            case _:
                self.go(self.turn, at, self.symbol_ahead(at, paid[0].symbol))
                self.end_action()

    def paid(self, text: str) -> Paid:
        cards, _, symbol = text.partition("=")
        return Paid(text, symbol or text.lower(), cards)

    def over_the_limit(self) -> Decisions:
        """C8: first all discards clockwise, then the takings clockwise."""
        seats = len(self.hands)
        clockwise = [(self.turn + step) % seats for step in range(1, seats)]
        over = [seat for seat in clockwise if len(self.hands[seat]) > 7]
        for seat in over:
            while len(self.hands[seat]) > 7:
                answer = yield seat, {f"-{card}" for card in self.hands[seat]}
                self.hands[seat].remove(answer[1])
                self.discards.append(answer[1])
        for seat in over:
            self.hands[self.turn].append(self.at_random(self.hands[seat]))

    def pistol(self, victim: int) -> Decisions:
        answer = yield self.turn, {f"^{card}" for card in self.hands[victim]}
        self.hands[victim].remove(answer[1])
        self.hands[self.turn].append(answer[1])
        self.draw(victim, 1)
        self.end_action()

    def parrot(self) -> Decisions:
        """C9.4, handed out clockwise."""
        me, seats = self.turn, len(self.hands)
        self.look(seats + 1)
        waiting = [(me + step) % seats for step in range(1, seats)]
        while len(self.looked) > 2:
            gifts = len(self.looked) - 2
            may_get = waiting[: len(waiting) - gifts + 1]
            answer = yield me, {f"{card}>{seat + 1}" for card in self.looked for seat in may_get}
            to = int(answer[2:]) - 1
            self.looked.remove(answer[0])
            self.hands[to].append(answer[0])
            waiting = waiting[waiting.index(to) + 1 :]
        self.hands[me] += self.looked
        self.looked = []
        self.end_action()

    def hook(self) -> Decisions:
        """C9.5; the last card goes where it must by itself."""
        self.look(4)
        if len(self.looked) > 1:
            answer = yield self.turn, {f"={card}" for card in self.looked}
            self.looked.remove(answer[1])
            self.hands[self.turn].append(answer[1])
            while len(self.looked) > 1:
                answer = yield self.turn, {f"_{card}" for card in self.looked}
                self.looked.remove(answer[1])
                self.under.append(answer[1])
            self.under += self.looked
        else:
            self.hands[self.turn] += self.looked
        self.looked = []
        self.end_action()

    def bomb(self, at: int, symbol: str) -> None:
        end = self.symbol_ahead(at, symbol)
        self.go(self.turn, at, end)
        self.go(self.turn, at, end)
        self.end_action()

    def chest(self, at: int) -> None:
        """C9.8."""
        token = self.at_random(self.tokens)
        self.chests.remove(at)
        if token == "snake":  # noqa: S105 - no secret but to the pirate
            self.pirates[self.turn].remove(at)
            self.pirates[self.turn].append(self.refuge(at))
            self.chests = list(self.all_chests)
            self.tokens = ["empty", "one", "one", "two", "two", "three", "snake", "snake"]
        else:
            self.draw(self.turn, TOKENS.index(token))
        self.end_turn()

    def refuge(self, at: int) -> int:
        """The first free sabre space behind, else just behind the rearmost of all on this shore, itself included."""
        start, _ = self.leg(at)
        crowds = {n: self.crowd(n) for n in range(start + 1, at)}  # the bitten one is in the air
        sabres = [n for n, crowd in crowds.items() if self.path[n] == "s" and not crowd]
        if sabres:
            return max(sabres)
        rear = min([n for n, crowd in crowds.items() if crowd] or [at]) - 1
        if rear > start or start == 0:
            return rear
        if self.at_tortuga and self.pirates[self.turn].count(start) < 3:
            return start
        return max([n for n, crowd in crowds.items() if not crowd] or [at])

    # Cards

    def at_random(self, pile: list[str]) -> str:
        """Take one out of a pile; luck counts in the order of kinds."""
        pile.sort(key=self.kind)
        return pile.pop(self.luck.below(len(pile)))

    def kind(self, thing: str) -> int:
        return TOKENS.index(thing) if thing in TOKENS else (self.letters + self.letters.upper()).index(thing)

    def next_card(self) -> list[str]:
        """The deck, then what lies under it, then the discards shuffled, then nothing (C4.3, C4.4)."""
        if not self.deck and not self.under:
            self.deck, self.discards = self.discards, []
        if self.deck:
            return [self.at_random(self.deck)]
        return [self.under.pop(0)] if self.under else []

    def draw(self, seat: int, cards: int) -> None:
        """C4."""
        for _ in range(cards):
            if self.has_row:
                self.lay_row()
                self.hands[seat] += self.row[:1]
                self.row = self.row[1:]
                self.lay_row()
            else:
                self.hands[seat] += self.next_card()

    def lay_row(self) -> None:
        """C4.2b: only when it is used up."""
        if not self.row:
            for _ in range(12):
                self.row += self.next_card()

    def look(self, cards: int) -> None:
        for _ in range(cards):
            self.looked += self.next_card()


def has(hand: list[str], cards: str) -> bool:
    return Counter(cards) <= Counter(hand)


def number_of(kind: str, tokens: str) -> int:
    """Read 'one2' out of 'empty1.one2.snake2'."""
    return sum(int(word.removeprefix(kind) or 1) for word in tokens.split(".") if word.rstrip("0123456789") == kind)
