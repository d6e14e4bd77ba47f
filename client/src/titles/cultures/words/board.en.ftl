# What the board of Rising Cultures says.

cultures-you = you
cultures-your-civilization = { $civilization }, yours
cultures-civilizations = Civilizations
cultures-character-rome = Easy to learn: swords, income, many buildings
cultures-character-persia = Easy to learn: several leaders side by side, horses
cultures-character-abbasid = Demanding: studies discarded cards for progress
cultures-character-egypt = Demanding: coins on the Nile, which both may use
cultures-taken-by = Led by { $name }
cultures-keeps-coins = keeps { $limit } coins after a round
cultures-studies = can study for { $cost } coins

cultures-progress = Progress
cultures-display = Display
cultures-resources = Resources
cultures-military = Military
cultures-provinces = Provinces
cultures-hand = Your hand
cultures-nile = The Nile
cultures-nile-closed = closed
cultures-nile-coin = { $civilization } has a coin here
cultures-marker = progress marker
cultures-golden-age = Golden Age
cultures-score-now = Points if the game ended now
cultures-points =
    { $points ->
        [one] point
       *[other] points
    }
cultures-vp = { $points } VP
cultures-vp-short = VP
cultures-gain = { $points } VP
cultures-of-coins = of { $limit } coins
cultures-on-nile = { $coins } on the Nile
cultures-hand-count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
cultures-deck-count = deck { $count }
cultures-deck-known = What you know of your deck, from the top down
cultures-discard-count = discarded { $count }
cultures-discard-of = Discarded by { $civilization }
cultures-no-cards = No cards.
cultures-display-empty = No buildings or leaders yet
cultures-planned = if you play it
cultures-covers = covers { $cards }
cultures-level-empty = nothing
cultures-level-reached = reached
cultures-level-planned = with this play
cultures-level-open = not reached
cultures-band-empty = free
cultures-resource-cards = Resource cards, the last one is the next to become progress
cultures-last-resource = { $card }: laid last, so the next to become progress
cultures-card-comes = with this play
cultures-card-goes = becomes progress with this play
cultures-as-resources = As resources
cultures-as-military = As military
cultures-cost = Cost
cultures-costs-nothing = costs nothing
cultures-no-effect = No effect
cultures-kind-building = building
cultures-kind-leader = leader
cultures-sign =
    { $count } { $what ->
        [coin] { $count ->
            [one] coin
           *[other] coins
        }
        [sword] { $count ->
            [one] sword
           *[other] swords
        }
        [horse] { $count ->
            [one] horse
           *[other] horses
        }
        [shield] { $count ->
            [one] shield
           *[other] shields
        }
        [harvest] harvest province
        [craft] craft province
        [trade] trade province
       *[other] { $what }
    }
cultures-becoming = { $now }, then { $to }
cultures-gain-of =
    +{ $count } { $what ->
        [sword] { $count ->
            [one] sword
           *[other] swords
        }
        [horse] { $count ->
            [one] horse
           *[other] horses
        }
        [shield] { $count ->
            [one] shield
           *[other] shields
        }
       *[other] { $what }
    }

cultures-won-by = Won by { $civilization }
cultures-boxed = nobody's
cultures-provinces-over = The game is over.
cultures-contest-nobody = { $province } now: nobody has a symbol that counts.
cultures-contest-you = { $province } now: you { $mine }, { $opponent } { $theirs }. You lead.
cultures-contest-they = { $province } now: you { $mine }, { $opponent } { $theirs }. { $opponent } leads.
cultures-contest-watch = { $province } now: { $me } { $mine }, { $opponent } { $theirs }. { $leader } leads.
cultures-contest-you-then = { $province } then: you { $mine }, { $opponent } { $theirs }. You lead.
cultures-contest-they-then = { $province } then: you { $mine }, { $opponent } { $theirs }. { $opponent } leads.
cultures-contest-watch-then = { $province } then: { $me } { $mine }, { $opponent } { $theirs }. { $leader } leads.

cultures-waiting = Waiting for { $names }.
cultures-past = You are looking at an earlier moment.
cultures-put-back = Put the card back
cultures-use-heading = Use { $card } to
cultures-uses-of = Uses of { $card }
cultures-use-coins =
    { $coins ->
        [one] Take { $coins } coin
       *[other] Take { $coins } coins
    }
cultures-use-military = Strengthen military
cultures-use-resource = Add resources
cultures-use-build =
    { $kind ->
        [leader] { $price ->
            [0] Place the leader for free
            [one] Place the leader for { $price } coin
           *[other] Place the leader for { $price } coins
        }
       *[building] { $price ->
            [0] Build it for free
            [one] Build it for { $price } coin
           *[other] Build it for { $price } coins
        }
    }
cultures-gist-coins = From { $from } to { $to } coins; the card is discarded
cultures-gist-full = All { $bands } bands are covered
cultures-gist-helps = { $gains }; { $province } { $mine } to { $theirs }
cultures-gist-no-help = { $gains }; no help for { $province }
cultures-gist-resource =
    { $coins ->
        [0] { $gains }, for good
        [one] { $gains ->
            [none] 1 coin, once
           *[other] { $gains }, for good; 1 coin, once
        }
       *[other] { $gains ->
            [none] { $coins } coins, once
           *[other] { $gains }, for good; { $coins } coins, once
        }
    }
cultures-gist-dear = Missing resources cost { $price } coins; you have { $coins }
cultures-gist-missing = { $count } { $what } missing
cultures-place-leader = Where
cultures-beside = Beside the others
cultures-on-leader = On { $leader }
cultures-way-no = None
cultures-way-resource = { $card } becomes progress
cultures-way-study = Study { $card } for { $cost } coins

cultures-consequences = What would happen
cultures-then-missing =
    { $count } { $resource } missing, at { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } each
cultures-then-spared =
    { $count ->
        [one] You save one missing resource
       *[other] You save { $count } missing resources
    }
cultures-then-free = Nothing is missing: it costs no coins
cultures-then-effect = { $words }
cultures-then-covered = { $card } is covered and has no effect any more
cultures-then-level = { $card } becomes progress level { $level }: { $words }
cultures-then-coins = Coins { $from } to { $to }
cultures-then-limit = Coins above { $limit } go back after the round
cultures-then-resource =
    { $resource ->
        [wood] Wood
        [brick] Brick
        [stone] Stone
       *[gold] Gold
    } { $from } to { $to }
cultures-then-symbol =
    { $symbol ->
        [sword] Swords
        [horse] Horses
       *[shield] Shields
    } { $from } to { $to }
cultures-then-income = Income each round { $from } to { $to }
cultures-then-contest =
    { $province }: you { $mine }, they { $theirs }. { $leads ->
        [yes] You lead.
       *[no] They lead.
    }
cultures-then-points = { $points } VP if the game ended now
cultures-then-progress = Then you choose a card that becomes progress

cultures-hint-play = Pick a card of your hand. Here you see what each use of it would do, before you do it.
cultures-hint-civilization = Choose a board above; it is yours for the whole game.
cultures-hint-bury = Pick the card that goes under your deck.
cultures-hint-start = Choose three cards in order: the first resource, the last resource (the next to become progress), and the card for the top of your deck. The fourth goes to the bottom.
cultures-role-first = 1. resource
cultures-role-second = 2. resource
cultures-role-top = top of deck
cultures-role-bottom = bottom of deck

cultures-do-card = Choose a card
cultures-do-other-use = Choose how
cultures-do-start = Start with these cards
cultures-do-lead = Lead { $civilization }
cultures-do-bury = Put { $card } under the deck
cultures-do-coins =
    { $coins ->
        [one] Discard { $card } for { $coins } coin
       *[other] Discard { $card } for { $coins } coins
    }
cultures-do-military = Add { $card } to the military
cultures-do-resource = Add { $card } to the resources
cultures-do-build =
    { $kind ->
        [leader] { $price ->
            [0] Place { $card } for free
            [one] Place { $card } for { $price } coin
           *[other] Place { $card } for { $price } coins
        }
       *[building] { $price ->
            [0] Build { $card } for free
            [one] Build { $card } for { $price } coin
           *[other] Build { $card } for { $price } coins
        }
    }

cultures-if-decline = You keep your military; if nobody competes the province leaves the game.
cultures-if-keep = You get no new cards and begin to play cards.
cultures-if-swap = Coins { $from } to { $to }; for each new card one goes under your deck.
cultures-if-nile =
    { $brings ->
        [none] Nothing from the Nile; { $left } coins left to spend.
       *[other] { $brings }; { $left } coins left to spend.
    }
cultures-if-level = Level { $level }: { $words }.
cultures-if-second = Civilizations change seats, the provinces stay.
cultures-if-win = { $mine } to { $theirs }: if both compete you win.
cultures-if-lose = { $mine } to { $theirs }: you win only if your opponent does not compete.
cultures-if-cost = { $card } is discarded for it.
cultures-if-cost-nothing = It costs you no military card.
cultures-first-game = First game: you { $mine }, your opponent { $theirs } points.

cultures-score-sheet = Score sheet
cultures-part-display = Buildings and leaders
cultures-part-board = Civilization board
cultures-part-provinces = Provinces
cultures-part-marker = Progress marker
cultures-part-first-game = First game
cultures-scored-progress = Progress level { $number }
cultures-scored-military = Military band { $number }
