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
empires-short-then-revelation = Die Szenarien sind aufgedeckt. Dann gibt es Handelskarten, eine für jede Stadt, und das Volk wird gesetzt.
empires-short-then-settlement = Eine Zivilisation nach der anderen setzt bis zu { $tokens } Plättchen. Dann kommen { $treasury } in jeden Schatz, und Runde 1 beginnt.
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
empires-short-off-plain = Bauplatz neben der Schwemmebene
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
} und ebenso viele Handelskarten. Das Gebiet ist frei für dein Volk.

## Volk

empires-short-where = Wo dein Volk wohnen kann
empires-short-touch = Ein Tippen auf die Karte
empires-short-touch-one = +1
empires-short-touch-two = +2
empires-short-touch-all = füllt
empires-short-touch-back = −1
empires-short-people = { $left ->
    [0] { $count } Plättchen setzen
   *[other] { $count } Plättchen setzen, { $left } behalten
}
empires-short-people-doubt = Du könntest noch { $left } setzen. Sie bleiben im Vorrat.
empires-short-people-yes = Trotzdem { $count } setzen
