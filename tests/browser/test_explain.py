"""Does everything on the table explain itself: to the mouse, the keyboard and a finger?"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import no_complaint
from tests.browser.play import ready, start
from tests.browser.speaking import long_run, some
from tests.browser.test_outrun import running

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Person

TIP = "[role=tooltip]"
STOPS = ["nested-interactive", "aria-hidden-focus", "list", "listitem"]  # axe's rules about what Tab reaches
CARTAGENA, DIG, OUTRUN = (f"/learn/{game}/first-game" for game in ("cartagena", "dig", "outrun"))

TILES = "path=bphsdk.dbkphs.pkdhsb.hkpbsd.phdsbk.spbkdh"
START = "0.0.0.0.0.0"
TORTUGA = f"cards=tortuga {TILES} crews={START}:sd4;{START}:k2 row=bddhpbdss discards=h2 turn=1"
ESCAPE = "edition=escape path=prhsbc.prhsbc.prhsbc.prhsbc.prhsbc.prhsbc"
TRICKS = f"{ESCAPE} tricks=yes crews={START}:h;{START}:p deck=c9 turn=1"
FIGHT = "players=showers:knife:background=miner;showers:spoon:background=fence discards=rosary*2"
MICHEL = (
    "michel=michel players=showers:spoon,knife*2:background=miner;cafeteria:knife:background=fence fight=michel,2,,0 "
    "at=cafeteria micheldeck=knife+pick turned=knife+spoon turn=1 asked=FaceMichel,2,1,1,1;CloseTurn,1"
)
FISTS = "players=showers:knife*2:background=miner;showers:spoon:gang=bikers2,background=fence"
BENT = "monster=bear runners=3o:reverse:;4o:swapAB: path=EDHFB gone=EDHFB step=run round=2"
RUNS = "1.EA@3000 2.EDHFA@4000"


def guided(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("[data-step='0']")).to_be_visible()


def analysed(page: Page, game: str, position: str, moves: str = "") -> None:
    """Open a position after some moves on the analysis board, where nobody else moves."""
    page.goto(f"/analysis/{game}?{urlencode({'position': position, 'moves': moves, 'at': len(moves.split())})}")
    expect(page.locator("[data-analysis][data-busy=false]")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def rest(page: Page, thing: Locator) -> None:
    """Rest a finger on something until it explains itself, then lift it."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(TIP)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


THINGS = [
    (DIG, "[data-card]", r"Broom handle: Material for"),
    (DIG, "[data-area='1']", r"Cafeteria: Here you can steal a Spoon\. · a Search draws 2 cards"),
    (DIG, "[data-stack]", r"Spoon: Tool: digs 1 point"),
    (DIG, "[data-anchor=background-0]", r"Street fighter: When you are extorted"),
    (DIG, "[data-anchor=tunnel-0]", r"12 points escapes"),
    (DIG, "[data-standee='1']", r"The figure stands in the area where this player is"),
    (DIG, "[data-anchor=discards] summary", r"when the Search cards are used up"),
    (OUTRUN, "[data-board]", r"first player out of the last room"),
    (OUTRUN, "[data-runner='1']", r"in room 1 · Correct runs lead through the rooms"),
    (OUTRUN, "[data-place='6']", r"the fastest on the right"),
    (OUTRUN, ".outrun h2", r"The vampire: after each round"),
    (CARTAGENA, "[data-place='0']", r"all pirates start here.* · Pirates here: .*: \d+\. They move ahead with a card"),
    (CARTAGENA, "[data-anchor=deck]", r"cards are drawn from here"),
    (CARTAGENA, "[data-anchor=discards] summary", r"when the deck is used up"),
]


def test_things_explain_themselves_to_the_mouse(person: Person) -> None:
    page = person()
    at = ""
    for address, thing, says in THINGS:
        if address != at:
            guided(page, at := address)
        page.locator(thing).first.hover()
        expect(page.locator(TIP)).to_have_text(re.compile(says))
        page.keyboard.press("Escape")
        expect(page.locator(TIP)).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "position", "moves", "things"),
    some([
        ("cartagena", TORTUGA, "", {
            "[data-open-hand='1'] .card": r"^key · Play this card to move",
            ".row .laid": r"^bottle · Play this card to move",
            ".row .arrow": r"starting at the arrow",
            "[data-anchor=discards] li": r"^hat · Play this card to move",
        }),
        ("cartagena", TRICKS, "1.h!", {".asked button": r"^chest · Move a pirate to the next free chest, or open"}),
        ("dig", FIGHT, "1.extort:2:spoon:knife", {
            ".duel .weapons .card": r"^Knife: ",
            "[data-anchor=discards] li": r"^Rosary: Counts toward joining",
        }),
        ("dig", MICHEL, "", {
            ".duel .turned": r"^A Michel card \(Knife, Spoon\): with a Knife the fight goes on",
        }),
        ("dig", FISTS, "1.extort:2:spoon:knife 2.fists", {".duel .turned": r"^Once per fight: your fists count"}),
        ("outrun", BENT, RUNS, {"[data-ran='0'] .modifier": r"^Reverse: "}),
    ], 0, 2, 5),
    ids=some(["tortuga", "tricks", "fight", "michel", "fists", "round"], 0, 2, 5),
)  # fmt: skip
def test_cards_that_are_not_in_ones_hand_explain_themselves_to_the_mouse_and_the_keyboard(
    person: Person, game: str, position: str, moves: str, things: dict[str, str]
) -> None:
    page = person()
    analysed(page, game, position, moves)
    for thing, says in things.items():
        if "discards" in thing:
            page.locator("[data-anchor=discards] summary").click()
        page.locator(thing).first.hover()
        expect(page.locator(TIP)).to_have_text(re.compile(says))
        page.keyboard.press("Escape")
        expect(page.locator(TIP)).to_have_count(0)
        page.keyboard.press("Tab")  # the keyboard is in use
        page.locator(thing).first.locator("xpath=ancestor-or-self::*[@data-explained]").last.focus()
        expect(page.locator(TIP)).to_have_text(re.compile(says))
        page.keyboard.press("Escape")
    no_complaint(page, STOPS)


def test_a_card_explains_itself_to_the_keyboard_and_opens_its_rule(person: Person) -> None:
    page = person()
    start(page, "jamaica")
    ready(page)
    page.keyboard.press("Tab")  # the keyboard is in use
    card = page.locator(".slot").first
    card.focus()
    expect(page.locator(TIP)).to_contain_text("next free space with this symbol")
    expect(card).to_have_attribute("aria-describedby", "explanation")
    no_complaint(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").locator("#C2-1")).to_be_in_viewport()


# What a browser tells when the page moves under a mouse that rests, and when another part of it has scrolled.
MOVED_PAGE = """document.body.dispatchEvent(new PointerEvent("pointerover",
  {pointerType: "mouse", clientX: 3, clientY: 5, bubbles: true}));
document.querySelector("main").dispatchEvent(new Event("scroll"));"""


def test_a_card_goes_on_explaining_itself_to_the_keyboard_while_the_mouse_rests(person: Person) -> None:
    page = person()
    start(page, "jamaica")
    ready(page)
    page.mouse.move(3, 5)
    page.keyboard.press("Tab")  # the keyboard is in use
    page.locator(".slot").first.focus()
    page.evaluate(MOVED_PAGE)  # before it is shown …
    expect(page.locator(TIP)).to_contain_text("next free space with this symbol")
    page.evaluate(MOVED_PAGE)  # … and after: whatever hides it does so within a quarter of a second
    page.evaluate("new Promise((resolve) => setTimeout(resolve, 500))")
    expect(page.locator(TIP)).to_contain_text("next free space with this symbol")
    page.get_by_role("link", name="Settings").hover()
    expect(page.locator(TIP)).to_have_count(0)


def test_a_card_explains_itself_to_the_mouse_and_its_rule_is_one_click_away(person: Person) -> None:
    page = person()
    start(page, "jamaica")
    ready(page)
    page.locator(".slot").first.hover()
    page.get_by_role("button", name="Show rule C2.1").last.click()
    expect(page.get_by_role("dialog").locator("#C2-1")).to_be_in_viewport()


def test_movement_cards_explain_themselves_to_a_learner(person: Person) -> None:
    page = person()
    guided(page, OUTRUN)
    page.locator("[data-next]").click()
    page.locator("[data-move=turn]").click()
    page.locator("[data-lay=D]").hover()
    expect(page.locator(TIP)).to_have_text("D, climb: Play it where the path shows this symbol, once in each run.")
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")  # the keyboard is in use
    page.locator("[data-lay=A]").focus()
    expect(page.locator(TIP)).to_contain_text("A, run: Play it")


def test_nothing_explains_itself_over_the_cards_of_a_racer(person: Person) -> None:
    page = person()
    running(page)
    expect(page.locator("[data-lay]").first).to_be_visible()
    expect(page.locator("[data-lay][data-explained]")).to_have_count(0)


@long_run
def test_figures_and_piles_explain_themselves_to_the_keyboard(person: Person) -> None:
    page = person()
    for address, thing, says in [
        (DIG, "[data-standee='1']", "The figure stands in the area"),
        (OUTRUN, ".runners strong", "Correct runs lead through the rooms"),
        (CARTAGENA, "[data-anchor=discards] summary", "these cards are shuffled into a new one"),
    ]:
        guided(page, address)
        page.keyboard.press("Tab")  # the keyboard is in use
        page.locator(thing).first.focus()
        expect(page.locator(TIP)).to_contain_text(says)


@pytest.mark.parametrize("thing", some(["[data-card]", "[data-area='1']", "[data-standee='1']"], 1))
def test_a_long_press_explains_and_plays_nothing(person: Person, thing: str) -> None:
    page = person(width=390, height=844, touch=True)
    guided(page, DIG)
    before = page.locator("[data-step]").get_attribute("data-step")
    rest(page, page.locator(thing).first)
    expect(page.locator(TIP)).to_be_visible()
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(0)
    assert page.locator("[data-step]").get_attribute("data-step") == before
    page.locator(".explanation button").tap()
    expect(page.get_by_role("dialog").locator(".asked")).to_have_count(1)


@pytest.mark.parametrize(
    ("game", "position", "moves", "thing"),
    some([
        ("cartagena", TORTUGA, "", ".slot[data-card]"),
        ("cartagena", TORTUGA, "", ".row .laid"),
        ("outrun", BENT, RUNS, "[data-ran='0'] .modifier"),
    ], 0),
    ids=some(["hand", "row", "round"], 0),
)  # fmt: skip
def test_a_long_press_on_a_card_of_cartagena_or_outrun_explains_it_and_plays_nothing(
    person: Person, game: str, position: str, moves: str, thing: str
) -> None:
    page = person(width=390, height=844, touch=True)
    analysed(page, game, position, moves)
    rest(page, page.locator(thing).first)
    expect(page.locator(TIP)).to_be_visible()
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(0)
    expect(page.locator("[data-tree]")).to_have_count(len(moves.split()))
    page.locator(".explanation button").tap()
    expect(page.get_by_role("dialog").locator(".asked")).to_have_count(1)
