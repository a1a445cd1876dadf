"""Turns messages into sentences in the reader's language, from the same Fluent files as the page.

A fact that is itself a message (a card, a place) is replaced by its text. The attributes of that message are its other
forms: of a fact `place`, `{ $place }` is "the boat" and `{ $place-to }` is its attribute `to`, "to the boat". If a
language lacks the form, the plain text is used.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from escapade.game_package import folder_of
from escapade.messages import Message, Player
from escapade.words.fluent import Bundle

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from importlib.resources.abc import Traversable

ENGLISH = "en"


def languages() -> list[str]:
    """List the available languages, English first."""
    found = sorted(folder.name for folder in files("escapade.words").iterdir() if _is_language(folder))
    return [ENGLISH, *(name for name in found if name != ENGLISH)]


def _is_language(folder: Traversable) -> bool:
    """Whether a folder holds the messages of a language."""
    return folder.is_dir() and not folder.name.startswith("_")


@cache
def words(language: str = ENGLISH, game: str = "") -> Words:
    """Return the texts of a language: the common ones, and those of a game."""
    return Words(language, game)


class Words:
    """The texts of one language for one game."""

    def __init__(self, language: str, game: str) -> None:
        """Read the files of a language; missing messages fall back to English."""
        self.language = language
        self.bundle = Bundle(language)
        for text in texts(language, game):
            self.bundle.add(text)
        self.fallback = None if language == ENGLISH else words(ENGLISH, game)

    def knows(self, id_: str) -> bool:
        """Whether this language, or English, has a message."""
        return self.bundle.knows(id_) or (self.fallback is not None and self.fallback.knows(id_))

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """Format a message; `names` are the players' names. An unknown message is shown as its id."""
        return self.form(message, names, None)

    def form(self, message: Message | Player, names: Sequence[str], form: str | None) -> str:
        """Format a message in one of its forms, or the plain one if it has no such form."""
        if isinstance(message, Player):
            return names[message.seat] if message.seat < len(names) else self._unnamed(message.seat)
        if not self.bundle.knows(message.id):
            return message.id if self.fallback is None else self.fallback.form(message, names, form)
        said = self.bundle.said(message.id, form, self.arguments(message, names))
        return message.id if said is None else said

    def _unnamed(self, seat: int) -> str:
        """Return the name of a seat whose player's name is not known."""
        return self.say(Message("player-number", {"number": seat + 1}))

    def arguments(self, message: Message, names: Sequence[str]) -> dict[str, str | float]:
        """Return the facts of a message as Fluent arguments, each in all its forms."""
        out: dict[str, str | float] = {}
        for name, fact in message.facts.items():
            match fact:
                case int() | float() | str():
                    out[name] = fact
                case Player():
                    out[name] = self.form(fact, names, None)
                case Message():
                    out |= self.told(name, [fact], names)
                case _:
                    out |= self.told(name, fact, names)
        return out

    def told(self, name: str, things: Sequence[Message | Player], names: Sequence[str]) -> dict[str, str | float]:
        """Return things or players by their names, in every form the language has, and how many they are."""
        out: dict[str, str | float] = {
            f"{name}-{form}": ", ".join(self.form(thing, names, form) for thing in things) for form in self.bundle.forms
        }
        return out | {name: ", ".join(self.form(thing, names, None) for thing in things), f"{name}-count": len(things)}


def texts(language: str, game: str) -> Iterator[str]:
    """Read the files of a language: the common ones, then the game's."""
    yield from texts_in(files("escapade.words"), language)
    if game:
        yield from game_texts(language, game)


def game_texts(language: str, game: str) -> Iterator[str]:
    """Read a game's own files of a language."""
    yield from texts_in(folder_of(game, "words"), language)


def texts_in(folder: Traversable, language: str) -> Iterator[str]:
    """Read the file of a language, or all files in its folder."""
    if folder.joinpath(f"{language}.ftl").is_file():
        yield folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    inner = folder.joinpath(language)
    if inner.is_dir():
        yield from (file.read_text(encoding="utf-8") for file in inner.iterdir() if file.name.endswith(".ftl"))
