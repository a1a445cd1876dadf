"""Sentences about puzzles that people make of positions: proven or refused, shared by link, theirs to delete."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from escapade.games import OURS
from escapade.puzzles.puzzle import puzzles
from escapade.server.people.own_puzzles import MOST_PUZZLES, puzzles_of, save_puzzle
from escapade.server.refusals import RequestRefused
from tests.server.in_process import ANN, BOB, hosting
from tests.server.player import Player

if TYPE_CHECKING:
    from tests.server.running import Running

# It is the first player's turn.
OPENING = "path=bshdkp.shpkbd.kbsdhp.hkpbsd.spbkdh.kdshpb crews=0.0.0.0.0.0:s2d2k2;0.0.0.0.0.0:b2h2p2 turn=1"


def position_of(game: str) -> tuple[str, int]:
    """Return the position of a shipped puzzle with everything that lies face down, and whose turn it is."""
    puzzle = puzzles(game)[2]
    return puzzle.begin().position(), puzzle.seat


@pytest.mark.parametrize("game", OURS)
def test_a_position_with_one_clearly_best_turn_becomes_a_puzzle_that_others_fail_and_solve(
    anywhere: Running, game: str
) -> None:
    ann, bob = Player(anywhere, "Ann"), Player(anywhere, "Bob")
    position, seat = position_of(game)
    made = ann.post("/puzzles", game=game, position=position, seat=seat, name="  My  best turn ")
    assert (made["game"], made["name"], made["task"]["id"]) == (game, "My best turn", puzzles(game)[2].says().id)
    shown = bob.get(f"/puzzles/{made['id']}")
    assert (shown["name"], shown["result"], shown["count"], shown["view"]["seat"]) == ("My best turn", "open", 0, seat)
    assert bob.get(f"/puzzles/{made['id']}/hint")["says"]["id"].startswith(("puzzle-hint", "outrun-puzzle-hint"))
    wrong = "A@0" if game == "outrun" else "."
    answer = bob.post(f"/puzzles/{made['id']}/answer")["moves"]
    if wrong in shown["view"]["legal"] or game == "outrun":
        assert bob.post(f"/puzzles/{made['id']}/try", moves=[wrong])["result"] == "failed"
    assert bob.post(f"/puzzles/{made['id']}/try", moves=answer)["result"] == "solved"
    assert [one["id"] for one in ann.get("/me/puzzles")] == [made["id"]]
    assert bob.get("/me/puzzles") == []


def test_what_the_seat_does_not_see_is_not_in_the_puzzle(server: Running) -> None:
    ann = Player(server, "Ann")
    position, seat = position_of("dig")
    made = ann.post("/puzzles", game="dig", position=position, seat=seat)
    [row] = ann.get("/me/export")["own_puzzles"]
    assert row["id"] == made["id"]
    assert "?" in row["position"]
    assert "?" not in position


def test_the_same_position_saved_again_is_the_same_puzzle_under_its_new_name(server: Running) -> None:
    ann = Player(server, "Ann")
    position, seat = position_of("cartagena")
    one, two = (ann.post("/puzzles", game="cartagena", position=position, seat=seat, name=name) for name in ("A", "B"))
    assert one["id"] == two["id"]
    assert [made["name"] for made in ann.get("/me/puzzles")] == ["B"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "cartagena", "position": OPENING, "seat": 1}, "puzzle-turn"),
        ({"game": "chess", "position": "e4"}, "game-unknown"),
        ({"game": "cartagena", "position": "crews=nonsense"}, "position"),
    ],
)
def test_what_makes_no_puzzle_is_refused_with_a_sentence(server: Running, body: dict[str, object], code: str) -> None:
    refused = Player(server, "Ann").refused("/puzzles", **body)
    assert (refused["code"], bool(refused["says"])) == (code, True)


def test_a_deal_without_a_path_makes_no_puzzle(server: Running) -> None:
    ann = Player(server, "Ann")
    deal = ann.post("/analysis", game="outrun")["position"]
    assert ann.refused("/puzzles", game="outrun", position=deal)["code"] == "puzzle-unclear"


def test_a_turn_with_too_many_lines_is_refused_as_such(server: Running) -> None:
    hands = "s3d3k3b3h3p3"
    position = f"path=bshdkp.shpkbd.kbsdhp.hkpbsd.spbkdh.kdshpb crews=1.2.3.4.5.6:{hands};7.8.9.10.11.12:- turn=1"
    refused = Player(server, "Ann").refused("/puzzles", game="cartagena", position=position)
    assert refused["code"] == "puzzle-wide"


def test_a_puzzle_is_deleted_by_its_maker_alone(anywhere: Running) -> None:
    ann, bob = Player(anywhere, "Ann"), Player(anywhere, "Bob")
    position, seat = position_of("outrun")
    made = ann.post("/puzzles", game="outrun", position=position, seat=seat)["id"]
    assert bob.http.delete(f"/api/me/puzzles/{made}").is_success
    assert bob.get(f"/puzzles/{made}")["game"] == "outrun", "it is not Bob's"
    assert ann.http.delete(f"/api/me/puzzles/{made}").is_success
    gone = bob.http.get(f"/api/puzzles/{made}")
    assert (gone.status_code, gone.json()["code"]) == (404, "no-such-own-puzzle")


def test_the_puzzles_of_somebody_who_leaves_leave_with_them(anywhere: Running) -> None:
    ann, bob = Player(anywhere, "Ann"), Player(anywhere, "Bob")
    position, seat = position_of("outrun")
    made = ann.post("/puzzles", game="outrun", position=position, seat=seat, name="Mine")["id"]
    assert [one["name"] for one in ann.get("/me/export")["own_puzzles"]] == ["Mine"]
    assert ann.http.delete("/api/me").is_success
    assert bob.http.get(f"/api/puzzles/{made}").status_code == 404


def test_nobody_keeps_more_puzzles_than_are_allowed(database: str) -> None:
    asyncio.run(_save_too_many(database))


async def _save_too_many(database: str) -> None:
    puzzle = puzzles("outrun")[0]
    async with hosting(database) as node:
        for number in range(MOST_PUZZLES):
            await save_puzzle(node.store, ANN, "", replace(puzzle, position=f"{puzzle.position} {number}"))
        with pytest.raises(RequestRefused, match="puzzles-enough"):
            await save_puzzle(node.store, ANN, "", puzzle)
        await save_puzzle(node.store, BOB, "", puzzle)
        assert len(await puzzles_of(node.store, ANN)) == MOST_PUZZLES
