# Parley in English.

parley-ask-move = { $seat }: move a token ({ $left } left)?
parley-ask-move-help = Move tokens one area at a time; a move can be taken back until you are done.
parley-ask-toll = { $seat }: pay { $by } a coin?
parley-ask-toll-help = { $by } stands where you stand and demands a coin. You may refuse.
parley-ask-trade = { $seat }: what do you offer ({ $left } left)?
parley-ask-trade-help = Offer two cards or more; at least one must be named truly.
parley-ask-bid = { $seat }: how much of your { $coins } coins for the herald's staff?
parley-ask-bid-help = Bids are opened together; the highest pays.
parley-ask-next = { $seat }: which area is next?
parley-ask-next-help = The herald chooses the order in which areas are sorted out.
parley-ask-defend = { $seat }: fight in { $area } now?
parley-ask-defend-help = You may hold back once while other areas are left.
parley-ask-yield = { $seat }: { $raider } raids you in { $area }. What do you give up?
parley-ask-yield-help = Lose a token, show { $raider } a card, or call the barbarians first.
parley-ask-steer = { $seat }: where do the barbarians go?
parley-ask-steer-help = On a high roll the strongest seat there has to flee.
parley-ask-flee = { $seat }: the barbarians reach { $area }. Where to?
parley-ask-flee-help = A token flees to a neighbouring area or is lost.

parley-answer-move = From { $origin } to { $to }
parley-answer-take_back = Take the last move back
parley-answer-wait = Wait for those before me
parley-answer-demand = Demand a coin of { $other }
parley-answer-done = Done
parley-answer-resume = Not done after all
parley-answer-toll = { $pay ->
    [yes] Pay
   *[no] Refuse
}
parley-answer-post = Offer { $gives } as { $says } for { $wants } to { $to ->
    [none] all
   *[other] { $to }
}
parley-answer-amend = Change { $offer } to { $gives } as { $says } for { $wants }
parley-answer-counter = Answer { $offer } with { $gives } as { $says } for { $wants }
parley-answer-withdraw = Withdraw { $offer }
parley-answer-accept = Accept { $offer } with { $gives }
parley-answer-finished = Finished
parley-answer-reopen = Not finished after all
parley-answer-bid = Bid { $coins }
parley-answer-next = Area { $area }
parley-answer-fight = Fight
parley-answer-hold_back = Hold back
parley-answer-yield = Lose a token
parley-answer-ransom = Show { $card }
parley-answer-call = Call the barbarians
parley-answer-steer = To { $area }
parley-answer-flee = Flee to { $to }

parley-event-turn = Turn { $turn } begins.
parley-event-drew = { $seat } draws { $count } cards: { $cards }.
parley-event-reshuffled = { $count } discards are shuffled.
parley-event-discarded = { $seat } discards { $cards }.
parley-event-shown = { $seat } shows { $cards }.
parley-event-moved = { $seat } moves from { $origin } to { $to }.
parley-event-took_back = { $seat } takes back the move from { $origin } to { $to }.
parley-event-waited = { $seat } waits for those before.
parley-event-ready = { $ready ->
    [yes] { $seat } is done.
   *[no] { $seat } is not done after all.
}
parley-event-demanded = { $seat } demands a coin of { $other }.
parley-event-paid = { $paid ->
    [yes] { $seat } pays { $other } a coin.
   *[no] { $seat } pays { $other } nothing.
}
parley-event-offered = Offer { $offer } of { $seat } to { $to }: { $what }.
parley-event-received = { $seat } receives { $count } cards from { $giver }: { $cards }.
parley-event-bid = { $seat } bid { $coins }.
parley-event-herald = { $seat } is herald for { $coins } coins ({ $tied } were equal).
parley-event-area = { $seat } puts area { $area } first.
parley-event-held_back = { $seat } holds back in { $area }.
parley-event-raided = { $seat } raids { $area }.
parley-event-lost = { $seat } loses a token in { $area }.
parley-event-ransomed = { $holder } shows { $seat } { $card ->
    [none] a card
   *[other] { $card }
}.
parley-event-called = { $seat } calls the barbarians.
parley-event-steered = { $seat } steers the barbarians to { $area }; the die shows { $die }.
parley-event-fled = { $seat } flees from { $area } to { $to }.
parley-event-grew = { $seat } grows in { $area }.
parley-event-left = { $seat } has left.

parley-refuse-not-done = You have not said that you are done.
parley-refuse-done = You have said that you are done.
parley-refuse-waited-for-you = Somebody waited for you to be done.
parley-refuse-no-move = You have no move to take back.
parley-refuse-nobody-before = There is nobody left to wait for.
parley-refuse-demanded = You have demanded a toll already.
parley-refuse-not-together = You share no area with that seat.
parley-refuse-moves = You have made your { $moves } moves.
parley-refuse-no-token = You have no token there.
parley-refuse-not-next-to = That area is not next to it.
parley-refuse-no-coin = You have no coin.
parley-refuse-finished = You have said that you are finished.
parley-refuse-not-finished = You have not said that you are finished.
parley-refuse-budget = You have no trade answers left this turn.
parley-refuse-left = That seat has left.
parley-refuse-least = A bargain takes { $least } cards on both sides.
parley-refuse-most = Nobody has more than { $most } cards.
parley-refuse-say-something = Name at least one card truly.
parley-refuse-bid = You can bid between 0 and { $coins }.
parley-refuse-not-on-agenda = Area { $area } is not on the agenda.
parley-refuse-hold-back = You cannot hold back here.
parley-refuse-not-in-hand = You do not hold that card.
parley-refuse-called = The barbarians were called already.
parley-refuse-nobody-there = Nobody stands in { $area }.
parley-refuse-alarm = There is nothing to ring for.
