"""The features of a crew's position that search evaluates by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.games.cartagena.bits import lowest
from escapade.games.cartagena.cards import SYMBOLS, number
from escapade.games.cartagena.evaluate import plenty, progress
from escapade.weights import LearnedWeights

if TYPE_CHECKING:
    from librt.vecs import vec

    from escapade.games.cartagena.crew import Crew
    from escapade.games.cartagena.state import State

_FEATURES: Final = (
    "way", "way late", "cards", "cards late", "spare cards", "symbols", "start", "aboard", "landing", "beyond",
    "home", "home late", "last one", "last one late", "wait", "wait late",
)  # fmt: skip
_KINDS: Final = ("usual", "crossing", "captain", "captain crossing")  # kinds of tables with weights of their own
_CROSSING: Final = 1
_CAPTAIN: Final = 2
WEIGHTS: Final = LearnedWeights("escapade.games.cartagena", _FEATURES, _KINDS, nets=True)


def kind(s: State) -> i64:
    """Return the kind of a table: with or without a boat between two shores, with or without Captain Morgan."""
    found: i64 = _CROSSING if s.board.boat else 0
    return found + _CAPTAIN if s.rulebook.moves_others else found


def features(s: State, seat: i64) -> vec[float]:
    """Compute a crew's features: progress, cards, where its pirates wait, the last one, and how soon its turn comes."""
    stage = 0.0
    for other in range(s.seats):
        stage = max(stage, part_of_way(s, other))
    return features_at(s, seat, part_of_way(s, seat), stage)


def features_at(s: State, seat: i64, part: float, stage: float) -> vec[float]:
    """Compute a crew's features from the part of the way it has come, and the foremost crew."""
    out = WEIGHTS.zeros[:]
    crew = s.crews[seat]
    cards = float(int(min(crew.held, plenty(s))))
    out[0] = part
    out[1] = out[0] * stage
    out[2] = cards
    out[3] = cards * stage
    out[4] = float(int(crew.held)) - cards
    out[5] = _different(crew.hand)
    out[6] = float(int(crew.start))
    out[7] = float(int(crew.aboard))
    out[8] = out[7] if s.shore else 0.0
    out[9] = _beyond(s, crew)
    out[10] = float(int(crew.home))
    out[11] = out[10] * stage
    out[12] = float(int(lowest(crew.one))) / float(int(s.board.goal))
    out[13] = out[12] * stage
    out[14] = float(int((seat - s.turn) % s.seats)) / float(int(s.seats))
    out[15] = out[14] * stage
    return out


def part_of_way(s: State, seat: i64) -> float:
    """Return the fraction of the way a crew has come."""
    return float(int(progress(s, s.crews[seat]))) / float(int(s.board.pirates * (s.board.goal + 2)))


def _different(pack: i64) -> float:
    """Count the different symbols in a hand."""
    symbols: i64 = 0
    for symbol in range(i64(SYMBOLS)):
        if number(pack, symbol) or number(pack, symbol + SYMBOLS):
            symbols += 1
    return float(int(symbols))


def _beyond(s: State, crew: Crew) -> float:
    """Count the pirates on the path past the boat, if there is one between two shores."""
    if s.board.boat == 0:
        return 0.0
    jungle = s.board.path & ~s.board.tunnel
    pirates = int(crew.one & jungle).bit_count() + int(crew.two & jungle).bit_count()
    return float(pirates + int(crew.three & jungle).bit_count())
