# Rising Cultures in English. Keys: cultures-ask-<kind>, cultures-answer-<do>, cultures-event-<event>,
# cultures-refuse-<why>, cultures-effect-<type>, cultures-turn. Names of cards and civilizations arrive as names.


## Questions

cultures-ask-civilization = Which civilization do you lead?
cultures-ask-civilization-help =
    Each civilization has its own deck of 24 cards and its own board, and you keep it for the whole game. Rome and Persia are the easiest to learn. Egypt plays with coins on the Nile, the Abbasid Caliphate can study discarded cards. Nobody can take a civilization that is already chosen.

cultures-ask-start = Which two cards start as your resources, and which goes on top of your deck?
cultures-ask-start-help =
    You have drawn four cards. Two lie below your board as your first resources; the one you name last is on top, so progress would take it first. A third card goes on top of your deck and comes back in the first round, the fourth goes to the bottom and comes back last. A coin on a resource card is paid to you now, once.

cultures-ask-nile =
    How many coins shall lie on the Nile? { $open ->
        [one] 1 section is open
       *[other] { $open } sections are open
    }, you have { $now ->
        [one] { $now } coin
       *[other] { $now } coins
    } there.
cultures-ask-nile-help =
    Each coin of yours on the Nile unlocks one section, from the first on, for as long as it lies there; it stays yours. Egypt opens more sections by progress, for both players. When Egypt's opponent has coins there, Egypt receives a coin from the supply. Coins on the Nile do not count towards your coin limit, but you cannot spend them.

cultures-ask-swap =
    Swap cards before you play? { $free ->
        [0] { $paid ->
            [one] One card, for 1 coin.
           *[other] Up to { $paid } cards, for 1 coin each.
        }
       *[other] { $paid ->
            [0] { $free ->
                [one] One card, for free.
               *[other] Up to { $free } cards, for free.
            }
            [one] One card for 1 coin, and { $free } for free.
           *[other] Up to { $paid } cards for 1 coin each, and { $free } for free.
        }
    }
cultures-ask-swap-help =
    For each swap you draw a new card and then put one card of your hand under your deck, perhaps the very card you drew. You will play three of your four cards this round, so a swap pays when your hand does not fit your plan. Cards under the deck are not lost: your whole deck passes through your hand, and they come back in the last rounds. Once you have seen what you drew, you can take the swap back only if the others agree.

cultures-ask-bury =
    Which card goes under your deck? { $left ->
        [one] Choose one card.
       *[other] Choose { $left } cards, one after the other.
    }
cultures-ask-bury-help =
    You drew new cards; now your hand goes back to its normal size. Each card you name here goes to the bottom of your deck and comes back in the last rounds, when the cards above it are played. It may be a card that you have just drawn.

cultures-ask-play =
    Card { $number } of { $plays }: which card do you play, and for what? You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
cultures-ask-play-help =
    Every card has four uses: discard it for coins, add its symbol to your military, add its strip to your resources, or put it into your display as a building or leader. Resources are never spent: a building is free if your resources cover its cost, and each one that is missing costs coins. With every building or leader you may turn your last resource card into progress, which unlocks the next level of your board but takes those resources away. The card you do not play goes back on top of your deck.

cultures-ask-progress = Which card becomes progress?
cultures-ask-progress-help =
    The card goes face down onto the highest free progress level of your board and unlocks it for the rest of the game. More progress cards than your opponent also bring you the progress marker, which starts the round, wins ties and is worth points at the end. If you take your last military card, you need not discard it for the province.

cultures-ask-compete =
    Compete for { $province }? Symbols that count: yours { $mine }, your opponent's { $theirs }. { $tie ->
        [yes] You win a tie.
       *[no] Your opponent wins a tie.
    }
cultures-ask-compete-help =
    The player who competes with more symbols of the kinds on the province wins it; a tie goes to the holder of the progress marker. A player who competes alone takes it. The winner then discards the military card that was played last, so a weak province may not be worth it. If nobody competes, the province leaves the game.

cultures-ask-next_game = The first game is over. Begin the second one, with the civilizations exchanged?
cultures-ask-next_game-help =
    Look at the board and the score sheet as long as you like; the table is cleared when both players are ready. In the second game you lead the civilization that your opponent led, over the same seven provinces, and the same seat begins as in the first. The player with more points from both games together wins the match.

## Where the game is

cultures-turn =
    { $phase ->
        [setup] { $turn ->
            [0] setup
           *[other] setup of the second game
        }
        [between] between the games
       *[other] { $turn ->
            [8] round 1 of the second game
            [9] round 2 of the second game
            [10] round 3 of the second game
            [11] round 4 of the second game
            [12] round 5 of the second game
            [13] round 6 of the second game
            [14] round 7 of the second game
           *[other] round { $turn }
        }
    }

cultures-phase-setup = Setup
cultures-phase-income = Income
cultures-phase-swap = New cards
cultures-phase-play = Three cards
cultures-phase-province = Province
cultures-phase-between = Between the games
cultures-phase-over = End of the game

## What points are for

cultures-part-display = Display
cultures-part-board = Board
cultures-part-provinces = Provinces
cultures-part-marker = Progress marker
cultures-part-first_game = First game

## Answers

cultures-answer-civilization = { $civilization }
cultures-answer-start = { $resources } as resources, { $top } on top
cultures-answer-nile =
    { $coins ->
        [0] No coin on the Nile
       *[other] { $coins ->
           [one] { $coins } coin
          *[other] { $coins } coins
       } on the Nile
    }
cultures-answer-swap =
    { $free ->
        [0] Swap { $paid ->
            [one] { $paid } card
           *[other] { $paid } cards
        } for { $paid ->
            [one] { $paid } coin
           *[other] { $paid } coins
        }
       *[other] { $paid ->
            [0] Swap { $free ->
                [one] { $free } card
               *[other] { $free } cards
            } for free
           *[other] Swap { $paid ->
               [one] { $paid } card
              *[other] { $paid } cards
           } for { $paid ->
               [one] { $paid } coin
              *[other] { $paid } coins
           } and { $free } for free
        }
    }
cultures-answer-keep = Keep your hand
cultures-answer-bury = Put { $card } under the deck
cultures-answer-coins =
    Discard { $card } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
cultures-answer-military = Add { $card } to the military: { $symbol }
cultures-answer-resource = Add { $card } to the resources: { $resources }
cultures-answer-build =
    { $kind ->
        [leader] Place { $card }
       *[building] Build { $card }
    }{ $cover ->
        [none] { "" }
       *[other] { " " }on { $cover }
    } { $price ->
        [0] free
       *[other] for { $price ->
           [one] { $price } coin
          *[other] { $price } coins
       }
    }{ $progress ->
        [no] { "" }
        [study] , { $moved } to progress for { $study_cost } coins: level { $level }, { $brings }
       *[resource] , { $moved } to progress: level { $level }, { $brings }
    }
cultures-answer-from_discard = { $card } from your discard pile
cultures-answer-from_military = Your last military card
cultures-answer-no_progress = No progress
cultures-answer-compete = Compete
cultures-answer-decline = Do not compete
cultures-answer-begin_second = Begin the second game

## What happened

cultures-event-civilization = { $seat } joins the game.
cultures-event-started =
    { $seat } starts with { $resources } as resources{ $coins ->
        [0] .
       *[other] { " " }and receives { $coins ->
           [one] { $coins } coin
          *[other] { $coins } coins
       }.
    }
cultures-event-round = Round { $round } begins; { $seat } holds the progress marker.
cultures-event-income =
    { $seat } earns { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
cultures-event-nile =
    { $coins ->
        [0] { $seat } takes every coin off the Nile.
       *[other] { $seat } has { $coins ->
           [one] { $coins } coin
          *[other] { $coins } coins
       } on the Nile.
    }
cultures-event-toll =
    { $seat } receives { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } because the opponent uses the Nile.
cultures-event-drew =
    { $cards ->
        [none] { $seat } draws { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
       *[other] { $seat } draws { $cards }.
    }
cultures-event-swapped =
    { $free ->
        [0] { $seat } swaps { $paid ->
            [one] { $paid } card
           *[other] { $paid } cards
        } for { $paid ->
            [one] { $paid } coin
           *[other] { $paid } coins
        }.
       *[other] { $paid ->
            [0] { $seat } swaps { $free ->
                [one] { $free } card
               *[other] { $free } cards
            } for free.
           *[other] { $seat } swaps { $paid ->
               [one] { $paid } card
              *[other] { $paid } cards
           } for { $paid ->
               [one] { $paid } coin
              *[other] { $paid } coins
           } and { $free } for free.
        }
    }
cultures-event-buried =
    { $card ->
        [none] { $seat } puts a card under the deck.
       *[other] { $seat } puts { $card } under the deck.
    }
cultures-event-sold =
    { $seat } discards { $card } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
cultures-event-reinforced = { $seat } adds { $card } to the military, band { $band }.
cultures-event-gathered =
    { $seat } adds { $card } to the resources{ $coins ->
        [0] .
       *[other] { " " }and receives { $coins ->
           [one] { $coins } coin
          *[other] { $coins } coins
       }.
    }
cultures-event-built =
    { $seat } puts { $card } into the display{ $cover ->
        [none] { "" }
       *[other] , on { $cover },
    } { $price ->
        [0] free of charge.
       *[other] for { $price ->
           [one] { $price } coin
          *[other] { $price } coins
       }.
    }
cultures-event-coins =
    { $seat } receives { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from { $source }.
cultures-event-progressed =
    { $seat } turns { $card } into progress { $study ->
        [0] and reaches level { $level }.
       *[other] for { $study ->
           [one] { $study } coin
          *[other] { $study } coins
       } and reaches level { $level }.
    }
cultures-event-golden_age = { $seat } enters its Golden Age.
cultures-event-returned =
    { $boxed ->
        [yes] { $card ->
            [none] { $seat } puts the last card back into the box.
           *[other] { $seat } puts { $card } back into the box.
        }
       *[no] { $card ->
            [none] { $seat } puts a card back on top of the deck.
           *[other] { $seat } puts { $card } back on top of the deck.
        }
    }
cultures-event-declared =
    { $competes ->
        [yes] { $seat } competes for { $province }.
       *[no] { $seat } does not compete for { $province }.
    }
cultures-event-province =
    { $seat } wins { $province } with { $symbols ->
        [one] { $symbols } symbol
       *[other] { $symbols } symbols
    }.
cultures-event-boxed = { $province } goes to nobody and leaves the game.
cultures-event-paid = { $seat } discards { $card } from the military for it.
cultures-event-marker =
    { $tie ->
        [yes] Progress is tied: the marker passes to { $seat }.
       *[no] { $seat } takes the progress marker with more progress.
    }
cultures-news-province-won = { $province } is yours
cultures-news-marker-lost = You lost the progress marker
cultures-news-marker-won = The progress marker is yours
cultures-event-limit =
    { $seat } is over the coin limit and returns { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
cultures-event-scored =
    { $game ->
        [1] { $seat } scores { $score } points.
       *[other] { $seat } scores { $score } points in the second game.
    }
cultures-event-left = { $seat } has left the table.

## Refusals

cultures-refuse-no-civilization = There is no such civilization in Rising Cultures.
cultures-refuse-taken-civilization = That civilization is already taken.
cultures-refuse-start = Name three different cards of the four you drew: two resources and one for the top of the deck.
cultures-refuse-nile =
    { $most ->
        [0] You can have no coin on the Nile now.
       *[other] You can have from 0 to { $most ->
           [one] { $most } coin
          *[other] { $most } coins
       } on the Nile now.
    }
cultures-refuse-swap-none = A swap needs at least one card; to swap nothing, keep your hand.
cultures-refuse-swap-free =
    { $free ->
        [0] You have no free swap left this round.
       *[other] You have only { $free } free left to swap this round.
    }
cultures-refuse-swap-limit =
    { $left ->
        [0] You have used all your paid swaps of this round.
       *[other] You may pay for only { $left } more this round.
    }
cultures-refuse-swap-coins =
    That many swaps cost more than you have ({ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }).
cultures-refuse-swap-deck =
    { $cards ->
        [0] Your deck is empty; there is nothing to swap for.
       *[other] Your deck has only { $cards ->
           [one] { $cards } card
          *[other] { $cards } cards
       } left.
    }
cultures-refuse-not-in-hand = That card is not in your hand.
cultures-refuse-military-full = Your military area is full: all { $bands } bands are covered.
cultures-refuse-cover-building = { $card } is a building and cannot lie on a leader.
cultures-refuse-cover-needed = You have no room for another leader: { $card } must cover one of yours.
cultures-refuse-cover-unknown = { $card } can only cover a leader of yours that lies on top.
cultures-refuse-price =
    { $card } costs { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } here and you have { $coins }.
cultures-refuse-progress-full = You have reached the last progress level ({ $levels }).
cultures-refuse-progress-resource = You have no resource card to turn into progress.
cultures-refuse-study-never = { $civilization } cannot study.
cultures-refuse-study-discard = You cannot study: your discard pile is empty.
cultures-refuse-study-coins =
    Studying costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    } and you would have { $coins } left.
cultures-refuse-not-in-discard = That card is not in your discard pile.
cultures-refuse-no-military = Your military card cannot become progress here.
cultures-refuse-not-optional = You must choose a card: this effect is not optional.

## What cards, provinces and boards do

cultures-effect-income =
    { $coins ->
        [one] 1 coin each round
       *[other] { $coins } coins each round
    }
cultures-effect-military = +{ $amount } { $symbol }
cultures-effect-resource = +{ $amount } { $resource }
cultures-effect-immediate_coins =
    { $coins ->
        [one] 1 coin at once
       *[other] { $coins } coins at once
    }
cultures-effect-immediate_progress =
    { $origins ->
        [discard] progress from discard
        [last_military_card] progress from military
       *[both] progress from discard or military
    }{ $optional ->
        [yes] { " " }(optional)
       *[no] { "" }
    }
cultures-effect-cost_reduction =
    { $kind ->
        [leader] leaders
       *[building] buildings
    } need { $amount } resource less
cultures-effect-free_swap =
    { $count ->
        [one] 1 free swap a round
       *[other] { $count } free swaps a round
    }
cultures-effect-missing_resource_cost =
    { $coins ->
        [one] missing resources cost 1 coin
       *[other] missing resources cost { $coins } coins
    }
cultures-effect-discard_value =
    { $coins ->
        [one] discards give 1 coin
       *[other] discards give { $coins } coins
    }
cultures-effect-coins_on_display_play =
    { $coins ->
        [one] 1 coin per later building or leader
       *[other] { $coins } coins per later building or leader
    }
cultures-effect-keep_military_card_on_province = provinces cost no military card
cultures-effect-keep_military_card_on_this_province = costs no military card
cultures-effect-leader_slots = { $amount } leaders side by side
cultures-effect-hidden_leaders_score = covered leaders score
cultures-effect-nile_sections = Nile open to section { $amount }
cultures-effect-golden_age = Golden Age
cultures-effect-vp = +{ $amount } VP
cultures-effect-vp_per =
    +{ $amount } VP per { $divisor ->
        [one] { $what }
       *[other] { $divisor } { $what }
    }{ $max ->
        [none] { "" }
       *[other] { " " }(at most { $max })
    }
cultures-effect-vp_pairs = 1 VP per pair of a { $first } and a { $second }
cultures-effect-vp_if =
    +{ $amount } VP { $condition ->
        [golden_age] in a Golden Age
       *[progress_marker] with the marker
    }
cultures-counted-one =
    { $what ->
        [military_card] military card
        [progress_card] progress card
        [icon_harvest] harvest province
        [icon_craft] craft province
        [icon_trade] trade province
       *[other] { $what }
    }
cultures-counted-many =
    { $what ->
        [military_card] military cards
        [progress_card] progress cards
        [icon_harvest] harvest provinces
        [icon_craft] craft provinces
        [icon_trade] trade provinces
        [building] buildings
        [leader] leaders
        [province] provinces
        [coin] coins
       *[other] { $what }
    }

## What people can put right: cultures-thing-<id> in a form, cultures-put-<id> in the log

cultures-thing-coins = Coins
cultures-put-coins = Coins of { $seat }: { $old } → { $new }.
cultures-thing-nile = Coins on the Nile
cultures-put-nile = Coins of { $seat } on the Nile: { $old } → { $new }.
cultures-thing-marker = Who has the progress marker
cultures-put-marker = The progress marker: { $old } → { $new }.

cultures-review-unit = points to expect, as the bots weigh a position
