"""The card of Mega Empires in a lobby."""

from __future__ import annotations

from ecumene.table.meta import Meta, Option, Strength
from ecumene.titles.lineage.options import STRICT, TRADE_ANSWERS, thinking, turn_limit

META = Meta(
    id="empires",
    name="Mega Empires",
    about="Lead a civilization through eight thousand years: people, cities, trade, calamities and advances.",
    seats=(3, 18),
    usual_seats=5,
    version=1,
    rulebooks=("000", "002"),
    note="East or West with 3 to 9 seats, both with 10 to 18; a market with 3 and 4, two trade blocks from 12"
    " on. A limit of turns makes it shorter.",
    random_turns=16,
    without_bots=("search",),  # docs/bots.md says why
    strengths={"strong": Strength(kind="strategist")},
    thinking=thinking(founding=300, settlement=300),
    options=(
        Option(
            name="game",
            about="The whole game, or only its last turns: all begin with cities, people and advances.",
            default="long",
            choices=("short", "long"),
            earlier="long",
            rule="3.intro",
        ),
        Option(
            name="map",
            about="Which board is played on: one of the two with 3 to 9 seats, both of them with more.",
            default="east",
            choices=("east", "west", "both"),
            seats={"east": (3, 9), "west": (3, 9), "both": (10, 18)},
            rule="ch4.map",
        ),
        Option(
            name="ast",
            about="The side of the Archeological Succession Table.",
            default="basic",
            choices=("basic", "expert"),
        ),
        Option(
            name="civilizations",
            about="Who plays which civilization: chosen in a dealt order, at random, or in ranking order.",
            default="choose",
            choices=("choose", "random", "ranking"),
        ),
        STRICT,
        Option(
            name="revolt",
            about="What happens to revolting cities that the beneficiary cannot replace.",
            default="pirates",
            choices=("pirates", "next"),
        ),
        TRADE_ANSWERS,
        turn_limit("by itself"),
    ),
)
