"""The pages of the handbook for civilizations, wonders, technologies, actions and events, made from
content.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ecumene.table.data.content import Sourced
from ecumene.table.handbook.records import Card, Fact, Note, Shelf
from ecumene.table.text.words import Voice, argument
from ecumene.titles.ages import effects as fx
from ecumene.titles.ages.book import Book
from ecumene.titles.ages.content import Action, Civilization, Technology
from ecumene.titles.ages.effect_words import effect_words, gain_words, token_words


def shelves(book: Book, say: Voice) -> list[Shelf]:
    """All cards by kind, in the reader's language and in the order of their names."""
    content = book.content
    technologies = content.technologies
    found = {
        "civilizations": [_civilization(card, say) for card in content.civilizations.values()],
        "wonders": [
            _card(card, card.id, say, does(card.effects, say), [], ["effects"])
            for card in content.wonders.values()
        ],
        "technologies": [_technology(card, technologies, say) for card in technologies.values()],
        "actions": [_action(card, say) for card in content.actions.values()],
        "events": [
            _card(token, token.id, say, [token_words(token, say.name, say.language)], [], [])
            for token in content.event_tokens.values()
        ],
    }
    return [
        Shelf(id=id, name=say(f"shelf-{id}"), cards=sorted(cards, key=lambda card: card.name))
        for id, cards in found.items()
    ]


def does(effects: Iterable[fx.Effect], say: Voice) -> list[str]:
    """What effects do, a line for each."""
    return [effect_words(effect, say.name, say.language) for effect in effects]


def _is_guess(entry: Sourced, *fields: str) -> bool:
    """Whether any of these fields is our reconstruction."""
    return entry.source == "reconstructed" or not set(fields).isdisjoint(entry.reconstructed)


def _card(
    entry: Sourced,
    id: str,
    say: Voice,
    says: list[str],
    facts: list[Fact],
    told: Sequence[str],
    notes: Sequence[Note] = (),
) -> Card:
    """A page; `told` are the fields that its lines tell."""
    guess = _is_guess(entry, *told) or any(fact.guess for fact in facts)
    return Card(id=id, name=say.name(id), says=says, facts=facts, notes=list(notes), guess=guess)


def _civilization(card: Civilization, say: Voice) -> Card:
    facts = [
        Fact(label=say("fact-population"), value=str(card.population), guess=_is_guess(card, "population")),
        *(_ability(card, which, effects, say) for which, effects in _abilities(card)),
    ]
    return _card(card, card.id, say, [], facts, [])


def _abilities(card: Civilization) -> list[tuple[str, Iterable[fx.Effect]]]:
    return [("main", card.main), ("legacy", card.legacy)]


def _ability(card: Civilization, which: str, effects: Iterable[fx.Effect], say: Voice) -> Fact:
    lines = "; ".join(does(effects, say)) or say("nothing")
    return Fact(label=say(f"fact-{which}"), value=lines, guess=_is_guess(card, which))


def _technology(card: Technology, all: dict[str, Technology], say: Voice) -> Card:
    needed = ", ".join(say.name(id) for id in card.requires) or say("nothing")
    facts = [
        Fact(label=say("fact-requires"), value=needed, guess=_is_guess(card, "requires")),
        Fact(label=say("fact-row"), value=str(card.row), guess=_is_guess(card, "row")),
    ]
    notes = [Note(card=id, text=say("note-leads-here")) for id in card.requires]
    notes += [
        Note(card=other.id, text=say("note-opens")) for other in all.values() if card.id in other.requires
    ]
    return _card(card, card.id, say, does(card.effects, say), facts, ["effects"], notes)


def _action(card: Action, say: Voice) -> Card:
    facts = [
        Fact(label=say("fact-workers"), value=str(card.workers), guess=_is_guess(card, "workers")),
        Fact(label=say("fact-coins"), value=str(card.coins), guess=_is_guess(card, "coins")),
        Fact(label=say("fact-slots"), value=str(card.slots), guess=_is_guess(card, "slots")),
        Fact(label=say("fact-lost"), value=say("yes-no", yes=argument(card.sacrifice))),
    ]
    return _card(card, card.id, say, [gain_words(card.gains, say.name, say.language)], facts, ["gains"])
