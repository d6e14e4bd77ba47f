# Das kurze Spiel: was vor Runde 1 gesetzt wird, und die Szenarien.

empires-short-token = Dein Szenario
empires-short-secret = kennst nur du
empires-short-costs-tag = kostet eine Stadt
empires-short-costs = Wenn es aufgedeckt wird, kostet es eine deiner Städte.
empires-short-guess = Welche Szenarien eine Stadt kosten, ist unsere Vermutung: Das Regelbuch sagt es nicht.
empires-short-advance = { $cost }, { $points } SP
empires-short-credits = Gutschriften
empires-short-credits-free = und { $points } nach Wahl
empires-short-tokens = Die Szenarien

## Warten

empires-short-then-founding = Eine Zivilisation nach der anderen setzt { $cities } Städte. Dann werden alle Szenarien aufgedeckt.
empires-short-then-revelation = Die Szenarien sind aufgedeckt. Dann gibt es Handelskarten, eine für jede Stadt, und Plättchen werden gesetzt.
empires-short-then-settlement = Eine Zivilisation nach der anderen setzt bis zu { $tokens } Plättchen. Dann nehmen alle { $treasury } Plättchen in den Schatz, und Runde 1 beginnt.
empires-short-order = In der A.S.T.-Rangfolge
empires-short-placed-cities = { $done } von { $due ->
    [one] 1 Stadt
   *[other] { $due } Städten
}
empires-short-placed-tokens = { $done } von { $due } Plättchen
empires-short-now = setzt jetzt
empires-short-later = später

## Städte

empires-short-sites = Auf einem Bauplatz
empires-short-wild = Anderswo, { $most ->
    [one] höchstens 1 Stadt
   *[other] höchstens { $most } Städte
}
empires-short-coast = Küste
empires-short-inland = Binnenland
empires-short-off-plain = Bauplatz oberhalb der Schwemmebene
empires-short-volcano = unter einem Vulkan
empires-short-found = { $count ->
    [one] Diese Stadt setzen
   *[other] Diese { $count } Städte setzen
}
empires-short-found-open = { $count ->
    [one] Noch 1 Stadt zu setzen
   *[other] Noch { $count } Städte zu setzen
}
empires-short-best = empfohlen

## Die verlorene Stadt

empires-short-kept = Dir bleiben { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
} und ebenso viele Handelskarten. Das Gebiet ist frei für deine Plättchen.

## Volk

empires-short-where = Wohin du Plättchen setzen kannst
empires-short-touch = Ein Tippen auf die Karte
empires-short-touch-one = +1
empires-short-touch-two = +2
empires-short-touch-all = füllt
empires-short-touch-back = −1
empires-short-people = { $left ->
    [0] { $count } Plättchen setzen
   *[other] { $count } Plättchen setzen, { $left } behalten
}
empires-short-people-doubt = Du könntest noch { $left } Plättchen setzen. Sie bleiben im Vorrat.
empires-short-people-yes = Nur { $count } setzen
