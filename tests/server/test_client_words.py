"""The browser client's texts about titles, compared with the titles themselves."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from ecumene import bots
from ecumene.table.api import titles
from ecumene.table.meta import Meta, Option

CLIENT = Path(__file__).parents[2] / "client" / "src"
OPTIONS = [(title, option) for title in titles().values() for option in title.options]


def catalogue(language: str) -> FluentBundle:
    """What the lobby says: the client's own catalogue, and those of the faces of all titles."""
    bundle = FluentBundle([language])
    for file in [CLIENT / "words" / f"{language}.ftl", *CLIENT.glob(f"titles/*/lobby/{language}.ftl")]:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def said(bundle: FluentBundle, key: str) -> str:
    message = bundle.get_message(key)
    assert message.value is not None
    text, errors = bundle.format_pattern(message.value)
    assert not errors
    return str(text)


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.id)
def test_english_says_of_a_title_what_the_title_says(title: Meta) -> None:
    english = catalogue("en")
    assert said(english, f"title-{title.id}-about") == title.about
    if title.note:
        assert said(english, f"title-{title.id}-note") == title.note


@pytest.mark.parametrize(("title", "option"), OPTIONS, ids=lambda part: getattr(part, "id", part.name))
def test_every_option_can_be_explained_in_every_language(title: Meta, option: Option) -> None:
    key = f"option-{title.id}-{option.name.replace('_', '-')}"
    for language in ("en", "de"):
        assert said(catalogue(language), key)
        assert said(catalogue(language), f"{key}-about")


def test_every_bot_has_a_name() -> None:
    for bot in bots.NAMES:
        assert said(catalogue("de"), f"bot-{bot}")
