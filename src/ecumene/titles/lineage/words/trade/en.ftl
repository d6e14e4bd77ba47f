# Phase 7: trade.

lineage-ask-trade = { $alarm ->
    [yes] The alarm has rung. Do you accept one of the open offers?
   *[no] What do you trade?
}{ $left ->
    [none] {""}
    [0] {" "}Your time is up: you can only finish.
    [one] {" "}You may speak once more.
   *[other] {" "}You may speak { $left } more times.
}
lineage-ask-trade-help =
    Everybody trades at once, with anybody. Each side of a bargain gives { $least } cards or more, says truly how
    many they are, and names two commodities that are truly among them. Whatever else is named, and whatever is
    promised, may be a lie. Calamities may be passed on unless their card forbids it, but never mentioned. The
    cards change hands at once when an offer is accepted, and only the two of you learn which ones they were.
    Trading ends when all have finished; until then you can change your mind.
lineage-trade-terms = { $count } cards with { $kinds }{ $claims ->
    [none] {""}
   *[other] {" "}and perhaps { $claims }
}, for { $wants_count } cards with { $wants_kinds }{ $wants_claims ->
    [none] {""}
   *[other] {" "}and perhaps { $wants_claims }
}{ $note ->
    [none] {""}
   *[other] , saying “{ $note }”
}
lineage-answer-post = Offer { $to ->
    [none] everybody
   *[other] { $to }
} { $gives }, called { lineage-trade-terms }
lineage-answer-amend = Change offer { $offer }: { $gives }, called { lineage-trade-terms }
lineage-answer-counter = Reply to offer { $offer }: { $gives }, called { lineage-trade-terms }
lineage-answer-accept = { $maker ->
    [none] Accept offer { $offer } for { $gives }
   *[other] Give { $maker } { $gives } for { $count } cards with { $kinds }{ $claims ->
        [none] {""}
       *[other] {" "}and perhaps { $claims }
    }
}
lineage-answer-withdraw = { $maker ->
    [none] Withdraw offer { $offer }
   *[other] Withdraw your offer of { $count } cards with { $kinds } to { $to ->
        [none] everybody
       *[other] { $to }
    }
}
lineage-answer-finished = Finish trading
lineage-answer-reopen = Go on trading after all

lineage-event-offer = { $what ->
    [new] { $seat } offers { $to ->
        [none] everybody
       *[other] { $to }
    }
    [reply] { $seat } replies to { $to }, offering
   *[changed] { $seat } changes an offer to { $to ->
        [none] everybody
       *[other] { $to }
    }, offering
} { lineage-trade-terms } ({ $offer }).
lineage-event-offer_gone = { $why ->
    [withdrawn] Offer { $offer } of { $seat } is withdrawn.
    [lapsed] Offer { $offer } of { $seat } lapses: its cards are no longer all there.
    [accepted] Offer { $offer } of { $seat } is accepted.
   *[gone] Offer { $offer } of { $seat } is no longer open.
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
lineage-refuse-trade-finished = You have finished trading; say first that you go on.
lineage-refuse-trade-patience = Your time for trading is up.
lineage-refuse-trade-alarm = The alarm has rung: no new offers can be made.
lineage-refuse-trade-least = Each side of a bargain gives { $least } cards or more.
lineage-refuse-trade-names = Name { $names } commodities that are truly among the cards of each side; further names are claims.
lineage-refuse-trade-mention = No offer may mention a calamity.
lineage-refuse-trade-most = The others do not hold { $count } cards all together.
lineage-refuse-trade-with = Nobody of that name can trade with you.
lineage-refuse-trade-too-many = You have { $most } offers open already; withdraw one first.
