"""Notation: reads and writes actions and positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from escapade.games.outrun.actions import Run
from escapade.games.outrun.board import CARDS, PATHS
from escapade.games.outrun.cards import KINDS, NO_CARD, WORDS, bit, listed, read_word, size
from escapade.games.outrun.catalogue import CATALOGUE
from escapade.games.outrun.codes import PLACES
from escapade.games.outrun.events import UNKNOWN_PATH
from escapade.games.outrun.options import EARLIER, OPTIONS, agreed_options
from escapade.games.outrun.rulebook import STEPS
from escapade.games.outrun.runner import FINISHED, LATE, RUNNING, Runner
from escapade.games.outrun.setup import empty_table
from escapade.games.outrun.state import NO_PATH, RUN
from escapade.games.outrun.trail import NOTHING_LAID, read_trail
from escapade.games.outrun.validity import check, face_down
from escapade.options import RULES, options_in, unusual
from escapade.reading import (
    BadNotation,
    not_a_move,
    not_known,
    read_data,
    read_number,
    read_seat,
    shortened,
    unknown_field,
    write_data,
)

if TYPE_CHECKING:
    from escapade.engine import Luck
    from escapade.games.outrun.move import Move
    from escapade.games.outrun.state import State

# Actions

_TEXTS: Final[dict[str, int]] = {CATALOGUE[code].text(): code for code in range(len(CATALOGUE))}


def read_action(state: State, text: str) -> Move:
    if "@" in text:
        return Run(read_trail(text.strip()))
    code = _TEXTS.get(text.strip())
    if code is None:
        raise _not_a_move(state, text)
    return CATALOGUE[code]


def _not_a_move(state: State, text: str) -> BadNotation:
    """Return the error that a text is not a move, with the legal ones."""
    moves = [cast("Move", move).text() for seat in state.to_act()[:1] for move in state.legal(seat)]
    runs = ["cards@ms"] if state.step == RUN else []
    return not_a_move(text, " ".join(runs + moves))


# Positions

_MOST_ROUNDS: Final = 999_999  # more than any game has
_FLAGS: Final = "infmorl"  # infected, newly, finished, immune, opened, right, late
FIELDS: Final = (
    "runners", "middle", "path", "gone", "deck", "decksize", "discards", "round", "step", "seat", "turner", "order",
    "played", "calls", "won", "rules", "data",
)  # fmt: skip


def write_position(s: State) -> str:
    """Write a position, or a view, in one line; default values are left out."""
    fields = {
        **agreed(s),
        "runners": ";".join(_write_runner(runner) for runner in s.runners),
        "middle": _write_cards(listed(s.middle)),
        "path": write_path(s),
        "gone": ".".join(s.board.path(path).symbols for path in listed(_gone(s))),
        "deck": _write_pile(s.deck) or "none",
        "decksize": str(s.deck_size) if s.deck_size != size(s.deck) else "",
        "discards": _write_pile(s.discards),
        "round": str(s.round) if s.round else "",
        "step": STEPS[int(s.step)].name,
        "seat": str(s.asked + 1),
        "turner": str(s.turner + 1) if s.turner != s.asked else "",
        "order": ".".join(str(seat + 1) for seat in s.order),
        "played": f"{WORDS[s.played]}.{s.by + 1}.{s.target + 1}" if s.played != NO_CARD else "",
        "calls": ".".join(str(seat + 1) for seat in listed(s.calls)),
        "won": str(s.winner + 1) if s.over else "",
        "rules": s.rulebook.agreed.get(RULES, ""),
        "data": write_data(s.board.printed.corrections),
    }
    return " ".join(f"{key}={value}" for key, value in fields.items() if value != "")


def agreed(s: State) -> dict[str, str]:
    """Return the options of the table that differ from the default."""
    return unusual(OPTIONS, s.rulebook.agreed, EARLIER)


def _write_runner(runner: Runner) -> str:
    """Write a player's side: room, place, state, cards in front and in hand, run: '4@6fo:wrongA:boost.?2:AB@900'."""
    flags = {
        "i": runner.infected,
        "n": runner.fresh,
        "f": runner.status == FINISHED,
        "m": runner.immune,
        "o": runner.opened,
        "r": runner.right,
        "l": runner.status == LATE,
    }
    place = f"@{runner.place}" if runner.place else ""
    state = "".join(letter for letter in _FLAGS if flags[letter])
    front, hand, run = _write_cards(listed(runner.front)), _write_hand(runner), _write_last_run(runner)
    return f"{runner.room}{place}{state}:{front}:{hand}:{run}".rstrip(":")


def _write_hand(runner: Runner) -> str:
    """Write a hand: the known cards, then how many are hidden."""
    hidden = [f"?{runner.hidden}"] if runner.hidden else []
    return ".".join([WORDS[card] for card in runner.hand] + hidden)


def _write_last_run(runner: Runner) -> str:
    """Write a player's run of this round, if any, without colons, which separate the fields."""
    return "" if runner.trail is NOTHING_LAID else runner.trail.text().replace(":", "!")


def _write_cards(cards: list[int]) -> str:
    return ".".join(WORDS[card] for card in cards)


def spread(counts: list[int]) -> list[int]:
    """List the cards of a pile one by one."""
    return [card for card in range(KINDS) for _ in range(counts[card])]


def _write_pile(counts: list[int]) -> str:
    """Write a pile of interference cards with their counts: 'reverse*2.even'."""
    kinds = [card for card in range(KINDS) if counts[card]]
    return ".".join([WORDS[card] + (f"*{counts[card]}" if counts[card] > 1 else "") for card in kinds])


def _read_pile(text: str) -> list[int]:
    """Read a pile of interference cards."""
    counts = [0] * KINDS
    for part in text.split(".") if text not in ("", "none") else []:
        word, _, number = part.partition("*")
        counts[read_word(word)] += read_number(number or "1", "the number of cards", 0, CARDS)
    return counts


def write_path(s: State) -> str:
    """Write the current path."""
    if s.path == NO_PATH:
        return ""
    return "?" if s.path == UNKNOWN_PATH else s.path_card().symbols


def _gone(s: State) -> int:
    """Return the paths that cannot come again before a reshuffle, without the current one."""
    lying = 0 if s.path in (NO_PATH, UNKNOWN_PATH) else bit(s.path)
    return int(~s.paths & (bit(PATHS) - 1) & ~lying)


def position(fields: dict[str, str], luck: Luck, corrections: dict[str, object] | None = None) -> State:
    """Build a position from its fields; without a deck, it is all cards that are nowhere else."""
    unknown = [key for key in fields if key not in FIELDS and key not in [option.name for option in OPTIONS]]
    if unknown:
        raise unknown_field(unknown[0], FIELDS)
    if "runners" not in fields:
        raise BadNotation("missing-field", "a position needs runners", known="runners")
    runners = fields["runners"].split(";")
    options = agreed_options(options_in(fields, OPTIONS), len(runners))
    s = empty_table(options, luck, corrections or read_data(fields))
    for seat, runner in enumerate(runners):
        _place_runner(s.runners[seat], runner, int(s.board.out))
    _place_cards(s, fields)
    _place_step(s, fields)
    check(s)
    return s


def _place_runner(runner: Runner, text: str, out: int) -> None:
    """Set a player's tokens, cards and run from text."""
    where, front, hand, run = [*text.split(":"), "", "", ""][:4]
    state = where.lstrip("0123456789@")
    room, _, place = where.removesuffix(state).partition("@")
    if not room:
        raise BadNotation(
            "unreadable", f"'{shortened(text)}' is not a runner: it begins with a room, as in '4@6:wrongA:boost'",
            found=shortened(text),
        )  # fmt: skip
    runner.room = read_number(room, "a room", 1, out)
    runner.place = read_number(place or "0", "a place", 0, PLACES)
    _place_flags(runner, state)
    for card in _read_cards(front):
        runner.front |= bit(card)
    _place_hand(runner, hand)
    if run:
        runner.trail = read_trail(run.replace("!", ":"))


def _place_flags(runner: Runner, state: str) -> None:
    """Set the flags after the place."""
    for letter in state:
        if letter not in _FLAGS:
            raise not_known(letter, "a state of a runner", "states", " ".join(_FLAGS))
    runner.infected = "i" in state
    runner.fresh = "n" in state
    runner.immune = "m" in state
    runner.opened = "o" in state
    runner.right = "r" in state
    runner.status = LATE if "l" in state else FINISHED if "f" in state else RUNNING


def _place_hand(runner: Runner, text: str) -> None:
    """Give a player cards, some of them hidden."""
    for word in text.split(".") if text else []:
        if word.startswith("?"):
            runner.hidden = read_number(word[1:] or "1", "the number of cards face down", 0, CARDS)
        else:
            runner.receive(read_word(word))


def _read_cards(text: str) -> list[int]:
    return [read_word(word) for word in text.split(".")] if text else []


def _place_cards(s: State, fields: dict[str, str]) -> None:
    """Set the paths, the middle, the discards and the deck."""
    for card in _read_cards(fields.get("middle", "")):
        s.middle |= bit(card)
    s.discards = _read_pile(fields.get("discards", ""))
    for symbols in fields["gone"].split(".") if "gone" in fields else []:
        s.paths &= ~bit(s.board.printed.find_path(symbols))
    if "path" in fields:
        s.path = UNKNOWN_PATH
        s.learn_path(UNKNOWN_PATH if fields["path"] == "?" else s.board.printed.find_path(fields["path"]))
    if "played" in fields:
        word, by, target = (*fields["played"].split("."), "", "")[:3]
        s.played = read_word(word)
        s.by, s.target = read_seat(by, len(s.runners)), read_seat(target, len(s.runners))
    s.deck = _read_pile(fields["deck"]) if "deck" in fields else _the_rest(s)
    if "decksize" in fields:
        s.deck_size = read_number(fields["decksize"], "the size of the deck", 0, CARDS)
    else:
        s.deck_size = size(s.deck) - face_down(s)


def _the_rest(s: State) -> list[int]:
    """Return all cards of the monster's deck that are nowhere on the table."""
    rest = s.rulebook.monster.cards(s.board.printed)
    used = [listed(s.middle), spread(s.discards), [int(s.played)] if s.played != NO_CARD else []]
    used += [listed(runner.front) + runner.hand for runner in s.runners]
    for card in [card for cards in used for card in cards]:
        rest[card] -= 1
        if rest[card] < 0:
            raise BadNotation(
                "too-many", f"there are more cards '{WORDS[card]}' on the table than in this monster's deck", "O0.5"
            )
    return rest


def _place_step(s: State, fields: dict[str, str]) -> None:
    """Set the step, the seat it asks, and the order of the round."""
    names = {page.name: step for step, page in STEPS.items()}
    word = fields.get("step", "turn")
    if word not in names:
        raise not_known(word, "a step of a round", "steps", " ".join(names))
    s.step = names[word]
    seats = len(s.runners)
    s.asked = read_seat(fields.get("seat", "1"), seats)
    s.turner = read_seat(fields["turner"], seats) if "turner" in fields else s.asked
    s.round = read_number(fields.get("round", "0"), "the round", 0, _MOST_ROUNDS)
    s.order = [read_seat(seat, seats) for seat in fields["order"].split(".")] if "order" in fields else []
    if len(s.order) != len(set(s.order)):
        raise BadNotation(
            "twice", f"a player comes twice in the order {fields['order']}", found=shortened(fields["order"])
        )
    for seat in fields["calls"].split(".") if "calls" in fields else []:
        s.calls |= bit(read_seat(seat, seats))
    if "won" in fields:
        s.over = True
        s.winner = read_seat(fields["won"], seats)
