"""The handbook of a title: its contents, chapters, cards and sheets are complete, and all links are right."""

from __future__ import annotations

import pytest

from ecumene.table.handbook.contents import chapter_of, contents_of
from ecumene.table.handbook.illustrations import illustrations_of, naming, showing
from ecumene.table.handbook.pages import page_of, shelves_of
from ecumene.table.handbook.paragraphs import paragraph_of, spans
from ecumene.table.handbook.trying import MOST_CHOICES, Untried, tried
from ecumene.table.rulebook.cases import AnyTitle, cases_of
from ecumene.table.rulebook.sections import sections_of
from ecumene.table.titles import load_title

TITLES = [load_title(name) for name in ("ages", "cultures", "empires", "expansion")]
LANGUAGES = ("en", "de")

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.meta.id)
in_language = pytest.mark.parametrize("language", LANGUAGES)


@every_title
def test_a_case_that_is_cut_out_of_its_file_is_the_case_of_the_file(title: AnyTitle) -> None:
    whole = [case for _, case in cases_of(title) if not case.content]
    cut = list(illustrations_of(title).values())
    assert [each.case for each in cut] == whole
    assert [each.cites for each in cut] == [list(dict.fromkeys(case.cites)) for case in whole]


@every_title
def test_the_cases_of_a_section_are_those_that_cite_it(title: AnyTitle) -> None:
    section = next(iter(illustrations_of(title).values())).cites[0]
    shown = showing(title, section)
    assert {each.id for each in shown} == {
        each.id for each in illustrations_of(title).values() if section in each.cites
    }
    places = [each.cites.index(section) for each in shown]
    assert places == sorted(places)


@every_title
@in_language
def test_the_contents_list_every_section_once(title: AnyTitle, language: str) -> None:
    books = contents_of(title, language).books
    listed = [section.id for book in books for part in book.parts for section in part.sections]
    assert sorted(listed) == sorted(sections_of(title))
    ids = [part.id for book in books for part in book.parts]
    assert ids == list(range(len(ids)))


@every_title
def test_a_chapter_tells_all_sections_below_it(title: AnyTitle) -> None:
    (book, *_) = contents_of(title, "de").books
    for part in book.parts:
        chapter = chapter_of(title, part.id, "de")
        assert chapter is not None
        assert chapter.passages[0].title == part.title
        assert [each.level for each in chapter.passages[1:]] == [
            level for level in (each.level for each in chapter.passages[1:]) if level > part.level
        ]
        assert all(section.text for passage in chapter.passages for section in passage.sections)
    assert chapter_of(title, 10_000, "de") is None


@every_title
@in_language
def test_every_card_has_a_page_that_leads_to_pages(title: AnyTitle, language: str) -> None:
    shelves = shelves_of(title, language)
    cards = {card.id: card for shelf in shelves for card in shelf.cards}
    assert len(cards) == sum(len(shelf.cards) for shelf in shelves)
    sections = sections_of(title)
    for card in cards.values():
        page = page_of(title, card.id, language)
        assert page is not None
        assert page.name
        assert page.says or page.facts
        assert all(note.card in cards for note in page.notes if note.card), card.id
        assert all(rule.id in sections for rule in [*page.about, *page.sections]), card.id
        assert all(told.section in sections for told in page.examples), card.id
    assert page_of(title, "no_such_card", language) is None


@every_title
@in_language
def test_the_sheets_lead_to_cards_and_sections(title: AnyTitle, language: str) -> None:
    aids = title.aids(language)
    cards = {card.id for shelf in shelves_of(title, language) for card in shelf.cards}
    assert aids[0].id == "turn"
    assert len(aids[0].charts[0].rows) == len(title.course())
    for aid in aids:
        for chart in aid.charts:
            assert chart.rows
            assert all(len(row) == len(chart.head) for row in chart.rows), aid.id
            for cell in (cell for row in chart.rows for cell in row):
                assert not cell.card or cell.card in cards, (aid.id, cell)
                assert not cell.section or cell.section in sections_of(title), (aid.id, cell)


def test_a_phase_of_every_turn_card_leads_to_its_rule() -> None:
    for title in TITLES:
        (chart,) = title.aids("en")[0].charts
        assert all(row[0].section for row in chart.rows), title.meta.id


def test_the_numbers_of_a_page_are_those_of_content() -> None:
    empires = load_title("empires")
    dear = load_title("empires", {"advances": {"medicine": {"cost": 150}}})
    for title, cost in ((empires, "140"), (dear, "150")):
        page = page_of(title, "medicine", "en")
        assert page is not None
        assert page.facts[0].value == cost


def test_a_page_names_the_rules_and_the_cases_of_its_card() -> None:
    page = page_of(load_title("empires"), "epidemic", "en")
    assert page is not None
    assert "cal.epidemic" in [rule.id for rule in page.about]
    assert "medicine" in [note.card for note in page.notes]
    assert page.cases >= len(page.examples) > 3
    assert naming(load_title("empires"), "epidemic")


def test_what_is_reconstructed_is_marked() -> None:
    printed = page_of(load_title("empires"), "medicine", "en")
    guessed = page_of(load_title("ages"), "great_wall", "en")
    assert printed is not None
    assert guessed is not None
    assert (printed.guess, guessed.guess) == (False, True)


def test_a_paragraph_is_told_in_english_where_a_language_is_silent() -> None:
    title = load_title("cultures")
    assert paragraph_of(title, "p1.income", "fr") == paragraph_of(title, "p1.income", "en")
    assert paragraph_of(title, "no.such.section", "en") == []


def test_links_are_cut_out_of_a_paragraph() -> None:
    told = list(spans("See [[4a|there]], with [[card:law|laws]].", {"law": "Law"}))
    assert [(each.text, each.section, each.card) for each in told] == [
        ("See ", "", ""),
        ("there", "4a", ""),
        (", with ", "", ""),
        ("laws", "", "law"),
        (".", "", ""),
    ]


@every_title
@in_language
def test_a_case_can_be_tried_as_far_as_it_goes(title: AnyTitle, language: str) -> None:
    for id in list(illustrations_of(title))[::120]:
        trial = tried(title, id, [], language)
        assert trial is not None
        assert trial.board, id
        assert bool(trial.seat) == bool(trial.prompt) == bool(trial.options), id
        if trial.options:
            last = tried(title, id, [len(trial.options) - 1], language)
            assert last is not None
            assert last.board, id


def test_a_case_is_tried_with_the_same_luck_and_not_for_ever() -> None:
    title = load_title("cultures")
    id = next(iter(illustrations_of(title)))
    picked: list[int] = []
    while (trial := tried(title, id, picked, "en")) and trial.options:
        assert tried(title, id, picked, "en") == trial
        picked.append(0)
    assert len(picked) <= MOST_CHOICES
    with pytest.raises(Untried):
        tried(title, id, [99], "en")
    assert tried(title, "no such case", [], "en") is None
