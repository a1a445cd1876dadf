"""Checks that a position can exist; errors are sentences."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from escapade.games.dig.answers import ChooseCard
from escapade.games.dig.backgrounds.con_artist import AskAnother
from escapade.games.dig.backgrounds.cutpurse import ChooseLoot
from escapade.games.dig.bits import bit
from escapade.games.dig.board import (
    BLANK,
    GANGS,
    MICHEL_KINDS,
    MICHEL_WIDTH,
    MOST_MICHELS,
    NOWHERE,
    SIDES,
    michel_word,
)
from escapade.games.dig.cards import KINDS, KNIFE, NO_CARD, TOOLS, is_tool, is_weapon
from escapade.games.dig.demand import Window
from escapade.games.dig.extortion import Beatings, Prize, Stand
from escapade.games.dig.gangs.bikers import TakeBack, laid_by
from escapade.games.dig.gangs.gang import CARDS_A_GANG, NO_GANG, UNSEEN
from escapade.games.dig.joining import KeepBadge, PayDues
from escapade.games.dig.moving import ChooseArea, ChooseWay
from escapade.games.dig.playing import InPlay, Play
from escapade.games.dig.state import MICHEL
from escapade.games.dig.teams import Giving
from escapade.reading import BadNotation

if TYPE_CHECKING:
    from mypy_extensions import i64

    from escapade.games.dig.demand import Demand
    from escapade.games.dig.state import GangDeck, State

_MOST_LOOKS: Final = 2  # gang cards looked at to choose from (D12.17)
_STRONGEST: Final = 2  # Weapons that must answer one (D12.24)

# What can be asked at once, the topmost first; those below happen by themselves when it is answered.
_FIGHT: Final = "(Stand |(EnforcerWindow )?Beatings Prize |TakeBack FightOver )"
_MICHELS: Final = (
    "(FaceMichel |(EnforcerWindow )?Beatings MichelTakes |MichelPrize MichelBeaten |(TakeBack |LoseTool )MichelGone )"
)
_ASKED: Final = re.compile(
    f"{_FIGHT}|{_MICHELS}((MichelComes )*CloseTurn )?|MichelWay CloseTurn "
    "|(DiscardDown )+NextTurn |ChooseWay |PayDues |KeepBadge |InformantWindow InPlay |RunWhere (Run )*Discarding "
    "|Selling |EmbezzlerWindow Payment |Sift |AskAnother |ChooseLoot |FreeDig |TinkerAgain |(Giving ){1,2}"
)
_IN_FIGHT: Final = re.compile(f"{_FIGHT}|{_MICHELS}")
_WITH_MICHEL: Final = re.compile(f"{_MICHELS}|MichelWay ")
_ACTION_CARD: Final = re.compile(".*(InPlay|Discarding) ")


def check(s: State) -> None:
    """Raise ValueError unless the position is possible."""
    _check_places(s)
    _check_unseen(s)
    for gang in range(len(GANGS)):
        _check_gang(s, gang)
    _check_fight(s)
    _check_michel(s)
    if not s.over:
        _check_asked(s)


def _check_places(s: State) -> None:
    """Check that everyone is in an area of this game."""
    for seat in range(s.seats):
        if not s.rulebook.areas & bit(s.area(seat)):
            raise BadNotation("impossible", "there is a Block B only in a game with teams", "D7.1")


def _check_unseen(s: State) -> None:
    """Check that the hidden cards can be among the unseen ones; unseen tools can only be in hands."""
    for seat in range(s.seats):
        hand = s.hand(seat)
        if hand.size() < 0 or (hand.hidden < 0 and not s.doubts):
            raise BadNotation(
                "fewer-than-none", f"player {int(seat) + 1} cannot hold fewer cards than none", player=int(seat) + 1
            )
    hidden = face_down(s)
    if hidden > s.deck.known:
        raise BadNotation(
            "too-many", f"{int(hidden)} cards lie face down, but only {int(s.deck.known)} are left for them", "D0.3"
        )
    if s.deck_size + hidden > s.deck.known:
        raise BadNotation(
            "too-many", f"{int(s.deck_size)} cards in the deck and {int(hidden)} face down in hands cannot be: "
            f"{int(s.deck.known)} are left for both", "D0.3",
        )  # fmt: skip
    if sum(int(s.deck.number(card)) for card in (KNIFE, *TOOLS)) > max(0, int(hidden)):  # less than none while in doubt
        raise BadNotation(
            "impossible", "tools and Knives that are not in a stack, nor seen, are in somebody's hand", "D0.1"
        )
    if s.discards.hidden or s.gathered.size() or s.deck.hidden:
        raise BadNotation("face-down", "only cards in hands are written face down, and none stay gathered", found="?")


def face_down(s: State) -> i64:
    """Count the cards that lie face down in hands."""
    hidden: i64 = 0
    for seat in range(s.seats):
        hidden += s.hand(seat).hidden
    return hidden


# Gang cards


def _check_gang(s: State, gang: int) -> None:
    """Check that each card of a gang is in one place, and that hidden ones can be among the unseen."""
    deck = s.gang_decks[gang]
    known = [int(s.prisoners[seat].gang.number) for seat in range(s.seats)] + [*deck.under, *s.peeked]
    mine = [number % CARDS_A_GANG for number in known if number < NO_GANG and number // CARDS_A_GANG == gang]
    if len(mine) != len(set(mine)) or any(deck.cards & bit(at) for at in mine):
        raise BadNotation("impossible", f"a card of the gang {GANGS[gang]} is in two places", "D3.4")
    if deck.shuffled < 0 or deck.shuffled + _unseen_badges(s, deck, gang) > int(deck.cards).bit_count():
        raise BadNotation("too-many", f"the deck of the gang {GANGS[gang]} holds more cards than are left", "D3.4")


def _unseen_badges(s: State, deck: GangDeck, gang: int) -> int:
    """Count the cards of a gang that lie face down: under its deck, and before a player who chooses."""
    asked = s.asked
    choosing = isinstance(asked, KeepBadge) and asked.gang == gang
    return deck.under.count(UNSEEN) + (s.peeked.count(UNSEEN) if choosing else 0)


# Fights, and Michel(le)


def _check_fight(s: State) -> None:
    """Check that two players fight about a tool, with Weapons of players at the table."""
    if any(weapon // KINDS >= s.seats or not is_weapon(weapon % KINDS) for weapon in s.laid):
        raise BadNotation("impossible", "only players lay Weapons in a fight", "D3.7")
    fight = s.fight
    if fight is None:
        if s.laid:
            raise BadNotation("impossible", "Weapons are laid only in a fight", "D3.7")
        return
    if fight.attacker == fight.defender or fight.fists & ~(bit(s.seats) - 1):
        raise BadNotation("impossible", "a fight is between two", "D3.7")
    if (fight.attacker == MICHEL) != (fight.tool == NO_CARD) or not (fight.tool == NO_CARD or is_tool(fight.tool)):
        raise BadNotation("impossible", "a player who extorts names a tool, and Michel(le) does not", "D3.7")


def _check_michel(s: State) -> None:
    """Check that Michel(le) and their cards are only in a game with them; cards are turned up in fights."""
    roams, box = s.rulebook.agreed["michel"] != "no", s.rulebook.printed.michel
    if roams != (s.michel != NOWHERE) or (not roams and (s.michel_deck or s.michel_discards or s.turned)):
        raise BadNotation("impossible", "Michel(le) is in the game when players agreed on it, and only then", "D6.1")
    if roams and not (s.michel_deck or s.michel_discards or s.turned):
        raise BadNotation("impossible", "there must be Michel cards", "D6.1")
    for kind in range(MICHEL_KINDS):
        counts = [int(pack >> (MICHEL_WIDTH * kind) & MOST_MICHELS) for pack in (s.michel_deck, s.michel_discards)]
        if roams and sum(counts) + s.turned.count(kind) > int(box >> (MICHEL_WIDTH * kind) & MOST_MICHELS):
            raise BadNotation(
                "too-many", f"there are more Michel cards {michel_word(kind)} on the table than in the box", "D6.1"
            )
    if bool(s.turned) != (s.fight is not None and s.fight.attacker == MICHEL):
        raise BadNotation("impossible", "Michel cards are turned up while Michel(le) extorts somebody", "D6.4")
    if s.turned and s.turned[0] == BLANK:
        raise BadNotation("impossible", "Michel(le) extorts nobody when the first card is blank", "D6.4")


# What is asked


def _check_asked(s: State) -> None:
    """Check that the demands can occur together, and that everything they mention exists."""
    stack: list[Demand] = []
    asked = s.asked
    while asked is not None:
        stack.append(asked)
        asked = asked.below
    names = "".join([f"{demand.name()} " for demand in stack])
    if stack and not _ASKED.fullmatch(names):
        together = names.strip().replace(" ", ", ")
        raise BadNotation("asked", f"{together} cannot be asked together", found=together)
    if (_IN_FIGHT.match(names) is not None) != (s.fight is not None):
        raise BadNotation("impossible", "a fight is under way exactly while somebody decides something in it", "D3.7")
    if (_ACTION_CARD.fullmatch(names) is not None) != (s.shown != NO_CARD):
        raise BadNotation("impossible", "an Action card is shown exactly while it is in play", "D12.3")
    if _WITH_MICHEL.match(names) is not None and s.michel == NOWHERE:
        raise BadNotation("impossible", "Michel(le) is not in this game", "D6.1")
    if isinstance(s.asked, KeepBadge) != bool(s.peeked):
        raise BadNotation("impossible", "gang cards are looked at exactly while somebody chooses one of them", "D12.17")
    for demand in stack:
        _check_demand(s, demand)
    if s.asked is not None and s.asked.met(s):
        raise BadNotation("asked", f"{s.asked.name()} is asked, but there is nothing to decide", found=s.asked.name())


def _check_demand(s: State, demand: Demand) -> None:
    """Check that the players and numbers of a demand exist."""
    nobody = isinstance(demand, Beatings | Window) and s.fight is not None and demand.seat == MICHEL
    if not (0 <= demand.seat < s.seats or nobody):
        raise BadNotation("asked", f"{demand.name()} is asked of nobody at the table", found=demand.name())
    if not _sound(s, demand):
        raise BadNotation("asked", f"{demand.name()} with {demand.details()} cannot be asked here", found=demand.name())


def _sound(s: State, demand: Demand) -> bool:
    """Whether the numbers of a demand make sense at this table."""
    match demand:
        case Stand() | Prize() | Beatings() | Window() | TakeBack():
            return _sound_in_fight(s, demand)
        case AskAnother():
            return demand.card < KINDS and _another(s, demand.seat, demand.first)
        case ChooseLoot():
            return _another(s, demand.seat, demand.victim)
        case Giving():
            return _another(s, demand.seat, demand.mate) and s.mates(demand.seat, demand.mate)
        case KeepBadge():
            return 0 <= demand.gang < len(GANGS) and all(_badge_of(demand.gang, number) for number in s.peeked)
        case ChooseArea():
            return 0 <= demand.roll < SIDES and (not isinstance(demand, ChooseWay) or demand.again in (0, 1))
        case InPlay():
            return _sound_card(s, demand)
        case ChooseCard():
            return _sound_choice(s, demand)
        case _:
            return True


def _sound_in_fight(s: State, demand: Demand) -> bool:
    """The same for demands in fights, and for windows, which also open elsewhere."""
    match demand:
        case Stand():
            return _sound_stand(s, demand)
        case Prize():
            return _sound_prize(s, demand)
        case Beatings():
            return _are_seats(s, demand.losers)
        case Window():
            return _are_seats(s, demand.waiting) and not _any_revealed(s, demand.waiting)
        case _:
            return bool(laid_by(s, demand.seat))


def _are_seats(s: State, seats: i64) -> bool:
    """Whether bits are seats at the table."""
    return not seats & ~(bit(s.seats) - 1)


def _another(s: State, seat: i64, other: i64) -> bool:
    """Whether there is such another player."""
    return 0 <= other < s.seats and other != seat


def _any_revealed(s: State, seats: i64) -> bool:
    """Whether one of some players has revealed their Background."""
    return any(seats & bit(seat) and s.prisoners[seat].revealed for seat in range(s.seats))


def _badge_of(gang: i64, number: int) -> bool:
    """Whether a gang card is of a gang, as far as it is seen."""
    return number == UNSEEN or number // CARDS_A_GANG == gang


def _sound_stand(s: State, stand: Stand) -> bool:
    """Whether a fighter or their helper is asked; only the player extorted answers first (D3.7)."""
    fight = s.fight
    if fight is None or not 1 <= stand.need <= _STRONGEST or stand.first not in (0, 1):
        return False
    against_michel = fight.attacker == MICHEL
    if against_michel != (stand.name() == "FaceMichel"):
        return False
    if stand.first or against_michel:
        return stand.seat == stand.side == fight.defender
    return stand.side in (fight.attacker, fight.defender) and s.mates(stand.seat, stand.side)


def _sound_prize(s: State, prize: Prize) -> bool:
    """Whether the winner and the loser are the fighters."""
    fight = s.fight
    return fight is not None and {int(prize.seat), int(prize.loser)} == {int(fight.attacker), int(fight.defender)}


def _sound_card(s: State, demand: InPlay) -> bool:
    """Whether the Action card shown can be played like this."""
    if not 0 <= demand.code < len(s.rulebook.catalogue):
        return False
    play = s.rulebook.catalogue[demand.code]
    if not isinstance(play, Play) or play.card.kind != s.shown:
        return False
    return play.card.barred(s, demand.seat, play.target) is None


def _sound_choice(s: State, demand: ChooseCard) -> bool:
    """Whether the player can hold what the question implies, and a joined gang has a card left."""
    if isinstance(demand, PayDues) and not _sound_dues(s, demand):
        return False
    hand = s.hand(demand.seat)
    fitting = [card for card in range(KINDS) if demand.fits(s, card)]
    held = sum(1 for card in fitting if hand.number(card))
    unseen = sum(1 for card in fitting if not hand.number(card) and _somewhere(s, card))
    return held + min(max(int(hand.hidden), 0), unseen) >= demand.proves()


def _sound_dues(s: State, dues: PayDues) -> bool:
    """Whether the gang has a card left, and the number of accessories is possible."""
    if not 0 <= dues.gang < len(GANGS) or not 1 <= dues.looks <= _MOST_LOOKS:
        return False
    return 0 < dues.need <= s.rulebook.printed.dues and s.gang_decks[dues.gang].size() > 0


def _somewhere(s: State, card: int) -> bool:
    """Whether a card can be hidden in a hand: it is unseen, or was taken unseen from a known hand."""
    return s.deck.number(card) > 0 or any(s.holds_card(doubt.victim, card) for doubt in s.doubts or [])
