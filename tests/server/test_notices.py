"""Players for whom a table waits get a notice: once, where and when they want it; and nobody can misuse the
house for other messages.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from ecumene.server.notices import reach, webpush
from ecumene.server.notices.wishes import Wishes
from tests.effort import tries
from tests.server.client import (
    PATIENCE,
    Guest,
    Process,
    Refusal,
    a_house,
    a_house_with_its_own_time,
)
from tests.server.receivers import Browser, Hooks, Letters, is_signed, receivers, settings


@pytest.fixture(scope="module")
def local() -> Iterator[tuple[Hooks, Letters]]:
    with receivers() as both:
        yield both


@pytest.fixture(scope="module")
def hooks(local: tuple[Hooks, Letters]) -> Hooks:
    return local[0]


@pytest.fixture(scope="module")
def letters(local: tuple[Hooks, Letters]) -> Letters:
    return local[1]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, local: tuple[Hooks, Letters]) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("house")
    settings(folder, *local)
    with a_house(folder) as process:
        yield process


DAY = 86_400.0


class Pair:
    """Two people at a table; `hurried` answers until `other` is awaited."""

    def __init__(self, address: str, title: str = "cultures") -> None:
        self.players = [Guest(address, "Ada"), Guest(address, "Bo")]
        self.table = self.another(title)

    def another(self, title: str = "cultures", name: str = "The long one") -> str:
        table, invitation = self.players[0].open_table(title, name=name)
        self.players[1].sit(table, invitation)
        return table

    def start(self, table: str | None = None) -> None:
        self.players[0].start(table or self.table)

    def awaited(self, table: str | None = None) -> set[int]:
        return {int(seat) for seat in self.players[0].state(table or self.table)["awaited"]}

    def answer(self, seat: int, table: str | None = None) -> None:
        """Answer in a seat until it is not awaited any more."""
        at = table or self.table
        while seat in self.awaited(at):
            self.players[seat].answer_something(at, Random(1))


def hook(guest: Guest, hooks: Hooks, path: str, kind: str = "json") -> Any:
    return guest.post("/api/notices/channels", {"kind": kind, "address": f"{hooks.address}{path}"})


def until(what: Callable[[], Any]) -> Any:
    """Look until something is true, for as long as a busy machine may take."""
    end = monotonic() + PATIENCE
    while not (found := what()):
        assert monotonic() < end, "it never came to that"
        sleep(0.02)
    return found


def waiting(house: Process, person: str) -> list[tuple[Any, ...]]:
    """The notices of a person for which no letter is made yet."""
    with sqlite3.connect(house.folder / "ecumene.db") as database:
        return database.execute(
            "select id, due from notices where person = ? and not posted", (person,)
        ).fetchall()


def states(guest: Guest, kind: str) -> list[str]:
    return [sent["state"] for sent in guest.get("/api/notices/")["letters"] if sent["kind"] == kind]


# Once


def test_each_time_somebody_becomes_needed_they_are_told_once(house: Process, hooks: Hooks) -> None:
    pair = Pair(house.address)
    for seat, player in enumerate(pair.players):
        hook(player, hooks, f"/once-{seat}")
    pair.start()
    told: list[str] = []
    before: set[int] = set()
    for _ in range(tries(daily=6, nightly=60)):
        needed = pair.awaited()
        for seat in needed - before:
            received = hooks.next(f"/once-{seat}")
            assert received.json["kind"] == "awaited"
            assert received.json["tables"][0]["table"] == pair.table
            told.append(received.id)
        seat = min(needed)
        pair.answer(seat)
        before = needed - {seat}
    assert len(set(told)) == len(told) >= 6
    assert all(hooks.times[id] == 1 for id in told)


def test_the_words_are_the_readers_and_each_house_gets_its_own_form(house: Process, hooks: Hooks) -> None:
    pair = Pair(house.address)
    bo = pair.players[1]
    bo.patch("/api/me", {"language": "de"})
    evil = pair.another(name="<@everyone> & Co")
    for kind in ("json", "discord", "slack"):
        hook(bo, hooks, f"/forms-{kind}", kind)
    pair.start(evil)
    while 1 not in pair.awaited(evil):
        pair.answer(0, evil)
    plain, discord, slack = (hooks.next(f"/forms-{kind}").json for kind in ("json", "discord", "slack"))
    assert plain["subject"] == "<@everyone> & Co wartet auf dich"
    assert plain["link"] == f"https://house.example/table/{evil}"
    assert discord["allowed_mentions"] == {"parse": []}
    assert discord["content"].startswith("<@everyone> & Co wartet auf dich\n")
    assert slack["text"].startswith("&lt;@everyone&gt; &amp; Co wartet auf dich\n")
    assert f"https://house.example/table/{evil}" in slack["text"]


def test_nobody_is_told_of_what_they_look_at_or_want_to_hear_nothing_of(house: Process, hooks: Hooks) -> None:
    pair = Pair(house.address)
    bo = pair.players[1]
    hook(bo, hooks, "/looks")
    bo.put(f"/api/notices/tables/{pair.table}/looking", {"looking": True})
    quiet = pair.another(name="quiet")
    bo.put(f"/api/notices/tables/{quiet}/muted", {"muted": True})
    assert bo.get("/api/notices/")["muted"] == [quiet]
    loud = pair.another(name="loud")
    for table in (pair.table, quiet, loud):
        pair.start(table)
        while 1 not in pair.awaited(table):
            pair.answer(0, table)
    received = hooks.next("/looks").json
    assert [item["name"] for item in received["tables"]] == ["loud"]
    until(lambda: not waiting(house, bo.id))
    assert len(states(bo, "json")) == 1
    bo.put(f"/api/notices/tables/{quiet}/muted", {"muted": False})
    assert bo.get("/api/notices/")["muted"] == []
    with pytest.raises(Refusal):
        Guest(house.address, "Nobody").put(f"/api/notices/tables/{pair.table}x/looking", {"looking": True})


def test_several_tables_come_in_one_letter(house: Process, hooks: Hooks) -> None:
    pair = Pair(house.address)
    bo = pair.players[1]
    hook(bo, hooks, "/digest")
    bo.put("/api/notices/wishes", {"digest": 3600})
    names = ["one", "two", "three"]
    opened = [pair.another(name=name) for name in names]
    for table in opened:
        pair.start(table)
        while 1 not in pair.awaited(table):
            pair.answer(0, table)
    assert len(waiting(house, bo.id)) == 3
    bo.put("/api/notices/wishes", {"digest": 0.01})
    with sqlite3.connect(house.folder / "ecumene.db") as database:  # the hour is over
        database.execute("update notices set due = 0 where person = ?", (bo.id,))
    received = hooks.next("/digest").json
    assert received["kind"] == "digest"
    assert received["subject"] == "3 tables are waiting for you"
    assert sorted(item["name"] for item in received["tables"]) == sorted(names)


def test_at_night_it_is_quiet(house: Process, hooks: Hooks) -> None:
    pair = Pair(house.address)
    bo = pair.players[1]
    hook(bo, hooks, "/night")
    here = datetime.now(ZoneInfo("Asia/Tokyo"))
    start, end = ((here + timedelta(minutes=shift)) for shift in (-60, 120))
    night = {"quiet_from": start.hour * 60 + start.minute, "quiet_to": end.hour * 60 + end.minute}
    bo.put("/api/notices/wishes", {"zone": "Asia/Tokyo", **night})
    pair.start()
    while 1 not in pair.awaited():
        pair.answer(0)
    later = datetime.now(UTC).timestamp() + 3600
    until(lambda: [due for _, due in waiting(house, bo.id) if due > later])
    assert states(bo, "json") == []
    pair.answer(1)
    assert waiting(house, bo.id) == []  # who has answered need not be told in the morning
    with pytest.raises(Refusal, match="Mars"):
        bo.put("/api/notices/wishes", {"zone": "Mars/Olympus"})


def test_quiet_hours_follow_the_clocks_of_the_zone() -> None:
    night = Wishes("Europe/Berlin", quiet_from=23 * 60, quiet_to=7 * 60)
    berlin = ZoneInfo("Europe/Berlin")

    def ends(moment: str) -> str | None:
        until = night.quiet_until(datetime.fromisoformat(moment).replace(tzinfo=berlin).timestamp())
        return None if until is None else f"{datetime.fromtimestamp(until, berlin):%Y-%m-%d %H:%M}"

    assert ends("2026-03-28 23:30") == "2026-03-29 07:00"  # clocks go forward
    assert ends("2026-10-25 01:00") == "2026-10-25 07:00"  # and back
    assert ends("2026-06-01 07:00") is None
    assert ends("2026-06-01 22:59") is None


def test_whose_time_is_nearly_up_is_told_so(house: Process, hooks: Hooks) -> None:
    pair = Pair(house.address)
    hook(pair.players[1], hooks, "/late")
    pair.start()
    while 1 not in pair.awaited():
        pair.answer(0)
    assert hooks.next("/late").json["kind"] == "awaited"
    terms = {"pace": "live", "phase": 8.0, "bank": 0.0, "line": 0.0, "least": 0.0}
    pair.players[0].put(f"/api/tables/{pair.table}/clock", {"pace": "live", "terms": terms})
    assert hooks.next("/late").json["subject"] == "The long one: your time is nearly up"
    pair.players[0].put(f"/api/tables/{pair.table}/clock", {"pace": "none"})


def test_by_the_day_a_reminder_goes_everywhere_once(folder: Path, hooks: Hooks, letters: Letters) -> None:
    """By mail, webhook and push, also to whoever shares the seat; a house that is killed tells it no second
    time, and none comes after the time is up."""
    settings(folder, hooks, letters)
    with a_house_with_its_own_time(folder) as (house, set_clock):
        pair, browser = Pair(house.address), Browser()
        ada, bo = pair.players
        hook(bo, hooks, "/day")
        agree_to_push(bo, hooks, "/day-push", browser)
        confirm_mail(bo, letters, "bo@house.example")
        pair.start()
        cy = Guest(house.address, "Cy")
        link = bo.post(f"/api/tables/{pair.table}/seat-link", {"seat": 1, "role": "share"})
        cy.post(f"/api/seat-links/{link['token']}")
        hook(cy, hooks, "/shared")
        while 1 not in pair.awaited():
            pair.answer(0)

        def told() -> list[str]:
            """What comes next, in every way."""
            pushed = browser.read(hooks.next("/day-push").body)["title"]
            return [hooks.next("/day").json["subject"], pushed, letters.next()["subject"]]

        assert told() == ["The long one is waiting for you"] * 3
        ada.put(f"/api/tables/{pair.table}/clock", {"pace": "day"})
        set_clock(3.1 * DAY)
        assert told() == ["The long one: your time is nearly up"] * 3
        while hooks.next("/shared").json["kind"] != "reminder":
            """Cy was awaited as Bo was, if they came in time."""
        until(lambda: all(set(states(bo, kind)) == {"sent"} for kind in ("json", "push", "mail")))
        house.kill()
        house.open()
        set_clock(4.1 * DAY)
        until(lambda: any(line.get("by") == "clock" for line in ada.whole_log(pair.table)))
        while 1 not in pair.awaited():
            pair.answer(0)
        assert told() == ["The long one is waiting for you"] * 3


# Until it has arrived


def test_what_fails_is_tried_again_and_what_is_gone_is_given_up(house: Process, hooks: Hooks) -> None:
    ada = Guest(house.address, "Ada")
    channel = hook(ada, hooks, "/again")["id"]
    hooks.answers["/again"] = [503, 429, 200]
    ada.post(f"/api/notices/channels/{channel}/test")
    received = [hooks.next("/again") for _ in range(3)]
    assert len({each.id for each in received}) == 1
    until(lambda: states(ada, "json") == ["sent"])
    assert ada.get("/api/notices/")["letters"][0]["attempts"] == 3

    hooks.answers["/again"] = [410]
    ada.post(f"/api/notices/channels/{channel}/test")
    hooks.next("/again")
    sheet = until(lambda: (s := ada.get("/api/notices/")) and not s["channels"][0]["enabled"] and s)
    assert "410" in sheet["channels"][0]["trouble"]
    assert sheet["letters"][0]["state"] == "failed"


def test_nobody_is_sent_elsewhere(house: Process, hooks: Hooks) -> None:
    ada = Guest(house.address, "Ada")
    channel = hook(ada, hooks, "/moved")["id"]
    hooks.answers["/moved"] = [302]
    ada.post(f"/api/notices/channels/{channel}/test")
    until(lambda: states(ada, "json") == ["failed"])
    assert hooks.box("/elsewhere").empty()


def test_killed_again_and_again_the_house_loses_no_notice(folder: Path, hooks: Hooks) -> None:
    """Both play only when they are told to: if one notice were lost the game would stop. What comes twice,
    because the house died before it could write that it was sent, comes under the same id."""
    settings(folder, hooks, lease=3.0)
    random = Random(7)
    with a_house(folder) as house:
        pair = Pair(house.address)
        for seat, player in enumerate(pair.players):
            hook(player, hooks, f"/kill-{seat}")
        pair.start()
        told: set[str] = set()
        kills = tries(daily=3, nightly=30)
        for turn in range(kills * 2):
            if not pair.awaited():  # a game is shorter than a night
                pair.table = pair.another()
                pair.start()
            seat = min(pair.awaited())
            if turn % 2:
                sleep(random.random() * 0.15)  # wherever the letter may be then
                house.kill()
                house.open()
            while (received := hooks.next(f"/kill-{seat}")).id in told:
                """The same letter once more."""
            told.add(received.id)
            pair.answer(seat)
        assert len(told) == kills * 2


# Where nobody else may be reached


@pytest.mark.parametrize(
    "number",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "100.64.0.1",
        "169.254.169.254",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1%eth0",
        "fc00::1",
        "fd00:ec2::254",
        "ff02::1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "nonsense",
    ],
)
def test_what_is_private_is_not_public(number: str) -> None:
    assert not reach.is_public(number)


@pytest.mark.parametrize("number", ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111"])
def test_what_is_public_is(number: str) -> None:
    assert reach.is_public(number)


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("https://localhost/", "private-address"),
        ("https://127.0.0.1/", "private-address"),
        ("https://2130706433/", "private-address"),
        ("https://0x7f.1/", "private-address"),
        ("https://[::ffff:127.0.0.1]/", "private-address"),
        ("https://[::1]:8443/", "private-address"),
        ("http://93.184.216.34/", "not-https"),
        ("https://93.184.216.34:22/", "bad-address"),
        ("https://me:secret@93.184.216.34/", "bad-address"),
        ("ftp://93.184.216.34/", "bad-address"),
        ("https:///nowhere", "bad-address"),
        ("https://93.184.216.34:99999/", "bad-address"),
        ("https://93.184.216.34/\r\nx: y", "bad-address"),
    ],
)
async def test_the_house_does_not_go_there(address: str, why: str) -> None:
    with pytest.raises(reach.Unreachable) as refused:
        await reach.find(address, ())
    assert refused.value.code == why


async def test_it_goes_to_the_very_address_that_it_looked_at() -> None:
    place = await reach.find("https://93.184.216.34/hook?x=1#part", ())
    assert place.url == "https://93.184.216.34:443/hook?x=1"
    named = await reach.find("http://localhost:8081/hook", ["localhost:8081"])
    assert named.url in ("http://127.0.0.1:8081/hook", "http://[::1]:8081/hook")
    assert (named.host, named.netloc) == ("localhost", "localhost:8081")


def test_a_private_address_is_refused_when_it_is_named(house: Process) -> None:
    ada = Guest(house.address, "Ada")
    for address in ("https://10.0.0.1/x", "https://[::1]/x", f"{house.address}/api/guests"):
        with pytest.raises(Refusal):
            ada.post("/api/notices/channels", {"kind": "json", "address": address})
    named = ada.post("/api/notices/channels", {"kind": "json", "address": "https://localhost/x"})["id"]
    ada.post(f"/api/notices/channels/{named}/test")
    until(lambda: states(ada, "json") == ["failed"])
    assert "private" in ada.get("/api/notices/")["letters"][0]["trouble"]


# Browsers, mail and pages


def test_a_push_message_is_encrypted_as_the_standard_shows() -> None:
    """The example of RFC 8291, appendix A."""
    subscription = webpush.Subscription(
        "https://push.example.net/",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    sender = webpush.unwrap("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").hex()
    message = webpush.encrypt(
        b"When I grow up, I want to be a watermelon",
        subscription,
        salt=webpush.unwrap("DGv6ra1nlYgDCS1FRnbzlw"),
        sender=sender,
    )
    assert webpush.wrap(message) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6"
        "TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def agree_to_push(guest: Guest, hooks: Hooks, path: str, browser: Browser) -> dict[str, str]:
    """A browser is told from now on; what it said to the house."""
    form = {"kind": "push", "address": f"{hooks.address}{path}", "name": "Laptop"}
    form |= {"p256dh": browser.p256dh, "auth": browser.auth}
    guest.post("/api/notices/channels", form)
    return form


def confirm_mail(guest: Guest, letters: Letters, address: str) -> None:
    channel = guest.post("/api/notices/channels", {"kind": "mail", "address": address})
    code = next(word for word in letters.next().get_content().split() if word.isdigit())
    guest.post(f"/api/notices/channels/{channel['id']}/confirm", {"code": code})


def test_a_browser_reads_what_the_house_pushed(house: Process, hooks: Hooks) -> None:
    pair = Pair(house.address)
    bo, browser = pair.players[1], Browser()
    key = bo.get("/api/notices/")["push_key"]
    form = agree_to_push(bo, hooks, "/push", browser)
    with pytest.raises(Refusal):
        bo.post("/api/notices/channels", form | {"p256dh": "AAAA"})
    pair.start()
    while 1 not in pair.awaited():
        pair.answer(0)
    received = hooks.next("/push")
    message = browser.read(received.body)
    assert message["title"] == "The long one is waiting for you"
    assert message["link"].endswith(f"/table/{pair.table}")
    assert message["id"] == received.id
    assert received.headers["content-encoding"] == "aes128gcm"
    assert received.headers["ttl"] == "86400"
    assert is_signed(received.headers["authorization"], hooks.address)
    assert received.headers["authorization"].endswith(key)


def test_mail_is_sent_to_whoever_has_confirmed_the_address(house: Process, letters: Letters) -> None:
    pair = Pair(house.address)
    bo = pair.players[1]
    for bad in ("bo", "bo@house", "bo@house.example\r\nBcc: all@house.example", "a b@house.example"):
        with pytest.raises(Refusal):
            bo.post("/api/notices/channels", {"kind": "mail", "address": bad})
    channel = bo.post("/api/notices/channels", {"kind": "mail", "address": "bo@house.example"})
    assert not channel["confirmed"]
    asked = letters.next()
    assert asked["to"] == "bo@house.example"
    with pytest.raises(Refusal) as refused:
        bo.post(f"/api/notices/channels/{channel['id']}/test")
    assert refused.value.code == "channel-unconfirmed"
    with pytest.raises(Refusal) as refused:
        bo.post(f"/api/notices/channels/{channel['id']}/confirm", {"code": "00000000"})
    assert refused.value.code == "bad-code"
    code = next(word for word in asked.get_content().split() if word.isdigit())
    assert bo.post(f"/api/notices/channels/{channel['id']}/confirm", {"code": code})["confirmed"]
    pair.start()
    while 1 not in pair.awaited():
        pair.answer(0)
    mail = letters.next()
    assert mail["subject"] == "The long one is waiting for you"
    assert f"https://house.example/table/{pair.table}" in mail.get_content()
    until(lambda: states(bo, "mail") == ["sent", "sent"])
    sent = bo.get("/api/notices/")["letters"]
    assert mail["message-id"] in [f"<{letter['id']}@house.example>" for letter in sent]
    for _ in range(2):
        stranger = Guest(house.address, "Stranger")
        stranger.post("/api/notices/channels", {"kind": "mail", "address": "eve@house.example"})
        letters.next()
    bo.post("/api/notices/channels", {"kind": "mail", "address": "eve@house.example"})
    letters.next()
    with pytest.raises(Refusal) as refused:
        Guest(house.address, "S").post(
            "/api/notices/channels", {"kind": "mail", "address": "eve@house.example"}
        )
    assert refused.value.code == "too-often"


def test_of_all_open_pages_one_tells(house: Process) -> None:
    pair = Pair(house.address)
    bo = pair.players[1]
    pair.start()
    while 1 not in pair.awaited():
        pair.answer(0)
    (told,) = until(lambda: bo.get("/api/notices/page"))
    assert told["subject"] == "The long one is waiting for you"
    assert told["link"] == f"/table/{pair.table}"
    assert bo.post("/api/notices/page/shown", {"ids": [told["id"]]}) == {"shown": 1}
    assert bo.post("/api/notices/page/shown", {"ids": [told["id"]]}) == {"shown": 0}
    assert bo.get("/api/notices/page") == []
    bo.put("/api/notices/wishes", {"page": False})
    pair.answer(1)
    while 1 not in pair.awaited():
        pair.answer(0)
    until(lambda: not waiting(house, bo.id))
    assert bo.get("/api/notices/page") == []


def test_channels_are_their_owners(house: Process, hooks: Hooks) -> None:
    ada, bo = Guest(house.address, "Ada"), Guest(house.address, "Bo")
    channel = hook(ada, hooks, "/own")["id"]
    with pytest.raises(Refusal) as refused:
        hook(ada, hooks, "/own")
    assert refused.value.code == "channel-known"
    for path in (f"channels/{channel}/test", f"channels/{channel}/confirm"):
        with pytest.raises(Refusal) as refused:
            bo.post(f"/api/notices/{path}", {"code": "1"})
        assert refused.value.code == "no-channel"
    assert not ada.patch(f"/api/notices/channels/{channel}", {"enabled": False})["enabled"]
    assert ada.http.delete(f"/api/notices/channels/{channel}").status_code == 204
    assert ada.get("/api/notices/")["channels"] == []
    assert hooks.address not in str(ada.get("/api/notices/"))
