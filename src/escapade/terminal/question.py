"""A question to one seat: its menu, and what the typed answer means."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from escapade.bots import ADVISER
from escapade.engine import seeded
from escapade.messages import Message
from escapade.terminal.menu import Menu, choices
from escapade.terminal.screen import Left
from escapade.words import words

if TYPE_CHECKING:
    from escapade.bots.analysis import MoveAnalysis
    from escapade.engine import Action
    from escapade.match import Match
    from escapade.terminal.drawing import Drawing

_HELP: Final = """\
Type a move's number, or its text. Enter shows the menu again. Or type:
why 7   what a move does, or which rule refuses it   hint  a bot's advice
more    next page; more red spoon finds moves        undo  take a move back
log     everything that happened                     quit  stop; escapade resume
{letters}"""

_HINTED: Final = 3  # moves in a hint
GOODBYE: Final = ("quit", "exit", "q")


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
        names = [look.name for look in self.drawing.seat_looks]
        return words(game=self.game.name).say(question, names)

    def answer(self, typed: str) -> Action | str | None:
        """Return the move that was typed, or an answer in words (None: show the menu); raise Left to leave."""
        word, _, rest = typed.strip().partition(" ")
        if word.lower() in GOODBYE:
            raise Left
        match word.lower():
            case "":
                self.menu.all()
                return None
            case "help" | "?":
                return _HELP.format(letters=self.drawing.letters(self.view)).rstrip()
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
        move = self.move(typed) if typed else f"Type why and a move, such as why {self.choices[0].move}."
        if isinstance(move, str):
            return move
        text = self.game.write_action(self.view, move)
        does = next(choice.does for choice in self.choices if choice.move == text)
        return f"{text} is legal: {does}."

    def hint(self) -> str:
        """Return the adviser's analysis of what this seat sees."""
        found = ADVISER.analyse(self.game, self.view, self.seat, seeded(secrets.token_hex(8)))
        return "\n".join(self._hinted(move) for move in found.moves[:_HINTED])

    def _hinted(self, move: MoveAnalysis) -> str:
        """Describe the adviser's analysis of one move, with its number in the menu."""
        number, choice = next((n, one) for n, one in enumerate(self.choices, 1) if one.move == move.move)
        short = self.drawing.short_notation
        what, then = (
            choice.move if short else choice.does,
            f"; then {' '.join(move.line)}" if short and move.line else "",
        )
        return f"{number} {what}: wins {100 * move.chance:.0f} %, tried {move.visits} times{then}"

    def move(self, typed: str) -> Action | str:
        """Return a legal move by its number or its text, or a sentence why there is none."""
        if typed.isdecimal():
            return self.numbered(int(typed))
        try:
            action = self.game.read_action(self.view, typed)
        except ValueError:
            return f"'{typed}' is not a move; type one of the menu, or help."
        refusal = self.view.refusal(self.seat, action)
        return action if refusal is None else f"{refusal}."

    def numbered(self, number: int) -> Action | str:
        """Return a move by its number in the menu."""
        if 1 <= number <= len(self.choices):
            return self.choices[number - 1].action
        return f"The menu goes from 1 to {len(self.choices)}; there is no {number} in it."
