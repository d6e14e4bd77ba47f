# Was nur The Expansion Project fragt.

## Eine Katastrophe aufteilen

expansion-divide-victim = Du bist das Hauptopfer
expansion-divide-send = Diese Verluste verteilen
expansion-divide-given = { $count } von { $count } verteilt
expansion-divide-most = höchstens { $count } pro Person
expansion-divide-seat = Spieler
expansion-divide-holds = Besitzt
expansion-divide-order = Du gibst
expansion-divide-loses = Verliert
expansion-divide-rest = Rest
expansion-divide-nothing = kein Fortschritt hilft
expansion-divide-has = { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
}, { $tokens ->
    [one] 1 Plättchen
   *[other] { $tokens } Plättchen
}; höchstens { $room }
expansion-divide-room = höchstens { $room }
expansion-divide-takes-rest = nimmt den Rest
expansion-divide-amount = Verluste von { $name }
expansion-divide-rest-of = { $name } nimmt den Rest
expansion-divide-rest-about = { $name } nimmt den Rest: Änderst du eine andere Zahl, folgt diese, und die Summe ist immer { $count }.
expansion-divide-evenly = Gleichmäßig
expansion-divide-leaders = Führende zuerst

## Die Seiten eines Bürgerkriegs

expansion-side-units = { $area } ({ $city ->
    [yes] { $tokens ->
        [0] Stadt
       *[other] Stadt, { $tokens }
    }
   *[no] { $tokens }
})
expansion-side-send = { $side ->
    [first] Die erste Partei behalten
   *[second] Die zweite Partei behalten
}

## Stammesfehde

expansion-tribes-first = Zwei Gebiete wählen
expansion-tribes-second = Ein Gebiet daneben wählen
expansion-tribes-send = { $one } und { $other } kämpfen

## Zahlen oder verlieren

expansion-bail-pay = Zahle für
expansion-bail-treasury = Dein Schatz
expansion-bail-lost = Einheitenpunkte, die du verlierst
expansion-bail-send = { $paid ->
    [0] Nichts zahlen, { $lost } verlieren
   *[other] { $lost ->
        [0] { $price } zahlen, nichts verlieren
       *[other] { $price } zahlen, { $lost } verlieren
    }
}

## Handelsreich

expansion-demand-what = Welche Ware
expansion-demand-whom = Wen du fragst
expansion-demand-good = { $name }, Wert { $face }{ $held ->
    [0] {""}
   *[other] ; du hast { $held }
}
expansion-demand-holds = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
expansion-demand-lacks = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}; hatte zuletzt kein { $name }
expansion-demand-send = { $player } nach { $name } fragen

## Schiffe

expansion-ships-own = Deine Schiffe
expansion-ships-of = Schiff in { $place }
expansion-ships-paid = bezahlt
expansion-ships-release = Aufgeben
expansion-ships-new = Ein neues Schiff bauen
expansion-ships-price = Wie du zahlst
expansion-ships-build = Schiff in { $place } bauen
expansion-ships-nowhere = Du kannst jetzt kein weiteres Schiff bauen.
expansion-ships-unpaid = { $count ->
    [one] Ein Schiff ist nicht bezahlt: Es kehrt in den Vorrat zurück.
   *[other] { $count } Schiffe sind nicht bezahlt: Sie kehren in den Vorrat zurück.
}
expansion-ships-leave = Nicht bezahlen

## Schiffe eines vorher gemachten Plans

expansion-ships-planned = Die Schiffe deines Plans
expansion-ships-planned-in = { $count } in { $place }
expansion-ships-planned-build = Die geplanten Schiffe bauen: { $listed }
expansion-ships-planned-keep = Die Schiffe deines Plans bezahlen: { $paid }
expansion-ships-planned-also = { $paid ->
    [one] Auch ein Schiff wird bezahlt.
   *[other] Auch { $paid } Schiffe werden bezahlt.
}
expansion-ships-planned-refused = Nicht mehr möglich: { $why }
expansion-ships-planned-leave = Weglassen
expansion-ships-planned-later = { $count ->
    [one] Ein Zug deines Plans wartet auf die Bewegung.
   *[other] { $count } Züge deines Plans warten auf die Bewegung.
}
