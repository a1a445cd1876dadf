"""Whatever somebody hands in is read, or refused in a sentence: no traceback, no endless loop, no full memory."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from escapade import COMPILED, rulings
from escapade.engine import seeded
from escapade.games import GAMES
from escapade.verify import verify_file
from tests.fuzz import __main__ as fuzz
from tests.fuzz.cases import case
from tests.fuzz.watchdog import Watchdog
from tests.shell import command, escapade, in_a_shell

SAMPLE = 4000 if COMPILED else 1500  # inputs; `make fuzz-readers` reads a million

PATH = "path=sdkbhp.sdkbhp.sdkbhp.sdkbhp.sdkbhp.sdkbhp"
START = "0.0.0.0.0.0"
TWO = f"{PATH} crews={START}:s;{START}:d"
TRICKS = "edition=escape tricks=yes path=prhsbc.prhsbc.prhsbc.prhsbc.prhsbc.prhsbc"
LIMIT = f"edition=escape limit=yes path=prhsbc.prhsbc.prhsbc.prhsbc.prhsbc.prhsbc crews={START}:p8;{START}:p;{START}:c8"
RAN = "1@6for:::ADHGB@900;1@1fo:::A@950"
ORDER = f"runners={RAN} path=ADHGB order=1.2 round=1"
PRISON = "players=showers:knife:background=miner;showers:spoon:background=fence"
MICHEL = "michel=michel players=showers:knife;showers:spoon"

IMPOSSIBLE = {
    "cartagena": {
        f"{PATH} crews={START}:?66;{START}:?66": "132 cards lie face down, but only 102 are left for them (C0)",
        f"{PATH} crews={START}:s;{START}:?66 decksize=90": "90 cards in the deck and 66 face down elsewhere cannot be",
        f"{PATH} crews={START}:?999999999;{START}:d": "the number of cards face down should be a number from -102",
        f"{PATH} crews={START}:s999999999;{START}:d": "the number of cards should be a number from 0 to 31",
        f"{PATH} crews={START}:s;{START}:?-1": "crew 2 cannot hold fewer cards than none",
        f"{TWO} deck=s17d17k17b17h17p17": "there are more cards on the table than in the box (C0)",
        f"{TWO} deck=?9": "no card of the deck is written face down",
        f"{TWO} row=ss?": "the row has up to 12 cards, all of them open (C4.2)",
        f"{TWO} row={'s' * 17}": "the row has up to 12 cards",
        f"path={'s' * 70} crews={START}:s;{START}:d": "a path has 1 to 48 spaces",
        f"path=sdkbhp/sdkbhp crews={START}:s;{START}:d": "the boat lies once between the two shores of a crossing",
        f"path=?dkbhp crews={START}:s;{START}:d": "every space of the path shows a symbol",
        f"{TWO} turn=3": "there is no player '3' at a table of 2",
        f"{TWO} taken=3": "a turn has 3 actions",
        f"{TWO} left=99999999999999999999": "actions left should be a number from 0 to 3",
        f"{TWO} taken=-1": "actions taken should be a number from 0 to 3, not '-1'",
        f"{TWO} boat=tortuga": "the boat lies at Tortuga only in a crossing",
        f"{TWO} asked=Nothing,1": "'Nothing,1' is nothing a player is asked",
        f"{TWO} asked=KeepOne": "'KeepOne' is nothing a player is asked",
        f"{TWO} looked=s2 asked=KeepOne,1": "KeepOne is never asked at such a table",
        f"{TWO} doubts=1.1.0": "'1.1.0' is not a doubt about a card",
        f"{TWO} doubts=1.2": "'1.2' is not a doubt about a card",
        f"{PATH} crews=37.37.37.37.37.37:s;{START}:d": "all pirates of crew 1 are at the goal, but nobody has won",
        f"{TRICKS} crews={START}:p;{START}:p chests=0": "the space of a chest should be a number from 1 to 37",
        f"{TRICKS} crews={START}:p;{START}:p tokens=one": "there are more chests on the path than tokens (C9.1)",
        f"{TRICKS} crews={START}:p;{START}:p tokens=one9": "the number of tokens should be a number from 0 to 8",
        f"edition=escape tricks=yes path={'c' * 12} crews={START}:p;{START}:p": "there are more chests on the path",
        f"{TRICKS} crews={START}:p;{START}:p asked=KeepOne,1": "KeepOne is asked, but there is nothing to decide",
        f"{TRICKS} crews={START}:p;{START}:p looked=p2": "so many cards cannot have been drawn to choose from",
        f"{TRICKS} crews={START}:p;{START}:- asked=ChooseLoot,1,1": "a card is taken at pistol point out of another",
        f"{LIMIT} turn=2 asked=Takings,2,5,384": "Takings cannot be asked together",
        f"{LIMIT} turn=2 asked=DiscardDown,3;DiscardDown,1;Takings,2,5,64": "no grey card can have been laid for that",
        f"{LIMIT} turn=2 discards=P asked=DiscardDown,3;Takings,2,6,384": "a grey card costs some of the other players",
    },
    "outrun": {
        "runners=1:::;1::?66:": "the number of cards face down should be a number from 0 to 48",
        "monster=bear runners=1::?40;1::?40": "80 cards lie face down, but only 48 are left for them (O0.5)",
        "runners=999999999;1": "a room should be a number from 1 to 19",
        "runners=19;1": "player 1 is out of the last room, but nobody has won (O1.5)",
        "runners=1@7;1": "a place should be a number from 0 to 6",
        "runners=1;1 round=9999999999999999999": "the round should be a number from 0 to 999999",
        "runners=1o;1o path=? step=run": "a path lies face down only while players run apart",
        "mode=apart runners=1fo:::?;1f:::AAA@5 path=? step=run": "'AAA' cannot have been laid",
        "runners=1:::?;1 path=ADHGB": "the run of player 1 is not seen",
        "runners=1o:::A@99999999999999999999;1o path=ADHGB step=run": "is not a run; a run reads cards@ms",
        f"monster=bear {ORDER} step=reaction seat=2": "a card lies played only while somebody may answer it",
        f"monster=bear {ORDER} step=reaction seat=2 played=boost.9.2": "there is no player '9' at a table of 2",
        f"monster=bear {ORDER} step=reaction seat=2 played=boost": "there is no player '' at a table of 2",
        f"monster=bear {ORDER} step=reaction seat=2 played=boost.2.2": "a card played on another player is answered by",
        f"monster=bear runners={RAN} step=interference": "player 1 is asked, but has no place in the order",
        f"{ORDER} step=effects": "player 1 is asked, and can do nothing",
        "runners=1fo:::ADHGB@900;1fo:::A@900 path=ADHGB step=run": "nobody has won, and nobody is asked to go on",
        f"runners=1:{'9' * 9000};1": "9…' is not an interference card",
        "runners=1;1 deck=boost*999999999": "the number of cards should be a number from 0 to 48",
    },
    "dig": {
        "players=showers:?99;showers:?99": "198 cards lie face down, but only 77 are left for them (D0.3)",
        "players=showers:knife*999999999;showers:-": "the number of knife should be a number from 0 to 60",
        "players=showers:?999999999;showers:-": "the number of cards face down should be a number from",
        "players=showers:-:dug=scissors*2;showers:-": "'scissors' is not a tool to dig with",
        "players=showers:-:beatings=7;showers:-": "the number of beatings should be a number from 0 to 2",
        "players=showers:-:cigarettes=99999999999999999999;showers:-": "the number of cigarettes should be a number",
        "players=block-b:-;showers:-": "there is a Block B only in a game with teams (D7.1)",
        "players=showers:-:gang=cartel1;showers:-:gang=cartel1": "a card of the gang cartel is in two places",
        f"{PRISON} gangs=cartel.12.4.": "the deck of the gang cartel holds more cards than are left",
        f"{PRISON} gangs=cartel.99.4.": "a card of a gang should be a number from 1 to 4, not '9'",
        f"{PRISON} gangs=cartel": "the size of a gang's deck should be a number from 0 to 4, not ''",
        f"{PRISON} stacks=scissors*2": "'scissors' has no stack; stacks: spoon, knife, pick, shovel",
        f"{PRISON} stacks=knife*30": "there are more cards of the kind knife on the table than in the box (D0)",
        f"{PRISON} moment=later": "'later' is not a moment of a turn; moments: start, sold",
        f"{PRISON} used=99999999999": "what is done once a turn should be a number",
        f"{PRISON} at=showers": "Michel(le) is in the game when players agreed on it, and only then (D6.1)",
        f"{MICHEL} micheldeck=blank*99": "the number of blank should be a number from 0 to 60",
        f"{MICHEL} micheldeck=blank*40": "there are at most 31 Michel cards of a kind",
        f"{MICHEL} micheldiscards=blank*9": "there are more Michel cards blank on the table than in the box",
        f"{MICHEL} micheldeck=blank*4 micheldiscards=blank*5": "there are more Michel cards blank on the table than in",
        f"{MICHEL} micheldeck={'9' * 9000}": "9…' is not a Michel card",
        f"{PRISON} deck=drugs*9": "there are more cards of the kind drugs on the table than in the box (D0)",
        f"{PRISON} deck=shovel": "tools and Knives that are not in a stack, nor seen, are in somebody's hand",
        f"{PRISON} gathered=drugs": "only cards in hands are written face down, and none stay gathered",
        f"{PRISON} fight=1,1,spoon,0 asked=Stand,1,0,1,1": "a fight is between two (D3.7)",
        f"{PRISON} fight=1,2,,0 asked=Stand,2,1,1,1": "a player who extorts names a tool",
        f"{PRISON} asked=Stand,2,1,1,1": "a fight is under way exactly while somebody decides something in it",
        f"{PRISON} fight=1,2,spoon,0 asked=Stand,1,1,1,1": "Stand with [1, 1, 1] cannot be asked here",
        f"{PRISON} asked=Stand,2": "'Stand,2' is nothing a player is asked",
        f"{PRISON} asked=ChooseWay,9,1,0": "a player should be a number from 1 to 8, not '9'",
        f"{PRISON} asked=ChooseWay,8,1,0": "ChooseWay is asked of nobody at the table",
        f"{PRISON} asked=ChooseWay,1,7,0": "ChooseWay with [7, 0] cannot be asked here",
        f"{PRISON} asked=NextTurn,1": "NextTurn cannot be asked together",
        f"{PRISON} asked=PayDues,1,0,3,0,1": "PayDues with [0, 3, 0, 1] cannot be asked here",
        f"{PRISON} asked=KeepBadge,1,0": "gang cards are looked at exactly while somebody chooses one of them",
        f"{PRISON} asked=InformantWindow,1,2;InPlay,1,17": "an Action card is shown exactly while it is in play",
        f"{PRISON} shown=riot asked=InformantWindow,1,2;InPlay,1,1": "InPlay with [1] cannot be asked here",
        f"{PRISON} asked=MichelWay,1,0;CloseTurn,1": "Michel(le) is not in this game (D6.1)",
    },
}


@pytest.mark.parametrize(("game", "position"), [(game, text) for game, texts in IMPOSSIBLE.items() for text in texts])
def test_a_position_that_cannot_be_is_refused_when_it_is_read(game: str, position: str) -> None:
    with pytest.raises(ValueError, match=re.escape(IMPOSSIBLE[game][position])):
        GAMES[game].read_position(position, seeded(1))


def test_cards_face_down_leave_the_deck_that_is_not_given_smaller() -> None:
    game = GAMES["cartagena"]
    state = game.read_position(f"{PATH} crews={START}:s;{START}:?6", seeded(1))
    assert "decksize=95" in game.write_position(state)
    assert game.imagine(state, seeded(1)).legal(0)


def test_a_deck_with_no_card_is_written_where_cards_of_the_box_are_missing() -> None:
    game = GAMES["cartagena"]
    text = game.write_position(game.read_position(f"{TWO} deck=- under=skb", seeded(1)))
    assert "deck=- " in text
    assert game.write_position(game.read_position(text, seeded(1))) == text


def test_a_deck_of_michel_cards_with_no_card_is_written_where_cards_of_the_box_are_missing() -> None:
    game = GAMES["dig"]
    text = game.write_position(game.read_position(f"{MICHEL} micheldeck=- micheldiscards=blank", seeded(1)))
    assert "micheldeck=- " in text
    assert game.write_position(game.read_position(text, seeded(1))) == text


# Player 2 gave player 3 a card that may have been the Frying Pan; player 3 has sold it since.
IN_DOUBT = """\
teams=yes first=2 players=infirmary:leather-gloves,broom-handle,scissors*2,drugs,magazine:beatings=1,\
background=cutpurse,revealed=yes;block-b:frying-pan,?-1:beatings=1,background=knifeman,\
revealed=yes;recreation:pick:cigarettes=17,points=10,dug=spoon*4+pick*3;recreation:-:beatings=1,\
cigarettes=6,background=handyman,revealed=yes stacks=spoon*11,knife*30,pick*6,shovel*8
deck=lucky-charm,gold-chain,signet-ring,needle-and-ink,bandana,silk-shirt,prayer-beads,sunglasses*2,\
knit-cap*2,broom-handle*2,scissors*2,frying-pan*2,toothbrush,razor-blade*2,soap-in-a-sock*2,\
broken-bottle,cheap-shot*2,cell-toss,snitch,first-aid-kit,riot,drugs,mobile-phone decksize=32
discards=lucky-charm,gold-chain,signet-ring,rosary*2,needle-and-ink,bandana,leather-gloves,\
steel-toe-boots*2,silk-shirt,prayer-beads,broom-handle*5,scissors*2,frying-pan*2,toothbrush*3,\
razor-blade*2,bicycle-chain*2,broken-bottle,brass-knuckles*2,care-package*2,snitch,guards-keys*2,\
pickpocket,gold-watch,whisky-flask turn=3 turns=86 left=1 moment=sold doubts=2.3.0.0"""


def test_a_view_with_one_card_fewer_than_is_known_of_is_read() -> None:
    game = GAMES["dig"]
    state = game.read_position(" ".join(IN_DOUBT.split()), seeded(1))
    assert game.write_position(state) == " ".join(IN_DOUBT.split())
    assert game.imagine(state, seeded(1)).to_act()


# Data files

WRONG_DATA = {
    "cartagena": {
        "tunnel = 3": "'tunnel' must be a list of tiles",
        "tokens = [1]": "'tokens' must be a table",
        "[tokens]\none = true": "'one = True' is not a number of chest tokens",
        "[tokens]\none = 99999999999999999999": "'one = 99999999999999999999' is not a number of chest tokens",
    },
    "outrun": {
        "symbols = [1, 2, 3, 4, 5, 6, 7, 8]": "'each of symbols' in a data file should be a text in quotes, not 1",
        "rooms = 999999999999999999999": "'rooms' in a data file should be a number from 0 to 99",
        "paths = [1]": "'each of paths' in a data file should be a text in quotes, not 1",
        "cards = 3": "a correction of 'cards' must be written like this",
        "[cards]\nboost = 4": "'cards.boost' in a data file should be a list in brackets, not 4",
        '[cards]\nboost = ["a", 0, 0]': "'each of cards.boost' in a data file should be a number from 0 to 48, not 'a'",
        "[cards]\nboost = []": "'boost = []' must say how many cards there are",
        "bear = 3": "a correction of 'bear' must be written like this",
        "[bear]\nnumbers = 3": "'bear.numbers' in a data file should be a list in brackets, not 3",
        "[bear]\nnumbers = [0, 1, 1, 1, 2, 1979-05-27]": "'each of bear.numbers' in a data file should be a number",
        "[bear]\nwounded = 1": "'bear.wounded' in a data file should be a list in brackets, not 1",
        '[bear]\nwounded = ["x"]': "the bear board has no place x for the sign 'wounded'",
        "[bear]\nopen = 3": "'bear.open' in a data file should be a table",
        "[bear.open]\n2 = 3": "'bear.open.2' in a data file should be a list in brackets, not 3",
        "[bear.open]\n2 = [1.5, 6]": "'each of bear.open.2' in a data file should be a number from 0 to 6, not 1.5",
    },
    "dig": {
        "areas = 3": "'areas' is a table of a data file",
        "[areas]\nshowers = 3": "'showers' is a table of a data file",
        "[areas.showers]\ncraft = 3": "'craft' of areas is true or false, not '3'",
        "[die]\n1 = 3": "'die.1' in a data file should be a list in brackets, not 3",
        "[die]\n1 = [[], []]": "'each of die.1' in a data file should be a text in quotes, not []",
        "recipes = [3]": "'recipes' in a data file should be a table",
        'deals = ["x"]': "'deals' in a data file should be a table",
        "[search.bandana]\ngangs = [[]]": "'each of search.bandana.gangs' in a data file should be a text in quotes",
        "[michel]\nblank = -1": "'blank' of michel is a number from 0 to 31, not '-1'",
        '[michel]\n"knife+spoon" = 31\n"knife+spoon+spoon" = 31': "at most 31 of a kind (D6.1)",
    },
    "any": {
        "[": "is not a valid TOML file",
        f"a = {'[' * 5000}": "is not a valid TOML file: it is nested too deeply, or a number is too long",
        f"a = {'9' * 5000}": "is not a valid TOML file: it is nested too deeply, or a number is too long",
    },
}


@pytest.mark.parametrize(("game", "text"), [(game, text) for game, texts in WRONG_DATA.items() for text in texts])
def test_a_data_file_of_the_wrong_form_is_answered_with_what_was_expected(game: str, text: str, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(text)
    name = "cartagena" if game == "any" else game
    done = escapade("simulate", name, "--data", file, "--games", "1", "--bots", "random", *BROAD[name])
    assert done.exit_code == 2
    assert WRONG_DATA[game][text] in " ".join(done.stderr.split())


BROAD = {
    "cartagena": ("--set", "edition=escape", "--set", "tricks=yes"),
    "outrun": ("--set", "monster=bear"),
    "dig": ("--set", "michel=michel"),
}


def test_a_data_file_that_is_a_folder_or_no_text_is_answered_in_a_sentence(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(bytes(range(256)))
    for path, reason in (
        (tmp_path, "Is a directory"),
        (binary, "it is not a text file"),
        (tmp_path / "none", "No such file"),
    ):
        done = escapade("simulate", "cartagena", "--data", path)
        assert done.exit_code == 2
        assert reason in done.stderr


# Files without an end


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no file without an end here")
@pytest.mark.parametrize("words", [("simulate", "dig", "--data"), ("verify",), ("rulings",)])
def test_a_file_without_an_end_is_given_up(words: tuple[str, ...]) -> None:
    done = in_a_shell(*words, "/dev/zero")
    assert done.returncode in (1, 2)
    assert "is longer than 1,048,576 characters" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_record_of_nothing_but_moves_fills_no_memory(tmp_path: Path) -> None:
    file = tmp_path / "moves.jsonl"
    file.write_text('{"move":1}\n' * 150_000)
    assert [check.fault for check in verify_file(file)] == ["a line of the record lacks 'escapade'"]


# Rulings


def test_a_ruling_file_that_names_its_own_parts_again_and_again_is_refused(tmp_path: Path) -> None:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 12)]
    file = tmp_path / "bomb.yaml"
    file.write_text("game: cartagena\npositions:\n" + "".join(f"  {line}\n" for line in lines))
    assert "cannot be used again by its name" in str(rulings.run_file(file)[0])


HERE = "game: {game}\nrulings:\n  - rule: X1\n    says: Nothing breaks.\n    {told}\n    then: {{winner: nobody}}\n"
WRONG_RULINGS = {
    ("dig", "ann: {hand: 999999999 knives}"): "what is counted should be a number from 0 to 999",
    ("dig", "ann: {hand: 3 face-down}"): "a position tells every card",
    ("dig", "{luck: rolls 9, play: move}"): "luck was told 'rolls 9', but there is none",
    ("outrun", "blue: {hand: 999999999 Boost}"): "the number of cards should be a number from 0 to 48",
    ("outrun", "{path: ABC, play: 'run ABC in 1e400 s'}"): "'1e400 s' is no time",
    ("outrun", "{discards: 9 Boost}"): "there are more cards of a kind on the table than in this monster's deck",
    ("outrun", "{luck: path XYZ, play: turn up the path}"): "no path card shows 'XYZ'",
    ("outrun", "play: press 1 2 3 Enter in 2 s"): "The path must be revealed first",
}


@pytest.mark.parametrize(("game", "told"), WRONG_RULINGS)
def test_a_ruling_about_what_cannot_be_is_answered_in_a_sentence(game: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "ruling.yaml"
    inside = told[1:-1].replace(", ", "\n    ", 1) if told.startswith("{") else told
    file.write_text(HERE.format(game=game, told=inside))
    assert WRONG_RULINGS[game, told] in str(rulings.run_file(file)[0])


# Command lines


def test_bytes_that_are_no_text_are_answered_in_a_sentence() -> None:
    junk = b"\xff\xfe".decode("utf-8", "surrogateescape")
    for words in (("think", "cartagena", junk), ("simulate", "cartagena", "--seed", junk, "--games", "1")):
        done = in_a_shell(*words)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr
        assert "codec" not in done.stderr


def test_a_long_loop_stops_at_ctrl_c(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ("simulate", "outrun", "--games", "1000000", "--bots", "random", "--records", file)
    with subprocess.Popen(command(*words), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        while not (file.exists() and file.stat().st_size):
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate()
    assert process.returncode == 130
    assert "Traceback" not in said


# Very many inputs


def test_a_sample_of_all_kinds_of_inputs_is_read_or_refused() -> None:
    watchdog = Watchdog()
    result = watchdog.read(0, SAMPLE)
    watchdog.stop()
    assert [(case(failure["number"]), failure["error"]) for failure in result.failures] == []
    assert result.counts.total() == SAMPLE


DYING = "import sys, runpy; from tests.fuzz import worker, readers; {change}; sys.argv[1:1] = []; worker.main()"
DEATHS = {
    "readers.READERS['position'] = lambda given: __import__('os').abort()": "crash (SIGABRT)",
    "worker.HANGS = 0.5; readers.READERS['position'] = lambda given: sum(0 for _ in iter(int, 1))": "hang (SIGPROF)",
    "readers.READERS['position'] = lambda given: [].pop()": "IndexError: pop from empty list",
}


@pytest.mark.parametrize("change", DEATHS)
def test_the_watchdog_notices_an_input_that_ends_its_reader(change: str) -> None:
    watchdog = Watchdog((sys.executable, "-c", DYING.format(change=change)))
    first = next(number for number in range(99) if case(number).kind == "position")
    result = watchdog.read(first, first + 1)
    watchdog.stop()
    assert [failure["number"] for failure in result.failures] == [first]
    assert result.failures[0]["error"].startswith(DEATHS[change])


def test_threads_that_keep_their_progress_at_once_leave_a_whole_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fuzz, "PROGRESS", tmp_path / "progress.json")
    done = {"batches": {f"{number}": {"accepted": number} for number in range(2000)}}
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda _: fuzz.save(done), range(200)))
    assert json.loads((tmp_path / "progress.json").read_text()) == done
