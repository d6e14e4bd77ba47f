"""The card of Age of Civilization in a lobby."""

from __future__ import annotations

from ecumene.table.meta import Meta, Option

SKIRMISH = "skirmish"
SCENARIOS = (
    "age_of_wonders",
    "the_silk_road",
    "the_lost_civilization",
    "mongol_devastation",
    "death_and_rebirth",
)

META = Meta(
    id="ages",
    name="Age of Civilization",
    about="Six rounds of rising and falling: lead up to three civilizations, place workers, score points.",
    seats=(1, 4),
    version=1,
    rulebooks=("001",),
    note="Many cards are our reconstruction; owners of the game can enter their own cards.",
    options=(
        Option(
            name="innovation",
            about="Special technology cards can be bought; each covers a column with new technologies.",
            default=False,
            choices=(False, True),
        ),
        Option(
            name="special_technologies",
            about="With Innovation: when in your turn you can buy special technology cards.",
            default="any_time",
            choices=("any_time", "with_actions"),
            earlier="with_actions",
        ),
        Option(
            name="changing_world",
            about="Event tokens above the last three action cards.",
            default=False,
            choices=(False, True),
            seats={"true": (2, 4)},
        ),
        Option(
            name="drafting",
            about="Everybody first picks a secret hand of five civilizations.",
            default=False,
            choices=(False, True),
            seats={"true": (2, 4)},
        ),
        Option(
            name="scenario",
            about="For one seat: a skirmish, or a scenario of Path to Glory (our reconstruction).",
            default=SKIRMISH,
            choices=(SKIRMISH, *SCENARIOS),
            seats=dict.fromkeys(SCENARIOS, (1, 1)),
        ),
        Option(
            name="track",
            about="The order of the action cards: at random, or the one advised for a first game.",
            default="random",
            choices=("random", "first_game"),
        ),
        Option(
            name="first",
            about="Which seat holds the starter token at first.",
            default="random",
            choices=("random", "0", "1", "2", "3"),
        ),
        Option(
            name="hunt",
            about="How often Hunt can be performed in a turn.",
            default="twice",
            choices=("twice", "once"),
        ),
        Option(
            name="starter",
            about="Which way the starter token goes at the end of a round.",
            default="counter_clockwise",
            choices=("counter_clockwise", "clockwise"),
        ),
    ),
)
