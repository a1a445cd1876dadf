"""The log of Dig Your Way Out says what happened, and to whom."""

from __future__ import annotations

import pytest

from escapade.engine import seeded
from escapade.games import GAMES
from escapade.games.dig import events
from escapade.games.dig.log_lines import LINES, SILENT
from escapade.games.dig.log_rules import RULES
from escapade.games.dig.names import counted
from escapade.messages import Player, message
from escapade.words import words
from tests.tables import Watched, seen

DIG = GAMES["dig"]
NAMES = ["Ann", "Ben", "Cat", "Dan"]


def told(position: str, *moves: str, watcher: int | None = None, language: str = "en") -> list[list[str]]:
    """Play moves, and give the lines of the log that each of them makes for somebody."""
    table, log = Watched(DIG, DIG.read_position(position, seeded("log"))), []
    for move in moves:
        story = table.play(table.state.to_act()[0], DIG.read_action(table.state, move))
        lines = DIG.drawing.tell([seen(event, watcher, table.state) for event in story], table.views[watcher])
        log.append([words(language, "dig").say(line, NAMES) for line in lines])
    return log


def last(position: str, *moves: str, watcher: int | None = None, language: str = "en") -> list[str]:
    """Return the lines of the last move."""
    return told(position, *moves, watcher=watcher, language=language)[-1]


def pair(ann: str, ben: str) -> str:
    """Set up two players, nobody with a Background that asks for a window unless it is said."""
    return f"players={ann};{ben} moment=start"


def test_every_event_is_told_or_is_silent_for_a_reason() -> None:
    assert set(LINES) | set(SILENT) == set(events.EVENTS.values())
    assert not set(LINES) & set(SILENT)
    assert all(SILENT.values())


# A Cheap shot is no fight


def test_nobody_loses_a_fight_by_a_cheap_shot() -> None:
    position = pair("cafeteria:cheap-shot:background=miner", "showers:-:background=fence")
    assert told(position, "play:cheap-shot:2", "pass") == [
        ["Ann plays a Cheap shot on Ben."],
        ["Ben takes a Beating."],
    ]


def test_a_cheap_shot_on_oneself_names_nobody_else() -> None:
    position = pair("cafeteria:cheap-shot:background=informant,revealed=yes", "showers:-:background=fence")
    assert last(position, "play:cheap-shot:1") == ["Ann plays a Cheap shot.", "Ann takes a Beating."]


def test_who_lays_no_weapon_loses_the_fight() -> None:
    position = pair("cafeteria:knife:background=miner", "cafeteria:spoon:background=enforcer,revealed=yes")
    assert told(position, "extort:2:spoon:knife", "pass") == [
        ["Ann extorts Ben and demands a Spoon.", "Ann threatens with a Knife."],
        ["Ben loses the fight against Ann.", "Ben takes a Beating.", "Ben hands Ann a Spoon."],
    ]


def test_the_attacker_can_lose_too() -> None:
    position = pair("cafeteria:knife,rosary:background=enforcer,revealed=yes", "cafeteria:knife:background=miner")
    fought, lost = told(position, "extort:2:spoon:knife", "knife", "pass")[1:]
    assert fought == ["Ben fights with a Knife."]
    assert lost == ["Ann loses the fight against Ben.", "Ann takes a Beating.", "Ben takes a card from Ann."]


def test_an_enforcer_is_asked_after_the_loss_and_the_loss_is_told_once() -> None:
    position = pair("cafeteria:knife:background=miner", "cafeteria:spoon:background=enforcer")
    assert told(position, "extort:2:spoon:knife", "pass", "reveal")[1:] == [
        ["Ben loses the fight against Ann."],
        ["Ben reveals a Background: Enforcer. The Beating is cancelled.", "Ben hands Ann a Spoon."],
    ]


def test_whoever_gives_in_has_not_fought() -> None:
    position = pair("cafeteria:knife:background=miner", "cafeteria:spoon:background=fence")
    assert last(position, "extort:2:spoon:knife", "give-in") == ["Ben hands Ann a Spoon."]


# Crafted, stolen, bought


def test_a_craft_says_what_is_made_of_what() -> None:
    position = pair("infirmary:broom-handle,frying-pan:background=miner", "showers:-:background=fence")
    assert last(position, "craft:4") == ["Ann crafts a Shovel from Broom handle, Frying pan."]


def test_several_cards_made_at_once_are_counted() -> None:
    position = pair("infirmary:scissors:background=miner", "showers:-:background=fence")
    assert last(position, "craft:1") == ["Ann crafts 2 × Knife from Scissors."]


def test_a_handyman_who_needs_no_material_crafts_still() -> None:
    position = pair("showers:-:background=handyman", "cafeteria:-:background=fence")
    assert last(position, "handyman:1:without:1") == ["Ann reveals a Background: Handyman.", "Ann crafts 2 × Knife."]


def test_a_material_that_is_kept_is_not_told_as_stolen() -> None:
    position = pair("infirmary:scissors:background=miner,gang=brotherhood3", "showers:-:background=fence")
    assert last(position, "craft:1:keeping:1") == ["Ann crafts 2 × Knife."]


def test_a_spoon_is_stolen() -> None:
    position = pair("cafeteria:-:background=miner", "showers:-:background=fence")
    assert last(position, "steal-spoon") == ["Ann steals a Spoon."]


def test_a_purchase_says_what_for_how_much() -> None:
    position = pair("recreation:-:background=miner,cigarettes=9", "showers:-:background=fence")
    assert last(position, "buy:4") == ["Ann buys a Shovel for 8 cigarettes."]


def test_a_background_gives_cards_from_a_stack() -> None:
    position = pair("showers:-:background=political-prisoner,gang=brotherhood1", "cafeteria:-:background=fence")
    assert last(position, "political-prisoner")[-1] == "Ann takes a Spoon from the stack."


# Sold once, joined when it is paid


def test_a_sale_is_told_once_and_its_price_when_it_is_paid() -> None:
    position = pair("recreation:mobile-phone,drugs:background=miner", "showers:-:background=fence")
    assert told(position, "sell:mobile-phone", "drugs", "pass", "pass") == [
        ["Ann sells a Mobile phone."],
        ["Ann sells Drugs."],
        [],
        ["Ann gets 9 cigarettes for the sale."],
    ]


@pytest.mark.parametrize(
    ("gang", "lines"),
    [
        ("", ["Ben takes 3 cigarettes from the sale.", "Ann gets 2 cigarettes for the sale."]),
        (",gang=mafia4", ["Ben takes 5 cigarettes from the sale.", "Ann gets nothing for the sale."]),
    ],
)
def test_an_embezzled_sale_says_who_gets_what(gang: str, lines: list[str]) -> None:
    position = pair("recreation:mobile-phone:background=miner", f"showers:-:background=embezzler{gang}")
    assert last(position, "sell:mobile-phone", "pass", "reveal") == ["Ben reveals a Background: Embezzler.", *lines]


def test_who_wants_to_join_a_gang_has_paid_nothing_yet() -> None:
    position = pair("showers:silk-shirt,leather-gloves,sunglasses:background=miner", "cafeteria:-:background=fence")
    log = told(position, "join:mafia", "silk-shirt", "leather-gloves", "sunglasses")
    assert log[:2] == [["Ann wants to join the Mafia."], ["Ann discards a Silk shirt."]]
    discarded, joined = log[-1]
    assert discarded == "Ann discards Sunglasses."
    assert joined.startswith("Ann joins the Mafia (Mafia ")


def test_a_toll_is_paid_to_somebody() -> None:
    position = pair("cafeteria:knife:background=miner,cigarettes=1", "cafeteria:-:background=fence,gang=mafia1")
    assert last(position, "extort:2:spoon:knife")[0] == "Ann pays Ben a cigarette."


# Lines that several events make


def test_a_search_and_its_cards_are_one_line_which_only_the_searcher_reads_in_full() -> None:
    position = pair("cafeteria:-:background=miner", "showers:-:background=fence")
    assert last(position, "search", watcher=1) == ["Ann searches and draws 2 cards."]
    (own,) = last(position, "search", watcher=0)
    assert own.startswith("Ann searches and draws ")
    assert "cards" not in own


def test_equal_cards_are_counted() -> None:
    spoons = message("dig-log-discarded", name=Player(0), cards=counted([0, 2, 0]))
    assert words("en", "dig").say(spoons, NAMES) == "Ann discards 2 × Spoon, a Pick."


def test_a_roll_is_told_with_where_it_leads_unless_there_is_a_choice() -> None:
    position = pair("cell-block:-:background=miner", "showers:-:background=fence")
    log = [line for seed in range(20) for line in rolled(position, seed)]
    assert {"Ann rolls 1 and goes to the Cafeteria.", "Ann rolls 6."} <= set(log)


def rolled(position: str, seed: int) -> list[str]:
    table = Watched(DIG, DIG.read_position(position, seeded(seed)))
    story = table.play(0, DIG.read_action(table.state, "move"))
    return [words(game="dig").say(line, NAMES) for line in DIG.drawing.tell(story, table.state)]


def test_a_team_escapes_together() -> None:
    ann, ben = "cell-block:shovel:background=miner,points=9", "block-b:-:background=fence"
    cat, dan = "cafeteria:-:background=smuggler,points=9", "showers:-:background=burglar"
    position = f"teams=yes players={ann};{ben};{cat};{dan}"
    assert last(position, "dig:shovel")[-1] == "Ann, Cat escape: the tunnel is finished!"
    assert last(position, "dig:shovel", language="pl")[-1] == "Ann, Cat uciekają: tunel gotowy!"


def test_names_bend_where_the_language_wants_it() -> None:
    position = pair("cafeteria:knife:background=miner", "cafeteria:spoon:background=fence")
    assert told(position, "extort:2:spoon:knife", "give-in", language="pl") == [
        ["Ann wymusza: od gracza Ben żąda Łyżki.", "Ann grozi Nożem."],
        ["Ben oddaje graczowi Ann Łyżkę."],
    ]


# Secrets


def test_a_card_taken_blindly_is_named_to_the_two_alone() -> None:
    two = "cafeteria:pickpocket:background=miner;cafeteria:rosary:background=fence"
    position = f"players={two};showers:-:background=informant,revealed=yes"
    for watcher, line in [(0, "a Rosary"), (1, "a Rosary"), (2, "a card"), (None, "a card")]:
        assert last(position, "play:pickpocket:2", watcher=watcher)[-1] == f"Ann takes {line} from Ben."


def test_passing_a_window_tells_nothing_about_anybody() -> None:
    for background in ("informant", "fence"):
        position = pair("cafeteria:riot:background=miner", f"showers:-:background={background}")
        assert not [line for line in last(position, "play:riot", "pass") if "pass" in line or "nothing" in line]


# Going about


def test_a_cautious_move_is_told_as_one_and_names_its_rule() -> None:
    assert last(pair("cafeteria:-", "showers:-"), "cautious:recreation") == ["Ann makes a cautious move to Recreation."]
    assert RULES["dig-log-went-cautiously"] == "D3.3"
    assert RULES["dig-log-went"] == "D3.2"


@pytest.mark.parametrize("other", ["fence", "informant,revealed=yes"])
def test_the_guards_keys_are_told_once_with_where_they_lead(other: str) -> None:
    moves = ["play:guards-keys:showers", "pass"][: 1 if "revealed" in other else 2]
    position = pair("cafeteria:guards-keys:background=miner", f"infirmary:-:background={other}")
    log = told(position, *moves)
    assert [line for lines in log for line in lines] == ["Ann plays the Guard’s keys to go to the Showers."]


def test_who_is_snitched_on_is_taken_to_solitary() -> None:
    position = pair("cafeteria:snitch:background=miner", "showers:-:background=fence")
    assert last(position, "play:snitch:2", "pass") == ["Ben is taken to Solitary."]


# Michel


def test_a_blank_card_of_michel_says_whom_it_spares() -> None:
    players = "cafeteria:-:background=miner;cafeteria:-:background=fence"
    position = f"michel=michel players={players} at=showers micheldeck=blank*2 moment=start"
    assert last(position, "cautious:showers")[-1] == "Michel reveals a blank card and leaves Ann alone."


def test_a_knife_of_michel_says_whom_it_is_about_and_what_for() -> None:
    players = "cafeteria:spoon:background=miner;cafeteria:-:background=fence"
    position = f"michel=michelle players={players} at=showers micheldeck=knife+spoon moment=start"
    assert last(position, "cautious:showers")[-1] == "Michelle extorts Ann, reveals a Knife and demands: Spoon."


@pytest.mark.parametrize("roll", range(12))
def test_of_several_whom_michel_meets_each_is_named(roll: int) -> None:
    players = "cafeteria:-:background=miner;cafeteria:-:background=fence"
    position = f"michel=michel players={players} at=showers micheldeck=blank*2 left=0"
    table = Watched(DIG, DIG.read_position(position, seeded(roll)))
    lines = [line for move in ("michel", "cafeteria") for line in _lines(table, move)]
    if "Michel goes to the Cafeteria." in lines:
        assert lines[-2:] == [f"Michel reveals a blank card and leaves {name} alone." for name in ("Ann", "Ben")]


THREE = "cafeteria:{}:background=miner;cafeteria:-:background=fence;cafeteria:-:background=enforcer,revealed=yes"


@pytest.mark.parametrize(
    ("hand", "answers"), [("spoon", ["pass"]), ("spoon", ["spoon"]), ("knife", ["knife", "draw"]), ("-", ["pass"])]
)
def test_after_a_fight_michel_names_the_next_ones_whom_a_blank_card_spares(hand: str, answers: list[str]) -> None:
    position = f"michel=michel players={THREE.format(hand)} at=showers micheldeck=knife+spoon,blank*4 left=0"
    log = fought_in_the_cafeteria(position, *answers)
    assert log[-2:] == [f"Michel reveals a blank card and leaves {name} alone." for name in ("Ben", "Cat")]
    assert ("Michel reveals a blank card." in log) == (hand == "knife")


def fought_in_the_cafeteria(position: str, *answers: str) -> list[str]:
    """Send Michel to the Cafeteria, with luck that leads there and turns up the Knife first, and fight."""
    for seed in range(500):
        table = Watched(DIG, DIG.read_position(position, seeded(seed)))
        lines = [line for move in ("michel", "cafeteria") for line in _lines(table, move)]
        if "Michel extorts Ann, reveals a Knife and demands: Spoon." in lines:
            return [line for move in answers for line in _lines(table, move)]
    raise AssertionError("no luck leads there")


def _lines(table: Watched, move: str) -> list[str]:
    """Play a move if it is legal, and tell it."""
    seat = table.state.to_act()[0]
    action = DIG.read_action(table.state, move)
    if table.state.refusal(seat, action) is not None:
        return []
    return [words(game="dig").say(line, NAMES) for line in DIG.drawing.tell(table.play(seat, action), table.state)]


# The Con artist


def test_what_the_con_artist_gets_is_told() -> None:
    position = pair("cafeteria:-:background=con-artist", "showers:pick:background=fence")
    assert last(position, "con:2:pick") == ["Ann reveals a Background: Con artist.", "Ben hands Ann a Pick."]


# Rules


@pytest.mark.parametrize(
    ("hand", "moves", "line", "rule"),
    [
        ("care-package:background=informant,revealed=yes", ["play:care-package"], "dig-log-earned", "D8"),
        ("-:background=cutpurse", ["cutpurse:2"], "dig-log-took", "D9"),
        ("gold-chain,bandana,sunglasses:background=miner", ["join:crew", "bandana"], "dig-log-discarded", "D3.4"),
        ("spoon*11:background=miner", ["stop", "spoon"], "dig-log-discarded", "D2.2"),
        ("spoon:background=miner,gang=triad4", ["search", "spoon"], "dig-log-discarded", "D12.10"),
        ("spoon:background=miner,gang=triad4", ["search", "spoon"], "dig-log-drew-known", "D12.10"),
        ("-:background=political-prisoner,beatings=1", ["political-prisoner"], "dig-log-healed", "D9"),
        ("first-aid-kit:background=informant,revealed=yes,beatings=1", ["play:first-aid-kit"], "dig-log-healed", "D8"),
    ],
)
def test_a_line_names_the_rule_that_made_it_happen(hand: str, moves: list[str], line: str, rule: str) -> None:
    table = Watched(DIG, DIG.read_position(pair(f"cafeteria:{hand}", "cafeteria:pick:background=fence"), seeded("log")))
    stories = [table.play(table.state.to_act()[0], DIG.read_action(table.state, move)) for move in moves]
    assert [said.rule for said in DIG.drawing.tell(stories[-1], table.state) if said.id == line] == [rule]


def test_a_card_drawn_for_company_names_the_rule_of_the_gang_card() -> None:
    position = pair("cafeteria:-:background=miner,gang=crew4", "showers:-:background=fence")
    table = Watched(DIG, DIG.read_position(position, seeded("log")))
    lines = DIG.drawing.tell(table.play(0, DIG.read_action(table.state, "cautious:showers")), table.state)
    assert [line.rule for line in lines if line.id == "dig-log-drew-known"] == ["D12.12"]
