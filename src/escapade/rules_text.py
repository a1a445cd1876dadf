"""The rules of each game in players' words: one Markdown file per game and language, one id per paragraph.

`games/<game>/rules/<language>.md` begins with a title and a note in italics. A line `## C2 Move ahead` begins a
section, a line `**C2.1** …` a paragraph. English is the source. A paragraph of a translation ends with `<!-- en:… -->`,
the digest of the English paragraph it was made from, so that outdated translations can be found.
"""

from __future__ import annotations

import hashlib
import re
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from escapade.game_package import folder_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable

_ENGLISH = "en"
_SECTION = re.compile(r"^## (?:([A-Z]\d+) )?(.+)$")
_PARAGRAPH = re.compile(r"^\*\*([A-Z]\d+(?:\.\d+[a-z]?)?)\*\* ")
_BLOCK = re.compile(r"\S.*?(?=\s*(?:\n\n|\Z))", re.DOTALL)
_SOURCE = re.compile(r"\s*<!-- en:([0-9a-f]{8}) -->$")


class Paragraph(msgspec.Struct, frozen=True, omit_defaults=True):
    """A paragraph as Markdown. Most have the id of a rule; `source` is the digest of the English text translated."""

    text: str
    id: str = ""
    source: str = ""

    def digest(self) -> str:
        """Return a short hash of the text."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:8]


class Section(msgspec.Struct, frozen=True, omit_defaults=True):
    """A section with its paragraphs. Only sections of rules have an id."""

    title: str
    paragraphs: list[Paragraph]
    id: str = ""


class RulesText(msgspec.Struct, frozen=True):
    """All the rules of a game in one language."""

    title: str
    note: str
    sections: list[Section]

    def paragraphs(self) -> dict[str, Paragraph]:
        """Return the paragraphs that have an id, by id."""
        return {part.id: part for section in self.sections for part in section.paragraphs if part.id}

    def find(self, rule: str) -> Paragraph | Section:
        """Find a paragraph or a section by its id, in upper or lower case."""
        wanted = rule.lower()
        for section in self.sections:
            for part in section.paragraphs:
                if part.id.lower() == wanted:
                    return part
            if section.id.lower() == wanted:
                return section
        known = ", ".join(section.id for section in self.sections if section.id)
        raise ValueError(f"{self.title} has no rule '{rule[:20]}'; its sections: {known}")


def languages(game: str) -> list[str]:
    """List the languages a game's rules can be read in, English first; none where there is no text."""
    if not _folder(game).is_dir():
        return []
    found = sorted(file.name.removesuffix(".md") for file in _folder(game).iterdir() if file.name.endswith(".md"))
    return [_ENGLISH, *(name for name in found if name != _ENGLISH)]


@cache
def rules_text(game: str, language: str = _ENGLISH) -> RulesText:
    return parse(_folder(game).joinpath(f"{language}.md").read_text(encoding="utf-8"))


def parse(text: str) -> RulesText:
    """Read rules from Markdown."""
    title, note, *blocks = [block.strip() for block in text.split("\n\n") if block.strip()]
    sections: list[Section] = []
    for block in blocks:
        if found := _SECTION.match(block):
            sections.append(Section(found[2], [], found[1] or ""))
        else:
            _add(sections[-1].paragraphs, block)
    return RulesText(title.removeprefix("# "), note.strip("*"), sections)


def outdated(game: str, language: str) -> list[str]:
    """List the ids of paragraphs whose translation is missing or was made from an older English text."""
    english, translated = rules_text(game).paragraphs(), rules_text(game, language).paragraphs()
    return [
        rule for rule, part in english.items() if rule not in translated or translated[rule].source != part.digest()
    ]


def with_sources(text: str, english: Mapping[str, Paragraph]) -> str:
    """Note in a translation that its paragraphs fit these English ones; others stay as they are."""
    noted = False  # whether this block may continue a paragraph that was noted

    def with_source(block: re.Match[str]) -> str:
        nonlocal noted
        plain = _SOURCE.sub("", block[0])
        if noted and plain[:1] in ("-", "|"):
            return plain
        found = _PARAGRAPH.match(plain)
        noted = found is not None and found[1] in english
        return f"{plain} <!-- en:{english[found[1]].digest()} -->" if found and noted else block[0]

    return _BLOCK.sub(with_source, text)


def _add(paragraphs: list[Paragraph], block: str) -> None:
    """Add a block of text: a paragraph with an id, or more of the one before (a list, a table)."""
    source = _SOURCE.search(block)
    text = _SOURCE.sub("", block)
    origin = source[1] if source else ""
    if found := _PARAGRAPH.match(text):
        paragraphs.append(Paragraph(text[found.end() :], found[1], origin))
    elif paragraphs and paragraphs[-1].id and text[0] in "-|":
        last = paragraphs.pop()
        paragraphs.append(Paragraph(f"{last.text}\n\n{text}", last.id, origin or last.source))
    else:
        paragraphs.append(Paragraph(text, source=origin))


def _folder(game: str) -> Traversable:
    return folder_of(game, "rules")
