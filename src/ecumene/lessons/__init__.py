"""Lessons at a table with players: their answers, the beginning of a chapter, the coach's texts, and the
check.
"""

from ecumene.lessons.opening import NoChapter, open_lesson
from ecumene.lessons.players import LessonBot, advice
from ecumene.lessons.telling import LessonTold, tell

__all__ = ["LessonBot", "LessonTold", "NoChapter", "advice", "open_lesson", "tell"]
