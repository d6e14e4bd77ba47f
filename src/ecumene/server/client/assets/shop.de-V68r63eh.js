var e=`# Der Laden der Fortschritte.

empires-shop-title = Fortschritte
empires-shop-coming = Die Regeln rechnen deine Preise aus …
empires-shop-silent = Die Regeln antworten gerade nicht.
empires-shop-refused = Zurückgelegt, weil die Regeln es jetzt ablehnen: { $why }
empires-shop-show = Welche Fortschritte
empires-shop-show-all = Alle: { $count }
empires-shop-show-affordable = Bezahlbar: { $count }
empires-shop-show-owned = Im Besitz: { $count }
empires-shop-order = In welcher Reihenfolge
empires-shop-order-cost = Nach Kosten
empires-shop-order-price = Nach meinem Preis
empires-shop-legend = Preis = Kosten −
empires-shop-legend-group = Gruppengutschrift
empires-shop-legend-special = Sondergutschrift
empires-shop-points-as-cost = jeder zählt seine Kosten als Siegpunkte
empires-shop-points-legend = Siegpunkte

empires-shop-group-science = Wissenschaft
empires-shop-group-arts = Kunst
empires-shop-group-crafts = Handwerk
empires-shop-group-civics = Staatswesen
empires-shop-group-religion = Religion
empires-shop-credit = − { $credit }
empires-shop-owned = im Besitz
empires-shop-short = { $short } fehlen
empires-shop-price = dein Preis:
empires-shop-points = { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}

## Wie ein Preis zustande kommt

empires-shop-printed = aufgedruckte Kosten
empires-shop-group-credit = Gutschrift { $group }
empires-shop-group-credit-about = Gruppengutschrift: Jeder Fortschritt, den du besitzt, macht die anderen seiner Gruppe billiger. Die Zahl sagt, was deine Fortschritte hier bei jedem Kauf von den Kosten abziehen.
empires-shop-special = Sondergutschrift, durch { $advance }
empires-shop-special-about = Sondergutschrift: Manche Fortschritte machen einen bestimmten anderen noch billiger. Sie kommt zur Gruppengutschrift hinzu.
empires-shop-library = Bibliothek, bei diesem Kauf
empires-shop-yours = dein Preis
empires-shop-is-owned = Du besitzt ihn.
empires-shop-gives = Gibt { $credits }
empires-shop-gives-special = und { $amount } Nachlass auf { $advance },
empires-shop-from-next-turn = ab der nächsten Runde

## Der Korb und wie er bezahlt wird

empires-shop-cart = Korb
empires-shop-chosen = { $count ->
    [0] nichts gewählt
   *[other] { $count } gewählt
}
empires-shop-empty = Wähle Fortschritte aus den Regalen. Du könntest bis zu { $wealth } bezahlen, und du kaufst nur einmal je Runde.
empires-shop-put-back = { $advance } zurücklegen
empires-shop-pay = Bezahlen mit
empires-shop-ways = Vorgeschlagene Zahlungen
empires-shop-way = Karten { $cards }, Schatz { $treasury }{ $waste ->
    [0] {""}
   *[other] , { $waste } verloren
}
empires-shop-way-own = Eigene Wahl
empires-shop-cards = { $given ->
    [0] { $held ->
        [one] 1 Karte
       *[other] { $held } Karten
    }
   *[other] { $given } von { $held ->
        [one] 1 Karte
       *[other] { $held } Karten
    }
}
empires-shop-fewer = Eine Karte weniger: { $card }
empires-shop-more = Eine Karte mehr: { $card }
empires-shop-treasury = Schatz, { $due } von { $held ->
    [one] 1 Plättchen
   *[other] { $held } Plättchen
}
empires-shop-swap = Ersatz (Handelsreich)
empires-shop-swap-none = Kein Ersatz
empires-shop-swap-one = { $substitute } steht für { $standsFor }
empires-shop-total = Zusammen
empires-shop-of = { $price } von { $wealth }
empires-shop-waste = Zu viel bezahlt, verloren
empires-shop-left = Bleibt übrig
empires-shop-left-treasury = { $treasury } im Schatz
empires-shop-lacking = Fehlt noch
empires-shop-buy = { $count ->
    [one] Für { $price } kaufen
   *[other] { $count } Fortschritte für { $price } kaufen
}
empires-shop-nothing-sure = Du könntest einen Fortschritt kaufen. Den Laden ohne Kauf verlassen?
empires-shop-nothing-yes = Trotzdem nichts kaufen
empires-shop-nothing = In dieser Runde nichts kaufen

## Was die Regeln vorschlagen

empires-shop-suggestions = Vorschläge
empires-shop-exact = aus deiner Hand und deinen Gutschriften berechnet
empires-shop-aim-points = Die meisten Siegpunkte
empires-shop-aim-era = Nächste Epoche
empires-shop-aim-most = Die meisten Fortschritte
empires-shop-aim-credits = Die meisten Gutschriften
empires-shop-aim-protection = Schutz
empires-shop-looking = Die Regeln suchen …
empires-shop-gift = dazu geschenkt: { $advances }
empires-shop-best = { $price } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; dir bleiben { $left } in Karten und { $treasury } im Schatz
empires-shop-another = Vorschlag { $number } von { $count }: anderen zeigen
empires-shop-in-cart = im Korb
empires-shop-use = Übernehmen
empires-shop-use-this = Übernehmen: { $advances } in den Korb legen

## Geschenke

empires-shop-credits = { $advance }: { $points } Punkte Gutschrift
empires-shop-credits-now = { $count ->
    [one] bisher { $credit }, 1 Fortschritt wird billiger
   *[other] bisher { $credit }, { $count } Fortschritte werden billiger
}
empires-shop-credits-take = { $points } Punkte nehmen
empires-shop-credits-more = Noch { $points } Punkte
empires-shop-given = umsonst
empires-shop-free-about = { $points ->
    [one] Aufgedruckte Kosten { $cost }, 1 Siegpunkt; gibt { $credits }
   *[other] Aufgedruckte Kosten { $cost }, { $points } Siegpunkte; gibt { $credits }
}
empires-shop-free-take = { $advance } nehmen
empires-shop-free-none = Keinen Fortschritt nehmen
empires-shop-back = Zurück zum Kauf
`;export{e as default};