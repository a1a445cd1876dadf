"""Cleaning of incoming text: one Unicode form, no NUL, and names without invisible characters."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import TYPE_CHECKING, cast

import msgspec

from escapade.server.refusals import RequestRefused

if TYPE_CHECKING:
    from collections.abc import Callable

LONGEST_NAME = 30
_MOST_MARKS = 4  # combining marks on one letter; Thai, Hebrew and Vietnamese need at most three
_JOINER = "\u200d"
_NON_JOINER = "\u200c"
_EMOJI_STYLE = "\ufe0f"
_VIRAMA = 9  # the combining class of signs after which Indic scripts use joiners
_KEYCAP_BASES = frozenset("0123456789#*")
_SKIN_TONES = frozenset(map(chr, range(0x1F3FB, 0x1F400)))
_FLAG_OF_A_REGION = re.compile("\U0001f3f4[\U000e0061-\U000e007a]{3,6}\U000e007f")  # England, Scotland, Wales
_NOT_SHOWN = frozenset(("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"))
_BLANK = frozenset(
    "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U00016fe4\U0001d159"
)  # characters that Unicode counts as visible and no font shows
_BIDI = re.compile("[\u202a-\u202e\u2066-\u2069]")  # they could reverse neighbouring text
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]")  # all but tab and line break


class BadText(ValueError):  # noqa: N818 - msgspec turns a ValueError into its own error
    """A text that is never accepted."""


def clean_text(text: str) -> str:
    """Return a text in Unicode's normal form C. Refuse NUL, which no database column can hold."""
    if text.isascii():
        tidy = text
    else:
        tidy = unicodedata.normalize("NFC", text)
        if any("\ud800" <= letter <= "\udfff" for letter in tidy):
            raise BadText("A text must be valid Unicode, without half a surrogate pair")
    if "\0" in tidy:
        raise BadText("A text must not contain NUL")
    return tidy


def clean_line(text: str) -> str:
    """Return a chat line without control characters and bidirectional marks."""
    tidy = _BIDI.sub("", _CONTROL.sub("", clean_text(text))).strip()
    if not tidy:
        raise BadText("The text is empty")
    return tidy


def clean_name(name: str) -> str:
    """Return a name on one line. Refuse invisible characters, with which it could pass for another."""
    tidy = " ".join(clean_text(name).split())
    if not tidy or not _shows_all(tidy):
        raise RequestRefused("name-empty")
    return tidy[:LONGEST_NAME].rstrip(f" {_JOINER}{_NON_JOINER}")


def clean_name_if_any(name: str) -> str:
    """Return a name, or nothing where only blanks were given."""
    return clean_name(name) if name.strip() else ""


def _shows_all(text: str) -> bool:
    """Whether all characters are visible; joiners only where they join, few marks on one letter."""
    rest = _FLAG_OF_A_REGION.sub("\U0001f3f4", text)
    return all(_shows(rest, at) for at in range(len(rest)))


def _shows(text: str, at: int) -> bool:
    """Whether the character at a position is visible."""
    letter = text[at]
    if letter in (_JOINER, _NON_JOINER):
        return _joins(text, at)
    if letter == _EMOJI_STYLE:
        return at > 0 and (_is_symbol(text[at - 1]) or text[at - 1] in _KEYCAP_BASES)
    if letter in _BLANK or _is_variation(letter) or unicodedata.category(letter) in _NOT_SHOWN:
        return False
    return not _is_mark(letter) or 0 < _marks_before(text, at) < _MOST_MARKS


def _joins(text: str, at: int) -> bool:
    """Whether a joiner stands between two emoji, or after an Indic virama. Elsewhere it is invisible."""
    before, after = text[:at].rstrip(_EMOJI_STYLE)[-1:], text[at + 1 : at + 2]
    if not before or not after:
        return False
    if unicodedata.combining(before) == _VIRAMA:
        return unicodedata.category(after).startswith("L")
    return text[at] == _JOINER and _is_symbol(before) and _is_symbol(after)


def _is_symbol(letter: str) -> bool:
    """Whether this can be an emoji, or its skin tone."""
    return unicodedata.category(letter) in ("So", "Sm") or letter in _SKIN_TONES or letter == "\u20e3"


def _is_mark(letter: str) -> bool:
    """Whether this is drawn on the letter before it."""
    return unicodedata.category(letter) in ("Mn", "Me")


def _is_variation(letter: str) -> bool:
    """Whether this is a variation selector of the character before it."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef" or "\u180b" <= letter <= "\u180f"


def _marks_before(text: str, at: int) -> int:
    """Count the combining marks on the same letter up to here, plus one; 0 where there is no letter."""
    first = at
    while first > 0 and _is_mark(text[first - 1]):
        first -= 1
    return at - first + 1 if first > 0 and text[first - 1] != " " else 0


# Whole messages


class Incoming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all messages and bodies from clients. Cleans their texts; unknown fields are refused."""

    def __post_init__(self) -> None:
        """Clean each text as its type says (`Meta(extra={"clean": …})`), with `clean_text` where it says nothing."""
        for field, clean in _cleaners(type(self)):
            given = getattr(self, field)
            tidy = _cleaned(given, clean)
            if tidy is not given:
                msgspec.structs.force_setattr(self, field, tidy)


def _cleaned(value: object, clean: Callable[[str], str]) -> object:
    """Clean a text, or all texts in lists and dictionaries."""
    if isinstance(value, str):
        return clean(value)
    if isinstance(value, list):
        return [_cleaned(one, clean) for one in value]
    if isinstance(value, dict):
        return {_cleaned(key, clean): _cleaned(one, clean) for key, one in value.items()}
    return value


@cache
def _cleaners(kind: type[Incoming]) -> tuple[tuple[str, Callable[[str], str]], ...]:
    """Return the cleaning function of each field that holds text."""
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    return tuple((field.name, _cleaner(field.type)) for field in info.fields if _holds_text(field.type))


def _cleaner(kind: msgspec.inspect.Type) -> Callable[[str], str]:
    """Return the cleaning function that a type's metadata names."""
    if isinstance(kind, msgspec.inspect.Metadata):
        found = (kind.extra or {}).get("clean")
        return cast("Callable[[str], str]", found) if found else _cleaner(kind.type)
    if isinstance(kind, msgspec.inspect.UnionType):
        found_in = [_cleaner(one) for one in kind.types]
        return next((one for one in found_in if one is not clean_text), clean_text)
    return clean_text


def _holds_text(kind: msgspec.inspect.Type) -> bool:
    """Whether there can be a text in a value of this type."""
    inspect = msgspec.inspect
    if isinstance(kind, inspect.Metadata):
        return _holds_text(kind.type)
    if isinstance(kind, inspect.UnionType):
        return any(map(_holds_text, kind.types))
    return isinstance(kind, inspect.StrType | inspect.ListType | inspect.DictType)
