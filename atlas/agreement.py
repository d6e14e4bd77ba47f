"""Whether the drawing shows the borders of the rules: what it lacks is a link, what it adds a barrier."""

from collections import defaultdict
from dataclasses import dataclass

from atlas.tracing import Tracing
from atlas.world import Pair, World, ordered


@dataclass(frozen=True)
class Agreement:
    lengths: dict[Pair, float]
    links: list[Pair]
    barriers: list[Pair]


def compare(tracing: Tracing, world: World) -> Agreement:
    """A border counts as drawn if it is long enough to be seen; any other contact counts, however short."""
    lengths: dict[Pair, float] = defaultdict(float)
    for arc in tracing.arcs:
        if arc.left != arc.right and min(arc.left, arc.right) >= 0:
            pair = ordered(arc.left, arc.right)
            if world.border_kind(*pair):
                lengths[pair] += arc.length
    needed = world.grid["need_units"]
    return Agreement(
        lengths=dict(lengths),
        links=sorted(pair for pair in world.borders if lengths.get(pair, 0) < needed),
        barriers=sorted(pair for pair, length in lengths.items() if pair not in world.borders and length > 0),
    )
