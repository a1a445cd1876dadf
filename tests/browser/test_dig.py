"""Can Blackgate be played on the page: to the end, with fights, with Michel, in teams, by touch, by keyboard alone?"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import no_complaint_by_day_and_by_night
from tests.browser.blackgate import GAVE, GO, open_table, press_room, ready, tap
from tests.browser.blackgate import Person as Prisoner
from tests.browser.play import OVER
from tests.browser.speaking import LONG, long_run, played_in, somebody_won
from tests.browser.test_from_positions import sit_down
from tests.browser.test_games import tab_to

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Position

    from tests.browser.conftest import Person

BASE, MICHEL, TEAMS = "base", "michel", "teams"
DUEL = (
    "players=cell-block:spoon*2,pick,shovel,knife*2,scissors:cigarettes=4,background=burglar;"
    "showers:knife*2:background=miner michel=michel fight=michel,1,,0 at=cell-block turned=knife+pick+shovel "
    "asked=FaceMichel,1,0,1,1;CloseTurn,1 turn=1 left=1"
)
GAMES = 4  # in which somebody out for fights must win one and lose one; mostly the first is enough
BEAT_THEM = r"(Hare|Magpie)( 2)? loses the fight"
BEATEN = r"Guest \d+ loses the fight"
DONE = r"Guest \d+ (searches|crafts|steals|takes)"
A_FEW = 12  # decisions


def test_extortions_are_won_and_lost(person: Person) -> None:
    page = person()
    open_table(page, BASE, 3, weakest=2)
    me = Prisoner(page, digs=False)

    def fought() -> bool:
        seen = (me.saw(BEAT_THEM), me.saw(BEATEN))
        return all(seen) if LONG else any(seen)

    for _ in range(GAMES):
        me.plays_until(lambda: fought() and not LONG)
        if fought():
            break
        page.get_by_role("button", name="Rematch").click()
        expect(page.locator(OVER)).to_have_count(0)
    assert fought(), "an extortion was won or lost; in the long run one was won and one lost"
    if LONG:
        expect(page.locator(OVER)).to_contain_text("won")
        assert me.saw("the tunnel is finished")


@pytest.mark.parametrize("language", played_in("is"))
def test_a_game_with_michel_in_another_language(person: Person, language: str) -> None:
    page = person(language=language)
    open_table(page, MICHEL, 2)
    me = Prisoner(page)
    me.plays_until(lambda: me.saw("dig-log-michelwent") and me.saw("dig-log-michelturned") and not LONG)
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert me.saw("dig-log-michelwent"), "Michel walks"
    assert me.saw("dig-log-michelturned"), "Michel meets somebody"
    if LONG:
        expect(page.locator(OVER)).to_have_text(somebody_won(language))
        assert me.saw("dig-log-won"), "the tunnel is finished"


def test_a_game_in_teams_with_an_exchange(person: Person) -> None:
    page = person()
    open_table(page, TEAMS, 4)
    me = Prisoner(page)
    me.plays_until(lambda: me.saw(GAVE) and not LONG)
    if LONG:
        expect(page.locator(OVER)).to_contain_text(re.compile(",|You won"))
    assert me.saw(GAVE), "something was exchanged"
    expect(page.get_by_role("meter")).to_have_count(2)
    assert [page.locator(f"[data-facts='{seat}'] [data-team]").get_attribute("data-team") for seat in range(4)] == [
        *"ABAB"
    ]


def test_a_phone_by_touch(person: Person) -> None:
    page = person(width=360, height=740, touch=True)
    open_table(page, MICHEL, 2)
    me = Prisoner(page, tap)
    for _ in range(40):
        if ready(page) == "over" or (me.decisions >= A_FEW and me.saw(DONE) and not LONG):
            break
        me.decides()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360, "nothing sticks out"
    assert me.saw(DONE), "fingers get things done"


def test_a_turn_by_keyboard_alone(person: Person) -> None:
    page = person()
    open_table(page, BASE, 3)
    log = page.get_by_role("log").first
    ready(page)
    page.keyboard.press("s")
    expect(log).to_contain_text(re.compile("Guest.* searches and draws"))
    for _ in range(6):
        ready(page)
        if page.locator("[data-can=go]").count():
            tab_to(page, "[data-can=go]")
            page.keyboard.press("Enter")
        elif page.locator("[data-kind=Roll]").count():
            page.keyboard.press("m")
        elif page.locator("[data-kind=Stop]").count():
            break
        else:
            page.keyboard.press("p")
    expect(log).to_contain_text(re.compile("Guest.* goes to"))
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    page.keyboard.press(".")
    expect(log).to_contain_text(re.compile(r"Magpie( 2)? (?!joins)[a-z]"))


def test_axe_finds_nothing_at_the_table_nor_in_a_duel_by_day_and_by_night(person: Person) -> None:
    page = person()
    open_table(page, MICHEL, 2)
    ready(page)
    press_room(page, 1)
    no_complaint_by_day_and_by_night(page)
    sit_down(page, "dig", DUEL)
    page.locator(".duel [data-move]").first.wait_for()
    no_complaint_by_day_and_by_night(page)


def press_solitary(page: Page, open_one: Callable[[], None]) -> None:
    """Press Solitary where that is refused; with a Getaway driver or a Snitch it is not, then at another table."""
    possible = page.locator("[data-area='5'][data-can=go]")
    refused = page.get_by_role("alert").filter(has_text="D3.3")
    while True:
        open_one()
        ready(page)
        if possible.count():
            continue
        press_room(page, 5)
        expect(possible.or_(refused).first).to_be_attached()
        if refused.count():
            return


def test_a_click_on_something_illegal_says_why_with_the_rule(person: Person) -> None:
    page = person()
    press_solitary(page, lambda: open_table(page, BASE, 3))
    expect(page.get_by_role("alert").last).to_contain_text("D3.3")


def test_an_area_to_choose_takes_the_click_also_where_michel_stands(person: Person) -> None:
    page = person()
    sit_down(page, "dig", "michel=michel players=cell-block:-;showers:- at=cafeteria moment=start")
    ready(page)
    page.locator(f"[data-step='{GO}']").click()
    page.locator("[data-area='1'] > .hit").click(position=michel_in(page, 1))
    expect(page.get_by_role("log").first).to_contain_text("makes a cautious move to the Cafeteria")


def michel_in(page: Page, area: int) -> Position:
    """Return where Michel stands in an area, from its corner."""
    room = page.locator(f"[data-area='{area}'] > .hit").bounding_box()
    figure = page.locator("[data-standee='7'] .ring").bounding_box()
    assert room is not None
    assert figure is not None
    return {
        "x": figure["x"] + figure["width"] / 2 - room["x"],
        "y": figure["y"] + figure["height"] / 2 - room["y"],
    }


def test_a_careful_move_is_shown_then_confirmed_then_taken_back(person: Person) -> None:
    page = person(liking='{"speed":"instant","confirm":true}')
    open_table(page, BASE, 3)
    ready(page)
    press_room(page, 1)
    page.locator("[data-move='cautious:cafeteria']").click()
    expect(page.locator(".says")).to_contain_text("2 actions")
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("log").first).to_contain_text("makes a cautious move to the Cafeteria")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_role("log").first).to_contain_text("undoes a move")


@long_run
def test_the_page_speaks_polish_of_blackgate(person: Person) -> None:
    page = person(liking='{"speed":"instant","language":"pl"}')

    def open_one() -> None:
        page.goto("/new/dig")
        page.locator("[name=option-first]").select_option("1")  # before our turn others may ask us something
        page.get_by_role("button", name="Utwórz grę").click()

    press_solitary(page, open_one)
    expect(page.get_by_role("alert").last).to_contain_text(
        "Ostrożny ruch prowadzi do dowolnego otwartego obszaru oprócz tego, w którym jesteś"
    )


def test_a_reaction_is_a_quiet_prompt_with_a_clock_for_whoever_might_hold_it(person: Person) -> None:
    anna, ben = person(), person()
    anna.goto("/new/dig")
    anna.get_by_role("combobox", name="Number of players").select_option("2")
    anna.get_by_label(re.compile("^Seat 2")).select_option("open")
    anna.get_by_label("First player").select_option("1")
    anna.get_by_role("button", name="Create game").click()
    expect(anna.get_by_role("img", name="QR code")).to_be_visible()
    ben.goto(anna.url)
    ben.get_by_role("button", name="Join").click()
    anna.get_by_role("button", name="Start game").click()
    press_room(anna, 2)
    anna.locator("[data-move='cautious:recreation']").click()
    expect(anna.locator(".chip.last")).to_be_visible()
    anna.keyboard.press(".")
    expect(ben.locator("[data-move=stop]")).to_be_visible()
    ben.keyboard.press(".")
    anna.locator("[data-step^=dig-group-sell], [data-kind=Sell]").first.click()
    anna.locator(".slot.live").first.click()
    sale, enough = anna.locator("[data-move^='sell:']"), anna.locator("[data-move=pass]")
    expect(sale.or_(enough).first).to_be_visible()
    if sale.count():  # with many moves to choose from, a card is chosen first and then sold
        sale.first.click()
    enough.click()
    expect(ben.locator(".prompt")).to_contain_text("Are you the Embezzler?")
    expect(ben.locator(".prompt").get_by_role("timer")).to_be_visible()
    ben.get_by_role("button", name="More time").click()
    expect(ben.locator(".prompt").get_by_role("timer")).to_have_attribute("aria-label", re.compile("Time to answer"))
    ben.locator(".prompt [data-move=pass]").click()
    expect(anna.get_by_role("log").first).to_contain_text(re.compile(r"gets (a|\d) cigarette"))


def test_what_is_reconstructed_is_explained_once_and_not_beside_every_number(person: Person) -> None:
    page = person()
    open_table(page, MICHEL, 2)
    expect(page.locator("main")).to_contain_text("≈ Reconstructed: 10")
    assert page.locator("main").inner_text().count("≈") == 1
    page.locator("[data-ours] summary").click()
    expect(page.locator("[data-ours] li")).to_have_count(10)
    expect(page.locator("[data-ours]")).to_contain_text("you can correct this")
