"""Is what a screen draws of Cartagena, and says before the click, what then happens?"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, cast

import msgspec
import pytest

from escapade.effects import CardsMove, Mark, PickCard, PickPiece, PickSpot, PieceMoves, Spot
from escapade.engine import seeded
from escapade.games.cartagena import CARTAGENA
from escapade.games.cartagena.notation import whereabouts
from escapade.match import Match
from escapade.words import languages, words
from tests.tables import decide

if TYPE_CHECKING:
    from collections.abc import Iterable

    from escapade.effects import Effect, MoveDescription
    from escapade.games.cartagena.state import State

OFTEN = 8  # times that a sentence is looked at, with other facts
NAMES = ["Ann", "Bo", "Cy", "Di"]
RAW = re.compile(r"\{|\}|\$|cartagena-|None")  # what a sentence never holds: an unknown variable, an id
EVERYTHING = {"edition": "escape", "stage": "crossing", "tiles": "8", "morgan": "yes", "limit": "yes", "tricks": "yes"}
TABLES = [{}, {"cards": "tortuga"}, {"cards": "hispaniola"}, {"edition": "escape", "tiles": "4"}, EVERYTHING]
BLUE = (
    "cards=tortuga path=bphsdk.dbkphs.pkdhsb.hkpbsd.phdsbk.spbkdh "
    "crews=0.6.6.9.17.18:s2d4bhp;5.8.17.17.22.26:sp3b;0.11.12.19.19.29:s2kbhp2;0.9.21.30.33.37:skb row=bddhpbdss"
)
RED = BLUE.replace("cards=tortuga ", "edition=escape morgan=yes ").replace(" row=bddhpbdss", "")
each_table = pytest.mark.parametrize("options", TABLES, ids=lambda options: " ".join(options.values()) or "plain")


def described(position: str, seat: int = 0) -> dict[str, MoveDescription]:
    """Return the moves of a seat by their texts."""
    table = CARTAGENA.read_position(position, seeded(1))
    return {told.text: told for told in described_all(table, seat)}


def described_all(view: object, seat: int) -> list[MoveDescription]:
    s = cast("State", view)
    return [CARTAGENA.drawing.describe(s, seat, action) for action in s.legal(seat)]


def says(told: MoveDescription) -> str:
    """Say a move and its notes in English."""
    return "; ".join(words(game="cartagena").say(line, NAMES) for line in (told.message, *told.notes))


def place(at: int) -> Spot:
    return Spot("place", at=at)


# Each kind of move


def test_an_advance_says_where_a_card_leads() -> None:
    moves = described(BLUE)
    assert says(moves["0d"]).startswith("dagger to 7")
    assert moves["0d"].effects == [
        CardsMove([1], Spot("hand", 0), Spot("discards")),
        PieceMoves("pirate", place(0), place(7), 0),
    ]
    assert moves["0d"].picks == [PickCard(1, Spot("hand", 0)), PickPiece("pirate", place(0), 0)]
    assert says(moves["17b"]).startswith("bottle to the boat"), "every bottle ahead is taken"


def test_a_retreat_says_which_cards_it_draws_and_what_it_leaves_to_the_next_player() -> None:
    moves = described(BLUE)
    assert says(moves["17<"]).startswith("Back to 12, +1; 2 pirates there; you draw bottle")
    assert moves["17<"].effects[1] == CardsMove([3], Spot("row"), Spot("hand", 0))
    assert moves["17<"].picks == [PickPiece("pirate", place(17), 0), PickSpot(place(12))]
    assert moves["18<"].picks[1] == PickSpot(place(12)), "17 is full"
    assert says(moves["9<"]).endswith("then Bo can move back to 6 for 2 cards!")
    assert moves["9<"].marks == [Mark(place(6), "!2")]


def test_a_push_says_whose_pirate_goes_where_and_takes_two_clicks() -> None:
    path = "rsbhcp.hbpsrc.phrcsb.rsbhcp.hbpsrc.phrcsb"
    moves = described(f"edition=escape morgan=yes path={path} crews=0.0.0.0.0.5:p;0.0.0.0.0.3:r")
    push = moves["3>2"]
    assert says(push).startswith("Push Bo to 5, +1; 2 pirates there; you draw 1 card")
    assert push.effects == [
        PieceMoves("pirate", place(3), place(5), 1),
        CardsMove([None], Spot("deck"), Spot("hand", 0)),
    ]
    assert push.picks == [PickPiece("pirate", place(3), 1), PickSpot(place(5))]
    assert words(game="cartagena").form(push.message, NAMES, "full") == "Push Bo to 5, +1 (from 3)"


# Every game


@each_table
def test_what_a_move_describes_is_what_happens(options: dict[str, str]) -> None:
    match, luck = Match("cartagena", 3, options, seed=5), seeded("choose")
    for _ in range(300):
        if match.over:
            break
        seat = match.to_act[0]
        told = described_all(match.view(seat), seat)
        chosen = told[int(luck.below(len(told)))]
        happened = match.play(chosen.text, seat)
        if any(event.name() == "Asked" for event in happened):
            continue  # a grey card, or an object: the rest comes after the answers
        ran = [effect for event in happened for effect in event.effects() if is_run(effect)]
        promised = [effect for effect in chosen.effects if is_run(effect)]
        if chosen.kind not in {"Chest", "Discard"}:  # where a snake may sit; after which a grey card does its work
            assert counted(ran) == counted(promised)
        drawn = [event for event in happened if event.name() in {"Drew", "Picked"}]
        if chosen.kind in {"Retreat", "Push", "Draw"} and not match.over:
            assert len(drawn) == sum(len(effect.cards) for effect in chosen.effects if isinstance(effect, CardsMove))


def is_run(effect: Effect) -> bool:
    return isinstance(effect, PieceMoves) and effect.piece == "pirate"


def counted(runs: list[Effect]) -> Counter[tuple[Spot, Spot, int | None]]:
    found: Counter[tuple[Spot, Spot, int | None]] = Counter()
    for run in runs:
        assert isinstance(run, PieceMoves)
        found[run.start, run.end, run.owner] += run.count
    return found


@each_table
def test_whole_games_are_described_in_every_language_and_events_add_up_to_the_table(options: dict[str, str]) -> None:
    match, luck = Match("cartagena", 4, options, seed=7, names=NAMES), seeded("players")
    books = {watcher: Book(seen(match, watcher)) for watcher in (None, 0, 1, 2, 3)}
    said: Counter[str] = Counter()
    for _ in range(250):
        if match.over:
            break
        for watcher in (None, match.to_act[0]):
            check_words(match, watcher, said)
        seat, action = decide(match.state, luck)
        outcome = match.play(action, seat)
        for watcher, book in books.items():
            book.add(effect for event in outcome.seen[watcher] for effect in event.effects())
            assert book.counts == Book(seen(match, watcher)).counts, outcome.text


def seen(match: Match, watcher: int | None) -> State:
    return cast("State", match.view(watcher))


def check_words(match: Match, watcher: int | None, heard: Counter[str]) -> None:
    """Look at every sentence about a watcher's moves and what it is asked, each a few times; can all of it travel?"""
    view, drawing = seen(match, watcher), CARTAGENA.drawing
    moves = [] if watcher is None else described_all(view, watcher)
    msgspec.json.encode([drawing.picture(view), moves])
    lines = [line for told in moves for line in (told.message, *told.notes, told.group)]
    lines += [drawing.question(view, watcher), *drawing.seat_notes(view, 0)]
    for line in lines:
        assert line is not None
        heard[line.id] += 1
        if heard[line.id] > OFTEN:
            continue
        for language in languages():
            said = words(language, "cartagena")
            assert said.bundle.knows(line.id), f"{language} lacks {line.id}"
            for form in (None, "short", "full"):
                assert not RAW.search(said.form(line, NAMES, form)), f"{language}: {line}"


class Book:
    """Where all pirates are, how many cards everybody holds, and where the boat lies, as effects name the places."""

    def __init__(self, s: State) -> None:
        """Look at a table."""
        self.counts: Counter[tuple[Spot, object]] = Counter()
        for seat in range(int(s.seats)):
            for at in whereabouts(s, s.crews[seat]):
                self.counts[place(at), seat] += 1
            self.counts[Spot("hand", seat), "cards"] += int(s.crews[seat].held)
        if s.board.boat:
            self.counts[Spot("shore", at=int(s.shore)), None] += 1

    def add(self, effects: Iterable[Effect]) -> None:
        """Let effects happen."""
        for effect in effects:
            match effect:
                case PieceMoves():
                    self.counts[effect.start, effect.owner] -= effect.count
                    self.counts[effect.end, effect.owner] += effect.count
                case CardsMove():
                    for spot, by in ((effect.start, -1), (effect.end, 1)):
                        if spot.zone == "hand":
                            self.counts[spot, "cards"] += by * len(effect.cards)
                case _:
                    pass


def test_a_picture_shows_no_hand_but_ones_own() -> None:
    match = Match("cartagena", 3, seed=1)
    crews = match.game.drawing.picture(match.view(1)).crews
    assert [(len(crew.hand), crew.hidden) for crew in crews] == [(0, 6), (6, 0), (0, 6)]


def test_seats_have_secrets_from_each_other_unless_all_hands_lie_open() -> None:
    hidden, shown = Match("cartagena", 2, seed=1), Match("cartagena", 2, {"cards": "tortuga"}, seed=1)
    assert [match.game.drawing.has_secrets(match.view(0)) for match in (hidden, shown)] == [True, False]
