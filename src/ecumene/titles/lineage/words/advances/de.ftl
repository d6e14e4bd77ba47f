# Phase 12: Fortschritte, und das Handlimit.

## 12a Fortschritte erwerben

lineage-ask-acquire = { $basket ->
    [none] Welche Fortschritte erwirbst du? Du könntest bis zu { $wealth } zahlen.
   *[other] Gewählt: { $basket } für { $price }. Du könntest bis zu { $wealth } zahlen.
}
lineage-ask-acquire-help =
    Wähle so viele Fortschritte, wie du bezahlen kannst, und zahle dann alle auf einmal: Gekauft wird nur einmal je
    Runde. Gutschriften, die du vorher hattest, verbilligen Fortschritte derselben Farbe; hat ein Fortschritt mehrere Farben,
    zählt die bessere Gutschrift. Karten zahlen den Wert ihres Satzes; was über dem Preis liegt, verfällt. Was noch
    fehlt, zahlst du aus deinem Schatz (Plättchen: { $treasury }). Neue Gutschriften zählen ab der nächsten Runde.
lineage-answer-choose = { $advance } für { $price }
lineage-answer-put_back = { $advance } zurücklegen
lineage-answer-pay = { $cards ->
    [none] { $treasury ->
        [0] Umsonst nehmen
       *[other] { $treasury } Plättchen aus dem Schatz zahlen
    }
   *[other] { $treasury ->
        [0] Mit { $cards } zahlen
       *[other] Mit { $cards } und { $treasury } Plättchen aus dem Schatz zahlen
    }
}{ $substitute ->
    [none] {""}
   *[other] , { $substitute } als { $stands_for }
}{ $waste ->
    [0] {""}
   *[other] , { $waste } mehr als nötig
}
lineage-answer-end_acquiring = In dieser Runde nichts erwerben
lineage-event-acquired = { $seat } erwirbt { $advances } { $cards ->
    [none] { $treasury ->
        [0] umsonst
       *[other] für { $treasury } Plättchen aus dem Schatz
    }
   *[other] { $treasury ->
        [0] für { $cards }
       *[other] für { $cards } und { $treasury } Plättchen aus dem Schatz
    }
}.
lineage-refuse-no-such-advance = Einen solchen Fortschritt gibt es nicht.
lineage-refuse-advance-held = Du besitzt { $advance } schon.
lineage-refuse-advance-chosen = { $advance } hast du schon gewählt.
lineage-refuse-not-chosen = Das hast du nicht gewählt.
lineage-refuse-too-dear = Zusammen kostet das { $price }, und du könntest höchstens { $wealth } zahlen.
lineage-refuse-basket-left = Du hast etwas gewählt: Bezahle es oder leg es zuerst zurück.
lineage-refuse-nothing-chosen = Du hast nichts gewählt, was du bezahlen könntest.
lineage-refuse-not-your-cards = Du hast nicht alle diese Karten.
lineage-refuse-pay-calamity = Mit einer Katastrophe kannst du nicht zahlen.
lineage-refuse-pay-short =
    Der Preis ist { $price }. Diese Karten sind { $value } wert, und die { $treasury } in deinem Schatz reichen nicht für den Rest.
lineage-refuse-no-substitute = { $advances ->
    [none] Keine Karte kann für eine andere stehen.
   *[other] Nur mit dem Fortschritt { $advances } kann eine Karte für eine andere stehen.
}
lineage-refuse-substitute-which = Sag, welche der abgegebenen Karten für welche andere Ware steht.
lineage-refuse-substitute-set = Ein Ersatz ergänzt einen unvollständigen Satz von { $least } oder mehr Karten, den du abgibst.
lineage-refuse-substitute-face = Der Nennwert des Ersatzes ist für diesen Satz zu niedrig.
lineage-refuse-nobody-before-acting = Nach dem Stand auf der A.S.T. entscheidet vor dir niemand mehr.

## Geschenke: Anatomie, Monument, Aufzeichnungen

lineage-ask-free_advance = { $giver } schenkt dir einen Fortschritt. Welchen?
lineage-ask-free_advance-help =
    Du darfst einen Fortschritt der Gruppe nehmen, dessen aufgedruckter Preis niedrig genug ist. Er gibt dir seine
    Gutschriften; sie zählen ab der nächsten Runde.
lineage-answer-take_free = { $advance } nehmen
lineage-answer-decline_free = Keinen Fortschritt nehmen
lineage-event-advance_given = { $seat } bekommt { $advance } umsonst, dank { $giver }.
lineage-refuse-not-free = Das schenkt dir { $giver } nicht.
lineage-ask-credits = { $giver } gibt dir { $points } Punkte Gutschrift. In welchen Farben?
lineage-ask-credits-help =
    Nimm die Punkte in beliebigen Farben, in Schritten von { $credit_step }. Das lässt sich später nicht ändern. Sie verbilligen
    Fortschritte dieser Farben ab der nächsten Runde.
lineage-answer-take_credits = { $credits }
lineage-event-credits_taken = { $seat } nimmt { $points } Punkte Gutschrift in { $group }, dank { $giver }.
lineage-refuse-credits-group = Eine solche Farbe gibt es nicht.
lineage-refuse-credits-step = Gutschriften kommen in Schritten von { $step }.
lineage-refuse-credits-sum = Nimm insgesamt { $points } Punkte.

## 12b Das Handlimit
