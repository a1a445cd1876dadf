"""Blunders in Dig Your Way Out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from collections.abc import Callable

    from escapade.games.dig.state import State
    from escapade.lab.blunders.moment import Moment

_TOOLS: Final = ("spoon", "pick", "shovel")
_WEAPONS: Final = ("knife", "soap-in-a-sock", "bicycle-chain", "broken-bottle", "brass-knuckles")
_ENDS: Final = ("stop", "michel")
_BADLY: Final = 2  # Beatings with which nobody digs


def _table(moment: Moment) -> State:
    return cast("State", moment.state)


def _can(moment: Moment, word: str) -> bool:
    """Whether an action starting with this word was legal."""
    return any(text.split(":")[0] == word for text in moment.legal)


def _leaves(moment: Moment) -> bool:
    """Whether the choice is to go elsewhere."""
    return moment.text == "move" or moment.text.startswith("cautious")


def _asked(moment: Moment) -> str:
    """Return the name of the demand; empty in an ordinary turn."""
    demand = _table(moment).asked
    return "" if demand is None else type(demand).__name__


def _hand(moment: Moment) -> list[str]:
    """List the seat's cards in notation."""
    from escapade.games.dig.cards import KEYS  # noqa: PLC0415 - the notation of cards, nothing of the bots

    return [KEYS[card] for card in _table(moment).hand(moment.seat).listed()]


def _target(moment: Moment) -> int:
    """Return the seat named by the last word of the action."""
    return int(moment.text.split(":")[-1]) - 1


def _hurts_own_side(moment: Moment) -> bool:
    """A Cheap shot or Snitch was played on oneself or a teammate."""
    if not moment.text.startswith(("play:cheap-shot", "play:snitch")):
        return False
    return _table(moment).mates(moment.seat, _target(moment))


def _plays_in_vain(moment: Moment) -> bool:
    """An Action card that changes nothing."""
    prisoners = _table(moment).prisoners
    if moment.text == "play:first-aid-kit":
        return prisoners[moment.seat].beatings == 0
    if moment.text.startswith("play:cheap-shot"):
        return prisoners[_target(moment)].beatings == _BADLY
    if moment.text.startswith("play:pickpocket"):
        return _table(moment).hand(_target(moment)).size() == 0
    return False


def _throws_tool_away(moment: Moment) -> bool:
    """A tool was discarded at the hand limit although other cards than tools and Weapons could be."""
    return (
        _asked(moment) == "DiscardDown"
        and moment.text in _TOOLS
        and any(card not in _TOOLS + _WEAPONS for card in _hand(moment))
    )


def _sells_tool(moment: Moment) -> bool:
    """A tool sold for cigarettes."""
    sold = moment.text.removeprefix("sell:") if moment.text.startswith("sell:") else ""
    return sold in _TOOLS or (_asked(moment) == "Selling" and moment.text in _TOOLS)


def _leaves_home(moment: Moment) -> bool:
    """Home left although a tool could be dug."""
    return _leaves(moment) and _can(moment, "dig")


def _ends_without_digging(moment: Moment) -> bool:
    """The turn ended although a tool could be dug."""
    return moment.text in _ENDS and _can(moment, "dig")


def _stays_beaten(moment: Moment) -> bool:
    """The Infirmary left, or the turn ended there, with a Beating that could be healed."""
    beatings = _table(moment).prisoners[moment.seat].beatings
    return _can(moment, "heal") and (moment.text in _ENDS or (_leaves(moment) and beatings == _BADLY))


def _invites_michel(moment: Moment) -> bool:
    """Michel(le) sent to oneself without a Weapon, with another way to go."""
    if _asked(moment) != "MichelWay" or len(moment.legal) == 1:
        return False
    here = moment.game.write_position(moment.state).split("players=")[1].split(";")[moment.seat].split(":")[0]
    return moment.text == here and not any(card in _WEAPONS for card in _hand(moment))


BLUNDERS: Final[dict[str, Callable[[Moment], bool]]] = {
    "hurts its own side": _hurts_own_side,
    "plays a card in vain": _plays_in_vain,
    "throws a tool away": _throws_tool_away,
    "sells a tool": _sells_tool,
    "leaves home when it could dig": _leaves_home,
    "ends its turn when it could dig": _ends_without_digging,
    "does not heal in the Infirmary": _stays_beaten,
    "sends Michel to itself unarmed": _invites_michel,
}
