"""A question to one seat: its menu, and what the typed answer means."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from escapade.bots import ADVISER
from escapade.cli_language import say, spoken
from escapade.cli_language import why as refused
from escapade.engine import seeded
from escapade.messages import Message
from escapade.terminal.menu import Menu, choices
from escapade.terminal.screen import Left

if TYPE_CHECKING:
    from escapade.bots.analysis import MoveAnalysis
    from escapade.engine import Action
    from escapade.match import Match
    from escapade.terminal.drawing import Drawing

_HINTED: Final = 3  # moves in a hint
GOODBYE: Final = ("quit", "exit", "q")
HELP: Final = ("help", "?")


class Question:
    """A decision of a seat, asked with what the seat may know."""

    def __init__(self, match: Match, seat: int, drawing: Drawing, width: int = 80) -> None:
        self.game: Final = match.game
        self.seat: Final = seat
        self.view: Final = match.view(seat)
        self.drawing: Final = drawing
        self.choices: Final = choices(self.game, self.view, seat, drawing)
        self.menu: Final = Menu(self.choices, width, notation=drawing.short_notation)
        self.prompt: Final = self.asks()

    def asks(self) -> str:
        """Return what the seat has to decide."""
        question = self.game.drawing.question(self.view, self.seat) or Message("your-move")
        names = [look.label for look in self.drawing.seat_looks]
        return spoken(self.game.name).say(question, names)

    def answer(self, typed: str) -> Action | str | None:
        """Return the move that was typed, or an answer in words (None: show the menu); raise Left to leave."""
        word, _, rest = typed.strip().partition(" ")
        if word.lower() in GOODBYE:
            raise Left
        if word.lower() in HELP:
            return f"{say('terminal-help')}\n{self.drawing.letters(self.view)}".rstrip()
        match word.lower():
            case "":
                self.menu.all()
                return None
            case "why":
                return self.why(rest.strip())
            case "hint":
                return self.hint()
            case "more":
                return self.menu.more(rest.strip())
            case _:
                return self.move(typed.strip())

    def why(self, typed: str) -> str:
        """Explain which rule refuses a move, or what the move does."""
        move = self.move(typed) if typed else say("terminal-why-what", move=self.choices[0].move)
        if isinstance(move, str):
            return move
        text = self.game.write_action(self.view, move)
        does = next(choice.does for choice in self.choices if choice.move == text)
        return say("terminal-legal", move=text, does=does)

    def hint(self) -> str:
        """Return the adviser's analysis of what this seat sees."""
        found = ADVISER.analyse(self.game, self.view, self.seat, seeded(secrets.token_hex(8)))
        return "\n".join(self._hinted(move) for move in found.moves[:_HINTED])

    def _hinted(self, move: MoveAnalysis) -> str:
        """Describe the adviser's analysis of one move, with its number in the menu."""
        number, choice = next((n, one) for n, one in enumerate(self.choices, 1) if one.move == move.move)
        short = self.drawing.short_notation
        hint = say(
            "terminal-hint",
            number=str(number),
            move=choice.move if short else choice.does,
            percent=f"{100 * move.chance:.0f}",
            visits=str(move.visits),
        )
        return say("terminal-hint-line", hint=hint, moves=" ".join(move.line)) if short and move.line else hint

    def move(self, typed: str) -> Action | str:
        """Return a legal move by its number or its text, or a sentence why there is none."""
        if typed.isdecimal():
            return self.numbered(int(typed))
        try:
            action = self.game.read_action(self.view, typed)
        except ValueError:
            return say("terminal-no-move", typed=typed)
        refusal = self.view.refusal(self.seat, action)
        return action if refusal is None else refused(refusal)

    def numbered(self, number: int) -> Action | str:
        """Return a move by its number in the menu."""
        if 1 <= number <= len(self.choices):
            return self.choices[number - 1].action
        return say("terminal-no-number", last=str(len(self.choices)), number=str(number))
