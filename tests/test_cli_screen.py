"""Sentences about a table on a screen of 80 by 24: everything fits, and the table stays in sight whatever is asked."""

from __future__ import annotations

import re
from contextlib import suppress
from io import StringIO
from typing import TYPE_CHECKING, cast

import pytest
from rich.console import Console

from escapade import records
from escapade.bots import BOTS, bot_named
from escapade.engine import seeded
from escapade.match import Match
from escapade.terminal import DRAWINGS
from escapade.terminal.hotseat import Table
from escapade.terminal.log import Log
from escapade.terminal.replay import Replay
from escapade.terminal.screen import Left
from escapade.terminal.unfinished import Unfinished, last_game, newest, sitters
from tests.shell import escapade, settings

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from rich.console import RenderableType

TITLES = {"cartagena": "Cartagena", "outrun": "Outrun", "dig": "Dig Your Way Out"}


class Small:
    """A screen of 80 by 24 that remembers what stood on it at each question."""

    width, height = 80, 24

    def __init__(self, types: Callable[[str], str]) -> None:
        self.types = types
        self.now = ""
        self.pages: list[str] = []

    def show(self, *things: RenderableType) -> None:
        sheet = Console(file=StringIO(), width=self.width)
        for thing in things:
            sheet.print(thing, markup=False, highlight=False, emoji=False)
        self.now += cast("StringIO", sheet.file).getvalue()

    def ask(self, prompt: str) -> str:
        self.show(f"{prompt} > ")
        self.pages.append(self.now)
        return self.types(prompt)

    def clear(self) -> None:
        self.now = ""


def table(match: Match, types: Callable[[str], str], seats: str = "you,greedy") -> tuple[Table, Small]:
    screen = Small(types)
    bots = [BOTS.get(name) for name in seats.split(",")]
    return Table(match, bots, DRAWINGS[match.game.name], screen, seeded("bots")), screen


def typed(*lines: str) -> Callable[[str], str]:
    """Type these lines, one after the other, and leave."""
    rest = iter([*lines, "quit"])
    return lambda prompt: "" if "Pass the device" in prompt else next(rest)


def greedy_fingers(match: Match) -> Callable[[str], str]:
    """Type what the greedy bot would play."""
    bot, luck = bot_named("greedy"), seeded("fingers")

    def types(prompt: str) -> str:
        if "Enter" in prompt:
            return ""
        return match.game.write_action(match.state, bot.choose(match.game, match.view(0), 0, luck)).partition("@")[0]

    return types


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("cartagena", 5, {}),
        ("cartagena", 3, {"edition": "escape", "stage": "crossing", "tricks": "yes", "limit": "yes"}),
        ("outrun", 6, {"monster": "dragon", "boards": 1}),
        ("outrun", 3, {"monster": "zombie", "boards": 1}),
        ("dig", 4, {}),
        ("dig", 6, {}),
    ],
)
def test_a_game_fits_80_by_24_with_the_table_in_sight(game: str, players: int, options: dict[str, object]) -> None:
    match = Match(game, players, options, seed="small")
    plays = greedy_fingers(match)
    asked = 0

    def types(prompt: str) -> str:
        nonlocal asked
        asked += 1
        return "quit" if asked > 15 else plays(prompt)

    at, screen = table(match, types, ",".join(["you", *["greedy"] * (players - 1)]))
    with suppress(Left):
        at.play()
    assert screen.pages
    for page in screen.pages:
        lines = page.rstrip("\n").split("\n")
        assert len(lines) <= Small.height, page
        assert max(map(len, lines)) <= Small.width
        assert page.startswith(TITLES[game]), page


@pytest.mark.parametrize("game", ["cartagena", "dig"])
@pytest.mark.parametrize("asks", ["help", "hint", "why 1", "nonsense", "undo", "99", "more"])
def test_the_table_stays_in_sight_whatever_is_asked(game: str, asks: str) -> None:
    match = Match(game, 2, {"first": 1} if game == "cartagena" else {}, seed=3)
    at, screen = table(match, typed(asks))
    with pytest.raises(Left):
        at.play()
    first, second = screen.pages
    board = first.split("'s hand")[0]
    assert second.startswith(board)
    assert len(second.splitlines()) <= Small.height


def test_a_long_menu_is_folded_found_and_turned() -> None:
    position = "players=showers:-:background=con-artist;showers:knife;showers:spoon;showers:pick turn=1"
    match = Match("dig", position=position, seed=1)
    at, screen = table(
        match, typed("more con artist", "more", "more spoon ben", "more elephant", ""), "you,you,you,you"
    )
    with pytest.raises(Left):
        at.play()
    folded, opened, turned, found, none, again = [page for page in screen.pages if "Pass the device" not in page]
    assert re.search(r"Con artist +\d+–\d+ \d+ moves: type more con artist", folded)
    assert "page 1 of" in opened
    assert "page 2 of" in turned
    assert "Ask Ben for a Spoon" in found
    assert "Ask Cat" not in found
    assert "No move contains 'elephant'." in none
    assert again == folded


def test_a_move_is_taken_back_with_what_the_bots_played_since() -> None:
    match = Match("cartagena", 2, {"first": 1}, seed=3)
    at, screen = table(match, typed("1", "1", "1", "undo", "undo"))
    with pytest.raises(Left):
        at.play()
    assert [outcome.seat for outcome in match.moves] == [0]
    assert "Blue takes a move back." in screen.pages[-1]
    records.verify(match.end())


def test_nobody_takes_back_a_move_of_somebody_else() -> None:
    match = Match("cartagena", 2, {"first": 1}, seed=3)
    first, rest = match.to_act[0], iter(["1", "1", "1", "undo", "quit"])
    at, screen = table(match, lambda prompt: "" if "Enter" in prompt else next(rest), "you,you")
    with pytest.raises(Left):
        at.play()
    assert first == 0
    assert "Blue has moved since" in screen.pages[-1]


def test_a_run_cannot_be_taken_back_for_the_path_has_been_seen() -> None:
    match = Match("outrun", 2, {"monster": "bear", "boards": 1}, seed="desk")

    def types(prompt: str) -> str:
        if prompt == "Run":
            return "A"
        if "Enter" in prompt or not match.played:
            return "" if "Enter" in prompt else "1"
        return next(keys)

    keys = iter(["undo", "quit"])
    at, screen = table(match, types)
    with pytest.raises(Left):
        at.play()
    assert any("A run cannot be taken back" in page for page in screen.pages)


def test_an_interrupted_game_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    match = Match("cartagena", 2, {"first": 1}, seed="left", salt="s", names=["Blue", "Red (fox)"])
    file = tmp_path / "escapade" / "one.jsonl"
    at, _ = table(match, typed("1", "1"))
    at.store = Unfinished(match, file).write
    with pytest.raises(Left):
        at.play()
    assert newest() == file
    again = last_game(file)
    assert again.position() == match.position()
    assert sitters(again.names) == [None, BOTS["fox"]]
    ended, _ = table(again, greedy_fingers(again))
    ended.store = Unfinished(again, file).write
    ended.play()
    assert not file.exists()
    records.verify(again.end())


def record_of(game: str, tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    escapade("play", game, "--seats", "random,greedy", "--seed", "4", "--record", file)
    return file


def test_a_record_is_stepped_through_forward_and_back(tmp_path: Path) -> None:
    lines = record_of("cartagena", tmp_path).read_text().splitlines()
    screen = Small(typed("", "", "b", "10", "+2", "-1", "end", "", "start", "9999", "nonsense"))
    Replay(lines, screen, None).step()
    whole = records.verify(lines)
    at = [int(found[1]) for page in screen.pages if (found := re.search(r"Move (\d+) of", page))]
    assert at == [0, 1, 2, 1, 10, 12, 11, whole.played, whole.played, 0, 0, 0]
    assert "This is the end." in screen.pages[8]
    assert "Enter shows the next move" in screen.pages[-1]


def test_a_replay_from_a_seat_shows_no_other_hand(tmp_path: Path) -> None:
    lines = record_of("cartagena", tmp_path).read_text().splitlines()
    open_, seen = Small(typed()), Small(typed())
    Replay(lines, open_, None).step()
    Replay(lines, seen, 0).step()
    assert len(re.findall(r"6 cards, seen: \w+", open_.pages[0])) == 2
    assert "Blue's hand" in seen.pages[0]
    assert "seen:" not in seen.pages[0]


def test_without_a_terminal_a_replay_tells_the_whole_game(tmp_path: Path) -> None:
    told = escapade("replay", record_of("cartagena", tmp_path))
    assert told.exit_code == 0
    assert "pirates have escaped!" in " ".join(told.stdout.split())


def test_a_replay_says_every_move_in_words_and_marks_whom_a_line_is_about(tmp_path: Path) -> None:
    told = escapade("replay", record_of("dig", tmp_path)).stdout
    assert re.search(r"^A End turn$", told, re.MULTILINE)
    assert not re.search(r"^[AB] [a-z]+(:|$)", told, re.MULTILINE), "no move is told by its notation"
    assert set(re.findall(r"^([AB]) (Ann|Ben) ", told, re.MULTILINE)) == {("A", "Ann"), ("B", "Ben")}


@pytest.mark.parametrize("word", ["yes", "true", "on", "True", "ON"])
def test_a_switch_may_be_said_in_any_of_the_usual_words(word: str, tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl"
    escapade("simulate", "cartagena", "--games", "1", "--records", file, *settings(f"edition=escape limit={word}"))
    assert '"limit":"yes"' in file.read_text()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("lab arena cartagena owl/0 fox", "'owl/0' does not say which part; owl/10 has a tenth of its time."),
        ("lab arena cartagena fox owl/x", "'owl/x' does not say which part"),
        ("lab sanity cartagena --bot owl/", "'owl/' does not say which part"),
        ("lab tactics .", "cannot be read: Is a directory"),
        ("replay nowhere.jsonl", "nowhere.jsonl cannot be read: No such file"),
        ("replay .", "cannot be read: Is a directory"),
        ("resume nowhere.jsonl", "nowhere.jsonl cannot be read: No such file"),
        ("rules cartagena C3.99", "has no rule 'C3.99'"),
        ("simulate cartagena --set morgan=maybe", "morgan is one of no, yes, not 'maybe'"),
        ("think cartagena path=sdkbhp --bot nobody", "There is no bot called “nobody”"),
    ],
)
def test_a_wrong_call_is_answered_in_one_sentence(words: str, sentence: str) -> None:
    result = escapade(*words.split())
    assert result.exit_code == 2
    assert isinstance(result.exception, SystemExit)
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_damaged_record_is_answered_in_one_sentence(tmp_path: Path) -> None:
    lines = record_of("cartagena", tmp_path).read_text().splitlines()
    for content in ("", "\n".join(lines[:5]), "\n".join(lines).replace('"seat":0', '"seat":1', 1)):
        file = tmp_path / "broken.jsonl"
        file.write_text(content)
        for command in ("replay", "resume"):
            result = escapade(command, file)
            assert (result.exit_code, result.stderr.count("\n")) == (2, 1), result.output


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--game", "2"), "has 1 game; there is no number 2"),
        (("--seat", "3"), "there is no player 3"),
        (("--move", "9999"), "there is no move 9999"),
    ],
)
def test_what_a_record_does_not_have_is_said(words: tuple[str, str], sentence: str, tmp_path: Path) -> None:
    result = escapade("replay", record_of("cartagena", tmp_path), *words)
    assert result.exit_code == 2
    assert sentence in result.stderr


def test_a_finished_game_cannot_go_on(tmp_path: Path) -> None:
    assert "is over; escapade replay shows it" in escapade("resume", record_of("cartagena", tmp_path)).stderr


def test_where_nothing_was_left_resume_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert "There is no unfinished game here" in escapade("resume").stderr


@pytest.mark.parametrize("port", ["99999", "-5", "x"])
def test_a_port_that_is_none_is_refused(port: str) -> None:
    result = escapade("serve", "--port", port)
    assert result.exit_code == 2
    assert "--port" in result.stderr


def test_news_that_do_not_fit_are_left_out_whole() -> None:
    log = Log(Match("dig"), 0, DRAWINGS["dig"].seat_looks)
    for sentence in ("One two three four.", "Five six seven eight.", "Nine."):
        log.note(sentence)
    assert [line.plain for line in log.news(10, 5)] == [
        "… 3 earlier lines: type log",
        "Five six",
        "seven",
        "eight.",
        "Nine.",
    ]
    assert [line.plain for line in log.news(10, 4)] == ["… 6 earlier lines: type log", "Nine."]
    assert [line.plain for line in log.news(10, 1)] == ["… 7 earlier lines: type log"]
