# The first lesson of Mega Empires: empires-lesson-<lesson>, -<chapter>, -<chapter>-<step>; of each step what to do,
# and with -why, -otherwise and -short why, what another answer means, and its line in the checklist. Numbers of the
# game, what the learner holds and who offers what come as values (titles/lineage/text/lessons.py).

empires-lesson-first = A first game
empires-lesson-first-about = From one token to cities, trade and a first advance: six turns as Babylon, then your own game.
empires-lesson-first-end = You have seen a whole turn: grow, move, build, draw, trade, suffer, learn, step on. Play on from here, it is your game now. Or open a Short Game: it begins with cities and advances, and only its last turns are played.

## Spread

empires-lesson-first-spread = Spread

empires-lesson-first-spread-first = You lead Babylon, the grey pieces. Your single token has already grown to two: move one of them from Babylon to Teredon.
empires-lesson-first-spread-first-know = A stack that you carry over the map goes as a whole if there is room. In your plan you can choose “one” instead.
empires-lesson-first-spread-first-why = In every turn your people grow first, then everybody moves. A token goes one step by land, into any area that shares a border. You want many areas, as each area where you have people grows.
empires-lesson-first-spread-first-otherwise = Any area next to Babylon does as well, and so does staying, or moving both: two tokens in one area grow just as much as one in each of two. Later there will be no room for that.
empires-lesson-first-spread-first-short = Stand in two areas

empires-lesson-first-spread-order = A token moves once a turn. When you have moved all that you want, end your movement.
empires-lesson-first-spread-order-know = Who moves first? Whoever has the most tokens on the board: they are counted after growth, in the census.
empires-lesson-first-spread-order-why = Where numbers are equal, as in the first turn, the fixed ranking of the civilizations decides: Saba, Babylon, Persia, Nubia, Parthia. Who moves later has seen what the others did.
empires-lesson-first-spread-order-short = Most tokens move first

empires-lesson-first-spread-four = Turn { $turn }: you have { $on_board } tokens on the board. Move one from Babylon to Sumeria, and one from Teredon to Chaldaea.
empires-lesson-first-spread-four-why = One token alone in an area gains one. Two or more gain { $expansion }, and never more: four tokens in one area gain { $expansion } as well. So it is best to stand in many areas.
empires-lesson-first-spread-four-otherwise = Fewer areas now are no harm yet, as long as no area has more than two of your tokens. But the others come closer each turn.
empires-lesson-first-spread-four-short = Stand in four areas

empires-lesson-first-spread-marker = End your movement when you are done, and watch your marker: it steps forward at the end of the turn.
empires-lesson-first-spread-marker-why = The A.S.T. is the table of the ages. Each turn your marker takes one step on it, worth { $step_victory_points } points, if you meet what its age demands. The Stone Age demands nothing.
empires-lesson-first-spread-marker-short = A step each turn, { $step_victory_points } points each

## Grow

empires-lesson-first-grow = Grow

empires-lesson-first-grow-double = Turn { $turn }: you have { $on_board } tokens. Where two stand in an area, let them stand: end your movement.
empires-lesson-first-grow-double-know = When does an area with four tokens grow by { $expansion }? Always, as one with two or three does; only a single token gains one.
empires-lesson-first-grow-double-why = So two in each area is the best there is: eight tokens in four areas become sixteen.
empires-lesson-first-grow-double-otherwise = Spread to single tokens and you grow just as fast; crowd them together and you grow less.
empires-lesson-first-grow-double-short = Two tokens in each area grow best

## A first city

empires-lesson-first-city = A first city

empires-lesson-first-city-limit = Now it gets crowded, as each area has grown. Move two tokens from Babylon to Babylonia, where there is room.
empires-lesson-first-city-limit-know = The number in the circle of an area is its limit: so many tokens it feeds. After cities are built, whatever stands above a limit goes back to your stock.
empires-lesson-first-city-limit-why = You may walk in with more, to build a city or to fight. Babylon and Chaldaea feed two, Sumeria three, Babylonia four.
empires-lesson-first-city-limit-short = What happens above a limit

empires-lesson-first-city-gather = Move two tokens from Sumeria to Mari. Then look at Teredon, which has a gate: a city site. Move two from Chaldaea there, so that { $city_tokens } stand together.
empires-lesson-first-city-gather-know = Where there is a city site, { $city_tokens } tokens become a city. Without a site it takes { $wilderness_city_tokens }, and an area with limit 0 never gets one.
empires-lesson-first-city-gather-why = Each city draws a trade card in every turn, and with cards you acquire advances.
empires-lesson-first-city-gather-otherwise = With fewer than { $city_tokens } tokens on a site there is no city this turn, and those above the limit are removed. Any other site with { $city_tokens } tokens does as well.
empires-lesson-first-city-gather-short = { $city_tokens } tokens on a city site

empires-lesson-first-city-build = { $asked ->
    [build] Build a city where { $city_tokens } tokens stand on a site, as in Teredon.
   *[other] End your movement; when you are asked, build a city where { $city_tokens } tokens stand on a site, as in Teredon.
}
empires-lesson-first-city-build-why = All tokens of the area go back to your stock, and a city stands there; no tokens can live beside it. A city feeds on people elsewhere: it needs { $city_support } of your tokens on the board, or it falls back to tokens.
empires-lesson-first-city-build-otherwise = Without a city you draw no cards this turn. { $city_tokens } tokens on a site build one next turn.
empires-lesson-first-city-build-short = Build a city

## A first card

empires-lesson-first-card = A first card

empires-lesson-first-card-first = { $cards ->
    [one] Your city has drawn a first card, { $card }: it is in your hand. Each civilization draws as many trade cards as it has cities.
   *[other] Look at your hand: each civilization draws as many trade cards as it has cities.
} There is nothing yet that you could buy for it: acquire nothing.
empires-lesson-first-card-first-why = One city draws one card, from stack 1. Three cities draw three, from the stacks 1, 2 and 3: so the third card is worth 3 points alone. With more cities you draw more, and better.
empires-lesson-first-card-first-short = A card for each city

## A ship

empires-lesson-first-ship = A ship

empires-lesson-first-ship-build = Cities pay tax at the beginning of every turn: { $tax_rate } tokens for each go from your stock to your treasury, where { $treasury } lie now. Pay { $ship_cost } for a ship in Chaldaea: select the area, and pay from the treasury.
empires-lesson-first-ship-build-why = A ship costs { $ship_cost }: from the treasury, or tokens from the board, or some of each. It is built at a coast where you have tokens or a city, and can sail at once.
empires-lesson-first-ship-build-otherwise = The treasury can wait: it also pays for advances, each token of it as 1 point.
empires-lesson-first-ship-build-short = Build a ship

empires-lesson-first-ship-sail = Put two tokens on board in Chaldaea, sail to Ur, and put them ashore there.
empires-lesson-first-ship-sail-why = On board people come further than on foot. A ship takes up to { $ship_capacity } tokens, up to { $ship_steps } steps along the coast, not over the open sea. A token walks or sails, never both. Next turn the ship costs { $ship_maintenance } to keep, or it returns to your stock.
empires-lesson-first-ship-sail-otherwise = An empty ship does no harm. What is still on board when you end your movement goes ashore where the ship is.
empires-lesson-first-ship-sail-short = Put tokens ashore by ship

empires-lesson-first-ship-cities = { $asked ->
    [build] Build a city in Babylon and in Mari.
   *[other] Two more sites are close: move two tokens from Babylonia to Babylon, and two from Sumeria to Mari. End your movement and build in both.
}
empires-lesson-first-ship-cities-why = Each city needs { $city_support } tokens elsewhere to feed it, so count your people before you build. One city too many falls back to tokens at once, the new one first.
empires-lesson-first-ship-cities-otherwise = With fewer cities you draw fewer cards this turn; with more people on the board you can build more of them later.
empires-lesson-first-ship-cities-short = Three cities

## A first trade

empires-lesson-first-trade = A first trade

empires-lesson-first-trade-accept = { $offerer ->
    [none] Now everybody trades with everybody. Look whether an offer suits you, or make one of your own.
   *[other] Now everybody trades with everybody. { $offerer } offers you { $offered_kinds } and { $offered_more } without a name, for { $wanted_kinds } and { $wanted_more } more of your cards. Accept, and give { $spare } as the one that has no name.
}
empires-lesson-first-trade-accept-know = Each side gives { $trade_cards } cards or more. It must say truly how many they are, and name { $true_names } commodities that are truly among them.
empires-lesson-first-trade-accept-why = The rest may be anything, and whatever is said of it may be a lie. When somebody accepts, the cards change hands at once.
empires-lesson-first-trade-accept-otherwise = Nobody has to trade. But single cards are worth little, and nobody gets a set alone.
empires-lesson-first-trade-accept-short = Strike a first bargain

empires-lesson-first-trade-sets = Your cards are worth { $hand_value } together now. { $asked ->
    [trade] When nothing is left that you want, finish trading.
   *[other] Keep them: sets grow from turn to turn.
}
empires-lesson-first-trade-sets-know = Equal cards are worth their number times itself, times their face value: two Hides 4 points, three 9, four 16, five 25.
empires-lesson-first-trade-sets-why = Five Salt, with a face value of 3, are worth even 75. Different cards just add up. That is why everybody wants what you have a single one of.
empires-lesson-first-trade-sets-short = Five equal cards count 25 times

empires-lesson-first-trade-save = Keep your cards: acquire nothing yet.
empires-lesson-first-trade-save-why = Cards are kept from turn to turn, and sets grow: up to { $hand_limit } commodities, what is above that is discarded. Your marker comes to the Early Bronze Age with its fifth step, and that demands two cities. Without them it stands still.
empires-lesson-first-trade-save-short = Up to { $hand_limit } cards wait for you

## A calamity

empires-lesson-first-calamity = A calamity

empires-lesson-first-calamity-fourth = { $asked ->
    [build] Build a fourth city, in Ur.
   *[other] Turn { $turn }: move two tokens from Babylonia to Ur for a fourth city. Two from Sumeria go to Jordan, one each from Chaldaea to Ad Dahna and Nafud. End your movement and build in Ur.
}
empires-lesson-first-calamity-fourth-why = A fourth city needs more people to feed it. Tokens of others may share an area with yours as long as its limit is kept. Above it they fight: in turn each side loses a token, the smaller side first. A ship of an earlier turn costs { $ship_maintenance } to keep: one that has done its work goes back to your stock if you do not pay for it.
empires-lesson-first-calamity-fourth-otherwise = Three cities are enough for a good turn, too. Whatever stands above a limit goes back to your stock.
empires-lesson-first-calamity-fourth-short = A fourth city

empires-lesson-first-calamity-give = { $calamity ->
    [none] You hold no calamity that could be given away. Trade once more, with an eye on sets.
   *[other] { $calamity } is among your cards: a calamity. { $offerer ->
        [none] Make or accept an offer of { $trade_cards } cards, and let it be the one that you do not name.
       *[other] { $offerer } offers you { $offered_kinds } and { $offered_more } without a name, for { $wanted_kinds } and { $wanted_more } more of your cards. In that row, choose { $calamity } where it says “you add”, then accept: so it is the card that has no name.
    }
}
empires-lesson-first-calamity-give-know = Why give a calamity away? Whoever holds it when trading ends suffers it. One whose card says “not tradeable” cannot be given: it stays with whoever drew it.
empires-lesson-first-calamity-give-why = A calamity is handed on unnamed, beside two good cards: to mention one is forbidden, to hide one is not. Each stack but the first has one that may be handed on and one that may not.
empires-lesson-first-calamity-give-otherwise = Whoever keeps Treachery loses a city: to whoever gave the card, or if it was drawn, to whoever has the most cities left in stock.
empires-lesson-first-calamity-give-after = Treachery has left your hand: now it is somebody else’s worry.
empires-lesson-first-calamity-give-short = Give the calamity away

empires-lesson-first-calamity-fate = { $asked ->
    [trade] Finish trading when nothing is left that you want. Then everybody shows their calamities, and they are carried out one after another.
   *[other] Everybody has shown their calamities, and they were carried out one after another. Now advances can be acquired.
}
empires-lesson-first-calamity-fate-why = Some destroy cities, flood a plain or cost people; each card says what it does. Nobody has to carry out more than { $calamity_limit } of their own in a turn, the rest is discarded at random. Some advances soften them. The more cities, the more cards, and the more calamities.
empires-lesson-first-calamity-fate-short = Calamities are carried out

empires-lesson-first-calamity-spoils = { $struck ->
    [spoils] Your Treachery has struck, and a city of its victim is yours: take the one that you like best, such as Yathrib of Saba.
    [own] A calamity strikes you and takes a city: choose the one that you need least.
   *[other] A calamity asks you for a city of somebody else: choose one.
}
empires-lesson-first-calamity-spoils-why = Treachery gives a city of its victim to whoever handed the card over. So a bargain can cost more than its cards are worth: ask yourself what the unnamed card of an offer may be.
empires-lesson-first-calamity-spoils-otherwise = Somebody else, or nobody, gains a city this turn.
empires-lesson-first-calamity-spoils-after = That calamity is over: you have { $cities } cities now.
empires-lesson-first-calamity-spoils-short = A calamity takes a city

## A first advance

empires-lesson-first-advance = A first advance

empires-lesson-first-advance-choose = { $enough ->
    [no] Your cards are worth { $hand_value }, and { $treasury } lie in your treasury: not yet enough for the cheapest advance, which costs you { $cheapest }. Acquire nothing and keep your sets.
   *[yes] Your cards are worth { $hand_value }, and { $treasury } lie in your treasury. Choose an advance for { $cheapest }, such as Cloth Making, and pay with your sets; the treasury adds the rest.
}
empires-lesson-first-advance-choose-know = An advance makes others cheaper, from the next turn on: all advances of the colours for which it gives credits, and most take something more off one advance that they name.
empires-lesson-first-advance-choose-why = A set pays its full value, and what you pay too much is lost. An advance stays for good: it helps you, and is worth points at the end. With five at the table everybody began with 10 credits in each colour.
empires-lesson-first-advance-choose-otherwise = Saving is a plan, too: a larger set buys a larger advance. Only mind the limit of { $hand_limit } cards. Any advance does as well as a first one.
empires-lesson-first-advance-choose-short = Acquire an advance

## A step

empires-lesson-first-step = A step

empires-lesson-first-step-marker = Your marker stands on step { $step } of the A.S.T. Make your first move of turn { $turn } as you like; “Do it for me” names what a steady player would do, and does it.
empires-lesson-first-step-marker-know = A marker stands still in a turn in which its civilization lacks what the age of the next step demands.
empires-lesson-first-step-marker-why = The Early Bronze Age demands two cities, the Middle Bronze Age three cities and three advances, and later ages more. A marker never goes back, but a step missed is { $step_victory_points } points missed. Cities and advances are points, too: { $city_victory_points } for each city, 1, 3 or 6 for each advance.
empires-lesson-first-step-marker-short = When a marker stands still

empires-lesson-first-step-end = From here on you play alone. A plan: two tokens in each area, a city wherever people can feed it, sets in trade, and early advances whose colours help each other.
empires-lesson-first-step-end-know = The game ends as soon as a marker enters the last age, the Late Iron Age.
empires-lesson-first-step-end-why = At the end points are counted: { $step_victory_points } for each step, 1, 3 or 6 for each advance, { $city_victory_points } for each city, and { $bonus_victory_points } more for whoever is alone in the last age. The most points win.
empires-lesson-first-step-end-short = What ends the game

## Wherever it is asked: what a question is about, for somebody who is not on the advised path

empires-lesson-first-asked-move = You move as you like. A token goes one step, into any area that shares a border with its own. Two in each area grow best, and { $city_tokens } together on a city site become a city. Say that you are done when you have moved all that you want.
empires-lesson-first-asked-build = You may build a city where { $city_tokens } of your tokens stand together on a city site. Count your people first: each city needs { $city_support } tokens elsewhere on the board.
empires-lesson-first-asked-trade = Now everybody trades with everybody. Look whether an offer suits you, or make one of your own. When nothing is left that you want, say that you have finished trading.
empires-lesson-first-asked-acquire = { $enough ->
    [no] Your cards are worth { $hand_value }, and { $treasury } lie in your treasury: not yet enough for the cheapest advance, which costs you { $cheapest }. Acquire nothing and keep your cards.
   *[yes] Your cards are worth { $hand_value }, and { $treasury } lie in your treasury: enough for an advance for { $cheapest }. Acquire one, or keep your cards for a larger set.
}
empires-lesson-first-asked-cities = { $struck ->
    [spoils] A calamity gives you a city of somebody else: take the one that you like best.
    [own] A calamity strikes you and takes a city: choose the one that you need least.
   *[other] A calamity asks you for a city of somebody else: choose one.
}
