"""Reads Fluent files and formats messages, like @fluent/bundle on the page.

Python's own Fluent runtime needs three more packages, for dates that no message uses. Here every pattern is compiled to
a function on first use. All of Fluent's syntax is supported; of its functions only NUMBER.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple, assert_never

from babel import Locale
from babel.numbers import format_decimal
from fluent.syntax import FluentParser, ast

Fact = str | float
Facts = Mapping[str, Fact]
Say = Callable[[Facts], str]


class Number(NamedTuple):
    """A number, and how many decimals are shown."""

    value: float
    fewest: int = 0
    most: int = 3


Value = str | Number
Find = Callable[[Facts], Value]


class Bundle:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.locale = Locale.parse(language, sep="-")
        self.entries: dict[str, ast.Message | ast.Term] = {}  # terms begin with a hyphen
        self.forms: set[str] = set()  # names of attributes
        self.says = cache(self.made)

    def add(self, text: str) -> None:
        """Add the messages of a file; later ones replace earlier ones."""
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message | ast.Term):
                self.entries["-" * isinstance(entry, ast.Term) + entry.id.name] = entry
                self.forms.update(form.id.name for form in entry.attributes)

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        return message in self.entries

    def said(self, message: str, form: str | None, facts: Facts) -> str | None:
        """Format a message in one of its forms, or the plain one; None if it has attributes only."""
        say = (form and self.says(message, form)) or self.says(message, None)
        return say(facts) if say else None

    def made(self, entry: str, form: str | None) -> Say | None:
        """Compile an entry to a function; None if it lacks that form."""
        found = self.entries[entry]
        if form is None:
            return self.pattern(found.value) if found.value else None
        return next((self.pattern(each.value) for each in found.attributes if each.id.name == form), None)

    def pattern(self, pattern: ast.Pattern) -> Say:
        """Compile a pattern of text and placeables."""
        parts = [self.part(element) for element in pattern.elements]
        return parts[0] if len(parts) == 1 else lambda facts: "".join([part(facts) for part in parts])

    def part(self, element: ast.TextElement | ast.Placeable) -> Say:
        """Compile one element of a pattern."""
        if isinstance(element, ast.TextElement):
            text = element.value
            return lambda _: text
        find = self._expression(element.expression)
        return lambda facts: self.shown(find(facts))

    def _expression(self, node: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> Find:
        """Compile an expression."""
        match node:
            case ast.Placeable():
                return self._expression(node.expression)
            case ast.SelectExpression():
                return self._selection(node)
            case ast.VariableReference():
                return _variable(node.id.name)
            case ast.StringLiteral() | ast.NumberLiteral():
                value = _literal(node)
                return lambda _: value
            case ast.FunctionReference():
                return self._function(node)
            case ast.MessageReference() | ast.TermReference():
                return self.reference(node)
        assert_never(node)

    def _selection(self, node: ast.SelectExpression) -> Find:
        """Compile a select expression: match the exact number or word first, then the plural category."""
        find = self._expression(node.selector)
        variants = [(_key(variant), self.pattern(variant.value)) for variant in node.variants]
        default = next(self.pattern(variant.value) for variant in node.variants if variant.default)

        def chosen(facts: Facts) -> str:
            meant = find(facts)
            names = {meant} if isinstance(meant, str) else {meant.value, self._plural(meant)}
            return next((say for name, say in variants if name in names), default)(facts)

        return chosen

    def _function(self, node: ast.FunctionReference) -> Find:
        """Compile a call of NUMBER."""
        find = self._expression(node.arguments.positional[0])
        given = {argument.name.name: _literal(argument.value) for argument in node.arguments.named}
        fewest, most = (given.get(f"{name}imumFractionDigits") for name in ("min", "max"))

        def number(facts: Facts) -> Value:
            value = find(facts)
            if isinstance(value, str):
                return value
            least = int(fewest.value) if isinstance(fewest, Number) else value.fewest
            return Number(value.value, least, max(least, int(most.value) if isinstance(most, Number) else value.most))

        return number

    def reference(self, node: ast.MessageReference | ast.TermReference) -> Find:
        """Compile a reference to a message, with the same facts, or to a term, with its own arguments."""
        term = isinstance(node, ast.TermReference)
        name, form = "-" * term + node.id.name, node.attribute.name if node.attribute else None
        named = node.arguments.named if isinstance(node, ast.TermReference) and node.arguments else []
        given = {argument.name.name: _plain(_literal(argument.value)) for argument in named}

        def said(facts: Facts) -> str:
            say = self.says(name, form) if name in self.entries else None
            return say(given if term else facts) if say else "{" + name + "}"

        return said

    def shown(self, value: Value) -> str:
        """Format a value in this language."""
        return value if isinstance(value, str) else _written(self.locale, value)

    def _plural(self, number: Number) -> str:
        """Return the plural category of a number: one, few, many and so on."""
        return self.locale.plural_form(number.value)


@cache
def _written(locale: Locale, number: Number) -> str:
    """Format a number in a language."""
    digits = "0" * number.fewest + "#" * (number.most - number.fewest)
    return format_decimal(number.value, f"#,##0.{digits}" if digits else "#,##0", locale)


def _variable(name: str) -> Find:
    """Return a fact; if it is missing, its name in braces."""

    def value(facts: Facts) -> Value:
        fact = facts.get(name, "{$" + name + "}")
        return fact if isinstance(fact, str) else Number(fact)

    return value


def _literal(node: ast.StringLiteral | ast.NumberLiteral) -> Value:
    """Read a string or number literal."""
    if isinstance(node, ast.StringLiteral):
        return node.parse()["value"]
    return Number(float(node.value) if "." in node.value else int(node.value))


def _plain(value: Value) -> Fact:
    """Convert a value to a fact."""
    return value if isinstance(value, str) else value.value


def _key(variant: ast.Variant) -> Fact:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else _plain(_literal(variant.key))
