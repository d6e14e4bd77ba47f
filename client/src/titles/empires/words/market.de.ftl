# Der Markt zu dritt und zu viert.

empires-market = Der Markt
empires-market-about = { $count } Karten gegen { $count }; was du hineinlegst, muss mindestens so viel zählen wie das, was du nimmst
empires-market-ours = rote Felder: unsere Vermutung
empires-market-ours-short = unsere Vermutung
empires-market-ours-about = Kein Text sagt, wie viele Felder die rote Spalte hat. Wir haben eines für jede Zahl ergänzt, zu dritt und zu viert.
empires-market-see = Der Markt
empires-market-to-it = Zum Markt
empires-market-spaces = Felder des Marktes; Pfeiltasten führen von einem zum nächsten
empires-market-red = rot
empires-market-row = Zeile { $row }
empires-market-row-down = verdeckt
empires-market-row-open = offen

# Ein Feld
empires-market-free = frei
empires-market-here = hierher
empires-market-hidden = verdeckt
empires-market-yours = deine
empires-market-put-by = von { $name }
empires-market-puts = legen
empires-market-takes = nehmen
empires-market-new = neu
empires-market-gone = genommen
empires-market-pair = Paar { $worth }
empires-market-place = Spalte { $column }, Zeile { $row }
empires-market-place-red = rot minus { $number }
empires-market-is-free = frei
empires-market-is-put = hier legst du { $name } hin
empires-market-is-hidden = eine verdeckte Karte, die niemand kennt
empires-market-is-dealt = { $name }, verdeckt
empires-market-is-shown = { $name }, verdeckt, vorher gezeigt
empires-market-is-open = { $name }, offen
empires-market-is-blocked = { $name }, kann nicht genommen werden
empires-market-is-red = eine verdeckte Karte von { $name }
empires-market-is-mine = { $name }, deine, den anderen verborgen
empires-market-is-turned = { $name }
empires-market-you-take-it = du nimmst sie
empires-market-may-lie = deine Karte darf hier liegen

# Durchgang und Reihenfolge
empires-market-order = Reihenfolge, und was du weißt
empires-market-round = Durchgang { $round }
empires-market-of = von { $rounds }
empires-market-round-of = Durchgang { $round } von { $rounds }
empires-market-who = { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
empires-market-now = jetzt
empires-market-traded = getauscht
empires-market-passed = gepasst
empires-market-done = war dran
empires-market-passes = { $count ->
    [0] Nach { $all }-mal Passen hintereinander schließt der Markt. Wer passt, darf später wieder tauschen.
   *[other] { $count }-mal hintereinander gepasst; beim { $all }. Mal schließt der Markt. Wer passt, darf später wieder tauschen.
}
empires-market-stage-dealt = Ausgelegt
empires-market-stage-buying = Käufe
empires-market-stage-closed = Der Markt ist geschlossen
empires-market-stage-revealed = Alle Karten aufgedeckt
empires-market-about-closed = Niemand kann mehr tauschen; als Nächstes werden alle Karten aufgedeckt.
empires-market-about-revealed = Diese Karten zählen für niemanden. Am Ende der Runde werden sie abgelegt.

# Was ich weiß
empires-market-known = Was du weißt
empires-market-known-mine = { $place }: { $name }, von dir. Sonst weiß es niemand.
empires-market-known-shown = { $place }: { $name }. Alle haben es gesehen.
empires-market-known-blocked = { $place }: { $name }, diese Runde gesperrt.
empires-market-known-red = { $place }: von { $name } gelegt. Es kann eine Katastrophe sein.
empires-market-known-dealt = { $places }: { $count ->
    [one] ausgelegt, niemand kennt die Karte. Sie kann eine Katastrophe sein.
   *[other] ausgelegt, niemand kennt die Karten. Jede kann eine Katastrophe sein.
}
empires-market-known-all = Alle Karten liegen offen.
empires-market-told = Bisher getauscht
empires-market-told-nothing = Noch nichts.

# Die Hand
empires-market-in-sets = in Sätzen
empires-market-put-in = { $name } hineinlegen; du hast { $count }
empires-market-one-more = eine mehr: { $value }
empires-market-more = { $count } mehr: { $value }
empires-market-all-go = { $count ->
    [one] geht hinein
    [2] beide gehen hinein
   *[other] alle gehen hinein
}
empires-market-some-go = { $count ->
    [one] 1 geht hinein
   *[other] { $count } gehen hinein
}
empires-market-water = zählt 0, füllt einen Platz
empires-market-evil-may = nur auf Rot, verdeckt
empires-market-evil-goes = geht verdeckt hinein
empires-market-evil-stays = kann nicht getauscht werden

# Der Tausch, an dem man ist
empires-market-bench = Dein Tausch
empires-market-in = Du legst
empires-market-out = Du nimmst
empires-market-why-pair = ein Paar: { $factor } × { $face }
empires-market-why-faces = { $sum }
empires-market-why-down = { $sum }, eine verdeckte Karte zählt ihre Spalte
empires-market-why-single = { $sum }, weil eine verdeckt liegt
empires-market-why-red = { $sum }, eine rote Karte zählt ihre rote Zahl
empires-market-fits = { $placed } gegen { $taken }: möglich
empires-market-missing-put = { $count ->
    [one] Leg noch eine Karte hinein: antippen oder auf ein Feld ziehen.
   *[other] Leg { $count } Karten hinein: antippen oder auf ein Feld ziehen.
}
empires-market-missing-take = { $count ->
    [one] Wähl noch eine Karte vom Markt.
   *[other] Wähl { $count } Karten vom Markt.
}
empires-market-missing-short = { $placed } gegen { $taken }: { $count } zu wenig
empires-market-no-stays = { $name } kann nicht getauscht werden und bleibt bei dir.
empires-market-no-calamity = { $name } ist eine Katastrophe: nur auf Rot.
empires-market-no-column = { $name } gehört in Spalte { $column } oder auf Rot.
empires-market-no-occupied = Dort liegt schon eine Karte.
empires-market-no-leaving = Du legst Karten, bevor du welche nimmst: Die Karte, die du nimmst, liegt noch dort.
empires-market-no-full = Spalte { $column } ist voll. { $name } könnte auf Rot.
empires-market-no-full-leaving = Spalte { $column } ist voll: Die Karte, die du nimmst, liegt noch dort. { $name } könnte auf Rot.
empires-market-no-red-full = Für { $name } ist kein rotes Feld frei.
empires-market-no-blocked = { $name } ist gesperrt: In dieser Runde kann niemand die Karte nehmen.
empires-market-no-empty = Dort liegt nichts. Wähl erst eine Karte deiner Hand.
empires-market-no-enough-in = Nur { $count } gehen hinein: Nimm erst eine zurück.
empires-market-no-enough-out = Nur { $count } kommen heraus: Lass erst eine liegen.
empires-market-lost = Andere waren schneller; wähl neu: { $places }
empires-market-certain = sicher { $gain }
empires-market-rid = du wirst { $names } los
empires-market-comes = { $names } kommt auf deine Hand
empires-market-luck = { $count ->
    [one] 1 Karte unbekannt; der Tausch ist nicht rücknehmbar
   *[other] { $count } Karten unbekannt; der Tausch ist nicht rücknehmbar
}
empires-market-undo-one = { $name }: aus dem Tausch nehmen
empires-market-trade = { $placed } gegen { $taken } tauschen
empires-market-trade-plain = Tauschen
empires-market-pass = Passen
empires-market-clear = Leeren
empires-market-wait = { $name } ist dran. Du kannst deinen Tausch vorbereiten.
empires-market-best = Vorschläge
empires-market-best-about = soweit du weißt; nichts wird abgeschickt
empires-market-best-keep = mit dem, was du gewählt hast; nichts wird abgeschickt
empires-market-best-for = für
empires-market-best-red = { $name } auf { $number }
empires-market-best-hidden = verdeckt { $number }
empires-market-best-coming = Die Regeln suchen …
empires-market-best-none = Mit diesen Karten ist kein Tausch möglich.

# Wasser
empires-market-buy-water = Wasser, { $cost } aus dem Schatz
empires-market-buy-water-about = zählt 0; füllt beim Tausch am Markt einen Platz
empires-market-buy-water-now = Wasser für { $cost } aus dem Schatz kaufen

# Schluss
empires-market-strikes = { $name } trifft vom Markt aus: Wer die meisten Städte im Vorrat hat, wählt ein Opfer.
empires-market-idle = { $count ->
    [one] { $names } bewirkt hier nichts.
   *[other] { $names } bewirken hier nichts.
}
empires-market-harmless = Es ist keine Katastrophe darunter.
empires-market-asked = Zu deiner Frage gehen
