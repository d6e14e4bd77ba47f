# Phases 6 to 8 with 3 and 4 seats: the market.

lineage-ask-market_trade = What do you trade with the market? Round { $round } of { $rounds }.
lineage-ask-market_trade-help =
    Place { $count } cards of your hand on the market and take { $count } others, or pass; after a pass you may trade again
    in a later round. What you place must count at least as much as what you take. A commodity goes to a free space
    of its own number, Water to column 0, and counts its number; two equal ones count as a set, four times their
    number. Face-down cards count the number of their column, whatever they are, and never as a set. In the red
    column any card that can be traded lies face down, calamities too; it counts -2, -3 or -4 for the player who
    places or takes it. Cards that you place in the top row are shown, then turned face down. Trading ends after
    { $rounds } rounds, or when all have passed one after the other.
lineage-ask-market_trade-typing =
    Trades of your own can be typed: “bronze, hides for 3, 4” takes the top cards of columns 3 and 4,
    “bronze, treachery on -2 for 1, salt” an open salt; “3.2” is the second space of column 3.
lineage-market-places = { $gives ->
    [none] { $red } on { $spaces }
   *[other] { $red ->
        [none] { $gives }
       *[other] { $gives } and { $red } on { $spaces }
    }
}
lineage-market-takes = { $columns ->
    [none] { $gets }
   *[other] { $gets ->
        [none] face down from { $columns }
       *[other] { $gets }, and face down from { $columns }
    }
}
lineage-answer-exchange = Place { lineage-market-places } for { lineage-market-takes } ({ $placed } for { $taken })

lineage-event-market_dealt = The market gets Water and { $columns ->
    [0] nothing else.
    [one] a card of stack 1.
   *[other] a card of each stack from 1 to { $columns }.
}
lineage-event-exchanged = { $seat } places { $shows ->
    [none] {""}
   *[other] { $shows }
}{ $red ->
    [none] {""}
   *[other] { $shows ->
        [none] {""}
       *[other] {" "}and{" "}
    }a card face down on { $red }
} and takes { lineage-market-takes } ({ $placed } for { $taken }){ $came ->
    [none] .
   *[other] : { $came }.
}
lineage-event-market_passed = { $seat } passes at the market.
lineage-event-market_blocked = { $seat } draws { $card } from the market: it cannot be traded and stays there, face up.
lineage-event-market_closed = Trading with the market is over.
lineage-event-market_revealed = { $cards ->
    [none] No card lay face down on the market.
   *[other] The market is turned up: { $cards }.
}

lineage-refuse-market-count = You place { $count } cards on the market and take { $count } others.
lineage-refuse-market-hand = You do not hold all the cards that you want to place.
lineage-refuse-market-no-space = The market has no space { $space }.
lineage-refuse-market-untradeable = { $card } cannot be traded: it stays in your hand.
lineage-refuse-market-calamity = { $card } is a calamity: it can only go to the red column.
lineage-refuse-market-column = { $card } can only go to column { $column }, or to the red column.
lineage-refuse-market-full = The space { $space } is not free; what you take leaves it only after you have placed your cards.
lineage-refuse-market-own = You cannot take back the cards that you place.
lineage-refuse-market-empty = Nothing that you could take lies on { $space }.
lineage-refuse-market-blocked = { $card } cannot be traded: it stays on the market.
lineage-refuse-market-value = Your cards count { $placed }, what you want to take counts { $taken }.
