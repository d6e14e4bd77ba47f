var e=`# Was auf der Karte entschieden wird: die Blätter aller Fragen.

empires-decide-how = So geht es
empires-decide-pick = Wähle einen Ort
empires-decide-choose = { $area } wählen
empires-decide-pick-map = Wähle Gebiete auf der Karte.
empires-decide-pick-lit = Wähle ein hervorgehobenes Gebiet.
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
empires-decide-open-damage = Noch { $count } Schaden zu nehmen
empires-decide-open-growth = { $count ->
    [one] Noch 1 Plättchen zu setzen
   *[other] Noch { $count } Plättchen zu setzen
}
empires-decide-stuck = Du musst noch { $count } Schaden nehmen, und nichts, was übrig ist, zählt genau so viel. „Den Rest für mich wählen“ findet eine Lösung.
empires-decide-taken-back = { $count ->
    [one] 1 gewähltes Plättchen bleibt auf dem Plan: Mit ihm ginge der Verlust nicht genau auf.
   *[other] { $count } gewählte Plättchen bleiben auf dem Plan: Mit ihnen ginge der Verlust nicht genau auf.
}
empires-decide-fill = Den Rest für mich wählen
empires-decide-more = Noch { $count }
empires-decide-more-worth = Noch Karten im Wert von { $count }
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
empires-decide-counted-barbarians = { $done } von { $due } Barbaren haben Platz gefunden
empires-decide-continue = Weiter
empires-decide-outlook = Was geschehen würde
empires-decide-silent = Die Regeln lassen sich gerade nicht fragen. Du kannst trotzdem entscheiden: Das Haus prüft jede Antwort.

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
empires-decide-open-losses = Noch { $count } zu verlieren
empires-decide-send-losses = { $count ->
    [one] 1 Einheitenpunkt verlieren
   *[other] { $count } Einheitenpunkte verlieren
}
empires-decide-open-faction = { $count ->
    [one] Noch 1 Einheitenpunkt zu wählen
   *[other] Noch { $count } Einheitenpunkte zu wählen
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

empires-decide-tax = { $paid } Plättchen in den Schatz, der dann { $treasury } hat; { $stock } bleiben im Vorrat; kein Aufstand
empires-decide-tax-revolt = { $paid } Plättchen in den Schatz, der dann { $treasury } hat; { $revolts ->
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

empires-decide-set = { $held } auf der Hand, Wert des Satzes { $value }
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
    [one] 1 Karte für { $treasury } Plättchen ablegen
   *[other] { $cards } Karten für { $treasury } Plättchen ablegen
}
empires-decide-sale = { $treasury } Plättchen kommen in den Schatz; deine Sätze verlieren { $loss } an Wert.
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
empires-decide-stack-empty = Der Stapel ist leer: Du bekommst Wasser.
empires-decide-buy = Von Stapel { $stack } kaufen: { $cost ->
    [0] umsonst
   *[other] { $cost } aus dem Schatz
}
empires-decide-pick-stack = Wähle einen Stapel
empires-decide-luck = Sobald du die Karte gesehen hast, kannst du den Kauf nicht zurücknehmen.

## Mitspieler

empires-decide-player = { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
}, Volkszählung { $census }, { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
}
empires-decide-not-chosen = Nicht wählbar.
empires-decide-locked = nicht möglich
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
    [one] Noch 1 Einheitenpunkt zu wählen
   *[other] Noch { $count } Einheitenpunkte zu wählen
}
empires-decide-units-over = Das { $count ->
    [one] ist 1 Einheitenpunkt
   *[other] sind { $count } Einheitenpunkte
} zu viel.
empires-decide-send-units = { $points } Einheitenpunkte wählen
empires-decide-offer = Vorgeschlagene Auswahl { $number } von { $count }
empires-decide-offer-own = Deine eigene Auswahl
empires-decide-offer-before = Vorige Auswahl
empires-decide-offer-next = Nächste Auswahl

## Städte

empires-decide-build = Stadt in { $area } bauen
empires-decide-build-all = { $count } Städte bauen
empires-decide-build-plan = Noch eine Stadt planen
empires-decide-build-tokens = { $there } Plättchen im Gebiet.
empires-decide-treasury = Schatz
empires-decide-treasury-pays = zahlt bis zu { $most } von deinen { $treasury }
empires-decide-keep = Ein Plättchen neben der Stadt lassen
empires-decide-keep-about = Öffentliche Bauten: Die Stadt braucht dann ein Plättchen mehr.
empires-decide-city-lacking = Mit einer Stadt dort { $count ->
    [one] würde 1 Plättchen
   *[other] würden { $count } Plättchen
} zur Versorgung deiner Städte fehlen.
empires-decide-abilities = Sonderfähigkeiten

## Bewegung

empires-decide-from = Von
empires-decide-to = Nach
empires-decide-move = Ziehen
empires-decide-send-rest = { $count ->
    [one] Das andere woandershin schicken
   *[other] Die anderen { $count } woandershin schicken
}
empires-decide-deselect = Etwas anderes wählen
empires-decide-join = Plättchen aus { $area } hierher ziehen
empires-decide-all-moved = Alle Plättchen hier sind gezogen.
empires-decide-goals = { $count ->
    [one] 1 Gebiet ist erreichbar
   *[other] { $count } Gebiete sind erreichbar
}
empires-decide-voyages = { $count ->
    [one] An 1 Ort fahren
   *[other] An { $count } Orte fahren
}
empires-decide-barred = { $count ->
    [one] 1 Gebiet darfst du nicht betreten
   *[other] { $count } Gebiete darfst du nicht betreten
}
empires-decide-use-ship = Schiff: { $cargo } an Bord, noch { $steps } Schritte
empires-decide-build-ship = Hier ein Schiff bauen
empires-decide-ship-price = { $tokens ->
    [0] { $coins } Plättchen aus dem Schatz zahlen
   *[other] { $coins ->
        [0] { $tokens } Plättchen aus dem Gebiet zahlen
       *[other] { $coins } aus dem Schatz, { $tokens } aus dem Gebiet zahlen
    }
}
empires-decide-ship = { $cargo } an Bord, Platz für { $room }, noch { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
empires-decide-ship-left = { $cargo } an Bord, { $steps } Schritte
empires-decide-ship-unpaid = nicht bezahlt
empires-decide-maintain = Das Schiff bezahlen
empires-decide-maintain-about = Ein Schiff aus einer früheren Runde kostet jede Runde { $cost }, bevor es fährt. Zahlst du nicht, kehrt es in den Vorrat zurück.
empires-decide-maintain-treasury = { $cost } aus dem Schatz zahlen
empires-decide-maintain-token = Mit einem Plättchen aus { $area } zahlen
empires-decide-embark = { $count } an Bord nehmen
empires-decide-ashore = An Land setzen
empires-decide-disembark = { $count } an Land setzen
empires-decide-left-after = { $tokens ->
    [0] Nach deinem Plan kann kein Plättchen mehr ziehen
    [one] Nach deinem Plan kann noch 1 Plättchen ziehen
   *[other] Nach deinem Plan können noch { $tokens } Plättchen ziehen
}{ $treasury ->
    [0] .
   *[other] ; { $treasury } im Schatz.
}
empires-decide-hungry = { $count ->
    [one] 1 Plättchen wird keine Nahrung finden
   *[other] { $count } Plättchen werden keine Nahrung finden
}: { $areas }
empires-decide-hungry-unless = Verloren, wenn du dort keine Stadt baust: { $areas }
empires-decide-still = Was du noch tun kannst
empires-decide-free = { $count ->
    [one] 1 Plättchen kann ziehen
   *[other] { $count } Plättchen können ziehen
}
empires-decide-yard = Schiff bauen
empires-decide-nothing-left = Alle Plättchen und Schiffe sind gezogen.
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
empires-decide-refused = Das Haus hat diesen Schritt abgelehnt, deshalb wurde kein Teil des Plans ausgeführt.
empires-decide-omen-conflict = Konflikt
empires-decide-omen-attack = Angriff auf eine Stadt
empires-decide-omen-city = Stadt möglich
empires-decide-omen-surplus = { $count } zu viel
empires-decide-drop = Aus dem Plan nehmen: { $what }
empires-decide-throw-away = Den Plan löschen
empires-decide-take-back-one = Zurücknehmen: { $what }
empires-decide-take-all-back = Alles zurücknehmen
empires-decide-unmoved = Du hast in dieser Runde nichts bewegt. Die Bewegung trotzdem beenden?
empires-decide-end-unmoved = Ohne Bewegung beenden
empires-decide-done = Bisher gezogen: { $count }
empires-decide-fixed = nicht rücknehmbar
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
empires-decide-ahead-help = Der Plan geht von der jetzigen Stellung aus. Steuern, Wachstum und die Antworten der anderen kommen vor deiner Bewegung. Wenn deine Bewegung beginnt, wird dir der Plan angeboten, und die Regeln prüfen jede Zeile noch einmal.
empires-decide-ahead-close = Plan behalten und schließen
empires-decide-ahead-kept = { $count ->
    [one] Du hast 1 Zug vorausgeplant.
   *[other] Du hast { $count } Züge vorausgeplant.
}
empires-decide-ahead-use = Den Plan benutzen
`;export{e as default};