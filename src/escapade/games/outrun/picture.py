"""What a screen needs to draw a table, and what each legal move would do, as plain data: no screen knows the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.games.outrun.actions import Infect, Move, Play, TakePlace
from escapade.games.outrun.asked import mistake, right_answers
from escapade.games.outrun.board import MONSTERS, SIGNS
from escapade.games.outrun.cards import (
    ANTIDOTE,
    ANTIDOTE_CARD,
    AT_ONCE,
    BIG_CARD,
    BIG_SHORTCUT,
    EVEN_ODD,
    LONG_WAY,
    MOVEMENT,
    NO_CARD,
    ODD_EVEN,
    ONLY_ONE,
    PAIRS,
    PLUS,
    REVERSE,
    SWAP,
    WORDS,
    WRONG_WAY,
    bit,
    has,
    listed,
)
from escapade.games.outrun.codes import PLACES
from escapade.games.outrun.events import UNKNOWN_PATH
from escapade.games.outrun.notation import STEPS, write_action
from escapade.games.outrun.runner import FINISHED, LATE, RUNNING
from escapade.games.outrun.state import NO_PATH, RUN

if TYPE_CHECKING:
    from mypy_extensions import i64

    from escapade.games.outrun.runner import Ran, Runner
    from escapade.games.outrun.state import State
    from escapade.games.outrun.trail import Trail

STATUS: Final = {RUNNING: "running", FINISHED: "finished", LATE: "late"}
ANTIDOTE_WORD: Final = "antidote"  # among the cards that bend a path, though it is none


def picture(s: State) -> dict[str, object]:
    """Describe a view for drawing; what its seat does not know is a number of cards, or a path face down."""
    agreed = s.rulebook.agreed
    return {
        "monster": agreed["monster"],
        "mode": agreed["mode"],
        "boards": int(agreed["boards"]),
        "out": int(s.board.out),
        "round": int(s.round),
        "step": STEPS[int(s.step)],
        "asked": int(s.asked),
        "turner": int(s.turner),
        "path": path(s, s.path) if s.step == RUN else None,
        "ran_path": path(s, s.ran_path),
        "face_down": bool(s.step == RUN and s.path == UNKNOWN_PATH),
        "last_one": s.rulebook.mode.last_one,
        "places": [place(s, number) for number in range(PLACES + 1)],
        "runners": [runner(s, seat) for seat in range(int(s.seats))],
        "middle": words(s.middle),
        "order": list(s.order),
        "deck": int(s.deck_size),
        "played": played(s),
        "calls": listed(s.calls),
        "winner": int(s.winner) if s.over else None,
        "reconstructed": reconstructed(s),
    }


def reconstructed(s: State) -> list[str]:
    """Name the printed data in play that are ours."""
    notes = s.board.printed.reconstructed
    return [key for key in notes if key not in MONSTERS or key == s.rulebook.agreed["monster"]]


def path(s: State, number: i64) -> dict[str, object] | None:
    """Describe a path card; None where there is none, or it is not known."""
    if number in (NO_PATH, UNKNOWN_PATH):
        return None
    card = s.board.path(number)
    return {"symbols": card.symbols, "antidote": card.antidote and s.rulebook.monster.antidote}


def place(s: State, number: i64) -> dict[str, object]:
    """Describe a place of the monster board; 0 is the +0 area."""
    return {
        "rooms": int(s.board.numbers[number]),
        "open": bool(number == 0 or int(number) in s.board.open),
        "signs": [sign for sign in SIGNS if s.board.signed(number, sign)],
    }


def runner(s: State, seat: i64) -> dict[str, object]:
    """Describe one player's side."""
    side = s.runners[seat]
    return {
        "room": int(side.room),
        "place": int(side.place),
        "front": words(side.front),
        "hand": [WORDS[card] for card in side.hand],
        "held": int(side.held()),
        "hidden": int(side.hidden),
        "infected": side.infected,
        "immune": side.immune,
        "opened": side.opened,
        "status": STATUS[int(side.status)] if s.round else "",
        "ran": ran(s, side),
        "cards": to_lay(s, seat),
        "marks": marks(s, seat),
        "may_call": bool(s.step == RUN and not s.over and not has(s.calls, seat)),
    }


def ran(s: State, side: Runner) -> dict[str, object] | None:
    """Describe the last run that was checked: what was laid, its times, and where it first went wrong."""
    done = side.ran
    if done is None:
        return None
    out: dict[str, object] = {"status": STATUS[int(done.status)], "right": done.right, "moved": int(side.moved)}
    if done.status == FINISHED:
        times(done.trail, out)
        explain(s.board.path(s.ran_path).symbols, done, out)
    return out


def times(trail: Trail, out: dict[str, object]) -> None:
    """Add what was laid, and what clocks have measured."""
    out["laid"], out["laps"] = trail.laid, list(trail.laps)
    out["time"], out["credit"], out["ping"] = int(trail.time()), int(trail.credit), int(trail.ping)


def explain(symbols: str, done: Ran, out: dict[str, object]) -> None:
    """Add what was asked for, which cards bent it, and the first mistake."""
    out["asked"] = right_answers(symbols, done.bound)[0]
    out["bound"] = words(done.bound)
    found = mistake(symbols, done.bound, done.trail.laid)
    if found is not None:
        overlooked = None if found.overlooked == NO_CARD else word(found.overlooked)
        out["mistake"] = {"at": int(found.at), "asked": found.asked, "overlooked": overlooked}


def to_lay(s: State, seat: i64) -> str:
    """List the cards a player has to run with."""
    cards = s.runners[seat].front | s.middle
    plus = "".join([PLUS[at] for at in range(len(PLUS)) if has(cards, LONG_WAY + at)])
    antidote = ANTIDOTE_CARD if s.rulebook.monster.antidote and s.runners[seat].infected else ""
    return MOVEMENT + plus + antidote + (BIG_CARD if has(cards, BIG_SHORTCUT) else "")


def marks(s: State, seat: i64) -> list[dict[str, object]]:
    """Say which cards bind a player, and on which symbols of the path they run (from 0) each of them acts."""
    symbols = "" if s.step != RUN or s.path == UNKNOWN_PATH else s.path_card().symbols
    cards = s.binding(seat) if symbols else s.runners[seat].front | s.middle
    return [{"card": word(card), "at": acts_on(card, symbols)} for card in listed(cards)]


def acts_on(card: int, symbols: str) -> list[int]:
    """List the symbols of a path that a card acts on."""
    if card == REVERSE:
        return list(range(len(symbols)))
    if card == EVEN_ODD:
        return list(range(1, len(symbols), 2))
    if card == ODD_EVEN:
        return list(range(0, len(symbols), 2))
    if SWAP <= card < WRONG_WAY:
        return [at for at in range(len(symbols)) if symbols[at] in PAIRS[card - SWAP]]
    if WRONG_WAY <= card < LONG_WAY:
        return [at for at in range(len(symbols)) if symbols[at] == MOVEMENT[card - WRONG_WAY]]
    return []


def words(cards: i64) -> list[str]:
    """Name a set of cards."""
    return [word(card) for card in listed(cards)]


def word(card: i64) -> str:
    """Name a card, or the antidote sign that works like one."""
    return ANTIDOTE_WORD if card == ANTIDOTE else WORDS[card]


def played(s: State) -> dict[str, object] | None:
    """Describe the card that was played and has not taken effect."""
    if s.played == NO_CARD:
        return None
    return {"card": WORDS[s.played], "by": int(s.by), "target": int(s.target)}


def preview(s: State, seat: i64, action: Move) -> dict[str, object]:
    """Say what a legal move would do: where a token stands, whom it hits, what a card replaces."""
    out: dict[str, object] = {"text": write_action(action), "kind": type(action).__name__}
    match action:
        case TakePlace():
            out["place"], out["rooms"] = int(action.place), rooms_there(s, seat, action.place)
        case Infect():
            other = s.runners[action.other]
            out["target"], out["safe"] = int(action.other), other.infected or other.immune
        case Play():
            out["card"], out["target"] = WORDS[action.card], int(action.target)
            out["stays"] = not has(AT_ONCE, action.card)
            out["replaces"] = words(replaced(s, action))
        case _:
            pass
    return out


def rooms_there(s: State, seat: i64, number: i64) -> int:
    """Count the rooms a player would move on by from a place."""
    after = s.fork()
    after.stand(seat, number)
    return int(after.rooms(seat))


def replaced(s: State, action: Play) -> i64:
    """Give the cards that go when a card is played: the "only one" that lies there (O1.8)."""
    return s.runners[action.target].front & ONLY_ONE if bit(action.card) & ONLY_ONE else 0
