"""Builds the rulebook and the boards from the options and deals the first state. Nothing else reads options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.games.outrun.board import Board, printed
from escapade.games.outrun.cards import size
from escapade.games.outrun.catalogue import CATALOGUE
from escapade.games.outrun.modes import Mode, apart, relaxed, together
from escapade.games.outrun.monsters import bear, dragon, vampire, zombie
from escapade.games.outrun.rulebook import Rulebook
from escapade.games.outrun.runner import Runner
from escapade.games.outrun.state import State

if TYPE_CHECKING:
    from escapade.engine import Luck
    from escapade.games.outrun.monsters.monster import Monster
    from escapade.games.outrun.options import Options

_MONSTERS: Final[dict[str, Monster]] = {
    "bear": bear.Bear(),
    "vampire": vampire.Vampire(),
    "zombie": zombie.Zombie(),
    "dragon": dragon.Dragon(),
}
_MODES: Final[dict[str, Mode]] = {"together": together(), "apart": apart(), "relaxed": relaxed()}


def deal(options: Options, luck: Luck, corrections: dict[str, object] | None = None) -> State:
    """Shuffle, put all tokens in the first room, and choose who turns up the first path (O0, O1.1)."""
    s = empty_table(options, luck, corrections)
    s.deck = s.rulebook.monster.cards(s.board.printed)
    s.deck_size = size(s.deck)
    s.rulebook.mode.begin(s, luck.below(options.players) if options.first is None else options.first)
    return s


def empty_table(options: Options, luck: Luck, corrections: dict[str, object] | None = None) -> State:
    """Seat the players in the first room, without cards."""
    parts = printed(corrections, two_places=options.two_places)
    board = Board(parts, options.monster, options.boards, options.players, covers=options.covers)
    rules = Rulebook(options.values, CATALOGUE, _MONSTERS[options.monster], _MODES[options.mode])
    rules.every_infected = options.every_infected
    rules.limits = options.limits
    return State(board, rules, options.players, luck, [Runner() for _ in range(options.players)])
