"""Can Outrun be run on the page: by keys and by touch, from every monster, over a slow line, round one device?"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.runner import (
    FINISH,
    GO,
    OVER,
    asked,
    by_keys,
    by_touch,
    decide,
    figure,
    play_to_the_end,
    sit_down,
)
from tests.browser.slow_line import slow_line

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.conftest import Person
    from tests.browser.runner import Lay

AXE = Path(__file__).parent.parent.parent / "web/node_modules/axe-core/axe.min.js"
PHONE = {"width": 360, "height": 740, "touch": True}


@pytest.mark.parametrize(
    ("monster", "lay"), [("Vampire", by_keys), ("Bear", by_touch), ("Zombie", by_keys), ("Dragon", by_touch)]
)
def test_a_whole_game_of_each_monster(person: Person, monster: str, lay: Lay) -> None:
    page = person(**(PHONE if lay is by_touch else {}))
    sit_down(page, monster)
    assert play_to_the_end(page, lay) >= 5, "three rounds at least, and two paths to turn up"
    expect(page.locator(OVER)).to_contain_text("won")
    expect(page.locator("[data-ran]")).to_have_count(3)
    if lay is by_touch:
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, "nothing sticks out"


def test_after_the_round_the_first_mistake_is_explained(person: Person) -> None:
    page = person()
    sit_down(page, "Practice", "2")
    page.locator(GO).click()
    page.locator(FINISH).wait_for()
    path = asked(page)
    by_keys(page, path[1] + path[0])
    own = page.locator("[data-ran='0']")
    expect(own).to_contain_text(f"Card 1 should be {path[0]}.")
    expect(own).to_contain_text("wrong")
    expect(own).to_contain_text(re.compile(r"ping \d+, credit \d+ ms"))
    expect(page.get_by_role("log").first).to_contain_text(f"Card 1 should be {path[0]}.")


def test_cards_are_taken_back_before_finish_and_laid_once(person: Person) -> None:
    page = person()
    sit_down(page, "Practice", "2")
    page.keyboard.press("Tab")
    page.locator(GO).click()
    laid = page.locator("[data-laid]")
    page.locator(FINISH).wait_for()
    for key in ("1", "1", "3", "Backspace", "8"):
        page.keyboard.press(key)
    expect(laid).to_have_attribute("data-laid", "AH")
    page.get_by_role("button", name="Back ⌫").click()
    expect(laid).to_have_attribute("data-laid", "A")


def test_practice_keeps_ones_own_best_times(person: Person) -> None:
    page = person()
    sit_down(page, "Practice", "2")
    for _ in range(2):
        page.locator(GO).click()
        page.locator(FINISH).wait_for()
        by_keys(page, asked(page))
        expect(page.locator(".record")).to_contain_text("for this kind of path")
        page.locator(f"{GO}, button.act:enabled").first.wait_for()
        if page.locator("button.act:enabled").count():
            page.locator("button.act:enabled").first.click()
    page.reload()
    page.get_by_text("Your best times").click()
    expect(page.locator("footer li").first).to_contain_text(re.compile(r"\d cards.*: [\d.]+ s"))


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
        near.goto("/new/outrun")
        near.get_by_role("combobox", name="Players").select_option("2")
        near.get_by_label(re.compile("^Seat 2")).select_option("open")
        near.get_by_role("button", name="Open the table").click()
        expect(near.get_by_role("img", name="QR code")).to_be_visible()
        away.goto(near.url.replace(url, far))
        away.get_by_role("button", name="Sit down").click()
        near.get_by_role("button", name="Deal the cards").click()
        expect(away.locator("[data-board]")).to_be_visible()
        away.wait_for_timeout(1500)  # the server has measured the line
        near.evaluate(RUN_AFTER, 1150)
        away.evaluate(RUN_AFTER, 900)
        for page in (near, away):
            page.locator("[data-ready], [data-move=turn]").click()
        expect(near.locator("[data-ran]")).to_have_count(2)
        expect(away.locator("[data-ran]")).to_have_count(2)
        true = [page.evaluate("window.measured") for page in (near, away)]
        ranks = [int(near.locator("[data-ran]").nth(n).get_attribute("data-ran") or "") for n in (0, 1)]
        assert ranks == sorted((0, 1), key=lambda seat: true[seat])
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
    page.get_by_role("combobox", name="Players").select_option("2")
    page.get_by_label("Name on seat 1").fill("Anna")
    page.get_by_label(re.compile("^Seat 2")).select_option("beside")
    page.get_by_label("Name on seat 2").fill("Ben")
    page.get_by_label("How you run").select_option("apart")
    page.get_by_role("button", name="Open the table").click()
    for name, right in (("Anna", True), ("Ben", False)):
        page.get_by_role("button", name=f"I am {name}").click()
        expect(page.locator("[data-path]")).to_have_count(0)
        page.locator(GO).click()
        page.locator(FINISH).wait_for()
        by_keys(page, asked(page) if right else "A")
    page.get_by_role("button", name="I am Anna").click()  # the only right runner chooses a place
    page.locator("[data-place='3']").click()
    expect(page.get_by_role("alert").last).to_contain_text("Place 3 is covered (O0.6)")
    page.locator("[data-place='6']").click()
    expect(page.locator("[data-ran='0']")).to_contain_text("2 rooms")
    expect(page.locator("[data-ran='1']")).to_contain_text("should be")
    check_paths([json.loads(text) for text in heard])


def check_paths(told: list[dict[str, Any]]) -> None:
    """A seat that has not opened the path is told nothing about it, neither in the view nor in the picture."""
    looked = 0
    for sight in [sight for message in told for sight in message.get("sights") or []]:
        drawn = sight["picture"]
        if drawn["step"] == "run" and not drawn["runners"][sight["seat"]]["opened"]:
            looked += 1
            assert drawn["path"] is None
            assert "path=?" in sight["view"].split()
            assert all(event.get("path") is None for event in sight.get("events", []) if event["event"] != "PathShown")
    assert looked > 3


def test_a_standing_answer_stays_with_the_seat(person: Person) -> None:
    page = person()
    sit_down(page, "Bear")
    page.get_by_label("When a card is played on you").select_option("use")
    page.wait_for_timeout(300)
    page.reload()
    expect(page.get_by_label("When a card is played on you")).to_have_value("use")


# For everybody


def run(page: Page) -> None:
    """Wait for the first path; turn it up if nobody else does."""
    page.locator(f"{FINISH}, {GO}").first.wait_for()
    if not page.locator(FINISH).count():
        decide(page, by_keys)
    page.locator(FINISH).wait_for()


def running(page: Page) -> None:
    sit_down(page, "Zombie")
    run(page)
    page.keyboard.press("2")


def choosing(page: Page) -> None:
    """After a round, a card in hand, and everybody to play it on."""
    sit_down(page, "Bear")
    run(page)
    by_keys(page, "A")
    page.locator(".held").first.wait_for()
    page.keyboard.press("1")
    page.locator("[data-target]").first.wait_for()
    page.get_by_text("our numbers").click()


@pytest.mark.parametrize("kind", [running, choosing], ids=lambda kind: kind.__name__)
def test_axe_finds_nothing_in_the_museum_by_day_and_by_night(person: Person, kind: Callable[[Page], None]) -> None:
    page = person()
    kind(page)
    page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    for light in ("light", "dark"):
        page.emulate_media(color_scheme=light)
        expect(page.locator("html")).to_have_attribute("data-theme", light)
        page.wait_for_timeout(250)
        found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
        assert not [(one["id"], [node["html"][:160] for node in one["nodes"]]) for one in found["violations"]], light


def test_the_museum_speaks_polish(person: Person) -> None:
    page = person(liking='{"speed":"instant","language":"pl"}')
    page.goto("/new/outrun")
    page.get_by_role("button", name="Trening", exact=True).click()
    page.locator("form button.main").click()
    page.locator(GO).click()
    page.locator(FINISH).wait_for()
    by_keys(page, "A")
    expect(page.locator("[data-ran='0']")).to_contain_text("należało położyć")
