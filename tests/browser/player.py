"""Somebody who plays a game of the lineage in a window: decides as the title advises, does it by pressing.

Each kind of question has a hand of its own: what a person would press to give that answer. A kind without a
hand fails the test that meets it. What was done by hand often enough may be answered over HTTP, so that an
evening takes minutes. The window answers nothing by itself (`Window.decide_all`): a question stays until it
is answered.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ecumene.table.title import Title
from tests.browser.window import Window, lacks_a_choice
from tests.server.client import Guest, Process
from tests.server.trader import EMPIRES, Trader

Json = Any
NAMES = EMPIRES.names
SILENCE = 12
"""So often five seconds may pass without any news before something is surely wrong."""


class Player:
    """A seat, its window, and a line of its own to the house for what no eye can see at once."""

    def __init__(
        self, house: Process, window: Window, welcome: Json, table: str, title: Title[Any, Any] = EMPIRES
    ) -> None:
        self.window = window
        self.page = window.page
        self.table = table
        self.trader = Trader(Guest(house.address, welcome=welcome), table, title)
        self.names = title.names
        seats = self.trader.guest.get(f"/api/tables/{table}")["seats"]
        self.bots = {str(seat["seat"]) for seat in seats if seat.get("bot")}
        self.done: Counter[tuple[str, str]] = Counter()
        """How often a thing was done by hand, by kind of question and answer."""
        self.suffered = 0
        """Questions of calamities that were answered by hand."""

    # What is known

    @property
    def state(self) -> Json:
        return self.trader.state

    @property
    def view(self) -> Json:
        return self.trader.state["view"]

    @property
    def seat(self) -> int:
        return self.trader.seat

    @property
    def request(self) -> Json:
        return self.trader.request

    @property
    def name(self) -> str:
        name: str = self.state["names"][str(self.seat)]
        return name

    @property
    def advances(self) -> set[str]:
        return set(self.view["seats"][str(self.seat)]["advances"])

    def hear(self) -> None:
        while self.trader.listen(0):
            pass

    def hear_news(self) -> None:
        """Listen until something has happened at the table."""
        number = self.state["number"]
        self.hear_until(lambda: self.state["number"] > number, "any news")

    def hear_bots_out(self) -> None:
        """Listen until no bot is asked anything: what is asked then stays so while it is read and pressed.

        Others who move or buy at the same time take away choices of a question that was put already, and a
        question without a choice has another sheet.
        """
        self.hear()
        self.hear_until(lambda: self.bots.isdisjoint(self.state["awaited"]), "the bots")

    def see(self) -> None:
        """The window shows what the house told."""
        self.window.see(self.state["number"])

    def rest(self) -> None:
        """The window has sent all that was pressed, which may be several answers, and the house was heard."""
        self.window.rest()
        shown = int(self.page.locator(".view").get_attribute("data-number") or 0)
        self.hear_until(lambda: self.state["number"] >= shown, "what the window shows")

    # Answering

    def answer_by_hand(self, wish: Json | None = None) -> None:
        """Do what one wishes, or else what the title advises, by pressing it; then the house has put another
        question, or none.

        Bots have been heard out before.
        """
        request, answer = self.request, wish or self.trader.advice()
        hand = HANDS.get(request["kind"])
        if hand is None:
            pytest.fail(f"nobody knows how to answer {request['kind']} on the board: {request['prompt']}")
        phase = self.view["phase"]
        self.see()
        if self._has_one_answer(request):
            self.submit(request["kind"])
        else:
            hand(self, request, answer)
        self.done[request["kind"], answer["do"]] += 1
        self.suffered += phase == "calamity_resolution"
        self.rest()
        self.hear_taken(request)

    def answer_at_once(self) -> None:
        """Do what the title advises, over HTTP."""
        self.trader.try_answer(self.trader.advice())

    def hear_taken(self, request: Json) -> None:
        """Listen until the question is put no more."""
        asked = request["id"]
        self.hear_until(lambda: all(one["id"] != asked for one in self.state["requests"].values()), asked)

    def hear_until(self, so: Callable[[], bool], what: str) -> None:
        """Listen until something is so; where the house falls silent before, the test fails."""
        silence = 0
        while not so():
            silence = 0 if self.trader.listen(5) else silence + 1
            assert silence < SILENCE, f"{self.name} waits in vain: {what}"

    def end_trade_by_hand(self) -> None:
        """The question changes with every word on the floor, so what counts is that none is put any more."""
        self.see()
        end_trade(self, self.request, {"do": "finished"})
        self.done["trade", "finished"] += 1
        self.hear_until(lambda: not self.trader.trades, "the end of the trade")

    @staticmethod
    def _has_one_answer(request: Json) -> bool:
        """What is offered alone may be one of many, but to end something is so only if nothing is left."""
        if len(request["options"]) != 1 or request["kind"] == "trade":
            return False
        ends: bool = request["options"][0]["answer"]["do"].startswith("end_")
        return ends or request["exhaustive"]

    # What is pressed

    def sheet(self, kind: str) -> Locator:
        return self.page.locator(f"form[data-kind={kind}]")

    def submit(self, kind: str) -> None:
        """Press the main button of a sheet as soon as it can be pressed."""
        main = self.sheet(kind).locator("button[type=submit]")
        expect(main).to_be_enabled()
        main.click()

    def choose(self, kind: str, value: str) -> None:
        """Choose one of a list by its label."""
        label = self.sheet(kind).locator(f'label:has(input[value="{value}"])')
        label.click()
        expect(label.locator("input")).to_be_checked()

    def press(self, kind: str, text: str) -> None:
        """Press a button beside the main one."""
        assert text, f"a button of {kind} has no words"
        self.sheet(kind).get_by_role("button", name=text[0].upper() + text[1:], exact=True).click()

    def count(self, kind: str, wanted: int) -> None:
        """Raise or lower how many."""
        group = self.sheet(kind).get_by_role("group", name="How many")
        number = group.locator("output b")
        while (now := int(number.inner_text())) != wanted:
            step = 1 if now < wanted else -1
            group.get_by_role("button", name="More" if step > 0 else "Fewer").click()
            expect(number).to_have_text(str(now + step))


Hand = Callable[[Player, Json, Json], None]


def text_of(request: Json, answer: Json) -> str:
    """What an answer is called."""
    text: str = next(
        option["text"] for option in request["options"] if said_in(option["answer"]) == said_in(answer)
    )
    return text


def said_in(answer: Json) -> Json:
    """What an answer says: a field that it leaves open may be left out."""
    return {name: value for name, value in answer.items() if value is not None}


# On the map


def walk(player: Player, request: Json, answer: Json) -> None:
    """Tokens of an area go to another."""
    sheet = player.sheet("move")
    sheet.locator(f'button[value="{answer["origin"]}"]').click()
    player.choose("move", answer["to"])
    player.count("move", answer["tokens"])


def board(player: Player, answer: Json) -> None:
    player.sheet("move").locator(f'button[value="ship-{answer["ship"]}"]').click()


def build_ship(player: Player, request: Json, answer: Json) -> None:
    """The treasury pays, or the tokens of the area."""
    sheet = player.sheet("move")
    sheet.locator(f'button[value="{answer["area"]}"]').click()
    ways = sheet.get_by_role("group", name="Build a ship here").get_by_role("button")
    (ways.last if answer["tokens"] else ways.first).click()


def maintain(player: Player, request: Json, answer: Json) -> None:
    board(player, answer)
    ways = player.sheet("move").get_by_role("group", name="Pay for the ship").get_by_role("button")
    (ways.first if answer["area"] is None else ways.last).click()


def embark(player: Player, request: Json, answer: Json) -> None:
    board(player, answer)
    player.count("move", answer["tokens"])
    player.sheet("move").get_by_role("button", name=f"Take {answer['tokens']} on board").click()


def sail(player: Player, request: Json, answer: Json) -> None:
    board(player, answer)
    player.sheet("move").locator(f'button.place[value="{answer["to"]}"]').click()


def disembark(player: Player, request: Json, answer: Json) -> None:
    """All that is on board, or one."""
    board(player, answer)
    ashore = player.sheet("move").get_by_role("group", name="Set ashore").get_by_role("button")
    (ashore.last if answer["tokens"] == 1 else ashore.first).click()


STEPS: dict[str, Hand] = {
    "move": walk,
    "build_ship": build_ship,
    "maintain": maintain,
    "embark": embark,
    "sail": sail,
    "disembark": disembark,
}


def move(player: Player, request: Json, answer: Json) -> None:
    """One thing after the other, each planned by hand.

    A plan is sent with the end of the movement only, so what was planned is taken back, and given over HTTP.
    """
    step = STEPS.get(answer["do"])
    if answer["do"] == "end_movement":
        end_movement(player)
    elif step is None:
        player.press("move", text_of(request, answer))
    else:
        step(player, request, answer)
        take_back_plan(player)
        player.trader.try_answer(answer)


def end_movement(player: Player) -> None:
    """Whoever has not moved at all is asked once."""
    sheet = player.sheet("move")
    sheet.get_by_role("button", name="Done moving").click()
    if not player.view["seats"][str(player.seat)]["made"]:
        sheet.get_by_role("button", name="End without moving").click()


def carry_out(player: Player) -> None:
    """The plan is sent, and the movement ends with it."""
    main = player.sheet("move").get_by_role("button", name="Done moving")
    expect(main).to_be_enabled()
    main.click()


def take_back_plan(player: Player) -> None:
    """The plan is there, and the rules have nothing against it; then it is gone."""
    sheet = player.sheet("move")
    lines = sheet.get_by_role("button", name="Remove from the plan")
    expect(lines).to_have_count(1)
    expect(sheet.get_by_role("button", name="Done moving")).to_be_enabled()
    lines.click()
    expect(lines).to_have_count(0)


def place_of(answer: Json) -> str | None:
    place: str | None = answer.get("area") or answer.get("place")
    return place


def pick(player: Player, request: Json, answer: Json) -> None:
    """A place, where it matters with a number; or what is said instead."""
    kind = request["kind"]
    place = place_of(answer)
    if place is None:
        say_instead(player, request, answer, request["options"])
        return
    player.choose(kind, place)
    if player.sheet(kind).locator('input[value="whole"]').count():
        player.choose(kind, "tokens" if answer.get("tokens") else "whole")
    if player.sheet(kind).get_by_role("group", name="How many").count():
        player.count(kind, answer["tokens"])
    player.submit(kind)


def say_instead(player: Player, request: Json, answer: Json, options: list[Json]) -> None:
    """An answer about no place: one of a list where there are many, else the main button says the first."""
    kind, texts = request["kind"], [option["answer"] for option in options]
    words = text_of(request, answer)
    listed = player.sheet(kind).locator("label").filter(has_text=words[0].upper() + words[1:])
    if listed.count():
        listed.click()
        player.submit(kind)
    elif answer == texts[0] and not any(place_of(one) for one in texts):
        player.submit(kind)
    else:
        player.press(kind, text_of(request, answer))


def use_ability(player: Player, request: Json, answer: Json) -> None:
    """Which ability, and then where; or none any more."""
    if answer["do"] != "use_ability":
        player.press("ability", text_of(request, answer))
        return
    player.choose("ability", answer["advance"])
    if place_of(answer):
        pick(player, request, answer)
    else:
        of_it = [o for o in request["options"] if o["answer"].get("advance") == answer["advance"]]
        say_instead(player, request, answer, of_it)


def build(player: Player, request: Json, answer: Json) -> None:
    if answer["do"] != "build":
        player.press("build", text_of(request, answer))
        return
    player.choose("build", answer["area"])
    player.submit("build")


# Before the first turn of a Short Game


def found(player: Player, request: Json, answer: Json) -> None:
    """The city that is advised, the others where the sheet would place them."""
    player.choose("found", answer["area"])
    fill(player, "found")
    player.submit("found")


def populate(player: Player, request: Json, answer: Json) -> None:
    """One token where it is advised, the others where the sheet would place them."""
    if "area" in answer:
        more(player, "populate", player.names[answer["area"]]).click()
    fill(player, "populate")
    player.submit("populate")


# Numbers, cards and people


def say(player: Player, request: Json, answer: Json) -> None:
    """One of a few answers, in the order in which they are offered."""
    kind = request["kind"]
    player.choose(kind, str([option["answer"] for option in request["options"]].index(answer)))
    player.submit(kind)


def more(player: Player, kind: str, name: str) -> Locator:
    return player.sheet(kind).get_by_role("button", name=f"{name}: More", exact=True)


def grow(player: Player, request: Json, answer: Json) -> None:
    """One token where it is advised, the others where the sheet would place them."""
    if "area" in answer:
        more(player, "growth", player.names[answer["area"]]).click()
    fill(player, "growth")
    player.submit("growth")


def fill(player: Player, kind: str) -> None:
    """Let the rules choose what is missing, once they have said whether anything is."""
    sheet = player.sheet(kind)
    rest = sheet.get_by_role("button", name="Choose the rest for me", disabled=False)
    rest.or_(sheet.locator("button[type=submit]:not(:disabled)")).first.wait_for()
    if rest.count():
        rest.click()


def suffer(player: Player, request: Json, answer: Json) -> None:
    """The city or the token that is advised; the rest is filled in, which always ends in a legal loss."""
    if answer["do"] == "raze":
        player.choose("damage", answer["area"])
    else:
        more(player, "damage", player.names[answer["area"]]).click()
    fill(player, "damage")
    player.submit("damage")


def give_up_cards(player: Player, request: Json, answer: Json) -> None:
    """The card that is advised, and others until it is enough."""
    kind = request["kind"]
    sheet = player.sheet(kind)
    if "card" not in answer:
        player.press(kind, text_of(request, answer))
        return
    more(player, kind, player.names[answer["card"]]).click()
    while lacks_a_choice(sheet.locator("button[type=submit]")):
        sheet.get_by_role("button", name=re.compile(r": More$"), disabled=False).first.click()
    player.submit(kind)


def choose_people(player: Player, request: Json, answer: Json) -> None:
    kind = request["kind"]
    if answer["do"] == "end_ability":
        player.press(kind, text_of(request, answer))
        return
    for civilization in answer.get("victims") or [answer["player"]]:
        player.choose(kind, civilization)
    player.submit(kind)


def divide(player: Player, request: Json, answer: Json) -> None:
    """Who is named bears so much, as far as the others can bear what is left; they make up the sum."""
    name = player.names[answer["player"]]
    group = player.sheet("division").get_by_role("group", name=f"Losses of {name}", exact=True)
    number = group.locator("output")
    while (now := int(number.inner_text())) != answer["amount"]:
        step = 1 if now < answer["amount"] else -1
        button = group.get_by_role("button", name="More" if step > 0 else "Fewer")
        if button.is_disabled():
            break
        button.click()
        expect(number).to_have_text(str(now + step))
    player.submit("division")


def spread(player: Player, request: Json, answer: Json) -> None:
    """The city or the tokens that are advised, and the rest filled in; or picked, where stock is short."""
    kind = request["kind"]
    if player.sheet(kind).locator(".roll").count() == 0:
        pick(player, request, answer)
        return
    if answer.get("city"):
        player.choose(kind, answer["area"])
    else:
        more(player, kind, player.names[answer["area"]]).click()
    fill(player, kind)
    player.submit(kind)


def ship(player: Player, request: Json, answer: Json) -> None:
    """A ship is paid for, given up or built; whoever leaves one unpaid is asked once."""
    sheet = player.sheet("ships")
    if answer["do"] == "build_ship":
        player.choose("ships", answer["area"])
        payment = str(len(answer["tokens"]))
        if sheet.get_by_role("group", name="How to pay").count():
            player.choose("ships", payment)
        player.submit("ships")
    elif answer["do"] in {"maintain", "release"}:
        pay_for_ship(player, request, answer)
    elif answer["do"] == "end_ships":
        player.submit("ships")
        if any(option["answer"]["do"] == "release" for option in request["options"]):
            sheet.get_by_role("button", name="Do not pay for them").click()
    else:
        player.press("ships", text_of(request, answer))


def pay_for_ship(player: Player, request: Json, answer: Json) -> None:
    """Its buttons stand below it, in the order of the options."""
    of_it = [
        option["answer"]
        for option in request["options"]
        if option["answer"]["do"] in {"maintain", "release"} and option["answer"]["ship"] == answer["ship"]
    ]
    ways = [said_in(one) for one in of_it]
    rows = player.sheet("ships").locator("section li").nth(answer["ship"])
    rows.get_by_role("button").nth(ways.index(said_in(answer))).click()


def name_side(player: Player, request: Json, answer: Json) -> None:
    player.choose("side", answer["faction"])
    player.submit("side")


def fight(player: Player, request: Json, answer: Json) -> None:
    for area in answer["areas"]:
        player.choose("tribes", area)
    player.submit("tribes")


def ransom(player: Player, request: Json, answer: Json) -> None:
    player.count("bail", answer["points"])
    player.submit("bail")


def demand(player: Player, request: Json, answer: Json) -> None:
    if answer["do"] != "demand":
        player.press("demand", text_of(request, answer))
        return
    goods = player.sheet("demand").get_by_role("combobox")
    if goods.count():
        name = player.names[answer["commodity"]]
        texts = goods.locator("option").all_inner_texts()
        goods.select_option(index=next(at for at, text in enumerate(texts) if text.startswith(f"{name},")))
    player.choose("demand", answer["player"])
    player.submit("demand")


def hand_over(player: Player, request: Json, answer: Json) -> None:
    player.choose("give", answer["card"])
    player.submit("give")


def confirm(player: Player, request: Json, answer: Json) -> None:
    """Take what the sheet suggests."""
    player.submit(request["kind"])


def buy_card(player: Player, request: Json, answer: Json) -> None:
    if answer["do"] != "buy":
        player.press("purchase", text_of(request, answer))
        return
    player.choose("purchase", f"{answer['stack']}{'-free' if answer.get('free') else ''}")
    player.submit("purchase")


# The floor and the shop


def part(player: Player, name: str) -> None:
    """On a phone the floor has parts, one at a time."""
    tabs = player.page.get_by_role("navigation", name="Parts of the trade floor")
    if tabs.count():
        tabs.get_by_role("button", name=re.compile(f"^{name}")).click()


def end_trade(player: Player, request: Json, answer: Json) -> None:
    """Whatever is advised: whoever comes here by hand has made their bargain."""
    part(player, "Offers")
    player.page.get_by_role("button", name="Finish trading").click()


def learn(player: Player, request: Json, answer: Json) -> None:
    """Take the advised advance from its shelf and pay for it as the shop proposes; or buy nothing."""
    page, cart = player.page, player.sheet("acquire")
    if answer["do"] == "choose":
        advance = page.locator(f'button[data-advance="{answer["advance"]}"]')
        advance.click()
        expect(advance).to_have_attribute("aria-pressed", "true")
    main, raised = cart.locator("button[type=submit]"), page.locator("button.raise")
    expect(main.or_(raised).first).to_be_visible()
    if not main.count():
        raised.click()
    if answer["do"] == "choose":
        main = cart.get_by_role("button", name=re.compile("^Buy it for "))
    expect(main).to_be_enabled()
    main.click()
    if answer["do"] != "choose":
        sure = cart.get_by_role("button", name="Buy nothing all the same")
        page.wait_for_selector("form[data-kind=acquire] .doubt, .view:not(:has(form[data-kind=acquire]))")
        if sure.count():
            sure.click()


def take_gift(player: Player, request: Json, answer: Json) -> None:
    """An advance that another gives, in the order of the options."""
    place = [option["answer"] for option in request["options"]].index(answer)
    player.sheet("free_advance").locator("label").nth(place).click()
    player.submit("free_advance")


SHEETS: dict[str, Hand] = {
    "move": move,
    "build": build,
    "found": found,
    "lose_city": pick,
    "populate": populate,
    "units": confirm,
    "ability": use_ability,
    "purchase": buy_card,
    "tribute": confirm,
    "growth": grow,
    "damage": suffer,
    "division": divide,
    "ships": ship,
    "side": name_side,
    "tribes": fight,
    "bail": ransom,
    "demand": demand,
    "give": hand_over,
    **dict.fromkeys(("muster", "tokens"), spread),
    **dict.fromkeys(("province", "shelter"), pick),
    **dict.fromkeys(("beneficiary", "nation", "stop", "swap"), say),
    **dict.fromkeys(("discard", "sell", "routes"), give_up_cards),
    **dict.fromkeys(("victims", "neighbours"), choose_people),
    **dict.fromkeys(
        ("revolt", "loss", "first", "defence", "reduce", "cities", "hordes", "place", "resettle"), pick
    ),
    **dict.fromkeys(("relocate", "convert", "annexation"), pick),
    **dict.fromkeys(("civilization", "wait", "hold", "pillage", "rate", "loot", "reveal"), say),
}
"""What is asked on a sheet beside the map."""

HANDS: dict[str, Hand] = {
    **SHEETS,
    "trade": end_trade,
    "acquire": learn,
    "credits": confirm,
    "free_advance": take_gift,
}
