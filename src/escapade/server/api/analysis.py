"""The HTTP API of the analysis board: positions that a client sends, and moves from them. Nothing is stored."""

import asyncio
import hashlib
from functools import partial

from litestar import Router, post

from escapade.engine import State
from escapade.games import GAMES
from escapade.match import Match, Outcome
from escapade.options import Disagreement
from escapade.server import wire
from escapade.server.api.asgi import AnyConnection
from escapade.server.api.rate_limit import analyse_slowly, think_slowly
from escapade.server.refusals import RequestRefused
from escapade.server.tables import perspective
from escapade.server.tables.host import TableHost
from escapade.server.tables.opening import match_from
from escapade.server.tables.review import STRONGEST

_SEED = "analysis"  # the same moves from the same position always draw the same cards


@post("/", status_code=200, operation_id="analyse_position")
async def analyse(request: AnyConnection, data: wire.AnalysisLine) -> wire.AnalysisPosition:
    """Play moves from a position, and return the position after them with the legal moves of a seat."""
    analyse_slowly(request, len(data.moves))
    return await asyncio.to_thread(lambda: _Line(data).shown())


@post("/evaluation", status_code=200, operation_id="evaluate_position")
async def evaluate(request: AnyConnection, data: wire.AnalysisLine, tables: TableHost) -> wire.AnalysisEvaluation:
    """Play moves from a position, and return the strongest bot's opinion, from what the seat to move can see."""
    analyse_slowly(request, len(data.moves))
    key = ("analysis", hashlib.sha256(wire.write(data)).hexdigest())
    if not tables.reviews.has(key):
        think_slowly(request)
    line = await asyncio.to_thread(_Line, data)
    if not line.asked:
        raise RequestRefused("position-over")
    return await tables.reviews.once(key, partial(_thought, line, tables))


async def _thought(line: "_Line", tables: TableHost) -> wire.AnalysisEvaluation:
    """Ask the strongest bot about the seat to move, and everybody's chances at a glance."""
    game, seat, compute = line.match.game, line.seat, tables.node.compute
    seen, beside = (game.write_position(line.match.view(watcher)) for watcher in (seat, None))
    ideas = await compute.opinion(game.name, seen, seat, _SEED, STRONGEST)
    [chances] = await compute.estimate(game.name, [beside], _SEED)
    return wire.AnalysisEvaluation(seat, STRONGEST, ideas, chances)


class _Line:
    """A position after the moves of a request; raises RequestRefused if one cannot be played."""

    def __init__(self, told: wire.AnalysisLine) -> None:
        self.match = _begun(told)
        self.start = self.match.position()
        self.steps: list[wire.AnalysisStep] = []
        self.outcome: Outcome | None = None  # of the last move
        for move in told.moves:
            self._play(move.seat, move.move)
        self.asked = [] if self.match.over else list(self.match.to_act)
        self.seat = self._checked(told.seat) if told.seat is not None else next(iter(self.asked), 0)

    def _checked(self, seat: int) -> int:
        """Return a seat, or refuse one that nobody sits on."""
        if seat >= self.match.players:
            raise RequestRefused("no-such-seat", seat=seat + 1, seats=self.match.players)
        return seat

    def _play(self, seat: int, text: str) -> None:
        """Play a move, and describe it."""
        match, state = self.match, self.match.state
        try:
            action = match.game.read_action(state, text)
        except ValueError as wrong:
            raise RequestRefused.by_notation(text, wrong) from wrong
        refusal = state.refusal(self._checked(seat), action)
        if refusal is not None:
            raise RequestRefused.by_rule(refusal)
        does = match.game.drawing.describe(state, seat, action).message
        self.outcome = match.play(action, seat)
        self.steps.append(wire.AnalysisStep(seat, self.outcome.text, does))

    def shown(self) -> wire.AnalysisPosition:
        """Describe the position with all cards face up."""
        match, state, game = self.match, self.match.state, self.match.game
        events = self.outcome.events if self.outcome else []
        return wire.AnalysisPosition(
            game=game.name,
            players=match.players,
            options=match.options,
            start=self.start,
            position=match.position(),
            to_act=self.asked,
            winners=list(match.winners),
            view=self._view(state),
            steps=self.steps,
            events=[perspective.happening(game, event) for event in events],
            says=game.drawing.tell(events, state),
            setup=game.drawing.setup_parts(state),
        )

    def _view(self, state: State) -> wire.SeatView:
        """Describe the whole table from a seat, with its legal moves."""
        game = self.match.game
        legal = state.legal(self.seat) if self.seat in self.asked else []
        texts = [game.write_action(state, action) for action in legal]
        seen = wire.SeatView(self.seat, game.write_position(state), texts)
        return perspective.drawn(game, state, legal, seen, playing=bool(self.asked))


def _begun(told: wire.AnalysisLine) -> Match:
    """Set up the position, or deal a new game."""
    if told.position:
        if told.players is not None or told.options:
            raise RequestRefused("form", detail="A position says itself how many play and what is agreed")
        return match_from(told.game, told.position, _SEED)
    if told.game not in GAMES:
        raise RequestRefused("game-unknown", game=told.game, games=", ".join(GAMES))
    try:
        return Match(told.game, told.players or GAMES[told.game].seats[0], dict(told.options), seed=_SEED, keep=False)
    except Disagreement as wrong:
        raise RequestRefused.by_options(wrong) from wrong


ANALYSIS = Router("/api/analysis", route_handlers=[analyse, evaluate], tags=["analysis"])
