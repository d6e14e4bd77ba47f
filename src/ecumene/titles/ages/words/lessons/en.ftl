# The first lesson of Age of Civilization: ages-lesson-<lesson>, -<chapter>, -<chapter>-<step>; of each step what to do,
# and with -why, -otherwise and -short why, what another answer means, and its line in the checklist. Numbers of the
# game, and what the learner has, come as values (Ages.quoted).

ages-lesson-first = A first game
ages-lesson-first-about = Rome rises and declines, its legacy stays: workers, wars and a wonder, in a game of six rounds.
ages-lesson-first-end = That is the whole game: civilizations, workers on actions, and what both leave behind. Play this last turn to its end. In the next game let another civilization rise first: each of them plays in its own way.

## A civilization rises

ages-lesson-first-rise = A civilization rises

ages-lesson-first-rise-rome = You play black. { $civilization_market } civilizations lie in the market: let Rome rise, few bring as many workers.
ages-lesson-first-rise-rome-know = A legacy, the lower line of a civilization, works for the whole game, even after its civilization has declined.
ages-lesson-first-rise-rome-why = A civilization is your people. Its upper line, the main ability, works only while it rules. And it brings workers, who do everything else.
ages-lesson-first-rise-rome-otherwise = Any other civilization is fine. Look at how many workers it brings: that is what you can do in a round. Each card that is left lying gets { $bonus_coins ->
    [one] a coin
   *[other] { $bonus_coins } coins
} for whoever takes it later.
ages-lesson-first-rise-rome-short = A civilization rises

## Actions

ages-lesson-first-act = Actions

ages-lesson-first-act-hunt = Now put your workers on actions. Begin with Hunt: a coin, and a point as long as you have no technology.
ages-lesson-first-act-hunt-why = Wonder, Research and Exploit are open in every round, and with them the three cards of the time track that lie below. After each round they move on by one card. What an action costs you and brings stands in the answer.
ages-lesson-first-act-hunt-short = A worker on an action

ages-lesson-first-act-slots = Hunt once more: this card has two slots.
ages-lesson-first-act-slots-why = Each slot can be used once in your turn. Hunt and Research have two, all other actions one. The other player has the same slots in their own turn: nobody takes a place from you.
ages-lesson-first-act-slots-short = Each slot once in a turn

ages-lesson-first-act-white = Send a third worker to Fish for a coin.
ages-lesson-first-act-white-why = Slots are white or red. Workers on white slots, and those who did nothing, come back to you at the end of your turn and can work again in the next round.
ages-lesson-first-act-white-short = White slots give workers back

ages-lesson-first-act-red = Put a worker on Exploit. It brings more coins, but the slot is red: this worker is lost.
ages-lesson-first-act-red-why = A lost worker goes back to the supply at the end of your turn. Now is a good time for it: you need coins for technologies, and in the next round there are ways to get workers again.
ages-lesson-first-act-red-otherwise = Who leaves a worker at home keeps it. Coins can be earned more slowly, too: without red slots you lose nobody of your own will.
ages-lesson-first-act-red-short = Red slots cost the worker

## Lost workers

ages-lesson-first-workers = Lost workers

ages-lesson-first-workers-annex = The round ended with a war: whoever had the least strength lost a worker; you have { $workers } now. Annex Egypt: it goes below your card and brings a worker.
ages-lesson-first-workers-annex-know = What can be done about lost workers? Annexing a civilization brings { $annex_workers }, resting brings { $rest_workers }, and a civilization that rises brings all its workers anew.
ages-lesson-first-workers-annex-why = You never have more than { $max_workers } workers. Of an annexed card only the legacy works, and its coins are yours.
ages-lesson-first-workers-annex-otherwise = If you let a new one rise instead, your workers are counted anew and the one that ruled declines: only its legacy stays. If you skip, the market waits, and the coins on its cards grow.
ages-lesson-first-workers-annex-short = Annex a civilization: a worker and a legacy

ages-lesson-first-workers-rest = Now rest: take no action at all in this turn.
ages-lesson-first-workers-rest-know = When does one rest? It is worth it when you have few workers or coins and the round offers little; then the next round is a large one.
ages-lesson-first-workers-rest-why = You may rest instead of acting: you gain { $rest_coins } coins and { $rest_workers ->
    [one] a worker
   *[other] { $rest_workers } workers
}. More than { $max_workers } workers nobody has, so resting with all of them brings only coins.
ages-lesson-first-workers-rest-otherwise = Who acts cannot rest in the same turn. A few small actions now, or a large round later: both can be right.
ages-lesson-first-workers-rest-short = Rest for coins and a worker

## Technologies and strength

ages-lesson-first-research = Technologies and strength

ages-lesson-first-research-skip = Skip the market this time.
ages-lesson-first-research-skip-why = You can have { $max_civilizations } civilizations in the whole game and no more, so the last place is worth a plan. On cards that nobody takes coins pile up: waiting makes them richer.
ages-lesson-first-research-skip-short = { $max_civilizations } civilizations at most

ages-lesson-first-research-strength = Research twice: first Mining, then Iron Working. Each time it takes a worker and { $research_coins } coins.
ages-lesson-first-research-strength-know = A war comes when the new card of the time track shows it. In it the weakest lose a worker, all of them where several are equally weak.
ages-lesson-first-research-strength-why = A technology brings a point at once and an ability for good. Writing, Sailing and Mining are open to all, every other one needs one that an arrow comes from. Mining and Iron Working bring strength. Strength is what stands on your technologies and civilizations.
ages-lesson-first-research-strength-otherwise = Other technologies bring coins or points. But whoever has the least strength pays for it with a worker in every war.
ages-lesson-first-research-strength-short = Two technologies for strength

ages-lesson-first-research-build = Build with two workers. Whoever has the legacy of Rome scores a point more for it.
ages-lesson-first-research-build-why = A legacy works from the moment the card is yours, whether it rules, was annexed or has declined. That of Rome adds a point to Build, that of Egypt makes Wonder a coin cheaper. So collect legacies that help the same action.
ages-lesson-first-research-build-otherwise = Any other action is fine, too; the legacy waits for the next time you build.
ages-lesson-first-research-build-short = A legacy helps you build

## A wonder

ages-lesson-first-legacy = A wonder

ages-lesson-first-legacy-khmer = A plague has cost everybody a worker. Let Khmer rise: the coins on its card are yours, and your workers are counted anew.
ages-lesson-first-legacy-khmer-why = The civilization that ruled declines now: its main ability is gone, its legacy stays, and so do those of annexed ones. Khmer is strong in wonders: while it rules, a worker on Wonder comes back, and its legacy adds a point to each. A good moment to change is when you have few workers left.
ages-lesson-first-legacy-khmer-otherwise = Who annexes keeps the old main ability and gains a worker. Who skips keeps the place free, but after round { $rounds } it is worth nothing.
ages-lesson-first-legacy-khmer-short = One rises, another declines

ages-lesson-first-legacy-wonder = Perform Wonder and take Petra, which gives you coins at once.
ages-lesson-first-legacy-wonder-why = A wonder costs { $wonder_coins } coins and a worker, and brings points at once and what its card says. For whoever has them, the legacy of Egypt takes a coin off and that of Khmer adds a point; while Khmer rules the worker comes back. That is what legacies are for.
ages-lesson-first-legacy-wonder-otherwise = A wonder can wait until you have the coins; each of them is there only once, though.
ages-lesson-first-legacy-wonder-short = A wonder, with the help of legacies

ages-lesson-first-legacy-again = Build once more with the workers that are left.
ages-lesson-first-legacy-again-why = A legacy works on after its civilization has declined: whoever has that of Rome still scores a point more. At the end of this round there is a war again: look at your strength and at brown’s.
ages-lesson-first-legacy-again-otherwise = Workers who do nothing come back to you all the same.
ages-lesson-first-legacy-again-short = A legacy outlives its civilization

## On your own

ages-lesson-first-alone = On your own

ages-lesson-first-alone-free = Round { $round }: you have { $points } points. Play as you like; “Do it for me” names what a steady player would do, and does it.
ages-lesson-first-alone-free-why = The cards of the time track come in an order that all can see: look ahead for wars and the plague, in which everybody loses a worker. Coins are worth nothing in the end, unless a card says so.
ages-lesson-first-alone-free-short = A round of your own

ages-lesson-first-alone-last = The last round: spend what you have on points.
ages-lesson-first-alone-last-know = The game ends after round { $rounds }.
ages-lesson-first-alone-last-why = At its end abilities that say “game end” are scored, and the most points win; equal points are decided by workers left, then by coins.
ages-lesson-first-alone-last-short = What ends the game

## Wherever it is asked: what a question is about, for somebody who is not on the advised path

ages-lesson-first-asked-civilization = Look at the market: let a civilization rise, annex one, or skip it. Each card says how many workers it brings, what it can do while it rules, and which legacy it leaves.
ages-lesson-first-asked-action = Decide what your workers do: what an action costs and brings stands in the answer. End your turn when nothing is left that is worth a worker.
