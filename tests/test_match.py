"""Sentences about a match: what playing returns, going back, copies, positions, records, and what is wrong to ask."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import escapade
from escapade import GAMES, Match, Refused, bots, game_named, records, seeded, suggest
from escapade.engine import playout
from tests.tables import decide

if TYPE_CHECKING:
    from collections.abc import Callable

TOKENS: dict[str, object] = {"tokens": {"empty": 2, "one": 2, "two": 2, "three": 1, "snake": 1}}
WON = "path=phdsbk.shpkbd.bphsdk.pkdhsb.spbkdh.dsbpkh crews=37.37.37.37.37.37:-;0.0.0.0.0.0:- turn=1 won=1"
# Corrected data, by game: of somebody who owns the box.
CORRECTED: dict[str, tuple[dict[str, str], dict[str, object]]] = {
    "cartagena": ({"edition": "escape", "tricks": "yes"}, TOKENS),
    "outrun": ({}, {"rooms": 7, "symbols": ["left", "right", "up", "down", "a door", "a gate", "a hole", "a key"]}),
    "dig": ({}, {"limits": {"hand": 5}}),
}


def played(game: str, moves: int = 40, **options: Any) -> Match:  # noqa: ANN401 - what a match takes
    """Play some moves at random."""
    match, luck = Match(game, 3, seed=3, **options), seeded(f"moves of {game}")
    while not match.over and match.played < moves:
        seat, action = decide(match.state, luck)
        match.play(action, seat)
    return match


# What playing returns


@pytest.mark.parametrize("game", GAMES)
def test_playing_a_move_returns_all_there_is_to_tell_and_to_store(game: str) -> None:
    luck = seeded(f"outcomes of {game}")
    match = Match(game, 3, seed=3)
    twin = Match(game, 3, seed=3, keep=False)
    for _ in range(40):
        seat, action = decide(match.state, luck)
        text = match.game.write_action(match.state, action)
        outcome = match.play(text, seat)
        assert (outcome.seat, outcome.text, outcome.line) == (seat, text, match.record[-1])
        assert list(outcome) == outcome.events == match.history[-len(outcome) :]
        assert match.moves[-1] is outcome
        assert list(outcome.seen) == [0, 1, 2, None]
        assert twin.play(text, seat).line == outcome.line
    assert len(match.record) == 42
    assert (twin.played, twin.moves, len(twin.record)) == (40, [], 2)


def test_a_drawn_card_is_seen_by_whoever_drew_it() -> None:
    match = Match("cartagena", 2, seed=7)
    match.play("0h")
    match.play("0h")
    outcome = match.play("10<")
    written = {watcher: [match.game.write_event(event) for event in seen] for watcher, seen in outcome.seen.items()}
    assert {watcher: story[1] for watcher, story in written.items()} == {
        0: {"seat": 0, "card": 0},
        1: {"seat": 0, "card": None},
        None: {"seat": 0, "card": None},
    }
    assert match.tell(outcome, seat=0)[-1] == "Seat 1 draws a skull."
    assert match.tell(outcome)[-1] == "Seat 1 draws a card."


def test_a_player_may_do_what_they_like_to_a_view() -> None:
    match, twin = played("dig"), played("dig")
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        table = match.game.imagine(view, seeded(1))
        view.copy_from(table)
        view.luck = seeded(2)
        playout(view, seeded(3), 50)
    seat, action = decide(match.state, seeded("next"))
    assert match.play(action, seat) == twin.play(action, seat)
    assert match.position() == twin.position()
    assert [repr(match.view(seat)) for seat in (None, 0, 1, 2)] == [repr(twin.view(seat)) for seat in (None, 0, 1, 2)]


# Going back, and copies


@pytest.mark.parametrize("game", GAMES)
def test_undoing_and_playing_again_comes_to_the_same(game: str) -> None:
    match, whole = played(game), played(game)
    undone = [match.undo() for _ in range(25)]
    early = played(game, match.played)
    assert (match.record, match.position()) == (early.record, early.position())
    assert [repr(match.view(seat)) for seat in (0, 1, 2, None)] == [repr(early.view(seat)) for seat in (0, 1, 2, None)]
    for outcome in reversed(undone):
        assert match.play(outcome.text, outcome.seat) == outcome
    assert (match.record, match.position()) == (whole.record, whole.position())
    while match.moves:
        match.undo()
    assert match.record == Match(game, 3, seed=3).record


def pickled(match: Match) -> Match:
    """Pickle a match and read it back."""
    again: Match = pickle.loads(pickle.dumps(match))  # noqa: S301 - it is ours
    return again


@pytest.mark.parametrize("copied", [Match.copy, copy.copy, copy.deepcopy, pickled])
@pytest.mark.parametrize("game", GAMES)
def test_a_copied_match_goes_its_own_way(game: str, copied: Callable[[Match], Match]) -> None:
    match = played(game)
    twin, luck, other = copied(match), seeded("way"), seeded("way")
    assert repr(twin) == repr(match)
    for _ in range(6):
        if match.over:
            break
        before = match.record
        seat, action = decide(twin.state, luck)
        outcome = twin.play(action, seat)
        assert match.record == before
        seat, action = decide(match.state, other)
        assert match.play(action, seat) == outcome
    twin.undo()
    twin.undo()
    assert match.played == twin.played + 2


# Positions and records


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_from_a_position(game: str) -> None:
    match = played(game)
    again = Match(game, position=match.position(), names=["Ann", "Bo", "Cy"])
    assert (again.position(), again.players, again.options) == (match.position(), 3, match.options)
    luck = seeded("on")
    while not again.over and again.played < 10:
        seat, action = decide(again.state, luck)
        again.play(action, seat)
    assert records.verify(again.end()).position() == again.position()


def test_what_lies_face_down_in_a_position_is_dealt_by_the_seed() -> None:
    seen = repr(played("cartagena").view(0)).removeprefix("<cartagena ").removesuffix(">")
    one, same, other = (Match("cartagena", position=seen, seed=seed) for seed in (1, 1, 2))
    assert "?" in seen
    assert "?" not in one.position()
    assert one.position() == same.position() != other.position()
    assert records.verify(one.end()).position() == one.position()


@pytest.mark.parametrize("game", GAMES)
def test_a_position_keeps_corrected_data(game: str) -> None:
    options, data = CORRECTED[game]
    match = Match(game, 2, options, seed=5, data=data)
    playout(match.state, seeded(1), 5)
    again = Match(game, position=match.position())
    assert again.data == data
    assert again.position() == match.position()
    assert game_named(game).write_position(again.view(0)).endswith(match.position().partition(" data=")[2])
    beside = match.position().partition(" data=")[0]
    assert Match(game, position=beside, data=data).position() == match.position()
    with pytest.raises(ValueError, match="other corrected data than those given"):
        Match(game, position=match.position(), data={"x": 1})


def test_a_record_holds_corrected_data_once() -> None:
    match = Match("cartagena", 2, {"edition": "escape", "tricks": "yes"}, seed=1, data=TOKENS)
    assert '"data"' in match.record[0]
    assert "data" not in match.record[1]
    assert records.verify(match.end()).data == TOKENS


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_gone_through_move_by_move(game: str) -> None:
    match = played(game)
    lines = match.end("enough")
    steps = [(step.played, step.position()) for step in records.replay(lines)]
    assert [number for number, _ in steps] == list(range(41))
    assert Match.from_record(lines).position() == match.position() == steps[-1][1]
    middle = Match.from_record(lines, moves=20)
    assert (20, middle.position()) == steps[20]
    assert middle.play(match.moves[20].text, match.moves[20].seat) == match.moves[20]
    with pytest.raises(ValueError, match="the record has 40 moves, not 99"):
        Match.from_record(lines, moves=99)
    with pytest.raises(records.Broken, match="line 6"):
        Match.from_record([*lines[:5], lines[5].replace("}]", "},{}]"), *lines[6:]])


# The end


@pytest.mark.parametrize("game", GAMES)
def test_at_the_end_winners_come_first_and_the_others_by_what_they_reached(game: str) -> None:
    match = Match(game, 3, seed=8, names=["Ann", "Bo", "Cy"])
    while not match.over:
        match.play(suggest(match, "greedy"))
    [first, *others] = match.ranking
    assert first == match.winners
    scores = [{match.scores[seat] for seat in place} for place in others]
    assert all(len(found) == 1 for found in scores)
    assert scores == sorted(scores, key=max, reverse=True)
    assert sorted(seat for place in match.ranking for seat in place) == [0, 1, 2]
    assert repr(match).endswith(" won>")
    assert records.verify(match.end()).ranking == match.ranking


def test_bots_suggest_the_same_move_again() -> None:
    match = played("cartagena")
    assert suggest(match, "fox") == suggest(match, "fox")
    assert suggest(match, bots.Greedy()) in match.legal()
    with pytest.raises(ValueError, match="'wolf' is not a bot; bots: hare, magpie"):
        suggest(match, "wolf")


# What is wrong to ask

WRONG: dict[str, tuple[Callable[[], object], type[Exception], str]] = {
    "a game nobody knows": (lambda: Match("chess"), ValueError, "'chess' is not a game; games: cartagena"),
    "too few names": (
        lambda: Match("cartagena", 2, names=["A"]), ValueError, "2 players need 2 names, not 1: A",
    ),
    "too many names": (
        lambda: Match("cartagena", 2, names=["A", "B", "C"]), ValueError, "2 players need 2 names, not 3: A, B, C",
    ),
    "no names at all": (lambda: Match("cartagena", 2, names=[]), ValueError, "2 players need 2 names, not 0"),
    "names in one text": (
        lambda: Match("cartagena", 2, names="AB"), TypeError, "names should be a list of texts, not 'AB'",
    ),
    "names that are numbers": (
        lambda: Match("cartagena", 2, names=[1, 2]),  # type: ignore[list-item]  # wrong on purpose
        TypeError, "names should be a list of texts, not [1, 2]",
    ),
    "too many players": (lambda: Match("cartagena", 9), ValueError, "Cartagena is for 2 to 5 players, not 9 (C0)"),
    "players in words": (
        lambda: Match("cartagena", "two"),  # type: ignore[arg-type]  # wrong on purpose
        TypeError, "the number of players should be a number, not 'two'",
    ),
    "an option nobody knows": (
        lambda: Match("outrun", 2, {"speed": "fast"}), ValueError,
        "'speed' is not an option of this game; its options: monster, boards, mode",
    ),
    "a value nobody knows": (
        lambda: Match("outrun", 2, {"monster": "bat"}), ValueError,
        "monster is one of vampire, bear, zombie, dragon, not 'bat'",
    ),
    "a seed that is no number": (
        lambda: Match("cartagena", seed=1.5),  # type: ignore[arg-type]  # wrong on purpose
        TypeError, "a seed should be a number or a text, not 1.5",
    ),
    "data nobody can correct": (
        lambda: Match("cartagena", data={"hat": 1}), ValueError,
        "'hat' cannot be corrected; what can: tunnel, jungle, tokens",
    ),
    "a seat behind the last": (
        lambda: Match("cartagena").view(2), ValueError,
        "there is no seat 2 in a match of 2: seats are 0 to 1, None is a spectator",
    ),
    "a seat before the first": (
        lambda: Match("cartagena").view(-1), ValueError,
        "there is no seat -1 in a match of 2: seats are 0 to 1, None is a spectator",
    ),
    "legal moves of nobody": (
        lambda: Match("cartagena").legal(5), ValueError,
        "there is no seat 5 in a match of 2: seats are 0 to 1, None is a spectator",
    ),
    "a move of nobody": (
        lambda: Match("cartagena").play("0h", 7), ValueError,
        "there is no seat 7 in a match of 2: seats are 0 to 1, None is a spectator",
    ),
    "a seat by name": (
        lambda: Match("cartagena").why_not("0h", "Ann"),  # type: ignore[arg-type]  # wrong on purpose
        ValueError, "there is no seat 'Ann' in a match of 2: seats are 0 to 1, None is a spectator",
    ),
    "a move that is no text": (
        lambda: Match("cartagena").play(5),  # type: ignore[arg-type]  # wrong on purpose
        TypeError, "a move is a text as `legal` lists it, or an action, not 5",
    ),
    "a text that is no move": (
        lambda: Match("cartagena", seed=7).play("e4"), ValueError, "'e4' is not a move; legal here: 0s 0k 0b 0h",
    ),
    "a move of another game": (
        lambda: Match("cartagena").play(Match("dig").state.action(0)), ValueError,
        "Stop is a move of dig, not of cartagena",
    ),
    "a move against the rules": (
        lambda: Match("cartagena", seed=7).play("0d"), Refused, "You do not have a dagger (C2.1)",
    ),
    "a position with players": (
        lambda: Match("cartagena", 2, position="x"), ValueError,
        "a position says itself how many play and what is agreed: leave players and options out",
    ),
    "a position that is none": (
        lambda: Match("cartagena", position="here"), ValueError,
        "'here' is not a field of a position: it should read name=value",
    ),
    "a position with data that are none": (
        lambda: Match("cartagena", position="data=3"), ValueError,
        "'data' of a position should be corrected data as JSON, not '3'",
    ),
    "undoing nothing": (lambda: Match("cartagena").undo(), ValueError, "there is no move to take back"),
    "undoing what was not kept": (
        lambda: Match("cartagena", keep=False).undo(), ValueError, "this match remembers no moves",
    ),
    "a record without lines": (
        lambda: Match.from_record([]), records.Broken,
        "there is no record at line 1: it needs a header, a deal and an end",
    ),
    "a game that is no text": (
        lambda: Match(None),  # type: ignore[arg-type]  # wrong on purpose
        TypeError, "a game should be a text, not None",
    ),
    "options in a list": (
        lambda: Match("cartagena", options=["edition"]),  # type: ignore[arg-type]  # wrong on purpose
        TypeError, "options should be values by name, such as a dict, not ['edition']",
    ),
    "an option without a name": (
        lambda: Match("cartagena", options={1: 2}),  # type: ignore[dict-item]  # wrong on purpose
        ValueError, "'1' is not an option of this game; its options: edition",
    ),
    "data in a text": (
        lambda: Match("cartagena", data="box.toml"),  # type: ignore[arg-type]  # wrong on purpose
        TypeError, "data should be values by name, such as a dict, not 'box.toml'",
    ),
    "a position that is no text": (
        lambda: Match("cartagena", position=Match("cartagena").state),  # type: ignore[arg-type]  # wrong on purpose
        TypeError, "a position should be a text, not <cartagena path=",
    ),
    "rules that are no text": (
        lambda: Match("cartagena", rules=1),  # type: ignore[arg-type]  # wrong on purpose
        TypeError, "a version of the rules should be a text, not 1",
    ),
    "a salt that is no text": (
        lambda: Match("cartagena", salt=b"x"),  # type: ignore[arg-type]  # wrong on purpose
        TypeError, "a salt should be a text, not b'x'",
    ),
    "names that are a number": (
        lambda: Match("cartagena", names=2),  # type: ignore[arg-type]  # wrong on purpose
        TypeError, "names should be a list of texts, not 2",
    ),
    "a reason that is no text": (
        lambda: Match("cartagena").end(b"x"),  # type: ignore[arg-type]  # wrong on purpose
        TypeError, "a reason should be a text, not b'x'",
    ),
    "what did not happen": (
        lambda: Match("cartagena").tell("0h"),  # type: ignore[arg-type]  # wrong on purpose
        TypeError, "an outcome is what `play` returns, not '0h'",
    ),
    "a language nobody speaks here": (
        lambda: (match := Match("cartagena", seed=7)).tell(match.play("0h"), 0, "xx"), ValueError,
        "'xx' is not a language; languages: en, de",
    ),
    "a record by its file name": (
        lambda: Match.from_record("game.jsonl"), TypeError,
        "a record is given by its lines, such as an open file, not by 'game.jsonl'",
    ),
    "a record by its path": (
        lambda: records.verify(Path("game.jsonl")),  # type: ignore[arg-type]  # wrong on purpose
        TypeError, "a record is given by its lines, such as an open file, not by PosixPath('game.jsonl')",
    ),
    "a record in bytes": (
        lambda: records.verify([b"{}"]),  # type: ignore[list-item]  # wrong on purpose
        TypeError, "a line of a record should be a text, not b'{}'",
    ),
    "many games by their file name": (
        lambda: list(records.games("many.jsonl")), TypeError,
        "a record is given by its lines, such as an open file, not by 'many.jsonl'",
    ),
    "a bot nobody knows": (
        lambda: suggest(Match("dig"), "wolf"), ValueError,
        "'wolf' is not a bot; bots: hare, magpie, fox, raven, owl, random, greedy",
    ),
    "advice for who is not asked": (
        lambda: suggest(Match("cartagena", 2, {"first": "1"}), "fox", seat=1), ValueError,
        "seat 1 has nothing to decide now; to act: 0",
    ),
    "advice after the end": (
        lambda: suggest(Match("cartagena", position=WON), "fox"), ValueError,
        "seat 0 has nothing to decide now; to act: nobody, the game is over",
    ),
    "a name the package has not": (
        lambda: escapade.Game2,  # type: ignore[attr-defined]  # wrong on purpose
        AttributeError, f"module 'escapade' has no attribute 'Game2'; it offers {', '.join(escapade.__all__)}",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("ask", "kind", "says"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_to_ask_is_answered_in_a_sentence(
    ask: Callable[[], object], kind: type[Exception], says: str
) -> None:
    with pytest.raises(kind) as answer:
        ask()
    assert str(answer.value).startswith(says)


# The package


def test_everything_the_package_offers_is_there() -> None:
    for name in escapade.__all__:
        assert getattr(escapade, name) is not None, name
        assert name in dir(escapade)
