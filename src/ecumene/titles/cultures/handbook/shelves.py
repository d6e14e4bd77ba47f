"""The pages of the handbook for civilizations, provinces and the cards of the decks, made from content."""

from __future__ import annotations

from collections.abc import Iterable

from ecumene.table.data.content import Sourced
from ecumene.table.handbook.records import Card, Fact, Note, Shelf
from ecumene.table.text.words import Voice
from ecumene.titles.cultures import effects as fx
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.content import Band, Board, Province
from ecumene.titles.cultures.content import Card as PrintedCard
from ecumene.titles.cultures.effect_words import in_words


def shelves(book: Book, say: Voice) -> list[Shelf]:
    """All cards by kind, in the reader's language; those of a deck by name."""
    content = book.content
    found = {
        "civilizations": [_board(board, say) for board in content.boards.values()],
        "provinces": [_province(card, say) for card in content.provinces.values()],
    }
    named = [Shelf(id=id, name=say(f"shelf-{id}"), cards=cards) for id, cards in found.items()]
    for civilization in content.boards:
        cards = [_card(card, say) for card in content.cards.values() if card.civilization == civilization]
        name = say("shelf-deck", civilization=civilization)
        named.append(Shelf(id=f"deck-{civilization}", name=name, cards=sorted(cards, key=lambda c: c.name)))
    return named


def does(effects: Iterable[fx.Effect], say: Voice) -> list[str]:
    """What effects do, a line for each."""
    return [in_words([effect], say.language) for effect in effects]


def symbols(what: Iterable[str], say: Voice) -> str:
    """Military symbols by name."""
    return ", ".join(say("board-symbol", symbol=symbol) for symbol in what)


def _fact(entry: Sourced, field: str, value: str | int, say: Voice) -> Fact:
    guess = entry.source == "reconstructed" or field in entry.reconstructed
    return Fact(label=say(f"fact-{field}"), value=str(value), guess=guess)


def _is_guess(entry: Sourced, facts: Iterable[Fact]) -> bool:
    return "effects" in entry.reconstructed or any(fact.guess for fact in facts)


def _card(card: PrintedCard, say: Voice) -> Card:
    cost = ", ".join(f"{n} {say('board-resource', resource=what)}" for what, n in card.cost.items())
    strip = ", ".join(say("board-resource", resource=what) for what in card.resources)
    facts = [
        _fact(card, "cost", cost or say("board-nothing"), say),
        _fact(card, "vp", card.vp, say),
        _fact(card, "kind", say("board-kind", kind=card.kind), say),
        _fact(card, "resources", strip, say),
        _fact(card, "military", symbols([card.military], say), say),
    ]
    return Card(
        id=card.id,
        name=say.name(card.id),
        says=does(card.effects, say) or [say("board-no-effect")],
        facts=facts,
        notes=[Note(card=card.civilization, text=say("note-deck"))],
        guess=_is_guess(card, facts),
    )


def _province(card: Province, say: Voice) -> Card:
    facts = [
        _fact(card, "number", card.number, say),
        _fact(card, "symbols", symbols(card.symbols, say), say),
        _fact(card, "vp", card.vp, say),
        _fact(card, "icon", say("board-icon", icon=card.icon), say),
    ]
    return Card(
        id=card.id,
        name=say.name(card.id),
        says=does(card.effects, say) or [say("board-no-effect")],
        facts=facts,
        sections=[f"prov.{card.number:02}"],
        guess=_is_guess(card, facts),
    )


def _board(board: Board, say: Voice) -> Card:
    printed = ", ".join(say("board-resource", resource=what) for what in board.printed_resources)
    golden = board.golden_age
    facts = [
        _fact(board, "coin_limit", board.coin_limit, say),
        _fact(board, "printed_resources", printed or say("board-nothing"), say),
        _fact(board, "military_bands", _bands(board.military_bands, say), say),
        _fact(board, "progress_bands", _bands(board.progress_bands, say), say),
        Fact(
            label=say("fact-golden_age"),
            value=", ".join([say("board-points", points=golden.vp), *does(golden.effects, say)]),
            guess=golden.source == "reconstructed",
        ),
    ]
    return Card(
        id=board.id,
        name=say.name(board.id),
        says=[],
        facts=facts,
        guess=any(fact.guess for fact in facts),
    )


def _bands(bands: Iterable[Band], say: Voice) -> str:
    """What the levels of a board unlock, counted from 1; levels without an effect are left out."""
    found = [(level, in_words(band.effects, say.language)) for level, band in enumerate(bands, 1)]
    return "; ".join(f"{level}: {words}" for level, words in found if words) or say("board-nothing")
