# Das kurze Spiel: was vor seiner ersten Runde aufgebaut wird.

lineage-phase-founding = Städte vor Runde 1
lineage-phase-revelation = Die Szenarien
lineage-phase-settlement = Plättchen vor Runde 1

## Städte

lineage-ask-found = Wohin setzt du eine Stadt? { $left ->
    [one] Noch 1 Stadt ist übrig.
   *[other] Noch { $left } Städte sind übrig.
} Dein Szenario: { $scenario }.
lineage-ask-found-help =
    Alle setzen { $cities } Städte in ihre eigene Region, eine Zivilisation nach der anderen in der A.S.T.-Rangfolge.
    Mindestens { $sites } davon stehen auf Bauplätzen, keine steht dort, wo die Bevölkerungsgrenze 0 ist. Lass Platz
    für deine Plättchen: In einem Gebiet mit Stadt können sie nicht bleiben. Dein Szenario kennst nur du; es wird aufgedeckt, wenn alle Städte stehen.
lineage-answer-found = { $area } ({ $site ->
    [yes] Bauplatz
   *[no] kein Bauplatz
}, Grenze { $limit })
lineage-event-founded = { $seat } hat eine Stadt in { $area }.
lineage-refuse-found-abroad = { $area } liegt nicht in deiner Region.
lineage-refuse-found-desert = In { $area } kann niemand wohnen, also auch keine Stadt stehen.
lineage-refuse-found-twice = In { $area } steht schon eine Stadt.
lineage-refuse-found-wild = { $area } hat keinen Bauplatz, und mindestens { $sites } deiner Städte müssen auf einem stehen.

## Die Szenarien

lineage-event-scenario = { $seat } deckt { $scenario } auf: { $advances }.
lineage-ask-lose_city = { $scenario } kostet dich eine deiner Städte. Welche?
lineage-ask-lose_city-help =
    Manche Szenarien bringen teure Fortschritte und kosten eine Stadt. Die Stadt kommt in deinen Vorrat, und keine Plättchen treten an ihre Stelle.{ $reconstructed ->
        [yes] {" "}Das Regelbuch sagt nicht, welche Szenarien eine Stadt kosten; wir vermuten die drei mit den teuersten Fortschritten.
       *[no] {""}
    }
    Danach gibt es Handelskarten, eine für jede Stadt, die dir bleibt.
lineage-answer-lose_city = { $area }
lineage-event-given_up = { $seat } verliert die Stadt in { $area } für { $scenario }.
lineage-refuse-lose-city = Dort hast du keine Stadt.

## Volk

lineage-ask-populate = Wohin setzt du Plättchen? { $left ->
    [one] 1 Plättchen ist übrig.
   *[other] { $left } Plättchen sind übrig.
}
lineage-ask-populate-help =
    Setze bis zu { $most } Plättchen in deine eigene Region, in kein Gebiet mehr als seine Bevölkerungsgrenze und
    keines zu einer Stadt. In der ersten Runde wachsen sie: ein Gebiet mit einem um eines, ein Gebiet mit mehr um zwei.
    Jede Stadt braucht zwei davon zur Versorgung. Danach kommen { $treasury } Plättchen in deinen Schatz.
lineage-answer-populate = { $tokens } nach { $area }
lineage-answer-end_populating = Keine weiteren Plättchen setzen
lineage-event-people_placed = { $seat } setzt { $tokens } Plättchen in { $area }.
lineage-event-settled = { $seat } setzt insgesamt { $tokens } Plättchen.
lineage-refuse-populate-abroad = { $area } liegt nicht in deiner Region.
lineage-refuse-populate-city = In { $area } steht eine Stadt; daneben kann kein Plättchen bleiben.
lineage-refuse-populate-most = Du hast nur noch { $left } Plättchen zu setzen, nicht { $tokens }.
lineage-refuse-populate-room = { $room ->
    [0] In { $area } ist kein Platz mehr.
    [one] In { $area } ist noch Platz für 1 Plättchen.
   *[other] In { $area } ist noch Platz für { $room } Plättchen.
}

## Bereit

lineage-event-short_game =
    Alle nehmen { $treasury } Plättchen in den Schatz, und alle Marker stehen auf Feld { $step } der A.S.T.

## Der Plan als Text

lineage-board-scenario = Dein Szenario: { $scenario }{ $secret ->
    [yes] {" "}(nur du kennst es)
   *[no] {""}
}
lineage-board-scenario-costs = { $reconstructed ->
    [yes] Beim Aufdecken kostet es eine deiner Städte (unsere Vermutung; das Regelbuch sagt nicht, welche das tun).
   *[no] Beim Aufdecken kostet es eine deiner Städte.
}
lineage-board-region = Deine Region, { $when }

## Rat

lineage-counsel-region = { $cities ->
    [one] Neben 1 Stadt
   *[other] Neben { $cities } Städten
} ernährt deine Region noch { $feeds } Plättchen; zur Versorgung brauchen die Städte { $needs }.
lineage-counsel-place-wild = Kein Bauplatz: Einer bleibt frei für eine Stadt, die du später baust.
lineage-counsel-place-plain = In der Schwemmebene: Eine Flut kann sie treffen.
lineage-counsel-place-volcano = An einem Vulkan.
lineage-counsel-place-coast = An der Küste: Piraten und Wirbelstürme kommen übers Meer.
lineage-counsel-place-border = { $areas ->
    [one] Grenzt an 1 Gebiet einer anderen Region.
   *[other] Grenzt an { $areas } Gebiete anderer Regionen.
}
