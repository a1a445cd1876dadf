"""Sentences about mistakes: what a worse turn lacks is said in words, and nothing is said where nothing is clear."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

import pytest

from escapade.bots import SearchBot
from escapade.bots.review import MISTAKE, Judgement, Reviewer
from escapade.engine import seeded
from escapade.games import GAMES
from escapade.match import Match
from escapade.words import ENGLISH, words

if TYPE_CHECKING:
    from escapade.games.cartagena.state import State as Cartagena
    from escapade.games.dig.state import State as Dig
    from escapade.games.outrun.state import State as Outrun
    from escapade.messages import Message
    from escapade.reasons import Reason

QUICK = SearchBot("quick", 60)
PATH = "path=kdshpb.bshdkp.phdsbk.spbkdh.dbkphs.hkpbsd"
LAST_ACTION = f"{PATH} crews=34.37.37.37.37.37:k;33.37.37.37.37.37:h2 deck=s17d17k16b17h15p17 turn=1 taken=2"
NAMES = ["Ann", "Ben", "Cleo"]


def judged(game: str, position: str, move: str) -> Judgement:
    match = Match(game, position=position, seed="review")
    seat = match.to_act[0]
    view = match.view(seat)
    return Reviewer(match.game, view, seat, seeded(1), QUICK).judge(match.game.read_action(view, move))


def tell(message: Message) -> str:
    game = message.id.partition("-")[0]
    return words(ENGLISH, game if game in GAMES else "").say(message, NAMES)


def said(found: Judgement) -> str:
    return tell(found.reason) if found.reason is not None else ""


def clearest(reasons: list[Reason]) -> str:
    """Say the most important reason."""
    return tell(max(reasons, key=lambda one: one.worth).says)


def test_whoever_could_have_won_reads_so() -> None:
    found = judged("cartagena", LAST_ACTION, "34<")
    assert found.best.code == judged("cartagena", LAST_ACTION, "34k").best.code
    assert found.loss >= MISTAKE
    assert said(found) == "Misses a win."


def test_the_best_move_is_no_mistake_and_needs_no_reason() -> None:
    found = judged("cartagena", LAST_ACTION, "34k")
    assert (found.loss, found.reason) == (0.0, None)


def test_a_move_that_lets_the_next_player_win_says_who_wins() -> None:
    # If Ann takes the last free hat, on 31, Ben's hat leads from 30 into the boat.
    crews = "crews=10.29.37.37.37.37:hk;30.37.37.37.37.37:h"
    deck = "deck=s14d14k16b14h15p14 row=sdbpsdbpsdbp turn=1 taken=2"
    assert said(judged("cartagena", f"cards=tortuga {PATH} {crews} {deck}", "29h")) == "Lets Ben win."


@pytest.mark.parametrize("game", GAMES)
def test_two_turns_that_leave_the_same_table_have_no_reason(game: str) -> None:
    match = Match(game, GAMES[game].seats[-1], seed=3)
    found = match.game.reasons.compare(match.state, match.state.fork(), 0)
    assert all(one.worth == 0 for one in found)


def test_cartagena_counts_cards_spaces_and_what_is_left_to_the_next() -> None:
    compare = GAMES["cartagena"].reasons.compare
    rest = "0.0.0.0.0.0:h deck=s10d10k10b10h10p10 turn=2"

    def at(crew: str, others: str = rest) -> Cartagena:
        state = Match("cartagena", position=f"{PATH} crews={crew};{others}", seed="x").state
        return cast("Cartagena", state)

    four, one = at("0.0.0.0.0.5:sdkb"), at("0.0.0.0.0.5:s")
    assert clearest(compare(four, one, 0)) == "Ends the turn with 1 card instead of 4."
    near, far = at("0.0.0.0.0.5:s"), at("0.0.0.0.0.25:s")
    assert clearest(compare(far, near, 0)) == "Advances 20 spaces less."
    home = at("0.0.0.0.0.37:s")
    assert "Brings home one pirate fewer." in [tell(one.says) for one in compare(home, near, 0)]

    alone = at("0.0.0.3.4.9:s", "0.0.0.0.0.12:h deck=s10d10k10b10h10p10 turn=2")
    pair = at("0.0.0.3.9.9:s", "0.0.0.0.0.12:h deck=s10d10k10b10h10p10 turn=2")
    given = [tell(one.says) for one in compare(alone, pair, 0) if one.worth > 0]
    assert "Lets Ben move back to 9 for 2 cards." in given


def test_cartagena_tells_of_different_symbols_and_of_the_bridge_left_to_the_next() -> None:
    compare = GAMES["cartagena"].reasons.compare
    rest = "0.0.0.0.0.12:h deck=s10d10k10b10h10p10 turn=2"

    def at(crew: str) -> Cartagena:
        return cast("Cartagena", Match("cartagena", position=f"{PATH} crews={crew};{rest}", seed="x").state)

    said = [tell(one.says) for one in compare(at("0.0.0.0.0.5:sdk"), at("0.0.0.0.0.5:s3"), 0) if one.worth > 0]
    assert "Ends the turn with only 1 symbol in hand instead of 3." in said
    hats = [space for space, symbol in enumerate(PATH.partition("=")[2].replace(".", ""), 1) if symbol == "h"]
    bridge = ".".join(map(str, [0, *[space for space in hats if space > 12][:4], 36]))
    found = compare(at("0.0.0.0.0.5:s"), at(f"{bridge}:s"), 0)
    assert any(
        re.fullmatch(r"Lets Ben advance up to \d+ spaces with one card instead of \d+\.", tell(one.says))
        for one in found
    )


def test_dig_tells_of_materials_and_of_where_a_turn_leads() -> None:
    compare = GAMES["dig"].reasons.compare

    def at(prisoner: str) -> Dig:
        players = f"players={prisoner}:background=miner;showers:-:background=fence"
        return cast("Dig", Match("dig", position=players, seed="x").state)

    said = [tell(one.says) for one in compare(at("cafeteria:scissors,broom-handle"), at("cafeteria:rosary*2"), 0)]
    assert "Ends the turn with fewer materials to craft with." in said
    assert (
        clearest(compare(at("infirmary:-"), at("recreation:-"), 0))
        == "Leads to Recreation instead of to the Infirmary."
    )


def test_dig_tells_of_the_tunnel_beatings_and_cigarettes() -> None:
    match = Match("dig", 3, seed=3)
    compare = match.game.reasons.compare

    def changed(**values: int) -> Dig:
        state = cast("Dig", match.state.fork())
        for name, value in values.items():
            setattr(state.prisoners[0], name, value)
        return state

    plain = changed()
    assert clearest(compare(changed(points=3), plain, 0)) == "Gives up the chance to dig 3 points."
    assert clearest(compare(plain, changed(beatings=2), 0)) == "Has 2 Beatings instead of 0."
    more = int(plain.prisoners[0].cigarettes) + 9
    assert clearest(compare(changed(cigarettes=more), plain, 0)).endswith(f" cigarettes instead of {more}.")


def test_outrun_tells_of_rooms_and_infections() -> None:
    match = Match("outrun", 3, seed=3)
    compare = match.game.reasons.compare
    plain, ahead, ill = (cast("Outrun", match.state.fork()) for _ in range(3))
    ahead.runners[0].room += 2
    ill.runners[0].infected = True
    assert clearest(compare(ahead, plain, 0)) == "Moves 2 rooms less."
    assert clearest(compare(plain, ill, 0)) == "Stays infected."
