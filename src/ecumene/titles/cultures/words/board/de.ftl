# Das Textbrett von Rising Cultures. Die Spalten stehen untereinander, ihre Überschriften sind darum kurz.

cultures-board-none = keine
cultures-board-nothing = nichts
cultures-board-no-effect = keine Wirkung
cultures-board-listed = { $cards ->
    [none] keine
   *[other] { $cards } { $end ->
        [top] (oben)
       *[last] (zuletzt)
    }
}
cultures-board-called = { $seat }{ $you ->
    [yes] {" "}(du)
   *[no] {""}
}
cultures-board-resource = { $resource ->
    [wood] Holz
    [brick] Ziegel
    [stone] Stein
    [gold] Gold
   *[coin] Münze
}
cultures-board-symbol = { $symbol ->
    [sword] Schwert
    [horse] Pferd
   *[shield] Schild
}
cultures-board-any-symbol = alle Symbole
cultures-board-icon = { $icon ->
    [harvest] Ernte
    [craft] Handwerk
   *[trade] Handel
}
cultures-board-kind = { $kind ->
    [leader] Herrscher
   *[building] Gebäude
}
cultures-board-points = { $points } SP
cultures-board-part = { $part ->
    [display] Auslage
    [board] Tableau
    [provinces] Provinzen
    [marker] Marker
   *[first_game] erstes Spiel
}
cultures-board-marker = { $seat } hat den Marker
cultures-board-marker-holds = hat den Marker
cultures-board-marker-yours = du hast den Marker
cultures-board-when = { $phase ->
    [over] das Spiel ist zu Ende
    [round] Runde { $round } von { $rounds }
   *[setup] Aufbau
}{ $game ->
    [2] , zweites Spiel
   *[1] {""}
}

cultures-board-provinces = Provinzen, { $marker }, { $when }
cultures-board-column-province = Provinz
cultures-board-column-icon = Zeichen
cultures-board-column-most = die meisten
cultures-board-column-points = SP
cultures-board-column-gives = bringt
cultures-board-column-now = Symbole jetzt
cultures-board-tie = SP: Punkte am Ende. Bei Gleichstand gewinnt, wer den Fortschrittsmarker hat: { $seat }. Manche Karten zählen für ein Zeichen.
cultures-board-won = an { $seat }
cultures-board-boxed = an niemanden
cultures-board-nobody = noch niemand
cultures-board-even = { $symbols }:{ $symbols } { $seat }
cultures-board-ahead = { $seat } { $mine }:{ $theirs }
cultures-board-nile-open = Der Nil{ $reconstructed ->
    [yes] {" "}(rekonstruiert)
   *[no] {""}
}, offen: { $sections }
cultures-board-nile-closed = ; noch geschlossen: { $sections }

cultures-board-civilizations = Völker
cultures-board-start = : beginnt mit { $resources ->
    [none] nichts
   *[other] { $resources }
}, behält { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}{ $study ->
    [0] {""}
    [one] ; kann für 1 Münze studieren
   *[other] ; kann für { $study } Münzen studieren
}
cultures-board-levels = Fortschritt { $levels }
cultures-board-golden-age = Goldenes Zeitalter: { $points } SP, { $effects }
cultures-board-not-chosen = hat noch kein Volk gewählt
cultures-board-label-coins = Münzen
cultures-board-income = { $nile ->
    [none] {""}
   *[other] { $nile } auf dem Nil, {""}
}Einkommen { $income }, höchstens { $most } nach einer Runde
cultures-board-label-resources = Rohstoffe
cultures-board-missing = jeder fehlende kostet { $cost }
cultures-board-label-resource-cards = Karten
cultures-board-label-symbols = Symbole
cultures-board-label-military = Militär
cultures-board-bands = { $placed } von { $bands } Plätzen: { $cards ->
    [none] keine Karte
   *[other] { $cards }
}
cultures-board-label-next = dann
cultures-board-unlocks = die { $number }. Karte schaltet frei: { $effects }
cultures-board-unlocks-nothing = nichts mehr freizuschalten
cultures-board-label-progress = Fortschritt
cultures-board-level = Stufe { $level } von { $levels }: { $effects ->
    [none] noch nichts
   *[other] { $effects }
}
cultures-board-label-golden = golden
cultures-board-label-buildings = Gebäude
cultures-board-label-leaders = Herrscher
cultures-board-covers = verdeckt { $cards }
cultures-board-label-provinces = Provinzen
cultures-board-label-cards = Karten
cultures-board-piles = { $hand } auf der Hand, { $deck } im Stapel; abgelegt: { $discard }
cultures-board-label-score = Stand
cultures-board-first-points = und { $points } SP aus dem ersten Spiel

cultures-board-sheet = Wertungsblatt{ $game ->
    [0] {""}
    [1] , erstes Spiel
   *[2] , zweites Spiel
}
cultures-board-total = Summe
cultures-board-scoring = { $side ->
    [progress] Fortschritt, Stufe { $number }
   *[military] Militär, Platz { $number }
}

cultures-board-hand = Deine Hand, { $marker }, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} auszugeben
cultures-board-column-card = { $reconstructed ->
    [yes] Karte (° rekonstruiert)
   *[no] Karte
}
cultures-board-column-kind = Art
cultures-board-column-build = Bau für    braucht{ $dear ->
    [yes] {"  "}(! zu teuer)
   *[no] {""}
}
cultures-board-price = { $coins ->
    [0] umsonst
    [one] 1 Münze
   *[other] { $coins } Münzen
}
cultures-board-as-military = Militär
cultures-board-as-resources = Rohstoffe
cultures-board-deck = { $where ->
    [deck_top] Oben auf deinem Stapel
   *[deck_bottom] Unter deinem Stapel
}: { $cards }
