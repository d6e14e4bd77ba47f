# The market of three and four seats.

empires-market = The market
empires-market-about = { $count } cards for { $count }; what you put in must be worth at least what you take
empires-market-ours = red spaces: our guess
empires-market-ours-short = our guess
empires-market-ours-about = No text says how many spaces the red column has. Our reconstruction has one for each number, with three and with four seats.
empires-market-see = The market
empires-market-to-it = To the market
empires-market-spaces = Spaces of the market; arrow keys go from one to the next
empires-market-red = red
empires-market-row = row { $row }
empires-market-row-down = face down
empires-market-row-open = open

# A space
empires-market-free = free
empires-market-here = here
empires-market-hidden = hidden
empires-market-yours = yours
empires-market-put-by = by { $name }
empires-market-puts = put
empires-market-takes = take
empires-market-new = new
empires-market-gone = took it
empires-market-pair = pair { $worth }
empires-market-place = column { $column }, row { $row }
empires-market-place-red = red minus { $number }
empires-market-is-free = free
empires-market-is-put = you put { $name } here
empires-market-is-hidden = a hidden card that nobody knows
empires-market-is-dealt = { $name }, face down
empires-market-is-shown = { $name }, face down, shown before
empires-market-is-open = { $name }, open
empires-market-is-blocked = { $name }, cannot be taken
empires-market-is-red = a hidden card of { $name }
empires-market-is-mine = { $name }, yours, hidden from the others
empires-market-is-turned = { $name }
empires-market-you-take-it = you take it
empires-market-may-lie = your card may lie here

# Round and order
empires-market-order = Order, and what you know
empires-market-round = Round { $round }
empires-market-of = of { $rounds }
empires-market-round-of = Round { $round } of { $rounds }
empires-market-who = { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
empires-market-now = now
empires-market-traded = traded
empires-market-passed = passed
empires-market-done = done
empires-market-passes = { $count ->
    [0] { $all } passes in a row close the market. A player who passes may still trade later.
    [one] 1 of { $all } passes in a row that close the market. A player who passes may still trade later.
   *[other] { $count } of { $all } passes in a row that close the market. A player who passes may still trade later.
}
empires-market-stage-dealt = Dealt
empires-market-stage-buying = Purchases
empires-market-stage-closed = The market is closed
empires-market-stage-revealed = All cards revealed
empires-market-about-closed = Nobody can trade any more; next, every card is turned face up.
empires-market-about-revealed = These cards count for nobody. They go to the discards at the end of the turn.

# What I know
empires-market-known = What you know
empires-market-known-mine = { $place }: your { $name }. Nobody else knows.
empires-market-known-shown = { $place }: { $name }. Everybody saw it.
empires-market-known-blocked = { $place }: { $name }, blocked this turn.
empires-market-known-red = { $place }: put there by { $name }. It may be a calamity.
empires-market-known-dealt = { $places }: { $count ->
    [one] dealt, nobody knows it. It may be a calamity.
   *[other] dealt, nobody knows them. Each may be a calamity.
}
empires-market-known-all = Every card lies open.
empires-market-told = Traded so far
empires-market-told-nothing = Nothing yet.

# The hand
empires-market-in-sets = in sets
empires-market-put-in = Put { $name } in; you have { $count }
empires-market-one-more = one more: { $value }
empires-market-more = { $count } more: { $value }
empires-market-all-go = { $count ->
    [one] goes in
    [2] both go in
   *[other] all go in
}
empires-market-some-go = { $count ->
    [one] 1 goes in
   *[other] { $count } go in
}
empires-market-water = worth 0, fills a place
empires-market-evil-may = goes on red only, face down
empires-market-evil-goes = goes in, face down
empires-market-evil-stays = cannot be traded

# The trade in the making
empires-market-bench = Your trade
empires-market-in = You put in
empires-market-out = You take
empires-market-why-pair = a pair: { $factor } × { $face }
empires-market-why-faces = { $sum }
empires-market-why-down = { $sum }, a face-down card counts its column
empires-market-why-single = { $sum }, because one is face down
empires-market-why-red = { $sum }, a red card counts its red number
empires-market-fits = { $placed } for { $taken }: possible
empires-market-missing-put = { $count ->
    [one] Put one more card in: tap it, or drag it to a space.
   *[other] Put { $count } cards in: tap them, or drag them to a space.
}
empires-market-missing-take = { $count ->
    [one] Choose one more card of the board to take.
   *[other] Choose { $count } cards of the board to take.
}
empires-market-missing-short = { $placed } for { $taken }: { $count } too few
empires-market-no-stays = { $name } cannot be traded: it stays with you.
empires-market-no-calamity = { $name } is a calamity: it goes on red only.
empires-market-no-column = { $name } goes into column { $column } or on red.
empires-market-no-occupied = A card lies there already.
empires-market-no-leaving = You put cards in before you take any: the card that you take still lies there.
empires-market-no-full = Column { $column } is full. { $name } could go on red.
empires-market-no-full-leaving = Column { $column } is full: the card that you take still lies there. { $name } could go on red.
empires-market-no-red-full = No red space is free for { $name }.
empires-market-no-blocked = { $name } is blocked: nobody can take it this turn.
empires-market-no-empty = Nothing lies there. Choose a card of your hand first.
empires-market-no-enough-in = Only { $count } go in: take one back first.
empires-market-no-enough-out = Only { $count } come out: leave one there first.
empires-market-lost = Others were faster; choose again: { $places }
empires-market-certain = certain change { $gain }
empires-market-rid = you get rid of { $names }
empires-market-comes = { $names } comes into your hand
empires-market-luck = { $count ->
    [one] 1 card unknown; the trade cannot be taken back
   *[other] { $count } cards unknown; the trade cannot be taken back
}
empires-market-undo-one = { $name }: remove from the trade
empires-market-trade = Trade { $placed } for { $taken }
empires-market-trade-plain = Trade
empires-market-pass = Pass
empires-market-clear = Clear
empires-market-wait = The market waits for { $name }. You can prepare your trade.
empires-market-best = Best trades
empires-market-best-about = as far as you know; nothing is sent
empires-market-best-keep = with what you have chosen; nothing is sent
empires-market-best-for = for
empires-market-best-red = { $name } on { $number }
empires-market-best-hidden = hidden { $number }
empires-market-best-coming = The rules are looking for trades …
empires-market-best-none = No trade is possible with these cards.

# Water
empires-market-buy-water = Water, { $cost } from the treasury
empires-market-buy-water-about = worth 0; fills a place in a trade at the market
empires-market-buy-water-now = Buy Water for { $cost } from the treasury

# Closing
empires-market-strikes = { $name } strikes from the market: the player with the most cities in stock chooses one victim.
empires-market-idle = { $count ->
    [one] { $names } does nothing here.
   *[other] { $names } do nothing here.
}
empires-market-harmless = There is no calamity among them.
empires-market-asked = Go to your question
