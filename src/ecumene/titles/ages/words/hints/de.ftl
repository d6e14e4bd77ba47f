# Warum ein solider Bot so antworten würde.

ages-reason-civilization = Du hast { $held } Zivilisationen, { $own_coins } Münzen und danach noch { $left } Züge: Eine weitere lohnt sich, solange Züge bleiben.
ages-reason-civilization-skip = Du hast { $held } Zivilisationen und danach noch { $left } Züge: Keine Zivilisation der Auslage bringt mehr, als sie kostet.
ages-reason-action = Du hast { $free } Arbeiter zu verteilen, { $own_coins } Münzen, und danach noch { $left } Züge.
ages-reason-action-rest = Du hast { $own_coins } Münzen und { $workers } Arbeiter: Eine Rast bringt Münzen für die { $left } Züge, die noch kommen.
ages-reason-action-done = Mit { $own_coins } Münzen und { $free } freien Arbeitern bringt nichts anderes mehr, als es kostet.
ages-reason-free_action = Es kostet keinen Arbeiter; du hast { $own_coins } Münzen.
ages-reason-technology = Du kennst { $known } Technologien; jede wirkt in den { $left } Zügen, die noch kommen.
ages-reason-wonder = Von den Weltwundern der Auslage bringt dieses die meisten Punkte und den größten Nutzen für die { $left } Züge, die noch kommen.
ages-reason-turn_end = Alle diese Fähigkeiten wirken; mit { $own_coins } Münzen und { $workers } Arbeitern ist diese Reihenfolge für dich am besten.
ages-reason-draft = Bisher hast du { $held } Karten behalten; was du weitergibst, ist weg, und die anderen wählen daraus.
ages-reason-tribute = Du hast { $own_coins } Münzen und { $workers } Arbeiter: Ein Arbeiter ist für immer weg, Münzen kommen wieder.
ages-reason-special = Du hast { $own_coins } Münzen und danach noch { $left } Züge, in denen eine besondere Technologie wirken würde.

ages-reason-by-points = Es bringt dir etwa { $amount } { $amount ->
    [one] Punkt
   *[other] Punkte
 } mehr als andere Antworten.
ages-reason-by-coins = Deine Münzen sind etwa { $amount } { $amount ->
    [one] Punkt
   *[other] Punkte
 } mehr wert als nach anderen Antworten.
ages-reason-by-workers = Deine Arbeiter sind etwa { $amount } { $amount ->
    [one] Punkt
   *[other] Punkte
 } mehr wert als nach anderen Antworten.
ages-reason-by-cards = Technologien und Erbe sind etwa { $amount } { $amount ->
    [one] Punkt
   *[other] Punkte
 } mehr wert als nach anderen Antworten.
ages-reason-by-special = Eine besondere Technologie ist etwa { $amount } { $amount ->
    [one] Punkt
   *[other] Punkte
 } mehr wert als nach anderen Antworten.
ages-reason-by-stations = Die Straße ist etwa { $amount } { $amount ->
    [one] Punkt
   *[other] Punkte
 } mehr wert als nach anderen Antworten.
ages-reason-by-strength = Deine militärische Stärke ist etwa { $amount } { $amount ->
    [one] Punkt
   *[other] Punkte
 } mehr wert als nach anderen Antworten.
ages-reason-by-room = Platz für weitere Zivilisationen ist etwa { $amount } { $amount ->
    [one] Punkt
   *[other] Punkte
 } mehr wert als nach anderen Antworten.
ages-reason-by-free = Arbeiter, die du noch verteilen kannst, sind etwa { $amount } { $amount ->
    [one] Punkt
   *[other] Punkte
 } mehr wert als nach anderen Antworten.
