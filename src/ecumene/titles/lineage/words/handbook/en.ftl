# The handbook's pages for cards, and the sheets beside the board. All numbers are arguments.

## Pages

lineage-shelf-advances = Advances
lineage-shelf-calamities = Calamities
lineage-shelf-commodities = Commodities
lineage-shelf-civilizations = Civilizations

lineage-fact-cost = Cost
lineage-fact-points = Victory points
lineage-fact-groups = Group
lineage-fact-credits = Credits
lineage-fact-stack = Stack
lineage-fact-kind = Kind
lineage-fact-tradeable = Trade
lineage-fact-beneficiary = Who gains
lineage-fact-face = Face value
lineage-fact-copies = Cards in a game
lineage-fact-set = { $count } cards
lineage-fact-ranking = A.S.T. ranking
lineage-fact-start = Begins in
lineage-fact-seats = Played with
lineage-track-basic = Eras begin at step, Basic side
lineage-track-expert = Eras begin at step, Expert side
lineage-track-standard = Epochs begin at step
lineage-track-dawn = Epochs begin at step, Dawn of History

lineage-kind-minor = minor
lineage-kind-major = major
lineage-tradeable = { $can ->
    [yes] can be traded
   *[no] cannot be traded
}
lineage-beneficiary-trader = the player who traded it to you
lineage-beneficiary-stock = the player with the most units in stock
lineage-beneficiary-nobody = nobody

lineage-note-cheaper = costs you { $amount } less
lineage-note-makes-cheaper = takes { $amount } off the cost
lineage-commodity = One card is worth { $face }. Equal cards count together: their number, times itself, times { $face }.
lineage-civilization = Number { $ranking } in the ranking that breaks ties and decides who acts first.

## Sheets

lineage-aid-turn = Turn card
lineage-aid-turn-about = The phases of a turn in their order, and what you do in each.
lineage-aid-numbers = Numbers
lineage-aid-numbers-about = What is looked up most, without advances.
lineage-aid-calamities = Calamities
lineage-aid-calamities-about = All calamities in the order in which they are resolved.
lineage-aid-credits = Credits
lineage-aid-credits-about = What each advance costs, and what it takes off others for good.
lineage-aid-eras = A.S.T.
lineage-aid-eras-about = What you need to enter an era, and to move within it.
lineage-aid-sets = Sets
lineage-aid-sets-about = What equal commodity cards are worth together.

lineage-head-phase = Phase
lineage-head-here = What you do here
lineage-head-number = What
lineage-head-value = How many
lineage-head-calamity = Calamity
lineage-head-stack = Stack
lineage-head-kind = Kind
lineage-head-tradeable = Trade
lineage-head-does = What it does
lineage-head-changes = Advances that change it
lineage-head-advance = Advance
lineage-head-cost = Cost
lineage-head-special = One advance
lineage-head-era = Era
lineage-head-needs = You need
lineage-head-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
lineage-side-basic = Basic side
lineage-side-expert = Expert side
lineage-side-standard = Usual order
lineage-side-dawn = Dawn of History
lineage-needs-nothing = nothing

lineage-here-tax = Each city pays { $tax_rate } tokens from your stock into your treasury. Keep enough in stock: a city that cannot pay revolts.
lineage-here-population = Every area grows by as many tokens as you have there, by { $expansion } at most. Then tokens on the board are counted: the census.
lineage-here-ships = Pay { $ship_maintenance } for each ship you keep. New ones cost { $ship_cost } each, from treasury or from the tokens where you build them.
lineage-here-movement = Move, in the order of the census. A token walks { $land_steps ->
    [one] { $land_steps } area
   *[other] { $land_steps } areas
}; a ship sails { $ship_steps } steps and carries { $ship_capacity } tokens.{ $moves_ships ->
    [yes] {" "}Build ships for { $ship_cost } or keep them for { $ship_maintenance }.
   *[no] {""}
}
lineage-here-conflict = Where the tokens of several players are above the limit, the player with the fewest loses one first. An attack on a city needs { $attack_tokens } tokens.
lineage-here-construction = { $city_tokens } tokens become a city on a site, { $wilderness_city_tokens } elsewhere. Then remove what is above a limit, and check support: { $city_support } tokens on the board for each city.
lineage-here-trade_cards = Draw a card from as many stacks as you have cities, from the first up. Then you may buy more.
lineage-here-trade = Offer at least { $trade_cards } cards; you must name { $true_names } of them truthfully. Calamities that can be traded may be among the others.
lineage-here-calamity_selection = Players with too many calamities discard some of them at random; the others strike.
lineage-here-calamity_resolution = Calamities strike in ascending order: minor ones first, and of each stack the one that cannot be traded first.
lineage-here-special_abilities = Use what your advances allow in this phase, each of them once.
lineage-here-support = Remove tokens above the limits. Each city needs { $city_support } tokens on the board; otherwise reduce cities.
lineage-here-advances = Buy advances with sets of commodities, treasury and credits, all in one go. Then keep { $hand_limit } commodity cards at most.
lineage-here-ast = Your marker moves a step if you meet what its era demands. Calamities and spent cards go back to the stacks.

lineage-number-tokens = Tokens of each civilization
lineage-number-cities = Cities of each civilization
lineage-number-ships = Ships of each civilization
lineage-number-tax_rate = Tax for each city
lineage-number-expansion = Growth of an area, at most
lineage-number-ship_cost = A new ship
lineage-number-ship_maintenance = Keeping a ship
lineage-number-ship_steps = Steps of a ship
lineage-number-ship_capacity = Tokens that a ship carries
lineage-number-attack_tokens = Tokens to attack a city
lineage-number-city_defenders = Tokens that an attacked city turns into
lineage-number-city_tokens = City on a site
lineage-number-wilderness_city_tokens = City elsewhere
lineage-number-city_support = Tokens to support a city
lineage-number-trade_cards = Cards of an offer, at least
lineage-number-true_names = True names in an offer
lineage-number-hand_limit = Commodity cards to keep
lineage-number-city_points = Unit points of a city
lineage-number-city_victory_points = Victory points of a city
lineage-number-step_victory_points = Victory points of a step
lineage-number-bonus_victory_points = First in the last era
lineage-number-purchase = A card of stack { $stack }, from treasury
