# Why a steady player would answer so.

lineage-reason-nation = Your nation did as well as others in games between steady players.
lineage-reason-nation-propose_swap = The other nation did better in games between steady players.
lineage-reason-swap = A steady player takes an exchange only for a nation that did clearly better in games between steady players.
lineage-reason-ships = A ship is built or paid for where tokens without room can reach a coast with room; tokens in the treasury: { $my_treasury }, on the board: { $my_tokens }.
lineage-reason-ships-end_ships = No other ship would carry tokens to a better place; tokens in the treasury: { $my_treasury }.
lineage-reason-division = Of the players who are ahead, those bear the losses who suffer most from them; your marker is on step { $my_step }.
lineage-reason-tokens = Tokens without room to stay go first. Cities: { $my_cities }; the { $my_tokens } tokens on the board can support { $my_fed }.
lineage-reason-give = Of all your cards, your sets (worth { $my_sets } points) need this one least.
lineage-reason-tribes = You need these areas least. Cities: { $my_cities }; the { $my_tokens } tokens on the board can support { $my_fed }.
lineage-reason-bail = You pay for what is worth more than its price; tokens in the treasury: { $my_treasury }.
lineage-reason-stop = What you would lose is compared with the price; tokens in the treasury: { $my_treasury }, cities: { $my_cities }.
lineage-reason-shelter = It keeps the ships that most of your tokens can board; you have { $my_tokens } tokens on the board.
lineage-reason-beneficiary = Of the players who can benefit, it chooses one who is behind; your marker is on step { $my_step }.
lineage-reason-province = From there you can reach the most for the points that are left; you have { $my_cities } cities.
lineage-reason-muster = The factions are made up so that you keep what can survive. Cities: { $my_cities }; the { $my_tokens } tokens on the board can support { $my_fed }.
lineage-reason-side = This faction can survive better, including what the other player will add. Cities: { $my_cities }; the { $my_tokens } tokens on the board can support { $my_fed }.
lineage-reason-demand = It asks the player who most likely has the commodity; your sets are worth { $my_sets } points now.
lineage-reason-demand-end_ability = Nobody is likely to have what your sets ({ $my_sets } points) need.
lineage-reason-routes = A steady player keeps cards for sets, worth { $my_sets } points now; tokens in the treasury: { $my_treasury }.
