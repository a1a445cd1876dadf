"""The log of Outrun says why cards go, what replaces them, and whose doing it was, with the rule that decides."""

from __future__ import annotations

from escapade.engine import seeded
from escapade.games import GAMES
from escapade.games.outrun.cards import BIG_SHORTCUT, FACE_DOWN, FAIR_SWAP, bit
from escapade.games.outrun.names import card, mistake
from escapade.games.outrun.right_runs import mistake as first_mistake
from escapade.match import Match
from escapade.messages import Message, Player, message
from escapade.words import languages, words
from tests.tables import Watched, seen

OUTRUN = GAMES["outrun"]
NAMES = ["Ann", "Bo", "Cy", "Dee"]
PLAYING = "order=1.2.3 step=interference round=1 gone=EDHFB path=EDHFB"


def told(position: str, *moves: str, watcher: int | None = None) -> list[Message]:
    """Play moves, and return the log lines of the last one for somebody."""
    table, lines = Watched(OUTRUN, OUTRUN.read_position(position, seeded("log"))), []
    for move in moves:
        story = table.play(table.state.to_act()[0], OUTRUN.read_action(table.state, move))
        lines = OUTRUN.drawing.tell([seen(event, watcher, table.state) for event in story], table.views[watcher])
    return lines


def said(*lines: Message) -> list[tuple[str, str]]:
    """Say log lines in English, with their rules."""
    return [(words(game="outrun").say(line, NAMES), line.rule) for line in lines]


def test_focus_is_the_rule_by_which_cards_go_after_a_focus() -> None:
    lines = told(f"monster=bear {PLAYING} runners=3:reverse.wrongD:focus;4;5", "focus>1")
    assert said(*lines)[:2] == [
        ("Ann plays “Focus” on themselves.", "O1.7"),
        ("Ann discards all cards in front of them.", "O3"),
    ]


def test_the_antidote_is_the_rule_by_which_the_cards_of_the_cured_go() -> None:
    path = next(path for path in Match("outrun", 2, seed=1).state.board.printed.paths if path.antidote)  # type: ignore[attr-defined]
    position = f"monster=zombie runners=3io:long1:;4o path={path.symbols} gone={path.symbols} step=run round=2"
    run = f"{path.symbols[0]}1{path.symbols[1:]}*"
    lines = said(*told(position, f"{run}@3000", "@4000", "=6"))
    assert ("Ann loses all cards in front of them.", "O4.3") in lines


def test_the_bear_is_the_rule_by_which_the_slowest_loses_cards() -> None:
    position = "monster=bear runners=3o;4o:wrongD: path=EDHFB gone=EDHFB step=run round=2"
    lines = said(*told(position, "EDHFB@3000", "EHFB@5000", "=1"))
    assert ("Bo loses all cards in front of them.", "O1.6") in lines


def test_a_card_that_is_replaced_is_told_with_what_replaces_it_as_the_doing_of_whoever_played_it() -> None:
    position = f"monster=bear {PLAYING} runners=3::reverse;4:swapAB:boost;5"
    (line, *_) = told(position, "reverse>2", "accept")
    assert said(line) == [("“Reverse” replaces “Swap A/B” in front of Bo.", "O1.8")]
    assert (line.facts["name"], line.facts["opponent"]) == (Player(0), Player(1))
    (_, line, *_) = told(position.replace("3::", "3:even:"), "reverse>1")
    assert said(line) == [("“Reverse” replaces “Gap path even–odd” in front of Ann.", "O1.8")]


def test_a_card_that_is_turned_over_and_replaces_another_is_one_line() -> None:
    position = "monster=vampire runners=3o;4o middle=swapAB.small deck=reverse path=EDHFB gone=EDHFB step=run round=2"
    lines = said(*told(position, "EDHFB@3000", "A@5000"))
    assert ("“Small shortcut” is removed from the middle.", "O1.7") in lines
    assert ("“Reverse” replaces “Swap A/B” in the middle.", "O1.8") in lines
    assert [line for line, _ in lines if "now in the middle" in line] == []


def test_a_line_that_ends_with_a_card_reads_well_whatever_its_name_ends_with() -> None:
    lines = [message("outrun-log-drew", name=Player(0), card=card(kind)) for kind in (FAIR_SWAP, FACE_DOWN)]
    assert [line for line, _ in said(*lines)] == ["Ann draws “Fair swap?”.", "Ann draws a card."]
    for language in languages():
        assert "?." not in words(language, "outrun").say(lines[0], NAMES)


def test_a_mistake_under_a_big_shortcut_says_what_it_asks_for_in_every_language() -> None:
    found = first_mistake("EDHFB", bit(BIG_SHORTCUT), "EDHFB")
    assert found is not None
    sentences = {language: words(language, "outrun").say(mistake(found), NAMES) for language in languages()}
    assert sentences["en"] == "Only “Big shortcut” should be played: it replaces the whole path."
    for language, sentence in sentences.items():
        name = words(language, "outrun").say(Message("outrun-card-big"))
        assert sentence.count(name) == (0 if language == "is" else 1), "Icelandic inflects it"


def test_the_log_says_who_infects_whom_and_whom_the_sign_infects() -> None:
    runners = "4@6r;4@4ir;4@3r;3i"
    position = f"monster=zombie runners={runners} order=1.2.3.4 step=effects seat=2 path=EDHFB gone=EDHFB round=1"
    assert said(*told(position, "infect>1"))[:2] == [("Bo infects Ann.", "O4.2"), ("Dee infects Cy.", "O4.2")]
    position = position.replace(runners, "4@6r;4@4ir;4@1r;3")
    assert said(*told(position, "infect>1"))[1:3] == [("Cy is infected.", "O4.1"), ("Dee is infected.", "O4.1")]
