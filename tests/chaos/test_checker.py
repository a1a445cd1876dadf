"""Sentences about the checker itself: honest games hold, and every kind of damage done to them is noticed."""

from __future__ import annotations

import asyncio
import copy
import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from tests.chaos.checker import check
from tests.chaos.crowd import Crowd
from tests.chaos.players import Watched
from tests.chaos.setups import Setup

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.chaos.players import Sent, Transcript
    from tests.chaos.stored import StoredTable

MOVES = 150  # acknowledged before everybody stops
Played = tuple[dict[str, "StoredTable"], list["Transcript"]]


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> Played:
    with Setup("sqlite", tmp_path_factory.mktemp("checker")) as setup:
        transcripts = asyncio.run(play(setup))
        return setup.stored(), transcripts


async def play(setup: Setup) -> list[Transcript]:
    crowd = Crowd(setup.url, "checker")
    try:
        await crowd.begin()
        while accepted(crowd) < MOVES:  # noqa: ASYNC110 - whoever counts them is not told
            await asyncio.sleep(0.1)
        for player in crowd.players[:2]:
            player.drop()
        await asyncio.sleep(1)
        await crowd.rest()
    finally:
        await crowd.stop()
    return [player.transcript for player in crowd.everybody]


def accepted(crowd: Crowd) -> int:
    return sum(bool(sent.accepted) for player in crowd.players for sent in player.transcript.sent)


@pytest.fixture
def played(honest: Played) -> Played:
    return copy.deepcopy(honest)


def acknowledged(transcripts: list[Transcript]) -> Sent:
    """Find a move that was acknowledged."""
    return next(sent for transcript in transcripts for sent in transcript.sent if sent.accepted)


def told(
    transcripts: list[Transcript], kind: str = "update"
) -> Iterator[tuple[Transcript, int, dict[str, Any]]]:  # Any: JSON as it came
    """Go through what was told, with who heard it and where it is in their transcript."""
    for transcript in transcripts:
        for number, heard in enumerate(transcript.heard):
            message = json.loads(heard.text)
            if message["type"] == kind:
                yield transcript, number, message


def tell_instead(transcript: Transcript, number: int, message: dict[str, Any]) -> None:
    """Put another message into a transcript."""
    transcript.heard[number] = replace(transcript.heard[number], text=json.dumps(message))


def test_honest_games_hold(played: Played) -> None:
    stored, transcripts = played
    assert check(stored, transcripts, hold=30).all() == []
    assert {table.game for table in stored.values()} == {"cartagena", "outrun", "dig"}


def test_a_lost_move_is_noticed(played: Played) -> None:
    stored, transcripts = played
    sent = acknowledged(transcripts)
    log = stored[sent.table]
    log.entries = log.entries[: sent.accepted[0] - 1]
    found = check(stored, transcripts)
    assert any(sent.action in text and "stored as nothing" in text for text in found.lost)
    assert found.untrue, "its players saw what is no longer in the store"


def test_an_entry_missing_in_the_middle_is_noticed(played: Played) -> None:
    stored, transcripts = played
    del stored[acknowledged(transcripts).table].entries[1]
    assert any("entries [2] are missing" in text for text in check(stored, transcripts).lost)


def test_a_move_stored_twice_is_noticed(played: Played) -> None:
    stored, transcripts = played
    sent = acknowledged(transcripts)
    entries = stored[sent.table].entries
    entries.append(replace(entries[sent.accepted[0] - 1], seq=len(entries) + 1))
    assert any(sent.action in text for text in check(stored, transcripts).doubled)


def test_a_move_that_nobody_sent_is_noticed(played: Played) -> None:
    stored, transcripts = played
    sent = acknowledged(transcripts)
    for transcript in transcripts:
        transcript.sent = [one for one in transcript.sent if one is not sent]
    assert any("nobody sent entry" in text for text in check(stored, transcripts).doubled)


def test_a_move_acknowledged_as_two_versions_is_noticed(played: Played) -> None:
    stored, transcripts = played
    sent = acknowledged(transcripts)
    sent.accepted.append(sent.accepted[0] + 1)
    assert check(stored, transcripts).doubled


def test_a_move_that_was_refused_and_is_stored_all_the_same_is_noticed(played: Played) -> None:
    stored, transcripts = played
    sent = acknowledged(transcripts)
    sent.accepted, sent.refused = [], ["not-stored"]
    assert check(stored, transcripts).denied


def test_a_card_shown_to_somebody_else_is_noticed(played: Played) -> None:
    stored, transcripts = played
    hidden = [
        (transcript, number, message, event)
        for transcript, number, message in told(transcripts)
        for sight in message.get("views", [])
        for event in sight.get("events", [])
        if event.get("card", "") is None
    ]
    transcript, number, message, event = hidden[0]
    event["card"] = "hat"
    tell_instead(transcript, number, message)
    assert any("'card': 'hat'" in text for text in check(stored, transcripts).leaked)


def test_the_view_of_another_seat_is_noticed(played: Played) -> None:
    stored, transcripts = played
    onlooker, number, message = next(
        one for one in told(transcripts[-1:]) if one[2].get("views") and one[2]["entry"]["type"] == "played"
    )
    table, version = message["table"], message["version"]
    other = next(one for _, _, one in told(transcripts[:-1]) if (one["table"], one["version"]) == (table, version))
    tell_instead(onlooker, number, message | {"views": other["views"]})
    assert any("shown the view of seat" in text for text in check(stored, transcripts).leaked)


def test_what_the_store_keeps_to_itself_is_noticed_in_what_is_told(played: Played) -> None:
    stored, transcripts = played
    transcript, number, message = next(one for one in told(transcripts) if one[2]["entry"]["type"] == "played")
    message["entry"]["record"] = stored[message["table"]].seed
    tell_instead(transcript, number, message)
    found = check(stored, transcripts).leaked
    assert any("the entry tells ['record']" in text for text in found)
    assert any("the seed is told before the end" in text for text in found)


def test_a_gap_and_a_repeat_in_what_somebody_heard_are_noticed(played: Played) -> None:
    stored, transcripts = played
    heard = [(transcript, number) for transcript, number, message in told(transcripts) if message["version"] > 5]
    transcript, number = heard[len(heard) // 2]
    gap = copy.deepcopy(transcript)
    del gap.heard[number]
    assert check(stored, [gap]).missed
    repeat = copy.deepcopy(transcript)
    repeat.heard.insert(number, repeat.heard[number])
    assert check(stored, [repeat]).missed


def test_whoever_asks_again_on_the_same_line_is_told_again_once(played: Played) -> None:
    stored, transcripts = played
    heard = [(transcript, *one) for transcript in transcripts for one in told_in_a_row(transcript)]
    transcript, number, message = heard[len(heard) // 2]
    wish = Watched(number, message["table"], message["version"] - 1)
    again = replace(transcript, heard=list(transcript.heard), watched=sorted([*transcript.watched, wish], key=by_time))
    again.heard.insert(number + 1, again.heard[number])
    assert check(stored, [again]).missed == []
    again.heard.insert(number + 2, again.heard[number])
    assert any(f"heard version {message['version']} after" in text for text in check(stored, [again]).missed)


def told_in_a_row(transcript: Transcript) -> Iterator[tuple[int, dict[str, Any]]]:
    """Find what was told on the same connection as the entry before it."""
    before: dict[str, tuple[int, int]] = {}
    for _, number, message in told([transcript]):
        now = transcript.heard[number].connection, message["version"]
        if before.get(message["table"]) == (now[0], now[1] - 1):
            yield number, message
        before[message["table"]] = now


def by_time(wish: Watched) -> int:
    return wish.heard


def test_a_table_shown_older_than_it_was_is_noticed(played: Played) -> None:
    stored, transcripts = played
    transcript, _, seen = next(told(transcripts, "snapshot"))
    table = seen["table"]["id"]
    assert any(message["table"] == table for one, _, message in told(transcripts) if one is transcript)
    old = next(heard for heard in transcript.heard if json.loads(heard.text)["type"] == "snapshot")
    transcript.heard.append(old)
    assert any("shown version" in text for text in check(stored, [transcript]).missed)


def test_a_log_the_rules_refuse_is_noticed(played: Played) -> None:
    stored, transcripts = played
    sent = acknowledged(transcripts)
    entries = stored[sent.table].entries
    at = sent.accepted[0] - 1
    body = json.loads(entries[at].body)
    body["record"] = body["record"].replace('"move":', '"move":9')
    entries[at] = replace(entries[at], body=json.dumps(body).encode())
    assert any("another line" in text for text in check(stored, transcripts).unplayable)


def test_a_seat_lost_on_time_and_one_given_away_are_noticed(played: Played) -> None:
    stored, transcripts = played
    transcript, number, message = next(one for one in told(transcripts) if one[2]["yours"])
    for entry in ({"type": "resigned", "seat": message["yours"][0], "time": True},
                  {"type": "held", "seat": message["yours"][0], "bot": "fox"}):  # fmt: skip
        robbed = copy.deepcopy(transcript)
        tell_instead(robbed, number, message | {"entry": entry})
        assert check(stored, [robbed], hold=30).robbed
