"""Tables a seat imagines: as likely as everything it knows makes them. All seeds are fixed, so nothing is chance."""

from __future__ import annotations

from collections import Counter
from math import comb, sqrt
from typing import TYPE_CHECKING

from escapade import COMPILED, engine
from escapade.engine import ScriptedLuck, seeded
from escapade.games import GAMES
from tests.tables import Watched, set_up

if TYPE_CHECKING:
    from collections.abc import Callable

    from escapade.engine import State

CARTAGENA = GAMES["cartagena"]
TIMES = 3000 if COMPILED else 1000

CLASSIC = "path=sdkbhp.sdkbhp.sdkbhp.sdkbhp.sdkbhp.sdkbhp"
HISPANIOLA = f"{CLASSIC} cards=hispaniola"
ESCAPE = "edition=escape path=prhsbc.prhsbc.prhsbc.prhsbc.prhsbc.prhsbc"
TRICKS = f"{ESCAPE} tricks=yes"
BOTH = f"{TRICKS} limit=yes"


def fields(state: State) -> dict[str, str]:
    return dict(word.split("=") for word in CARTAGENA.write_position(state).split())


def hand(state: State, seat: int) -> str:
    """Write a seat's hand."""
    return fields(state)["crews"].split(";")[seat].split(":")[1]


def number(pack: str, card: str) -> int:
    """Count the cards of a kind in 'b2kH'."""
    after = pack.partition(card)[2]
    many = after[: len(after) - len(after.lstrip("0123456789"))]
    return int(many or 1) if card in pack else 0


def imagined(table: Watched, seat: int | None) -> list[State]:
    """Imagine many tables."""
    luck = seeded("imagine")
    return [CARTAGENA.imagine(table.views[seat], luck) for _ in range(TIMES)]


def assert_share(tables: list[State], what: Callable[[State], bool], share: float) -> None:
    """So many of the tables are like that, give or take four standard deviations."""
    found = sum(what(table) for table in tables) / len(tables)
    assert abs(found - share) <= 4 * sqrt(share * (1 - share) / len(tables)), (found, share)


# Without any knowledge: all unseen cards are as likely


def test_an_unknown_hand_is_dealt_from_the_cards_nobody_has_shown() -> None:
    """Of 20 cards unseen 8 are keys; two of them make a hand, as often as they would by a fair deal."""
    table = set_up(f"{CLASSIC} crews=0.0.0.0.0.0:s;0.0.0.0.0.0:kb deck=k7b11 turn=1", seeded(1))
    tables = imagined(table, 0)
    assert_share(tables, lambda t: hand(t, 1) == "k2", comb(8, 2) / comb(20, 2))
    assert_share(tables, lambda t: hand(t, 1) == "kb", 8 * 12 / comb(20, 2))
    assert_share(tables, lambda t: hand(t, 1) == "b2", comb(12, 2) / comb(20, 2))


def test_cards_laid_or_held_by_oneself_are_in_nobody_elses_hand() -> None:
    table = set_up(f"{CLASSIC} crews=0.0.0.0.0.0:s17;0.0.0.0.0.0:kb2 discards=d17 turn=1", seeded(1))
    for state in imagined(table, 0):
        assert not set(hand(state, 1)) & {"s", "d"}


def test_the_next_card_does_not_follow_the_hand_imagined() -> None:
    """The other holds one card, like the next one of the deck as often as chance would have it."""
    table = set_up(f"{CLASSIC} crews=0.0.0.0.3.5:s;0.0.0.0.0.0:k deck=k9b10 turn=1", seeded(1))
    share = (10 * 9 + 10 * 9) / (20 * 19)
    assert_share(imagined(table, 0), lambda t: next_card(t, "5<") == hand(t, 1), share)


def next_card(state: State, move: str) -> str:
    """Play a move that draws one card for the first seat, and tell which."""
    before = Counter(hand(state, 0))
    engine.play(state, 0, CARTAGENA.read_action(state, move))
    return next(iter(Counter(hand(state, 0)) - before))


def test_tables_imagined_one_after_the_other_differ() -> None:
    table = set_up(f"{CLASSIC} crews=0.0.0.0.0.0:s;0.0.0.0.0.0:kb4 turn=1", seeded(1))
    assert len({hand(state, 1) for state in imagined(table, 0)}) > 100


def test_a_spectator_imagines_every_hand() -> None:
    table = set_up(f"{CLASSIC} crews=0.0.0.0.0.0:k2;0.0.0.0.0.0:kb deck=k7b11 turn=1", seeded(1))
    assert_share(imagined(table, None), lambda t: hand(t, 0) == "k2", comb(10, 2) / comb(22, 2))


# What was shown to all


def test_a_card_picked_from_the_open_row_is_always_in_that_hand() -> None:
    table = set_up(f"{HISPANIOLA} crews=0.0.0.0.3.5:s3;0.0.0.0.0.0:k3 row=bbd turn=1", seeded(1))
    table.say("5<")
    for state in imagined(table, 1):
        assert number(hand(state, 0), "b") >= 1
        assert fields(state)["row"] == "bd"


def test_a_hand_of_picked_cards_is_known_whole() -> None:
    table = set_up(f"{HISPANIOLA} crews=0.0.0.0.3.5:s;0.0.0.0.0.0:k3 row=bbd turn=1", seeded(1))
    table.say("0s", "5<")
    assert {hand(state, 0) for state in imagined(table, 1)} == {"b"}


def test_open_hands_leave_nothing_to_imagine_but_the_deck() -> None:
    table = set_up(f"{CLASSIC} cards=tortuga crews=0.0.0.0.3.5:s3;0.0.0.0.0.0:k3 row=bbd turn=1", seeded(1))
    position = CARTAGENA.write_position(table.state)
    assert {CARTAGENA.write_position(state) for state in imagined(table, 1)} == {position}


def test_with_the_deck_used_up_the_last_hand_is_imagined_as_it_is() -> None:
    table = set_up(f"{CLASSIC} crews=0.0.0.0.3.5:s;0.0.0.0.0.0:kh deck=- discards=p9 turn=1", seeded(1))
    table.say("5<")
    assert {hand(state, 1) for state in imagined(table, 0)} == {"kh"}


# What a pistol, a parrot or a hook showed


def test_a_hand_seen_along_the_pistol_is_known_but_for_the_card_drawn_after_it() -> None:
    table = set_up(f"{TRICKS} crews=0.0.0.0.0.0:p;0.0.0.0.0.0:rhhc deck=r5b15 turn=1", seeded(1))
    table.say("p!2", "^c")
    tables = imagined(table, 0)
    for state in tables:
        assert number(hand(state, 1), "h") == 2
        assert number(hand(state, 1), "r") >= 1
        assert "c" not in hand(state, 1)
    assert_share(tables, lambda t: number(hand(t, 1), "r") == 2, 5 / 20)


def test_a_hand_once_seen_loses_what_it_lays_and_gains_what_it_draws() -> None:
    table = set_up(f"{TRICKS} crews=0.0.0.0.0.0:p;0.0.0.0.0.3:rhhc deck=r5b15 turn=1", seeded(1))
    table.say("p!2", "^c", ".", "0h", "0r")
    tables = imagined(table, 0)
    assert {number(hand(state, 1), "h") for state in tables} == {1}
    assert_share(tables, lambda t: "r" in hand(t, 1), 5 / 20)


def test_the_robbed_player_knows_the_card_in_the_robbers_hand() -> None:
    table = set_up(f"{TRICKS} crews=0.0.0.0.0.0:pb;0.0.0.0.0.0:rc deck=h20 turn=1", seeded(1))
    table.say("p!2", "^c")
    for state in imagined(table, 1):
        assert "c" in hand(state, 0)


def test_a_third_player_learns_nothing_from_a_pistol() -> None:
    """Robber and victim hold three of the twelve cards unseen; the only chest is in one of the three as often."""
    table = set_up(f"{TRICKS} crews=0.0.0.0.0.0:p;0.0.0.0.0.0:rc;0.0.0.0.0.0:b deck=h10 turn=1", seeded(1))
    table.say("p!2", "^c")
    tables = imagined(table, 2)
    assert_share(tables, lambda t: "c" in hand(t, 0), 1 / 12)
    assert_share(tables, lambda t: "c" in hand(t, 1), 2 / 12)


def test_a_card_given_by_the_parrot_is_known_to_the_giver_and_to_who_got_it_alone() -> None:
    table = set_up(
        f"{TRICKS} crews=0.0.0.0.0.0:r;0.0.0.0.0.0:b;0.0.0.0.0.0:b deck=p2h2c9 turn=1", ScriptedLuck([0] * 4)
    )
    table.say("r!", "h>2", "p>3")
    for state in imagined(table, 0):
        assert "h" in hand(state, 1)
        assert "p" in hand(state, 2)
    assert any("h" not in hand(state, 1) for state in imagined(table, 2))
    assert any("p" not in hand(state, 2) for state in imagined(table, 1))


def test_who_threw_the_hook_knows_the_bottom_of_the_deck_in_order() -> None:
    table = set_up(f"{TRICKS} crews=0.0.0.0.0.0:h;0.0.0.0.0.0:b deck=p2rsc9 turn=1", ScriptedLuck([0] * 4))
    table.say("h!", "=r", "_s", "_p")
    assert {fields(state)["under"] for state in imagined(table, 0)} == {"spp"}
    bottoms = {fields(state)["under"] for state in imagined(table, 1)}
    assert len(bottoms) > 3
    assert {len(bottom) for bottom in bottoms} == {3}


def test_who_put_a_card_under_the_deck_knows_it_in_the_hand_that_draws_it() -> None:
    table = set_up(f"{TRICKS} crews=0.0.0.0.0.0:h;0.0.0.0.3.5:b deck=p2rs discards=c9 turn=1", ScriptedLuck([0] * 4))
    table.say("h!", "=r", "_s", "_p", ".", "5<")
    for state in imagined(table, 0):
        assert "s" in hand(state, 1)
        assert fields(state)["under"] == "pp"


# Cards that went unseen


def test_a_card_taken_at_random_was_each_card_of_the_hand_as_likely() -> None:
    """The first knows six of the seven cards, three chests and three sabres, out of which the second takes one."""
    table = seen_then_taken()
    tables = imagined(table, 0)
    assert_share(tables, lambda t: number(hand(t, 2), "c") == 3, 4 / 7)
    assert_share(tables, lambda t: number(hand(t, 2), "c") == 2, 3 / 7)
    assert_share(tables, lambda t: number(hand(t, 2), "s") == 3, 4 / 7)
    for state in tables:
        assert number(hand(state, 1), "c") + number(hand(state, 2), "c") == 3
        assert number(hand(state, 1), "s") + number(hand(state, 2), "s") <= 3


def test_a_card_drawn_later_does_not_make_it_less_likely_that_a_known_one_went() -> None:
    table = seen_then_taken()
    table.say(".", "3<")
    assert_share(imagined(table, 0), lambda t: number(hand(t, 2), "c") == 3, 4 / 7)


def test_a_hand_seen_whole_has_surely_lost_one_of_its_cards() -> None:
    table = set_up(f"{BOTH} crews=0.0.0.0.0.0:p;0.0.0.0.0.2:B;0.0.0.0.0.3:c5s5 deck=b9 turn=1", seeded(3))
    table.say("p!3", "^c", ".", "0B", "-b", "-s", "-s")  # the card drawn after the pistol is the one laid
    table.say(".", "3<")
    for state in imagined(table, 0):
        assert number(hand(state, 2), "c") + number(hand(state, 2), "s") == 6


def test_the_two_concerned_have_no_doubt() -> None:
    table = seen_then_taken()
    (card,) = set(hand(table.state, 1)) & set("bchs")
    for state in imagined(table, 2):
        assert card in hand(state, 1)
    for state in imagined(table, 1):
        assert hand(state, 1) == hand(table.state, 1)


def test_a_card_shown_later_settles_the_doubt() -> None:
    """There are no chests but those three: when the second lays one, the third has two left."""
    table = seen_then_taken(luck=4)
    assert "c" in hand(table.state, 1)
    table.say("0c")
    assert {number(hand(state, 2), "c") for state in imagined(table, 0)} == {2}


def seen_then_taken(luck: int = 3) -> Watched:
    """The first sees the third's hand, takes a chest; the second lays a grey card; chests and sabres are rare."""
    table = set_up(f"{BOTH} crews=0.0.0.0.0.0:p;0.0.0.0.0.2:Brr;0.0.0.0.0.3:c6s3 deck=b9h9 turn=1", seeded(luck))
    table.say("p!3", "^c", ".", "0B", "-c", "-c")
    return table
