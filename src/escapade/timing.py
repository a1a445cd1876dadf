"""What time means in a game, for a server with clocks. All of it is optional: by default no rule depends on time."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from escapade.engine import Action, State


class Timing:
    """The rules about time. The rules read no clock: the caller writes measured times into the moves."""

    def with_times(self, text: str, elapsed: int, credit: int, ping: int) -> str:
        """Write the times measured by the server (ms) into an action, if time is part of it."""
        return text

    def untimed(self, text: str) -> str:
        """Return a move in notation without its times."""
        return text

    def duration(self, text: str) -> int:
        """Read how long (ms) an action took, so that a bot can be as slow; 0 if it does not say."""
        return 0

    def time_limit(self, state: State, seat: int) -> int | None:
        """Return the time (ms) a seat has before its default action is played; None means no limit."""
        return None

    def alone_options(self) -> dict[str, str]:
        """Return the options that apply when one person plays alone against bots."""
        return {}

    def shared_options(self, options: dict[str, str]) -> dict[str, str]:
        """Return what several players on one device play with instead of these options."""
        return {}

    def repeats(self, state: State, seat: int) -> bool:
        """Whether this seat is asked one thing several times in a row, as when it discards down to a limit.

        Everybody must be able to see that it is asked this. A bot makes a pause before the first answer only.
        """
        return False

    def masks_response(self, state: State, seat: int) -> bool:
        """Whether this seat is prompted regardless of what it holds. If so, its response time is masked."""
        return False

    def standing_answers(self) -> tuple[str, ...]:
        """Return the names of answers a player may give in advance to such prompts; the first means "ask me"."""
        return ()

    def standing_answer(self, state: State, seat: int, answer: str) -> Action | None:
        """Return the action of a standing answer now, or None if the player is to be asked."""
        return None

    def keeps_clock_running(self, text: str) -> bool:
        """Whether an action leaves its seat's own decision open, so that its clock keeps running."""
        return False

    def tells_hidden(self, state: State, action: Action) -> bool:
        """Whether an action tells its player something hidden whatever comes of it, so that it cannot be undone."""
        return False

    def starts_race(self, text: str) -> bool:
        """Whether an action starts a race for everyone, so that people first confirm that they are ready."""
        return False
