# The calamities of the Expansion Project.

## What they do

lineage-does-shipwreck = All your ships{ $damage ->
    [0] {""}
   *[other] , { $damage } unit points on your coasts
}{ $treasury ->
    [0] .
   *[other] , and { $treasury } of treasury.
}
lineage-does-tribal_conflict = All your tokens in two areas that share a border by land, { $tokens } at most.
lineage-does-uprising = A unit point for each of your cities, each of which { $ransom } treasury can save.
lineage-does-robbery = { $cards ->
    [one] { $cards } commodity card goes
   *[other] { $cards } commodity cards go
} to whoever traded you this.
lineage-does-idle_tokens = A check of city support, for which { $tokens } tokens do not count.
lineage-does-secession =
    Your nation falls into two factions: you select { $selected } unit points, the beneficiary adds { $added }. You keep one of the two.
lineage-does-oppression = A neighbour annexes { $units_per_city } unit points for each of your cities, area by area.
lineage-does-cataclysm =
    If a city of yours is on a volcano, all units in its areas are destroyed. Otherwise a city of yours is destroyed and a city of somebody else next to it reduced.
lineage-does-inundation = { $damage } unit points on a flood plain, and { $divided } of others there; a coastal city if you are on none.
lineage-does-hurricane = { $selected } of your cities at an open sea are reduced, { $selected_of_others } of everybody else there, and ships there are lost.
lineage-does-affliction = { $damage } unit points, and { $divided } that you divide among others, { $most_each } each at most.
lineage-does-heresy = { $cities ->
    [one] { $cities } city is reduced
   *[other] { $cities } cities are reduced
}, and { $divided } of others of your choice.
lineage-does-plunder = { $cities ->
    [one] { $cities } coastal city of yours, chosen by the trader, turns
   *[other] { $cities } coastal cities of yours, chosen by the trader, turn
} to piracy, and a coastal city of each of { $secondary_victims } players of your choice.

## Damage

lineage-ask-damage-help =
    A token counts 1, a city 5 and leaves nothing behind; only in an Epidemic a token stays in every area, and a city counts
    so much less. You lose exactly as much as is demanded; if that cannot be, as little more as possible.

## Dividing

lineage-ask-division = { $card }: who bears how much of it? { $counted ->
    [cities] { $left ->
        [one] 1 city to divide.
       *[other] { $left } cities to divide.
    }
   *[other] { $left ->
        [one] 1 unit point to divide.
       *[other] { $left } unit points to divide.
    }
}
lineage-ask-division-help =
    All of it has to be divided among other players, as far as they have it. What their advances change, they change
    afterwards. Each of them says what it loses.
lineage-answer-assign = { $player }: { $amount }
lineage-refuse-division-who = { $card } can give nothing to bear to that player.
lineage-refuse-division-most = { $most ->
    [one] { $player } can be given 1.
   *[other] { $player } can be given 1 to { $most }.
}
lineage-event-losses_divided = { $card } of { $seat } also strikes { $players }; they bear { $amounts }.

## Tokens of some areas

lineage-ask-tokens = { $card }: which tokens do you lose? { $left ->
    [one] 1 more.
   *[other] { $left } more.
}
lineage-ask-tokens-help = The tokens come from the areas that are listed, in any split.
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
lineage-ask-stop-help = Then nothing of it happens, to nobody. You choose the cards, and they are discarded.
lineage-answer-sacrifice = Give the cards
lineage-answer-suffer = Let it happen
lineage-event-calamity_stopped = { $seat } stops { $card }.

## Ships, tribes, ransom

lineage-ask-shelter = { $card }: which ships do you keep? { $left ->
    [one] 1 more.
   *[other] { $left } more.
}
lineage-ask-shelter-help = Calendar keeps some of your ships from the storm; all others at that sea return to stock.
lineage-answer-shelter = A ship in { $area }
lineage-refuse-shelter-where = No ship is left there to be kept.
lineage-ask-tribes = { $card }: in which two areas do your tribes fight each other?
lineage-ask-tribes-help = They share a border by land, have tokens of yours and no city.
lineage-answer-tribes = { $areas }
lineage-refuse-tribes-where = Name two areas with tokens of yours that share a border by land and have no city.
lineage-ask-bail = { $card }: for how many of { $points } unit points do you pay, { $price } treasury each?
lineage-ask-bail-help = What you do not pay for you lose, in units of your choice.
lineage-answer-bail = { $points ->
    [0] For none
   *[other] For { $points }: { $price } treasury
}
lineage-refuse-bail-most = You can pay for { $most } at most.

## Tyranny

lineage-ask-beneficiary = { $card }: who gains by it?
lineage-ask-beneficiary-help = They have equally much in stock, so you decide.
lineage-answer-favour = { $player }
lineage-refuse-favour-who = Only those can be chosen who have most in stock.
lineage-event-beneficiary_named = { $seat } gains by { $card } of { $victim }.
lineage-ask-province = { $card }: which area of { $victim } do you annex next? { $left } unit points are left.
lineage-ask-province-help =
    It must be next to units of yours, by land or water; what you have just annexed counts. You annex all units there or
    none, as far as your stock and the unit points go.
lineage-answer-province = Annex { $area }: { $points ->
    [one] 1 unit point
   *[other] { $points } unit points
}
lineage-refuse-province-where = Choose an area next to yours with no more than { $left } unit points, for which you have the pieces.

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
    Barbarians go for a city of { $victim } next to them that they can destroy, else for tokens of { $victim } next door, else
    for what they reach by way of other barbarians. When nothing of { $victim } is left to them, { $victim } leads them.
lineage-refuse-hordes-elsewhere = They cannot go there now.

## Civil War

lineage-ask-muster = { $purpose ->
    [select] { $card }: who of { $victim } belongs to the first faction? { $left } unit points more.
    [lose] { $card }: what does the faction lose? { $left } unit points more.
   *[annex] { $card }: your stock is short. What of { $victim } do you take?
}
lineage-ask-muster-help =
    A token counts 1, a city 5; units are chosen one by one, also a part of an area. Of losses, those next to the other
    faction come first.
lineage-answer-muster = { $what ->
    [city] The city in { $area }
   *[tokens] { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } in { $area }
}
lineage-refuse-muster-what = That cannot be chosen; { $left } unit points must be made up exactly.
lineage-ask-side = { $card }: with which faction do you go on?
lineage-ask-side-help = You keep stock, ships, treasury, advances and your place on the A.S.T. Others take over the other faction.
lineage-answer-side = { $faction ->
    [first] The first
   *[second] The second
} ({ $cities ->
    [one] 1 city
   *[other] { $cities } cities
}, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
})
lineage-event-faction_kept = { $seat } goes on with the { $faction ->
    [first] first
   *[second] second
} faction, { $points } unit points.

## Late arrivals

lineage-event-nation_arrived = { $seat } joins the game with { $advances ->
    [0] no advance
    [one] { $advances } advance
   *[other] { $advances } advances
}, as { $victim } has, and at its step { $step } of the A.S.T.

## Counsel

lineage-counsel-bears-ships = { $seat } loses all its ships: { $result }.
lineage-counsel-bears-tribes = { $seat } loses { $result } tokens at most, of two areas with a common border that it chooses.
lineage-counsel-bears-given = { $seat } gives { $result } commodity cards to the beneficiary.
lineage-counsel-bears-provinces = { $seat } loses areas worth { $result } unit points at most to a neighbour.
lineage-counsel-bears-collapse = { $seat } also loses { $result } tokens next door, or a city there is reduced.
lineage-counsel-bears-starves = { $seat } then loses what stands beyond the printed limits, { $result } tokens now.
lineage-counsel-bears-damage_most = { $seat } may be made to lose up to { $result } unit points.
lineage-counsel-bears-plain_damage_most = { $seat } may be made to lose up to { $result } unit points on the flood plain.
lineage-counsel-bears-reduced_most = { $seat } may be made to reduce cities: { $result } at most.
lineage-counsel-bears-idle = { $result } tokens of { $seat } support no city.
lineage-counsel-bears-no_war = { $seat } has no Civil War: nobody can gain by it, or nothing is left for a second faction.
lineage-counsel-bears-first_faction = { $seat } selects { $result } unit points for the first faction; the beneficiary adds more.
lineage-counsel-bears-ruled_faction = The beneficiary selects { $result } unit points of { $seat } for the first faction.
lineage-counsel-bears-second_faction = { $result } unit points of { $seat } are the second faction. It keeps one of the two.
lineage-counsel-bears-strife = Each faction of { $seat } loses { $result } unit points first.
lineage-counsel-bears-inherits = { $seat } may take over the faction that the victim does not keep.
