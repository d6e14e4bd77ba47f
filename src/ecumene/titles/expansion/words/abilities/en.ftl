# The special abilities of the Expansion Project.

lineage-ask-ability-help =
    Each of your special abilities can be used once a turn, in any order. City support is checked only afterwards; conflicts
    and surplus population wait for the next turn.
lineage-answer-use_ability = { $how ->
    [destroy] { $advance }: destroy the units of { $victims } in { $area }
    [annex] { $advance }: take over the units of { $victims } in { $area }{ $price ->
        [0] {""}
           [one] {" "}for 1 token from the treasury
       *[other] {" "}for { $price } tokens from the treasury
    }
    [pirates] { $advance }: take over the pirate city in { $area }
    [gain] { $advance }: take { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } into the treasury
    [city] { $advance }: place a city in { $area }
    [colony] { $advance }: place { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } in { $area }
   *[begin] Use { $advance }
}
lineage-ability-strike = Special ability: { $fate ->
    [destroyed] destroy
   *[annexed] replace
} all units in an area next door by land, if nobody there is safe from it.
lineage-ability-purchase = Special ability: take up to { $gain } tokens into the treasury, or replace all units in an area next door, by land or water, for { $price } tokens from the treasury per unit point.
lineage-ability-colony = Special ability: { $points } unit points of your stock go to an empty area that a path leads to.
lineage-ability-demand = Special ability: ask up to { $players } players for a commodity, until one has it and gives it.
lineage-ability-tribute = Special ability: your neighbours each give you a commodity, { $players } neighbours at most.
lineage-ability-conversion = Special ability: a pirate city or up to { $tokens } barbarians that a path leads to become yours.
lineage-refuse-ability-adjacent = { $area } is not next to your units in the way that this ability requires.
lineage-refuse-ability-nobody = Nobody is in { $area }, or somebody who is safe from it.

## Provincial Empire

lineage-ask-neighbours-help =
    Everybody next to you gives you a commodity of their choice, but only five players in all. You have more neighbours, so
    you choose. Holders of Provincial Empire or Public Works give nothing.
lineage-event-tribute_demanded = { $players ->
    [none] { $seat } demands a card, but nobody has one.
   *[other] { $players } must give { $seat } a commodity card.
}{ $without ->
    [none] {""}
   *[other] {" "}No commodity: { $without }.
}

## Trade Routes

lineage-ask-sell-help =
    Trade Routes moves twice the face value of each commodity card that you discard from your stock to your treasury, as
    far as your stock goes.
lineage-ask-routes = Do you discard a card for tokens? You have { $stock ->
    [one] 1 token
   *[other] { $stock } tokens
} in stock and { $treasury } in the treasury.
lineage-ask-routes-help =
    Trade Routes moves twice the face value from your stock to your treasury, as far as your stock goes. You can use it
    before ships, cities and purchases, and after the trade.
lineage-refuse-sell-nothing = You have no commodity card, or nothing in stock.

## Universal Doctrine, Diaspora

lineage-ask-convert-help =
    Universal Doctrine replaces up to five barbarian tokens by tokens of your stock, in one or more areas that a path leads
    to: over land and water, open seas with Astronomy, not through tokens of others or barbarians.
lineage-refuse-convert-no-path = No path leads there.
lineage-refuse-colony-where = That area is not empty, or no path leads there.
lineage-refuse-colony-city = You cannot place a city in { $area }.
lineage-refuse-colony-tokens = Place 1 to { $most } tokens.
lineage-event-colony_founded = { $tokens ->
    [0] { $seat } founds a city in { $area } with Diaspora.
    [one] { $seat } settles 1 token in { $area } with Diaspora.
   *[other] { $seat } settles { $tokens } tokens in { $area } with Diaspora.
}

## Trade Empire

lineage-ask-demand = { $commodity ->
    [none] Whom do you ask for which commodity?
   *[other] Whom else do you ask for { $commodity }? { $left ->
        [one] You may ask 1 more player.
       *[other] You may ask { $left } more players.
    }
}
lineage-ask-demand-help =
    A player who has the commodity must give you one. If they have none, you may ask others for the same commodity. Holders
    of Trade Empire or Wonder of the World cannot be asked.
lineage-answer-demand = Ask { $player } for { $commodity }
lineage-refuse-demand-nobody = Nobody can be asked for a card.
lineage-refuse-demand-what = Name a commodity of this game.
lineage-refuse-demand-same = You have asked for { $commodity }, so you can only ask for it again.
lineage-refuse-demand-who = Ask another player who has cards and holds neither Trade Empire nor Wonder of the World.
lineage-event-commodity_demanded = { $given ->
    [yes] { $seat } asks { $player } for { $commodity } and gets it.
   *[no] { $seat } asks { $player } for { $commodity }, but { $player } has none.
}
