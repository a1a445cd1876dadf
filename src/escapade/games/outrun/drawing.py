"""How Outrun is shown: pictures, descriptions of moves, questions and log lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

import msgspec

from escapade.drawing import Drawing
from escapade.engine import SPECTATOR
from escapade.games.outrun import log_lines, names, picture, right_runs, rulebook, static_drawing
from escapade.games.outrun.cards import ANTIDOTE_CARD, BIG_CARD, KINDS, MOVEMENT, PLUS, WORDS
from escapade.games.outrun.codes import PLACES
from escapade.games.outrun.events import UNKNOWN_PATH
from escapade.games.outrun.log_rules import RULES
from escapade.games.outrun.state import NO_PATH, RUN
from escapade.messages import Message, message, with_rules
from escapade.setup_form import SetupFact, SetupPart, SetupWord, player_choice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from escapade import engine
    from escapade.effects import MoveDescription
    from escapade.engine import Action, Event
    from escapade.games.outrun.move import Move
    from escapade.games.outrun.state import State


class OutrunDrawing(Drawing):
    """What the page and the terminal show of Outrun."""

    HINTS: ClassVar = True

    def picture(self, view: engine.State) -> dict[str, object]:
        return self.picture_at_table(view, 0)

    def picture_at_table(self, view: engine.State, people: int) -> dict[str, object]:
        drawn: dict[str, object] = msgspec.to_builtins(picture.picture(cast("State", view), people), str_keys=True)
        return drawn

    def describe(self, view: engine.State, seat: int, action: Action) -> MoveDescription:
        return cast("Move", action).describe(cast("State", view), seat)

    def question(self, view: engine.State, seat: int | None) -> Message:
        """Return what a seat is asked; for others and spectators, who decides."""
        return rulebook.question(cast("State", view), SPECTATOR if seat is None else seat)

    def right_answers(self, view: engine.State, seat: int) -> list[str]:
        """List the right runs of a seat that has seen the path: one that heals, then the shortest, first."""
        s = cast("State", view)
        if s.step != RUN or s.path in {NO_PATH, UNKNOWN_PATH} or seat not in s.to_act():
            return []
        runs = right_runs.right_answers(s.path_card().symbols, s.binding(seat))
        return sorted(set(runs), key=lambda run: (ANTIDOTE_CARD not in run, len(run), run))

    def setup_parts(self, state: engine.State) -> dict[str, list[SetupPart]]:
        """Return pickers for rooms, places, interference cards, the step and who is asked."""
        s = cast("State", state)
        words = [SetupWord(WORDS[kind], names.CARDS[kind]) for kind in range(KINDS)]
        to_run = [SetupWord(card, names.card_to_run(card)) for card in (*MOVEMENT, *PLUS, ANTIDOTE_CARD, BIG_CARD)]
        player = [
            SetupPart(Message("setup-room"), "facts", facts=_facts(s)),
            SetupPart(Message("setup-front"), "cards", words, "."),
            SetupPart(Message("setup-hand"), "cards", words, "."),
            SetupPart(Message("setup-run"), "run", to_run),
        ]
        piles = {name: [SetupPart(Message(f"setup-{name}"), "cards", words, ".")] for name in ("middle", "discards")}
        steps = [SetupWord(step.name, Message(f"setup-step-{step.name}")) for step in rulebook.STEPS.values()]
        return {
            "runners": player,
            **piles,
            "step": [SetupPart(Message("setup-step"), "choice", steps)],
            "seat": [player_choice("setup-seat", int(s.seats))],
            "turner": [player_choice("setup-turner", int(s.seats))],
        }

    def seat_notes(self, view: engine.State, seat: int) -> list[Message]:
        """Return the runner's room, how many cards are held, and whether the runner is infected."""
        s = cast("State", view)
        runner, out = s.runners[seat], int(s.board.out)
        room = message("outrun-room", room=int(runner.room), last=out - 1)
        notes = [Message("outrun-out") if runner.room >= out else room]
        if runner.held():
            notes.append(message("outrun-held", count=int(runner.held())))
        return [*notes, Message("outrun-infected")] if runner.infected else notes

    def tell(self, story: list[Event], state: engine.State) -> list[Message]:
        return with_rules(log_lines.tell(story, cast("State", state)), RULES)

    def text(self, view: engine.State, names: Sequence[str]) -> str:
        return static_drawing.text(cast("State", view), names)

    def svg(self, view: engine.State, names: Sequence[str]) -> str:
        """Draw a table or a view as a small picture."""
        return static_drawing.picture(cast("State", view), names)


def _facts(s: State) -> list[SetupFact]:
    """List where a runner is and what state it is in."""
    out = int(s.board.out)
    rooms = [SetupWord(str(room), message("setup-room-number", room=room)) for room in range(1, out)]
    places = [SetupWord(str(place), message("outrun-place", place=place)) for place in range(1, PLACES + 1)]
    return [
        SetupFact(Message("setup-room"), "choice", "", [*rooms, SetupWord(str(out), Message("outrun-out"))]),
        SetupFact(Message("setup-place"), "choice", "@", [SetupWord("", Message("outrun-zero")), *places]),
        SetupFact(Message("setup-infected"), "yes", "i"),
        SetupFact(Message("setup-fresh"), "yes", "n"),
        SetupFact(Message("setup-immune"), "yes", "m"),
        SetupFact(Message("setup-opened"), "yes", "o"),
        SetupFact(Message("setup-finished"), "yes", "f"),
        SetupFact(Message("setup-late"), "yes", "l"),
        SetupFact(Message("setup-right"), "yes", "r"),
    ]
