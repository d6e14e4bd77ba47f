# The first lesson of Rising Cultures: cultures-lesson-<lesson>, -<chapter>, -<chapter>-<step>; of each step what to
# do, and with -why, -otherwise and -short why, what another answer means, and its line in the checklist.

cultures-lesson-first = A first game
cultures-lesson-first-about = Every card has four uses. Two rounds together, then your own game against Persia.
cultures-lesson-first-end = That is all there is: every card has four uses, each round ends with a province, and after seven rounds the points are counted. Play on: you know the rules now, and Persia has four rounds left to catch you.

## First cards

cultures-lesson-first-start = First cards

cultures-lesson-first-start-resources = You lead Rome. Of your four cards lay Julius Caesar and Circus Maximus below your board as resources, and put Brickyard on top of your deck.
cultures-lesson-first-start-resources-why = Resources pay for everything you build, and they are never used up. These two bring wood twice, stone and gold; the brick is printed on your board. So you have each kind once, and Brickyard, which you draw next, will cost you nothing.
cultures-lesson-first-start-resources-otherwise = With two other cards you lack one kind of resource. You can still build: each resource that is missing costs 2 coins.
cultures-lesson-first-start-resources-short = Two cards are your first resources

cultures-lesson-first-start-hand = Every round you draw four cards and play three. Keep the four that you have.
cultures-lesson-first-start-hand-why = You may swap one or two cards for 1 coin each before you play. These four fit your resources, so save the coins for something that you lack.
cultures-lesson-first-start-hand-otherwise = You pay a coin for each new card, and one card of your hand goes under your deck. It is not lost: it comes back in the last rounds.
cultures-lesson-first-start-hand-short = You keep your hand

## Four uses

cultures-lesson-first-uses = Four uses

cultures-lesson-first-uses-build = First use: build. Play Villa Rustica as a building; it costs you nothing.
cultures-lesson-first-uses-build-why = It asks for one wood and one brick, and you have both. They stay where they are: resources are only shown, never spent. A building brings its points at the end, and what it says from now on: here one wood more.
cultures-lesson-first-uses-build-otherwise = Any other use of a card is fine, too. A building that you can have for nothing is seldom a mistake in the first round, as its effect lasts for all seven.
cultures-lesson-first-uses-build-short = First use: a building

cultures-lesson-first-uses-military = Second use: a soldier. Lay Brewery into your military for its horse.
cultures-lesson-first-uses-military-why = At the end of the round a province is given to whoever has more of the symbols on it. Gaul counts swords and horses, and you have none yet.
cultures-lesson-first-uses-military-otherwise = Without a sword or a horse you leave Gaul to Persia, and the card you kept back can do something else for you.
cultures-lesson-first-uses-military-short = Second use: a soldier

cultures-lesson-first-uses-resource = Third use: a resource. Lay Insula below your board for its two bricks.
cultures-lesson-first-uses-resource-why = The large buildings ask for three or four of a kind. What you lay here early serves you in every later round.
cultures-lesson-first-uses-resource-otherwise = Few resources early make everything later dearer: 2 coins for each that is missing.
cultures-lesson-first-uses-resource-short = Third use: resources

## A province

cultures-lesson-first-province = A province

cultures-lesson-first-province-compete = Three cards are played, and the fourth is back on top of your deck. Now the first province is given away: compete for Gaul.
cultures-lesson-first-province-compete-why = Whoever competes with more of its symbols wins; a tie goes to the holder of the progress marker, and that is you. Gaul brings one wood for the whole game.
cultures-lesson-first-province-compete-otherwise = Whoever competes alone takes the province. If nobody does, it leaves the game.
cultures-lesson-first-province-compete-short = Compete for a province

cultures-lesson-first-province-spoils = See what a province costs: its winner has discarded the military card played last. Keep your new hand and go on.
cultures-lesson-first-province-spoils-why = So strength is used up, and provinces go back and forth. Sometimes it is better to leave a weak one to the other and to come stronger next time. A new round has begun with income, one coin for each that your cards and your board say; you have none yet.
cultures-lesson-first-province-spoils-short = What a province costs

## Progress

cultures-lesson-first-progress = Progress

cultures-lesson-first-progress-level = Build Brickyard, and with it turn your last resource card, Insula, into progress.
cultures-lesson-first-progress-level-why = Whenever you build you may turn your last resource card over onto the next level of your board. You lose its two bricks and gain what the level says for good: here a sword. Higher levels bring coins and points.
cultures-lesson-first-progress-level-otherwise = If you build without progress you keep the bricks. You may go up a level with any later building or leader.
cultures-lesson-first-progress-level-short = Reach the first level of progress

cultures-lesson-first-progress-leader = Place Romulus, a leader. He costs one wood and one brick, which you have.
cultures-lesson-first-progress-leader-why = A leader works like a building, but only one is in play: the next one covers him, and he no longer counts. So a small leader goes first, a great one later. Romulus brings a sword.
cultures-lesson-first-progress-leader-otherwise = Romulus can also be a soldier or two resources. As a leader he is worth a point only until another covers him.
cultures-lesson-first-progress-leader-short = Place a leader

cultures-lesson-first-progress-coins = Fourth use: coins. Discard Aqueduct for 2 coins.
cultures-lesson-first-progress-coins-why = It asks for four stones and three bricks, far more than you have. Two coins stand for one missing resource of a building in the next round.
cultures-lesson-first-progress-coins-otherwise = What you do not need now can also become a resource; or you keep it as the fourth card, which you draw again next round.
cultures-lesson-first-progress-coins-short = Fourth use: coins

## Points

cultures-lesson-first-points = Points

cultures-lesson-first-points-second = Persia is as strong as you at the second province, or stronger. Look at the numbers in the question and decide for yourself.
cultures-lesson-first-points-second-why = All symbols count, also those of buildings, leaders and progress; only a card of the military is lost by winning. Whoever wins without one pays nothing.
cultures-lesson-first-points-second-otherwise = You cannot do anything wrong here: to compete and lose costs nothing.
cultures-lesson-first-points-second-short = Decide on the second province

cultures-lesson-first-points-marker = Look who has the progress marker: whoever has more progress cards; after a tie it changes hands.
cultures-lesson-first-points-marker-why = It begins the round, wins ties about provinces and is worth 3 points in the end. After each round whoever has more than 7 coins gives the rest back: do not save too long.
cultures-lesson-first-points-marker-short = What the progress marker brings

cultures-lesson-first-points-score = Look at the points so far and play a card of your choice.
cultures-lesson-first-points-score-why = Points come from four places: buildings and leaders that lie open, your board with its progress, provinces, and the progress marker. Coins and resources are worth nothing in the end, unless a card says so.
cultures-lesson-first-points-score-otherwise = Your three cards of this round are played already.
cultures-lesson-first-points-score-short = Where points come from

cultures-lesson-first-points-alone = Play the rest of this round as you like; “Do it for me” still names what a steady player would do, and does it.
cultures-lesson-first-points-alone-why = A plan for beginners: resources and cheap buildings in the first three rounds, then one large building each round, and a soldier where a province is within reach.
cultures-lesson-first-points-alone-otherwise = The game goes on for seven rounds in any case.
cultures-lesson-first-points-alone-short = A round of your own

## Wherever it is asked: what a question is about, for somebody who is not on the advised path

cultures-lesson-first-asked-start = Choose which of your cards lie below your board as resources, and which one goes on top of your deck.
cultures-lesson-first-asked-swap = Look at your hand: you may swap cards for coins before you play, or keep them all.
cultures-lesson-first-asked-play = Play a card in one of its four uses: as a building or a leader, in your military, as a resource, or for coins. Resources that you lack are paid for with coins.
cultures-lesson-first-asked-compete = A province is given away: whoever competes with more of its symbols wins it. Look at the numbers in the question and decide.
