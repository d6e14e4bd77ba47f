# What the browser client itself says. The sentences of the games come from the house.

guest = Guest
house-unreachable = The house does not answer.
try-again = Try again
take-a-seat = Take a seat

# Shared parts

close = Close
notices = Notices
go-there = Go there
copied = Copied
copy-by-hand = Your browser does not let us copy; please copy the text by hand.
theme = Light or dark
theme-light = Light
theme-dark = Dark
theme-system = Same as the system
language = Language
error-unknown = Something went wrong in this browser. Please try again.
error-hasty = That was very fast. Please wait a moment and try again.
error-house = Something went wrong in the house. Nothing was changed; please try again.

console = Console of the table
report = Something is wrong
report-what = What happened, and what did you expect?
report-about = The house stores what you write, together with the position and the log as you see them now and the name of your browser. The hands of others are not in it.
report-send = Send
report-kept = Thank you. Your report has the number { $id }.
key-report = Say that something is wrong

# The lobby

to-content = Skip to the content
rules = Rules
welcome = The known world, at one table
learn = Learn
lesson = Lesson
welcome-about = The great civilization games in your browser: with friends, with bots, in an evening or over weeks. No account needed.
title = Title
seats = Seats
seat = Seat { $seat }
begin = Begin
against-bots = { $bots ->
    [0] Alone
    [one] Against one bot
   *[other] Against { $bots } bots
}
you-and-bots = { $bots ->
    [0] You alone
    [one] You and one bot
   *[other] You and { $bots } bots
}
seats-exactly = { $most ->
    [one] one seat
   *[other] { $most } seats
}
seats-between = { $fewest } to { $most } seats
play = Play
doors = Parts of the house
start-about = alone against bots; no account
other-titles = Other titles
next-waits = Next that waits
wait-for-you = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
}
not-you = not you
any-title = Any title
any-seats = Any seats
any-length = Any length
any-pace = Any pace
length = Length
decisions-about = about { $count } decisions each
length-upto = Up to { $most } decisions each
length-over = More than { $least } decisions each
filters = { $count ->
    [0] Filters
   *[other] Filters, { $count }
}
tables-shown = { $shown } of { $count }
no-table-fits = No open table is as you want it.
all-tables = Show all
learn-door = A first game that explains itself, at the real table.
learn-more = Begin
watch-door = Bots among themselves, or people at an open table.
watch-more = { $count ->
    [0] Let bots play
   *[other] { $count } running
}
rules-door = A handbook in our words, with positions to try.
rules-more = Search
watch-about = Look on where people play at an open table, or let bots play a game for you.
watch-people = Games of people
watch-people-none = Nobody plays at an open table just now.
watch-games = Games of bots
watch-games-none = No bots play alone just now. Let some begin.
watch-resting = at rest
watch-bots = Watch bots play
watch-bots-about = The game goes on while somebody looks, and rests otherwise. Everybody in the house may watch it. If you have let several begin, a new one takes the place of your oldest; one that nobody has watched for two weeks is removed.
watch-seats = { $bots ->
    [one] One bot
   *[other] { $bots } bots
}
open-tables = Open tables
my-tables = My tables
finished-tables = Finished tables
every-chance-fair = all luck can be checked
no-open-tables = Nobody has an open table just now. Open one, or take a seat against bots.
no-finished-tables = No game has been finished here yet. Finished games can be replayed answer by answer.
open-a-table = Open a table
sit-down = Sit down
sit-down-at = Sit down at { $name }
watch = Watch
watch-table = Watch { $name }
replay = Replay
replay-table = Replay { $name }
more-of = More about { $name }
result-helped = With help: { $helped }
result-hints = { $name } ({ $count ->
    [one] one hint
   *[other] { $count } hints
})
play-again = Play again
download-journal = Download the journal
nobody = Nobody yet
seated = { $seated } of { $seats } seated
gathering-of = waiting for players, { $seated } of { $seats }
running = running
table-on-hold = on hold
running-turn = { $turn ->
    [0] being set up
   *[other] running, turn { $turn }
}
full = full
private = private
open-table = open to all
turn = { $turn ->
    [0] being set up
   *[other] turn { $turn }
}
turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
placing = { $name } { $score }
outcome-won = you won
outcome-shared = you shared the first place
outcome-lost = you played
your-move = your move
awaits = { $more ->
    [0] waits for { $name }
   *[other] waits for { $name } and { $more } more
}
house-away = The house does not answer just now; what you see may be out of date. We keep trying.

# A new table

new-table = A new table
who-plays = Who plays
hotseat = On one screen
hand-name = Who plays seat { $seat }?
hotseat-about = Several people at this device; a curtain hides each hand from the others.
hints-allowed = Hints
hints-allowed-about = A player who has to decide can see what a steady player would do, and why. The result shows who used hints.
hints-none = No hints
at-this-screen = Somebody at this screen
somebody-who-comes = Somebody who joins
all-bots = Only bots
strength = Strength of the bots
all-people = Only people
you = you
host = host
fewer = Fewer
more = More
options = Options
option-chosen = { $option }: { $choice }
title-and-game = { $title }: { $game }
usual-rules = the usual rules
yes = yes
no = no
table = The table
table-name = Name
table-name-about = If you leave it empty, the table is named after you and the title.
open-to-all = Open to all
open-to-all-about = Everybody in the house can see the table, sit down at it or watch it. Otherwise only people with the invitation can.
opens-and-waits = The table opens, and you invite people. You begin when you like; bots take the seats that stay free.
begins-at-once = All seats are taken, so the game begins at once.
open-the-table = Open the table
back = Back

# The room before the game

seat-free = Free
stand-up = Stand up
empty-seat = Ask { $name } to stand up
bots-fill = { $free ->
    [one] If you begin now, a bot takes the free seat.
   *[other] If you begin now, bots take the { $free } free seats.
}
all-here = Everybody is here.
host-begins = You have a seat. The host begins the game.
take-free-seat = Take a free seat; the host begins the game.
give-up-table = Close the table
table-given-up = The table is closed.
no-such-table = There is no such table
no-such-table-about = It was closed, or it is private and you need an invitation.
to-the-lobby = To the lobby
invite = Invite
invite-about = Anybody with this link can sit down.
copy-link = Copy the link
new-link = Make a new link
link-lost = This browser no longer has the link. If you make a new one, the old one stops working.
qr-code = The invitation as a QR code
qr-about = Point a phone's camera at it.

# Invitations

invitation = Invitation
invited = You are invited
invited-by = { $host } invites you
invitation-spent = This invitation is no longer valid
just-look = Just look
table-full = All seats are taken. You may watch.
table-begun = The game has begun. You may watch.

# The account

sign-in-optional = Sign in (optional)
sign-in = Sign in
sign-out = Sign out
your-account = You
your-name = Your name
your-name-about = The others at the table see it.
keep-name = Save this name
name-kept = That is your name now.
make-account = Create an account
have-account = I have an account
account-about = You do not need an account. With one, you find your tables in other browsers too; you keep the seats you have now.
account-made = You have an account now, and you keep your seats.
sign-in-as-guest = You will be signed in with that account; the seats you have as a guest stay with the guest.
signed-in-as = Signed in as { $login }.
welcome-back = Welcome back, { $name }.
login = Login
password = Password
password-about = At least eight characters.

# Bots

bot-easy = Easy bot
bot-steady = Steady bot
bot-strong = Strong bot
bot-greedy = Steady bot
bot-random = Random bot
bot-search = Pondering bot
bot-strategist = Planning bot

# The table

table-opening = The table is being set up…
table-none = There is no such table.
table-closed = This table cannot be opened now.
awaited = Waiting for
game-over = The game is over
spectator = Spectator
phases = Phases of the turn
turn-number = turn { $turn }
menu = Menu
undo = Take back
hint = Hint
history = History
log = Log
chat = Chat
label-new = { $label }, { $count } new
aids = Sheets
aids-which = Which sheet
aids-none = This title has no sheets.
aids-unread = The sheets cannot be loaded now.
aids-print = Open to print
notes = Notes
board = Board
help = Help
result = Result
settings = Settings
shortcuts = Keyboard
tour = A short tour
show-text = Show the table as text
show-board = Show the board
text-board = The table as text
board-failed = The board cannot be drawn. Here is the table in words; you can play on.
after-the-game = After the game
parts-of-table = Parts of the table

rule = rule
answer-is-in = Your answer is in
answer-given = You answered: { $answer }
answer-waits = The table waits for others. You can change your answer until they have answered.
option-given = your answer
change-answer = Change my answer
keep-answer = Leave it as it is
what-does-it-mean = What does it mean?
option-default = usual
option-default-why = This is the answer that is given for you if you are away for too long.
options-search = Search { $count } answers
options-found = { $count ->
    [0] No answer has these words.
    [one] 1 answer
   *[other] { $count } answers
}
options-coming = { $count } answers are being loaded…
options-not-all = These are sensible answers; the rules allow more.
sending = Sending…
sending-again = The house does not answer; sending again…
refused = That is not possible.
sheet-raise = Show the question
sheet-lower = Hide the question
announce-ask = Your move: { $ask }

since-you-left = Since you left
undo-by-vote = Take back by a vote
undo-vote = Ask the others: propose a vote
undo-vote-open = There is already a vote on this: your answer is taken back when everybody has said yes.
undo-vote-nobody = Nobody else at this table can vote on it, so your answer stays.
news = News
news-kick = { $good ->
    [yes] Good news
   *[no] What happened to you
}
news-more = { $title }, and { $count } more
news-to = to
news-place = { $place } of { $of }
news-next = Next
news-done = Got it
news-key = Space
news-close = { $count ->
    [one] Close
   *[other] Close all { $count }
}
news-telling = What changes for me
news-normal = each on a card
news-quick = all on one card
news-quiet = in the log only
taken-back = taken back
look-here = Look at the table after this
look-at = Look at the table after answer { $number }
log-sorts = Which lines are shown
log-all = All
log-mine = Mine
log-fight = Fights
log-trade = Trade
log-calamity = Calamities
log-none = Nothing of this kind yet.
log-since = since you left: { $count }
log-stands = Close the log
log-standing = Keep the log open beside the board
log-standing-about = If there is room for it. The L key opens the log at any time.
log-earlier = Show earlier lines
log-empty = Nothing has happened yet.

chat-to = To whom
chat-everybody = Everybody
chat-private = privately to { $name }
chat-say = Say something
chat-send = Send
chat-earlier = Show earlier messages
chat-empty = Nobody has said anything yet.
chat-closed = Only people at the table can write here.
notes-write = Only you see what you write here.
notes-kept = Saved.
notes-writing = Saving…
notes-seated = Only players with a seat can keep notes here.

seat-here = is here
seat-away = is away
seat-awaited = awaited
score-sheet = Score sheet
score-now = If the game ended now
score-total = Total
score-at-end = Not counted yet: { $parts }. That is secret, and counts once the game is over.
score-rank = Place

history-slider = Which answer
history-first = To the beginning
history-phase = Phase
history-phase-before = One phase back
history-phase-after = One phase on
history-before = One answer back
history-after = One answer on
history-at = { $place }, after answer { $number } of { $last }
history-back = You are looking back: { $place }
history-answer = after answer { $number } of { $last }
history-present = Now: { $place }, after { $last ->
    [one] 1 answer
   *[other] { $last } answers
}
history-leave = Back to now

reel = Pace
reel-bar = Pace of the bots
reel-step = Step
reel-slow = Slow
reel-normal = Normal
reel-now = At once
reel-next = Next answer
reel-present = To the present
reel-behind = { $count ->
    [one] 1 answer behind
   *[other] { $count } answers behind
}
reel-asked = You are asked something.
reel-passed = { $count ->
    [one] 1 answer was passed over.
   *[other] { $count } answers were passed over.
}
reel-close = Close the pace of the bots

and = { " and " }
result-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
result-alone = { $score ->
    [one] 1 point
   *[other] { $score } points
}
result-points = { $score ->
    [one] With 1 point.
   *[other] With { $score } points.
}
result-points-tie = { $score ->
    [one] With 1 point, by the tie-break.
   *[other] With { $score } points, by the tie-break.
}
result-you-won = Congratulations!
result-well-played = Well played.
result-history = Look back
review = Review
review-door = The game in five moments: where it was won and lost.
result-board = Look at the board
proof = Proof of fair luck
proof-why = The seed of all luck was sealed before the first answer and is public now. The journal has every answer and every result; anybody can replay it and check both.
proof-download = Download the journal

curtain-pass = Pass the device to { $name }
curtain-why = No hand is shown now.
curtain-show = I am { $name }: show my table
curtain-back = Not yet; let me look once more
hand-done = You have answered everything. Now the table waits for { $name }.

line-lost = There is no connection to the house. What you see may be out of date.
line-try = Try now

sounds = Sounds
sounds-about = Quiet tones for what happens at the table: your move, cards and tokens, fights, calamities, cities, an accepted offer, the end. In a tab that you do not look at, only your move.
sounds-percent = { $percent } percent
sounds-volume = Volume
forced = Answer for me where there is only one answer
forced-about = You are not asked such questions, if the board can recognise them.
motion-about = Pieces slide, unless your system asks for less motion.

help-rule = The rule
help-rule-now = The rule of this decision
help-default = The answer marked “usual” is given for you if you are away for too long.
help-waiting = The others decide now. You can look around, read the log or look back through the game.
help-over = The game is over. You can look back through all of it, and download its journal from the result.
help-watching = You watch this table: you see what everybody may see, and nobody's hand.
help-rules = All rules that are cited here
help-rules-why = Each in a few of our own words; the full text is in the printed rulebook.
help-search = Search the rules
help-more = … and { $count } more.

rule-reading = The examples are being fetched …
rule-unread = The house does not answer; the examples cannot be loaded now.
rule-place = Where it stands in the rulebook
rule-printed = In the English rulebook:
rule-examples = Examples
rule-english = They are described in English; what happens is told in your language.
rule-refused = Refused: { $why }
rule-more = { $count ->
    [one] One more example is checked with every change of the rules.
   *[other] { $count } more examples are checked with every change of the rules.
}
rule-no-example = There is no example of this section.
rule-beside = All { $count } rules under this heading
rule-before = Previous
rule-after = Next
rule-page = Open in the handbook
rule-all = All rules

key-option = go to an answer
key-options = walk through the answers
key-take = take the answer
key-search = search the answers
key-request = go to the question
key-undo = take back
key-hint = a hint: what you can do, why, and what a steady player would do
key-history = look through the history
key-answers = in the history: by answer
key-phases = in the history: by phase
key-reel-next = the next answer of the bots, where they wait for you
key-reel-present = to the present
key-log = log
key-chat = chat
key-notes = notes
key-seats = seats and scores
key-aids = sheets: turn card, charts
key-text = the table as text
key-help = help with the rule of this decision
key-keys = this list
key-keeping = time and people
key-news = the next piece of news
key-escape = close, or back to now

tour-step = { $number } of { $of }
tour-learn = Learn by playing
tour-next = Next
tour-end = End the tour
tour-play = { $watching ->
    [yes] Watch
   *[no] Play
}
tour-welcome = Welcome to the table
tour-welcome-about = { $watching ->
    [yes] You are watching, so you are not asked anything. The tour takes half a minute.
   *[no] You can play right away. The tour takes half a minute.
}
tour-ribbon = The course of a turn
tour-ribbon-about = A dark phase is done, the red one is now. { $phone ->
    [yes] Beside them
   *[no] Above them
} you see whom the table waits for.
tour-board = The board
tour-board-about = { $watching ->
    [yes] Everything that everybody may know lies here. The hands stay hidden from you.
   *[no] Everything that you may know lies here. Nobody sees more of your hand than the rules allow.
}
tour-request = Your question
tour-request-about = When it is your move you are asked here, with the rule beside it. { $phone ->
    [yes] Tap an answer.
   *[no] Click or tap an answer, or press its number and Enter.
}
tour-buttons = Everything else
tour-buttons-about = { $phone ->
    [yes] In the menu you look back through the game and find help. At the bottom of the screen you read what happened, and talk.
   *[no] Look back through the game, read what happened, talk, and find help. The ? key shows all keys.
}

# What the boards of several titles say

board-unpacking = Laying out the boards…
reconstructed = Our reconstruction: the printed card may differ. Owners of the game can enter their own cards.
reconstructed-short = reconstructed

# Time and people

keeping = Time and people
clock = Clock
clock-reminder = Your time is nearly up.
clock-rests = The table is paused
clock-mine = You have { $time } left
clock-other = { $name } has { $time } left
clock-since = { $name } has been awaited for { $time }
clock-for = for { $time }
span-days = { $days } d { $hours } h
span-hours = { $hours } h { $minutes } min
span-moment = < 1 min
span-minutes = { $minutes } min
times = Whom the table waits for
times-since = awaited for { $time }
times-left = { $time } left
times-free = not awaited
times-bank = reserve { $time }
pace = Pace
pace-none = No clock
pace-live = Live
pace-day = Over days
pace-none-about = Everybody takes the time they need.
pace-live-about = Everybody plays at the same time: a few minutes for each phase, and a reserve of a quarter of an hour for the whole game.
pace-day-about = Everybody plays when they find the time: a day for each phase, and a reserve of three days.
pace-over = Alone against bots a clock runs for you, too. When your time is up, the usual answer is given; if that happens twice in a row, somebody careful plays for you until you are back.
break-planned = { $until ->
    [none] A break after turn { $turn }.
   *[other] A break after turn { $turn }, until { $until }.
  }
cover-stand-in = a stand-in plays
cover-bot = a bot plays
seat-played-for = { $cover ->
    [bot] { $name } (bot)
   *[other] { $name } (stand-in)
  }
by-clock = time was up
by-stand-in = stand-in
by-bot = bot
by-order = given ahead
propose = Propose to the table
propose-about = Everybody votes. Going back, taking back an answer and ending the game need everybody's yes; anything else needs more than half. A seat is given away only if its player agrees. Players who are away get time to come back.
propose-it = Propose
propose-pause = Pause
propose-resume = Go on
propose-extend = { $days ->
    [yes] One more day for all
   *[no] Five more minutes for all
  }
propose-undo = Take back my last answer
propose-end = End the game here
propose-end-about = The game is over at once, for everybody, and is scored as it stands.
propose-break = A planned break
propose-break-about = The table stops by itself after a turn. It goes on at a time that you choose, or when you vote for it.
propose-break-after = After turn
propose-break-until = Until (may stay empty)
propose-rewind = Go back
propose-rewind-title = Go back to an earlier phase
propose-rewind-which = Go back to the beginning of …
propose-rewind-about = Going back needs everybody's yes. What was hidden then is dealt again.
propose-replace = Give a seat to somebody else
propose-replace-bot = To a bot
propose-replace-person = To a new player
propose-replace-departure = Leaves the game
propose-leave = I leave the game
propose-departure-about = A player who leaves the game cannot come back; the rulebook says what happens to their pieces.
proposal-pause = { $until ->
    [none] Pause
   *[other] Pause until { $until }
  }
proposal-resume = Go on
proposal-extend = { $name ->
    [none] { $time } more for all who are awaited
   *[other] { $time } more
  }
proposal-break = { $until ->
    [none] A break after turn { $turn }
   *[other] A break after turn { $turn }, until { $until }
  }
proposal-end = End the game here
proposal-replace = { $by ->
    [bot] A bot plays { $name }
    [person] Somebody else plays { $name }
   *[departure] { $name } leaves the game
  }
proposal-rewind = { $where ->
    [none] Go back to an earlier moment
   *[other] Go back to the beginning of: { $where }
  }
proposal-undo = { $name } takes back the last answer
vote-by = { $mine ->
    [yes] You propose it
   *[no] { $name } proposes it
  }
votes-now = Votes
vote-open = has not voted
vote-yes = yes
vote-no = no
vote-needs = { $needed ->
    [all] everybody has to say yes
   *[other] { $needed } of { $voters } have to say yes
  }
vote-closes = { $time } left
vote-away = is away
vote-must = { $count ->
    [one] { $names } has to agree
   *[other] { $names } have to agree
  }
vote-waits = { $count ->
    [one] { $names } is away and has { $time } to come back
   *[other] { $names } are away and have { $time } to come back
  }
vote-mine = The table votes on your seat
vote-here = I am here
agree-must = { $count ->
    [one] { $names } has to agree.
   *[other] { $names } have to agree.
  }
agree-all = { $count ->
    [one] { $names } has to agree.
   *[other] { $names } have to agree, all of them.
  }
agree-most = { $needed ->
    [one] One of { $others } others has to agree.
   *[other] { $needed } of { $others } others have to agree.
  }
agree-away = { $count ->
    [one] { $names } is away: whoever proposes something sends a message, and it waits { $time } for an answer.
   *[other] { $names } are away: whoever proposes something sends them a message, and it waits { $time } for an answer.
  }
grace-days = { $days ->
    [one] a day
   *[other] { $days } days
  }
grace-minutes = { $minutes } minutes
vote-agree = Yes
vote-refuse = No
rest-pause = The table is paused
rest-break = A break
rest-until = It goes on by itself: { $time }.
rest-open = It goes on when the table agrees.
rest-go-on = Propose to go on
rest-asked = The table is voting on whether to go on.
away = While I am away
away-about = Nobody has to wait for you. The stand-in or bot stops as soon as you come back.
away-go-stand-in = A stand-in plays for me now
away-go-bot = A bot plays for me now
away-back = I am back
away-furthest = When my time runs out
away-default = only the usual answers are given
away-stand-in = a careful stand-in may play
away-bot = a stand-in, later a bot may play
away-spend = The stand-in may trade and spend
away-spend-about = Otherwise it spends nothing that is hard to get back.
away-at-once = Already when my time has run out once
away-at-once-about = Otherwise the usual answer is given twice before somebody plays for me.
orders = Answers given ahead
orders-about = These questions are answered for you, so you need not come for them. An answer holds as long as the same choices are offered; otherwise you are asked. Nobody else sees it.
orders-none = You are not asked anything just now. When you are, you can choose here how that question is answered from then on.
order-default = { $question ->
    [none] the usual answer
   *[other] the usual answer to “{ $question }”
  }
order-usual = { $text ->
    [none] The usual answer
   *[other] The usual answer: { $text }
  }
order-times = { $times ->
    [one] 1 more time
   *[other] { $times } more times
}
order-until = until turn { $turn }
order-give = Always answer like this
order-revoke = Revoke the answer given ahead for { $kind }
seat-links = My seat and other people
seat-links-about = With a link somebody can play your seat with you, or instead of you. It works for one person and for some days; the table is told who comes.
seat-link = A seat for you
seat-link-share = Share my seat
seat-link-give = Give my seat away
seat-link-vacant = A new player for { $name }
sharing = You play this seat together:
sharing-owner = has the seat
sharing-end = { $name } no longer plays it
sharing-go = I no longer play it
seat-link-share-from = { $player ->
    [none] Somebody asks you to play along
   *[other] { $player } asks you to play along
  }
seat-link-replace-from = A seat in a game that is being played
seat-link-seat = You will play { $name }
seat-link-share-about = You play it together with the player who has it now: both of you see everything, and the first answer counts.
seat-link-replace-about = The seat is yours from then on. You will know everything that the seat knows; the next page tells you where the game stands.
seat-link-take = Sit down
seat-link-until = This link works until { $until }.
seat-link-dead-spent = A link to a seat works for one person and for some days, and stops working when a newer one is made. Ask the person who sent it for another.
seat-link-dead-moved = The person who sent you this link no longer plays that seat. If you would like to play along, ask the people at the table.
seat-link-dead-back = The seat was free while its player was away, and is theirs again. Ask the people at the table whether you can watch.
seat-link-dead-parted = Its player plays it alone again. Ask them if you would like to play along.
seat-link-dead-over = Nobody can sit down at it any more. In the lobby you find games that wait for players.
links-good = Links that still work
links-share = To share { $name }
links-replace = To take over { $name }
links-by = { $mine ->
    [yes] made by you
   *[no] made by { $maker }
  } · for one person · until { $until }
links-revoke = Revoke
newcomer-share = { $name } plays it too, since turn { $turn }
newcomer-replace = { $name } took it over in turn { $turn }
newcomer-swap = { $name } has it by an exchange in turn { $turn }
briefing-asked = What you are asked
briefing-others = Nothing just now: the table waits for others.
briefing-you = You play { $name }
briefing-turn = turn { $turn }
briefing-standing = place { $rank } of { $seats }, { $score ->
    [one] 1 point
   *[other] { $score } points
  }
briefing-log = What happened last, the newest first
briefing-play = To the table
achievements = Achievements
achievements-about = What you have earned in finished games. You keep it, whatever you play next.
achievements-sign-in = To earn achievements, take a seat first or sign in.
achievements-have = { $have } of { $all } earned
achievements-none-new = Nothing new this time.
achievement-new = New
achievement-since = { $day }{ $times ->
    [one] {""}
   *[other] {" "}({ $times } times)
  }
achievement-open = not yet

## What is asked once before it is done

doubt-back = Not yet
