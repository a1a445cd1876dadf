"""Outcomes in words: converts what is expected and what was found to comparable text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.games.outrun import events, run_model
from escapade.games.outrun.cards import FACE_DOWN, KINDS, listed, size
from escapade.games.outrun.events import UNKNOWN_PATH
from escapade.games.outrun.notation import spread, write_path
from escapade.games.outrun.right_runs import right_answers
from escapade.games.outrun.ruling_words import box
from escapade.games.outrun.ruling_words.mistakes import explained
from escapade.games.outrun.ruling_words.positions import STEPS
from escapade.games.outrun.ruling_words.question import Question
from escapade.games.outrun.ruling_words.speech import (
    NAMES,
    UNSEEN,
    read_cards,
    read_laid,
    read_ms,
    read_seat,
    say_cards,
    say_laid,
    say_ms,
    say_seats,
    yes,
)
from escapade.games.outrun.runner import FINISHED, LATE
from escapade.games.outrun.trail import FACE_DOWN as LAID_FACE_DOWN
from escapade.games.outrun.trail import read_trail

if TYPE_CHECKING:
    from collections.abc import Callable

    from escapade import engine
    from escapade.engine import Event


def compare(state: engine.State, story: list[Event], seat: int, thing: str, wanted: list[str]) -> tuple[str, str]:
    """Return what is expected of a thing and what was found; equal texts mean that it holds."""
    return _OUTCOMES[thing](Question(state, story, seat, wanted))


# Tokens


def _room(q: Question) -> tuple[str, str]:
    """In which room is a player's token?"""
    at = q.runner.room
    return q.text, "out" if at == q.s.board.out else str(int(at))


def _place(q: Question) -> tuple[str, str]:
    """On which place of the monster board is it?"""
    return q.text, f"{q.runner.place}" if q.runner.place else "+0"


def _order(q: Question) -> tuple[str, str]:
    """What was the order of the round?"""
    return say_seats([read_seat(name) for name in q.parts()]), say_seats(q.s.order)


def _moves(q: Question) -> tuple[str, str]:
    """Who moved, how far, in order?"""
    found = [f"{NAMES[event.seat]} {event.rooms}" for event in q.story if isinstance(event, events.Moved)]
    return ", ".join(q.parts()) or "nobody", ", ".join(found) or "nobody"


def _infected(q: Question) -> tuple[str, str]:
    """Is a player infected?"""
    return q.text, yes(q.runner.infected)


def _immune(q: Question) -> tuple[str, str]:
    """Is a player immune?"""
    return q.text, yes(q.runner.immune)


# The run


def _asked(q: Question) -> tuple[str, str]:
    """Which runs are right for a player, the whole way first?"""
    answers = right_answers(q.s.path_card().symbols, q.s.binding(q.seat))
    wanted = sorted(say_laid(read_laid(part)) for part in q.parts())
    return " or ".join(wanted), " or ".join(sorted(say_laid(answer) for answer in answers))


def _ran(q: Question) -> tuple[str, str]:
    """How did a player run: right, wrong or late?"""
    found = "late" if q.runner.status == LATE else "right" if q.runner.right else "wrong"
    told = [event for event in q.story if isinstance(event, events.RanRight | events.RanWrong | events.CameLate)]
    names = {"RanRight": "right", "RanWrong": "wrong", "CameLate": "late"}
    mine = [names[event.name()] for event in told if event.seat == q.seat]
    return q.text, mine[-1] if mine else found


def _why(q: Question) -> tuple[str, str]:
    """Where was the first mistake of a run?"""
    found = [event for event in q.story if isinstance(event, events.RanWrong) and event.seat == q.seat]
    told = [explained(int(one.at), one.asked, int(one.overlooked), middle=bool(q.s.middle)) for one in found]
    return q.text, " ".join(told) or "no mistake"


def _laid(q: Question) -> tuple[str, str]:
    """What did a player lay, as far as it is seen?"""
    if q.text == UNSEEN or q.runner.trail.laid == LAID_FACE_DOWN:
        return q.text, UNSEEN if q.runner.trail.laid == LAID_FACE_DOWN else say_laid(q.runner.trail.laid)
    shown = [event for event in q.story if isinstance(event, events.RunEvent) and event.seat == q.seat]
    found = read_trail(shown[-1].trail).laid if shown else q.runner.trail.laid
    return say_laid(read_laid(q.text)), say_laid(found)


def _time(q: Question) -> tuple[str, str]:
    """Which time counts for a player's run?"""
    shown = [event for event in q.story if isinstance(event, events.RunShown) and event.seat == q.seat]
    found = read_trail(shown[-1].trail) if shown else q.runner.trail
    return say_ms(read_ms(q.text)), say_ms(int(found.time()))


def _finished(q: Question) -> tuple[str, str]:
    """Has a player finished?"""
    return q.text, yes(q.runner.status == FINISHED)


def _path(q: Question) -> tuple[str, str]:
    """Which path lies there, as far as it is seen?"""
    found = UNSEEN if q.s.path == UNKNOWN_PATH else write_path(q.s) or "none"
    return q.text, found


def _bots_take(q: Question) -> tuple[str, str]:
    """How long does a usual bot take here, spread aside?"""
    cards = q.s.binding(q.seat)
    best = run_model.shortest(right_answers(q.s.path_card().symbols, cards))
    return say_ms(read_ms(q.text)), say_ms(run_model.USUAL.usually(len(best), len(run_model.bending(cards))))


def _bots_err(q: Question) -> tuple[str, str]:
    """How often do bots err, by level?"""
    return q.text, ", ".join(f"{person.errors} in 100" for person in run_model.LEVELS)


# Interference


def _in_front(q: Question) -> tuple[str, str]:
    """Which interference cards lie in front of a player?"""
    return say_cards(sorted(read_cards(q.text))), say_cards(listed(q.runner.front))


def _middle(q: Question) -> tuple[str, str]:
    """Which interference cards lie in the middle?"""
    return say_cards(sorted(read_cards(q.text))), say_cards(listed(q.s.middle))


def _hand(q: Question) -> tuple[str, str]:
    """Which interference cards does a player hold, as far as they are seen, or how many?"""
    return _cards_or_number(q, q.runner.hand + [FACE_DOWN] * int(q.runner.hidden))


def _discards(q: Question) -> tuple[str, str]:
    """Which interference cards are discarded?"""
    return _cards_or_number(q, spread(q.s.discards))


def _cards_or_number(q: Question, found: list[int]) -> tuple[str, str]:
    """Compare cards by kind if kinds are given, else the number of cards."""
    if q.text.isdecimal():
        return q.text, str(len(found))
    return say_cards(sorted(read_cards(q.text))), say_cards(sorted(found))


def _deck(q: Question) -> tuple[str, str]:
    """How many interference cards are in the deck?"""
    return q.text, str(int(q.s.deck_size))


def _all_cards(q: Question) -> tuple[str, str]:
    """How many interference cards of each kind are in the game, wherever they are?"""
    total = size(q.s.deck) + size(q.s.discards) + len(listed(q.s.middle))
    total += sum(len(listed(runner.front)) + len(runner.hand) for runner in q.s.runners)
    return q.text, str(total)


def _no_such_card(q: Question) -> tuple[str, str]:
    """Which kinds of cards are not in the deck at all?"""
    missing = [card for card in range(KINDS) if not q.s.deck[card]]
    return say_cards(sorted(read_cards(q.text))), say_cards(missing)


def _draws(q: Question) -> tuple[str, str]:
    """Who drew or turned over which cards, in order?"""
    found: list[str] = []
    for event in q.story:
        if isinstance(event, events.Drew):
            found.append(f"{NAMES[event.seat]} {say_cards([int(event.card)])}")
        elif isinstance(event, events.TurnedOver):
            where = NAMES[event.spot] if event.spot < len(q.s.runners) else "middle"
            found.append(f"{where} {say_cards([int(event.card)])}")
    return ", ".join(q.parts()) or "nobody", ", ".join(found) or "nobody"


def _shuffled(q: Question) -> tuple[str, str]:
    """Was a deck made anew?"""
    return q.text, yes(any(isinstance(event, events.DeckMade | events.PathsMade) for event in q.story))


# The round


def _step(q: Question) -> tuple[str, str]:
    names = {word: name for name, word in STEPS.items()} | {"reaction": "A Shield?"}
    return q.text, names[q.step()]


def _away(q: Question) -> tuple[str, str]:
    """What does a clock answer for a player who is away?"""
    return q.text, q.default()


_OUTCOMES: Final[dict[str, Callable[[Question], tuple[str, str]]]] = {
    "room": _room,
    "place": _place,
    "order": _order,
    "moves": _moves,
    "infected": _infected,
    "immune": _immune,
    "asked": _asked,
    "ran": _ran,
    "why": _why,
    "laid": _laid,
    "time": _time,
    "finished": _finished,
    "path": _path,
    "bots take": _bots_take,
    "bots err": _bots_err,
    "in front": _in_front,
    "middle": _middle,
    "hand": _hand,
    "discards": _discards,
    "deck": _deck,
    "all cards": _all_cards,
    "not in the deck": _no_such_card,
    "draws": _draws,
    "shuffled": _shuffled,
    "step": _step,
    "if away": _away,
    **box.OUTCOMES,
}

THINGS: Final = tuple(_OUTCOMES)  # all things that can be expected
