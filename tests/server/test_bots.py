"""Sentences about bots at the table: nobody waits for a thinker, a pause tells nothing, and hints are for oneself."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, cast

import pytest
from msgspec.structs import replace

from escapade.bots import LEVELS
from escapade.games import game_named
from escapade.match import Match
from escapade.server import log
from escapade.server.tables.autopilot import Autopilot, Seated
from escapade.server.tables.table import Table
from escapade.server.thinking.bot_delay import answer_after, times_pause
from escapade.server.thinking.compute import LEAST_SHARE, Compute, fair_share
from tests.server.headers import header_of
from tests.server.player import Player
from tests.server.running import Running

if TYPE_CHECKING:
    from pathlib import Path


def test_a_quick_bot_answers_while_another_still_thinks() -> None:
    match = Match("cartagena", 4, seed=3)
    while len(match.legal()) < 3:
        match.play(match.legal()[0])
    seat = match.to_act[0]
    order: list[str] = []

    async def ask(compute: Compute, bot: str) -> None:
        await compute.choose(match.game, match.view(seat), seat, bot, "1")
        order.append(bot)

    async def both() -> None:
        compute = Compute(1)
        await asyncio.gather(ask(compute, "fox"), ask(compute, "owl"))  # the workers are there now
        order.clear()
        owls = [asyncio.create_task(ask(compute, "owl")) for _ in range(2)]
        await asyncio.sleep(0)
        await ask(compute, "fox")
        assert order == ["fox"]
        await asyncio.gather(*owls)
        await compute.close()

    asyncio.run(both())
    assert order == ["fox", "owl", "owl"]


def test_the_more_bots_think_at_once_the_less_each_one_thinks() -> None:
    shares = [fair_share(2, asking) for asking in (0, 1, 3, 99)]
    assert shares == [1.0, 1.0, 0.5, LEAST_SHARE]


def test_the_moment_of_an_answer_depends_on_nothing_but_the_level_and_chance() -> None:
    for bot in LEVELS:
        moments = [answer_after(bot.name, 0.6) for _ in range(200)]
        assert all(0.44 < moment - bot.seconds < 0.76 for moment in moments)
        assert len(set(moments)) > 20
    assert answer_after("owl", 0.0) == 0.0


class OnlyATable:
    """As much of a live table as a pause depends on."""

    def __init__(self, table: Table) -> None:
        self.table = table


PASSAGE = "path=prhsbc.prhsbc.prhsbc.prhsbc.prhsbc.prhsbc"
OVER_THE_LIMIT = {
    "cartagena": f"edition=escape limit=yes {PASSAGE} crews=0.0.0.0.0.0:c9;0.0.0.0.0.0:P turn=2",
    "dig": "players=cell-block:knife*14;showers:- left=0 turn=1",
}


@pytest.mark.parametrize(
    ("game", "answers"), [("cartagena", ["0P", "-c", "-c"]), ("dig", ["stop", "knife", "knife"])], ids=OVER_THE_LIMIT
)
def test_a_bot_that_discards_several_cards_makes_one_pause(game: str, answers: list[str]) -> None:
    table = Table(replace(header_of(game_named(game), 2), position=OVER_THE_LIMIT[game]))
    for seat in (0, 1):
        table.apply(log.Sat(seat, "Bot", bot="fox"), 0)
    table.apply(table.start("p0"), 0)
    live = OnlyATable(table)
    pilot, parts = Autopilot(cast("Seated", live)), []
    for answer in answers:
        seat = table.to_act()[0]
        parts.append(pilot.part_of_pause(seat))
        table.apply(table.play(seat, answer, table.version), 0)
    assert parts[:2] == [1.0, 1.0]
    assert parts[2] < 1


def test_bots_keep_to_the_pace_of_somebody_who_plays_with_nobody_else() -> None:
    assert times_pause([{"calm"}]) > 1 > times_pause([{"quick"}]) > times_pause([{"instant"}]) == 0
    assert times_pause([{"instant", "calm"}]) == times_pause([{"calm"}]), "two screens: the slower one"
    assert times_pause([set()]) == 1, "a program, or nobody watches"
    assert times_pause([{"instant"}, {"calm"}]) == times_pause([{"calm"}, set()]) == times_pause([]) == 1


def test_who_has_switched_animations_off_does_not_wait_for_bots(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path / 'house.db'}", ESCAPADE_BOT_PAUSE="3600") as server:
        ann = Player(server, "Ann")
        table = ann.open_table("me", "hare", options={"first": "2"})
        ann.connect()
        ann.send(type="watch", table=table, pace="instant")
        ann.until("snapshot")
        ann.post(f"/tables/{table}/start")
        while ann.until("update")["entry"].get("by") != "hare":
            pass  # until the bot has moved, in less than the hour that is usual here
        ann.go()


def hint(player: Player, table: str) -> tuple[int, dict[str, object]]:
    answer = player.http.get(f"/api/tables/{table}/hint")
    return answer.status_code, answer.json()


def test_alone_with_bots_one_may_ask_for_a_hint(server: Running) -> None:
    ann = Player(server, "Ann")
    table = ann.open_table("me", "hare", options={"first": "1"})
    assert hint(ann, table)[1]["says"] == "The game has not started yet"
    ann.post(f"/tables/{table}/start")
    status, found = hint(ann, table)
    assert (status, found["seat"], found["table"]) == (200, 0, table)
    ideas = found["ideas"]
    assert isinstance(ideas, list)
    legal = ann.get(f"/tables/{table}/")["views"][0]["legal"]
    assert {idea["move"] for idea in ideas} <= {one if isinstance(one, str) else one["text"] for one in legal}
    assert all(0 <= idea["chance"] <= 1 and idea["visits"] >= 0 for idea in ideas)
    assert ideas[0]["visits"] == max(idea["visits"] for idea in ideas)


def test_there_are_no_hints_against_people_in_rated_games_or_for_those_who_only_watch(server: Running) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.open_table("me", "open", options={"first": "1"})
    bob.post(f"/tables/{table}/sit")
    ann.post(f"/tables/{table}/start")
    assert hint(ann, table) == (403, {**hint(ann, table)[1], "says": "There are no hints in games with other people"})
    alone = ann.open_table("me", "hare", options={"first": "1"}, rated=True)
    ann.post(f"/tables/{alone}/start")
    assert hint(ann, alone)[1]["says"] == "There are no hints in rated games"
    assert hint(bob, alone)[1]["says"] == "You have no seat at this table"
