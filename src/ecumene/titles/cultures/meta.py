"""The card of Rising Cultures in a lobby."""

from __future__ import annotations

from itertools import permutations

from ecumene.table.meta import Meta, Option, Thinking

_PAIRS = tuple("-".join(pair) for pair in permutations(("rome", "persia", "abbasid", "egypt"), 2))

META = Meta(
    id="cultures",
    name="Rising Cultures",
    about="Two civilizations, seven rounds: every card is a building or leader, a resource, or a soldier.",
    seats=(2, 2),
    version=1,
    rulebooks=("004",),
    thinking=Thinking(phase=120),
    note="Most cards and boards are our reconstruction; owners of the game can enter their own cards.",
    options=(
        Option(
            name="civilizations",
            about="Who plays which civilization: chosen in turn, at random, or fixed for the two seats.",
            default="choose",
            choices=("choose", "random", *_PAIRS),
        ),
        Option(
            name="first",
            about="Which seat holds the progress marker at first.",
            default="random",
            choices=("random", "0", "1"),
        ),
        Option(
            name="match",
            about="Two games in a row with swapped civilizations and the same provinces.",
            default=False,
            choices=(False, True),
        ),
        Option(
            name="lone_competitor",
            about="Whether someone who competes alone takes a province without having a symbol that counts.",
            default="takes",
            choices=("takes", "needs_symbol"),
        ),
        Option(
            name="coins",
            about="Whether the 28 coins of the box are a limit.",
            default="unlimited",
            choices=("unlimited", "limited"),
        ),
    ),
)
