# Die Kartenseiten des Regelbuchs und die Blätter neben dem Plan. Alle Zahlen sind Argumente.

ages-shelf-civilizations = Zivilisationen
ages-shelf-wonders = Weltwunder
ages-shelf-technologies = Technologien
ages-shelf-actions = Aktionen
ages-shelf-events = Ereignismarker

ages-fact-population = Arbeiter
ages-fact-main = Hauptfähigkeit
ages-fact-legacy = Erbe
ages-fact-requires = Braucht eine von
ages-fact-row = Reihe
ages-fact-workers = Arbeiter
ages-fact-coins = Münzen
ages-fact-slots = Felder
ages-fact-lost = Arbeiter gehen verloren
ages-yes-no = { $yes ->
    [yes] ja
   *[no] nein
}
ages-nothing = nichts
ages-note-leads-here = führt hierher
ages-note-opens = öffnet sich von hier

ages-aid-turn = Zugkarte
ages-aid-turn-about = Was du in einem Zug tust, und was eine Runde beendet.
ages-aid-actions = Aktionen
ages-aid-actions-about = Was jede Aktion kostet und gibt. Die festen sind immer offen.
ages-aid-technologies = Technologien
ages-aid-technologies-about = Was jede Technologie braucht und tut.
ages-aid-numbers = Zahlen
ages-aid-numbers-about = Was am häufigsten nachgesehen wird.

ages-head-phase = Schritt
ages-head-here = Was du hier tust
ages-head-action = Aktion
ages-head-workers = Arbeiter
ages-head-coins = Münzen
ages-head-slots = Felder
ages-head-lost = Arbeiter verloren
ages-head-gains = Was sie gibt
ages-head-technology = Technologie
ages-head-requires = Braucht eine von
ages-head-does = Was sie tut
ages-head-number = Was
ages-head-value = Wie viel

ages-here-civilization = Lass eine neue Zivilisation aufsteigen, annektiere eine für ihr Erbe und { $annex_workers ->
    [one] { $annex_workers } Arbeiter
   *[other] { $annex_workers } Arbeiter
}, oder passe. Du hast höchstens { $max_civilizations }.
ages-here-actions = Setze Arbeiter auf offene Aktionen und zahle ihre Münzen; jedes Feld dient einmal. Oder raste: { $rest_coins } Münzen und { $rest_workers ->
    [one] { $rest_workers } Arbeiter
   *[other] { $rest_workers } Arbeiter
}, bis du { $max_workers } hast.
ages-here-turn_end = Arbeiter von roten Feldern sind verloren, die anderen kommen zurück. Dann gilt, was deine Karten am Zugende geben.
ages-here-round_end = Der Startmarker wandert weiter, die Zeitleiste rückt vor. Wird eine Karte mit Krieg oder Seuche frei, kommt ihr Ereignis.

ages-number-rounds = Runden
ages-number-start_coins = Münzen zu Beginn
ages-number-max_workers = Arbeiter, höchstens
ages-number-max_civilizations = Zivilisationen, höchstens
ages-number-rest_coins = Münzen fürs Rasten
ages-number-rest_workers = Arbeiter fürs Rasten
ages-number-annex_workers = Arbeiter fürs Annektieren
ages-number-bonus_coins = Münzen auf jeder Karte, die im Markt bleibt
