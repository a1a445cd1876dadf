"""Who sees what at a table of Cartagena (C10)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

import pytest
from hypothesis import given

from escapade.engine import ScriptedLuck, seeded
from escapade.games import GAMES
from escapade.games.cartagena.cards import FACE_DOWN, listed
from tests.tables import WINDOW, Table, Watched, decide, law, seen, set_up, tables

if TYPE_CHECKING:
    from escapade import engine
    from escapade.engine import Event
    from escapade.games.cartagena.state import State

CARTAGENA = GAMES["cartagena"]

CLASSIC = "path=sdkbhp.sdkbhp.sdkbhp.sdkbhp.sdkbhp.sdkbhp"
ESCAPE = "edition=escape path=prhsbc.prhsbc.prhsbc.prhsbc.prhsbc.prhsbc"
TRICKS = f"{ESCAPE} tricks=yes"
LIMIT = f"{ESCAPE} limit=yes"


def field(state: engine.State, name: str) -> str:
    """Read one field of a position."""
    fields = dict(word.split("=") for word in CARTAGENA.write_position(state).split())
    return fields.get(name, "")


def hands(state: engine.State) -> list[str]:
    """Read every hand of a position."""
    return [crew.split(":")[1] for crew in field(state, "crews").split(";")]


def played(table: Watched, move: str) -> list[Event]:
    """Play a move for whoever must decide."""
    return table.play(table.state.to_act()[0], CARTAGENA.read_action(table.state, move))


def sees(table: Watched, events: list[Event], kind: str, watcher: int | None) -> list[object]:
    """List which cards of the events of one kind a watcher sees, None for one face down."""
    shown = [seen(event, watcher, table.state) for event in events if event.name() == kind]
    return [CARTAGENA.write_event(event)["card"] for event in shown]


# Hands


def test_a_hidden_hand_is_seen_by_its_player_alone() -> None:
    table = set_up(f"{CLASSIC} crews=0.0.0.0.0.0:sd2;0.0.0.0.0.0:kb;0.0.0.0.0.0:h turn=1", seeded(1))
    assert hands(table.views[0]) == ["sd2", "?2", "?"]
    assert hands(table.views[1]) == ["?3", "kb", "?"]
    assert hands(table.views[None]) == ["?3", "?2", "?"]


def test_an_open_hand_is_seen_by_everybody() -> None:
    table = set_up(f"{CLASSIC} cards=tortuga crews=0.0.0.0.0.0:sd2;0.0.0.0.0.0:kb row=s turn=1", seeded(1))
    for view in table.views.values():
        assert hands(view) == ["sd2", "kb"]


def test_the_next_cards_of_an_open_row_are_seen_but_not_the_order_of_the_deck() -> None:
    table = set_up(f"{CLASSIC} cards=hispaniola crews=0.0.0.0.0.0:s;0.0.0.0.0.0:k row=dkb turn=1", seeded(1))
    for view in table.views.values():
        assert field(view, "row") == "dkb"
        with pytest.raises(ValueError, match="a view cannot draw cards: imagine a table first"):
            view.luck.below(6)


def test_a_view_knows_nothing_of_the_luck_to_come() -> None:
    state = CARTAGENA.deal({}, 2, seeded(7))
    luck = CARTAGENA.view(state, 0).luck
    assert (luck.a, luck.b, luck.c, luck.count) == (0, 0, 0, 0)
    assert (luck.fork().a, luck.fork().count) == (0, 0)


def test_deck_size_hand_sizes_and_discards_are_public() -> None:
    table = set_up(f"{CLASSIC} crews=0.0.0.0.0.0:sd2;0.0.0.0.0.0:kb discards=p3 turn=1", seeded(1))
    assert field(table.views[None], "decksize") == "94"
    assert field(table.views[None], "discards") == "p3"


# Draws


def test_a_card_drawn_is_seen_by_who_drew_it_alone() -> None:
    table = set_up(f"{CLASSIC} crews=0.0.0.0.3.5:s;0.0.0.0.0.0:k deck=b turn=1", seeded(1))
    events = played(table, "5<")
    assert sees(table, events, "Drew", 0) == [3]
    assert sees(table, events, "Drew", 1) == [None]
    assert sees(table, events, "Drew", None) == [None]
    assert hands(table.views[1])[0] == "?2"


def test_a_card_taken_from_the_row_is_seen_and_remembered_by_everybody() -> None:
    table = set_up(f"{CLASSIC} cards=hispaniola crews=0.0.0.0.3.5:s;0.0.0.0.0.0:k row=bd turn=1", seeded(1))
    events = played(table, "5<")
    assert sees(table, events, "Picked", 1) == [3]
    assert hands(table.views[1])[0] == "b?"
    assert hands(table.views[None])[0] == "b?"


def test_a_card_laid_is_no_longer_thought_to_be_in_the_hand() -> None:
    table = set_up(f"{CLASSIC} cards=hispaniola crews=0.0.0.0.3.5:s;0.0.0.0.0.0:k row=bd turn=1", seeded(1))
    table.say("5<", "0b")
    assert hands(table.views[1])[0] == "?"
    assert field(table.views[1], "discards") == "b"


def test_with_the_deck_used_up_the_only_hidden_hand_is_known() -> None:
    """Every card unseen must be in it; the new deck is made of the discards and of nothing else."""
    table = set_up(f"{CLASSIC} crews=0.0.0.0.3.5:s;0.0.0.0.0.0:kh deck=- discards=p9 turn=1", seeded(1))
    table.say("5<")
    assert hands(table.views[0])[1] == "kh"
    assert hands(table.views[1])[0] == "s?"
    assert hands(table.views[None]) == ["?2", "?2"]


# The pistol, the parrot and the hook


def test_at_pistol_point_the_hand_is_shown_to_one_and_the_card_taken_to_two() -> None:
    table = set_up(f"{TRICKS} crews=0.0.0.0.0.0:pc;0.0.0.0.0.0:rh;0.0.0.0.0.0:b turn=1", seeded(1))
    table.say("p!2")
    assert hands(table.views[0]) == ["c", "rh", "?"]
    assert hands(table.views[2]) == ["?", "?2", "b"]
    events = played(table, "^r")
    assert [sees(table, events, "Took", watcher) for watcher in (0, 1, 2, None)] == [[1], [1], [None], [None]]
    assert hands(table.views[0])[1] == "h?"
    assert hands(table.views[1])[0] == "r?"
    assert hands(table.views[2])[0] == "?2"


def test_a_look_along_the_pistol_is_told_to_others_without_the_cards() -> None:
    table = set_up(f"{TRICKS} crews=0.0.0.0.0.0:p;0.0.0.0.0.0:rh;0.0.0.0.0.0:b turn=1", seeded(1))
    (look,) = (event for event in played(table, "p!2") if event.name() == "Looked")
    shown = [CARTAGENA.write_event(seen(look, watcher, table.state))["cards"] for watcher in (0, 1, 2, None)]
    assert shown == [[1, 2], [1, 2], None, None]


def test_what_the_parrot_brings_is_seen_by_its_master_and_a_gift_by_the_two() -> None:
    luck = ScriptedLuck([0, 0, 0, 0])
    table = set_up(f"{TRICKS} crews=0.0.0.0.0.0:r;0.0.0.0.0.0:b;0.0.0.0.0.0:b deck=p2h2c9 turn=1", luck)
    events = played(table, "r!")
    assert sees(table, events, "Peeked", 0) == [0, 0, 2, 2]
    assert sees(table, events, "Peeked", 1) == [None] * 4
    assert field(table.views[0], "looked") == "p2h2"
    assert field(table.views[1], "looked") == "?4"
    events = played(table, "h>2")
    assert [sees(table, events, "Gave", watcher) for watcher in (0, 1, 2, None)] == [[2], [2], [None], [None]]
    events = played(table, "p>3")
    assert sees(table, events, "Kept", 0) == [0, 2]
    assert sees(table, events, "Kept", 1) == [None, None]
    assert hands(table.views[0]) == ["ph", "h?", "p?"]
    assert hands(table.views[1]) == ["?2", "hb", "?2"]


def test_what_the_hook_puts_under_the_deck_is_seen_by_who_threw_it_alone() -> None:
    table = set_up(f"{TRICKS} crews=0.0.0.0.0.0:h;0.0.0.0.0.0:b deck=p2rsc9 turn=1", ScriptedLuck([0, 0, 0, 0]))
    table.say("h!")
    kept = played(table, "=r")
    buried = played(table, "_s") + played(table, "_p")
    assert (sees(table, kept, "Kept", 0), sees(table, kept, "Kept", 1)) == ([1], [None])
    assert (sees(table, buried, "PutUnder", 0), sees(table, buried, "PutUnder", 1)) == ([3, 0, 0], [None] * 3)
    assert field(table.views[0], "under") == "spp"
    assert field(table.views[1], "under") == "???"


def test_a_card_put_under_the_deck_is_known_to_who_put_it_when_another_draws_it() -> None:
    table = set_up(
        f"{TRICKS} crews=0.0.0.0.0.0:h;0.0.0.0.3.5:b deck=p2rs discards=c9 turn=1", ScriptedLuck([0, 0, 0, 0])
    )
    table.say("h!", "=r", "_s", "_p", ".", "5<")
    assert hands(table.views[0])[1] == "s?"
    assert field(table.views[0], "under") == "pp"
    assert hands(table.views[1])[0] == "?"


def test_a_card_somebody_looks_at_again_is_no_longer_known_to_lie_anywhere() -> None:
    table = set_up(f"{TRICKS} crews=0.0.0.0.0.0:h;0.0.0.0.0.0:h;0.0.0.0.0.0:b deck=p4 turn=1", ScriptedLuck([0] * 5))
    table.say("h!", "=p", "_p", "_p", ".", "h!")
    assert field(table.views[0], "looked") == "?4"
    assert field(table.views[2], "looked") == "?4"


# The limit


def test_a_card_taken_over_the_limit_is_seen_by_the_two_alone() -> None:
    table = set_up(f"{LIMIT} crews=0.0.0.0.0.0:P;0.0.0.0.0.0:c8;0.0.0.0.0.0:b turn=1", seeded(1))
    table.say("0P")
    events = played(table, "-c")
    assert [sees(table, events, "Took", watcher) for watcher in (0, 1, 2, None)] == [[5], [5], [None], [None]]
    assert [sees(table, events, "Discarded", watcher) for watcher in (0, 1, 2, None)] == [[5]] * 4


# What is under a chest


def test_what_lies_under_the_tokens_is_known_only_by_number() -> None:
    table = set_up(f"{TRICKS} crews=0.0.0.0.0.6:c;0.0.0.0.0.0:b turn=1", ScriptedLuck([0]))
    assert field(table.views[0], "tokens") == "empty1.one2.two2.three1.snake2"
    table.say("6c?")
    for view in table.views.values():
        assert field(view, "tokens") == "one2.two2.three1.snake2"
        assert field(view, "chests") == "12.18.24.30.36"


# What a seat believes


@law
@given(tables("cartagena"))
def test_what_a_seat_believes_to_know_is_true(table: Table) -> None:
    watched, luck = table.watched(), table.luck
    for _ in range(WINDOW):
        for view in watched.views.values():
            assert_beliefs_hold(cast("State", watched.state), cast("State", view))
        if watched.state.game_over():
            return
        watched.play(*decide(watched.state, luck))


def assert_beliefs_hold(table: State, view: State) -> None:
    """What is known lies there, but for cards that went unseen; and all the rest is somewhere face down."""
    doubts = Counter(doubt.victim for doubt in view.doubts or [])
    hidden = 0
    for seat in range(table.seats):
        ours, theirs = view.crews[seat], table.crews[seat]
        believed, held = Counter(listed(ours.hand)), Counter(listed(theirs.hand))
        assert ours.held == theirs.held == believed.total() + ours.hidden
        assert (believed - held).total() <= doubts[seat]
        hidden += ours.hidden
    assert len(view.under) == len(table.under)
    assert all(card in (FACE_DOWN, true) for card, true in zip(view.under, table.under, strict=True))
    assert view.deck_size == table.deck_size
    under = view.under.count(FACE_DOWN)
    assert len(listed(view.deck)) == view.deck_size + hidden + view.looked_hidden + under
