# Phase 7: trade.

lineage-ask-trade = { $alarm ->
    [yes] The alarm has rung. Do you accept one of the open offers?
   *[no] What do you trade?
}{ $left ->
    [none] {""}
    [0] {" "}You have no trade actions left: you can only finish.
    [one] {" "}You have 1 trade action left.
   *[other] {" "}You have { $left } trade actions left.
}
lineage-ask-trade-help =
    All players trade at the same time, with anybody. Each side of a bargain gives { $least } cards or more, says
    truthfully how many they are, and names { $true_names } commodities that are truly among them; “+1” is one more
    card without a name. Anything else that is named (“perhaps”) or promised may be a lie. Calamities may be passed on unless
    their card forbids it, but never mentioned. The cards change hands at once when an offer is accepted, and only
    the two of you learn which ones they were. Trading ends when all have finished; until then you can go
    on trading.
lineage-ask-trade-typing =
    Offers of your own can be typed: “flax, stone, hides for 2 salt +1”, with “to Babylon” for Babylon alone.
    The first two commodities of each side are those that are named.
lineage-trade-gives = { $kinds } +{ $more }{ $claims ->
    [none] {""}
   *[other] , perhaps { $claims },
}
lineage-trade-wants = { $wants_kinds } +{ $wants_more }{ $wants_claims ->
    [none] {""}
   *[other] , perhaps { $wants_claims }
}{ $note ->
    [none] {""}
   *[other] , saying “{ $note }”
}
lineage-trade-bundle = { $kinds } +{ $more } ({ $rest }{ $claims ->
    [none] {""}
   *[other] , claimed to be { $claims }
}) for { lineage-trade-wants }
lineage-answer-post = Offer { $to ->
    [none] everybody
   *[other] { $to }
} { lineage-trade-bundle }
lineage-answer-amend = { $maker ->
    [none] Change that offer
   *[other] Change your offer { $number } to { $to ->
        [none] everybody
       *[other] { $to }
    }
}: { lineage-trade-bundle }
lineage-answer-counter = { $maker ->
    [none] Reply to that offer
   *[other] Reply to offer { $number } of { $maker }
}: { lineage-trade-bundle }
lineage-answer-accept = { $maker ->
    [none] Accept that offer for { $gives }
   *[other] Accept offer { $number } of { $maker }: { lineage-trade-gives } for your { $gives }
}
lineage-answer-withdraw = { $maker ->
    [none] Withdraw that offer
   *[other] Withdraw your offer { $number } to { $to ->
        [none] everybody
       *[other] { $to }
    }: { $kinds } +{ $more }
}
lineage-answer-finished = Finish trading
lineage-answer-reopen = Go on trading

lineage-event-offer = { $what ->
    [new] { $seat } offers { $to ->
        [none] everybody
       *[other] { $to }
    } { lineage-trade-gives } for { lineage-trade-wants } (offer { $number }).
    [reply] { $seat } replies to { $to }: { lineage-trade-gives } for { lineage-trade-wants } (offer { $number }).
   *[changed] { $seat } changes offer { $number } to { $to ->
        [none] everybody
       *[other] { $to }
    }: { lineage-trade-gives } for { lineage-trade-wants }.
}
lineage-event-offer_gone = Offer { $number } of { $seat }{ $to ->
    [none] {""}
   *[other] {" "}to { $to }
} { $why ->
    [withdrawn] is withdrawn.
    [lapsed] lapses: its cards are no longer all there.
    [accepted] is accepted by { $taker }.
   *[gone] is closed.
}
lineage-event-traded = { $seat } gives { $other } { $gives }, and gets { $gets }.
lineage-event-trade_finished = { $finished ->
    [yes] { $seat } has finished trading.
   *[no] { $seat } goes on trading after all.
}
lineage-event-trade_alarm = The alarm rings: open offers may still be accepted, new ones cannot be made.
lineage-event-trade_ended = Trading is over.

lineage-refuse-alarm = Nobody is trading now.
lineage-refuse-trade-open = You have not finished trading.
lineage-refuse-trade-finished = You have finished trading; choose “Go on trading” first.
lineage-refuse-trade-patience = You have no actions left in this trade.
lineage-refuse-trade-alarm = The alarm has rung: no new offers can be made.
lineage-refuse-trade-least = Each side of a bargain gives { $least } cards or more.
lineage-refuse-trade-names = Name { $names } commodities that are truly among the cards of each side; further names are claims.
lineage-refuse-trade-mention = No offer may mention a calamity.
lineage-refuse-trade-most = The others do not hold { $count } cards all together.
lineage-refuse-trade-with = Nobody of that name can trade with you.
lineage-refuse-trade-too-many = You have { $most } offers open already; withdraw one first.
