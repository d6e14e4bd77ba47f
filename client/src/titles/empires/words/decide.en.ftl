# What is decided on the map: the sheets of all questions.

empires-decide-how = How this works
empires-decide-pick = Pick a place
empires-decide-choose = Choose { $area }
empires-decide-pick-map = Pick areas on the map.
empires-decide-pick-lit = Pick a highlighted area.
empires-decide-nothing = Nothing to pick
empires-decide-find = Search { $count } places
empires-decide-how-many = How many
empires-decide-of = of { $count }
empires-decide-pieces = City or tokens
empires-decide-whole = A city
empires-decide-piecemeal = { $count ->
    [one] 1 token
   *[other] Tokens, up to { $count }
}
empires-decide-tokens-in = { $count ->
    [one] 1 token in { $area }
   *[other] { $count } tokens in { $area }
}
empires-decide-reset = Reset
empires-decide-fill = Choose the rest for me
empires-decide-open-damage = { $count } damage still to take
empires-decide-open-growth = { $count ->
    [one] 1 token left to place
   *[other] { $count } tokens left to place
}
empires-decide-stuck = You must still take { $count } damage, and nothing that is left counts exactly that much. “Choose the rest for me” finds a solution.
empires-decide-taken-back = { $count ->
    [one] 1 token that you had chosen stays on the board: with it the loss would not come out exactly.
   *[other] { $count } tokens that you had chosen stay on the board: with them the loss would not come out exactly.
}
empires-decide-more = { $count } more
empires-decide-more-worth = Worth { $count } more
empires-decide-counted-pieces = { $done } of { $due }
empires-decide-counted-cities = { $done } of { $due ->
    [one] 1 city
   *[other] { $due } cities
}
empires-decide-counted-tokens = { $limit ->
    [most] { $done } of at most { $due ->
        [one] 1 token
       *[other] { $due } tokens
    }
   *[all] { $done } of { $due ->
        [one] 1 token
       *[other] { $due } tokens
    }
}
empires-decide-counted-players = { $limit ->
    [most] { $done } of at most { $due ->
        [one] 1 player
       *[other] { $due } players
    }
   *[all] { $done } of { $due ->
        [one] 1 player
       *[other] { $due } players
    }
}
empires-decide-counted-support = { $done } of { $due } tokens support your cities
empires-decide-counted-barbarians = { $done } of { $due } barbarians have found room
empires-decide-continue = Continue
empires-decide-outlook = What would happen
empires-decide-silent = The rules cannot be asked just now. You can decide all the same: the house checks every answer.

## An area in a few words

empires-decide-limit = limit { $limit }
empires-decide-site = city site
empires-decide-flood-plain = flood plain
empires-decide-yours = { $count } of yours
empires-decide-theirs = { $count } of { $name }
empires-decide-your-city = your city
empires-decide-city = city of { $name }
empires-decide-pirates = pirate city
empires-decide-barbarians = { $count ->
    [one] 1 barbarian
   *[other] { $count } barbarians
}

## Growth and damage

empires-decide-send-growth = { $count ->
    [one] Place 1 token
   *[other] Place { $count } tokens
}
empires-decide-send-damage = Take { $count } damage
empires-decide-open-losses = { $count } still to lose
empires-decide-send-losses = { $count ->
    [one] Lose 1 unit point
   *[other] Lose { $count } unit points
}
empires-decide-open-faction = { $count ->
    [one] 1 unit point still to choose
   *[other] { $count } unit points still to choose
}
empires-decide-send-faction = Select { $count } unit points
empires-decide-city-in = City in { $area }
empires-decide-city-worth = counts { $count }
empires-decide-city-between = counts { $least } to { $count }
empires-decide-city-left = counts { $count }; { $left ->
    [0] no token stays
    [one] 1 token stays
   *[other] { $left } tokens stay
}
empires-decide-tokens-stay = Tokens that stay in { $area }

## Tax, civilizations

empires-decide-tax = { $paid } tokens go to the treasury, which then has { $treasury }; { $stock } stay in stock; no revolt
empires-decide-tax-revolt = { $paid } tokens go to the treasury, which then has { $treasury }; { $revolts ->
    [one] 1 city revolts
   *[other] { $revolts } cities revolt
}
empires-decide-loot = { $tokens ->
    [0] Leave the treasury as it is
    [one] Move { $tokens } token to the treasury
   *[other] Move { $tokens } tokens to the treasury
}
empires-decide-starts = starts in { $area }

## Cards

empires-decide-set = { $held } held, set worth { $value }
empires-decide-set-loss = { $loss ->
    [0] Your sets lose nothing.
   *[other] Your sets lose { $loss } in value.
}
empires-decide-send-discard = { $cards ->
    [one] Discard 1 card
   *[other] Discard { $cards } cards
}
empires-decide-send-sell = { $cards ->
    [0] Choose cards
    [one] Discard 1 card for { $treasury } tokens
   *[other] Discard { $cards } cards for { $treasury } tokens
}
empires-decide-sale = { $treasury } tokens go to the treasury; your sets lose { $loss } in value.
empires-decide-card = { $name }, value { $face }
empires-decide-give = Give { $name } face down
empires-decide-give-open = Give { $name } face up
empires-decide-open = Face up
empires-decide-open-about = Everybody sees which card you give.
empires-decide-stack = Stack { $stack }: { $cost ->
    [0] free
   *[other] { $cost } from the treasury
}
empires-decide-stack-holds = { $goods }; { $calamities ->
    [0] no calamity
    [one] 1 calamity
   *[other] { $calamities } calamities
} in the box
empires-decide-stack-empty = The stack is empty: you get Water.
empires-decide-buy = Buy from stack { $stack }: { $cost ->
    [0] free
   *[other] { $cost } from the treasury
}
empires-decide-pick-stack = Choose a stack
empires-decide-luck = Once you have seen the card, you cannot take the purchase back.

## Players

empires-decide-player = { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}, census { $census }, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}
empires-decide-not-chosen = Cannot be chosen.
empires-decide-locked = not possible
empires-decide-send-players = { $count ->
    [one] Choose this player
   *[other] Choose these { $count } players
}
empires-decide-more-players = { $count ->
    [one] Choose 1 more player
   *[other] Choose { $count } more players
}

## Units that change sides

empires-decide-open-units = { $count ->
    [one] 1 unit point still to choose
   *[other] { $count } unit points still to choose
}
empires-decide-units-over = That is { $count ->
    [one] 1 unit point
   *[other] { $count } unit points
} too many.
empires-decide-send-units = Select { $points } unit points
empires-decide-offer = Proposed selection { $number } of { $count }
empires-decide-offer-own = Your own selection
empires-decide-offer-before = Previous selection
empires-decide-offer-next = Next selection

## Cities

empires-decide-build = Build a city in { $area }
empires-decide-build-all = Build { $count } cities
empires-decide-build-plan = Plan another city
empires-decide-build-tokens = { $there ->
    [one] 1 token in the area.
   *[other] { $there } tokens in the area.
}
empires-decide-treasury = Treasury
empires-decide-treasury-pays = pays up to { $most } of your { $treasury }
empires-decide-keep = Leave a token beside the city
empires-decide-keep-about = Public Works: it takes one token more.
empires-decide-city-lacking = With a city there, { $count ->
    [one] 1 token
   *[other] { $count } tokens
} would be missing to support your cities.
empires-decide-abilities = Special abilities

## Movement

empires-decide-from = From
empires-decide-to = To
empires-decide-move = Move
empires-decide-send-rest = { $count ->
    [one] Send the other one elsewhere
   *[other] Send the other { $count } elsewhere
}
empires-decide-deselect = Choose something else
empires-decide-join = Move tokens from { $area } here
empires-decide-all-moved = All tokens here have moved.
empires-decide-goals = { $count ->
    [one] 1 area can be reached
   *[other] { $count } areas can be reached
}
empires-decide-voyages = { $count ->
    [one] Sail to 1 place
   *[other] Sail to { $count } places
}
empires-decide-barred = { $count ->
    [one] 1 area cannot be entered
   *[other] { $count } areas cannot be entered
}
empires-decide-use-ship = Ship: { $cargo } on board, { $steps } steps left
empires-decide-build-ship = Build a ship here
empires-decide-ship-price = { $tokens ->
    [0] { $coins ->
        [one] Pay 1 token from the treasury
       *[other] Pay { $coins } tokens from the treasury
    }
    [one] { $coins ->
        [0] Pay 1 token from the area
       *[other] Pay { $coins } from the treasury, 1 from the area
    }
   *[other] { $coins ->
        [0] Pay { $tokens } tokens from the area
       *[other] Pay { $coins } from the treasury, { $tokens } from the area
    }
}
empires-decide-ship = { $cargo } on board, room for { $room } more, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} left
empires-decide-ship-left = { $cargo } on board, { $steps } steps
empires-decide-ship-unpaid = not paid for
empires-decide-maintain = Pay for the ship
empires-decide-maintain-about = A ship from an earlier turn costs { $cost } each turn, before it is used. If you do not pay, it returns to stock.
empires-decide-maintain-treasury = Pay { $cost } from the treasury
empires-decide-maintain-token = Pay with a token from { $area }
empires-decide-embark = Take { $count } on board
empires-decide-ashore = Set ashore
empires-decide-disembark = Set { $count } ashore
empires-decide-left-after = { $tokens ->
    [0] After your plan no token can still move
    [one] After your plan 1 token can still move
   *[other] After your plan { $tokens } tokens can still move
}{ $treasury ->
    [0] .
   *[other] ; { $treasury } in your treasury.
}
empires-decide-hungry = { $count ->
    [one] 1 token will find no food
   *[other] { $count } tokens will find no food
}: { $areas }
empires-decide-hungry-unless = Lost unless you build a city there: { $areas }
empires-decide-still = What you can still do
empires-decide-free = { $count ->
    [one] 1 token can move
   *[other] { $count } tokens can move
}
empires-decide-yard = build a ship
empires-decide-nothing-left = All tokens and ships have moved.
empires-decide-plan = Your plan
empires-decide-private = private; { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}, { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
} left
empires-decide-walk = { $origin } to { $to }: { $tokens }
empires-decide-voyage = Ship { $origin } to { $to }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
empires-decide-checking = …
empires-decide-illegal = not allowed
empires-decide-refused = The house refused this step, so no part of the plan was carried out.
empires-decide-omen-conflict = conflict
empires-decide-omen-attack = city attack
empires-decide-omen-city = city possible
empires-decide-omen-surplus = { $count } too many
empires-decide-drop = Remove from the plan: { $what }
empires-decide-throw-away = Delete the plan
empires-decide-take-back-one = Take back: { $what }
empires-decide-take-all-back = Take everything back
empires-decide-unmoved = You have moved nothing in this turn. End the movement all the same?
empires-decide-end-unmoved = End without moving
empires-decide-done = Moved so far: { $count }
empires-decide-fixed = cannot be taken back
empires-decide-made-move = { $origin } to { $to }: { $tokens }
empires-decide-made-build_ship = Ship built in { $to }
empires-decide-made-maintain = Ship in { $to } paid for
empires-decide-made-sail = Ship { $origin } to { $to }
empires-decide-made-embark = { $tokens } on board in { $origin }
empires-decide-made-disembark = { $tokens } ashore in { $to }

## Questions without a choice

empires-decide-forced = There is only one answer.
empires-decide-forced-like = Answer such questions for me

## The next movement, planned ahead

empires-decide-ahead-open = Plan your next movement
empires-decide-ahead-planned = { $count ->
    [one] Planned ahead: 1 move
   *[other] Planned ahead: { $count } moves
}
empires-decide-ahead-title = Your next movement
empires-decide-ahead-private = Nobody sees this plan, and nothing is sent.
empires-decide-ahead-help = The plan starts from the board as it is now. Taxes, growth and the answers of others come before your movement. When your movement begins, the plan is offered to you, and the rules check every line of it again.
empires-decide-ahead-close = Keep the plan and close
empires-decide-ahead-kept = { $count ->
    [one] You planned 1 move ahead.
   *[other] You planned { $count } moves ahead.
}
empires-decide-ahead-use = Use the plan
