"""The attendants of every running table, and the background work of the house."""

from __future__ import annotations

from ecumene.server.house import Chore
from ecumene.server.keeping.keeper import Keeper
from ecumene.server.keeping.rounds import keep_time
from ecumene.server.lessons.teacher import Teacher
from ecumene.server.lobby.clearing import clear_away_old
from ecumene.server.lobby.librarian import read_ahead
from ecumene.server.notices.crier import Crier, deliver
from ecumene.server.people.achievements import Chronicler
from ecumene.server.tables.floor_talk import FloorTalk
from ecumene.server.tables.live import Hires

ATTENDANTS: tuple[Hires, ...] = (Keeper, Crier.of, Chronicler, Teacher, FloorTalk)
"""In the order in which they are asked."""

CHORES: tuple[Chore, ...] = (keep_time, deliver, read_ahead, clear_away_old)
"""Work that goes on while the house is open, in every process of it, until it is done or cancelled."""
