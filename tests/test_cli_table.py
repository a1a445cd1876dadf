"""Sentences about the table in a terminal: what each seat sees there, and what it never sees."""

from __future__ import annotations

import os
import re
import select
import subprocess
from dataclasses import dataclass, field
from io import StringIO
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from escapade import records
from escapade.bots import BOTS, bot_named
from escapade.engine import seeded
from escapade.match import Match
from escapade.terminal import DRAWINGS
from escapade.terminal.hotseat import Table
from escapade.terminal.question import Question
from escapade.terminal.screen import Left
from tests.shell import command, escapade

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

    from rich.console import RenderableType

CARTAGENA = DRAWINGS["cartagena"]
SYMBOLS = "skull|dagger|key|bottle|hat|pistol|parrot|hook|sabre|bomb|chest"
SECRETS = re.compile(rf"(\w+) (?:draws|keeps|turns up|puts) a (?:grey )?(?:{SYMBOLS})")
EVERYTHING = {"edition": "escape", "stage": "crossing", "morgan": "yes", "limit": "yes", "tricks": "yes"}


@dataclass
class Paper:
    """A screen to be read afterwards: everything shown, by who sat before it."""

    answers: Callable[[str], str]
    width: int = 80
    height: int = 60
    sitter: str = ""
    shown: list[tuple[str, str]] = field(default_factory=list)
    since_clear: str = ""

    def show(self, *things: RenderableType) -> None:
        sheet = Console(file=StringIO(), width=self.width)
        for thing in things:
            sheet.print(thing, markup=False)
        self.write(sheet.file.getvalue())  # type: ignore[attr-defined] # it is a StringIO

    def ask(self, prompt: str) -> str:
        if passed := re.match(r"Pass the device to (\w+)", prompt):
            assert not self.since_clear, "the screen is cleared before it is passed on"
            self.sitter = passed[1]
        self.write(f"{prompt} > \n")
        return "" if "press enter" in prompt.lower() else self.answers(prompt)

    def clear(self) -> None:
        self.since_clear = ""

    def write(self, text: str) -> None:
        self.since_clear += text
        self.shown.append((self.sitter, text))

    def seen_by(self, name: str) -> str:
        return "".join(text for sitter, text in self.shown if sitter == name)


def table(sitters: str, options: Mapping[str, object], keys: list[str] | None = None, seed: str = "1") -> Table:
    """Seat people ('you') and bots at a table on paper; people type some keys and leave, or play as greedy would."""
    seats = sitters.split(",")
    match = Match("cartagena", len(seats), options, seed=seed)
    typed = greedy_fingers(match) if keys is None else iter([*keys, "quit"])
    bots = [BOTS.get(name) for name in seats]
    return Table(match, bots, CARTAGENA, Paper(lambda _prompt: next(typed)), seeded(f"{seed} bots"))


def greedy_fingers(match: Match) -> Iterator[str]:
    """Type what the greedy bot would play, in notation."""
    bot, luck = bot_named("greedy"), seeded("fingers")
    while True:
        seat = match.to_act[0]
        yield match.game.write_action(match.state, bot.choose(match.game, match.view(seat), seat, luck))


def paper(table: Table) -> Paper:
    assert isinstance(table.screen, Paper)
    return table.screen


@pytest.mark.parametrize(
    "options", [{}, {"cards": "hispaniola"}, EVERYTHING, {"edition": "escape", "tricks": "yes", "tiles": 4}]
)
def test_a_whole_game_round_one_device_shows_nobody_a_card_only_others_saw(options: Mapping[str, object]) -> None:
    game = table("you,you", options)
    game.play()
    assert game.match.over
    for name, other in (("Blue", "Red"), ("Red", "Blue")):
        seen = paper(game).seen_by(name)
        assert f"{name}'s hand  " in seen
        assert f"{other}'s hand  " not in seen
        assert set(SECRETS.findall(" ".join(seen.split()))) <= {name}


def test_players_see_their_own_draws_named() -> None:
    game = table("you,you", {})
    game.play()
    assert set(SECRETS.findall(" ".join(paper(game).seen_by("Red").split()))) == {"Red"}


def test_in_an_open_game_everybody_sees_every_hand() -> None:
    game = table("you,you", {"cards": "tortuga", "first": 1}, [])
    with pytest.raises(Left):
        game.play()
    assert re.search(rf"Red   a person  0 of 6 home  6 cards: ({SYMBOLS})", paper(game).seen_by("Blue"))


def test_what_a_seat_is_shown_does_not_change_with_the_cards_of_others() -> None:
    def first_turn(cards_of_others: int) -> str:
        game = table("you,you", {"first": 1}, ["1", "1", "1"], seed="3")
        match = game.match
        match.state = match.game.imagine(match.view(0), seeded(cards_of_others))
        with pytest.raises(Left):
            game.play()
        return paper(game).seen_by("Blue")

    assert first_turn(1) == first_turn(2)


def test_a_hint_says_what_the_adviser_would_play_and_leaves_the_choice_to_the_player() -> None:
    game = table("you,you", {"first": 1}, ["hint"])
    with pytest.raises(Left):
        game.play()
    assert re.search(r"wins \d+%, simulations: \d+", paper(game).seen_by("Blue"))
    assert not game.match.history


def test_the_device_is_passed_only_between_people() -> None:
    alone, together = table("you,greedy", {}), table("you,greedy,you", {})
    alone.play()
    together.play()
    assert "Pass the device" not in paper(alone).seen_by("")
    assert "Pass the device to Green" in paper(together).seen_by("Green")
    assert "Pass the device to Red" not in "".join(text for _, text in paper(together).shown)


def test_everything_a_seat_can_be_asked_has_a_line_in_the_menu_and_a_preview() -> None:
    luck = seeded("all demands")
    asked = set()
    for number in range(3):
        match = Match("cartagena", 3, EVERYTHING, seed=number)
        while not match.over:
            question = Question(match, match.to_act[0], CARTAGENA)
            asked.add(question.prompt.partition(":")[0])
            assert sorted(choice.move for choice in question.choices) == sorted(match.legal())
            assert all(choice.group.plain and choice.comes for choice in question.choices)
            match.play(question.choices[luck.below(len(question.choices))].action)
    assert {"Parrot", "Hook", "A grey card was played, and you have too many cards"} <= asked


@pytest.mark.parametrize("options", [{}, {"cards": "tortuga"}, EVERYTHING])
def test_a_preview_says_where_a_pirate_lands_and_how_many_cards_come(options: Mapping[str, object]) -> None:
    match, luck = Match("cartagena", 4, options, seed="previews"), seeded("previews")
    for _ in range(150):
        seat = match.to_act[0]
        question = Question(match, seat, CARTAGENA)
        choice = question.choices[luck.below(len(question.choices))]
        before = match.game.write_position(match.state)
        story = match.play(choice.action)
        landed = [event.facts()["end"] for event in story if event.name() in {"Moved", "Pushed"}]
        drawn = [event for event in story if event.name() in {"Drew", "Picked"}]
        if promised := re.match(r"→ (\d+)(?:; \+(\d))?", choice.comes):
            if any(event.name() == "Asked" for event in story):
                continue  # a grey card: the move comes after the discards
            assert landed == [int(promised[1])], before
            assert len(drawn) == int(promised[2] or 0), before
        if match.over:
            return


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("help", "Type a move's number"),
        ("help", "Cards: s skull, d dagger, k key"),
        ("why", "Type why and a move, such as why 0"),
        ("why 0<", "You cannot move back from the cell (C3.5)."),
        ("why .", "You must take at least one action before you end your turn (C1.2)."),
        ("why 1", "is legal: "),
        ("why 99", "The menu goes from 1 to"),
        ("0<", "(C3.5)."),
        ("12b", "You have no pirate at space 12 (C2.1)."),
        ("s!2", "only with pirate tricks (C9.2)."),
        ("7x", "'7x' is not a move; type one from the menu, or help."),
        ("[/red]", "'[/red]' is not a move"),
        ("99", "The menu goes from 1 to"),
        ("-1", "'-1' is not a move"),
        ("²", "'²' is not a move"),
        ("0b 0b", "is not a move"),
    ],
)
def test_an_answer_that_is_no_legal_move_is_answered_in_words(typed: str, answer: str) -> None:
    question = Question(Match("cartagena", 2, {"first": 1}, seed=3), 0, CARTAGENA)
    assert answer in str(question.answer(typed))


def test_a_move_may_be_given_by_number_or_in_notation() -> None:
    question = Question(Match("cartagena", 2, {"first": 1}, seed=3), 0, CARTAGENA)
    for number, choice in enumerate(question.choices, 1):
        assert question.answer(str(number)) is question.answer(f" {choice.move} ") is choice.action


@pytest.mark.parametrize("width", [80, 110])
def test_the_table_fits_its_width(width: int) -> None:
    match, bot, luck = Match("cartagena", 5, EVERYTHING | {"tiles": 8}, seed=4), bot_named("greedy"), seeded(4)
    for _ in range(100):
        seat = match.to_act[0]
        match.play(bot.choose(match.game, match.view(seat), seat, luck))
    sheet = Paper(lambda _: "", width=width)
    sheet.show(CARTAGENA.table(match.view(0), 0, ["you"] * 5, width, 60))
    lines = sheet.since_clear.splitlines()
    assert max(len(line.rstrip()) for line in lines) <= width
    assert sum(bool(re.match(r" ?\d+ \w+[? ]", line)) for line in lines) == 8 + 3  # tiles, and the places between


def test_reconstructed_data_are_mentioned_once_at_the_table() -> None:
    done = escapade("play", "cartagena", "--seats", "random,random", "--set", "edition=escape", "--seed", "2")
    told = " ".join(done.stdout.split())
    assert told.count("not taken from the box: tunnel. If you own the box, you can correct this with --data FILE.") == 1


def test_quitting_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    told = on_a_terminal(
        ["1", "why 0<", "quit"], "--seats", "you,you", "--seed", "4", "--record", str(file), home=tmp_path
    )
    assert "You cannot move back from the cell (C3.5)." in told
    assert "You have left the table" in told
    match = records.verify(file.read_text().splitlines())
    assert len(match.history) > 0
    assert not match.over


def on_a_terminal(keys: list[str], *words: str, home: Path) -> str:
    """Play on a terminal of its own, answering each prompt with the next of some keys."""
    pty = pytest.importorskip("pty", reason="there are no terminals to be had here")
    ours, theirs = pty.openpty()
    environment = os.environ | {"TERM": "xterm", "COLUMNS": "80", "XDG_STATE_HOME": str(home)}
    process = subprocess.Popen(
        command("play", "cartagena", *words),
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
        close_fds=True,
    )
    os.close(theirs)
    told, answered = "", 0
    while chunk := read(ours):
        told += chunk
        while told.count(" > ") > answered:
            enter = "press enter" in told.lower().split(" > ")[answered][-60:]
            answered += 1
            os.write(ours, f"{'' if enter else keys.pop(0)}\n".encode())
    assert process.wait() == 0
    return told


def read(terminal: int) -> str:
    """Read what a terminal shows, nothing once it is closed."""
    select.select([terminal], [], [])
    try:
        return os.read(terminal, 65536).decode(errors="replace")  # a letter may come in two parts
    except OSError:  # how Linux says that nobody is there any more
        return ""
