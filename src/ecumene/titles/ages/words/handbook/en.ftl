# The handbook's pages for cards, and the sheets beside the board. All numbers are arguments.

ages-shelf-civilizations = Civilizations
ages-shelf-wonders = Wonders
ages-shelf-technologies = Technologies
ages-shelf-actions = Actions
ages-shelf-events = Event tokens

ages-fact-population = Workers it brings
ages-fact-main = Main ability
ages-fact-legacy = Legacy
ages-fact-requires = Needs one of
ages-fact-row = Row
ages-fact-workers = Workers
ages-fact-coins = Coins
ages-fact-slots = Slots
ages-fact-lost = Workers are lost
ages-yes-no = { $yes ->
    [yes] yes
   *[no] no
}
ages-nothing = nothing
ages-note-leads-here = leads here
ages-note-opens = opens from here

ages-aid-turn = Turn card
ages-aid-turn-about = What you do in a turn, and what ends a round.
ages-aid-actions = Actions
ages-aid-actions-about = What each action costs and gives. The permanent ones are always open.
ages-aid-technologies = Technologies
ages-aid-technologies-about = What each technology needs and does.
ages-aid-numbers = Numbers
ages-aid-numbers-about = What is looked up most.

ages-head-phase = Step
ages-head-here = What you do here
ages-head-action = Action
ages-head-workers = Workers
ages-head-coins = Coins
ages-head-slots = Slots
ages-head-lost = Workers lost
ages-head-gains = What it gives
ages-head-technology = Technology
ages-head-requires = Needs one of
ages-head-does = What it does
ages-head-number = What
ages-head-value = How many

ages-here-civilization = Let a new civilization rise, annex one for its legacy and { $annex_workers ->
    [one] { $annex_workers } worker
   *[other] { $annex_workers } workers
}, or skip. You have { $max_civilizations } at most.
ages-here-actions = Put workers on open actions and pay their coins; each slot serves once. Or rest: { $rest_coins } coins and { $rest_workers ->
    [one] { $rest_workers } worker
   *[other] { $rest_workers } workers
}, up to { $max_workers }.
ages-here-turn_end = Workers from red slots are lost, the others come back. Then what your cards give at every turn end.
ages-here-round_end = The starter token moves on, the time track shifts. Where a card with war or plague is uncovered, its event comes.

ages-number-rounds = Rounds
ages-number-start_coins = Coins at the start
ages-number-max_workers = Workers, at most
ages-number-max_civilizations = Civilizations, at most
ages-number-rest_coins = Coins for resting
ages-number-rest_workers = Workers for resting
ages-number-annex_workers = Workers for annexing
ages-number-bonus_coins = Coins on each card left in the market
