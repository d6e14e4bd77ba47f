"""The destinations of tokens: each goes to the place where it is worth most, at most one march away.

A token may stay or walk as far as its march reaches. Moving one more token to a place may move others: a
neighbour takes the place of that token, another one takes the neighbour's place, and so on. `draw` finds the
least important token among all that could be freed in this way, so that improving one place after the other
ends with the best result.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ecumene.titles.lineage.pieces.board import AreaId

Sent = dict[AreaId, dict[AreaId, int]]
"""From where how many tokens end where; those that stay end where they are."""

EPSILON = 1e-6


class Marches:
    """The tokens of a seat, as they are to end.

    `slots` says what the first, second, ... token of an area is worth; none is worth more than the one before
    it, and beyond the last slot tokens are worth nothing.
    """

    def __init__(
        self,
        free: Mapping[AreaId, int],
        fixed: Mapping[AreaId, int],
        reach: Mapping[AreaId, tuple[AreaId, ...]],
        slots: Sequence[tuple[float, ...]],
    ) -> None:
        self._slots = slots
        self.sent: Sent = {area: {area: tokens} for area, tokens in free.items()}
        self.counts: dict[AreaId, int] = dict(fixed)
        for area, tokens in free.items():
            self.counts[area] = self.counts.get(area, 0) + tokens
        self._from: dict[AreaId, list[AreaId]] = {}
        for area, places in reach.items():
            for place in places:
                self._from.setdefault(place, []).append(area)

    @property
    def places(self) -> list[AreaId]:
        """Where a token could end."""
        return list(self._from)

    def copy(self) -> Marches:
        twin = Marches.__new__(Marches)
        twin._slots, twin._from = self._slots, self._from
        twin.sent = {area: dict(to) for area, to in self.sent.items()}
        twin.counts = dict(self.counts)
        return twin

    # What is worth doing

    def gain(self, area: AreaId) -> float:
        """What one more token there is worth."""
        slots, tokens = self._slots[area], self.counts.get(area, 0)
        return slots[tokens] if tokens < len(slots) else 0.0

    def within_reach(self, area: AreaId) -> int:
        """How many tokens could be in an area at most."""
        sent = self.sent
        fixed = self.counts.get(area, 0) - sum([shares.get(area, 0) for shares in sent.values()])
        return fixed + sum([sum(sent[origin].values()) for origin in self._from.get(area, ())])

    def improve(self, keep: frozenset[AreaId] = frozenset()) -> None:
        """Move tokens to better places while there are any; nobody leaves the areas of `keep`."""
        going_on = True
        while going_on:
            going_on = False
            places = [place for place in self._from if place not in keep and self.gain(place) > EPSILON]
            for place in sorted(places, key=lambda place: -self.gain(place)):
                while (gain := self.gain(place)) > EPSILON and self.draw(place, gain - EPSILON, keep):
                    going_on = True

    def leave(self, origin: AreaId, keep: frozenset[AreaId]) -> None:
        """Do without a token of an area, the one that is missed least, and let others take its place."""
        shares, counts = self.sent[origin], self.counts
        to = min([area for area in shares if area not in keep], key=self._missed)
        shares[to] -= 1
        counts[to] -= 1
        if not shares[to]:
            del shares[to]
        if (gain := self.gain(to)) > EPSILON:
            self.draw(to, gain - EPSILON, keep)

    def _missed(self, area: AreaId) -> float:
        """What the last token there is worth."""
        slots, tokens = self._slots[area], self.counts[area]
        return slots[tokens - 1] if tokens <= len(slots) else 0.0

    def worth(self, besides: frozenset[AreaId]) -> float:
        """What all are worth where they end, some areas apart."""
        slots = self._slots
        return sum([sum(slots[area][:tokens]) for area, tokens in self.counts.items() if area not in besides])

    def draw(self, to: AreaId, most: float, keep: frozenset[AreaId] = frozenset()) -> bool:
        """Bring one more token to an area if one can be freed that is worth less than `most`."""
        counts, sent = self.counts, self.sent
        way: dict[AreaId, tuple[AreaId, AreaId]] = {}  # area -> (next area, whose token goes there)
        seen = {to}
        edge = [to]
        best, found, all_slots = most, -1, self._slots
        for place in edge:
            for origin in self._from.get(place, ()):
                for area in sent[origin]:
                    if area not in seen:
                        seen.add(area)
                        way[area] = place, origin
                        edge.append(area)
                        slots, tokens = all_slots[area], counts[area]
                        loss = slots[tokens - 1] if tokens <= len(slots) else 0.0
                        if loss < best and area not in keep:
                            best, found = loss, area
        if found < 0:
            return False
        counts[found] -= 1
        counts[to] = counts.get(to, 0) + 1
        area = found
        while area != to:
            place, origin = way[area]
            shares = sent[origin]
            shares[area] -= 1
            if not shares[area]:
                del shares[area]
            shares[place] = shares.get(place, 0) + 1
            area = place
        return True
