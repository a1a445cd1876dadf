"""One fault after another while everybody plays, then the check: `make chaos`, and the cells of the table of faults."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import shutil
import time
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING

from tests.chaos.checker import Findings, check
from tests.chaos.crowd import HOLD, Crowd
from tests.chaos.faults import Fault, Stress
from tests.chaos.setups import Setup, Wanted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.chaos.players import Transcript
    from tests.chaos.setups import Kind
    from tests.chaos.stored import StoredTable

PATIENCE = 30.0  # s after a fault in which every table must go on; one that does not is stuck
BETWEEN = (0.3, 1.5)  # s of peace between two faults


@dataclass(slots=True)
class Outcome:
    """What became of one run on one setup."""

    setup: Kind
    faults: dict[str, int] = field(default_factory=dict)  # how often each was survived
    acknowledged: int = 0
    tables: int = 0
    entries: int = 0
    stuck: list[str] = field(default_factory=list)
    behind: list[str] = field(default_factory=list)  # who does not know a table's last version in the end
    broken: list[str] = field(default_factory=list)  # what ended the run before its time
    longest_pause: float = 0.0  # s
    shutdown: float = 0.0  # s until all had ended after SIGTERM
    oddities: dict[str, int] = field(default_factory=dict)  # refusals a page would show
    findings: Findings = field(default_factory=Findings)

    def failures(self) -> list[str]:
        """List everything that must not be, a sentence each."""
        return [
            *[f"broken: {text}" for text in self.broken],
            *[f"stuck: {text}" for text in self.stuck],
            *[f"behind: {text}" for text in self.behind],
            *self.findings.all(),
        ]

    def as_json(self) -> dict[str, object]:
        """Return it as it is kept."""
        return asdict(self)


def stress(kind: Kind, wanted: Wanted, faults: Iterator[Fault], folder: Path, seed: str) -> Outcome:
    """Start a setup, let everybody play, inflict every fault, stop all of it, and check."""
    shutil.rmtree(folder, ignore_errors=True)
    outcome = Outcome(kind)
    setup = Setup(kind, folder.resolve(), wanted)
    with setup:
        asyncio.run(play(setup, faults, outcome, seed))
        began = time.monotonic()
    outcome.shutdown = round(time.monotonic() - began, 1)
    return outcome


async def play(setup: Setup, faults: Iterator[Fault], outcome: Outcome, seed: str) -> None:
    """Let everybody play while one fault follows another."""
    luck = random.Random(seed)
    crowd = Crowd(setup.url, seed)
    under = Stress(setup, crowd, luck)
    try:
        await crowd.begin()
        await go_on(crowd, time.monotonic(), outcome, "before any fault")
        for number, fault in enumerate(faults):
            under.round = number
            if not await survive(under, fault, outcome):
                break
            await asyncio.sleep(luck.uniform(*BETWEEN))
        await crowd.rest()
        await all_up_to_date(setup, crowd, outcome)
    except AssertionError as error:
        outcome.broken.append(str(error))
    finally:
        await crowd.stop()
        outcome.broken += [crash for player in crowd.everybody for crash in player.crashes]
        judge(setup, crowd, outcome)


async def survive(under: Stress, fault: Fault, outcome: Outcome) -> bool:
    """Inflict a fault and wait until every table has gone on; tell whether the run can go on too."""
    try:
        async with fault.inflict(under) as over:
            await go_on(under.crowd, over, outcome, f"after {fault.name}, the {under.round + 1}th fault")
    except AssertionError as error:
        outcome.broken.append(f"{fault.name}: {error}")
        return False
    outcome.faults[fault.name] = outcome.faults.get(fault.name, 0) + 1
    return True


async def go_on(crowd: Crowd, over: float, outcome: Outcome, when: str) -> None:
    """Wait until everybody has seen every table go on; whoever does not is stuck."""
    pause, stuck = await crowd.all_go_on(crowd.versions(), over, PATIENCE)
    outcome.longest_pause = round(max(outcome.longest_pause, pause), 2)
    outcome.stuck += [f"{when}: {text}" for text in stuck]


async def all_up_to_date(setup: Setup, crowd: Crowd, outcome: Outcome) -> None:
    """Wait until everybody knows what the store knew when they stopped playing."""
    stored = await asyncio.to_thread(setup.stored)
    until = time.monotonic() + PATIENCE
    while late := list(behind(crowd, {name: len(table.entries) for name, table in stored.items()})):
        if time.monotonic() > until:
            outcome.behind += late
            return
        await asyncio.sleep(0.1)


def behind(crowd: Crowd, versions: dict[str, int]) -> Iterator[str]:
    """List who does not know the last version of their tables."""
    for seated in crowd.seated:
        for player, known in zip(seated.people, seated.known(), strict=True):
            if not (seated.excused or seated.stuck) and (known.version or 0) < versions.get(seated.id, 0):
                yield f"{player.name} knows {seated.id} up to {known.version}, it is at {versions[seated.id]}"


def judge(setup: Setup, crowd: Crowd, outcome: Outcome) -> None:
    """Check the store and every transcript."""
    if setup.postgres is not None:
        with contextlib.suppress(AssertionError):  # it runs already, unless a fault was broken off
            setup.postgres.start()
    stored = setup.stored()
    transcripts = [player.transcript for player in crowd.everybody]
    excused = [seated.id for seated in (*crowd.seated, *crowd.finished) if seated.excused]
    outcome.findings = check(stored, transcripts, excused=excused, hold=HOLD)
    outcome.acknowledged = sum(1 for transcript in transcripts for sent in transcript.sent if sent.accepted)
    outcome.tables = len(stored)
    outcome.entries = sum(len(table.entries) for table in stored.values())
    for player in crowd.everybody:
        for text in player.oddities:
            outcome.oddities[text] = outcome.oddities.get(text, 0) + 1
    if outcome.failures():
        keep(setup.folder, stored, transcripts)


def keep(folder: Path, stored: dict[str, StoredTable], transcripts: list[Transcript]) -> None:
    """Write down all that was stored, sent and heard, to find out what went wrong."""
    logs = {
        name: [(row.seq, row.at, row.action_id, row.body.decode(errors="replace")) for row in table.entries]
        for name, table in stored.items()
    }
    (folder / "stored.json").write_text(json.dumps(logs, indent=1))
    for transcript in transcripts:
        (folder / f"transcript-{transcript.name}.json").write_text(json.dumps(asdict(transcript), indent=1))


def times(fault: Fault, count: int) -> Iterator[Fault]:
    """Return the same fault again and again."""
    for _ in range(count):
        yield fault


def for_minutes(choose: Callable[[], Fault], minutes: float) -> Iterator[Fault]:
    """Return faults until the time is over."""
    until = time.monotonic() + 60 * minutes
    while time.monotonic() < until:
        yield choose()
