# Why a steady player would answer so.

ages-reason-civilization = You have { $held } civilizations, { $own_coins } coins and { $left } turns after this one: another civilization pays off while there are turns left.
ages-reason-civilization-skip = You have { $held } civilizations and { $left } turns after this one: no civilization in the market brings more than it costs.
ages-reason-action = You have { $free } workers to assign, { $own_coins } coins, and { $left } turns after this one.
ages-reason-action-rest = You have { $own_coins } coins and { $workers } workers: resting brings coins for the { $left } turns to come.
ages-reason-action-done = With { $own_coins } coins and { $free } free workers nothing else brings more than it costs.
ages-reason-free_action = It costs no worker; you have { $own_coins } coins.
ages-reason-technology = You know { $known } technologies; each works for the { $left } turns to come.
ages-reason-wonder = Of the wonders in the market, this one adds most to your points and to the { $left } turns to come.
ages-reason-turn_end = All of these act; with { $own_coins } coins and { $workers } workers this order is best for you.
ages-reason-draft = You have kept { $held } cards so far; the cards that you pass on are gone, and the others choose from them.
ages-reason-tribute = You have { $own_coins } coins and { $workers } workers: a worker is gone for good; coins come back.
ages-reason-special = You have { $own_coins } coins and { $left } turns after this one in which a special technology would work.

ages-reason-by-points = It brings you about { $amount } { $amount ->
    [one] point
   *[other] points
 } more than after other answers.
ages-reason-by-coins = Your coins are worth about { $amount } { $amount ->
    [one] point
   *[other] points
 } more than after other answers.
ages-reason-by-workers = Your workers are worth about { $amount } { $amount ->
    [one] point
   *[other] points
 } more than after other answers.
ages-reason-by-cards = Technologies and legacies are worth about { $amount } { $amount ->
    [one] point
   *[other] points
 } more than after other answers.
ages-reason-by-special = A special technology is worth about { $amount } { $amount ->
    [one] point
   *[other] points
 } more than after other answers.
ages-reason-by-stations = The road is worth about { $amount } { $amount ->
    [one] point
   *[other] points
 } more than after other answers.
ages-reason-by-strength = Your military strength is worth about { $amount } { $amount ->
    [one] point
   *[other] points
 } more than after other answers.
ages-reason-by-room = Room for more civilizations is worth about { $amount } { $amount ->
    [one] point
   *[other] points
 } more than after other answers.
ages-reason-by-free = Workers that you can still assign are worth about { $amount } { $amount ->
    [one] point
   *[other] points
 } more than after other answers.
