# What the table itself says, whatever the title.

table-turn = turn { $turn }
table-seat = Seat { $number }

table-refuse-form = That is not an answer to this question ({ $kind }): { $error }
table-refuse-over = The game is over.
table-refuse-seat = There is no such seat at this table.
table-refuse-onlooker = Only players at this table can ask the rules about { $topic }.
table-refuse-stale = That question is no longer open; you were asked something else since.
table-refuse-not-asked = You are not asked for anything now.
table-refuse-not-offered = That is not among the answers on offer.
table-refuse-entry = { $title } does not know this entry of the table.
table-refuse-topic = The rules give no counsel on { $topic }; they give counsel on: { $known }
table-refuse-counsel = That cannot be asked about { $topic }: { $error }
table-refuse-undo-none = There is no answer of yours to take back.
table-refuse-undo-final = Luck or hidden information has come into play since your last answer; only a vote can take it back.
table-refuse-undo-others = Others have relied on your answer since then; only a vote can take it back.
table-refuse-undo-stale = That is no longer your last answer; look again.
table-refuse-correction-many = A correction changes 1 to { $most } values.
table-refuse-correction-place = There is no value that everybody can see at { $path }.
table-refuse-correction-stale = The value at { $path } has changed in the meantime; look again.
table-refuse-correction-broken = Such a position is not possible: there would be too many or too few pieces or cards, or a question without an answer.
table-refuse-rewind = The table has no such entry to go back to.
table-refuse-offer-to = An offer goes to another seat of this table, or to all.
table-refuse-offer-gone = There is no such offer, or it is gone.
table-refuse-offer-stale = Offer { $offer } has changed since you read it; it is now version { $version }.
table-refuse-offer-yours = Offer { $offer } is your own.
table-refuse-offer-not-yours = Offer { $offer } is not yours to change.
table-refuse-offer-count = The terms name { $named } cards, but say { $count } in all.
table-refuse-offer-kind = There are no cards of such a kind.
table-refuse-offer-cards = { $cards } cards are put in, but the terms say { $count }.
table-refuse-offer-not-in-hand = You do not hold all of these cards.
table-refuse-offer-untradeable = One of these cards may not be traded.
table-refuse-offer-untrue = The cards that the terms name as true are not among these.
table-refuse-offer-note = A note is one line of text, { $most } characters at most.

table-correction = With everybody's consent the position is corrected: { $changes }.
table-corrected = With everybody's consent the position is corrected.
table-undo = { $name } takes back an answer.
table-rewind = { $name } goes back to the moment before an answer; luck is drawn again.
table-fork = What if: from here on the game goes another way. Everything that { $name } could not know is dealt again, and luck is new.

table-note-vote = { $outcome ->
    [passed] Agreed
    [back] Over, since the player of { $name } is back
   *[failed] Not agreed
  } ({ $yes } for, { $no } against): { $what ->
    [pause] the table is paused.
    [resume] the table goes on.
    [extend] there is more time.
    [break] a break after turn { $turn }.
    [end] the game ends here.
    [replace] somebody else plays { $name }.
    [departure] { $name } leaves the game.
    [rewind] { $turn ->
        [0] the table goes back to an earlier moment.
       *[other] the table goes back to turn { $turn }.
      }
   *[undo] { $name } takes back an answer.
  }
table-note-break = The break that was agreed on begins.
table-note-resume = The table goes on.
table-note-away = The player of { $name } is away; { $cover ->
    [bot] a bot plays meanwhile.
   *[stand-in] a careful stand-in plays meanwhile.
  }
table-note-back = The player of { $name } is back.
table-note-pace = { $pace ->
    [live] From now on a clock runs: everybody plays at the same time.
    [day] From now on a clock runs that counts in days.
   *[none] From now on there is no clock.
  }
table-note-taken = { $player } plays { $name } from now on.
table-note-shared = { $player } plays { $name } too.
table-note-parted = { $player } no longer plays { $name }.
table-note-lesson = This table is a lesson.
table-note-hints = { $allowed ->
    [yes] The host allows hints at this table.
   *[no] The host has switched off hints at this table.
}

table-reason-only = It is the only answer that the rules allow now.

# News: what changed for somebody, good or bad, and by how much

table-news = { $good ->
    [yes] { $what ->
        [area] Land gained
        [battle] Battle won
        [calamity] A calamity left you
        [cards] Cards gained
        [city] City gained
        [coins] Coins gained
        [deal] Offer accepted
        [marker] Your marker advances
        [points] Points gained
        [ship] Ship gained
        [tokens] Tokens gained
        [treasury] Treasury gained
        [units] Units gained
        [workers] Worker gained
       *[other] Something changed for you
    }
   *[no] { $what ->
        [area] Land lost
        [battle] Your attack failed
        [calamity] A calamity came to you
        [cards] Cards lost
        [city] City lost
        [coins] Coins lost
        [deal] Deal
        [marker] Your marker stays behind
        [points] Points lost
        [ship] Ship lost
        [tokens] Tokens lost
        [treasury] Treasury lost
        [units] Units lost
        [workers] Worker lost
       *[other] Something changed for you
    }
}
table-figure-cards = Cards in hand
table-figure-cities = Your cities
table-figure-coins = Your coins
table-figure-points = Points
table-figure-ships = Your ships
table-figure-step = Step
table-figure-tokens = Your tokens
table-figure-treasury = Your treasury
table-figure-workers = Your workers
table-figure-worth = Worth of your hand

# The review of a game: headlines of moments by their kind, and what a kind is called in a sum

table-review-trade = { $good ->
    [yes] A good trade
   *[no] A costly trade
}
table-review-calamity = { $good ->
    [yes] Gain from a calamity
   *[no] A calamity
}
table-review-city = { $good ->
    [yes] Cities
   *[no] Cities lost
}
table-review-advance = { $good ->
    [yes] An advance
   *[no] An advance that cost more than it brought
}
table-review-war = { $good ->
    [yes] A contest won
   *[no] A contest lost
}
table-review-card = { $good ->
    [yes] Good cards
   *[no] Bad cards
}
table-review-coins = { $good ->
    [yes] Money gained
   *[no] Money lost
}
table-review-land = { $good ->
    [yes] Land gained
   *[no] Land lost
}
table-review-people = { $good ->
    [yes] More people
   *[no] People lost
}
table-review-growth = { $good ->
    [yes] A good year
   *[no] A thin year
}
table-review-points = { $good ->
    [yes] Points
   *[no] Points lost
}
table-review-ship = { $good ->
    [yes] Ships
   *[no] Ships lost
}
table-review-step = { $good ->
    [yes] A step ahead
   *[no] A step behind
}
table-review-civilization = { $good ->
    [yes] A new civilization
   *[no] A civilization that cost more than it brought
}
table-review-wonder = { $good ->
    [yes] A wonder
   *[no] A wonder that cost more than it brought
}
table-review-action = { $good ->
    [yes] A good turn
   *[no] A weak turn
}
table-review-rivals = { $good ->
    [yes] The others fell back
   *[no] The others came forward
}
table-review-other = { $good ->
    [yes] A step forward
   *[no] A step back
}
table-review-cities = { $good ->
    [yes] { $count ->
        [one] { $place } gained
       *[other] { $count } cities gained
    }
   *[no] { $count ->
        [one] { $place } lost
       *[other] { $count } cities lost
    }
}
table-review-unit = points, if the game had ended then
table-review-sum-trade = trade
table-review-sum-calamity = calamities
table-review-sum-city = cities
table-review-sum-advance = advances
table-review-sum-war = contests
table-review-sum-card = cards
table-review-sum-coins = money
table-review-sum-land = land
table-review-sum-people = people
table-review-sum-growth = taxes and growth
table-review-sum-points = points
table-review-sum-ship = ships
table-review-sum-step = progress
table-review-sum-civilization = civilizations
table-review-sum-wonder = wonders
table-review-sum-action = turns
table-review-sum-rivals = the others
table-review-sum-other = the rest
