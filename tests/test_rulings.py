"""Every ruling holds, every rule has one, and the runner says clearly what is wrong with a ruling or a file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from escapade.games.cartagena.ruling_words import NAMES, POSITION, THINGS
from escapade.games.cartagena.ruling_words.moves import PHRASES
from escapade.rules_text import rules_text
from escapade.ruling_file import FILE, RULING, SETTING, Ruling, read
from escapade.rulings import GENERAL, files, judge, run, run_file, shipped

ROOT = Path(__file__).parent.parent
OURS = files(ROOT / "rulings")
RULINGS = [ruling for file in OURS for ruling in read(file)]


def title(ruling: Ruling) -> str:
    return f"{ruling.file.stem}: {', '.join(ruling.rules)}: {ruling.says}"


@pytest.mark.parametrize("ruling", RULINGS, ids=title)
def test_the_table_agrees(ruling: Ruling) -> None:
    verdict = judge(ruling)
    assert verdict.ok, str(verdict)


def test_no_two_rulings_have_the_same_title() -> None:
    titles = [title(ruling) for ruling in RULINGS]
    assert not {name for name in titles if titles.count(name) > 1}


LEANING = re.compile(
    r"(Or|Nor|And|But|So|Then|It|They|Likewise|Neither|Unless|Otherwise|Even|Until then|After that|That|This|These)\b"
)


def test_a_sentence_can_be_read_without_the_ruling_before_it() -> None:
    assert [title(ruling) for ruling in RULINGS if LEANING.match(ruling.says)] == []


def test_a_refusal_is_checked_by_more_than_a_word() -> None:
    assert [title(ruling) for ruling in RULINGS if ruling.refused and len(ruling.refused.split()) == 1] == []


# Every rule has a ruling

WORKED_EXAMPLE = {"C11", "E1", "E2", "E3", "E4", "E5"}


def rules_of_cartagena() -> set[str]:
    """Name every rule; C0 has rulings about the two editions."""
    return {*rules_text("cartagena").paragraphs(), "C0", *WORKED_EXAMPLE}


def rulings_of_cartagena() -> set[str]:
    return {rule for ruling in RULINGS if ruling.game.name == "cartagena" for rule in ruling.rules}


def test_every_rule_of_cartagena_has_a_ruling() -> None:
    assert sorted(rules_of_cartagena() - rulings_of_cartagena()) == []


def test_every_ruling_is_about_a_rule_there_is() -> None:
    assert sorted(rulings_of_cartagena() - rules_of_cartagena()) == []


def test_the_list_of_rules_is_whole() -> None:
    assert {"C0.1", "C0.1b", "C1.6", "C4.2b", "C6.0", "C7.2a", "C8.1a", "C9.9", "C10"} <= rules_of_cartagena()
    assert len(rules_of_cartagena()) == 61


# Where they are


def test_our_rulings_are_shipped_with_the_package() -> None:
    assert [file.name for file in files(shipped())] == [file.name for file in OURS]


def test_without_a_file_our_own_rulings_are_run() -> None:
    assert len(run()) == len(RULINGS)


# How to write one

GUIDE = (ROOT / "docs/rulings.md").read_text(encoding="utf-8")


def test_the_example_in_the_guide_holds(tmp_path: Path) -> None:
    file = tmp_path / "guide.yaml"
    file.write_text(GUIDE.partition("```yaml\n")[2].partition("```")[0], encoding="utf-8")
    assert [verdict.fault for verdict in run_file(file)] == [None, None]


@pytest.mark.parametrize("word", [*FILE, *RULING, *SETTING, *POSITION, *NAMES, *GENERAL, *THINGS])
def test_the_guide_explains_every_word(word: str) -> None:
    assert re.search(rf"`[^`]*\b{re.escape(word)}\b", GUIDE)


@pytest.mark.parametrize("phrase", [phrase for phrase, _ in PHRASES])
def test_the_guide_shows_every_kind_of_move(phrase: str) -> None:
    assert re.search(rf"`{re.sub('{[a-z]+}', '[^`]+', phrase)}`", GUIDE)


# The runner can fail

HEAD = """\
game: cartagena
positions:
  start:
    path:
      1-6: bottle pistol hat skull dagger key
      7-12: dagger bottle key pistol hat skull
    blue: {at: 6 9, hand: key 2 hats}
    red: {at: 3 3, hand: skull}
    deck: bottle dagger skull
rulings:
  - rule: C3.2
    says: Two pirates there give two cards.
    from: start
"""


def fault_of(tmp_path: Path, text: str) -> str:
    """Run a file with one ruling that does not hold, and give the reason."""
    file = tmp_path / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    [verdict] = run_file(file)
    assert verdict.fault is not None
    assert str(verdict).startswith(f"{file}:{verdict.line}: ")
    return verdict.fault


def test_a_ruling_that_holds_has_no_fault(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(
        HEAD + "    play: retreat from 6\n    then: {draws: bottle dagger, goes: 6 to 3}\n", encoding="utf-8"
    )
    assert [str(verdict) for verdict in run([file])] == [f"{file}:11: C3.2: Two pirates there give two cards."]


WRONG = {
    "then: {goes: 6 to 2}": "goes: expected 6 to 2, found 6 to 3",
    "then: {goes: nobody}": "goes: expected nobody, found 6 to 3",
    "then: {blue at: 6 9}": "blue at: expected cell cell cell cell 6 9, found cell cell cell cell 3 9",
    "then: {draws: 1 card}": "draws: expected 1 card, found 2 cards",
    "then: {draws: dagger bottle}": "draws: expected dagger, bottle, found bottle, dagger",
    "then: {blue hand: 3 hats key}": "blue hand: expected key, 3 hats, found dagger, key, bottle, 2 hats",
    "then: {red hand: none}": "red hand: expected none, found skull",
    "then: {each hand: 5 cards}": "each hand: expected 5 cards, found 1 card",
    "then: {deck: 3}": "deck: expected 3 cards, found 1 card",
    "then: {discards: key}": "discards: expected key, found none",
    "then: {shuffled: yes}": "shuffled: expected yes, found no",
    "then: {turn: red}": "turn: expected red, found blue",
    "then: {actions left: 3}": "actions left: expected 3, found 2",
    "then: {winner: blue}": "winner: expected blue, found nobody",
    "then: {to decide: red}": "to decide: expected red, found blue",
    "then: {may: retreat from 3}": "'retreat from 3' should be allowed, and is refused: No space behind",
    "then: {may not: stop}": "'stop' should be refused, and is not",
    "then: {may only: stop}": "may only: expected ., found .",
    "then: {red sees: {blue hand: key 4 face down}}": "expected key, 4 face down, found 5 face down",
    "then: {red hears: blue draws a bottle}": "red hears: expected 'blue draws a bottle', found",
    "then: {blue does not hear: bottle}": "blue does not hear: found blue draws a bottle, a dagger.",
    "then: {reconstructed: tunnel}": "reconstructed: expected tunnel, found nothing",
    "then: {turn: red, deck: 3}": "turn: expected red, found blue; deck: expected 3 cards, found 1 card",
    "refused: nobody": "'retreat from 6' should be refused, and is not",
    "luck: draws hat\n    then: {draws: 2}": "luck was told 'draws hat', but nothing was left to chance",
}  # fmt: skip


@pytest.mark.parametrize("outcome", WRONG)
def test_a_wrong_expectation_is_told_in_words(outcome: str, tmp_path: Path) -> None:
    assert WRONG[outcome] in fault_of(tmp_path, f"{HEAD}    play: retreat from 6\n    {outcome}\n")


def test_a_move_that_should_be_allowed_is_reported_with_the_reason(tmp_path: Path) -> None:
    fault = fault_of(tmp_path, HEAD + "    play: retreat from 3\n    then: {draws: 2}\n")
    assert fault.startswith("'retreat from 3' should be allowed, and is refused: You have no pirate")


def test_a_refusal_by_another_rule_is_reported(tmp_path: Path) -> None:
    fault = fault_of(tmp_path, HEAD + "    play: retreat from 3\n    refused: You have no pirate\n")
    assert fault == "expected a refusal by C3.2, 'You have no pirate'; found: You have no pirate at space 3 (C3.1)"


def test_a_refusal_in_other_words_is_reported(tmp_path: Path) -> None:
    fault = fault_of(tmp_path, HEAD.replace("C3.2", "C3.1") + "    play: retreat from 3\n    refused: not today\n")
    assert fault.startswith("expected a refusal by C3.1, 'not today'; found: You have no pirate")


def test_a_table_that_should_be_refused_is_reported(tmp_path: Path) -> None:
    text = "game: cartagena\nrulings:\n  - {rule: C0, says: No., table: {cards: tortuga}, refused: never}\n"
    assert fault_of(tmp_path, text) == "such a table should be refused, and is not"


def test_a_deal_that_is_not_as_told_is_reported(tmp_path: Path) -> None:
    text = "game: cartagena\nrulings:\n  - {rule: C0.3, says: Five., deals: 3, then: {each hand: 5 cards}}\n"
    assert "each hand: expected 5 cards, found 6 cards" in fault_of(tmp_path, text)


def test_an_outcome_that_never_comes_up_is_reported(tmp_path: Path) -> None:
    text = "game: cartagena\nrulings:\n  - {rule: C0.3, says: Five., deals: 3, among them: [{spaces: 24}]}\n"
    assert fault_of(tmp_path, text) == "none of 3 deals has spaces: 24"


# Words and notation

SAME = {
    "advance from the cell with key": "0k",
    "advance from 6 with hat": "6h",
    "retreat from 6": "6<",
}


@pytest.mark.parametrize("words", SAME)
def test_a_move_in_words_is_the_move_in_notation(words: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(f"{HEAD}    then: {{may: [{words}, {SAME[words]}]}}\n", encoding="utf-8")
    assert all(verdict.ok for verdict in run_file(file))
    fault = fault_of(tmp_path, f"{HEAD}    then: {{may only: [{words}]}}\n")
    assert fault.startswith(f"may only: expected {SAME[words]}, found ")


# Broken files

BROKEN_FILES = {
    "": (1, "a ruling file needs 'game' and 'rulings'"),
    "- 1\n- 2\n": (1, "a ruling file needs 'game' and 'rulings'"),
    "game: cartagena\nrulings: [\n": (3, "this is not YAML"),
    "game: cartagena\n\trulings: []\n": (2, "this is not YAML"),
    "game: chess\nrulings: [{}]\n": (1, "'chess' is not a game; games: cartagena"),
    "rulings: [{}]\n": (1, "'game' should be told, as text"),
    "game: cartagena\n": (1, "a ruling file needs 'rulings'"),
    "game: cartagena\nrulings: 7\n": (1, "a ruling file needs 'rulings'"),
    "game: cartagena\nrulings: [7]\n": (1, "each of 'rulings' should say its rule"),
    "game: cartagena\nrules: []\n": (1, "'rules' is not a word of a ruling file; words: game, title"),
    "game: cartagena\ngame: cartagena\n": (2, "'game' is said twice"),
    "game: cartagena\npositions: {here: {colour: red}}\nrulings: [{}]\n": (
        2,
        "'colour' is not a word of position 'here'",
    ),
    "game: cartagena\npositions: here\nrulings: [{}]\n": (1, "'positions' should have words of its own"),
    "&a [*a]\n": (1, "a part of a ruling file cannot be used again by its name"),
    f"game: {'c' * 3000}\n": (1, "a text of a ruling file has at most 2000 characters"),
    "game: cartagena\n? [a]\n: b\n": (2, "a name should be a text"),
}


@pytest.mark.parametrize("text", BROKEN_FILES)
def test_a_broken_file_is_one_sentence_with_its_line(text: str, tmp_path: Path) -> None:
    line, sentence = BROKEN_FILES[text]
    fault = fault_of(tmp_path, text)
    assert fault.startswith(sentence)
    assert run([tmp_path])[0].line == line


def test_a_file_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    [verdict] = run([tmp_path / "none.yaml"])
    assert verdict.fault == "this file cannot be opened: No such file or directory"


def test_a_file_that_is_no_text_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_bytes(b"\xff\xfe\x00game")
    [verdict] = run_file(file)
    assert verdict.fault == "this file is not text in UTF-8"


BROKEN_RULINGS = {
    "    play: retreat from 6": "a ruling needs 'then' or 'refused'",
    "    then: {}": "a ruling needs 'then' or 'refused'",
    "    then: []": "'then' should have words of its own below it",
    "    then: {draws: }": "'draws' should be told, as text or a list of texts",
    "    play: {}\n    then: {turn: red}": "'play' should be a move",
    "    play: retreat from 6\n    deals: 3\n    then: {turn: red}": "about new deals or about a move, not both",
    "    deals: many\n    then: {turn: red}": "'deals' should be a number below 1000, not 'many'",
    "    then: {turn: red}\n    hnad: key": "'hnad' is not a word of a ruling; words: rule, says",
    "    players: two\n    then: {turn: red}": "'players' should be a number below 1000, not 'two'",
    "    table: tortuga\n    then: {turn: red}": "'table' should name options",
    "    table: {colour: red}\n    then: {turn: red}": "'colour' is not an option of this game",
    "    table: {cards: bahamas}\n    then: {turn: red}": "cards is one of jamaica, tortuga, hispaniola, not 'bahamas'",
    "    path: bottle pistol rum\n    then: {turn: red}": "'rum' is none of skull, dagger, key, bottle, hat, pistol",
    "    path: {1-6: bottle pistol}\n    then: {turn: red}": "the path counts '1-6' where '1-2' comes next",
    "    blue: red\n    then: {turn: red}": "blue should be told as {at: …, hand: …}",
    "    blue: {hat: 6}\n    then: {turn: red}": "blue has no 'hat'; what can be told: at, hand",
    "    blue: {at: 6 6 6 6 6 6 6}\n    then: {turn: red}": "names 7 pirates; a crew has 6",
    "    blue: {at: harbour}\n    then: {turn: red}": "'harbour' is not a place; places: 1 to 12, cell, boat",
    "    blue: {at: 99}\n    then: {turn: red}": "'99' is not a place; places: 1 to 12, cell, boat",
    "    blue: {at: 3 3}\n    then: {turn: red}": "space 3 would hold more than three pirates (C3.3)",
    "    blue: {hand: key rum}\n    then: {turn: red}": "'rum' is none of skull, dagger",
    "    blue: {hand: key 3}\n    then: {turn: red}": "'key 3' ends in '3'; which card is meant?",
    "    blue: {hand: key×many}\n    then: {turn: red}": "what follows × should be a number up to 102, not 'many'",
    "    turn: green\n    then: {turn: red}": "it cannot be green's turn: there are 2 players",
    "    turn: pink\n    then: {turn: red}": "'pink' is not a colour at this table",
    "    chests: six\n    then: {turn: red}": "'six' is not a place",
    "    boat: home\n    then: {turn: red}": "the boat lies at Cartagena or at Tortuga, not at 'home'",
    "    actions taken: some\n    then: {turn: red}": "'actions taken' should be a number up to 102, not 'some'",
    "    actions taken: 3\n    then: {turn: red}": "a turn has 3 actions",
    "    blue: {hand: 18 keys}\n    then: {turn: red}": "there are more than 17 keys on the table (C0)",
    "    blue: {hand: 999999 keys}\n    then: {turn: red}": "how many should be a number up to 102, not '999999'",
    "    blue: {hand: grey key}\n    then: {turn: red}": "there are more than 0 grey keys on the table (C0)",
    "    blue: {hand: 2 face down}\n    then: {turn: red}": "a position tells every card",
    "    tokens: one×9\n    then: {turn: red}": "there are up to 8 chest tokens",
    "    path: none\n    then: {turn: red}": "a path has up to 48 spaces (C0.1)",
    "    path: key boat key\n    then: {turn: red}": "the boat lies once between the two shores of a crossing",
    "    play: fly to the boat\n    then: {turn: red}": "'fly to the boat' is not a move; legal here: ",
    "    play: {green: stop}\n    then: {turn: red}": "nobody here is called 'green'; at the table: blue, red",
    "    play: retreat from 6\n    then: {gold: 3}": "'gold' is nothing to expect; what is: winner, to decide, may",
    "    play: retreat from 6\n    then: {green hand: 3 cards}": "nobody here is called 'green'",
    "    play: retreat from 6\n    then: {goes: 6}": "'6' should say from where to where",
    "    then: {red sees: all}": "'red sees' should have words of its own",
    "    then: {red sees: {gold: 3}}": "'gold' is nothing to expect",
    "    then: {deck: some}": "the deck should be a number up to 102, not 'some'",
    "    among them: 3": "'among them' should be a list of outcomes",
}


@pytest.mark.parametrize("text", BROKEN_RULINGS)
def test_a_broken_ruling_is_one_sentence(text: str, tmp_path: Path) -> None:
    assert BROKEN_RULINGS[text] in fault_of(tmp_path, f"{HEAD}{text}\n")


def test_a_ruling_needs_a_rule_and_a_sentence(tmp_path: Path) -> None:
    text = "game: cartagena\nrulings:\n  - {says: Well., then: {turn: red}}\n  - {rule: C1.1, then: {turn: red}}\n"
    (tmp_path / "mine.yaml").write_text(text, encoding="utf-8")
    faults = [verdict.fault for verdict in run([tmp_path])]
    assert faults == ["'rule' should be told, as text or a list of texts", "'says' should be told, as text"]


def test_a_position_that_starts_nowhere_or_from_itself_is_one_sentence(tmp_path: Path) -> None:
    ruling = "rulings:\n  - {rule: C1.1, says: Well., from: there, then: {turn: red}}\n"
    nowhere = fault_of(tmp_path, f"game: cartagena\npositions: {{here: {{}}}}\n{ruling}")
    itself = fault_of(tmp_path, f"game: cartagena\npositions: {{there: {{from: there}}}}\n{ruling}")
    assert nowhere == "there is no position 'there' in this file; positions: here"
    assert itself == "position 'there' starts from itself"


def test_a_ruling_without_a_path_is_one_sentence(tmp_path: Path) -> None:
    text = "game: cartagena\nrulings:\n  - {rule: C1.1, says: Well., then: {turn: red}}\n"
    assert fault_of(tmp_path, text).startswith("the position has no path")


LUCK = """\
game: cartagena
rulings:
  - rule: C9.8
    says: Luck does as it is told.
    table: {edition: escape, tricks: yes}
    path: pistol parrot hook sabre bomb chest
    blue: {at: 6, hand: chest}
    play: open 6 with chest
    then: {draws: 2 cards}
"""
TOLD = {
    "token rum": "'rum' is none of empty, one, two, three, snake",
    "wind west": "'wind west' is nothing luck can do",
    "draws hook": "luck was told 'draws hook', but something else was left to chance",
    "token one two": "luck does one thing at a time, not 'one two'",
    "takes hook from pink": "'pink' is not a colour",
    "[token two, draws hook, draws bomb, draws hook]": "luck was told 'draws hook', but nothing was left to chance",
}


@pytest.mark.parametrize("told", TOLD)
def test_luck_that_cannot_be_is_one_sentence(told: str, tmp_path: Path) -> None:
    assert TOLD[told] in fault_of(tmp_path, f"{LUCK}    luck: {told}\n")


def test_luck_cannot_bring_what_is_not_there(tmp_path: Path) -> None:
    told = f"{LUCK}    tokens: one two\n    luck: token snake\n"
    assert fault_of(tmp_path, told) == "luck was told 'token snake', but there is none"


def test_one_broken_ruling_does_not_hide_the_others(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    good = "    play: retreat from 6\n    then: {draws: 2}\n"
    bad = "  - rule: C1.1\n    says: Well.\n"
    file.write_text(HEAD + good + bad + HEAD.partition("rulings:\n")[2] + good, encoding="utf-8")
    assert [verdict.ok for verdict in run_file(file)] == [True, False, True]
