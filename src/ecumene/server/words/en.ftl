# What the house says when it cannot do what it is asked.

house-no-table = There is no such table.
house-no-title = There is no title { $title }.
house-no-section = The rulebooks of this title have no section { $section }.
house-no-bot = There is no bot { $bot }; there are { $bots }.
house-no-seat = There is no such seat at this table.
house-no-request = That request is not open.
house-no-entry = The table has entries 0 to { $last }.
house-no-route = There is nothing at this address.
house-bad-opening = { $reason }
house-bad-request = The house does not understand this request: { $reason }
house-bad-text = There is nothing to read in this text.
house-bad-invitation = That invitation is not good any more.
house-bad-journal = This journal does not hold: { $reason }
house-journal-unfinished = Only finished games can be taken in; this journal has no end.
house-too-long = That has more than { $most } characters.
house-too-large = That is larger than the house takes ({ $most } bytes).
house-too-often = That is too often; wait { $seconds } seconds.
house-not-begun = That table has not begun yet.
house-begun = That table has begun already.
house-not-over = The journal is published when the game is over.
house-seat-taken = That seat is taken.
house-seat-not-yours = That is not your seat.
house-seated-already = You sit at this table already.
house-not-hotseat = Only hands at one screen have names of their own.
house-seat-closed = No bot can sit there now.
house-private-words = Private messages go from seat to seat.
house-everybody-talks = Everybody talks at once; say it again.
house-host-only = Only the host of the table may do that.
house-no-talk = Nobody is asked to talk to others now; an alarm can be set when they are.
house-account-already = You have an account already.
house-login-taken = Somebody has that login already; choose another one.
house-login-wrong = Login and password do not fit.
house-not-signed-in = Say who you are first: open the house in your browser, or make a guest.
house-forged = The house cannot tell that this comes from one of its own pages. Load the page again.
house-foreign-page = This page is not of this house.
house-signed-out = You have signed out.
house-slow = This connection did not keep up.
house-other-rules = The rules of this house are newer than those this table was played under so far. It goes on under the new ones when everybody who plays there agrees.
house-no-snapshot = The release that this table was played by has kept no state from which it could go on; open it with that release once, and run ecumene upgrade-check --prepare.
house-cannot-switch = This table cannot go on under the rules that are installed: { $reason }
house-over = The game is over.
house-talkative = You talk on a line on which only the house talks.
house-crowded = You have too many lines open at once; close some.
house-too-many-tables = You have { $most } tables that are not finished; finish or cancel one first.
house-key-used = Something else was sent under this key before.
house-nobody-there = Nobody sits there who could read it.
house-busy = Others wrote to this table at the same time; send it again.
house-unwritten = The house cannot write anything down now; nothing was changed.
house-counsel-late = The rules take too long to tell that; ask again, or ask for less.
house-resting = The table rests.
house-bad-terms = The terms of a clock have the pace that is asked for.
house-bad-proposal = The table cannot vote on this.
house-vote-open = The table is voting on this already, or on enough other things.
house-vote-over = There is no such vote any more.
house-no-vote = You have no vote in this.
house-no-kind = Nobody is ever asked { $kind } here.
house-no-order = There is no such order.
house-bad-order = This would not be a good answer now, so it cannot be given ahead.
house-many-orders = There are { $most } standing orders at most.
house-bad-seat-link = This link is no longer good.
house-seat-not-vacant = Whoever sits here may share the seat; only the table may give it to somebody else, by a vote.
house-fault = The house has made a mistake. It has been written down.
house-reseated = You have another seat here now. Load the page again.
house-not-awaited = Nobody else is awaited there.
house-nudged = They were reminded less than { $minutes } minutes ago.
house-consents-open = { $most } questions to all are open already; wait for the answers.
house-no-consent = There is no such question.
house-consent-over = That is decided already.
house-no-zone = There is no time zone { $zone }.
house-no-channel = You have no such channel.
house-channel-known = You are told there already.
house-channels-full = You can have { $most } channels; remove one first.
house-channel-unconfirmed = Confirm first that this address is yours.
house-bad-address = The house cannot send anything to this address.
house-private-address = The address lies in a private network; the house does not go there.
house-not-https = The address has to begin with https://.
house-no-mail = This house sends no e-mail; its host has set up no mail server.
house-bad-code = That is not the number in the letter.
house-code-guessed = That was tried too often. Remove the address and add it again.

# Notices: what they say, and why one did not arrive.

notice-one = { $table } is waiting for you
notice-many = { $count ->
    [one] { $count } table is waiting for you
   *[other] { $count } tables are waiting for you
}
notice-nudge = { $table }: the host asks you to play
notice-reminder = { $table }: your time is nearly up
notice-line = { $table }: { $where }
notice-test = This is how notices of the house reach you
notice-confirm = Is this your address?
notice-code = Somebody wants notices of their games sent to this address. If that was you, enter this number in the house: { $code }
    If it was not you, you need not do anything; nothing more will be sent here.
notice-foot = Sent because you asked to be told when a game waits for you. To change that: { $link }

notice-trouble-fault = The house made a mistake.
notice-trouble-late = There was no answer in time.
notice-trouble-unreachable = Nobody could be reached there.
notice-trouble-no-such-host = There is no such address.
notice-trouble-private-address = The address lies in a private network; the house does not go there.
notice-trouble-bad-address = The house cannot send anything to this address.
notice-trouble-not-https = The address has to begin with https://.
notice-trouble-refused = It was refused there ({ $detail }).
notice-trouble-gone = Nobody is there any more ({ $detail }); the channel was switched off.
notice-trouble-no-mail = This house sends no e-mail.
