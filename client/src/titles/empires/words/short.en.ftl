# The Short Game: what is placed before turn 1, and the tokens.

empires-short-token = Your token
empires-short-secret = only you know it
empires-short-costs-tag = costs a city
empires-short-costs = When it is revealed, it costs one of your cities.
empires-short-guess = Which tokens cost a city is our guess: the rulebook does not say.
empires-short-advance = { $cost }, { $points } VP
empires-short-credits = Credits
empires-short-credits-free = and { $points } of one’s choice
empires-short-tokens = The tokens

## Waiting

empires-short-then-founding = Each civilization in turn places { $cities } cities. Then all tokens are revealed.
empires-short-then-revelation = The tokens are revealed. Then trade cards are dealt, one for each city, and tokens are placed.
empires-short-then-settlement = Each civilization in turn places up to { $tokens } tokens. Then everybody takes { $treasury } tokens into the treasury, and turn 1 begins.
empires-short-order = In A.S.T.-Ranking order
empires-short-placed-cities = { $done } of { $due ->
    [one] 1 city
   *[other] { $due } cities
}
empires-short-placed-tokens = { $done } of { $due ->
    [one] 1 token
   *[other] { $due } tokens
}
empires-short-now = places now
empires-short-later = later

## Cities

empires-short-sites = On a city site
empires-short-wild = Elsewhere, { $most ->
    [one] 1 city at most
   *[other] { $most } cities at most
}
empires-short-coast = coast
empires-short-inland = inland
empires-short-off-plain = site above the flood plain
empires-short-volcano = below a volcano
empires-short-found = { $count ->
    [one] Place this city
   *[other] Place these { $count } cities
}
empires-short-found-open = { $count ->
    [one] 1 city left to place
   *[other] { $count } cities left to place
}
empires-short-best = advised

## The lost city

empires-short-kept = You keep { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}, and get the same number of trade cards. The area is free for your tokens.

## People

empires-short-where = Where your tokens may go
empires-short-touch = A tap on the map
empires-short-touch-one = +1
empires-short-touch-two = +2
empires-short-touch-all = fills
empires-short-touch-back = −1
empires-short-people = { $count ->
    [one] { $left ->
        [0] Place 1 token
       *[other] Place 1 token, keep { $left }
    }
   *[other] { $left ->
        [0] Place { $count } tokens
       *[other] Place { $count } tokens, keep { $left }
    }
}
empires-short-people-doubt = You could place { $left } more tokens. They stay in stock.
empires-short-people-yes = Place only { $count }
