"""Sentences about time over a network: honest, slow, jittery and lying clients, by a clock of our own making."""

from __future__ import annotations

from dataclasses import dataclass, field

from hypothesis import given
from hypothesis import strategies as st

from escapade.engine import Luck, seeded
from escapade.games.outrun.stopwatch import IN_ANY_CASE, LAST_ONE, times_up
from escapade.lag import MOST_CREDIT, credit, credit_cap, ping

MS = st.integers(0, 120_000)
TRIPS = st.lists(st.integers(0, 3_000), max_size=12)


def adjusted(server_ms: int, client_ms: int, round_trips: list[int]) -> int:
    """Return the time that counts: the server's, less the credit (O5.0)."""
    return server_ms - credit(server_ms, client_ms, round_trips)


@dataclass
class Line:
    """A connection with a fake clock: every message takes a while, more or less."""

    there: int
    back: int
    jitter: int = 0
    luck: Luck = field(default_factory=lambda: seeded("line"))

    def delay(self, usual: int) -> int:
        return usual + int(self.luck.below(2 * self.jitter + 1)) - self.jitter

    def pings(self, times: int = 9) -> list[int]:
        return [self.delay(self.there) + self.delay(self.back) for _ in range(times)]

    def run(self, thinking: int, *, painting: int = 10, lie: int = 0) -> tuple[int, int, list[int]]:
        """Return what the server measured, what the client says, and the round trips."""
        trips = self.pings()
        sent = 1_000
        painted = sent + self.delay(self.there) + painting
        finished = painted + thinking
        received = finished + self.delay(self.back)
        return received - sent, thinking - lie, trips


def test_an_honest_client_nearby_is_judged_by_its_own_time() -> None:
    assert adjusted(*Line(20, 20, jitter=0).run(5_000, painting=0)) == 5_000


def test_an_honest_client_far_away_is_judged_by_its_own_time_too() -> None:
    assert adjusted(*Line(120, 150).run(5_000, painting=0)) == 5_000


def test_two_honest_clients_with_the_same_time_are_equal_near_and_far() -> None:
    near, far = Line(5, 5, jitter=1).run(4_321, painting=0), Line(140, 140, jitter=30).run(4_321, painting=0)
    assert abs(adjusted(*near) - adjusted(*far)) <= 20


def test_a_jittery_line_is_given_twice_its_jitter() -> None:
    assert credit_cap([100, 140, 60, 100, 140]) == 100 + 2 * 40


def test_of_an_even_number_of_round_trips_the_middle_two_count_alike() -> None:
    assert ping([40, 100, 60, 200]) == 80
    assert credit_cap([40, 100, 60, 200]) == 80 + 2 * 30


def test_a_very_slow_line_is_given_400_ms_and_no_more() -> None:
    server, client, trips = Line(500, 700).run(5_000)
    assert credit(server, client, trips) == MOST_CREDIT
    assert adjusted(server, client, trips) == server - MOST_CREDIT


def test_a_client_that_claims_more_than_the_server_measured_gets_no_credit() -> None:
    assert adjusted(5_000, 6_000, [100]) == 5_000


def test_without_a_measured_round_trip_there_is_no_credit() -> None:
    assert adjusted(5_000, 4_900, []) == 5_000


def test_a_liar_on_a_fast_line_gains_next_to_nothing() -> None:
    line = Line(4, 4, jitter=1)
    server, client, trips = line.run(5_000, painting=0, lie=4_000)
    assert server - adjusted(server, client, trips) <= 4 + 4 + 2 * 2


@given(MS, st.integers(-200_000, 200_000), TRIPS)
def test_whatever_a_client_says_it_gains_at_most_the_cap_and_never_loses_by_it(
    server: int, client: int, trips: list[int]
) -> None:
    gained = server - adjusted(server, client, trips)
    assert 0 <= gained <= min(MOST_CREDIT, credit_cap(trips))


@given(MS, MS, st.integers(0, 200_000), TRIPS)
def test_a_lie_of_any_size_gains_at_most_the_cap_over_the_truth(
    server: int, truth: int, lie: int, trips: list[int]
) -> None:
    honest, lying = adjusted(server, truth, trips), adjusted(server, truth - lie, trips)
    assert 0 <= honest - lying <= credit_cap(trips) <= MOST_CREDIT


@given(st.integers(0, 250), st.integers(0, 250), st.integers(0, 60), st.integers(500, 60_000), st.integers(0, 99))
def test_an_honest_client_never_comes_out_faster_than_it_was(
    there: int, back: int, jitter: int, thinking: int, seed: int
) -> None:
    line = Line(there, back, min(jitter, there, back), seeded(seed))
    assert adjusted(*line.run(thinking)) >= thinking


def test_the_time_is_up_90_seconds_after_sending() -> None:
    assert times_up([3_000], players=3) == IN_ANY_CASE


def test_the_time_is_up_20_seconds_after_the_second_last_finish() -> None:
    assert times_up([3_000, 7_000], players=3) == 7_000 + LAST_ONE


def test_the_second_last_finish_stays_the_same_when_the_last_one_comes_in() -> None:
    assert times_up([3_000, 45_000, 7_000], players=3) == 7_000 + LAST_ONE


def test_the_last_one_never_has_more_than_90_seconds() -> None:
    assert times_up([80_000], players=2) == IN_ANY_CASE
