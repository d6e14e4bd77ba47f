# Phase 10: special abilities.

lineage-ask-ability = Which special ability do you use? Still to use: { $advances }.
lineage-ask-ability-help =
    Each of your special abilities can be used once a turn, in any order, completely or not at all. Conflicts,
    surplus population and city support are checked only afterwards, when everybody has used theirs.
lineage-answer-use_ability = { $how ->
    [destroy] { $advance }: destroy the units of { $victims } in { $area }
    [annex] { $advance }: annex the units of { $victims } in { $area }{ $price ->
        [0] {""}
           [one] {" "}for 1 token from the treasury
       *[other] {" "}for { $price } tokens from the treasury
    }
    [pirates] { $advance }: annex the pirate city in { $area }
    [gain] { $advance }: take { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } into the treasury
   *[begin] Use { $advance }
}
lineage-answer-end_abilities = Use no more abilities
lineage-answer-end_ability = Done with this ability
lineage-event-area_destroyed = { $seat } destroys the units of { $victims } in { $area }: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}{ $cities ->
    [0] .
   *[one] {" "}and a city.
}
lineage-event-area_annexed = { $seat } annexes the units of { $victims } in { $area }: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}{ $cities ->
    [0] {""}
   *[one] {" "}and a city
}{ $treasury ->
    [0] .
       [one] , for 1 token from the treasury.
   *[other] , for { $treasury } tokens from the treasury.
}
lineage-event-treasury_gained = { $seat } takes { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} into the treasury with Politics.
lineage-refuse-ability-none = That advance has no special ability.
lineage-refuse-ability-not-held = You do not hold { $advance }.
lineage-refuse-ability-used = You have already used { $advance } this turn.
lineage-refuse-ability-begin = Start this ability first; you choose areas and numbers afterwards, step by step.
lineage-refuse-ability-unfinished = You have started this ability: use it at least once.
lineage-refuse-ability-area = Name the area.
lineage-refuse-ability-adjacent = { $area } is not adjacent by land to any of your units.
lineage-refuse-ability-nobody = Nobody in { $area } would be affected.
lineage-refuse-ability-stock = For all units in { $area } you need { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} and { $cities ->
    [one] 1 city
   *[other] { $cities } cities
} from your stock{ $cost ->
    [0] {""}
   *[other] {" "}and { $cost } from your treasury
}; you do not have that.
lineage-refuse-ability-treasury = { $most ->
    [0] You have no tokens in stock.
    [one] You have 1 token in stock, so take 1.
   *[other] Take 1 to { $most } tokens from stock.
}

## Diaspora

lineage-ask-resettle = { $origin ->
    [none] Which token do you resettle? You may still take { $left ->
        [one] 1 token
       *[other] { $left } tokens
    }.
   *[other] Where does the token from { $origin } go?
}
lineage-ask-resettle-help =
    Diaspora moves up to { $most } of your tokens, one by one, from anywhere on the board to any other place where the
    population limit leaves room. Your own Agriculture counts. An area with a city is closed, except that one token
    may go to a city of your own if you hold Public Works.
lineage-answer-lift = A token from { $area }
lineage-answer-settle = To { $area }
lineage-event-resettled = { $seat } resettles a token from { $origin } in { $to }.
lineage-refuse-diaspora-nowhere = You have no token that could go elsewhere.
lineage-refuse-resettle-lifted = First say where the token from { $area } goes.
lineage-refuse-resettle-lift-first = First say which token goes.
lineage-refuse-resettle-no-token = You have no token in { $area } that could go elsewhere.
lineage-refuse-resettle-elsewhere = It must leave { $area }.
lineage-refuse-resettle-city = There is a city in { $area }; only with { $advances } could a token go to your own.
lineage-refuse-resettle-full = There is no room for another token in { $area }.

## Provincial Empire

lineage-ask-neighbours = { $chosen ->
    [none] Who gives you a card? You may select up to { $left } players.
   *[other] Who else gives you a card, besides { $chosen }? You may select { $left } more.
}
lineage-ask-neighbours-help =
    Everybody whom you select must give you a commodity card with a face value of at least { $least }, which they choose
    themselves. They need units adjacent to yours by land or water. Holders of Provincial Empire or Public Works
    cannot be selected.
lineage-answer-select_player = { $player }
lineage-ask-tribute = Which commodity card with a face value of { $least } or more do you give to { $taker }?
lineage-ask-tribute-help =
    Because of Provincial Empire you must give a commodity card. You choose which one, and whether you give it face up,
    so that everybody sees it, or face down.
lineage-answer-give = { $shown ->
    [yes] { $card }, face up
   *[no] { $card }, face down
}
lineage-ask-reveal = Do you show everybody a card that you were given ({ $cards })?
lineage-ask-reveal-help =
    These cards were given to you face down: only you and the player who gave a card know it. You decide whether you
    show any of them.
lineage-answer-reveal = { $card ->
    [none] Show the card of { $player }
   *[other] Show { $card }, given by { $player }
}
lineage-answer-keep_hidden = Show no more cards
lineage-event-tribute_demanded = { $players ->
    [none] { $seat } demands a card, but nobody has one of enough value.
   *[other] { $players } must give { $seat } a commodity card.
}{ $without ->
    [none] {""}
   *[other] {" "}No such card: { $without }.
}
lineage-event-tribute_given = { $card ->
    [hidden] { $seat } gives { $taker } a commodity card
   *[other] { $seat } gives { $card } to { $taker }
}, { $shown ->
    [yes] face up.
   *[no] face down.
}
lineage-event-tribute_revealed = { $card ->
    [hidden] { $seat } shows the card that { $giver } gave.
   *[other] { $seat } shows the card that { $giver } gave: { $card }.
}
lineage-refuse-tribute-nobody = No player with cards that you could select has units next to yours.
lineage-refuse-tribute-who = Select another player whom you have not selected yet.
lineage-refuse-tribute-immune = { $player } holds { $advances } and cannot be selected.
lineage-refuse-tribute-far = { $player } has no cards, or no units adjacent to yours by land or water.
lineage-refuse-tribute-card = Give one of your commodity cards with a face value of at least { $least }.
lineage-refuse-reveal-who = That player has given you no card that is still to be shown.

## Trade Routes

lineage-ask-sell = Which card do you discard for tokens? You have { $stock ->
    [one] 1 token
   *[other] { $stock } tokens
} in stock and { $treasury } in the treasury.
lineage-ask-sell-help =
    Trade Routes moves { $times } times the face value of each commodity card that you discard from your stock to your
    treasury, whatever the set would be worth. You cannot discard a card if your stock cannot pay its full amount.
lineage-answer-sell = Discard { $card } for { $treasury ->
    [one] 1 token
   *[other] { $treasury } tokens
}
lineage-event-card_sold = { $seat } discards { $card } and moves { $treasury ->
    [one] 1 token
   *[other] { $treasury } tokens
} to the treasury.
lineage-refuse-sell-nothing = You have no commodity card that your stock could pay.
lineage-refuse-sell-no-card = You have no such commodity card.
lineage-refuse-sell-stock = That card brings { $worth } tokens, and you have only { $stock } in stock.

## Universal Doctrine

lineage-ask-convert = Which barbarian tokens do you annex? You may still take { $left ->
    [one] 1 token
   *[other] { $left } tokens
}.
lineage-ask-convert-help =
    Universal Doctrine replaces up to { $most } barbarian tokens, anywhere on the board and in one or more areas, by
    tokens of your stock. Population limits are checked only later.
lineage-answer-convert = { $tokens } in { $area }
lineage-event-pirates_annexed = { $seat } annexes the pirate city in { $area }.
lineage-event-barbarians_annexed = { $seat } annexes { $tokens ->
    [one] 1 barbarian token
   *[other] { $tokens } barbarian tokens
} in { $area }.
lineage-refuse-convert-nobody = There are no barbarian tokens, or you have no token in stock.
lineage-refuse-convert-no-pirates = There is no pirate city there.
lineage-refuse-convert-no-city = You have all your { $most } cities on the board.
lineage-refuse-convert-tokens = { $most ->
    [0] You cannot annex barbarian tokens in { $area }.
    [one] You can annex 1 barbarian token in { $area }.
   *[other] You can annex 1 to { $most } barbarian tokens in { $area }.
}
