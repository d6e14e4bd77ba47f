# The seats and the tracks: what everybody may see of everybody.

empires-tracks-in-census-order = in census order
empires-tracks-in-ranking-order = in A.S.T.-Ranking order
empires-tracks-fold = Collapse the seats
empires-tracks-unfold = Expand the seats
empires-tracks-title = The tracks
empires-tracks-leaf-ast = A.S.T.
empires-tracks-leaf-seats = Compare
empires-tracks-leaf-advances = Advances
empires-tracks-leaf-odds = Calamities
empires-tracks-seat-points = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Figures

empires-tracks-cities = Cities
empires-tracks-hand = Trade cards
empires-tracks-treasury = Treasury
empires-tracks-stock = Stock
empires-tracks-tokens = Tokens on the board
empires-tracks-ships = Ships
empires-tracks-advances = Advances
empires-tracks-points = Victory points
empires-tracks-vp = VP
empires-tracks-ast = A.S.T.
empires-tracks-ast-long = Archaeological Succession Table (A.S.T.): how far each civilization has come through the eras. At the end of a turn its marker goes one step on if it has what the era asks for.
empires-tracks-ast-what = What the A.S.T. is
empires-tracks-figures = What the figures are
empires-tracks-figures-are = From left to right: { $names }.
empires-tracks-cost = Cost
empires-tracks-census = Census
empires-tracks-census-place = Census order
empires-tracks-city-place = City order
empires-tracks-orders-note = Census order: players with more population move first, holders of Military last. City order: players with fewer cities draw and buy trade cards first.

## What a seat is doing

empires-tracks-moves = moving
empires-tracks-plans = planning
empires-tracks-trades = trading
empires-tracks-places = placing
empires-tracks-decides = deciding
empires-tracks-joins = joins later
empires-tracks-waits = waits
empires-tracks-waits-for-you = waits for you
empires-tracks-done = done

## Many seats

empires-tracks-order = In which order the seats stand
empires-tracks-by-blocks = blocks
empires-tracks-by-census = census
empires-tracks-by-points = points
empires-tracks-which = Which seats are shown
empires-tracks-count-w = West { $count }
empires-tracks-count-e = East { $count }
empires-tracks-count-all = all { $count }
empires-tracks-block-w = West
empires-tracks-block-e = East
empires-tracks-your-block = your block
empires-tracks-seat = Seat
empires-tracks-done-of = { $done } of { $seats } done
empires-tracks-done-of-waits = { $done } of { $seats } done; waits for { $names }
empires-tracks-for-you = you
empires-tracks-next-of = What the next step of { $name } requires

## The A.S.T.

empires-tracks-eras = Eras
empires-tracks-step-of = { $era }, step { $step } of { $last }
empires-tracks-met = Met:
empires-tracks-missing = Missing:

## Advances

empires-tracks-all-advances = Also those that nobody holds
empires-tracks-no-advances = Nobody holds an advance yet.
empires-tracks-holds = holds it

## Calamities

empires-tracks-odds-note = What you can know: your own hand, the discard piles, what went under the stacks, and cards that you saw change hands. The others hold { $hidden ->
    [one] 1 card
   *[other] { $hidden } cards
}.
empires-tracks-odds-not-here = Only players see where calamities may be, as long as the game lasts.
empires-tracks-asking = The rules are working this out …
empires-tracks-where-hand = in your hand
empires-tracks-where-known = seen last
empires-tracks-where-unseen = unseen
empires-tracks-where-discards = discarded
empires-tracks-where-under = under its stack
