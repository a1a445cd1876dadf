"""The codes of actions in the catalogue. Records contain some of them, so they belong to the version of the rules."""

from __future__ import annotations

from typing import Final

SEATS: Final = 6
AREAS: Final = 7
KINDS: Final = 38  # of cards
GANGS: Final = 6
_TOOLS: Final = 3
_WEAPONS: Final = 5
RECIPES: Final = 8
SPARED: Final = 4  # nothing, or one of three materials of a recipe
DEALS: Final = 8
TARGETS: Final = 8  # of an Action card: a seat or an area
BACKGROUNDS: Final = 18

# In one's turn
STOP: Final = 0
SEARCH: Final = STOP + 1
ROLL: Final = SEARCH + 1
CAUTIOUS: Final = ROLL + 1  # by area
JOIN: Final = CAUTIOUS + AREAS  # by gang
PLAY: Final = JOIN + GANGS  # by Action card, by target
CRAFT: Final = PLAY + 8 * TARGETS  # by recipe, by the material kept
EXTORT: Final = CRAFT + RECIPES * SPARED  # by target, by tool, by weapon
DIG: Final = EXTORT + SEATS * _TOOLS * _WEAPONS  # by tool
SELL: Final = DIG + _TOOLS  # by card
BUY: Final = SELL + KINDS  # by deal
HEAL: Final = BUY + DEALS
STEAL_SPOON: Final = HEAL + 1
SEND_MICHEL: Final = STEAL_SPOON + 1
FOLLOW: Final = SEND_MICHEL + 1  # by seat
EXCHANGE: Final = FOLLOW + SEATS  # by seat
LOOK: Final = EXCHANGE + SEATS  # by seat

# Backgrounds revealed in one's turn
BURGLE: Final = LOOK + SEATS
DRIVE: Final = BURGLE + 1  # by area
GODPARENT: Final = DRIVE + AREAS  # by gang
MINE: Final = GODPARENT + GANGS  # by tool
FENCE: Final = MINE + _TOOLS  # by deal
HANDYMAN: Final = FENCE + DEALS  # by recipe, by the material missing, by the material kept
SMUGGLE: Final = HANDYMAN + RECIPES * (SPARED - 1) * SPARED
BURN: Final = SMUGGLE + 1
COUNTERFEIT: Final = BURN + 1
CUT_PURSE: Final = COUNTERFEIT + 1  # by seat
ESCAPE: Final = CUT_PURSE + SEATS  # by area
CON: Final = ESCAPE + AREAS  # by card, by seat
POLITICS: Final = CON + KINDS * SEATS

# Answers
PASS: Final = POLITICS + 1
REVEAL: Final = PASS + 1
REROLL: Final = REVEAL + 1
HAND_OVER: Final = REROLL + 1
FISTS: Final = HAND_OVER + 1
DRAW: Final = FISTS + 1
CIGARETTE: Final = DRAW + 1
CARD: Final = CIGARETTE + 1  # by card
AREA: Final = CARD + KINDS  # by area
SEAT: Final = AREA + AREAS  # by seat
BADGE: Final = SEAT + SEATS  # by gang card of a gang
KNIFEMAN: Final = BADGE + 4  # by weapon
END: Final = KNIFEMAN + _WEAPONS
