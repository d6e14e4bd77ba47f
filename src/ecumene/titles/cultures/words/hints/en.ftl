# Why a steady player would answer so.

cultures-reason-civilization = { $civilization } keeps up to { $limit } coins from one round to the next.
cultures-reason-start = { $resources } give what later cards cost; { $top } is worth { $points } points and comes with your next draw.
cultures-reason-nile = You have { $own } coins and your board keeps { $limit }: coins on the Nile are safe and count too.
cultures-reason-keep = You can pay for { $playable } of your { $cards } cards now, so exchanging gains little.
cultures-reason-swap = You can pay for { $playable } of your { $cards } cards now; { $count ->
    [one] a new card
   *[other] { $count } new cards
 } may fit better.
cultures-reason-bury = { $card } would cost { $cost } coins for { $points } points: you need it least.
cultures-reason-build = { $card } brings { $points } points for { $cost } of your { $coins } coins.
cultures-reason-build-progress = It raises your progress as well.
cultures-reason-coins = { $card } would cost { $cost } coins for { $points } points; if you discard it, you get { $value } coins for other cards.
cultures-reason-military = For { $province } you have { $mine } symbols, your opponent { $theirs }; this card adds to yours.
cultures-reason-resource = { $short } of your { $cards } other cards lack resources: this one makes them cheaper from now on.
cultures-reason-progress = You have { $levels } levels of progress, your opponent { $theirs }; each new level counts, and so does the lead.
cultures-reason-no-progress = You have { $levels } levels of progress, your opponent { $theirs }; the card is worth more where it is.
cultures-reason-compete = For { $province } ({ $points } points) you have { $mine } symbols against { $theirs }: a chance of about { $chance } %.
cultures-reason-decline = For { $province } ({ $points } points) you have { $mine } symbols against { $theirs }: that is not worth a military card.
cultures-reason-next-game = The first game is counted; nothing else is left to decide in it.

cultures-reason-by-points = It leaves you about { $amount } { $amount ->
    [one] point
   *[other] points
 } better on the score sheet than other answers.
cultures-reason-by-cards = Your hand and deck are worth about { $amount } { $amount ->
    [one] point
   *[other] points
 } more than after other answers.
cultures-reason-by-coins = Coins and income are worth about { $amount } { $amount ->
    [one] point
   *[other] points
 } more than after other answers.
cultures-reason-by-progress = Your progress is worth about { $amount } { $amount ->
    [one] point
   *[other] points
 } more than after other answers.
cultures-reason-by-marker = Your chance of the progress marker is worth about { $amount } { $amount ->
    [one] point
   *[other] points
 } more than after other answers.
cultures-reason-by-contests = Your chances for the provinces to come are worth about { $amount } { $amount ->
    [one] point
   *[other] points
 } more than after other answers.
