# What is printed on calamities and advances, made of what content declares (text/cards.py). All numbers are arguments: no
# sentence here states one of its own.

## What a calamity does, by its effect

lineage-does-minor_damage = { $damage ->
    [0] { $treasury } of treasury.
   *[other] { $damage } damage{ $coastal ->
        [yes] {" "}on your coasts
       *[no] {""}
    }{ $treasury ->
        [0] .
       *[other] , and { $treasury } of treasury.
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
   *[other] , unless you pay { $ransom } treasury
}{ $treasury ->
    [0] .
   *[other] , and { $treasury } of treasury.
}
lineage-does-discarding = { $cards ->
    [one] { $cards } commodity card
   *[other] { $cards } commodity cards
}, each of which { $ransom } treasury can save.
lineage-does-eruption = If a city of yours is on a volcano, all units in its areas are destroyed. Otherwise a city of yours is destroyed and a city next to it reduced.
lineage-does-treachery = The beneficiary annexes { $cities ->
    [one] { $cities } city of yours.
   *[other] { $cities } cities of yours.
}
lineage-does-slave_revolt = A check of city support, with the rate { $support } higher.
lineage-does-superstition = { $cities ->
    [one] { $cities } city is reduced.
   *[other] { $cities } cities are reduced.
}
lineage-does-civil_disorder = All your cities but { $spared } are reduced.
lineage-does-civil_war = The beneficiary annexes what you have above { $loyal } unit points; you select it.
lineage-does-tyranny = The beneficiary selects and annexes { $units } unit points of yours.
lineage-does-barbarian_hordes = { $barbarians } barbarians fall upon your cities, led by the beneficiary.
lineage-does-corruption = Commodity cards of { $face_value } points of face value.
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
lineage-drawbacks = Minus: { $drawbacks }.

## What else an advance does

lineage-nothing-else = No effect of its own.
lineage-purchase = Buy cards of stack { $stack } for { $cost } treasury.
lineage-tax-choice = { $lower ->
    [0] Tax rate { $higher } higher if you like.
   *[other] Tax rate { $higher } higher or { $lower } lower, as you like.
}
lineage-free-advance = At the purchase, for nothing, an advance of less than { $below } of the group { $group }.
lineage-free-credits = { $points } points of credit in colours of your choice.
lineage-discount = { $points } off another advance bought with it.
lineage-raises-land_steps = Tokens walk { $now } areas by land.
lineage-raises-ship_steps = Ships sail { $now } steps.
lineage-raises-ship_capacity = Ships carry { $now } tokens.
lineage-raises-siege = Your cities fall to { $needed } tokens and leave { $left }; those of others fall to { $storming } of yours and leave { $found }.
lineage-raises-city_tokens = a city on a site takes { $now } tokens
lineage-raises-wilderness_city_tokens = a city in the wilderness { $now }
lineage-raises-treasury_share = Once a turn, up to { $now }% of a city is paid from treasury.
lineage-raises-neighbour_tokens = Once a turn up to { $now } tokens from areas next door help to build a wilderness city.
lineage-raises-small_area_tokens = Areas of limit { $limit } or less feed { $more ->
    [one] { $more } token
   *[other] { $more } tokens
} more where you are alone.
lineage-raises-city_support = each city needs { $more ->
    [one] { $more } token
   *[other] { $more } tokens
} more of support
lineage-raises-treasury_value = A token of treasury pays { $now } for advances.
lineage-raises-hand_limit = Hand limit { $more } higher.
lineage-allows-open_sea = Ships may cross open sea.
lineage-allows-later_moves = You move after all who lack it.
lineage-allows-last_moves = You move last of all.
lineage-allows-later_losses = In conflict others lose their tokens before you.
lineage-allows-reserves = Losses in conflict may come from areas next door by land, and token conflicts may wait.
lineage-allows-ships_as_losses = Ships may be lost instead of tokens in conflict.
lineage-allows-sinks_landings = Who lands at a city of yours where you have a ship loses every other token, unless they hold this.
lineage-allows-keeps_cards = Who destroys a city of yours draws no trade card.
lineage-allows-takes_cards = You draw a trade card for a city in spite of Diplomacy.
lineage-allows-token_beside_city = A token of yours may stay beside each of your cities.
lineage-allows-free_card = A free card of a stack above your number of cities.
lineage-allows-counts_as_city = Counts as a city on the A.S.T.
lineage-allows-substitute = Once a turn a card of no lower face value stands for what an incomplete set of { $least } cards or more lacks.
lineage-allows-no_revolts = No tax revolts.
lineage-guard-cities = Nobody may enter areas with your cities but holders of this{ $lets_in ->
    [none] .
   *[other] {" "}or { $lets_in }.
}
lineage-guard-units = Nobody may cause conflict with you but holders of this{ $lets_in ->
    [none] .
   *[other] {" "}or { $lets_in }.
}
lineage-passes-cities = { $advance } does not keep you out of cities.
lineage-passes-units = { $advance } does not keep you from causing conflict.
lineage-safe = Safe from { $advance }.

## Special abilities

lineage-ability-strike_area = Special ability: { $gain ->
    [0] {""}
   *[other] take up to { $gain } treasury, or{" "}
}{ $fate ->
    [destroyed] destroy
   *[annexed] annex
} all units in an area next door by land{ $price ->
    [0] .
   *[other] , for { $price } treasury a unit point.
}
lineage-ability-resettle = Special ability: resettle up to { $tokens } tokens anywhere.
lineage-ability-tribute = Special ability: up to { $players } neighbours give you a commodity of { $least } or more each.
lineage-ability-sale = Special ability: discard commodities for { $worth } treasury a point of face value.
lineage-ability-conversion = Special ability: annex a pirate city, or up to { $tokens } barbarians, anywhere.
lineage-at-snow-flood = Here { $area } and the areas next to it count as coast for it: an avalanche.
lineage-at-snow-cyclone = Here { $area } counts as an open sea for it: a blizzard.
lineage-at-snow-piracy = Here cities next to { $area } count as coastal for it: a raid.
