"""People on the page: accounts and second devices, keys and notices, one's data, and who plays how well."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.play import ready, resign, start

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Person

PASSWORD = "sail the seven seas"  # noqa: S105 - nobody's


def you(page: Page) -> None:
    """Go to one's own page by the bar."""
    page.get_by_role("navigation").get_by_role("link", name="You", exact=True).first.click()
    expect(page.get_by_role("heading", name="Finished games")).to_be_visible()


def make_account(page: Page, login: str) -> None:
    page.get_by_label("Username").first.fill(login)
    page.get_by_label("Password").first.fill(PASSWORD)
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_text("Your account is ready")).to_be_visible()


def sign_in(page: Page, login: str, password: str = PASSWORD) -> None:
    """Come to one's account from a device that does not know us."""
    page.goto("/you")
    page.get_by_text("I already have an account").click()
    form = page.locator("form", has=page.get_by_role("button", name="Sign in"))
    form.get_by_label("Username").fill(login)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name="Sign in").click()


def me(page: Page) -> dict[str, str]:
    found: dict[str, str] = page.request.get("/api/me").json()
    return found


def finished(host: Page, guest: Page, *, game: str = "cartagena", rated: bool = False) -> str:
    """Let two people finish a game that the guest gives up; if it is rated, both have made a move."""
    seats = [{"who": "me"}, {"who": "open"}]
    opened = host.request.post("/api/tables", data={"game": game, "seats": seats, "rated": rated})
    table = str(opened.json()["id"])
    for who, wish in ((guest, "sit"), (host, "start")):
        assert who.request.post(f"/api/tables/{table}/{wish}", data={}).ok
    if rated:
        everybody_moves(table, host, guest)
    assert guest.request.post(f"/api/tables/{table}/resign", data={}).ok
    host.request.get(f"/api/tables/{table}/result")  # when it is told, the game is counted
    return table


def everybody_moves(table: str, *people: Page) -> None:
    """Let people make moves in turn until everybody has made one."""
    moved: set[Page] = set()
    while len(moved) < len(people):
        for one in people:
            seen = one.request.get(f"/api/tables/{table}/").json()
            legal = next((view["legal"] for view in seen["views"] if view.get("legal")), None)
            if legal:
                version = seen["version"]
                move = {"id": f"{table} {version}", "version": version, "action": legal[-1]}
                assert one.request.post(f"/api/tables/{table}/play", data=move).ok
                moved.add(one)


def named(page: Page, name: str, *, rated: bool = False) -> Page:
    """Be somebody of a name."""
    page.request.post("/api/me", data={"name": name})
    page.request.patch("/api/me", data={"rated": rated})
    page.add_init_script("localStorage.setItem('escapade-known', 'yes')")
    return page


def test_a_guest_plays_makes_an_account_and_a_second_device_knows_them(person: Person) -> None:
    desk = person()
    start(desk, "jamaica")
    ready(desk)
    resign(desk)
    expect(desk.locator(".over h2")).to_be_visible()
    you(desk)
    desk.get_by_label("Your name").fill("Grace")
    desk.get_by_role("button", name="Save").click()
    expect(desk.get_by_role("heading", name="Grace", level=1)).to_be_visible()
    make_account(desk, "grace")
    expect(desk.get_by_role("link", name=re.compile("^Replay: Cartagena"))).to_be_visible()
    desk.goto("/settings")
    expect(desk.get_by_text("Saved with your account")).to_be_visible()
    desk.get_by_label("Theme").select_option("dark")
    desk.get_by_label("Sound").check()
    with desk.expect_response(lambda answer: "language" in (answer.request.post_data or "")):
        desk.get_by_role("banner").get_by_label("Language").select_option("pl")

    phone = person(width=390, touch=True, liking="{}")
    sign_in(phone, "grace", "sail the six seas")
    expect(phone.get_by_text("Wrong username or password")).to_be_visible()
    sign_in(phone, "Grace")
    expect(phone.get_by_role("heading", name="Skończone gry")).to_be_visible()  # in the language that was chosen there
    expect(phone.get_by_role("heading", name="Grace", level=1)).to_be_visible()
    expect(phone.locator("html")).to_have_attribute("data-theme", "dark")
    phone.get_by_role("link", name=re.compile("^Powtórka: Kartagena")).click()
    expect(phone.get_by_role("heading", name=re.compile("Kartagena"))).to_be_attached()
    phone.goto("/settings")
    expect(phone.get_by_label("Dźwięk")).to_be_checked()
    with phone.expect_response(lambda answer: answer.request.method == "PATCH"):
        phone.get_by_label("Język", exact=True).select_option("en")
    desk.reload()
    expect(desk.get_by_role("heading", name="Settings")).to_be_visible()  # and back again

    you(phone)
    phone.get_by_role("button", name="Sign out", exact=True).click()
    expect(phone.get_by_text("You are signed out")).to_be_visible()
    assert me(phone)["account"] is None
    assert me(desk)["account"] == "grace"


def test_a_guest_who_leaves_is_told_what_is_lost_and_a_new_password_ends_other_visits(person: Person) -> None:
    page, phone = person(), person()
    page.goto("/you")
    expect(page.get_by_role("heading", name="Finished games")).to_be_visible()
    first = me(page)["id"]
    page.get_by_text("Forget me on this device").click()
    expect(page.get_by_text("Guests who leave cannot come back")).to_be_visible()
    page.get_by_role("button", name="Leave and become a new guest").click()
    expect(page.get_by_text("You are signed out")).to_be_visible()
    assert me(page)["id"] != first
    make_account(page, "anne")
    sign_in(phone, "anne")
    expect(phone.get_by_text("Welcome back")).to_be_visible()
    page.get_by_text("Change password").first.click()
    page.get_by_label("Current password").fill("not this one")
    page.get_by_label("New password").fill("another password")
    page.get_by_role("button", name="Change password").click()
    expect(page.get_by_text("Wrong password")).to_be_visible()
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_role("button", name="Change password").click()
    expect(page.get_by_text("Password changed.")).to_be_visible()
    assert phone.request.get("/api/me").status == 401
    assert me(page)["account"] == "anne"


def test_a_key_is_shown_once_opens_what_it_may_and_can_be_taken_back(person: Person) -> None:
    page = person()
    page.goto("/you/keys")
    page.get_by_label("Key name").fill("my first bot")
    page.get_by_role("button", name="Create key").click()
    secret = page.get_by_label("New key").input_value()
    program = person().request
    bearer = {"Authorization": f"Bearer {secret}"}
    assert program.get("/api/me", headers=bearer).json()["id"] == me(page)["id"]
    assert program.get("/api/me/export", headers=bearer).json()["code"] == "token-lacks"
    page.reload()
    expect(page.get_by_text("read · play · tables")).to_be_visible()
    expect(page.get_by_label("New key")).to_have_count(0)
    assert secret not in page.content()
    assert page.request.get(page.get_by_role("link", name="Example bot").get_attribute("href") or "").ok
    page.get_by_role("button", name="Revoke the key my first bot").click()
    expect(page.get_by_text("You have no API keys.")).to_be_visible()
    assert program.get("/api/me", headers=bearer).status == 401


def test_an_address_inside_is_refused_in_the_readers_language_and_one_outside_can_be_tried_and_removed(
    person: Person,
) -> None:
    page = person(liking='{"language":"pl"}')
    page.goto("/you/keys")
    for address, answer in (
        ("https://192.168.0.7/hook", "Adres webhooka musi być publiczny"),
        ("http://example.org/", "Adres webhooka musi zaczynać się od https://"),
    ):
        page.get_by_label("Adres").first.fill(address)
        page.get_by_role("button", name="Dodaj webhook").click()
        expect(page.get_by_text(answer)).to_be_visible()
    page.get_by_label("Adres").first.fill("https://nobody.invalid/hook")
    page.get_by_role("button", name="Dodaj webhook").click()
    expect(page.get_by_text("https://nobody.invalid/hook")).to_be_visible()
    expect(page.get_by_label("Sekret do podpisów")).to_have_value(re.compile(r"whsec_.{32}"))
    page.reload()
    expect(page.get_by_text("https://nobody.invalid/hook")).to_be_visible()
    expect(page.get_by_label("Sekret do podpisów")).to_have_count(0)
    page.get_by_role("button", name="Testuj").click()
    expect(page.get_by_text("Nie znaleziono serwera nobody.invalid")).to_be_visible()
    page.get_by_role("button", name="Usuń https").click()
    expect(page.get_by_text("Nie masz webhooków.")).to_be_visible()


def test_all_that_is_stored_can_be_taken_along_and_deleted_after_a_second_question(person: Person) -> None:
    page, bob = named(person(), "Ann of the Lake"), named(person(), "Bob")
    table = finished(page, bob)
    first = me(page)["id"]
    page.goto("/you/data")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    assert json.loads(Path(download.value.path()).read_text())["person"]["name"] == "Ann of the Lake"
    page.get_by_role("button", name="Delete all my data").click()
    expect(page.get_by_role("alertdialog")).to_contain_text("Ann of the Lake, this cannot be undone.")
    page.get_by_role("button", name="No, keep it").click()
    assert me(page)["id"] == first
    page.get_by_role("button", name="Delete all my data").click()
    page.get_by_role("button", name="Yes, delete everything").click()
    expect(page.get_by_role("heading", name="Your data is deleted")).to_be_visible()
    assert page.request.get("/api/me").status == 401
    bob.goto("/you")
    expect(bob.get_by_text("Deleted player", exact=True)).to_be_visible()
    bob.goto(f"/people/{first}")
    expect(bob.get_by_role("heading", name="Player not found")).to_be_visible()
    assert "Ann of the Lake" not in bob.request.get(f"/api/tables/{table}/replay").text()


def test_rated_games_lead_to_the_leaderboard_to_somebodys_page_and_to_how_it_went_between_us(person: Person) -> None:
    ann, bob = named(person(), "Ann"), named(person(width=390), "Barnaby", rated=True)
    ann.goto("/leaders/dig")
    expect(ann.get_by_text("Nobody is on the leaderboard yet.")).to_be_visible()
    ann.get_by_label("Rate me").check()
    ann.get_by_role("link", name="Create a game").click()
    ann.get_by_role("combobox", name="Number of players").select_option("2")
    ann.get_by_label(re.compile("^Seat 2")).select_option("open")
    ann.get_by_label("Rated: counts").check()
    ann.get_by_label("Public: anyone").check()
    ann.get_by_role("button", name="Create game").click()
    expect(ann.get_by_text("Rated game:")).to_be_visible()
    bob.goto(ann.url)
    bob.get_by_role("button", name="Join").click()
    ann.get_by_role("button", name="Start game").click()
    everybody_moves(ann.url.rsplit("/", 1)[1], ann, bob)
    resign(bob)
    expect(ann.locator(".over h2")).to_be_visible()
    expect(ann.locator("[data-place-of] .rating")).to_have_count(2)

    ann.get_by_role("list", name="Players").get_by_role("link", name="Barnaby").click()
    expect(ann.get_by_role("heading", name="You and Barnaby")).to_be_visible()
    expect(ann.locator(".score")).to_have_text(re.compile(r"1 you\s*0 Barnaby"))
    expect(ann.get_by_role("heading", name="Public games")).to_be_visible()
    expect(ann.get_by_role("link", name=re.compile("^Replay: Dig"))).to_have_count(2)
    expect(ann.get_by_text("1 rated game · provisional")).to_be_visible()
    for other in (named(person(), "Carla", rated=True), named(person(), "Dora", rated=True)):
        for _ in range(2):
            finished(ann, other, game="dig", rated=True)
    ann.get_by_role("link", name="Dig Your Way Out", exact=True).click()
    rows = ann.get_by_role("row")
    expect(rows).to_have_text([re.compile("Rank"), re.compile(r"^1\s*Ann\s*\(you\).*5$")])
    bob.goto("/leaders/dig")
    bob.get_by_role("link", name="Ann").click()
    expect(bob.locator(".score")).to_have_text(re.compile(r"0 you\s*1 Ann"))
