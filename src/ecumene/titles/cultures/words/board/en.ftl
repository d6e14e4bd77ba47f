# The text board of Rising Cultures. Columns are aligned, so that their headings are short.

cultures-board-none = none
cultures-board-nothing = nothing
cultures-board-no-effect = no effect
cultures-board-listed = { $cards ->
    [none] none
   *[other] { $cards } { $end ->
        [top] (top)
       *[last] (last)
    }
}
cultures-board-called = { $seat }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
}
cultures-board-resource = { $resource ->
    [wood] wood
    [brick] brick
    [stone] stone
    [gold] gold
   *[coin] coin
}
cultures-board-symbol = { $symbol ->
    [sword] sword
    [horse] horse
   *[shield] shield
}
cultures-board-any-symbol = any symbol
cultures-board-icon = { $icon ->
    [harvest] harvest
    [craft] craft
   *[trade] trade
}
cultures-board-kind = { $kind ->
    [leader] leader
   *[building] building
}
cultures-board-points = { $points } VP
cultures-board-part = { $part ->
    [display] display
    [board] board
    [provinces] provinces
    [marker] marker
   *[first_game] first game
}
cultures-board-marker = { $seat } holds the marker
cultures-board-marker-holds = holds the marker
cultures-board-marker-yours = you hold the marker
cultures-board-when = { $phase ->
    [over] the game is over
    [round] round { $round } of { $rounds }
   *[setup] setup
}{ $game ->
    [2] , second game
   *[1] {""}
}

cultures-board-provinces = Provinces, { $marker }, { $when }
cultures-board-column-province = province
cultures-board-column-icon = icon
cultures-board-column-most = most of
cultures-board-column-points = VP
cultures-board-column-gives = gives
cultures-board-column-now = symbols now
cultures-board-tie = VP: points at the end. A tie goes to { $seat }, who holds the progress marker. Some cards score for an icon.
cultures-board-won = { $seat } has it
cultures-board-boxed = nobody's
cultures-board-nobody = nobody yet
cultures-board-even = tie { $symbols }: { $seat }
cultures-board-ahead = { $seat } { $mine } to { $theirs }
cultures-board-nile-open = The Nile{ $reconstructed ->
    [yes] {" "}(reconstructed)
   *[no] {""}
}, open: { $sections }
cultures-board-nile-closed = ; still closed: { $sections }

cultures-board-civilizations = Civilizations
cultures-board-start = : starts with { $resources ->
    [none] nothing
   *[other] { $resources }
}, keeps { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $study ->
    [0] {""}
    [one] ; can study for 1 coin
   *[other] ; can study for { $study } coins
}
cultures-board-levels = Progress { $levels }
cultures-board-golden-age = Golden Age: { $points } VP, { $effects }
cultures-board-not-chosen = has not chosen a civilization yet
cultures-board-label-coins = Coins
cultures-board-income = { $nile ->
    [none] {""}
   *[other] { $nile } on the Nile, {""}
}income { $income }, at most { $most } after a round
cultures-board-label-resources = Resources
cultures-board-missing = a missing one costs { $cost }
cultures-board-label-resource-cards = cards
cultures-board-label-symbols = Symbols
cultures-board-label-military = Military
cultures-board-bands = { $placed } of { $bands } bands: { $cards ->
    [none] no card
   *[other] { $cards }
}
cultures-board-label-next = next
cultures-board-unlocks = the { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
} card unlocks { $effects }
cultures-board-unlocks-nothing = nothing more to unlock
cultures-board-label-progress = Progress
cultures-board-level = level { $level } of { $levels }: { $effects ->
    [none] nothing yet
   *[other] { $effects }
}
cultures-board-label-golden = Golden
cultures-board-label-buildings = Buildings
cultures-board-label-leaders = Leaders
cultures-board-covers = covers { $cards }
cultures-board-label-provinces = Provinces
cultures-board-label-cards = Cards
cultures-board-piles = { $hand } in hand, { $deck } in the deck; discarded: { $discard }
cultures-board-label-score = Score now
cultures-board-first-points = and { $points } VP from the first game

cultures-board-sheet = Score sheet{ $game ->
    [0] {""}
    [1] , first game
   *[2] , second game
}
cultures-board-total = Total
cultures-board-scoring = { $side ->
    [progress] progress level { $number }
   *[military] military band { $number }
}

cultures-board-hand = Your hand, { $marker }, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to spend
cultures-board-column-card = { $reconstructed ->
    [yes] card (° reconstructed)
   *[no] card
}
cultures-board-column-kind = kind
cultures-board-column-build = build for  needs{ $dear ->
    [yes] {"  "}(! too dear)
   *[no] {""}
}
cultures-board-price = { $coins ->
    [0] free
    [one] 1 coin
   *[other] { $coins } coins
}
cultures-board-as-military = military
cultures-board-as-resources = resources
cultures-board-deck = { $where ->
    [deck_top] On top of your deck
   *[deck_bottom] At the bottom of your deck
}: { $cards }
