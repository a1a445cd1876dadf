"""Does the page show what a rare situation needs? Each table begins from a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser import runner
from tests.browser.play import ready
from tests.browser.speaking import some
from tests.browser.waiting import laid_out, settled

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Person

ESCAPE = "edition=escape path=prhsbc.prhsbc.prhsbc.prhsbc.prhsbc.prhsbc"
CROSSING = "edition=escape stage=crossing path=prhsbc.prhsbc.prhsbc/prhsbc.prhsbc.prhsbc"
START = "0.0.0.0.0.0"
OTHER = f"{START}:p3h2"
READABLE = 7.0  # px: the smallest number in the rooms


def sit_down(page: Page, game: str, position: str, seats: int = 2) -> None:
    """Open a table from a position, with us on the first seat and greedy bots on the others."""
    bots = [{"who": "bot", "bot": "magpie"}] * (seats - 1)
    assert page.request.post("/api/me", data={"name": "Ann"}).ok
    table = {"game": game, "position": position, "seats": [{"who": "me"}, *bots], "public": False}
    opened = page.request.post("/api/tables", data=table)
    assert opened.ok, opened.text()
    assert page.request.post(f"/api/tables/{opened.json()['id']}/start").ok
    page.goto(f"/t/{opened.json()['id']}")
    expect(page.locator("[data-board], [data-step]").first).to_be_visible()


@pytest.mark.parametrize("hand", some(["prhcsb", "prhcsbP"], 1))
def test_six_and_seven_kinds_of_cards_stand_in_one_row_on_a_laptop(person: Person, hand: str) -> None:
    page = person()
    sit_down(page, "cartagena", f"{ESCAPE} crews={START}:{hand};{OTHER} turn=1")
    ready(page)
    cards = page.locator(".hand .slot")
    expect(cards).to_have_count(len(hand))
    tops: list[float] = cards.evaluate_all("(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))")
    assert len(set(tops)) == 1


@pytest.mark.parametrize(
    ("position", "use", "asked", "counts"),
    some([
        (f"{ESCAPE} tricks=yes crews={START}:p;{OTHER} turn=1", "p!2", "which card do you take", {"^p": 3, "^h": 2}),
        (f"{ESCAPE} tricks=yes crews={START}:r;{OTHER} deck=c9 turn=1", "r!", "Parrot", {"c>2": 3}),
        (f"{ESCAPE} tricks=yes crews={START}:h;{OTHER} deck=c9 turn=1", "h!", "Hook", {"=c": 4}),
        (f"{ESCAPE} limit=yes crews={START}:p7c3;{START}:P turn=2", "", "too many cards", {"-p": 7, "-c": 3}),
    ], 0, 3),
    ids=some(["pistol", "parrot", "hook", "limit"], 0, 3),
)  # fmt: skip
def test_cards_to_choose_from_show_how_many_of_each_there_are(
    person: Person, position: str, use: str, asked: str, counts: dict[str, int]
) -> None:
    page = person()
    sit_down(page, "cartagena", position)
    ready(page)
    if use:
        page.locator(".slot.live").first.click()
        page.locator(f"[data-move='{use}']").click()
    expect(page.locator(".desk .says")).to_contain_text(asked)
    cards = page.locator(".asked [data-move]")
    expect(cards).to_have_count(len(counts))
    for move, count in counts.items():
        expect(cards.and_(page.locator(f"[data-move='{move}']"))).to_contain_text(f"×{count}")


def test_a_captain_reads_what_either_way_to_sail_costs(person: Person) -> None:
    page = person()
    sit_down(page, "cartagena", f"{CROSSING} crews=0.0.0.0.19.19:p2;{START}:p boat=cartagena turn=1")
    ready(page)
    expect(page.locator("[data-move='~']")).to_contain_text("Sail to Tortuga (1 action)")
    expect(page.locator("[data-move='~~']")).to_contain_text("Captain’s privilege: sail to Tortuga (no action)")


def test_a_refusal_goes_when_something_else_is_played(person: Person) -> None:
    page = person()
    sit_down(page, "cartagena", f"{ESCAPE} crews=0.0.0.0.0.5:p2;{START}:p turn=1")
    ready(page)
    page.locator("[data-place='9']").click()
    refusal = page.locator("main .refusal p")
    expect(refusal).to_be_visible()
    page.locator(".slot.live").first.click()
    page.locator("[data-place='5']").click()
    expect(page.locator("[data-says^=cartagena-log]").first).to_be_visible()
    expect(refusal).to_have_count(0)


# Where the result of a fight was shown, and the board under it, as soon as it was there.
WATCH = """
window.outcomes = [];
new MutationObserver(() => {
  const one = document.querySelector('[data-outcome]'), board = document.querySelector('[data-board]');
  if (!one || !board || one.dataset.seen) return;
  one.dataset.seen = 'yes';
  const [{ bottom }, { top, height }] = [one, board].map((drawn) => drawn.getBoundingClientRect());
  window.outcomes.push({ covers: (bottom - top) / height, text: one.textContent });
}).observe(document, { childList: true, subtree: true });
"""


def test_in_ones_own_turn_the_result_of_a_fight_leaves_the_board_free(person: Person) -> None:
    page = person()
    page.add_init_script(WATCH)
    hands = "cell-block:brass-knuckles,knife*2:cigarettes=4;cell-block:pick*2:cigarettes=1"
    sit_down(page, "dig", f"players={hands} turn=1")
    steps = page.locator("[data-step^=dig-group-extort]")
    while steps.count():
        steps.last.click()
    page.locator("[data-kind=Extort]").first.click()
    page.wait_for_function("() => outcomes.length > 0")
    (shown,) = page.evaluate("outcomes")
    assert shown["covers"] < 0.2, shown["text"]


def test_the_newest_lines_of_the_log_stay_in_sight_when_a_hint_opens(person: Person) -> None:
    page = person()
    sit_down(page, "cartagena", f"{ESCAPE} crews={START}:p6r6h6;{START}:s6b6c6 turn=1")
    lines = page.locator("[role=log] p")
    while lines.count() < 14:
        ready(page)
        page.locator(".slot.live").first.click()
        page.locator("[data-can=move] > .hit").first.click(position={"x": 16, "y": 8})
        settled(page)
    ready(page)
    page.keyboard.press("h")
    expect(page.locator(".idea").first).to_be_visible()
    page.wait_for_function(LAST_LINE)


# Whether the newest line is whole, and the one before it is.
LAST_LINE = """() => {
  const log = document.querySelector('[role=log]').getBoundingClientRect();
  const whole = [...document.querySelectorAll('[role=log] p')].map((one) => one.getBoundingClientRect())
    .map(({ top, bottom }) => top >= log.top && bottom <= log.bottom);
  return whole.at(-1) && whole.at(-2);
}"""


def test_on_a_phone_a_game_that_starts_is_shown_from_its_top(person: Person) -> None:
    page, other = person(width=390, height=660, touch=True), person()
    page.goto("/new/cartagena")
    page.locator("[name=players]").select_option("2")
    page.locator("[name=seat-2]").select_option("open")
    page.locator("form .main").scroll_into_view_if_needed()
    page.locator("form .main").tap()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    assert page.evaluate("scrollY") == 0, "another page begins at its top"
    other.goto(page.url)
    other.get_by_role("button", name="Join").click()
    start = page.get_by_role("button", name="Start game")
    expect(start).to_be_enabled()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert page.evaluate("scrollY") > 0
    start.evaluate("(button) => button.click()")  # where it is: nothing scrolls to it
    expect(page.locator("[data-board]")).to_be_visible()
    page.wait_for_function("() => scrollY === 0")


RICH = "knife*2,pick,shovel,spoon*2,scissors,razor-blade,toothbrush,broom-handle,mobile-phone,gold-watch,cheap-shot"
# What of the buttons and of the players' tunnels is not whole on the screen; what has to be scrolled.
HIDDEN = """() => {
  const bar = document.querySelector('.desk .bar'), players = document.querySelector('.players ol');
  const all = document.querySelectorAll('.desk .bar .chip, .desk [data-hint], .players [role=meter]');
  const cut = [...all].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight || one.scrollHeight > one.clientHeight + 1;
  });
  const scrolls = [bar.scrollHeight - bar.clientHeight, players.scrollWidth - players.clientWidth];
  return [...cut.map((one) => one.textContent), ...scrolls.filter((px) => px > 0)];
}"""


@pytest.mark.parametrize("seats", some([2, 4, 6], 2))
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["laptop", "phone"])
def test_with_many_moves_every_button_and_every_player_is_in_sight(
    person: Person, size: tuple[int, int], seats: int
) -> None:
    page = person(width=size[0], height=size[1], touch=size[0] < size[1])
    me = f"recreation:{RICH}:cigarettes=24,beatings=1,background=burglar"
    others = ";".join(["recreation:knife*4:cigarettes=3", *["showers:?4:cigarettes=2"] * (seats - 2)])
    sit_down(page, "dig", f"{'teams=yes ' if seats > 2 else ''}players={me};{others} turn=1", seats)
    buttons = page.locator(".desk .bar.tiles .chip")
    expect(buttons.first).to_be_visible()
    laid_out(page)
    assert page.evaluate(HIDDEN) == []
    end = page.locator("[data-kind=Stop]")
    before = end.bounding_box()
    page.locator("[data-kind=Search]").click()
    expect(page.locator("[data-left='1']")).to_be_visible()
    if page.locator(".bar.tiles").count():
        assert end.bounding_box() == before, "a button stays where it is"


COVERED = """(what) => [...document.querySelectorAll(what)].filter((one) => {
  one.scrollIntoView({ block: "center" });
  const { left, top, width, height } = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("size", some([(360, 740), (390, 844), (844, 390)], 0, 2), ids=str)
def test_on_a_phone_every_answer_to_michel_can_be_tapped(person: Person, size: tuple[int, int]) -> None:
    page = person(width=size[0], height=size[1], touch=True)
    hand = "spoon*4,pick,shovel,scissors,bicycle-chain,broken-bottle,brass-knuckles*2"
    michel = "fight=michel,1,,0 at=cafeteria turned=knife+pick+shovel asked=FaceMichel,1,0,1,1;CloseTurn,1"
    hands = f"cafeteria:{hand}:cigarettes=4,background=miner;showers:knife*4:cigarettes=3,background=burglar"
    sit_down(page, "dig", f"michel=michel players={hands} {michel} turn=1 left=1")
    expect(page.locator(".duel [data-move]")).to_have_count(6)
    settled(page)
    assert page.evaluate(COVERED, ".duel [data-move], .slot.live") == []
    page.locator(".duel [data-move=pass]").tap()
    expect(page.get_by_role("log").first).to_contain_text("loses the fight")


def test_five_players_of_cartagena_are_all_in_sight_on_a_phone(person: Person) -> None:
    page = person(width=390, height=844, touch=True)
    crews = ";".join([f"{START}:prhsbc"] * 5)
    sit_down(page, "cartagena", f"{ESCAPE} crews={crews} turn=1", 5)
    ready(page)
    assert page.evaluate("() => document.querySelector('.players ol').scrollWidth <= innerWidth")
    expect(page.locator(".players [data-anchor^=seat-]").last).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-board]")).to_be_in_viewport(ratio=1)


def test_on_a_phone_a_tap_leaves_the_question_readable_and_undo_in_sight(person: Person) -> None:
    """A button that appears under the finger is not taken for one that is pointed at."""
    page = person(width=390, height=844, touch=True)
    sit_down(page, "cartagena", f"{ESCAPE} crews=0.0.0.0.0.1:p;{OTHER} turn=1")
    ready(page)
    page.locator(".slot.live").first.tap()
    page.locator("[data-place='1']").tap()
    expect(page.locator(".desk .says")).to_contain_text("2 actions · Choose a pirate or a button")
    page.wait_for_function(
        "() => ((one) => one.scrollHeight <= one.clientHeight)(document.querySelector('.desk .says'))"
    )
    expect(page.locator(".desk [data-kind=Stop]")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == 0


def test_on_a_laptop_no_move_is_where_the_turn_is_ended(person: Person) -> None:
    page = person()
    sit_down(page, "cartagena", f"{ESCAPE} crews=0.0.0.0.0.1:p2rhcsb;{OTHER} turn=1")
    ready(page)
    page.locator(".slot.live").first.click()
    page.locator("[data-place='1']").click()
    stop = page.locator(".desk [data-kind=Stop]")
    expect(stop).to_be_visible()
    settled(page)
    at = stop.bounding_box()
    page.locator("[data-place='0']").click()
    expect(page.locator(".bar [data-move]").first).to_be_visible()
    assert stop.bounding_box() == at
    stop.hover()
    expect(page.locator(".desk .says")).to_contain_text("End turn")


def test_a_tap_on_a_space_takes_the_only_pirate_that_can_be_pushed_from_there(person: Person) -> None:
    page = person(width=390, height=844, touch=True)
    sit_down(page, "cartagena", f"{ESCAPE} morgan=yes crews=0.0.0.0.0.9:p;0.0.0.0.0.4:p3h2 turn=1")
    ready(page)
    page.locator("[data-place='4'] > .hit").tap(position={"x": 4, "y": 4})  # beside the pirate, which is small
    expect(page.locator("[data-move='4>2']")).to_be_in_viewport()
    expect(page.locator(".desk .says")).to_have_text("Where to? Choose a marked space or a button.")


def test_on_a_phone_on_its_side_open_hands_are_beside_the_board_and_taps_are_not_missed(person: Person) -> None:
    """A button that moved between touch and click, because the question got longer, was missed."""
    page = person(width=844, height=390, touch=True)
    path = "path=bphsdk.dbkphs.pkdhsb.hkpbsd.phdsbk.spbkdh"
    sit_down(page, "cartagena", f"cards=tortuga {path} crews=0.0.0.0.1.3:bph;{START}:k2s2 row=bdhp turn=1")
    ready(page)
    expect(page.locator(".open-hands [data-open-hand='1']")).to_be_in_viewport(ratio=1)
    page.locator("[data-place='3']").tap()
    page.locator("[data-move='3<']").tap()
    expect(page.get_by_role("log").first).to_contain_text("3 → 1")


# Outrun

SIX = "swapCD.wrongA.wrongC.wrongE.wrongG.long1"
ATTACKED = "5@6fr:reverse.wrongA;5@1fr:even;4@2fr:wrongC.long1;3@3fr;2@5fr:odd.wrongE"
OFF_SCREEN = """(what) => [...document.querySelectorAll(what)].filter((one) => {
  const { top, bottom, height } = one.getBoundingClientRect();
  return height === 0 || top < 0 || bottom > innerHeight;
}).length"""


def test_six_cards_for_everyone_fit_a_laptop_until_the_end_screen(person: Person) -> None:
    page = person()
    sit_down(page, "outrun", f"runners=18l;16l middle={SIX} deck=reverse.even.odd.small*2 round=13 step=turn seat=1")
    assert page.evaluate(OFF_SCREEN, ".prompt, .runners, .places") == 0, "before the run"
    page.locator(runner.GO).click()
    page.locator(runner.FINISH).wait_for()
    assert page.evaluate(OFF_SCREEN, "[data-path], .deck, .finish, .runners") == 0, "in the run"
    runner.by_keys(page, runner.asked(page))
    page.locator(f"{runner.OVER}, {runner.ASKED}").first.wait_for()
    if page.locator(runner.ASKED).count():  # where Magpie ran wrong
        page.get_by_role("button", name="Stay on place").click()
    expect(page.locator(runner.OVER)).to_be_visible()
    expect(page.locator(".over .facts")).to_contain_text("14 rounds")
    page.wait_for_function(f"({OFF_SCREEN})('.over, .round') === 0")
    expect(page.locator("[data-arrow]")).to_have_count(1)  # the runner's, and none on the monster's board


def test_no_ring_lies_over_what_is_written_of_a_player(person: Person) -> None:
    page = person(width=390, height=844, touch=True)
    state = "monster=zombie runners=3@1ir;4f;4@6if order=3.1.2 step=effects seat=1 path=EDHFB gone=EDHFB round=1"
    sit_down(page, "outrun", state, 3)
    page.get_by_role("button", name="Infect Magpie", exact=True).click()
    expect(page.locator("[data-anchor=seat-1]")).to_contain_text("infected")
    expect(page.locator("[data-last-turn]")).to_contain_text("infects")
    laid_out(page)
    expect(page.locator("[data-arrow=token]")).to_have_count(0)


def test_on_a_phone_a_card_can_be_played_on_each_of_six_without_scrolling(person: Person) -> None:
    page = person(width=390, height=844, touch=True)
    state = "path=DFEHGC deck=wrongF.wrongH.long2 round=2 step=interference seat=1 order=1.2.3.4.5.6"
    sit_down(page, "outrun", f"monster=bear runners=6@4fr::swapAB;{ATTACKED} {state}", 6)
    rows = page.locator(".runners li")
    before = rows.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
    page.locator(".held").tap()
    expect(page.locator("[data-target]")).to_have_count(6)
    assert rows.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)") == before, "nothing moves"
    assert page.evaluate(OFF_SCREEN, "[data-target]") == 0


BOOSTED = "monster=bear boards=1 limits=no runners=9o:boost.big:;4o::reverse;7o::focus.steal path=EDHFB gone=EDHFB"


def test_the_end_of_outrun_says_what_doubled_the_rooms_and_ranks_nobody_behind_the_winner(person: Person) -> None:
    page = person(width=360, height=740, touch=True)
    sit_down(page, "outrun", f"{BOOSTED} step=run round=3", 3)
    page.locator(runner.FINISH).wait_for()
    runner.by_keys(page, ">")
    page.locator(f"{runner.OVER}, {runner.ASKED}").first.wait_for()
    if page.locator(runner.ASKED).count():  # where both bots ran wrong
        page.locator(runner.ASKED).first.click()
    expect(page.locator(runner.OVER)).to_be_visible()
    expect(page.locator("[data-ran='0'] .verdict .modifier")).to_have_text("×2 Boost")
    ranked = page.locator("[data-place-of]")
    expect(ranked).to_contain_text(["Ann", "room 7/9", "room 4/9"])
    expect(ranked.locator(".place")).to_have_text(["1.", "", ""])
    assert page.evaluate("document.documentElement.scrollWidth") <= 360, "nothing sticks out"
    expect(page.locator("[data-hand]")).to_have_count(0)
    page.get_by_role("link", name="Replay").click()
    hands = page.locator("[data-hand]")
    expect(hands).to_have_count(2)
    expect(hands).to_contain_text(["Reverse", "Focus"])
    expect(hands.last).to_contain_text("Steal")
    page.keyboard.press("End")
    expect(page.locator("[data-ran]")).to_have_count(3)
    expect(hands).to_have_count(2)


def test_on_a_laptop_many_interference_cards_leave_the_rooms_of_outrun_readable(person: Person) -> None:
    page = person()
    runners = "4o:even.wrongA.wrongC.long1:;10o:odd.wrongB.wrongF.long1:;5o:wrongD.long2:"
    sit_down(page, "outrun", f"monster=bear runners={runners} path=BCDHFAG gone=BCDHFAG step=run round=3", 3)
    page.locator(runner.FINISH).wait_for()
    runner.by_keys(page, runner.asked(page))
    page.locator(runner.ASKED).first.wait_for()
    if not page.locator(".held").count():  # where both bots ran wrong
        page.locator(runner.ASKED).first.click()
    page.locator(".held").first.wait_for()
    laid_out(page)
    number = page.locator("[data-board] .number").first
    assert number.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().d") >= READABLE
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0
