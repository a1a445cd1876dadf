"""A game round one terminal: bots think, people are asked in turn, and nobody sees another's hand."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from escapade.engine import Action
from escapade.terminal.log import Log
from escapade.terminal.menu import menu
from escapade.terminal.question import GOODBYE, Question
from escapade.terminal.screen import Left

if TYPE_CHECKING:
    from escapade.bots import Bot
    from escapade.engine import Luck
    from escapade.match import Match
    from escapade.terminal.drawing import Drawing, Form
    from escapade.terminal.screen import Screen

YOU: Final = "you"  # who sits on a seat without a bot, for that seat …
SOMEBODY: Final = "a person"  # … and for the others


class Table:
    """One game, those who sit at it, and the screen between them."""

    def __init__(self, match: Match, sitters: list[Bot | None], drawing: Drawing, screen: Screen, luck: Luck) -> None:
        """Seat the bots, and people where there is none; bots have luck of their own."""
        self.match: Final = match
        self.sitters: Final = sitters
        self.drawing: Final = drawing
        self.screen: Final = screen
        self.luck: Final = luck
        self.clock = time.monotonic  # for forms that are filled in against it
        self.people: Final = [seat for seat, bot in enumerate(sitters) if bot is None]
        self.logs: Final = {seat: Log(match, seat, drawing.seat_looks) for seat in (*range(len(sitters)), None)}
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None

    def note(self, sentence: str) -> None:
        """Tell everybody something that is no move."""
        for log in self.logs.values():
            log.note(sentence)

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        while not self.match.over:
            seat = self.match.to_act[0]
            bot = self.sitters[seat]
            self.happen(seat, self.asked(seat) if bot is None else self.thought(seat, bot))
        self.close()

    def thought(self, seat: int, bot: Bot) -> Action:
        """Let a bot choose a move."""
        return bot.choose(self.match.game, self.match.view(seat), seat, self.luck)

    def asked(self, seat: int) -> Action:
        """Let a person choose a move."""
        self.hand_over(seat)
        self.show_table(seat)
        form = self.drawing.form(self.match.view(seat), seat)
        if form is not None:
            return self.filled_in(seat, form)
        question = Question(self.match, seat, self.drawing)
        self.screen.show("", menu(question.choices, self.screen.width))
        while True:
            typed = self.screen.ask(question.prompt)
            answer = self.logs[seat].all() if typed.strip() == "log" else question.answer(typed)
            if isinstance(answer, Action):
                return answer
            self.screen.show(answer)

    def filled_in(self, seat: int, form: Form) -> Action:
        """Let a person fill in an open form against the clock; it runs on while something else is typed."""
        self.screen.ask(form.ready)
        began = self.clock()
        self.screen.show(form.shown())
        while True:
            typed = self.screen.ask(form.prompt)
            ms = round(1000 * (self.clock() - began))
            if typed.strip().lower() in GOODBYE:
                raise Left
            try:
                action = form.read(typed, ms)
            except ValueError as error:
                self.screen.show(f"{error}.")
                continue
            refusal = self.match.view(seat).refusal(seat, action)
            if refusal is None:
                return action
            self.screen.show(f"{refusal}.")

    def happen(self, seat: int, action: Action) -> None:
        """Play a move and tell it to everybody as they saw it; with nobody there, to the screen at once."""
        outcome = self.match.play(action, seat)
        for log in self.logs.values():
            log.add(outcome)
        if not self.people:
            self.screen.show(*self.logs[None].news())

    def hand_over(self, seat: int) -> None:
        """Let one person after the other look at the screen, and nobody at another's hand."""
        if self.at_screen == seat:
            return
        if self.at_screen is not None:
            self.screen.show("", *self.logs[self.at_screen].news())
            self.screen.ask("Press Enter to hide your hand")
        self.screen.clear()
        self.at_screen = seat
        self.screen.ask(f"Pass the device to {self.drawing.seat_looks[seat].name}, then press Enter")

    def show_table(self, seat: int | None) -> None:
        """Draw the table as a seat sees it, and tell what is new."""
        people = [YOU if at == seat else SOMEBODY for at in range(len(self.sitters))]
        sitters = [person if bot is None else bot.name for person, bot in zip(people, self.sitters, strict=True)]
        if self.people:
            self.screen.clear()
        self.screen.show(self.drawing.table(self.match.view(seat), seat, sitters, self.screen.width))
        self.screen.show("", *self.logs[seat].news())

    def close(self) -> None:
        """Show how it ended: to one person with their hand, to several without."""
        self.show_table(self.at_screen if len(self.people) == 1 else None)
