"""Token buckets."""

from __future__ import annotations

import pytest

from bossrush.server.limits import Allowance, Bucket, Rates, network


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_is_allowed_then_no_more() -> None:
    bucket = Bucket(3, 1, Clock())
    assert [bucket.take() for _ in range(3)] == [0, 0, 0]
    assert bucket.take() > 0


def test_tokens_come_back_with_time_up_to_the_burst() -> None:
    clock = Clock()
    bucket = Bucket(2, 0.5, clock)
    bucket.take(2)
    clock.now += 2
    assert bucket.take() == 0
    assert bucket.take() > 0
    clock.now += 1000
    assert [bucket.take() == 0 for _ in range(3)] == [True, True, False]


def test_a_refusal_says_how_long_to_wait_and_costs_nothing() -> None:
    clock = Clock()
    bucket = Bucket(1, 0.25, clock)
    bucket.take()
    assert bucket.take() == pytest.approx(4)
    assert bucket.take() == pytest.approx(4)
    clock.now += 4
    assert bucket.take() == 0


def test_each_key_has_its_own_bucket() -> None:
    rates = Rates(1, 1, Clock())
    assert rates.take("a") == 0
    assert rates.take("b") == 0
    assert rates.take("a") > 0


def test_only_the_keys_used_last_are_kept() -> None:
    rates = Rates(1, 1, Clock(), size=2)
    for key in ("a", "b", "a", "c"):
        rates.take(key)
    assert list(rates.buckets) == ["a", "c"]


def test_a_bucket_is_forgotten_when_it_is_full_again_and_not_before() -> None:
    clock = Clock()
    rates = Rates(2, 0.5, clock)
    rates.take("empty", 2)
    for i in range(1000):
        rates.take(f"{i}")
    assert rates.take("empty") > 0
    clock.now += 4
    rates.take("new")
    rates.take("newer")
    assert len(rates.buckets) == 1001 + 2 - 4


def test_a_person_s_allowance_is_theirs_wherever_they_come_from() -> None:
    allowance = Allowance((2, 1), Clock())
    assert [allowance.take("ada", f"192.0.2.{i}") for i in range(3)] == [0, 0, 1]


def test_an_address_has_ten_times_what_a_person_has() -> None:
    allowance = Allowance((2, 1), Clock())
    taken = [allowance.take(f"guest {i}", "192.0.2.1") for i in range(21)]
    assert taken == [0] * 20 + [pytest.approx(0.1)]
    assert allowance.take("somebody", "192.0.2.2") == 0


def test_what_the_address_refuses_costs_the_person_nothing() -> None:
    clock = Clock()
    allowance = Allowance((2, 0.01), clock)
    for i in range(20):
        allowance.take(f"guest {i}", "192.0.2.1")
    for _ in range(5):
        assert allowance.take("ada", "192.0.2.1") > 0
    assert [allowance.take("ada", "192.0.2.2") for _ in range(2)] == [0, 0]


@pytest.mark.parametrize(
    ("address", "counted_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unix:", "unix:"),
        ("", ""),
    ],
)
def test_an_ipv6_network_counts_as_one_address(address: str, counted_as: str) -> None:
    assert network(address) == counted_as
