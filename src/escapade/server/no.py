"""Everything the server itself says no to: a code for programs, and a sentence for people with its facts apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

if TYPE_CHECKING:
    from escapade.engine import Refusal
    from escapade.game import Disagreement
    from escapade.server.wire import Code

BAD, UNKNOWN, FORBIDDEN, MISSING, CONFLICT, LONG, FAST, MISTAKE, AWAY = 400, 401, 403, 404, 409, 413, 429, 500, 503

SENTENCES: Final[dict[Code, tuple[int, str]]] = {
    # at a table
    "not-started": (CONFLICT, "The game has not started yet"),
    "started-already": (CONFLICT, "The game has started already"),
    "game-over": (CONFLICT, "The game is over"),
    "not-over": (CONFLICT, "The game is not over yet"),
    "record-secret": (CONFLICT, "The game is not over yet, and its record is a secret until then"),
    "replay-later": (CONFLICT, "The game is not over yet; watch it instead"),
    "no-such-seat": (MISSING, "There is no seat {seat} at this table, only {seats}"),
    "no-seat-of-yours": (FORBIDDEN, "You have no seat at this table"),
    "not-your-seat": (FORBIDDEN, "Seat {seat} is not yours"),
    "host-only": (FORBIDDEN, "Only the host of the table may do that"),
    "all-seats-taken": (CONFLICT, "All seats are taken"),
    "seat-taken": (CONFLICT, "Seat {seat} is taken"),
    "one-seat": (BAD, "In a rated game everybody has one seat"),
    "second-seat": (FORBIDDEN, "Only the host may take a second seat, for somebody on the same device"),
    "seat-open": (CONFLICT, "Seat {seat} is open already"),
    "seats-open": (CONFLICT, "Seats still open: {count}; wait, or let bots sit"),
    "paused": (CONFLICT, "The table is paused"),
    "paused-already": (CONFLICT, "The table is paused already"),
    "not-paused": (CONFLICT, "The table is not paused"),
    "stale": (CONFLICT, "The table has moved on since; look again"),
    "action-unreadable": (BAD, "{detail}"),
    "rule": (CONFLICT, "{detail}"),
    "nothing-to-take-back": (CONFLICT, "There is nothing to take back"),
    "vote-waits": (CONFLICT, "Another question waits for answers"),
    "nothing-proposed": (CONFLICT, "Nothing was proposed"),
    "answered-already": (CONFLICT, "You have answered already"),
    "you-resigned": (CONFLICT, "You have resigned"),
    "resigned-already": (CONFLICT, "You have resigned already"),
    "bot-holds": (CONFLICT, "A bot holds your seat"),
    "person-plays": (CONFLICT, "A person plays seat {seat}"),
    "nobody-left": (CONFLICT, "Nobody left seat {seat}"),
    "nobody-holds": (CONFLICT, "Nobody holds seat {seat} for you"),
    "in-time": (CONFLICT, "It was in time after all"),
    "not-stored": (AWAY, "This could not be stored, so it has not happened; please try again"),
    "store-away": (AWAY, "The database does not answer right now; please try again in a moment"),
    "table-damaged": (
        CONFLICT,
        "This table cannot be read; its moves are kept, and the host of the server can see why",
    ),
    "muted": (FORBIDDEN, "The host of this table has muted you"),
    "no-answers": (CONFLICT, "This game asks for no standing answers"),
    "answer-unknown": (BAD, "A standing answer is one of {answers}, not '{answer}'"),
    "hint-rated": (FORBIDDEN, "There are no hints in a rated game"),
    "hint-people": (FORBIDDEN, "There are no hints in a game with other people"),
    "bots-busy": (AWAY, "No bot could answer in time; please try again"),
    "no-such-step": (MISSING, "Nobody had to decide anything at step {step} of this game"),
    "not-your-move": (CONFLICT, "It is not your move"),
    # a table to find or to open
    "no-such-table": (MISSING, "There is no such table"),
    "game-unknown": (BAD, "'{game}' is no game here; games: {games}"),
    "bot-unknown": (BAD, "'{bot}' is no bot here; bots: {bots}"),
    "clock-seconds": (BAD, "A clock needs at least one second"),
    "clock-days": (BAD, "A clock in days needs at least one day"),
    "option-unknown": (BAD, "{detail}"),
    "option-value": (BAD, "{detail}"),
    "option-players": (BAD, "{detail}"),
    "option-first": (BAD, "{detail}"),
    "option-escape-only": (BAD, "{detail}"),
    "option-classic-only": (BAD, "{detail}"),
    "option-short-crossing": (BAD, "{detail}"),
    "option-boat-retreat": (BAD, "{detail}"),
    "option-teams": (BAD, "{detail}"),
    # people
    "nobody": (UNKNOWN, "Nobody knows you here yet: POST /api/me, or send a token that counts"),
    "no-such-person": (MISSING, "There is nobody of that id"),
    "name-empty": (BAD, "A name needs letters that can be shown"),
    "account-already": (CONFLICT, "You have an account already"),
    "settings-enough": (CONFLICT, "You have {most} settings already"),
    "login-taken": (CONFLICT, "The name {login} is taken"),
    "login-wrong": (UNKNOWN, "There is no account with this name and password"),
    "password-wrong": (FORBIDDEN, "That is not your password"),
    "token-lacks": (FORBIDDEN, "This token may not do that; it lacks '{scope}'"),
    "tokens-enough": (CONFLICT, "You have {most} tokens already; delete one first"),
    "hooks-enough": (CONFLICT, "You have {most} webhooks already; delete one first"),
    "hook-unreadable": (BAD, "'{url}' is no address"),
    "hook-https": (BAD, "A webhook's address begins with https:// and has no user or port in it"),
    "hook-unknown-host": (BAD, "Nobody knows a host named {host}"),
    "hook-private": (BAD, "A webhook's address must be public"),
    "no-such-hook": (MISSING, "You have no such webhook"),
    "hook-silent": (CONFLICT, "Nobody answers at this address as a webhook should"),
    "hook-answers": (CONFLICT, "The address answers, but takes no notice: status {status}"),
    # anywhere
    "say-watch-first": (FORBIDDEN, "Only who sits at this table, or watches it, may talk here"),
    "tables-enough": (CONFLICT, "One socket follows at most {most} tables"),
    "no-message": (BAD, "This is no message: {detail}"),
    "other-site": (FORBIDDEN, "This was asked for by another site's page, so it is not done"),
    "too-fast": (FAST, "Please ask more slowly"),
    "wait": (FAST, "Please wait a few seconds and try again"),
    "form": (BAD, "{detail}"),
    "nothing-here": (MISSING, "{detail}"),
    "too-long": (LONG, "{detail}"),
    "http": (BAD, "{detail}"),
    "our-mistake": (MISTAKE, "Something went wrong here; it is our mistake"),
}


class No(Exception):  # noqa: N818 - an answer to a player, not an error of the program
    """What somebody asks for does not happen, and why: by a code, with facts."""

    def __init__(self, code: Code, rule: str = "", word: str = "", **facts: object) -> None:
        self.code, self.rule, self.word = code, rule, word
        self.facts = {name: str(fact) for name, fact in facts.items()}
        self.status, sentence = SENTENCES[code]
        self.says = sentence.format(**self.facts)
        super().__init__(self.says)

    @property
    def stale(self) -> bool:
        """Tell whether the table had moved on."""
        return self.code == "stale"

    @classmethod
    def by_rule(cls, refusal: Refusal) -> Self:
        """Pass on what a rule of the game says."""
        return cls.told("rule", str(refusal), refusal.rule, refusal.says, refusal.facts)

    @classmethod
    def by_options(cls, disagreement: Disagreement) -> Self:
        """Pass on why a table cannot be as somebody wants it."""
        code: Code = disagreement.code  # type: ignore[assignment]  # a test lists them all
        return cls.told(code, str(disagreement), disagreement.rule, "", disagreement.facts)

    @classmethod
    def told(cls, code: Code, says: str, rule: str, word: str, facts: dict[str, object]) -> Self:
        """Say no in somebody else's words."""
        no = cls(code, rule, word, detail=says)
        no.facts = {name: str(fact) for name, fact in facts.items()}
        return no
