# Phase 10: Sonderfähigkeiten.

lineage-ask-ability = Welche Sonderfähigkeit nutzt du? Noch nicht genutzt: { $advances }.
lineage-ask-ability-help =
    Jede deiner Sonderfähigkeiten kannst du einmal je Runde nutzen, in beliebiger Reihenfolge, ganz oder gar nicht.
    Konflikte, Überschuss und Versorgung der Städte werden erst danach geprüft, wenn alle ihre genutzt haben.
lineage-answer-use_ability = { $how ->
    [destroy] { $advance }: die Einheiten von { $victims } in { $area } zerstören
    [annex] { $advance }: die Einheiten von { $victims } in { $area } übernehmen{ $price ->
        [0] {""}
       *[other] , für { $price } Plättchen aus dem Schatz
    }
    [pirates] { $advance }: die Piratenstadt in { $area } übernehmen
    [gain] { $advance }: { $tokens } Plättchen in den Schatz nehmen
   *[begin] { $advance } nutzen
}
lineage-answer-end_abilities = Keine Fähigkeit mehr nutzen
lineage-answer-end_ability = Diese Fähigkeit beenden
lineage-event-area_destroyed = { $seat } zerstört die Einheiten von { $victims } in { $area }: { $tokens } Plättchen{ $cities ->
    [0] .
   *[one] {" "}und eine Stadt.
}
lineage-event-area_annexed = { $seat } übernimmt die Einheiten von { $victims } in { $area }: { $tokens } Plättchen{ $cities ->
    [0] {""}
   *[one] {" "}und eine Stadt
}{ $treasury ->
    [0] .
   *[other] , für { $treasury } Plättchen aus dem Schatz.
}
lineage-event-treasury_gained = { $seat } nimmt mit Politik { $tokens } Plättchen in den Schatz.
lineage-refuse-ability-none = Dieser Fortschritt hat keine Sonderfähigkeit.
lineage-refuse-ability-not-held = Du besitzt { $advance } nicht.
lineage-refuse-ability-used = { $advance } hast du in dieser Runde schon genutzt.
lineage-refuse-ability-begin = Beginne zuerst diese Fähigkeit; Gebiete und Zahlen wählst du danach, Schritt für Schritt.
lineage-refuse-ability-unfinished = Du hast diese Fähigkeit begonnen: Nutze sie mindestens einmal.
lineage-refuse-ability-area = Nenne das Gebiet.
lineage-refuse-ability-adjacent = { $area } grenzt über Land an keine deiner Einheiten.
lineage-refuse-ability-nobody = In { $area } wäre niemand betroffen.
lineage-refuse-ability-stock = Für alle Einheiten in { $area } brauchst du { $tokens } Plättchen und { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
} aus deinem Vorrat{ $cost ->
    [0] {""}
   *[other] {" "}und { $cost } aus deinem Schatz
}; das hast du nicht.
lineage-refuse-ability-treasury = { $most ->
    [0] Du hast keine Plättchen im Vorrat.
    [one] Du hast 1 Plättchen im Vorrat, also nimm 1.
   *[other] Nimm 1 bis { $most } Plättchen aus dem Vorrat.
}

## Diaspora

lineage-ask-resettle = { $origin ->
    [none] Welches Plättchen siedelst du um? Du darfst noch { $left } Plättchen nehmen.
   *[other] Wohin geht das Plättchen aus { $origin }?
}
lineage-ask-resettle-help =
    Mit Diaspora siedelst du bis zu { $most } deiner Plättchen um, eines nach dem anderen, von irgendwo auf dem Plan an
    irgendeinen anderen Ort, an dem die Bevölkerungsgrenze Platz lässt. Dein eigener Ackerbau zählt mit. In ein
    Gebiet mit einer Stadt geht das nicht; nur mit Öffentlichen Bauten darf ein Plättchen zu einer eigenen Stadt.
lineage-answer-lift = Ein Plättchen aus { $area }
lineage-answer-settle = Nach { $area }
lineage-event-resettled = { $seat } siedelt ein Plättchen aus { $origin } nach { $to } um.
lineage-refuse-diaspora-nowhere = Du hast kein Plättchen, das anderswohin könnte.
lineage-refuse-resettle-lifted = Sag erst, wohin das Plättchen aus { $area } geht.
lineage-refuse-resettle-lift-first = Sag erst, welches Plättchen geht.
lineage-refuse-resettle-no-token = Du hast in { $area } kein Plättchen, das anderswohin könnte.
lineage-refuse-resettle-elsewhere = Es muss { $area } verlassen.
lineage-refuse-resettle-city = In { $area } steht eine Stadt; nur mit dem Fortschritt { $advances } könnte ein Plättchen zu deiner eigenen.
lineage-refuse-resettle-full = In { $area } ist kein Platz für ein weiteres Plättchen.

## Provinzreich

lineage-ask-neighbours = { $chosen ->
    [none] Wer gibt dir eine Karte? Du darfst bis zu { $left } auswählen.
   *[other] Wer gibt dir noch eine Karte, außer { $chosen }? Du darfst noch { $left } auswählen.
}
lineage-ask-neighbours-help =
    Alle, die du auswählst, müssen dir eine Warenkarte mit einem Nennwert von mindestens { $least } geben; welche das ist,
    wählen sie selbst. Ihre Einheiten müssen über Land oder Wasser an deine grenzen. Wer Provinzreich oder Öffentliche Bauten
    besitzt, kann nicht ausgewählt werden.
lineage-answer-select_player = { $player }
lineage-ask-tribute = Welche Warenkarte mit Nennwert { $least } oder mehr gibst du { $taker }?
lineage-ask-tribute-help =
    Wegen Provinzreich musst du eine Warenkarte geben. Du entscheidest, welche, und ob du sie offen gibst, sodass alle
    sie sehen, oder verdeckt.
lineage-answer-give = { $shown ->
    [yes] { $card }, offen
   *[no] { $card }, verdeckt
}
lineage-ask-reveal = Zeigst du allen eine Karte, die du bekommen hast ({ $cards })?
lineage-ask-reveal-help =
    Diese Karten hast du verdeckt bekommen: Eine Karte kennen nur du und wer sie dir gegeben hat. Ob du welche zeigst,
    entscheidest du.
lineage-answer-reveal = { $card ->
    [none] Die Karte von { $player } zeigen
   *[other] { $card } zeigen, von { $player }
}
lineage-answer-keep_hidden = Keine Karte mehr zeigen
lineage-event-tribute_demanded = { $players ->
    [none] { $seat } verlangt eine Karte, aber niemand hat eine von genügendem Wert.
   *[other] { $seat } verlangt je eine Warenkarte von { $players }.
}{ $without ->
    [none] {""}
   *[other] {" "}Keine solche Karte: { $without }.
}
lineage-event-tribute_given = { $card ->
    [hidden] { $seat } gibt { $taker } eine Warenkarte
   *[other] { $seat } gibt { $taker } { $card }
}, { $shown ->
    [yes] offen.
   *[no] verdeckt.
}
lineage-event-tribute_revealed = { $card ->
    [hidden] { $seat } zeigt die Karte von { $giver }.
   *[other] { $seat } zeigt die Karte von { $giver }: { $card }.
}
lineage-refuse-tribute-nobody = Niemand, den du auswählen könntest, hat Karten und Einheiten neben deinen.
lineage-refuse-tribute-who = Wähle jemand anderen, den du noch nicht gewählt hast.
lineage-refuse-tribute-immune = { $player } besitzt { $advances } und ist nicht wählbar.
lineage-refuse-tribute-far = { $player } hat keine Karten oder keine Einheiten, die über Land oder Wasser an deine grenzen.
lineage-refuse-tribute-card = Gib eine deiner Warenkarten mit einem Nennwert von mindestens { $least }.
lineage-refuse-reveal-who = Von dieser Person hast du keine Karte bekommen, die du noch zeigen könntest.

## Handelsrouten

lineage-ask-sell = Für welche Karte nimmst du Plättchen? Du hast { $stock } Plättchen im Vorrat und { $treasury } im Schatz.
lineage-ask-sell-help =
    Für jede Warenkarte, die du ablegst, kommt mit Handelsrouten das { $times }fache ihres Nennwerts aus deinem Vorrat in
    deinen Schatz, gleich was der Satz wert wäre. Reicht dein Vorrat nicht für den vollen Betrag, kannst du die Karte
    nicht ablegen.
lineage-answer-sell = { $card } für { $treasury } Plättchen ablegen
lineage-event-card_sold = { $seat } legt { $card } ab und legt { $treasury } Plättchen in den Schatz.
lineage-refuse-sell-nothing = Du hast keine Warenkarte, die dein Vorrat bezahlen könnte.
lineage-refuse-sell-no-card = Eine solche Warenkarte hast du nicht.
lineage-refuse-sell-stock = Diese Karte bringt { $worth } Plättchen, und du hast nur { $stock } im Vorrat.

## Universelle Lehre

lineage-ask-convert = Welche Barbaren übernimmst du? Du darfst noch { $left } nehmen.
lineage-ask-convert-help =
    Universelle Lehre ersetzt bis zu { $most } Barbaren, irgendwo auf dem Plan und in einem oder mehreren Gebieten, durch
    Plättchen aus deinem Vorrat. Bevölkerungsgrenzen werden erst später geprüft.
lineage-answer-convert = { $tokens } in { $area }
lineage-event-pirates_annexed = { $seat } übernimmt die Piratenstadt in { $area }.
lineage-event-barbarians_annexed = { $seat } übernimmt { $tokens ->
    [one] 1 Barbaren
   *[other] { $tokens } Barbaren
} in { $area }.
lineage-refuse-convert-nobody = Es gibt keine Barbaren, oder du hast kein Plättchen im Vorrat.
lineage-refuse-convert-no-pirates = Dort ist keine Piratenstadt.
lineage-refuse-convert-no-city = Alle deine { $most } Städte sind auf dem Plan.
lineage-refuse-convert-tokens = { $most ->
    [0] In { $area } kannst du keine Barbaren übernehmen.
    [one] In { $area } kannst du 1 Barbaren übernehmen.
   *[other] In { $area } kannst du 1 bis { $most } Barbaren übernehmen.
}
