"""Runs rulings: plays the moves and compares the outcome. Each game provides its own vocabulary."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from escapade import engine
from escapade.engine import Refused, ToldLuck, seeded
from escapade.ruling_file import Broken, MappingAtLine, Ruling, mapping, read, texts
from escapade.words import words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from escapade.engine import Action, Event, State

_SPECTATOR = "spectator"


@dataclass(frozen=True)
class Verdict:
    """The result of one ruling, or of a file that could not be read."""

    file: str
    line: int
    rules: tuple[str, ...]
    says: str
    fault: str | None  # what is wrong; empty if the ruling holds

    @property
    def ok(self) -> bool:
        """Whether the ruling holds."""
        return self.fault is None

    def __str__(self) -> str:
        said = f"{', '.join(self.rules)}: {self.says}" if self.says else ""
        fault = f"{self.fault}." if self.fault else ""
        return f"{self.file}:{self.line}: {' — '.join(part for part in (said, fault) if part)}"


def shipped() -> Path:
    """Return the folder of our own rulings: inside the package if installed, else at the top of the sources."""
    here = Path(__file__).resolve().parent
    beside = here / "rulings"
    return beside if beside.is_dir() else here.parent.parent / "rulings"


def run(paths: Iterable[Path | str] = ()) -> list[Verdict]:
    """Run the rulings of files, and of all files in folders; by default our own."""
    given = [Path(path) for path in paths] or [shipped()]
    return [verdict for path in given for file in files(path) for verdict in run_file(file)]


def files(path: Path) -> list[Path]:
    """List the ruling files of a folder, or just the file."""
    return sorted(path.rglob("*.yaml")) if path.is_dir() else [path]


def run_file(path: Path | str) -> list[Verdict]:
    """Run every ruling of a file."""
    try:
        rulings = read(Path(path))
    except Broken as broken:
        return [Verdict(str(path), broken.line, (), "", str(broken))]
    return [judge(ruling) for ruling in rulings]


def judge(ruling: Ruling) -> Verdict:
    """Run a ruling and return its verdict."""
    line = ruling.told.line
    try:
        ruling.check()
        faults = _find_faults(ruling)
    except Broken as broken:
        faults, line = [str(broken)], broken.line
    except ValueError as error:  # an unknown word, or an impossible position
        faults = [str(error)]
    return Verdict(str(ruling.file), line, ruling.rules, ruling.says, "; ".join(faults) or None)


class Scene:
    """A table in play, with what happened and what each seat and a spectator saw."""

    def __init__(self, ruling: Ruling, state: State) -> None:
        self.ruling = ruling
        self.state = state
        self.story: list[Event] = []
        self.mover = (state.to_act() or (0,))[0]  # outcomes are about the first to play
        watchers = [*range(ruling.players), None]
        self.views = {watcher: ruling.game.view(state, watcher) for watcher in watchers}
        self.seen: dict[int | None, list[Event]] = {watcher: [] for watcher in watchers}

    def seat(self, name: str) -> int:
        names = self.ruling.words.NAMES[: self.ruling.players]
        if name not in names:
            raise Broken(f"nobody here is called '{name}'; at the table: {', '.join(names)}", self.ruling.told.line)
        return names.index(name)

    def acting(self, name: str | None) -> int:
        """Return the seat a move is for: the one named, else the one that must decide."""
        return self.seat(name) if name else (self.state.to_act() or (self.mover,))[0]

    def asked_about(self, thing: str) -> tuple[list[int], str]:
        """Split 'red hand' into seats and a thing; without a name it is the first to play."""
        name, _, rest = thing.partition(" ")
        if name == "each":
            return list(range(self.ruling.players)), rest
        if name in self.ruling.words.NAMES:
            return [self.seat(name)], rest
        return [self.mover], thing

    def offers(self, seat: int, action: Action) -> bool:
        """Whether a move is among those a player can choose from, or can be filled in."""
        choices = engine.Choices()
        self.state.choices(seat, choices)
        return choices.open or any(choices.codes[at] == action.code for at in range(choices.n))

    def play(self, seat: int, action: Action) -> None:
        """Play a move and update everyone's view."""
        if not self.story:
            self.mover = seat
        happened = engine.play(self.state, seat, action)
        self.story += happened
        for watcher, view in self.views.items():
            seen = [event.seen_by(watcher, self.state) for event in happened]
            engine.replay(view, seen)
            self.seen[watcher] += seen


def _find_faults(ruling: Ruling) -> list[str]:
    """Return what does not happen as the ruling says."""
    if ruling.refused is not None and not ruling.plays:
        return _table_faults(ruling)
    if ruling.deals:
        return _deal_faults(ruling)
    scene = lay_out(ruling)
    ruling.words.tell_luck(scene.state, ruling.luck)
    return _play_faults(scene) or outcome_faults(scene, ruling.then) + _luck_faults(scene)


def lay_out(ruling: Ruling) -> Scene:
    """Set up the position of a ruling; nothing has been played."""
    state = ruling.words.lay_out(ruling.setting, ruling.table, ruling.players, seeded("ruling"))
    ruling.game.check_position(state)
    return Scene(ruling, state)


def _table_faults(ruling: Ruling) -> list[str]:
    """Return a fault if such a table is not refused, or for another reason."""
    try:
        ruling.game.check(ruling.table, ruling.players)
    except ValueError as error:
        return _refusal_faults(ruling, str(error))
    return ["such a table should be refused, and is not"]


def _refusal_faults(ruling: Ruling, sentence: str) -> list[str]:
    """Return a fault if a refusal lacks the words or the rule that the ruling names."""
    rule = sentence.rpartition("(")[2].rstrip(")")
    right = rule in ruling.rules and str(ruling.refused).lower() in sentence.lower()
    return (
        [] if right else [f"expected a refusal by {' or '.join(ruling.rules)}, '{ruling.refused}'; found: {sentence}"]
    )


def _deal_faults(ruling: Ruling) -> list[str]:
    """Return what a new deal lacks, or what none of many deals has."""
    scenes = [_dealt(ruling, number) for number in range(ruling.deals)]
    faults = next((found for scene in scenes if (found := outcome_faults(scene, ruling.then))), [])
    for told in ruling.among:
        if all(outcome_faults(scene, told) for scene in scenes):
            outcome = ", ".join(f"{thing}: {wanted}" for thing, wanted in told.items())
            faults.append(f"none of {ruling.deals} deals has {outcome}")
    return faults


def _dealt(ruling: Ruling, number: int) -> Scene:
    """Deal a new game."""
    table = ruling.game.check(ruling.table, ruling.players)
    return Scene(ruling, ruling.game.deal(table, ruling.players, seeded(f"ruling {number}")))


def _play_faults(scene: Scene) -> list[str]:
    """Play the moves; return which one is refused, or is not although it should be."""
    ruling = scene.ruling
    plays = ruling.plays
    for number, (name, text) in enumerate(plays, 1):
        seat, action = scene.acting(name), ruling.words.read_move(scene.state, text)
        if number == len(plays) and ruling.refused is not None:
            refusal = scene.state.refusal(seat, action)
            return _refusal_faults(ruling, str(refusal)) if refusal else [f"'{text}' should be refused, and is not"]
        offered = scene.offers(seat, action)
        try:
            scene.play(seat, action)
        except Refused as refused:
            return [f"'{text}' should be allowed, and is refused: {refused}"]
        if not offered:
            return [f"'{text}' is allowed, but is not among the moves offered"]
    return []


def _luck_faults(scene: Scene) -> list[str]:
    """Return wishes that luck could not use."""
    luck = scene.state.luck
    scene.state.luck = luck.fork()
    left = luck.wishes if isinstance(luck, ToldLuck) else []
    return [f"luck was told '{wish}', but nothing was left to chance there" for wish in left]


def outcome_faults(scene: Scene, then: MappingAtLine) -> list[str]:
    """Return what differs from the expected outcome."""
    return [fault for thing in then for fault in _thing_faults(scene, then, thing)]


def _thing_faults(scene: Scene, then: MappingAtLine, thing: str) -> list[str]:
    """Return what differs in one thing, general or specific to the game."""
    name, _, rest = thing.partition(" ")
    if thing in GENERAL:
        return GENERAL[thing](Question(scene, None, then, thing))
    if rest in GENERAL:
        return GENERAL[rest](Question(scene, None if name == _SPECTATOR else scene.seat(name), then, thing))
    return _compared(scene, scene.state, scene.story, then, thing)


def _compared(scene: Scene, state: State, story: list[Event], then: MappingAtLine, thing: str) -> list[str]:
    """Compare one thing of this game for the seat it names, for each seat, or for the first to play."""
    words = scene.ruling.words
    seats, asked = scene.asked_about(thing)
    if asked not in words.THINGS:
        raise Broken(f"'{thing}' is nothing to expect; what is: {', '.join([*GENERAL, *words.THINGS])}", then.line)
    pairs = [words.compare(state, story, seat, asked, texts(then, thing)) for seat in seats]
    return [_differs(thing, wanted, found) for wanted, found in pairs if wanted != found]


def _differs(thing: str, wanted: str, found: str) -> str:
    """Return the sentence for a difference."""
    return f"{thing}: expected {wanted}, found {found}"


@dataclass(frozen=True)
class Question:
    """A general expectation: the scene, the seat (None: no seat named, or a spectator), and the expected value."""

    scene: Scene
    seat: int | None
    then: MappingAtLine
    thing: str

    @property
    def wanted(self) -> list[str]:
        """Return the expected value."""
        return texts(self.then, self.thing)

    @property
    def mover(self) -> int:
        """Return the seat whose moves are meant."""
        return self.scene.acting(None) if self.seat is None else self.seat

    def offers(self, move: str) -> bool:
        """Whether a move is among those to choose from."""
        return self.scene.offers(self.mover, self.scene.ruling.words.read_move(self.scene.state, move))

    def refusal(self, move: str) -> str | None:
        """Return why a move is refused, or None."""
        action = self.scene.ruling.words.read_move(self.scene.state, move)
        found = self.scene.state.refusal(self.mover, action)
        return str(found) if found else None


def _winner(q: Question) -> list[str]:
    """Who has won?"""
    return _named(q, q.scene.state.winners())


def _to_decide(q: Question) -> list[str]:
    """Who must decide something now?"""
    return _named(q, q.scene.state.to_act())


def _named(q: Question, seats: tuple[int, ...]) -> list[str]:
    """Compare seats by their names."""
    return _alike(q, [q.scene.ruling.words.NAMES[seat] for seat in seats] or ["nobody"])


def _alike(q: Question, found: list[str]) -> list[str]:
    """Compare words."""
    return [] if found == q.wanted else [_differs(q.thing, ", ".join(q.wanted), ", ".join(found))]


def _may(q: Question) -> list[str]:
    """Which moves are there among others?"""
    refusals = [(move, q.refusal(move)) for move in q.wanted]
    hidden = [move for move, why in refusals if not why and not q.offers(move)]
    return [
        *(f"'{move}' should be allowed, and is refused: {why}" for move, why in refusals if why),
        *(f"'{move}' is allowed, but is not among the moves offered" for move in hidden),
    ]


def _may_not(q: Question) -> list[str]:
    """Which moves are there not?"""
    return [f"'{move}' should be refused, and is not" for move in q.wanted if not q.refusal(move)]


def _may_only(q: Question) -> list[str]:
    """Which moves are there, and no others?"""
    game, state, words = q.scene.ruling.game, q.scene.state, q.scene.ruling.words
    wanted = {game.write_action(state, words.read_move(state, move)) for move in q.wanted}
    found = {game.write_action(state, action) for action in state.legal(q.mover)}
    return [] if found == wanted else [_differs(q.thing, " ".join(sorted(wanted)), " ".join(sorted(found)))]


def _sees(q: Question) -> list[str]:
    """What does the table look like from there?"""
    told, scene = mapping(q.then, q.thing), q.scene
    faults = [_compared(scene, scene.views[q.seat], scene.seen[q.seat], told, thing) for thing in told]
    return [f"{q.thing} {fault}" for found in faults for fault in found]


def _hears(q: Question) -> list[str]:
    """What is a watcher told, among other things?"""
    told = _sentences(q)
    missing = [wanted for wanted in q.wanted if not any(wanted in sentence for sentence in told)]
    return [_differs(q.thing, f"'{wanted}'", " ".join(told) or "nothing") for wanted in missing]


def _does_not_hear(q: Question) -> list[str]:
    """What is a watcher not told?"""
    told = _sentences(q)
    return [f"{q.thing}: found {sentence}" for wanted in q.wanted for sentence in told if wanted in sentence]


def _sentences(q: Question) -> list[str]:
    """List the sentences a watcher is told."""
    game, names = q.scene.ruling.game, list(q.scene.ruling.words.NAMES)
    english = words(game=game.name)
    return [english.say(line, names) for line in game.drawing.tell(q.scene.seen[q.seat], q.scene.state)]


def _reconstructed(q: Question) -> list[str]:
    """Which printed data in play are not known but chosen by us?"""
    ruling = q.scene.ruling
    return _alike(q, list(ruling.game.reconstructed(ruling.game.check(ruling.table, ruling.players))) or ["nothing"])


GENERAL: dict[str, Callable[[Question], list[str]]] = {
    "winner": _winner,
    "to decide": _to_decide,
    "may": _may,
    "may not": _may_not,
    "may only": _may_only,
    "sees": _sees,
    "hears": _hears,
    "does not hear": _does_not_hear,
    "reconstructed": _reconstructed,
}
