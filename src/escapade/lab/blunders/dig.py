"""Blunders in Dig Your Way Out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from collections.abc import Callable

    from escapade.games.dig.state import State
    from escapade.lab.blunders.moment import Moment

TOOLS: Final = ("spoon", "pick", "shovel")
WEAPONS: Final = ("knife", "soap-in-a-sock", "bicycle-chain", "broken-bottle", "brass-knuckles")
ENDS: Final = ("stop", "michel")
BADLY: Final = 2  # Beatings with which nobody digs


def table(moment: Moment) -> State:
    """Give the table."""
    return cast("State", moment.state)


def can(moment: Moment, word: str) -> bool:
    """Tell whether an action that begins with this word was legal."""
    return any(text.split(":")[0] == word for text in moment.legal)


def leaves(moment: Moment) -> bool:
    """Tell whether the choice is to go elsewhere."""
    return moment.text == "move" or moment.text.startswith("cautious")


def asked(moment: Moment) -> str:
    """Name what was asked; empty in an ordinary turn."""
    demand = table(moment).asked
    return "" if demand is None else type(demand).__name__


def hand(moment: Moment) -> list[str]:
    """List the seat's cards in notation."""
    from escapade.games.dig.cards import KEYS  # noqa: PLC0415 - the notation of cards, nothing of the bots

    return [KEYS[card] for card in table(moment).hand(moment.seat).listed()]


def target(moment: Moment) -> int:
    """Name the seat that the last word of the choice points at."""
    return int(moment.text.split(":")[-1]) - 1


def hurts_own_side(moment: Moment) -> bool:
    """Cheap shot or Snitch on oneself or a teammate."""
    if not moment.text.startswith(("play:cheap-shot", "play:snitch")):
        return False
    return table(moment).mates(moment.seat, target(moment))


def plays_in_vain(moment: Moment) -> bool:
    """An Action card that changes nothing."""
    prisoners = table(moment).prisoners
    if moment.text == "play:first-aid-kit":
        return prisoners[moment.seat].beatings == 0
    if moment.text.startswith("play:cheap-shot"):
        return prisoners[target(moment)].beatings == BADLY
    if moment.text.startswith("play:pickpocket"):
        return table(moment).hand(target(moment)).size() == 0
    return False


def throws_tool_away(moment: Moment) -> bool:
    """A tool discarded at the hand limit, with neither-tool-nor-Weapon cards to discard instead."""
    return (
        asked(moment) == "DiscardDown"
        and moment.text in TOOLS
        and any(card not in TOOLS + WEAPONS for card in hand(moment))
    )


def sells_tool(moment: Moment) -> bool:
    """A tool sold for cigarettes."""
    sold = moment.text.removeprefix("sell:") if moment.text.startswith("sell:") else ""
    return sold in TOOLS or (asked(moment) == "Selling" and moment.text in TOOLS)


def leaves_home(moment: Moment) -> bool:
    """Home left although a tool could be dug."""
    return leaves(moment) and can(moment, "dig")


def ends_without_digging(moment: Moment) -> bool:
    """The turn ended although a tool could be dug."""
    return moment.text in ENDS and can(moment, "dig")


def stays_beaten(moment: Moment) -> bool:
    """The Infirmary left, or the turn ended there, with a Beating that could be healed."""
    beatings = table(moment).prisoners[moment.seat].beatings
    return can(moment, "heal") and (moment.text in ENDS or (leaves(moment) and beatings == BADLY))


def invites_michel(moment: Moment) -> bool:
    """Michel(le) sent to oneself without a Weapon, with another way to go."""
    if asked(moment) != "MichelWay" or len(moment.legal) == 1:
        return False
    here = moment.game.write_position(moment.state).split("players=")[1].split(";")[moment.seat].split(":")[0]
    return moment.text == here and not any(card in WEAPONS for card in hand(moment))


BLUNDERS: Final[dict[str, Callable[[Moment], bool]]] = {
    "hurts its own side": hurts_own_side,
    "plays a card in vain": plays_in_vain,
    "throws a tool away": throws_tool_away,
    "sells a tool": sells_tool,
    "leaves home when it could dig": leaves_home,
    "ends its turn when it could dig": ends_without_digging,
    "does not heal in the Infirmary": stays_beaten,
    "sends Michel to itself unarmed": invites_michel,
}
