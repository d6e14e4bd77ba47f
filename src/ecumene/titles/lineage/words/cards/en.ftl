# What is printed on calamities and advances, made of what content declares (text/cards.py). All numbers are arguments: no
# sentence here states one of its own.

## What a calamity does, by its effect

lineage-does-minor_damage = { $damage ->
    [0] You lose { $treasury } tokens from the treasury.
   *[other] { $damage } damage{ $coastal ->
        [yes] {" "}on your coasts
       *[no] {""}
    }{ $treasury ->
        [0] .
       *[other] , and { $treasury } tokens from the treasury.
    }
}
lineage-does-one_city = { $coastal ->
    [yes] A coastal city
   *[no] A city
} is { $fate ->
    [reduced] reduced
   *[destroyed] destroyed
}{ $ransom ->
    [0] {""}
   *[other] , unless you pay { $ransom } tokens from the treasury
}{ $treasury ->
    [0] .
   *[other] , and you lose { $treasury } tokens from the treasury.
}
lineage-does-discarding = You discard { $cards ->
    [one] { $cards } commodity card
   *[other] { $cards } commodity cards
}; you can keep a card for { $ransom } tokens from the treasury.
lineage-does-eruption = If a city of yours is on a volcano, all units in its areas are destroyed. Otherwise a city of yours is destroyed and a city next to it reduced.
lineage-does-treachery = The beneficiary annexes { $cities ->
    [one] { $cities } city of yours.
   *[other] { $cities } cities of yours.
}
lineage-does-slave_revolt = City support is checked; each city needs { $support ->
    [one] { $support } token
   *[other] { $support } tokens
} more.
lineage-does-superstition = { $cities ->
    [one] { $cities } city is reduced.
   *[other] { $cities } cities are reduced.
}
lineage-does-civil_disorder = All your cities but { $spared } are reduced.
lineage-does-civil_war = The beneficiary annexes what you have above { $loyal } unit points; you select it.
lineage-does-tyranny = The beneficiary selects and annexes { $units } unit points of yours.
lineage-does-barbarian_hordes = { $barbarians } barbarians attack your cities, led by the beneficiary.
lineage-does-corruption = You discard commodity cards worth { $face_value } points of face value.
lineage-does-regression = Your marker falls back { $steps ->
    [one] { $steps } step.
   *[other] { $steps } steps.
}
lineage-does-flood = { $damage } damage on a flood plain, { $damage_of_others } for others who are on it; { $coast_damage } on your coasts if you are on none.
lineage-does-cyclone = { $selected } of your cities at an open sea are reduced, and { $selected_of_others } of everybody else there.
lineage-does-scourge = { $damage } damage, and { $secondary_damage } for { $secondary_victims ->
    [one] { $secondary_victims } player
   *[other] each of { $secondary_victims } players
} of your choice.
lineage-does-iconoclasm = { $cities ->
    [one] { $cities } city is reduced
   *[other] { $cities } cities are reduced
}, and { $secondary_cities } of { $secondary_victims ->
    [one] { $secondary_victims } player
   *[other] each of { $secondary_victims } players
} of your choice.
lineage-does-piracy = { $cities ->
    [one] { $cities } coastal city of yours, chosen by the beneficiary, turns
   *[other] { $cities } coastal cities of yours, chosen by the beneficiary, turn
} to piracy, and a coastal city of { $secondary_victims ->
    [one] { $secondary_victims } player
   *[other] each of { $secondary_victims } players
} of your choice.

## What an advance changes in calamities

lineage-change-damage = { $number } { $sign ->
    [more] more
   *[less] less
} damage
lineage-change-cities = { $number ->
    [one] { $number } city
   *[other] { $number } cities
} { $sign ->
    [more] more
   *[less] less
}
lineage-change-units = { $number ->
    [one] { $number } unit point
   *[other] { $number } unit points
} { $sign ->
    [more] more
   *[less] less
}
lineage-change-barbarians = { $number ->
    [one] { $number } token
   *[other] { $number } tokens
} { $sign ->
    [more] more
   *[less] less
}
lineage-change-support = support rate { $number } { $sign ->
    [more] higher
   *[less] lower
}
lineage-change-face_value = { $number ->
    [one] { $number } point
   *[other] { $number } points
} { $sign ->
    [more] more
   *[less] less
}
lineage-change-steps = { $number ->
    [one] { $number } step
   *[other] { $number } steps
} { $sign ->
    [more] more
   *[less] less
}
lineage-change-role = { $change } { $role ->
    [primary] as primary victim
   *[secondary] as secondary victim
}
lineage-eased = { $card }: { $change }.
lineage-worsened = { $card }, { $change }
lineage-exempt = { $card }: never a secondary victim.
lineage-softened = { $card }: your city is only reduced.
lineage-saved = { $card }: { $cards ->
    [one] { $cards } commodity card saves your cities.
   *[other] { $cards } commodity cards save your cities.
}
lineage-spared = { $card }: { $cities ->
    [one] { $cities } city may be given for each step.
   *[other] { $cities } cities may be given for each step.
}
lineage-drawbacks = Drawback: { $drawbacks }.

## What else an advance does

lineage-nothing-else = No effect of its own.
lineage-purchase = Buy cards of stack { $stack } for { $cost } tokens from the treasury.
lineage-tax-choice = { $lower ->
    [0] Tax rate { $higher } higher if you like.
   *[other] Tax rate { $higher } higher or { $lower } lower, as you like.
}
lineage-free-advance = When you buy it you also get a free advance of the group { $group } that costs less than { $below }.
lineage-free-credits = { $points } points of credit in colours of your choice.
lineage-discount = Another advance bought with it costs { $points } less.
lineage-raises-land_steps = Tokens walk { $now } areas by land.
lineage-raises-ship_steps = Ships sail { $now } steps.
lineage-raises-ship_capacity = Ships carry { $now } tokens.
lineage-raises-siege = An attack on your city needs { $needed } tokens, and { $left } replace the city; your attack on a city of others needs { $storming }, and { $found } replace the city.
lineage-raises-city_tokens = a city on a site takes { $now } tokens
lineage-raises-wilderness_city_tokens = a city in the wilderness { $now }
lineage-raises-treasury_share = Once a turn, up to { $now }% of a city can be paid from the treasury.
lineage-raises-neighbour_tokens = Once a turn up to { $now } tokens from areas next door help to build a wilderness city.
lineage-raises-small_area_tokens = Areas of limit { $limit } or less feed { $more ->
    [one] { $more } token
   *[other] { $more } tokens
} more where you are alone.
lineage-raises-city_support = each city needs { $more ->
    [one] { $more } token
   *[other] { $more } tokens
} more of support
lineage-raises-treasury_value = Each token from the treasury pays { $now } for advances.
lineage-raises-hand_limit = Hand limit { $more } higher.
lineage-allows-open_sea = Ships may cross open sea.
lineage-allows-later_moves = You move after all players without this advance.
lineage-allows-last_moves = You move last of all.
lineage-allows-later_losses = In conflict others lose their tokens before you.
lineage-allows-reserves = Losses in conflict may come from areas next door by land, and token conflicts may wait.
lineage-allows-ships_as_losses = Ships may be lost instead of tokens in conflict.
lineage-allows-sinks_landings = A player who lands at a city of yours where you have a ship loses every other of these tokens, unless they hold this.
lineage-allows-keeps_cards = A player who destroys a city of yours draws no trade card.
lineage-allows-takes_cards = You draw a trade card for a city in spite of Diplomacy.
lineage-allows-token_beside_city = A token of yours may stay beside each of your cities.
lineage-allows-free_card = You get a free card from a stack above your number of cities.
lineage-allows-counts_as_city = Counts as a city on the A.S.T.
lineage-allows-substitute = Once a turn a card of the same or a higher face value can stand for a missing card of a set of { $least } cards or more.
lineage-allows-no_revolts = No tax revolts.
lineage-guard-cities = Only holders of this{ $lets_in ->
    [none] {" "}
   *[other] {" "}or of { $lets_in }{" "}
}may enter areas with your cities.
lineage-guard-units = Only holders of this{ $lets_in ->
    [none] {" "}
   *[other] {" "}or of { $lets_in }{" "}
}may cause conflict with you.
lineage-passes-cities = { $advance } does not keep you out of cities.
lineage-passes-units = { $advance } does not keep you from causing conflict.
lineage-safe = Safe from { $advance }.

## Special abilities

lineage-ability-strike_area = Special ability: { $gain ->
    [0] {""}
   *[other] take up to { $gain } tokens into the treasury, or{" "}
}{ $fate ->
    [destroyed] destroy
   *[annexed] annex
} all units in an area next door by land{ $price ->
    [0] .
   *[other] , for { $price } tokens from the treasury per unit point.
}
lineage-ability-resettle = Special ability: resettle up to { $tokens } tokens anywhere.
lineage-ability-tribute = Special ability: up to { $players } neighbours each give you a commodity with a face value of { $least } or more.
lineage-ability-sale = Special ability: discard commodities and take { $worth } tokens per point of face value.
lineage-ability-conversion = Special ability: annex a pirate city, or up to { $tokens } barbarians, anywhere.
lineage-at-snow-flood = Here { $area } and the areas next to it count as coast for it: an avalanche.
lineage-at-snow-cyclone = Here { $area } counts as an open sea for it: a blizzard.
lineage-at-snow-piracy = Here cities next to { $area } count as coastal for it: a raid.
