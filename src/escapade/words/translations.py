"""How complete a translation is: which messages and rules are missing, outdated, or no longer in English.

`words/<language>/sources.json` holds, for each translated message, the digest of the English message it was made from.
When the English changes, the digest no longer fits and the translation is listed as outdated. Rules carry the same
digests in their own files.
"""

from __future__ import annotations

import hashlib
import json
from importlib.resources import as_file, files
from typing import TYPE_CHECKING, Literal, NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, ast

from escapade import rules_text
from escapade.game_package import folder_of
from escapade.words import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from importlib.resources.abc import Traversable

_SOURCES = "sources.json"
_PACKAGE = "escapade.words"


class Source(NamedTuple):
    """One message of a word file; `text` is the whole entry with its forms."""

    file: str
    id: str
    text: str

    def digest(self) -> str:
        """Return a short fingerprint of the text."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:8]


class Gap(NamedTuple):
    """Something to translate, to check again, or to delete."""

    why: Literal["missing", "outdated", "not in English"]
    file: str  # of the translation
    id: str
    english: str


def gaps(language: str, games: Sequence[str]) -> list[Gap]:
    """List what a language lacks: messages first, then paragraphs of the rules."""
    return [*_message_gaps(language, games), *_rule_gaps(language, games)]


def messages(language: str, games: Sequence[str]) -> dict[str, Source]:
    """Read every message of a language, what belongs to no game first."""
    folders = {"words": files(_PACKAGE), **{f"games/{game}/words": folder_of(game, "words") for game in games}}
    return {
        source.id: source
        for name, folder in folders.items()
        for source in _read(f"{name}/{language}", folder, language)
    }


def write_sources(language: str, games: Sequence[str]) -> int:
    """Note that every message of a language fits the English of today; return how many there are."""
    english, translated = messages(ENGLISH, games), messages(language, games)
    digests = {id_: english[id_].digest() for id_ in sorted(translated) if id_ in english}
    with as_file(files(_PACKAGE).joinpath(language)) as folder:
        folder.joinpath(_SOURCES).write_text(json.dumps(digests, indent=0) + "\n", encoding="utf-8")
    return len(digests)


def write_rule_sources(language: str, games: Sequence[str]) -> int:
    """Note that every translated paragraph of the rules fits the English of today; return how many there are."""
    noted = 0
    for game in games:
        if language not in rules_text.languages(game):
            continue
        english = rules_text.rules_text(game).paragraphs()
        with as_file(folder_of(game, "rules", f"{language}.md")) as file:
            text = rules_text.with_sources(file.read_text(encoding="utf-8"), english)
            file.write_text(text, encoding="utf-8")
        noted += len(english.keys() & rules_text.parse(text).paragraphs().keys())
    rules_text.rules_text.cache_clear()
    return noted


def _message_gaps(language: str, games: Sequence[str]) -> Iterator[Gap]:
    english, translated = messages(ENGLISH, games), messages(language, games)
    sources = _sources(language)
    for id_, source in english.items():
        file = source.file.replace(f"/{ENGLISH}/", f"/{language}/")
        if id_ not in translated:
            yield Gap("missing", file, id_, source.text)
        elif sources.get(id_) != source.digest():
            yield Gap("outdated", translated[id_].file, id_, source.text)
    for id_, source in translated.items():
        if id_ not in english:
            yield Gap("not in English", source.file, id_, source.text)


def _rule_gaps(language: str, games: Sequence[str]) -> Iterator[Gap]:
    for game in games:
        if not rules_text.languages(game):
            continue
        file, english = f"games/{game}/rules/{language}.md", rules_text.rules_text(game).paragraphs()
        if language not in rules_text.languages(game):
            yield from (Gap("missing", file, rule, part.text) for rule, part in english.items())
            continue
        translated = rules_text.rules_text(game, language).paragraphs()
        for rule in rules_text.outdated(game, language):
            yield Gap("outdated" if rule in translated else "missing", file, rule, english[rule].text)


def _read(name: str, folder: Traversable, language: str) -> Iterator[Source]:
    """Read the messages in a folder of words."""
    inner = folder.joinpath(language)
    if not inner.is_dir():
        return
    for file in sorted(inner.iterdir(), key=lambda file: file.name):
        if not file.name.endswith(".ftl"):
            continue
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                term, entry.comment = "-" * isinstance(entry, ast.Term), None
                text = FluentSerializer().serialize_entry(entry).strip()
                yield Source(f"{name}/{file.name}", term + entry.id.name, text)


def _sources(language: str) -> dict[str, str]:
    path = files(_PACKAGE).joinpath(language, _SOURCES)
    found: dict[str, str] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return found
