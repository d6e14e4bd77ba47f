"""The achievements of solo games: those of the Skirmish, and the medals of Path to Glory."""

from __future__ import annotations

from collections.abc import Iterator

from ecumene.table.achievements import Achievement
from ecumene.table.state.frames import Seat
from ecumene.table.text.words import Voice
from ecumene.titles.ages import content
from ecumene.titles.ages.book import Book
from ecumene.titles.ages.state import State
from ecumene.titles.ages.variants import glory, solo


def earnable(book: Book, say: Voice) -> list[Achievement]:
    """All that there is: the eight of the rulebook, then three medals for each scenario."""
    return [*_skirmish(book, say), *_path_to_glory(book, say)]


def earned(book: Book, state: State, seat: Seat) -> list[str]:
    """What a seat has earned. The winner of a medal has the lesser ones, too."""
    if seat != solo.ALONE:
        return []
    medals = [_medal_id(state.rules.scenario, medal) for medal in glory.medals(book, state)]
    return [*solo.achievements(book, state), *medals]


def _skirmish(book: Book, say: Voice) -> Iterator[Achievement]:
    group = say("achievement-skirmish")
    for entry in book.achievements.values():
        yield Achievement(entry.id, group, say.name(entry.id), _asked(entry, say))


def _asked(entry: content.Achievement, say: Voice) -> str:
    """The conditions of an achievement in a few words."""
    asked = [say("achievement-points", n=entry.points_min)]
    if entry.technologies_min:
        asked.append(say("achievement-technologies", n=entry.technologies_min))
    if entry.technologies_max is not None:
        asked.append(say("achievement-technologies-most", n=entry.technologies_max))
    if entry.wonders_min:
        asked.append(say("achievement-wonders", n=entry.wonders_min))
    if entry.military_min:
        asked.append(say("achievement-military", n=entry.military_min))
    return ", ".join(asked)


def _path_to_glory(book: Book, say: Voice) -> Iterator[Achievement]:
    for scenario in book.scenarios.values():
        group = say("achievement-scenario", scenario=scenario.id)
        for medal, goal in zip(glory.MEDALS, scenario.goals, strict=True):
            name = say("achievement-medal", medal=medal)
            yield Achievement(_medal_id(scenario.id, medal), group, name, _goal_words(goal, say))


def _goal_words(goal: content.Goal, say: Voice) -> str:
    wanted = {part: getattr(goal, part) for part in ("points", "wonders", "technologies", "stations")}
    return ", ".join(say(f"achievement-{part}", n=n) for part, n in wanted.items() if n)


def _medal_id(scenario: str, medal: str) -> str:
    return f"{scenario}.{medal}"
