"""Sentences about reports for designers: balance, cards, compare, sweep."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING

import msgspec
import pytest

from escapade.lab.balance import balance_sections, thing_uses
from escapade.lab.charts import Curve
from escapade.lab.measures import by_deal, came_back, effect_measures, notes_of
from escapade.lab.observed import ObservedPlan
from escapade.lab.stats import Estimate, against, corrected, difference, mean, share_difference
from escapade.lab.sweep import Table, effects
from escapade.lab.things import things_of
from escapade.simulate import GameNotes, GameResult, Plan
from tests.shell import escapade

if TYPE_CHECKING:
    from pathlib import Path

BEAR = Plan("outrun", ("greedy", "greedy", "greedy"), {"monster": "bear"})


def game(
    number: int, winner: int, *, turns: int = 10, lowest: float = 0.4, hats: tuple[int, int] = (0, 0)
) -> GameResult:
    """Make up a game of two players in which the first one began."""
    notes = GameNotes(0, 4.0, 1, lowest, {"card: hat": hats} if any(hats) else {})
    scores = (int(winner == 0), int(winner == 1))
    return GameResult(number, number, ("fox", "fox"), True, (winner,), scores, 3 * turns, turns, notes=notes)  # noqa: FBT003


@pytest.mark.parametrize(
    ("name", "options", "kinds"),
    [
        ("cartagena", {}, {"card"}),
        ("cartagena", {"edition": "escape", "tricks": "yes"}, {"card", "trick"}),
        ("outrun", {"monster": "bear"}, {"card"}),
        ("outrun", {"monster": "vampire"}, {"card in the middle"}),
        ("outrun", {"monster": "zombie"}, {"card suffered", "fate"}),
        ("dig", {}, {"action card", "background", "gang", "gang card", "tool", "weapon"}),
    ],
)
def test_what_is_used_is_noted_and_belongs_to_the_box(name: str, options: dict[str, str], kinds: set[str]) -> None:
    plan = Plan(name, ("random", "random", "random"), options, cap=1_500)
    observed = ObservedPlan((plan,), 3)
    used = {thing for block in (1, 2, 3) for game in observed.play_block(block) for thing in notes_of(game).uses}
    assert {thing.partition(": ")[0] for thing in used} <= kinds
    known = things_of(name).all(plan.deal_unrecorded(1))
    assert used <= {*known, "gang: none", "fate: infected"}
    assert {thing.partition(": ")[0] for thing in known} <= kinds


def test_taking_notes_changes_no_game() -> None:
    (noted,) = ObservedPlan((BEAR,), 2).play_block(2)
    assert [msgspec.structs.replace(noted, notes=None)] == BEAR.play_block(2)


def test_tables_that_are_compared_have_the_same_deals() -> None:
    observed = ObservedPlan((BEAR, BEAR), 2)
    (one,), (other,) = observed.play_block(1), observed.play_block(3)
    assert (observed.plan_of(1), observed.plan_of(3)) == (0, 1)
    assert msgspec.structs.replace(other, deal=1) == one


def test_games_of_one_deal_count_as_one() -> None:
    games = [msgspec.structs.replace(game(at, 0, turns=at), deal=(at + 1) // 2) for at in (1, 2, 3, 4)]
    assert by_deal(games, lambda one: one.turns) == [1.5, 3.5]


def test_a_comeback_is_a_win_after_a_chance_below_half_of_a_fair_share() -> None:
    assert [came_back(game(1, 0, lowest=lowest)) for lowest in (0.2, 0.3)] == [1.0, 0.0]


def test_a_card_whose_users_win_is_strong_and_one_that_nobody_plays_is_dead() -> None:
    games = [game(at, at % 2, hats=(1, 0) if at % 2 == 0 else (0, 1)) for at in range(100)]
    hat, key = thing_uses(games, ["card: hat", "card: key"])
    assert (hat.users, hat.won.value, hat.verdict(0.5)) == (100, 1.0, "strong")
    assert (key.users, key.verdict(0.5)) == (0, "dead")
    fair = [game(at, at % 2, hats=(1, 0)) for at in range(100)]
    assert thing_uses(fair, [])[0].verdict(0.5) == ""


def test_who_begins_is_found_to_win_too_often() -> None:
    games = [game(at, 0 if at % 10 else 1) for at in range(100)]
    lengths, order, seats, *_ = balance_sections(games, [])
    assert lengths.title == "100 games, 0 unfinished"
    assert order.rows[0] == ("first", "90.0%", "82.6% to 94.5%")
    assert "more than chance explains" in order.says
    assert seats.rows[1][1] == "10.0%"


def test_an_effect_is_found_and_nothing_is_found_where_there_is_none() -> None:
    short = [game(at, at % 2, turns=10 + at % 3) for at in range(60)]
    long = [game(at, at % 2, turns=12 + at % 3) for at in range(60)]
    tables = [Table({"tiles": "4"}, short), Table({"tiles": "6"}, long)]
    found = {effect.measure: effect for effect in effects(tables, {"tiles": ["4", "6"]}, ("fox", "fox"))}
    assert found["turns"].change.value == pytest.approx(2.0)
    assert found["turns"].p < 0.001
    assert found["turns"].change.low < 2.0 < found["turns"].change.high
    assert found["comebacks"].p > 0.5


def test_intervals_stay_honest_with_few_games() -> None:
    nothing = share_difference([[0.0] * 20], [[0.0] * 20])
    assert nothing.low < -0.1
    assert nothing.high > 0.1
    assert nothing.p == pytest.approx(1.0)
    assert mean([3.0]) == Estimate(3.0, -math.inf, math.inf)


def test_statistics_agree_with_scipy_and_with_paper() -> None:
    from scipy import stats  # noqa: PLC0415 - only compared here

    a, b = [1.0, 2.0, 4.0, 4.5, 7.0], [2.0, 5.0, 5.5, 8.0]
    welch = stats.ttest_ind(b, a, equal_var=False)
    found = difference([a], [b])
    assert found.p == pytest.approx(welch.pvalue)
    assert (found.low, found.high) == pytest.approx(tuple(welch.confidence_interval()))
    assert corrected([0.01, 0.04, 0.5]) == pytest.approx([0.03, 0.06, 0.5])
    assert against(8, 10, 0.5) == pytest.approx(0.109375)


def test_balance_prints_a_table_and_writes_a_page_that_needs_nothing_else(tmp_path: Path) -> None:
    page, out = tmp_path / "bear.html", tmp_path / "bear.csv"
    words = ("lab", "balance", "outrun", "--set", "monster=bear", "--players", "3", "--games", "20")
    done = escapade(*words, "--page", page, "--out", out)
    assert done.exit_code == 0
    assert "Wins by turn order" in done.stdout
    assert "Small shortcut" in done.stdout
    assert len(out.read_text().splitlines()) == 21
    html = page.read_text()
    assert html.count("<svg") == 4
    assert "currentColor" in html
    assert "prefers-color-scheme" in html or "light-dark(" in html
    outside = set(re.findall(r"""(?:https?:)?//[^\s"'<>]+""", html))
    assert outside == {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert not re.search(r"<script|<link|@import|url\(", html)
    assert escapade(*words).stdout == done.stdout


def test_cards_tells_what_each_card_is_worth() -> None:
    done = escapade("lab", "cards", "outrun", "--set", "monster=dragon", "--games", "20")
    assert "Boost" in done.stdout
    assert "a fair share is 50.0%" in done.stdout


def test_compare_tells_whether_a_difference_is_real() -> None:
    done = escapade("lab", "compare", "outrun", "monster=bear", "monster=zombie", "--games", "20")
    assert re.search(r"Effect on: decisions\n.*\nmonster=bear → monster=zombie .* real", done.stdout)


def test_compare_takes_a_modified_box(tmp_path: Path) -> None:
    box = tmp_path / "short.toml"
    box.write_text("rooms = 5\n", encoding="utf-8")
    done = escapade("lab", "compare", "outrun", "-", box, "--set", "monster=bear", "--games", "20")
    assert re.search(r"Effect on: turns\n.*\n- → .*short.toml +-\d.* real", done.stdout)
    balance = escapade("lab", "balance", "outrun", "--set", "monster=bear", "--games", "20", "--data", box)
    assert balance.stdout.startswith("Balance of Outrun for 2 players, monster=bear, with other printed data, greedy\n")


def test_sweep_plays_every_combination_and_names_those_left_out() -> None:
    done = escapade(
        "lab", "sweep", "cartagena", "--vary", "edition=classic,escape", "--vary", "pirates=6,4",
        "--games", "20", "--cap", "8", "--bots", "random",
    )  # fmt: skip
    assert "Left out: edition=classic pirates=4: pirates=4 needs edition=escape" in done.stderr
    assert "edition=escape pirates=4" in done.stdout
    assert "edition classic → escape" in done.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("compare", "outrun", "-", "-"), "A table cannot be compared with itself"),
        (("compare", "outrun", "-", "a.toml,b.toml"), "names two files"),
        (("compare", "outrun", "-", "monster=ghost"), "monster is one of vampire, bear, zombie, dragon, not 'ghost'"),
        (("compare", "outrun", "-", "nothing.toml"), "nothing.toml cannot be read: No such file or directory."),
        (("sweep", "outrun", "--vary", "monster"), "'monster' does not say what varies"),
        (("sweep", "outrun", "--vary", "monster=bear"), "'monster=bear' does not say what varies"),
        (("sweep", "outrun", "--vary", "players=two,three"), "'two' is not a number of players"),
        (("sweep", "outrun", "--vary", "players=7,8"), "Fewer than two of these tables are possible"),
        (("sweep", "outrun", "--vary", "bots=hal,fox"), "no bot called “hal”"),
        (("balance", "outrun", "--games", "2"), "--games"),
    ],
)
def test_what_cannot_be_asked_is_answered_in_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    done = escapade("lab", *words)
    assert done.exit_code == 2
    assert sentence in done.stderr


def test_between_different_bots_the_stronger_one_is_measured_and_not_who_began() -> None:
    assert "advantage of who began" in effect_measures(("fox", "fox"))
    assert "won by fox" not in effect_measures(("fox", "fox"))
    mixed = effect_measures(("fox", "hare"))
    assert mixed["won by fox"](msgspec.structs.replace(game(1, 1), bots=("hare", "fox"))) == 1.0
    assert "advantage of who began" not in mixed


def test_a_background_that_is_not_known_is_no_thing_of_the_box() -> None:
    known = things_of("dig").all(Plan("dig", ("random", "random")).deal_unrecorded(1))
    assert not [thing for thing in known if "dig-" in thing or "?" in thing]


def test_a_curve_shows_every_estimate_with_its_band_and_takes_the_colours_of_the_page() -> None:
    drawn = Curve("minutes", "won", [(0, Estimate(0.1, 0.05, 0.2)), (1, Estimate(0.6, 0.5, 0.7))], fair=0.5).svg()
    assert drawn.count('aria-roledescription="point"') == 2
    assert 'class="mark-area' in drawn
    assert "currentColor" in drawn
    assert "minutes" in drawn
