"""Builds the rulebook from the options and deals the first state. Nothing else reads options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from escapade.games.dig import crafting, extortion, joining, michel, moving, playing, teams, trading
from escapade.games.dig.action_cards.all import ALL as ACTION_CARDS
from escapade.games.dig.action_cards.riot import Run, RunWhere
from escapade.games.dig.actions import DiscardDown, NextTurn, offer_plain, plain_moves
from escapade.games.dig.answers import answers
from escapade.games.dig.backgrounds import all as backgrounds
from escapade.games.dig.backgrounds.con_artist import AskAnother
from escapade.games.dig.backgrounds.cutpurse import ChooseLoot
from escapade.games.dig.backgrounds.embezzler import AskBuyers, EmbezzlerWindow
from escapade.games.dig.backgrounds.enforcer import AskLosers, EnforcerWindow
from escapade.games.dig.backgrounds.escape_artist import FreeDig
from escapade.games.dig.backgrounds.handyman import TinkerAgain
from escapade.games.dig.backgrounds.informant import AskWitnesses, InformantWindow
from escapade.games.dig.bits import bit
from escapade.games.dig.board import AREA_KEYS, BLOCK_B, CELL_BLOCK, SHOWERS, printed
from escapade.games.dig.cards import KINDS, STACKS
from escapade.games.dig.codes import BACKGROUNDS, END
from escapade.games.dig.extortion import Beatings, FightOver, Prize, Stand
from escapade.games.dig.gangs import triad
from escapade.games.dig.gangs.all import GANG_CARDS
from escapade.games.dig.gangs.bikers import TakeBack
from escapade.games.dig.gangs.triad import Sift
from escapade.games.dig.joining import KeepBadge, PayDues
from escapade.games.dig.michel import (
    CloseTurn,
    FaceMichel,
    LoseTool,
    MichelBeaten,
    MichelComes,
    MichelGone,
    MichelIsThere,
    MichelPrize,
    MichelTakes,
    MichelWay,
)
from escapade.games.dig.move import Move
from escapade.games.dig.moving import ChooseWay
from escapade.games.dig.playing import Discarding, InPlay
from escapade.games.dig.rulebook import Page, Rulebook
from escapade.games.dig.state import State
from escapade.games.dig.teams import Giving
from escapade.games.dig.trading import Payment, Selling

if TYPE_CHECKING:
    from escapade.engine import Choices, Luck
    from escapade.games.dig.board import Data
    from escapade.games.dig.demand import Demand
    from escapade.games.dig.options import Options

_HAND: Final = 3  # Search cards dealt to each player (D0.4)

DEMANDS: Final[dict[str, type[Demand]]] = {
    "NextTurn": NextTurn,
    "DiscardDown": DiscardDown,
    "ChooseWay": ChooseWay,
    "PayDues": PayDues,
    "KeepBadge": KeepBadge,
    "InPlay": InPlay,
    "Discarding": Discarding,
    "Run": Run,
    "RunWhere": RunWhere,
    "Stand": Stand,
    "Beatings": Beatings,
    "Prize": Prize,
    "FightOver": FightOver,
    "TakeBack": TakeBack,
    "Selling": Selling,
    "Payment": Payment,
    "Sift": Sift,
    "InformantWindow": InformantWindow,
    "EmbezzlerWindow": EmbezzlerWindow,
    "EnforcerWindow": EnforcerWindow,
    "AskAnother": AskAnother,
    "ChooseLoot": ChooseLoot,
    "FreeDig": FreeDig,
    "TinkerAgain": TinkerAgain,
    "CloseTurn": CloseTurn,
    "MichelWay": MichelWay,
    "MichelComes": MichelComes,
    "FaceMichel": FaceMichel,
    "MichelPrize": MichelPrize,
    "MichelBeaten": MichelBeaten,
    "MichelTakes": MichelTakes,
    "LoseTool": LoseTool,
    "MichelGone": MichelGone,
    "Giving": Giving,
}


def _catalogue() -> vec[Move]:
    """List all actions in the order of codes."""
    found = [
        *plain_moves(),
        *answers(AREA_KEYS),
        *moving.moves(),
        *joining.moves(),
        *playing.plays(ACTION_CARDS),
        *crafting.moves(),
        *extortion.moves(),
        *trading.moves(),
        *michel.moves(),
        *teams.moves(),
        *triad.moves(),
        *backgrounds.moves(),
    ]
    by_code = {int(move.code): move for move in found}
    return vec[Move]([by_code[code] for code in range(END)])


CATALOGUE: Final = _catalogue()


@mypyc_attr(acyclic=True)
class BasePage(Page):
    """The moves of every game: D2, D3 and D4."""

    def may(self, s: State, seat: i64, out: Choices) -> None:
        offer_plain(s, seat, out)
        moving.offer_moves(s, seat, out)
        joining.offer_joins(s, seat, out)
        playing.offer_cards(s, seat, out)
        crafting.offer_crafts(s, seat, out)
        extortion.offer_extortions(s, seat, out)
        trading.offer_trade(s, seat, out)


@mypyc_attr(acyclic=True)
class MichelPage(Page):
    """The moves that Michel(le) adds."""

    def may(self, s: State, seat: i64, out: Choices) -> None:
        michel.offer_michel(s, seat, out)


@mypyc_attr(acyclic=True)
class TeamPage(Page):
    """The moves that team mode adds."""

    def may(self, s: State, seat: i64, out: Choices) -> None:
        teams.offer_teamwork(s, seat, out)


def deal(options: Options, luck: Luck, corrections: Data | None = None) -> State:
    """Set up the stacks, shuffle, deal a Background and three cards to each, and choose who begins (D0)."""
    s = empty_table(options, luck, corrections)
    for kind in range(KINDS):
        if kind < STACKS:
            s.stacks[kind] = s.rulebook.printed.counts[kind]
        else:
            s.deck.put(kind, s.rulebook.printed.counts[kind])
    s.deck_size = s.deck.known
    secrets = luck.shuffled(list(range(BACKGROUNDS)))
    for seat in range(options.players):
        s.prisoners[seat].background = s.rulebook.backgrounds[secrets[seat]]
        s.draw(seat, _HAND)
    s.begin_turn(int(luck.below(options.players)) if options.first is None else options.first)
    return s


def empty_table(options: Options, luck: Luck, corrections: Data | None = None) -> State:
    """Seat the players at home without cards; the stacks and the deck are still in the box."""
    s = State(rulebook(options, corrections), options.players, luck)
    for seat in range(options.players):
        s.prisoners[seat].area = s.home(seat)
    if options.michel:
        s.michel = SHOWERS
        s.michel_deck = s.rulebook.printed.michel
    return s


def rulebook(options: Options, corrections: Data | None = None) -> Rulebook:
    """Combine the pages of the chosen rules."""
    box = printed(corrections)
    players = options.players
    rules = Rulebook(box, options.values, CATALOGUE, DEMANDS)
    rules.gang_cards = GANG_CARDS
    rules.backgrounds = backgrounds.BACKGROUNDS
    rules.targets = vec[i64]([0] * KINDS)
    for card in ACTION_CARDS:
        rules.targets[card.kind] = len(card.targets())
    rules.card_watch, rules.sale_watch, rules.loss_watch = AskWitnesses(), AskBuyers(), AskLosers()
    rules.values = box.values[options.reading]
    rules.goal = box.tunnel[f"teams-{players}" if options.teams else str(players)]
    rules.reveal_ends_start = options.reveal_ends_start
    rules.homes = vec[i64]([CELL_BLOCK] * players)
    rules.teams = vec[i64](list(range(players)))
    rules.add(BasePage())
    if options.michel:
        rules.company = MichelIsThere()
        rules.add(MichelPage())
    if options.teams:
        _play_in_teams(rules, players)
    return rules


def _play_in_teams(rules: Rulebook, players: int) -> None:
    """Add the second block and what teammates may do (D7)."""
    rules.homes = vec[i64](teams.homes(players))
    rules.teams = vec[i64](teams.sides(players))
    rules.areas |= bit(BLOCK_B)
    rules.blocks = 2
    rules.die = vec[i64]([way | bit(BLOCK_B) if way & bit(CELL_BLOCK) else way for way in rules.printed.die])
    rules.add(TeamPage())
