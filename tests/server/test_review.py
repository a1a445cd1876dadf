"""Sentences about thinking shown: a screen can draw it, it uses what the seat sees, and only finished games have it."""

from __future__ import annotations

import asyncio
import json
import random
from typing import TYPE_CHECKING, cast

import pytest

from escapade.engine import seeded
from escapade.games import GAMES
from escapade.match import Match
from escapade.server import wire
from escapade.server.refusals import RequestRefused
from escapade.server.tables import review
from escapade.server.tables.review import MOST_KEPT, STRONGEST, Reviews
from escapade.server.thinking import advice
from tests.server.player import Message, Player
from tests.server.test_secrecy import dealt, twin_of
from tests.server.test_turns import solo

if TYPE_CHECKING:
    from escapade.server.storage.store import Store
    from escapade.server.tables.table import Table
    from escapade.server.thinking.compute import Compute
    from tests.server.running import Running


def some_way_on(game: str, luck: random.Random) -> tuple[Table, int]:
    """Play a table on until somebody has a choice that thinking helps with."""
    table = dealt(GAMES[game], luck)
    for turn in range(400):
        seat = table.to_act()[0]
        view = table.playing().view(seat)
        form = view.fill_in(seat, 0, seeded(luck.random().hex()))
        if form is None and len(view.legal(seat)) > 2 and turn > 6:
            return table, seat
        action = form or luck.choice(view.legal(seat))
        table.apply(table.play(seat, table.game.write_action(view, action), table.version), 0)
        if not table.to_act():
            return some_way_on(game, luck)
    raise AssertionError("nobody has a choice")


@pytest.mark.parametrize("name", GAMES)
def test_what_a_bot_says_depends_on_nothing_its_seat_cannot_see(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    luck = random.Random(f"{name} advised")
    quick = advice.thinker(STRONGEST).part("quick", 40)  # without a clock, so that it repeats itself
    monkeypatch.setattr(advice, "thinker", lambda _: quick)
    for _ in range(3):
        table, seat = some_way_on(name, luck)
        twin = twin_of(table, seat, luck)
        views = [one.game.write_position(one.playing().view(seat)) for one in (table, twin)]
        first, second = (advice.advise(name, view, seat, "seed") for view in views)
        assert first == second
        assert first
        beside = [one.game.write_position(one.playing().view(None)) for one in (table, twin_of(table, None, luck))]
        first_glance, second_glance = (advice.estimate(name, [view], "seed") for view in beside)
        assert first_glance == second_glance


@pytest.mark.parametrize("name", GAMES)
def test_an_idea_says_what_it_does_and_whose_moves_would_follow(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = advice.thinker(STRONGEST).part("quick", 12)
    monkeypatch.setattr(advice, "thinker", lambda _: quick)
    table, seat = some_way_on(name, random.Random(f"{name} told"))
    view = table.playing().view(seat)
    ideas = advice.advise(name, table.game.write_position(view), seat, "seed")
    assert [idea.does.text for idea in ideas] == [idea.move for idea in ideas]
    assert all(0 <= idea.chance <= 1 for idea in ideas)
    lines = [([then.does.text for then in idea.then], idea.line) for idea in ideas[:3]]
    assert any(told for told, _ in lines)
    assert all(told == line[: len(told)] for told, line in lines)


def test_those_who_win_together_have_one_chance_together() -> None:
    match = Match("dig", 4, {"teams": True}, seed=1)
    [chances] = advice.estimate("dig", [match.game.write_position(match.view())], "seed")
    assert chances[0] + chances[1] == pytest.approx(1, abs=0.01)
    assert chances[0] == pytest.approx(chances[2], abs=0.01)


def finished(player: Player) -> tuple[str, list[Message]]:
    """Play a little against a bot, be refused every look back, give up; give the replay too."""
    table = player.open_table("me", "hare", options={"first": "1"})
    player.post(f"/tables/{table}/start")
    player.watch(table)
    luck = random.Random(1)
    while player.tables.get(table, {}).get("standing", {}).get("moves", 0) < 8:
        player.receive()
        player.play_any(table, luck)
    assert refused(player, f"/tables/{table}/review?step=4") == (409, "replay-later")
    assert refused(player, f"/tables/{table}/win-chances") == (409, "replay-later")
    player.post(f"/tables/{table}/resign")
    return table, [json.loads(line) for line in player.http.get(f"/api/tables/{table}/replay").text.splitlines()]


def refused(player: Player, path: str) -> tuple[int, str]:
    answer = player.http.get(f"/api{path}")
    return answer.status_code, answer.json()["code"]


def test_at_every_step_of_a_finished_game_one_may_ask_what_the_wisest_would_have_thought(anywhere: Running) -> None:
    ann, onlooker = Player(anywhere, "Ann"), Player(anywhere, "Olga")
    table, replay = finished(ann)
    deal = next(one["version"] for one in replay if one["entry"]["type"] == "started")
    found = onlooker.get(f"/tables/{table}/review?step={deal}")
    assert (found["seat"], found["bot"], found["version"]) == (0, STRONGEST, deal)
    played = json.loads(onlooker.http.get(f"/api/tables/{table}/record").text.splitlines()[2])["action"]
    assert found["played"]["move"] == found["played"]["does"]["text"] == played
    assert found["ideas"][0]["visits"] > 100
    assert onlooker.get(f"/tables/{table}/review?step={deal}") == found, "it is thought once"
    last = replay[-1]["version"]
    assert refused(onlooker, f"/tables/{table}/review?step={last}") == (404, "no-such-step")
    assert refused(onlooker, f"/tables/{table}/review?step={last + 7}") == (404, "no-such-step")
    assert refused(onlooker, f"/tables/{table}/review?step=1") == (404, "no-such-step")
    assert refused(onlooker, f"/tables/{table}/review?step=-1")[0] == 400
    course = onlooker.get(f"/tables/{table}/win-chances")["glances"]
    assert [one["version"] for one in course] == list(range(deal, last + 1))
    assert all(sum(one["chances"]) == pytest.approx(1, abs=0.01) for one in course)


def test_what_was_thought_is_kept_but_not_for_ever() -> None:
    kept = Reviews(cast("Store", None), cast("Compute", None))
    asked: list[int] = []

    async def think(version: int) -> wire.Review:
        asked.append(version)
        await asyncio.sleep(0)
        return wire.Review("t", version, 0, STRONGEST, [], None)

    async def ask(*versions: int) -> None:
        found = await asyncio.gather(*[kept.once(("t", one), lambda one=one: think(one)) for one in versions])  # type: ignore[misc]
        assert [one.version for one in found] == list(versions)

    async def twice() -> None:
        await ask(0, 1, 0, 1)
        assert asked == [0, 1]
        await ask(0, *range(2, MOST_KEPT + 1))

    asyncio.run(twice())
    assert len(kept.kept) == MOST_KEPT
    assert not kept.knows("t", 1)
    assert kept.knows("t", 0)


def test_whoever_would_wait_too_long_behind_others_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "PATIENCE", 0.05)
    kept = Reviews(cast("Store", None), cast("Compute", None))
    answer = wire.Review("t", 1, 0, STRONGEST, [], None)

    async def slowly() -> wire.Review:
        await asyncio.sleep(0.5)
        return answer

    async def both() -> None:
        first = asyncio.create_task(kept.once(("t", 1), slowly))
        await asyncio.sleep(0)
        with pytest.raises(RequestRefused, match="bots-busy"):
            await kept.once(("t", 2), slowly)
        assert await first is answer
        assert (await kept.once(("t", 2), slowly)) is answer, "the next one has its turn"

    asyncio.run(both())


def test_the_table_tells_a_seat_when_a_hint_may_be_asked_for(server: Running) -> None:
    ann, bob, onlooker = (Player(server, name) for name in ("Ann", "Bob", "Olga"))
    alone = ann.open_table("me", "hare", options={"first": "1"})
    ann.post(f"/tables/{alone}/start")
    assert ann.get(f"/tables/{alone}/")["views"][0]["hint"] is True
    assert "hint" not in onlooker.get(f"/tables/{alone}/")["views"][0]
    together = ann.open_table("me", "open", options={"first": "1"})
    bob.post(f"/tables/{together}/sit")
    ann.post(f"/tables/{together}/start")
    assert "hint" not in ann.get(f"/tables/{together}/")["views"][0]
    race = ann.open_table("me", "hare", game="outrun")
    ann.post(f"/tables/{race}/start")
    assert "hint" not in ann.get(f"/tables/{race}/")["views"][0], "a path is run, not thought about"


def test_a_seat_that_a_bot_plays_gets_no_hint() -> None:
    table, ann = solo("cartagena")
    assert table.advisable(ann)
    table.apply(table.hold(ann), 0)
    assert not table.advisable(ann)
    assert table.no_advice(ann) == "bot-holds"


def test_nobody_gets_a_hint_for_a_seat_of_somebody_else(server: Running) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.open_table("me", "hare", options={"first": "1"})
    ann.post(f"/tables/{table}/start")
    assert refused(bob, f"/tables/{table}/hint") == (403, "no-seat-of-yours")
    assert refused(bob, f"/tables/{table}/hint?seat=0") == (403, "no-seat-of-yours")
    assert refused(ann, f"/tables/{table}/hint?seat=1") == (403, "not-your-seat")
