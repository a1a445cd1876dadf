"""What learning programs see of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from escapade.games.dig.backgrounds.background import UNKNOWN
from escapade.games.dig.bits import bit
from escapade.games.dig.board import GANGS, MICHEL_KINDS, MICHEL_WIDTH, MOST_MICHELS, NOWHERE
from escapade.games.dig.cards import KINDS, NO_CARD, STACKS, TOOLS, WEAPONS
from escapade.games.dig.codes import END
from escapade.games.dig.gangs.gang import CARDS_A_GANG, UNSEEN
from escapade.games.dig.setup import DEMANDS
from escapade.games.dig.state import MICHEL
from escapade.learning import Learning

if TYPE_CHECKING:
    from escapade import engine
    from escapade.games.dig.prisoner import Prisoner
    from escapade.games.dig.state import State
    from escapade.learning import Observation

ACTIONS: Final = {"all": END}
_DEMANDS: Final = {name: at for at, name in enumerate(DEMANDS, 1)}
_DETAILS: Final = 4  # numbers of a demand, at most
_ONCE_A_TURN: Final = 31  # gang cards by number, and the extortion
_MICHEL_SIDES: Final = 4  # Michel cards turned up, at most
_NOBODY: Final = 9  # instead of how many seats further on someone sits
_MICHEL: Final = 8


class DigLearning(Learning):
    """The actions and observations of Dig Your Way Out."""

    def actions(self, state: engine.State) -> int:
        return END

    def observe(self, state: engine.State, seat: i64, out: Observation) -> None:
        s = cast("State", state)
        _put_turn(s, seat, out)
        out.field("prisoners")
        for step in range(s.seats):
            _put_prisoner(s, (seat + step) % s.seats, seat, out)
        _put_cards(s, seat, out)
        _put_gangs(s, seat, out)
        _put_fight(s, seat, out)
        if s.michel != NOWHERE:
            _put_michel(s, out)
        _put_demand(s, seat, out)


def _steps(s: State, seat: i64, other: i64) -> i64:
    """Return how many seats further on somebody sits."""
    return i64(_MICHEL) if other == MICHEL else (other - seat) % s.seats


def _put_turn(s: State, seat: i64, out: Observation) -> None:
    """Write the seat's number, how soon it decides, whose turn it is, and what is left of that turn."""
    out.field("seat")
    out.put(seat)
    out.field("decides")
    out.put(_steps(s, seat, s.acting()))
    out.field("turn")
    out.put(_steps(s, seat, s.turn))
    out.field("left")
    out.put(s.left)
    out.field("searches")
    out.put(s.searches)
    out.field("moment")
    out.put(s.moment)
    out.field("used")
    out.put_bits(s.used, _ONCE_A_TURN)


def _put_prisoner(s: State, other: i64, seat: i64, out: Observation) -> None:
    """Write what a seat sees of a prisoner: the Background of another only once it is revealed."""
    prisoner: Prisoner = s.prisoners[other]
    out.put(prisoner.area)
    out.put(s.home(other))
    out.put(1 if s.mates(seat, other) else 0)
    out.put(prisoner.beatings)
    out.put(prisoner.cigarettes)
    out.put(prisoner.points)
    for tool in range(len(TOOLS)):
        out.put(prisoner.tools_dug(TOOLS[tool]))
    out.put(prisoner.hand.size())
    out.put(prisoner.gang.number)
    out.put(prisoner.background.number if prisoner.revealed or other == seat else UNKNOWN)
    out.put(1 if prisoner.revealed else 0)
    out.put(1 if prisoner.shrugged else 0)


def _put_cards(s: State, seat: i64, out: Observation) -> None:
    """Write the own hand, the stacks, the discards, the cards not seen, and the Action card in play."""
    out.field("hand")
    mine = s.hand(seat)
    for card in range(i64(KINDS)):
        out.put(mine.counts[card])
    out.field("stacks")
    for stack in range(i64(STACKS)):
        out.put(s.stacks[stack])
    out.field("deck")
    out.put(s.deck_size)
    out.field("discards")
    for card in range(i64(KINDS)):
        out.put(s.discards.counts[card])
    out.field("unseen")
    for card in range(i64(KINDS)):
        unseen = s.deck.counts[card] + s.gathered.counts[card]
        for other in range(s.seats):
            if other != seat:
                unseen += s.prisoners[other].hand.counts[card]
        out.put(unseen)
    out.field("shown")
    out.put(0 if s.shown == NO_CARD else s.shown + 1)


def _put_gangs(s: State, seat: i64, out: Observation) -> None:
    """Write how many cards each gang's deck has, those that are not seen, and those the seat looks at."""
    looks = seat == s.acting()
    out.field("gang decks")
    for gang in range(len(GANGS)):
        out.put(s.gang_decks[gang].size())
    unseen: i64 = 0
    for gang in range(i64(len(GANGS))):
        deck = s.gang_decks[gang]
        unseen |= deck.cards << (gang * CARDS_A_GANG)
        for number in deck.under:
            if number != UNSEEN:
                unseen |= bit(number)
    peeked: i64 = 0
    for number in s.peeked:
        if number != UNSEEN:
            peeked |= bit(number)
    out.field("gang cards unseen")
    out.put_bits(unseen if looks else unseen | peeked, len(GANGS) * CARDS_A_GANG)
    out.field("peeked")
    out.put_bits(peeked if looks else 0, len(GANGS) * CARDS_A_GANG)


def _put_fight(s: State, seat: i64, out: Observation) -> None:
    """Write who extorts whom for which tool, and the Weapons each player has laid."""
    fight = s.fight
    out.field("fight")
    out.put(i64(_NOBODY) if fight is None else _steps(s, seat, fight.attacker))
    out.put(i64(_NOBODY) if fight is None else _steps(s, seat, fight.defender))
    out.put(0 if fight is None else fight.tool + 1)
    out.put(0 if fight is None else fight.fists)
    out.field("weapons")
    for step in range(s.seats):
        whose = (seat + step) % s.seats
        for weapon in WEAPONS:
            laid: i64 = 0
            for each in s.laid:
                if each == whose * KINDS + weapon:
                    laid += 1
            out.put(laid)


def _put_michel(s: State, out: Observation) -> None:
    """Write where Michel(le) is, the cards of that deck that may come, its discards, and those turned up."""
    out.field("michel")
    out.put(s.michel)
    out.field("michel deck")
    out.put_pack(s.michel_deck, MICHEL_KINDS, MICHEL_WIDTH, MOST_MICHELS)
    out.field("michel discards")
    out.put_pack(s.michel_discards, MICHEL_KINDS, MICHEL_WIDTH, MOST_MICHELS)
    out.field("michel turned")
    for at in range(_MICHEL_SIDES):
        out.put(s.turned[at] + 1 if at < len(s.turned) else 0)


def _put_demand(s: State, seat: i64, out: Observation) -> None:
    """Write what is asked before the turn goes on: its number, by or of whom, and its details."""
    out.field("demand")
    asked = s.asked
    details: list[int] = []
    if asked is None:
        out.put(0)
        out.put(0)
    else:
        out.put(_DEMANDS[asked.name()])
        out.put(_steps(s, seat, asked.seat))
        details = asked.details()
    for at in range(_DETAILS):
        out.put(max(0, details[at]) if at < len(details) else 0)
