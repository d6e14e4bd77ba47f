# The text board: lineage-board-<what>. Columns are aligned, so that their headings are short.

lineage-board-none = none
lineage-board-listed = { $cards }
lineage-board-over = the game is over

## Headings of columns

lineage-board-number = { $number }
lineage-board-at-end = VP do not count yet: { $parts }. That is secret until the game is over.
lineage-board-column-ranking = in ranking order
lineage-board-column-start = starts in
lineage-board-column-first-steps = steps at which its eras begin
lineage-board-column-area = area
lineage-board-column-region = region
lineage-board-column-tokens = tokens
lineage-board-column-city = city
lineage-board-column-can-move = can move
lineage-board-column-others = others
lineage-board-column-limit = limit
lineage-board-column-site = city site
lineage-board-column-coast = coast
lineage-board-column-who = who is there
lineage-board-column-board = board
lineage-board-column-stock = stock
lineage-board-column-treasury = treasury
lineage-board-column-cities = cities
lineage-board-column-ships = ships
lineage-board-column-census = census
lineage-board-column-advances = advances
lineage-board-column-cards = cards
lineage-board-column-step = step
lineage-board-column-points = VP
lineage-board-column-hold = You hold
lineage-board-column-hold-price = cost
lineage-board-column-acquire = To acquire
lineage-board-column-acquire-price = price
lineage-board-column-groups = groups

## The choice of civilizations

lineage-board-choice = Choice of civilizations
lineage-board-taken = taken by { $seat }

## Your people

lineage-board-yours = Your people{ $over ->
    [yes] {" "}(! over the limit)
   *[no] {""}
}, { $seat }, { $when }
lineage-board-your-ships = Ships:
lineage-board-ship-steps = { $ready ->
    [yes] { $steps ->
        [one] 1 step taken
       *[other] { $steps } steps taken
    }
   *[no] not maintained
}
lineage-board-ship-cargo = { $tokens } on board
lineage-board-means = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} on the board, { $stock } in stock, { $treasury } in the treasury; { $cities } of { $most } cities
lineage-board-support = , which need { $need ->
    [one] 1 token
   *[other] { $need } tokens
} of support{ $lacking ->
    [0] {""}
   *[other] : { $lacking } too few
}

## Where you can go, and build

lineage-board-reach = Where you can go by land, { $when }
lineage-board-coast = coast
lineage-board-from = from { $areas }
lineage-board-build = Building sites, { $when }
lineage-board-wilderness = wilderness
lineage-board-takes = takes { $need }, you have { $there }
lineage-board-share = , { $treasury } from the treasury
lineage-board-near = , { $near } next door
lineage-board-would-go = ; { $units } would go

## Civilizations

lineage-board-seats = Civilizations{ $mine ->
    [yes] {" "}(* yours)
   *[no] {""}
}, { $when }
lineage-board-has-left = has left the game
lineage-board-comes-later = joins the game with a Civil War
lineage-board-is-leaving = ; is leaving the game
lineage-board-holds = holds
lineage-board-block = Block { $block }; {""}
lineage-board-last-step = : the last step
lineage-board-ready = ; ready for the next step{ $era ->
    [none] {""}
   *[other] {" "}into { $era }
}
lineage-board-lacks = ; the next step{ $era ->
    [none] {""}
   *[other] {" "}into { $era }
} lacks { $what }
lineage-board-lack = { $what ->
    [cities] { $number ->
        [one] 1 city
       *[other] { $number } cities
    }
    [advance_points] { $number ->
        [one] 1 point of advances
       *[other] { $number } points of advances
    }
   *[advances] { $number ->
        [one] 1 advance
       *[other] { $number } advances
    }{ $what ->
        [advances_below_100] {" "}below 100
        [advances_from_100] {" "}of 100 or more
        [advances_from_200] {" "}of 200 or more
       *[advances] {""}
    }
}

## Areas and conflicts

lineage-board-areas = Areas, { $when }
lineage-board-conflicts = Conflicts{ $asked ->
    [yes] {" "}(> asked about)
   *[no] {""}
}, { $when }
lineage-board-limit = limit { $limit }:
lineage-board-site = { $white ->
    [yes] white site
   *[no] site
}
lineage-board-city = { $new ->
    [yes] new city
   *[no] city
}
lineage-board-ships = { $ships ->
    [one] ship
   *[other] { $ships } ships
}
lineage-board-pirate-city = pirate city
lineage-board-barbarians = barbarians { $tokens }
lineage-board-attacker = { $seat ->
    [barbarians] Barbarians
   *[other] { $seat }
} with { $tokens }
lineage-board-attacks = attacks
lineage-board-city-of = the city of { $seat }
lineage-board-city-of-pirates = a pirate city
lineage-board-too-few = , too few

## Cards, stacks, offers

lineage-board-hand = Your cards, { $count } in hand
lineage-board-cards-of = { $count ->
    [one] 1 card
   *[other] { $count } cards
} of { $face }
lineage-board-worth = worth { $value }
lineage-board-added = {""}, +{ $value } for another block's goods
lineage-board-all-commodities = All commodities
lineage-board-last-known = Last seen with
lineage-board-lacking = is known to have none of
lineage-board-calamity = stack { $stack }, { $kind ->
    [minor] minor calamity
   *[major] major calamity
}{ $tradeable ->
    [yes] {""}
   *[no] , cannot be traded
}{ $giver ->
    [none] {""}
   *[other] , from { $giver }
}
lineage-board-stacks = Stacks of trade cards
lineage-board-stacks-left = Stacks with cards:
lineage-board-stacks-of = Stacks of block { $block } with cards:
lineage-board-stacks-empty = ; empty, only Water: { $stacks }
lineage-board-discarded = Discarded of stack { $stack }:
lineage-board-offers = Offers{ $alarm ->
    [yes] , the alarm has rung
   *[no] {""}
}
lineage-board-no-offers = Nobody offers anything that you can see.
lineage-board-still-trading = Still trading:
lineage-board-finished-trading = Finished:
lineage-board-offer = Offer { $number }
lineage-board-offer-between = { $maker ->
    [you] of yours
   *[other] of { $maker }
} to { $to ->
    [you] you
    [everybody] everybody
   *[other] { $to }
}
lineage-board-offer-reply = , in reply to offer { $number }
lineage-board-offer-for = for { $wants }

## Advances

lineage-board-advances = Advances, you hold { $count }
lineage-board-your-credits = Your credits:
lineage-board-credits = Credits: { $credits }.

# The market
lineage-board-market = Market{ $stage ->
    [buying] , dealt for this turn
    [trading] , round { $round } of { $rounds }
   *[revealed] , turned up
}
lineage-board-market-penalties = red
lineage-board-market-free = free
lineage-board-market-hidden = face down
lineage-board-market-dealt = [{ $card }]
lineage-board-market-shown = [{ $card }]
lineage-board-market-open = { $card }
lineage-board-market-red = [{ $card }]
lineage-board-market-blocked = { $card }, blocked
lineage-board-market-by = by { $seat ->
    [you] you
   *[other] { $seat }
}
lineage-board-market-order = Order:
lineage-board-market-passes = { $passes ->
    [one] (1 pass in a row)
   *[other] ({ $passes } passes in a row)
}
lineage-board-market-guess = How many red spaces there are for each number is our guess; an owner of the board can correct it.
lineage-board-regions-guess = Whose region an area belongs to is partly our guess in this set-up; an owner of the board can correct it.
