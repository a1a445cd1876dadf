"""Statistics on Dig Your Way Out from many games between greedy bots: length, balance, and which cards were used.

python -m escapade.lab.dig --games 2000 --out docs/dig-simulation.md
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, cast

from escapade import COMPILED, engine
from escapade.bots import bot_named
from escapade.engine import seeded
from escapade.games import GAMES
from escapade.games.dig import events
from escapade.games.dig.actions import Dig
from escapade.games.dig.board import GANGS, RECREATION
from escapade.games.dig.cards import SPOON
from escapade.games.dig.codes import AREA, AREAS, REROLL
from escapade.games.dig.crafting import Craft
from escapade.games.dig.gangs.gang import CARDS_A_GANG, NO_GANG
from escapade.games.dig.moving import ChooseWay
from escapade.games.dig.playing import CardAtPlayer, Play
from escapade.games.dig.trading import Buy, Sell
from escapade.simulate import wilson

if TYPE_CHECKING:
    from collections.abc import Iterator

    from escapade.engine import Action, Event
    from escapade.events import SeatEvent
    from escapade.games.dig.answers import Answer
    from escapade.games.dig.demand import Demand
    from escapade.games.dig.state import State

_DIG = GAMES["dig"]
_CAP = 20_000  # decisions
_NOBODY = -1
_KNOWN = {2: 39, 3: 49, 4: 57, 5: 62, 6: 63}  # total turns in a published simulation with simple players (D11)
CONTESTS: list[tuple[int, dict[str, str]]] = [
    *[(players, {}) for players in _KNOWN],
    *[(players, {"michel": "michel"}) for players in _KNOWN],
    (4, {"teams": "yes"}),
    (6, {"teams": "yes"}),
]


@dataclass
class Tally:
    """Counts over some games."""

    games: int = 0
    unfinished: int = 0
    turns: list[int] = field(default_factory=list)
    decisions: int = 0
    seats: Counter[int] = field(default_factory=Counter)  # games won, counted from the one who began
    gangs: Counter[str] = field(default_factory=Counter)  # players who ended in a gang …
    gang_wins: Counter[str] = field(default_factory=Counter)  # … and won
    backgrounds: Counter[str] = field(default_factory=Counter)
    background_wins: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    acts: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Add the counts of another tally."""
        self.games += other.games
        self.unfinished += other.unfinished
        self.turns += other.turns
        self.decisions += other.decisions
        for mine, theirs in zip(self.counters(), other.counters(), strict=True):
            mine.update(theirs)

    def counters(self) -> list[Counter[str]]:
        seats = cast("Counter[str]", self.seats)
        return [seats, self.gangs, self.gang_wins, self.backgrounds, self.background_wins, self.used, self.acts]


def play_some(players: int, options: dict[str, str], first: int, count: int) -> Tally:
    """Play games and count."""
    tally = Tally()
    for number in range(first, first + count):
        _play_one(players, options, number, tally)
    return tally


def _play_one(players: int, options: dict[str, str], number: int, tally: Tally) -> None:
    """Play one game between greedy bots, each with only its own view."""
    luck, bot = seeded(f"lab {number} bots"), bot_named("greedy")
    state = cast("State", _DIG.deal(_DIG.check(options, players), players, seeded(f"lab {number}")))
    views = [_DIG.view(state, seat) for seat in range(players)]
    began = int(state.turn)
    for _ in range(_CAP):
        if state.game_over():
            break
        seat = state.to_act()[0]
        action = bot.choose(_DIG, views[seat], seat, luck)
        tally.used.update(_used_before(state, seat, action))
        tally.acts[type(action).__name__] += 1
        attacker = state.fight.attacker if state.fight is not None else _NOBODY
        story = engine.play(state, seat, action)
        tally.used.update(_looted(state, int(attacker), story))
        tally.used.update(_used_in(state, story))
        for watcher, view in enumerate(views):
            engine.replay(view, [event.seen_by(watcher, state) for event in story])
        tally.decisions += 1
    _count_end(state, began, tally)


def _count_end(state: State, began: int, tally: Tally) -> None:
    """Count how a game ended."""
    tally.games += 1
    tally.unfinished += not state.game_over()
    tally.turns.append(int(state.turns))
    for seat in range(state.seats):
        prisoner = state.prisoners[seat]
        gang = "none" if prisoner.gang.number == NO_GANG else GANGS[prisoner.gang.gang]
        secret = _title(prisoner.background.key())
        tally.gangs[gang] += 1
        tally.backgrounds[secret] += 1
        if seat in state.winners():
            tally.seats[(seat - began) % state.seats] += 1
            tally.gang_wins[gang] += 1
            tally.background_wins[secret] += 1


# Which cards were used, judged by the action chosen or by its events


def _used_before(s: State, seat: int, action: Action) -> Iterator[str]:
    """Return the gang card of a player whose action is only possible, or better, because of it."""
    prisoner = s.prisoners[seat]
    card = prisoner.gang.key()
    chosen = {
        "cartel2": isinstance(action, Buy),
        "cartel3": isinstance(action, Sell) and prisoner.area != RECREATION,
        "crew1": action.code == REROLL,
        "crew2": AREA <= action.code < AREA + AREAS and _off_the_roll(s, s.asked, cast("Answer", action)),
        "brotherhood1": (isinstance(action, Craft) and prisoner.beatings > 0)
        or (isinstance(action, Dig) and prisoner.beatings > 1),
        "brotherhood2": isinstance(action, Craft) and not s.rulebook.printed.crafts >> prisoner.area & 1,
        "brotherhood4": isinstance(action, Dig) and action.tool == SPOON,
    }
    if chosen.get(card):
        yield card
    if isinstance(action, Play) and isinstance(action.card, CardAtPlayer):
        yield from ("mafia2" for other in range(s.seats) if other != seat and s.prisoners[other].gang.untouchable())


def _off_the_roll(s: State, asked: Demand | None, answer: Answer) -> bool:
    """Whether a chosen way is not one of those rolled."""
    return isinstance(asked, ChooseWay) and not s.rulebook.die[asked.roll] >> answer.number & 1


def _title(key: str) -> str:
    """Return the name of a Background."""
    return key.replace("-", " ").capitalize()


def _used_in(s: State, story: list[Event]) -> Iterator[str]:
    """Return the gang cards and Backgrounds that had an effect."""
    for event in story:
        match event:
            case events.Revealed():
                yield _title(s.rulebook.backgrounds[event.number].key())
            case events.Used() if event.number < NO_GANG:
                yield s.rulebook.gang_cards[event.number].key()
            case events.FightBegan() if s.prisoners[event.other].gang.toll():
                yield "mafia1"
            case events.TurnPassed() if s.prisoners[event.seat].gang.key() == "cartel4":
                yield "cartel4"
            case _:
                yield from _used_by_kind(s, event)
    if any(isinstance(event, events.TurnPassed) for event in story):
        yield from ("mafia4" for seat in range(s.seats) if _over_the_usual_limit(s, seat))


def _over_the_usual_limit(s: State, seat: int) -> bool:
    """Whether a player kept more cards at the end of a turn than the usual limit."""
    prisoner = s.prisoners[seat]
    return prisoner.gang.key() == "mafia4" and prisoner.hand.size() > s.rulebook.printed.hand_limit


def _looted(s: State, attacker: int, story: list[Event]) -> Iterator[str]:
    """Return the Looter if a winning attacker took a second card from the loser."""
    taken: Counter[frozenset[int]] = Counter()
    for event in story:
        if isinstance(event, events.FightBegan):
            attacker = int(event.seat)
        elif isinstance(event, events.Took | events.HandedOver):
            taken[frozenset((int(event.seat), int(event.other)))] += 1
    if attacker in range(s.seats) and s.prisoners[attacker].gang.key() == "bikers3":  # it may be Michel(le)
        yield from ("bikers3" for pair, cards in taken.items() if attacker in pair and cards > 1)


_BY_EVENT = {
    "Sold": ("cartel1",),
    "TookBack": ("bikers1",),
    "FistsUsed": ("bikers2",),
    "Shrugged": ("bikers4",),
    "Searched": ("triad1",),
}


def _used_by_kind(s: State, event: Event) -> Iterator[str]:
    """Return the gang card that caused an event, if the player has it."""
    card = s.prisoners[cast("SeatEvent", event).seat].gang.key() if event.name() in _BY_EVENT else ""
    if card in _BY_EVENT.get(event.name(), ()):
        yield card
    if isinstance(event, events.Searched) and s.searches > 1:
        yield "triad2"


# The report

_NOTES = """\
## How to read this

- **The lengths are no independent confirmation of D11.** The weights of `games/dig/evaluate.py` were set to make games
  *short*: by hand at first (65, 107 and 130 turns with 2, 4 and 6 players, then 46 and 70 with 2 and 4), then by a
  random search with 2 and 4 players (least sum of turns/39 and turns/57, other seeds than these, tens of games a
  candidate, stopped by the clock). 3, 5 and 6 players, Michel(le) and teams were not searched for. A search for
  wins instead of short games might find other weights.
- Every table is played with the same seeds, and the players of one game are not independent: intervals that pool
  tables (gangs, Backgrounds) are somewhat too narrow.
- *Gang at the end* does not say what joining does: who wins early has had less time to join, and joining costs actions.
- These are figures about greedy bots, which never plan. A card that needs a plan looks weaker than it is.
- Uses are counted by what they cause: an event of their own, or the difference they make. mafia2 counts each Action
  card that named a player and could not have named its owner, mafia4 each end of a turn with more than the usual
  limit in its owner's hand, bikers3 each fight in which its owner took a second card from the loser."""


def report(tallies: list[tuple[int, dict[str, str], Tally]], how: str) -> Iterator[str]:
    """Write the whole report."""
    yield "# Dig Your Way Out, simulated"
    yield ""
    yield how
    yield ""
    yield "## How long it takes"
    yield ""
    yield "| table | games | unfinished | turns in all, mean | known (D11) | median | longest | decisions a game |"
    yield "|---|---|---|---|---|---|---|---|"
    for players, options, tally in tallies:
        turns = sorted(tally.turns)
        known = str(_KNOWN[players]) if not options else ""
        yield (
            f"| {_named(players, options)} | {tally.games} | {tally.unfinished} | {fmean(turns):.1f} | {known} | "
            f"{turns[len(turns) // 2]} | {turns[-1]} | {tally.decisions / tally.games:.0f} |"
        )
    yield ""
    yield _NOTES
    yield from _seat_tables(tallies)
    yield from _whole(tallies)


def _named(players: int, options: dict[str, str]) -> str:
    """Describe a table."""
    return " ".join([f"{players} players", *[f"{name}={value}" for name, value in options.items()]])


def _seat_tables(tallies: list[tuple[int, dict[str, str], Tally]]) -> Iterator[str]:
    """Format the wins of each seat, counted from the first player, with 95 % intervals."""
    yield ""
    yield "## Balance by seat"
    yield ""
    yield "Share of games won, counted clockwise from the player who begins, with Wilson's 95 % interval;"
    yield "in teams every winner counts."
    yield ""
    yield "| table | " + " | ".join(f"{seat + 1}." for seat in range(6)) + " |"
    yield "|---|" + "---|" * 6
    for players, options, tally in tallies:
        shares = [_share(tally.seats[seat], tally.games) if seat < players else "" for seat in range(6)]
        yield f"| {_named(players, options)} | " + " | ".join(shares) + " |"


def _whole(tallies: list[tuple[int, dict[str, str], Tally]]) -> Iterator[str]:
    """Format the wins of gangs and Backgrounds over all tables, and which cards were used."""
    together = Tally()
    for _, _, tally in tallies:
        together.add(tally)
    yield from _balance("gang at the end", together.gangs, together.gang_wins)
    yield from _balance("Background", together.backgrounds, together.background_wins)
    yield ""
    yield "## What was used"
    yield ""
    cards = [f"{gang}{card + 1}" for gang in GANGS for card in range(CARDS_A_GANG)]
    yield "Gang cards: " + ", ".join(f"{card} {together.used[card]}" for card in cards) + "."
    yield ""
    yield "Backgrounds revealed: " + ", ".join(f"{card} {together.used[card]}" for card in together.backgrounds) + "."
    yield ""
    yield "Decisions: " + ", ".join(f"{act} {number}" for act, number in together.acts.most_common()) + "."


def _balance(what: str, held: Counter[str], won: Counter[str]) -> Iterator[str]:
    """Format how often players with something win, compared with all players."""
    yield ""
    yield f"## Balance by {what}"
    yield ""
    yield f"Over all tables; a player chosen at random wins {sum(won.values()) / sum(held.values()):.1%}."
    yield ""
    yield f"| {what} | players | won |"
    yield "|---|---|---|"
    for name in sorted(held, key=lambda name: -won[name] / held[name]):
        yield f"| {name} | {held[name]} | {_share(won[name], held[name])} |"


def _share(wins: int, games: int) -> str:
    """Format a share with its interval."""
    low, high = wilson(wins, games)
    return f"{wins / games:.1%} ({low:.1%}–{high:.1%})" if games else ""


def main() -> None:
    """Play, count and write the report."""
    asked = argparse.ArgumentParser(description="How does Dig Your Way Out play?")
    asked.add_argument("--games", type=int, default=2000, help="for each table")
    asked.add_argument("--workers", type=int, default=2)
    asked.add_argument("--out", type=Path, default=Path("docs/dig-simulation.md"))
    given = asked.parse_args()
    began = time.monotonic()
    tallies = [(players, options, Tally()) for players, options in CONTESTS]
    chunk = 50
    with ProcessPoolExecutor(given.workers) as pool:
        jobs = [
            (tally, pool.submit(play_some, players, options, first, min(chunk, given.games - first)))
            for players, options, tally in tallies
            for first in range(0, given.games, chunk)
        ]
        for tally, job in jobs:
            tally.add(job.result())
    minutes = (time.monotonic() - began) / 60
    how = (
        f"Made on {datetime.now(UTC):%Y-%m-%d} by `python -m escapade.lab.dig --games {given.games}`: greedy bots, the "
        f"rules {'compiled' if COMPILED else 'as plain Python'}, {minutes:.0f} minutes on {given.workers} cores."
    )
    given.out.write_text("\n".join(report(tallies, how)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
