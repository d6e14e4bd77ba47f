var e=`# Zurückblicken: die vergangene Runde, was während der Abwesenheit geschah, die Geschichte eines ganzen Spiels.

empires-story-title = Die Geschichte des Spiels
empires-story-course = Der Verlauf des Spiels
empires-story-figure = Gezeigte Zahl
empires-story-points = Punkte
empires-story-cities = Städte
empires-story-population = Bevölkerung
empires-story-advances = Fortschritte
empires-story-follow = Einen Platz hervorheben
empires-story-numbers = In Zahlen
empires-story-turn = Runde
empires-story-sum = Alle
empires-story-chart = { $figure } über { $turns } Runden. Am Ende: { $values }.
empires-story-bargains = Wer mit wem gehandelt hat
empires-story-market = Tausch mit dem Markt
empires-story-market-trades = Mal getauscht
empires-story-market-placed = Hingelegt
empires-story-market-taken = Genommen
empires-story-calamities = Katastrophen
empires-story-passed = Im Handel abgegeben
empires-story-suffered = Erlitten
empires-story-to = gab sie an

## The turn that ended

empires-story-review = Rückblick
empires-story-turn-was = Rückblick auf Runde { $turn }
empires-story-bought = Du hast erworben: { $advances }.
empires-story-struck = Du hast erlitten: { $calamities }.
empires-story-lost = { $cities ->
    [one] Du hast eine Stadt verloren
   *[other] Du hast { $cities } Städte verloren
}{ $areas ->
    [none] { "" }
   *[other] { $unnamed ->
        [0] : { $areas }
       *[other] , darunter { $areas }
    }
}.
empires-story-marketed = Auf dem Markt hast du { $trades }-mal getauscht: { $placed } hingelegt, { $taken } genommen.
empires-story-market-by = { $trades }-mal getauscht
empires-story-cities-by = Städte { $by }
empires-story-points-by = { $by } SP

## Since one left

empires-story-on-map = Auf der Karte verändert
empires-story-changed = geändert, seit du weg warst
empires-story-city-came = neue Stadt
empires-story-city-went = Stadt verloren
empires-story-tokens = Plättchen { $before } → { $after }
empires-story-more = und { $count } weitere, auf der Karte hervorgehoben
`;export{e as default};