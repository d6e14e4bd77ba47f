"""The sheets beside the board: a turn card, the numbers of the game, calamities, credits, eras and sets.

Every number comes from content; the sentences name the actions and get their numbers as arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict

import msgspec

from ecumene.table.handbook.records import Aid, Cell, Chart
from ecumene.table.text.words import Argument, Voice, argument
from ecumene.titles.lineage.book import WATER, Book
from ecumene.titles.lineage.declared import STACKS
from ecumene.titles.lineage.handbook.shelves import called
from ecumene.titles.lineage.text.cards import about, altered
from ecumene.titles.lineage.trade.values import set_value

Cited = Callable[[str], str]
"""The first section about a phase in the title's own rulebook."""

NUMBERS = (
    *("tokens", "cities", "ships", "tax_rate", "expansion", "ship_cost", "ship_maintenance", "ship_steps"),
    *("ship_capacity", "attack_tokens", "city_defenders", "city_tokens", "wilderness_city_tokens"),
    *("city_support", "trade_cards", "true_names", "hand_limit", "city_points"),
    *("city_victory_points", "step_victory_points", "bonus_victory_points"),
)
"""The numbers that somebody looks up most, in the order of play."""


def aids(book: Book, course: Sequence[str], cited: Cited, say: Voice) -> list[Aid]:
    """All sheets; `course` are the phases of a turn, `cited` the section that a phase begins with."""
    charts = {
        "turn": _turn(book, course, cited, say),
        "numbers": _numbers(book, say),
        "calamities": _calamities(book, say),
        "credits": _credits(book, say),
        "eras": _eras(book, say),
        "sets": _sets(book, say),
    }
    return [
        Aid(id=id, name=say(f"aid-{id}"), about=say(f"aid-{id}-about"), charts=found)
        for id, found in charts.items()
    ]


def _turn(book: Book, course: Sequence[str], cited: Cited, say: Voice) -> list[Chart]:
    numbers: dict[str, Argument] = msgspec.to_builtins(book.numbers)
    numbers |= {"moves_ships": argument("ships" not in course)}
    rows = [
        [
            Cell(text=f"{place} {say(f'phase-{phase}')}", section=cited(phase)),
            Cell(text=say(f"here-{phase}", **numbers)),
        ]
        for place, phase in enumerate(course, 1)
    ]
    return [Chart(head=[say("head-phase"), say("head-here")], rows=rows)]


def _numbers(book: Book, say: Voice) -> list[Chart]:
    found = {name: getattr(book.numbers, name) for name in NUMBERS}
    rows = [
        [Cell(text=say(f"number-{name}")), Cell(text=str(value))] for name, value in found.items() if value
    ]
    rows += [
        [Cell(text=say("number-purchase", stack=stack)), Cell(text=str(cost))]
        for stack, cost in book.purchases
    ]
    return [Chart(head=[say("head-number"), say("head-value")], rows=rows, numbers=True)]


def _calamities(book: Book, say: Voice) -> list[Chart]:
    rows = [
        [
            Cell(text=say.name(id), card=id),
            Cell(text=str(book.cards[id].stack)),
            Cell(text=say(f"kind-{book.calamity[id].kind}")),
            Cell(text=say("tradeable", can=argument(book.calamity[id].tradeable))),
            Cell(text=about(book, id, say)),
            Cell(text=_changes(book, id, say)),
        ]
        for id in book.calamities
        if "." not in id
    ]
    head = ["calamity", "stack", "kind", "tradeable", "does", "changes"]
    return [Chart(head=[say(f"head-{name}") for name in head], rows=rows)]


def _changes(book: Book, id: str, say: Voice) -> str:
    """The advances that change a calamity, each with what it changes."""
    found = [
        f"{say.name(advance)}: {text.rstrip('.')}"
        for advance in sorted(book.advances, key=say.name)
        for text in altered(book.calamity[id], advance, say)
    ]
    return "; ".join(found)


def _credits(book: Book, say: Voice) -> list[Chart]:
    """The costs and credits of all advances, as a chart: a column for each group, and one for the credit for
    another advance.
    """
    rows = []
    for advance in sorted(book.advances.values(), key=lambda each: (each.cost, say.name(each.id))):
        given = [Cell(text=str(advance.credits.get(group, "") or "")) for group in book.groups]
        to, amount = advance.special_credit or ("", 0)
        special = Cell(text=f"{say.name(to)} {amount}", card=to) if to else Cell(text="")
        rows.append(
            [Cell(text=say.name(advance.id), card=advance.id), Cell(text=str(advance.cost)), *given, special]
        )
    groups = [called(group, say) for group in book.groups]
    head = [say("head-advance"), say("head-cost"), *groups, say("head-special")]
    return [Chart(head=head, rows=rows, numbers=True)]


def _eras(book: Book, say: Voice) -> list[Chart]:
    return [
        Chart(
            title=say(f"side-{side}"),
            head=[say("head-era"), say("head-needs")],
            rows=[
                [Cell(text=say.name(era)), Cell(text=_needs(asdict(need), say))]
                for era, need in zip(ast.eras, ast.needs, strict=True)
            ],
        )
        for side, ast in book.asts.items()
    ]


def _needs(need: dict[str, int], say: Voice) -> str:
    asked = [say("board-lack", what=what, number=number) for what, number in need.items() if number]
    return ", ".join(asked) or say("needs-nothing")


def _sets(book: Book, say: Voice) -> list[Chart]:
    """What equal cards are worth together, by stack and number."""
    plain = [id for id, card in book.cards.items() if not (card.mark or card.calamity or id == WATER)]
    first = {book.cards[id].stack: id for id in reversed(plain)}
    most = book.numbers.hand_limit
    rows = [
        [
            Cell(text=str(stack)),
            *(Cell(text=str(set_value(book, [first[stack]] * count))) for count in range(1, most + 1)),
        ]
        for stack in range(1, STACKS + 1)
        if stack in first
    ]
    head = [say("head-stack"), *(say("head-cards", count=count) for count in range(1, most + 1))]
    return [Chart(head=head, rows=rows, numbers=True)]
