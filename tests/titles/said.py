"""A whole game in words, for the tests of a title."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

from ecumene.table.table import Table

PLAIN_SENTENCE = re.compile(r"^[^{}$]*$")


def say_everything(table: Table, chooser: random.Random, language: str) -> Iterator[str]:
    """Play a game and say all that can be said on the way, to two seats and a spectator."""
    while not table.over:
        request = chooser.choice(table.requests())
        yield request.prompt_in(language)
        yield request.help_in(language)
        options = table.options(request)
        yield from (table.describe(request, option, language) for option in options)
        happened = table.answer(request.seat, request.id, chooser.choice(options))
        for reader in (0, 1, None):
            yield from table.tell(happened, reader, language)


def expect_plain_sentences(table: Table, seed: int) -> None:
    """Everything that is said in a random game reads as a sentence, in English or German."""
    for text in say_everything(table, random.Random(seed), "de" if seed % 2 else "en"):
        assert PLAIN_SENTENCE.match(text.replace("\n", " ")), text
        assert "  " not in text, text
        assert text == text.strip(), text
