# The handbook's pages for cards, and the sheets beside the board. All numbers are arguments.

cultures-shelf-civilizations = Civilizations
cultures-shelf-provinces = Provinces
cultures-shelf-deck = Cards of { $civilization }

cultures-fact-cost = Needs
cultures-fact-vp = Victory points
cultures-fact-kind = Kind
cultures-fact-resources = As a resource
cultures-fact-military = As military
cultures-fact-number = Number
cultures-fact-symbols = Won with
cultures-fact-icon = Icon
cultures-fact-coin_limit = Coins kept at most
cultures-fact-printed_resources = Printed resources
cultures-fact-military_bands = Military levels
cultures-fact-progress_bands = Progress levels
cultures-fact-golden_age = Golden Age
cultures-note-deck = in this deck

cultures-aid-turn = Round card
cultures-aid-turn-about = The phases of a round, and what you do in each.
cultures-aid-uses = Four uses
cultures-aid-uses-about = What you can do with a card.
cultures-aid-provinces = Provinces
cultures-aid-provinces-about = What each province asks for, and what it gives.
cultures-aid-numbers = Numbers
cultures-aid-numbers-about = What is looked up most.

cultures-head-phase = Phase
cultures-head-use = Use
cultures-head-here = What you do here
cultures-head-province = Province
cultures-head-symbols = Won with
cultures-head-gives = What it gives
cultures-head-vp = Points
cultures-head-number = What
cultures-head-value = How many

cultures-here-income = Take the coins that your cards and your board give each round.
cultures-here-swap = Draw { $hand } cards. You may swap up to { $swap_max } of them for { $swap_cost ->
    [one] { $swap_cost } coin
   *[other] { $swap_cost } coins
} each.
cultures-here-play = Play { $play } of your { $hand } cards, one after the other by turns. The last one goes back on top of your deck.
cultures-here-province = Compete for the leftmost province or pass. Most matching symbols win it, and the winner discards the last military card. Then the progress marker and the coin limit are checked.

cultures-use-coins = Discard it
cultures-use-military = Military
cultures-use-resource = Resources
cultures-use-display = Build or appoint
cultures-use-here-coins = Take { $discard_coins } coins.
cultures-use-here-military = Put it at the highest free red band: its symbol counts for provinces.
cultures-use-here-resource = Add its strip below your board. Resources are never spent; a coin on it is paid once.
cultures-use-here-display = It needs the resources of its cost; each that is missing costs { $missing_resource_coins } coins. Your last resource card may become progress.

cultures-number-rounds = Rounds
cultures-number-start_coins = Coins at the start
cultures-number-hand = Cards drawn each round
cultures-number-play = Cards played each round
cultures-number-swap_max = Cards that may be swapped
cultures-number-swap_cost = Coins for a swap
cultures-number-discard_coins = Coins for a discarded card
