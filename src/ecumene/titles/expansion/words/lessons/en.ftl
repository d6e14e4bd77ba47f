# The first lesson of The Expansion Project: expansion-lesson-<lesson>, -<chapter>, -<chapter>-<step>; of each step what to
# do, and with -why, -otherwise and -short why, what another answer means, and its line in the checklist. Numbers of the
# game, what the learner holds and who offers what come as values (titles/lineage/text/lessons.py).

expansion-lesson-first = A first game
expansion-lesson-first-about = From one token to cities, ships and trade: six turns as Egypt, then your own game.
expansion-lesson-first-end = You have seen a whole turn: grow, ships, move, build, draw, trade, suffer, learn, step on. Play on from here, it is your game now. Whoever knows Mega Empires will feel at home; what differs most are ships in a phase of their own, calamities that are shared out, and points by the hundred.

## Spread

expansion-lesson-first-spread = Spread

expansion-lesson-first-spread-first = You lead Egypt, the pieces in the colour of sand. Your single token has already grown to two: move one of them from Fayum to Memphis.
expansion-lesson-first-spread-first-know = A stack that you carry over the map goes as a whole if there is room. In your plan you can choose “one” instead.
expansion-lesson-first-spread-first-why = In every turn your people grow first, then everybody moves. A token goes one step by land, into any area that shares a border. You want many areas, as each area where you have people grows.
expansion-lesson-first-spread-first-otherwise = Any area next to Fayum does as well, and so does staying, or moving both: two tokens in one area grow just as much as one in each of two. Later there will be no room for that.
expansion-lesson-first-spread-first-short = Stand in two areas

expansion-lesson-first-spread-order = A token moves once a turn. When you have moved all that you want, end your movement.
expansion-lesson-first-spread-order-know = Who moves first? Whoever has the most tokens on the board: they are counted after growth, in the census.
expansion-lesson-first-spread-order-why = Where numbers are equal, as in the first turn, the order of the A.S.T. decides: Crete, Assyria, Thrace, Hatti, Egypt. Who moves later has seen what the others did.
expansion-lesson-first-spread-order-short = Most tokens move first

expansion-lesson-first-spread-four = Turn { $turn }: you have { $on_board } tokens on the board. Move one from Fayum to Upper Egypt, and one from Memphis to Tanis.
expansion-lesson-first-spread-four-why = One token alone in an area gains one. Two or more gain { $expansion }, and never more: four tokens in one area gain { $expansion } as well. So it is best to stand in many areas.
expansion-lesson-first-spread-four-otherwise = Fewer areas now are no harm yet, as long as no area has more than two of your tokens.
expansion-lesson-first-spread-four-short = Stand in four areas

expansion-lesson-first-spread-marker = End your movement when you are done, and watch your marker: it steps forward at the end of the turn.
expansion-lesson-first-spread-marker-why = The A.S.T. is the table of the ages. Each turn your marker takes one step on it, worth { $step_victory_points } points, if you meet what its age demands. The Stone Age demands nothing.
expansion-lesson-first-spread-marker-short = A step each turn, { $step_victory_points } points each

## Grow

expansion-lesson-first-grow = Grow

expansion-lesson-first-grow-ships = You stand at the coast now, so you are asked for ships before anybody moves. You have nothing to spare yet: choose “Done with ships”.
expansion-lesson-first-grow-ships-know = When are ships built? All are built and paid for before the movement, in the order of the census.
expansion-lesson-first-grow-ships-why = Ships have a phase of their own here. Whoever builds none now has none to sail with in this turn.
expansion-lesson-first-grow-ships-short = Ships come before movement

expansion-lesson-first-grow-double = Turn { $turn }: you have { $on_board } tokens. Where two stand in an area, let them stand: end your movement.
expansion-lesson-first-grow-double-know = When does an area with four tokens grow by { $expansion }? Always, as one with two or three does; only a single token gains one.
expansion-lesson-first-grow-double-why = So two in each area is the best there is: eight tokens in four areas become sixteen.
expansion-lesson-first-grow-double-otherwise = Spread to single tokens and you grow just as fast; crowd them together and you grow less.
expansion-lesson-first-grow-double-short = Two tokens in each area grow best

## A first city

expansion-lesson-first-city = A first city

expansion-lesson-first-city-limit = Now it gets crowded, as each area has grown. Choose “Done with ships” again: your people are needed on land.
expansion-lesson-first-city-limit-know = The number in the circle of an area is its limit: so many tokens it feeds. After cities are built, whatever stands above a limit goes back to your stock.
expansion-lesson-first-city-limit-why = You may walk in with more, to build a city or to fight. Upper Egypt and Tanis feed two, Fayum, Memphis and Alexandria four.
expansion-lesson-first-city-limit-short = What happens above a limit

expansion-lesson-first-city-gather = Move two tokens from Tanis to Alexandria, where there is room. Fayum has a gate, a city site: move two from Upper Egypt there, so that { $city_tokens } stand together.
expansion-lesson-first-city-gather-know = Where there is a city site, { $city_tokens } tokens become a city. Without a site it takes { $wilderness_city_tokens }, and an area with limit 0 never gets one.
expansion-lesson-first-city-gather-why = Each city draws a trade card in every turn, and with cards you acquire advances.
expansion-lesson-first-city-gather-otherwise = With fewer than { $city_tokens } tokens on a site there is no city this turn, and those above the limit are removed. Any other site with { $city_tokens } tokens does as well.
expansion-lesson-first-city-gather-short = { $city_tokens } tokens on a city site

expansion-lesson-first-city-build = { $asked ->
    [build] Build a city where { $city_tokens } tokens stand on a site, as in Fayum.
   *[other] End your movement; when you are asked, build a city where { $city_tokens } tokens stand on a site, as in Fayum.
}
expansion-lesson-first-city-build-why = All tokens of the area go back to your stock, and a city stands there; no tokens can live beside it. A city feeds on people elsewhere: it needs { $city_support } of your tokens on the board, or it falls back to tokens.
expansion-lesson-first-city-build-otherwise = Without a city you draw no cards this turn. { $city_tokens } tokens on a site build one next turn.
expansion-lesson-first-city-build-short = Build a city

## A first card

expansion-lesson-first-card = A first card

expansion-lesson-first-card-first = { $cards ->
    [one] Your city has drawn a first card, { $card }: it is in your hand. Each nation draws as many trade cards as it has cities.
   *[other] Look at your hand: each nation draws as many trade cards as it has cities.
} There is nothing yet that you could buy for it: acquire nothing.
expansion-lesson-first-card-first-why = One city draws one card, from stack 1. Three cities draw three, from the stacks 1, 2 and 3: so the third card is worth 3 points alone. With more cities you draw more, and better; an empty stack gives nothing.
expansion-lesson-first-card-first-short = A card for each city

## A ship

expansion-lesson-first-ship = A ship

expansion-lesson-first-ship-build = Cities pay tax at the beginning of every turn: { $tax_rate } tokens for each go from your stock to your treasury, where { $treasury } lie now. Pay { $ship_cost } for a ship in Tanis: select the area, and pay from the treasury.
expansion-lesson-first-ship-build-why = A ship costs { $ship_cost }: from the treasury, or tokens of the area where it is built, or one of each. It can be built wherever you have tokens or a city at the coast.
expansion-lesson-first-ship-build-otherwise = The treasury can wait: it also pays for advances, each token of it as 1 point, and counts as points in the end.
expansion-lesson-first-ship-build-short = Build a ship

expansion-lesson-first-ship-sail = { $asked ->
    [ships] Choose “Done with ships”. Then, in your movement: put two tokens on board in Tanis, sail by way of Gaza to Jerusalem, and put them ashore there.
   *[other] Put two tokens on board in Tanis, sail by way of Gaza to Jerusalem, and put them ashore there.
}
expansion-lesson-first-ship-sail-why = On board people come further than on foot. A ship takes up to { $ship_capacity } tokens, up to { $ship_steps } areas along the coast, not over the open sea. A token walks or sails, never both, and nobody stays on board.
expansion-lesson-first-ship-sail-otherwise = An empty ship does no harm. It stays where it is, and costs { $ship_maintenance } again next turn.
expansion-lesson-first-ship-sail-short = Put tokens ashore by ship

expansion-lesson-first-ship-cities = { $asked ->
    [build] Build a city in Memphis and in Alexandria.
   *[other] Move the other two tokens from Tanis to Alexandria, and one each from Upper Egypt to the Eastern Desert and to Siwa. End your movement and build in Memphis and Alexandria.
}
expansion-lesson-first-ship-cities-why = Each city needs { $city_support } tokens elsewhere to feed it, so count your people before you build. One city too many falls back to tokens at once, the new one first.
expansion-lesson-first-ship-cities-otherwise = With fewer cities you draw fewer cards this turn; with more people on the board you can build more of them later.
expansion-lesson-first-ship-cities-short = Three cities

## A first trade

expansion-lesson-first-trade = A first trade

expansion-lesson-first-trade-accept = { $offerer ->
    [none] Now everybody trades with everybody. Look whether an offer suits you, or make one of your own.
   *[other] Now everybody trades with everybody. { $offerer } offers you { $offered_kinds } and { $offered_more } without a name, for { $wanted_kinds } and { $wanted_more } more of your cards. Accept, and give { $spare } as the one that has no name.
}
expansion-lesson-first-trade-accept-know = Each side gives { $trade_cards } cards or more. It must say truly how many they are, and name { $true_names } commodities that are truly among them.
expansion-lesson-first-trade-accept-why = The rest may be anything, and whatever is said of it may be a lie. When somebody accepts, the cards change hands at once.
expansion-lesson-first-trade-accept-otherwise = Nobody has to trade. But single cards are worth little, and nobody gets a set alone.
expansion-lesson-first-trade-accept-short = Strike a first bargain

expansion-lesson-first-trade-sets = Your cards are worth { $hand_value } together now. { $asked ->
    [trade] When nothing is left that you want, finish trading.
   *[other] Keep them: sets grow from turn to turn.
}
expansion-lesson-first-trade-sets-know = Equal cards are worth their number times itself, times their face value: two Clay 4 points, three 9, four 16, five 25.
expansion-lesson-first-trade-sets-why = Five Salt, with a face value of 3, are worth even 75. Different cards just add up. That is why everybody wants what you have a single one of.
expansion-lesson-first-trade-sets-short = Five equal cards count 25 times

expansion-lesson-first-trade-save = Keep your cards: acquire nothing yet. And look at your marker: in turn { $turn } it stands on step { $step } of the A.S.T.
expansion-lesson-first-trade-save-why = With its fourth step Egypt comes to the Early Bronze Age, and that demands two cities. A marker stands still in a turn in which its nation lacks what the age demands; without any city it even goes back a step, unless it is still in the Stone Age. Cards wait more patiently: up to { $hand_limit } commodities are kept.
expansion-lesson-first-trade-save-short = When a marker stands still

## A calamity

expansion-lesson-first-calamity = A calamity

expansion-lesson-first-calamity-keep = Your ship has done its work: do not pay for it again, choose “Done with ships”.
expansion-lesson-first-calamity-keep-why = Each ship costs { $ship_maintenance } in the phase of ships, turn after turn, from the treasury or a token of its area. One that is not paid for returns to your stock at once, and can be built anew elsewhere.
expansion-lesson-first-calamity-keep-short = Ships cost { $ship_maintenance } each turn

expansion-lesson-first-calamity-people = Spread your people: one token from the Eastern Desert to Sinai, one from Siwa to the Western Desert, one each from Jerusalem to Gaza and Petra. Then end your movement.
expansion-lesson-first-calamity-people-why = What stands above a limit goes back to your stock. Tokens of others may share an area with yours as long as its limit is kept. Above it they fight: in turn each side loses a token, the smaller side first.
expansion-lesson-first-calamity-people-otherwise = What stands above a limit goes back to your stock, and does not grow next turn.
expansion-lesson-first-calamity-people-short = Spread your people

expansion-lesson-first-calamity-give = { $calamity ->
    [none] You hold no calamity that could be given away. Trade once more, with an eye on sets.
   *[other] { $calamity } is among your cards: a calamity. Make an offer of your own, to Hatti: two cards that you name, Iron and Clay, and { $calamity } as the one without a name. Ask for two Salt and two cards more.
}
expansion-lesson-first-calamity-give-know = Why give a calamity away? Whoever holds it when trading ends suffers it. One whose card says “not tradeable” cannot be given: it stays with whoever drew it.
expansion-lesson-first-calamity-give-why = A calamity is handed on unnamed, beside two good cards. Each stack but the first has one that may be handed on and one that may not. The two sides of a bargain need not be equally large: you may ask for more than you give.
expansion-lesson-first-calamity-give-otherwise = Whoever drew Treachery and keeps it has a city reduced to tokens; whoever got it in trade loses a city to the giver.
expansion-lesson-first-calamity-give-short = Offer the calamity away

expansion-lesson-first-calamity-fate = { $asked ->
    [trade] { $calamity ->
        [none] Treachery has left your hand. When nothing is left that you want, finish trading; then the calamities are carried out one after another.
       *[other] Wait for the answer to your offer. When nothing is left that you want, finish trading; then the calamities are carried out one after another.
    }
   *[other] The calamities were carried out, one after another. Now advances can be acquired.
}
expansion-lesson-first-calamity-fate-why = Some strike cities, others people, and the heavy ones do not strike alone: their victim shares out a part of the loss among others, but never to the one who traded the card. Nobody has to carry out more than { $major_calamity_limit } of their own in a turn. Some advances soften them. More cities bring more cards, and more calamities.
expansion-lesson-first-calamity-fate-short = Calamities are carried out

expansion-lesson-first-calamity-spoils = { $struck ->
    [spoils] Your Treachery has struck, and a city of its victim is yours: take the one that you like best.
    [own] A calamity strikes you and takes a city: choose the one that you need least.
   *[other] A calamity asks you for a city of somebody else: choose one.
}
expansion-lesson-first-calamity-spoils-why = Treachery gives a city of its victim to whoever handed the card over. So a bargain can cost more than its cards are worth: ask yourself what the unnamed card of an offer may be.
expansion-lesson-first-calamity-spoils-otherwise = Somebody else, or nobody, gains a city this turn.
expansion-lesson-first-calamity-spoils-after = That calamity is over: you have { $cities } cities now.
expansion-lesson-first-calamity-spoils-short = A calamity takes a city

## A first advance

expansion-lesson-first-advance = A first advance

expansion-lesson-first-advance-choose = { $enough ->
    [no] Your cards are worth { $hand_value }, and { $treasury } lie in your treasury: not yet enough for the cheapest advance, which costs you { $cheapest }. Acquire nothing and keep your sets.
   *[yes] Your cards are worth { $hand_value }, and { $treasury } lie in your treasury. Choose an advance for { $cheapest }, such as Cloth Making, and pay with your sets; the treasury adds the rest.
}
expansion-lesson-first-advance-choose-know = An advance makes others cheaper, from the next turn on: all advances of the colours for which it gives credits, and many take something more off one advance that they name.
expansion-lesson-first-advance-choose-why = A set pays its full value, and what you pay too much is lost. An advance stays for good: it helps you, and at the end it is worth what is printed as its cost.
expansion-lesson-first-advance-choose-otherwise = Saving is a plan, too: a larger set buys a larger advance. Only mind the limit of { $hand_limit } cards. Any advance does as well as a first one.
expansion-lesson-first-advance-choose-short = Acquire an advance

## A step

expansion-lesson-first-step = A step

expansion-lesson-first-step-marker = Your marker stands on step { $step } of the A.S.T. Begin turn { $turn } as you like; “Do it for me” names what a steady player would do, and does it.
expansion-lesson-first-step-marker-know = A marker stands still in a turn in which its nation lacks what the age of the next step demands.
expansion-lesson-first-step-marker-why = The Early Bronze Age demands two cities, the Late Bronze Age three cities and three advances; later ages demand more cities, and dearer advances. A step that you miss is { $step_victory_points } points missed.
expansion-lesson-first-step-marker-short = What the next age demands

expansion-lesson-first-step-end = From here on you play alone. A plan: two tokens in each area, a city wherever people can feed it, sets in trade, and advances of all five colours.
expansion-lesson-first-step-end-know = The game ends with the turn in which a marker reaches the last step.
expansion-lesson-first-step-end-why = At the end points are counted: { $step_victory_points } for each step, { $city_victory_points } for each city, the cost of your advances, your cards in hand and your treasury, and { $scarcest_group_points } for each advance of the colour of which you have the fewest. The most points win.
expansion-lesson-first-step-end-short = What ends the game

## Wherever it is asked: what a question is about, for somebody who is not on the advised path

expansion-lesson-first-asked-move = You move as you like. A token goes one step, into any area that shares a border with its own. Two in each area grow best, and { $city_tokens } together on a city site become a city. Say that you are done when you have moved all that you want.
expansion-lesson-first-asked-build = You may build a city where { $city_tokens } of your tokens stand together on a city site. Count your people first: each city needs { $city_support } tokens elsewhere on the board.
expansion-lesson-first-asked-trade = Now everybody trades with everybody. Look whether an offer suits you, or make one of your own. When nothing is left that you want, say that you have finished trading.
expansion-lesson-first-asked-acquire = { $enough ->
    [no] Your cards are worth { $hand_value }, and { $treasury } lie in your treasury: not yet enough for the cheapest advance, which costs you { $cheapest }. Acquire nothing and keep your cards.
   *[yes] Your cards are worth { $hand_value }, and { $treasury } lie in your treasury: enough for an advance for { $cheapest }. Acquire one, or keep your cards for a larger set.
}
expansion-lesson-first-asked-cities = { $struck ->
    [spoils] A calamity gives you a city of somebody else: take the one that you like best.
    [own] A calamity strikes you and takes a city: choose the one that you need least.
   *[other] A calamity asks you for a city of somebody else: choose one.
}
expansion-lesson-first-asked-ships = You are asked for ships before anybody moves. A new one costs { $ship_cost }, and one that you have { $ship_maintenance } to keep; if you need none, say “No more ships”.
