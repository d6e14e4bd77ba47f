# Phases 8 and 9: calamities.

## Selection, resolution, secondary victims

lineage-event-calamities_laid = { $seat } lays down { $count ->
    [0] no more calamities
    [one] 1 calamity
   *[other] { $count } calamities
}.
lineage-event-calamity_discarded = { $seat } holds too many calamities: { $card } is drawn and discarded.
lineage-event-twin_discarded = { $seat } holds two calamities of the same name: { $card } is drawn and discarded.
lineage-event-calamity = { $seat } suffers { $card }.
lineage-event-victims = { $card } of { $seat } also strikes { $victims }.
lineage-event-market_calamity = { $card } strikes from the market: { $seat } is the deputy.
lineage-event-deputy = { $seat } as deputy selects { $victims }: { $card }.
lineage-ask-victims = { $card }: which { $count ->
    [one] other player suffers
   *[other] { $count } other players suffer
} with you?
lineage-ask-victims-help =
    You must select as many players as the card demands, unless too few can be selected. You may also select a player
    who can prevent the damage.
lineage-answer-victims = { $victims }
lineage-refuse-victims-count = Select { $count ->
    [one] 1 player
   *[other] { $count } different players
}.
lineage-refuse-victims-nobody = Nobody at this table leads a civilization of that name.
lineage-refuse-victims-departed = { $seat } has left the game: { $card } cannot strike there.
lineage-refuse-victims-latecomer = { $seat } has not joined the game yet: { $card } cannot strike there.
lineage-refuse-victims-victim = { $seat } suffers { $card } already, as its primary victim.
lineage-refuse-victims-beneficiary = { $seat } is the beneficiary of { $card } and cannot be chosen.
lineage-refuse-victims-deputy = { $seat } is the deputy for { $card } and cannot be chosen.
lineage-refuse-victims-no_city = { $seat } has no city that { $card } could strike.
lineage-refuse-victims-no_coastal_city = { $seat } has no city on a coast that { $card } could strike.
lineage-refuse-victims-exempt = { $seat } is safe from { $card } through { $advance }.
lineage-refuse-victims-other_block =
    { $seat } draws trade cards from the other block: { $card } cannot be traded and stays in the block of its victim.
lineage-refuse-victims-twin_victim = { $seat } is the primary victim of the other calamity of that name this turn.
lineage-refuse-victims-twin_secondary = { $seat } already suffers with the victim of the other calamity of that name.
lineage-refuse-victims-twin_beneficiary =
    { $seat } is the beneficiary of the other calamity of that name and cannot be chosen.
lineage-answer-copy_by_copy = Insist that the first copy is resolved completely before the second
lineage-refuse-copy-by-copy =
    Victims of the second copy, and both primary victims, may insist that the first copy is resolved before the second.
    Here nobody would have to wait for that.
lineage-event-copies_in_turn = { $seat } insists: { $first } is resolved completely before { $second }.
lineage-event-treasury_lost = { $seat } loses { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} from the treasury.

## Damage: Tempest, Tribal Conflict, Famine, Flood, Epidemic

lineage-ask-damage = { $card }: what do you lose? You have to take { $points } damage{ $where ->
    [anywhere] { "" }
    [coast] { " " }from coastal areas
    [snow] { " " }from coastal areas, or in the snow and next to it
   *[other] { " " }on the flood plain { $where }
}.
lineage-ask-damage-help =
    A city counts as much as { $city_points } tokens, less the tokens that take its place: up to the population limit of its
    area, and as many as you have in stock. You lose exactly the damage, or if that is impossible, as little more as
    possible. Ships are never lost.
lineage-answer-remove = Lose { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} in { $area }
lineage-answer-raze = Give up the city in { $area } ({ $points } damage){ $left ->
    [0] { "" }
    [one] , 1 token stays
   *[other] , { $left } tokens stay
}
lineage-refuse-damage-nothing-there = You have no tokens there that you could lose.
lineage-refuse-damage-tokens = You can lose 1 to { $there } there.
lineage-refuse-damage-no-city = You have no city there that you could lose.
lineage-refuse-damage-left = At most { $most ->
    [one] 1 token
   *[other] { $most } tokens
} can take the place of that city.
lineage-refuse-damage-exact = You must still lose exactly { $points }; after this loss the rest could not be lost exactly.

## Cities and cards: the others

lineage-event-calamity_cancelled = { $seat } has nothing that { $card } could strike: it is cancelled.
lineage-event-nobody_gains = Nobody is left who could benefit from { $card } of { $seat }: it is cancelled.
lineage-ask-place = { $card }: where does it strike?
lineage-ask-place-help =
    It strikes where you lose most. In these places you would lose the same, so you choose.
lineage-answer-strike = { $place }
lineage-refuse-place-none = { $card } strikes { $struck ->
    [sea] an open sea
    [volcano] a volcano
   *[plain] a flood plain
}; the board has no such place.
lineage-refuse-place-nothing = { $struck ->
    [sea] You have no city at that open sea
    [volcano] You have no city at that volcano
   *[plain] You have nothing on that flood plain
}: { $card } strikes where you have most to lose.
lineage-refuse-place-less = { $struck ->
    [sea] You have more cities at another open sea
    [volcano] You have more unit points at another volcano
   *[plain] You have more unit points on another flood plain
}: { $card } strikes where you have most to lose.
lineage-ask-cities = { $card }: which city { $fate ->
    [reduced] is reduced to tokens
    [destroyed] is destroyed
    [annexed] do you annex
   *[pirates] turns to piracy
}? { $left ->
    [one] 1 still to choose.
   *[other] { $left } still to choose.
}
lineage-ask-cities-help = { $fate ->
    [reduced] A reduced city makes way for tokens of its owner, up to the population limit of the area.
    [destroyed] A destroyed city returns to stock, and nothing takes its place.
    [annexed] One of your cities from stock takes the place of the city. A token beside it is lost.
   *[pirates] A pirate city takes the place of the city. A token beside it is lost.
} If you can give something else instead, choose that before the first city.
lineage-ask-cities-then = { $short ->
    [one] You do not have that many cities in stock; the last one turns to piracy.
   *[other] You do not have that many cities in stock; the last { $short } turn to piracy.
}
lineage-answer-city = { $owner ->
    [you] { $area }
   *[other] { $area } of { $owner }
}
lineage-answer-instead = { $instead ->
    [treasury] Pay { $price } tokens from the treasury instead
    [cards] Discard { $price } commodity cards instead
   *[step] Move your marker one step back instead
}
lineage-refuse-city-none = Nobody has a city there that could be chosen.
lineage-refuse-city-whose = The city there belongs to { $owner }; you cannot choose one of their cities now.
lineage-refuse-city-one-each = A city of { $owner } is chosen already; you cannot choose two cities of the same player.
lineage-refuse-city-far = The second city must lie next to the first one, by land or water.
lineage-refuse-city-inland = Only cities on a coast can be chosen; this one lies inland.
lineage-refuse-city-shore = Only cities around the open sea that is struck can be chosen.
lineage-refuse-city-later = A city on the coast can be chosen only when no city inland is left.
lineage-refuse-no-instead = You cannot give anything else instead.
lineage-refuse-instead-price = That costs { $price } tokens from the treasury; you have { $treasury }.
lineage-event-paid_instead = { $seat } pays { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} from the treasury instead.
lineage-event-city_destroyed = The city of { $seat } in { $area } is destroyed.
lineage-event-city_annexed = { $seat } annexes the city of { $victim } in { $area }.
lineage-event-city_pirates = The city of { $seat } in { $area } turns to piracy.
lineage-event-units_destroyed = { $seat } loses { $city ->
    [yes] { $tokens ->
        [0] its city
        [one] its city and 1 token
       *[other] its city and { $tokens } tokens
    }
   *[no] { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }
} in { $area } to the eruption.
lineage-event-marker_back = { $seat } falls back to step { $step } ({ $era }).
lineage-ask-discard = { $cause ->
    [hand_limit] You hold too many cards
   *[other] { $cause }
}: which card do you discard? { $worth ->
    [0] { $left ->
        [one] 1 card still to discard.
       *[other] { $left } cards still to discard.
    }
    [one] 1 point of face value still to discard.
   *[other] { $worth } points of face value still to discard.
}
lineage-ask-discard-help =
    You choose commodity cards from your hand and lay them face up on the discard piles. { $price ->
        [0] { $worth ->
            [0] Water counts like any other card.
           *[other] Only face values count, not sets; if it does not come out exactly, you lose a little more.
        }
       *[other] Water counts like any other card. You can keep a card for { $price } tokens from the treasury.
    }
lineage-answer-discard = Discard { $card }
lineage-refuse-discard-what = You hold no such commodity card.
lineage-refuse-discard-worthless = Water has no face value: it does not help here.
lineage-event-discarded = { $seat } discards { $cards }.

## Civil War, Tyranny, Barbarian Hordes

lineage-ask-units = { $card }: which units { $whose ->
    [mine] do you lose to { $beneficiary }
   *[theirs] of { $victim } do you annex
}? { $best ->
    [one] 1 unit point
   *[other] { $best } unit points
} in adjacent areas.
lineage-ask-units-help =
    Select areas that lie together by land or water; all units of { $victim } in each of them change sides. A
    city counts as much as { $city_points } tokens. { $points } unit points are demanded, and the closest number that is possible is { $best }.
    { $beneficiary } has { $cities ->
        [one] 1 city
       *[other] { $cities } cities
    } and { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } in stock: if there are selections that can be annexed completely, choose one of these. Not every
    possible selection is listed.
lineage-answer-select_units = { $areas } ({ $cities ->
    [0] { "" }
    [one] 1 city
   *[other] { $cities } cities
}{ $cities ->
    [0] { "" }
   *[other] { $tokens ->
        [0] { "" }
       *[other] {", "}
    }
}{ $tokens ->
    [0] { "" }
    [one] 1 token
   *[other] { $tokens } tokens
})
lineage-refuse-units-where = Name areas with units to be selected, each of them once.
lineage-refuse-units-apart = These areas do not lie together: each must be reached from the others by land or water.
lineage-refuse-units-points = That is { $points ->
    [one] 1 unit point
   *[other] { $points } unit points
}; there are selections with { $best }.
lineage-refuse-units-unannexed =
    { $cities ->
        [one] 1 city
       *[other] { $cities } cities
    } and { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } are in stock to replace them, and there are selections for which that is enough.
lineage-event-units_selected = { $points ->
    [one] 1 unit point of { $victim } changes
   *[other] { $points } unit points of { $victim } change
} sides, selected by { $seat }: { $areas }.{ $beside ->
    [0] { "" }
    [one] {" "}1 token beside a city is destroyed.
   *[other] {" "}{ $beside } tokens beside cities are destroyed.
}
lineage-event-units_annexed = { $seat } annexes { $cities ->
    [0] { "" }
    [one] 1 city
   *[other] { $cities } cities
}{ $cities ->
    [0] { "" }
   *[other] { $tokens ->
        [0] { "" }
       *[other] {" and "}
    }
}{ $tokens ->
    [0] { "" }
    [one] 1 token
   *[other] { $tokens } tokens
} of { $victim }: { $areas }.
lineage-event-ran_wild = Nobody can annex the rest: { $cities ->
    [0] { "" }
    [one] 1 city of { $seat } turns to piracy
   *[other] { $cities } cities of { $seat } turn to piracy
}{ $cities ->
    [0] { "" }
   *[other] { $tokens ->
        [0] { "" }
       *[other] {", "}
    }
}{ $tokens ->
    [0] { "" }
    [one] 1 token of { $seat } joins the barbarians
   *[other] { $tokens } tokens of { $seat } join the barbarians
} ({ $areas }).

lineage-ask-annexation = { $what ->
    [cities] Which city of { $victim } do you annex? You have { $cities ->
        [one] 1 city
       *[other] { $cities } cities
    } in stock.
   *[tokens] Which tokens of { $victim } do you annex? You have { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } in stock.
}
lineage-ask-annexation-help =
    You annex as many of the selected units as you have pieces for. What is left over turns to piracy if it is a
    city, and joins the barbarians if it is a token.
lineage-ask-annexation-then = { $what ->
    [cities] { $over ->
        [one] The city that is left over turns to piracy.
       *[other] The { $over } cities that are left over turn to piracy.
    }
   *[tokens] { $over ->
        [one] The token that is left over joins the barbarians.
       *[other] The { $over } tokens that are left over join the barbarians.
    }
}
lineage-answer-annex_tokens = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} in { $area }
lineage-refuse-annexation = You can annex selected units of the victim only, and no more than you have in stock.

lineage-ask-hordes = { $origin ->
    [none] Which city of { $victim } do { $tokens } barbarians attack?
   *[other] Where { $tokens ->
        [one] does 1 barbarian
       *[other] do { $tokens } barbarians
    } move on to from { $origin }?
}
lineage-ask-hordes-help =
    You lead the barbarians, but they are not yours. They attack a city of { $victim } first, one in the
    wilderness if there is any. Barbarians above the population limit then move on to an adjacent area, by land or
    water, in which { $victim } has units; into a city only if they can destroy it. This goes on until no area has
    too many of them, or they cannot move on.
lineage-ask-hordes-then = Those that the area cannot feed move on to the next one.
lineage-answer-descend = { $area }
lineage-event-hordes = { $origin ->
    [none] { $seat } leads { $tokens } barbarians against { $victim }: they attack { $area }.
   *[other] { $tokens ->
        [one] 1 barbarian moves on from { $origin } to { $area }.
       *[other] { $tokens } barbarians move on from { $origin } to { $area }.
    }
}
lineage-event-hordes_dispersed = { $tokens ->
    [one] 1 surplus barbarian leaves the board in { $area }.
   *[other] { $tokens } surplus barbarians leave the board in { $area }.
}
lineage-refuse-hordes-city = The victim has no city there.
lineage-refuse-hordes-wilderness = They attack a city in the wilderness first.
lineage-refuse-hordes-far = They move on to an adjacent area, by land or water, never across open sea.
lineage-refuse-hordes-fail = They could not destroy the city.
lineage-refuse-hordes-nobody = The victim has no units there.
