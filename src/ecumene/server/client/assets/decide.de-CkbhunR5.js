var e=`# Was auf der Karte entschieden wird: die Blätter aller Fragen.

empires-decide-how = So geht es
empires-decide-pick = Wähle einen Ort
empires-decide-choose = { $area } wählen
empires-decide-pick-map = Wähle Gebiete auf der Karte.
empires-decide-pick-lit = Wähle ein leuchtendes Gebiet.
empires-decide-nothing = Nichts zu wählen
empires-decide-find = { $count } Orte durchsuchen
empires-decide-how-many = Wie viele
empires-decide-of = von { $count }
empires-decide-pieces = Stadt oder Plättchen
empires-decide-whole = Eine Stadt
empires-decide-piecemeal = { $count ->
    [one] 1 Plättchen
   *[other] Plättchen, bis zu { $count }
}
empires-decide-tokens-in = { $count ->
    [one] 1 Plättchen in { $area }
   *[other] { $count } Plättchen in { $area }
}
empires-decide-reset = Zurücksetzen
empires-decide-open-damage = { $count } Schaden noch offen
empires-decide-open-growth = { $count ->
    [one] Noch 1 Plättchen zu setzen
   *[other] Noch { $count } Plättchen zu setzen
}
empires-decide-stuck = { $count } Schaden ist noch offen, und nichts, was übrig ist, zählt genau so viel. „Auffüllen“ richtet es.
empires-decide-taken-back = { $count ->
    [one] 1 gewähltes Plättchen bleibt stehen: Mit ihm ginge der Verlust nicht genau auf.
   *[other] { $count } gewählte Plättchen bleiben stehen: Mit ihnen ginge der Verlust nicht genau auf.
}
empires-decide-fill = Auffüllen
empires-decide-more = Noch { $count }
empires-decide-more-worth = Noch { $count } Wert
empires-decide-counted-pieces = { $done } von { $due }
empires-decide-counted-cities = { $done } von { $due ->
    [one] 1 Stadt
   *[other] { $due } Städten
}
empires-decide-counted-tokens = { $limit ->
    [most] { $done } von höchstens { $due } Plättchen
   *[all] { $done } von { $due } Plättchen
}
empires-decide-counted-players = { $limit ->
    [most] { $done } von höchstens { $due } Spielern
   *[all] { $done } von { $due } Spielern
}
empires-decide-counted-support = { $done } von { $due } Plättchen versorgen deine Städte
empires-decide-counted-barbarians = { $done } von { $due } Barbaren sind zur Ruhe gekommen
empires-decide-continue = Weiter
empires-decide-outlook = Was geschehen würde
empires-decide-silent = Die Regeln lassen sich gerade nicht fragen; du kannst trotzdem entscheiden, das Haus prüft alles.

## Ein Gebiet in wenigen Worten

empires-decide-limit = Grenze { $limit }
empires-decide-site = Bauplatz
empires-decide-flood-plain = Schwemmebene
empires-decide-yours = { $count } von dir
empires-decide-theirs = { $count } von { $name }
empires-decide-your-city = deine Stadt
empires-decide-city = Stadt von { $name }
empires-decide-pirates = Piratenstadt
empires-decide-barbarians = { $count ->
    [one] 1 Barbar
   *[other] { $count } Barbaren
}

## Wachstum und Schaden

empires-decide-send-growth = { $count ->
    [one] 1 Plättchen setzen
   *[other] { $count } Plättchen setzen
}
empires-decide-send-damage = { $count } Schaden nehmen
empires-decide-open-losses = Noch { $count } offen
empires-decide-send-losses = { $count ->
    [one] 1 Einheitenpunkt verlieren
   *[other] { $count } Einheitenpunkte verlieren
}
empires-decide-open-faction = { $count ->
    [one] Noch 1 Einheitenpunkt offen
   *[other] Noch { $count } Einheitenpunkte offen
}
empires-decide-send-faction = { $count } Einheitenpunkte wählen
empires-decide-city-in = Stadt in { $area }
empires-decide-city-worth = zählt { $count }
empires-decide-city-between = zählt { $least } bis { $count }
empires-decide-city-left = zählt { $count }; { $left ->
    [0] kein Plättchen bleibt
    [one] 1 Plättchen bleibt
   *[other] { $left } Plättchen bleiben
}
empires-decide-tokens-stay = Plättchen, die in { $area } bleiben

## Steuern, Zivilisationen

empires-decide-tax = { $paid } in den Schatz, dann { $treasury }; { $stock } bleiben im Vorrat; kein Aufstand
empires-decide-tax-revolt = { $paid } in den Schatz, dann { $treasury }; { $revolts ->
    [one] 1 Stadt erhebt sich
   *[other] { $revolts } Städte erheben sich
}
empires-decide-loot = { $tokens ->
    [0] Nichts in den Schatz legen
    [one] { $tokens } Plättchen in den Schatz legen
   *[other] { $tokens } Plättchen in den Schatz legen
}
empires-decide-starts = beginnt in { $area }

## Karten

empires-decide-set = { $held } auf der Hand, Satz wert { $value }
empires-decide-set-loss = { $loss ->
    [0] Deine Sätze verlieren nichts.
   *[other] Deine Sätze verlieren { $loss } an Wert.
}
empires-decide-send-discard = { $cards ->
    [one] 1 Karte ablegen
   *[other] { $cards } Karten ablegen
}
empires-decide-send-sell = { $cards ->
    [0] Wähle Karten
    [one] 1 Karte für { $treasury } Schatz ablegen
   *[other] { $cards } Karten für { $treasury } Schatz ablegen
}
empires-decide-sale = { $treasury } in den Schatz; deine Sätze verlieren { $loss } an Wert.
empires-decide-card = { $name }, Wert { $face }
empires-decide-give = { $name } verdeckt geben
empires-decide-give-open = { $name } offen geben
empires-decide-open = Offen
empires-decide-open-about = Alle sehen, welche Karte du gibst.
empires-decide-stack = Stapel { $stack }: { $cost ->
    [0] umsonst
   *[other] { $cost } aus dem Schatz
}
empires-decide-stack-holds = { $goods }; { $calamities ->
    [0] keine Katastrophe
    [one] 1 Katastrophe
   *[other] { $calamities } Katastrophen
} in der Schachtel
empires-decide-stack-empty = Der Stapel ist leer: du bekommst Wasser.
empires-decide-buy = Von Stapel { $stack } kaufen: { $cost ->
    [0] umsonst
   *[other] { $cost }
}
empires-decide-pick-stack = Wähle einen Stapel
empires-decide-luck = Eine Karte, die du gesehen hast, lässt sich nicht zurücknehmen.

## Mitspieler

empires-decide-player = { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
}, Volkszählung { $census }, { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
}
empires-decide-not-chosen = Nicht wählbar.
empires-decide-locked = geht nicht
empires-decide-send-players = { $count ->
    [one] Diesen Spieler wählen
   *[other] Diese { $count } Spieler wählen
}
empires-decide-more-players = { $count ->
    [one] Wähle noch 1 Spieler
   *[other] Wähle noch { $count } Spieler
}

## Einheiten, die die Seite wechseln

empires-decide-open-units = { $count ->
    [one] Noch 1 Einheitenpunkt offen
   *[other] Noch { $count } Einheitenpunkte offen
}
empires-decide-units-over = Das { $count ->
    [one] ist 1 Einheitenpunkt
   *[other] sind { $count } Einheitenpunkte
} zu viel.
empires-decide-send-units = { $points } Einheitenpunkte wählen
empires-decide-offer = Auswahl { $number } von { $count } angebotenen
empires-decide-offer-own = Deine eigene Auswahl
empires-decide-offer-before = Die Auswahl davor
empires-decide-offer-next = Die nächste Auswahl

## Städte

empires-decide-build = Stadt in { $area } bauen
empires-decide-build-all = { $count } Städte bauen
empires-decide-build-plan = Noch eine planen
empires-decide-build-tokens = { $there } stehen dort.
empires-decide-treasury = Schatz
empires-decide-treasury-pays = zahlt bis zu { $most } von deinen { $treasury }
empires-decide-keep = Ein Plättchen neben der Stadt lassen
empires-decide-keep-about = Öffentliche Bauten: es braucht ein Plättchen mehr.
empires-decide-city-lacking = Mit einer Stadt dort { $count ->
    [one] fehlte 1 Plättchen
   *[other] fehlten { $count } Plättchen
} zur Versorgung deiner Städte.
empires-decide-abilities = Besondere Fähigkeiten

## Bewegung

empires-decide-from = Von
empires-decide-to = Nach
empires-decide-move = Ziehe
empires-decide-send-rest = { $count ->
    [one] Das andere woandershin schicken
   *[other] Die anderen { $count } woandershin schicken
}
empires-decide-deselect = Etwas anderes wählen
empires-decide-join = Plättchen aus { $area } hierher ziehen
empires-decide-all-moved = Alle Plättchen hier sind gezogen.
empires-decide-goals = { $count ->
    [one] 1 Gebiet leuchtet
   *[other] { $count } Gebiete leuchten
}
empires-decide-voyages = { $count ->
    [one] An 1 Ort segeln
   *[other] An { $count } Orte segeln
}
empires-decide-barred = Verschlossen: { $count }
empires-decide-use-ship = Schiff: { $cargo } an Bord, noch { $steps } Schritte
empires-decide-build-ship = Hier ein Schiff bauen
empires-decide-ship-price = { $tokens ->
    [0] { $coins } Schatz
    [one] { $coins ->
        [0] 1 Plättchen
       *[other] { $coins } Schatz, 1 Plättchen
    }
   *[other] { $coins ->
        [0] { $tokens } Plättchen
       *[other] { $coins } Schatz, { $tokens } Plättchen
    }
}
empires-decide-ship = { $cargo } an Bord, Platz für { $room }, noch { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
empires-decide-ship-left = { $cargo } an Bord, { $steps } Schritte
empires-decide-ship-unpaid = noch zu bezahlen
empires-decide-maintain = Das Schiff bezahlen
empires-decide-maintain-about = Ein älteres Schiff kostet jede Runde { $cost }, bevor es fährt; unbezahlt kehrt es in den Vorrat zurück.
empires-decide-maintain-treasury = { $cost } aus dem Schatz
empires-decide-maintain-token = Ein Plättchen aus { $area }
empires-decide-embark = { $count } an Bord nehmen
empires-decide-ashore = An Land setzen
empires-decide-disembark = { $count } an Land setzen
empires-decide-still = Was du noch tun kannst
empires-decide-free = { $count ->
    [one] 1 kann ziehen
   *[other] { $count } können ziehen
}
empires-decide-yard = Schiff bauen
empires-decide-nothing-left = Alles ist gezogen.
empires-decide-plan = Dein Plan
empires-decide-private = geheim; noch { $tokens } Plättchen, { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
}
empires-decide-walk = { $origin } nach { $to }: { $tokens }
empires-decide-voyage = Schiff { $origin } nach { $to }, { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
empires-decide-checking = …
empires-decide-illegal = nicht erlaubt
empires-decide-refused = Das Haus hat dies abgelehnt; nichts vom Plan wurde ausgeführt.
empires-decide-omen-conflict = Konflikt
empires-decide-omen-attack = Angriff auf Stadt
empires-decide-omen-city = Stadt möglich
empires-decide-omen-surplus = { $count } zu viel
empires-decide-drop = Aus dem Plan nehmen: { $what }
empires-decide-throw-away = Den Plan verwerfen
empires-decide-take-back-one = Zurücknehmen: { $what }
empires-decide-take-all-back = Alles zurücknehmen
empires-decide-unmoved = Du hast in dieser Runde nichts bewegt. Die Bewegung trotzdem beenden?
empires-decide-end-unmoved = Ohne Bewegung beenden
empires-decide-done = Bisher gezogen: { $count }
empires-decide-fixed = steht fest
empires-decide-made-move = { $origin } nach { $to }: { $tokens }
empires-decide-made-build_ship = Schiff in { $to } gebaut
empires-decide-made-maintain = Schiff in { $to } bezahlt
empires-decide-made-sail = Schiff { $origin } nach { $to }
empires-decide-made-embark = { $tokens } an Bord in { $origin }
empires-decide-made-disembark = { $tokens } an Land in { $to }

## Fragen ohne Wahl

empires-decide-forced = Es gibt nur eine Antwort.
empires-decide-forced-like = Solche Fragen für mich beantworten

## Die nächste Bewegung, vorausgeplant

empires-decide-ahead-open = Nächste Bewegung planen
empires-decide-ahead-planned = { $count ->
    [one] Vorausgeplant: 1 Zug
   *[other] Vorausgeplant: { $count } Züge
}
empires-decide-ahead-title = Deine nächste Bewegung
empires-decide-ahead-private = Niemand sieht diesen Plan, und nichts wird abgeschickt.
empires-decide-ahead-help = Der Plan geht vom Brett aus, wie es jetzt steht. Steuern, Wachstum und was andere tun, kommen vor deiner Bewegung; wenn sie beginnt, wird dir der Plan angeboten, und die Regeln prüfen jede Zeile noch einmal.
empires-decide-ahead-close = Plan behalten und schließen
empires-decide-ahead-kept = { $count ->
    [one] Du hast 1 Zug vorausgeplant.
   *[other] Du hast { $count } Züge vorausgeplant.
}
empires-decide-ahead-use = Übernehmen
`;export{e as default};