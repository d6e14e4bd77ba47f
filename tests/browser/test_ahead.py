"""A movement that is planned before its time: private, kept, and offered when the movement comes."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.empires import Empires, Json, tokens
from tests.browser.test_barriers import barriers


def moving(state: Json, request: Json) -> bool:
    return bool(request["kind"] == "move")


def sit_down_together(ada: Empires, bo: Empires) -> None:
    """Ada and somebody whom the table waits for; the others are bots."""
    ada.window.enter("/")
    bo.window.enter("/")
    for seat, name in ((ada, "Ada"), (bo, "Bo")):
        seat.page.evaluate("""() => localStorage.setItem("ecumene.likes", '{"toured": ["table"]}')""")
        seat.call("POST", "/api/guests", {"name": name})
    wish: Json = {"title": "empires", "seats": 5, "bots": ["", "random", "random", "random"]}
    wish["options"] = {"civilizations": "ranking"}
    opened = ada.call("POST", "/api/tables", wish)
    ada.id = bo.id = opened["table"]["id"]
    bo.call("POST", f"/api/tables/{ada.id}/sit", {"invitation": opened["invitation"]})
    ada.call("POST", f"/api/tables/{ada.id}/start")


def play_to_movement(ada: Empires, bo: Empires, turn: int) -> None:
    """Both answer in an absentee's way until Ada is asked for her movement of a turn."""
    for _ in range(400):
        idle, seen = True, ada.state()["number"]
        for seat in (ada, bo):
            state = seat.state()
            for request in state["requests"].values():
                if seat is ada and state["turn"] == turn and moving(state, request):
                    return
                seat.answer(request, request["default"])
                idle = False
                break
        if idle:
            ada.await_news(seen)
    raise AssertionError("the movement never came")


def test_the_next_movement_is_planned_while_others_move(window: Opening) -> None:
    ada, bo = Empires(window()), Empires(window())
    sit_down_together(ada, bo)
    request = next(iter(ada.play_on(moving)["requests"].values()))
    origin, to = next(
        (option["answer"]["origin"], option["answer"]["to"])
        for option in request["options"]
        if option["answer"]["do"] == "move"
    )
    ada.answer(request, {"do": "end_movement"})
    before = ada.state()
    ada.open()
    ada.page.get_by_role("button", name="Plan your next movement").click()
    plan = ada.sheet("ahead")
    plan.locator(f'button[value="{origin}"]').click()
    plan.get_by_role("radio", name=ada.name(to)).check(force=True)
    line = plan.get_by_text(f"{ada.name(origin)} to {ada.name(to)}")
    expect(line).to_be_visible()
    assert barriers(ada.window) == []
    plan.get_by_role("button", name="Keep the plan and close").click()
    ada.page.reload()
    ada.page.get_by_role("button", name="Planned ahead: 1 move").click()
    expect(line).to_be_visible()
    assert ada.state()["view"]["seats"]["0"]["made"] == [], "what is planned is nobody's business"

    bo.answer(next(iter(bo.play_on(moving)["requests"].values())), {"do": "end_movement"})
    sheet = ada.sheet("move")
    play_to_movement(ada, bo, before["turn"] + 1)
    expect(sheet.get_by_text("You planned 1 move ahead.")).to_be_visible()
    there = tokens(ada.state(), to)
    sheet.get_by_role("button", name="Use the plan").click()
    sheet.get_by_role("button", name="Done moving").click()
    expect(sheet).to_have_count(0)
    assert tokens(ada.state(), to) > there
