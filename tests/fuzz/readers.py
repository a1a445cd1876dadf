"""The readers under test: read an input as the product does, and if it is accepted, use it in every way there is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from librt.vecs import vec

from escapade import cli_args, engine, rulings
from escapade.bots import BOTS, SearchBot
from escapade.bots.analysis import analysis
from escapade.cli_args import Mistake
from escapade.engine import HARD, Refused, seeded
from escapade.games import GAMES
from escapade.match import Match
from escapade.verify import verify_file

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from escapade.engine import Luck, State
    from escapade.game import Game

ACCEPTED = "accepted"
REFUSED = "refused with a sentence"
DECISIONS = 12  # played at random after an input was accepted
THINKER = SearchBot("quick", 16)
FUTURES = 3  # it looks at
SEED = "fuzz"
LONGEST_SENTENCE = 20_000  # characters; a record's answer quotes the line that should be there


@dataclass(frozen=True)
class Input:
    """What a reader is given: a text about a game, and a folder for those who read files."""

    game: str
    text: str
    folder: Path

    def file(self, name: str) -> Path:
        """Write the text to a file; half a character makes it one that is no UTF-8."""
        path = self.folder / name
        path.write_bytes(self.text.encode("utf-8", "surrogatepass"))
        return path


def read_position(given: Input) -> str:
    """Read a position as `escapade think` does."""
    game = GAMES[given.game]
    try:
        state = game.read_position(given.text, seeded(SEED))
    except ValueError as error:
        return refused(error)
    use(game, state)
    written = game.write_position(state)
    assert game.write_position(game.read_position(written, seeded(SEED))) == written, "written and read, it differs"
    return ACCEPTED


def read_action(given: Input) -> str:
    """Read an action at a new table, and do it if it is legal."""
    game = GAMES[given.game]
    state = game.deal(game.check({}, game.seats[0]), game.seats[0], seeded(SEED))
    try:
        action = game.read_action(state, given.text)
        game.write_action(state, action)
        engine.play(state, state.to_act()[0], action)
    except (ValueError, Refused) as error:
        return refused(error)
    return ACCEPTED


def read_record(given: Input) -> str:
    """Read a file of records as `escapade verify` does."""
    faults = [check.fault for check in verify_file(given.file("record.jsonl"))]
    return REFUSED if any(faults) else ACCEPTED


def read_ruling(given: Input) -> str:
    """Read a ruling file as `escapade rulings` does."""
    verdicts = rulings.run_file(given.file("ruling.yaml"))
    return REFUSED if any(verdict.fault for verdict in verdicts) else ACCEPTED


def read_options(given: Input) -> str:
    """Read an agreement as `escapade simulate` does: players, bots, then option=value, a line each."""
    players, bots, *settings = [*given.text.split("\n"), "", ""]
    try:
        number = int(players) if players.isdecimal() and len(players) < 20 else None
        game = cli_args.find_game(given.game, number)
        sitters = cli_args.read_bots(bots or None, number)
        with cli_args.errors_as_sentences():
            chosen = cli_args.read_options(game, [setting for setting in settings if setting])
            match = Match(game.name, len(sitters), chosen, seed=given.text)
    except Mistake as mistake:
        return refused(mistake)
    use(game, match.state)
    return ACCEPTED


def read_data(given: Input) -> str:
    """Read a data file as `escapade simulate --data` does, for the table that uses most of it."""
    game = GAMES[given.game]
    try:
        corrections = cli_args.read_corrections(given.file("data.toml"))
        with cli_args.errors_as_sentences():
            match = Match(game.name, game.seats[-1], BROADEST[game.name], seed=SEED, data=corrections)
    except Mistake as mistake:
        return refused(mistake)
    game.reconstructed(match.options, match.data)
    use(game, match.state, read_back=False)
    return ACCEPTED


# The options that bring most parts of the box onto the table.
BROADEST: dict[str, dict[str, object]] = {
    "cartagena": {"edition": "escape", "stage": "crossing", "tricks": True, "limit": True, "tiles": "8"},
    "outrun": {"monster": "bear"},
    "dig": {"michel": "michel"},
}

READERS: dict[str, Callable[[Input], str]] = {
    "position": read_position,
    "action": read_action,
    "record": read_record,
    "ruling": read_ruling,
    "options": read_options,
    "data": read_data,
}


def refused(error: Exception) -> str:
    """Make sure that a refusal is a sentence."""
    sentence(error)
    return REFUSED


def sentence(error: Exception) -> None:
    """Fail unless somebody could read this."""
    text = error.format_message() if isinstance(error, Mistake) else str(error)
    assert " " in text, f"{text!r} is no sentence"
    assert len(text) < LONGEST_SENTENCE, "nobody reads a sentence this long"
    for accident in ACCIDENTS:
        assert accident not in text, f"{text!r} is Python's sentence, not ours"


# What Python itself says when a number or an index is wrong.
ACCIDENTS = (
    "invalid literal", "not in list", "unpack", "codec can't", "base 10", "integer string conversion", "out of range",
    "positional argument", "has no attribute", "must be in range", "negative shift", "arg is an empty", "expected, got",
    "could not convert",
)  # fmt: skip


def use(game: Game, state: State, *, read_back: bool = True) -> None:
    """Use a table: what is legal, what each seat sees, tables that could be, a short game, and what bots think."""
    luck = seeded(SEED)
    for seat in range(state.seats):
        state.legal(seat)
    for watcher in (*range(state.seats), None):
        table = game.imagine(game.view(state, watcher), luck)
        for seat in table.to_act():
            assert table.legal(seat), "somebody is asked and can do nothing"
    table = game.imagine(state, luck)
    game.thinking.chances(table, vec[float]([0.0] * int(table.seats)))
    for seat in range(table.seats):
        game.thinking.evaluate(table, seat)
    engine.playout(table, luck, DECISIONS)
    if read_back:
        seen = game.view(table, (*range(state.seats), None)[luck.below(state.seats + 1)])
        for text in (game.write_position(table), game.write_position(seen)):
            game.read_position(text, luck)
    if not state.game_over():
        let_bots_think(game, state, luck)


def let_bots_think(game: Game, state: State, luck: Luck) -> None:
    """Let a quick bot choose, and another say what it thinks, as `escapade think` does."""
    seat = state.to_act()[0]
    view = game.view(game.imagine(state, luck), seat)
    if view.legal(seat):  # a view remembers nothing: a hand that was shown a moment ago lies face down in it
        BOTS["greedy"].choose(game, view, seat, luck)
    try:
        view = game.view(state, seat)
        if view.fill_in(seat, HARD, luck) is None:
            str(analysis(game, view, seat, THINKER.search(game, view).think(view, luck, FUTURES)))
    except ValueError as error:  # what somebody else sees does not always show what this seat must know to decide
        sentence(error)
