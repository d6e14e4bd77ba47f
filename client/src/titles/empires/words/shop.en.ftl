# The advance shop.

empires-shop-title = Advances
empires-shop-coming = The rules work out your prices …
empires-shop-silent = The rules do not answer just now.
empires-shop-refused = Put back, because the rules refuse it now: { $why }
empires-shop-show = Which advances
empires-shop-show-all = All: { $count }
empires-shop-show-affordable = Affordable: { $count }
empires-shop-show-owned = Owned: { $count }
empires-shop-order = In which order
empires-shop-order-cost = By cost
empires-shop-order-price = By my price
empires-shop-legend = Price = cost −
empires-shop-legend-group = group credit
empires-shop-legend-special = special credit
empires-shop-points-as-cost = each counts its cost in victory points
empires-shop-points-legend = victory points

empires-shop-group-science = Science
empires-shop-group-arts = Arts
empires-shop-group-crafts = Crafts
empires-shop-group-civics = Civics
empires-shop-group-religion = Religion
empires-shop-credit = credit { $credit }
empires-shop-owned = owned
empires-shop-short = { $short } short
empires-shop-price = your price:
empires-shop-points = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}

## How a price comes about

empires-shop-printed = printed cost
empires-shop-group-credit = { $group } credit
empires-shop-group-credit-about = Group credit: each advance that you own makes the others of its group cheaper. The number is what your advances take off the cost here, at every purchase.
empires-shop-special = special, from { $advance }
empires-shop-special-about = Special credit: some advances make one certain other advance cheaper still. It comes off in addition to the group credit.
empires-shop-library = Library, at this purchase
empires-shop-yours = your price
empires-shop-is-owned = You hold it.
empires-shop-gives = Gives { $credits }
empires-shop-gives-special = and { $amount } off { $advance },
empires-shop-from-next-turn = from next turn

## The cart and how it is paid

empires-shop-cart = Cart
empires-shop-chosen = { $count ->
    [0] nothing chosen
    [one] 1 chosen
   *[other] { $count } chosen
}
empires-shop-empty = Choose advances from the shelves. You could pay up to { $wealth }, and you buy only once a turn.
empires-shop-put-back = Put { $advance } back
empires-shop-pay = Pay with
empires-shop-ways = Proposed ways to pay
empires-shop-way = Cards { $cards }, treasury { $treasury }{ $waste ->
    [0] {""}
   *[other] , { $waste } lost
}
empires-shop-way-own = Your own choice
empires-shop-cards = { $given ->
    [0] { $held ->
        [one] 1 card
       *[other] { $held } cards
    }
   *[other] { $given } of { $held ->
        [one] 1 card
       *[other] { $held } cards
    }
}
empires-shop-fewer = One { $card } less
empires-shop-more = One { $card } more
empires-shop-treasury = Treasury, { $due } of { $held ->
    [one] 1 token
   *[other] { $held } tokens
}
empires-shop-swap = Substitute (Trade Empire)
empires-shop-swap-none = No substitute
empires-shop-swap-one = { $substitute } stands for { $standsFor }
empires-shop-total = Total
empires-shop-of = { $price } of { $wealth }
empires-shop-waste = Paid too much, lost
empires-shop-left = Left over
empires-shop-left-treasury = { $treasury } in the treasury
empires-shop-lacking = Still lacking
empires-shop-buy = { $count ->
    [one] Buy it for { $price }
   *[other] Buy { $count } advances for { $price }
}
empires-shop-nothing-sure = You could buy an advance. Leave without one?
empires-shop-nothing-yes = Buy nothing all the same
empires-shop-nothing = Buy nothing this turn

## What the rules suggest

empires-shop-suggestions = Suggestions
empires-shop-exact = calculated from your hand and credits
empires-shop-aim-points = Most victory points
empires-shop-aim-era = Next era
empires-shop-aim-most = Most advances
empires-shop-aim-credits = Most credits
empires-shop-aim-protection = Protection
empires-shop-looking = The rules are looking …
empires-shop-gift = with { $advances } for free
empires-shop-best = { $price } for { $points ->
    [one] 1 point
   *[other] { $points } points
}; you keep { $left } in cards and { $treasury } in the treasury
empires-shop-another = Suggestion { $number } of { $count }: show another
empires-shop-in-cart = in cart
empires-shop-use = Use
empires-shop-use-this = Use: put { $advances } into the cart

## Gifts

empires-shop-credits = { $advance }: { $points } points of credit
empires-shop-credits-now = { $count ->
    [one] credit { $credit } now, 1 advance gets cheaper
   *[other] credit { $credit } now, { $count } advances get cheaper
}
empires-shop-credits-take = Take { $points } points
empires-shop-credits-more = { $points } points more
empires-shop-given = free
empires-shop-free-about = { $points ->
    [one] Printed cost { $cost }, 1 victory point; gives { $credits }
   *[other] Printed cost { $cost }, { $points } victory points; gives { $credits }
}
empires-shop-free-take = Take { $advance }
empires-shop-free-none = Take no advance
empires-shop-back = Back to the shop
