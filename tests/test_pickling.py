"""Sentences about copies: whatever is pickled or copied goes on exactly like what it was made from."""

from __future__ import annotations

import copy
import os
import pickle
import random
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from escapade import COMPILED, bot_named
from escapade.engine import Luck, Refusal, Refused, ScriptedLuck, seeded
from escapade.games import GAMES, game_named
from escapade.match import Match
from escapade.messages import Message, Player
from escapade.options import Disagreement
from escapade.pickling import attributes
from tests.server.test_whole_games import any_options
from tests.tables import Watched, decide

if TYPE_CHECKING:
    from collections.abc import Callable

    from escapade.engine import State

ROOT = Path(__file__).parents[1]
POSITIONS = int(os.environ.get("ESCAPADE_POSITIONS", "150" if COMPILED else "40"))  # of each game; 5,000 in a long run
AHEAD = 5  # moves that a copy is played on
LONGEST = 400  # moves of a game
SHARED = {"board", "rulebook"}  # made from what was agreed, and never changed


def pickled(thing: Any) -> Any:  # noqa: ANN401 - gives the same back
    """Pickle something and read it back."""
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 - it is ours


COPIES: dict[str, Callable[[Any], Any]] = {  # Any: a table and its views
    "pickle": pickled,
    "deepcopy": copy.deepcopy,
}


@pytest.mark.parametrize("copied", COPIES.values(), ids=COPIES)
@pytest.mark.parametrize("game", GAMES)
def test_a_copied_table_and_its_views_have_the_same_future(game: str, copied: Callable[[Any], Any]) -> None:
    chance, found = random.Random(game), 0
    while found < POSITIONS:
        rules = game_named(game)
        players = chance.choice(rules.seats)
        state = rules.deal(any_options(rules, players, chance), players, seeded(chance.random().hex()))
        table, luck = Watched(rules, state), seeded(chance.random().hex())
        for _ in range(LONGEST):
            if found == POSITIONS or table.state.game_over():
                break
            if chance.random() < 0.2:
                found += 1
                check_copy(table, copied, luck)
            table.play(*decide(table.state, luck))


def check_copy(table: Watched, copied: Callable[[Any], Any], luck: Luck) -> None:
    """Compare a copy with what it was made from, then play on with it."""
    twin, future = Watched.__new__(Watched), luck.fork()
    twin.game, twin.watchers = table.game, table.watchers
    twin.state, twin.views = copied((table.state, table.views))
    original = Watched.__new__(Watched)
    original.game, original.watchers, original.state = table.game, table.watchers, table.state.fork()
    original.views = {watcher: view.fork() for watcher, view in table.views.items()}
    assert everything(twin) == everything(original)
    for _ in range(AHEAD):
        if not original.state.game_over():
            seat, action = decide(original.state, future)
            assert twin.play(seat, copied(action)) == original.play(seat, action)
    assert everything(twin) == everything(original)


def everything(table: Watched) -> list[object]:
    """Write down all there is to know of a table and its views, and a table that each could be."""
    imagined = [table.game.imagine(view, seeded("imagined")) for view in table.views.values()]
    tables = [table.state, *table.views.values(), *imagined]
    return [*map(table.game.write_position, tables), *map(contents, tables)]


def contents(part: object) -> object:
    """Write down a part of a table, attribute by attribute."""
    if part is None or isinstance(part, int | str | bytes):
        return part
    if hasattr(part, "__len__") and hasattr(part, "__iter__"):
        return [contents(one) for one in part]
    inside = attributes(part)
    return type(part).__name__, {name: contents(value) for name, value in inside.items() if name not in SHARED}


def test_a_copy_of_a_table_is_a_table_of_its_own() -> None:
    match = Match("cartagena", 2, seed=7)
    before = match.game.write_position(match.state)
    for twin in (copy.copy(match.state), copy.deepcopy(match.state), pickled(match.state)):
        twin.play(0, twin.legal(0)[0])
    assert match.game.write_position(match.state) == before


def test_corrected_data_are_pickled_too() -> None:
    data: dict[str, object] = {"tokens": {"empty": 2, "one": 2, "two": 2, "three": 1, "snake": 1}}
    match = Match("cartagena", 2, {"edition": "escape", "tricks": "yes"}, seed=1, data=data)
    twin = pickled(match.state)
    assert contents(twin.board.printed.corrections) == contents(data)
    assert twin.rulebook.tokens == match.state.rulebook.tokens  # type: ignore[attr-defined]  # Cartagena's own


@pytest.mark.parametrize("game", GAMES)
def test_every_action_of_a_list_is_found_again_by_its_code(game: str) -> None:
    state = Match(game, 2, seed=1).state
    code = 0
    while True:
        try:
            action = state.action(code)
        except IndexError:
            break
        assert pickled(action) is action
        assert copy.deepcopy(action) is action
        code += 1
    assert code > 10


def test_a_table_of_a_game_of_another_package_is_pickled_by_what_its_constructor_takes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(ROOT / "examples/ropeladder")
    rules = import_module("ropeladder").GAME
    table, luck = Watched(rules, rules.deal(rules.check({}, 3), 3, seeded(1))), seeded(2)
    for _ in range(12):
        for copied in COPIES.values():
            check_copy(table, copied, luck)
        table.play(*decide(table.state, luck))


@pytest.mark.parametrize("name", ["hare", "fox", "random"])
def test_a_pickled_bot_plays_alike(name: str) -> None:
    match, bot = Match("cartagena", 3, seed=1), bot_named(name)
    seat, twin = match.to_act[0], pickled(bot)
    view = match.view(seat)
    assert twin.name == name
    for seed in range(5):
        first = bot.choose(match.game, view, seat, seeded(seed))
        assert twin.choose(match.game, view, seat, seeded(seed)) is first


@pytest.mark.parametrize("luck", [seeded("x"), ScriptedLuck([3, 1, 4])], ids=["seeded", "script"])
@pytest.mark.parametrize("copied", [*COPIES.values(), copy.copy], ids=[*COPIES, "copy"])
def test_copied_luck_goes_on_alike(luck: Luck, copied: Callable[[Any], Any]) -> None:
    luck = luck.fork()
    luck.below(6)
    twin = copied(luck)
    assert [twin.below(6), twin.below(6)] == [luck.below(6), luck.below(6)]


def test_a_view_has_no_luck_after_pickling_either() -> None:
    view = pickled(Match("dig", 3, seed=1).view(0))
    with pytest.raises(ValueError, match="a view cannot draw cards"):
        view.luck.below(6)


def test_a_refusal_is_pickled_with_its_rule_and_its_facts() -> None:
    match = Match("cartagena", 2, seed=7)
    with pytest.raises(Refused) as caught:
        match.play("12h")
    again = pickled(caught.value)
    assert type(again) is Refused
    assert str(again) == str(caught.value)
    assert again.refusal.rule == caught.value.refusal.rule
    assert again.refusal.facts == caught.value.refusal.facts
    told = Refusal("C1", "code", who=Player(1), what=Message("card"))
    assert pickled(told).facts == told.facts


def test_a_disagreement_is_pickled_with_its_code_and_its_facts() -> None:
    with pytest.raises(Disagreement) as caught:
        Match("cartagena", 9)
    again = copy.deepcopy(pickled(caught.value))
    assert type(again) is Disagreement
    assert (str(again), again.code, again.facts) == (str(caught.value), caught.value.code, caught.value.facts)


def refused(state: State) -> None:
    """Play what is refused, in another process."""
    state.play(1, state.legal(0)[0])


def test_a_refusal_in_a_pool_of_processes_reaches_whoever_asked() -> None:
    state = Match("cartagena", 2, {"first": "1"}, seed=7).state
    with get_context("spawn").Pool(1) as pool, pytest.raises(Refused, match=r"C0\.4"):
        pool.map_async(refused, [state]).get(timeout=120)
