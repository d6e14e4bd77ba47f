"""What people type instead of choosing: "3 Marib to Saba", "flax, stone, hides for 2 salt +1 to Babylon"."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ecumene.titles.lineage.bargains import Post, Said
from ecumene.titles.lineage.board import Board
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.moves import Move

_OFFER = re.compile(
    r"(?:offer )?(?P<gives>.+?) for (?P<wants>.+?)(?: ?\+ ?(?P<more>\d{1,2}))?(?: to (?P<to>.+))?"
)
_MOVE = re.compile(
    r"(?:move )?(?P<tokens>\d{1,2}) (?:from )?(?P<origin>.+?)(?: through (?P<via>.+?))? to (?P<to>.+)"
)


def written_offer(book: Book, text: str) -> Post | None:
    """A new offer. The first two commodities of each side are named; what is wanted may end with "+1"."""
    found = _OFFER.fullmatch(_plain(text))
    if found is None:
        return None
    cards = {id: card.name for id, card in book.cards.items()}
    gives, wants = _listed(found["gives"], cards), _listed(found["wants"], cards)
    to = _named(found["to"], {name: book.names[name] for name in book.ranking}) if found["to"] else None
    if not gives or not wants or (found["to"] and to is None):
        return None
    true, least = book.numbers.true_names, book.numbers.trade_cards
    named = tuple(card for card in gives if not book.cards[card].calamity)[:true]
    count = len(wants) + int(found["more"]) if found["more"] else max(len(wants), least)
    says, asks = Said(named, len(gives)), Said(tuple(wants[:true]), count, tuple(wants[true:]))
    return Post(tuple(gives), says, asks, to)


def written_move(board: Board, text: str) -> Move | None:
    """So many tokens from one area to another."""
    found = _MOVE.fullmatch(_plain(text))
    if found is None:
        return None
    areas = dict(zip(board.ids, board.names, strict=True))
    origin, to = _named(found["origin"], areas), _named(found["to"], areas)
    via = _named(found["via"], areas) if found["via"] else None
    if origin is None or to is None or (found["via"] and via is None):
        return None
    return Move(origin, to, int(found["tokens"]), via)


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())


def _named(text: str, names: Mapping[str, str]) -> str | None:
    """What is called so, by its name or its id."""
    return next((id for id, name in names.items() if text in (name.casefold(), id)), None)


def _listed(text: str, names: Mapping[str, str]) -> list[str]:
    """Named things in their order, each as often as the number before it says; none where a word is unknown.

    >>> _listed("2 flax, iconoclasm and heresy", {"flax": "Flax", "heresy": "Iconoclasm and Heresy"})
    ['flax', 'flax', 'heresy']
    """
    longest_first = sorted(names.items(), key=lambda pair: -len(pair[1]))
    found: list[str] = []
    while text := re.sub(r"^(?:,| |and )+", "", text):
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
