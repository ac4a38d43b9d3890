"""What the server counts, for Prometheus.

The hot path adds to plain numbers; they become metrics when somebody asks. Everything happens on the event loop, so
nothing is locked.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, ProcessCollector
from prometheus_client.exposition import generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from bossrush.server.lately import KEPT

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Upper bounds of the classes of durations, in seconds."""


class Durations:
    """A histogram."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds

    def family(self, name: str, text: str) -> HistogramMetricFamily:
        return HistogramMetricFamily(name, text, buckets=self.buckets(), sum_value=self.total)

    def buckets(self) -> list[tuple[str, float]]:
        buckets: list[tuple[str, float]] = []
        so_far = 0
        for bound, count in zip([*map(str, self.bounds), "+Inf"], self.counts, strict=True):
            so_far += count
            buckets.append((bound, so_far))
        return buckets


class Metrics(Collector):
    def __init__(self) -> None:
        self.connections = 0
        """Open WebSockets."""
        self.tables = 0
        """Tables this process holds."""
        self.moves: defaultdict[str, int] = defaultdict(int)
        self.refusals: defaultdict[str, int] = defaultdict(int)
        self.requests: defaultdict[tuple[str, str, int], int] = defaultdict(int)
        self.errors: defaultdict[str, int] = defaultdict(int)
        self.move_seconds = Durations(FAST)
        self.append_seconds = Durations(FAST)
        self.thinking_seconds = Durations(SLOW)
        self.waiting_seconds: defaultdict[str, Durations] = defaultdict(lambda: Durations(SLOW))
        self.waiting: Callable[[], dict[str, int]] = dict
        """Asked for the jobs that wait for a worker, by what they are about."""
        self.told: tuple[float, bytes] | None = None
        """When it was put together last, and what it said."""
        self.registry = CollectorRegistry()
        self.registry.register(self)
        ProcessCollector(registry=self.registry)

    def moved(self, game: str, seconds: float) -> None:
        """A move was carried out, this long after it came in."""
        self.moves[game] += 1
        self.move_seconds.add(seconds)

    def refused(self, code: str) -> None:
        self.refusals[code] += 1

    def appended(self, seconds: float) -> None:
        """An entry is stored, this long after it was handed to the store."""
        self.append_seconds.add(seconds)

    def thought(self, seconds: float) -> None:
        """A bot has decided, after this long."""
        self.thinking_seconds.add(seconds)

    def waited(self, kind: str, seconds: float) -> None:
        """A worker has begun with a job of this kind, after this long."""
        self.waiting_seconds[kind].add(seconds)

    def answered(self, method: str, route: str, status: int) -> None:
        """An HTTP request was answered. `route` is the pattern, not the address: there are few of them."""
        self.requests[method, route, status] += 1

    def failed(self, where: str) -> None:
        """Something unexpected happened: in `http`, `ws`, `bot`, …"""
        self.errors[where] += 1

    def collect(self) -> Iterator[Metric]:
        yield GaugeMetricFamily("bossrush_connections", "Open WebSockets.", value=self.connections)
        yield GaugeMetricFamily("bossrush_tables", "Tables in memory.", value=self.tables)
        moves = CounterMetricFamily("bossrush_moves", "Moves carried out.", labels=["game"])
        for game, count in self.moves.items():
            moves.add_metric([game], count)
        refusals = CounterMetricFamily("bossrush_refusals", "Requests of players refused.", labels=["code"])
        for code, count in self.refusals.items():
            refusals.add_metric([code], count)
        requests = CounterMetricFamily(
            "bossrush_http_requests", "HTTP requests answered.", labels=["method", "route", "status"]
        )
        for (method, route, status), count in self.requests.items():
            requests.add_metric([method, route, str(status)], count)
        errors = CounterMetricFamily("bossrush_errors", "Unexpected errors.", labels=["where"])
        for where, count in self.errors.items():
            errors.add_metric([where], count)
        yield from (moves, refusals, requests, errors)
        yield self.move_seconds.family("bossrush_move_seconds", "From a move coming in to its being carried out.")
        yield self.append_seconds.family("bossrush_append_seconds", "From handing an entry to the store to its safety.")
        yield self.thinking_seconds.family("bossrush_thinking_seconds", "How long bots think, and wait before that.")
        waiting = GaugeMetricFamily("bossrush_thinking_queue", "Jobs that wait for a worker.", labels=["kind"])
        for kind, jobs in self.waiting().items():
            waiting.add_metric([kind], jobs)
        waited = HistogramMetricFamily(
            "bossrush_waiting_seconds", "From a job being asked for to a worker's beginning with it.", labels=["kind"]
        )
        for kind, durations in self.waiting_seconds.items():
            waited.add_metric([kind], durations.buckets(), durations.total)
        yield from (waiting, waited)

    def text(self) -> bytes:
        """Put together at most once a second, however many ask."""
        now = time.monotonic()
        if self.told is None or now - self.told[0] >= KEPT:
            self.told = (now, generate_latest(self.registry))
        return self.told[1]
