"""Words: a message in the reader's language, in English where it is missing, never a blank."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ecumene.table.questions.refusal import Refused
from ecumene.table.text.words import Say, UnknownMessage, Words, argument


@pytest.fixture
def words(tmp_path: Path) -> Words:
    house, title = tmp_path / "house", tmp_path / "title"
    for folder in (house, title):
        folder.mkdir()
    (house / "en.ftl").write_text("refuse = No.\nhello = Hello, { $name }!\n", encoding="utf-8")
    (title / "en.ftl").write_text(
        "coins = { $n ->\n    [one] one coin\n   *[other] { $n } coins\n}\n", encoding="utf-8"
    )
    (title / "de.ftl").write_text(
        "coins = { $n ->\n    [one] eine Münze\n   *[other] { $n } Münzen\n}\n", encoding="utf-8"
    )
    (title / "notes.txt").write_text("not a language")
    return Words([house, title])


def test_a_message_in_a_language(words: Words) -> None:
    assert words.text(Say("coins", {"n": 1})) == "one coin"
    assert words.text(Say("coins", {"n": 3}), "de") == "3 Münzen"
    assert words.text(Say("hello", {"name": "Ur"})) == "Hello, Ur!"


def test_english_where_a_translation_is_missing(words: Words) -> None:
    assert words.text(Say("refuse"), "de") == "No."
    assert words.text(Say("coins", {"n": 2}), "fr") == "2 coins"


@pytest.mark.parametrize("language", ["", "../../en", "x" * 40, "de\n", "!", "tlh"])
def test_languages_that_nobody_speaks(words: Words, language: str) -> None:
    assert words.text(Say("coins", {"n": 1}), language) == "one coin"


def test_arguments_beyond_measure(words: Words) -> None:
    assert words.text(Say("coins", {"n": 10**5000})) == "a number beyond measure coins"
    assert len(words.text(Say("hello", {"name": "x" * 10**6}))) < 1100


def test_which_languages_there_are(words: Words) -> None:
    assert words.languages() == ["de", "en"]


def test_a_missing_message_is_a_fault_of_ours(words: Words) -> None:
    with pytest.raises(UnknownMessage, match="nothing"):
        words.text(Say("nothing"))
    with pytest.raises(UnknownMessage, match="hello"):
        words.text(Say("hello"))
    assert words.knows("refuse")
    assert not words.knows("nothing")


def test_a_refusal_speaks_when_it_is_read(words: Words) -> None:
    refusal = Refused(words, "coins", "p1.income", n=2)
    assert (refusal.reason, refusal.reason_in("de"), refusal.rule) == ("2 coins", "2 Münzen", "p1.income")
    assert str(refusal) == "2 coins (p1.income)"
    assert str(Refused(words, "refuse")) == "No."


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (None, "none"),
        (True, "yes"),
        (False, "no"),
        (3, 3),
        ("brewery", "brewery"),
        (["brewery", 2, None], ("brewery", 2, "none")),
        ((), "none"),
        ([], "none"),
    ],
)
def test_values_as_arguments(value: object, said: object) -> None:
    assert argument(value) == said


@pytest.mark.parametrize(
    ("value", "english", "german"),
    [
        ("salt", "Salt", "Salz"),
        ("jade", "Jade", "Jade"),
        ("2 salt", "2 salt", "2 salt"),
        (("jade", "2 salt", 3), "Jade, 2 Salt, 3", "Jade, 2 Salz, 3"),
        (("9 lives", "salt"), "9 lives, Salt", "9 lives, Salz"),
        ("nothing of ours", "nothing of ours", "nothing of ours"),
    ],
)
def test_things_are_named_when_they_are_read(
    words: Words, value: str | tuple[str | int, ...], english: str, german: str
) -> None:
    naming = words.naming({"en": {"salt": "Salt", "jade": "Jade"}, "de": {"salt": "Salz"}})
    say = Say("hello", {"name": value})
    assert naming.text(say) == f"Hello, {english}!"
    assert naming.text(say, "de") == f"Hello, {german}!"
    assert naming.name("salt", "de") == "Salz"
    assert naming.name("salt", "fr") == "Salt"


def test_what_was_said_can_be_kept_and_read_later() -> None:
    """A house stores its logs as JSON."""
    say = Say("hello", {"name": ("flax", "2 salt"), "n": 3, "of": "saba"})
    assert msgspec.json.decode(msgspec.json.encode(say), type=Say) == say


def test_a_title_that_replaces_a_message_in_english_only_is_read_in_english(tmp_path: Path) -> None:
    """The lineage's German sentence would say what this title does not mean."""
    texts = {
        "lineage/en": "hello = The lineage.\nkept = Kept.\n",
        "lineage/de": "hello = Die Familie.\nkept = Behalten.\n",
        "title/en": "hello = The title.\n",
        "title/de": "",
        "variant/en": "kept = The variant.\n",
        "variant/de": "kept = Die Variante.\n",
    }
    for name, text in texts.items():
        file = tmp_path / f"{name}.ftl"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    words = Words([tmp_path / name for name in ("lineage", "title", "variant")])
    assert words.text(Say("hello"), "de") == "The title."
    assert not words.has("hello", "de")
    assert words.text(Say("kept"), "de") == "Die Variante."
