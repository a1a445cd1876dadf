"""Finds tactics in games of bots: `python -m escapade.lab.find_tactics dig --games 40 > tests/tactics/dig.yaml`.

The right answers come from an exhaustive search of the rest of the turn (in Cartagena with open hands also of the next
player's turn), never from a bot's evaluation.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from functools import cache
from statistics import fmean
from typing import TYPE_CHECKING, Final, cast

from escapade.bots import bot_named
from escapade.bots.play import decisions
from escapade.engine import seeded
from escapade.games import game_named
from escapade.games.outrun.cards import (
    AT_ONCE,
    BIG_SHORTCUT,
    BOOST,
    ONE_ROUND,
    SHIELD,
    SMALL_SHORTCUT,
    bit,
    has,
    listed,
)
from escapade.games.outrun.codes import ACCEPT, KEEP
from escapade.games.outrun.right_runs import right_answers
from escapade.games.outrun.state import INTERFERENCE, REACTION
from escapade.lab.certain_wins import after_action, certain_wins
from escapade.match import Match

if TYPE_CHECKING:
    from collections.abc import Iterator

    from escapade.engine import State as AnyState
    from escapade.games.cartagena.state import State as Cartagena
    from escapade.games.dig.state import State as Dig
    from escapade.games.outrun.state import State

_CAP: Final = 600  # decisions
_CHOICE: Final = {"outrun": 3}  # least number of legal actions …
_USUAL_CHOICE: Final = 5  # … for most games
_FEW: Final = {"outrun": 0.6}  # most right answers …
_USUALLY_FEW: Final = 0.34  # … for most games
_PER_GAME: Final = {"outrun": 4}  # most tactics of a kind in one game; 1 for other games
_TABLES: Final[dict[str, list[tuple[int, dict[str, str]]]]] = {
    "cartagena": [(2, {}), (2, {"cards": "tortuga"}), (3, {}), (2, {"edition": "escape", "tricks": "yes"})],
    "dig": [(2, {}), (2, {"michel": "michel"}), (4, {"teams": "yes"}), (3, {})],
    "outrun": [(2, {"monster": "bear"}), (3, {"monster": "dragon"})],
}
_OPEN: Final = "tortuga"  # where everybody sees all hands
_LOSES: Final = "The next player's open hand wins after these, and does not after others."
_START, _CARD, _THOUGHT = 800, 550, 600  # ms for the path, for a card, and for a modifier
_MOST_CARDS: Final = 3  # largest hand whose sequences are all tried
_CLEAR: Final = 120  # ms a turn by which the right answers must be better than the others
_CLOSE: Final = 30  # ms a turn within which two answers are equally good


def _found(game: str, games: int, bot: str) -> Iterator[dict[str, object]]:
    """Find a tactic of each kind in each game; in Outrun, where rounds have little to do with each other, a few."""
    for number in range(games):
        players, options = _TABLES[game][number % len(_TABLES[game])]
        match = Match(game, players, options, seed=f"tactics {number}")
        bots, luck = [bot_named(bot)] * players, [seeded(number)] * players
        kinds: Counter[str] = Counter()
        for seat, _ in decisions(match, bots, luck, _CAP):
            tactic = _tactic(match, seat)
            kind = "never" if "never" in tactic else "answers"
            if tactic and kinds[kind] < _PER_GAME.get(game, 1):
                kinds[kind] += 1
                yield tactic | {"position": match.game.write_position(match.state)}


def _tactic(match: Match, seat: int) -> dict[str, object]:
    """Return what a seat should play now or never, and why; nothing if that is not clear."""
    game, legal = match.game.name, match.legal(seat)
    if len(legal) < _CHOICE.get(game, _USUAL_CHOICE):
        return {}
    right = _right_actions(game, match.state, seat)
    if right and len(right) <= _FEW.get(game, _USUALLY_FEW) * len(legal):
        return {"says": _reason(game, match.state, seat), "answers": sorted(right)}
    wrong = [] if right else _losing_actions(match, seat)
    return {"says": _LOSES, "never": sorted(wrong)} if 0 < len(wrong) < len(legal) else {}


def _losing_actions(match: Match, seat: int) -> list[str]:
    """Return the last actions of a turn that leave the next player, whose hand is open, a certain win."""
    if match.game.name != "cartagena" or match.options["cards"] != _OPEN:
        return []
    state = cast("Cartagena", match.state)
    if state.left > 1:
        return []
    found = []
    for action in state.legal(seat):
        after = after_action(state, seat, action)
        if after is not None and not after.game_over() and certain_wins("cartagena", after, after.to_act()[0]):
            found.append(match.game.write_action(state, action))
    return found


def _right_actions(game: str, state: AnyState, seat: int) -> list[str]:
    """Return the right answers at a position in notation; empty if nothing is clear."""
    rules = game_named(game)
    if game == "outrun":
        codes = _best_interference(cast("State", state), seat)
        return [rules.write_action(state, state.action(code)) for code in codes]
    return [rules.write_action(state, action) for action in certain_wins(game, state, seat)]


def _reason(game: str, state: AnyState, seat: int) -> str:
    """Return in a sentence why the right answers are right."""
    if game == "cartagena":
        table = cast("Cartagena", state)
        out = int(table.board.pirates - table.crews[seat].home)
        return f"The hand brings {'the last pirate' if out == 1 else f'all {out} pirates still out'} home this turn."
    if game == "dig":
        prison = cast("Dig", state)
        missing = int(prison.rulebook.goal - prison.tunnel(seat))
        return f"The tunnel lacks {missing} point{'s' if missing > 1 else ''}, and this turn can dig them."
    return "Over all paths this makes one's own run faster or the others' slower than any other play does."


_TITLES: Final = {
    "cartagena": "Wins that the cards in hand allow this turn",
    "dig": "Tunnels that can be finished this turn",
    "outrun": "Cards where they make the greatest difference to the time everybody needs",
}


# Outrun: how a hand changes the times of all players


def _best_interference(state: State, seat: int) -> list[int]:
    """Return the first plays of the best sequence of plays, if it is clear."""
    hand = state.runners[seat].hand
    if state.step != INTERFERENCE or len(hand) > _MOST_CARDS or any(card in (BOOST, SHIELD) for card in hand):
        return []
    values = {int(action.code): _best_after(state, seat, int(action.code)) for action in state.legal(seat)}
    best = max(values.values())
    right = [code for code, value in values.items() if value > best - _CLOSE]
    rest = [value for code, value in values.items() if code not in right]
    return right if rest and best - max(rest) > _CLEAR and KEEP not in right else []


def _best_after(state: State, seat: int, code: int) -> float:
    """Return the best margin reachable after a play."""
    if code == KEEP:
        return _margin(state, seat)
    after = state.fork()
    after.act_by_code(seat, code)
    if after.step == REACTION:
        after.act_by_code(after.asked, ACCEPT)
    if after.step != INTERFERENCE or after.asked != seat:
        return _margin(after, seat)
    return max(_best_after(after, seat, int(action.code)) for action in after.legal(seat))


def _margin(state: State, seat: int) -> float:
    """Return by how much longer the others need than a seat, in ms over all paths; the leader counts double."""
    rooms = [int(runner.room) for runner in state.runners]
    times = [_time(state, other) for other in range(int(state.seats))]
    others = [other for other in range(int(state.seats)) if other != seat]
    weights = [2 if rooms[other] == max(rooms[one] for one in others) else 1 for other in others]
    theirs = sum(times[other] * weight for other, weight in zip(others, weights, strict=True)) / sum(weights)
    return theirs - times[seat]


def _time(state: State, seat: int) -> float:
    """Return the average time a player needs over all paths; effects that need no thought cost none."""
    cards = state.runners[seat].front | state.middle
    think = [BIG_SHORTCUT] if has(cards, BIG_SHORTCUT) else listed(cards & ~(ONE_ROUND | AT_ONCE))
    laid = _cards_laid(tuple(path.symbols for path in state.board.printed.paths), int(cards & ~bit(SMALL_SHORTCUT)))
    laid -= 1 if has(cards, SMALL_SHORTCUT) and not has(cards, BIG_SHORTCUT) else 0
    return _START + _CARD * laid + _THOUGHT * len(think)


@cache
def _cards_laid(paths: tuple[str, ...], cards: int) -> float:
    """Return how many cards the shortest right run has, on average over all paths."""
    return fmean(min(len(way) for way in right_answers(symbols, cards)) for symbols in paths)


def main() -> None:
    """Print a file of tactics."""
    asked = argparse.ArgumentParser(description="Look for tactics in games of bots.")
    asked.add_argument("game", choices=sorted(_TABLES))
    asked.add_argument("--games", type=int, default=40)
    asked.add_argument("--bot", default="hare")
    given = asked.parse_args()
    print(f"game: {given.game}\ntitle: {_TITLES[given.game]}\n\ntactics:")  # noqa: T201 - a program
    for tactic in _found(given.game, given.games, given.bot):
        print(f"  - says: {tactic['says']}")  # noqa: T201
        print(f"    position: {tactic['position']}")  # noqa: T201
        kind = "never" if "never" in tactic else "answers"
        print(f"    {kind}: {json.dumps(tactic[kind])}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
