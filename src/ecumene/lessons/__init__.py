"""Lessons at a table with players: what they answer, how a chapter is begun, what is said, and the check."""

from ecumene.lessons.opening import NoChapter, open_lesson
from ecumene.lessons.players import LessonBot, advice
from ecumene.lessons.telling import LessonTold, tell

__all__ = ["LessonBot", "LessonTold", "NoChapter", "advice", "open_lesson", "tell"]
