# The board of Age of Civilization.

ages-you = you
ages-track = Time track
ages-round = round { $round } of { $rounds }
ages-market = Civilizations
ages-deck = { $count } in the deck
ages-wonders = Wonders
ages-no-wonders = No wonder is left.
ages-specials = Special technologies
ages-price =
    { $coins ->
        [one] { $coins } coin each
       *[other] { $coins } coins each
    }
ages-covers =
    { $column ->
        [left] Covers the left column
        [middle] Covers the middle column
       *[right] Covers the right column
    }
ages-hand = Your hand
ages-passing = Keep one, pass the others on
ages-technologies = Technologies
ages-technology-held = You have it
ages-technology-open = Can be gained now
ages-technology-locked = Needs { $names }
ages-or = {" "}or{" "}
ages-legacy = Legacy
ages-no-civilization = No civilization yet
ages-starter = starter
ages-strongest = most strength
ages-weakest = least strength
ages-end-now =
    { $points ->
        [one] +{ $points } point if the game ended now
       *[other] +{ $points } points if the game ended now
    }
ages-rival = The virtual opponent has strength { $strength }.
ages-figure =
    { $what ->
        [points] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
        [coins] { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        }
        [lost] { $count ->
            [one] { $count } worker, lost
           *[other] { $count } workers, lost
        }
        [strength] Strength { $count }
        [stations] { $count ->
            [one] { $count } station further
           *[other] { $count } stations further
        }
        [discount] Wonder costs { $count } less in this turn
        [technologies] { $count ->
            [one] { $count } technology
           *[other] { $count } technologies
        }
        [wonders] { $count ->
            [one] { $count } wonder
           *[other] { $count } wonders
        }
       *[workers] { $count ->
            [one] { $count } worker
           *[other] { $count } workers
        }
    }

ages-event-war = War
ages-event-plague = Plague
ages-event-drought = Drought
ages-event-black_death = Black Death
ages-forecast-war =
    { $struck ->
        [none] War after this round: at the moment nobody would lose a worker.
       *[other] War after this round: at the moment { $alone ->
            [yes] you
           *[no] { $struck }
        } would lose a worker.
    }
ages-forecast-plague =
    { $alone ->
        [yes] { $struck ->
            [none] Plague after this round: it would spare you.
           *[other] Plague after this round: you lose a worker.
        }
       *[no] { $spared ->
            [none] Plague after this round: everybody loses a worker.
           *[other] Plague after this round: everybody but { $spared } loses a worker.
        }
    }
ages-forecast-drought =
    { $alone ->
        [yes] Drought after this round: you lose 2 coins and a worker.
       *[no] Drought after this round: everybody loses 2 coins and a worker.
    }
ages-forecast-black_death =
    { $alone ->
        [yes] { $struck ->
            [none] Black Death after this round: it would spare you.
           *[other] Black Death after this round: you lose two workers.
        }
       *[no] { $spared ->
            [none] Black Death after this round: everybody loses two workers.
           *[other] Black Death after this round: everybody but { $spared } loses two workers.
        }
    }
ages-status-past = no longer open
ages-status-open = open
ages-status-upcoming = to come
ages-slots =
    { $slots ->
        [one] { $slots } slot
       *[other] { $slots } slots
    }, { $used } used{ $kind ->
        [red] ; its workers are lost
       *[white] {""}
    }
ages-why-forbidden = forbidden
ages-why-used = used
ages-why-workers = no worker
ages-why-coins = too expensive
ages-cannot = { $name } cannot be taken now.
ages-cannot-forbidden = Another player's civilization forbids { $name }.
ages-cannot-used = Every slot of { $name } was used in this turn.
ages-cannot-workers = { $name } needs more workers than are free.
ages-cannot-coins = { $name } costs more coins than you have.

ages-free =
    { $count ->
        [0] No worker is free.
        [one] { $count } free worker
       *[other] { $count } free workers
    }
ages-hint-draft = Pick a card to keep. What it does while it rules is above its legacy.
ages-hint-civilization = Pick a civilization of the market. Here you see what rising or annexing brings, before you do it.
ages-hint-action = Tap an action, or drag a worker to it. Here you see what it costs and gives, before you do it.
ages-hint-special = You can also buy a special technology card of the market, before or afterwards.
ages-hint-technology = Pick a technology on your card, or choose it here.
ages-hint-wonder = Pick a wonder of the market, or choose it here.
ages-put-back = Put it back
ages-sum = What it costs and gives
ages-sum-printed = Printed
ages-sum-now = In all
ages-sum-cost =
    { $workers ->
        [0] no worker
        [one] { $workers } worker
       *[other] { $workers } workers
    }{ $lost ->
        [0] {""}
       *[other] {" "}(lost)
    }{ $coins ->
        [0] {""}
        [one] , { $coins } coin
       *[other] , { $coins } coins
    }
ages-sum-gives =
    gives { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }{ $coins ->
        [0] {""}
        [one] , { $coins } coin
       *[other] , { $coins } coins
    }{ $workers ->
        [0] {""}
        [one] , { $workers } worker
       *[other] , { $workers } workers
    }
ages-sum-besides =
    { $strength ->
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
ages-sum-coins = Coins { $from } to { $to }
ages-following = What would happen
ages-then-workers = Workers { $from } to { $to }
ages-then-declines = { $name } declines: its main ability ends, its legacy stays
ages-do =
    { $what ->
        [rise] Let it rise
        [annex] Annex
        [skip] Skip
        [act] Do it
        [rest] Rest
        [done] Done
        [learn] Gain it
        [raise] Take it
        [activate] Let it act
        [buy] Buy it
        [pick] Keep it
        [pay_coins] Pay
        [give_worker] Sacrifice a worker
       *[none] Choose
    }
ages-waiting = Waiting for { $names }.
ages-past = You are looking at an earlier moment.
ages-score-sheet = Score sheet
ages-score-played = In play
ages-achievements = Achievements:

ages-forecast-card = After this round: { $card }.
ages-forecast-token = { $name } after this round: { $words }.
ages-alone = Alone
ages-alone-growing = It grows by one at the end of every round.
ages-stations = Station { $reached } of { $stations }
ages-medal = Medal:
ages-medal-bronze = Bronze
ages-medal-silver = Silver
ages-medal-gold = Gold
ages-goal-points = { $count } points
ages-goal-wonders = { $count } wonders
ages-goal-technologies = { $count } technologies
ages-goal-stations = { $count } stations
ages-mongols = The Mongols have strength { $strength }: as much as the round, and more after a feint.
ages-commands = Commands of the Mongols
ages-commands-next = At the end of every round comes one of the commands that have not come yet.
ages-commands-over = In this order they came.
ages-command-came = round { $round }
ages-terror = Terror: in this round you may neither rest nor annex.
ages-discount-of = Quarry
ages-discount =
    { $count ->
        [one] { $count } coin less in this turn
       *[other] { $count } coins less in this turn
    }
