# The text board of Age of Civilization in English.

ages-board-track =
    Time track, { $phase ->
        [over] end of the game
       *[other] round { $round } of { $rounds }
    }; { $starter } holds the starter token
ages-board-needs =
    { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }{ $red ->
        [yes] {" "}(lost)
       *[no] {""}
    }{ $coins ->
        [0] {""}
        [one] , { $coins } coin
       *[other] , { $coins } coins
    }: { $gives }{ $slots ->
        [one] {""}
       *[other] {" "}({ $slots } slots)
    }
ages-board-no-action = no action
ages-board-actions =
    Your actions, { $workers ->
        [0] no worker is free
        [one] { $workers } worker is free
       *[other] { $workers } workers are free
    }
ages-board-why =
    { $why ->
        [forbidden] forbidden
        [used] used
        [workers] too few workers
        [coins] too few coins
       *[none] possible
    }
ages-board-reconstructed = ° our reconstruction
ages-board-market =
    Civilization market, { $cards ->
        [one] { $cards } card in the deck
       *[other] { $cards } cards in the deck
    }
ages-board-civilization =
    { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }{ $coins ->
        [0] {""}
        [one] , { $coins } bonus coin
       *[other] , { $coins } bonus coins
    }
ages-board-label-main = main
ages-board-label-legacy = legacy
ages-board-specials = Special technology cards
ages-board-wonders = Wonder market
ages-board-seat =
    { $seat }{ $you ->
        [yes] {" "}(you)
       *[no] {""}
    }{ $turn ->
        [yes] , to play
       *[no] {""}
    }{ $starter ->
        [yes] , starter token
       *[no] {""}
    }
ages-board-label-means = has
ages-board-means =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }
ages-board-strength = strength { $n }
ages-board-no-civilization = no civilization yet
ages-board-label-technologies = technologies
ages-board-listed =
    { $cards ->
        [none] none
       *[other] { $cards }
    }
ages-board-label-hand = hand
ages-board-hand =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
ages-board-passing = To choose from
ages-board-rival = virtual opponent: strength { $n }
ages-board-scenario =
    { $scenario }{ $stations ->
        [0] {""}
       *[other] , station { $stations }
    }{ $terror ->
        [yes] , terror: no rest, no annexing
       *[no] {""}
    }
ages-board-medal =
    { $medal ->
        [gold] Gold medal
        [silver] Silver medal
        [bronze] Bronze medal
       *[none] No medal
    }
ages-board-achievements = Achievements: { $achievements }
ages-board-scores = Final score
ages-board-score =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    } ({ $played } in play, { $end } at the game end)
ages-board-command = (came in round { $round })
