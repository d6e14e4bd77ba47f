"""The card of Civilization: The Expansion Project in a lobby."""

from __future__ import annotations

from ecumene.table.meta import Meta, Option, Strength
from ecumene.titles.lineage.options import STRICT, TRADE_ANSWERS, thinking, turn_limit

META = Meta(
    id="expansion",
    name="Civilization: The Expansion Project",
    about="Lead a nation through eight thousand years. The board is lost; that of Mega Empires replaces it.",
    seats=(5, 18),
    version=1,
    rulebooks=("003",),
    note="East or West with 5 to 9 seats, both with 10 to 18; two trade blocks from 12 on."
    " A game takes 15 turns at least, often 25.",
    random_turns=16,
    without_bots=("search",),  # docs/bots.md says why
    strengths={"strong": Strength(kind="strategist")},
    thinking=thinking(),
    options=(
        Option(
            name="map",
            about="Which part of the board is played on: one of the two with 5 to 9 seats, both with more.",
            default="west",
            choices=("west", "east", "both"),
            seats={"west": (5, 9), "east": (5, 9), "both": (10, 18)},
            rule="15.11",
        ),
        Option(
            name="civilizations",
            about="Who plays which nation: at random, chosen in a dealt order, or in A.S.T. order.",
            default="random",
            choices=("random", "choose", "ranking"),
            rule="14.4",
        ),
        Option(
            name="order",
            about="A.S.T. order: that of the table of starts, or that of a later rulebook, Dawn of History.",
            default="starts",
            choices=("starts", "dawn"),
            rule="16.4",
        ),
        Option(
            name="passage",
            about="Whether ships may pass areas that are out of play; they never stop there.",
            default="closed",
            choices=("closed", "open"),
            rule="15.11",
        ),
        Option(
            name="latecomers",
            about="How many of the last seats join later, with a Civil War; five play from the start.",
            default=0,
            choices=(0, 1, 2, 3),
            seats={"1": (6, 18), "2": (7, 18), "3": (8, 18)},
            rule="14.61",
        ),
        STRICT,
        TRADE_ANSWERS,
        turn_limit("when a marker reaches the last space", rule="35.1.limit"),
    ),
)
