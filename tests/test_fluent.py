"""Sentences about how Fluent files are read: as Fluent's own runtime reads them, message by message."""

from __future__ import annotations

import os
from itertools import product
from typing import TYPE_CHECKING

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from escapade.games import GAMES
from escapade.words import languages, texts
from escapade.words.fluent import Bundle

if TYPE_CHECKING:
    from collections.abc import Iterator

PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS: tuple[float, ...] = (1, 2, 5, 1234, 1.5)  # one for each plural, and thousands
if os.environ.get("ESCAPADE_LONG"):
    NUMBERS += (0, 12, 22, 56789, 0.25)
OTHERS = """
-city = Cartagena
    .kind = port
-crew = { $size ->
    [one] a pirate
   *[other] { $size } pirates
}
home = { -city }, { -crew(size: 3) }, { -city.kind ->
    [port] by the sea
   *[other] inland
}
quoted = { "{" }{ "\\u00e9" }{ 3.50 }
nested = { home }: { $count ->
    [1.5] half
    [0] nothing
   *[other] { NUMBER($count, minimumFractionDigits: 1) }
}
formed = plain
    .given = by { $who }
asked = { formed.given }, { formed }, { $who }
two-lines =
    one
    two { NUMBER($count, maximumFractionDigits: 0) }
"""


class Facts(Visitor):
    """Which facts a message asks for, and which words it chooses by."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.numbers: set[str] = set()
        self.words: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own way
        """Remember a fact."""
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        """Remember a fact that must be a number."""
        inner = Facts()
        inner.generic_visit(node)
        self.numbers |= inner.names
        self.names |= inner.names

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Remember the words a fact is compared with."""
        if isinstance(node.selector, ast.VariableReference):
            keys = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
            self.words.setdefault(node.selector.id.name, set()).update(keys - PLURALS)
        self.generic_visit(node)


def samples(entry: ast.Message) -> Iterator[dict[str, str | float]]:
    """Return facts to try a message with: every number for all, and each word it knows."""
    asked = Facts()
    asked.visit(entry)
    for number in NUMBERS:
        yield dict.fromkeys(asked.names, number)
    yield {name: 3 if name in asked.numbers else f"<{name}>" for name in asked.names}
    for name, word in ((name, word) for name, words in asked.words.items() for word in words):
        yield {**dict.fromkeys(asked.names, 2), name: word}


def compare(language: str, sources: list[str]) -> int:
    """Say every message of some files in both ways; count the sentences."""
    ours, theirs, told = Bundle(language), FluentBundle([language], use_isolating=False), 0
    for text in sources:
        ours.add(text)
        theirs.add_resource(FluentResource(text), allow_overrides=True)
    for entry in [entry for text in sources for entry in FluentResource(text).body if isinstance(entry, ast.Message)]:
        message = theirs.get_message(entry.id.name)
        patterns = [(None, message.value), *message.attributes.items()]
        for (form, pattern), facts in product(patterns, samples(entry)):
            if pattern is not None:
                assert ours.said(entry.id.name, form, facts) == theirs.format_pattern(pattern, facts)[0], entry.id.name
                told += 1
    return told


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["", *GAMES])
def test_every_message_is_said_as_the_runtime_of_fluent_says_it(language: str, game: str) -> None:
    assert compare(language, list(texts(language, game))) > 200


@pytest.mark.parametrize("language", ["en", "pl", "de", "ar"])
def test_so_is_what_messages_of_other_peoples_games_may_hold(language: str) -> None:
    assert compare(language, [OTHERS]) > 20


def test_a_later_message_takes_the_place_of_an_earlier_one() -> None:
    bundle = Bundle("en")
    bundle.add("word = one")
    bundle.add("word = two")
    assert bundle.said("word", None, {}) == "two"


def test_what_is_missing_is_named() -> None:
    bundle = Bundle("en")
    bundle.add("lost = { $who } in { nowhere }\nbare =\n    .form = only a form")
    assert bundle.said("lost", None, {}) == "{$who} in {nowhere}"
    assert bundle.said("bare", None, {}) is None
    assert bundle.said("bare", "form", {}) == "only a form"
