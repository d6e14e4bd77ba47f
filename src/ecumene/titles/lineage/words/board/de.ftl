# Das Textbrett: lineage-board-<was>. Die Spalten stehen untereinander, ihre Überschriften sind darum kurz.

lineage-board-none = keine
lineage-board-listed = { $cards }
lineage-board-over = das Spiel ist zu Ende

## Überschriften der Spalten

lineage-board-number = { $number }
lineage-board-at-end = In den SP fehlt noch: { $parts }. Das ist bis zum Ende der Partie geheim.
lineage-board-column-ranking = nach Rangfolge
lineage-board-column-start = beginnt in
lineage-board-column-first-steps = Felder, auf denen Epochen beginnen
lineage-board-column-area = Gebiet
lineage-board-column-region = Region
lineage-board-column-tokens = Plättch.
lineage-board-column-city = Stadt
lineage-board-column-can-move = beweglich
lineage-board-column-others = andere
lineage-board-column-limit = Limit
lineage-board-column-site = Bauplatz
lineage-board-column-coast = Küste
lineage-board-column-who = wer dort ist
lineage-board-column-board = Plan
lineage-board-column-stock = Vorrat
lineage-board-column-treasury = Schatz
lineage-board-column-cities = Städte
lineage-board-column-ships = Schiffe
lineage-board-column-census = Zensus
lineage-board-column-advances = Fortschr.
lineage-board-column-cards = Hand
lineage-board-column-step = Feld
lineage-board-column-points = SP
lineage-board-column-hold = Du besitzt
lineage-board-column-hold-price = Kosten
lineage-board-column-acquire = Zu erwerben
lineage-board-column-acquire-price = Preis
lineage-board-column-groups = Gruppen

## Die Wahl der Zivilisationen

lineage-board-choice = Wahl der Zivilisationen
lineage-board-taken = vergeben: { $seat }

## Dein Volk

lineage-board-yours = Dein Volk{ $over ->
    [yes] {" "}(! über der Grenze)
   *[no] {""}
}, { $seat }, { $when }
lineage-board-your-ships = Schiffe:
lineage-board-ship-steps = { $ready ->
    [yes] { $steps ->
        [one] 1 Schritt gefahren
       *[other] { $steps } Schritte gefahren
    }
   *[no] nicht unterhalten
}
lineage-board-ship-cargo = { $tokens } an Bord
lineage-board-means = { $tokens } Plättchen auf dem Plan, { $stock } im Vorrat, { $treasury } im Schatz; { $cities } von { $most } Städten
lineage-board-support = , die { $need } Plättchen zur Versorgung brauchen{ $lacking ->
    [0] {""}
   *[other] : { $lacking } zu wenig
}

## Wohin du ziehen und wo du bauen kannst

lineage-board-reach = Wohin du über Land ziehen kannst, { $when }
lineage-board-coast = Küste
lineage-board-from = von { $areas }
lineage-board-build = Bauplätze, { $when }
lineage-board-wilderness = Wildnis
lineage-board-takes = braucht { $need }, du hast { $there }
lineage-board-share = , { $treasury } aus dem Schatz
lineage-board-near = , { $near } nebenan
lineage-board-would-go = ; { $units } müsste weichen

## Zivilisationen

lineage-board-seats = Zivilisationen{ $mine ->
    [yes] {" "}(* deine)
   *[no] {""}
}, { $when }
lineage-board-has-left = hat das Spiel verlassen
lineage-board-comes-later = kommt mit einem Bürgerkrieg ins Spiel
lineage-board-is-leaving = ; verlässt das Spiel
lineage-board-holds = besitzt
lineage-board-block = Block { $block }; {""}
lineage-board-last-step = : das letzte Feld
lineage-board-ready = ; bereit für das nächste Feld{ $era ->
    [none] {""}
   *[other] {" "}({ $era })
}
lineage-board-lacks = ; für das nächste Feld{ $era ->
    [none] {""}
   *[other] {" "}({ $era })
} fehlen { $what }
lineage-board-lack = { $what ->
    [cities] { $number ->
        [one] 1 Stadt
       *[other] { $number } Städte
    }
    [advance_points] { $number ->
        [one] 1 Punkt aus Fortschritten
       *[other] { $number } Punkte aus Fortschritten
    }
   *[advances] { $number ->
        [one] 1 Fortschritt
       *[other] { $number } Fortschritte
    }{ $what ->
        [advances_below_100] {" "}unter 100
        [advances_from_100] {" "}ab 100
        [advances_from_200] {" "}ab 200
       *[advances] {""}
    }
}

## Gebiete und Konflikte

lineage-board-areas = Gebiete, { $when }
lineage-board-conflicts = Konflikte{ $asked ->
    [yes] {" "}(> du wirst gefragt)
   *[no] {""}
}, { $when }
lineage-board-limit = Grenze { $limit }:
lineage-board-site = { $white ->
    [yes] weiß. Platz
   *[no] Platz
}
lineage-board-city = { $new ->
    [yes] neue Stadt
   *[no] Stadt
}
lineage-board-ships = { $ships ->
    [one] Schiff
   *[other] { $ships } Schiffe
}
lineage-board-pirate-city = Piratenstadt
lineage-board-barbarians = Barbaren { $tokens }
lineage-board-attacker = { $seat ->
    [barbarians] Barbaren
   *[other] { $seat }
} mit { $tokens }
lineage-board-attacks = gegen
lineage-board-city-of = die Stadt von { $seat }
lineage-board-city-of-pirates = eine Piratenstadt
lineage-board-too-few = , zu wenig

## Karten, Stapel, Angebote

lineage-board-hand = Deine Karten, { $count } auf der Hand
lineage-board-cards-of = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} zu { $face }
lineage-board-worth = Wert { $value }
lineage-board-added = {""}, +{ $value } als Ware des anderen Blocks
lineage-board-all-commodities = Alle Waren
lineage-board-last-known = Zuletzt gesehen bei
lineage-board-lacking = hat bekanntlich keine Karte von
lineage-board-calamity = Stapel { $stack }, { $kind ->
    [minor] kleine Katastrophe
   *[major] große Katastrophe
}{ $tradeable ->
    [yes] {""}
   *[no] , nicht handelbar
}{ $giver ->
    [none] {""}
   *[other] , von { $giver }
}
lineage-board-stacks = Stapel der Handelskarten
lineage-board-stacks-left = Stapel mit Karten:
lineage-board-stacks-of = Stapel mit Karten im Block { $block }:
lineage-board-stacks-empty = ; leer, nur Wasser: { $stacks }
lineage-board-discarded = Abgelegt von Stapel { $stack }:
lineage-board-offers = Angebote{ $alarm ->
    [yes] , der Wecker hat geklingelt
   *[no] {""}
}
lineage-board-no-offers = Niemand bietet etwas an, das du sehen kannst.
lineage-board-still-trading = Noch im Handel:
lineage-board-finished-trading = Fertig:
lineage-board-offer = Angebot { $number }
lineage-board-offer-between = { $maker ->
    [you] von dir
   *[other] von { $maker }
} an { $to ->
    [you] dich
    [everybody] alle
   *[other] { $to }
}
lineage-board-offer-reply = , als Antwort auf Angebot { $number }
lineage-board-offer-for = gegen { $wants }

## Fortschritte

lineage-board-advances = Fortschritte, du besitzt { $count }
lineage-board-your-credits = Deine Gutschriften:
lineage-board-credits = Gutschriften: { $credits }.

# Der Markt
lineage-board-market = Markt{ $stage ->
    [buying] , für diese Runde ausgelegt
    [trading] , Durchgang { $round } von { $rounds }
   *[revealed] , aufgedeckt
}
lineage-board-market-penalties = rot
lineage-board-market-free = frei
lineage-board-market-hidden = verdeckt
lineage-board-market-dealt = [{ $card }]
lineage-board-market-shown = [{ $card }]
lineage-board-market-open = { $card }
lineage-board-market-red = [{ $card }]
lineage-board-market-blocked = { $card }, gesperrt
lineage-board-market-by = von { $seat ->
    [you] dir
   *[other] { $seat }
}
lineage-board-market-order = Reihenfolge:
lineage-board-market-passes = { $passes ->
    [one] (1 Pass in Folge)
   *[other] ({ $passes } Pässe in Folge)
}
lineage-board-market-guess = Wie viele rote Felder jede Zahl hat, ist unsere Vermutung; wer den Plan besitzt, kann es berichtigen.
lineage-board-regions-guess = Zu wessen Region ein Gebiet gehört, ist in diesem Aufbau zum Teil unsere Vermutung; wer den Plan besitzt, kann es berichtigen.
