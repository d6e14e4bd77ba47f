var e=`# Die Sitze und die Leisten: was alle von allen sehen dürfen.

empires-tracks-in-census-order = nach der Volkszählung
empires-tracks-in-ranking-order = in der A.S.T.-Rangfolge
empires-tracks-fold = Plätze einklappen
empires-tracks-unfold = Plätze ausklappen
empires-tracks-title = Die Leisten
empires-tracks-leaf-ast = A.S.T.
empires-tracks-leaf-seats = Vergleich
empires-tracks-leaf-advances = Fortschritte
empires-tracks-leaf-odds = Katastrophen
empires-tracks-seat-points = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Figures

empires-tracks-cities = Städte
empires-tracks-hand = Handelskarten
empires-tracks-treasury = Schatz
empires-tracks-stock = Vorrat
empires-tracks-tokens = Plättchen auf dem Plan
empires-tracks-ships = Schiffe
empires-tracks-advances = Fortschritte
empires-tracks-points = Siegpunkte
empires-tracks-vp = SP
empires-tracks-ast = A.S.T.
empires-tracks-ast-long = Zeitleiste (A.S.T., Archaeological Succession Table): wie weit jede Zivilisation durch die Zeitalter gekommen ist. Am Ende einer Runde rückt ihr Marker einen Schritt vor, wenn sie hat, was das Zeitalter verlangt.
empires-tracks-ast-what = Was die A.S.T. ist
empires-tracks-figures = Was die Zahlen sind
empires-tracks-figures-are = Von links nach rechts: { $names }.
empires-tracks-cost = Preis
empires-tracks-census = Volkszählung
empires-tracks-census-place = Zugfolge
empires-tracks-city-place = Städtefolge
empires-tracks-orders-note = Zugfolge: Wer die größte Bevölkerung hat, bewegt zuerst, wer Militär besitzt, zuletzt. Städtefolge: Wer die wenigsten Städte hat, zieht und kauft zuerst Handelskarten.

## What a seat is doing

empires-tracks-moves = am Zug
empires-tracks-plans = plant
empires-tracks-trades = handelt
empires-tracks-places = setzt
empires-tracks-decides = entscheidet
empires-tracks-joins = kommt später
empires-tracks-waits = wartet
empires-tracks-waits-for-you = wartet auf dich
empires-tracks-done = fertig

## Many seats

empires-tracks-order = In welcher Reihenfolge die Plätze stehen
empires-tracks-by-blocks = Blöcke
empires-tracks-by-census = Zensus
empires-tracks-by-points = Punkte
empires-tracks-which = Welche Plätze gezeigt werden
empires-tracks-count-w = Westen { $count }
empires-tracks-count-e = Osten { $count }
empires-tracks-count-all = alle { $count }
empires-tracks-block-w = Westen
empires-tracks-block-e = Osten
empires-tracks-your-block = dein Block
empires-tracks-seat = Platz
empires-tracks-done-of = { $done } von { $seats } fertig
empires-tracks-done-of-waits = { $done } von { $seats } fertig; gewartet wird auf { $names }
empires-tracks-for-you = dich
empires-tracks-next-of = Was das nächste Feld verlangt: { $name }

## The A.S.T.

empires-tracks-eras = Epochen
empires-tracks-step-of = { $era }, Feld { $step } von { $last }
empires-tracks-met = Erfüllt:
empires-tracks-missing = Fehlt:

## Advances

empires-tracks-all-advances = Auch die, die niemand besitzt
empires-tracks-no-advances = Noch besitzt niemand einen Fortschritt.
empires-tracks-holds = im Besitz

## Calamities

empires-tracks-odds-note = Was du wissen kannst: deine Hand, die Ablagestapel, was unter die Stapel kam, und Karten, von denen du weißt, wer sie bekommen hat. Die anderen haben { $hidden ->
    [one] 1 Karte
   *[other] { $hidden } Karten
} auf der Hand.
empires-tracks-odds-not-here = Wo Katastrophen sein können, sehen nur die Spielenden, solange das Spiel läuft.
empires-tracks-asking = Die Regeln rechnen …
empires-tracks-where-hand = auf deiner Hand
empires-tracks-where-known = zuletzt gesehen
empires-tracks-where-unseen = nicht gesehen
empires-tracks-where-discards = abgelegt
empires-tracks-where-under = unter dem Stapel
`;export{e as default};