"""Can a finished game be reviewed: mistakes retried, any step reached and linked to, alone and together?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.accessibility import no_complaint
from tests.browser.play import OVER, ready, resign, start
from tests.browser.test_analysis import post
from tests.test_reasons import LAST_ACTION

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Person

ME_TWICE = [{"who": "me"}, {"who": "me", "name": "Ben"}]


def play(page: Page, table: str, seat: int, move: str) -> None:
    version = page.request.get(f"/api/tables/{table}/").json()["version"]
    post(page, f"/tables/{table}/play", id=f"{version}", version=version, action=move, seat=seat)


def missed_win(page: Page) -> str:
    """Miss a win with the last action, and let the other seat win; return the replay's address."""
    post(page, "/me", name="Ann")
    table = post(page, "/tables", game="cartagena", position=LAST_ACTION, seats=ME_TWICE, public=False)["id"]
    post(page, f"/tables/{table}/start")
    play(page, table, 0, "34<")
    play(page, table, 1, "33h")
    return f"/t/{table}/replay"


def some_turns(page: Page) -> str:
    """Play twelve moves for both seats, and resign; return the replay's address."""
    post(page, "/me", name="Ann")
    table = post(page, "/tables", game="cartagena", seats=ME_TWICE, public=False)["id"]
    post(page, f"/tables/{table}/start")
    for _ in range(12):
        seen = page.request.get(f"/api/tables/{table}/").json()
        seat = seen["standing"]["to_act"][0]
        play(page, table, seat, next(view for view in seen["views"] if view["seat"] == seat)["legal"][0])
    post(page, f"/tables/{table}/resign", seat=0)
    return f"/t/{table}/replay"


def reviewed(page: Page) -> None:
    expect(page.locator("[data-review=ready]")).to_be_visible()


def test_a_mistake_is_named_with_its_reason_and_retried_until_it_is_right(person: Person) -> None:
    page = person()
    page.goto(missed_win(page))
    reviewed(page)
    mistake = page.locator("[data-mistake]")
    expect(mistake).to_have_count(1)
    expect(mistake).to_contain_text("Misses a win.")
    no_complaint(page)
    page.locator("[data-decisive]").last.click()
    expect(page.locator("[data-decisive][aria-current]")).to_have_count(1)
    mistake.click()
    expect(mistake).to_have_attribute("aria-current", "step")

    page.get_by_role("button", name="Retry my mistakes").click()
    retry = page.get_by_role("region", name="Retry my mistakes")
    page.get_by_role("button", name="End turn").click()
    expect(retry.locator("[data-verdict=worse]")).to_contain_text("Misses a win.")
    no_complaint(page)
    retry.get_by_role("button", name="Try again").click()
    page.locator(".slot.live").first.click()
    page.locator("[data-place='34']").click()
    expect(retry.locator("[data-verdict=good]")).to_be_visible()
    retry.get_by_role("button", name="Back to the review").click()
    reviewed(page)


def test_ten_presses_are_ten_steps_and_the_address_is_a_link_to_the_step(person: Person) -> None:
    page = person(liking='{"speed":"slow"}')
    page.goto(some_turns(page))
    step = page.get_by_label("Step", exact=True)
    expect(step).to_have_value("0")
    chart = page.get_by_role("region", name="Winning chances")
    expect(chart.locator("polyline")).to_have_count(2)
    for _ in range(10):
        page.keyboard.press("ArrowRight")
    expect(step).to_have_value("10")
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
    expect(step).to_have_value("6")
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.locator("[data-turn-back]")).to_be_enabled()
    before = int(step.input_value())
    assert before < 6
    page.locator("[data-turn-forward]").click()
    expect(step).not_to_have_value(str(before))
    chart.locator("svg").last.click()
    expect(step).not_to_have_value("0")
    shown = step.input_value()
    link = page.get_by_label("Link to this step").last.input_value()
    page.goto(link)
    expect(step).to_have_value(shown)


def test_a_replay_shows_all_hands_to_everybody(person: Person) -> None:
    ann, stranger = person(), person()
    start(ann, "jamaica")
    ready(ann)
    open_hands = "[data-open-hand]"
    expect(ann.locator(open_hands)).to_have_count(0)  # while the game is played, nobody sees the others' cards
    resign(ann)
    expect(ann.locator(OVER)).to_be_visible()
    for page in (ann, stranger):
        page.goto(f"{ann.url.removesuffix('/replay')}/replay?step=0")
        expect(page.locator(open_hands).first).to_be_visible()
        expect(page.locator(open_hands)).to_have_count(page.locator("li[data-anchor^=seat-]").count())
        for hand in page.locator(open_hands).all():
            cards = [int(count.strip() or 1) for count in hand.locator(".card").all_inner_texts()]
            assert sum(cards) == 6


def test_a_note_is_there_after_a_reload(person: Person) -> None:
    page = person()
    page.goto(missed_win(page))
    note = page.locator("[data-note]")
    note.fill("The key was right")
    page.get_by_role("button", name="Save note").click()
    expect(page.locator("[data-noted]")).to_have_count(1)
    page.reload()
    expect(page.locator("[data-noted]")).to_have_count(1)
    page.keyboard.press("End")
    expect(note).to_have_value("")
    page.locator("[data-noted]").click()
    expect(note).to_have_value("The key was right")


def test_two_review_together_and_whoever_explores_comes_back_with_one_button(person: Person) -> None:
    ann, ben = person(), person(width=390, height=844, touch=True)
    address = missed_win(ann)
    ann.goto(address)
    ben.goto(address)
    reviewed(ben)
    ann.get_by_role("button", name="Lead", exact=True).click()
    expect(ben.get_by_text("Ann is leading.")).to_be_visible()
    ben.get_by_role("button", name="Follow").click()
    expect(ben.get_by_text("You are following Ann.")).to_be_visible()
    step = ben.get_by_label("Step", exact=True)
    ann.get_by_role("button", name="Next step").click()
    expect(step).to_have_value("1")
    ann.get_by_role("button", name="Next step").click()
    expect(step).to_have_value("2")
    no_complaint(ben)
    assert ben.evaluate("document.documentElement.scrollWidth <= innerWidth")

    ben.get_by_role("button", name="Go to start").click()
    expect(step).to_have_value("0")
    ben.get_by_role("button", name="Follow").click()
    expect(step).to_have_value("2")
    ann.get_by_role("button", name="Stop leading").click()
    expect(ben.get_by_role("button", name="Follow")).to_have_count(0)
