"""Clients that ask for changes of pictures see what others see, move by move, and are told less."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest

from escapade.games import GAMES
from escapade.server import log
from escapade.server.tables.audience import Audience, Watching
from escapade.server.tables.byte_cache import ByteCache
from escapade.server.tables.header import Header
from escapade.server.tables.recent_messages import Kind
from escapade.server.tables.table import Table
from tests.server.in_process import Follower
from tests.server.player import Player

if TYPE_CHECKING:
    from tests.server.running import Running

MOVES = 60
PLAYERS = 3
NOBODY = "a spectator"


class Page(Follower):
    """A page: it completes pictures with what it was shown before, as `web/src/pictures.ts` does."""

    def __init__(self, person: str) -> None:
        super().__init__(person)
        self.version = 0
        self.pictures: dict[int | None, Any] = {}
        self.whole = 0  # pictures that came whole
        self.gaps = 0  # updates that could not be shown

    def send(self, message: bytes) -> None:
        """Show an update or the whole table."""
        super().send(message)
        told = json.loads(message)
        version = told["version"]
        for view in told.get("views", []):
            changed, seat = view.get("changed"), view["seat"]
            self.whole += changed is None
            if changed is None:
                self.pictures[seat] = view["picture"]
            elif version == self.version + 1 and seat in self.pictures:
                self.pictures[seat] = {**self.pictures[seat], **changed}
            else:
                self.gaps += 1
                return
        self.version = version


class Company:
    """A table with an audience: everybody twice, with whole pictures and with changes."""

    def __init__(self, game: str, luck: random.Random, options: dict[str, str] | None = None) -> None:
        rules, asked = GAMES[game], options or {}
        chosen = rules.check(asked | rules.timing.shared_options(asked), PLAYERS)  # two seats are on one device
        header = Header(
            game=game, options=chosen, id="a" * 16, rules=rules.rules, players=PLAYERS,
            host="p0", seed=f"{luck.random()}", salt="salt", created=0,
        )  # fmt: skip
        self.luck, self.table, self.audience = luck, Table(header), Audience(ByteCache(2**20))
        people = ["p0", "p1", NOBODY]  # two seats are the first person's
        self.plain, self.quick = [Page(one) for one in people], [Page(one) for one in people]
        for pages, changes in ((self.plain, False), (self.quick, True)):
            for page in pages:
                self.audience.add(page, Watching(draw=True, changes=changes))
        for seat in range(PLAYERS):
            self.apply(self.table.sit(f"p{seat % 2}", f"P{seat}", seat))
        self.apply(self.table.start("p0"))

    def apply(self, entry: log.AnyEntry) -> None:
        """Let something happen, and show it to everybody."""
        self.table.apply(entry, self.table.version)
        self.audience.send_update(self.table, entry)

    def move(self) -> None:
        """Play any legal move."""
        seat = self.luck.choice(self.table.to_act())
        view = self.table.playing().view(seat)
        action = self.table.game.write_action(view, self.luck.choice(view.legal(seat)))
        self.apply(self.table.play(seat, action, self.table.version))

    def enter(self, person: str, since: Page | None = None) -> Page:
        """Let somebody come who asks for changes: to the whole table, or to what they missed since they left."""
        page = since or Page(person)
        kind = Kind(tuple(self.table.seats_of(person)), draw=True, changes=True)
        missed = None if since is None else self.audience.missed(self.table, since.version, kind)
        for message in missed or [self.audience.snapshot(self.table, kind)]:
            page.send(message)
        self.audience.add(page, Watching(draw=True, changes=True))
        return page

    def check(self, *more: Page) -> None:
        """Everybody sees the same picture, however it came."""
        plain = {page.person: page for page in self.plain}
        for page in (*self.quick, *more):
            assert (page.version, page.gaps) == (self.table.version, 0)
            assert page.pictures == plain[page.person].pictures


@pytest.mark.parametrize("game", GAMES)
def test_changes_add_up_to_the_whole_picture_for_every_seat(game: str) -> None:
    company = Company(game, random.Random(game))
    while not company.table.playing().over and len(company.table.moves) < MOVES:
        company.move()
        company.check()
    assert [page.whole for page in company.quick] == [2, 1, 1]  # at the start, for each seat of theirs
    assert sum(map(len, company.quick[0].heard)) < sum(map(len, company.plain[0].heard))
    company.apply(log.Undone(0, len(company.table.moves) // 2))
    company.check()


def test_who_comes_late_gets_the_whole_picture_and_then_changes() -> None:
    company = Company("dig", random.Random(1))
    company.move()
    late = company.enter("p1")
    for _ in range(5):
        company.move()
        company.check(late)
    assert late.whole == 1


def test_who_comes_back_soon_gets_the_changes_they_missed() -> None:
    company = Company("cartagena", random.Random(2))
    gone = company.quick.pop(1)
    company.audience.remove(gone, company.table)
    company.move()
    back = company.enter("p1", since=gone)
    company.move()
    company.check(back)
    assert back.whole == 1


def test_what_nobody_was_shown_before_comes_whole() -> None:
    company = Company("dig", random.Random(3))
    for page in company.quick:
        company.audience.remove(page, company.table)
    company.audience.forget_messages()
    company.move()
    page = company.enter("p1")
    company.move()
    assert (page.whole, page.gaps) == (2, 0)
    assert page.pictures == company.plain[1].pictures


def test_who_missed_an_update_notices_and_asks_for_the_whole_table() -> None:
    company = Company("dig", random.Random(4))
    page = company.quick[1]
    second = company.enter("p1")  # for whom pictures of this seat are drawn
    watching = company.audience.watchers.pop(page)
    company.move()
    company.audience.watchers[page] = watching
    company.move()
    assert (page.gaps, second.gaps) == (1, 0)
    again = company.enter("p1")
    company.move()
    assert (again.version, again.pictures) == (company.table.version, company.plain[1].pictures)


def test_over_a_socket_changes_are_sent_to_those_who_ask(server: Running) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.open_table("me", "open", game="dig")
    bob.post(f"/tables/{table}/sit")
    ann.post(f"/tables/{table}/start")
    for person, changes in ((ann, True), (bob, False)):
        person.connect()
        person.send(type="watch", table=table, draw=True, changes=changes)
        assert "picture" in person.until("snapshot")["views"][0]
    shown = [move_of_either(table, ann, bob) for _ in range(2)]
    for asked, other in shown:
        assert "changed" not in other
        assert "box" in other["picture"]
        assert ("picture" in asked) != ("changed" in asked)
    assert "box" not in shown[-1][0]["changed"]  # what is printed on cards does not change


def move_of_either(table: str, ann: Player, bob: Player) -> list[dict[str, Any]]:
    """Let whoever must decide move; return what each of them is shown."""
    mover = next(one for one in (ann, bob) if one.legal(table))
    [[seat, moves]] = mover.legal(table).items()
    mover.play(table, moves[0], seat)
    return [one.until("update")["views"][0] for one in (ann, bob)]
