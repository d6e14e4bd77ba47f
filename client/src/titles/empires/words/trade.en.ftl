# The trade floor and the hand.

empires-trade-floor = Trade floor
empires-trade-trading = { $count } of { $all } are trading
empires-trade-patience = { $count ->
    [one] 1 trade action left
   *[other] { $count } trade actions left
}
empires-trade-patience-short = { $count } left
empires-trade-patience-about = So many times you can still make, change, withdraw or accept an offer in this trade: this table counts these actions instead of minutes. Looking and saying no do not count.
empires-trade-to-map = Map
empires-trade-to-floor = { $count ->
    [0] Back to the trade floor
    [one] Back to the trade floor, 1 offer
   *[other] Back to the trade floor, { $count } offers
}
empires-trade-finish = Finish trading
empires-trade-reopen = Go on trading
empires-trade-rung = The alarm has rung: open offers may still be accepted, new ones cannot be made.
empires-trade-parts = Parts of the trade floor
empires-trade-tab-floor = Offers
empires-trade-tab-hand = Hand
empires-trade-tab-offer = New
empires-trade-tab-talk = Haggle

# Offers
empires-trade-seat = Seat
empires-trade-gives = Gives: two named cards and more
empires-trade-wants = Wants
empires-trade-change-certain = Your change
empires-trade-change-about = By how much the value of your sets surely changes if you accept: by the cards that are named truly and those that you give. Cards that are not named can only be guessed.
empires-trade-you = you, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
empires-trade-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
empires-trade-finished = finished
empires-trade-may-return = can come back until the last seat has finished
empires-trade-takes-no-part = has too few cards to trade
empires-trade-nothing = offers nothing that you can see
empires-trade-nothing-yours = You offer nothing yet.
empires-trade-more = { $count ->
    [one] 1 more
   *[other] { $count } more
}
empires-trade-all-offers = Show all { $count } offers
empires-trade-fewer = Show only the best
empires-trade-unnamed = { $count ->
    [one] 1 card more, unnamed
   *[other] { $count } cards more, unnamed
}
empires-trade-claims = claims
empires-trade-claim-about = A claim need not be true.
empires-trade-only = { $name } only
empires-trade-only-you = for you only
empires-trade-yours = your { $cards }
empires-trade-change = Change
empires-trade-withdraw = Withdraw
empires-trade-accept = Accept
empires-trade-new-about = This offer is new here; in a moment you can accept it
empires-trade-counter = Counter
empires-trade-decline = Decline
empires-trade-haggle = Haggle with { $name }
empires-trade-you-add = you add
empires-trade-you-give = You give { $cards }
empires-trade-if-true = { $gain } if true
empires-trade-if-claims = If every claim is true
empires-trade-unknown = { $count ->
    [0] all cards named
    [one] 1 card unknown
   *[other] { $count } cards unknown
}
empires-trade-not-possible = not possible
empires-trade-lacking = you lack { $cards }
empires-trade-too-few = you have too few cards

# The hand
empires-trade-hand = My hand
empires-trade-hand-button = { $count ->
    [0] No trade cards
    [one] 1 card, worth { $value }
   *[other] { $count } cards, worth { $value }
}
empires-trade-no-goods = You hold no commodities.
empires-trade-count = { $count }
empires-trade-of = { $count } of { $copies }
empires-trade-new = { $count ->
    [one] new
   *[other] { $count } new
}
empires-trade-one-more = one more: { $value },
empires-trade-all = the complete set
empires-trade-put = Offer { $name }
empires-trade-calamities = Calamities
empires-trade-calamities-about = never named in an offer
empires-trade-minor-tradeable = minor; may hide in an offer
empires-trade-minor-stays = minor; stays with you
empires-trade-major-tradeable = major; may hide in an offer
empires-trade-major-stays = major; stays with you
empires-trade-from = came from { $name }
empires-trade-known = What you know
empires-trade-lacks = no { $cards }
empires-trade-known-about = Cards that you last saw in these hands; they may have been traded since then.
empires-trade-points = points in sets
empires-trade-treasury = +{ $count } in the treasury

# A new offer
empires-trade-new-offer = New offer
empires-trade-amend = Change your offer { $number }
empires-trade-reply = Reply to offer { $number } of { $name }
empires-trade-i-give = I give
empires-trade-sealed = (two named truly, the others hidden)
empires-trade-true = named
empires-trade-hidden = hidden
empires-trade-add = Add a card
empires-trade-take-out = Take { $name } out of the offer
empires-trade-name-it = Name { $name } truly
empires-trade-i-want = I want
empires-trade-want-about = (two by name, and how many in all)
empires-trade-add-want = Name a commodity
empires-trade-commodity = Commodity
empires-trade-how-many = How many cards I want
empires-trade-claim = I claim
empires-trade-claim-hint = (of hidden cards; need not be true)
empires-trade-add-claim = Claim a commodity
empires-trade-no-claim = No card is hidden yet.
empires-trade-remove = { $name }, take away
empires-trade-to = Whom the offer is for
empires-trade-everybody = Everybody at the table
empires-trade-note = A message with the offer (not binding)
empires-trade-note-short = Message (not binding)
empires-trade-clear = Clear
empires-trade-send = Offer to everybody
empires-trade-send-private = Offer privately
empires-trade-send-change = Change the offer
empires-trade-often = How often
empires-trade-once = This turn
empires-trade-times = { $count } turns
empires-trade-always = Every turn
empires-trade-sent = Sent: your offer lies on the floor, first of all.
empires-trade-sent-private = Sent: only { $name } sees your offer.
empires-trade-stands = Your offer stays open. You find it under Time and people, where you can revoke it.
empires-trade-missing-cards = Give { $least } cards or more.
empires-trade-missing-names = Put down { $least } cards; two commodities are named.
empires-trade-missing-wants = Name two commodities that you want.
empires-trade-missing-wants-count = Ask for { $least } cards or more.

# Haggling
empires-trade-partners = Whom you can haggle with
empires-trade-sheets = The trade floor, haggling, and what you know
empires-trade-haggling = Haggling
empires-trade-private = { $name }; only the two of you see this
empires-trade-alone = { $count ->
    [one] offer for you
   *[other] { $count } offers for you
}
empires-trade-unread = unread
empires-trade-standing = Your offers stay open while you are away, until somebody accepts them, you withdraw them, or the trade ends.
empires-trade-heard = Said on the floor
empires-trade-heard-nothing = Nothing yet.
empires-trade-silence = Nothing has been said between the two of you yet.
empires-trade-silence-bot = No offers between the two of you yet.
empires-trade-bot-ears = A bot reads offers, not messages.
empires-trade-offer-to = Make { $name } an offer
empires-trade-say = Say something to { $name }
empires-trade-no-thanks = No, thank you.
empires-trade-offer-of = Offer of { $name }
empires-trade-your-offer = Your offer
empires-trade-left = { $name } has seen it and leaves it open: for now it does not want it like this.
empires-trade-version = version { $number }
empires-trade-to-all = open to all
empires-trade-get = You get { $count }
empires-trade-give = You give { $count }
empires-trade-you-choose = You choose
empires-trade-your-card = Your card { $number } besides those that are named
empires-trade-set-change = { $name } { $before } to { $after }
empires-trade-worth = { $before } to { $after }
empires-trade-and-unknown = { $count ->
    [one] { $gain }, and 1 unknown card
   *[other] { $gain }, and { $count } unknown cards
}
empires-trade-old = { $name } offered { $gives } +{ $more } for { $wants } +{ $others }
empires-trade-old-changed = replaced by version { $number }
empires-trade-old-accepted = accepted by { $name }
empires-trade-old-gone = closed
empires-trade-announce = { $name } offers you { $gives } and { $more } more for { $wants } and { $others } more.
empires-trade-announce-said = { $name } says to you: { $text }

# The alarm
empires-trade-alarm = Alarm in { $time }
empires-trade-alarm-set = Set an alarm
empires-trade-alarm-none = No alarm
empires-trade-alarm-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
empires-trade-alarm-soon = { $count ->
    [one] The alarm rings in one minute.
   *[other] The alarm rings in { $count } minutes.
}

## Cards of two blocks

empires-trade-mark-w = W
empires-trade-mark-e = E

## A floor of many seats

empires-trade-filters = Which offers are shown
empires-trade-wish-able = I can answer
empires-trade-wish-gains = Gain for me
empires-trade-wish-alone = For me alone
empires-trade-wish-commodity = Offers that name a commodity
empires-trade-wish-seat = Offers of one seat
empires-trade-wish-block = Offers of one block
empires-trade-wish-anything = Show all again
empires-trade-any-commodity = Any commodity
empires-trade-anybody = Anybody
empires-trade-both-blocks = Both blocks
empires-trade-shown = { $shown } of { $all } offers match.
empires-trade-none-wished = No offer matches now.
empires-trade-everybody-offers = Everybody
empires-trade-offers = { $count ->
    [one] 1 offer
   *[other] { $count } offers
}
empires-trade-best-gives = The best offer gives
empires-trade-for-you = for you
empires-trade-how-many-offers = offers
empires-trade-no-offer = nothing that you see
empires-trade-draft = draft: { $gives } { $hidden ->
    [0] { "" }
   *[other] +{ $hidden } hidden
} for { $wants }
empires-trade-no-draft = no draft; to everybody or to one seat
empires-trade-unfold = Expand
empires-trade-fold = Collapse

# What is said to offers
empires-trade-no-answer = { $count ->
    [one] Nobody has answered yet; 1 seat can.
   *[other] Nobody has answered yet; { $count } seats can.
}
empires-trade-said-no = { $count } of { $all } said no
empires-trade-countered = { $count ->
    [one] 1 made you a counter-offer
   *[other] { $count } made you a counter-offer
}
empires-trade-silent = { $count ->
    [one] 1 has not answered
   *[other] { $count } have not answered
}
empires-trade-nobody-wants = nobody wants { $cards }
empires-trade-nobody-gives = nobody gives { $cards } for it
empires-trade-says-unwanted = { $name } does not want { $cards }.
empires-trade-says-ungiven = { $name } gives no { $cards } for it.
empires-trade-says-instead = { $name } would rather have { $cards }.
empires-trade-says-no = { $name } is not interested.
empires-trade-says-counter = { $name } made you a counter-offer.
empires-trade-say-no = Not interested
empires-trade-have-said-no = You said no
empires-trade-say-why = Say why
empires-trade-i-want-none = I do not want { $cards }
empires-trade-i-give-none = I give no { $cards }
empires-trade-i-want-instead = I would rather have { $cards }
