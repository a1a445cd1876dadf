"""The language of the command line: the one asked for with `--language`, else the environment's, else English."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from escapade.box import BadBox
from escapade.engine import Refused
from escapade.games import GAMES
from escapade.games.data import DataError
from escapade.messages import Message
from escapade.options import Disagreement
from escapade.reading import BadNotation
from escapade.records import Broken
from escapade.verify import in_english
from escapade.words import ENGLISH, languages, words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from escapade.engine import Refusal
    from escapade.messages import Fact
    from escapade.words import Words

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set decides, as in other programs
_chosen = [ENGLISH]


def of_the_environment() -> str:
    """Return the language the environment asks for, if there is a translation; else English."""
    asked = next((value for name in _VARIABLES if (value := os.environ.get(name))), "")
    language = asked.partition(".")[0].partition("_")[0].lower()
    return language if language in languages() else ENGLISH


def speak(language: str) -> None:
    """Use this language from now on."""
    _chosen[0] = language


def spoken(game: str = "") -> Words:
    """Return the texts of the terminal's language."""
    return words(_chosen[0], game)


def say(id_: str, **facts: str | float) -> str:
    """Format one of the terminal's own messages."""
    return spoken().say(Message(id_, dict(facts)))


def bot_label(name: str) -> str:
    """Return what a bot is called in this language."""
    id_ = f"bot-{name}"
    return say(id_) if spoken().knows(id_) else name


def game_label(name: str, title: str) -> str:
    """Return what a game is called in this language."""
    id_ = f"game-{name}"
    return spoken(name).say(Message(id_)) if spoken(name).knows(id_) else title


def explained(error: Exception) -> str:
    """Write why arguments, a position or a record cannot be, without a full stop; what has no message is in English."""
    if _chosen[0] == ENGLISH:  # it says more itself
        return in_english(error)
    said, rule = _worded(error)
    return (f"{said} ({rule})" if rule else said) or in_english(error)


def _worded(error: Exception) -> tuple[str, str]:
    """Say what is wrong in a message, empty if there is none; and the rule, if it is one."""
    match error:
        case Disagreement(code=code, rule=rule, facts=facts):
            return _refused(code, facts), rule
        case BadBox(code=code, rule=rule, facts=facts, line=line):
            return _refused(f"box-{code}", {"line": line, **facts}), rule
        case DataError(path=path, rule=rule):
            return say("notation-corrections", path=".".join(path)), rule
        case BadNotation(code=code, rule=rule, facts=facts):
            return say(f"notation-{code}", **_texts(facts)), rule
        case Broken(code=code, facts=facts):
            fault = {"fault": explained(error.__cause__)} if isinstance(error.__cause__, Exception) else {}
            return say(f"record-{code}", **_texts(facts), **fault), ""
        case Refused(refusal=refusal):
            return spoken(refusal.code.partition("-")[0]).say(refusal.message()), refusal.rule
        case OSError(strerror=reason):
            return say("record-unreadable", reason=reason or ""), ""
        case UnicodeDecodeError():
            return say("record-no-text"), ""
        case _:
            return "", ""


def _texts(facts: Mapping[str, object]) -> dict[str, str]:
    """Return facts as they were written: a line's number has no thousands separator."""
    return {name: str(fact) for name, fact in facts.items()}


def _refused(code: str, facts: Mapping[str, object]) -> str:
    """Say a refusal of a game's own, or of any; empty if there is no message."""
    game = code.partition("-")[0]
    texts = spoken(game if game in GAMES else "")
    id_ = code if texts.knows(code) else f"refusal-{code}"
    plain: dict[str, Fact] = {
        name: fact if isinstance(fact, int | float) else str(fact) for name, fact in facts.items()
    }
    return texts.say(Message(id_, plain)) if texts.knows(id_) else ""


def why(refusal: Refusal) -> str:
    """Write why the rules refuse a move, with the rule."""
    said = spoken(refusal.code.partition("-")[0]).say(refusal.message())
    return f"{said} ({refusal.rule})."
