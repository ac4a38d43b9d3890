"""The best use of gems on several symbols (PF-8.16): layer by layer, the cheapest step first."""

from __future__ import annotations


def best_assignment(gems: int, symbols: int) -> list[int]:
    """PF-8.16: the multipliers that give the most units for so many gems."""
    times = [1] * symbols
    layer = 1
    while symbols > 0 and layer <= gems:
        for i in range(symbols):
            if layer <= gems:
                gems -= layer
                times[i] += 1
        layer += 1
    return times


def cheapest_assignment(units: int, symbols: int) -> list[int]:
    """The multipliers of exactly so many units for the fewest gems: spread as evenly as possible."""
    return [units // symbols + int(i < units % symbols) for i in range(symbols)]


def gems_for(times: list[int]) -> int:
    """PF-8.2, PF-8.3."""
    return sum(m * (m - 1) // 2 for m in times)
