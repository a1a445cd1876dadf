"""Can a position be analysed: from a replay, with branches, by a link, set up by hand, and played on?"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any  # Any: JSON as it came
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from escapade.puzzles.puzzle import puzzles
from tests.browser.accessibility import no_complaint, no_complaint_by_day_and_by_night
from tests.browser.play import ready
from tests.browser.speaking import long_run, some

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Person

PATH = "path=phdsbk.shpkbd.bphsdk.pkdhsb.spbkdh.dsbpkh"
LAST_STEP = f"{PATH} crews=35.36.37.37.37.37:s2;0.0.0.0.0.0:h turn=1"  # two pirates of player 1 are not in the boat


def post(page: Page, path: str, **body: object) -> dict[str, Any]:
    answer = page.request.post(f"/api{path}", data=body)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def finished_game(page: Page) -> str:
    """Play a game from a position to its end over the API; return its address."""
    post(page, "/me", name="Ann")
    seats = [{"who": "me"}, {"who": "bot", "bot": "hare"}]
    table = post(page, "/tables", game="cartagena", position=LAST_STEP, seats=seats, public=False)["id"]
    post(page, f"/tables/{table}/start")
    for move in ("36s", "35s"):
        version = page.request.get(f"/api/tables/{table}/").json()["version"]
        post(page, f"/tables/{table}/play", id=move, version=version, action=move)
    return f"/t/{table}"


def played(page: Page) -> Locator:
    """All moves in the tree, in order."""
    return page.locator("[data-tree]")


def settled(page: Page) -> None:
    expect(page.locator("[data-analysis][data-busy=false]")).to_be_visible()


def move(page: Page, pirate: int, card: str) -> None:
    """Lay a card, and click the pirate it is for."""
    page.locator(f".slot.live[aria-label*={card}]").first.click()
    page.locator(f"[data-place='{pirate}']").click()
    settled(page)


def test_a_step_of_a_replay_is_analysed_with_branches_shared_by_link_and_played_on(person: Person) -> None:
    ann, bob = person(), person()
    address = finished_game(ann)
    ann.goto(f"{address}/replay")
    ann.get_by_role("link", name="Analyse from here").click()
    settled(ann)
    move(ann, 35, "skull")
    expect(played(ann)).to_have_count(1)
    ann.keyboard.press("ArrowLeft")
    expect(ann.locator("[data-start][aria-current]")).to_be_visible()
    settled(ann)
    move(ann, 36, "skull")
    expect(played(ann)).to_have_count(2)
    expect(ann.locator(".branch [data-tree='36s'][aria-current]")).to_be_visible()
    link = ann.get_by_role("textbox", name="Link").input_value()
    assert link == ann.url, "the address is the link"

    bob.goto(link)
    expect(bob.locator(".branch [data-tree='36s'][aria-current]")).to_be_visible()
    expect(played(bob).first).to_contain_text("skull")
    bob.get_by_role("button", name="Play against bots").click()
    ready(bob)
    expect(bob).to_have_url(re.compile("/t/[a-z2-7]{16}$"))


def test_a_bot_evaluates_a_position_and_its_best_move_is_played(person: Person) -> None:
    page = person()
    last = LAST_STEP.replace("=35.36", "=36.37")
    page.goto(f"/analysis/cartagena?position={last.replace(' ', '+')}")
    page.get_by_role("button", name="Analyse with Owl").click()
    best = page.locator("[data-idea]").first
    expect(best).to_have_attribute("data-idea", "36s")
    best.click()
    best.click()
    expect(page.get_by_text("Player 1 won")).to_be_visible()


def test_cards_are_entered_by_hand_and_what_cannot_be_is_refused_in_a_sentence(person: Person) -> None:
    page = person()
    page.goto(f"/analysis/cartagena?{urlencode({'position': f'{PATH} crews=0.0.0.0.0.0:sb;0.0.0.0.0.0:h turn=1'})}")
    page.locator("[data-setup]").click()
    page.get_by_label("Places of the pirates (0 is the start), Player 1 6").fill("7")
    page.get_by_label("Cards in hand, Player 1").get_by_label("Remove skull").click()
    add = page.get_by_label("Add a card: Cards in hand, Player 1")
    for card in ("bottle", "key", "Unknown card"):
        add.select_option(label=card)
    page.locator("[data-set-fields]").click()
    expect(page.locator("[data-analysis*='0.0.0.0.0.7:']")).to_be_visible()
    assert "kb2" in (page.locator("[data-analysis]").get_attribute("data-analysis") or "")
    before = page.locator("[data-analysis]").get_attribute("data-analysis")
    page.locator("[data-setup]").click()
    page.get_by_label("Path", exact=True).fill("nonsense")
    page.locator("[data-set-fields]").click()
    expect(page.get_by_role("alert")).to_contain_text("This position cannot be used")
    expect(page.locator("[data-analysis]")).to_have_attribute("data-analysis", before or "")


def test_a_position_is_entered_as_notation_and_played_on(person: Person) -> None:
    page = person()
    page.goto("/analysis/cartagena")
    settled(page)
    page.locator("[data-setup]").click()
    notation, board = page.locator("[data-notation]"), page.locator("[data-analysis]")
    expect(notation).to_have_value(board.get_attribute("data-analysis") or "")
    notation.fill(LAST_STEP.replace(" ", "\n  "))
    page.locator("[data-set-notation]").click()
    expect(page.locator("[data-analysis*='=35.36.37.37.37.37:']")).to_be_visible()
    expect(notation).to_have_count(0)
    settled(page)
    move(page, 36, "skull")
    expect(played(page)).to_have_count(1)
    before = board.get_attribute("data-analysis") or ""
    page.locator("[data-setup]").click()
    notation.fill("crews=nonsense")
    page.locator("[data-set-notation]").click()
    expect(page.get_by_role("alert")).to_contain_text("This position cannot be used")
    expect(board).to_have_attribute("data-analysis", before)


@pytest.mark.parametrize(("game", "hand", "card", "written"), some([
    ("dig", "Cards in hand, Player 1", "Scissors", "scissors"),
    ("outrun", "Cards in front, Player 2", "Reverse", "reverse"),
], 0))  # fmt: skip
def test_every_game_has_pickers_for_its_cards_and_sets_up_what_they_show(
    person: Person, game: str, hand: str, card: str, written: str
) -> None:
    page = person()
    page.goto(f"/analysis/{game}")
    page.locator("[data-setup]").click()
    page.locator("[data-set-fields]").click()
    expect(page.locator("[data-set-fields]")).to_have_count(0)
    page.locator("[data-setup]").click()
    page.get_by_label(f"Add a card: {hand}").select_option(value=written)
    expect(page.get_by_label(hand, exact=True).get_by_label(f"Remove {card}").last).to_be_visible()
    page.locator("[data-set-fields]").click()
    expect(page.locator("[data-set-fields]")).to_have_count(0)
    expect(page.locator(f"[data-analysis*='{written}']")).to_be_visible()


@long_run
def test_a_runner_is_put_into_a_room_by_its_name_and_somebody_else_is_asked(person: Person) -> None:
    page = person()
    page.goto("/analysis/outrun")
    page.locator("[data-setup]").click()
    page.get_by_label("Room, Player 2").select_option(label="Room 4")
    page.get_by_label("Place on the monster board, Player 2").select_option(label="place 6")
    page.get_by_label("Who is asked").select_option(label="Player 2")
    page.locator("[data-set-fields]").click()
    expect(page.locator("[data-analysis*=';4@6'][data-analysis*='seat=2']")).to_be_visible()


@long_run
def test_a_run_is_entered_card_by_card_with_its_time(person: Person) -> None:
    page = person()
    position = "monster=bear runners=3o::;4o:: path=EDHFB gone=EDHFB step=run round=2"
    page.goto(f"/analysis/outrun?{urlencode({'position': position})}")
    page.locator("[data-setup]").click()
    add = page.get_by_label("Add a card: Run of this round, Player 2")
    for card in "EDHBB":
        add.select_option(value=card)
    run = page.get_by_label("Run of this round, Player 2", exact=True)
    run.get_by_role("button", name="Remove").nth(3).click()
    page.get_by_label("Seconds, Run of this round, Player 2").fill("4.5")
    page.get_by_label("Has finished the run, Player 2").check()
    page.locator("[data-set-fields]").click()
    expect(page.locator("[data-analysis*=';4fo:::EDHB@4500']")).to_be_visible()


def test_what_a_prisoner_has_is_chosen_by_name_and_the_forms_are_accessible_on_a_dark_phone(person: Person) -> None:
    page = person(width=390, height=844, dark=True)
    page.goto("/analysis/dig")
    page.locator("[data-setup]").click()
    page.get_by_label("Cigarettes, Player 1").fill("4")
    page.get_by_label("Tools in the tunnel: Spoon, Player 1").fill("2")
    page.get_by_label("Tools in the tunnel: Shovel, Player 1").fill("1")
    expect(page.get_by_label("Everything else, in notation")).to_have_count(0)
    page.get_by_label("Gang card, Player 1").select_option(label="Mafia 2")
    page.get_by_label("Background, Player 1", exact=True).select_option(label="Miner")
    page.get_by_label("Background revealed, Player 1").check()
    page.get_by_label("Whose turn").select_option(label="Player 2")
    no_complaint(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390, "nothing sticks out"
    page.locator("[data-set-fields]").click()
    expect(page.locator("[data-analysis*='cigarettes=4'][data-analysis*='turn=2']")).to_be_visible()
    written = page.locator("[data-analysis]").get_attribute("data-analysis") or ""
    assert "dug=spoon*2+shovel" in written
    assert "gang=mafia2,background=miner,revealed=yes" in written


def test_a_link_that_cannot_be_read_says_so_and_shows_a_new_deal(person: Person) -> None:
    page = person()
    page.goto("/analysis/dig?position=nonsense")
    expect(page.get_by_role("alert")).to_contain_text("This position cannot be used")
    settled(page)


def test_a_refused_move_names_its_rule_which_opens_over_the_board(person: Person) -> None:
    page = person()
    page.goto(f"/analysis/cartagena?{urlencode({'position': f'{PATH} crews=0.0.0.0.0.5:s2;0.0.0.0.0.0:h turn=1'})}")
    settled(page)
    page.locator("[data-place='9']").click()
    page.get_by_role("alert").get_by_role("button", name=re.compile("^Show rule C")).click()
    expect(page.get_by_role("dialog").locator(".asked")).to_be_in_viewport()


@pytest.mark.parametrize("game", ["outrun", "dig"])
def test_every_game_has_a_board_to_analyse_on(person: Person, game: str) -> None:
    page = person()
    page.goto("/analysis")
    page.locator(f"main a[href='/analysis/{game}']").click()
    settled(page)
    if game == "outrun":
        page.get_by_role("button", name="Reveal the path").click()
    else:
        page.locator("[data-move]").first.click()
    expect(played(page)).to_have_count(1)


def test_a_position_is_saved_as_a_puzzle_solved_by_somebody_else_and_deleted(person: Person) -> None:
    ann, bob = person(), person()
    puzzle = puzzles("outrun")[2]
    ann.goto(f"/analysis/outrun?{urlencode({'position': puzzle.begin().position()})}")
    form = ann.locator("[data-save-puzzle]")
    form.get_by_label("Name").fill("Mind the bear")
    form.get_by_role("button").first.click()
    link = form.get_by_role("link").get_attribute("href")
    assert link
    bob.goto(link)
    expect(bob.locator("[data-puzzle]")).to_contain_text("Mind the bear")
    bob.locator(".finish:enabled").wait_for()
    for card in puzzle.answer[0].partition("@")[0]:
        bob.locator(f"[data-lay='{card}']").click()
    bob.locator(".finish:enabled").click()
    expect(bob.locator("[data-result=solved]")).to_be_visible()
    ann.goto("/puzzles")
    own = ann.locator("[data-own-puzzles]")
    expect(own).to_contain_text("Mind the bear")
    own.get_by_role("button", name="Delete “Mind the bear”").click()
    expect(own).to_have_count(0)
    bob.reload()
    expect(bob.get_by_text("This puzzle does not exist")).to_be_visible()


def test_a_position_without_a_clearly_best_turn_makes_no_puzzle(person: Person) -> None:
    page = person()
    page.goto("/analysis/outrun")
    page.locator("[data-save-puzzle] button").first.click()
    refused = page.locator("[data-save-puzzle] [role=status]")
    expect(refused).to_contain_text("not a puzzle")
    expect(refused.get_by_role("link", name="What is a puzzle?")).to_have_attribute("href", "/puzzles")
    refused.get_by_role("button", name="Show rule O1.2").click()
    expect(page.get_by_role("dialog").locator("#O1-2")).to_be_in_viewport()


EMPTY = f"{PATH} crews=0.0.0.3.3.9:-;0.0.0.0.0.5:- turn=1"
ESCAPE = "edition=escape path=prhsbc.prhsbc.prhsbc.prhsbc.prhsbc.prhsbc"
CHOOSING = f"{ESCAPE} tricks=yes crews=0.0.0.0.0.0:h;0.0.0.0.0.0:p deck=c9 turn=1"
AT_MARKET = "players=recreation:scissors,rosary:cigarettes=5,background=miner;showers:-:background=fence"
RUNNING = "monster=bear runners=3o:reverse:;4o:swapAB: path=EDHFB gone=EDHFB step=run round=2"


def test_the_board_is_accessible_while_cards_are_chosen_and_with_the_pickers_open(person: Person) -> None:
    page = person()
    for game, position, moves in [
        ("cartagena", EMPTY, ""), ("cartagena", CHOOSING, "1.h!"), ("dig", AT_MARKET, ""), ("outrun", RUNNING, ""),
    ]:  # fmt: skip
        page.goto(f"/analysis/{game}?{urlencode({'position': position, 'moves': moves, 'at': len(moves.split())})}")
        settled(page)
        expect(page.get_by_role("alert")).to_have_count(0)
        page.locator("[data-setup]").click()
        expect(page.locator("[data-set-fields]")).to_be_visible()
        no_complaint_by_day_and_by_night(page)
