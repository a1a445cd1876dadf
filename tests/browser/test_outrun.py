"""Can Outrun be run on the page: by keys and by touch, from every monster, over a slow line, round one device?"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import no_complaint_by_day_and_by_night
from tests.browser.runner import (
    ASKED,
    FINISH,
    GO,
    OVER,
    asked,
    by_keys,
    by_touch,
    decide_in_time,
    figure,
    play_to_the_end,
    sit_down,
    something_happens,
    turn_up,
)
from tests.browser.slow_line import slow_line
from tests.browser.speaking import LONG, long_run, played_in, some, somebody_won
from tests.browser.waiting import until

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.conftest import Person
    from tests.browser.runner import Lay

PHONE = {"width": 360, "height": 740, "touch": True}
MEASURED = 2  # round trips: enough to know a line


MONSTERS = [
    ("vampire", by_keys, "en"),
    *(("bear", by_touch, language) for language in played_in("pl")),
    ("zombie", by_keys, "en"),
    ("dragon", by_touch, "en"),
]


@pytest.mark.parametrize(("monster", "lay", "language"), some(MONSTERS, 1))
def test_a_whole_game_of_each_monster(person: Person, monster: str, lay: Lay, language: str) -> None:
    page = person(**(PHONE if lay is by_touch else {}), language=language)
    sit_down(page, monster)
    assert play_to_the_end(page, lay) >= 5, "three rounds at least, and two paths to turn up"
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(OVER)).to_have_text(somebody_won(language))
    expect(page.locator("[data-ran]")).to_have_count(3)
    if lay is by_touch:
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, "nothing sticks out"


def test_after_the_round_the_first_mistake_is_explained(person: Person) -> None:
    page = person()
    sit_down(page, "practice", "2")
    page.locator(GO).click()
    page.locator(FINISH).wait_for()
    path = asked(page)
    by_keys(page, path[1] + path[0])
    own = page.locator("[data-ran='0']")
    expect(own).to_contain_text(f"Card 1 should be {path[0]}.")
    expect(own).to_contain_text("wrong")
    expect(page.get_by_role("log").first).to_contain_text(f"Card 1 should be {path[0]}.")


def test_cards_are_taken_back_before_finish_and_laid_once(person: Person) -> None:
    page = person()
    sit_down(page, "practice", "2")
    page.keyboard.press("Tab")
    page.locator(GO).click()
    laid = page.locator("[data-laid]")
    page.locator(FINISH).wait_for()
    for key in ("1", "1", "3", "Backspace", "8"):
        page.keyboard.press(key)
    expect(laid).to_have_attribute("data-laid", "AH")
    page.get_by_role("button", name="Back ⌫").click()
    expect(laid).to_have_attribute("data-laid", "A")


def test_enter_is_finish_whatever_was_pressed_before_the_run_and_a_run_is_not_taken_back(person: Person) -> None:
    page = person()
    sit_down(page, "practice", "2")
    page.get_by_role("button", name="Sound: off").click()
    page.locator(GO).evaluate("(go) => go.click()")  # as a script does: the focus stays where it was
    page.locator(FINISH).wait_for()
    expect(page.locator("[data-run] [data-path]")).to_be_focused()
    by_keys(page, asked(page))
    expect(page.locator("[data-ran='0']")).to_contain_text("correct")
    expect(page.get_by_role("button", name="Sound: on")).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)


def test_practice_keeps_ones_own_best_times(person: Person) -> None:
    page = person()
    sit_down(page, "practice", "2")
    for _ in range(2):
        page.locator(GO).click()
        page.locator(FINISH).wait_for()
        shortcut = re.search("small|big", page.locator("[data-path]").get_attribute("data-bends") or "")
        by_keys(page, asked(page))
        page.locator("[data-ran='0']").wait_for()
        if shortcut:
            expect(page.locator(".record")).to_have_count(0)
        else:
            expect(page.locator(".record")).to_contain_text(re.compile("card time|New best|Your best"))
        page.locator(f"{GO}, button.act:enabled").first.wait_for()
        if page.locator("button.act:enabled").count():
            page.locator("button.act:enabled").first.click()
    page.reload()
    page.get_by_text("Your best times").click()
    expect(page.locator("footer li").first).to_contain_text(re.compile(r"\d cards.*: [\d.]+ s"))


def test_a_table_with_hints_marks_the_next_card_and_keeps_no_best_times(person: Person) -> None:
    page = person()
    page.goto("/new/outrun")
    page.locator("[data-preset=practice]").click()
    page.locator("[name=hints]").check()
    page.locator("form .main").click()
    page.locator(GO).click()
    page.locator(FINISH).wait_for()
    path, marked = asked(page), page.locator("[data-run] [aria-current=step]")
    expect(marked).to_have_attribute("data-lay", path[0])
    page.locator(f"[data-lay='{path[1]}']").click()
    expect(marked).to_have_text("Back ⌫")
    page.keyboard.press("Backspace")
    for card in path:
        expect(marked).to_have_attribute("data-lay", card)
        marked.click()
    expect(marked).to_have_class(re.compile("finish"))
    marked.click()
    expect(page.locator("[data-ran='0']")).to_contain_text("correct")
    expect(page.locator(".record")).to_have_count(0)
    expect(page.locator("[data-step] header")).to_contain_text("with hints")


def test_lobby_and_waiting_room_say_that_a_table_has_hints_and_rated_ones_have_none(
    person: Person,
) -> None:
    ann, bob = person(), person()
    ann.goto("/new/outrun")
    ann.locator("[name=seat-2]").select_option("open")
    ann.get_by_label("Rated:").check()
    expect(ann.locator("[name=hints]")).to_be_disabled()
    ann.get_by_label("Rated:").uncheck()
    ann.locator("[name=hints]").check()
    ann.get_by_label("Public:").check()
    ann.locator("form .main").click()
    expect(ann.locator("[data-hints]")).to_contain_text("which card comes next")
    bob.goto("/")
    bob.get_by_role("listitem").filter(has_text="with hints").get_by_role("link").first.click()
    expect(bob.locator("[data-hints]")).to_contain_text("which card comes next")


# Two people, one far away

RUN_AFTER = """
(wait) => {
  const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const look = () => {
    const run = document.querySelector("[data-run][data-shown]");
    if (!run) return requestAnimationFrame(look);
    const begun = Number(run.dataset.shown);
    const symbols = document.querySelector("[data-path]").dataset.path;
    setTimeout(() => {
      for (const symbol of symbols) press(symbol);
      window.measured = performance.now() - begun;
      press("Enter");
    }, begun + wait - performance.now());
  };
  look();
}
"""


def test_two_are_ranked_by_their_true_times_though_one_is_300_ms_further_away(person: Person, url: str) -> None:
    with slow_line(url, 0.3) as far:
        near, away = person(), person()
        answered: list[str] = []
        away.on("websocket", lambda line: line.on("framesent", lambda text: answered.append(str(text))))
        near.goto("/new/outrun")
        near.get_by_role("combobox", name="Number of players").select_option("2")
        near.get_by_label(re.compile("^Seat 2")).select_option("open")
        near.get_by_role("button", name="Create game").click()
        expect(near.get_by_role("img", name="QR code")).to_be_visible()
        away.goto(near.url.replace(url, far))
        away.get_by_role("button", name="Join").click()
        near.get_by_role("button", name="Start game").click()
        expect(away.locator("[data-board]")).to_be_visible()
        until(away, lambda: sum('"pong"' in text for text in answered) >= MEASURED, "the server has measured the line")
        near.evaluate(RUN_AFTER, 1150)
        away.evaluate(RUN_AFTER, 900)
        expect(near.locator("[data-ready], [data-move=turn]")).to_be_visible()
        pages = (near, away) if near.locator("[data-ready]").count() else (away, near)
        for page in pages:  # whoever starts the race clicks last: the other one could no longer be ready for it
            page.locator("[data-ready], [data-move=turn]").click()
        expect(near.locator("[data-ran]")).to_have_count(2)
        expect(away.locator("[data-ran]")).to_have_count(2)
        times = [figure(near.locator(f"[data-ran='{seat}'] b").first.text_content()) for seat in (0, 1)]
        ranks = [int(near.locator("[data-ran]").nth(n).get_attribute("data-ran") or "") for n in (0, 1)]
        assert times[ranks[0]] <= times[ranks[1]]
        network = near.locator("[data-ran='1'] small").text_content() or ""
        assert figure(network) >= 300, "the ping is seen"
        assert figure(network.split("credit")[1]) > 150, "and the credit for it"
        assert (
            near.locator("[data-ran='1'] b").first.text_content()
            == away.locator("[data-ran='1'] b").first.text_content()
        )


# Several on one device


def test_hot_seat_each_runs_behind_a_curtain_and_no_path_is_there_before_it_is_opened(person: Person) -> None:
    page = person()
    heard: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda data: heard.append(str(data))))
    page.goto("/new/outrun")
    page.get_by_role("combobox", name="Number of players").select_option("2")
    page.get_by_label("Name for seat 1").fill("Anna")
    page.get_by_label(re.compile("^Seat 2")).select_option("beside")
    page.get_by_label("Name for seat 2").fill("Ben")
    page.get_by_label("Timing").select_option("apart")
    page.get_by_role("button", name="Create game").click()
    for name, right in (("Anna", True), ("Ben", False)):
        page.get_by_role("button", name=f"I’m {name}").click()
        expect(page.locator("[data-path]")).to_have_count(0)
        page.locator(GO).click()
        page.locator(FINISH).wait_for()
        by_keys(page, asked(page) if right else "A")
    page.get_by_role("button", name="I’m Anna").click()  # the only right runner chooses a place
    page.locator("[data-place='3']").click()
    refusal = page.get_by_role("alert").last
    expect(refusal).to_contain_text("Place 3 is covered")
    expect(refusal.get_by_role("button", name="O0.6")).to_be_visible()
    page.locator("[data-place='6']").click()
    expect(page.locator("[data-ran='0']")).to_contain_text("2 rooms")
    expect(page.locator("[data-ran='1']")).to_contain_text("should be")
    check_paths([json.loads(text) for text in heard])


def check_paths(told: list[dict[str, Any]]) -> None:
    """A seat that has not opened the path is told nothing about it, neither in the view nor in the picture."""
    looked = 0
    pictures: dict[int, dict[str, Any]] = {}
    for sight in [sight for message in told for sight in message.get("views") or []]:
        drawn = pictures[sight["seat"]] = sight.get("picture") or {**pictures[sight["seat"]], **sight["changed"]}
        if drawn["step"] == "run" and not drawn["runners"][sight["seat"]]["opened"]:
            looked += 1
            assert drawn["path"] is None
            assert "path=?" in sight["view"].split()
            assert all(event.get("path") is None for event in sight.get("events", []) if event["event"] != "PathShown")
    assert looked > 3


def test_a_standing_answer_stays_with_the_seat(person: Person) -> None:
    page = person()
    sit_down(page, "bear")
    turn_up(page)
    page.locator(FINISH).click()  # while somebody runs there is nothing but the path and the cards
    page.get_by_label("When a card is played on you").select_option("use")
    given = f"/api/tables/{page.url.rpartition('/')[2]}/answers"
    until(page, lambda: [one["answer"] for one in page.request.get(given).json()] == ["use"], "the server knows it")
    page.reload()
    expect(page.get_by_label("When a card is played on you")).to_have_value("use")


@long_run
def test_what_is_reconstructed_is_explained_once(person: Person) -> None:
    page = person()
    sit_down(page, "practice", "2")
    page.locator(GO).wait_for()
    expect(page.locator("[data-ours] summary")).to_have_text(re.compile(r"≈ Reconstructed: \d"))
    page.locator("[data-ours] summary").click()
    expect(page.locator("[data-ours] li").filter(has_text="We do not know the printed path cards")).to_be_visible()
    assert page.locator("main").inner_text().count("≈") == 1


# For everybody


def running(page: Page) -> None:
    sit_down(page, "zombie")
    turn_up(page)
    page.keyboard.press("2")


def choosing(page: Page) -> None:
    """After a round, a card in hand, and everybody to play it on."""
    sit_down(page, "bear")
    asked_for = page.locator(f"{FINISH}, {GO}, {ASKED}").first
    asked_for.wait_for()
    while not page.locator(".held").count():  # a bot may have stolen the card, or plays one on us first
        decide_in_time(page, by_keys)
        asked_for.wait_for()
    page.keyboard.press("1")
    page.locator("[data-target]").first.wait_for()
    page.locator("[data-ours] summary").click()


@pytest.mark.parametrize("kind", some([running, choosing], 1), ids=lambda kind: kind.__name__)
def test_axe_finds_nothing_in_the_museum_by_day_and_by_night(person: Person, kind: Callable[[Page], None]) -> None:
    page = person()
    kind(page)
    no_complaint_by_day_and_by_night(page)


@long_run
def test_the_museum_speaks_polish(person: Person) -> None:
    page = person(liking='{"speed":"instant","language":"pl"}')
    page.goto("/new/outrun")
    page.get_by_role("button", name="Trening", exact=True).click()
    page.locator("form button.main").click()
    page.locator(GO).click()
    page.locator(FINISH).wait_for()
    by_keys(page, "A")
    expect(page.locator("[data-ran='0']")).to_contain_text("powinno być")


# On every screen

SCREENS = {"phone": (390, 844), "phone on its side": (844, 390), "desk at 200 %": (640, 400), "desk": (1280, 800)}


IN_SIGHT = """
(what) => {
  const all = [...document.querySelectorAll(what)];
  return all.length > 0 && all.map((one) => one.getBoundingClientRect()).every(({ left, top, right, bottom }) =>
    left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1);
}
"""


def in_sight(page: Page, what: str) -> None:
    """Everything of a kind comes to rest on the screen, whole, without scrolling."""
    until(page, lambda: bool(page.evaluate(IN_SIGHT, what)), f"{what} is in sight")


def go_on(page: Page) -> None:
    """Stay, keep cards and accept what is played on one, until the next round can begin."""
    expect(page.locator(FINISH)).to_have_count(0)
    act = page.locator("button.act:enabled")
    next_round = page.locator(GO).or_(act).first
    next_round.wait_for()
    while act.count():
        with something_happens(page):
            act.first.click()
        next_round.wait_for()


@pytest.mark.parametrize("screen", some(list(SCREENS), 1, 3))
def test_what_must_be_pressed_in_a_hurry_is_in_sight(person: Person, screen: str) -> None:
    width, height = SCREENS[screen]
    page = person(width=width, height=height)
    sit_down(page, "vampire")
    for _ in range(3 if LONG else 1):
        turn_up(page)
        for what in ("[data-path] .stop", "[data-lay]", ".finish", "[data-laid]"):
            in_sight(page, what)
        with something_happens(page):
            by_keys(page, asked(page))
        go_on(page)


def test_the_result_of_a_round_is_in_sight_until_the_fastest_goes_on(person: Person) -> None:
    phone, desk = pages = [person(width=width, height=height) for width, height in (SCREENS["phone"], SCREENS["desk"])]
    phone.goto("/new/outrun")
    phone.locator("[data-preset=bear]").click()
    phone.locator("[name=players]").select_option("2")
    phone.locator("[name=seat-2]").select_option("open")
    phone.locator("[name=option-first]").select_option("1")
    phone.locator("form .main").click()
    expect(phone.get_by_role("img", name="QR code")).to_be_visible()
    desk.goto(phone.url)
    desk.get_by_role("button", name="Join").click()
    phone.get_by_role("button", name="Start game").click()
    phone.locator(GO).click()
    for page in pages:  # one after the other, so the phone is faster on every machine
        page.locator(FINISH).wait_for()
        in_sight(page, "[data-move=time]")
        by_keys(page, asked(page))

    def next_round_can_begin() -> bool:
        for page in pages:
            if page.locator("button.act:enabled").count():
                page.locator("button.act:enabled").first.click()
        return all(page.locator(GO).count() for page in pages)

    until(phone, next_round_can_begin, "everybody has decided")
    for page in pages:
        in_sight(page, "[data-ran]")
    width, height = SCREENS["phone on its side"]
    phone.set_viewport_size({"width": width, "height": height})
    in_sight(phone, f"[data-ran], {GO}")


def test_signs_are_explained_in_words(person: Person) -> None:
    page = person()
    sit_down(page, "dragon")
    turn_up(page)
    by_keys(page, asked(page))
    expect(page.locator(".legend")).to_contain_text("burned: lose all cards in front of you")
    expect(page.locator(".legend")).to_contain_text("draw two cards")
