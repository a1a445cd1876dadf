"""Why the server refuses a request: a code, facts, and from the Fluent files a sentence in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, Self

from escapade.games import GAMES
from escapade.messages import Message
from escapade.reading import BadNotation, shortened
from escapade.words import ENGLISH, words

if TYPE_CHECKING:
    from escapade.box import BadBox
    from escapade.engine import Refusal
    from escapade.messages import Fact
    from escapade.options import Disagreement

Code = Literal[
    "not-started",
    "started-already",
    "game-over",
    "not-over",
    "record-secret",
    "replay-later",
    "no-such-seat",
    "no-seat-of-yours",
    "not-your-seat",
    "host-only",
    "all-seats-taken",
    "seat-taken",
    "one-seat",
    "second-seat",
    "one-device",
    "removed",
    "seat-open",
    "seats-open",
    "seats-occupied",
    "box-players",
    "colour-taken",
    "paused",
    "paused-already",
    "not-paused",
    "stale",
    "action-unreadable",
    "rule",
    "nothing-to-take-back",
    "seen-already",
    "vote-waits",
    "nothing-proposed",
    "answered-already",
    "you-resigned",
    "resigned-already",
    "bot-holds",
    "person-plays",
    "nobody-left",
    "nobody-holds",
    "in-time",
    "not-stored",
    "store-away",
    "table-damaged",
    "muted",
    "muted-everywhere",
    "moderators-only",
    "report-empty",
    "report-self",
    "reports-enough",
    "no-such-report",
    "no-answers",
    "answer-unknown",
    "hint-rated",
    "hint-people",
    "hints-rated",
    "hints-none",
    "deal-people",
    "bots-busy",
    "no-such-step",
    "not-your-move",
    "no-such-table",
    "game-unknown",
    "no-rules",
    "no-such-lesson",
    "no-such-puzzle",
    "no-such-own-puzzle",
    "puzzle-turn",
    "puzzle-wide",
    "puzzle-unclear",
    "puzzles-enough",
    "daily-run-over",
    "daily-run-not-started",
    "no-such-guide-step",
    "other-move-asked",
    "position",
    "position-people",
    "position-over",
    "position-seats",
    "bot-unknown",
    "clock-seconds",
    "clock-days",
    "nobody",
    "no-such-person",
    "name-empty",
    "account-already",
    "settings-enough",
    "login-taken",
    "login-wrong",
    "password-wrong",
    "token-lacks",
    "tokens-enough",
    "hooks-enough",
    "hook-unreadable",
    "hook-https",
    "hook-unknown-host",
    "hook-private",
    "no-such-hook",
    "hook-silent",
    "hook-answers",
    "no-such-box",
    "boxes-enough",
    "box-other-game",
    "box-rated",
    "box",
    "say-watch-first",
    "tables-enough",
    "tables-open",
    "seats-held",
    "no-message",
    "other-site",
    "too-fast",
    "wait",
    "form",
    "unknown-field",
    "nothing-here",
    "too-long",
    "http",
    "our-mistake",
]

_BAD, _UNKNOWN, _FORBIDDEN, _MISSING, _CONFLICT, _LONG, FAST, _MISTAKE, AWAY = (
    400,
    401,
    403,
    404,
    409,
    413,
    429,
    500,
    503,
)

STATUSES: Final[dict[Code, int]] = {
    # at a table
    "not-started": _CONFLICT,
    "started-already": _CONFLICT,
    "game-over": _CONFLICT,
    "not-over": _CONFLICT,
    "record-secret": _CONFLICT,
    "replay-later": _CONFLICT,
    "no-such-seat": _MISSING,
    "no-seat-of-yours": _FORBIDDEN,
    "not-your-seat": _FORBIDDEN,
    "host-only": _FORBIDDEN,
    "all-seats-taken": _CONFLICT,
    "seat-taken": _CONFLICT,
    "one-seat": _BAD,
    "second-seat": _FORBIDDEN,
    "one-device": _BAD,
    "removed": _FORBIDDEN,
    "seat-open": _CONFLICT,
    "seats-open": _CONFLICT,
    "seats-occupied": _CONFLICT,
    "box-players": _CONFLICT,
    "colour-taken": _CONFLICT,
    "paused": _CONFLICT,
    "paused-already": _CONFLICT,
    "not-paused": _CONFLICT,
    "stale": _CONFLICT,
    "action-unreadable": _BAD,
    "rule": _CONFLICT,
    "nothing-to-take-back": _CONFLICT,
    "seen-already": _CONFLICT,
    "vote-waits": _CONFLICT,
    "nothing-proposed": _CONFLICT,
    "answered-already": _CONFLICT,
    "you-resigned": _CONFLICT,
    "resigned-already": _CONFLICT,
    "bot-holds": _CONFLICT,
    "person-plays": _CONFLICT,
    "nobody-left": _CONFLICT,
    "nobody-holds": _CONFLICT,
    "in-time": _CONFLICT,
    "not-stored": AWAY,
    "store-away": AWAY,
    "table-damaged": _CONFLICT,
    "muted": _FORBIDDEN,
    "muted-everywhere": _FORBIDDEN,
    "report-empty": _CONFLICT,
    "report-self": _BAD,
    "reports-enough": _CONFLICT,
    "no-answers": _CONFLICT,
    "answer-unknown": _BAD,
    "hint-rated": _FORBIDDEN,
    "hint-people": _FORBIDDEN,
    "hints-rated": _BAD,
    "hints-none": _BAD,
    "deal-people": _FORBIDDEN,
    "bots-busy": AWAY,
    "no-such-step": _MISSING,
    "not-your-move": _CONFLICT,
    # a table to find or to open
    "no-such-table": _MISSING,
    "game-unknown": _BAD,
    "no-rules": _MISSING,
    "no-such-lesson": _MISSING,
    "no-such-puzzle": _MISSING,
    "no-such-own-puzzle": _MISSING,
    "puzzle-turn": _BAD,
    "puzzle-wide": _BAD,
    "puzzle-unclear": _BAD,
    "puzzles-enough": _CONFLICT,
    "daily-run-over": _CONFLICT,
    "daily-run-not-started": _CONFLICT,
    "no-such-guide-step": _MISSING,
    "other-move-asked": _CONFLICT,
    "position": _BAD,
    "position-people": _BAD,
    "position-over": _CONFLICT,
    "position-seats": _BAD,
    "bot-unknown": _BAD,
    "clock-seconds": _BAD,
    "clock-days": _BAD,
    # people
    "nobody": _UNKNOWN,
    "no-such-person": _MISSING,
    "moderators-only": _FORBIDDEN,
    "no-such-report": _MISSING,
    "name-empty": _BAD,
    "account-already": _CONFLICT,
    "settings-enough": _CONFLICT,
    "login-taken": _CONFLICT,
    "login-wrong": _UNKNOWN,
    "password-wrong": _FORBIDDEN,
    "token-lacks": _FORBIDDEN,
    "tokens-enough": _CONFLICT,
    "hooks-enough": _CONFLICT,
    "hook-unreadable": _BAD,
    "hook-https": _BAD,
    "hook-unknown-host": _BAD,
    "hook-private": _BAD,
    "no-such-hook": _MISSING,
    "hook-silent": _CONFLICT,
    "hook-answers": _CONFLICT,
    # boxes
    "no-such-box": _MISSING,
    "boxes-enough": _CONFLICT,
    "box-other-game": _BAD,
    "box-rated": _BAD,
    "box": _BAD,
    # anywhere
    "say-watch-first": _FORBIDDEN,
    "tables-enough": _CONFLICT,
    "tables-open": _CONFLICT,
    "seats-held": _CONFLICT,
    "no-message": _BAD,
    "other-site": _FORBIDDEN,
    "too-fast": FAST,
    "wait": FAST,
    "form": _BAD,
    "unknown-field": _BAD,
    "nothing-here": _MISSING,
    "too-long": _LONG,
    "http": _BAD,
    "our-mistake": _MISTAKE,
}


class RequestRefused(Exception):  # noqa: N818 - an answer to a player, not an error of the program
    """A request is refused, with a code and facts. Answered with an HTTP status or a `refused` message."""

    def __init__(self, code: Code, **facts: object) -> None:
        self.code: str = code
        self.rule = ""
        self.facts: dict[str, Fact] = {name: _plain(fact) for name, fact in facts.items()}
        self.status = STATUSES[code]
        self._english = ""  # used if no Fluent file has a message for the code
        self._elsewhere: dict[str, Fact] = {}  # facts that are others in languages other than English
        super().__init__(code)

    @property
    def stale(self) -> bool:
        """Whether the table had moved on."""
        return self.code == "stale"

    def says(self, language: str = "en") -> str:
        """Return the refusal as a sentence, with the id of the rule if a rule says so."""
        sentence = self._sentence(language)
        return f"{sentence} ({self.rule})" if self.rule else sentence

    def _sentence(self, language: str) -> str:
        game = self.code.partition("-")[0]
        if game in GAMES and words(language, game).knows(self.code):
            return words(language, game).say(Message(self.code, self.facts))
        id_ = f"refusal-{self.code}"
        facts = self.facts if language == ENGLISH else self.facts | self._elsewhere
        return words(language).say(Message(id_, facts)) if words(language).knows(id_) else self._english

    @classmethod
    def by_rule(cls, refusal: Refusal) -> Self:
        """Make a refusal from one by the rules of a game; its code is the id of the game's message."""
        refused = cls("rule")
        refused.code, refused.rule, refused.facts = refusal.code, refusal.rule, refusal.message().facts
        return refused

    @classmethod
    def by_notation(cls, text: str, wrong: ValueError) -> Self:
        """Make a refusal from a text that is not a move; `detail` says in English what has no message."""
        facts = {"text": shortened(text), "detail": wrong}
        match wrong:
            case BadNotation(code="move" | "run" as kind, facts=known):
                return cls("action-unreadable", **facts, kind=kind, known=known["known"])
            case _:
                return cls("action-unreadable", **facts, kind="other", known="")

    @classmethod
    def by_position(cls, wrong: ValueError) -> Self:
        """Make a refusal from a position that cannot be: in English in detail, in other languages by its message."""
        refused = cls("position", detail=wrong)
        if isinstance(wrong, BadNotation):
            refused.rule, refused.facts["detail"] = wrong.rule, wrong.sentence
            facts = {name: _plain(fact) for name, fact in wrong.facts.items()}
            refused._elsewhere = {"detail": Message(f"notation-{wrong.code}", facts)}
        return refused

    @classmethod
    def by_options(cls, disagreement: Disagreement) -> Self:
        """Make a refusal from options that do not go together."""
        refused = cls("form")
        refused.code, refused.rule = disagreement.code, disagreement.rule
        refused.facts = {name: _plain(fact) for name, fact in disagreement.facts.items()}
        refused._english = disagreement.says.format(**disagreement.facts)
        return refused

    @classmethod
    def by_box(cls, wrong: BadBox) -> Self:
        """Make a refusal from a file of corrected data that cannot be."""
        refused = cls("box")
        refused.code, refused.rule = f"box-{wrong.code}", wrong.rule
        refused.facts = {"line": wrong.line} | {name: _plain(fact) for name, fact in wrong.facts.items()}
        refused._english = str(wrong).removesuffix(f" ({wrong.rule})").partition(": ")[2]
        return refused


def _plain(fact: object) -> Fact:
    """Return a fact as a number if it is one, else as text."""
    return fact if isinstance(fact, int | float) else str(fact)
