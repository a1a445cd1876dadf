"""Sentences about the games somebody has played: their own list, what others may see of it, and games together."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx

from escapade.server import log
from escapade.server.people import history
from tests.server.player import Message, Player

if TYPE_CHECKING:
    from tests.server.running import Running


def finished(host: Player, *guests: Player, public: bool = True) -> str:
    """Let people sit down and all but the first give up."""
    table = host.open_table("me", *["open" for _ in guests], public=public)
    for guest in guests:
        guest.post(f"/tables/{table}/sit")
    host.post(f"/tables/{table}/start")
    for guest in guests:
        guest.post(f"/tables/{table}/resign")
    return table


def tables(history: Message) -> list[str]:
    return [game["table"] for game in history["games"]]


def test_ones_finished_games_are_listed_with_everybody_who_played(anywhere: Running) -> None:
    ann, bob = Player(anywhere, "Ann"), Player(anywhere, "Bob")
    running = ann.open_table("me", "open")
    over = finished(ann, bob, public=False)
    [game] = bob.get("/me/games")["games"]
    assert game == {
        "table": over,
        "game": "cartagena",
        "created": game["created"],
        "seats": [
            {"name": "Ann", "person": ann.id, "won": True},
            {"name": "Bob", "person": bob.id, "resigned": True},
        ],
        "own": [1],
        "reason": "resigned",
    }
    assert tables(ann.get("/me/games")) == [over]
    assert [card["id"] for card in ann.get("/tables/mine?running=true")] == [running]
    assert {card["id"] for card in ann.get("/tables/mine")} == {running, over}


def test_a_bot_and_somebody_on_the_same_device_are_in_the_list_too(anywhere: Running) -> None:
    ann = Player(anywhere, "Ann")
    table = ann.post(
        "/tables", game="dig", seats=[{"who": "me"}, {"who": "me", "name": "Ben"}, {"who": "bot", "bot": "hare"}]
    )["id"]
    ann.post(f"/tables/{table}/start")
    for seat in (0, 1):
        ann.post(f"/tables/{table}/resign", seat=seat)
    [game] = ann.get("/me/games")["games"]
    assert game["own"] == [0, 1]
    assert [(seat["name"], seat.get("bot", "")) for seat in game["seats"]][:2] == [("Ann", ""), ("Ben", "")]
    assert game["seats"][2]["bot"] == "hare"


def test_others_see_only_games_at_public_tables(anywhere: Running) -> None:
    ann, bob, eve = Player(anywhere, "Ann"), Player(anywhere, "Bob"), Player(anywhere, "Eve")
    secret, shown = finished(ann, bob, public=False), finished(ann, bob, public=True)
    assert tables(eve.get(f"/people/{ann.id}/games")) == [shown]
    assert tables(ann.get(f"/people/{ann.id}/games")) == [shown]
    assert tables(ann.get("/me/games")) == [shown, secret]
    assert eve.http.get("/api/people/nobody/games").json()["code"] == "no-such-person"


def versus(who: Player, one: Player, other: Player) -> int:
    return int(who.get(f"/people/{one.id}/versus/{other.id}")["games"])


def test_how_often_two_met_in_private_is_known_to_those_who_were_there(anywhere: Running) -> None:
    ann, bob, cid, eve = (Player(anywhere, name) for name in ("Ann", "Bob", "Cid", "Eve"))
    finished(ann, bob, public=True)
    finished(ann, bob, public=False)
    finished(ann, bob, cid, public=False)
    assert [versus(who, ann, bob) for who in (ann, bob, cid, eve)] == [3, 3, 2, 1]
    nobody = httpx.get(f"{anywhere.url}/api/people/{ann.id}/versus/{bob.id}").json()
    assert nobody == {"games": 1, "ahead": 1, "behind": 0}


def test_games_together_are_those_where_both_sat(anywhere: Running) -> None:
    ann, bob, eve = Player(anywhere, "Ann"), Player(anywhere, "Bob"), Player(anywhere, "Eve")
    both, other = finished(ann, bob, public=False), finished(ann, eve, public=False)
    assert tables(ann.get(f"/me/games?other={bob.id}")) == [both]
    assert tables(ann.get(f"/me/games?other={eve.id}")) == [other]
    assert tables(bob.get(f"/me/games?other={eve.id}")) == []


def test_a_long_history_is_read_page_by_page(anywhere: Running) -> None:
    ann, bob = Player(anywhere, "Ann"), Player(anywhere, "Bob")
    all_of_them = [finished(ann, bob) for _ in range(history.PAGE + 3)][::-1]
    first = ann.get("/me/games")
    assert (tables(first), first["earlier"]) == (all_of_them[: history.PAGE], True)
    rest = ann.get(f"/me/games?before={all_of_them[history.PAGE - 1]}")
    assert (tables(rest), rest["earlier"]) == (all_of_them[history.PAGE :], False)
    assert ann.http.get("/api/me/games?before=nowhere").json()["code"] == "no-such-table"


def test_whoever_is_forgotten_has_no_name_and_no_page_in_others_histories(anywhere: Running) -> None:
    ann, bob = Player(anywhere, "Ann"), Player(anywhere, "Bob of the Bay")
    finished(ann, bob)
    assert bob.http.delete("/api/me").status_code == 200
    [game] = ann.get("/me/games")["games"]
    assert game["seats"][1] == {"name": "Somebody", "resigned": True}


def test_entries_that_tell_who_played_begin_as_the_list_looks_for_them() -> None:
    entries = [log.Sat(0, "Ann"), log.Resized(2, [0]), log.Resigned(0, "hare"), log.Ended([0], "played", "", "")]
    assert all(log.write(entry).startswith(start) for entry, start in zip(entries, history.TOLD_BY, strict=True))


def test_a_leaderboard_of_no_game_says_which_games_there_are(server: Running) -> None:
    refused = Player(server, "Ann").http.get("/api/ratings/chess")
    assert (refused.status_code, refused.json()["code"]) == (400, "game-unknown")
