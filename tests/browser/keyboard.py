"""A question answered by keys alone: whatever takes a press is reached by the tab key and has a name."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.window import Window, lacks_a_choice

MOST = 40
"""This many presses are enough for any question of the examples."""

_UNREACHED = """form => [...form.querySelectorAll("button, input, select, summary, a[href], [role=button]")]
    .filter(one => one.checkVisibility({ checkVisibilityCSS: true }) && !one.disabled)
    .filter(one => one.tabIndex < 0 || !(one.labels?.length || one.innerText?.trim() || one.title
        || one.ariaLabel || one.getAttribute("aria-labelledby")))
    .map(one => `no key gets to ${one.outerHTML.slice(0, 120)}`)"""


def answer_by_keys(window: Window, kind: str) -> list[str]:
    """Choose whatever is needed and send it; what kept somebody from it."""
    page = window.page
    form = page.locator(f'form[data-kind="{kind}"], form.decision').first
    unreached: list[str] = form.evaluate(_UNREACHED)
    number = page.locator(".view").get_attribute("data-number")
    main = form.locator("button[type=submit]")
    for _ in range(MOST):
        if lacks_a_choice(main):
            if not _choose(page, form) and not _comes(main):
                return [*unreached, "nothing is left to choose, and it cannot be sent"]
            continue
        expect(main).to_be_enabled()
        _press(page, main, "Enter")
        if _is_sent(page, number):
            return unreached
    return [*unreached, "it was never sent"]


def _comes(main: Locator) -> bool:
    """Whether the rules, which fill in what is missing, have still to answer."""
    try:
        expect(main).to_be_enabled()
    except AssertionError:
        return False
    return True


def _press(page: Page, control: Locator, key: str) -> None:
    control.focus()
    page.keyboard.press(key)


_NEXT = """form => {
    const usable = wanted => [...form.querySelectorAll(wanted)].filter(one => !one.disabled);
    const filling = usable("button").filter(one => one.innerText.trim() === "Choose the rest for me");
    const listed = usable("input[type=radio], input[type=checkbox]").filter(one => !one.checked);
    const more = usable("button").filter(one => /more$/i.test(one.ariaLabel ?? ""));
    const [next] = [...filling, ...listed, ...more];
    next?.focus();
    return next ? (next.localName === "input" ? " " : "Enter") : null;
}"""


def _choose(page: Page, form: Locator) -> bool:
    """The next thing that is needed: filled in by the rules, one of a list, or one more of something."""
    key = form.evaluate(_NEXT)
    if key:
        page.keyboard.press(key)
    return bool(key)


def _is_sent(page: Page, number: str | None) -> bool:
    """Whether the table went on; or else the sheet asks once whether it is meant."""
    went = """number => document.querySelector(".doubt") !== null
        || document.querySelector(".view").dataset.number !== number"""
    page.wait_for_function(went, arg=number)
    return page.locator(".view").get_attribute("data-number") != number
