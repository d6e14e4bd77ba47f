# Phase 12: Fortschritte, und das Handlimit.

## 12a Fortschritte erwerben

lineage-ask-acquire = { $basket ->
    [none] Welche Fortschritte erwirbst du? Du könntest bis zu { $wealth } zahlen.
   *[other] Gewählt: { $basket } für { $price }. Du könntest bis zu { $wealth } zahlen.
}
lineage-ask-acquire-help =
    Wähle so viele Fortschritte, wie du bezahlen kannst, und zahle dann alle auf einmal: Gekauft wird nur einmal je
    Runde. Gutschriften, die du vorher hattest, verbilligen Fortschritte derselben Farbe; bei zwei Farben zählt die
    bessere. Karten zahlen den Wert ihres Satzes; was sie über den Preis hinaus wert sind, verfällt. Was ihnen
    fehlt, zahlt dein Schatz, { $treasury }. Neue Gutschriften zählen ab der nächsten Runde.
lineage-answer-choose = { $advance } für { $price }
lineage-answer-put_back = { $advance } zurücklegen
lineage-answer-pay = { $cards ->
    [none] { $treasury ->
        [0] Umsonst nehmen
       *[other] { $treasury } aus dem Schatz zahlen
    }
   *[other] { $treasury ->
        [0] Mit { $cards } zahlen
       *[other] Mit { $cards } und { $treasury } aus dem Schatz zahlen
    }
}{ $substitute ->
    [none] {""}
   *[other] , { $substitute } als { $stands_for }
}{ $waste ->
    [0] {""}
   *[other] , { $waste } zu viel
}
lineage-answer-end_acquiring = In dieser Runde nichts erwerben
lineage-event-acquired = { $seat } erwirbt { $advances } { $cards ->
    [none] { $treasury ->
        [0] umsonst
       *[other] für { $treasury } aus dem Schatz
    }
   *[other] { $treasury ->
        [0] für { $cards }
       *[other] für { $cards } und { $treasury } aus dem Schatz
    }
}.
lineage-refuse-no-such-advance = Einen solchen Fortschritt gibt es nicht.
lineage-refuse-advance-held = Du besitzt { $advance } schon.
lineage-refuse-advance-chosen = { $advance } hast du schon gewählt.
lineage-refuse-not-chosen = Das hast du nicht gewählt.
lineage-refuse-too-dear = Zusammen kostet das { $price }, und du könntest höchstens { $wealth } zahlen.
lineage-refuse-basket-left = Du hast etwas gewählt: Zahle es, oder leg es zuerst zurück.
lineage-refuse-nothing-chosen = Du hast nichts gewählt, was zu zahlen wäre.
lineage-refuse-not-your-cards = Du hast nicht alle diese Karten.
lineage-refuse-pay-calamity = Eine Katastrophe zahlt nichts.
lineage-refuse-pay-short =
    Der Preis ist { $price }. Diese Karten sind { $value } wert, und dein Schatz, { $treasury }, deckt den Rest nicht.
lineage-refuse-no-substitute = { $advances ->
    [none] Keine Karte steht für eine andere.
   *[other] Nur mit dem Fortschritt { $advances } steht eine Karte für eine andere.
}
lineage-refuse-substitute-which = Sag, welche der abgegebenen Karten für welche andere Ware steht.
lineage-refuse-substitute-set = Ein Ersatz ergänzt einen unvollständigen Satz von { $least } oder mehr Karten, den du abgibst.
lineage-refuse-substitute-face = Der Nennwert des Ersatzes ist für diesen Satz zu niedrig.
lineage-refuse-nobody-before-acting = Nach dem Stand auf der A.S.T. überlegt niemand mehr vor dir.

## Geschenke: Anatomie, Monument, Aufzeichnungen

lineage-ask-free_advance = { $giver } schenkt dir einen Fortschritt. Welchen?
lineage-ask-free_advance-help =
    Du darfst einen Fortschritt der Gruppe nehmen, der vor allen Abzügen wenig genug kostet. Er gibt dir seine
    Gutschriften, und die zählen ab der nächsten Runde.
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
lineage-refuse-credits-sum = Nimm zusammen { $points } Punkte.

## 12b Das Handlimit
