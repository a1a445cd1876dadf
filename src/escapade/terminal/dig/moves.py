"""The moves of a seat as a menu shows them: on which line each stands, and what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from rich.text import Text

from escapade.games.dig.actions import Answer, Dig
from escapade.games.dig.cards import TITLES
from escapade.games.dig.codes import CARD, PASS, REVEAL
from escapade.games.dig.crafting import Craft
from escapade.games.dig.extortion import Extort
from escapade.games.dig.notation import write_action
from escapade.games.dig.state import MICHEL
from escapade.games.dig.trading import Buy, Sell, price
from escapade.terminal.drawing import Choice

if TYPE_CHECKING:
    from escapade.games.dig.actions import Move
    from escapade.games.dig.state import State

# What is asked, by the name of the demand.
QUESTIONS: Final = {
    "DiscardDown": "Discard a card: you hold too many",
    "ChooseWay": "Where do you go?",
    "RunWhere": "Riot! Where do you run?",
    "MichelWay": "Where does Michel(le) go?",
    "PayDues": "Discard an accessory of the gang",
    "KeepBadge": "Which gang card do you keep?",
    "Selling": "Sell another card, or pass",
    "Sift": "Discard a card and draw another, or pass",
    "TakeBack": "Which Weapon do you take back?",
    "InformantWindow": "Somebody plays an Action card: do you answer?",
    "EmbezzlerWindow": "Somebody sells: do you answer?",
    "EnforcerWindow": "The fight is lost: do you answer?",
    "AskAnother": "Whom else do you ask?",
    "ChooseLoot": "Which card do you take?",
    "FreeDig": "Dig a tool at once, or pass",
    "TinkerAgain": "Craft another, or pass",
    "MichelPrize": "Michel(le) is beaten: draw a card?",
    "LoseTool": "Which tool do you lose?",
    "FaceMichel": "Michel(le) extorts you",
    "Giving": "What do you give? Pass when it is enough",
}


def choices(s: State, seat: int) -> list[Choice]:
    """List every legal move of a seat, as far as its view of the table tells; moves of one kind stand together."""
    moves = sorted(
        (cast("Move", action) for action in s.legal(seat)), key=lambda move: (isinstance(move, Answer), kind(move))
    )
    return [Choice(move, Text(kind(move)), write_action(move), comes(s, seat, move)) for move in moves]


def kind(move: Move) -> str:
    """Name the line of the menu a move stands on: its first word, or that it answers."""
    return "answer" if isinstance(move, Answer) else move.text().split(" ")[0]


def comes(s: State, seat: int, move: Move) -> str:
    """Say what comes of a move, where its words do not."""
    match move:
        case Craft():
            recipe = s.rulebook.printed.recipes[move.recipe]
            made = f"{recipe.number} × {TITLES[recipe.make]}" if recipe.number > 1 else TITLES[recipe.make]
            return f"→ {made}"
        case Buy():
            deal = s.rulebook.printed.deals[move.deal]
            return f"→ {deal.number} × {TITLES[deal.take]} for {int(price(s, seat, move.deal, 0))}"
        case Sell():
            return f"→ +{s.rulebook.printed.signs[move.card]} …"
        case Dig():
            return f"→ +{int(s.rulebook.values[move.tool] + s.prisoners[seat].gang.dig_bonus(move.tool))}"
        case Extort():
            return f"{TITLES[move.tool]} with {TITLES[move.weapon]}"
        case Answer():
            return answers(s, seat, move)
        case _:
            return ""


def answers(s: State, seat: int, move: Answer) -> str:
    """Say what an answer means where it is a gang card or a Background."""
    if move.code == REVEAL:
        return s.prisoners[seat].background.title()
    if move.code == PASS:
        return "do nothing"
    return TITLES[move.number] if CARD <= move.code < CARD + len(TITLES) else ""


def asks(s: State, seat: int) -> str:
    """Say what the seat has to decide."""
    if s.asked is None:
        return f"Your turn, {int(s.left)} action{'' if s.left == 1 else 's'} left"
    fight = s.fight
    if fight is not None and s.asked.name() == "Stand" and fight.attacker != MICHEL:
        wanted = TITLES[fight.tool]
        return f"You are extorted for a {wanted}" if fight.defender == seat else f"The fight for a {wanted} goes on"
    return QUESTIONS.get(s.asked.name(), "Answer")
