"""Plays Dig Your Way Out on the page like a person: not well, but to the end."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypedDict, cast

from playwright.sync_api import expect

from tests.browser.play import OVER

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    Press = Callable[[Locator], None]

LONGEST = 900  # own decisions of one game
MINE = ".chip.act, .chip.step, .duel [data-move], .prompt [data-move], .asked button, .slot.live"
AREAS = ("cell-block", "cafeteria", "recreation", "infirmary", "showers")
WEAPONS = {1, 21, 22, 23, 24}
TOOLS = (0, 2, 3)
EXTORT, GO = "dig-group-extort", "dig-group-cautious"  # steps towards many moves
HEADINGS = {kind: f"dig-group-{kind.lower()}" for kind in ("Dig", "Craft", "Buy")}
HEADINGS["SendMichel"] = "dig-group-end"
DEEPEST = 4  # steps to a move
ENOUGH = 3  # tools to go home with
GAVE = "dig-log-gave:|dig-exchange-"  # by the id of its line


class Seen(TypedDict):
    """What is visible on the page."""

    answers: list[str]  # in a duel or a quiet prompt
    chips: list[str]
    kinds: list[str]
    steps: list[str]
    loot: int
    live: list[int]  # cards that can be chosen
    hand: dict[str, int]
    others: list[int]  # the areas where somebody else is, Michel apart
    story: str  # the log: each line after the id of its message


LOOK = """() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const said = (what, name) => all(what).map((one) => one.dataset[name]);
  return {
    answers: said(".duel [data-move], .prompt [data-move]", "move"),
    chips: said(".chip.act[data-answer]", "move"),
    kinds: said(".chip.act:not([data-answer])", "kind"),
    steps: said(".chip.step", "step"),
    loot: all(".asked button").length,
    live: said(".slot.live[data-card]", "card").map(Number),
    hand: Object.fromEntries(all(".slot[data-card]").map((one) =>
      [one.dataset.card, Number(one.textContent.match(/×(\\d+)/)?.[1] ?? 1)])),
    others: all("[data-standee]:not(.me, [data-standee='7'])").map((one) => Number(one.dataset.in)),
    story: all("[role=log] p").map((one) => `${one.dataset.says}: ${one.textContent.trim()}\\n`).join(""),
  };
}"""


def press(what: Locator) -> None:
    """Press with the mouse."""
    what.click()


def tap(what: Locator) -> None:
    """Press with a finger."""
    what.tap()


def press_room(page: Page, area: int) -> None:
    """Press a room where nobody stands: beside its name."""
    page.locator(f"[data-area='{area}'] > .hit").click(position={"x": 60, "y": 9})


def open_table(page: Page, preset: str, seats: int, weakest: int = 0) -> None:
    """Open a table with the form: a preset, players, greedy bots, the weakest on one seat; we begin."""
    page.goto("/new/dig")
    page.locator(f"[data-preset={preset}]").click()
    page.locator("[name=players]").select_option(str(seats))
    for seat in range(2, seats + 1):
        page.locator(f"[name=seat-{seat}]").select_option("bot")
        page.locator(f"[name=bot-{seat}]").select_option("hare" if seat == weakest else "magpie")
    page.locator("[name=option-first]").select_option("1")
    page.locator("form .main").click()
    expect(page.locator("[data-board]")).to_be_visible()


def ready(page: Page) -> str:
    """Wait until something must be decided here, or the game is over; say which."""
    page.locator(f"{OVER}, {MINE}").first.wait_for()
    return "over" if page.locator(OVER).count() else "mine"


class Person:
    """A player at the screen."""

    def __init__(self, page: Page, press: Press = press, *, digs: bool = True) -> None:
        """Sit down; who does not dig yet is out for fights."""
        self.page = page
        self.press = press
        self.digs = digs
        self.decisions = 0
        self.story = ""

    def plays_to_the_end(self) -> int:
        """Decide until the game is over; count the decisions."""
        return self.plays_until(lambda: False)

    def plays_until(self, enough: Callable[[], bool]) -> int:
        """Decide until something holds, or the game is over; count the decisions."""
        while ready(self.page) != "over" and not enough():
            self.decides()
            assert self.decisions < LONGEST, "the game does not end"
        self.look()
        return self.decisions

    def look(self) -> Seen:
        """See everything at once, and remember the log, which shows its end only."""
        seen = cast("Seen", self.page.evaluate(LOOK))
        self.story += seen["story"]
        return seen

    def saw(self, words: str) -> bool:
        """Whether the log has mentioned something: a message by its id, or these words."""
        return re.search(words, self.story) is not None

    def decides(self) -> None:
        """Make one decision, whatever is asked."""
        self.decisions += 1
        seen = self.look()
        if not self.answers(seen) and not self.extorts(seen):
            self.takes_a_turn(seen)

    def answers(self, seen: Seen) -> bool:
        """Answer what is asked: in a fight lay nothing, else the first thing there is; return or sell now and then."""
        if seen["answers"]:
            return self.does(".duel [data-move=pass], .prompt [data-move=pass]")
        if seen["loot"]:
            return self.does(".asked button")
        if seen["live"] and (self.decisions % 2 or not seen["chips"] + seen["kinds"]) and not seen["kinds"]:
            return self.does(f".slot.live[data-card='{seen['live'][-1]}']")
        if seen["chips"]:
            return self.does(f".chip.act[data-move='{seen['chips'][0]}']")
        return False

    def extorts(self, seen: Seen) -> bool:
        """Extort somebody if that is possible: whom, for the tool least often held, with what."""
        steps = [step for step in seen["steps"] if step.startswith(EXTORT)]
        if "Extort" not in seen["kinds"] and not steps:
            return False
        while self.page.locator(f"[data-step^={EXTORT}]").count():
            self.press(self.page.locator(f"[data-step^={EXTORT}]").last)
        self.press(self.page.locator("[data-kind=Extort]").last)
        return True

    def takes_a_turn(self, seen: Seen) -> None:
        """Dig, and whatever leads there; or end the turn."""
        wanted = ["Dig", "Mine", "StealSpoon", "Craft", "Exchange", "Buy", "Search", "Heal"]
        if self.laden(seen) and GO in seen["steps"] and self.goes(seen):
            return
        for kind in wanted if self.digs else wanted[3:]:
            self.opens(kind, seen)
            if kind in seen["kinds"] and (kind != "Exchange" or not self.saw(GAVE)):
                self.does(f"[data-kind={kind}]")
                return
        if not self.goes(seen):
            self.opens("SendMichel", seen)
            self.does("[data-kind=SendMichel], [data-kind=Stop]")

    def opens(self, kind: str, seen: Seen) -> None:
        """Open the heading of a kind of moves, where there is room for headings only."""
        if kind not in seen["kinds"] and HEADINGS.get(kind) in seen["steps"]:
            self.press(self.page.locator(f"[data-step={HEADINGS[kind]}]"))
            while not self.page.locator(f"[data-kind={kind}]").count() and self.page.locator(".chip.step").count():
                self.press(self.page.locator(".chip.step").first)
            if self.page.locator(f"[data-kind={kind}]").count():
                seen["kinds"].append(kind)
            else:
                for _ in range(DEEPEST):
                    self.page.keyboard.press("Escape")

    def laden(self, seen: Seen) -> bool:
        """Whether there are enough tools to go home, and home is elsewhere."""
        tools = sum(seen["hand"].get(str(tool), 0) for tool in TOOLS)
        return self.digs and tools >= ENOUGH and not {"Dig", "Mine"} & set(seen["kinds"])

    def goes(self, seen: Seen) -> bool:
        """Go to the spoons, or home with tools, or with a Weapon to other players; else roll."""
        if GO in seen["steps"] and not self.page.locator(f"[data-area='{self.goal(seen)}'].here").count():
            self.press(self.page.locator(f"[data-step={GO}]"))
            several = self.page.locator(f"[data-step={GO}-spot--area-{self.goal(seen)}]")  # by a Getaway driver, too
            if several.count():
                self.press(several)
            way = f"[data-move='cautious:{AREAS[self.goal(seen)]}']"
            if self.page.locator(way).count():
                return self.does(way)
            self.page.keyboard.press("Escape")  # there is no way from here
        return "Roll" in seen["kinds"] and self.does("[data-kind=Roll]")

    def goal(self, seen: Seen) -> int:
        """Return where to go."""
        if self.digs:
            return 0 if self.laden(seen) else 1
        crowded = [area for area in seen["others"] if area < len(AREAS)]
        armed = WEAPONS & {int(card) for card in seen["hand"]}
        return min(crowded) if crowded and armed else AREAS.index("showers")

    def does(self, what: str) -> bool:
        """Press it."""
        self.press(self.page.locator(what).first)
        return True
