"""What the old games cover: the classes of actions and events, and what players can agree on."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from escapade.engine import Action, Event, seeded
from escapade.options import RULES
from tests.tables import allowed, catalogue

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from escapade.game import Game
    from tests.old_games.files import OldGame

# Classes no record can contain, by game, each with the reason.
NEVER: dict[str, dict[str, str]] = {
    "dig": {"action Unused": "it keeps a number of the catalogue free and is refused in every position"},
}
TIMES = 3  # each class occurs at least so often
PLAYERS = "players"  # how many play is agreed on like an option
MOST_CHANGES = 5  # options changed to find out what goes together: two, and others that each of them needs


# Classes of actions and events


def classes(game: Game) -> set[str]:
    """Name the classes of actions and events that a game can record, found among the classes themselves."""
    state = game.deal(game.check({}, game.seats[0]), game.seats[0], seeded(0))
    listed = {type(action) for action in catalogue(state)}
    actions = {kind for kind in own(game, Action) if kind in listed or not kind.__subclasses__()}
    events = {kind for kind in own(game, Event) if recorded(game, kind) or not kind.__subclasses__()}
    return {f"action {kind.__name__}" for kind in actions} | {f"event {kind.__name__}" for kind in events}


def own(game: Game, base: type[object]) -> Iterator[type[object]]:
    """Find what a game derives from a class, however far down."""
    for kind in base.__subclasses__():
        if f"{kind.__module__}.".startswith(f"{type(game).__module__}."):
            yield kind
        yield from own(game, kind)


def recorded(game: Game, kind: type[object]) -> bool:
    """Whether a record may name this class of events; some only serve as a base for others."""
    try:
        game.read_event(kind.__name__, {})
    except KeyError:
        return False
    except TypeError:  # the name is known, its details are missing
        return True
    return True


def classes_in(old: OldGame) -> Counter[str]:
    """Count the classes of actions and events of one game."""
    game, found = old.game, Counter[str]()
    state = game.deal(old.agreed, old.players, seeded(0), old.header.get("data"))
    for move in old.moves():
        found[f"action {type(game.read_action(state, move['action'])).__name__}"] += 1
        found.update(f"event {event['event']}" for event in move["events"])
    return found


def questions_in(old: OldGame) -> Counter[str]:
    """Count what players were asked in one game."""
    events = (event for move in old.moves() for event in move["events"])
    return Counter(f"asked {event['demand']}" for event in events if event["event"] == "Asked")


# Agreements


def agreement(options: dict[str, str], players: int) -> dict[str, str]:
    return {PLAYERS: str(players), **options}


def pairs(agreed: dict[str, str]) -> Iterator[str]:
    """Name every two things that are agreed on together."""
    for one, other in combinations(sorted(agreed), 2):
        yield f"{one}={agreed[one]} with {other}={agreed[other]}"


@cache
def possible_pairs(game: Game) -> frozenset[str]:
    """Name every two things that players can agree on together."""
    usual = agreement({option.name: option.default for option in game.options}, game.seats[0])
    values = {PLAYERS: tuple(str(n) for n in game.seats), **{option.name: option.values for option in game.options}}
    changes = [(name, value) for name in values for value in values[name] if value != usual[name]]
    agreements = ({**usual, **dict(some)} for n in range(MOST_CHANGES + 1) for some in combinations(changes, n))
    return frozenset(pair for agreed in agreements if possible(game, agreed) for pair in pairs(agreed))


def possible(game: Game, agreed: dict[str, str]) -> bool:
    options = {name: value for name, value in agreed.items() if name != PLAYERS}
    return allowed(game, options, int(agreed[PLAYERS]))


def pairs_in(games: Iterable[OldGame]) -> Counter[str]:
    """Count every two things that were agreed on together."""
    return Counter(pair for old in games for pair in pairs(agreed_in(old)))


def agreed_in(old: OldGame) -> dict[str, str]:
    """Return what was agreed on."""
    return agreement({name: value for name, value in old.agreed.items() if name != RULES}, old.players)


# What is not covered


def lacking(game: Game, games: Iterable[OldGame]) -> list[str]:
    """Say in sentences what the old games of a game do not cover, under whatever rules they were played."""
    own_games = [old for old in games if old.game is game]
    return [*lacking_classes(game, own_games), *lacking_pairs(game, own_games)]


def lacking_classes(game: Game, games: Iterable[OldGame]) -> Iterator[str]:
    found = sum((classes_in(old) for old in games), Counter[str]())
    for kind in sorted(classes(game) - set(NEVER.get(game.name, {}))):
        if found[kind] < TIMES:
            yield f"The {kind} of {game.name} occurs {found[kind]} times in its old games, not {TIMES} times."


def lacking_pairs(game: Game, games: Iterable[OldGame]) -> Iterator[str]:
    for pair in sorted(possible_pairs(game) - set(pairs_in(games))):
        yield f"No old game of {game.name} has {pair}."
