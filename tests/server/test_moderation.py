"""Sentences about chat between strangers: quick phrases, reports, and what the moderators of a server may do."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from escapade.server.people import moderation
from tests.server.hosting import ask, change, command, done
from tests.server.player import Message, Player

if TYPE_CHECKING:
    from tests.server.running import Running


def moderator(server: Running) -> Player:
    """Make a moderator, as the command does."""
    mona = Player(server, "Mona")
    change(server.database, "UPDATE people SET moderator = true WHERE id = :id", id=mona.id)
    return mona


def quarrel(server: Running) -> tuple[Player, Player, str]:
    """Let Bob be rude to Ann at a table of hers."""
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.open_table("me", "open", public=False)
    bob.post(f"/tables/{table}/sit")
    ann.post(f"/tables/{table}/chat", text="Hello Bob")
    bob.post(f"/tables/{table}/chat", text="You play like a goat")
    return ann, bob, table


def reports_about(mona: Player, bob: Player, *, closed: bool = False) -> list[Message]:
    """Read the reports about Bob, as other tests have made others."""
    found = mona.get(f"/moderation/reports?closed={json.dumps(closed)}")
    return [report for report in found if report["person"]["id"] == bob.id]


def test_a_quick_phrase_is_sent_by_name_and_programs_read_it_in_english(anywhere: Running) -> None:
    ann = Player(anywhere, "Ann")
    table = ann.open_table("me", "open")
    said = ann.post(f"/tables/{table}/phrase", phrase="luck")
    assert (said["phrase"], said["text"]) == ("luck", "Good luck!")
    assert ann.get(f"/tables/{table}/chat") == [said]
    assert ann.refused(f"/tables/{table}/phrase", phrase="curse")["code"] == "form"
    assert "phrase" not in ann.post(f"/tables/{table}/chat", text="Good luck!")


def test_a_report_shows_the_moderators_what_one_person_said_and_nothing_else(anywhere: Running) -> None:
    ann, bob, table = quarrel(anywhere)
    ann.post(f"/tables/{table}/report", person=bob.id)
    bob.post(f"/tables/{table}/chat", text="Like an old goat")
    ann.post(f"/tables/{table}/report", person=bob.id)  # the same again, with what was said since
    mona = moderator(anywhere)
    [report] = reports_about(mona, bob)
    assert [line["text"] for line in report["lines"]] == ["You play like a goat", "Like an old goat"]
    assert (report["times"], report["closed"], report["muted_until"]) == (1, None, 0)
    assert set(report) == {"id", "table", "person", "lines", "created", "closed", "muted_until", "times"}
    assert ann.id not in json.dumps(report), "a moderator does not learn who reported"
    cleo = Player(anywhere, "Cleo")
    cleo.watch(table)
    cleo.until("snapshot")
    cleo.post(f"/tables/{table}/report", person=bob.id)
    assert {report["times"] for report in reports_about(mona, bob)} == {2}


def test_whoever_a_moderator_mutes_is_silent_at_every_table_until_the_time_is_over(anywhere: Running) -> None:
    ann, bob, table = quarrel(anywhere)
    ann.post(f"/tables/{table}/report", person=bob.id)
    mona = moderator(anywhere)
    [report] = reports_about(mona, bob)
    assert mona.http.post(f"/api/moderation/people/{bob.id}/mute", json={"hours": 24}).status_code == 204
    assert mona.http.post(f"/api/moderation/reports/{report['id']}/close").status_code == 204
    assert reports_about(mona, bob) == []
    [closed] = reports_about(mona, bob, closed=True)
    assert closed["muted_until"] > closed["closed"] > 0
    elsewhere = bob.open_table("me", "open")
    for path, body in (
        (f"/tables/{table}/chat", {"text": "Baa"}),
        (f"/tables/{elsewhere}/phrase", {"phrase": "hello"}),
    ):
        refused = bob.refused(path, **body)
        assert (refused["code"], refused["facts"]) == ("muted-everywhere", {"hours": 24})
    change(anywhere.database, "UPDATE people SET muted_until = 1 WHERE id = :id", id=bob.id)  # the time is over
    bob.post(f"/tables/{table}/chat", text="Sorry")
    assert mona.http.post(f"/api/moderation/people/{bob.id}/mute", json={"hours": 1}).status_code == 204
    assert bob.refused(f"/tables/{table}/chat", text="Baa")["code"] == "muted-everywhere"
    assert mona.http.post(f"/api/moderation/people/{bob.id}/mute", json={"hours": 0}).status_code == 204
    bob.post(f"/tables/{table}/chat", text="Thank you")


def test_only_moderators_read_reports_and_mute_and_no_token_of_theirs_does(server: Running) -> None:
    ann, bob, table = quarrel(server)
    ann.post(f"/tables/{table}/report", person=bob.id)
    mona = moderator(server)
    [report] = reports_about(mona, bob)
    assert mona.get("/me")["moderator"] is True
    assert "moderator" not in ann.get("/me")
    answer = ann.http.get("/api/moderation/reports")
    assert (answer.status_code, answer.json()["code"]) == (403, "moderators-only")
    for path, body in ((f"/people/{bob.id}/mute", {"hours": 1}), (f"/reports/{report['id']}/close", {})):
        assert ann.refused(f"/moderation{path}", **body)["code"] == "moderators-only"
    assert mona.refused("/moderation/reports/none/close")["code"] == "no-such-report"
    assert mona.refused("/moderation/people/nobody/mute", hours=1)["code"] == "no-such-person"


def test_the_operator_makes_an_account_that_exists_a_moderator_and_ends_it(server: Running) -> None:
    mona = Player(server, "Mona")
    mona.post("/me/account", login="Mona.Moderates", password="a long password")
    assert mona.http.get("/api/moderation/reports").status_code == 403
    assert "mona.moderates" in done("moderators", "--add", "Mona.Moderates", database=server.database).split()
    assert mona.http.get("/api/moderation/reports").status_code == 200
    assert "mona.moderates" not in done("moderators", "--remove", "mona.moderates", database=server.database).split()
    assert mona.http.get("/api/moderation/reports").status_code == 403
    said = command("moderators", "--add", "nobody.at.all", database=server.database)
    assert said.returncode == 1
    assert said.stderr == "escapade: there is no account 'nobody.at.all'; create it on the page first\n"


def test_nobody_reports_themselves_or_silence_or_all_day_long(anywhere: Running) -> None:
    ann, bob, table = quarrel(anywhere)
    assert ann.refused(f"/tables/{table}/report", person=ann.id)["code"] == "report-self"
    assert ann.refused(f"/tables/{table}/report", person="nobody")["code"] == "report-empty"
    cleo = Player(anywhere, "Cleo")
    assert cleo.refused(f"/tables/{table}/report", person=bob.id)["code"] == "say-watch-first"
    for _ in range(moderation.A_DAY):
        ann.post(f"/tables/{table}/report", person=bob.id)
        change(anywhere.database, "UPDATE reports SET closed = created WHERE reporter = :id", id=ann.id)
    refused = ann.refused(f"/tables/{table}/report", person=bob.id)
    assert (refused["code"], refused["facts"]) == ("reports-enough", {"most": moderation.A_DAY})


def test_reports_go_with_the_account_they_are_about_and_forget_who_made_them(anywhere: Running) -> None:
    ann, bob, table = quarrel(anywhere)
    ann.post(f"/tables/{table}/report", person=bob.id)
    [mine] = ann.get("/me/export")["reports"]
    assert set(mine) == {"id", "table_id", "created", "closed"}
    assert ann.http.delete("/api/me").status_code == 200
    about_bob = "SELECT reporter FROM reports WHERE id = :id"
    assert ask(anywhere.database, about_bob, id=mine["id"]) == [(None,)]
    assert bob.http.delete("/api/me").status_code == 200
    assert ask(anywhere.database, about_bob, id=mine["id"]) == []


def test_a_closed_report_is_kept_for_three_months(anywhere: Running) -> None:
    ann, bob, table = quarrel(anywhere)
    ann.post(f"/tables/{table}/report", person=bob.id)
    change(anywhere.database, "UPDATE reports SET closed = 1 WHERE person = :id", id=bob.id)
    ann.post(f"/tables/{table}/report", person=bob.id)
    assert ask(anywhere.database, "SELECT closed FROM reports WHERE person = :id", id=bob.id) == [(None,)]
