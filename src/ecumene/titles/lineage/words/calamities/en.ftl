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

## Cities and cards: the others

## Civil War, Tyranny, Barbarian Hordes
