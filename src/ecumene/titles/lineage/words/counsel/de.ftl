# Rat: was man die Regeln fragen kann, bevor man entscheidet.

lineage-refuse-counsel-early = Die Regeln wissen Rat, sobald alle eine Zivilisation haben.

## Der nächste Schritt auf der Zeittafel

lineage-counsel-step = { $missing ->
    [0] { $era ->
        [none] Bereit für den nächsten Schritt.
       *[other] Bereit für das nächste Zeitalter ({ $era }).
    }
    [one] { $era ->
        [none] Für den nächsten Schritt fehlt noch eines.
       *[other] Für das nächste Zeitalter ({ $era }) fehlt noch eines.
    }
   *[other] { $era ->
        [none] Für den nächsten Schritt fehlt noch { $missing }erlei.
       *[other] Für das nächste Zeitalter ({ $era }) fehlt noch { $missing }erlei.
    }
}
lineage-counsel-step-last = Der Marker steht auf seinem letzten Feld ({ $era }).
lineage-counsel-step-back = Ohne Stadt geht der Marker { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} zurück.
lineage-counsel-need-cities = Städte: { $have } von { $need }
lineage-counsel-need-advances = Fortschritte: { $have } von { $need }
lineage-counsel-need-advances_below_100 = Fortschritte unter 100: { $have } von { $need }
lineage-counsel-need-advances_from_100 = Fortschritte ab 100: { $have } von { $need }
lineage-counsel-need-advances_from_200 = Fortschritte ab 200: { $have } von { $need }
lineage-counsel-need-advance_points = Siegpunkte aus Fortschritten: { $have } von { $need }

## Ein Tausch

lineage-counsel-deal-value = Deine Sätze sind jetzt { $before } wert, nach dem Tausch { $after }.
lineage-counsel-deal-unnamed = { $cards ->
    [one] Eine Karte ist nicht genannt: Sie kann alles sein, was sich tauschen lässt, auch eine Katastrophe.
   *[other] { $cards } Karten sind nicht genannt: Sie können alles sein, was sich tauschen lässt, auch Katastrophen.
}
lineage-counsel-deal-few = Jede Seite gibt mindestens { $least } Karten.

## Wo die Katastrophen sein können

lineage-counsel-odds = Von den Karten mit der Zahl { $stack } siehst du { $unseen } nicht; { $calamities ->
    [0] keine davon kann eine Katastrophe sein
    [one] eine davon ist eine Katastrophe
   *[other] { $calamities } davon sind Katastrophen
}.{ $empty ->
    [yes] {" "}Der Stapel ist leer: Alle sind in fremder Hand.
   *[no] {""}
}
lineage-counsel-odds-hand = { $card } ist auf deiner Hand.
lineage-counsel-odds-discards = { $card } liegt auf dem Ablagestapel.
lineage-counsel-odds-under = { $card } kam unter den Stapel.
lineage-counsel-odds-known = { $card } hast du zuletzt in der Hand von { $holder } gewusst.
lineage-counsel-odds-unseen = { $card } ist im Stapel, oder jemand anders hält die Karte.
