"""Games recorded before a change play out the same after it, byte for byte. To add games: python -m tests.old_games."""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING, Any

import pytest

from escapade import records
from escapade.engine import seeded
from escapade.games import GAMES
from escapade.games.cartagena.setup import DEMANDS as CARTAGENA_DEMANDS
from escapade.games.dig.setup import DEMANDS as DIG_DEMANDS
from escapade.match import Match
from tests.old_games.__main__ import Recorder
from tests.old_games.coverage import (
    NEVER,
    classes,
    classes_in,
    lacking_classes,
    lacking_pairs,
    pairs_in,
    possible_pairs,
)
from tests.old_games.files import FILES, OldGame, all_games, games_in, name_of, path_of, write
from tests.old_games.players import LEVEL_3

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from escapade.game import Game

each_file = pytest.mark.parametrize("path", FILES, ids=name_of)
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)

WHAT_TO_DO = "If the rules were meant to change, see 'Change the rules' in CONTRIBUTING.md."
MOST_BYTES = 500_000  # of one file
MOST_BYTES_IN_ALL = 1_500_000


def games_of(game: Game) -> list[OldGame]:
    """Return the games of one game, under whatever rules they were played."""
    return [old for old in all_games() if old.game is game]


def events(game: Game, name: str) -> Iterator[dict[str, Any]]:  # Any: JSON
    """Return every event of this name in the games of one game."""
    moves = chain.from_iterable(old.moves() for old in games_of(game))
    return (event for move in moves for event in move["events"] if event["event"] == name)


# They hold


@each_file
def test_an_old_game_dealt_and_played_again_gives_the_same_bytes(path: Path) -> None:
    for old in games_in(path):
        verify(old)


def verify(old: OldGame) -> None:
    try:
        records.verify(old.lines, old.first)
    except records.Broken as broken:
        pytest.fail(f"{old}: {broken}. {WHAT_TO_DO}", pytrace=False)


@each_file
def test_an_old_game_can_be_watched_from_its_events_alone_under_whatever_rules_it_was_played(path: Path) -> None:
    for old in games_in(path):
        rules = "" if old.rules == old.game.rules else f" rules={old.rules}"
        state = old.game.read_position(old.read(1)["deal"] + rules, seeded(0))
        for move in old.moves():
            for facts in move["events"]:
                name = facts.pop("event")
                old.game.read_event(name, facts).land(state)
        assert list(state.winners()) == old.end["end"].get("winners", []), str(old)


SEEN = "players=cell-block:signet-ring:background=embezzler;cell-block:?3;cell-block:?2"


@pytest.mark.parametrize(
    ("seed", "backgrounds", "roll"),
    [("a", ["knifeman", "godparent"], 4), ("b", ["getaway-driver", "smuggler"], 1)],
)
def test_what_is_hidden_in_a_position_is_dealt_by_the_seed_as_it_always_was(
    seed: str, backgrounds: list[str], roll: int
) -> None:
    match = Match("dig", position=SEEN, seed=seed)
    assert re.findall(r"background=([a-z-]+)", match.position())[1:] == backgrounds
    assert f'"Rolled","seat":0,"number":{roll}' in match.play("move").line


def test_a_game_played_under_rules_nobody_knows_is_refused_in_a_sentence() -> None:
    now = all_games()[0]
    header = now.lines[0].replace(f'"{now.rules}"', '"older-1"')
    with pytest.raises(records.Broken, match=f"played under the rules older-1; these are {now.game.rules}"):
        records.verify([header, *now.lines[1:]])


@each_file
def test_a_file_lies_in_the_folder_of_its_rules(path: Path) -> None:
    assert {old.rules for old in games_in(path)} == {path.parent.name}


# They cover everything


@each_game
def test_every_class_of_actions_and_events_occurs_three_times(game: Game) -> None:
    missing = list(lacking_classes(game, games_of(game)))
    assert not missing, "\n".join(missing)


@each_game
def test_a_class_without_a_game_is_named_in_a_sentence(game: Game) -> None:
    found = list(lacking_classes(game, []))
    assert len(found) == len(classes(game)) - len(NEVER.get(game.name, {}))
    assert f"The event Won of {game.name} occurs 0 times in its old games, not 3 times." in found


def test_a_base_class_of_events_needs_no_game_but_one_that_happens_itself_does() -> None:
    names = classes(GAMES["cartagena"])
    assert {"event Moved", "event Pushed", "action Advance"} <= names
    assert not {"event CardEvent", "action Move", "action CardMove"} & names


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game in NEVER for kind in NEVER[game]])
def test_a_class_said_never_to_occur_exists_and_does_not_occur(game: str, kind: str) -> None:
    assert kind in classes(GAMES[game])
    assert not any(classes_in(old)[kind] for old in games_of(GAMES[game]))


@each_game
def test_every_two_options_that_go_together_are_played_together(game: Game) -> None:
    missing = list(lacking_pairs(game, games_of(game)))
    assert not missing, "\n".join(missing)


@each_game
def test_two_options_without_a_game_are_named_in_a_sentence(game: Game) -> None:
    assert len(list(lacking_pairs(game, []))) == len(possible_pairs(game))


@each_game
def test_what_is_possible_together_contains_all_that_was_played_together(game: Game) -> None:
    assert set(pairs_in(games_of(game))) <= possible_pairs(game)


def test_300_games_are_kept_and_half_of_them_are_played_by_level_3_bots() -> None:
    games = list(chain.from_iterable(games_of(game) for game in GAMES.values()))
    by_level_3 = [old for old in games if old.bots == {LEVEL_3}]
    assert len(games) >= 300
    assert 2 * len(by_level_3) >= len(games)


def test_every_monster_is_met_by_every_number_of_players_in_every_mode() -> None:
    met = {(old.options["monster"], old.options["mode"], old.players) for old in games_of(GAMES["outrun"])}
    assert len(met) == 4 * 3 * 5


def test_every_interference_card_is_played_three_times() -> None:
    played = Counter(event["card"] for event in events(GAMES["outrun"], "Played"))
    assert [card for card in range(26) if played[card] < 3] == []


def test_every_gang_card_is_taken_three_times() -> None:
    dig = GAMES["dig"]
    taken = Counter(event["number"] for name in ("Joined", "Kept") for event in events(dig, name))
    assert [card for card in range(6 * 4) if taken[card] < 3] == []


def test_every_background_is_revealed_three_times() -> None:
    revealed = Counter(event["number"] for event in events(GAMES["dig"], "Revealed"))
    assert [background for background in range(18) if revealed[background] < 3] == []


@pytest.mark.parametrize(("game", "demands"), [("cartagena", CARTAGENA_DEMANDS), ("dig", DIG_DEMANDS)])
def test_every_question_is_asked(game: str, demands: dict[str, type[object]]) -> None:
    asked = {event["demand"] for event in events(GAMES[game], "Asked")}
    assert sorted(set(demands) - asked) == []


@each_game
def test_some_games_are_played_with_corrected_data(game: Game) -> None:
    assert any("data" in old.header for old in games_of(game))


# They are kept


def test_the_files_stay_small() -> None:
    sizes = {name_of(path): path.stat().st_size for path in FILES}
    assert {name: size for name, size in sizes.items() if size > MOST_BYTES} == {}
    assert sum(sizes.values()) < MOST_BYTES_IN_ALL


def test_a_file_is_never_written_again(tmp_path: Path) -> None:
    path = tmp_path / "rules-1" / "name.jsonl.xz"
    write(path, [["{}"]])
    with pytest.raises(FileExistsError):
        write(path, [["{}"]])


@each_game
def test_a_newly_recorded_game_verifies_and_reads_back_as_it_was_written(game: Game, tmp_path: Path) -> None:
    recorder = Recorder(game, {}, None, "test")
    played = [candidate.lines for n in range(3) if (candidate := recorder.play(f"test.{n}"))]
    path = tmp_path / path_of(game.rules, "new").name
    write(path, played)
    assert [list(old.lines) for old in games_in(path)] == played
    for old in games_in(path):
        verify(old)
