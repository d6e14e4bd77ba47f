# What only the Expansion Project says, and what it says otherwise than its relatives.

## Phases and score

lineage-phase-ships = Ships
lineage-part-advances = Advances
lineage-part-treasury = Treasury
lineage-part-steps = A.S.T. spaces
lineage-part-cities = Cities
lineage-part-scarcest = Scarcest group
lineage-part-commodities = Commodities in hand
lineage-event-turn_ended = Turn { $turn } ends: { $seat } leads with { $score ->
    [one] 1 point
   *[other] { $score } points
}, hands not counted.
lineage-event-end = The game is over: { $seat } wins with { $score } points.
lineage-refuse-nobody-before = Nobody before you is still deciding.
lineage-refuse-nobody-before-acting = Nobody before you in A.S.T. order is still deciding.

## Nations

lineage-ask-nation = You lead { $nation }. Do you want to keep this nation?
lineage-ask-nation-help =
    Nations were dealt at random. Before the first turn two players who agree may exchange theirs. You may propose an
    exchange to each of the others once; the game begins when everybody keeps their nation.
lineage-answer-keep_nation = Keep my nation
lineage-answer-propose_swap = Propose an exchange with { $player }
lineage-refuse-swap-who = Propose an exchange to another player who leads a nation, and to nobody twice.
lineage-ask-swap = The player of { $other } would like to have { $nation }. Do you exchange them?
lineage-ask-swap-help = You would lead { $other } from the beginning. Nobody has to exchange anything.
lineage-answer-accept_swap = Exchange them
lineage-answer-decline_swap = Keep my nation
lineage-event-swap_proposed = The player of { $nation } proposes an exchange with { $other }.
lineage-event-swap_declined = The player of { $other } does not exchange it for { $nation }.
lineage-event-nations_swapped = The players of { $nation } and { $other } exchange their nations.

## Taxes

lineage-ask-revolt-help =
    { $victim } could not pay all its taxes, so cities revolt: as many as were not taxed in full. The player with the most
    unit points in stock takes them over, then the next one, as long as there are cities in stock; otherwise they
    are destroyed.
lineage-ask-revolt-then = { $short ->
    [one] You do not have that many cities in stock; the last one goes to the next player.
   *[other] You do not have that many cities in stock; the last { $short } go to the next player.
}

## Ships

lineage-ask-ships = Which ships do you pay for, and where do you build new ones? { $ships ->
    [0] You have no ships
    [one] { $unpaid ->
        [0] You have 1 ship, which is paid for
       *[other] You have 1 ship, which is not paid for
    }
   *[other] { $unpaid ->
        [0] You have { $ships } ships, all paid for
       *[other] You have { $ships } ships, of which { $unpaid } are not paid for
    }
}; tokens in the treasury: { $treasury }.
lineage-ask-ships-help =
    A new ship costs two tokens, from the treasury or from the area where it is built; a ship that you have costs one
    token. Ships that you do not pay for return to stock, and you may build them again somewhere else.
lineage-answer-release = Give up the ship in { $place }
lineage-answer-end_ships = Done with ships
lineage-event-ships_returned = { $ships ->
    [one] A ship of { $seat } returns to stock.
   *[other] { $ships } ships of { $seat } return to stock.
}
lineage-ask-move-help =
    Tokens walk to an area next door, or go on board a ship. A ship sails up to four areas and carries five tokens at a
    time; nobody stays on board. Ships were paid for before. You can take back what you did until you end your movement.

## Trade cards

lineage-ask-purchase-help =
    You may buy two cards a turn, right after you have drawn yours: from stack 9, and from other stacks if you hold
    certain advances. An empty stack sells nothing.
lineage-answer-buy = Buy a card of stack { $stack } for { $cost ->
    [one] 1 token
   *[other] { $cost } tokens
} from the treasury
lineage-refuse-purchase-empty = Stack { $stack } is empty.
lineage-board-stacks-empty = ; empty: { $stacks }

## Cards

lineage-lowers-hand_limit = hand limit { $more } lower
lineage-free-advance = When you buy it you also get all advances of the group { $group } that cost less than { $below } for free.
lineage-raises-treasury_share = Once a turn, where nobody else is, up to { $now }% of a city can be paid from the treasury.
lineage-raises-neighbour_tokens = Up to { $now } tokens from areas next door help to build a wilderness city.
lineage-raises-small_area_tokens = Areas feed { $more ->
    [one] { $more } token
   *[other] { $more } tokens
} more where you are alone.
lineage-allows-reserves = Losses in conflict may come from areas next door by land.

## Leaving

lineage-event-leaves = { $seat } leaves the game. Its units stay where they are.
lineage-event-left = { $seat } has left the game. Its units stay where they are.
