"""Makes records from content files: each collection in its order, with facts that entries state about each
other filled in.
"""

from collections.abc import Callable, Mapping
from typing import Any


def in_order(table: Mapping[str, Any], order: Callable[[Mapping[str, Any]], Any] | None) -> dict[str, Any]:
    """The entries of a collection with their ids, in an order or in that of the file."""
    entries = [(id, {"id": id, **fields}) for id, fields in table.items()]
    if order:
        entries.sort(key=lambda entry: order(entry[1]))
    return dict(entries)


def fill_in(gathered: dict[str, Any]) -> None:
    """A fact about two entries is written in one of them, and filled in at the other."""
    for collection in ("seas", "flood_plains", "volcanoes"):
        for entry in gathered[collection].values():
            entry["areas"] = []
    for area_id, area in gathered["areas"].items():
        for sea in area.get("seas", ()):
            gathered["seas"][sea]["areas"].append(area_id)
        if "flood_plain" in area:
            gathered["flood_plains"][area["flood_plain"]]["areas"].append(area_id)
        if "volcano" in area:
            gathered["volcanoes"][area["volcano"]]["areas"].append(area_id)
    for civilization_id, civilization in gathered["civilizations"].items():
        gathered["areas"][civilization["start"]]["start_of"] = civilization_id
