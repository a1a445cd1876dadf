"""What each legal action would do, as plain data for a screen to show before the click."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.games.dig.actions import Answer, Deed, Dig, Move, Search
from escapade.games.dig.backgrounds import burglar, miner
from escapade.games.dig.backgrounds.burglar import Burgle
from escapade.games.dig.backgrounds.con_artist import Con
from escapade.games.dig.backgrounds.cutpurse import CutPurse
from escapade.games.dig.backgrounds.escape_artist import Escape
from escapade.games.dig.backgrounds.fence import REBATE, BuyFromFence
from escapade.games.dig.backgrounds.getaway_driver import Drive
from escapade.games.dig.backgrounds.godparent import JoinAsGodparent
from escapade.games.dig.backgrounds.handyman import Tinker
from escapade.games.dig.backgrounds.miner import Mine
from escapade.games.dig.codes import AREA, AREAS, BADGE, CARD, CIGARETTE, DRAW, FISTS, HAND_OVER, KINDS, PASS, SEAT
from escapade.games.dig.crafting import Craft
from escapade.games.dig.extortion import Extort, LaySharp
from escapade.games.dig.gangs.gang import CARDS_A_GANG
from escapade.games.dig.gangs.triad import Look
from escapade.games.dig.joining import Join, KeepBadge
from escapade.games.dig.moving import CautiousMove
from escapade.games.dig.notation import write_action
from escapade.games.dig.playing import CardAtPlayer, CardToArea, Play
from escapade.games.dig.teams import Exchange, Follow
from escapade.games.dig.trading import Buy, Sell, price

if TYPE_CHECKING:
    from mypy_extensions import i64

    from escapade.games.dig.state import State

Told = dict[str, object]
ANSWERS: Final = {PASS: "Pass", HAND_OVER: "GiveIn", FISTS: "Fists", DRAW: "Draw", CIGARETTE: "Cigarette"}


def preview(s: State, seat: i64, action: Move) -> Told:
    """Say what a legal action is about: which card, player or place it names, what it costs and what it gives."""
    out: Told = {"text": write_action(action), "kind": type(action).__name__}
    if isinstance(action, Deed):
        out["cost"] = int(action.cost(s, seat))
    if isinstance(action, Answer):
        answer(s, out, action)
    elif isinstance(action, Craft | Tinker):
        makes(s, out, action)
    elif isinstance(action, Buy | BuyFromFence):
        buys(s, out, seat, action)
    elif isinstance(action, Play):
        plays(out, action)
    else:
        names(s, out, seat, action)
    return out


def answer(s: State, out: Told, action: Answer) -> None:
    """Add what an answer names."""
    code, number = int(action.code), int(action.number)
    if isinstance(action, LaySharp):
        out["kind"], out["card"] = "Sharp", number
    elif CARD <= code < CARD + KINDS:
        out["kind"], out["card"] = "Card", number
    elif AREA <= code < AREA + AREAS:
        out["kind"], out["area"] = "Area", number
    elif SEAT <= code < BADGE:
        out["kind"], out["other"] = "Seat", number
    elif isinstance(s.asked, KeepBadge) and BADGE <= code < BADGE + CARDS_A_GANG:
        out["kind"], out["badge"] = "Badge", s.rulebook.gang_cards[s.asked.gang * CARDS_A_GANG + number].key()
    else:
        out["kind"] = ANSWERS.get(code, action.word.capitalize())


def makes(s: State, out: Told, action: Craft | Tinker) -> None:
    """Add what is made, out of what, and what of it is missing or kept."""
    recipe = s.rulebook.printed.recipes[action.recipe]
    spared = [int(action.kept)] + ([int(action.missing)] if isinstance(action, Tinker) else [])
    out["recipe"] = int(action.recipe)
    out["card"], out["number"] = int(recipe.make), int(min(recipe.number, s.stacks[recipe.make]))
    out["uses"] = [card for at, card in enumerate(recipe.parts) if at + 1 not in spared]
    if action.kept:
        out["keeps"] = recipe.parts[int(action.kept) - 1]
    if isinstance(action, Tinker):
        out["lacks"] = recipe.parts[int(action.missing) - 1]


def buys(s: State, out: Told, seat: i64, action: Buy | BuyFromFence) -> None:
    """Add what is bought and for how much."""
    deal = s.rulebook.printed.deals[action.deal]
    rebate = REBATE if isinstance(action, BuyFromFence) and s.in_its_gang(seat) else 0
    out["card"], out["number"], out["price"] = (
        int(deal.take),
        int(deal.number),
        int(price(s, seat, action.deal, rebate)),
    )


def plays(out: Told, action: Play) -> None:
    """Add an Action card, and whom or which place it names."""
    out["card"] = int(action.card.kind)
    if isinstance(action.card, CardAtPlayer):
        out["other"] = int(action.target)
    elif isinstance(action.card, CardToArea):
        out["area"] = int(action.target)


def names(s: State, out: Told, seat: i64, action: Move) -> None:
    """Add the card, player or place that any other action names."""
    match action:
        case Search() | Burgle():
            out["draws"] = found(s, seat, action)
        case Dig() | Mine():
            out["card"], out["points"] = int(action.tool), scored(s, seat, action)
        case CautiousMove() | Drive() | Escape():
            out["area"] = int(action.area)
        case Join():
            out["gang"], out["dues"] = int(action.gang), int(s.rulebook.printed.dues)
        case JoinAsGodparent():
            out["gang"], out["dues"] = int(action.joined), int(s.rulebook.printed.dues) - 1
        case Extort():
            out["other"], out["tool"], out["weapon"] = int(action.target), int(action.tool), int(action.weapon)
        case Sell():
            out["card"], out["cigarettes"] = int(action.card), int(s.rulebook.printed.signs[action.card])
        case _:
            about(s, out, action)


def about(s: State, out: Told, action: Move) -> None:
    """Add the player that an action is about."""
    match action:
        case Con():
            out["card"], out["other"] = int(action.card), int(action.target)
        case Look() | CutPurse():
            out["other"] = int(action.target)
        case Exchange():
            out["other"] = int(action.mate)
        case Follow():
            out["other"], out["area"] = int(action.mate), int(s.area(action.mate))
        case _:
            pass


def found(s: State, seat: i64, action: Search | Burgle) -> int:
    """Count the cards a Search draws."""
    extra = 0
    if isinstance(action, Burgle):
        extra = burglar.MANY if s.in_its_gang(seat) else burglar.SOME
    return int(s.rulebook.printed.search[s.area(seat)] + s.prisoners[seat].gang.search_bonus()) + extra


def scored(s: State, seat: i64, action: Dig | Mine) -> int:
    """Count the points a tool digs."""
    extra = 0
    if isinstance(action, Mine):
        extra = miner.MANY if s.in_its_gang(seat) else miner.SOME
    return int(s.rulebook.values[action.tool] + s.prisoners[seat].gang.dig_bonus(action.tool)) + extra
