# What only The Expansion Project asks.

## Dividing a calamity

expansion-divide-victim = You are the primary victim
expansion-divide-send = Give these losses
expansion-divide-given = { $count } of { $count } divided
expansion-divide-most = at most { $count } to one player
expansion-divide-seat = Player
expansion-divide-holds = Holds
expansion-divide-order = You give
expansion-divide-loses = Loses
expansion-divide-rest = Rest
expansion-divide-nothing = no advance helps
expansion-divide-has = { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}; at most { $room }
expansion-divide-room = at most { $room }
expansion-divide-takes-rest = takes the rest
expansion-divide-amount = Losses of { $name }
expansion-divide-rest-of = { $name } takes the rest
expansion-divide-rest-about = { $name } takes the rest: when you change another player’s number, this one follows, so the sum is always { $count }.
expansion-divide-evenly = Evenly
expansion-divide-leaders = Leaders first

## The sides of a Civil War

expansion-side-units = { $area } ({ $city ->
    [yes] { $tokens ->
        [0] city
       *[other] city, { $tokens }
    }
   *[no] { $tokens }
})
expansion-side-send = { $side ->
    [first] Keep the first faction
   *[second] Keep the second faction
}

## Tribal Conflict

expansion-tribes-first = Pick two areas
expansion-tribes-second = Pick an area next to it
expansion-tribes-send = { $one } and { $other } fight

## Pay or lose

expansion-bail-pay = Pay for
expansion-bail-treasury = Your treasury
expansion-bail-lost = Unit points that you lose
expansion-bail-send = { $paid ->
    [0] Pay nothing, lose { $lost }
   *[other] { $lost ->
        [0] Pay { $price }, lose nothing
       *[other] Pay { $price }, lose { $lost }
    }
}

## Trade Empire

expansion-demand-what = Which commodity
expansion-demand-whom = Whom you ask
expansion-demand-good = { $name }, value { $face }{ $held ->
    [0] {""}
   *[other] ; you hold { $held }
}
expansion-demand-holds = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
expansion-demand-lacks = { $count ->
    [one] 1 card
   *[other] { $count } cards
}; had no { $name } when last asked
expansion-demand-send = Ask { $player } for { $name }

## Ships

expansion-ships-own = Your ships
expansion-ships-of = Ship in { $place }
expansion-ships-paid = paid for
expansion-ships-release = Give it up
expansion-ships-new = Build a new ship
expansion-ships-price = How to pay
expansion-ships-build = Build a ship in { $place }
expansion-ships-nowhere = You cannot build another ship now.
expansion-ships-unpaid = { $count ->
    [one] One ship is not paid for: it returns to stock.
   *[other] { $count } ships are not paid for: they return to stock.
}
expansion-ships-leave = Do not pay for them

## Ships of a plan that was made ahead

expansion-ships-planned = The ships of your plan
expansion-ships-planned-in = { $count } in { $place }
expansion-ships-planned-build = Build the ships of your plan: { $listed }
expansion-ships-planned-keep = Pay for the ships of your plan: { $paid }
expansion-ships-planned-also = { $paid ->
    [one] One ship is paid for, too.
   *[other] { $paid } ships are paid for, too.
}
expansion-ships-planned-refused = Not possible any more: { $why }
expansion-ships-planned-leave = Leave them out
expansion-ships-planned-later = { $count ->
    [one] One move of your plan waits for the movement.
   *[other] { $count } moves of your plan wait for the movement.
}
