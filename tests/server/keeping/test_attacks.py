"""Attacks on another player's seat, on their hand, or on the game: by a vote of one, by a vote of friends, by
an old link. Everything goes over HTTP, as in a real attack.
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from ecumene.server.database.backup import put_back
from ecumene.server.ids import fingerprint
from tests.server.client import Guest, Process, a_house
from tests.server.keeping.tables import Company
from tests.server.release import RELEASED
from tests.server.test_play import refusal


@pytest.fixture
def pair(house: Process) -> Company:
    return Company(house.address, "Ada", "Bo")


@pytest.fixture
def three(house: Process) -> Company:
    return Company(house.address, "Ada", "Bo", "Di", title="ages")


@pytest.mark.parametrize("by", ["bot", "person", "departure"])
def test_nobody_takes_the_seat_of_somebody_who_is_there(pair: Company, by: str) -> None:
    """Not while they look, not while their line is lost for a moment, and not by asking again and again."""
    with pair.people[1].socket(pair.table, seat=1):
        pair.propose(0, do="replace", seat=1, by=by)
    assert not {"cover", "vacant"} & set(pair.seat(1))
    (vote,) = pair.votes()
    assert 1 in vote["voters"], "whose seat it is has a vote"
    pair.vote(1, False)
    assert pair.votes() == []
    assert not {"cover", "vacant"} & set(pair.seat(1))
    assert not pair.people[0].state(pair.table)["over"]


@pytest.mark.parametrize("by", ["bot", "person", "departure"])
def test_two_against_one_who_is_there_take_nothing(three: Company, by: str) -> None:
    three.propose(0, do="replace", seat=2, by=by)
    three.vote(1, True)
    assert not {"cover", "vacant"} & set(three.seat(2))
    (vote,) = three.votes()
    assert (vote["must"], vote["ballots"]) == ([2], {"0": True, "1": True})
    three.vote(2, False)
    assert three.votes() == []
    assert "left" not in str(three.people[2].state(three.table)["standings"])


@pytest.mark.parametrize("proposal", [{"do": "end"}, {"do": "rewind", "to": 1}, {"do": "undo", "seat": 0}])
def test_who_is_away_keeps_their_vote_on_what_takes_something_from_all(
    pair: Company, proposal: dict[str, object]
) -> None:
    """Bo lets a bot play for an evening, and Ada would end the game in her favour meanwhile."""
    pair.answer(0)
    pair.answer(1)
    number, over = pair.people[0].state(pair.table)["number"], False
    pair.away(1, "bot")
    pair.propose(0, **proposal)
    state = pair.people[0].state(pair.table)
    assert (state["number"] > number, state["over"]) == (True, over)
    (vote,) = pair.votes()
    assert vote["away"] == [1]
    pair.vote(1, False)
    assert pair.votes() == []
    assert not pair.people[0].state(pair.table)["over"]


def test_a_seat_given_free_is_its_players_again_when_they_come_back(pair: Company) -> None:
    pair.propose(1, do="replace", seat=1, by="person")
    pair.vote(0, True)
    assert pair.seat(1)["vacant"]
    pair.back(1)
    assert not {"cover", "vacant"} & set(pair.seat(1))


def test_a_link_to_a_seat_dies_when_its_player_is_back(pair: Company) -> None:
    pair.propose(1, do="replace", seat=1, by="person")
    pair.vote(0, True)
    token = pair.link(0, 1, "replace")
    with pair.people[1].socket(pair.table, seat=1):
        pair.until(lambda: "vacant" not in pair.seat(1))
    assert pair.dead(token) == "link-back"


def test_links_die_when_their_seat_is_somebody_elses(pair: Company) -> None:
    old = pair.link(1, 1, "share")
    pair.take(pair.link(1, 1, "replace"))
    assert pair.dead(old) == "link-moved"


def test_links_die_when_seats_are_exchanged(pair: Company) -> None:
    old = [pair.link(0, 0, "share"), pair.link(0, 0, "replace"), pair.link(1, 1, "share")]
    ada, bo = pair.people
    ada.post(pair.path("swap"), {"one": 0, "other": 1})
    (asked,) = bo.get(pair.path("console"))["consents"]
    bo.post(pair.path(f"consents/{asked['id']}"), {"yes": True})
    assert {pair.dead(token) for token in old} == {"link-moved"}
    assert any("Ada plays Persia" in text for text in pair.texts())


def test_no_link_lives_again_when_seats_are_exchanged_and_back(pair: Company) -> None:
    old = [pair.link(0, 0, "replace"), pair.link(0, 0, "share"), pair.link(1, 1, "share")]
    ada, bo = pair.people
    for _ in range(2):
        ada.post(pair.path("swap"), {"one": 0, "other": 1})
        asked = next(each for each in bo.get(pair.path("console"))["consents"] if each["state"] == "open")
        bo.post(pair.path(f"consents/{asked['id']}"), {"yes": True})
    assert ada.get(pair.path("state"))["seats"] == [0]
    assert {pair.dead(token) for token in old} == {"link-moved"}


def test_no_link_lives_again_when_a_seat_is_given_free_anew(three: Company) -> None:
    """Ada keeps a link from when Di was away before; Di's own stays good, as Di may give the seat away."""
    three.propose(2, do="replace", seat=2, by="person")
    three.vote(0, True)
    token, own = three.link(0, 2, "replace"), three.link(2, 2, "replace")
    three.back(2)
    three.propose(2, do="replace", seat=2, by="person")
    three.vote(0, True)
    assert three.seat(2)["vacant"]
    assert three.dead(token) == "link-back"
    three.take(own)


def test_no_link_lives_again_when_its_maker_sits_down_again(three: Company) -> None:
    """Bo made it for Di's seat, gave up his own, and comes back by a link of whoever has it now."""
    three.propose(2, do="replace", seat=2, by="person")
    three.vote(0, True)
    token = three.link(1, 2, "replace")
    cy = three.take(three.link(1, 1, "replace"))
    back = cy.post(three.path("seat-link"), {"seat": 1, "role": "replace"})["token"]
    three.people[1].post(f"/api/seat-links/{back}")
    assert three.dead(token) == "link-back"


def test_who_shared_a_seat_goes_along_when_it_is_exchanged(pair: Company) -> None:
    """Otherwise a friend of Ada's would look into the hand that is Bo's now."""
    cy = pair.take(pair.link(0, 0, "share"))
    ada, bo = pair.people
    ada.post(pair.path("swap"), {"one": 0, "other": 1})
    (asked,) = bo.get(pair.path("console"))["consents"]
    for one in (bo, cy):
        one.post(pair.path(f"consents/{asked['id']}"), {"yes": True})
    assert cy.get(pair.path("state"))["seats"] == [1]


def test_of_many_who_use_a_link_at_once_one_gets_in(pair: Company) -> None:
    token = pair.link(1, 1, "replace")
    guests = [Guest(pair.address, f"Guest {number}") for number in range(6)]
    with ThreadPoolExecutor(6) as pool:
        replies = list(pool.map(lambda guest: guest.http.post(f"/api/seat-links/{token}"), guests))
    assert sorted(reply.is_success for reply in replies) == [False] * 5 + [True]
    (winner,) = [guest for guest, reply in zip(guests, replies, strict=True) if reply.is_success]
    assert pair.people[0].get(f"/api/tables/{pair.table}")["seats"][1]["person"] == winner.id


def test_links_are_listed_for_those_who_made_them_and_whose_seat_it_is_and_revoked_by_them(
    three: Company,
) -> None:
    ada, bo, di = three.people
    three.propose(2, do="replace", seat=2, by="person")
    three.vote(0, True)
    tokens = three.link(0, 2, "replace"), three.link(1, 1, "share")
    path = three.path("seat-links")
    (made,) = ada.get(path)
    assert (made["seat"], made["role"], made["maker"], made["mine"]) == (2, "replace", "Ada", True)
    assert [link["mine"] for link in di.get(path)] == [False]
    assert not any(token in str(one.get(path)) for token in tokens for one in (ada, bo, di))
    revoke = f"{path}/{made['id']}/revoke"
    assert refusal(lambda: bo.post(revoke)).code == "seat-not-yours"
    assert di.post(revoke) == []
    assert three.dead(tokens[0]) == "link-revoked"
    for name in ("0" * 16, "_" * 16):
        assert refusal(lambda name=name: bo.post(f"{path}/{name}/revoke")).code == "no-link"  # type: ignore[misc]
    stranger = Guest(three.address, "Eve")
    assert refusal(lambda: stranger.get(path)).status == 404
    assert len(bo.get(path)) == 1


def test_a_link_dies_with_the_sharing_it_was_made_for(pair: Company) -> None:
    cy = pair.take(pair.link(0, 0, "share"))
    token = pair.link(0, 0, "share")
    assert refusal(lambda: cy.post(pair.path("seat-link"), {"seat": 0, "role": "replace"})).status == 409
    pair.people[0].post(pair.path("seat-sharing/end"), {"seat": 0, "person": cy.id})
    assert pair.dead(token) == "link-parted"


def test_a_new_link_ends_the_one_before_and_no_link_outlives_its_game(pair: Company) -> None:
    first, second = pair.link(0, 0, "share"), pair.link(0, 0, "share")
    assert pair.dead(first) == "link-revoked"
    pair.propose(0, do="end")
    pair.vote(1, True)
    assert pair.dead(second) == "link-over"
    assert refusal(lambda: pair.link(0, 0, "share")).code == "over"


def test_a_link_dies_with_the_right_of_its_maker(three: Company) -> None:
    """Bo made it for Di's seat, and has given up his own since."""
    three.propose(2, do="replace", seat=2, by="person")
    three.vote(0, True)
    token = three.link(1, 2, "replace")
    three.take(three.link(1, 1, "replace"))
    assert three.dead(token) == "link-back"


def test_who_shares_a_seat_cannot_give_it_up(pair: Company) -> None:
    """Cy, who plays with Bo, is a friend of Ada's."""
    cy = pair.take(pair.link(1, 1, "share"))
    proposal = {"do": "replace", "seat": 1, "by": "person"}
    own = {"seat": 1, "proposal": proposal}
    assert refusal(lambda: cy.post(pair.path("votes"), own)).code == "owner-only"
    pair.propose(0, **proposal)
    (vote,) = pair.votes()
    ballot = pair.path(f"votes/{vote['id']}")
    assert refusal(lambda: cy.post(ballot, {"seat": 1, "yes": True})).code == "owner-only"
    cy.post(ballot, {"seat": 1, "yes": False})
    assert pair.votes() == []


def test_spectators_and_strangers_have_no_vote(house: Process) -> None:
    ada, eve = Guest(house.address, "Ada"), Guest(house.address, "Eve")
    table, _ = ada.open_table(bots=["random"], open=True)
    ada.start(table)
    for seat in (0, 1):
        vote = {"seat": seat, "proposal": {"do": "end"}}
        assert refusal(lambda vote=vote: eve.post(f"/api/tables/{table}/votes", vote)).status == 403  # type: ignore[misc]
    assert eve.get(f"/api/tables/{table}/proposals") == []


def test_nobody_floods_the_table_with_proposals(pair: Company) -> None:
    for _ in range(6):
        pair.propose(0, do="pause")
        pair.vote(1, False)
    assert pair.refused(0, do="pause") == "many-proposals"
    pair.propose(1, do="pause")


def test_a_swap_and_a_correction_need_whoever_a_bot_plays_for(pair: Company) -> None:
    pair.away(1, "bot")
    ada, bo = pair.people
    ada.post(pair.path("swap"), {"one": 0, "other": 1})
    (asked,) = ada.get(pair.path("console"))["consents"]
    assert (asked["missing"], asked["state"]) == (["Bo"], "open")
    assert ada.get(pair.path("state"))["seats"] == [0]
    bo.post(pair.path(f"consents/{asked['id']}"), {"yes": False})
    assert ada.get(pair.path("state"))["seats"] == [0]


def test_what_can_be_proposed_says_who_must_agree_and_why_something_cannot(pair: Company) -> None:
    pair.away(1)
    found = pair.people[0].get(pair.path("proposals"), language="de")
    by_kind = {(each["proposal"]["do"], each["proposal"].get("by")): each for each in found}
    assert by_kind["resume", None]["reason"] == "Darüber kann der Tisch nicht abstimmen."
    end = by_kind["end", None]
    assert (end["voters"], end["away"], end["seconds"]) == ([0], [1], 2 * 86_400.0)
    pair.propose(0, do="end")
    again = pair.people[0].get(pair.path("proposals"))
    assert next(each for each in again if each["proposal"]["do"] == "end")["reason"]


def test_a_link_of_the_first_release_has_ended(tmp_path: Path) -> None:
    """Nobody knows who made it, or whose seat it was then."""
    token, database = "0123456789abcdefghij", tmp_path / "ecumene.db"
    asyncio.run(put_back(RELEASED / "0.1.0.backup", f"sqlite:///{database}"))
    with sqlite3.connect(database) as kept:
        kept.execute("pragma foreign_keys = off")
        (table,) = kept.execute("select id from tables where status = 'running'").fetchone()
        row = fingerprint(token), table, 0, "share", 1.0
        kept.execute('insert into seat_links (token, "table", seat, role, created) values (?,?,?,?,?)', row)
    kept.close()
    with a_house(tmp_path) as house:
        guest = Guest(house.address, "Cy")
        assert refusal(lambda: guest.get(f"/api/seat-links/{token}")).code == "link-old"
        assert refusal(lambda: guest.post(f"/api/seat-links/{token}")).code == "link-old"
