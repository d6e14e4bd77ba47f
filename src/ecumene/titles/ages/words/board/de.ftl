# Das Textbrett von Age of Civilization auf Deutsch.

ages-board-track =
    Zeitleiste, { $phase ->
        [over] Spielende
       *[other] Runde { $round } von { $rounds }
    }; { $starter } hat den Startspielermarker
ages-board-needs =
    { $workers } Arbeiter{ $red ->
        [yes] {" "}(verloren)
       *[no] {""}
    }{ $coins ->
        [0] {""}
        [one] , { $coins } Münze
       *[other] , { $coins } Münzen
    }: { $gives }{ $slots ->
        [one] {""}
       *[other] {" "}({ $slots } Felder)
    }
ages-board-no-action = keine Aktion
ages-board-actions =
    Deine Aktionen, { $workers ->
        [0] kein Arbeiter ist frei
        [one] { $workers } Arbeiter ist frei
       *[other] { $workers } Arbeiter sind frei
    }
ages-board-why =
    { $why ->
        [forbidden] verboten
        [used] benutzt
        [workers] zu wenige Arbeiter
        [coins] zu wenige Münzen
       *[none] möglich
    }
ages-board-reconstructed = ° von uns rekonstruiert
ages-board-market =
    Auslage der Zivilisationen, { $cards ->
        [one] { $cards } Karte im Stapel
       *[other] { $cards } Karten im Stapel
    }
ages-board-civilization =
    { $workers } Arbeiter{ $coins ->
        [0] {""}
        [one] , { $coins } Bonusmünze
       *[other] , { $coins } Bonusmünzen
    }
ages-board-label-main = Haupt
ages-board-label-legacy = Erbe
ages-board-specials = Besondere Technologiekarten
ages-board-wonders = Auslage der Weltwunder
ages-board-seat =
    { $seat }{ $you ->
        [yes] {" "}(du)
       *[no] {""}
    }{ $turn ->
        [yes] , am Zug
       *[no] {""}
    }{ $starter ->
        [yes] , Startspielermarker
       *[no] {""}
    }
ages-board-label-means = besitzt
ages-board-means =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, { $workers } Arbeiter
ages-board-strength = Stärke { $n }
ages-board-no-civilization = noch keine Zivilisation
ages-board-label-technologies = Technologien
ages-board-listed =
    { $cards ->
        [none] keine
       *[other] { $cards }
    }
ages-board-label-hand = Hand
ages-board-hand =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
ages-board-passing = Zur Wahl
ages-board-rival = virtueller Gegner: Stärke { $n }
ages-board-scenario =
    { $scenario }{ $stations ->
        [0] {""}
       *[other] , Station { $stations }
    }{ $terror ->
        [yes] , Schrecken: kein Rasten, kein Annektieren
       *[no] {""}
    }
ages-board-medal =
    { $medal ->
        [gold] Goldmedaille
        [silver] Silbermedaille
        [bronze] Bronzemedaille
       *[none] Keine Medaille
    }
ages-board-achievements = Erfolge: { $achievements }
ages-board-scores = Endstand
ages-board-score =
    { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    } ({ $played } im Spiel, { $end } am Spielende)
ages-board-command = (kam in Runde { $round })
