"""The packs of a draft: each seat's knowledge of them, and a course of the draft that fits this knowledge.

`state.packs` has every pack as it was dealt: first the cards that were picked, in their order, then the rest.
Pick number j of pack p was made by seat p + j, so that all hands follow from it. A seat that had a pack in
hand knows its cards: between two looks each of the others took one card, and the seat sees which ones are
missing.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ecumene.table.chance import Chance, shuffled
from ecumene.table.state.fields import UNKNOWN
from ecumene.table.state.frames import Seat
from ecumene.titles.ages.book import Book
from ecumene.titles.ages.state import CardId, Cards, State, seats

Segment = range
"""Places of a pack whose cards a seat knows together: which cards they are, not which lies where."""


def note_pick(state: State, seat: Seat, card: CardId) -> None:
    """A card leaves the pack that a seat has in hand; it is not in its hand yet."""
    picks = len(state.hand[seat])
    which = (seat - picks) % len(state.packs)
    pack = state.packs[which]
    rest = [other for other in pack[picks:] if other != card]
    state.packs[which] = (*pack[:picks], card, *rest)


def picks_made(book: Book, state: State) -> int:
    """How many cards everybody has picked so far."""
    size = len(state.packs[0])
    if any(state.passing):
        return size - len(state.passing[0])
    return min(size, book.constants.draft_keep)


def picker(state: State, pack: int, place: int) -> Seat:
    return (pack + place) % len(state.packs)


def known_packs(book: Book, state: State, seat: Seat | None) -> list[Cards]:
    """The knowledge of a seat (None: a spectator) about every pack: its own picks, the cards that came back,
    and the market. Cards that are known only together are shown in the order of their names.
    """
    if not state.packs:
        return []
    picks = picks_made(book, state)
    return [_known(state, seat, which, picks) for which in range(len(state.packs))]


def _known(state: State, seat: Seat | None, which: int, picks: int) -> Cards:
    pack = state.packs[which]
    known = list(pack)
    for place in range(_first_look(state, seat, which, picks)):
        known[place] = UNKNOWN
    for segment in _together(state, seat, which, picks):
        known[segment.start : segment.stop] = sorted(pack[segment.start : segment.stop])
    return tuple(known)


def _looks(state: State, seat: Seat | None, which: int, picks: int) -> list[int]:
    """The picks of a pack before which a seat had it in hand, the present one included."""
    last = picks + 1 if any(state.passing) else picks
    return [place for place in range(last) if picker(state, which, place) == seat]


def _first_look(state: State, seat: Seat | None, which: int, picks: int) -> int:
    """The first place of a pack that a seat knows something about: nothing else, or the market, is known."""
    looks = _looks(state, seat, which, picks)
    if looks:
        return looks[0]
    return len(state.packs[which]) if any(state.passing) else picks


def _together(state: State, seat: Seat | None, which: int, picks: int) -> Iterator[Segment]:
    """The cards that others took between two looks; during the draft, with the cards that are left."""
    looks = _looks(state, seat, which, picks)
    for look, following in pairwise(looks):
        yield range(look + 1, following)
    if looks and looks[-1] < picks:
        yield range(looks[-1] + 1, len(state.packs[which]) if any(state.passing) else picks)


def picked_by(state: State, seat: Seat, picks: int) -> Cards:
    """What a seat picked, in its order."""
    return tuple([state.packs[(seat - place) % len(state.packs)][place] for place in range(picks)])


def packs_agree(book: Book, state: State) -> bool:
    """Whether the packs tell of the hands that there are."""
    picks, played = picks_made(book, state), _played(book, state)
    return all(state.hand[seat] == _hand(state, seat, picks, played) for seat in seats(state))


def _hand(state: State, seat: Seat, picks: int, played: list[set[CardId]]) -> Cards:
    return tuple([card for card in picked_by(state, seat, picks) if card not in played[seat]])


def _played(book: Book, state: State) -> list[set[CardId]]:
    """The cards that all seats have played from their hands: all civilizations that were not in the
    market.
    """
    picks = picks_made(book, state)
    market = {card for pack in state.packs for card in pack[picks:]}
    return [set(cards) - market for cards in state.civilizations]


# A course of the draft that fits


def imagine_draft(book: Book, state: State, seat: Seat | None, chance: Chance) -> None:
    """Make known packs whole, so that they fit all that lies open; all hands follow from them."""
    picks, played, packs = picks_made(book, state), _played(book, state), [list(pack) for pack in state.packs]
    for which, pack in enumerate(packs):
        for segment in _together(state, seat, which, picks):
            takers = [picker(state, which, place) for place in segment if place < picks]
            dealt = _dealt([pack[place] for place in segment], [played[taker] for taker in takers], chance)
            pack[segment.start : segment.stop] = dealt
    _deal_unseen(book, state, packs, played, picks, chance)
    state.packs[:] = [tuple(pack) for pack in packs]
    under_way = any(state.passing)
    for one in seats(state):
        state.hand[one] = _hand(state, one, picks, played)
        if under_way:
            state.passing[one] = state.packs[(one - picks) % len(packs)][picks:]


def _dealt(cards: list[CardId], played: list[set[CardId]], chance: Chance) -> list[CardId]:
    """Cards that are known together, one to each who took one: what somebody has played was theirs. Those
    that nobody took come after them."""
    shown = {card for own in played for card in own}
    rest = [card for card in shuffled(chance, cards) if card not in shown]
    first = [next((card for card in cards if card in own), None) or rest.pop() for own in played]
    return first + rest


def _deal_unseen(
    book: Book,
    state: State,
    packs: list[list[CardId]],
    played: list[set[CardId]],
    picks: int,
    chance: Chance,
) -> None:
    """Cards that the seat never saw: open ones go to those who played them, others elsewhere."""
    empty = shuffled(
        chance,
        [(which, place) for which, pack in enumerate(packs) for place, card in enumerate(pack) if not card],
    )
    seen = {card for pack in packs for card in pack}
    for one in seats(state):
        shown = [card for card in state.civilizations[one] if card in played[one] and card not in seen]
        own = [spot for spot in empty if spot[1] < picks and picker(state, *spot) == one]
        for card, (which, place) in zip(shown, own, strict=False):
            packs[which][place] = card
    known = {card for cards in (*packs, *state.civilizations) for card in cards}
    pool = shuffled(chance, [card for card in book.civilizations if card not in known])
    for which, place in empty:
        packs[which][place] = packs[which][place] or pool.pop()
    state.deck = tuple(pool)
