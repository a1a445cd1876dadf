"""Can puzzles be failed, tried again, solved and looked up on the real board, and is there one path a day for all?"""

from __future__ import annotations

import re
from datetime import date
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from escapade.games.outrun.tasks import RUN, right_runs
from escapade.puzzles.daily import run_of
from escapade.puzzles.puzzle import Puzzle, attempt, puzzles
from tests.browser.accessibility import no_complaint
from tests.browser.play import CORNER
from tests.browser.speaking import LONG

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.conftest import Person

SYMBOLS = {"b": "bottle", "d": "dagger", "h": "hat", "k": "key", "p": "pistol", "s": "skull"}
SOLVED, FAILED, OPEN = "[data-result=solved]", "[data-result=failed]", "[data-result=open]"
NARROW = 500
ADVANCES = re.compile(r"\d+[bdhkps]")


def cartagena(page: Page, move: str) -> None:
    """Lay a card, and press the place of the pirate it is for."""
    hand = page.get_by_role("group", name="Your hand")
    hand.get_by_role("button", name=re.compile(SYMBOLS[move[-1]])).first.click()
    page.locator(f"[data-place='{move[:-1]}'] > .hit").click(position=CORNER)


def outrun(page: Page, move: str) -> None:
    """Lay the cards of a run, then Finish."""
    for card in move.partition("@")[0]:
        page.locator(f"[data-run] [data-lay='{card}']").click()
    page.locator(".finish").click()


def dig(page: Page, move: str) -> None:
    """Press the button of a move; before a move to another area, the area or the button of all such moves."""
    if move.startswith("cautious"):  # on a phone the button may be out of sight, the area is not
        narrow = page.viewport_size is not None and page.viewport_size["width"] < NARROW
        page.locator("[data-area='0'] > .hit" if narrow else "[data-step=dig-group-cautious]").click()
    page.locator(f"[data-move='{move}']").first.click()


def first_of(game: str, fits: Callable[[Puzzle], bool]) -> Puzzle:
    return next(puzzle for puzzle in puzzles(game) if fits(puzzle))


def failing(puzzle: Puzzle) -> str:
    """Find a card that is legal and wrong at the start."""
    begun = attempt(puzzle)
    moves = [begun.match.game.write_action(begun.view, action) for action in begun.view.legal(puzzle.seat)]
    legal = [move for move in moves if ADVANCES.fullmatch(move)]
    return next(move for move in legal if attempt(puzzle, [move]).result == "failed")


BOAT = first_of("cartagena", lambda one: all(ADVANCES.fullmatch(move) for move in one.answer))
CAUTIOUS = first_of("dig", lambda one: one.answer[0].startswith("cautious"))
LETTERS = first_of("outrun", lambda one: one.task == RUN and one.answer[0].partition("@")[0].isalpha())
EACH = [
    pytest.param(BOAT, failing(BOAT), cartagena, id="cartagena"),
    pytest.param(CAUTIOUS, "stop", dig, id="dig"),
    pytest.param(LETTERS, "HGFEDCBA", outrun, id="outrun"),
]


def begin(page: Page, puzzle: Puzzle) -> None:
    page.goto(f"/puzzles/{puzzle.game}/{puzzle.number}")
    expect(page.locator(OPEN)).to_be_visible()
    expect(page.locator("[data-board]").first).to_be_visible()


@pytest.mark.parametrize("width", [1280, 360] if LONG else [360])
@pytest.mark.parametrize(("puzzle", "wrong", "play"), EACH)
def test_a_puzzle_is_failed_tried_again_and_solved(
    person: Person, puzzle: Puzzle, wrong: str, play: Callable[[Page, str], None], width: int
) -> None:
    page = person(width=width, height=800)
    begin(page, puzzle)
    no_complaint(page)
    play(page, wrong)
    expect(page.locator(f"{FAILED} .wrong")).not_to_be_empty()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(OPEN)).to_be_visible()
    for number, move in enumerate(puzzle.answer, 1):
        play(page, move)
        done = number == len(puzzle.answer)
        expect(page.locator(SOLVED if done else f"{OPEN}[data-played='{number}']")).to_be_visible()
    expect(page.locator("[data-reason]")).not_to_be_empty()
    no_complaint(page)
    page.goto("/puzzles")
    solved = page.locator(f"[data-puzzles={puzzle.game}] li:has([data-solved]) a")
    expect(solved).to_have_attribute("href", f"/puzzles/{puzzle.game}/{puzzle.number}")


def test_a_hint_and_then_the_answer_are_shown_with_the_moves_in_words(person: Person) -> None:
    page = person()
    begin(page, BOAT)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("[data-hint]")).to_contain_text("Begin like this")
    page.get_by_role("button", name="Show the answer").click()
    shown = page.locator("[data-result=shown]")
    expect(shown.locator("li")).to_have_count(len(BOAT.answer))
    expect(shown.locator("[data-reason]")).not_to_be_empty()
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.locator(f"[data-puzzle='{BOAT.number + 1}']{OPEN}")).to_be_visible()


def test_the_list_says_how_hard_puzzles_are_and_fits_a_phone(person: Person) -> None:
    page = person(width=360, height=740)
    page.goto("/puzzles")
    for game in ("cartagena", "outrun", "dig"):
        expect(page.locator(f"[data-puzzles={game}] li")).to_have_count(len(puzzles(game)))
    expect(page.locator("[data-difficulty=hard]").first).to_have_text("hard")
    no_complaint(page)
    page.wait_for_function("() => document.documentElement.scrollWidth <= 360")


def test_a_puzzle_that_does_not_exist_says_so(person: Person) -> None:
    page = person()
    page.goto("/puzzles/dig/4000")
    expect(page.get_by_role("heading", name="This puzzle does not exist")).to_be_visible()


def test_the_puzzle_of_the_day_is_on_the_first_page(person: Person) -> None:
    page = person()
    page.goto("/")
    page.locator("[data-daily] a").first.click()
    expect(page.locator(OPEN)).to_be_visible()


def test_the_run_of_the_day_is_run_once_and_listed(person: Person) -> None:
    page = person(width=360, height=800)
    page.goto("/")
    today = page.locator("[data-daily]").get_attribute("data-daily")
    assert today is not None
    page.locator("[data-daily] a[href='/daily-run']").click()
    page.get_by_role("button", name="Reveal the path").click()
    expect(page.locator("[data-daily-run=running]")).to_be_visible()
    [right] = right_runs(run_of(date.fromisoformat(today)).state, 0, RUN)
    outrun(page, right)
    expect(page.locator("[data-daily-run=over]")).to_contain_text("Correct, in")
    expect(page.locator("[data-times] li.mine")).to_contain_text("(you)")
    no_complaint(page)
    page.reload()
    expect(page.locator("[data-daily-run=over]")).to_contain_text("Correct, in")
    expect(page.get_by_role("button", name="Reveal the path")).to_have_count(0)
