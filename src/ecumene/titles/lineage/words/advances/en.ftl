# Phase 12: civilization advances, and the hand limit.

## 12a Acquiring advances

lineage-ask-acquire = { $basket ->
    [none] Which advances do you acquire? You could pay up to { $wealth }.
   *[other] You have chosen { $basket } for { $price }. You could pay up to { $wealth }.
}
lineage-ask-acquire-help =
    Choose as many advances as you can pay for, then pay for all of them at once: you buy only once a turn. Credits
    that you held before make advances of the same colour cheaper; if an advance has several colours, the better credit
    counts. Cards pay the value of their set; what is above the price is lost. What is missing is paid from your
    treasury (tokens: { $treasury }). New credits count from the next turn on.
lineage-answer-choose = { $advance } for { $price }
lineage-answer-put_back = Put { $advance } back
lineage-answer-pay = { $cards ->
    [none] { $treasury ->
        [0] Take it for free
        [one] Pay 1 token from the treasury
       *[other] Pay { $treasury } tokens from the treasury
    }
   *[other] { $treasury ->
        [0] Pay with { $cards }
       [one] Pay with { $cards } and 1 token from the treasury
       *[other] Pay with { $cards } and { $treasury } tokens from the treasury
    }
}{ $substitute ->
    [none] {""}
   *[other] , { $substitute } standing for { $stands_for }
}{ $waste ->
    [0] {""}
   *[other] , { $waste } more than needed
}
lineage-answer-end_acquiring = Acquire nothing this turn
lineage-event-acquired = { $seat } acquires { $advances } for { $cards ->
    [none] { $treasury ->
        [0] free
        [one] 1 token from the treasury
       *[other] { $treasury } tokens from the treasury
    }
   *[other] { $treasury ->
        [0] { $cards }
       [one] { $cards } and 1 token from the treasury
       *[other] { $cards } and { $treasury } tokens from the treasury
    }
}.
lineage-refuse-no-such-advance = There is no such advance.
lineage-refuse-advance-held = You hold { $advance } already.
lineage-refuse-advance-chosen = You have chosen { $advance } already.
lineage-refuse-not-chosen = You have not chosen that.
lineage-refuse-too-dear = Together that costs { $price }, and you could pay { $wealth } at most.
lineage-refuse-basket-left = You have chosen something: pay for it, or put it back first.
lineage-refuse-nothing-chosen = You have chosen nothing to pay for.
lineage-refuse-not-your-cards = You do not hold all of these cards.
lineage-refuse-pay-calamity = You cannot pay with a calamity.
lineage-refuse-pay-short =
    The price is { $price }. These cards are worth { $value }, and the { $treasury } in your treasury do not cover the rest.
lineage-refuse-no-substitute = { $advances ->
    [none] No card can stand for another one.
   *[other] Only { $advances } lets a card stand for another one.
}
lineage-refuse-substitute-which = Say which of the cards that you hand in stands for which other commodity.
lineage-refuse-substitute-set = A substitute joins an incomplete set of { $least } cards or more that you hand in.
lineage-refuse-substitute-face = The face value of the substitute is too low for that set.
lineage-refuse-nobody-before-acting = Nobody before you in A.S.T.-Progress order is still deciding.

## Gifts: Anatomy, Monument, Written Record

lineage-ask-free_advance = { $giver } gives you a free advance. Which one?
lineage-ask-free_advance-help =
    You may take one advance of the group whose printed cost is low enough. It gives you its credits, and they count
    from the next turn on.
lineage-answer-take_free = Take { $advance }
lineage-answer-decline_free = Take no advance
lineage-event-advance_given = { $seat } takes { $advance } for free, thanks to { $giver }.
lineage-refuse-not-free = { $giver } does not give you that.
lineage-ask-credits = { $giver } gives you { $points } points of credit. In which colours?
lineage-ask-credits-help =
    Take the points in any colours you like, in steps of { $credit_step }. You cannot change that later. They make advances
    of these colours cheaper from the next turn on.
lineage-answer-take_credits = { $credits }
lineage-event-credits_taken = { $seat } takes { $points } points of credit in { $group }, thanks to { $giver }.
lineage-refuse-credits-group = There is no such colour.
lineage-refuse-credits-step = Credits come in steps of { $step }.
lineage-refuse-credits-sum = Take { $points } points in all.

## 12b The hand limit
