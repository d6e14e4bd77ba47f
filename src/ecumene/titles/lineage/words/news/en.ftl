# News: what changed for a seat without its asking. lineage-news-<event>-lost and -won are headlines,
# lineage-told-... says it otherwise than the log, lineage-why-... explains it.

lineage-news-traded-won = { $seat } took your offer
lineage-told-surplus-lost = { $tokens ->
    [one] 1 token of { $seat } is above a population limit and leaves the board
   *[other] { $tokens } tokens of { $seat } are above population limits and leave the board
}: { $where }{ $more ->
    [0] { "" }
   *[other] { " and " }{ $more } more areas
}.
lineage-told-traded-won = Accepted: you got { $gives } for { $gets }.
lineage-news-traded-lost = A calamity came with the deal
lineage-news-city_annexed-lost = { $seat } annexed { $area }
lineage-news-city_annexed-won = { $area } is yours
lineage-news-units_annexed-lost = { $seat } took units of yours
lineage-news-units_annexed-won = Units of { $victim } are yours
lineage-news-ran_wild-lost = Units became pirates and barbarians
lineage-news-units_destroyed-lost = { $area } was destroyed
lineage-news-city_destroyed-lost = { $area } was destroyed
lineage-news-city_pirates-lost = Pirates took { $area }
lineage-news-city_fell-lost = { $area } fell
lineage-news-reduced-lost = { $area } was reduced
lineage-news-revolt-lost = { $area } revolted
lineage-news-revolt-won = { $area } joined you
lineage-news-surplus-lost = Tokens lost above a limit
lineage-news-made_way-lost = A new city in { $area }
lineage-news-tokens_lost-lost = Tokens lost in { $area }
lineage-news-tokens_lost-won = You held { $area }
lineage-news-ship_lost-lost = Ship lost in { $area }
lineage-news-attack_failed-lost = Your attack on { $area } failed
lineage-news-attack_failed-won = { $area } stood firm
lineage-news-pillaged-lost = { $seat } drew a card of yours
lineage-news-pillaged-won = You drew a card
lineage-news-area_annexed-lost = { $seat } annexed { $area }
lineage-news-area_destroyed-lost = { $area } was destroyed
lineage-news-marker-won = One step on the A.S.T.
lineage-news-marker-lost = Your marker fell back
lineage-news-marker_back-lost = Your marker fell back
lineage-news-marker_stood-lost = Your marker did not move
lineage-news-calamity_discarded-won = { $card } was drawn and discarded
lineage-news-twin_discarded-won = { $card } was drawn and discarded
lineage-news-calamity_cancelled-won = { $card } had no effect

lineage-why-left = { $cards } left your hand with this deal. Only you two know.
lineage-why-came = { $cards } came to your hand with this deal. Only you two know.
lineage-why-given = { $seat } gave you { $card } in the trade of this turn.
lineage-why-support = Each of your cities needs { $rate } tokens on the board, and you had too few. Cities that you built this turn go first.
lineage-why-gains = { $seat } is the beneficiary of { $card }.
lineage-why-unchanged = No advance of yours changed it.
lineage-why-lighter = Of your advances these helped: { $advances }.
lineage-why-heavier = Of your advances these made it worse: { $advances }.
