"""What people want to be told, on which channels, and when not."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from sqlalchemy import Row

_DAY = 24 * 60


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to be told; quiet hours are minutes of the day in their time zone."""

    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    digest: float = 0.0
    page: bool = True

    def quiet_until(self, at: float) -> float | None:
        """When the quiet hours end that a moment lies in; None where it lies in none.

        >>> night = Wishes("Europe/Berlin", quiet_from=22 * 60, quiet_to=7 * 60)
        >>> (night.quiet_until(1_700_000_000.0) or 0) - 1_700_000_000  # 23:13 there
        28000.0
        >>> night.quiet_until(1_700_040_000.0) is None  # 10:20
        True
        """
        start, end = self.quiet_from, self.quiet_to
        if start is None or end is None or start == end:
            return None
        here = datetime.fromtimestamp(at, _zone(self.zone))
        minute = here.hour * 60 + here.minute
        if (minute - start) % _DAY >= (end - start) % _DAY:
            return None
        day = here.date() + timedelta(days=1 if minute >= end else 0)
        until = datetime.combine(day, time(end // 60, end % 60), _zone(self.zone)).timestamp()
        return max(until, at + 1.0)  # an hour that a change of clocks left out


def wishes_of(row: Row[Any] | None) -> Wishes:
    if row is None:
        return Wishes()
    return Wishes(row.zone, row.quiet_from, row.quiet_to, row.digest, row.page)


def is_zone(name: str) -> bool:
    return name in _zones()


@cache
def _zones() -> set[str]:
    return available_timezones()


def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name if is_zone(name) else "UTC")
