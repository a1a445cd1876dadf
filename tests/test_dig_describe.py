"""Does every move of Dig describe itself, and every question say what is asked, in every language?"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

from escapade.effects import (
    CardsMove,
    CounterChanges,
    MoveDescription,
    PickCard,
    PickPlayer,
    PickSpot,
    PieceMoves,
    Spot,
    TokenTurns,
)
from escapade.engine import seeded
from escapade.games.dig import DIG
from escapade.games.dig.board import NOWHERE
from escapade.games.dig.cards import KEYS
from escapade.games.dig.events import TurnPassed
from escapade.match import Match
from escapade.words import languages, words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from escapade.effects import Effect
    from escapade.games.dig.state import State
    from escapade.messages import Message

NAMES = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay"]
RULES = Path(__file__).parent.parent / "src/escapade/games/dig"
TABLES = [({}, 3), ({"michel": "michelle"}, 2), ({"teams": "yes"}, 4), ({"michel": "michel", "teams": "yes"}, 6)]
HAND, DECK, HOME, HERE = Spot("hand", 0), Spot("deck"), Spot("area", at=0), Spot("area", at=2)


def described(position: str, seat: int = 0) -> dict[str, MoveDescription]:
    """Describe every legal move of a seat, by its text."""
    table = DIG.read_position(position, seeded(1))
    return {told.text: told for told in (DIG.drawing.describe(table, seat, action) for action in table.legal(seat))}


def asked(position: str, seat: int = 0) -> str:
    question = DIG.drawing.question(DIG.read_position(position, seeded(1)), seat)
    assert question is not None
    return words("en", "dig").say(question, NAMES)


def said(message: Message) -> str:
    return words("en", "dig").say(message, NAMES)


def card(key: str) -> int:
    return KEYS.index(key)


@pytest.mark.parametrize("language", languages())
def test_the_rules_say_exactly_what_the_files_of_moves_know(language: str) -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in RULES.rglob("*.py"))
    wanted = set(re.findall(r'"(dig-(?:action|answer|note|question)-[\w-]+)"', source))
    groups = re.findall(r'def group\(self\) -> str:\n(?: +"{3}.*\n)? +return "(\w+)"', source)
    wanted |= {f"dig-group-{key}" for key in groups}
    file = (RULES / "words" / language / "moves.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(dig-[\w-]+) =", file, re.MULTILINE)) == wanted


@pytest.mark.parametrize(("options", "seats"), TABLES, ids=str)
def test_whatever_is_legal_or_asked_can_be_said_in_every_language(options: dict[str, str], seats: int) -> None:
    match, luck = Match("dig", seats, options, seed=3), seeded("walk")
    for _ in range(300):
        if match.over:
            break
        for seat in (*range(seats), None):
            question = DIG.drawing.question(match.view(seat), seat)
            assert question is not None
            says(question)
        seat = match.to_act[0]
        view = match.view(seat)
        actions = view.legal(seat)
        for told in [DIG.drawing.describe(view, seat, action) for action in actions]:
            for message in (told.message, *told.notes, *([told.group] if told.group else [])):
                says(message)
        match.play(actions[int(luck.below(len(actions)))], seat)


def says(message: Message) -> None:
    """Say a message in every language; whatever it lacks would show as an id or a brace."""
    for language in languages():
        sentence = words(language, "dig").say(message, NAMES)
        assert sentence
        assert not re.search(r"dig-|[{}$]", sentence), f"{message} in {language}: {sentence}"


def test_a_search_draws_face_down_cards_and_a_dig_says_how_long_the_tunnel_is_then() -> None:
    moves = described("players=cell-block:shovel,spoon:background=miner,points=7;showers:-:background=fence")
    assert moves["search"].effects == [CounterChanges("actions", -1, 0), CardsMove([None], DECK, HAND)]
    assert moves["search"].picks == [PickSpot(DECK), PickSpot(HOME)]
    dig = moves["dig:spoon"]
    assert dig.effects[1:] == [CardsMove([0], HAND, Spot("tunnel", 0)), CounterChanges("points", 1, 0)]
    assert dig.picks == [PickCard(0, HAND), PickSpot(HOME)]
    assert (said(dig.message), [said(note) for note in dig.notes]) == (
        "Dig with a Spoon: +1",
        ["tunnel: 8 of 12"],
    )
    mine = moves["miner:shovel"]
    assert mine.effects[1] == TokenTurns(Spot("background", 0), "miner")
    assert said(mine.message) == "Miner: dig with a Shovel: +4"


def test_the_last_dig_says_that_it_wins() -> None:
    moves = described("players=cell-block:shovel:background=fence,points=9;showers:-:background=miner")
    assert [said(note) for note in moves["dig:shovel"].notes] == ["wins the game"]


def test_trade_names_prices_and_what_comes_of_it() -> None:
    moves = described("players=recreation:scissors,drugs:background=miner,cigarettes=7;showers:-:background=fence")
    assert said(moves["buy:3"].message) == "Buy a Pick for 6"
    assert moves["buy:3"].effects[1:] == [
        CounterChanges("cigarettes", -6, 0),
        CardsMove([2], Spot("stack", at=2), HAND),
    ]
    assert moves["buy:3"].picks == [PickSpot(Spot("stack", at=2)), PickSpot(HERE)]
    assert said(moves["sell:drugs"].message) == "Sell Drugs: +4"
    assert said(moves["craft:1"].message) == "Craft 2 × Knife from Scissors"
    assert moves["craft:1"].picks == [PickCard(card("scissors"), HAND), PickSpot(Spot("stack", at=1)), PickSpot(HERE)]


def test_an_extortion_is_picked_by_player_tool_and_weapon() -> None:
    moves = described("players=showers:knife:background=miner,cigarettes=1;showers:-:background=fence,gang=mafia1")
    extort = moves["extort:2:pick:knife"]
    assert extort.picks == [PickPlayer(1), PickSpot(Spot("stack", at=2)), PickCard(1, HAND)]
    assert said(extort.message) == "Demand a Pick from Ben, with a Knife"
    assert [said(note) for note in extort.notes] == ["Ben gets 1 cigarette from you first"]
    assert extort.effects[1:3] == [CounterChanges("cigarettes", -1, 0), CounterChanges("cigarettes", 1, 1)]


def test_a_cautious_move_says_what_it_costs_and_who_waits_there() -> None:
    moves = described("michel=michel players=cafeteria:-;cafeteria:- at=recreation")
    move = moves["cautious:recreation"]
    assert PieceMoves("prisoner", Spot("area", at=1), Spot("area", at=2), owner=0) in move.effects
    assert [said(note) for note in move.notes] == ["Michel is there and will extort you", "costs 2 actions"]


def test_the_one_extorted_is_asked_for_the_tool_and_shown_what_each_answer_costs() -> None:
    position = (
        "players=showers:-:background=miner;showers:spoon,knife:background=knifeman"
        " fight=1,2,spoon,0 laid=1.knife asked=Stand,2,1,1,1 turn=1 left=1"
    )
    assert asked(position, 1) == "Ann demands a Spoon. Hand it over, or fight?"
    assert asked(position, 0) == "Ben is thinking …"
    moves = described(position, 1)
    assert {text: said(told.message) for text, told in moves.items()} == {
        "give-in": "Hand over a Spoon",
        "knife": "Fight with a Knife",
        "sharp-knife": "Knifeman: fight with a Knife",
        "pass": "Don’t fight",
    }
    assert {told.kind for told in moves.values()} == {"GiveIn", "Card", "Sharp", "Pass"}
    assert moves["pass"].effects == [CounterChanges("beatings", 1, 1)]
    assert moves["give-in"].effects == [CardsMove([0], Spot("hand", 1), HAND)]


def test_a_card_taken_from_a_hand_seen_is_picked_there() -> None:
    position = (
        "players=showers:-:background=cutpurse,revealed=yes,gang=triad1;showers:spoon,drugs"
        " asked=ChooseLoot,1,1 turn=1 left=2"
    )
    assert asked(position) == "Ben’s hand: which card do you take?"
    assert described(position)["drugs"].picks == [PickCard(card("drugs"), Spot("hand", 1))]


# What happened


class Drawn:
    """A table as a screen keeps it, which knows nothing but effects."""

    def __init__(self, s: State) -> None:
        """Begin with what lies there."""
        seats = range(int(s.seats))
        self.cards = {Spot("deck"): int(s.deck_size), Spot("discards"): int(s.discards.known)}
        self.cards |= {Spot("hand", seat): int(s.hand(seat).size()) for seat in seats}
        self.cards |= {Spot("stack", at=at): int(s.stacks[at]) for at in range(4)}
        self.counters = {("actions", int(s.turn)): int(s.left)}
        for seat in seats:
            one = s.prisoners[seat]
            self.counters[("beatings", seat)] = int(one.beatings)
            self.counters[("cigarettes", seat)] = int(one.cigarettes)
            self.counters[("points", seat)] = int(one.points)
        self.places: dict[tuple[str, int | None], Spot] = {
            ("prisoner", seat): Spot("area", at=int(s.area(seat))) for seat in seats
        }
        if s.michel != NOWHERE:
            self.places[("michel", None)] = Spot("area", at=int(s.michel))

    def happen(self, effect: Effect) -> None:
        """Let an effect happen."""
        match effect:
            case CardsMove():
                for spot, by in ((effect.start, -len(effect.cards)), (effect.end, len(effect.cards))):
                    if spot in self.cards:
                        self.cards[spot] += by
            case CounterChanges():
                self.counters[(effect.name, effect.seat or 0)] += effect.by
            case PieceMoves():
                assert self.places[(effect.piece, effect.owner)] == effect.start
                self.places[(effect.piece, effect.owner)] = effect.end


@pytest.mark.parametrize(("options", "seats"), TABLES, ids=str)
def test_effects_add_up_to_the_table(options: dict[str, str], seats: int) -> None:
    match, luck = Match("dig", seats, options, seed=8), seeded("effects")
    for _ in range(600):
        if match.over:
            break
        screen, seat = Drawn(cast("State", match.state)), match.to_act[0]
        actions = match.state.legal(seat)
        outcome = match.play(actions[int(luck.below(len(actions)))], seat)
        for event in outcome.events:
            if isinstance(event, TurnPassed):
                screen.counters = {key: n for key, n in screen.counters.items() if key[0] != "actions"}
                screen.counters[("actions", int(event.seat))] = 2
            for effect in event.effects():
                screen.happen(effect)
        assert vars(screen) == vars(Drawn(cast("State", match.state)))


LATER = {"Play", "Pass", "Reveal", "Extort"}  # others may answer before it takes effect


@pytest.mark.parametrize(("options", "seats"), TABLES, ids=str)
@pytest.mark.parametrize("seed", range(2))
def test_what_a_move_says_it_does_is_what_happens(options: dict[str, str], seats: int, seed: int) -> None:
    match, luck = Match("dig", seats, options, seed=seed), seeded(f"moves {seed}")
    for _ in range(400):
        if match.over:
            break
        seat = match.to_act[0]
        view = match.view(seat)
        actions = view.legal(seat)
        action = actions[int(luck.below(len(actions)))]
        told = DIG.drawing.describe(view, seat, action)
        happened = [effect for event in match.play(action, seat).events for effect in event.effects()]
        if told.kind not in LATER:
            assert not Counter(single(told.effects)) - Counter(single(happened)), told


def single(effects: list[Effect]) -> Iterator[str]:
    """Write effects card by card, whichever card it is."""
    for effect in effects:
        if isinstance(effect, CardsMove):
            yield from [f"{effect.start} to {effect.end}"] * len(effect.cards)
        else:
            yield str(effect)


# Action cards on somebody, and gangs joined without a choice


def test_whoever_may_be_the_informant_reads_on_whom_a_card_is_played() -> None:
    hands = "cafeteria:cheap-shot,riot,guards-keys:background=miner;showers:-:background=fence"
    for move, question in [
        ("play:cheap-shot:3", "Ann plays a Cheap shot on Cat. Are you the Informant?"),
        ("play:cheap-shot:1", "Ann plays a Cheap shot. Are you the Informant?"),
        ("play:guards-keys:showers", "Ann plays the Guard’s keys to go to the Showers. Are you the Informant?"),
        ("play:riot", "Ann plays a Riot. Are you the Informant?"),
    ]:
        table = DIG.read_position(f"players={hands};cafeteria:-:background=informant moment=start", seeded(1))
        table.play(0, DIG.read_action(table, move))
        assert asked(DIG.write_position(table), seat=2) == question


@pytest.mark.parametrize(
    ("background", "sentence"),
    [
        ("smuggler moment=sold", "End your turn, or use your Background."),
        ("smuggler,revealed=yes moment=sold", "End your turn."),
        ("smuggler", "End your turn."),
        ("counterfeiter", "End your turn, or use your Background."),
        ("burglar", "End your turn."),
    ],
)
def test_with_no_action_left_the_question_names_a_background_that_can_be_used(background: str, sentence: str) -> None:
    own, _, moment = background.partition(" ")
    players = f"players=recreation:-:background={own};showers:-:background=fence"
    assert asked(f"{players} left=0 {moment}") == f"No action left. {sentence}"


@pytest.mark.parametrize(
    ("hand", "first", "later"),
    [
        (
            "spoon,knife",
            "Ann demands a Spoon. Hand it over, or fight?",
            "Fight on with a Weapon, or lose the fight?",
        ),
        (
            "spoon",
            "Ann demands a Spoon. You have no Weapon. Hand it over?",
            "You have no Weapon to fight on with.",
        ),
        ("rosary", "Ann demands a Spoon. You have neither it nor a Weapon.", "You have no Weapon to fight on with."),
        (
            "knife",
            "Ann demands a Spoon. You don’t have one. Do you fight?",
            "Fight on with a Weapon, or lose the fight?",
        ),
        (
            "rosary:gang=bikers2",
            "Ann demands a Spoon. You don’t have one. Do you fight?",
            "Fight on with a Weapon, or lose the fight?",
        ),
    ],
)
def test_whoever_is_extorted_is_asked_only_for_what_they_can_do(hand: str, first: str, later: str) -> None:
    ben = f"cafeteria:{hand}{',' if '=' in hand else ':'}background=miner"
    fight = f"players=cafeteria:-:background=fence;{ben} fight=1,2,spoon,0 laid=1.knife moment=start"
    assert asked(f"{fight} asked=Stand,2,1,1,1", seat=1) == first
    assert asked(f"{fight} asked=Stand,2,1,1,0", seat=1) == later


def test_michel_asks_only_for_what_one_can_do() -> None:
    for hand, first, later in [
        ("spoon,knife", " Discard one, or fight?", " Fight on with a Weapon, or lose the fight?"),
        ("spoon", " You have no Weapon. Discard one?", " You have no Weapon left."),
        ("rosary", " You have no such tool and no Weapon.", " You have no Weapon left."),
        ("knife", " You have no such tool. Do you fight?", " Fight on with a Weapon, or lose the fight?"),
    ]:
        players = f"players=cafeteria:{hand}:background=miner;showers:-:background=fence"
        fight = f"{players} michel=michel fight=michel,1,,0 at=cafeteria turned=knife+spoon"
        shows = "Michel shows a Knife and demands: Spoon."
        assert asked(f"{fight} asked=FaceMichel,1,0,1,1") == shows + first
        assert asked(f"{fight} asked=FaceMichel,1,0,1,0") == "Michel shows another Knife." + later


@pytest.mark.parametrize(
    ("language", "tools"),
    [
        ("en", "Pick or Shovel"),
        ("de", "Spitzhacke oder Schaufel"),
        ("fr", "Pioche ou Pelle"),
        ("es", "Pico o Pala"),
        ("it", "Piccone o Pala"),
        ("pl", "Kilof lub Łopata"),
        ("is", "haka eða skóflu"),
    ],
)
def test_of_two_tools_on_a_michel_card_one_will_do(language: str, tools: str) -> None:
    players = "players=cafeteria:rosary:background=miner;showers:-:background=fence"
    fight = f"{players} michel=michel fight=michel,1,,0 at=cafeteria turned=knife+pick+shovel asked=FaceMichel,1,0,1,1"
    question = DIG.drawing.question(DIG.read_position(fight, seeded(1)), 0)
    assert question is not None
    assert tools in words(language, "dig").say(question, NAMES)


def test_a_card_on_oneself_does_not_read_like_one_on_somebody_else() -> None:
    moves = described("players=cafeteria:cheap-shot:background=miner;showers:-:background=fence moment=start")
    assert said(moves["play:cheap-shot:1"].message) == "On yourself: play a Cheap shot"
    assert said(moves["play:cheap-shot:2"].message) == "Play a Cheap shot on Ben"


def test_joining_a_gang_says_what_it_takes_where_there_is_no_choice() -> None:
    just = "showers:silk-shirt,leather-gloves,sunglasses:background=miner;cafeteria:-:background=fence"
    more = "showers:silk-shirt,leather-gloves,sunglasses,signet-ring:background=miner;cafeteria:-:background=fence"
    one_less = "showers:silk-shirt,sunglasses:background=godparent;cafeteria:-:background=fence"
    assert notes(just, "join:mafia") == ["you discard Leather gloves, a Silk shirt, Sunglasses"]
    assert notes(one_less, "godparent:mafia")[0] == "you discard a Silk shirt, Sunglasses"
    assert "you discard" not in " ".join(notes(more, "join:mafia"))


def notes(players: str, move: str) -> list[str]:
    return [said(note) for note in described(f"players={players} moment=start")[move].notes]
