"""What a game tells bots about itself. All of it is optional: without it, search plays games to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from librt.vecs import vec

    from escapade.engine import State
    from escapade.weights import LearnedWeights

_LONGEST: Final = 2_000  # decisions of a rollout; a longer one counts as a draw


class SearchParams:
    """How to search a game; tuned head to head, see docs/bots-measured.md."""

    def __init__(
        self,
        exploration: float = 0.25,
        width: float = 2.0,
        cut: int = 30,
        turn_cost: float = 0.004,
        kind: str = "",
    ) -> None:
        """Set the constants of the tree search.

        Args:
            exploration: UCB constant.
            width: Expand at most width·√visits children.
            cut: Rollout decisions before the position is evaluated.
            turn_cost: Discount of a chance for each turn searched, for games that could go on for ever.
            kind: A name for tables on which some levels have iterations of their own.
        """
        self.exploration: Final = exploration
        self.width: Final = width
        self.cut: Final = cut
        self.turn_cost: Final = turn_cost
        self.kind: Final = kind


_TO_THE_END: Final = SearchParams(exploration=0.5, cut=_LONGEST)  # rollouts go to the end


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinking:
    """What bots know about a game beyond its rules. The defaults know nothing and work for every game."""

    def evaluate(self, state: State, seat: int) -> float:
        """Estimate how well a seat stands, higher is better. Used by bots that look one move ahead."""
        if not state.game_over():
            return 0.0
        return 1.0 if seat in state.winners() else -1.0

    def move_score(self, state: State, seat: i64, code: i64) -> i64:
        """Estimate how good an action is without trying it, for move ordering; higher is better."""
        return 0

    def senseless(self, state: State, seat: i64, code: i64) -> bool:
        """Whether a legal action has no effect or only harms its own seat, as far as that seat knows."""
        return False

    def win_in_reach(self, state: State, seat: i64) -> bool:
        """Whether a seat might win in the rest of its turn: a cheap test before an exhaustive search."""
        return False

    def weights(self) -> LearnedWeights | None:
        """Return the weights of the features; None if the game has no features."""
        return None

    def features(self, state: State, seat: i64) -> vec[float]:
        """Compute the features of a seat's position, in the order of the names in `weights`."""
        raise NotImplementedError

    def chances(self, state: State, out: vec[float]) -> None:
        """Estimate each seat's chance to win; they add up to 1."""
        winners = state.winners() or tuple(range(int(state.seats)))
        for seat in range(state.seats):
            out[seat] = 1.0 / len(winners) if int(seat) in winners else 0.0

    def team_size(self, state: State, seat: int) -> int:
        """Return how many players win together with a seat, itself included; `chances` divides a win among them."""
        return 1

    def search_params(self, state: State) -> SearchParams:
        """Return the search parameters for a table."""
        return _TO_THE_END
