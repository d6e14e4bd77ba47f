"""Phase 10: the special abilities to use, and their targets.

Everything is measured in tokens that have a place to stay: the own gain, plus the losses of others, weighted
by how close they are to winning.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.abilities.ability import EndAbility, UseAbility
from ecumene.titles.lineage.abilities.areas import affected, price, struck
from ecumene.titles.lineage.abilities.diaspora import AskResettle, Lift, Settle, homes, liftable
from ecumene.titles.lineage.abilities.phase import AskAbility, EndAbilities
from ecumene.titles.lineage.abilities.provincial_empire import (
    AskNeighbours,
    SelectPlayer,
    neighbours,
    tribute_of,
)
from ecumene.titles.lineage.abilities.records import Conversion, Resettle, Sale, StrikeArea, Tribute
from ecumene.titles.lineage.abilities.trade_routes import AskSell, Sell, proceeds, sellable
from ecumene.titles.lineage.abilities.universal_doctrine import AskConvert, Convert, most_converted
from ecumene.titles.lineage.advances.payment import token_value
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import city_owner
from ecumene.titles.lineage.state import CardId, Position
from ecumene.titles.lineage.strategist.marching.country import Country
from ecumene.titles.lineage.strategist.rivals import Rivals
from ecumene.titles.lineage.strategist.weights import Weights

ENOUGH = 0.05
"""What brings less is not worth an answer."""


class Abilities:
    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def _prospect(self, position: Position, seat: Seat) -> Prospect:
        """What abilities bring; a title may have some of its own."""
        return Prospect(position, seat, self._weights)

    def use(self, position: Position, ask: AskAbility, options: Sequence[Answer]) -> Answer:
        """The ability that brings most, while one brings anything."""
        prospect = self._prospect(position, ask.seat)
        uses = [option for option in options if isinstance(option, UseAbility)]
        best = max(uses, key=prospect.brings, default=None)
        return EndAbilities() if best is None or prospect.brings(best) < ENOUGH else best

    def sell(self, position: Position, ask: AskSell, options: Sequence[Answer]) -> Answer | None:
        """All that is worth more in treasury, the best bargain first."""
        sales = self._prospect(position, ask.seat).sales()
        if sales:
            return Sell(max(sales, key=lambda card: (sales[card], card)))
        return EndAbility() if ask.sold else None

    def resettle(self, position: Position, ask: AskResettle, options: Sequence[Answer]) -> Answer:
        """Tokens that are missed least go where people are worth most."""
        prospect = self._prospect(position, ask.seat)
        ids = prospect.country.board.ids
        if ask.origin is not None:
            return Settle(ids[prospect.home(ask.origin)])
        if EndAbility() in options and prospect.resettled() < ENOUGH:
            return EndAbility()
        return Lift(ids[prospect.emigrant()])

    def convert(self, position: Position, ask: AskConvert, options: Sequence[Answer]) -> Answer:
        """Barbarians who can stay as one's own people, or stand in their way."""
        prospect = self._prospect(position, ask.seat)
        offers = [option for option in options if isinstance(option, Convert)]
        best = max(offers, key=prospect.converted)
        if EndAbility() in options and prospect.converted(best) < ENOUGH:
            return EndAbility()
        return best

    def neighbour(self, position: Position, ask: AskNeighbours, options: Sequence[Answer]) -> Answer:
        """Of those with cards the ones who may win; their card is worth as much as any."""
        rivals = Rivals(position, ask.seat, self._weights)
        players = [option for option in options if isinstance(option, SelectPlayer)]
        return max(
            players,
            key=lambda player: rivals.threat(position.state.civilizations.index(player.player)),
            default=options[0],
        )


class Prospect:
    """What the abilities of a seat would bring it now, in tokens."""

    def __init__(self, position: Position, seat: Seat, weights: Weights) -> None:
        self._position, self._book, self._state = position, position.book, position.state
        self._seat, self._weights = seat, weights
        self.country = Country(position, seat, weights)
        self._rivals = Rivals(position, seat, weights)
        self._slots = self.country.slots()
        self._token = weights.treasury * token_value(position, seat)

    def brings(self, option: UseAbility) -> float:
        area = self.country.board.index.get(option.area or "")
        match self._book.abilities[option.advance]:
            case StrikeArea() if area is None:
                return self._gained(option.tokens or 0)
            case StrikeArea(fate="destroyed") if area is not None:
                return self._destroyed(option.advance, area)
            case StrikeArea() if area is not None:
                return self._annexed(option.advance, area)
            case Conversion():
                return self._best_conversion() if area is None else self._gain(0, 1)
            case Resettle():
                return self.resettled()
            case Sale():
                return self._sold()
            case Tribute():
                return self._tributes()
        raise AssertionError(option)

    # One area

    def _destroyed(self, advance: str, area: AreaId) -> float:
        """What others lose, and the room that it makes."""
        country = self.country
        _, cities = struck(self._position, advance, area)
        emptied = country.rivals(area) == sum(self._lost(advance, area).values())
        room = self._weights.place * (
            country.board.limit[area] + self._weights.site * country.board.site[area]
        )
        free = emptied and (cities or not country.cities[area])
        return self._harm(advance, area) + (room if free else 0.0)

    def _annexed(self, advance: str, area: AreaId) -> float:
        """What one gains and others lose, less what it costs."""
        country, cost = self.country, price(self._position, advance, area)
        tokens, cities = struck(self._position, advance, area)
        room = 0 if country.cities[area] else max(country.board.limit[area] - country.row[area], 0)
        return self._gain(min(tokens, room), cities) + self._harm(advance, area) - self._token * cost

    def _gain(self, people: int, cities: int) -> float:
        """What additional people and cities are worth, with the support and the taxes that they take."""
        country, count = self.country, self.country.city_count
        before = country.shortage(country.people, count)
        short = country.shortage(country.people + people, count + cities) - before
        worth = country.city_worth(count + 1) if cities else 0.0
        return worth + country.worth_alone(people) - short

    def _lost(self, advance: str, area: AreaId) -> dict[Seat, int]:
        victims = affected(self._position, advance, area)
        return {victim: self._state.tokens[victim][area] for victim in victims}

    def _harm(self, advance: str, area: AreaId) -> float:
        owner, rivals = city_owner(self._state, area), self._rivals
        lost = {
            victim: tokens + rivals.of_cities(victim, int(victim == owner))
            for victim, tokens in self._lost(advance, area).items()
        }
        return self._weights.harm * sum([rivals.threat(victim) * worth for victim, worth in lost.items()])

    # Treasury

    def _gained(self, tokens: int) -> float:
        """Treasury out of the stock. Where taxes need it there, it must be spent at once, and counts less."""
        taxes = self._book.numbers.tax_rate * self.country.city_count
        short = min(max(taxes - self._state.stock[self._seat] + tokens, 0), tokens)
        return self._token * (tokens - self._weights.in_haste * short)

    def _sold(self) -> float:
        return self._weights.treasury * sum(self.sales().values())

    def sales(self) -> Mapping[CardId, float]:
        """The commodities of which all cards bring more in treasury than as a set, and how much more each."""
        position, book, state, seat = self._position, self._book, self._state, self._seat
        hand, token, keep = (
            Counter(state.hand[seat]),
            token_value(position, seat),
            self._weights.keep,
        )
        found: dict[CardId, float] = {}
        for card in sellable(position, seat):
            number, face = hand[card], book.cards[card].face
            gain = token * proceeds(book, card) - face * (number + keep)
            if face and gain > 0 and number * proceeds(book, card) <= state.stock[seat]:
                found[card] = gain
        return found

    def _tributes(self) -> float:
        givers = len(neighbours(self._position, self._seat))
        return self._weights.spoils * min(givers, tribute_of(self._book).players)

    # People

    def resettled(self) -> float:
        """What it brings that one token goes elsewhere."""
        origin = self.emigrant()
        return self._room(self.home(origin)) - self._missed(origin)

    def emigrant(self) -> AreaId:
        return min(liftable(self._position, self._seat), key=self._missed)

    def home(self, origin: AreaId) -> AreaId:
        """Where a token is worth most: where it grows, near one's own people, on a site."""
        board, row = self.country.board, self.country.row
        places = [area for area in homes(self._position, self._seat) if area != origin]

        def worth(area: AreaId) -> tuple[float, int, int]:
            near = sum([row[to] for to in board.land[area]])
            return self._room(area), board.site[area], near

        return max(places, key=worth)

    def _room(self, area: AreaId) -> float:
        slots, tokens = self._slots[area], self.country.row[area]
        return slots[tokens] if tokens < len(slots) else 0.0

    def _missed(self, area: AreaId) -> float:
        slots, tokens = self._slots[area], self.country.row[area]
        return slots[tokens - 1] if tokens <= len(slots) else 0.0

    def _best_conversion(self) -> float:
        """As many barbarians of one area as may be annexed."""
        here = [(area, tokens) for area, tokens in enumerate(self._state.barbarians) if tokens]
        stock, ids = self._state.stock[self._seat], self.country.board.ids
        most = most_converted(self._position)
        return max([self.converted(Convert(ids[area], min(tokens, stock, most))) for area, tokens in here])

    def converted(self, answer: Convert) -> float:
        """What barbarians of an area are worth as one's own people."""
        country = self.country
        area = country.board.index[answer.area]
        mine = country.row[area]
        if country.cities[area] or country.rivals(area) > self._state.barbarians[area]:
            return 0.0
        room, left = country.board.limit[area], self._state.barbarians[area] - answer.tokens
        staying = min(mine + answer.tokens, max(room - left, 0))
        before = country.worth_alone(min(mine, country.rooms[area]))
        return country.worth_alone(staying) - before
