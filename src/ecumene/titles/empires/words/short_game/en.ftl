# The Short Game: what is set up before its first turn.

lineage-phase-founding = Cities before turn 1
lineage-phase-revelation = The tokens
lineage-phase-settlement = Tokens before turn 1

## Cities

lineage-ask-found = Where do you place a city? { $left ->
    [one] 1 city is left.
   *[other] { $left } cities are left.
} Your token: { $scenario }.
lineage-ask-found-help =
    Everybody places { $cities } cities in their own region, one civilization after the other in A.S.T.-Ranking order.
    At least { $sites } of them stand on city sites; where the population limit is 0 there can be no city. Leave
    room for your tokens: they cannot stay in an area with a city. Only you know your token; it is revealed when all cities stand.
lineage-answer-found = { $area } ({ $site ->
    [yes] city site
   *[no] no city site
}, limit { $limit })
lineage-event-founded = { $seat } has a city in { $area }.
lineage-refuse-found-abroad = { $area } is not in your region.
lineage-refuse-found-desert = Nobody can live in { $area }, so no city can stand there.
lineage-refuse-found-twice = There is a city in { $area } already.
lineage-refuse-found-wild = { $area } has no city site, and at least { $sites } of your cities have to stand on one.

## The tokens

lineage-event-scenario = { $seat } reveals { $scenario }: { $advances }.
lineage-ask-lose_city = { $scenario } costs you one of your cities. Which one?
lineage-ask-lose_city-help =
    Some tokens bring expensive advances and cost a city. The city goes back to your stock, and no tokens take its place.{ $reconstructed ->
        [yes] {" "}The rulebook does not say which tokens cost a city; our guess is the three with the most expensive advances.
       *[no] {""}
    }
    Trade cards are dealt next, one for each city that is left.
lineage-answer-lose_city = { $area }
lineage-event-given_up = { $seat } loses the city in { $area } for { $scenario }.
lineage-refuse-lose-city = You have no city there.

## People

lineage-ask-populate = Where do you place tokens? { $left ->
    [one] 1 token is left.
   *[other] { $left } tokens are left.
}
lineage-ask-populate-help =
    Place up to { $most } tokens in your own region, not more in an area than its population limit, and no tokens in
    an area with a city. They grow in the first turn: an area with one token by one, an area with more by two. Every city needs two of them for
    its support. Your treasury gets { $treasury } tokens afterwards.
lineage-answer-populate = { $tokens } in { $area }
lineage-answer-end_populating = Place no more tokens
lineage-event-people_placed = { $seat } places { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} in { $area }.
lineage-event-settled = { $seat } places { $tokens ->
    [0] no tokens
    [one] 1 token
   *[other] { $tokens } tokens
} in all.
lineage-refuse-populate-abroad = { $area } is not in your region.
lineage-refuse-populate-city = There is a city in { $area }; no token can stay beside it.
lineage-refuse-populate-most = You have only { $left ->
    [one] 1 token
   *[other] { $left } tokens
} left to place, not { $tokens }.
lineage-refuse-populate-room = { $room ->
    [0] There is no room left in { $area }.
    [one] There is room for 1 more token in { $area }.
   *[other] There is room for { $room } more tokens in { $area }.
}

## Ready

lineage-event-short_game =
    Everybody takes { $treasury } tokens into the treasury, and all markers stand on step { $step } of the A.S.T.

## The text board

lineage-board-scenario = Your token: { $scenario }{ $secret ->
    [yes] {" "}(only you know it)
   *[no] {""}
}
lineage-board-scenario-costs = { $reconstructed ->
    [yes] It costs one of your cities when it is revealed (our guess; the rulebook does not say which tokens do).
   *[no] It costs one of your cities when it is revealed.
}
lineage-board-region = Your region, { $when }

## Counsel

lineage-counsel-region = { $cities ->
    [one] With 1 city
   *[other] With { $cities } cities
} your region also feeds { $feeds } tokens; the cities need { $needs } for their support.
lineage-counsel-place-wild = No city site: a site is left for a city that you build later.
lineage-counsel-place-plain = On the flood plain: a Flood may take it.
lineage-counsel-place-volcano = Beside a volcano.
lineage-counsel-place-coast = On the coast: pirates and cyclones come by sea.
lineage-counsel-place-border = { $areas ->
    [one] Borders on 1 area of another region.
   *[other] Borders on { $areas } areas of other regions.
}
