# Phases 8 and 9: calamities.

## Selection, resolution, secondary victims

lineage-event-calamities_laid = { $seat } lays down { $count ->
    [0] no calamity any more
    [one] 1 calamity
   *[other] { $count } calamities
}.
lineage-event-calamity_discarded = { $seat } holds too many calamities: { $card } is drawn and discarded.
lineage-event-calamity = { $seat } suffers { $card }.
lineage-event-victims = { $card } of { $seat } also strikes { $victims }.
lineage-ask-victims = { $card }: which { $count ->
    [one] other player suffers
   *[other] { $count } other players suffer
} with you?
lineage-ask-victims-help =
    You must select as many as the card demands, unless there are too few who can be selected. Whoever can
    prevent the damage may be selected all the same.
lineage-answer-victims = { $victims }
lineage-refuse-victims-count = Select { $count ->
    [one] 1 player
   *[other] { $count } different players
}.
lineage-refuse-victims-who = Not all of them can be selected.
lineage-event-treasury_lost = { $seat } loses { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} of treasury.

## Damage: Tempest, Tribal Conflict, Famine, Flood, Epidemic

lineage-ask-damage = { $card }: what do you lose? { $points } damage to take{ $where ->
    [anywhere] { "" }
    [coast] { " " }from coastal areas
   *[other] { " " }on the flood plain { $where }
}.
lineage-ask-damage-help =
    A token counts 1, a city 5. A city may leave tokens behind, up to the population limit of its area and as
    many as you have in stock: then it counts 5 less these tokens. You lose exactly as much as is demanded; if
    that cannot be, as little more as possible. Ships are never lost.
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
lineage-refuse-damage-exact = You must lose exactly { $points }; that would leave no way to do so.
lineage-ask-plain = Flood: which flood plain is struck? You have { $points } unit points on each of them.
lineage-ask-plain-help =
    The flood strikes the plain where you have most. Everybody else on it takes damage too, but less.
lineage-answer-flood_plain = The flood plain { $plain }
lineage-refuse-plain = The flood strikes a plain where you have most.

## Cities and cards: the others

## Civil War, Tyranny, Barbarian Hordes
