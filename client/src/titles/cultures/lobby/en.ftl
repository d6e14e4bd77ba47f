# What the lobby says of Rising Cultures; what is missing is said as the house says it.

title-cultures-about = Two civilizations, seven rounds: every card is a building or leader, a resource, or a soldier.
title-cultures-note = Most cards and boards are our reconstruction; owners of the game can enter their own cards.
title-cultures-length = seven rounds, about { $most } decisions each
title-cultures-measured = Counted in games of bots. Nobody has measured people here.
option-cultures-civilizations = Civilizations
option-cultures-civilizations-about = Who plays which civilization: chosen in turn, at random, or fixed for the two seats.
option-cultures-civilizations-choose = Choose in turn
option-cultures-civilizations-random = At random
option-cultures-first = Progress marker
option-cultures-first-about = Which seat holds the progress marker at first.
option-cultures-first-random = At random
option-cultures-first-0 = First seat
option-cultures-first-1 = Second seat
option-cultures-match = A match of two games
option-cultures-match-about = Two games in a row with swapped civilizations and the same provinces.
option-cultures-lone-competitor = A lone competitor
option-cultures-lone-competitor-about = Whether someone who competes alone takes a province without having a symbol that counts.
option-cultures-lone-competitor-takes = Takes the province
option-cultures-lone-competitor-needs-symbol = Needs a symbol
option-cultures-coins = Coins
option-cultures-coins-about = Whether the 28 coins of the box are a limit.
option-cultures-coins-unlimited = Unlimited
option-cultures-coins-limited = At most 28
