"""The weights of a strategist. Their values are content of its title (`strategist/weights.toml`)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable

import msgspec


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """All worths of pieces are in tokens that have a place to stay; those of cards in points of set value."""

    # People
    growth: float  # besides itself, each of the first two tokens of an area: it grows
    frontier: float  # the same, more while there is empty land ahead
    shore: float  # room around a shore where people land who are the first there
    overseas: bool  # whether land across the water lies ahead, too
    # Cities
    city: float  # a city, without what it takes to build it
    city_stack: float  # for each card that it brings above the first: later stacks are dearer
    city_needed: float  # without it the marker will stand still
    hunger: float  # a token that is lacking to support cities
    treasury: float  # a token in the treasury
    unborn: float  # how much of that counts which people would be good for who cannot grow now
    in_haste: float  # how much less treasury counts that must be spent in this turn
    # Conflict
    harm: float  # a token that somebody else loses
    guard: float  # somebody in a city that others could storm
    spoils: float  # a trade card and some treasury
    place: float  # room for a token that others had
    site: float  # a site for a city among that room, in tokens
    # Calamities
    surplus: float  # a token that has no place to stay
    rebuild: float  # a token that is lacking next door to build a lost city again
    halt: float  # cities without which the marker stands still this turn, all of them together
    border: float  # an area of others next to one's own, where units change sides
    city_turn: float  # what a city brings in a turn, in victory points
    span: float  # how many victory points ahead somebody counts twice as much as an equal
    behind: float  # how much somebody counts at least
    # Trade, in points of set value
    card: float  # a card, besides what its set gains by it
    major: float  # a major calamity in one's own hand
    minor: float  # a minor one
    reckoned: float  # besides, for each point that it would take from the seat now
    passed_on: float  # how much of a calamity is left to a seat that draws one that can be traded
    blind: float  # a card that nobody has named
    blind_known: float  # the same from somebody who was last seen with a calamity
    blind_got: float  # the unnamed card that comes in return for one's own offer
    bargain: float  # the least that a bargain must bring
    margin: float  # what somebody else wants to gain at least
    eager: float  # what they gain more if they are sure to accept
    try_offer: float  # the least that an offer must promise
    try_reply: float  # the same for a reply
    # The market, in points of set value
    put_away: float  # how much of a calamity is left to a seat that can put it into the red column
    exchange: float  # the least that a trade with the market must bring
    given: float  # what somebody else can gain by a card that is placed, for each point
    # Advances, in victory points
    money: float  # a point that can be paid
    money_in_the_end: float  # a point that is left when nothing can be bought any more
    grain: float  # baskets that differ by less are as good as each other
    credit_uses: float  # how often a credit is used, for each turn that is left
    special_credit: float  # the probability that a special credit is used
    shield: float  # a unit point that is saved if a calamity strikes, for each turn that is left
    means: float  # the effects of advances (below), for each turn that is left
    era: float  # a step that the marker misses for lack of advances
    era_later: float  # how much of that counts one turn before it comes to it
    era_part: float  # how much of it is gained bit by bit, the rest with the last advance that was lacking
    hope: float  # how much of it counts that can be bought next turn
    income: float  # what a turn brings, for each point of the cards that are dealt
    keep: float  # how many cards join a set that is kept for a turn
    revolt: float  # a token that the stock lacks for taxes, in points of set value
    token_kept: float  # a token of treasury that is kept, compared with cards

    # Tables
    effects: Mapping[str, float]  # what advances do besides points and protection, compared with each other
    civilizations: Mapping[str, Mapping[str, float]]  # what each was worth in games of strategists, by board


def read_weights(file: Traversable) -> Weights:
    """The values of the house, in a title's file."""
    content = tomllib.loads(file.read_text("utf-8"))
    tables = {name: content[name] for name in ("effects", "civilizations")}
    return msgspec.convert(content["weights"] | tables, Weights)
