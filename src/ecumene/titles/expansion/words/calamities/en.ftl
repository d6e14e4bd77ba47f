# The calamities of the Expansion Project.

## What they do

lineage-does-shipwreck = You lose all your ships{ $damage ->
    [0] {""}
   *[other] , { $damage } unit points on your coasts
}{ $treasury ->
    [0] .
   *[other] , and { $treasury } tokens from the treasury.
}
lineage-does-tribal_conflict = You lose all your tokens in two areas that share a border by land, { $tokens } at most.
lineage-does-uprising = You lose a unit point for each of your cities; you can save a unit point for { $ransom } tokens from the treasury.
lineage-does-robbery = { $cards ->
    [one] { $cards } commodity card goes
   *[other] { $cards } commodity cards go
} to the player who traded you this.
lineage-does-idle_tokens = City support is checked; { $tokens } of your tokens do not count.
lineage-does-secession =
    Your nation breaks into two factions: you select { $selected } unit points, the beneficiary adds { $added }. You keep one of the two.
lineage-does-oppression = A neighbour annexes { $units_per_city } unit points for each of your cities, area by area.
lineage-does-cataclysm =
    If a city of yours is on a volcano, all units in its areas are destroyed. Otherwise a city of yours is destroyed and a city of somebody else next to it reduced.
lineage-does-inundation = { $damage } unit points on a flood plain, and { $divided } of others there; a coastal city if you are on none.
lineage-does-hurricane = { $selected } of your cities at an open sea are reduced, { $selected_of_others } of everybody else there, and ships there are lost.
lineage-does-affliction = You lose { $damage } unit points, and divide { $divided } among others, at most { $most_each } each.
lineage-does-heresy = { $cities ->
    [one] { $cities } city is reduced
   *[other] { $cities } cities are reduced
}, and { $divided } cities of others of your choice.
lineage-does-plunder = { $cities ->
    [one] { $cities } coastal city of yours, chosen by the trader, turns
   *[other] { $cities } coastal cities of yours, chosen by the trader, turn
} to piracy, and a coastal city of each of { $secondary_victims } players of your choice.

## Damage

lineage-ask-damage-help =
    A token counts 1, a city 5, and no tokens take the place of a city; only in an Epidemic a token stays in every area, and
    a city counts 1 less. You lose exactly the damage, or if that is impossible, as little more as possible.

## Dividing

lineage-ask-division = { $card }: how much does each of the others lose? { $counted ->
    [cities] { $left ->
        [one] 1 city still to divide.
       *[other] { $left } cities still to divide.
    }
   *[other] { $left ->
        [one] 1 unit point still to divide.
       *[other] { $left } unit points still to divide.
    }
}
lineage-ask-division-help =
    All of it must be divided among other players, as far as they have units to lose. Their advances change these numbers
    afterwards. Each of them chooses what to lose.
lineage-answer-assign = { $player }: { $amount }
lineage-refuse-division-who = { $card } cannot give any loss to that player.
lineage-refuse-division-most = { $most ->
    [one] { $player } can be given 1.
   *[other] { $player } can be given 1 to { $most }.
}
lineage-event-losses_divided = { $card } of { $seat } also strikes { $players }; their losses: { $amounts }.

## Tokens of some areas

lineage-ask-tokens = { $card }: which tokens do you lose? { $left ->
    [one] 1 token still to lose.
   *[other] { $left } tokens still to lose.
}
lineage-ask-tokens-help = Take the tokens from the areas in the list, in any way you like.
lineage-answer-give_up = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} in { $area }
lineage-refuse-tokens-where = No tokens of yours can be lost there.
lineage-refuse-tokens-most = { $most ->
    [one] You can lose 1 token in { $area }.
   *[other] You can lose 1 to { $most } tokens in { $area }.
}

## Cards that are given, or that stop a calamity

lineage-ask-give = { $cause }: which commodity do you give to { $taker }?
lineage-ask-give-help = You choose the card. Only the two of you know which one it is.
lineage-answer-hand_over = { $card }
lineage-refuse-give-what = Give one of your commodity cards.
lineage-event-commodity_given = { $card ->
    [none] { $seat } gives { $taker } a commodity card.
   *[other] { $seat } gives { $card } to { $taker }.
}
lineage-ask-stop = { $card }: do you give { $price } commodity cards to stop it?
lineage-ask-stop-help = Then the calamity has no effect on anybody. You choose the cards, and they are discarded.
lineage-answer-sacrifice = Give the cards
lineage-answer-suffer = Let it happen
lineage-event-calamity_stopped = { $seat } stops { $card }.

## Ships, tribes, ransom

lineage-ask-shelter = { $card }: which ships do you keep? { $left ->
    [one] You can keep 1 more.
   *[other] You can keep { $left } more.
}
lineage-ask-shelter-help = Calendar keeps some of your ships from the storm; all others at that sea return to stock.
lineage-answer-shelter = A ship in { $area }
lineage-refuse-shelter-where = You have no ship there that you could keep.
lineage-ask-tribes = { $card }: in which two areas do your tribes fight each other?
lineage-ask-tribes-help = They share a border by land, have tokens of yours and no city.
lineage-answer-tribes = { $areas }
lineage-refuse-tribes-where = Name two areas with tokens of yours that share a border by land and have no city.
lineage-ask-bail = { $card }: for how many of { $points } unit points do you pay, { $price } tokens from the treasury each?
lineage-ask-bail-help = You lose the unit points that you do not pay for, in units of your choice.
lineage-answer-bail = { $points ->
    [0] Pay for none
   *[other] Pay for { $points }: { $price } tokens from the treasury
}
lineage-refuse-bail-most = You can pay for { $most } unit points at most.

## Tyranny

lineage-ask-beneficiary = { $card }: who is the beneficiary?
lineage-ask-beneficiary-help = They have equal unit points in stock, so you decide.
lineage-answer-favour = { $player }
lineage-refuse-favour-who = You can only choose a player who has the most unit points in stock.
lineage-event-beneficiary_named = { $seat } is the beneficiary of { $card } of { $victim }.
lineage-ask-province = { $card }: which area of { $victim } do you annex next? { $left } unit points are left.
lineage-ask-province-help =
    It must be next to units of yours, by land or water; what you have just annexed counts. You annex all units there or
    none, as far as your stock and the unit points go.
lineage-answer-province = Annex { $area }: { $points ->
    [one] 1 unit point
   *[other] { $points } unit points
}
lineage-refuse-province-where = Choose an area next to yours with no more than { $left } unit points, for which you have enough pieces in stock.

## Barbarian Hordes

lineage-ask-hordes = { $origin ->
    [none] { $prey ->
        [city] Which city of { $victim } do { $tokens } barbarians attack?
       *[tokens] Which tokens of { $victim } do { $tokens } barbarians attack?
    }
   *[other] Where { $tokens ->
        [one] does 1 barbarian
       *[other] do { $tokens } barbarians
    } move on to from { $origin }?
}
lineage-ask-hordes-help =
    Barbarians attack a city of { $victim } next to them that they can destroy, otherwise tokens of { $victim } next door,
    otherwise units that they can reach through areas of other barbarians. When they can reach nothing of { $victim } any
    more, { $victim } leads them.
lineage-refuse-hordes-elsewhere = They cannot go there now.

## Civil War

lineage-ask-muster = { $purpose ->
    [select] { $card }: which units of { $victim } belong to the first faction? { $left } unit points still to choose.
    [lose] { $card }: what does the faction lose? { $left } unit points still to lose.
   *[annex] { $card }: your stock is not enough. Which units of { $victim } do you annex?
}
lineage-ask-muster-help =
    A token counts 1, a city 5; units are chosen one by one, also a part of an area. Units next to the other faction
    are lost first.
lineage-answer-muster = { $what ->
    [city] The city in { $area }
   *[tokens] { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } in { $area }
}
lineage-refuse-muster-what = That cannot be chosen; the choice must come to exactly { $left } unit points.
lineage-ask-side = { $card }: which faction do you keep?
lineage-ask-side-help = You keep stock, ships, treasury, advances and your place on the A.S.T. Others take over the other faction.
lineage-answer-side = { $faction ->
    [first] Keep the first
   *[second] Keep the second
} ({ $cities ->
    [one] 1 city
   *[other] { $cities } cities
}, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
})
lineage-event-faction_kept = { $seat } keeps the { $faction ->
    [first] first
   *[second] second
} faction, { $points } unit points.

## Late arrivals

lineage-event-nation_arrived = { $seat } joins the game with { $advances ->
    [0] no advance
    [one] { $advances } advance
   *[other] { $advances } advances
}, the same as { $victim }, and on the same step of the A.S.T., { $step }.

## Counsel

lineage-counsel-bears-ships = { $seat } loses all its ships: { $result }.
lineage-counsel-bears-tribes = { $seat } loses { $result } tokens at most, of two areas with a common border that it chooses.
lineage-counsel-bears-given = { $seat } gives { $result } commodity cards to the beneficiary.
lineage-counsel-bears-provinces = { $seat } loses areas worth { $result } unit points at most to a neighbour.
lineage-counsel-bears-collapse = { $seat } also loses { $result } tokens next door, or a city there is reduced.
lineage-counsel-bears-starves = { $seat } then loses the tokens above the printed limits, { $result } now.
lineage-counsel-bears-damage_most = { $seat } may have to lose up to { $result } unit points.
lineage-counsel-bears-plain_damage_most = { $seat } may have to lose up to { $result } unit points on the flood plain.
lineage-counsel-bears-reduced_most = { $seat } may have to reduce cities: { $result } at most.
lineage-counsel-bears-idle = { $result } tokens of { $seat } support no city.
lineage-counsel-bears-no_war = { $seat } has no Civil War: nobody can be the beneficiary, or no units are left for a second faction.
lineage-counsel-bears-first_faction = { $seat } selects { $result } unit points for the first faction; the beneficiary adds more.
lineage-counsel-bears-ruled_faction = The beneficiary selects { $result } unit points of { $seat } for the first faction.
lineage-counsel-bears-second_faction = { $result } unit points of { $seat } are the second faction. It keeps one of the two.
lineage-counsel-bears-strife = Each faction of { $seat } loses { $result } unit points first.
lineage-counsel-bears-inherits = { $seat } may take over the faction that the victim does not keep.
