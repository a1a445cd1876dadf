"""Replays a recorded game in the terminal: the table after each move, forward and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from escapade.cli_language import bot_label, say, spoken
from escapade.match import Match
from escapade.terminal import drawing_of
from escapade.terminal.log import marked, told
from escapade.terminal.question import GOODBYE
from escapade.terminal.screen import Left
from escapade.terminal.unfinished import sitters
from escapade.terminal.wrapping import lines_of, wrapped

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from escapade.bots import Bot
    from escapade.box import Box
    from escapade.match import Outcome
    from escapade.terminal.drawing import SeatLook
    from escapade.terminal.screen import Screen


class Replay:
    """A record, and the current move."""

    def __init__(self, lines: list[str], screen: Screen, seat: int | None, boxes: Sequence[Box] = ()) -> None:
        """Start at the deal, seen from a seat or with all cards open."""
        self.moves: Final = Match.from_record(lines, boxes=boxes).moves
        self.match: Final = Match.from_record(lines, 0, boxes)
        if seat is not None and seat >= self.match.players:
            raise ValueError(say("terminal-no-such-seat", players=self.match.players, player=seat + 1))
        self.bots: Final = sitters(self.match.names)
        self.drawing: Final = drawing_of(self.match.game)
        self.screen: Final = screen
        self.seat: Final = seat
        self.described: Final[dict[int, str]] = {}  # by the number of moves before

    def go(self, move: int) -> None:
        """Go to the table after a number of moves, or to the end."""
        wanted = min(max(0, move), len(self.moves))
        while self.match.played > wanted:
            self.match.undo()
        for outcome in self.moves[self.match.played : wanted]:
            self._play(outcome)

    def _play(self, outcome: Outcome) -> None:
        """Play a move, and remember what the menu said of it."""
        game, state = self.match.game, self.match.state
        described = game.drawing.describe(state, outcome.seat, game.read_action(state, outcome.text))
        names = [look.label for look in self.drawing.seat_looks]
        self.described[self.match.played] = spoken(game.name).say(described.message, names)
        self.match.play(outcome.text, outcome.seat)

    def step(self) -> None:
        """Read commands until the user leaves."""
        answer = ""
        while True:
            self.show(answer)
            try:
                answer = self.answer(self.screen.ask(self.prompt()))
            except Left:
                return

    def prompt(self) -> str:
        """Say which move it is."""
        return say("terminal-replay-at", move=self.match.played, moves=len(self.moves))

    def answer(self, typed: str) -> str:
        """Carry out a command; return the text to show."""
        word = typed.strip().lower()
        match word:
            case "" | "n" | "next":
                if self.match.played == len(self.moves):
                    return say("terminal-replay-end")
                self.go(self.match.played + 1)
            case "b" | "back":
                self.go(self.match.played - 1)
            case "start":
                self.go(0)
            case "end":
                self.go(len(self.moves))
            case _ if word in GOODBYE:
                raise Left
            case _ if word.isdecimal():
                return self._jump(int(word))
            case _ if word[0] in "+-" and word[1:].isdecimal():
                self.go(self.match.played + int(word))
            case _:
                return say("terminal-replay-help")
        return ""

    def _jump(self, move: int) -> str:
        """Go to a move by its number, or return how many there are."""
        if move > len(self.moves):
            return say("terminal-replay-moves", moves=len(self.moves))
        self.go(move)
        return ""

    def show(self, answer: str) -> None:
        """Draw the table and describe the move that led to it."""
        board, width = self.board(), self.screen.width
        room = max(1, self.screen.height - lines_of(board, width) - 2)
        below = wrapped(Text(answer) if answer else self._last_move(), width)
        self.screen.clear()
        self.screen.show(board, "", *below[-room:])

    def board(self) -> RenderableType:
        """Draw the table, from the seat or with all cards open."""
        view = self.match.state if self.seat is None else self.match.view(self.seat)
        looks = self.drawing.seat_looks
        sitting = zip(self.match.names, self.bots, looks, strict=False)  # there are more looks than players
        players = [_sitter(name, bot, look) for name, bot, look in sitting]
        return self.drawing.table(view, self.seat, players, self.screen.width, self.screen.height)

    def _last_move(self) -> Text:
        """Describe the last move."""
        if not self.match.moves:
            return Text(say("terminal-replay-deal"))
        return self.line(self.match.moves[-1])

    def line(self, outcome: Outcome) -> Text:
        """Describe the move that was just played in one line: by what happened, else as the menu did."""
        looks = self.drawing.seat_looks
        story = outcome.events if self.seat is None else outcome.seen[self.seat]
        text = told(self.match, story, looks)
        return marked(text or Text(self.described[self.match.played - 1]), outcome.seat, looks)

    def tell(self) -> None:
        """Print the whole game, and how it ended."""
        self.screen.show(self.board(), "")
        for outcome in self.moves:
            self._play(outcome)
            self.screen.show(self.line(outcome))
        self.screen.show("", self.board())


def _sitter(name: str, bot: Bot | None, look: SeatLook) -> str:
    """Name who sits at a seat: a bot, a person by name, or the colour that stands for a person."""
    if bot is not None:
        return bot_label(bot.name)
    return look.label if name == look.name else name
