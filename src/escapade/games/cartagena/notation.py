"""Notation: reads and writes actions and positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from escapade.games.cartagena.bits import bit
from escapade.games.cartagena.bits import listed as places_listed
from escapade.games.cartagena.board import ALL_TOKENS, START, TOKENS, Board, printed
from escapade.games.cartagena.cards import (
    FACE_DOWN,
    KINDS,
    MOST,
    SYMBOLS,
    UNKNOWN,
    number,
    one,
    packed,
    size,
    write_card,
)
from escapade.games.cartagena.consequences import row
from escapade.games.cartagena.options import EARLIER, OPTIONS, agreed_options
from escapade.games.cartagena.setup import CATALOGUE, NAMES, ROW, empty_table, rulebook
from escapade.games.cartagena.state import CARTAGENA, NIBBLE, SHORES, TORTUGA, TURN, Doubt
from escapade.games.cartagena.validity import check, check_path, face_down
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
    from escapade.games.cartagena.board import Printed
    from escapade.games.cartagena.crew import Crew
    from escapade.games.cartagena.demand import Demand
    from escapade.games.cartagena.move import Move
    from escapade.games.cartagena.state import State

_MOST_CARDS: Final = 102  # in the box
_FURTHEST: Final = 99  # beyond the last place of the longest path
_MOST_CODES: Final = 99_999  # more than the catalogue has

# Actions

_TEXTS: Final[dict[str, dict[str, int]]] = {}  # every action's code by its text, for each edition's letters


def read_action(state: State, text: str) -> Move:
    letters = state.board.printed.letters
    if letters not in _TEXTS:
        _TEXTS[letters] = {CATALOGUE[code].text(letters): code for code in range(len(CATALOGUE))}
    code = _TEXTS[letters].get(text.strip())
    if code is None:
        raise _not_a_move(state, text)
    return CATALOGUE[code]


def _not_a_move(state: State, text: str) -> BadNotation:
    """Return the error that a text is not a move, with the legal ones."""
    letters = state.board.printed.letters
    moves = [cast("Move", action).text(letters) for action in state.legal(state.acting())]
    return not_a_move(text, " ".join(moves))


# Positions


def _write_pack(letters: str, pack: int, hidden: int = 0) -> str:
    """Write cards by kind with their counts: 'b2kH?3'."""
    out = ""
    for card in range(KINDS):
        n = int(number(pack, card))
        if n:
            out += write_card(letters, card) + (str(n) if n > 1 else "")
    if hidden:
        out += UNKNOWN + (str(hidden) if hidden != 1 else "")
    return out or "-"


def _read_pack(letters: str, text: str) -> tuple[list[int], int]:
    """Read cards by kind; return the known ones in order, and how many are hidden."""
    known: list[int] = []
    hidden = 0
    rest = "" if text == "-" else text
    while rest:
        digits = _leading_number(rest[1:])
        if rest[0] == UNKNOWN:
            hidden += read_number(digits or "1", "the number of cards face down", -_MOST_CARDS, _MOST_CARDS)
        else:
            known += [_read_card(letters, rest[0])] * read_number(digits or "1", "the number of cards", 0, MOST)
        rest = rest[1 + len(digits) :]
    if len(known) > _MOST_CARDS or any(known.count(card) > MOST for card in range(KINDS)):
        raise BadNotation("too-many", "there are more cards of a kind on the table than in the box", "C0")
    return known, hidden


def _read_open(letters: str, text: str, what: str) -> list[int]:
    """Read cards none of which can be hidden."""
    known, hidden = _read_pack(letters, text)
    if hidden:
        raise BadNotation("face-down", f"no card of {what} is written face down", found=shortened(text))
    return known


def _leading_number(text: str) -> str:
    """Return the digits at the start of a text, with a minus sign."""
    end = 1 if text.startswith("-") else 0
    while end < len(text) and text[end].isdigit():
        end += 1
    return text[:end]


def _read_card(letters: str, letter: str) -> int:
    if letter == UNKNOWN:
        return FACE_DOWN
    at = letters.find(letter.lower())
    if at < 0 or len(letter) != 1:
        raise BadNotation(
            "word", f"'{letter}' is not a card; cards: {' '.join(letters)}, in capitals for grey ones",
            found=letter, known=f"{' '.join(letters)}  {' '.join(letters.upper())}",
        )  # fmt: skip
    return at if letter.islower() else at + SYMBOLS


def write_position(s: State) -> str:
    """Write a position, or a view, in one line; default values are left out."""
    letters = s.board.printed.letters
    fields = {
        **agreed(s),
        "path": _write_path(s.board),
        "crews": ";".join(_write_crew(s, s.crews[seat]) for seat in range(s.seats)),
        "deck": _write_pack(letters, int(s.deck)) if s.deck or any(_nowhere(s)) else "",
        "decksize": str(s.deck_size) if s.deck_size != size(s.deck) else "",
        "under": "".join(write_card(letters, card) for card in s.under),
        "discards": _write_pack(letters, int(s.discards)),
        "row": "".join(write_card(letters, card) for card in row(s)),
        "looked": _write_pack(letters, int(s.looked), int(s.looked_hidden)),
        "boat": SHORES[s.shore] if s.board.boat else "",
        "chests": _write_chests(s) if s.rulebook.tokens else "",
        "tokens": _write_tokens(s) if s.rulebook.tokens else "",
        "turn": str(s.turn + 1),
        "taken": str(s.taken) if s.taken else "",
        "left": str(s.left) if s.left != _usually_left(s) else "",
        "sailed": "yes" if s.sailed else "",
        "asked": ";".join(_write_demand(demand) for demand in _demands(s)),
        "doubts": ";".join(_write_doubt(doubt) for doubt in s.doubts or []),
        "won": str(s.winner + 1) if s.over else "",
        "rules": s.rulebook.agreed.get(RULES, ""),
        "data": write_data(s.board.printed.corrections),
    }
    return " ".join(f"{key}={value}" for key, value in fields.items() if value and (value != "-" or key == "deck"))


def _usually_left(s: State) -> int:
    """Return how many actions are left, as far as the rest of a position determines it."""
    return int(s.rulebook.bare_actions) if s.bare(s.turn) else TURN - int(s.taken)


def agreed(s: State) -> dict[str, str]:
    """Return the options of the table that differ from the default."""
    return unusual(OPTIONS, s.rulebook.agreed, EARLIER)


def _write_path(board: Board) -> str:
    """Write the symbols along the path, tile by tile; a slash is the boat between the shores."""
    legs: list[str] = [""]
    for at in range(1, int(board.goal)):
        symbol = board.symbols[at]
        if symbol is None:
            legs.append("")
        else:
            legs[-1] += board.printed.letters[symbol]
    return "/".join(".".join(leg[at : at + SYMBOLS] for at in range(0, len(leg), SYMBOLS)) for leg in legs)


def _write_crew(s: State, crew: Crew) -> str:
    """Write a crew: where its pirates are, and its cards."""
    letters = s.board.printed.letters
    return (
        f"{'.'.join(str(at) for at in whereabouts(s, crew))}:{_write_pack(letters, int(crew.hand), int(crew.hidden))}"
    )


def whereabouts(s: State, crew: Crew) -> list[int]:
    """List the places of a crew's pirates, rearmost first."""
    path = s.board.path
    spaces = places_listed(crew.one & path) + places_listed(crew.two) + places_listed(crew.three)
    apart = [START] * int(crew.start) + [int(s.board.boat)] * int(crew.aboard) + [int(s.board.goal)] * int(crew.home)
    return sorted(spaces + apart)


def _write_chests(s: State) -> str:
    """Write the spaces with a chest, and a mark if none is left."""
    return ".".join(str(space) for space in places_listed(s.chests)) or "none"


def _write_tokens(s: State) -> str:
    """Write how many tokens of each kind are unseen."""
    return ".".join(f"{kind}{number(s.tokens, token)}" for token, kind in enumerate(TOKENS) if number(s.tokens, token))


def _demands(s: State) -> list[Demand]:
    """List the demands, topmost first."""
    out: list[Demand] = []
    asked = s.asked
    while asked is not None:
        out.append(asked)
        asked = asked.below
    return out


def _write_demand(demand: Demand) -> str:
    """Write a demand: its name, its seat and its numbers."""
    return ",".join([demand.name(), str(demand.seat + 1), *[str(n) for n in demand.details()]])


def _write_doubt(doubt: Doubt) -> str:
    """Write a doubt: the victim, the taker, and how many cards were not known."""
    return f"{doubt.victim + 1}.{doubt.taker + 1}.{doubt.strangers}"


def position(fields: dict[str, str], luck: Luck) -> State:
    """Build a position from its fields; without a deck, it is all cards that are nowhere else."""
    unknown = [key for key in fields if key not in FIELDS and key not in [option.name for option in OPTIONS]]
    if unknown:
        raise unknown_field(unknown[0], FIELDS)
    if "path" not in fields or "crews" not in fields:
        raise BadNotation("missing-field", "a position needs a path and crews", known="path, crews")
    crews = fields["crews"].split(";")
    options = agreed_options(options_in(fields, OPTIONS), len(crews))
    edition = printed(options.edition, read_data(fields))
    legs = read_path(edition, fields["path"])
    check_path(legs, options.stage)
    board = Board(edition, legs, NAMES[options.stage], options.pirates)
    s = empty_table(board, rulebook(options, board), len(crews), luck)
    for seat, crew in enumerate(crews):
        _place_crew(s, seat, crew)
    _place_cards(s, fields)
    _place_turn(s, fields)
    check(s)
    return s


FIELDS: Final = (
    "path", "crews", "deck", "decksize", "under", "discards", "row", "looked", "boat", "chests", "tokens", "turn",
    "taken", "left", "sailed", "asked", "doubts", "won", "rules", "data",
)  # fmt: skip


def read_path(edition: Printed, text: str) -> list[list[int]]:
    """Read the symbols along the path; dots between tiles are ignored."""
    return [[_read_card(edition.letters, letter) for letter in leg.replace(".", "")] for leg in text.split("/")]


def _place_crew(s: State, seat: int, text: str) -> None:
    """Place a crew's pirates and cards."""
    where, _, cards = text.partition(":")
    places = [read_number(at, "a place", 0, _FURTHEST) for at in where.split(".")] if where else []
    if len(places) != s.board.pirates:
        raise BadNotation("impossible", f"crew {seat + 1} has {len(places)} pirates, not {s.board.pirates}", "C0")
    crew = s.crews[seat]
    for at in places:
        if at > s.board.goal:
            raise BadNotation(
                "number", f"there is no place {at}: the path ends at {s.board.goal}",
                least=0, most=int(s.board.goal), found=str(at),
            )  # fmt: skip
        if s.three & bit(at):
            raise BadNotation("impossible", f"space {at} would hold more than three pirates", "C3.3")
        s.lift(crew, START)
        s.land(crew, at)
    known, hidden = _read_pack(s.board.printed.letters, cards or "-")
    crew.hand = packed(known)
    crew.hidden = hidden
    crew.held = len(known) + hidden


def _place_cards(s: State, fields: dict[str, str]) -> None:
    """Place deck, discards, row and other cards."""
    letters = s.board.printed.letters
    s.discards = packed(_read_open(letters, fields.get("discards", "-"), "the discards"))
    looked, s.looked_hidden = _read_pack(letters, fields.get("looked", "-"))
    s.looked = packed(looked)
    s.under = bytes([_read_card(letters, letter) for letter in fields.get("under", "")])
    _place_row(s, fields.get("row", ""))
    s.deck = packed(_read_open(letters, fields["deck"], "the deck")) if "deck" in fields else _the_rest(s)
    if "decksize" in fields:
        s.deck_size = read_number(fields["decksize"], "the size of the deck", 0, _MOST_CARDS)
    else:
        s.deck_size = size(s.deck) - face_down(s)


def _place_row(s: State, text: str) -> None:
    """Lay the open row."""
    if len(text) > ROW or UNKNOWN in text:
        raise BadNotation("impossible", f"the row has up to {ROW} cards, all of them open", "C4.2")
    for letter in text:
        s.row |= _read_card(s.board.printed.letters, letter) << (NIBBLE * s.row_size)
        s.row_size += 1


def _the_rest(s: State) -> int:
    """Return all cards that are nowhere on the table."""
    left = _nowhere(s)
    if min(left) < 0:
        raise BadNotation("too-many", "there are more cards of a kind on the table than in the box", "C0")
    return sum(int(one(card)) * left[card] for card in range(KINDS))


def _nowhere(s: State) -> list[int]:
    """Count the cards of each kind that are neither on the table nor in the deck."""
    packs = [s.discards, s.looked, *[s.crews[seat].hand for seat in range(s.seats)]]
    lying = [*row(s), *s.under]
    box = s.board.printed.cards()
    used = [sum(int(number(pack, card)) for pack in packs) + lying.count(card) for card in range(KINDS)]
    return [int(number(box, card)) - used[card] for card in range(KINDS)]


def _place_turn(s: State, fields: dict[str, str]) -> None:
    """Set the boat, the chests, the turn and the demands."""
    if fields.get("boat", SHORES[0]) not in SHORES:
        raise BadNotation(
            "word", f"the boat is at {' or '.join(SHORES)}, not at '{fields['boat']}'",
            found=shortened(fields["boat"]), known=", ".join(SHORES),
        )  # fmt: skip
    s.shore = TORTUGA if fields.get("boat", SHORES[0]) == SHORES[1] else CARTAGENA
    s.chests = s.rulebook.chest_spaces
    s.tokens = s.rulebook.tokens
    if "chests" in fields:
        s.chests = _read_chests(s, fields["chests"])
    if "tokens" in fields:
        s.tokens = _read_tokens(fields["tokens"])
    s.turn = read_seat(fields.get("turn", "1"), int(s.seats))
    s.taken = read_number(fields.get("taken", "0"), "actions taken", 0, TURN)
    s.left = read_number(fields["left"], "actions left", 0, TURN) if "left" in fields else _usually_left(s)
    s.sailed = fields.get("sailed") == "yes"
    for demand in reversed(fields["asked"].split(";") if "asked" in fields else []):
        s.ask(_read_demand(s, demand))
    if "doubts" in fields:
        s.doubts = [_read_doubt(doubt, int(s.seats)) for doubt in fields["doubts"].split(";")]
    if "won" in fields:
        s.over = True
        s.winner = read_seat(fields["won"], int(s.seats))


def _read_chests(s: State, text: str) -> int:
    """Read the spaces with chests."""
    spaces = [] if text == "none" else text.split(".")
    chests = 0
    for space in spaces:
        chests |= 1 << read_number(space, "the space of a chest", 1, int(s.board.goal))
    return chests


def _read_tokens(text: str) -> int:
    """Read how many tokens of each kind are unseen."""
    counts = [0] * len(TOKENS)
    for word in text.split("."):
        kind = word.rstrip("0123456789")
        if kind not in TOKENS:
            raise not_known(kind, "a chest token", "kinds", ", ".join(TOKENS))
        counts[TOKENS.index(kind)] += read_number(word[len(kind) :] or "1", "the number of tokens", 0, ALL_TOKENS)
    if sum(counts) > ALL_TOKENS:
        raise BadNotation("impossible", f"there are {ALL_TOKENS} chest tokens, not {sum(counts)}", "C9.1")
    return sum(int(one(token)) * counts[token] for token in range(len(TOKENS)))


def _read_demand(s: State, text: str) -> Demand:
    """Read a demand: its name, the player and its numbers."""
    name, *numbers = text.split(",")
    if name not in s.rulebook.demands or len(numbers) != 1 + s.rulebook.demands[name].DETAILS:
        raise BadNotation("asked", f"'{shortened(text)}' is nothing a player is asked", found=shortened(text))
    details = [read_number(number, f"a number of {name}", 0, _MOST_CODES) for number in numbers[1:]]
    return s.rulebook.demand(name, read_seat(numbers[0], int(s.seats)), details)


def _read_doubt(text: str, seats: int) -> Doubt:
    """Read a doubt: the victim, the taker, and how many cards were not known."""
    victim, taker, strangers = (*text.split("."), "", "", "")[:3]
    if text.count(".") != 2 or victim == taker:  # noqa: PLR2004 - three numbers
        raise BadNotation(
            "unreadable", f"'{shortened(text)}' is not a doubt about a card that went from one player to another",
            found=shortened(text),
        )  # fmt: skip
    number_known = read_number(strangers, "the number of cards not known", 0, _MOST_CARDS)
    return Doubt(read_seat(victim, seats), read_seat(taker, seats), number_known)
