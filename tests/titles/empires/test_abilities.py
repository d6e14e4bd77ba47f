"""Special abilities at crowded tables: they break nothing, and cards given face down stay a secret."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from ecumene.table.chance import Seeded
from ecumene.table.secrecy import inspect
from ecumene.titles.lineage.abilities.provincial_empire import AskReveal
from ecumene.titles.lineage.state import State, seats_of
from tests.titles.empires.crowds import TITLE

BOOK = TITLE.content


def able(seats: int, random: Random) -> State:
    """A table before phase 10: everybody has some abilities, neighbours, and commodities in hand."""
    scene = BOOK.scenes[f"east_{seats}"]
    board = scene.board
    cards = [
        card for card, copies in scene.cards.items() if not BOOK.cards[card].calamity for _ in range(copies)
    ]
    areas = [id for area, id in enumerate(board.ids) if board.in_play[area]][:30]
    sites = [id for id in areas if board.site[board.index[id]]]
    random.shuffle(cards)
    random.shuffle(sites)
    given: dict[str, Any] = {"seats": seats, "phase": "special_abilities", "until": "special_abilities"}
    for civilization in scene.civilizations:
        given[civilization] = {
            "tokens": {area: random.randrange(1, 5) for area in random.sample(areas, 6)},
            "cities": [sites.pop() for _ in range(min(random.randrange(3), len(sites)))],
            "hand": [cards.pop() for _ in range(random.randrange(7))],
            "treasury": random.randrange(12),
            "advances": [advance for advance in TITLE.content.abilities if random.random() < 0.5],
            "ast": random.randrange(13),
        }
        if random.random() < 0.3:
            given[civilization]["stock"] = random.randrange(9)
    given["barbarians"] = {area: random.randrange(1, 6) for area in random.sample(areas, 3)}
    given["pirates"] = sites[:2]
    return TITLE.position(given)


@pytest.mark.parametrize("seats", [5, 9])
@pytest.mark.parametrize("seed", range(4))
def test_nobody_sees_what_is_given_face_down(seats: int, seed: int) -> None:
    random, chance = Random(seed), Seeded.from_number(seed)
    state = able(seats, random)
    while requests := TITLE.requests(state):
        seat = random.choice((*seats_of(state), None))
        view = TITLE.view(state, seat)
        imagined = TITLE.imagine(msgspec.json.decode(msgspec.json.encode(view)), Seeded(random.randbytes(32)))
        assert TITLE.view(imagined, seat) == view
        assert not TITLE.violations(imagined)
        assert not inspect(TITLE, state, seat, random).leaks
        _, ask = random.choice(requests)
        answer = random.choice(TITLE.options(state, ask)[-30:])
        TITLE.answer(state, ask.seat, ask.id, answer, chance)
        assert not TITLE.violations(state)


def test_a_question_about_hidden_cards_hides_them() -> None:
    persia = {"tokens": {"maka": 1}, "advances": ["provincial_empire"]}
    babylon = {"tokens": {"bat": 1}, "hand": ["salt", "jade"]}
    given = {"phase": "special_abilities", "until": "special_abilities", "persia": persia, "babylon": babylon}
    state = TITLE.position(given)
    for civilization, answer in (
        ("persia", {"do": "use_ability", "advance": "provincial_empire"}),
        ("babylon", {"do": "give", "card": "jade"}),
    ):
        seat = state.civilizations.index(civilization)
        ask = next(ask for _, ask in TITLE.requests(state) if ask.seat == seat)
        TITLE.answer(state, seat, ask.id, answer, Seeded.from_number(1))
    for viewer, card in ((2, "jade"), (1, "jade"), (0, ""), (None, "")):
        seen = TITLE.glimpse(state, viewer)
        ask = next(ask for ask in seen.flow.asks.values() if isinstance(ask, AskReveal))
        assert ask.cards == ((1, card),)
