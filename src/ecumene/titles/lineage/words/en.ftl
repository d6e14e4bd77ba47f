# The games of the lineage in English. Keys: lineage-ask-<kind>, lineage-ask-<kind>-help, lineage-answer-<do>,
# lineage-event-<event>, lineage-refuse-<why>. Names of areas, civilizations and cards arrive as names.

## The phases

lineage-phase-setup = Setup
lineage-phase-tax = Tax
lineage-phase-population = Expansion
lineage-phase-movement = Movement
lineage-phase-conflict = Conflict
lineage-phase-construction = Construction
lineage-phase-trade_cards = Trade cards
lineage-phase-trade = Trade
lineage-phase-calamity_selection = Calamities drawn
lineage-phase-calamity_resolution = Calamities
lineage-phase-special_abilities = Special abilities
lineage-phase-support = Support
lineage-phase-advances = Advances
lineage-phase-ast = A.S.T.
lineage-phase-over = End of the game

## Setting up

lineage-ask-civilization = Which civilization do you lead?
lineage-ask-civilization-help =
    Each civilization starts in its own corner of the board and has its own row on the A.S.T. You choose in the
    order that was dealt at random; a civilization that somebody leads cannot be chosen again.
lineage-answer-civilization = Lead { $civilization }
lineage-event-civilization = { $seat } is chosen.
lineage-event-turn = Turn { $turn } begins.
lineage-event-turn_ended = Turn { $turn } ends: { $seat } leads with { $score ->
    [one] 1 point
   *[other] { $score } points
}.
lineage-turn = { $turn ->
    [0] setting up
   *[other] turn { $turn }, { $phase ->
        [population] population expansion
        [construction] city construction
        [trade_cards] trade cards
        [calamity_selection] calamity selection
        [calamity_resolution] calamities
        [special_abilities] special abilities
        [support] surplus and support
        [ast] A.S.T.
       *[other] { $phase }
    }
}
lineage-refuse-no-civilization = That civilization is not in this game.
lineage-refuse-taken-civilization = Somebody leads that civilization already.

## 1 Tax collection

lineage-ask-rate = At which rate do you tax your { $cities ->
    [one] city
   *[other] { $cities } cities
}? You have { $stock ->
    [one] 1 token
   *[other] { $stock } tokens
} in stock.
lineage-ask-rate-help =
    Each of your cities moves this many tokens from your stock to your treasury. If your stock does not have
    enough tokens, cities revolt and go to another player.
lineage-answer-rate = { $rate ->
    [one] 1 token from each city
   *[other] { $rate } tokens from each city
}
lineage-event-tax = { $seat } collects { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} as tax.
lineage-refuse-rate = Your tax rate can be { $low } to { $high }.
lineage-ask-revolt = { $fate ->
    [joins] Which city of { $victim } revolts and becomes yours? Still to choose: { $left }.
    [pirates] Which city of { $victim } revolts and turns to piracy? Still to choose: { $left }.
   *[destroyed] Which city of { $victim } revolts and is destroyed? Still to choose: { $left }.
}
lineage-ask-revolt-help =
    { $victim } could not collect all its tax, so cities revolt: as many as were not fully taxed. The player with
    the most cities in stock chooses them and replaces them with cities from that stock. When that stock has no
    city left, pirates take over the rest, or the next player does if the table has agreed on that.
lineage-ask-revolt-then = { $rest ->
    [next] You do not have that many cities in stock; the next player takes { $short ->
        [one] the last one
       *[other] the last { $short }
    }.
   *[other] You do not have that many cities in stock; pirates take { $short ->
        [one] the last one
       *[other] the last { $short }
    }.
}
lineage-answer-annex = { $area }
lineage-event-revolt = { $fate ->
    [joins] { $area } of { $victim } revolts and joins { $seat }.
    [pirates] { $area } of { $victim } revolts and turns to piracy.
   *[destroyed] { $area } of { $victim } revolts and is destroyed.
}
lineage-refuse-not-their-city = The victim has no city there.

## 2 Population expansion

lineage-ask-growth = { $stock ->
    [one] Where does your last token grow?
   *[other] Where do your last { $stock } tokens grow?
} There is room for { $wanted ->
    [one] 1 token
   *[other] { $wanted } tokens
}.
lineage-ask-growth-help =
    An area grows by as many tokens as you have there, but by { $expansion } at most. Your stock is not enough for
    all areas, so you choose where its tokens go; all of them must be placed.
lineage-answer-grow = Place one token in { $area }
lineage-answer-regrow = Take back the last token
lineage-event-grew = { $tokens ->
    [one] { $seat } grows by 1 token.
   *[other] { $seat } grows by { $tokens } tokens.
}
lineage-refuse-no-growth = Nothing more can grow there.
lineage-refuse-nothing-placed = You have placed nothing yet.

## 6 Trade cards acquisition

lineage-ask-purchase = Do you buy a trade card? You have { $treasury ->
    [one] 1 token
   *[other] { $treasury } tokens
} in your treasury and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand.
lineage-ask-purchase-help =
    After the deal everybody may buy more trade cards, one after the other from the fewest cities to the most.
    You pay from your treasury, look at the card, and may buy again. Some advances open more stacks; a stack
    that is empty gives Water for the same price.
lineage-answer-buy = { $cost ->
    [0] Take a free card of stack { $stack }
   *[other] { $stack ->
        [0] Buy Water
       *[other] Buy a card of stack { $stack }
    } for { $cost ->
        [one] 1 token
       *[other] { $cost } tokens
    } from the treasury
}{ $empty ->
    [yes] {" "}(empty: Water)
   *[no] {""}
}
lineage-answer-pass = Pass
lineage-event-drawn = { $cards ->
    [none] { $seat } is dealt { $count ->
        [one] 1 trade card
       *[other] { $count } trade cards
    }.
   *[other] { $seat } is dealt { $cards }.
}
lineage-event-bought = { $card ->
    [hidden] { $seat } buys a card of stack { $stack }
   *[other] { $stack ->
        [0] { $seat } buys { $card }
       *[other] { $seat } buys { $card } from stack { $stack }
    }
} { $cost ->
    [0] for free.
    [one] for 1 token from the treasury.
   *[other] for { $cost } tokens from the treasury.
}
lineage-refuse-no-purchase = You cannot buy cards of stack { $stack }.
lineage-refuse-purchase-cost = A card of this stack costs { $cost ->
    [one] 1 token
   *[other] { $cost } tokens
} from the treasury; you have { $treasury }.
lineage-refuse-no-free-card = { $advances ->
    [none] No card is free.
   *[other] Only { $advances } gives a free card.
}
lineage-refuse-free-card-once = You have already taken the free card of { $advances } this turn.
lineage-refuse-free-card-nine = All your cities are on the board, so no stack is left for the free card of { $advances }.
lineage-refuse-free-card-stack =
    The free card comes from a stack above your number of cities: { $low } to { $high }.

## 13 A.S.T.-alteration

lineage-event-marker = { $back ->
    [yes] { $seat } has no cities and falls back to step { $step } ({ $era }).
   *[no] { $seat } moves on to step { $step } ({ $era }).
}
lineage-event-marker_stood = { $seat } stays on step { $step } ({ $era }): it does not have what the next step ({ $next }) requires.
lineage-event-hand_shown = { $seat } shows { $cards }: { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}.
lineage-event-end = The game is over: { $seat } wins with { $score } victory points.
lineage-answer-wait = Wait for the players before me
lineage-refuse-nobody-before = Nobody before you in A.S.T.-Ranking order is still deciding.

## 5 City construction

lineage-ask-build = Where do you build cities? You have { $cities ->
    [one] 1 city
   *[other] { $cities } cities
} in stock, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} on the board and { $treasury ->
    [one] 1 token
   *[other] { $treasury } tokens
} in the treasury.
lineage-ask-build-help =
    A city takes { $city_tokens } tokens on a city site and { $wilderness_city_tokens } elsewhere; all tokens of the area, whoever owns them, return to
    stock. You may build as many as you can. Afterwards each of your cities needs support by tokens on the
    board: cities without support are reduced, new cities first.
lineage-answer-build = Build in { $area }{ $treasury ->
    [0] { "" }
   *[other] , { $treasury } from the treasury
}{ $from_areas ->
    [0] { "" }
   *[other] , { $from_areas } from { $near }
}{ $keep ->
    [yes] , one token stays
   *[no] { "" }
}
lineage-answer-end_building = Build no more cities
lineage-event-built = { $treasury ->
    [0] { $seat } builds a city in { $area }.
    [one] { $seat } builds a city in { $area } with 1 token from the treasury.
   *[other] { $seat } builds a city in { $area } with { $treasury } tokens from the treasury.
}
lineage-event-made_way = { $tokens ->
    [one] A token of { $seat } in { $area } makes way for the city.
   *[other] { $tokens } tokens of { $seat } in { $area } make way for the city.
}
lineage-event-surplus = { $tokens ->
    [one] 1 token of { $seat } is above a population limit and leaves the board.
   *[other] { $tokens } tokens of { $seat } are above population limits and leave the board.
}
lineage-ask-reduce = Which city do you reduce? Your { $cities } cities lack { $lacking ->
    [one] 1 token
   *[other] { $lacking } tokens
} of support.
lineage-ask-reduce-help =
    Each of your cities needs tokens on the board to support it. A city that you reduce is replaced by as many
    tokens as its area can feed, and they count at once. Cities that you built this turn are reduced first.
lineage-ask-reduce-then = Another city is reduced only if the tokens on the board still cannot support the cities that are left.
lineage-answer-reduce = Reduce { $area }
lineage-event-reduced = { $tokens ->
    [0] { $seat } gives up its city in { $area }.
    [one] { $seat } reduces its city in { $area } to 1 token.
   *[other] { $seat } reduces its city in { $area } to { $tokens } tokens.
}
lineage-refuse-build-nobody-there = You have no tokens there to build with.
lineage-refuse-build-all = You have all your { $most } cities on the board.
lineage-refuse-build-city = There is a city in { $area } already; an area holds one at most.
lineage-refuse-build-zero = { $area } has the population limit 0: no city can be built there.
lineage-refuse-build-treasury = Only { $advances } lets you pay a part of a city from the treasury.
lineage-refuse-build-treasury-used = You have used { $advances } this turn.
lineage-refuse-build-not-alone = { $advances } helps only in areas where nobody else has tokens; in { $area } somebody else has.
lineage-refuse-build-share = { $advances } pays { $most } of the tokens at most.
lineage-refuse-build-no-treasury = You have { $treasury ->
    [one] 1 token
   *[other] { $treasury } tokens
} in the treasury.
lineage-refuse-build-neighbours = Only { $advances } lets you use tokens of neighbouring areas.
lineage-refuse-build-neighbours-used = You have used { $advances } this turn.
lineage-refuse-build-neighbours-site = { $advances } helps to build wilderness cities only.
lineage-refuse-build-neighbours-most = { $advances } takes { $most } tokens from neighbouring areas at most.
lineage-refuse-build-not-adjacent = That area is not adjacent to { $area } by land.
lineage-refuse-build-too-few-near = You have { $there ->
    [one] 1 token
   *[other] { $there } tokens
} in { $area }.
lineage-refuse-build-keep = Only { $advances } lets a token stay beside a city.
lineage-refuse-build-too-few = A city in { $area } takes { $need } tokens; you give { $given }.
lineage-refuse-build-keep-exact = A token may stay in { $area } only if you have more than the { $need } tokens that the city takes.
lineage-refuse-not-your-city = You have no city there.
lineage-refuse-reduce-new-first = Cities that you built this turn are reduced first.

## 4 Conflict

lineage-ask-loss = What do you lose in { $area }? You have { $mine ->
    [one] 1 token
   *[other] { $mine } tokens
} there, the others have { $theirs }.
lineage-ask-loss-help =
    In each round of a conflict everybody removes a token, the player with the fewest tokens first. Advanced
    Military lets you take it from an area next door by land; Naval Warfare lets you give up a ship of the area
    instead. The conflict ends when the tokens fit the population limit or only one player is left. Each round
    checks again who has the fewest tokens.
lineage-ask-wait = Do you wait with the conflict in { $area }? Other conflicts still to be resolved: { $others }.
lineage-ask-wait-help =
    With Advanced Military you may let other token conflicts be resolved first, so that you know where your
    losses hurt least. Where several holders wait, the one lowest in the A.S.T.-Ranking waits longest.
lineage-ask-first = Which of the conflicts that you waited with is resolved first?
lineage-ask-first-help =
    You let all other conflicts go first. Those that are left all wait for you, so you choose their order, one
    after the other.
lineage-ask-defence = Which of your attacked cities is resolved first?
lineage-ask-defence-help =
    One attacker attacks several of your cities, so you choose the order. Each city is replaced by tokens of your
    stock as far as they reach; tokens that you lose in one fight can defend the next city.
lineage-ask-hold = { $area } is attacked and you have only { $stock ->
    [one] 1 token
   *[other] { $stock } tokens
} in stock. Do you wait until your own attack is resolved?
lineage-ask-hold-help =
    Your stock cannot replace all your attacked cities. Because you attack a city yourself, you may once per turn
    let that attack be resolved first: what you lose there is back in stock for your defence.
lineage-ask-pillage = Do you draw { $cards ->
    [one] the only trade card
   *[other] one of the { $cards } trade cards
} of { $victim } for { $area }?
lineage-ask-pillage-help =
    A successful attack lets you draw a trade card at random from the hand of the defender. It may be a
    commodity, but a calamity as well.
lineage-ask-loot = How many tokens do you move to your treasury for { $area }? You have { $stock } in stock.
lineage-ask-loot-help =
    A successful attack lets you move up to { $pillage_treasury } tokens from your own stock to your treasury. The treasury of the
    defender is left alone. Tokens in the treasury cannot grow in your areas.
lineage-answer-lose_token = A token in { $area }
lineage-answer-lose_ship = A ship
lineage-answer-fight = Resolve it now
lineage-answer-hold_back = Wait
lineage-answer-first = { $area }
lineage-answer-draw_card = Draw a card
lineage-answer-leave_cards = Draw none
lineage-answer-loot = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
lineage-event-tokens_lost = { $seat ->
    [none] The barbarians lose { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } in { $area }.
   *[other] { $seat } loses { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } in { $area }.
}
lineage-event-ship_lost = { $seat } loses a ship in { $area }.
lineage-event-attack_failed = { $seat ->
    [none] The barbarians are too few to attack { $area }.
   *[other] { $seat } has too few tokens to attack { $area }.
}
lineage-event-city_fell = { $seat ->
    [none] The barbarians attack { $area }
   *[other] { $victim ->
        [none] { $seat } attacks the pirates of { $area }
       *[other] { $seat } attacks { $area }
    }
}: { $victim ->
    [none] { $tokens } barbarian tokens take the place of the city.
   *[other] { $tokens ->
        [0] no token of { $victim } takes the place of the city.
        [one] 1 token of { $victim } takes the place of the city.
       *[other] { $tokens } tokens of { $victim } take the place of the city.
    }
}
lineage-event-pillaged = { $card ->
    [none] { $seat } draws a trade card of { $victim }.
   *[other] { $seat } draws { $card } from the hand of { $victim }.
}
lineage-event-looted = { $seat } moves { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} to its treasury.
lineage-refuse-no-ship-there = You have no ship in { $area } that you could lose.
lineage-refuse-no-loss-there = You can lose tokens in { $area }, or with { $advances } tokens in areas next door by land.
lineage-refuse-not-to-choose = You cannot choose that.
lineage-refuse-loot = You can take 0 to { $most } tokens.

## 3 Movement

lineage-ask-move = What do you move? { $tokens ->
    [0] No token
    [one] 1 token
   *[other] { $tokens } tokens
} can still move{ $ships ->
    [0] {""}
    [one] ; you have 1 ship
   *[other] ; you have { $ships } ships
}{ $treasury ->
    [0] .
       [one] ; you have 1 token in your treasury.
   *[other] ; you have { $treasury } tokens in your treasury.
}
lineage-ask-move-help =
    A token moves once: to an area adjacent by land, or on board a ship and ashore somewhere else. Ships can be built
    at any time; older ones must be paid for before you use them, or they return to your stock at the end. Until you
    end your movement you may take back what you did, except what caused a conflict ahead of your turn in census order.
lineage-ask-move-typing = Numbers of tokens that are not listed can be typed: “3 Marib to Saba”.
lineage-answer-move = { $via ->
    [none] { $tokens } from { $origin } to { $to }
   *[other] { $tokens } from { $origin } through { $via } to { $to }
}
lineage-answer-build_ship = { $tokens ->
    [none] Build a ship in { $area } for { $treasury ->
        [one] 1 token
       *[other] { $treasury } tokens
    } from the treasury
   *[other] { $treasury ->
        [0] Build a ship in { $area } for { $paid } tokens from { $tokens }
        [one] Build a ship in { $area } for 1 token from the treasury and a token from { $tokens }
       *[other] Build a ship in { $area } for { $treasury } tokens from the treasury and a token from { $tokens }
    }
}
lineage-answer-maintain = { $payer ->
    [none] Maintain the ship in { $place } from the treasury
   *[other] Maintain the ship in { $place } with a token from { $payer }
}
lineage-answer-sail = Sail from { $place } to { $to }
lineage-answer-embark = Take { $tokens } on board in { $place }
lineage-answer-disembark = Set { $tokens } ashore in { $place }
lineage-answer-take_back = { $what ->
    [move] Take back the last move
    [build_ship] Take back the last ship
    [maintain] Take back the last payment for a ship
    [sail] Take back the last step of a ship
    [embark] Take back the last boarding
    [disembark] Take back the last landing
   *[none] Take back
}
lineage-answer-insist = Insist on entering { $area } first
lineage-answer-end_movement = End my movement
lineage-event-moved = { $via ->
    [none] { $seat } moves { $tokens } from { $origin } to { $to }.
   *[other] { $seat } moves { $tokens } from { $origin } through { $via } to { $to }.
}
lineage-event-ship_built = { $seat } builds a ship in { $area }.
lineage-event-ship_maintained = { $payer ->
    [none] { $seat } maintains its ship in { $area }.
   *[other] { $seat } maintains its ship in { $area } with a token from { $payer }.
}
lineage-event-sailed = A ship of { $seat } sails from { $origin } to { $to }.
lineage-event-embarked = { $tokens ->
    [one] 1 token of { $seat } goes on board in { $area }.
   *[other] { $tokens } tokens of { $seat } go on board in { $area }.
}
lineage-event-disembarked = { $tokens ->
    [one] 1 token of { $seat } goes ashore in { $area }.
   *[other] { $tokens } tokens of { $seat } go ashore in { $area }.
}
lineage-event-move_taken_back = { $what ->
    [move] { $seat } takes back a move.
    [build_ship] { $seat } takes back a ship.
    [maintain] { $seat } takes back a payment for a ship.
    [sail] { $seat } takes back a step of a ship.
    [embark] { $seat } takes back a boarding.
   *[disembark] { $seat } takes back a landing.
}
lineage-event-movement_waits = { $seat } waits for the players before it in census order.
lineage-event-priority = { $seat } insists on entering { $area } first; { $other } takes back its moves and waits.
lineage-event-movement_ended = { $seat } has completed its movement.
lineage-event-ships_returned = { $ships ->
    [one] A ship of { $seat } was not maintained and returns to stock.
   *[other] { $ships } ships of { $seat } were not maintained and return to stock.
}
lineage-refuse-no-area = There is no such area.
lineage-refuse-few-tokens = { $tokens ->
    [0] You have no tokens in { $place }.
    [one] You have 1 token in { $place }, so choose 1.
   *[other] You have { $tokens } tokens in { $place }; choose from 1 up to that.
}
lineage-refuse-moved-tokens = { $tokens ->
    [0] Of your tokens in { $place } none can still move this turn.
   *[other] Of your tokens in { $place } only { $tokens } can still move this turn.
}
lineage-refuse-not-adjacent = { $origin } and { $to } are not adjacent by land.
lineage-refuse-no-roads = Only with { $advances } can your tokens walk two areas.
lineage-refuse-road-conflict = In { $area } your tokens would be in a conflict and could not move on.
lineage-refuse-barred-cities = The city in { $area } belongs to a holder of { $advance }; your tokens may not enter.
lineage-refuse-barred-units = That would cause conflict in { $area }, where a holder of { $advance } has units.
lineage-refuse-all-ships = All your { $ships } ships are on the board already.
lineage-refuse-not-coastal = Ships are built in coastal areas only.
lineage-refuse-ship-cost = A ship costs { $cost } tokens in all.
lineage-refuse-no-unit-there = You have no unit in { $area } to build a ship with.
lineage-refuse-ship-elsewhere = The ship must be placed in the area of a token that pays for it.
lineage-refuse-no-token-to-pay = You do not have { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} there to return to stock.
lineage-refuse-treasury = You have { $treasury ->
    [one] 1 token
   *[other] { $treasury } tokens
} in your treasury; this costs { $cost }.
lineage-refuse-no-ship = You have no such ship.
lineage-refuse-unpaid-ship = This ship is from an earlier turn and must be maintained before you use it.
lineage-refuse-paid-ship = This ship is already paid for this turn.
lineage-refuse-not-by-water = A ship in { $place } cannot go there in one step.
lineage-refuse-which-coast = Say at which coast: { $coasts }.
lineage-refuse-other-coast = A ship in { $origin } cannot sail to { $to }: it can only sail from the coast where it lies, into the waters there.
lineage-refuse-no-steps = This ship has already taken all its { $steps } steps.
lineage-refuse-open-sea = { $place } is open sea; your ships need { $advances } to cross it.
lineage-refuse-no-landfall = From { $place } the ship could not reach an area in which it may stop.
lineage-refuse-full-ship = { $room ->
    [0] There is no room for more tokens on board.
    [one] There is room for 1 more token on board.
   *[other] There is room for 1 to { $room } more tokens on board.
}
lineage-refuse-few-aboard = { $tokens ->
    [0] Nobody is on board.
    [one] There is 1 token on board, so choose 1.
   *[other] There are { $tokens } tokens on board; choose from 1 up to that.
}
lineage-refuse-at-sea = A ship cannot stop on the open sea ({ $place }), and nobody can go ashore there.
lineage-refuse-out-of-play = { $place } is out of play: ships pass it, but cannot stop, and nobody can go ashore.
lineage-refuse-movement-ended = You have ended your movement.
lineage-refuse-nothing-made = You have done nothing yet that could be taken back.
lineage-refuse-rests-on-it = Something that you did later depends on this; take the later step back first.
lineage-refuse-fixed = What caused conflict ahead of your turn cannot be taken back.
lineage-refuse-leaned-on = { $other } could enter only because of that conflict; it cannot be taken back now.
lineage-refuse-nobody-moving-before = Nobody before you in census order is still moving.
lineage-refuse-nobody-ahead = Nobody after you in census order has entered that area.
lineage-refuse-not-contested = Nothing keeps you from entering { $area }.

## What people can put right: lineage-thing-<id> in a form, lineage-put-<id> in the log

lineage-thing-tokens = Tokens in an area
lineage-put-tokens = Tokens of { $seat } in { $place }: { $old } → { $new }.
lineage-thing-city = City in an area
lineage-thing-city-none = no city
lineage-thing-city-pirates = a pirate city
lineage-put-city = City in { $place }: { $old ->
    [none] none
    [pirates] pirates
   *[other] { $old }
  } → { $new ->
    [none] none
    [pirates] pirates
   *[other] { $new }
  }.
lineage-thing-treasury = Treasury
lineage-put-treasury = Treasury of { $seat }: { $old } → { $new }.
lineage-thing-advance = An advance
lineage-thing-advance-none = does not have it
lineage-thing-advance-held = has it
lineage-put-advance = { $new ->
    [held] { $seat } has { $place }.
   *[none] { $seat } does not have { $place }.
  }
lineage-thing-ast = Step on the A.S.T.
lineage-put-ast = Step of { $seat } on the A.S.T.: { $old } → { $new }.
lineage-thing-barbarians = Barbarians in an area
lineage-put-barbarians = Barbarians in { $place }: { $old } → { $new }.

lineage-review-unit = counted in tokens on the board, as the bots weigh a position
