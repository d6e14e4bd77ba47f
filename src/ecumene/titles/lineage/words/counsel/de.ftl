# Rat: was man die Regeln fragen kann, bevor man entscheidet.

lineage-refuse-counsel-early = Die Regeln wissen Rat, sobald alle eine Zivilisation haben.

## Der nächste Schritt auf der A.S.T.

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
    [one] ein Feld
   *[other] { $steps } Felder
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

## Konflikt, Runde für Runde

lineage-counsel-barbarians = die Barbaren
lineage-counsel-fight-fewest = { $who }: die wenigsten Plättchen ({ $tokens }), also geht eines.
lineage-counsel-fight-together = { $who }: je { $tokens } Plättchen, also verlieren alle zugleich eines.
lineage-counsel-fight-metal = { $who }: Dank Metallbearbeitung verlieren erst die anderen, dann geht eines von { $tokens }.
lineage-counsel-fight-limit = Es endet: Wer übrig ist, passt in die Grenze von { $limit }.
lineage-counsel-fight-single = Es endet: Nur { $who } ist übrig, mit { $tokens ->
    [one] einem Plättchen
   *[other] { $tokens } Plättchen
}.
lineage-counsel-fight-nobody = Es endet: Niemand ist übrig.
lineage-counsel-fight-choice = Jemand kann hier statt eines Plättchens etwas anderes verlieren; dann kommt es anders.
lineage-counsel-attack-succeeds = Der Angriff auf die Stadt gelingt: { $attacker } hat dort { $tokens } Plättchen, nötig sind { $needed }.
lineage-counsel-attack-fails = Der Angriff auf die Stadt misslingt: { $attacker } hat dort { $tokens }, nötig sind { $needed }. Die Stadt bleibt.
lineage-counsel-attack-replaced = { $tokens } Plättchen treten an die Stelle der Stadt, soweit der Vorrat reicht, und kämpfen.
lineage-counsel-attack-engineering = Mit Ingenieurskunst sind es { $needed } Plättchen.
lineage-counsel-peace = In diesem Gebiet gibt es keinen Konflikt.

## Wozu die Lage führt

lineage-counsel-area-conflict = In { $area } kommt es zum Konflikt.
lineage-counsel-area-surplus = { $tokens ->
    [one] Ein Plättchen ist zu viel und verlässt das Brett, wenn keine Stadt gebaut wird.
   *[other] { $tokens } Plättchen sind zu viel und verlassen das Brett, wenn keine Stadt gebaut wird.
}
lineage-counsel-city-possible = Eine Stadt kann gebaut werden: { $there } von { $need } Plättchen sind da{ $help ->
    [0] {""}
   *[other] , { $help } kommen von anderswo
}.
lineage-counsel-support = { $lacking ->
    [0] { $tokens } Plättchen auf dem Brett ernähren { $cities ->
        [one] eine Stadt
       *[other] { $cities } Städte
    }; nötig sind { $needed }.
   *[other] { $tokens } Plättchen sind auf dem Brett, aber { $cities ->
        [one] eine Stadt braucht
       *[other] { $cities } Städte brauchen
    } { $needed }: { $count ->
        [one] Eine Stadt wird reduziert, etwa { $reduced }
       *[other] { $count } Städte werden reduziert, etwa { $reduced }
    }.
}
lineage-counsel-plan-ended = Nach dem, was vorher geplant ist, gibt es nichts mehr zu antworten.

## Der Markt der Fortschritte

lineage-counsel-group-arts = Kunst
lineage-counsel-group-civics = Staatswesen
lineage-counsel-group-crafts = Handwerk
lineage-counsel-group-religion = Religion
lineage-counsel-group-science = Wissenschaft
lineage-counsel-price-cost = Der Fortschritt kostet { $cost }.
lineage-counsel-price-credit = Deine Gutschriften ({ $group }) nehmen { $credit } weg.
lineage-counsel-price-special = { $advance } nimmt { $amount } weg.
lineage-counsel-price-discount = Zusammen mit dem, was du gewählt hast, sparst du noch { $amount }.
lineage-counsel-price-total = { $price ->
    [0] Du bekommst ihn umsonst.
   *[other] Du zahlst { $price }.
}
lineage-counsel-basket-price = Zusammen { $price }, für { $points ->
    [one] einen Siegpunkt
   *[other] { $points } Siegpunkte
}.
lineage-counsel-basket-saved = Einer davon ist wegen eines anderen um { $amount } billiger.
lineage-counsel-basket-gift = { $advance } kommt umsonst dazu.
lineage-counsel-shop-wealth = Du könntest bis zu { $wealth } zahlen.
lineage-counsel-shop-nothing = Mehr kannst du dir nicht leisten.
lineage-counsel-shop-points = Diese bringen die meisten Siegpunkte.
lineage-counsel-shop-most = Mehr Fortschritte kannst du dir nicht auf einmal leisten.
lineage-counsel-shop-credits = Diese bringen die meisten Gutschriften für spätere Runden.
lineage-counsel-shop-era = Diese kommen dem am nächsten, was das Zeitalter ({ $era }) von deinen Fortschritten verlangt.
lineage-counsel-shop-era-met = Deine Fortschritte erfüllen schon, was das Zeitalter ({ $era }) verlangt.
