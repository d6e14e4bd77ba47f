# Why a steady player would answer so.

lineage-reason-found = The five cities together should leave areas that feed many tokens, free city sites next to them, and safe borders; you have { $my_cities } cities so far.
lineage-reason-lose_city = Of your { $my_cities } cities this is the one that your region needs least.
lineage-reason-populate = Tokens go first to areas around free city sites, where they gather for a city in turn 1; you have { $my_tokens } tokens on the board.
lineage-reason-populate-end_populating = All tokens have a place: { $my_tokens } tokens for { $my_cities } cities.
