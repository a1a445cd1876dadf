"""Sentences about the client: programs play through it, alone, beside each other, and after they were stopped."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from escapade import records
from escapade.client import AsyncClient, Client, Refused
from escapade.client.answers import wait_of
from tests.server.player import Player

if TYPE_CHECKING:
    from tests.server.running import Running

EXAMPLE = Path(__file__).parents[2] / "examples/bot.py"


@pytest.mark.parametrize("game", ["cartagena", "outrun", "dig"])
def test_a_program_plays_a_whole_game_of_each_kind(server: Running, game: str) -> None:
    with Client(server.url) as client:
        client.become_guest("Program")
        table = client.open_table(game, ["me", "greedy"])["id"]
        client.start(table)
        for turn in client.turns(table):
            client.play(turn, turn.suggest("greedy"))
        assert client.table(table)["table"]["status"] == "over"
        records.verify(client.record(table).splitlines())


def test_two_programs_play_in_one_loop_and_one_watches_over_the_socket(server: Running) -> None:
    async def play(client: AsyncClient, table: str) -> None:
        async for turn in client.turns(table):
            await client.play(turn, turn.suggest("random"))

    async def watch(client: AsyncClient, table: str) -> list[str]:
        kinds = []
        async with client.socket(table) as socket:
            await socket.send(type="watch", table=table)
            async for message in socket:
                kinds.append(message["type"])
                if message.get("entry", {}).get("type") == "ended":
                    break
        return kinds

    async def meet() -> None:
        async with AsyncClient(server.url) as ann, AsyncClient(server.url) as bob:
            await ann.become_guest("Ann")
            await bob.become_guest("Bob")
            table = (await ann.open_table("outrun", ["me", "open"]))["id"]
            await bob.sit(table)
            await ann.start(table)
            _, _, kinds = await asyncio.gather(play(ann, table), play(bob, table), watch(bob, table))
            assert kinds[:2] == ["welcome", "snapshot"]
            assert "ping" not in kinds
            assert kinds[-1] == "update"

    asyncio.run(meet())


def test_what_the_server_refuses_is_an_exception_with_its_sentence_and_code(server: Running) -> None:
    with Client(server.url) as client:
        with pytest.raises(Refused, match="status 401") as nobody:
            client.me()
        assert nobody.value.code == "nobody"
        client.become_guest()
        with pytest.raises(Refused) as refused:
            client.open_table("cartagena", ["me", "open"], option={})
        assert (refused.value.code, refused.value.facts["meant"]) == ("unknown-field", "options")


def test_a_request_is_tried_again_when_the_server_says_so_and_not_for_ever() -> None:
    assert wait_of(429, "3", tried=1) == 3
    assert wait_of(503, None, tried=1) == 1
    assert wait_of(429, "9999", tried=1) == 30
    assert wait_of(429, "3", tried=5) is None
    assert wait_of(400, None, tried=1) is None


def test_the_example_bot_goes_on_where_it_was_stopped(server: Running) -> None:
    ann = Player(server, "Ann")
    token = ann.post("/me/tokens", name="bot", scopes=["read", "play", "tables"])["secret"]
    table = ann.open_table("open", "random")
    command = [sys.executable, str(EXAMPLE), server.url, table]
    bot = subprocess.Popen(command, env=os.environ | {"ESCAPADE_TOKEN": token})
    while not ann.get(f"/tables/{table}")["yours"]:
        time.sleep(0.05)
    ann.post(f"/tables/{table}/start")
    while ann.get(f"/tables/{table}")["version"] < 8:
        time.sleep(0.05)
    bot.kill()
    bot.wait()
    stopped = ann.get(f"/tables/{table}")["version"]
    assert subprocess.run(command, env=os.environ | {"ESCAPADE_TOKEN": token}, timeout=120, check=False).returncode == 0
    after = ann.get(f"/tables/{table}")
    assert after["table"]["status"] == "over"
    assert after["version"] > stopped


def test_whoever_lacks_the_packages_is_told_which_extra_brings_them() -> None:
    code = "import sys; sys.modules['httpx'] = None; import escapade.client"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False).stderr
    assert "The client needs httpx, which is not installed; try: pip install 'escapade[client]'" in said
