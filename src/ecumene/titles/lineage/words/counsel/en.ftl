# Counsel: what a player may ask the rules before deciding.

lineage-refuse-counsel-early = The rules can answer this as soon as everybody has a civilization.

## The next step on the A.S.T.

lineage-counsel-step = { $missing ->
    [0] { $era ->
        [none] Ready for the next step.
       *[other] Ready to enter the { $era }.
    }
    [one] { $era ->
        [none] One thing is missing for the next step.
       *[other] One thing is missing to enter the { $era }.
    }
   *[other] { $era ->
        [none] { $missing } things are missing for the next step.
       *[other] { $missing } things are missing to enter the { $era }.
    }
}
lineage-counsel-step-last = The marker is on its last step ({ $era }).
lineage-counsel-step-back = Without a city the marker goes back { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
lineage-counsel-need-cities = Cities: { $have } of { $need }
lineage-counsel-need-advances = Advances: { $have } of { $need }
lineage-counsel-need-advances_below_100 = Advances that cost less than 100: { $have } of { $need }
lineage-counsel-need-advances_from_100 = Advances that cost 100 or more: { $have } of { $need }
lineage-counsel-need-advances_from_200 = Advances that cost 200 or more: { $have } of { $need }
lineage-counsel-need-advance_points = Victory points of advances: { $have } of { $need }

## A deal

lineage-counsel-deal-value = Your sets are worth { $before } now and { $after } after the deal.
lineage-counsel-deal-added = Of that, goods of the other trade block add { $before } now and { $after } after the deal.
lineage-counsel-deal-unnamed = { $cards ->
    [one] One card is not named: it may be anything that can be traded, even a calamity.
   *[other] { $cards } cards are not named: they may be anything that can be traded, even calamities.
}
lineage-counsel-deal-few = Each side gives { $least } cards at least.

## The market

lineage-refuse-counsel-no-market = There is no market in this game: you trade with each other.
lineage-counsel-market-values = What you place counts { $placed }, what you take { $taken }.
lineage-counsel-market-sets = Your sets are worth { $before } now and about { $after } after the trade.
lineage-counsel-market-calamity = { $percent ->
    [100] A calamity comes with it.
   *[other] A calamity comes with it in { $percent } of 100 cases.
}
lineage-counsel-market-place-face = { $card } counts its number, { $counts }.
lineage-counsel-market-place-set = { $card }, two in columns: a set counts four times the number, { $counts } for each card.
lineage-counsel-market-place-red = In the red column { $card } counts { $counts }.
lineage-counsel-market-take-face = { $card } counts its number, { $counts }.
lineage-counsel-market-take-set = { $card }, two that lie open: a set counts four times the number, { $counts } for each card.
lineage-counsel-market-take-down = Face down a card counts the number of its column, { $counts }, and never as part of a set.
lineage-counsel-market-take-red = From the red column a card counts { $counts }.
lineage-counsel-market-known-open = { $card } lies open.
lineage-counsel-market-known-shown = { $card } lies face down; everybody saw it.
lineage-counsel-market-known-dealt = { $card }: that is known, though it lies face down.
lineage-counsel-market-known-red = You put { $card } here; nobody else knows.
lineage-counsel-market-known-blocked = { $card } cannot be traded and stays here.
lineage-counsel-market-unknown-dealt = { $unseen ->
    [one] The one card with number { $stack }
   *[other] One of { $unseen } cards with number { $stack }
} that you have not seen. { $percent ->
    [0] No calamity comes with it.
   *[other] A calamity comes with it in { $percent } of 100 cases.
}
lineage-counsel-market-unknown-red = Somebody did not want it: probably a calamity ({ $percent } of 100 cases).
lineage-counsel-market-trade = { $placed } for { $taken }: brings about { $gain } points{ $percent ->
    [0] .
    [100] , with a calamity.
   *[other] , with a calamity in { $percent } of 100 cases.
}

## Where the calamities may be

lineage-counsel-odds = Of the cards with number { $stack } you cannot see { $unseen }; { $calamities ->
    [0] none of them can be a calamity
    [one] one of them is a calamity
   *[other] { $calamities } of them are calamities
}.{ $empty ->
    [yes] {" "}The stack is empty: others hold all of them.
   *[no] {""}
}
lineage-counsel-odds-hand = { $card } is in your hand.
lineage-counsel-odds-discards = { $card } lies in the discard pile.
lineage-counsel-odds-under = { $card } went under its stack.
lineage-counsel-odds-known = { $card } was last seen by you in the hand of { $holder }.
lineage-counsel-odds-unseen = { $card } is in its stack, or somebody else holds it.

## Conflict, round by round

lineage-counsel-barbarians = the barbarians
lineage-counsel-fight-fewest = { $who }: the fewest tokens ({ $tokens }), so one is lost.
lineage-counsel-fight-follows = { $who }: more tokens ({ $tokens }), so one is lost next.
lineage-counsel-fight-together = { $who }: { $tokens } tokens each, so each loses one at the same time.
lineage-counsel-fight-metal = { $who }: Metalworking lets the others lose theirs first, then one of { $tokens } is lost.
lineage-counsel-fight-limit = The conflict ends: the tokens that are left fit the population limit of { $limit }.
lineage-counsel-fight-single = The conflict ends: only { $who } is left, with { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}.
lineage-counsel-fight-nobody = The conflict ends: nobody is left.
lineage-counsel-fight-choice = A player may choose to lose something other than a token here, so the result may differ.
lineage-counsel-attack-succeeds = The attack on the city succeeds: { $tokens } tokens of { $attacker } are there, { $needed } are needed.
lineage-counsel-attack-fails = The attack on the city fails: { $tokens } tokens of { $attacker } are there, { $needed } are needed. The city stays.
lineage-counsel-attack-perishes = The attack on the city fails: { $tokens } tokens of { $attacker } are there, { $needed } are needed. The city stays, and the tokens are lost.
lineage-counsel-attack-replaced = { $tokens } tokens take the place of the city, as far as the stock has them, and fight.
lineage-counsel-attack-engineering = Engineering makes it { $needed } tokens.
lineage-counsel-peace = There is no conflict in this area.

## What the board leads to

lineage-counsel-area-conflict = There will be conflict in { $area }.
lineage-counsel-area-sunk = { $tokens ->
    [one] One of the tokens that land here is lost to the ships of the city.
   *[other] { $tokens } of the tokens that land here are lost to the ships of the city.
}
lineage-counsel-area-surplus = { $tokens ->
    [one] One token is too many and leaves the board, unless a city is built.
   *[other] { $tokens } tokens are too many and leave the board, unless a city is built.
}
lineage-counsel-city-possible = A city can be built: { $there } of { $need } tokens are there{ $help ->
    [0] {""}
   *[other] , { $help } come from elsewhere
}.
lineage-counsel-support = { $lacking ->
    [0] { $tokens } tokens on the board support { $cities ->
        [one] one city
       *[other] { $cities } cities
    }; { $needed } are needed.
   *[other] { $tokens } tokens on the board, but { $cities ->
        [one] one city needs
       *[other] { $cities } cities need
    } { $needed }: { $count ->
        [one] a city is reduced, say { $reduced }
       *[other] { $count } cities are reduced, say { $reduced }
    }.
}
lineage-counsel-plan-ended = After the answers that are planned already there is nothing left to decide.

## The advance shop

lineage-counsel-group-arts = Arts
lineage-counsel-group-civics = Civics
lineage-counsel-group-crafts = Crafts
lineage-counsel-group-religion = Religion
lineage-counsel-group-science = Science
lineage-counsel-price-cost = It costs { $cost }.
lineage-counsel-price-credit = Your credits in { $group } take off { $credit }.
lineage-counsel-price-special = { $advance } takes off { $amount }.
lineage-counsel-price-discount = Bought together with your choice, it costs { $amount } less.
lineage-counsel-price-total = { $price ->
    [0] You get it for free.
   *[other] You pay { $price }.
}
lineage-counsel-basket-price = Together { $price }, for { $points ->
    [one] one victory point
   *[other] { $points } victory points
}.
lineage-counsel-basket-saved = One of them is { $amount } cheaper because of another.
lineage-counsel-basket-gift = { $advance } comes with it for free.
lineage-counsel-shop-wealth = You could pay up to { $wealth }.
lineage-counsel-shop-added = Of that, goods of the other trade block add { $added }.
lineage-counsel-shop-nothing = You can afford nothing more.
lineage-counsel-shop-points = These bring the most victory points.
lineage-counsel-shop-most = These are the most advances that you can afford.
lineage-counsel-shop-credits = These bring the most credits for the turns to come.
lineage-counsel-shop-era = These come nearest to what the { $era } requires of your advances.
lineage-counsel-shop-era-met = Your advances already meet what the { $era } requires.

## Calamities reckoned

lineage-counsel-calamity-beneficiary = { $seat } is the beneficiary.
lineage-counsel-calamity-deputy = It lies on the market: { $seat } is the deputy and chooses.
lineage-counsel-effect-more = { $advance }: { $change } more
lineage-counsel-effect-less = { $advance }: { $change } less
lineage-counsel-bears-damage = { $seat } loses { $result } unit points of its choice.
lineage-counsel-bears-coast_damage = { $seat } is on no flood plain and loses { $result } unit points on coasts.
lineage-counsel-bears-plain_damage = { $seat } loses { $result } unit points on the flood plain.
lineage-counsel-bears-treasury = { $seat } loses { $result } tokens from the treasury.
lineage-counsel-bears-cards = { $seat } discards { $result } commodity cards.
lineage-counsel-bears-face_value = { $seat } discards commodities of { $result } face value.
lineage-counsel-bears-steps = { $seat } goes back on the A.S.T., steps: { $result }.
lineage-counsel-bears-reduced = { $seat } reduces cities: { $result }.
lineage-counsel-bears-destroyed = { $seat } has cities destroyed: { $result }.
lineage-counsel-bears-annexed = { $seat } loses cities to the beneficiary: { $result }.
lineage-counsel-bears-pirates = { $seat } loses cities to pirates: { $result }.
lineage-counsel-bears-selected = { $seat } selects cities at the sea: { $result } at most.
lineage-counsel-bears-next_city = { $seat } chooses a city next to it, of any player, that is reduced.
lineage-counsel-bears-eruption = { $seat } loses everything at the volcano, { $result } unit points; so does everybody there.
lineage-counsel-bears-support = { $seat } needs { $result } tokens for each city.
lineage-counsel-bears-units = { $seat } loses units worth { $result } points to the beneficiary.
lineage-counsel-bears-barbarians = { $seat } is attacked by { $result } barbarians.
lineage-counsel-choose-may = { $seat } may be chosen.
lineage-counsel-choose-departed = { $seat } has left the game.
lineage-counsel-choose-latecomer = { $seat } has not joined the game yet.
lineage-counsel-choose-victim = { $seat } is the primary victim already.
lineage-counsel-choose-beneficiary = { $seat } is the beneficiary and cannot be chosen.
lineage-counsel-choose-deputy = { $seat } is the deputy and cannot be chosen.
lineage-counsel-choose-no_city = { $seat } has no city.
lineage-counsel-choose-no_coastal_city = { $seat } has no city on a coast.
lineage-counsel-choose-exempt = { $seat } is safe from that through { $advance }.
lineage-counsel-choose-other_block = { $seat } belongs to the other trade block.
lineage-counsel-choose-twin_victim = { $seat } is the primary victim of the other calamity of that name.
lineage-counsel-choose-twin_secondary = { $seat } suffers from the other calamity of that name.
lineage-counsel-choose-twin_beneficiary = { $seat } is the beneficiary of the other calamity of that name.
lineage-counsel-shop-protection = These protect most: { $points } unit points over all calamities together, where a city counts { $city }.
