"""Offers between seats, on a bare floor: sealed cards, versions, privacy, lapsing."""

from __future__ import annotations

from importlib import resources
from typing import Any

import pytest

from ecumene.table.questions.refusal import Refused
from ecumene.table.state import offers
from ecumene.table.state.offers import Customs, Floor, Offer, Terms
from ecumene.table.text.words import Words

HANDS = [["salt1", "salt2", "idol1", "silk1"], ["gold1", "gold2", "salt3"], ["silk2", "silk3"]]
SEATS = 18
SALT, GOLD = Terms(2, ("salt",), ("gold",)), Terms(2, ("gold",))


def kind(card: object) -> str:
    return str(card)[:-1]


def customs(hands: list[list[str]] = HANDS) -> Customs:
    return Customs(
        words=Words([resources.files("ecumene.table") / "words"]),
        rule="trade",
        hands=hands,
        kinds=("salt", "silk", "gold", "idol"),
        may_offer=lambda seat, card: kind(card) != "idol",
        keeps=lambda cards, terms: offers.named_truly(map(kind, cards), terms),
    )


@pytest.fixture
def floor() -> Floor:
    """Amber offers two cards to all, and two to Coral alone."""
    floor = Floor()
    offers.post(floor, 0, None, ("salt1", "silk1"), SALT, GOLD)
    offers.post(floor, 0, 2, ("salt2", "silk1"), SALT, Terms(2))
    return floor


def refused(act: Any, *args: Any) -> str:
    with pytest.raises(Refused) as refusal:
        act(*args)
    assert refusal.value.reason
    assert refusal.value.rule == "trade"
    return refusal.value.say.key.removeprefix("table-refuse-offer-")


@pytest.mark.parametrize(
    ("to", "gives", "says", "wants", "why"),
    [
        (0, ("salt1", "silk1"), SALT, GOLD, "to"),
        (3, ("salt1", "silk1"), SALT, GOLD, "to"),
        (-1, ("salt1", "silk1"), SALT, GOLD, "to"),
        (None, ("salt1",), SALT, GOLD, "cards"),
        (None, ("salt1", "salt1"), SALT, GOLD, "not-in-hand"),
        (None, ("salt1", "gold1"), SALT, GOLD, "not-in-hand"),
        (None, ("salt1", "nothing"), SALT, GOLD, "not-in-hand"),
        (None, ("salt1", "idol1"), SALT, GOLD, "untradeable"),
        (None, ("salt1", "silk1"), Terms(2, ("salt", "salt")), GOLD, "untrue"),
        (None, ("salt1", "silk1"), Terms(2, ("salt",), ("gold", "gold")), GOLD, "count"),
        (None, (), Terms(-1), GOLD, "count"),
        (None, ("salt1", "silk1"), Terms(2, (), ("pearls",)), GOLD, "kind"),
        (None, ("salt1", "silk1"), SALT, Terms(1, ("gold", "gold")), "count"),
        (None, ("salt1", "silk1"), SALT, Terms(1, ("pearls",)), "kind"),
    ],
)
def test_what_may_not_be_offered(to: Any, gives: Any, says: Terms, wants: Terms, why: str) -> None:
    assert refused(offers.check_post, customs(), 0, to, gives, says, wants) == why


def test_an_offer_says_what_it_likes_beside_the_truth() -> None:
    offers.check_post(customs(), 0, None, ("salt1", "silk1"), Terms(2, ("silk",), ("gold",)), GOLD)
    offers.check_post(customs(), 0, 1, ("salt1", "silk1"), Terms(2), Terms(0))


def test_numbers_tell_nothing_about_private_offers(floor: Floor) -> None:
    assert list(floor.offers) == ["0-all-1", "0-2-1"]
    for _ in range(3):
        offers.post(floor, 0, 2, ("salt2", "silk1"), SALT, GOLD)
    assert offers.post(floor, 0, None, ("salt2", "silk1"), SALT, GOLD).id == "0-all-2"
    assert offers.seen(floor, 1, SEATS)["made"] == {"0-all": 2}
    assert offers.seen(floor, 2, SEATS)["made"] == {"0-all": 2, "0-2": 4}


def test_who_sees_what(floor: Floor) -> None:
    assert list(offers.seen(floor, 0, SEATS)["offers"]) == ["0-all-1", "0-2-1"]
    assert offers.seen(floor, 0, SEATS)["offers"]["0-2-1"]["gives"] == ("salt2", "silk1")
    assert list(offers.seen(floor, 2, SEATS)["offers"]) == ["0-all-1", "0-2-1"]
    for seat in (1, None):
        assert list(offers.seen(floor, seat, SEATS)["offers"]) == ["0-all-1"]
    for seat in (1, 2, None):
        assert all("gives" not in form for form in offers.seen(floor, seat, SEATS)["offers"].values())
        assert "salt1" not in str(offers.seen(floor, seat, SEATS))
    assert offers.seen(floor, 1, SEATS)["offers"]["0-all-1"]["says"] == {
        "count": 2,
        "kinds": ("salt",),
        "claims": ("gold",),
    }


def test_seats_with_two_figures_are_not_mixed_up() -> None:
    floor = Floor()
    offers.post(floor, 1, 12, ("a", "b"), SALT, GOLD)
    for seat in (2, 11, 17, None):
        assert offers.seen(floor, seat, SEATS) == {"offers": {}, "made": {}}
    assert offers.seen(floor, 12, SEATS)["made"] == {"1-12": 1}


def test_accepting_exchanges_at_once(floor: Floor) -> None:
    offers.check_accept(customs(), floor, 1, "0-all-1", 1, ("gold1", "salt3"))
    struck = offers.accept(floor, 1, "0-all-1", ("gold1", "salt3"))
    assert struck.handed() == [(0, 1, ("salt1", "silk1")), (1, 0, ("gold1", "salt3"))]
    assert list(floor.offers) == ["0-2-1"]


def test_accepting_twice(floor: Floor) -> None:
    offers.accept(floor, 1, "0-all-1", ("gold1", "gold2"))
    assert refused(offers.check_accept, customs(), floor, 1, "0-all-1", 1, ("gold1", "gold2")) == "gone"


@pytest.mark.parametrize(
    ("seat", "offer", "version", "gives", "why"),
    [
        (1, "0-all-1", 2, ("gold1", "gold2"), "stale"),
        (1, "0-all-1", 0, ("gold1", "gold2"), "stale"),
        (1, "0-all-1", 1, ("gold1",), "cards"),
        (1, "0-all-1", 1, ("gold1", "gold1"), "not-in-hand"),
        (1, "0-all-1", 1, ("gold1", "silk2"), "not-in-hand"),
        (2, "0-all-1", 1, ("silk2", "silk3"), "untrue"),
        (0, "0-all-1", 1, ("salt1", "salt2"), "yours"),
        (1, "0-2-1", 1, ("gold1", "gold2"), "gone"),
        (1, "0-all-7", 1, ("gold1", "gold2"), "gone"),
        (1, "", 1, ("gold1", "gold2"), "gone"),
    ],
)
def test_what_cannot_be_accepted(
    floor: Floor, seat: int, offer: str, version: int, gives: Any, why: str
) -> None:
    assert refused(offers.check_accept, customs(), floor, seat, offer, version, gives) == why


def test_a_private_offer_of_others_is_refused_as_if_it_were_not_there(floor: Floor) -> None:
    for check, args in (
        (offers.check_accept, (1, ("gold1", "gold2"))),
        (offers.check_counter, (1, ("gold1", "gold2"), GOLD, SALT)),
    ):
        replies = set()
        for offer in ("0-2-1", "0-2-2", "nonsense"):
            with pytest.raises(Refused) as refusal:
                check(customs(), floor, 1, offer, *args)
            replies.add(str(refusal.value))
        assert len(replies) == 1


def test_amending_makes_a_new_version(floor: Floor) -> None:
    offers.check_amend(customs(), floor, 0, "0-all-1", ("salt1", "salt2"), SALT, GOLD)
    changed = offers.amend(floor, "0-all-1", ("salt1", "salt2"), SALT, GOLD)
    assert (changed.version, changed.gives) == (2, ("salt1", "salt2"))
    assert refused(offers.check_accept, customs(), floor, 1, "0-all-1", 1, ("gold1", "gold2")) == "stale"
    offers.check_accept(customs(), floor, 1, "0-all-1", 2, ("gold1", "gold2"))
    assert refused(offers.check_amend, customs(), floor, 1, "0-all-1", ("gold1", "gold2"), GOLD, SALT) == (
        "not-yours"
    )
    assert refused(offers.check_amend, customs(), floor, 0, "0-all-1", ("salt1", "silk2"), SALT, GOLD) == (
        "not-in-hand"
    )


def test_countering_is_a_private_offer_to_the_maker(floor: Floor) -> None:
    offers.check_counter(customs(), floor, 1, "0-all-1", 1, ("gold1", "gold2"), GOLD, SALT)
    reply = offers.counter(floor, 1, "0-all-1", ("gold1", "gold2"), GOLD, SALT)
    assert (reply.id, reply.to, reply.reply) == ("1-0-1", 0, "0-all-1")
    assert "1-0-1" not in offers.seen(floor, 2, SEATS)["offers"]
    args = ("0-all-1", 2, ("gold1", "gold2"), GOLD, SALT)
    assert refused(offers.check_counter, customs(), floor, 1, *args) == "stale"
    args = ("0-all-1", 1, ("salt1", "salt2"), SALT, GOLD)
    assert refused(offers.check_counter, customs(), floor, 0, *args) == "yours"


def test_withdrawing(floor: Floor) -> None:
    assert refused(offers.check_withdraw, customs(), floor, 1, "0-all-1") == "not-yours"
    assert refused(offers.check_withdraw, customs(), floor, 1, "0-2-1") == "gone"
    offers.check_withdraw(customs(), floor, 0, "0-all-1")
    assert offers.withdraw(floor, "0-all-1").id == "0-all-1"
    assert refused(offers.check_withdraw, customs(), floor, 0, "0-all-1") == "gone"


def test_an_offer_lapses_with_one_of_its_cards(floor: Floor) -> None:
    assert offers.lapse(floor, 0, ["salt1", "salt2", "silk1"]) == []
    assert offers.lapse(floor, 1, []) == []
    assert [offer.id for offer in offers.lapse(floor, 0, ["salt2", "silk1", "gold1"])] == ["0-all-1"]
    assert list(floor.offers) == ["0-2-1"]


def test_copies_of_a_card_are_counted() -> None:
    hands = [["oil", "oil", "tin"], ["tin"]]
    rules = customs(hands)._replace(kinds=("oil", "tin"), keeps=lambda *_: True, may_offer=lambda *_: True)
    offers.check_post(rules, 0, None, ("oil", "oil"), Terms(2), Terms(1))
    assert refused(offers.check_post, rules, 0, None, ("tin", "tin"), Terms(2), Terms(1)) == "not-in-hand"
    floor = Floor()
    offers.post(floor, 0, None, ("oil", "oil"), Terms(2), Terms(1))
    assert offers.lapse(floor, 0, ["tin", "oil", "oil"]) == []
    assert [offer.id for offer in offers.lapse(floor, 0, ["tin", "oil"])] == ["0-all-1"]


@pytest.mark.parametrize("note", ["no calamities, I swear", "", "é" * 200])
def test_notes(note: str) -> None:
    offers.check_note(customs(), note)


@pytest.mark.parametrize("note", ["x" * 201, "two\nlines", "\x1b[31m", "\u202eevil", "\ud800"])
def test_what_is_no_note(note: str) -> None:
    assert refused(offers.check_note, customs(), note) == "note"


def test_a_refusal_may_rest_on_a_rule_of_its_own() -> None:
    rules = customs()._replace(rules={"untradeable": "idols"})
    with pytest.raises(Refused) as refusal:
        offers.check_post(rules, 0, None, ("salt1", "idol1"), Terms(2), Terms(1))
    assert refusal.value.rule == "idols"


def test_a_seat_leaves_the_floor(floor: Floor) -> None:
    offers.post(floor, 1, 2, ("gold1", "gold2"), GOLD, SALT)
    assert [offer.id for offer in offers.leave(floor, 2)] == ["0-2-1", "1-2-1"]
    assert [offer.id for offer in offers.leave(floor, 0)] == ["0-all-1"]


def test_ids_are_never_used_again(floor: Floor) -> None:
    offers.clear(floor)
    assert floor.offers == {}
    assert offers.post(floor, 0, None, ("salt1", "silk1"), SALT, GOLD).id == "0-all-2"


def test_copies_are_independent(floor: Floor) -> None:
    twin = floor.copy()
    offers.clear(twin)
    offers.post(twin, 0, None, ("salt1", "silk1"), SALT, GOLD)
    assert list(floor.offers) == ["0-all-1", "0-2-1"]
    assert floor.made == {"0-all": 1, "0-2": 1}


def test_an_imagined_floor_looks_the_same(floor: Floor) -> None:
    def sealed(offer: Offer) -> list[str]:
        return ["salt9", "gold9"]

    for seat in (0, 1, 2, None):
        view = offers.seen(floor, seat, SEATS)
        imagined = offers.imagined(view, sealed)
        assert offers.seen(imagined, seat, SEATS) == view
    assert offers.imagined(offers.seen(floor, 0, SEATS), sealed) == floor
    assert offers.imagined(offers.seen(floor, 1, SEATS), sealed).offers["0-all-1"].gives == ("salt9", "gold9")
