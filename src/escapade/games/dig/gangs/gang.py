"""The base class of gang cards: a value for each place where they affect the rules, neutral by default."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.games.dig.bits import bit
from escapade.games.dig.board import GANGS

if TYPE_CHECKING:
    from escapade.engine import Choices
    from escapade.games.dig.state import State

CARDS_A_GANG: Final = 4
NO_GANG: Final = 24  # no gang card
UNSEEN: Final = 25  # an unknown gang card


@mypyc_attr(acyclic=True)
class GangCard:
    """A gang card is open beside its player; it is not an action and works when its text says (D3.4)."""

    def __init__(self, number: i64) -> None:
        self.number: Final = number
        self.gang: Final[i64] = number // CARDS_A_GANG

    def key(self) -> str:
        """Return its name in notation: 'cartel1'."""
        return "none" if self.number == NO_GANG else badge_key(self.number)

    # The turn

    def begins_turn(self, s: State, seat: i64) -> None:
        """Do something at the start of the turn."""

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add moves its player may make with it in their turn."""

    def hand_limit(self, usual: i64) -> i64:
        """Return how many cards its player may hold at the end of a turn."""
        return usual

    # Search

    def search_bonus(self) -> i64:
        """Return how many more cards a Search draws."""
        return 0

    def searches(self) -> i64:
        """Return how often its player may Search in a turn."""
        return 1

    def searched(self, s: State, seat: i64) -> None:
        """Do something after a Search."""

    # Moves

    def rerolls(self) -> bool:
        """Whether a move may be rolled again, once."""
        return False

    def numbers(self, roll: i64) -> i64:
        """Return the numbers of the die a roll may count as, as bits."""
        return bit(roll)

    def cautious_cost(self, s: State, usual: i64) -> i64:
        """Return how many actions a Cautious move costs."""
        return usual

    def went_cautiously(self, s: State) -> None:
        """Note that a Cautious move was made."""

    def moved(self, s: State, seat: i64) -> None:
        """Do something as a move ends."""

    def company_bonus(self, s: State) -> i64:
        """Return how many cards a move that ends beside a player draws now."""
        return 0

    # Action cards

    def card_cost(self, s: State) -> i64:
        """Return how many actions an Action card costs."""
        return 1

    def played_card(self, s: State) -> None:
        """Note that an Action card was played."""

    def untouchable(self) -> bool:
        """Whether Action cards cannot target its player."""
        return False

    # Craft and Dig

    def craft_beatings(self) -> i64:
        """Return with how many Beatings its player may still Craft."""
        return 0

    def dig_beatings(self) -> i64:
        """Return with how many Beatings its player may still Dig."""
        return 1

    def crafts_anywhere(self) -> bool:
        """Whether its player may Craft in the Cell block and the Showers."""
        return False

    def keeps_material(self, s: State) -> bool:
        """Whether its player may keep a material when crafting now."""
        return False

    def kept_material(self, s: State) -> None:
        """Note that a material was kept."""

    def dig_bonus(self, tool: i64) -> i64:
        """Return how many more points a tool digs."""
        return 0

    # Trade

    def sale_bonus(self) -> i64:
        """Return how many more cigarettes a Sell brings."""
        return 0

    def discount(self) -> i64:
        """Return how much less a Buy costs."""
        return 0

    def sells_anywhere(self) -> bool:
        """Whether its player may Sell in any open area."""
        return False

    # Fights

    def toll(self) -> i64:
        """Return how many cigarettes an extortioner pays its player first."""
        return 0

    def has_fists(self) -> bool:
        """Whether bare fists count as a Weapon once a fight."""
        return False

    def spoils(self) -> i64:
        """Return how many more random cards its player takes when winning as attacker."""
        return 0

    def after_win(self, s: State, seat: i64) -> None:
        """Do something after a won fight and its prize."""

    def shrugs(self) -> bool:
        """Whether its player ignores the first Beating between their turns."""
        return False


def badge_key(number: i64) -> str:
    """Write a gang card: 'cartel1'."""
    return f"{GANGS[number // CARDS_A_GANG]}{int(number % CARDS_A_GANG) + 1}"


NO_CARD_OF_A_GANG: Final = GangCard(NO_GANG)
