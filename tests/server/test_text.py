"""Sentences about texts that come in: what a name may hold, and that no message can bring in what it may not."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from escapade.server import wire
from escapade.server.app import make_app
from escapade.server.refusals import RequestRefused
from escapade.server.settings import Settings
from escapade.server.text import BadText, Incoming, clean_line, clean_name, clean_text

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
PIRATE = "\U0001f3f4\u200d\u2620\ufe0f"
WALES = "\U0001f3f4\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f"


@pytest.mark.parametrize(
    "name",
    [
        "Ann", "Ann O’Neill", "Zoë", "Łukasz", "Нина", "李小龍", "שרה", "محمد", "क्षितिज", "สมชาย", "Nguyễn", "x_X 42!",
        f"The {FAMILY}", PIRATE, f"{WALES} fan", "1\ufe0f\u20e3", "\U0001f44d\U0001f3fd", "❤️‍🔥 Ann",
        "\U0001f642\u200d\u2194\ufe0f", "ශ්\u200dරී",
    ],
)  # fmt: skip
def test_a_name_people_write_stays_as_it_is(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "", "  ", "\u200b", "An\u200bn", "Ann\u200d", "A\u200dnn", "Ann\u200c", "\u202eAnn", "A\u2066nn", "Ann\u200f",
        "\u00adAnn", "An\u2060n", "\ufeffAnn", "Ann\ufe0f", "\u3164", "\u2800", "A\u034fnn", "A\x07nn", "Ann\U000e0041",
        "A\x9bnn", "Ann\ue000", "a\u0300\u0301\u0302\u0303\u0304", "\u0301Ann", "Ann\U000e0100", "A\u115fnn",
        "Ann \u200d\U0001f467", "Ann\u200d \U0001f467", "Ann\x7f", "\U0001f3f4\U000e0067",
    ],
)  # fmt: skip
def test_a_name_with_something_nobody_can_see_is_refused(name: str) -> None:
    with pytest.raises(RequestRefused) as refused:
        clean_name(name)
    assert refused.value.code == "name-empty"


def test_a_name_is_one_line_in_normal_form() -> None:
    assert clean_name("  Ann\n\tO'Neill  ") == "Ann O'Neill"
    assert clean_name("Zoe\u0308") == "Zoë"
    assert len(clean_name("क़" * 30)) == 30  # normal form C spells each of these with two characters
    assert not clean_name("a" * 29 + "\U0001f468\u200d\U0001f469").endswith("\u200d")


def test_no_text_holds_nul_or_half_a_character() -> None:
    for text in ("a\0b", "ä\0", "\ud83d"):
        with pytest.raises(BadText):
            clean_text(text)


def test_what_is_said_keeps_its_lines_and_loses_what_would_reverse_others() -> None:
    assert clean_line(" one\ntwo\t3 \u202eevil\x1b[31m") == "one\ntwo\t3 evil[31m"
    assert clean_line("סירה\u200f!") == "סירה\u200f!"
    with pytest.raises(BadText):
        clean_line("\x01\u2066")


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_every_message_and_every_form_is_cleaned_whoever_reads_it() -> None:
    handlers = [route for route in make_app(Settings()).routes if hasattr(route, "route_handlers")]
    forms = {
        handler.parsed_data_field.annotation
        for route in handlers
        for handler in route.route_handlers
        if handler.parsed_data_field is not None
    }
    assert len(forms) > 15
    for kind in {*forms, *get_args(wire.ClientMessage)}:
        assert issubclass(kind, Incoming), kind


def test_texts_inside_a_form_are_cleaned_too() -> None:
    body = {"game": "dig", "seats": [{"who": "me", "name": " Zoe\u0308 "}, {"name": " "}], "options": {"e\u0301": "1"}}
    form = msgspec.convert(body, wire.NewTable)
    assert (form.seats[0].name, form.seats[1].name, form.options) == ("Zoë", "", {"é": "1"})
    for wrong in ({"options": {"a": "\0"}}, {"options": {"\0": "a"}}, {"game": "\0"}):
        with pytest.raises(msgspec.ValidationError, match="NUL"):
            msgspec.convert(body | wrong, wire.NewTable)
    with pytest.raises(RequestRefused):
        msgspec.convert(body | {"seats": [{"name": "\u202eAnn"}]}, wire.NewTable)
