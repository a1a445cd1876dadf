"""Sentences about a client that others generate from our OpenAPI document: it joins tables and plays."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from escapade import records
from escapade.client import Turn
from tests.server.player import Player

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.running import Running

PACKAGE = "escapade_client"  # as the generator names it, after the title of the document


@pytest.fixture(scope="module")
def generated(server: Running, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Generate a client from the document that the server serves, and let it be imported."""
    folder = tmp_path_factory.mktemp("generated")
    (folder / "openapi.json").write_bytes(httpx.get(f"{server.url}/schema/openapi.json").content)
    command = [sys.executable, "-m", "openapi_python_client", "generate", "--fail-on-warning"]
    tools = {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}  # it calls ruff
    done = subprocess.run(
        [*command, "--path", folder / "openapi.json", "--output-path", folder / "client"],
        env=os.environ | tools, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert "warning" not in (done.stdout + done.stderr).lower()
    sys.path.insert(0, str(folder / "client"))
    yield
    sys.path.remove(str(folder / "client"))
    for name in [name for name in sys.modules if name.partition(".")[0] == PACKAGE]:
        del sys.modules[name]


def api(name: str) -> Any:  # noqa: ANN401 - of a package that is there only now
    """Import a part of the generated client."""
    return importlib.import_module(f"{PACKAGE}.{name}")


@pytest.mark.usefixtures("generated")
@pytest.mark.parametrize("game", ["cartagena", "outrun", "dig"])
def test_a_generated_client_joins_a_table_and_plays_a_whole_game_of_each_kind(server: Running, game: str) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    token = ann.post("/me/tokens", name="generated", scopes=["read", "play", "tables"])["secret"]
    table = bob.open_table("open", "greedy", game=game)
    models = api("models")
    with api("client").AuthenticatedClient(server.url, token, raise_on_unexpected_status=True) as client:
        sat = api("api.table.sit_down").sync(table, client=client, body=models.SeatRequest())
        assert not isinstance(sat, models.ErrorReply), sat
        bob.post(f"/tables/{table}/start")
        while (seen := api("api.table.get_table").sync(table, client=client)).table.status != "over":
            for view in seen.views:
                if view.legal:
                    turn = Turn(table, seen.version, view.seat, view.view, view.legal, game)
                    move = models.MoveRequest(turn.id, turn.version, turn.suggest("greedy"), seat=turn.seat)
                    answer = api("api.table.play_move").sync(table, client=client, body=move)
                    assert isinstance(answer, models.Accepted) or answer.code == "stale", answer
            time.sleep(0.01)
        records.verify(api("api.table.get_record").sync(table, client=client).splitlines())


@pytest.mark.usefixtures("generated")
def test_a_generated_client_reads_refusals_with_their_codes_and_facts(server: Running) -> None:
    models = api("models")
    with api("client").Client(server.url) as nobody:
        refused = api("api.table.get_table").sync("a" * 16, client=nobody)
        assert (type(refused), refused.code) == (models.ErrorReply, "no-such-table")
        wrong = models.NewTable("chess", [models.NewSeat(models.NewSeatWho.OPEN)] * 2)
        answer = api("api.people.become_guest").sync(client=nobody, body=models.GuestName("Ann"))
        assert answer.name == "Ann"
        refused = api("api.lobby.open_table").sync(client=nobody, body=wrong)
        assert (refused.code, refused.facts["game"]) == ("game-unknown", "chess")
