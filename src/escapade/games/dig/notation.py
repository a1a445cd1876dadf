"""Notation: reads and writes actions and positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from escapade.games.dig.board import (
    AREA_KEYS,
    GANGS,
    MICHEL_KINDS,
    MICHEL_WIDTH,
    MOST_MICHELS,
    MOST_OF_A_KIND,
    NOWHERE,
    SEARCH_CARDS,
    michel_kind,
    michel_word,
)
from escapade.games.dig.cards import KEYS, KINDS, NO_CARD, STACKS, TOOLS
from escapade.games.dig.gangs.gang import CARDS_A_GANG, NO_GANG, UNSEEN
from escapade.games.dig.options import EARLIER, OPTIONS, agreed_options
from escapade.games.dig.prisoner import DUG_WIDTH, MOST_DUG
from escapade.games.dig.setup import CATALOGUE, empty_table
from escapade.games.dig.state import AFTER_SELL, MICHEL, MIDTURN, MOST_BEATINGS, START, TURN, Doubt, Fight
from escapade.games.dig.validity import check, face_down
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
    from escapade.games.dig.cards import Pile
    from escapade.games.dig.demand import Demand
    from escapade.games.dig.move import Move
    from escapade.games.dig.prisoner import Prisoner
    from escapade.games.dig.state import GangDeck, State

UNKNOWN: Final = "?"  # a card face down
_MOMENTS: Final = {"start": START, "sold": AFTER_SELL, "": MIDTURN}
_MOST_CARDS: Final = SEARCH_CARDS + STACKS * MOST_OF_A_KIND  # in any box, however it is corrected
MOST_COUNTED: Final = 999  # cigarettes or points a player can have
_MOST_TURNS: Final = 999_999  # more than anyone plays
_MOST_ACTIONS: Final = 9  # left in a turn, or searches made in it
_MOST_USED: Final = (1 << 31) - 1  # the bits of what is done once a turn

# Actions


def write_action(action: Move) -> str:
    """Write an action: words separated by colons."""
    return action.notation()


_TEXTS: Final[dict[str, int]] = {}  # every action's code by its text


def read_action(state: State, text: str) -> Move:
    if not _TEXTS:
        _TEXTS.update({write_action(CATALOGUE[code]): code for code in range(len(CATALOGUE))})
    code = _TEXTS.get(text.strip().replace(" ", ":"))
    if code is None:
        raise _not_a_move(state, text)
    return CATALOGUE[code]


def _not_a_move(state: State, text: str) -> BadNotation:
    """Return the error that a text is not a move, with the legal ones."""
    moves = [write_action(cast("Move", action)) for action in state.legal(state.acting())]
    return not_a_move(text, " ".join(moves))


# Piles of cards


def _write_pile(pile: Pile) -> str:
    """Write cards by kind with their counts: 'knife*2,scissors,?3'."""
    words = [_times(KEYS[card], int(pile.number(card))) for card in range(KINDS) if pile.number(card)]
    if pile.hidden:
        words.append(f"{UNKNOWN}{int(pile.hidden)}")
    return ",".join(words) or "-"


def _times(word: str, number: int) -> str:
    """Write a word with its count, which is left out if it is one."""
    return word if number == 1 else f"{word}*{number}"


def _read_pile(pile: Pile, text: str) -> None:
    """Add the cards of a text to a pile."""
    for word in text.split(",") if text != "-" else []:
        if word.startswith(UNKNOWN):
            pile.hidden += read_number(word[1:] or "1", "the number of cards face down", -_MOST_CARDS, _MOST_CARDS)
        else:
            key, number = _counted(word)
            pile.put(_read_card(key), number)
    if pile.known > _MOST_CARDS:
        raise BadNotation("too-many", "there are more cards in a pile than in any box", "D0")


def _counted(word: str) -> tuple[str, int]:
    """Split a word from its count."""
    key, _, number = word.partition("*")
    return key, read_number(number or "1", f"the number of {shortened(key) or 'cards'}", 0, MOST_OF_A_KIND)


def _read_card(key: str) -> int:
    if key not in KEYS:
        raise not_known(key, "a card", "cards", ", ".join(KEYS))
    return KEYS.index(key)


# Players


def _write_prisoner(prisoner: Prisoner) -> str:
    """Write a player: the area, the hand, and other values that are not the default."""
    dug = ",".join(_times(KEYS[tool], int(prisoner.tools_dug(tool))) for tool in TOOLS if prisoner.tools_dug(tool))
    notes = {
        "beatings": _number(prisoner.beatings),
        "cigarettes": _number(prisoner.cigarettes),
        "points": _number(prisoner.points),
        "dug": dug.replace(",", "+"),
        "gang": "" if prisoner.gang.number == NO_GANG else prisoner.gang.key(),
        "background": "" if prisoner.background.key() == UNKNOWN else prisoner.background.key(),
        "revealed": "yes" if prisoner.revealed else "",
        "shrugged": "yes" if prisoner.shrugged else "",
    }
    rest = ",".join(f"{key}={value}" for key, value in notes.items() if value)
    return ":".join([AREA_KEYS[prisoner.area], _write_pile(prisoner.hand)] + ([rest] if rest else []))


def _number(value: int) -> str:
    """Write a number, empty for zero."""
    return str(int(value)) if value else ""


def _read_prisoner(s: State, prisoner: Prisoner, text: str) -> None:
    """Set a player's values from text."""
    area, _, cards_and_notes = text.partition(":")
    hand, _, rest = cards_and_notes.partition(":")
    prisoner.area = _read_area(area)
    _read_pile(prisoner.hand, hand or "-")
    for note in rest.split(",") if rest else []:
        key, _, value = note.partition("=")
        _read_note(s, prisoner, key, value)


def _read_area(key: str) -> int:
    if key not in AREA_KEYS:
        raise not_known(key, "an area", "areas", ", ".join(AREA_KEYS))
    return AREA_KEYS.index(key)


def _read_note(s: State, prisoner: Prisoner, key: str, value: str) -> None:
    """Read one more value of a player."""
    match key:
        case "beatings":
            prisoner.beatings = read_number(value, "the number of beatings", 0, MOST_BEATINGS)
        case "cigarettes":
            prisoner.cigarettes = read_number(value, "the number of cigarettes", 0, MOST_COUNTED)
        case "points":
            prisoner.points = read_number(value, "the number of points", 0, MOST_COUNTED)
        case "dug":
            prisoner.dug = _read_dug(value)
        case "gang":
            prisoner.gang = s.rulebook.gang_cards[badge(s, value)]
        case "background":
            prisoner.background = s.rulebook.backgrounds[_background(s, value)]
        case "revealed":
            prisoner.revealed = value == "yes"
        case "shrugged":
            prisoner.shrugged = value == "yes"
        case _:
            raise BadNotation("unreadable", f"'{shortened(key)}' is nothing to say of a player", found=shortened(key))


def _read_dug(text: str) -> int:
    """Read the tools in a player's tunnel, packed."""
    dug = [0] * STACKS
    for key, n in map(_counted, text.split("+")):
        if key not in _TOOL_KEYS:
            raise not_known(key, "a tool to dig with", "tools", ", ".join(_TOOL_KEYS))
        dug[_read_card(key)] += n
    if max(dug) > MOST_DUG:
        raise BadNotation("too-many", "there are more tools in a tunnel than in the box", "D0")
    return sum(n << (DUG_WIDTH * tool) for tool, n in enumerate(dug))


_TOOL_KEYS: Final = [KEYS[tool] for tool in TOOLS]


def badge(s: State, key: str) -> int:
    """Read a gang card: 'cartel1'."""
    keys = [card.key() for card in s.rulebook.gang_cards]
    if key not in keys:
        raise not_known(key, "a gang card", "gang cards", ", ".join(keys))
    return keys.index(key)


def _background(s: State, key: str) -> int:
    keys = [card.key() for card in s.rulebook.backgrounds]
    if key not in keys:
        raise not_known(key, "a Background", "Backgrounds", ", ".join(keys[:-1]))
    return keys.index(key)


# Gang decks and Michel cards


def _write_gang_deck(deck: GangDeck) -> str:
    """Write a gang's deck: which cards may come, how many are above, and those under it in order."""
    cards = "".join(str(at + 1) for at in range(CARDS_A_GANG) if deck.cards >> at & 1)
    under = "".join(UNKNOWN if card == UNSEEN else str(card % CARDS_A_GANG + 1) for card in deck.under)
    return f"{cards}.{int(deck.shuffled)}.{under}"


def _read_gang_deck(deck: GangDeck, gang: int, text: str) -> None:
    """Read a gang's deck."""
    cards, shuffled, under = (*text.split("."), "", "")[:3]
    deck.cards = 0
    for card in cards:
        deck.cards |= 1 << _read_badge(card)
    deck.shuffled = read_number(shuffled, "the size of a gang's deck", 0, CARDS_A_GANG)
    deck.under = bytes([UNSEEN if card == UNKNOWN else gang * CARDS_A_GANG + _read_badge(card) for card in under])


def _read_badge(text: str) -> int:
    """Read the number of a card of a gang, counted from 0."""
    return read_number(text, "a card of a gang", 1, CARDS_A_GANG) - 1


def write_michels(pack: int) -> str:
    """Write Michel cards by kind with their numbers."""
    counts = [(kind, pack >> (MICHEL_WIDTH * kind) & MOST_MICHELS) for kind in range(MICHEL_KINDS)]
    return ",".join(_times(michel_word(kind), n) for kind, n in counts if n) or "-"


def _read_michels(text: str) -> int:
    counts = [0] * MICHEL_KINDS
    for word, n in map(_counted, [] if text == "-" else text.split(",")):
        counts[michel_kind(word)] += n
    if max(counts) > MOST_MICHELS:
        raise BadNotation("too-many", f"there are at most {MOST_MICHELS} Michel cards of a kind", "D6.1")
    return sum(n << (MICHEL_WIDTH * kind) for kind, n in enumerate(counts))


# Positions


_DECKS: Final = ("deck", "micheldeck")  # written even when empty, because left out they are all cards that are left


def write_position(s: State) -> str:
    """Write a position, or a view, in one line; default values are left out."""
    fields = {
        **agreed(s),
        "players": ";".join(_write_prisoner(s.prisoners[seat]) for seat in range(s.seats)),
        "stacks": ",".join(f"{KEYS[card]}*{int(s.stacks[card])}" for card in range(STACKS)),
        "deck": _write_pile(s.deck) if s.deck.known or any(_nowhere(s)[STACKS:]) else "",
        "decksize": "" if s.deck_size == s.deck.known else str(int(s.deck_size)),
        "discards": _write_pile(s.discards),
        "gangs": _write_gang_decks(s),
        "peeked": ",".join(UNKNOWN if card == UNSEEN else s.rulebook.gang_cards[card].key() for card in s.peeked),
        "gathered": _write_pile(s.gathered),
        "shown": "" if s.shown == NO_CARD else KEYS[s.shown],
        **_write_fight(s),
        **_write_michel(s),
        **_write_turn(s),
        "rules": s.rulebook.agreed.get(RULES, ""),
        "data": write_data(s.rulebook.printed.corrections),
    }
    return " ".join(f"{key}={value}" for key, value in fields.items() if value and (value != "-" or key in _DECKS))


def agreed(s: State) -> dict[str, str]:
    """Return the options of the table that differ from the default."""
    return unusual(OPTIONS, s.rulebook.agreed, EARLIER)


def _write_gang_decks(s: State) -> str:
    """Write the gang decks that are not complete."""
    words = [f"{gang}.{_write_gang_deck(s.gang_decks[at])}" for at, gang in enumerate(GANGS)]
    return ";".join(word for word in words if not word.endswith(".1234.4."))


def _write_fight(s: State) -> dict[str, str]:
    """Write a current extortion."""
    if s.fight is None:
        return {}
    fight = s.fight
    attacker = "michel" if fight.attacker == MICHEL else str(fight.attacker + 1)
    tool = "" if fight.tool == NO_CARD else KEYS[fight.tool]
    laid = ",".join(f"{weapon // KINDS + 1}.{KEYS[weapon % KINDS]}" for weapon in s.laid)
    return {"fight": f"{attacker},{fight.defender + 1},{tool},{int(fight.fists)}", "laid": laid}


def _write_michel(s: State) -> dict[str, str]:
    """Write where Michel(le) is, and the Michel cards."""
    if s.michel == NOWHERE:
        return {}
    usual = s.michel_deck == 0 and _rest_of_michels(s, int(s.rulebook.printed.michel)) == 0
    return {
        "at": AREA_KEYS[s.michel],
        "micheldeck": "" if usual else write_michels(int(s.michel_deck)),
        "micheldiscards": write_michels(int(s.michel_discards)),
        "turned": ",".join(michel_word(kind) for kind in s.turned),
    }


def _write_turn(s: State) -> dict[str, str]:
    """Write whose turn it is, what has been done in it, and the demands."""
    return {
        "turn": str(s.turn + 1),
        "turns": _number(s.turns),
        "left": str(int(s.left)) if s.left != TURN else "",
        "searches": _number(s.searches),
        "used": _number(s.used),
        "moment": next(word for word, moment in _MOMENTS.items() if moment == s.moment),
        "asked": ";".join(_write_demand(demand) for demand in _demands(s)),
        "doubts": ";".join(_write_doubt(doubt) for doubt in s.doubts or []),
        "won": str(s.winner + 1) if s.over else "",
    }


def _write_doubt(doubt: Doubt) -> str:
    """Write a doubt: the victim, the taker, and its numbers."""
    return f"{doubt.victim + 1}.{doubt.taker + 1}.{doubt.strangers}.{doubt.spent}"


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


FIELDS: Final = (
    "players", "stacks", "deck", "decksize", "discards", "gangs", "peeked", "gathered", "shown", "fight", "laid", "at",
    "micheldeck", "micheldiscards", "turned", "turn", "turns", "left", "searches", "used", "moment", "asked", "doubts",
    "won", "rules", "data",
)  # fmt: skip


def position(fields: dict[str, str], luck: Luck) -> State:
    """Build a position from its fields; stacks and deck, if not given, are all cards that are nowhere else."""
    unknown = [key for key in fields if key not in FIELDS and key not in [option.name for option in OPTIONS]]
    if unknown:
        raise unknown_field(unknown[0], FIELDS)
    if "players" not in fields:
        raise BadNotation("missing-field", "a position needs players", known="players")
    players = fields["players"].split(";")
    options = agreed_options(options_in(fields, OPTIONS), len(players))
    s = empty_table(options, luck, read_data(fields))
    for seat, player in enumerate(players):
        _read_prisoner(s, s.prisoners[seat], player)
    _read_gangs(s, fields)
    _read_fight(s, fields)
    _read_michel(s, fields)
    _read_cards(s, fields)
    _read_turn(s, fields)
    check(s)
    return s


def _read_gangs(s: State, fields: dict[str, str]) -> None:
    """Set up the gang decks; an open card beside a player is not in its deck."""
    for seat in range(s.seats):
        card = s.prisoners[seat].gang.number
        if card != NO_GANG:
            deck = s.gang_decks[card // CARDS_A_GANG]
            deck.cards &= ~(1 << int(card % CARDS_A_GANG))
            deck.shuffled -= 1
    for word in fields["gangs"].split(";") if "gangs" in fields else []:
        gang, _, rest = word.partition(".")
        if gang not in GANGS:
            raise not_known(gang, "a gang", "gangs", ", ".join(GANGS))
        _read_gang_deck(s.gang_decks[GANGS.index(gang)], GANGS.index(gang), rest)
    peeked = fields["peeked"].split(",") if "peeked" in fields else []
    s.peeked = bytes([UNSEEN if key == UNKNOWN else badge(s, key) for key in peeked])


def _read_fight(s: State, fields: dict[str, str]) -> None:
    """Set up a current extortion."""
    if "fight" in fields:
        attacker, defender, tool, fists = (*fields["fight"].split(","), "", "", "")[:4]
        who = MICHEL if attacker == "michel" else read_seat(attacker, int(s.seats))
        whose = read_number(fists, "whose fists have counted", 0, (1 << int(s.seats)) - 1)
        s.fight = Fight(who, read_seat(defender, int(s.seats)), _read_card(tool) if tool else NO_CARD, whose)
    for word in fields["laid"].split(",") if "laid" in fields else []:
        seat, _, card = word.partition(".")
        s.laid += bytes([read_seat(seat, int(s.seats)) * KINDS + _read_card(card)])
    s.shown = _read_card(fields["shown"]) if "shown" in fields else NO_CARD


def _read_michel(s: State, fields: dict[str, str]) -> None:
    """Set up Michel(le) and the cards; without a deck, it is all cards that are nowhere else."""
    if "at" in fields:
        s.michel = _read_area(fields["at"])
    turned = fields["turned"].split(",") if "turned" in fields else []
    s.turned = bytes([michel_kind(word) for word in turned])
    s.michel_discards = _read_michels(fields.get("micheldiscards", "-"))
    if "micheldeck" in fields:
        s.michel_deck = _read_michels(fields["micheldeck"])
    elif s.michel != NOWHERE:
        s.michel_deck = _rest_of_michels(s, int(s.michel_deck))


def _rest_of_michels(s: State, box: int) -> int:
    """Return the Michel cards of the box that are neither discarded nor turned up, packed."""
    rest = 0
    for kind in range(MICHEL_KINDS):
        boxed = box >> (MICHEL_WIDTH * kind) & MOST_MICHELS
        left = boxed - int(s.michel_discards >> (MICHEL_WIDTH * kind) & MOST_MICHELS) - s.turned.count(kind)
        if left < 0:
            raise BadNotation(
                "too-many", f"there are more Michel cards {michel_word(kind)} on the table than in the box", "D6.1"
            )
        rest |= left << (MICHEL_WIDTH * kind)
    return rest


def _read_cards(s: State, fields: dict[str, str]) -> None:
    """Set up stacks, deck and discards."""
    _read_pile(s.discards, fields.get("discards", "-"))
    _read_pile(s.gathered, fields.get("gathered", "-"))
    rest = _the_rest(s)
    if "deck" in fields or "decksize" in fields:
        _read_pile(s.deck, fields.get("deck", "-"))
    else:
        for card in range(STACKS, KINDS):
            s.deck.put(card, rest[card])
    for card in range(STACKS):
        s.stacks[card] = max(0, rest[card] - int(s.deck.number(card)))
    for word in fields["stacks"].split(",") if "stacks" in fields else []:
        key, n = _counted(word)
        if key not in KEYS[:STACKS]:
            raise BadNotation(
                "word", f"'{shortened(key)}' has no stack; stacks: {', '.join(KEYS[:STACKS])}",
                found=shortened(key), known=", ".join(KEYS[:STACKS]),
            )  # fmt: skip
        s.stacks[_read_card(key)] = n
    for card in range(KINDS):
        if s.deck.number(card) + (s.stacks[card] if card < STACKS else 0) > rest[card]:
            raise BadNotation(
                "too-many", f"there are more cards of the kind {KEYS[card]} on the table than in the box", "D0"
            )
    if "decksize" in fields:
        s.deck_size = read_number(fields["decksize"], "the size of the deck", 0, SEARCH_CARDS)
    else:
        s.deck_size = s.deck.known - face_down(s)


def _the_rest(s: State) -> list[int]:
    """Count the cards of each kind that are nowhere on the table."""
    rest = _nowhere(s)
    for card, n in enumerate(rest):
        if n < 0:
            raise BadNotation(
                "too-many", f"there are more cards of the kind {KEYS[card]} on the table than in the box", "D0"
            )
    return rest


def _nowhere(s: State) -> list[int]:
    """Count the cards of each kind that are neither on the table nor in the stacks and the deck."""
    rest = [int(n) for n in s.rulebook.printed.counts]
    for pile in [s.hand(seat) for seat in range(s.seats)] + [s.discards, s.gathered]:
        for card in pile.listed():
            rest[card] -= 1
    for weapon in s.laid:
        rest[weapon % KINDS] -= 1
    if s.shown != NO_CARD:
        rest[s.shown] -= 1
    for seat in range(s.seats):
        for tool in TOOLS:
            rest[tool] -= int(s.prisoners[seat].tools_dug(tool))
    return rest


def _read_turn(s: State, fields: dict[str, str]) -> None:
    """Set the turn and the demands."""
    s.turn = read_seat(fields.get("turn", "1"), int(s.seats))
    s.turns = read_number(fields.get("turns", "0"), "the number of turns", 0, _MOST_TURNS)
    s.left = read_number(fields.get("left", str(TURN)), "actions left", 0, _MOST_ACTIONS)
    s.searches = read_number(fields.get("searches", "0"), "searches", 0, _MOST_ACTIONS)
    s.used = read_number(fields.get("used", "0"), "what is done once a turn", 0, _MOST_USED)
    moment = fields.get("moment", "")
    if moment not in _MOMENTS:
        raise not_known(moment, "a moment of a turn", "moments", ", ".join(word for word in _MOMENTS if word))
    s.moment = _MOMENTS[moment]
    for demand in reversed(fields["asked"].split(";") if "asked" in fields else []):
        s.ask(_read_demand(s, demand))
    if "doubts" in fields:
        s.doubts = [_read_doubt(doubt, int(s.seats)) for doubt in fields["doubts"].split(";")]
    if "won" in fields:
        s.over = True
        s.winner = read_seat(fields["won"], int(s.seats))


def _read_demand(s: State, text: str) -> Demand:
    """Read a demand: its name, the player (or Michel(le), who fights like one) and its numbers."""
    name, *numbers = text.split(",")
    if name not in s.rulebook.demands or len(numbers) != 1 + DETAILS.get(name, 0):
        raise BadNotation("asked", f"'{shortened(text)}' is nothing a player is asked", found=shortened(text))
    seat = read_number(numbers[0], "a player", 1, MICHEL + 1) - 1
    details = [read_number(number, f"a number of {name}", 0, _MOST_DETAIL) for number in numbers[1:]]
    return s.rulebook.demand(name, seat, details)


_MOST_DETAIL: Final = 99_999  # beyond the bits of all accessories, and beyond the catalogue
DETAILS: Final = {  # how many numbers belong to what is asked
    "ChooseWay": 2, "RunWhere": 1, "MichelWay": 1, "PayDues": 4, "KeepBadge": 1, "InPlay": 1, "Stand": 3,
    "FaceMichel": 3, "Beatings": 1, "Prize": 1, "Selling": 1, "Payment": 1, "InformantWindow": 1,
    "EmbezzlerWindow": 1, "EnforcerWindow": 1, "AskAnother": 2, "ChooseLoot": 1, "Giving": 1,
}  # fmt: skip


def _read_doubt(text: str, seats: int) -> Doubt:
    """Read a doubt: the victim, the taker, how many cards were not known, and whether it is settled."""
    victim, taker, strangers, spent = (*text.split("."), "", "", "", "")[:4]
    if text.count(".") != 3 or victim == taker:  # noqa: PLR2004 - four numbers
        raise BadNotation(
            "unreadable", f"'{shortened(text)}' is not a doubt about a card that went from one player to another",
            found=shortened(text),
        )  # fmt: skip
    return Doubt(
        read_seat(victim, seats),
        read_seat(taker, seats),
        read_number(strangers, "the number of cards not known", 0, _MOST_CARDS),
        read_number(spent, "whether a card has turned up since", 0, 1),
    )
