# What the house says when it cannot do what it is asked.

house-no-table = There is no such table.
house-no-lesson = This title has no such lesson.
house-no-chapter = The lesson has no such chapter, or cannot begin with it now.
house-no-title = There is no title { $title }.
house-no-setup = There is no set-up { $setup }.
house-no-section = The rulebooks of this title have no section { $section }.
house-no-card = The handbook of this title has no page for { $card }.
house-no-rules = The rulebooks of this title have no such chapter.
house-no-case = There is no case { $case }.
house-no-option = This answer is not on offer.
house-no-bot = There is no bot { $bot }; there are { $bots }.
house-no-seat = There is no such seat at this table.
house-no-request = That request is not open.
house-no-entry = The table has entries 0 to { $last }.
house-no-route = There is nothing at this address.
house-to-lobby = To the lobby
house-bad-opening = { $reason }
house-no-zeros = A text in it has a zero character, which cannot be stored.
house-not-utf8 = What was sent is not text in UTF-8.
house-bad-request = The house does not understand this request: { $reason }
house-bad-text = There is nothing to read in this text.
house-bad-invitation = That invitation is no longer valid.
house-bad-journal = This journal is not correct: { $reason }
house-journal-unfinished = Only finished games can be imported; this journal has no end.
house-journal-long = To prove this journal would take too long.
house-too-long = That has more than { $most } characters.
house-too-large = That is larger than the house takes ({ $most } bytes).
house-too-often = That is too often; wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
house-metrics-private = The figures of the house can be read on its own machine, or with the token that its operator has set.
house-not-begun = That table has not begun yet.
house-begun = That table has begun already.
house-not-over = The journal is published when the game is over.
house-seat-taken = That seat is taken.
house-seat-not-yours = That is not your seat.
house-seated-already = You sit at this table already.
house-not-hotseat = Only players who share one screen have names of their own.
house-seat-closed = No bot can sit there now.
house-private-words = Private messages go from seat to seat.
house-everybody-talks = Everybody talks at once; say it again.
house-host-only = Only the host of the table may do that.
house-no-talk = An alarm can only be set while players are asked to talk to each other.
house-account-already = You have an account already.
house-login-taken = Somebody already has that login; choose another one.
house-login-wrong = Login and password do not match.
house-not-signed-in = The house does not know who you are: open it in your browser, or make a guest.
house-forged = The house cannot tell that this comes from one of its own pages. Load the page again.
house-foreign-page = This page does not belong to this house.
house-signed-out = You have signed out.
house-slow = This connection was too slow.
house-other-rules = The rules of this house are newer than those of this table so far. It goes on under the new ones when everybody who plays there agrees.
house-no-snapshot = The release with which this table was played has stored no state from which it could go on; open it once with that release, and run ecumene upgrade-check --prepare.
house-cannot-switch = This table cannot go on under the rules that are installed: { $reason }
house-over = The game is over.
house-talkative = Only the house may send on this connection.
house-crowded = You have too many connections open at once; close some.
house-too-many-tables = You have { $most } tables that are not finished; finish or close one first.
house-too-many-gathering = You have { $most } tables that have not begun; begin or close one first.
house-too-many-gathering-here = { $most } tables that have not begun were opened from your network; one of them has to begin first.
house-film-name = { $title }: { $bots } bots
house-key-used = Something else was sent under this key before.
house-nobody-there = Nobody sits there who could read it.
house-busy = Others wrote to this table at the same time; send it again.
house-unwritten = The house cannot store anything now; nothing was changed.
house-unreadable = The house cannot read its own records now; its operator has been told. Nothing was changed.
house-damaged = The records of this table are damaged, so it waits; nothing was changed. The operator of the house has been told; other tables go on.
house-title-missing = This table is a game of { $title }, which is no longer installed in this house. It waits until it is installed again.
house-quarantined = This table was set aside because its records are damaged. Ask the operator of the house.
house-hints-off = The host has switched off hints at this table.
house-hint-late = No hint can be found for this now; ask again in a moment.
house-review-early = The review comes when the game is over.
house-review-late = The review of this game cannot be made now; ask again in a moment.
house-counsel-late = The rules take too long to answer that; ask again, or ask for less.
house-resting = The table is paused.
house-bad-terms = The terms of a clock must fit its pace.
house-what-if-name = What if: { $table }, { $turn ->
    [0] from the start
   *[other] turn { $turn }
}
house-what-if-early = A game can be taken up at one of its moments when it is over.
house-what-if-late = After this entry the game is over; choose an earlier one.
house-what-if-gone = The player of this seat had left the game by then; choose another seat, or an earlier moment.
house-what-if-rules = This moment was played under other rules or cards than those of this house, so the game cannot go on from there; choose another one.
house-bad-proposal = The table cannot vote on this.
house-vote-open = The table is already voting on this, or on too many other things.
house-vote-over = This vote is over, or there never was one.
house-no-vote = You have no vote in this.
house-owner-only = Only the player of a seat can agree to give it up, not a person who shares it.
house-vote-lately = The table voted on this seat less than ten minutes ago.
house-many-proposals = You have proposed a lot in the last ten minutes. Wait a little.
house-no-departure = The rules let nobody leave this game now.
house-no-kind = Nobody is ever asked for { $kind } here.
house-no-order = There is no such answer given ahead.
house-bad-order = This is not a valid answer now, so it cannot be given ahead.
house-many-orders = At most { $most } answers can be given ahead.
house-bad-seat-link = This link no longer works.
house-link-used = Somebody has already used this link.
house-link-revoked = This link was revoked.
house-link-parted = The seat is no longer shared.
house-link-late = This link has expired.
house-link-moved = Somebody else plays this seat now.
house-link-back = The player of this seat is back.
house-link-over = This game is over.
house-link-old = This link comes from an older version of this house.
house-no-link = There is no such link.
house-seat-not-vacant = The player of this seat may share it; only the table can give it to somebody else, by a vote.
house-fault = The house has made a mistake. It has been recorded.
house-reseated = You have another seat here now. Load the page again.
house-not-awaited = The table does not wait for anybody else there.
house-nudged = They were reminded less than { $minutes } minutes ago.
house-consents-open = { $most } questions to everybody are open already; wait for the answers.
house-no-consent = There is no such question.
house-consent-over = That is decided already.
house-no-zone = There is no time zone { $zone }.
house-no-channel = You have no such channel.
house-channel-known = You already get notices there.
house-channels-full = You can have { $most } channels; remove one first.
house-channel-unconfirmed = Confirm first that this address is yours.
house-bad-address = The house cannot send anything to this address.
house-private-address = The address lies in a private network; the house does not go there.
house-not-https = The address has to begin with https://.
house-no-mail = This house sends no e-mail; its host has set up no mail server.
house-bad-code = That is not the number in the e-mail.
house-code-guessed = That was tried too often. Remove the address and add it again.

# Notices: what they say, and why one did not arrive.

notice-one = { $table } is waiting for you
notice-many = { $count ->
    [one] { $count } table is waiting for you
   *[other] { $count } tables are waiting for you
}
notice-nudge = { $table }: the host asks you to play
notice-reminder = { $table }: your time is nearly up
notice-vote = { $table }: a vote may be decided without you
notice-seat-vote = { $table }: the others vote on your seat
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
notice-trouble-refused = The message was refused there ({ $detail }).
notice-trouble-gone = Nobody is there any more ({ $detail }); the channel was switched off.
notice-trouble-no-mail = This house sends no e-mail.
