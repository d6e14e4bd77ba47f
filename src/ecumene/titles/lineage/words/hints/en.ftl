# Why a steady player would answer so.

lineage-reason-civilization = Of the civilizations that are left, this one did best in games between steady players.
lineage-reason-rate = At the usual rate your { $my_cities } cities take { $my_tax } of the { $my_stock } tokens in stock; tokens that the stock does not have cannot grow afterwards.
lineage-reason-revolt = This city can be held best or rebuilt most easily. Cities: { $my_cities }; the { $my_tokens } tokens on the board can support { $my_fed }.
lineage-reason-growth = You have { $my_stock } tokens in stock: they go to areas where they can grow further and a city can follow.
lineage-reason-growth-wait = You lose nothing if you wait for the players who grow before you; you have { $my_stock } tokens in stock.
lineage-reason-move = It moves tokens to areas where they can stay and grow, or gathers them for a city. Cities: { $my_cities }; the { $my_tokens } tokens on the board can support { $my_fed }.
lineage-reason-move-end_movement = All tokens are where they can stay or where a city will be built. Cities: { $my_cities }; the { $my_tokens } tokens on the board can support { $my_fed }.
lineage-reason-move-build_ship = The ship carries tokens for which there is no room here to a coast with room; tokens in the treasury: { $my_treasury }.
lineage-reason-wait = A conflict that waits may change when others have fought; you have { $my_tokens } tokens on the board.
lineage-reason-first = The order changes little here; the first place is resolved first. You have { $my_tokens } tokens on the board.
lineage-reason-loss = You lose a token where you need it least: where it has no room to stay, or where no city depends on it. Cities: { $my_cities }; the { $my_tokens } tokens on the board can support { $my_fed }.
lineage-reason-defence = The order changes little here; the first attack is resolved first. You have { $my_cities } cities.
lineage-reason-hold = If you fight at once, other attackers get no chance; you have { $my_cities } cities.
lineage-reason-pillage = One more card helps your sets; your { $my_cards } cards are worth { $my_sets } points.
lineage-reason-loot = The treasury pays for ships, cards and advances; you have { $my_treasury } tokens in it and { $my_stock } in stock.
lineage-reason-build = A city brings a trade card each turn, and taxes. Cities: { $my_cities }; the { $my_tokens } tokens on the board can support { $my_fed }.
lineage-reason-build-end_building = You could not support or pay for another city. Cities: { $my_cities }; the { $my_tokens } tokens on the board can support { $my_fed }.
lineage-reason-purchase = You have { $my_treasury } tokens in the treasury; a card of a high stack is worth more than anything else that they would pay for.
lineage-reason-purchase-pass = You have { $my_treasury } tokens in the treasury, and you need them for other things first.
lineage-reason-trade = Your { $my_cards } cards are worth { $my_sets } points as sets (calamities among them: { $my_calamities }); a bargain must give both sides better sets.
lineage-reason-trade-finished = No bargain in sight would make your { $my_cards } cards worth more than { $my_sets } points.
lineage-reason-market_trade = Your { $my_cards } cards are worth { $my_sets } points as sets; a trade with the market must add to that.
lineage-reason-market_trade-pass = The market has nothing that makes your sets worth more than { $my_sets } points.
lineage-reason-victims = It hits players who are ahead and spares those behind you. Your marker is on step { $my_step }.
lineage-reason-damage = Tokens without room to stay go first, then what you need least. Cities: { $my_cities }; the { $my_tokens } tokens on the board can support { $my_fed }.
lineage-reason-place = It strikes where the players who are ahead lose most; your marker is on step { $my_step }.
lineage-reason-cities = Of your { $my_cities } cities this one is the easiest to rebuild.
lineage-reason-discard = Your { $my_cards } cards are worth { $my_sets } points as sets; without this card you lose the least of that.
lineage-reason-units = You give up what you need least and keep what can survive. Cities: { $my_cities }; the { $my_tokens } tokens on the board can support { $my_fed }.
lineage-reason-annexation = It adds what borders on your own areas and can be held. Cities: { $my_cities }; the { $my_tokens } tokens on the board can support { $my_fed }.
lineage-reason-hordes = The barbarians go where the players who are ahead lose most; your marker is on step { $my_step }.
lineage-reason-ability = Your advances ({ $my_advances }) allow it now, and it adds tokens, cities or cards. Cities: { $my_cities }; the { $my_tokens } tokens on the board can support { $my_fed }.
lineage-reason-ability-end_abilities = None of the abilities of your { $my_advances } advances would add anything now.
lineage-reason-resettle = Tokens leave areas without room and go where they can grow. Cities: { $my_cities }; the { $my_tokens } tokens on the board can support { $my_fed }.
lineage-reason-neighbours = It takes a card from a neighbour who has more of them; you have { $my_cards } cards.
lineage-reason-tribute = Of all your cards, your sets (worth { $my_sets } points) need this one least.
lineage-reason-reveal = A steady player shows nothing that need not be shown; you have { $my_cards } cards.
lineage-reason-sell = A card that adds little to your sets ({ $my_sets } points) becomes tokens in the treasury; you have { $my_treasury } there.
lineage-reason-sell-end_ability = Every card helps your sets ({ $my_sets } points) more than the tokens would.
lineage-reason-convert = It takes tokens or a city from the barbarians or pirates and makes them yours. Cities: { $my_cities }; the { $my_tokens } tokens on the board can support { $my_fed }.
lineage-reason-reduce = One city must be reduced, and this one is the easiest to rebuild. Cities: { $my_cities }; the { $my_tokens } tokens on the board can support { $my_fed }.
lineage-reason-acquire = Your cards are worth { $my_sets } points and you have { $my_treasury } tokens in the treasury; of everything that they can buy, this brings the most points, credits and protection.
lineage-reason-acquire-end_acquiring = Your cards ({ $my_sets } points) are worth more if you keep them as sets for the next turn.
lineage-reason-free_advance = It is the most expensive advance that helps most beside your { $my_advances } advances.
lineage-reason-credits = They make advances cheaper for which your { $my_advances } advances give no credit yet.
lineage-reason-relocate = Tokens move to areas where they can stay; you have { $my_tokens } on the board.

lineage-reason-set = { $card }: { $count ->
    [0] { $more ->
        [one] one card would be worth { $next } points.
       *[other] { $more } cards would be worth { $next } points.
    }
   *[other] { $count ->
        [one] your card is worth { $points };
       *[other] your { $count } cards are worth { $points };
    } { $more ->
        [one] with one more it would be { $next } points.
       *[other] with { $more } more it would be { $next } points.
    }
 }
lineage-reason-room = Then { $there ->
    [one] { $there } token stands
   *[other] { $there } tokens stand
 } in { $area }, where { $room } can live, and { $left ->
    [0] none stays
    [one] { $left } stays
   *[other] { $left } stay
 } in { $origin }, where { $limit } can live.
lineage-reason-gather = Then { $there } tokens stand in { $area }, where a city needs { $city }.
lineage-reason-shop = From the next turn on the credits of { $advance } make { $count ->
    [one] another advance
   *[other] { $count } advances
 } cheaper, most of all { $other }: { $next } instead of { $now }.

lineage-reason-loss-left = It costs { $points ->
    [one] 1 point
   *[other] { $points } points
 }. Then you have { $cities ->
    [0] no city
    [one] 1 city
   *[other] { $cities } cities
 } and { $people ->
    [one] 1 token
   *[other] { $people } tokens
 } on the board; support takes { $need }.

lineage-reason-by-treasury = Your treasury is worth about { $amount } { $amount ->
    [one] token
   *[other] tokens
 } more than after other answers.
lineage-reason-by-steps = The place of your marker is worth about { $amount } { $amount ->
    [one] token
   *[other] tokens
 } more than after other answers.
lineage-reason-by-ships = Your ships are worth about { $amount } { $amount ->
    [one] token
   *[other] tokens
 } more than after other answers.
lineage-reason-by-cards = Your trade cards are worth about { $amount } { $amount ->
    [one] token
   *[other] tokens
 } more than after other answers.
lineage-reason-by-advances = Your advances are worth about { $amount } { $amount ->
    [one] token
   *[other] tokens
 } more than after other answers.
lineage-reason-by-people = Tokens that can stay and grow are worth about { $amount } { $amount ->
    [one] token
   *[other] tokens
 } more than after other answers.
lineage-reason-by-cities = Your cities are worth about { $amount } { $amount ->
    [one] token
   *[other] tokens
 } more than after other answers.
lineage-reason-by-coming = A city that can be built this turn is worth about { $amount } { $amount ->
    [one] token
   *[other] tokens
 } more than after other answers.
lineage-reason-by-room = Empty land next door is worth about { $amount } { $amount ->
    [one] token
   *[other] tokens
 } more than after other answers.
lineage-reason-by-support = The support for your cities is worth about { $amount } { $amount ->
    [one] token
   *[other] tokens
 } more than after other answers.
lineage-reason-by-taxes = The stock for the next taxes is worth about { $amount } { $amount ->
    [one] token
   *[other] tokens
 } more than after other answers.
