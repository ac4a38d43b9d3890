"""Token buckets."""

from __future__ import annotations

import pytest

from bossrush.server.limits import Bucket, Rates, network


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
