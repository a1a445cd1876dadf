"""Sentences about reviews of finished games: made once and stored, with notes, other tries, and somebody who leads."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from escapade.server import wire
from escapade.server.tables.game_reviews import PlayedTurn, decisive_turns
from tests.server.player import PATIENCE, Message, Player
from tests.test_reasons import LAST_ACTION

if TYPE_CHECKING:
    from tests.server.running import Running


def missed_win(player: Player) -> str:
    """Play both seats: the first misses a win with its last action, and the second wins."""
    table = player.open_table("me", "me", position=LAST_ACTION, public=False)
    player.post(f"/tables/{table}/start")
    assert player.http.get(f"/api/tables/{table}/game-review").json()["code"] == "replay-later"
    for seat, move in ((0, "34<"), (1, "33h")):
        version = player.get(f"/tables/{table}/")["version"]
        player.post(f"/tables/{table}/play", id=move, version=version, action=move, seat=seat)
    return table


def reviewed(player: Player, table: str) -> Message:
    """Ask for the review until it is there."""
    until = time.monotonic() + PATIENCE
    while True:
        found: Message = player.get(f"/tables/{table}/game-review")
        if found["ready"]:
            return found
        assert time.monotonic() < until, found
        time.sleep(0.05)


def test_a_review_tells_the_mistake_is_stored_and_there_for_everybody(anywhere: Running) -> None:
    ann, olga = Player(anywhere, "Ann"), Player(anywhere, "Olga")
    table = missed_win(ann)
    found = reviewed(ann, table)
    [mistake] = found["mistakes"]
    deal = found["glances"][0]["version"]
    assert (mistake["step"], mistake["seat"], mistake["reason"]["id"]) == (deal, 0, "reason-win")
    assert (mistake["played"]["text"], mistake["best"]["text"]) == ("34<", "34k")
    assert mistake["best_chance"] - mistake["chance"] > 0.5
    assert [(turn["seat"], turn["first"], turn["last"]) for turn in found["decisive"]][-1] == (1, deal + 1, deal + 2)
    assert olga.get(f"/tables/{table}/game-review") == found, "made once"


def test_a_review_outlives_the_server(tmp_path: object) -> None:
    from tests.server.running import Running as Server  # noqa: PLC0415 - the name is a type above

    with Server(f"sqlite:///{tmp_path}/escapade.db") as server:
        ann = Player(server, "Ann")
        table = missed_win(ann)
        found = reviewed(ann, table)
        server.stop()
        server.start()
        assert ann.get(f"/tables/{table}/game-review") == found


def test_another_move_at_a_step_is_judged_from_what_the_seat_saw(server: Running) -> None:
    ann = Player(server, "Ann")
    table = missed_win(ann)
    deal = reviewed(ann, table)["mistakes"][0]["step"]
    position = ann.get(f"/tables/{table}/retry?step={deal}")
    assert (position["view"]["seat"], position["to_act"]) == (0, [0])
    assert "34k" in position["view"]["legal"]
    good = ann.post(f"/tables/{table}/retry", step=deal, move="34k")
    assert (good["as_good"], good["reason"]) == (True, None)
    bad = ann.post(f"/tables/{table}/retry", step=deal, move=".")
    assert (bad["as_good"], bad["reason"]["id"]) == (False, "reason-win")
    assert ann.refused(f"/tables/{table}/retry", step=deal, move="34d")["code"] == "cartagena-refusal-not-held"
    assert ann.refused(f"/tables/{table}/retry", step=deal, move="north")["code"] == "action-unreadable"
    assert ann.refused(f"/tables/{table}/retry", step=deal + 9, move="34k")["code"] == "no-such-step"
    assert ann.http.get(f"/api/tables/{table}/retry?step=1").json()["code"] == "no-such-step"


def test_the_replay_of_a_finished_game_can_show_all_hands_and_name_what_was_drawn(server: Running) -> None:
    ann = Player(server, "Ann")
    table = missed_win(ann)
    closed, opened = (
        ann.http.get(f"/api/tables/{table}/replay?draw=true&reveal={reveal}").text for reveal in ("false", "true")
    )
    assert '"hand":[]' in closed
    assert '"hidden":2' not in opened
    assert '"hidden":2' in closed
    assert "cartagena-log-drew-known" in opened
    assert "cartagena-log-drew-known" not in closed


def test_notes_belong_to_whoever_wrote_them_and_can_be_removed(anywhere: Running) -> None:
    ann, ben = Player(anywhere, "Ann"), Player(anywhere, "Ben")
    table = missed_win(ann)
    step = ann.get(f"/tables/{table}/")["version"]
    assert ann.post(f"/tables/{table}/notes", step=step, text="Here it was lost") == [
        {"step": step, "text": "Here it was lost"}
    ]
    ann.post(f"/tables/{table}/notes", step=step, text=" Better: the key ")
    assert ann.get(f"/tables/{table}/notes") == [{"step": step, "text": "Better: the key"}]
    assert ben.get(f"/tables/{table}/notes") == []
    assert ann.get("/me/export")["notes"][0]["text"] == "Better: the key"
    assert ann.refused(f"/tables/{table}/notes", step=step + 1, text="x")["code"] == "no-such-step"
    assert ann.post(f"/tables/{table}/notes", step=step, text="") == []


def test_who_leads_is_told_to_everybody_who_watches_also_later_and_until_they_go(server: Running) -> None:
    ann, ben = Player(server, "Ann"), Player(server, "Ben")
    table = missed_win(ann)
    ann.watch(table)
    ann.send(type="lead", table=table, step=4)
    assert ann.until("leading")["name"] == "Ann"
    ben.watch(table)
    assert ben.until("leading") == {"type": "leading", "table": table, "person": ann.id, "name": "Ann", "step": 4}
    ann.send(type="lead", table=table, step=5)
    ben.until("leading", step=5)
    ben.send(type="lead", table=table, step=3)
    ann.until("leading", person=ben.id, step=3)
    ann.send(type="lead", table=table)  # Ann leads no longer, so this changes nothing
    ben.send(type="lead", table=table, step=4)
    ann.until("leading", person=ben.id, step=4)
    ben.go()
    ann.until("leading", person="", step=None)


def test_a_running_game_cannot_be_led(server: Running) -> None:
    ann = Player(server, "Ann")
    table = ann.open_table("me", "hare")
    ann.post(f"/tables/{table}/start")
    ann.watch(table)
    ann.send(type="lead", table=table, step=2)
    assert ann.until("refused")["code"] == "replay-later"


def test_the_three_turns_that_change_most_are_decisive_in_the_order_of_play() -> None:
    chances = [0.5, 0.52, 0.9, 0.3, 0.35, 0.34, 0.9, 1.0]
    glances = [wire.WinChances(version, [chance, 1 - chance]) for version, chance in enumerate(chances)]
    turns = [PlayedTurn(version % 2, version, version + 1) for version in range(7)]
    assert [turn.first for turn in decisive_turns(turns, glances)] == [1, 2, 5]
    assert decisive_turns(turns[4:5], glances[4:6]) == []
