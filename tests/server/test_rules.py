"""Sentences about the rules over HTTP: whole, safe to show, and in a language there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from escapade.games import GAMES
from tests.server.player import Player

if TYPE_CHECKING:
    from tests.server.running import Running


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_can_be_read_without_an_account(server: Running, game: str) -> None:
    ann = Player(server, "Ann")
    ann.http.cookies.clear()
    rules = ann.http.get(f"/api/games/{game}/rules").json()
    assert rules["language"] == "en"
    ids = [part["id"] for section in rules["sections"] for part in section["paragraphs"] if "id" in part]
    assert len(ids) > 30
    assert all("<script" not in part["html"] for section in rules["sections"] for part in section["paragraphs"])


def test_a_language_nobody_has_translated_to_is_answered_in_english(server: Running) -> None:
    rules = Player(server, "Ann").http.get("/api/games/dig/rules", params={"language": "xx"}).json()
    assert (rules["language"], rules["title"]) == ("en", "Dig Your Way Out")
    tables = [part["html"] for section in rules["sections"] for part in section["paragraphs"] if part.get("id") == "D9"]
    assert "<table>" in tables[0]


def test_a_game_nobody_knows_is_refused(server: Running) -> None:
    assert Player(server, "Ann").http.get("/api/games/chess/rules").json()["code"] == "game-unknown"
