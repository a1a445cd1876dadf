"""A run in the terminal: the path is shown, the keys 1 to 8 play cards, Enter is Finish, and the clock runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.text import Text

from escapade.cli_language import say
from escapade.games.outrun import notation
from escapade.games.outrun.actions import Run
from escapade.games.outrun.cards import ANTIDOTE, BIG_SHORTCUT, LONG_WAY, SMALL_SHORTCUT, has, listed
from escapade.games.outrun.keys import NotAKey, read_keys
from escapade.games.outrun.trail import Trail
from escapade.terminal.outrun import looks

if TYPE_CHECKING:
    from rich.console import RenderableType

    from escapade.engine import Action
    from escapade.games.outrun.state import State


_EXPLAINED: Final = 3  # cards that are explained beside the path; `help` explains more


class RunForm:
    """One run: what to show when the clock starts, and how to read what is typed."""

    def __init__(self, s: State, seat: int) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.ready: Final = say("terminal-outrun-ready")
        self.prompt: Final = say("terminal-outrun-run")
        self.help: Final = "\n".join([say("terminal-outrun-help"), *map(_explained, listed(s.binding(seat)))])

    def shown(self) -> RenderableType:
        """Draw the path, its modifiers, and the keys."""
        cards = self.s.binding(self.seat)
        bends = listed(cards)
        path, but, keys = _labels()
        lines = [Text.assemble((path, "bold"), looks.path(self.s.path_card().symbols))]
        if len(bends) > _EXPLAINED:
            lines.append(Text.assemble((but, "bold"), ", ".join(map(looks.card, bends))))
        else:
            margins = [but] + [" " * len(but)] * _EXPLAINED
            lines += [
                Text.assemble((margin, "bold"), _explained(card)) for margin, card in zip(margins, bends, strict=False)
            ]
        lines.append(Text.assemble((keys, "bold"), looks.keys()))
        lines.append(Text(" " * len(keys) + _more_keys(cards)))
        return Group(Text(""), *lines, Text(""))

    def read(self, typed: str, ms: int) -> Action:
        """Read what was typed after `ms` milliseconds, or raise ValueError with a sentence."""
        word = typed.strip().lower()
        if word in ("late", "time"):
            return notation.read_action(self.s, word)
        if not word:
            raise ValueError(say("terminal-outrun-nothing-laid"))
        try:
            return Run(Trail(read_keys(typed, self.s.binding(self.seat)), ms))
        except NotAKey as wrong:
            id_ = "terminal-outrun-no-key-plus" if wrong.plus else "terminal-outrun-no-key"
            raise ValueError(say(id_, key=wrong.key)) from wrong


def _explained(card: int) -> str:
    """Write a card that changes the path, and what it does; of the antidote the keys tell."""
    return looks.card(card) if card == ANTIDOTE else f"{looks.card(card)}: {looks.says(card)}"


def _labels() -> list[str]:
    """Write the words before the path, what changes it, and the keys, all equally wide."""
    words = [say(f"terminal-outrun-{part}") for part in ("path", "but", "keys")]
    return [word.ljust(max(map(len, words)) + 2) for word in words]


def _more_keys(cards: int) -> str:
    """Return the keys of cards that are not always available."""
    plus = any(has(cards, kind) for kind in range(LONG_WAY, SMALL_SHORTCUT))
    last = "shortcut" if has(cards, BIG_SHORTCUT) else "antidote" if has(cards, ANTIDOTE) else ""
    keys = [f"9 {say('terminal-outrun-key-plus')}"] if plus else []
    keys += [f"0 {say(f'terminal-outrun-key-{last}')}"] if last else []
    return "   ".join([*keys, say("terminal-outrun-key-enter")])
