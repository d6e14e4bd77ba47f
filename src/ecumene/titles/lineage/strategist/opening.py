"""Before the game: the choice of a civilization."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.questions.answers import Answer
from ecumene.titles.lineage.book import Scene
from ecumene.titles.lineage.phases.opening import AskCivilization, Civilization
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.strategist.weights import Weights


class Opening:
    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def civilization(self, position: Position, ask: AskCivilization, options: Sequence[Answer]) -> Answer:
        """The one that did best in games of strategists on this board, or with a market or two blocks."""
        points = self._weights.civilizations.get(games_like(position.scene), {})
        offered = [option for option in options if isinstance(option, Civilization)]
        return max(offered, key=lambda option: points.get(option.civilization, 0.0))


def games_like(scene: Scene) -> str:
    """Where what a civilization is worth in a set-up is written down: with a market each has its own."""
    if scene.market:
        return scene.id
    return "blocks" if scene.marks else scene.id.partition("_")[0]
