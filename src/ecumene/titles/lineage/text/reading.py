"""Answers that people type instead of choosing: "3 Marib to Saba", "flax, stone, hides for 2 salt +1 to
Babylon".

Every language of the house is understood, names in one and small words in the other included.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from ecumene.table.state.frames import Seat
from ecumene.table.text.words import Words
from ecumene.titles.lineage.book import at_snow
from ecumene.titles.lineage.market.exchange import Exchange
from ecumene.titles.lineage.market.records import SpaceId
from ecumene.titles.lineage.market.spaces import Placed, first_free, lying_at
from ecumene.titles.lineage.movement.moves import Move
from ecumene.titles.lineage.pieces.board import Board
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.trade.bargains import Post, Said
from ecumene.titles.lineage.trade.values import picked

Called = tuple[str, str]
"""An id and a name of what has it."""
_OFFER = re.compile(
    r"(?:offer |angebot )?(?P<gives>.+?) (?:for|für|gegen) (?P<wants>.+?)"
    r"(?: ?\+ ?(?P<more>\d{1,2}))?(?: (?:to|an) (?P<to>.+))?"
)
_TRADE = re.compile(r"(?P<place>.+?) (?:for|für|gegen) (?P<take>.+)")
_ON = re.compile(r"(?P<card>.+?) (?:on |to |auf |in )?(?P<space>-?\d(?:\.\d)?)")
_MOVE = re.compile(
    r"(?:move )?(?P<tokens>\d{1,2}) (?:from |von |aus )?(?P<origin>.+?)"
    r"(?: (?:through|durch) (?P<via>.+?))? (?:to|nach) (?P<to>.+)"
)


def written_offer(position: Position, seat: Seat, words: Words, text: str) -> Post | None:
    """A new offer. The first two commodities of each side are named; what is wanted may end with "+1".

    With two trade blocks "clay" is any card of that name in the hand, those of the own block first, and
    "clay (w)" the very one. What is wanted has no mark.
    """
    found = _OFFER.fullmatch(_plain(text))
    if found is None:
        return None
    book = position.book
    kinds = [id for id, card in book.cards.items() if not card.mark]
    cards = _called(words, [*kinds, *position.scene.cards])
    gives, wants = _listed(found["gives"], cards), _listed(found["wants"], _called(words, kinds))
    to = _named(found["to"], _called(words, book.ranking)) if found["to"] else None
    if not gives or not wants or (found["to"] and to is None):
        return None
    true, least = book.numbers.true_names, book.numbers.trade_cards
    named = tuple(book.kinds[card] for card in gives if not book.cards[card].calamity)[:true]
    count = len(wants) + int(found["more"]) if found["more"] else max(len(wants), least)
    says, asks = Said(named, len(gives)), Said(tuple(wants[:true]), count, tuple(wants[true:]))
    return Post(picked(position, seat, gives), says, asks, to)


def written_trade(position: Position, seat: Seat, words: Words, text: str) -> Exchange | None:
    """A trade with the market: "bronze, treachery on -2 for 3, salt".

    A card goes to its column unless it is said where; "3" is the face-down card of column 3, a name an open
    card, and "3.2" that very space.
    """
    found = _TRADE.fullmatch(_plain(text))
    if found is None:
        return None
    names = _called(words, position.book.cards)
    place: list[Placed] = []
    for said in _parts(found["place"]):
        where = _ON.fullmatch(said)
        card = _named(where["card"] if where else said, names)
        if card is None:
            return None
        filled = {space for _, space in place}
        place.append((card, where["space"] if where else first_free(position, card, filled)))
    take: list[SpaceId] = []
    for said in _parts(found["take"]):
        take.append(lying_at(position, seat, _named(said, names) or said, take))
    return Exchange(tuple(place), tuple(take))


def _parts(text: str) -> list[str]:
    """What is listed with commas, "and" or "und" between, each as often as the number before it says."""
    found: list[str] = []
    for part in re.split(r"\s*(?:,| and | und )\s*", text):
        number = re.fullmatch(r"(\d) ([^\d-].*)", part)
        found += [number[2]] * int(number[1]) if number else [part]
    return found


def written_move(board: Board, text: str) -> Move | None:
    """A number of tokens from one area to another."""
    found = _MOVE.fullmatch(_plain(text))
    if found is None:
        return None
    areas = list(zip(board.ids, board.names, strict=True))
    origin, to = _named(found["origin"], areas), _named(found["to"], areas)
    via = _named(found["via"], areas) if found["via"] else None
    if origin is None or to is None or (found["via"] and via is None):
        return None
    return Move(origin, to, int(found["tokens"]), via)


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())


def _called(words: Words, ids: Iterable[str]) -> list[Called]:
    """Things with all names that they have in any language, those on a board with snow included."""
    languages = words.languages()
    return [(id, name) for id in ids for language in languages for name in _names(words, id, language)]


def _names(words: Words, id: str, language: str) -> Iterator[str]:
    """The name of a thing; either name of a calamity that has two on a board with snow ("Piracy/Raid")."""
    yield words.name(id, language)
    both = words.names(language).get(at_snow(id))
    if both is not None:
        yield both
        yield from both.split("/")


def _named(text: str, names: Sequence[Called]) -> str | None:
    """What is called so, by its name or its id."""
    return next((id for id, name in names if text in (name.casefold(), id)), None)


def _listed(text: str, names: Sequence[Called]) -> list[str]:
    """Named things in their order, each as often as the number before it says; none where a word is unknown.

    >>> _listed("2 flax, iconoclasm and heresy", [("flax", "Flax"), ("heresy", "Iconoclasm and Heresy")])
    ['flax', 'flax', 'heresy']
    """
    longest_first = sorted(names, key=lambda pair: -len(pair[1]))
    found: list[str] = []
    while text := re.sub(r"^(?:,| |and |und )+", "", text):
        number = re.match(r"(\d{1,2}) ", text)
        text = text[number.end() :] if number else text
        id, name = next((pair for pair in longest_first if _begins(text, pair[1])), ("", ""))
        if not id:
            return []
        found += [id] * (int(number[1]) if number else 1)
        text = text[len(name) :]
    return found


def _begins(text: str, name: str) -> bool:
    return re.match(rf"{re.escape(name.casefold())}(?!\w)", text) is not None
