"""Players at tables: every game, with bots and among people, with clocks and without; a table that ends is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from escapade.games import GAMES
from tests.chaos.players import BOT, CLOCK, PERSON, Known, Player

if TYPE_CHECKING:
    from escapade.game import Game

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eli", "Fay")
ONLOOKER = "Gus"  # watches every table and has no seat
BANK = {"kind": "bank", "seconds": 600}  # enough time for everybody, if it is counted correctly
HURRY = {"kind": "move", "seconds": 1}  # for somebody who never moves: the clock does
PLENTY = 40  # entries after which a table goes on, whoever acted
HOLD = 30  # s after which a bot takes the seat of somebody who left


@dataclass(frozen=True, slots=True)
class Plan:
    """A table as it should be: who sits there."""

    game: str
    people: int
    bots: tuple[str, ...] = ()
    control: dict[str, object] = field(default_factory=dict)
    sleeper: bool = False  # the last of the people never decides

    @property
    def actors(self) -> set[str]:
        """Name who must act for the table to go on: people, bots, or the clock (which may be faster than people)."""
        return {CLOCK} if self.sleeper else {PERSON, *([BOT] if self.bots else [])}


PLANS = (
    *(Plan(game, 1, ("random",)) for game in GAMES),
    *(Plan(game, 2, ("magpie", "random")) for game in GAMES),
    *(Plan(game, 2, (), BANK) for game in GAMES),
    Plan("cartagena", 2, (), HURRY, sleeper=True),
)


@dataclass(slots=True)
class Seated:
    """A table that is being played, and who is there."""

    id: str
    plan: Plan
    people: list[Player]
    excused: bool = False  # a fault was aimed at this very table
    stuck: bool = False  # reported already

    def known(self) -> list[Known]:
        """Return what each of its people knows of it."""
        return [player.tables[self.id] for player in self.people]

    @property
    def done_with(self) -> bool:
        """Whether another table should take its place."""
        return self.over or self.excused or self.stuck

    @property
    def over(self) -> bool:
        """Whether everybody knows that it is over."""
        return all(known.over for known in self.known())


class Crowd:
    """Everybody who plays, and the tables they play at."""

    def __init__(self, url: str, seed: str, plans: tuple[Plan, ...] = PLANS) -> None:
        self.luck = random.Random(seed)
        self.plans = plans
        self.players = [Player(url, name, random.Random(f"{seed} {name}")) for name in NAMES]
        self.onlooker = Player(url, ONLOOKER, random.Random(seed))
        self.seated: list[Seated] = []
        self.finished: list[Seated] = []
        self.task: asyncio.Task[None] | None = None
        self.resting = False

    @property
    def everybody(self) -> list[Player]:
        """List the players and whoever looks on."""
        return [*self.players, self.onlooker]

    async def begin(self) -> None:
        """Let everybody connect and sit down."""
        for player in self.everybody:
            await player.come_in()
            player.begin()
        for plan in self.plans:
            await self.open_table(plan)
        self.task = asyncio.create_task(self.keep_tables())

    async def keep_tables(self) -> None:
        """Replace every table that has ended."""
        while True:
            await asyncio.sleep(0.5)
            for seated in [one for one in self.seated if one.done_with]:
                if not self.resting and await self.open_table(seated.plan):
                    await self.leave(seated)

    async def leave(self, seated: Seated) -> None:
        """Leave a table that has ended."""
        self.seated.remove(seated)
        self.finished.append(seated)
        for player in seated.people:
            player.tables.pop(seated.id, None)
            await player.say({"type": "leave", "table": seated.id})

    async def open_table(self, plan: Plan) -> bool:
        """Open a table, let everybody sit down and start; if anything fails it is given up."""
        people = self.luck.sample(self.players, plan.people)
        places: list[dict[str, str]] = [{"who": "me"}, *[{"who": "open"}] * (plan.people - 1)]
        places += [{"who": "bot", "bot": bot} for bot in plan.bots]
        wanted: dict[str, Any] = {  # Any: JSON
            "game": plan.game,
            "seats": places,
            "public": False,
            "hold": HOLD,
            "options": any_options(GAMES[plan.game], len(places), self.luck),
            "control": plan.control or {"kind": "none"},
        }
        card = await people[0].ask("POST", "/tables", **wanted)
        if card is None:
            return False
        table = str(card["id"])
        for player in people[1:]:
            if await player.ask("POST", f"/tables/{table}/sit") is None:
                return False
        if await people[0].ask("POST", f"/tables/{table}/start") is None:
            return False
        watching = [*people, self.onlooker]
        for number, player in enumerate(watching):
            asleep = plan.sleeper and number == plan.people - 1
            player.tables[table] = Known(plan.game, plays=not asleep)
            await player.watch(table)
        self.seated.append(Seated(table, plan, watching))
        return True

    # How it goes

    def versions(self) -> dict[str, int]:
        """Return the highest version anybody knows of each table that is being played."""
        return {seated.id: max(known.version or 0 for known in seated.known()) for seated in self.seated}

    async def all_go_on(self, since: dict[str, int], began: float, patience: float) -> tuple[float, list[str]]:
        """Wait until everybody at every table has seen it go on; return the longest pause, and who is still stuck."""
        longest = 0.0
        waiting = {seated.id: seated for seated in self.seated if seated.id in since and not seated.done_with}
        while waiting and time.monotonic() - began < patience:
            await asyncio.sleep(0.05)
            for table, seated in list(waiting.items()):
                if seated.over or all(goes_on(known, seated.plan, since[table]) for known in seated.known()):
                    longest = max(longest, *[silence(known, began, since[table]) for known in seated.known()])
                    del waiting[table]
        for seated in waiting.values():
            seated.stuck = True
            longest = max(longest, time.monotonic() - began)
        return longest, [describe(seated, since[seated.id]) for seated in waiting.values()]

    async def rest(self, patience: float = 15) -> None:
        """Let everybody stop playing and wait for what is still on its way."""
        self.resting = True
        for player in self.everybody:
            player.resting = True
        until = time.monotonic() + patience
        while time.monotonic() < until and any(list(player.unanswered()) for player in self.everybody):  # noqa: ASYNC110 - seldom
            await asyncio.sleep(0.1)

    async def stop(self) -> None:
        """Stop all players."""
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        await asyncio.gather(*[player.stop() for player in self.everybody])


def goes_on(known: Known, plan: Plan, since: int) -> bool:
    """Whether somebody has seen everybody act after a version, or so much that not everybody has to."""
    new = [happening for happening in known.happenings if happening.version > since]
    return len(new) >= PLENTY or plan.actors <= {happening.actor for happening in new}


def silence(known: Known, began: float, since: int) -> float:
    """Return the longest time in which somebody has seen nothing happen, from a moment on until now."""
    new = [happening.at for happening in known.happenings if happening.version > since and happening.at > began]
    return max((later - earlier for earlier, later in pairwise([began, *new])), default=0.0)


def describe(seated: Seated, since: int) -> str:
    """Return how a table that does not go on stands."""
    plan = seated.plan
    people = ", ".join(
        f"{player.name} at {known.version}"
        + (f" asked {known.to_act}" if known.to_act else "")
        + (" waits for an answer" if known.unanswered else "")
        + (f" refused: {known.refused}" if known.refused else "")
        + ("" if player.connection else " without a connection")
        for player, known in zip(seated.people, seated.known(), strict=True)
    )
    return f"{plan.game} with {plan.people} people and bots {list(plan.bots)} is stuck at {since}: {people}"


def any_options(game: Game, players: int, luck: random.Random) -> dict[str, str]:
    """Agree on something at random that the game accepts."""
    while True:
        values = {option.name: luck.choice(option.values) for option in game.options}
        with contextlib.suppress(ValueError):
            return game.check(values, players)
