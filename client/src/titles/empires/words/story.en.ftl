# Looking back: the turn that ended, what changed while one was away, the story of a whole game.

empires-story-title = The story of the game
empires-story-course = The course of the game
empires-story-figure = Figure
empires-story-points = Points
empires-story-cities = Cities
empires-story-population = Population
empires-story-advances = Advances
empires-story-follow = Highlight a seat
empires-story-numbers = In numbers
empires-story-turn = Turn
empires-story-sum = All
empires-story-chart = { $figure } over { $turns } turns. At the end: { $values }.
empires-story-bargains = Who traded with whom
empires-story-market = Trades with the market
empires-story-market-trades = Trades
empires-story-market-placed = Put in
empires-story-market-taken = Taken
empires-story-calamities = Calamities
empires-story-passed = Traded away
empires-story-suffered = Suffered
empires-story-to = traded it to

## The turn that ended

empires-story-review = Looking back
empires-story-turn-was = Turn { $turn } in review
empires-story-bought = You acquired { $advances }.
empires-story-struck = You suffered { $calamities }.
empires-story-lost = { $cities ->
    [one] You lost a city
   *[other] You lost { $cities } cities
}{ $areas ->
    [none] { "" }
   *[other] { $unnamed ->
        [0] : { $areas }
       *[other] , among them { $areas }
    }
}.
empires-story-marketed = At the market you put in { $placed } and took { $taken }, in { $trades ->
    [one] one trade
   *[other] { $trades } trades
}.
empires-story-market-by = { $trades ->
    [one] 1 trade
   *[other] { $trades } trades
}
empires-story-cities-by = cities { $by }
empires-story-points-by = { $by } VP

## Since one left

empires-story-on-map = Changed on the map
empires-story-changed = changed since you left
empires-story-city-came = new city
empires-story-city-went = city lost
empires-story-tokens = tokens { $before } → { $after }
empires-story-more = and { $count } more, highlighted on the map
