"""Do moves describe what they do, and do events add up to the table?"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, cast

import pytest

from escapade.effects import CardsMove, CounterChanges, PickCard, PickPlayer, PickSpot, PieceMoves, Spot, TokenTurns
from escapade.engine import seeded
from escapade.games.outrun import OUTRUN
from escapade.games.outrun.cards import listed
from escapade.match import Match
from escapade.words import languages, words
from tests.tables import decide

if TYPE_CHECKING:
    from collections.abc import Iterable

    from escapade.effects import Effect, MoveDescription
    from escapade.games.outrun.state import State

NAMES = ["Ann", "Bo", "Cy"]
RAW = re.compile(r"\{|\}|\$|outrun-|None")  # what a sentence never holds: an unknown variable, an id
BEAR = "monster=bear order=1.2.3 step=interference round=1 gone=EDHFB path=EDHFB"
REACTING = f"{BEAR.replace('interference', 'reaction')} seat=1"
AT_ONCE = ("take", "fair", "steal")  # those that are played on others


def a_table(position: str) -> State:
    return cast("State", OUTRUN.read_position(position, seeded(1)))


def described(position: str, seat: int = 0) -> dict[str, MoveDescription]:
    """Return the moves of a seat by their texts."""
    return {told.text: told for told in described_all(a_table(position), seat)}


def says(told: MoveDescription) -> str:
    """Say a move and its notes in English."""
    return "; ".join(words(game="outrun").say(line, NAMES) for line in (told.message, *told.notes))


def question(position: str, seat: int) -> str:
    """Say in English what a seat is asked."""
    asked = OUTRUN.drawing.question(a_table(position), seat)
    assert asked is not None
    return words(game="outrun").say(asked, NAMES)


# Each kind of move


def test_a_card_says_what_it_does_on_whom_and_what_it_replaces() -> None:
    moves = described(f"{BEAR} runners=3::reverse;4:swapAB.wrongD;5")
    assert says(moves["reverse>2"]) == "Reverse on Bo; replaces Swap A/B"
    assert says(moves["reverse>1"]) == "Reverse on yourself"
    assert says(moves["keep"]) == "Keep your card"
    assert moves["reverse>2"].effects == [
        CardsMove([3], Spot("front", 1), Spot("discards")),
        CardsMove([0], Spot("hand", 0), Spot("front", 1)),
    ]
    assert moves["reverse>2"].picks == [PickCard(0, Spot("hand", 0)), PickPlayer(1)]
    assert moves["reverse>2"].group == moves["reverse>3"].group != moves["keep"].group


def test_a_card_that_works_at_once_moves_the_cards_in_front_of_players() -> None:
    held = "focus.take.fair.steal"
    moves = described(f"{BEAR} runners=3:long1.reverse:{held};4:swapAB.long1:?2;5")
    spent = {text: told.effects[-1] for text, told in moves.items() if told.kind == "Play"}
    assert all(isinstance(last, CardsMove) and last.end == Spot("discards") for last in spent.values())
    assert moves["focus>1"].effects[:-1] == [CardsMove([0, 15], Spot("front", 0), Spot("discards"))]
    assert moves["take>2"].effects[:-1] == [
        CardsMove([3, 15], Spot("front", 1), Spot("discards")),
        CardsMove([0, 15], Spot("front", 0), Spot("front", 1)),
    ]
    assert moves["fair>2"].effects[:-1] == [
        CardsMove([0, 15], Spot("front", 0), Spot("front", 1)),
        CardsMove([3, 15], Spot("front", 1), Spot("front", 0)),
    ]
    assert moves["steal>2"].effects[:-1] == [CardsMove([None, None], Spot("hand", 1), Spot("hand", 0))]


def test_a_place_says_how_far_it_leads_and_what_the_monster_does_there() -> None:
    faster = "order=1.2.3 step=faster seat=1 path=EDHFB gone=EDHFB round=1"
    bear = described(f"monster=bear runners=3@4fr:wrongA;4f;4f {faster}")
    assert says(bear["=4"]) == "Stay on place 4: 1 room"
    assert says(bear["=1"]) == "Place 1: 0 rooms; wounded: lose all cards in front of you"
    assert bear["=4"].effects == [PieceMoves("runner", Spot("room", at=3), Spot("room", at=4), 0)]
    assert bear["=1"].effects == [PieceMoves("placed", Spot("place", at=4), Spot("place", at=1), 0)]
    assert bear["=1"].picks == [PickSpot(Spot("place", at=1))]
    dragon = described(f"monster=dragon runners=3@6fr:wrongA;4f;4f {faster}")
    assert any("draw 2 cards" in says(told) for told in dragon.values())
    assert any("burned: lose all cards in front of you" in says(told) for told in dragon.values())
    zombie = described(f"monster=zombie runners=3@6fr;4f;4f {faster}")
    assert any("you become infected" in says(told) for told in zombie.values())


def test_the_only_right_runner_is_not_called_the_last_one() -> None:
    faster = "monster=bear step=faster path=EDHFB gone=EDHFB round=1"
    last = "You were the last to run correctly: stay, or take a place further left."
    assert question(f"{faster} order=2.1.3 seat=1 runners=3@5fr;4@6fr;4f", 0) == last
    only = f"{faster} order=1.2.3 seat=1 runners=3@6fr;4f;4f"
    assert question(only, 0) == "Only you ran correctly: stay, or take a place further left."
    assert question(only, 1) == "Ann may take a place further left."


def test_to_infect_says_who_is_safe_and_why() -> None:
    moves = described(
        "monster=zombie runners=3@1ir;4f;4@6if order=3.1.2 step=effects seat=1 path=EDHFB gone=EDHFB round=1"
    )
    assert says(moves["infect>2"]) == "Infect Bo"
    assert moves["infect>2"].effects == [TokenTurns(Spot("health", 1), "infected")]
    assert says(moves["infect>3"]) == "Infect Cy; Cy is infected already: nothing happens"
    assert moves["infect>3"].effects == []
    moves = described(
        "monster=zombie runners=3@1ir;4f;4@6mrf order=3.1.2 step=effects seat=1 path=EDHFB gone=EDHFB round=1"
    )
    assert says(moves["infect>3"]) == "Infect Cy; Cy is immune this round: nothing happens"


def test_a_shield_says_what_it_cancels() -> None:
    position = f"{REACTING} played=wrongA.2.1 runners=3::shield;4;5"
    moves = described(position)
    assert says(moves["accept"]) == "Accept Wrong way A"
    assert moves["accept"].effects == [CardsMove([7], Spot("played"), Spot("front", 0))]
    assert says(moves["shield"]) == "Use a Shield; cancels Wrong way A"
    assert moves["shield"].effects == [
        CardsMove([21], Spot("hand", 0), Spot("front", 0)),
        CardsMove([7], Spot("played"), Spot("discards")),
    ]


def test_a_card_played_on_me_is_told_as_it_happens_to_me() -> None:
    asked = {card: question(f"{REACTING} played={card}.2.1 runners=3:reverse:boost;4:wrongD:;5", 0) for card in AT_ONCE}
    assert asked == {
        "take": "Bo plays “Take mine” on you: you get the cards in front of Bo.",
        "fair": "Bo plays “Fair swap?” on you: you swap the cards in front of you with Bo.",
        "steal": "Bo plays “Steal” on you: the cards in your hand go to Bo.",
    }
    lasting = f"{REACTING} played=wrongA.2.1 runners=3::boost;4;5"
    assert question(lasting, 0) == "Bo plays “Wrong way A” on you: skip A."
    assert question(lasting, 2) == "Bo plays “Wrong way A” on Ann."


def test_to_call_time_says_how_many_more_must() -> None:
    run = "monster=bear path=EDHFB gone=EDHFB step=run round=1"
    assert says(described(f"{run} runners=3o;4o;5o")["time"]) == "Call time; 1 more player must call time"
    assert says(described(f"{run} runners=3o;4o;5o calls=2")["time"]) == "Call time; ends the run for everyone"
    assert described(f"{run} runners=3o;4o;5o")["time"].effects == [CounterChanges("calls", 1)]


def test_a_run_is_not_listed_but_says_what_was_laid() -> None:
    table = a_table("monster=bear path=EDHFB gone=EDHFB step=run round=1 runners=3o:long1;4o")
    assert "run" not in {told.kind.lower() for told in described_all(table, 0)}
    run = OUTRUN.drawing.describe(table, 0, OUTRUN.read_action(table, "E1DHFB@5320-120"))
    assert says(run) == "Run E, +1, D, H, F, B: 5.20 s"
    asked = OUTRUN.drawing.question(table, 0)
    assert asked is not None
    assert words(game="outrun").say(asked, NAMES) == "Play your cards in the order of the path, then Finish."


# Every game


@pytest.mark.parametrize("monster", ["vampire", "bear", "zombie", "dragon"])
@pytest.mark.parametrize("mode", ["together", "apart"])
def test_whole_games_are_described_in_every_language_and_events_add_up_to_the_table(monster: str, mode: str) -> None:
    match = Match("outrun", 3, {"monster": monster, "mode": mode}, seed=monster, names=NAMES)
    luck = seeded("players")
    books = {watcher: Book(seen(match, watcher)) for watcher in (None, 0, 1, 2)}
    while not match.over:
        for watcher in books:
            check_words(match, watcher)
        seat, action = decide(match.state, luck)
        outcome = match.play(action, seat)
        for watcher, book in books.items():
            book.add(effect for event in outcome.seen[watcher] for effect in event.effects())
            assert book.counts == Book(seen(match, watcher)).counts, outcome.text


def seen(match: Match, watcher: int | None) -> State:
    return cast("State", match.view(watcher))


def described_all(view: State, seat: int) -> list[MoveDescription]:
    return [OUTRUN.drawing.describe(view, seat, action) for action in view.legal(seat)]


def check_words(match: Match, watcher: int | None) -> None:
    """Look at every sentence about a watcher's moves and what it is asked."""
    view = seen(match, watcher)
    asked = OUTRUN.drawing.question(view, watcher)
    assert asked is not None
    lines = [asked]
    for told in [] if watcher is None else described_all(view, watcher):
        lines += [told.message, *told.notes, *([told.group] if told.group else [])]
    for language in languages():
        for line in lines:
            assert words(language, "outrun").bundle.knows(line.id), f"{language} lacks {line.id}"
            said = words(language, "outrun").say(line, NAMES)
            assert not RAW.search(said), f"{language}: {line} is said as {said!r}"


class Book:
    """Where all cards and tokens are, as effects name the places. Cards that may be face down are only counted."""

    def __init__(self, s: State) -> None:
        """Look at a table."""
        self.counts: Counter[tuple[Spot, object]] = Counter()
        for seat, runner in enumerate(s.runners):
            self.counts[Spot("room", at=int(runner.room)), seat] += 1
            self.counts[Spot("place", at=int(runner.place)), seat] += 1
            self.counts[Spot("hand", seat), "cards"] += int(runner.held())
            self.lie(Spot("front", seat), listed(runner.front))
        self.lie(Spot("middle"), listed(s.middle))

    def lie(self, spot: Spot, cards: list[int]) -> None:
        """Write down cards that lie face up."""
        for card in cards:
            self.counts[spot, card] += 1

    def add(self, effects: Iterable[Effect]) -> None:
        """Let effects happen."""
        for effect in effects:
            match effect:
                case PieceMoves():
                    self.counts[effect.start, effect.owner] -= effect.count
                    self.counts[effect.end, effect.owner] += effect.count
                case CardsMove():
                    for card in effect.cards:
                        self.move(effect.start, card, -1)
                        self.move(effect.end, card, 1)
                case _:
                    pass

    def move(self, spot: Spot, card: int | None, by: int) -> None:
        """Take a card away or put it down, where the book has such a place."""
        if spot.zone == "hand":
            self.counts[spot, "cards"] += by
        elif spot.zone in {"front", "middle"}:
            self.counts[spot, card] += by
