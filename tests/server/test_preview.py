"""What a link says about itself before any script runs: to chats and search engines, in the reader's language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.server.player import Player

if TYPE_CHECKING:
    from tests.server.running import Running

HTML = {"Accept": "text/html"}


def head(server: Running, path: str, language: str = "en") -> dict[str, str]:
    """Return what the head of a page says, by name; its language and title, too."""
    html = Player(server, "Ann").http.get(path, headers=HTML | {"Accept-Language": language}).text
    tags = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', html)
    found = re.search(r'<html lang="(\w+)">.*<title>([^<]*)</title>', html, re.DOTALL)
    assert found
    return dict(tags) | {"lang": found[1], "title": found[2]}


def test_an_invitation_names_the_game_and_nothing_secret(server: Running) -> None:
    ann = Player(server, "Ann Secret")
    table = ann.open_table("me", "open", game="dig")
    told = head(server, f"/t/{table}")
    assert told["title"] == told["og:title"] == "Join a game of Dig Your Way Out"
    assert told["og:description"].startswith("For 2 players. No account needed.")
    assert told["description"] == told["og:description"]
    assert "Ann" not in str(told)
    picture = ann.http.get(told["og:image"])
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/jpeg")
    assert head(server, f"/t/{table}/replay")["title"] == "Replay of a game of Dig Your Way Out"


def test_a_preview_is_in_the_language_of_the_request(server: Running) -> None:
    told = head(server, "/rules/cartagena", "pl-PL,en;q=0.5")
    assert (told["lang"], told["title"]) == ("pl", "Zasady gry Kartagena – Escapade")
    assert "account" in head(server, "/")["description"]
    assert "konta" in head(server, "/", "pl")["description"]


def shown(server: Running, path: str, language: str) -> str:
    """Return the whole page that a browser gets."""
    return Player(server, "Ann").http.get(path, headers=HTML | {"Accept-Language": language}).text


@pytest.mark.parametrize("path", ["/", "/rules/dig", "/a/b/c"])
def test_what_the_page_says_without_its_script_is_in_the_language_of_the_request(server: Running, path: str) -> None:
    polish = shown(server, path, "pl-PL,en;q=0.5")
    assert '<p id="failed" hidden>Nie udało się wczytać Escapade. <a href="">Spróbuj ponownie</a></p>' in polish
    assert "<noscript><p>Do działania Escapade potrzebny jest JavaScript.</p></noscript>" in polish
    english = shown(server, path, "en")
    assert '<p id="failed" hidden>Escapade could not be loaded. <a href="">Try again</a></p>' in english
    assert "<noscript><p>Escapade needs JavaScript.</p></noscript>" in english


def test_a_wrong_address_has_a_title_in_the_language_of_the_request(server: Running) -> None:
    assert head(server, "/a/b/c")["title"] == "Page not found – Escapade"
    told = head(server, "/a/b/c", "pl")
    assert (told["lang"], told["title"]) == ("pl", "Nie ma takiej strony – Escapade")


def test_a_table_that_does_not_exist_has_the_general_preview(server: Running) -> None:
    assert head(server, "/t/aaaaaaaaaaaaaaaa")["title"] == head(server, "/")["title"]


@pytest.mark.parametrize("path", ["/leaderboard", "/replay/xyz", "/a/b/c"])
def test_a_browser_at_a_wrong_address_gets_a_page_and_a_program_gets_json(server: Running, path: str) -> None:
    http = Player(server, "Ann").http
    shown = http.get(path, headers=HTML)
    assert (shown.status_code, shown.headers["content-type"].split(";")[0]) == (404, "text/html")
    assert http.get(path, headers={"Accept": "application/json"}).json()["code"] == "nothing-here"
    assert http.get("/api/v1/nowhere", headers=HTML).json()["code"] == "nothing-here"


def early(server: Running, path: str) -> list[str]:
    """Return the files that a page names for the browser to load at once, each of which is there."""
    html = shown(server, path, "en")
    files: list[str] = re.findall(r'<link rel="(?:modulepreload|preload)"[^>]* href="([^"]+)"', html)
    for file in files:
        assert Player(server, "Ann").http.get(file).status_code == 200, file
    return files


def test_a_table_names_the_files_of_its_board_and_of_no_other(server: Running) -> None:
    ann = Player(server, "Ann")
    dig, outrun = (early(server, f"/t/{ann.open_table('me', 'open', game=game)}") for game in ("dig", "outrun"))
    assert any(file.startswith("/assets/Table-") for file in set(dig) & set(outrun)), "the page around both boards"
    boards = [[file for file in files if file.startswith("/assets/ui-")] for files in (dig, outrun)]
    assert all(boards)
    assert not set(boards[0]) & set(boards[1])
    replay = early(server, f"/t/{ann.open_table('me', 'open', game='dig')}/replay")
    assert set(boards[0]) <= set(replay)
    assert any(file.startswith("/assets/Replay-") for file in replay)


def test_home_names_no_files_of_other_pages_and_the_form_those_of_the_form(server: Running) -> None:
    assert not early(server, "/")
    assert any(file.startswith("/assets/New-") for file in early(server, "/new/dig"))
    assert not any(file.startswith(("/assets/ui-", "/assets/table-")) for file in early(server, "/new/dig"))
