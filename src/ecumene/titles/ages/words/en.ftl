# Age of Civilization in English. Keys: ages-ask-<kind>, ages-answer-<do>, ages-event-<event>, ages-refuse-<why>,
# ages-effect-<type>, ages-turn. Names of cards, actions and colours arrive as names.


## Questions

ages-ask-draft = Choice { $number } of { $keep }: which civilization do you keep?
ages-ask-draft-help =
    Everybody picks at the same time and in secret, then hands the rest to the left. The cards you keep are your hand for the whole game; the cards that nobody keeps are the market. Neither of them is ever refilled. Your first civilization brings no bonus coins, every later one brings two.

ages-ask-civilization =
    { $held ->
        [0] Which civilization rises?
       *[other] Do you let a new civilization rise, annex one, or skip? You have { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        } and room for { $room ->
            [one] one more civilization.
           *[other] { $room } more civilizations.
        }
    }
ages-ask-civilization-help =
    A civilization that rises becomes your main one: its main ability works as long as it rules, and you take new workers, as many as its population says. A civilization that you annex goes below: you get its legacy and one worker. Legacies last for the whole game, and you can have three civilizations in all. The coins on a card come with it; each card that is left in the market then gets one more.

ages-ask-action =
    { $acted ->
        [yes] Another action?
       *[no] Which action, or rest?
    } { $workers ->
        [0] No worker is free,
        [one] { $workers } worker is free,
       *[other] { $workers } workers are free,
    } and you have { $coins ->
        [one] { $coins } coin.
       *[other] { $coins } coins.
    }
ages-ask-action-help =
    Every action needs workers and perhaps coins; each answer says what it costs and gives you with all your abilities. Each slot can be used once in your turn. Workers on red slots are lost at the end of the turn, all others come back. If you take no action at all you may rest instead.

ages-ask-free_action =
    Perform { $action } as well, through { $via }? It needs no worker; you have { $coins ->
        [one] { $coins } coin.
       *[other] { $coins } coins.
    }
ages-ask-free_action-help =
    The card lets you perform the action once without a worker. Its coins are paid, and all your abilities count as for any other action.

ages-ask-technology =
    { $source }: which technology do you gain?{ $left ->
        [one] {""}
       *[other] {" "}({ $left } in all, one after the other)
    }
ages-ask-technology-help =
    One of the arrows that lead to a technology must come from one that you have; those of the first row need nothing. This is not Research: it costs nothing and scores nothing by itself.

ages-ask-wonder =
    { $source }: which wonder do you take?{ $left ->
        [one] {""}
       *[other] {" "}({ $left } in all, one after the other)
    }
ages-ask-wonder-help = Take any wonder of the market. You do not score the points of the Wonder action for it.

ages-ask-tribute =
    { $card }: pay { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, or sacrifice a worker?
ages-ask-tribute-help = The Mongols demand a tribute at the end of the round. A worker is gone for good; coins are easier to get back.

ages-ask-turn_end = The end of your turn: which ability acts next? Still to act: { $sources }.
ages-ask-turn_end-help =
    Your abilities at the end of the turn act in the order that you choose: coins first may pay for an action, points first may count for more points. You decide about abilities that cost coins; all others act in any case.

ages-ask-special =
    Buy a special technology card before your turn is over? You have { $coins ->
        [one] { $coins } coin.
       *[other] { $coins } coins.
    }
ages-ask-special-help =
    A special card covers a column of your technology card that has no token yet, with two new technologies. Everybody can have one at most, and the market is never refilled.

## Where the game is

ages-turn =
    { $phase ->
        [setup] setup
        [over] end of the game
       *[other] round { $turn }
    }

ages-phase-setup = Setup
ages-phase-draft = Draft
ages-phase-civilization = Civilization
ages-phase-actions = Actions
ages-phase-turn_end = Turn end
ages-phase-round_end = Round end
ages-phase-over = End of the game

## What points are for

ages-part-played = In play
ages-part-end = Game end

## Answers

ages-answer-rise =
    Let { $civilization } rise: { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }{ $coins ->
        [0] {""}
        [one] , +{ $coins } coin
       *[other] , +{ $coins } coins
    }
ages-answer-annex =
    Annex { $civilization }{ $workers ->
        [0] {""}
        [one] : +{ $workers } worker
       *[other] : +{ $workers } workers
    }{ $coins ->
        [0] {""}
        [one] , +{ $coins } coin
       *[other] , +{ $coins } coins
    }
ages-answer-pick =
    Keep { $civilization } ({ $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    })
ages-answer-skip = Skip: take no civilization
ages-answer-act =
    { $action }{ $choice ->
        [none] {""}
       *[other] {" "}({ $choice })
    }: { $workers ->
        [0] no worker
        [one] { $workers } worker
       *[other] { $workers } workers
    }{ $lost ->
        [0] {""}
       *[other] {" "}(lost)
    }{ $price ->
        [0] {""}
        [one] {" "}and { $price } coin
       *[other] {" "}and { $price } coins
    }{ $only ->
        [yes] {""}
       *[no] {" "}for { ages-sum }
    }{ $strength ->
        [0] {""}
       *[other] , +{ $strength } strength
    }{ $stations ->
        [0] {""}
        [one] , { $stations } station further
       *[other] , { $stations } stations further
    }{ $discount ->
        [0] {""}
       *[other] , Wonder costs { $discount } less in this turn
    }
ages-sum =
    { $points ->
        [0] { $coins ->
            [0] { $gained ->
                [0] no points or coins
                [one] { $gained } worker
               *[other] { $gained } workers
            }
            [one] { $coins } coin{ $gained ->
                [0] {""}
                [one] {" "}and { $gained } worker
               *[other] {" "}and { $gained } workers
            }
           *[other] { $coins } coins{ $gained ->
                [0] {""}
                [one] {" "}and { $gained } worker
               *[other] {" "}and { $gained } workers
            }
        }
        [one] { $points } point{ $coins ->
            [0] {""}
            [one] {" "}and { $coins } coin
           *[other] {" "}and { $coins } coins
        }{ $gained ->
            [0] {""}
            [one] {" "}and { $gained } worker
           *[other] {" "}and { $gained } workers
        }
       *[other] { $points } points{ $coins ->
            [0] {""}
            [one] {" "}and { $coins } coin
           *[other] {" "}and { $coins } coins
        }{ $gained ->
            [0] {""}
            [one] {" "}and { $gained } worker
           *[other] {" "}and { $gained } workers
        }
    }
ages-board-way =
    { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }{ $lost ->
        [0] {""}
       *[other] {" "}(lost)
    }{ $price ->
        [0] {""}
        [one] , { $price } coin
       *[other] , { $price } coins
    }{ $only ->
        [yes] {""}
       *[no] {" "}for { ages-sum }
    }{ $strength ->
        [0] {""}
       *[other] , +{ $strength } strength
    }{ $stations ->
        [0] {""}
        [one] , { $stations } station further
       *[other] , { $stations } stations further
    }{ $discount ->
        [0] {""}
       *[other] , Wonder costs { $discount } less in this turn
    }
ages-answer-rest =
    Rest: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $workers ->
        [0] {""}
        [one] , { $workers } worker
       *[other] , { $workers } workers
    }{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }
ages-answer-buy =
    Buy { $card } for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
ages-answer-done =
    { $workers ->
        [0] Done
        [one] Done: { $workers } worker stays at home
       *[other] Done: { $workers } workers stay at home
    }
ages-answer-pay_coins =
    Pay { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
ages-answer-give_worker = Sacrifice a worker
ages-answer-learn = { $technology }
ages-answer-raise = { $wonder }
ages-answer-activate =
    { $source }{ $action ->
        [none] {""}
       *[other] {" "}({ $action })
    }{ $choice ->
        [none] {""}
       *[other] : { $choice }
    }{ $price ->
        [0] {""}
        [one] , pay { $price } coin
       *[other] , pay { $price } coins
    }{ $points ->
        [0] {""}
        [one] , +{ $points } point
       *[other] , +{ $points } points
    }{ $coins ->
        [0] {""}
        [one] , +{ $coins } coin
       *[other] , +{ $coins } coins
    }

## The log

ages-event-round = Round { $round } begins with { $seat }.
ages-event-rose =
    { $civilization } rises for { $seat }: { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }{ $coins ->
        [0] .
        [one] , { $coins } bonus coin.
       *[other] , { $coins } bonus coins.
    }
ages-event-annexed =
    { $seat } annexes { $civilization }{ $workers ->
        [0] {""}
        [one] : { $workers } worker
       *[other] : { $workers } workers
    }{ $coins ->
        [0] .
        [one] , { $coins } bonus coin.
       *[other] , { $coins } bonus coins.
    }
ages-event-skipped = { $seat } takes no civilization.
ages-event-revealed = { $civilization } comes into the market.
ages-event-acted =
    { $seat }: { $action }{ $via ->
        [none] {""}
       *[other] {" "}through { $via }
    }{ $price ->
        [0] {""}
        [one] {" "}for { $price } coin
       *[other] {" "}for { $price } coins
    }{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }{ $coins ->
        [0] {""}
        [one] , { $coins } coin gained
       *[other] , { $coins } coins gained
    }{ $workers ->
        [0] .
        [one] {" "}({ $workers } worker).
       *[other] {" "}({ $workers } workers).
    }
ages-event-rested =
    { $seat } rests: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $workers ->
        [0] {""}
        [one] , { $workers } worker
       *[other] , { $workers } workers
    }{ $points ->
        [0] .
        [one] , { $points } point.
       *[other] , { $points } points.
    }
ages-event-technology = { $seat } gains { $technology }.
ages-event-wonder = { $seat } takes { $wonder }.
ages-event-gained =
    { $source } gives { $seat } { $points ->
        [0] { $coins ->
            [0] { $workers ->
                [one] { $workers } worker.
               *[other] { $workers } workers.
            }
            [one] { $coins } coin.
           *[other] { $coins } coins.
        }
        [one] { $points } point{ $coins ->
            [0] .
            [one] {" "}and { $coins } coin.
           *[other] {" "}and { $coins } coins.
        }
       *[other] { $points } points{ $coins ->
            [0] .
            [one] {" "}and { $coins } coin.
           *[other] {" "}and { $coins } coins.
        }
    }
ages-event-coins_lost =
    { $source } costs { $seat } { $coins ->
        [one] { $coins } coin.
       *[other] { $coins } coins.
    }
ages-event-placed =
    { $seat } puts { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } on { $civilization } for { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
ages-event-workers_lost =
    { $seat } loses { $workers ->
        [one] the worker on a red slot.
       *[other] { $workers } workers on red slots.
    }
ages-event-war = War! The least strength is { $least }.
ages-event-plague = The plague comes: everybody sacrifices a worker.
ages-event-sacrificed =
    { $seat } sacrifices { $workers ->
        [one] a worker.
       *[other] { $workers } workers.
    }
ages-event-spared = { $seat } is spared.
ages-event-token = { $token }!
ages-event-bought =
    { $seat } buys { $card } for { $coins ->
        [one] { $coins } coin.
       *[other] { $coins } coins.
    }
ages-event-rival = The virtual opponent has a strength of { $strength } now.
ages-event-achieved = { $seat } has earned the achievement { $achievement }.
ages-event-command = The Mongols command: { $command }.
ages-event-card = { $card }!
ages-event-station = { $seat } reaches station { $station } of the road.
ages-event-strength = { $seat } gains { $strength } strength.
ages-event-points_lost =
    { $seat } loses { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
ages-event-tribute =
    { $seat } pays a tribute of { $coins ->
        [one] { $coins } coin.
       *[other] { $coins } coins.
    }
ages-event-defeated = { $seat } is defeated: no worker is left, and fewer than two coins.
ages-event-medal =
    { $seat } wins the { $medal ->
        [gold] gold
        [silver] silver
       *[bronze] bronze
    } medal.
ages-event-picked =
    { $civilization ->
        [none] { $seat } keeps a card.
       *[other] { $seat } keeps { $civilization }.
    }
ages-event-passed =
    The hands go to the left, with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } each.
ages-event-market = The market of this game: { $civilizations }.
ages-event-starter = { $seat } takes the starter token.
ages-event-end_scored =
    { $source } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $seat }.
ages-event-scored =
    { $seat } has { $score ->
        [one] { $score } point.
       *[other] { $score } points.
    }
ages-event-left = { $seat } leaves the table.

## Refusals

ages-refuse-must-rise = Your first turn begins with a civilization that rises; you cannot annex or skip.
ages-refuse-no-pick = This card is not among those you can choose from.
ages-refuse-no-civilization = This civilization is not there to be taken.
ages-refuse-stays = { $civilization } must stay your main civilization for now; you may annex or skip.
ages-refuse-terror = Terror rules in this round: nobody can rest or annex.
ages-refuse-no-wonder = There is no such wonder in the market.
ages-refuse-no-technology = Say which technology you want to gain.
ages-refuse-has-technology = You have { $technology } already.
ages-refuse-off-card = { $technology } is not on your technology card.
ages-refuse-requirement = { $technology } needs one of these first: { $requires }.
ages-refuse-no-action = There is no such action.
ages-refuse-unavailable = { $action } is not available in this round.
ages-refuse-slot-used =
    { $slots ->
        [one] The slot of { $action } is used already in this turn.
       *[other] All { $slots } slots of { $action } are used already in this turn.
    }
ages-refuse-forbidden = { $civilization } keeps you from performing { $action }.
ages-refuse-workers =
    { $action } needs { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }, { $free ->
        [0] and none of yours is free.
       *[other] and only { $free } of yours is free.
    }
ages-refuse-price =
    { $action } costs { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }, you have { $coins }.
ages-refuse-no-special = This special technology card is not in the market.
ages-refuse-special-when = At this table special technology cards are bought while you take actions.
ages-refuse-special-limit = You have a special technology card already, and nobody has two.
ages-refuse-special-column = The column that { $card } would cover has a technology token already.
ages-refuse-special-price =
    A special technology card costs { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }, you have { $coins }.
ages-refuse-no-choice = { $action } gives nothing to choose from.
ages-refuse-rest-after-action = You have taken an action; you can rest only in a turn without actions.
ages-refuse-other-action = Only { $action } may be performed now.
ages-refuse-owed = Some of your abilities have not acted yet, and they must act.
ages-refuse-no-ability = You have no such ability that can still act.
ages-refuse-activation = { $source } cannot act like that now.
ages-refuse-place-coins =
    That takes exactly { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }, you have { $coins }.

## What effects do, in a few words

ages-effect-military =
    { $amount } strength
ages-effect-military_per = { $n } strength { $per }
ages-effect-action_bonus = { $actions }: +{ $gains }
ages-effect-action_cost = { $actions }: { $changes }
ages-effect-research_cost = Research of { $technologies }: { $change }
ages-effect-research_bonus =
    Research of { $technologies }: +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ages-effect-action_slot =
    { $count ->
        [one] own slot: { $action }
       *[other] { $count } own slots: { $action }
    }
ages-effect-free_action_on = after { $after } you may perform { $action } without a worker (its coins are paid)
ages-effect-turn_end_action = every turn end: you may perform { $action } without a worker (its coins are paid)
ages-effect-turn_end_place_coins =
    every turn end: you may put { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } on a card of the market for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ages-effect-keep_worker = { $actions }: workers come back
ages-effect-immune = no sacrifice in { $events }
ages-effect-others_lose_on_action =
    { $actions }: everybody else loses { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
ages-effect-others_forbidden = nobody else may perform { $actions }
ages-effect-use_upcoming_actions = upcoming action cards may be used
ages-effect-others_lose_on_rise =
    on rising: everybody else loses { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
ages-effect-bonus_coins_multiplier = on rising: bonus coins times { $factor }
ages-effect-on_rise = on rising: { $gains }
ages-effect-on_gain = at once: { $gains }
ages-effect-on_annex = on annexing: { $gains }
ages-effect-on_rest = resting: +{ $gains }
ages-effect-on_war = in every war: { $gains }
ages-effect-turn_end = every turn end: { $gains }
ages-effect-game_end = game end: { $gains }

ages-gain-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
ages-gain-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
ages-gain-workers =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
ages-gain-technologies =
    { $n ->
        [one] { $n } technology
       *[other] { $n } technologies
    }
ages-gain-wonders =
    { $n ->
        [one] { $n } wonder
       *[other] { $n } wonders
    }
ages-gain-others_coins =
    everybody else { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }

ages-gain-stations =
    { $n ->
        [one] { $n } station
       *[other] { $n } stations
    } further
ages-gain-strength = { $n } strength
ages-gain-wonder_discount =
    Wonder costs { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } less in this turn
ages-gain-most = (at most { $n })

ages-per-technology =
    { $n ->
        [one] for each technology
       *[other] for every { $n } technologies
    }{ $offset ->
        [0] {""}
       *[other] {" "}beyond the first { $offset }
    }
ages-per-civilization_card =
    { $n ->
        [one] for each civilization
       *[other] for every { $n } civilizations
    }{ $offset ->
        [0] {""}
        [1] {" "}beyond the first
       *[other] {" "}beyond the first { $offset }
    }
ages-per-wonder =
    { $n ->
        [one] for each wonder
       *[other] for every { $n } wonders
    }{ $offset ->
        [0] {""}
       *[other] {" "}beyond the first { $offset }
    }
ages-per-military =
    { $n ->
        [one] for each strength
       *[other] for every { $n } strength
    }{ $offset ->
        [0] {""}
       *[other] {" "}beyond the first { $offset }
    }
ages-per-worker =
    { $n ->
        [one] for each worker
       *[other] for every { $n } workers
    }{ $offset ->
        [0] {""}
       *[other] {" "}beyond the first { $offset }
    }
ages-per-coin =
    { $n ->
        [one] for each coin
       *[other] for every { $n } coins
    }{ $offset ->
        [0] {""}
       *[other] {" "}beyond the first { $offset }
    }
ages-per-score =
    { $n ->
        [one] for each point scored so far
       *[other] for every { $n } points scored so far
    }{ $offset ->
        [0] {""}
       *[other] {" "}beyond the first { $offset }
    }
ages-per-upcoming_action_card =
    { $n ->
        [one] for each upcoming action card
       *[other] for every { $n } upcoming action cards
    }{ $offset ->
        [0] {""}
       *[other] {" "}beyond the first { $offset }
    }
ages-per-station =
    { $n ->
        [one] for each station
       *[other] for every { $n } stations
    }{ $offset ->
        [0] {""}
       *[other] {" "}(rounded up)
    }
ages-per-bonus_coin =
    { $n ->
        [one] for each bonus coin on it
       *[other] for every { $n } bonus coins on it
    }{ $offset ->
        [0] {""}
       *[other] {" "}beyond the first { $offset }
    }

ages-if-most_military =
    with the most strength{ $n ->
        [0] {""}
       *[other] {" "}(at least { $n })
    }
ages-if-military_min = with { $n } strength or more
ages-if-technologies_max =
    { $n ->
        [0] without a technology
        [one] with at most { $n } technology
       *[other] with at most { $n } technologies
    }
ages-if-technologies_min =
    with { $n ->
        [one] a technology
       *[other] { $n } technologies or more
    }
ages-if-wonders_min =
    with { $n ->
        [one] a wonder
       *[other] { $n } wonders or more
    }
ages-if-has_technology = with { $technology }

ages-cost-coins-less =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } less
ages-cost-coins-more =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } more
ages-cost-workers-less =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    } less
ages-cost-workers-more =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    } more
ages-cost-set =
    { $n ->
        [0] free
        [one] for { $n } coin
       *[other] for { $n } coins
    }
ages-cost-not_via = not through { $via }

ages-token-all = everybody: { $what }
ages-token-most-wonder = the most wonders: { $what }
ages-token-most-technology = the most technologies: { $what }
ages-token-most-coin = the most coins: { $what }
ages-token-most-military = the most strength: { $what }
ages-token-least-wonder = the fewest wonders: { $what }
ages-token-least-technology = the fewest technologies: { $what }
ages-token-least-coin = the fewest coins: { $what }
ages-token-least-military = the least strength: { $what }
ages-token-lose_coins =
    -{ $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
ages-token-sacrifice =
    -{ $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
ages-token-per_civilizations =
    { $n ->
        [one] for each civilization
       *[other] for every { $n } civilizations, rounded up
    }
ages-token-or_sacrifice =
    or else -{ $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
ages-token-nothing = nothing
ages-command-weaker = if you are weaker: { $what }
ages-command-lose_points =
    { $n ->
        [one] -{ $n } point
       *[other] -{ $n } points
    }
ages-command-tribute =
    { $n ->
        [one] pay { $n } coin or sacrifice a worker
       *[other] pay { $n } coins or sacrifice a worker
    }
ages-command-terror = neither rest nor annex in the next round
ages-command-stronger = the Mongols are stronger by { $n } from the next round on

ages-named-war = war
ages-named-plague = plague
ages-named-drought = drought
ages-named-black_death = black death

# What is kept for good

ages-achievement-skirmish = Skirmish
ages-achievement-scenario = Path to Glory: { $scenario }
ages-achievement-medal =
    { $medal ->
        [gold] Gold medal
        [silver] Silver medal
       *[bronze] Bronze medal
    }
ages-achievement-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
ages-achievement-technologies =
    { $n ->
        [one] { $n } technology
       *[other] { $n } technologies
    }
ages-achievement-technologies-most =
    { $n ->
        [0] no technology
        [one] at most { $n } technology
       *[other] at most { $n } technologies
    }
ages-achievement-wonders =
    { $n ->
        [one] { $n } wonder
       *[other] { $n } wonders
    }
ages-achievement-military = strength { $n }
ages-achievement-stations =
    { $n ->
        [one] { $n } station
       *[other] { $n } stations
    }

## What people can put right: ages-thing-<id> in a form, ages-put-<id> in the log

ages-thing-coins = Coins
ages-put-coins = Coins of { $seat }: { $old } → { $new }.
ages-thing-points = Victory points
ages-put-points = Victory points of { $seat }: { $old } → { $new }.
ages-thing-workers = Workers
ages-put-workers = Workers of { $seat }: { $old } → { $new }.
ages-thing-bonus = Coins on a card of the market
ages-put-bonus = Coins on { $place }: { $old } → { $new }.

ages-review-unit = points to expect, as the bots weigh a position
