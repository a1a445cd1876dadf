"""Sentences in the reader's language, from the Fluent files that the page reads, too.

A fact that is a message itself (a card, a place) is told by its own words. Its other forms are the attributes of its
message: of a fact `place`, `{ $place }` is "the boat" and `{ $place-to }` is its attribute `to`, "to the boat". Where a
language has no such form, the plain one stands.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

from escapade.messages import Message, Seat

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from importlib.resources.abc import Traversable

ENGLISH = "en"


def languages() -> list[str]:
    """List the languages there are, English first."""
    found = sorted(folder.name for folder in files("escapade.words").iterdir() if is_language(folder))
    return [ENGLISH, *(name for name in found if name != ENGLISH)]


def is_language(folder: Traversable) -> bool:
    """Tell whether a folder holds the words of a language."""
    return folder.is_dir() and not folder.name.startswith("_")


@cache
def words(language: str = ENGLISH, game: str = "") -> Words:
    """Give the words of a language: everybody's, and those of a game."""
    return Words(language, game)


class Words:
    """One language, for one game."""

    def __init__(self, language: str, game: str) -> None:
        """Read the files of a language; what it does not say is said in English."""
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.forms: set[str] = set()
        for text in texts(language, game):
            resource = FluentResource(text)
            self.bundle.add_resource(resource)
            self.forms.update(form.id.name for entry in resource.body for form in getattr(entry, "attributes", ()))
        self.fallback = None if language == ENGLISH else words(ENGLISH, game)

    def knows(self, id_: str) -> bool:
        """Tell whether this language, or English, has a message."""
        return self.bundle.has_message(id_) or (self.fallback is not None and self.fallback.knows(id_))

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """Say a message; seats are called by these names. A message nobody knows shows its id, so that it is found."""
        return self.form(message, names, None)

    def form(self, message: Message | Seat, names: Sequence[str], form: str | None) -> str:
        """Say a message in one of its forms, the plain one where there is no other; of a player, the name."""
        if isinstance(message, Seat):
            return names[message.seat] if message.seat < len(names) else f"{message.seat + 1}"
        if not self.bundle.has_message(message.id):
            return message.id if self.fallback is None else self.fallback.form(message, names, form)
        found = self.bundle.get_message(message.id)
        pattern = found.attributes.get(form, found.value) if form else found.value
        if pattern is None:  # a message of forms alone
            return message.id
        said, _ = self.bundle.format_pattern(pattern, self.arguments(message, names))
        return str(said)

    def arguments(self, message: Message, names: Sequence[str]) -> dict[str, str | float]:
        """Give the facts of a message as Fluent takes them, each with all its forms."""
        out: dict[str, str | float] = {}
        for name, fact in message.facts.items():
            match fact:
                case int() | float() | str():
                    out[name] = fact
                case Seat():
                    out[name] = self.form(fact, names, None)
                case Message():
                    out |= self.told(name, [fact], names)
                case _:
                    out |= self.told(name, fact, names)
        return out

    def told(self, name: str, things: Sequence[Message | Seat], names: Sequence[str]) -> dict[str, str | float]:
        """Give things or players by their names, in every form the language has, and how many they are."""
        out: dict[str, str | float] = {
            f"{name}-{form}": ", ".join(self.form(thing, names, form) for thing in things) for form in self.forms
        }
        return out | {name: ", ".join(self.form(thing, names, None) for thing in things), f"{name}-count": len(things)}


def texts(language: str, game: str) -> Iterator[str]:
    """Read the files of a language: everybody's, then the game's own."""
    folders = [files("escapade.words").joinpath(language)]
    if game:
        folders.append(files(f"escapade.games.{game}").joinpath("words", language))
    for folder in folders:
        if folder.is_dir():
            yield from (file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl"))
