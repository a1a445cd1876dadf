"""Michel and Michelle: a prisoner without a player, who extorts whoever they meet (D6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.effects import PickPiece, PieceMoves
from escapade.engine import Refusal
from escapade.games.dig.actions import close_turn
from escapade.games.dig.answers import Answer, AreaAnswer, CardAnswer, ChooseCard
from escapade.games.dig.bits import alone, bit
from escapade.games.dig.board import BLANK, NOWHERE
from escapade.games.dig.cards import NO_CARD, TOOL_AT, TOOLS, is_tool
from escapade.games.dig.codes import CARD, DRAW, KINDS, PASS, SEND_MICHEL
from escapade.games.dig.demand import Demand, Step
from escapade.games.dig.extortion import Beatings, Stand
from escapade.games.dig.move import Move, offer_one
from escapade.games.dig.moving import ChooseArea, Company, leads_to
from escapade.games.dig.names import any_of, michel
from escapade.games.dig.names import area as area_name
from escapade.games.dig.names import card as card_name
from escapade.games.dig.spots import MICHEL as MICHEL_PIECE
from escapade.games.dig.spots import area as area_spot
from escapade.games.dig.spots import discarded, draws
from escapade.games.dig.state import MICHEL
from escapade.messages import Message, message

if TYPE_CHECKING:
    from escapade.effects import Effect, Pick
    from escapade.engine import Choices
    from escapade.games.dig.state import State

_NOT_IN_THE_GAME: Final = Refusal("D6.1", "dig-refusal-no-michel")
_LOSE_A_TOOL: Final = Refusal("D6.4", "dig-refusal-lose-a-tool")
_DRAW_OR_PASS: Final = Refusal("D6.4", "dig-refusal-draw-or-pass")

# By whether the player can discard a tool, and whether they can fight.
_EXTORTED: Final = {
    (True, True): "dig-question-michel",
    (True, False): "dig-question-michel-without-weapon",
    (False, True): "dig-question-michel-without-tool",
    (False, False): "dig-question-michel-unarmed",
}


@mypyc_attr(acyclic=True)
class SendMichel(Move):
    """At the end of one's turn, move Michel(le) by a roll (D6.2)."""

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        return _NOT_IN_THE_GAME if s.michel == NOWHERE else None

    def play(self, s: State, seat: i64) -> None:
        """Roll and choose; then the turn ends (D12.13)."""
        s.ask(CloseTurn(seat))
        s.ask(MichelWay(seat, s.rolled(seat)))

    def text(self) -> str:
        return "michel"

    def group(self) -> str:
        return "michel"

    def message(self, s: State, seat: i64) -> Message:
        return message("dig-action-send-michel", michel=michel(s))

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return [PickPiece(MICHEL_PIECE, area_spot(s.michel))]


@mypyc_attr(acyclic=True)
class CloseTurn(Step):
    """The turn ends after Michel(le) has moved."""

    def then(self, s: State) -> None:
        close_turn(s)


@mypyc_attr(acyclic=True)
class MichelWay(ChooseArea):
    """The player who rolled for Michel(le) chooses between the areas."""

    def areas(self, s: State) -> i64:
        """Return the areas to choose from: never the one where Michel(le) is."""
        return leads_to(s, bit(self.roll)) & ~bit(s.michel)

    def arrive(self, s: State, area: i64) -> None:
        """Move Michel(le); everyone there is extorted, first the one who rolled, then clockwise (D6.3)."""
        s.move_michel(area)
        for step in range(s.seats - 1, i64(-1), -1):
            other = s.clockwise(self.seat, step)
            if s.area(other) == area:
                s.ask(MichelComes(other))

    def question(self, s: State) -> Message:
        return message("dig-question-michel-way", roll=self.number(), michel=michel(s))

    def says(self, s: State, seat: i64, move: Move) -> Message:
        assert isinstance(move, AreaAnswer)
        return message("dig-answer-send-michel", michel=michel(s), area=area_name(s, move.number))

    def effects(self, s: State, seat: i64, move: Move) -> list[Effect]:
        assert isinstance(move, AreaAnswer)
        return [PieceMoves(MICHEL_PIECE, area_spot(s.michel), area_spot(move.number))]

    def notes(self, s: State, seat: i64, move: Move) -> list[Message]:
        assert isinstance(move, AreaAnswer)
        return [message("dig-note-michel-comes", michel=michel(s))] if s.area(seat) == move.number else []


@mypyc_attr(acyclic=True)
class MichelIsThere(Company):
    """Michel(le) extorts a player who ends a move where they are (D6.3)."""

    def met(self, s: State, seat: i64) -> None:
        """Meet, if it is so."""
        if s.area(seat) == s.michel:
            s.ask(MichelComes(seat))


@mypyc_attr(acyclic=True)
class MichelComes(Step):
    """Michel(le) extorts a player: turn up a card; without a Knife nothing happens (D6.4)."""

    def then(self, s: State) -> None:
        s.turn_michel(s.top_michel())
        if s.turned[0] == BLANK:
            s.leave_michel()
            return
        s.begin_fight(MICHEL, self.seat, NO_CARD)
        s.ask(FaceMichel(self.seat, self.seat, 1, 1))


def _wants(s: State, tool: i64) -> bool:
    """Whether the first card turned up shows a tool."""
    return is_tool(tool) and (s.turned[0] - 1) & bit(TOOL_AT[int(tool)]) != 0


@mypyc_attr(acyclic=True)
class FaceMichel(Stand):
    """A player faces Michel(le): first a shown tool may be discarded, else Weapons are played, card by card (D6.4)."""

    def can_give(self, s: State, card: i64) -> bool:
        """Whether a card is a tool that the first card shows."""
        return self.first == 1 and _wants(s, card) and s.holds_card(self.seat, card)

    def offer_tools(self, s: State, out: Choices) -> None:
        """Add every tool that can be discarded."""
        for tool in TOOLS:
            if self.can_give(s, tool):
                out.add(CARD + tool)

    def no_weapon(self, s: State, move: Move) -> Refusal | None:
        """Return why a card is neither a tool that ends it nor a Weapon."""
        if isinstance(move, Answer) and CARD <= move.code < CARD + KINDS and self.can_give(s, move.number):
            return None
        return super().no_weapon(s, move)

    def lay(self, s: State, seat: i64, card: i64) -> None:
        """Discard a tool, which ends it, or play a Weapon."""
        if is_tool(card):
            s.discard(seat, card)
            self.call_off(s)
        else:
            super().lay(s, seat, card)

    def struck(self, s: State, strength: i64) -> None:
        """Turn up as many cards as must answer; one without a Knife wins the fight."""
        for _ in range(strength):
            if s.michel_deck == 0 and s.michel_discards == 0:
                self.won(s)
                return
            s.turn_michel(s.top_michel())
            if s.turned[-1] == BLANK:
                self.won(s)
                return
        s.ask(FaceMichel(self.seat, self.seat, 1, 0))

    def passed(self, s: State) -> None:
        """Lose the fight: nobody helps against Michel(le) (D12.31)."""
        self.lost(s)

    def won(self, s: State) -> None:
        """Draw a card; then the gang's share, then everything is discarded (D12.26)."""
        s.ask(MichelBeaten(self.seat))
        s.ask(MichelPrize(self.seat))

    def lost(self, s: State) -> None:
        """Take a Beating and lose a tool or a card."""
        s.ask(MichelTakes(self.seat))
        s.ask(Beatings(MICHEL, bit(self.seat)))
        s.rulebook.loss_watch.lost(s, MICHEL, bit(self.seat))

    def call_off(self, s: State) -> None:
        """End it without a fight."""
        _go_away(s)

    def question(self, s: State) -> Message:
        """Ask whether to discard a tool or fight; later, whether to go on fighting."""
        gives, fights = self.chances(s)
        if self.first:
            tools = any_of([tool for tool in TOOLS if _wants(s, tool)])
            return message(_EXTORTED[gives, fights], michel=michel(s), tools=tools)
        return message("dig-question-michel-again" if fights else "dig-question-michel-again-unarmed", michel=michel(s))

    def says(self, s: State, seat: i64, move: Move) -> Message:
        if isinstance(move, CardAnswer) and is_tool(move.number):
            return message("dig-answer-discard", card=card_name(move.number))
        return super().says(s, seat, move)

    def effects(self, s: State, seat: i64, move: Move) -> list[Effect]:
        if isinstance(move, CardAnswer) and is_tool(move.number):
            return discarded(seat, [move.number])
        return super().effects(s, seat, move)

    def decides(self, s: State) -> bool:
        """Return True: nobody helps against Michel(le)."""
        return True


def _go_away(s: State) -> None:
    """Discard the Weapons played, then the Michel cards."""
    s.end_fight()
    s.leave_michel()


@mypyc_attr(acyclic=True)
class MichelPrize(Demand):
    """A player who beat Michel(le) may draw a Search card."""

    def may(self, s: State, seat: i64, out: Choices) -> None:
        out.add(DRAW)
        out.add(PASS)

    def refusal(self, s: State, seat: i64, move: Move) -> Refusal | None:
        return None if move.code in (DRAW, PASS) else _DRAW_OR_PASS

    def answer(self, s: State, seat: i64, move: Move) -> None:
        if move.code == PASS:
            s.pass_by(seat)
        s.answered()
        if move.code == DRAW:
            s.draw(seat, 1)

    def question(self, s: State) -> Message:
        return message("dig-question-michel-prize", michel=michel(s))

    def says(self, s: State, seat: i64, move: Move) -> Message:
        return Message("dig-answer-draw") if move.code == DRAW else super().says(s, seat, move)

    def effects(self, s: State, seat: i64, move: Move) -> list[Effect]:
        return draws(seat, 1) if move.code == DRAW else []


@mypyc_attr(acyclic=True)
class MichelBeaten(Step):
    """After the prize: the gang's share, then everything is discarded."""

    def then(self, s: State) -> None:
        s.ask(MichelGone(self.seat))
        s.prisoners[self.seat].gang.after_win(s, self.seat)


@mypyc_attr(acyclic=True)
class MichelTakes(Step):
    """A player who lost to Michel(le) discards a tool shown on the first card, or else a random card."""

    def then(self, s: State) -> None:
        """Lose the tool at once if the card shows only one."""
        s.ask(MichelGone(self.seat))
        held = [tool for tool in TOOLS if _wants(s, tool) and s.holds_card(self.seat, tool)]
        if not held:
            s.discard_blindly(self.seat)
        elif alone(s.turned[0] - 1):
            s.discard(self.seat, held[0])
        else:
            s.ask(LoseTool(self.seat))


@mypyc_attr(acyclic=True)
class LoseTool(ChooseCard):
    """A player loses one of the tools Michel(le) wants."""

    def fits(self, s: State, card: i64) -> bool:
        return _wants(s, card)

    def proves(self) -> i64:
        """Who is asked has one."""
        return 1

    def wanted(self) -> Refusal:
        return _LOSE_A_TOOL

    def answer(self, s: State, seat: i64, move: Move) -> None:
        if isinstance(move, Answer):
            s.answered()
            s.discard(seat, move.number)

    def question(self, s: State) -> Message:
        return message("dig-question-lose-tool", michel=michel(s))


@mypyc_attr(acyclic=True)
class MichelGone(Step):
    """Weapons and Michel cards are discarded."""

    def then(self, s: State) -> None:
        _go_away(s)


def offer_michel(s: State, seat: i64, out: Choices) -> None:
    """Add ending the turn with Michel(le)'s roll."""
    offer_one(s, seat, SEND_MICHEL, out)


def moves() -> list[Move]:
    return [SendMichel(SEND_MICHEL)]
