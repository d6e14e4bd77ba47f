"""The seat that asks, as the topics of the lineage see it."""

from __future__ import annotations

from ecumene.table.counsel import Consultation as TableConsultation
from ecumene.table.refusal import Refused
from ecumene.table.words import Argument
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.state import State

Consultation = TableConsultation[State, Book]


def refuse(consultation: Consultation, key: str, rule: str = "", /, **args: Argument) -> Refused:
    """What cannot be asked, and why."""
    return Refused(consultation.title.words, key, rule, **args)
