"""The pages of the handbook for advances, calamities, commodities and civilizations, made from content."""

from __future__ import annotations

from collections.abc import Iterator

from ecumene.table.handbook.records import Card, Fact, Note, Shelf
from ecumene.table.text.words import Voice, argument
from ecumene.titles.lineage.book import WATER, AdvanceCard, Ast, Book
from ecumene.titles.lineage.text.cards import about, altered
from ecumene.titles.lineage.trade.values import set_value


def shelves(book: Book, say: Voice) -> list[Shelf]:
    """All cards by kind, in the reader's language."""
    advances = sorted(book.advances.values(), key=lambda advance: say.name(advance.id))
    commodities = [id for id, card in book.cards.items() if not (card.mark or card.calamity or id == WATER)]
    found = {
        "advances": [_advance(book, advance, say) for advance in advances],
        "calamities": [_calamity(book, id, say) for id in book.calamities if "." not in id],
        "commodities": [_commodity(book, id, say) for id in commodities],
        "civilizations": [_civilization(book, id, say) for id in book.ranking],
    }
    return [Shelf(id=id, name=say(f"shelf-{id}"), cards=cards) for id, cards in found.items()]


def called(group: str, say: Voice) -> str:
    """The name of a group as a heading has it."""
    name = say.name(group)
    return name[:1].upper() + name[1:]


def _fact(say: Voice, label: str, value: str | int, guess: bool = False) -> Fact:
    return Fact(label=say(f"fact-{label}"), value=str(value), guess=guess)


def _card(book: Book, id: str, say: Voice, says: list[str], facts: list[Fact], notes: list[Note]) -> Card:
    """A page; its facts say which of them are our guess."""
    sections = [book.calamity[id].section] if id in book.calamity else []
    guess = any(fact.guess for fact in facts)
    return Card(id=id, name=say.name(id), says=says, facts=facts, notes=notes, sections=sections, guess=guess)


# Advances


def _advance(book: Book, advance: AdvanceCard, say: Voice) -> Card:
    facts = [
        _fact(say, "cost", advance.cost),
        _fact(say, "points", advance.victory_points),
        _fact(say, "groups", ", ".join(called(group, say) for group in advance.groups)),
    ]
    if credits := credits_of(advance, say):
        facts.append(_fact(say, "credits", credits))
    says = about(book, advance.id, say)
    return _card(book, advance.id, say, [says], facts, list(_advance_notes(book, advance, say)))


def credits_of(advance: AdvanceCard, say: Voice) -> str:
    """The credits of an advance: "10 Science, 5 Crafts"."""
    return ", ".join(f"{points} {called(group, say)}" for group, points in advance.credits.items())


def _advance_notes(book: Book, advance: AdvanceCard, say: Voice) -> Iterator[Note]:
    """What it changes in calamities, what it makes cheaper, and what makes it cheaper."""
    for id in book.calamities:
        if "." not in id:
            for text in altered(book.calamity[id], advance.id, say):
                yield Note(card=id, text=text)
    if advance.special_credit:
        to, amount = advance.special_credit
        yield Note(card=to, text=say("note-cheaper", amount=amount))
    for other in book.advances.values():
        if other.special_credit and other.special_credit[0] == advance.id:
            yield Note(card=other.id, text=say("note-makes-cheaper", amount=other.special_credit[1]))


# Trade cards


def _calamity(book: Book, id: str, say: Voice) -> Card:
    card, record = book.cards[id], book.calamity[id]
    facts = [
        _fact(say, "stack", card.stack),
        _fact(say, "kind", say(f"kind-{record.kind}")),
        _fact(say, "tradeable", say("tradeable", can=argument(record.tradeable))),
        _fact(say, "beneficiary", say(f"beneficiary-{record.beneficiary}")),
    ]
    notes = [
        Note(card=advance, text=text)
        for advance in sorted(dict.fromkeys(book.advances), key=say.name)
        for text in altered(record, advance, say)
    ]
    return _card(book, id, say, [about(book, id, say)], facts, notes)


def _commodity(book: Book, id: str, say: Voice) -> Card:
    face = book.cards[id].face
    copies = [scene.sizes[id] for scene in list(book.scenes.values()) if id in scene.sizes]
    most = max(copies, default=1)
    facts = [_fact(say, "stack", book.cards[id].stack), _fact(say, "face", face)]
    if copies:
        few = min(copies)
        facts.append(_fact(say, "copies", str(most) if few == most else f"{few}-{most}"))
    facts += [
        Fact(label=say("fact-set", count=count), value=str(set_value(book, [id] * count)))
        for count in range(2, most + 1)
    ]
    return _card(book, id, say, [say("commodity", face=face)], facts, [])


# Civilizations


def _civilization(book: Book, id: str, say: Voice) -> Card:
    guesses = book.guesses.get(id, ())
    starts = dict.fromkeys(_starts(book, id))
    facts = [_fact(say, "ranking", book.ranking[id], "ranking" in guesses)]
    if starts:
        facts.append(_fact(say, "start", ", ".join(map(say.name, starts)), "start" in guesses))
        facts.append(_fact(say, "seats", _seats(book, id)))
    facts += [
        Fact(label=say(f"track-{side}"), value=_eras(ast, id, say), guess="first_steps" in guesses)
        for side, ast in book.asts.items()
    ]
    return _card(book, id, say, [say("civilization", ranking=book.ranking[id])], facts, [])


def _starts(book: Book, id: str) -> Iterator[str]:
    """The areas in which it begins, by set-up."""
    for scene in list(book.scenes.values()):
        if id in scene.civilizations:
            yield scene.board.ids[scene.board.start[id]]


def _seats(book: Book, id: str) -> str:
    """With how many seats it is played."""
    counts = {len(scene.civilizations) for scene in list(book.scenes.values()) if id in scene.civilizations}
    return ", ".join(map(str, sorted(counts)))


def _eras(ast: Ast, id: str, say: Voice) -> str:
    """The steps at which its eras begin, but the first."""
    steps = zip(ast.eras, ast.tracks[id].first_steps, strict=True)
    return ", ".join(f"{say.name(era)} {step}" for era, step in list(steps)[1:])
