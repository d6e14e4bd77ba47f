# What the table itself says, whatever the title.

table-turn = turn { $turn }
table-seat = Seat { $number }

table-refuse-form = That is not an answer to this question ({ $kind }): { $error }
table-refuse-over = The game is over.
table-refuse-seat = There is no such seat at this table.
table-refuse-onlooker = Only those who sit here can ask the rules about { $topic }.
table-refuse-stale = That question is no longer open; you were asked something else since.
table-refuse-not-asked = You are not asked for anything now.
table-refuse-not-offered = That is not among the answers on offer.
table-refuse-entry = { $title } does not know this entry of the table.
table-refuse-topic = There is no counsel on { $topic }; known are: { $known }
table-refuse-counsel = That cannot be asked on { $topic }: { $error }
table-refuse-undo-none = There is no answer of yours to take back.
table-refuse-undo-final = Chance or hidden information came since your last answer; it can only be taken back by a vote.
table-refuse-undo-others = Others have built on your answer since; it can only be taken back by a vote.
table-refuse-undo-stale = That is not your last answer any more; look again.
table-refuse-correction-many = A correction changes 1 to { $most } values.
table-refuse-correction-place = There is no value that everybody can see at { $path }.
table-refuse-correction-stale = The value at { $path } is another one by now; look again.
table-refuse-correction-broken = Such a position cannot be: pieces or cards would be too many or too few, or a question had no answer.
table-refuse-rewind = The table has no such entry to go back to.
table-refuse-offer-to = An offer goes to another seat of this table, or to all.
table-refuse-offer-gone = There is no such offer, or not any more.
table-refuse-offer-stale = Offer { $offer } has changed since you read it; it is now version { $version }.
table-refuse-offer-yours = Offer { $offer } is your own.
table-refuse-offer-not-yours = Offer { $offer } is not yours to change.
table-refuse-offer-count = { $named } cards are named in terms of { $count }.
table-refuse-offer-kind = Nobody knows cards of such a kind.
table-refuse-offer-cards = { $cards } cards are put in, but the terms say { $count }.
table-refuse-offer-not-in-hand = You do not hold all of these cards.
table-refuse-offer-untradeable = One of these cards may not be traded.
table-refuse-offer-untrue = These cards do not keep what the terms promise truly.
table-refuse-offer-note = A note is one line of text, { $most } characters at most.

table-correction = By consent of all the position is corrected: { $changes }.
table-corrected = With everybody's consent the position is put right.
table-undo = { $name } takes back an answer.
table-rewind = { $name } goes back to before an answer; luck is drawn anew.

table-note-vote = { $outcome ->
    [passed] Agreed
    [back] Over, since the player of { $name } is back
   *[failed] Not agreed
  } ({ $yes } for, { $no } against): { $what ->
    [pause] the table rests.
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
    [day] From now on a clock runs by the day.
   *[none] From now on there is no clock.
  }
table-note-taken = { $player } plays { $name } from now on.
table-note-shared = { $player } plays { $name } too.
table-note-parted = { $player } no longer plays { $name }.
table-note-lesson = This table is a lesson.

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
