# Phase 7: der Handel.

lineage-ask-trade = { $alarm ->
    [yes] Der Wecker hat geklingelt. Nimmst du eines der offenen Angebote an?
   *[no] Was handelst du?
}{ $left ->
    [none] {""}
    [0] {" "}Du hast keine Handelsaktionen mehr: Du kannst nur noch den Handel abschließen.
    [one] {" "}Du hast noch 1 Handelsaktion.
   *[other] {" "}Du hast noch { $left } Handelsaktionen.
}
lineage-ask-trade-help =
    Alle handeln gleichzeitig, jeder mit jedem. Jede Seite eines Handels gibt { $least } Karten oder mehr, sagt
    wahrheitsgemäß, wie viele es sind, und nennt { $true_names } Waren, die wirklich darunter sind; „+1“ ist eine weitere
    Karte ohne Namen. Was sonst genannt („vielleicht“) oder versprochen wird, darf gelogen sein. Katastrophen
    dürfen weitergegeben werden, wenn ihre Karte es nicht verbietet, aber nie erwähnt. Wird ein Angebot angenommen,
    wechseln die Karten sofort die Hand, und nur ihr beide erfahrt, welche es waren. Der Handel endet, wenn alle
    fertig sind; bis dahin kannst du weiter handeln.
lineage-ask-trade-typing =
    Eigene Angebote kannst du eintippen: „Flachs, Stein, Häute für 2 Salz +1“, mit „an Babylon“ nur für Babylon.
    Die ersten beiden Waren jeder Seite sind die genannten.
lineage-trade-gives = { $kinds } +{ $more }{ $claims ->
    [none] {""}
   *[other] , vielleicht { $claims },
}
lineage-trade-wants = { $wants_kinds } +{ $wants_more }{ $wants_claims ->
    [none] {""}
   *[other] , vielleicht { $wants_claims }
}{ $note ->
    [none] {""}
   *[other] , mit den Worten „{ $note }“
}
lineage-trade-bundle = { $kinds } +{ $more } ({ $rest }{ $claims ->
    [none] {""}
   *[other] , als { $claims } ausgegeben
}) für { lineage-trade-wants }
lineage-answer-post = Angebot an { $to ->
    [none] alle
   *[other] { $to }
}: { lineage-trade-bundle }
lineage-answer-amend = { $maker ->
    [none] Dieses Angebot ändern
   *[other] Dein Angebot { $number } an { $to ->
        [none] alle
       *[other] { $to }
    } ändern
}: { lineage-trade-bundle }
lineage-answer-counter = { $maker ->
    [none] Auf dieses Angebot antworten
   *[other] Auf Angebot { $number } von { $maker } antworten
}: { lineage-trade-bundle }
lineage-answer-accept = { $maker ->
    [none] Dieses Angebot für { $gives } annehmen
   *[other] Angebot { $number } von { $maker } annehmen: { lineage-trade-gives } für { $gives } von dir
}
lineage-answer-withdraw = { $maker ->
    [none] Dieses Angebot zurückziehen
   *[other] Dein Angebot { $number } an { $to ->
        [none] alle
       *[other] { $to }
    } zurückziehen: { $kinds } +{ $more }
}
lineage-answer-finished = Den Handel abschließen
lineage-answer-reopen = Weiter handeln

lineage-event-offer = { $what ->
    [new] { $seat } bietet { $to ->
        [none] allen
       *[other] { $to }
    } { lineage-trade-gives } für { lineage-trade-wants } (Angebot { $number }).
    [reply] { $seat } antwortet { $to }: { lineage-trade-gives } für { lineage-trade-wants } (Angebot { $number }).
   *[changed] { $seat } ändert Angebot { $number } an { $to ->
        [none] alle
       *[other] { $to }
    }: { lineage-trade-gives } für { lineage-trade-wants }.
}
lineage-event-offer_gone = Angebot { $number } von { $seat }{ $to ->
    [none] {""}
   *[other] {" "}an { $to }
} { $why ->
    [withdrawn] ist zurückgezogen.
    [lapsed] verfällt: Die Karten sind nicht mehr alle da.
    [accepted] ist von { $taker } angenommen.
   *[gone] ist geschlossen.
}
lineage-event-traded = { $seat } gibt { $other } { $gives } und bekommt { $gets }.
lineage-event-trade_finished = { $finished ->
    [yes] { $seat } hat den Handel abgeschlossen.
   *[no] { $seat } handelt doch weiter.
}
lineage-event-trade_alarm = Der Wecker klingelt: Offene Angebote können noch angenommen, neue nicht mehr gemacht werden.
lineage-event-trade_ended = Der Handel ist vorbei.

lineage-refuse-alarm = Jetzt handelt niemand.
lineage-refuse-trade-open = Du hast den Handel nicht abgeschlossen.
lineage-refuse-trade-finished = Du hast den Handel abgeschlossen; wähle zuerst „Weiter handeln“.
lineage-refuse-trade-patience = Du hast in diesem Handel keine Aktionen mehr.
lineage-refuse-trade-alarm = Der Wecker hat geklingelt: Neue Angebote sind nicht mehr möglich.
lineage-refuse-trade-least = Jede Seite eines Handels gibt { $least } Karten oder mehr.
lineage-refuse-trade-names = Nenne für jede Seite { $names } Waren, die wirklich unter den Karten sind; weitere Namen sind Behauptungen.
lineage-refuse-trade-mention = Kein Angebot darf eine Katastrophe erwähnen.
lineage-refuse-trade-most = Die anderen haben zusammen keine { $count } Karten.
lineage-refuse-trade-with = Niemand dieses Namens kann mit dir handeln.
lineage-refuse-trade-too-many = Du hast schon { $most } Angebote offen; zieh erst eines zurück.
