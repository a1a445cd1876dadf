"""Log lines of events; and which events have none, with the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, cast

from escapade.games.dig import events
from escapade.games.dig.backgrounds.enforcer import ENFORCER
from escapade.games.dig.backgrounds.handyman import HANDYMAN
from escapade.games.dig.backgrounds.informant import INFORMANT
from escapade.games.dig.backgrounds.street_fighter import STREET_FIGHTER
from escapade.games.dig.board import BLANK, SOLITARY
from escapade.games.dig.cards import FACE_DOWN, TOOLS
from escapade.games.dig.gangs.crew import SOCIABLE
from escapade.games.dig.gangs.gang import CARDS_A_GANG
from escapade.games.dig.gangs.triad import PICKY
from escapade.games.dig.names import any_of, area, background, badge, badge_text, card, counted, gang, michel
from escapade.messages import Message, Player, message

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from escapade.engine import Event
    from escapade.events import CardEvent, NumberEvent
    from escapade.games.dig.playing import Play
    from escapade.games.dig.state import State
    from escapade.messages import Fact

    Told: TypeAlias = tuple[Message | None, int]  # a line or None, and how many events it covers
    Line: TypeAlias = Callable[[Sequence[Event], int, State], Told]

SILENT: Final[dict[type[Event], str]] = {
    events.ActionTaken: "the counter of actions shows it",
    events.TurnPassed: "the log begins a new paragraph with each turn, and the table shows whose it is",
    events.Used: "it is not offered again this turn",
    events.Passed: "nothing happens; a fight that is lost by it is told, and a window is passed by all alike",
    events.Dealt: "that all hands are dealt out again is told, and players see their own",
    events.PutAway: "the discards show it",
    events.PutUnder: "the gang card that was kept is told; the other one stays unknown",
    events.FightEnded: "how a fight ends is told, and the discards show the Weapons",
    events.MichelLeft: "the cards turned up are put away on the table",
    events.Answered: "the answer itself is told",
}
# Lines of various rules.
_CAUSED: Final = {
    "dig-log-took",
    "dig-log-earned",
    "dig-log-drew",
    "dig-log-drew-known",
    "dig-log-discarded",
    "dig-log-healed",
}
# Gang cards that draw, with the rules about it.
_GANG_DRAWS: Final = {PICKY: "D12.10", SOCIABLE: "D12.12"}
# Backgrounds that undo something: their line says what.
_REACTIONS: Final = {INFORMANT: "informant", ENFORCER: "enforcer", STREET_FIGHTER: "street-fighter"}


def tell(story: Sequence[Event], s: State) -> list[Message]:
    """Return the log lines of a move; small steps of one thing are one line."""
    lines, at = [], 0
    while at < len(story):
        kind = type(story[at])
        line, length = (None, 1) if kind in SILENT else LINES[kind](story, at, s)
        at += length
        if line is not None:
            lines.append(Message(line.id, line.facts, _cause(story)) if line.id in _CAUSED else line)
    return lines


# What happens around an event


def _cause(story: Sequence[Event]) -> str:
    """Return the rule why cards or cigarettes change hands or Beatings heal; empty: the usual one of the line."""
    kinds = {type(event) for event in story}
    used = [int(event.number) for event in story if isinstance(event, events.Used)]
    gang_draws = [_GANG_DRAWS[number] for number in used if number in _GANG_DRAWS]
    if gang_draws:
        return gang_draws[0]
    if kinds & {events.MichelTurned, events.MichelLeft}:
        return "D6.4"
    if events.FightEnded in kinds:
        return ""
    if kinds & {events.Shown, events.PutAway}:
        return "D8"  # an Action card
    if events.Revealed in kinds:
        return "D9"  # a Background
    joins = kinds & {events.Joined, events.Peeked} or any(_asks(event, "PayDues") for event in story)
    return "D3.4" if joins else ""


def _next_to(story: Sequence[Event], at: int) -> Event | None:
    """Return the event at an index, if there is one."""
    return story[at] if 0 <= at < len(story) else None


def _is_by(event: Event | None, kind: type[Event], seat: object) -> bool:
    """Whether an event is of a kind and happened to a player."""
    return event is not None and type(event) is kind and event.facts()["seat"] == seat


def _in_a_row(story: Sequence[Event], at: int, kind: type[Event], seat: object) -> int:
    """Count consecutive events of a kind for a player, from an index on."""
    end = at
    while _is_by(_next_to(story, end), kind, seat):
        end += 1
    return end - at


def _asks(event: Event | None, demand: str) -> bool:
    """Whether an event is a certain question."""
    return isinstance(event, events.Asked) and event.demand == demand


# Cards


def _searched(story: Sequence[Event], at: int, _: State) -> Told:
    """Log a Search and the cards it draws."""
    seat = cast("events.Searched", story[at]).seat
    count = _in_a_row(story, at + 1, events.Drew, seat)
    if count == 0:
        return message("dig-log-searched-nothing", name=Player(int(seat))), 1
    return _drawn("dig-log-searched", story[at + 1 : at + 1 + count]), 1 + count


def _drew(story: Sequence[Event], at: int, _: State) -> Told:
    """Log cards drawn in a row."""
    count = _in_a_row(story, at, events.Drew, cast("events.Drew", story[at]).seat)
    return _drawn("dig-log-drew", story[at : at + count]), count


def _drawn(id_: str, run: Sequence[Event]) -> Message:
    """Log cards that were drawn, by name where all were seen."""
    cards = [int(cast("CardEvent", event).card) for event in run]
    facts: dict[str, Fact] = {"name": _player(run[0]), "count": len(cards)}
    if FACE_DOWN in cards:
        return Message(id_, facts)
    return Message(f"{id_}-known", {**facts, "cards": counted(cards)})


def _discarded(story: Sequence[Event], at: int, _: State) -> Told:
    """Log cards discarded in a row: sold, made into something, or just gone."""
    seat = cast("events.Discarded", story[at]).seat
    count = _in_a_row(story, at, events.Discarded, seat)
    cards = counted([int(cast("events.Discarded", event).card) for event in story[at : at + count]])
    name = Player(int(seat))
    if _asks(_next_to(story, at + count), "Selling"):
        return message("dig-log-sold", name=name, cards=cards), count
    made = _in_a_row(story, at + count, events.Fetched, seat)
    if made:
        result = cast("events.Fetched", story[at + count])
        return message("dig-log-crafted-from", name=name, parts=cards, **_several(result, made)), count + made
    return message("dig-log-discarded", name=name, cards=cards), count


def _fetched(story: Sequence[Event], at: int, _: State) -> Told:
    """Log cards taken from a stack: stolen, made out of nothing, or given by a Background."""
    event = cast("events.Fetched", story[at])
    count = _in_a_row(story, at, events.Fetched, event.seat)
    line = message(f"dig-log-{_way_to_get(_next_to(story, at - 1))}", name=_player(event), **_several(event, count))
    return line, count


def _way_to_get(before: Event | None) -> str:
    """Return how cards were taken from a stack, from the events before; discarded materials are logged elsewhere."""
    match before:
        case events.ActionTaken():
            return "stolen"
        case events.Used() | events.Answered():  # a material kept; the Handyman's second time
            return "crafted"
        case events.Revealed() if before.number == HANDYMAN:
            return "crafted"
        case _:
            return "fetched"


def _several(event: events.Fetched, count: int) -> dict[str, Fact]:
    """Return the facts of one or more equal cards."""
    return {"card": card(int(event.card)), "count": count}


def _shown(story: Sequence[Event], at: int, s: State) -> Told:
    """Log an Action card, and whom or which area it names."""
    asked = cast("events.Asked", story[at + 1])  # what is in play
    return cast("Play", s.rulebook.catalogue[asked.details[0]]).shown(s, asked.seat), 1


# Cigarettes


def _cigarettes(story: Sequence[Event], at: int, _: State) -> Told:
    """Log cigarettes that were paid or got, and what for."""
    event = cast("events.Cigarettes", story[at])
    return _paid(story, at, event) if event.number < 0 else _earned(story, at, event)


def _paid(story: Sequence[Event], at: int, event: events.Cigarettes) -> Told:
    """Log a purchase, or cigarettes that go to another player."""
    name, price, after = _player(event), -int(event.number), _next_to(story, at + 1)
    bought = _in_a_row(story, at + 1, events.Fetched, event.seat)
    if bought:
        facts = _several(cast("events.Fetched", after), bought)
        return message("dig-log-bought", name=name, price=price, **facts), 1 + bought
    if isinstance(after, events.Cigarettes) and after.number == price:
        toll = isinstance(_next_to(story, at + 2), events.FightBegan)
        id_ = "dig-log-toll" if toll else "dig-log-gave-cigarettes"
        return message(id_, name=name, other=_player(after), count=price), 2
    return message("dig-log-paid", name=name, count=price), 1


def _earned(story: Sequence[Event], at: int, event: events.Cigarettes) -> Told:
    """Log what a sale brings and whom, or cigarettes got otherwise."""
    facts: dict[str, Fact] = {"name": _player(event), "count": int(event.number)}
    after = [other for other in story[at + 1 :] if not isinstance(other, events.Cigarettes)]
    if not after or not isinstance(after[0], events.Sold):
        return Message("dig-log-earned", facts), 1
    if _is_by(after[0], events.Sold, event.seat):
        return Message("dig-log-sale-paid", facts), 2
    return Message("dig-log-sale-share", facts), 1


def _unpaid(story: Sequence[Event], at: int, _: State) -> Told:
    """Log a sale that brings its seller nothing."""
    return message("dig-log-sale-unpaid", name=_player(story[at])), 1


# Going about


def _rolled(story: Sequence[Event], at: int, s: State) -> Told:
    """Log a roll, for whom it is, and where it leads if there was nothing to choose."""
    event = cast("events.Rolled", story[at])
    facts: dict[str, Fact] = {"name": _player(event), "number": int(event.number)}
    if _asks(_next_to(story, at + 1), "MichelWay"):
        return Message("dig-log-rolled-michel", {**facts, "michel": michel(s)}), 1
    end = at + 1
    while isinstance(_next_to(story, end), events.Asked | events.Answered):
        end += 1
    if _is_by(_next_to(story, end), events.Went, event.seat):
        where = area(s, int(cast("events.Went", story[end]).number))
        return Message("dig-log-rolled-went", {**facts, "area": where}), end + 1 - at
    return Message("dig-log-rolled", facts), 1


def _went(story: Sequence[Event], at: int, s: State) -> Told:
    """Log where a player goes, and whether by a Cautious move or to Solitary; the Guard's keys have said where."""
    event, before = cast("events.Went", story[at]), _next_to(story, at - 1)
    if event.number != SOLITARY and _asks(before, "Discarding"):
        return None, 1
    return message(_way_to_go(event, before), name=_player(event), area=area(s, int(event.number))), 1


def _way_to_go(event: events.Went, before: Event | None) -> str:
    """Return the message for how a player goes somewhere, from the event before; a roll is logged elsewhere."""
    if event.number == SOLITARY:
        return "dig-log-went-to-solitary"
    cautious = isinstance(before, events.Used) or (isinstance(before, events.ActionTaken) and before.number > 1)
    return "dig-log-went-cautiously" if cautious else "dig-log-went"


def _michel_went(event: events.MichelWent, s: State) -> Message:
    """Log where Michel(le) goes."""
    return message("dig-log-michelwent", michel=michel(s), area=area(s, int(event.number)))


# Fights


def _extorted(event: events.FightBegan, _: State) -> Message:
    """Log who extorts whom for what; what Michel(le) does is logged with the card that shows it."""
    other = Player(int(event.other))
    return message("dig-log-fightbegan", name=_player(event), other=other, card=card(int(event.card)))


def _laid(story: Sequence[Event], at: int, _: State) -> Told:
    """Log a Weapon: the first one threatens, all others fight."""
    event = cast("events.Laid", story[at])
    threat = isinstance(_next_to(story, at - 1), events.FightBegan)
    id_ = "dig-log-threatened" if threat else "dig-log-laid"
    return message(id_, name=_player(event), card=card(int(event.card))), 1


def _michel_turned(story: Sequence[Event], at: int, s: State) -> Told:
    """Log which card Michel(le) turns up: blank, or a Knife; the first one begins a fight and demands its tools."""
    kind = int(cast("events.MichelTurned", story[at]).number)
    if kind == BLANK:
        met = _met_by_michel(story[:at], s)
        if met is None:
            return message("dig-log-michelturned-blank", michel=michel(s)), 1
        return message("dig-log-michelturned-spared", michel=michel(s), name=met), 1
    fight = _next_to(story, at + 1)
    if not isinstance(fight, events.FightBegan):
        return message("dig-log-michelturned-again", michel=michel(s)), 1
    tools = any_of([tool for n, tool in enumerate(TOOLS) if (kind - 1) >> n & 1])
    return message("dig-log-michelturned", michel=michel(s), other=Player(int(fight.other)), tools=tools), 2


def _met_by_michel(before: Sequence[Event], s: State) -> Player | None:
    """Return whom Michel(le) has just met; None in a fight."""
    asked: list[Event] = []
    settled: Event | None = None
    for event in before:
        if isinstance(event, events.Asked):
            asked.append(event)
        elif isinstance(event, events.Answered):
            settled = asked.pop() if asked else None
    if settled is not None and _asks(settled, "MichelComes"):
        return _player(settled)
    last = next((event for event in reversed(before) if not isinstance(event, events.MichelReshuffled)), None)
    fights = isinstance(last, events.Laid | events.FistsUsed | events.MichelTurned)
    return None if fights else _met_after_fight(before, s)


def _met_after_fight(before: Sequence[Event], s: State) -> Player | None:
    """Return whom Michel(le) meets after a fight: the next one there clockwise, past those spared since (D6.3)."""
    fought, spared = None, 0
    for event in before:
        seat = event.facts().get("seat")
        if isinstance(seat, int) and seat < s.seats:
            fought, spared = seat, 0
        elif isinstance(event, events.MichelTurned):
            spared += 1
    if fought is None:
        return None
    others = [int(s.clockwise(fought, step)) for step in range(1, int(s.seats))]
    there = [seat for seat in others if s.area(seat) == s.michel]
    return Player(there[spared]) if spared < len(there) else None


# Questions that begin or end something


def _asked(story: Sequence[Event], at: int, s: State) -> Told:
    """Log what a question is about, where nothing else tells it."""
    event = cast("events.Asked", story[at])
    name, details = _player(event), event.details
    match event.demand:
        case "PayDues" if details[1] > 0 and details[2] == 0:
            return message("dig-log-joining", name=name, gang=gang(details[0]), count=details[1]), 1
        case "DiscardDown":
            return message("dig-log-too-many", name=name), 1
        case "Giving" if _asks(_next_to(story, at - 1), "Giving"):  # both are asked, the one who began it last
            return message("dig-log-exchanged", name=name, other=Player(details[0])), 1
        case "Prize":
            return message("dig-log-lost", name=Player(details[0]), other=name), 1
        case "MichelTakes":
            return message("dig-log-lost-michel", name=name, michel=michel(s)), 1
        case "MichelPrize":
            return message("dig-log-won-michel", name=name, michel=michel(s)), 1
        case _:
            return None, 1


# Gangs and Backgrounds


def _joined(event: NumberEvent, _: State) -> Message:
    """Log who has a gang card now, and what it says."""
    number = int(event.number)
    name, of = _player(event), gang(number // CARDS_A_GANG)
    return message("dig-log-joined", name=name, gang=of, badge=badge(number), says=badge_text(number))


def _buried(event: events.Buried, _: State) -> Message:
    """Log which gang card a player no longer has."""
    return message("dig-log-buried", name=_player(event), badge=badge(int(event.number)))


def _peeked(story: Sequence[Event], at: int, _: State) -> Told:
    """Log whose gang cards are looked at."""
    event = cast("events.Peeked", story[at])
    count = _in_a_row(story, at, events.Peeked, event.seat)
    return message("dig-log-peeked", name=_player(event), gang=gang(int(event.gang)), count=count), count


def _revealed(event: events.Revealed, s: State) -> Message:
    """Log whose Background is revealed; one that undoes something says what."""
    number = int(event.number)
    reaction = _REACTIONS.get(number)
    id_ = "dig-log-revealed" if reaction is None else f"dig-log-revealed-{reaction}"
    return message(id_, name=_player(event), background=background(s, number))


# What needs nothing but the event itself


def _healed(story: Sequence[Event], at: int, _: State) -> Told:
    """Log how many Beatings are healed at once."""
    count = _in_a_row(story, at, events.Healed, cast("events.Healed", story[at]).seat)
    return message("dig-log-healed", name=_player(story[at]), count=count), count


def _dug(event: events.Dug, _: State) -> Message:
    """Log what was dug with which tool."""
    return message("dig-log-dug", name=_player(event), card=card(int(event.card)), points=int(event.points))


def _won(event: events.Won, s: State) -> Message:
    """Log who escapes: a player, or a team."""
    return message("dig-log-won", names=[Player(seat) for seat in range(int(s.seats)) if s.mates(event.seat, seat)])


def _about_player(event: Event, _: State) -> Message:
    """Log what happened to one player."""
    return message(_id_of(event), name=_player(event))


def _about_card(event: CardEvent, _: State) -> Message:
    """Log what happened to one card of a player."""
    return message(_id_of(event), name=_player(event), card=card(int(event.card)))


def _between(event: events.BetweenEvent, _: State) -> Message:
    """Log which card went from whom to whom."""
    return message(_id_of(event), name=_player(event), other=Player(int(event.other)), card=card(int(event.card)))


def _looked(event: events.Looked, _: State) -> Message:
    """Log whose hand was looked at."""
    return message("dig-log-looked", name=_player(event), other=Player(int(event.other)))


def _gathered(event: Event, s: State) -> Message:
    """Log what happened to all, in the turn of whoever shuffles all hands, who may not have made the last move."""
    return message(_id_of(event), name=Player(int(s.turn)))


def _plain(event: Event, _: State) -> Message:
    """Log what happened to all."""
    return Message(_id_of(event))


def _id_of(event: Event) -> str:
    """Return the id of the message that is named after an event."""
    return f"dig-log-{event.name().lower()}"


def _alone(line: Callable[..., Message]) -> Line:
    """Make a logger of one event from a function for its message."""
    return lambda story, at, s: (line(story[at], s), 1)


LINES: Final[dict[type[Event], Line]] = {
    events.Searched: _searched,
    events.Drew: _drew,
    events.Discarded: _discarded,
    events.Fetched: _fetched,
    events.Shown: _shown,
    events.Claimed: _alone(_about_card),
    events.HandedOver: _alone(_between),
    events.Gave: _alone(_between),
    events.Took: _alone(_between),
    events.Looked: _alone(_looked),
    events.Gathered: _alone(_gathered),
    events.Reshuffled: _alone(_plain),
    events.Cigarettes: _cigarettes,
    events.Sold: _unpaid,
    events.Rolled: _rolled,
    events.Went: _went,
    events.ActionGained: _alone(_about_player),
    events.Dug: _alone(_dug),
    events.Won: _alone(_won),
    events.FightBegan: _alone(_extorted),
    events.Laid: _laid,
    events.FistsUsed: _alone(_about_player),
    events.TookBack: _alone(_about_card),
    events.Beaten: _alone(_about_player),
    events.Shrugged: _alone(_about_player),
    events.Healed: _healed,
    events.Joined: _alone(_joined),
    events.Kept: _alone(_joined),
    events.Buried: _alone(_buried),
    events.Peeked: _peeked,
    events.Revealed: _alone(_revealed),
    events.MichelWent: _alone(_michel_went),
    events.MichelTurned: _michel_turned,
    events.MichelReshuffled: _alone(_plain),
    events.Asked: _asked,
}


# Names


def _player(event: Event) -> Player:
    """Return the player an event is about."""
    return Player(int(cast("int", event.facts()["seat"])))
