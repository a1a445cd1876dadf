"""Does every page fit the screen in every language: nothing sticks out, no button or heading is cut off?"""

from __future__ import annotations

import re
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

import pytest
from playwright.sync_api import expect

from escapade.words import languages, texts
from tests.browser import blackgate, runner
from tests.browser.play import OVER, first_move, ready, start
from tests.browser.speaking import LONG
from tests.browser.test_chat import appoint
from tests.browser.test_people import PASSWORD, named, sign_in
from tests.browser.waiting import OFTEN, laid_out, settled

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from playwright.sync_api import APIRequestContext, Page, WebSocket

    from tests.browser.conftest import Person

GAMES = ("cartagena", "outrun", "dig")
SIZES = ((1280, 800), (360, 740))
LOOKS = 20  # before something that does not fit is a fault
Thing = TypeVar("Thing")


def longest() -> str:
    """Find the language that needs the most letters."""
    return max(languages(), key=lambda one: sum(len(text) for game in GAMES for text in texts(one, game)))


CHECKED = languages() if LONG else sorted({"pl", longest()})

FAULTS = """
() => {
  const faults = [];
  const tell = (one, what) => {
    const text = (one.textContent || "").trim().replace(/\\s+/g, " ").slice(0, 60);
    faults.push(`${what}: <${one.localName} class="${one.getAttribute("class") ?? ""}"> ${text}`);
  };
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > wide) {
    faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    for (const one of document.querySelectorAll("body *"))
      if (one.getBoundingClientRect().right > wide + 1 && one.childElementCount === 0) tell(one, "outside");
  }
  const scrolls = (style) => /auto|scroll/.test(style.overflowX);
  const cuts = (style) => /hidden|clip/.test(style.overflowX);
  const shortens = (style) => style.textOverflow === "ellipsis";
  const heard = (one) => one.closest(".heard") !== null;
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !heard(one);
  for (const one of document.querySelectorAll("button, a, label, legend, summary, h1, h2, h3, h4, th, dt, .chip")) {
    const style = getComputedStyle(one);
    if (!seen(one) || !one.textContent.trim() || scrolls(style) || shortens(style)) continue;
    const badged = one.matches(".slot"); // a card whose count sticks out
    if (style.display !== "inline" && !badged && one.scrollWidth > one.clientWidth + 1) tell(one, "too wide");
    const box = one.getBoundingClientRect();
    for (let above = one.parentElement; above; above = above.parentElement) {
      const frame = getComputedStyle(above);
      if (scrolls(frame) || shortens(frame)) break;
      const edge = above.getBoundingClientRect();
      if (cuts(frame) && (box.right > edge.right + 1 || box.left < edge.left - 1)) tell(one, "cut off");
    }
  }
  for (const one of document.querySelectorAll(".round li")) {
    const [cards, verdict] = [".tiles", ".verdict"].map((part) => one.querySelector(part)?.getBoundingClientRect());
    if (cards && verdict && cards.right > verdict.left && cards.bottom > verdict.top && cards.top < verdict.bottom)
      tell(one, "cards over the verdict");
  }
  for (const one of document.querySelectorAll(".tiles > .chip")) // half of what is too much hangs out below
    if (seen(one) && one.scrollHeight > one.clientHeight + 1) tell(one, "higher than its button");
  for (const one of document.querySelectorAll(".card .name")) {
    const [box, edge] = [one.getBoundingClientRect(), one.closest(".card").getBoundingClientRect()];
    if (!seen(one)) continue;
    if (one.scrollWidth > one.clientWidth + 1 || box.right > edge.right + 1) tell(one, "wider than its card");
    if (box.bottom > edge.bottom + 1) tell(one, "higher than its card");
  }
  for (const one of document.querySelectorAll(".says, .talk")) {
    const { overflowY } = getComputedStyle(one);
    if (seen(one) && one.scrollHeight > one.clientHeight + 2 && overflowY === "visible") tell(one, "too high");
  }
  for (const one of document.querySelectorAll("svg text")) {
    if (!seen(one) || !one.textContent.trim()) continue;
    const [box, edge] = [one.getBoundingClientRect(), one.ownerSVGElement.getBoundingClientRect()];
    if (box.right > edge.right + 1 || box.left < edge.left - 1) tell(one, "outside its drawing");
  }
  return [...new Set(faults)];
}
"""
ASK = """
async ([path, body]) => {
  const answer = await fetch(path, {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json" },
    body: body ? JSON.stringify(body) : undefined,
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}
"""
GO = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"


def few(things: list[Thing]) -> list[Thing]:
    """Return all things in the long run, else the first."""
    return things if LONG else things[:1]


class Walk:
    """Somebody who looks at every page in one language, on a desk and on a phone."""

    def __init__(self, page: Page, house: str) -> None:
        """Begin at home; house is the server's database."""
        self.page = page
        self.house = house
        self.faults: list[str] = []
        page.goto("/")
        expect(page.locator("[data-game]")).to_have_count(len(GAMES))
        page.wait_for_function("() => localStorage.getItem('escapade-known')")

    def ask(self, path: str, body: dict[str, object] | None = None) -> dict[str, str]:
        """Send a request as the page does."""
        answer: dict[str, str] = self.page.evaluate(ASK, [f"/api{path}", body])
        return answer

    def go(self, path: str, shows: str) -> None:
        """Follow a link inside the page, and look at where it leads."""
        self.page.evaluate(GO, path)
        self.page.locator(shows).first.wait_for()
        self.look(path)

    def sizes(self, thing: str) -> Iterator[int]:
        """Use a desk, then a phone; let a thing explain itself there, if one is named."""
        for width, height in SIZES:
            self.page.set_viewport_size({"width": width, "height": height})
            if thing:
                self.page.mouse.move(0, 0)
                self.page.locator(thing).first.hover()
                self.page.locator("[role=tooltip]").wait_for()
            laid_out(self.page)
            yield width

    def look(self, name: str, thing: str = "") -> None:
        """Note what does not fit on a desk and on a phone."""
        for width in self.sizes(thing):
            self.note(name, width)

    def note(self, name: str, width: int) -> None:
        """Note what does not fit, also when one looks again: a busy machine draws late."""
        faults: list[str] = []
        for _ in range(LOOKS):
            faults = self.page.evaluate(FAULTS)
            if not faults:
                return
            self.page.wait_for_timeout(OFTEN)
        self.faults += [f"{name} at {width}: {fault}" for fault in faults]

    def opened(self, opener: str, shows: str, name: str) -> None:
        """Open something on the page, look at it, and close it with the same button."""
        self.page.locator(opener).first.click()
        self.page.locator(shows).first.wait_for()
        self.look(name)
        self.page.locator(opener).first.click()

    @contextmanager
    def somebody_else(self) -> Iterator[APIRequestContext]:
        """Let another person use the same server."""
        browser = self.page.context.browser
        assert browser
        context = browser.new_context(base_url=self.page.evaluate("location.origin"))
        yield context.request
        context.close()

    def opens(self, game: str, seats: list[str], options: Mapping[str, str], **terms: object) -> str:
        """Open a table, and start it if nobody is missing; give its address in the API."""
        sitting = [{"who": "bot", "bot": "hare"} if who == "bot" else {"who": who} for who in seats]
        opened = self.ask("/tables", {"game": game, "seats": sitting, "options": options, "public": False, **terms})
        if "open" not in seats:
            self.ask(f"/tables/{opened['id']}/start", {})
        return f"/tables/{opened['id']}"

    def sits(self, game: str, position: str = "") -> str:
        """Sit down with two bots, at a position that looks the same every time or a new deal."""
        table = self.opens(game, ["me", "bot", "bot"], {}, position=position)
        self.page.evaluate(GO, table.replace("/tables", "/t"))
        self.page.locator("[data-board]").wait_for()
        return table

    def plays(self, table: str, *actions: str) -> None:
        """Play actions of our own."""
        for action in actions:
            version = self.ask(table)["version"]
            self.ask(f"{table}/play", {"action": action, "version": version, "id": f"{table[-8:]}-{version}"})


def plain_pages(walk: Walk) -> None:
    walk.look("/")
    for path in ("/settings", "/about", "/you", "/you/keys", "/you/api", "/you/data", "/leaders"):
        walk.go(path, "main :is(h1, h2)")
    walk.go("/nowhere", "main h1")
    walk.go("/t/aaaaaaaaaaaaaaaa", "main h1")
    walk.go("/translate", "main [type=search]")
    walk.go("/moderation", "main p")
    me = walk.ask("/me")["id"]
    walk.go(f"/people/{me}", "main h2")


def forms_and_rules(walk: Walk) -> None:
    for game in GAMES:
        walk.go(f"/new/{game}", "form .main")
        for preset in few(walk.page.locator("[data-preset]").all()):
            preset.click()
            walk.look(f"/new/{game}: {preset.get_attribute('data-preset')}")
        walk.go(f"/box/{game}", "[data-list] summary")
        walk.go(f"/rules/{game}", "main :is(h2, h3)")
        walk.go(f"/learn/{game}", "main li figure > svg")
        walk.go(f"/analysis/{game}", "[data-analysis]")
        walk.opened("[data-setup]", "[data-set-notation]", f"/analysis/{game}: a position")
        walk.go(f"/puzzles/{game}/1", "[data-puzzle]")
    walk.go("/analysis", "main .button")
    walk.go("/puzzles", "[data-puzzles]")
    walk.go("/daily-run", "[data-daily-run]")


def learning(walk: Walk) -> None:
    """See lessons and the steps of each guided first game: all in the long run, else the first of each."""
    page = walk.page
    for game in GAMES:
        lessons = page.evaluate(ASK, [f"/api/games/{game}/lessons", None])
        for lesson in few(lessons):
            walk.go(f"/learn/{game}/{lesson['name']}", "[data-board]")
        walk.go(f"/learn/{game}/first-game", "header .says")
        for _ in range(20 if LONG else 2):
            step = page.locator("header .says").inner_text()
            if page.locator("[data-next]").count():
                page.locator("[data-next]").click()
            else:
                if page.locator("[data-help=show]").count():  # a run cannot be shown
                    page.locator("[data-help=show]").click()
                page.locator("[data-help=do]").click()
            expect(page.locator("header .says")).not_to_have_text(step)
            walk.look(f"{game}: {page.locator('header .says').inner_text()[:40]}")
            if not page.locator("[data-next], [data-help]").count():
                break


CHAT_PHRASES = "[data-talk] form [aria-expanded] >> nth=0"
CHAT_PEOPLE = "[data-talk] form [aria-expanded] >> nth=1"


def waiting(walk: Walk) -> None:
    bank = {"kind": "bank", "seconds": 600, "increment": 10}
    table = walk.opens("cartagena", ["me", "open", "open", "bot"], {}, control=bank, hold=300, public=True)
    with walk.somebody_else() as other:
        assert other.post("/api/me", data={"name": "Rude Bob"}).ok
        assert other.post(f"/api{table}/sit", data={"seat": 1}).ok
        assert other.post(f"/api{table}/chat", data={"text": "You play like a goat"}).ok
    walk.page.evaluate(GO, table.replace("/tables", "/t"))
    walk.page.locator("[data-talk] time").wait_for()
    walk.page.locator(".gathering").wait_for()
    walk.look("A table that waits")
    walk.opened(CHAT_PHRASES, "[data-talk] .quick", "Quick phrases")
    walk.opened(CHAT_PEOPLE, "[data-talk] li", "Whom to mute or report")
    walk.page.locator(CHAT_PEOPLE).click()
    walk.page.locator("[data-talk] li button").last.click()
    expect(walk.page.locator("[data-talk] [role=status]")).not_to_be_empty()
    walk.look("Somebody is reported")
    walk.go("/", "main h1")  # with an open game


def moderation(walk: Walk) -> None:
    """Moderate, when somebody has been reported; people are reported while a table waits."""
    login = f"mona{walk.ask('/me')['id'][:8].lower()}"
    walk.ask("/me/account", {"login": login, "password": "a long password"})
    appoint(login, walk.house)
    walk.page.goto("/moderation")
    walk.page.locator("[data-report]").first.wait_for()
    walk.look("Moderation with a report")
    walk.page.locator("[data-report] .main").first.click()
    walk.page.locator("h2 ~ h2 + ul [data-report]").first.wait_for()
    walk.look("Moderation with a closed report")
    walk.go("/you", "main :is(h1, h2)")  # with an account


PATH = "path=prhsbc.prhsbc.prhsbc/prhsbc.prhsbc.prhsbc"
CREWS = "crews=0.0.0.9.11.11:prhsb2C;0.0.0.0.5.14:p3h2;0.0.0.0.0.6:p2"


def cartagena(walk: Walk) -> None:
    table = walk.sits("cartagena", f"edition=escape stage=crossing {PATH} {CREWS} boat=cartagena turn=1")
    page = walk.page
    ready(page)
    walk.look("Cartagena")
    walk.plays(table, "11<", "11<")
    page.locator("[data-arrow] text").wait_for()  # both go the same way
    ready(page)
    walk.look("Cartagena with one action left")
    walk.opened("[data-what-happened]:enabled", "[data-recalled] .rules p", "What just happened")
    walk.opened(".tools [aria-expanded] >> nth=0", ".comfort", "Speed and size")
    walk.opened(".tools [aria-expanded] >> nth=1", ".leaving", "Leave")
    page.keyboard.press("?")
    page.locator("dialog .keys").wait_for()
    walk.look("Keys and rules at the table")
    page.keyboard.press("Escape")
    for thing in few([".slot", "[data-place='5']", "[data-anchor=deck]"]):
        walk.look(f"Explained {thing}", thing)
    page.locator(".slot.live").first.click()
    page.locator("[data-can=land]").first.wait_for()
    walk.look("Cartagena with a card chosen")
    walk.ask(f"{table}/resign", {})
    page.locator(OVER).wait_for()
    walk.look("Cartagena at the end")
    walk.go(f"{table.replace('/tables', '/t')}/replay", "[data-board]")


BEAR = "monster=bear limits=no runners=3@6{}:reverse.wrongA:boost.swapAB;3@4{};4@2{} round=3 seat=1 order=1.2.3 step={}"


def outrun(walk: Walk) -> None:
    walk.sits("outrun", BEAR.format("", "", "", "turn"))
    page = walk.page
    page.locator(runner.GO).wait_for()
    walk.look("Outrun before a run")
    for thing in few(["[data-board]", ".outrun h2"]):
        walk.look(f"Outrun explained {thing}", thing)
    others = ("fr:::EDBFH@100", "f:::EDBF@60000")  # one faster than anybody, one wrong
    walk.sits("outrun", f"path=EDBFH {BEAR.format('o', *others, 'run')}")
    page.locator(runner.FINISH).wait_for()
    walk.look("Outrun in a run")
    with runner.something_happens(page):
        runner.by_keys(page, runner.asked(page))
    page.locator(".act[data-move='=4']").wait_for()
    walk.look("Outrun after a run")


TOOLS = "spoon*2,pick,shovel,knife*2,scissors,razor-blade,toothbrush,mobile-phone,cheap-shot"
ME = f"cell-block:{TOOLS}:cigarettes=14,beatings=1,background=burglar"
OTHERS = "cell-block:knife*3,pick:cigarettes=3,background=fence;showers:knife*2:background=miner"
MICHEL = "michel=michel fight=michel,1,,0 at=cell-block turned=knife+pick+shovel asked=FaceMichel,1,0,1,1;CloseTurn,1"


def dig(walk: Walk) -> None:
    table = walk.sits("dig", f"players={ME};{OTHERS} turn=1")
    assert blackgate.ready(walk.page) == "mine"
    walk.look("Dig Your Way Out")
    for thing in few(["[data-card]", "[data-area='1']", "[data-stack]", "[data-anchor=background-0]"]):
        walk.look(f"Dig Your Way Out explained {thing}", thing)
    walk.plays(table, "dig:spoon")
    walk.page.locator("[data-left='1']").wait_for()
    walk.look("Dig Your Way Out later")
    walk.ask(f"{table}/resign", {})
    walk.page.locator(OVER).wait_for()
    walk.look("Dig Your Way Out at the end")
    walk.sits("dig", f"players={ME};{OTHERS} {MICHEL} turn=1 left=1")
    walk.page.locator(".duel [data-move]").first.wait_for()
    walk.look("Dig Your Way Out in a fight")


PAGES = (plain_pages, forms_and_rules, learning)
TABLES = (waiting, moderation, cartagena, outrun, dig)


def parts(language: str) -> tuple[Callable[[Walk], None], ...]:
    """Return what to look at in a language: everything in the long run, else each page in one of the two."""
    if LONG or len(CHECKED) == 1:
        return PAGES + TABLES
    return PAGES if language == CHECKED[0] else TABLES


@pytest.mark.parametrize("language", CHECKED)
def test_every_page_fits(person: Person, house: str, language: str) -> None:
    page = person(language=language, still=True)
    walk = Walk(page, house)
    expect(page.locator("html")).to_have_attribute("lang", language)
    for part in parts(language):
        part(walk)
    assert not walk.faults, "\n".join(walk.faults)


def test_chromium_writes_icelandic_without_data_of_its_own(person: Person, house: str) -> None:
    page = person(language="is", still=True)
    walk = Walk(page, house)
    expect(page.locator("header option[lang=is]")).to_have_text("Íslenska")
    walk.ask("/me/tokens", {"name": "lykill", "scopes": ["read"]})
    page.goto("/you/keys")
    expect(page.get_by_text(re.compile(r"\b\d{1,2}\.\d{1,2}\.\d{4}\b"))).to_be_visible()


def test_another_language_keeps_what_was_filled_into_a_form(person: Person) -> None:
    page = person(language="en")
    page.goto("/new/cartagena")
    page.locator("[name=players]").select_option("5")
    page.locator("header select").select_option("is")
    expect(page.locator("h1")).to_have_text("Nýr leikur: Cartagena")
    expect(page.locator("[name=players]")).to_have_value("5")


def test_the_title_of_the_document_is_in_the_language_of_the_page(person: Person) -> None:
    page = person(language="pl")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page).to_have_title("Escapade")
    page.goto("/nowhere/at/all")
    expect(page).to_have_title("Nie ma takiej strony – Escapade")
    start(page, "jamaica")
    ready(page)
    expect(page).to_have_title("Twój ruch – Kartagena")
    page.locator("header select").select_option("is")
    expect(page).to_have_title("Þú átt leik – Cartagena")


def test_another_language_at_a_running_table_interrupts_nothing_and_is_kept_with_the_account(person: Person) -> None:
    sockets: list[WebSocket] = []
    desk, phone = named(person(), "Freyja"), person(width=390, height=844, touch=True)
    assert desk.request.post("/api/me/account", data={"login": "freyja", "password": PASSWORD}).ok
    desk.on("websocket", lambda socket: sockets.append(socket))  # noqa: PLW0108 - Playwright wants a function
    start(desk, "jamaica")
    first_move(desk)
    own = desk.get_by_role("log").locator("[data-says=cartagena-log-advance]", has_text="Freyja")
    expect(own).to_have_text([re.compile("Freyja plays an? ")])
    ready(desk)
    address, opened = desk.url, list(sockets)
    with desk.expect_response(lambda answer: answer.request.method == "PATCH"):
        desk.get_by_role("banner").get_by_label("Language").select_option("is")

    expect(own).to_have_text([re.compile("Freyja spilar út ")])
    expect(desk.get_by_role("log", name="Atburðir")).to_be_visible()
    for name in ("Fara", "Ljúka umferð"):
        expect(desk.get_by_role("button", name=name, exact=True)).to_be_visible()
    first_move(desk)
    expect(own).to_have_text([re.compile("Freyja spilar út ")] * 2)
    assert (desk.url, sockets) == (address, opened), "neither the table nor the connection is another one"
    assert not opened[-1].is_closed()

    sign_in(phone, "freyja")
    expect(phone.locator("html")).to_have_attribute("lang", "is")
    phone.goto(address)
    ready(phone)
    expect(phone).to_have_title("Þú átt leik – Cartagena")


LOADED = """
() => performance.getEntriesByType("navigation").concat(performance.getEntriesByType("resource"))
  .filter(({ name }) => !new URL(name).pathname.startsWith("/api/"))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
"""
MOST_LOADED = 150_000  # bytes, gzipped


@pytest.mark.parametrize("language", languages() if LONG else [longest()])
@pytest.mark.parametrize("game", GAMES)
def test_a_board_comes_with_one_language_and_one_game(person: Person, house: str, language: str, game: str) -> None:
    page = person(language=language, still=True)
    Walk(page, house).sits(game)
    settled(page)
    loaded: int = page.evaluate(LOADED)
    sys.stdout.write(f"{language} {game}: {loaded / 1000:.1f} KB\n")  # shown by pytest -rP
    assert MOST_LOADED / 3 < loaded < MOST_LOADED
