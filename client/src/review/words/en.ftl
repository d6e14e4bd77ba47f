# The page of the review after a game

review-making = The game is being looked through, answer by answer. This takes some seconds.
review-failed = The review is not there yet.
review-title-yours = { $count ->
    [0] Your game
    [1] Your game in one moment
    [2] Your game in two moments
    [3] Your game in three moments
    [4] Your game in four moments
   *[5] Your game in five moments
}
review-title = { $count ->
    [0] { $name }: the game
    [1] { $name }: the game in one moment
    [2] { $name }: the game in two moments
    [3] { $name }: the game in three moments
    [4] { $name }: the game in four moments
   *[5] { $name }: the game in five moments
}
review-none = No moment stood out: nothing brought or cost much.
review-unit = Height: { $unit }.
review-shaded = Shaded: against the mean of the others.
review-shaded-rival = Shaded: against { $name }.
review-you = You
review-mean = Others
review-on-average = on average
review-won = won

review-curve = After { $turns ->
    [one] one turn
   *[other] { $turns } turns
}: { $lines }. All figures are in the table below the curve.
review-moments = Moments
review-moment = { $number } { $change }: { $title }, { $where }
review-moments-keys = Arrow keys go from moment to moment.
review-by-turn = Figures turn by turn
review-turn = Turn
review-begin = begin
review-moment-of-turn = Moments

review-see = See it
review-see-label = See it: { $title }, { $where }
review-what-if = What if
review-what-if-label = What if: { $title }, { $where }
review-back = Back to the review

review-final = Final
review-whose = Whose game is shown
review-yours = you
review-sums = What brought how much
review-sums-against = In the whole game, against the mean of the others
review-sums-rival = In the whole game, against the other seat
review-sums-alone = In the whole game

review-again-title = What if?
review-again = A new table begins where the game stood before your last decision ahead of this moment ({ $where }). What was played here stays as it is. What that seat could not know then is dealt again.
review-again-other = A new table begins where the game stood before the last decision of { $name } ahead of this moment ({ $where }). What was played here stays as it is. What that seat could not know then is dealt again.
review-again-seat = You play { $name }; bots play the other seats.
review-again-alone = You play on from there.
review-again-bots = Bots
review-again-go = Play from here
review-again-cancel = Cancel
