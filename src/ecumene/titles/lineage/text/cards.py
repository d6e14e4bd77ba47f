"""The sentences on calamities and advances, made of what content declares: they follow every number of it.

An advance says what it is good for, and after a minus what is bad about it; what it changes in calamities is
declared with those.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from ecumene.table.text.words import Argument, Voice, argument
from ecumene.titles.lineage.book import AdvanceCard, Book, Numbers, Scene
from ecumene.titles.lineage.calamities.records import (
    PRIMARY,
    SECONDARY,
    CalamityCard,
    Eruption,
    Iconoclasm,
    Regression,
    Spreading,
)

HARMFUL = frozenset({"city_support", "city_tokens", "wilderness_city_tokens"})
"""The numbers that are better low."""


def about(book: Book, id: str, say: Voice, scene: Scene | None = None) -> str:
    """What an advance or a calamity does, in a sentence or a few; a `scene` may have numbers of its own."""
    if id in book.calamity:
        return does((scene.records.get(id) if scene else None) or book.calamity[id], say, scene)
    advance = book.advances[id]
    good = [*_gifts(advance, say), *_powers(book, advance, say), *_others(book, id, say)]
    bad: list[str] = []
    for card in book.calamities:
        record = book.calamity[card]
        for text, harms, _ in _changed(record, id, say):
            (bad if harms else good).append(text)
        good += _spared(record, id, say)
    bad += [_raises(book.numbers, number, more, say) for number, more in _harms(advance)]
    if bad:
        good.append(say("drawbacks", drawbacks="; ".join(bad)))
    return " ".join(good) or say("nothing-else")


def called(book: Book, scene: Scene, card: str, say: Voice) -> str:
    """The name of a card, which for a calamity may be another one on a board with snow."""
    named = card if scene.board.snow is None else book.called_at_snow(card)
    return say.name(str(named))


def does(card: CalamityCard, say: Voice, scene: Scene | None = None) -> str:
    """What a calamity does, and what it does where there is snow."""
    sentence = say(f"does-{_tag(card)}", **_values(card, CalamityCard))
    if scene is None or scene.board.snow is None or not card.name_at_snow:
        return sentence
    return f"{sentence} {say(f'at-snow-{_tag(card)}', area=scene.board.ids[scene.board.snow])}"


def _tag(record: msgspec.Struct) -> str:
    return str(record.__struct_config__.tag)


def _values(record: msgspec.Struct, beyond: type[msgspec.Struct]) -> dict[str, Argument]:
    """The numbers and names that a record has beyond those of its base."""
    own = [name for name in record.__struct_fields__ if name not in beyond.__struct_fields__]
    values = {name: getattr(record, name) for name in own}
    return {name: argument(value) for name, value in values.items() if isinstance(value, int | str)}


# What an advance gives


def _gifts(advance: AdvanceCard, say: Voice) -> Iterator[str]:
    """Cards, taxes, credits and other advances."""
    for stack, cost in advance.purchases:
        yield say("purchase", stack=stack, cost=cost)
    if advance.tax_choices:
        choices = (0, *advance.tax_choices)
        yield say("tax-choice", higher=max(choices), lower=-min(choices))
    if advance.free_advance:
        group, below = advance.free_advance
        yield say("free-advance", group=group, below=below)
    if advance.free_credits:
        yield say("free-credits", points=advance.free_credits)
    if advance.discount:
        yield say("discount", points=advance.discount)


def _powers(book: Book, advance: AdvanceCard, say: Voice) -> Iterator[str]:
    """What the holder does better than others, may do, and keeps them from doing."""
    for number, more in advance.raises.items():
        if not _is_harm(number, more):
            yield _raises(book.numbers, number, more, say)
    for what in advance.allows:
        yield say(f"allows-{what}", least=book.numbers.least_set)
    if advance.guard:
        yield say(f"guard-{advance.guard.of}", lets_in=argument(advance.guard.lets_in))
    if advance.ability:
        yield say(f"ability-{_tag(advance.ability)}", **_values(advance.ability, msgspec.Struct))


def _harms(advance: AdvanceCard) -> list[tuple[str, int]]:
    return [(number, more) for number, more in advance.raises.items() if _is_harm(number, more)]


def _is_harm(number: str, more: int) -> bool:
    return (number in HARMFUL) == (more > 0)


def _raises(numbers: Numbers, number: str, more: int, say: Voice) -> str:
    now = getattr(numbers, number) + more
    return say(
        f"raises-{number}" if more > 0 else f"lowers-{number}",
        now=now,
        more=abs(more),
        limit=numbers.small_limit,
        needed=numbers.attack_tokens + now,
        left=numbers.city_defenders + now,
        storming=numbers.attack_tokens - now,
        found=numbers.city_defenders - now,
    )


def _others(book: Book, id: str, say: Voice) -> Iterator[str]:
    """What advances of others cannot do to the holder."""
    for other in book.advances.values():
        if other.guard and id in other.guard.lets_in:
            yield say(f"passes-{other.guard.of}", advance=other.id)
        if other.ability and id in other.ability.spares:
            yield say("safe", advance=other.id)


# What an advance changes in calamities


def altered(card: CalamityCard, id: str, say: Voice) -> Iterator[str]:
    """What an advance changes in a calamity, without naming either of them."""
    yield from (change.alone for change in _changed(card, id, say))
    start = say("eased", card=card.id, change="").partition(":")[0]
    yield from (text.removeprefix(f"{start}: ") for text in _spared(card, id, say))


class _Change(NamedTuple):
    text: str
    harms: bool
    alone: str


def _changed(card: CalamityCard, id: str, say: Voice) -> Iterator[_Change]:
    """What an advance adds to a calamity, or takes from it; with the role where it is not for all victims."""
    roles = {role: card.changes_for(role).get(id, 0) for role in (PRIMARY, SECONDARY)}
    alike = not isinstance(card, Spreading) or len(set(roles.values())) == 1
    for role, more in roles.items():
        if not more or (alike and role == SECONDARY):
            continue
        harms = more > 0
        change = say(f"change-{card.counts}", number=abs(more), sign="more" if harms else "less")
        if not alike:
            change = say("change-role", change=change, role=role)
        yield _Change(say("worsened" if harms else "eased", card=card.id, change=change), harms, change)


def _spared(card: CalamityCard, id: str, say: Voice) -> Iterator[str]:
    """What an advance saves its holder from altogether, or lets it give instead."""
    if isinstance(card, Spreading) and id in card.exempt:
        yield say("exempt", card=card.id)
    if isinstance(card, Eruption) and id in card.softened_by:
        yield say("softened", card=card.id)
    if isinstance(card, Iconoclasm) and id in card.saved_by:
        yield say("saved", card=card.id, cards=card.cards_instead)
    if isinstance(card, Regression) and id in card.spared_by:
        yield say("spared", card=card.id, cities=card.cities_instead)
