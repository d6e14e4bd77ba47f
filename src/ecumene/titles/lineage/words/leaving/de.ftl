# Kapitel 7: das Spiel verlassen.

lineage-event-leaves = { $at ->
    [phase] { $seat } verlässt das Spiel; am Ende dieser Phase kommt die Region aus dem Spiel.
   *[turn] { $seat } verlässt das Spiel; am Ende dieser Runde kommt die Region aus dem Spiel.
}
lineage-event-left = { $seat } hat das Spiel verlassen. Die Region ist nicht mehr im Spiel{ $barbarians ->
    [0] {""}
    [one] ; anderswo ist 1 Plättchen jetzt ein Barbar
   *[other] ; anderswo sind { $barbarians } Plättchen jetzt Barbaren
}{ $pirates ->
    [0] .
    [one] ; 1 Stadt ist jetzt eine Piratenstadt.
   *[other] ; { $pirates } Städte sind jetzt Piratenstädte.
}
lineage-event-cards_laid_down = Die Karten von { $seat } werden abgelegt: { $cards }.
lineage-event-areas_cleared = { $seat } räumt Gebiete, die nicht mehr im Spiel sind: { $tokens ->
    [0] keine Plättchen
   *[other] { $tokens } Plättchen
} umzusetzen{ $cities ->
    [0] {""}
    [one] , darunter die von 1 Stadt
   *[other] , darunter die von { $cities } Städten
}{ $ships ->
    [0] .
    [one] ; 1 Schiff ist verloren.
   *[other] ; { $ships } Schiffe sind verloren.
}
lineage-event-relocated = { $seat } setzt { $tokens } Plättchen von dort nach { $area } um.
lineage-event-returned = { $seat } hat keinen Platz für { $tokens } Plättchen; zurück in den Vorrat.
lineage-ask-relocate = Wohin gehen deine Plättchen aus den Gebieten, die nicht mehr im Spiel sind? { $tokens ->
    [one] 1 Plättchen ist
   *[other] { $tokens } Plättchen sind
} übrig.
lineage-ask-relocate-help =
    Jemand hat das Spiel verlassen, und die Region ist nicht mehr im Spiel. Setze deine Plättchen von dort in
    Gebiete deiner eigenen Region oder in Gebiete, in denen du mindestens ein Plättchen oder eine Stadt hast. Es darf
    kein Konflikt entstehen, und Bevölkerungsgrenzen dürfen nur überschritten werden, wenn nirgends mehr Platz ist.
lineage-answer-relocate = { $tokens } nach { $area }
lineage-refuse-relocate-tokens = { $most ->
    [one] Nach { $area } kann 1 Plättchen gehen.
   *[other] Nach { $area } können 1 bis { $most } Plättchen gehen.
}
lineage-refuse-relocate-out-of-play = { $area } ist nicht mehr im Spiel.
lineage-refuse-relocate-where = { $area } liegt nicht in deiner Region, und du hast dort weder Plättchen noch Stadt.
lineage-refuse-relocate-full = In { $area } ist kein Platz, ohne die Grenze zu überschreiten oder einen Konflikt auszulösen.
