"""A question to one seat: its menu, and what the answer typed means."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from escapade.bots import ADVISER
from escapade.engine import seeded
from escapade.messages import Message
from escapade.terminal.menu import choices
from escapade.terminal.screen import Left
from escapade.words import words

if TYPE_CHECKING:
    from escapade.engine import Action
    from escapade.match import Match
    from escapade.terminal.drawing import Drawing

HELP: Final = """\
A move is its number in the menu, or the short text beside the number.
why 7b  says which rule refuses a move, or what comes of it
hint    says what the adviser would play, how likely that wins, and what may follow
log     tells everything you have seen happen
quit    stops the game
Cards:  {letters}"""


GOODBYE: Final = ("quit", "exit", "q")


class Question:
    """What a seat has to decide, asked with all it may know and nothing else."""

    def __init__(self, match: Match, seat: int, drawing: Drawing) -> None:
        """Look at the table from that seat."""
        self.game: Final = match.game
        self.seat: Final = seat
        self.view: Final = match.view(seat)
        self.drawing: Final = drawing
        self.choices: Final = choices(self.game, self.view, seat, drawing)
        self.prompt: Final = self.asks()

    def asks(self) -> str:
        """Say what the seat has to decide."""
        question = self.game.drawing.question(self.view, self.seat) or Message("your-move")
        names = [look.name for look in self.drawing.seat_looks]
        return words(game=self.game.name).say(question, names)

    def answer(self, typed: str) -> Action | str:
        """Find the move that is meant, or answer in words; raise Left when somebody wants to go."""
        word, _, rest = typed.strip().partition(" ")
        if word.lower() in GOODBYE:
            raise Left
        match word.lower():
            case "" | "help" | "?":
                return HELP.format(letters=self.drawing.letters(self.view))
            case "why":
                return self.why(rest.strip())
            case "hint":
                return self.hint()
            case _:
                return self.move(typed.strip())

    def why(self, typed: str) -> str:
        """Say which rule refuses a move, or what comes of it."""
        move = self.move(typed) if typed else f"Type why and a move, such as why {self.choices[0].move}."
        if isinstance(move, str):
            return move
        text = self.game.write_action(self.view, move)
        does = next(choice.does for choice in self.choices if choice.move == text)
        return f"{text} is legal: {does}."

    def hint(self) -> str:
        """Say what the adviser thinks, from what this seat sees."""
        return str(ADVISER.analyse(self.game, self.view, self.seat, seeded(secrets.token_hex(8))))

    def move(self, typed: str) -> Action | str:
        """Find a legal move by its number or its short text, or say why there is none."""
        if typed.isdecimal():
            return self.numbered(int(typed))
        try:
            action = self.game.read_action(self.view, typed)
        except ValueError:
            return f"'{typed}' is no move; type one of the menu, or help."
        refusal = self.view.refusal(self.seat, action)
        return action if refusal is None else f"{refusal}."

    def numbered(self, number: int) -> Action | str:
        """Find a move by its number in the menu."""
        if 1 <= number <= len(self.choices):
            return self.choices[number - 1].action
        return f"The menu goes from 1 to {len(self.choices)}; there is no {number} in it."
