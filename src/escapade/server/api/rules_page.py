"""The rules of a game as HTML, for the page."""

from __future__ import annotations

from functools import cache
from typing import Final

from markdown_it import MarkdownIt

from escapade.rules_text import Paragraph, Section, languages, rules_text
from escapade.server import wire

_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


def rules_page(game: str, language: str) -> wire.Rules:
    """Return the rules of a game, in English where they have not been translated."""
    return _rendered(game, language if language in languages(game) else "en")


@cache
def _rendered(game: str, language: str) -> wire.Rules:
    text = rules_text(game, language)
    return wire.Rules(game, language, text.title, text.note, [_section(section) for section in text.sections])


def _section(section: Section) -> wire.RulesSection:
    return wire.RulesSection(section.title, [_paragraph(part) for part in section.paragraphs], section.id)


def _paragraph(part: Paragraph) -> wire.RulesParagraph:
    return wire.RulesParagraph(_MARKDOWN.render(part.text), part.id)
