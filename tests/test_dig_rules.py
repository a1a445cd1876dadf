"""Sentences about Dig Your Way Out that no single ruling can say."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

from escapade import engine, records
from escapade.engine import seeded
from escapade.games import GAMES
from escapade.games.dig.gangs.gang import NO_GANG
from escapade.games.dig.setup import CATALOGUE
from escapade.match import Match
from escapade.rules_text import rules_text
from escapade.ruling_file import Ruling, read
from escapade.rulings import files
from tests.tables import Watched, decide, seen, written

if TYPE_CHECKING:
    from escapade.games.dig.state import State

ROOT = Path(__file__).parent.parent
RULINGS = [ruling for file in files(ROOT / "rulings/dig") for ruling in read(file)]
DIG = GAMES["dig"]


def rules() -> set[str]:
    """Name every rule; D0 and D3 have rulings about the whole section."""
    return {*rules_text("dig").paragraphs(), "D0", "D3"}


def said(ruling: Ruling) -> str:
    return f"{ruling.says} {ruling.told}".lower()


def test_every_rule_has_a_ruling() -> None:
    assert sorted(rules() - {rule for ruling in RULINGS for rule in ruling.rules}) == []


def test_every_ruling_is_about_a_rule_there_is() -> None:
    assert sorted({rule for ruling in RULINGS for rule in ruling.rules} - rules()) == []


def test_the_list_of_rules_is_whole() -> None:
    numbered = Counter(rule.split(".")[0] for rule in rules() if "." in rule)
    assert numbered == {"D0": 5, "D1": 2, "D2": 2, "D3": 7, "D4": 1, "D5": 1, "D6": 5, "D7": 7, "D12": 33}


def test_every_gang_card_has_a_ruling() -> None:
    cards = [card.key() for card in dealt().rulebook.gang_cards if card.number != NO_GANG]
    named = " ".join(said(ruling) for ruling in RULINGS)
    assert [card for card in cards if f"{card[:-1]} {card[-1]}" not in named] == []


def test_every_background_has_rulings_with_and_without_its_gang() -> None:
    for card in list(dealt().rulebook.backgrounds)[:-1]:
        about = [ruling for ruling in RULINGS if ruling.says.lower().startswith(card.key().replace("-", " "))]
        member = f"of the {card.gang_name()}"
        assert any(member in ruling.says.lower() for ruling in about), card.key()
        assert any(member not in ruling.says.lower() for ruling in about), card.key()


def test_every_action_card_has_a_ruling() -> None:
    for move in CATALOGUE:
        words = move.text().split(" ")
        if words[0] == "play":
            assert any(f"play {words[1]}" in said(ruling) for ruling in RULINGS), words[1]


def dealt(players: int = 2, **options: str) -> State:
    return cast("State", DIG.deal(DIG.check(options, players), players, seeded(1)))


# What a clock answers


@pytest.mark.parametrize("seed", range(12))
def test_a_clock_can_answer_for_everybody_at_any_time(seed: int) -> None:
    options = {"michel": "michel", "teams": "yes"} if seed % 2 else {}
    state, luck = DIG.deal(DIG.check(options, 4), 4, seeded(seed)), seeded(f"clock {seed}")
    for _ in range(400):
        if state.game_over():
            break
        for seat in state.to_act():
            default = state.default_action(seat)
            assert default is not None
            assert state.refusal(seat, default) is None
        engine.playout(state, luck, 1)


def test_the_clock_alone_ends_turns_and_does_nothing_else() -> None:
    state = dealt(3)
    for _ in range(9):
        default = state.default_action(state.acting())
        assert default is not None
        state.play(state.acting(), default)
    assert state.turns == 10
    assert [int(state.hand(seat).size()) for seat in range(3)] == [3, 3, 3]


EXTORTED = "players=showers:knife:background=miner;showers:pick,knife:background=fence"
RIOT = "players=showers:riot:background=miner;showers:-:background=informant,revealed=yes"
SALE = "players=recreation:drugs:background=miner;recreation:-:background=embezzler"
MICHEL = (
    "michel=michel players=cafeteria:pick,shovel:revealed=yes;cafeteria:-:revealed=yes micheldeck=knife+pick+shovel"
)
TEAMS = "teams=yes players=cell-block:pick;block-b:-;cell-block:spoon;block-b:-"


@pytest.mark.parametrize(
    ("position", "luck", "moves", "answer"),
    [
        (EXTORTED, [], ["extort:2:pick:knife"], "pass"),
        (RIOT, [3, 3], ["play:riot"], "recreation"),
        (SALE, [], ["sell:drugs", "pass"], "pass"),
        (MICHEL, [0], ["cautious:showers", "pass"], "pick"),
        (TEAMS, [], ["exchange:3"], "pass"),
    ],
)
def test_a_clock_does_as_little_as_can_be(position: str, luck: list[int], moves: list[str], answer: str) -> None:
    state = DIG.read_position(position, engine.ScriptedLuck(luck))
    for move in moves:
        state.play(state.to_act()[0], DIG.read_action(state, move))
    default = state.default_action(state.to_act()[0])
    assert default is not None
    assert DIG.write_action(state, default) == answer


def test_asking_the_clock_uses_up_no_luck() -> None:
    position = "players=cell-block:knife*12:background=miner;cell-block:-:background=fence turn=1"
    state = DIG.read_position(position, seeded(1))
    state.play(0, DIG.read_action(state, "stop"))
    before = state.luck.fork().below(1000)
    state.default_action(0)
    assert state.luck.fork().below(1000) == before


# Being asked betrays nothing


@pytest.mark.parametrize(
    ("answer", "moves"),
    [
        ("informant", ["play:snitch:3"]),
        ("embezzler", ["sell:drugs", "pass"]),
    ],
)
def test_who_declines_looks_like_who_had_nothing_to_decline(answer: str, moves: list[str]) -> None:
    stories = []
    for background in (answer, "burglar"):
        position = (
            "players=recreation:snitch,drugs:background=miner;"
            f"recreation:-:background={background};recreation:-:background=fence"
        )
        table = Watched(DIG, DIG.read_position(position, seeded(1)))
        story: list[str] = []
        for move in [*moves, "pass", "pass"]:
            happened = table.play(table.state.to_act()[0], DIG.read_action(table.state, move))
            story += [written(DIG, seen(event, 0, table.state)) for event in happened]
        stories.append(story)
    assert stories[0] == stories[1]


@pytest.mark.parametrize("seed", range(10))
def test_every_move_can_be_told_and_its_record_verified(seed: int) -> None:
    options = {"michel": "michelle", "teams": "yes"} if seed % 2 else {}
    match, luck = Match("dig", 4, options, seed=seed), seeded(f"players {seed}")
    while not match.over and len(match.record) < 250:
        seat, action = decide(match.state, luck)
        move = match.game.write_action(match.state, action)
        told = match.game.drawing.tell(match.play(action, seat).events, match.state)
        assert told or move in ("stop", "pass"), match.record[-1]
    assert records.verify(match.end()).record == match.record


# Corrections of the box


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"search": {"drugs": {"signs": "x"}}}, "'signs' of search.drugs is a number from 0 to 9, not 'x'"),
        ({"search": {"drugs": {"count": 3}}}, "77 Search cards"),
        ({"search": {"cake": {"count": 3}}}, "'cake' is nothing of [search]"),
        ({"serch": {}}, "'serch' cannot be corrected; what can: areas"),
        ({"die": {"2": ["cafe"]}}, "number 2 of the die leads to two of"),
        ({"recipes": [{"from": ["spoon"], "make": "pick", "number": 1}]}, "different materials"),
        ({"recipes": "scissors"}, "1 to 8 recipes"),
        ({"deals": [{"price": 0, "take": "knife", "number": 1}]}, "'price' of a deal is a number from 1 to 30"),
        ({"deals": [{"price": 1, "take": "riot", "number": 1}]}, "a deal gives one of spoon, knife, pick, shovel"),
        ({"michel": {"spoon": 2}}, "'spoon' is not a Michel card"),
        ({"tunnel": {"2": -1}}, "'2' of tunnel"),
        ({"areas": "big"}, "'areas' is a table"),
    ],
)
def test_a_wrong_correction_is_refused_in_a_sentence(data: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        DIG.deal(DIG.check({}, 2), 2, seeded(1), data)


def test_a_corrected_box_is_played_and_verified() -> None:
    data: dict[str, object] = {
        "values": {"usual": {"shovel": 5}},
        "search": {"rosary": {"count": 3, "gangs": ["cartel"]}, "knit-cap": {"count": 1}},
        "deals": [{"price": 1, "take": "shovel", "number": 1}],
    }
    match = Match("dig", 3, seed=5, data=data)
    luck = seeded("players")
    for _ in range(200):
        if not match.over:
            legal = match.state.legal(match.to_act[0])
            match.play(legal[luck.below(len(legal))])
    assert records.verify(match.end("enough")).record == match.record


def test_what_is_corrected_is_no_longer_called_reconstructed() -> None:
    options = DIG.check({}, 2)
    assert "search" in DIG.reconstructed(options)
    assert "search" not in DIG.reconstructed(options, {"search": {"drugs": {"signs": 3}}})
    assert "michel" not in DIG.reconstructed(options)
    assert "michel" in DIG.reconstructed(DIG.check({"michel": "michel"}, 2))
