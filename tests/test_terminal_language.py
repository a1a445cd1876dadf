"""Does the terminal speak the language of --language, else of LANG, in all of what it says?"""

from __future__ import annotations

import pickle
import re
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest
from fluent.syntax import FluentParser, ast
from rich.console import Console

import escapade as package
from escapade.cli_language import explained, of_the_environment, speak
from escapade.engine import seeded
from escapade.games import GAMES
from escapade.match import Match
from escapade.messages import Message
from escapade.terminal import DRAWINGS
from escapade.terminal.cartagena import CARTAGENA
from escapade.terminal.log import told
from escapade.terminal.menu import choices
from escapade.terminal.options import in_words
from escapade.terminal.outrun.form import RunForm
from escapade.terminal.plain import Plain
from escapade.terminal.replay import Replay
from escapade.terminal.screen import Terminal
from escapade.words import ENGLISH, languages, words
from tests.shell import escapade, in_a_shell

if TYPE_CHECKING:
    from collections.abc import Iterator

    from escapade.games.outrun.state import State

FOLDER = Path(package.__file__).parent
GAME = ("play", "cartagena", "--seats", "hare,hare", "--seed", "1")
WIDTH = 80  # columns of the narrowest terminal
MADE = {  # ids put together in the code
    "terminal-": {
        *("bot", "wins", "share", "interval", "lengths", "mean", "deviation", "shortest", "longest"),
        *("unreadable", "unwritable"),
    },
    "terminal-colour-": {"blue", "red", "green", "yellow", "purple", "white"},
    "terminal-outrun-": {"path", "but", "keys", "finished", "late", "runs"},
    "terminal-outrun-key-": {"shortcut", "antidote"},
}


def test_a_game_is_told_in_the_language_that_is_asked_for() -> None:
    told = in_a_shell(*GAME, "--language", "pl").stdout
    assert "z 6 u celu" in told
    assert "of 6 home" not in told


def test_without_the_option_the_environment_decides() -> None:
    assert "z 6 u celu" in in_a_shell(*GAME, LC_ALL="", LC_MESSAGES="", LANG="pl_PL.UTF-8").stdout
    assert "of 6 home" in in_a_shell(*GAME, LC_ALL="", LC_MESSAGES="", LANG="xx_XX.UTF-8").stdout


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}, ENGLISH),
        ({"LANG": "C.UTF-8", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "tlh_KX"}, ENGLISH),
        ({}, ENGLISH),
    ],
)
def test_the_first_variable_that_is_set_names_the_language(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, variables.get(name, ""))
    assert of_the_environment() == language


def test_a_language_that_does_not_exist_is_refused_with_those_that_do() -> None:
    refused = escapade(*GAME, "--language", "xx")
    assert refused.exit_code == 2
    assert "There is no translation 'xx'; available: en" in refused.output


def test_rules_come_in_the_language_of_the_environment() -> None:
    shown = in_a_shell("rules", "cartagena", LC_ALL="", LC_MESSAGES="", LANG="pl_PL.UTF-8").stdout
    assert shown == in_a_shell("rules", "cartagena", "--language", "pl").stdout
    assert shown != in_a_shell("rules", "cartagena", "--language", "en").stdout


def ids(file: str = "terminal") -> set[str]:
    """Every message of a file of the terminal."""
    text = (FOLDER / "words" / ENGLISH / f"{file}.ftl").read_text(encoding="utf-8")
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


def test_the_terminal_says_every_message_and_no_other() -> None:
    code = [FOLDER / "cli.py", FOLDER / "cli_args.py", *sorted((FOLDER / "terminal").rglob("*.py"))]
    said = {id_ for path in code for id_ in re.findall(r"\bterminal-[a-z-]*", path.read_text(encoding="utf-8"))}
    made = {start + end for start, ends in MADE.items() for end in ends}
    assert said - set(MADE) | made == ids()


@pytest.mark.parametrize("language", languages())
def test_help_fits_on_a_narrow_terminal(language: str) -> None:
    for id_ in ("terminal-help", "terminal-replay-help"):
        lines = words(language).say(Message(id_)).splitlines()
        assert len(lines) > 1
        assert [line for line in lines if len(line) > WIDTH] == []


@pytest.fixture
def german() -> Iterator[None]:
    """Let the terminal speak German."""
    speak("de")
    yield
    speak(ENGLISH)


@pytest.mark.parametrize("language", languages())
def test_every_player_has_a_name_and_a_letter_of_their_own(language: str) -> None:
    speak(language)
    try:
        for drawing in (*DRAWINGS.values(), Plain(GAMES["cartagena"])):
            looks = drawing.seat_looks
            assert len({look.label for look in looks}) == len({look.letter for look in looks}) == len(looks)
    finally:
        speak(ENGLISH)


@pytest.mark.parametrize("language", languages())
def test_a_heading_of_the_menu_can_be_typed(language: str) -> None:
    speak(language)
    try:
        match = Match("dig", seed=1)
        seat = match.acting(None)
        found = choices(match.game, match.view(seat), seat, DRAWINGS["dig"])
        assert all("\xad" not in one.group.plain for one in found)  # where the page may break a word
    finally:
        speak(ENGLISH)


@pytest.mark.parametrize("language", languages())
def test_the_options_of_a_table_are_said_in_words(language: str) -> None:
    speak(language)
    try:
        for game in GAMES.values():
            for option in game.options:
                for value in option.values:
                    said = in_words(game.name, {option.name: value})
                    assert said
                    assert not {"=", "_"} & set(said)
    finally:
        speak(ENGLISH)


def test_options_are_said_briefly() -> None:
    agreed = {"edition": "escape", "stage": "crossing", "morgan": "yes", "first": "2"}
    said = "The Great Escape · From Cartagena to Tortuga · Captain Morgan · First player: 2"
    assert in_words("cartagena", agreed) == said
    assert in_words("outrun", {"mode": "relaxed", "limits": "no"}) == "Relaxed · Limit for a run: off"


def test_at_a_table_nothing_is_left_in_english(tmp_path: Path) -> None:
    match = Match("cartagena", 2, seed="short", salt="s", names=["Blue", "Red (random)"])
    for _ in range(6):
        match.play(match.legal()[0])
    file = tmp_path / "game.jsonl"
    file.write_text("".join(f"{line}\n" for line in match.end("left")), encoding="utf-8")
    for language in set(languages()) - {ENGLISH}:
        shown = escapade("replay", file, "--language", language).stdout
        assert "→" in shown, language
        assert re.findall(r"\b(?:Blue|Red|[Rr]andom|[Dd]eck|cards?|plays)\b", shown) == [], language


@pytest.mark.usefixtures("german")
def test_a_colour_is_marked_only_where_it_is_a_word_of_its_own() -> None:
    match = Match("cartagena", 2, {"first": 1}, seed="red", salt="s")
    line = told(match, match.play(match.legal()[0]).events, CARTAGENA.seat_looks)
    assert line.plain.startswith("Blau ")
    assert [line.plain[mark.start : mark.end] for mark in line.spans] == ["Blau"]


@pytest.mark.usefixtures("german")
def test_a_person_of_a_record_is_called_by_colour_or_name() -> None:
    names = ["Blue", "Red (fox)", "Anna"]
    match = Match("cartagena", 3, seed="who", salt="s", names=names)
    screen = Terminal(Console(width=80, file=StringIO()))
    Replay(match.end("left"), screen, None).tell()
    shown = cast("StringIO", screen.console.file).getvalue()
    assert re.findall(r"(?:Blau|Rot|Grün) +\w+", shown)[:3] == ["Blau  Blau", "Rot   Fuchs", "Grün  Anna"]


@pytest.mark.usefixtures("german")
def test_a_key_that_plays_no_card_is_refused_in_words() -> None:
    state = GAMES["outrun"].deal(GAMES["outrun"].check({"monster": "bear"}, 2), 2, seeded(1))
    with pytest.raises(ValueError, match="„X“ spielt hier keine Karte: 1 bis 8 sind A bis H"):
        RunForm(cast("State", state), 0).read("12x", 1000)


REPORTS = {
    "simulate cartagena --games 2 --bots random": "2 Partien Cartagena: 2 beendet.",
    "games": "für 2 bis 5 Personen, Regeln cartagena-",
    "play chess": "Es gibt kein Spiel namens „chess“; Spiele: cartagena",
    "play cartagena --set tiles=7": "tiles kann nicht „7“ sein; möglich sind: 4, 6",
    "play cartagena --set morgan=yes": "„morgan: yes“ braucht „Die große Flucht“",
    "play cartagena --players 9": "für 2 bis 5 Personen, nicht für 9 (C0)",
    "play cartagena --seats anna": "„anna“ kann nicht mitspielen; zur Wahl stehen you",
    "simulate cartagena --bots anna": "Es gibt keinen Bot namens „anna“; Bots: hare",
    "replay nowhere.jsonl": "nowhere.jsonl kann nicht gelesen werden: ",
    "think cartagena path=sdkbhp --bot hare": "hare kann nicht analysieren",
}


@pytest.mark.parametrize("command", REPORTS)
def test_reports_and_mistakes_are_told_in_the_language_of_the_environment(command: str) -> None:
    assert REPORTS[command] in " ".join(escapade(*command.split(), language="de_DE.UTF-8").output.split())


def test_verified_games_are_told_in_the_language_of_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    escapade("simulate", "cartagena", "--games", "2", "--bots", "random", "--records", file)
    shown = " ".join(escapade("verify", file, language="pl_PL.UTF-8").output.split())
    assert re.search(r"wiersz 1: w porządku, cartagena, \d+ ruch\w*, wygrana: random \d", shown)
    assert "Sprawdzono 2 gry, bez błędów." in shown


def test_every_mistake_in_a_position_or_a_record_has_a_message_and_no_other_has() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    notation = {f"notation-{one}" for one in re.findall(r"\bBadNotation\(\s*\"([\w-]+)\"", code)}
    record = {f"record-{one}" for one in re.findall(r"\bBroken\(\s*\"([\w-]+)\"", code)}
    elsewhere = {"notation-corrections", "record-unreadable", "record-no-text"}  # errors without a code of their own
    assert notation | record | elsewhere == ids("notation")


PATH = "path=hkbdsp crews=0.0.0.0.0.0:-;0.0.0.0.0.0:-"


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ("nonsense", "„nonsense“ ist kein Feld einer Stellung: Schreib Name=Wert."),
        ("wind=west", "Eine Stellung hat kein Feld „wind“. Felder: path, crews,"),
        ("turn=1", "Die Stellung ist unvollständig. Es fehlt: path, crews."),
        (f"{PATH} turn=7", "An einem Tisch für 2 gibt es keinen Platz „7“."),
        (f"{PATH} left=9", "„9“ muss eine Zahl von 0 bis 3 sein."),
        (f"{PATH} deck=x", "„x“ ist hier nicht bekannt. Bekannt: s d k b h p"),
        (f"{PATH} taken=3", "Diese Stellung ist nach den Regeln nicht möglich (C1.3)."),
        ("path=hkb crews=0:-;0:-", "Diese Stellung ist nach den Regeln nicht möglich (C0)."),
    ],
)
@pytest.mark.usefixtures("german")
def test_a_wrong_position_is_explained_in_the_language_of_the_terminal(position: str, said: str) -> None:
    with pytest.raises(ValueError, match=r".") as wrong:
        GAMES["cartagena"].read_position(position, seeded(1))
    assert f"{explained(wrong.value)}.".startswith(said)
    assert pickle.loads(pickle.dumps(wrong.value)).facts == wrong.value.facts  # type: ignore[attr-defined] # noqa: S301 - ours


def test_a_wrong_record_is_explained_in_the_language_of_the_environment(tmp_path: Path) -> None:
    match = Match("cartagena", seed=7)
    match.play("0h")
    lines = match.end()
    told = {
        "Zeile 3 ist nicht spielbar: Das hast du nicht": [*lines[:2], lines[2].replace('"0h"', '"0p"'), lines[3]],
        "Zeile 3 ist nicht spielbar: „0x“ ist": [*lines[:2], lines[2].replace('"0h"', '"0x"'), lines[3]],
        "Zeile 2 passt nicht zur Partie. Richtig wäre: {": [lines[0], lines[1].replace("turn", "turned"), *lines[2:]],
        "Die Kopfzeile beschreibt keine Partie: ": [lines[0].replace("classic", "golden"), *lines[1:]],
    }
    files = [tmp_path / f"{number}.jsonl" for number in range(len(told))]
    for file, record in zip(files, told.values(), strict=True):
        file.write_text("".join(f"{line}\n" for line in record))
    files.append(tmp_path / "none.jsonl")
    answer = in_a_shell("verify", *[str(file) for file in files], LC_ALL="", LC_MESSAGES="", LANG="de_DE.UTF-8")
    for file, said in zip(files, [*told, "die Datei kann nicht gelesen werden: "], strict=True):
        assert f"{file}: {said}" in answer.stderr
    assert answer.returncode == 1
