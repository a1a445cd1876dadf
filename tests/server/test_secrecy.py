"""Sentences about what reaches whom: nothing hidden leaves the table, in no game, for no seat, in no byte."""

from __future__ import annotations

import copy
import json
import random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from msgspec.structs import replace

from escapade.engine import seeded
from escapade.games import GAMES
from escapade.games.outrun.cards import WORDS
from escapade.match import Match
from escapade.server import log, wire
from escapade.server.refusals import RequestRefused
from escapade.server.tables import perspective
from escapade.server.tables.picture_changes import LastPictures
from escapade.server.tables.table import Table, luck_of
from tests.server.headers import header_of
from tests.server.player import Player
from tests.server.test_whole_games import LONGEST, any_options, give_up

if TYPE_CHECKING:
    from collections.abc import Iterator

    from escapade.engine import State
    from escapade.game import Game
    from tests.server.running import Running

DEALS = 12  # tables of a game, each with options of its own
PEOPLE_SEEN = 60  # decisions looked at, of each


def dealt(game: Game, luck: random.Random) -> Table:
    """Start a table with any options and anybody at it."""
    players = luck.choice(game.seats)
    options = any_options(game, players, luck)
    header = header_of(game, players, options, seed=str(luck.random()))
    table = Table(header)
    for seat in range(players):
        table.apply(log.Sat(seat, f"P{seat}", f"p{seat}"), 0)
    table.apply(table.start("p0"), 0)
    return table


def twin_of(table: Table, seat: int | None, luck: random.Random) -> Table:
    """Give a table that this seat cannot tell from the other: all that is hidden from it is dealt anew."""
    match = table.playing()
    view = match.view(seat)
    again = copy.copy(match)
    again.state = table.game.imagine(view, seeded(luck.random().hex()))
    again.state.luck = match.state.luck.fork()
    seats = [*range(table.header.players), None]
    again.views = {one: view.fork() if one == seat else table.game.view(again.state, one) for one in seats}
    twin = copy.copy(table)
    twin.match, twin.moves, twin.ids = again, list(table.moves), dict(table.ids)
    twin.clocks, twin.asked_at = copy.copy(table.clocks), list(table.asked_at)
    twin.asked_when = list(table.asked_when)
    return twin


def copied(table: Table) -> Table:
    """Give the same table once more, to try something on."""
    match = table.playing().copy()
    other = copy.copy(table)
    other.match, other.moves, other.ids = match, list(table.moves), dict(table.ids)
    other.clocks, other.asked_at = copy.copy(table.clocks), list(table.asked_at)
    other.asked_when = list(table.asked_when)
    return other


def seats_of(seat: int | None) -> list[int]:
    return [] if seat is None else [seat]


@pytest.mark.parametrize("name", GAMES)
def test_tables_that_differ_only_in_what_a_seat_cannot_see_give_it_the_same_bytes(name: str) -> None:
    luck = random.Random(name)
    compared = 0
    for _ in range(DEALS):
        table = dealt(GAMES[name], luck)
        for _ in range(PEOPLE_SEEN):
            if table.playing().over:
                break
            seat = luck.choice([*range(table.header.players), None])
            compared += compare_after_any_action(table, seat, luck)
            go_on(table, luck)
    assert compared > DEALS


def compare_after_any_action(table: Table, seat: int | None, luck: random.Random) -> bool:
    """Play the same action at both tables and compare what the seat is told, before it and after it."""
    one, other = copied(table), twin_of(table, seat, luck)
    shown = [perspective.snapshot(each, seats_of(seat), draw=True) for each in (one, other)]
    assert wire.write(shown[0]) == wire.write(shown[1])
    assert fresh(table.game, one.state, seat) == fresh(table.game, other.state, seat)
    assert timing(one) == timing(other)
    actor = luck.choice(one.to_act())
    both = sorted(set(actions(one, actor)) & set(actions(other, actor)))
    if not both:
        return False
    action, version = luck.choice(both), one.version
    before = luck_of(one.state)
    one.apply(one.play(actor, action, version), 1)
    try:
        other.apply(other.play(actor, action, version), 1)
    except RequestRefused:  # the actor's own view of the twin has no memory of what it had looked at
        return False
    shown_to_it = seat == actor and perspective.events(one, seat) != perspective.events(one, None)
    shown_to_all = perspective.events(one, None) != perspective.events(other, None)  # a run or a token is turned up
    if shown_to_it or shown_to_all or luck_of(one.state) != before or luck_of(other.state) != before:
        check_reveals(one, other, seat, actor)
        return False
    entry = log.Played(actor)
    told = [perspective.update(each, entry, seats_of(seat), draw=True) for each in (one, other)]
    assert wire.write(told[0]) == wire.write(told[1])
    assert changes(shown[0], told[0]) == changes(shown[1], told[1])
    return True


def changes(before: wire.Snapshot, after: wire.Update) -> bytes:
    """Write what is sent to somebody who asks for changes of pictures."""
    pictures = LastPictures()
    pictures.begin(1)
    pictures.only_changes(before.views)
    pictures.begin(2)
    return wire.write(pictures.only_changes(after.views))


def timing(table: Table) -> list[object]:
    """Say all by which the time of an answer could tell something: who is asked, how, and how long the rules wait."""
    game, state = table.game, table.state
    asked = [seat for seat in table.to_act() if game.timing.masks_response(state, seat)]
    return [table.to_act(), *[(seat, game.timing.time_limit(state, seat)) for seat in asked]]


def fresh(game: Game, state: State, seat: int | None) -> str:
    """Write what a seat sees of a table it comes to now."""
    return game.write_position(game.view(state, seat))


def check_reveals(one: Table, other: Table, seat: int | None, actor: int) -> None:
    """Where something came to light, what the seat sees of it is its own, or it is there for everybody to see."""
    if seat == actor:
        return
    public = [perspective.events(one, None), perspective.events(other, None)]
    mine = [perspective.events(one, seat), perspective.events(other, seat)]
    for at, (here, there) in enumerate(zip(*mine, strict=False)):
        if here != there:
            assert public[0][at] == here or here.get("seat") == seat or here.get("other") == seat


def actions(table: Table, seat: int) -> list[str]:
    """List what a seat may do; where a form is open, fill it in."""
    state = table.state
    fill_in = getattr(state, "fill_in", None)
    form = fill_in(seat, 1, seeded("form")) if fill_in is not None else None
    return [table.game.write_action(state, action) for action in ([form] if form else state.legal(seat))]


def go_on(table: Table, luck: random.Random) -> None:
    """Play anything."""
    actor = luck.choice(table.to_act())
    listed = [table.game.write_action(table.state, action) for action in table.state.legal(actor)]
    assert perspective.seat_view(table, actor).legal == listed
    table.apply(table.play(actor, luck.choice(actions(table, actor)), table.version), 1)


@pytest.mark.parametrize("name", GAMES)
def test_all_bytes_anybody_ever_received_are_the_truth_turned_as_seen_from_there(server: Running, name: str) -> None:
    luck = random.Random(name)
    game = GAMES[name]
    people = [Player(server, who) for who in ("Ann", "Bob", "Eve")]
    options = any_options(game, 2, luck)
    table = people[0].open_table("me", "open", game=name, options=options)
    people[1].post(f"/tables/{table}/sit")
    people[0].post(f"/tables/{table}/start")
    for person in people:
        person.watch(table)
        person.until("snapshot")
    for _ in range(LONGEST):
        for person in people:
            person.hear_all()
            person.play_any(table, luck)
        if all(person.tables[table]["over"] for person in people):
            break
    else:
        give_up(people, table)
    lines = people[2].http.get(f"/api/tables/{table}/record").text.splitlines()
    for seat, person in zip((0, 1, None), people, strict=True):
        check_bytes(person, lines, seat)


def check_bytes(person: Player, lines: list[str], seat: int | None) -> None:
    """Play the record again and compare each story with the one this person was told."""
    top, end = json.loads(lines[0]), json.loads(lines[-1])
    match = Match(top["game"], len(top["players"]), top["options"], seed=end["seed"], salt=end["salt"])
    told = [json.loads(text) for text in person.bytes]
    stories = [message for message in told if message["type"] == "update" and message["entry"]["type"] == "played"]
    for line, message in zip(lines[2:-1], stories, strict=True):
        move = json.loads(line)
        seen = match.play(move["action"], move["seat"]).seen[seat]
        expected = [{"event": event.name(), **match.game.write_event(event)} for event in seen]
        [received] = message["views"]
        assert received["seat"] == seat
        assert received["view"] == match.game.write_position(match.view(seat))
        assert received["events"] == json.loads(json.dumps(expected))
        assert set(received) <= {"seat", "view", "events", "legal"}
        assert set(message["entry"]) <= {"type", "seat", "by"}
    first = next(message["version"] for message in told if message["type"] == "update")
    past = [one for one in person.past(stories[0]["table"]) if one["version"] >= first]
    heard = [message for message in told if message["type"] == "update"]
    assert [(one["version"], one["entry"], events(one)) for one in past] == [
        (one["version"], one["entry"], events(one)) for one in heard
    ]
    before_the_end = [text for text in person.bytes if '"ended"' not in text]
    assert len(before_the_end) < len(person.bytes)
    for secret in (end["seed"], end["salt"], '"record"'):
        assert not [text for text in before_the_end if secret in text]


def events(told: dict[str, Any]) -> list[list[object]]:
    """Give what each sight told; a sight without a story is none."""
    return [seen["events"] for seen in told.get("views", []) if seen.get("events")]


def test_a_hand_of_cartagena_is_face_down_in_every_byte_but_its_owners(server: Running) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.open_table("me", "open", "random")
    bob.post(f"/tables/{table}/sit")
    ann.post(f"/tables/{table}/start")
    eve = Player(server, "Eve")
    luck = random.Random(5)
    for person in (ann, bob, eve):
        person.watch(table)
        person.until("snapshot")
    while not all(person.tables.get(table, {}).get("over") for person in (ann, bob, eve)):
        for person in (ann, bob, eve):
            person.hear_all()
            person.play_any(table, luck)
    for seat, person in ((0, ann), (1, bob), (None, eve)):
        for seen in until_the_deck_is_used_up(person.bytes):
            check_hands(seen["view"], seat)
            check_draws(seen.get("events", []), seat)


def until_the_deck_is_used_up(texts: list[str]) -> Iterator[dict[str, Any]]:
    """Go through what somebody saw; a used-up deck tells who counts what the last hidden hand is, so it ends there."""
    for text in texts:
        for seen in json.loads(text).get("views", []):
            if any(event["event"] == "Reshuffled" for event in seen.get("events", [])):
                return
            yield seen


def check_hands(view: str, seat: int | None) -> None:
    """Look at each crew's cards in a view."""
    [crews] = [field.removeprefix("crews=") for field in view.split() if field.startswith("crews=")]
    for other, crew in enumerate(crews.split(";")):
        cards = crew.partition(":")[2]
        assert other == seat or cards.strip("?0123456789-") == "", view


def check_draws(events: list[dict[str, object]], seat: int | None) -> None:
    """Look at each card drawn."""
    for event in events:
        if event["event"] in ("Drew", "Peeked", "Kept", "PutUnder") and event["seat"] != seat:
            assert event["card"] is None, event


HANDS = "monster=bear runners=3::boost;4::steal.focus;5 order=1.2.3 step=interference round=1 gone=EDHFB path=EDHFB"
BOOST, FOCUS, STEAL = (WORDS.index(word) for word in ("boost", "focus", "steal"))


def hands(view: Any) -> list[list[int]]:  # noqa: ANN401 - what a page is sent
    """Return the interference cards in hands that a page can draw."""
    return [runner["hand"] for runner in msgspec.to_builtins(view)["picture"]["runners"]]


def test_while_outrun_is_played_a_page_has_nobodys_hand_but_its_own() -> None:
    table = Table(replace(header_of(GAMES["outrun"], 3, host="p0"), position=HANDS))
    for seat in range(3):
        table.apply(log.Sat(seat, f"P{seat}", f"p{seat}"), 0)
    table.apply(table.start("p0"), 0)
    seen = {seat: hands(perspective.snapshot(table, seats_of(seat), draw=True).views[0]) for seat in (0, 1, 2, None)}
    assert seen == {0: [[BOOST], [], []], 1: [[], [FOCUS, STEAL], []], 2: [[], [], []], None: [[], [], []]}


def test_the_replay_of_a_finished_outrun_shows_all_hands_and_there_is_none_before(server: Running) -> None:
    ann, eve = Player(server, "Ann"), Player(server, "Eve")
    table = ann.open_table("me", "hare", "hare", game="outrun", position=HANDS, rated=False)
    ann.post(f"/tables/{table}/start")
    replay = f"/api/tables/{table}/replay?draw=true&reveal=true"
    assert [person.http.get(replay).json()["code"] for person in (ann, eve)] == ["replay-later"] * 2
    ann.post(f"/tables/{table}/resign")
    began = next(line for line in map(json.loads, eve.http.get(replay).text.splitlines()) if line.get("views"))
    assert hands(began["views"][0]) == [[BOOST], [FOCUS, STEAL], []]
