"""Extort: a tool or a fight, Weapon against Weapon (D3.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.effects import PickPlayer, PickSpot
from escapade.engine import Choices, Refusal
from escapade.games.dig.answers import Answer, CardAnswer
from escapade.games.dig.bits import bit, listed
from escapade.games.dig.cards import KEYS, KINDS, TOOL_AT, TOOLS, WEAPONS, is_weapon
from escapade.games.dig.codes import CARD, EXTORT, FISTS, HAND_OVER, KNIFEMAN, PASS, REVEAL, SEATS
from escapade.games.dig.demand import Demand, Step
from escapade.games.dig.move import Move, TurnAction, not_held
from escapade.games.dig.names import background, background_text
from escapade.games.dig.names import card as card_name
from escapade.games.dig.spots import (
    BEATINGS,
    CIGARETTES,
    card_moves,
    counts,
    hand,
    passed_on,
    pick_cards,
    reveals,
    stack,
)
from escapade.games.dig.spots import weapons as laid_weapons
from escapade.games.dig.state import EXTORTED
from escapade.messages import Message, Player, message

if TYPE_CHECKING:
    from escapade.effects import Effect, Pick
    from escapade.games.dig.state import Fight, State

_ONCE_A_TURN: Final = Refusal("D3.7", "dig-refusal-extorted")
_NOBODY_THERE: Final = Refusal("D3.7", "dig-refusal-extort-in-your-area")
_TEAMMATES: Final = Refusal("D7.7", "dig-refusal-extort-no-teammate")
_TOLL: Final = Refusal("D12.18", "dig-refusal-toll")
_LAY_OR_PASS: Final = Refusal("D3.7", "dig-refusal-fight-or-pass")
_NOT_THE_TOOL: Final = Refusal("D3.7", "dig-refusal-cannot-give-in")
_NO_FISTS: Final = Refusal("D12.21", "dig-refusal-no-fists")
_NO_SUCH_BACKGROUND: Final = Refusal("D5.1", "dig-refusal-background-no-help")

# By whether the player can give in, and whether they can fight.
_EXTORTED: Final = {
    (True, True): "dig-question-extorted",
    (True, False): "dig-question-extorted-without-weapon",
    (False, True): "dig-question-extorted-without-tool",
    (False, False): "dig-question-extorted-unarmed",
}


@mypyc_attr(acyclic=True)
class Extort(TurnAction):
    """Name a tool and play a Weapon against a player in your area: they hand it over or fight; once a turn (D3.7)."""

    def __init__(self, code: i64, target: i64, tool: i64, weapon: i64) -> None:
        super().__init__(code)
        self.target: Final = target
        self.tool: Final = tool
        self.weapon: Final = weapon

    def barred(self, s: State, seat: i64) -> Refusal | None:
        if s.done(EXTORTED):
            return _ONCE_A_TURN
        if self.target >= s.seats or not s.beside(seat) & bit(self.target):
            return _NOBODY_THERE
        if s.mates(seat, self.target):
            return _TEAMMATES
        if s.prisoners[self.target].gang.toll() > s.prisoners[seat].cigarettes:
            return _TOLL
        return None if s.holds_card(seat, self.weapon) else not_held(self.weapon)

    def do(self, s: State, seat: i64) -> None:
        """Pay a toll, play the Weapon, and wait for the answer."""
        s.use(EXTORTED)
        toll = s.prisoners[self.target].gang.toll()
        if toll:
            s.earn(seat, -toll)
            s.earn(self.target, toll)
        s.begin_fight(seat, self.target, self.tool)
        s.lay(seat, self.weapon)
        s.ask(Stand(self.target, self.target, 1, 1))

    def text(self) -> str:
        return f"extort {int(self.target) + 1} {KEYS[self.tool]} {KEYS[self.weapon]}"

    def group(self) -> str:
        return "extort"

    def message(self, s: State, seat: i64) -> Message:
        tool, weapon = card_name(self.tool), card_name(self.weapon)
        return message("dig-action-extort", other=Player(self.target), tool=tool, weapon=weapon)

    def effects(self, s: State, seat: i64) -> list[Effect]:
        toll = s.prisoners[self.target].gang.toll()
        paid = counts(CIGARETTES, -toll, seat) + counts(CIGARETTES, toll, self.target)
        return [*paid, _plays_weapon(seat, self.weapon)]

    def picks(self, s: State, seat: i64) -> list[Pick]:
        """Select the player, the stack of the tool, and the Weapon."""
        return [PickPlayer(self.target), PickSpot(stack(self.tool)), *pick_cards(seat, [self.weapon])]

    def notes(self, s: State, seat: i64) -> list[Message]:
        toll = s.prisoners[self.target].gang.toll()
        return [message("dig-note-toll", other=Player(self.target), count=int(toll))] if toll else []


def _plays_weapon(seat: i64, card: i64) -> Effect:
    """Play a Weapon in a fight."""
    return card_moves(card, hand(seat), laid_weapons(seat))


@mypyc_attr(acyclic=True)
class Stand(Demand):
    """A player's turn in a fight: play a Weapon or pass; as the first answer, the player extorted may give in."""

    def __init__(self, seat: i64, side: i64, need: i64, first: i64) -> None:
        """The seat, the fighter it answers for, how many Weapons are needed, and whether it is the first answer (1)."""
        super().__init__(seat)
        self.side: Final = side
        self.need: Final = need
        self.first: Final = first

    def details(self) -> list[int]:
        return [int(self.side), int(self.need), int(self.first)]

    def _fighting(self, s: State) -> Fight:
        """Return the fight."""
        assert s.fight is not None
        return s.fight

    # Possible answers

    def can_give(self, s: State, card: i64) -> bool:
        """Whether handing over this card would end the fight."""
        return self.first == 1 and card == self._fighting(s).tool and s.holds_card(self.seat, card)

    def _can_strike(self, s: State) -> bool:
        """Whether fists count as a Weapon now."""
        return s.prisoners[self.seat].gang.has_fists() and not self._fighting(s).fists & bit(self.seat)

    def _can_stop(self, s: State) -> bool:
        """Whether a Background can end it, as the first answer (D12.23)."""
        prisoner = s.prisoners[self.seat]
        return self.first == 1 and not prisoner.revealed and prisoner.background.stops_extortion()

    def _can_sharpen(self, s: State) -> bool:
        """Whether a Background makes a Weapon stronger."""
        prisoner = s.prisoners[self.seat]
        return not prisoner.revealed and prisoner.background.weapon_strength() > 1

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add all possible answers."""
        self.offer_tools(s, out)
        sharp = self._can_sharpen(s)
        for at in range(len(WEAPONS)):
            if s.holds_card(self.seat, WEAPONS[at]):
                out.add(CARD + WEAPONS[at])
                if sharp:
                    out.add(KNIFEMAN + at)
        if self._can_strike(s):
            out.add(FISTS)
        if self._can_stop(s):
            out.add(REVEAL)
        out.add(PASS)

    def offer_tools(self, s: State, out: Choices) -> None:
        """Add handing over the tool."""
        if self.can_give(s, self._fighting(s).tool):
            out.add(HAND_OVER)

    def refusal(self, s: State, seat: i64, move: Move) -> Refusal | None:
        """Allow only a possible answer."""
        if move.code == PASS:
            return None
        if move.code == HAND_OVER:
            return None if self.can_give(s, self._fighting(s).tool) else _NOT_THE_TOOL
        if move.code == FISTS:
            return None if self._can_strike(s) else _NO_FISTS
        if move.code == REVEAL:
            return None if self._can_stop(s) else _NO_SUCH_BACKGROUND
        if isinstance(move, LaySharp):
            return self._no_sharp(s, move)
        return self.no_weapon(s, move)

    def _no_sharp(self, s: State, move: LaySharp) -> Refusal | None:
        """Return why a Weapon cannot be played with a Background."""
        if not self._can_sharpen(s):
            return _NO_SUCH_BACKGROUND
        return None if s.holds_card(self.seat, move.number) else not_held(move.number)

    def no_weapon(self, s: State, move: Move) -> Refusal | None:
        """Return why a card is not a Weapon that can be played."""
        if not isinstance(move, Answer) or not CARD <= move.code < CARD + KINDS or not is_weapon(move.number):
            return _LAY_OR_PASS
        return None if s.holds_card(self.seat, move.number) else not_held(move.number)

    # Effects of answers

    def answer(self, s: State, seat: i64, move: Move) -> None:
        if move.code == PASS:
            s.pass_by(seat)
        s.answered()
        if move.code == PASS:
            self.passed(s)
        elif move.code == HAND_OVER:
            self._give_in(s)
        elif move.code == REVEAL:
            s.reveal(seat)
            s.prisoners[seat].background.stop_extortion(s, seat, s.in_its_gang(seat))
            self.call_off(s)
        elif move.code == FISTS:
            s.use_fists(seat)
            self.struck(s, 1)
        elif isinstance(move, LaySharp):
            self._lay_sharp(s, seat, move.number)
        elif isinstance(move, Answer):
            self.lay(s, seat, move.number)

    def _give_in(self, s: State) -> None:
        """Hand over the tool; the fight ends."""
        fight = self._fighting(s)
        s.hand_over(fight.defender, fight.attacker, fight.tool)
        self.call_off(s)

    def lay(self, s: State, seat: i64, card: i64) -> None:
        s.lay(seat, card)
        self.struck(s, 1)

    def _lay_sharp(self, s: State, seat: i64, card: i64) -> None:
        """Play a Weapon with a Background that makes it stronger; in its gang it cannot be answered (D12.24)."""
        s.reveal(seat)
        s.lay(seat, card)
        if s.in_its_gang(seat):
            self.won(s)
        else:
            self.struck(s, s.prisoners[seat].background.weapon_strength())

    def struck(self, s: State, strength: i64) -> None:
        """Ask for the next Weapon of this side if two are needed, else ask the other side."""
        if self.need > 1:
            s.ask(Stand(self.side, self.side, self.need - 1, 0))
        else:
            other = self._fighting(s).other(self.side)
            s.ask(Stand(other, other, strength, 0))

    def passed(self, s: State) -> None:
        """Ask the next possible helper; without help the fight is lost (D12.31)."""
        helper = _next_helper(s, self.side, self.seat)
        if helper == self.side:
            self.lost(s)
        else:
            s.ask(Stand(helper, self.side, self.need, 0))

    def won(self, s: State) -> None:
        """End the fight, won by this side."""
        _lose(s, self._fighting(s).other(self.side), self.side)

    def lost(self, s: State) -> None:
        """End the fight, lost by this side."""
        _lose(s, self.side, self._fighting(s).other(self.side))

    def call_off(self, s: State) -> None:
        """End it without a fight; Weapons played are discarded (D3.7.5)."""
        s.end_fight()

    def met(self, s: State) -> bool:
        """Whether the player is known to have no possible answer; then they are not asked."""
        prisoner = s.prisoners[self.seat]
        return prisoner.hand.size() == 0 and not self._can_strike(s) and (self.first == 0 or prisoner.revealed)

    def then(self, s: State) -> None:
        self.passed(s)

    # What is shown

    def question(self, s: State) -> Message:
        """Ask whether to give in or fight; later, whether to go on fighting or to help."""
        if self.seat != self.side:
            return message("dig-question-help", other=Player(int(self.side)))
        gives, fights = self.chances(s)
        if self.first:
            fight = self._fighting(s)
            return message(_EXTORTED[gives, fights], name=Player(int(fight.attacker)), tool=card_name(fight.tool))
        return message("dig-question-fight", count=int(self.need)) if fights else Message("dig-question-fight-unarmed")

    def chances(self, s: State) -> tuple[bool, bool]:
        """Return whether the player can give in, and whether they can fight."""
        tools, out = Choices(), Choices()
        self.offer_tools(s, tools)
        self.may(s, self.seat, out)
        return tools.n > 0, out.n > tools.n + 1

    def says(self, s: State, seat: i64, move: Move) -> Message:
        if isinstance(move, LaySharp):
            return message("dig-answer-sharp", card=card_name(move.number))
        if isinstance(move, CardAnswer):
            return message("dig-answer-fight", card=card_name(move.number))
        if move.code == FISTS:
            return Message("dig-answer-fists")
        if move.code == REVEAL:
            return message("dig-answer-reveal", background=background(s, s.prisoners[seat].background.number))
        if move.code == HAND_OVER:
            return message("dig-answer-give-in", card=card_name(self._fighting(s).tool))
        return Message("dig-answer-no-fight" if self.seat == self.side else "dig-answer-no-help")

    def effects(self, s: State, seat: i64, move: Move) -> list[Effect]:
        """Return the Weapon played, the tool handed over, or the loss."""
        if isinstance(move, LaySharp):
            return [reveals(s, seat), _plays_weapon(seat, move.number)]
        if isinstance(move, CardAnswer):
            return [_plays_weapon(seat, move.number)]
        if move.code == HAND_OVER:
            fight = self._fighting(s)
            return [passed_on(fight.defender, fight.attacker, fight.tool)]
        if move.code == REVEAL:
            return [reveals(s, seat)]
        return self._loss(s) if move.code == PASS and self.decides(s) else []

    def notes(self, s: State, seat: i64, move: Move) -> list[Message]:
        """Return what the Background does, and what a lost fight costs."""
        if move.code == REVEAL or isinstance(move, LaySharp):
            return [background_text(s, s.prisoners[seat].background.number)]
        return [Message("dig-note-lose-fight")] if move.code == PASS and self.decides(s) else []

    def decides(self, s: State) -> bool:
        """Whether the fight is lost if this player passes, because nobody else can help."""
        return _next_helper(s, self.side, self.seat) == self.side

    def _loss(self, s: State) -> list[Effect]:
        """List the Beatings that a lost fight brings, ignoring a possible Enforcer."""
        losers = listed(bit(self.side) | _helpers(s, self.side))
        return [effect for loser in losers if s.takes_beating(loser) for effect in counts(BEATINGS, 1, loser)]


@mypyc_attr(acyclic=True)
class LaySharp(Answer):
    """Play a Weapon and reveal the Background that makes it stronger."""

    def kind(self) -> str:
        return "Sharp"

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return pick_cards(seat, [self.number])


def _next_helper(s: State, side: i64, last: i64) -> i64:
    """Return the next teammate in the fighter's area, clockwise after the last one asked; the fighter if none."""
    beside = s.beside(side)
    step = (last - side + s.seats) % s.seats + 1
    while step < s.seats:
        other = s.clockwise(side, step)
        if beside & bit(other) and s.mates(side, other):
            return other
        step += 1
    return side


def _helpers(s: State, side: i64) -> i64:
    """Return the teammates who played Weapons for a fighter, as bits."""
    found = s.fight.fists if s.fight is not None else i64(0)
    for weapon in s.laid:
        found |= bit(weapon // KINDS)
    helping: i64 = 0
    for seat in listed(found):
        if seat != side and s.mates(side, seat):
            helping |= bit(seat)
    return helping


def _lose(s: State, loser: i64, winner: i64) -> None:
    """End a fight: Beatings for the loser and helpers, then the prize (D3.7.3, D3.7.4, D7.4)."""
    losers = bit(loser) | _helpers(s, loser)
    s.ask(Prize(winner, loser))
    s.ask(Beatings(winner, losers))
    s.rulebook.loss_watch.lost(s, winner, losers)


@mypyc_attr(acyclic=True)
class LossWatch:
    """Who may react to a lost fight: nobody, unless a Background does."""

    def lost(self, s: State, winner: i64, losers: i64) -> None:
        """Ask the losers."""


@mypyc_attr(acyclic=True)
class Beatings(Step):
    """The losers of a fight take a Beating each."""

    def __init__(self, seat: i64, losers: i64) -> None:
        super().__init__(seat)
        self.losers: Final = losers

    def details(self) -> list[int]:
        return [int(self.losers)]

    def then(self, s: State) -> None:
        for loser in listed(self.losers):
            s.hurt(loser)


@mypyc_attr(acyclic=True)
class Prize(Step):
    """The winner takes the named tool of a defender who holds it, else a random card; then Weapons are discarded."""

    def __init__(self, seat: i64, loser: i64) -> None:
        super().__init__(seat)
        self.loser: Final = loser

    def details(self) -> list[int]:
        return [int(self.loser)]

    def then(self, s: State) -> None:
        fight = s.fight
        assert fight is not None
        if self.loser == fight.defender and s.holds_card(self.loser, fight.tool):
            s.hand_over(self.loser, self.seat, fight.tool)
        else:
            s.rob_blindly(self.seat, self.loser)
        if self.seat == fight.attacker:
            self._plunder(s)
        s.ask(FightOver(self.seat))
        s.prisoners[self.seat].gang.after_win(s, self.seat)

    def _plunder(self, s: State) -> None:
        """Take what a winning attacker gets besides the prize: for the gang, and from each helper (D12.32)."""
        for _ in range(s.prisoners[self.seat].gang.spoils()):
            s.rob_blindly(self.seat, self.loser)
        for helper in listed(_helpers(s, self.loser)):
            s.rob_blindly(self.seat, helper)


@mypyc_attr(acyclic=True)
class FightOver(Step):
    """All Weapons laid are discarded."""

    def then(self, s: State) -> None:
        s.end_fight()


def offer_extortions(s: State, seat: i64, out: Choices) -> None:
    """Add every player here, every tool and every Weapon held."""
    if not s.left or s.done(EXTORTED):
        return
    for target in listed(s.beside(seat)):
        for at in range(len(WEAPONS)):
            if s.holds_card(seat, WEAPONS[at]):
                for tool in range(len(TOOLS)):
                    code = _extort_code(target, tool, at)
                    if s.rulebook.catalogue[code].refusal(s, seat) is None:
                        out.add(code)


def _extort_code(target: i64, tool: i64, weapon: i64) -> i64:
    """Return the code of an extortion."""
    return EXTORT + (target * len(TOOLS) + tool) * len(WEAPONS) + weapon


def moves() -> list[Move]:
    """List every extortion, and the Weapons laid with a Background."""
    return [
        *[
            Extort(_extort_code(target, TOOL_AT[tool], at), target, tool, weapon)
            for target in range(SEATS)
            for tool in TOOLS
            for at, weapon in enumerate(WEAPONS)
        ],
        *[LaySharp(KNIFEMAN + at, f"sharp-{KEYS[weapon]}", weapon) for at, weapon in enumerate(WEAPONS)],
    ]
