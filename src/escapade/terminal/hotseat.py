"""A game at one terminal: bots move, people are asked in turn, and nobody sees another player's hand."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from escapade.cli_language import bot_label, say, why
from escapade.engine import Action
from escapade.terminal.log import Log
from escapade.terminal.question import GOODBYE, HELP, Question
from escapade.terminal.screen import Left
from escapade.terminal.wrapping import lines_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import RenderableType

    from escapade.bots import Bot
    from escapade.engine import Luck
    from escapade.match import Match
    from escapade.terminal.drawing import Drawing, Form
    from escapade.terminal.screen import Screen

_NEWS: Final = 2  # lines of news kept beside a long menu
_LEAST: Final = 5  # lines of the menu kept beside the news
_RECENT: Final = 12  # lines of news at most; `log` shows them all


class Table:
    """One game, its players, and the screen they share."""

    def __init__(self, match: Match, sitters: list[Bot | None], drawing: Drawing, screen: Screen, luck: Luck) -> None:
        """Seat bots and people (None); bots have their own luck."""
        self.match: Final = match
        self.sitters: Final = sitters
        self.drawing: Final = drawing
        self.screen: Final = screen
        self.luck: Final = luck
        self.clock = time.monotonic  # measures forms that are filled in against the clock
        self.store: Callable[[], None] = lambda: None  # called after every move
        self.people: Final = [seat for seat, bot in enumerate(sitters) if bot is None]
        self.logs: Final = {seat: Log(match, seat, drawing.seat_looks) for seat in (*range(len(sitters)), None)}
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None

    def note(self, sentence: str) -> None:
        """Add a line to everybody's log."""
        for log in self.logs.values():
            log.note(sentence)

    def play(self) -> None:
        """Play to the end, or until a player leaves."""
        while not self.match.over:
            seat = self.match.to_act[0]
            bot = self.sitters[seat]
            action = (
                self._only_answer(self.match, seat) or self.asked(seat) if bot is None else self._thought(seat, bot)
            )
            if action is not None:
                self.happen(seat, action)
        self.close()

    def _thought(self, seat: int, bot: Bot) -> Action:
        """Let a bot choose a move."""
        return bot.choose(self.match.game, self.match.view(seat), seat, self.luck)

    def _only_answer(self, match: Match, seat: int) -> Action | None:
        """Return the only possible answer to a question that is asked only to keep a secret; bots answer themselves."""
        view = match.view(seat)
        alone = len(self.people) == 1 and match.game.timing.masks_response(view, seat)
        legal = view.legal(seat) if alone else []
        return legal[0] if len(legal) == 1 and self.drawing.form(view, seat) is None else None

    def asked(self, seat: int) -> Action | None:
        """Let a person choose a move; None if they undid one instead."""
        self.hand_over(seat)
        form = self.drawing.form(self.match.view(seat), seat)
        action = self.chosen(seat) if form is None else self._filled_in(seat, form)
        if action is not None:
            self.logs[seat].seen()
        return action

    def chosen(self, seat: int) -> Action | None:
        """Let a person choose from the menu; the table stays visible."""
        question = Question(self.match, seat, self.drawing, self.screen.width)
        answer: RenderableType | None = None
        while True:
            self._show_question(question, answer)
            typed = self.screen.ask(question.prompt)
            match typed.strip().lower():
                case "log":
                    answer = self.logs[seat].all()
                case "undo":
                    answer = self.take_back(seat)
                    if answer is None:
                        return None
                case _:
                    found = question.answer(typed)
                    if isinstance(found, Action):
                        return found
                    answer = found

    def _filled_in(self, seat: int, form: Form) -> Action | None:
        """Let a person start the clock of an open form and fill it in; None if they undid a move instead."""
        self._show_table(seat)
        while typed := self.screen.ask(form.ready).strip().lower():
            if typed in GOODBYE:
                raise Left
            match typed:
                case "log":
                    self._show_below_table(seat, self.logs[seat].all())
                case "undo":
                    refusal = self.take_back(seat)
                    if refusal is None:
                        return None
                    self._show_below_table(seat, refusal)
                case _:
                    self._show_below_table(seat, form.help)
        return self._against_the_clock(seat, form)

    def _against_the_clock(self, seat: int, form: Form) -> Action:
        """Let a person fill in an open form, which stays in sight; the clock keeps running during other commands."""
        began = self.clock()
        answer: RenderableType | None = None
        while True:
            self._show_below_table(seat, *([] if answer is None else [answer]), form.shown())
            typed = self.screen.ask(form.prompt)
            ms = round(1000 * (self.clock() - began))
            if (answer := self._command(seat, form, typed.strip().lower())) is not None:
                continue
            try:
                action = form.read(typed, ms)
            except ValueError as error:
                answer = f"{error}."
                continue
            refusal = self.match.view(seat).refusal(seat, action)
            if refusal is None:
                return action
            answer = why(refusal)

    def _command(self, seat: int, form: Form, typed: str) -> RenderableType | None:
        """Answer a command that was typed into an open form; None if it is none. A bot's advice would be too late."""
        word = typed.partition(" ")[0]
        if word in GOODBYE:
            raise Left
        match word:
            case "log":
                return self.logs[seat].all()
            case "undo":
                return say("terminal-run-seen")
            case "hint" | "more" | "why":
                return form.help
            case _:
                return form.help if word in HELP else None

    def take_back(self, seat: int) -> str | None:
        """Undo everything since a person's last own move, or return why that is not possible."""
        before = self.match.copy()
        while before.moves:
            undone = before.undo()
            if self.sitters[undone.seat] is not None or self._only_answer(before, undone.seat) is not None:
                continue
            if undone.seat != seat:
                name = self.drawing.seat_looks[undone.seat].label
                return say("terminal-moved-since", name=name)
            if self.drawing.form(before.view(seat), seat) is not None:
                return say("terminal-run-seen")
            self._go_back(seat, before.played)
            return None
        return say("terminal-nothing-to-undo")

    def _go_back(self, seat: int, move: int) -> None:
        """Go back to the table after a number of moves, and log who asked for it."""
        while self.match.played > move:
            self.match.undo()
        for log in self.logs.values():
            log.undo()
        self.note(say("terminal-undone", name=self.drawing.seat_looks[seat].label))
        self.store()

    def happen(self, seat: int, action: Action) -> None:
        """Play a move and log it for everybody; without people, print it at once."""
        outcome = self.match.play(action, seat)
        for log in self.logs.values():
            log.add(outcome)
        self.store()
        if not self.people:
            self.screen.show(*self.logs[None].news(self.screen.width, _RECENT))
            self.logs[None].seen()

    def hand_over(self, seat: int) -> None:
        """Let the next person look at the screen, without showing anybody's hand in between."""
        if self.at_screen == seat:
            return
        if self.at_screen is not None:
            self._show_table(self.at_screen)
            self.logs[self.at_screen].seen()
            self.screen.ask(say("terminal-hide"))
        self.screen.clear()
        self.at_screen = seat
        self.screen.ask(say("terminal-pass", name=self.drawing.seat_looks[seat].label))

    def _show_question(self, question: Question, answer: RenderableType | None) -> None:
        """Draw the table, and below it the news and the menu, or the answer to a command."""
        board, width, log = self.board(question.seat), self.screen.width, self.logs[question.seat]
        room = self.screen.height - lines_of(board, width) - lines_of(f"{question.prompt} > ", width)
        if answer is not None and lines_of(answer, width) >= room:  # it needs the whole screen
            self.screen.clear()
            self.screen.show(answer)
            self.screen.ask(say("terminal-back"))
            answer = None
        blank = [""] if room >= question.menu.height() + _NEWS + 2 else []
        spare = room - 2 * len(blank)
        if answer is None:
            kept = min(_NEWS, len(log.news(width, _RECENT)), max(0, spare - _LEAST))
            menu = question.menu.lines(spare - kept)
            told: list[RenderableType] = [*log.news(width, min(_RECENT, max(kept, spare - len(menu))))]
            below = [*blank, *told, *(blank if told else []), *menu]
        else:
            menu = question.menu.lines(spare - lines_of(answer, width))
            fits = len(menu) + lines_of(answer, width) <= spare
            below = [*blank, *(menu if fits else []), *blank, answer]
        self.screen.clear()
        self.screen.show(board, *below)

    def _show_table(self, seat: int | None) -> None:
        """Draw the table as a seat sees it, and the news."""
        board, width = self.board(seat), self.screen.width
        if self.people:
            self.screen.clear()
        self.screen.show(board)
        room = max(_NEWS, self.screen.height - lines_of(board, width) - 3)  # a blank line and a question
        self.screen.show("", *self.logs[seat].news(width, min(_RECENT, room)))

    def _show_below_table(self, seat: int, *things: RenderableType) -> None:
        """Draw something below the table, or alone where there is no room for both."""
        board, width = self.board(seat), self.screen.width
        both = ["", *things]
        room = self.screen.height - lines_of(board, width) - 1  # a question
        self.screen.clear()
        self.screen.show(*([board, *both] if sum(lines_of(thing, width) for thing in both) <= room else things))

    def board(self, seat: int | None) -> RenderableType:
        """Draw the table only."""
        people = [say("terminal-you" if at == seat else "terminal-person") for at in range(len(self.sitters))]
        sitters = [
            person if bot is None else bot_label(bot.name) for person, bot in zip(people, self.sitters, strict=True)
        ]
        return self.drawing.table(self.match.view(seat), seat, sitters, self.screen.width, self.screen.height)

    def close(self) -> None:
        """Show how the game ended: with the hand to one person, without hands to several."""
        self._show_table(self.at_screen if len(self.people) == 1 else None)
