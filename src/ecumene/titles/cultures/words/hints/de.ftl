# Warum ein solider Bot so antworten würde.

cultures-reason-civilization = { $civilization } behält bis zu { $limit } Münzen von einer Runde zur nächsten.
cultures-reason-start = { $resources } geben, was spätere Karten kosten; { $top } ist { $points } Punkte wert und kommt, wenn du das nächste Mal ziehst.
cultures-reason-nile = Du hast { $own } Münzen, und dein Tableau behält { $limit }: Münzen auf dem Nil sind sicher und zählen auch.
cultures-reason-keep = Du kannst jetzt { $playable } deiner { $cards } Karten bezahlen; ein Tausch bringt wenig.
cultures-reason-swap = Du kannst jetzt { $playable } deiner { $cards } Karten bezahlen; { $count ->
    [one] eine neue Karte passt
   *[other] { $count } neue Karten passen
 } vielleicht besser.
cultures-reason-bury = { $card } würde { $cost } Münzen für { $points } Punkte kosten: Du brauchst sie am wenigsten.
cultures-reason-build = { $card } bringt { $points } Punkte für { $cost } deiner { $coins } Münzen.
cultures-reason-build-progress = Auch dein Fortschritt steigt damit.
cultures-reason-coins = { $card } würde { $cost } Münzen für { $points } Punkte kosten; abgelegt bringt sie { $value } Münzen für andere Karten.
cultures-reason-military = Für { $province } hast du { $mine } Symbole, die Gegenseite { $theirs }; diese Karte kommt zu deinen dazu.
cultures-reason-resource = { $short } deiner { $cards } anderen Karten fehlen Rohstoffe: Diese macht sie von jetzt an billiger.
cultures-reason-progress = Du hast { $levels } Stufen Fortschritt, die Gegenseite { $theirs }; jede weitere zählt, und der Vorsprung auch.
cultures-reason-no-progress = Du hast { $levels } Stufen Fortschritt, die Gegenseite { $theirs }; die Karte ist mehr wert, wo sie liegt.
cultures-reason-compete = Für { $province } ({ $points } Punkte) hast du { $mine } Symbole gegen { $theirs }: eine Chance von etwa { $chance } %.
cultures-reason-decline = Für { $province } ({ $points } Punkte) hast du { $mine } Symbole gegen { $theirs }: Das ist keine Militärkarte wert.
cultures-reason-next-game = Das erste Spiel ist gezählt; darin ist nichts mehr zu entscheiden.

cultures-reason-by-points = Auf dem Wertungsblatt stehst du damit etwa { $amount } { $amount ->
    [one] Punkt
   *[other] Punkte
 } besser als mit anderen Antworten.
cultures-reason-by-cards = Hand und Stapel sind etwa { $amount } { $amount ->
    [one] Punkt
   *[other] Punkte
 } mehr wert als nach anderen Antworten.
cultures-reason-by-coins = Münzen und Einkommen sind etwa { $amount } { $amount ->
    [one] Punkt
   *[other] Punkte
 } mehr wert als nach anderen Antworten.
cultures-reason-by-progress = Dein Fortschritt ist etwa { $amount } { $amount ->
    [one] Punkt
   *[other] Punkte
 } mehr wert als nach anderen Antworten.
cultures-reason-by-marker = Deine Chance auf den Fortschrittsmarker ist etwa { $amount } { $amount ->
    [one] Punkt
   *[other] Punkte
 } mehr wert als nach anderen Antworten.
cultures-reason-by-contests = Für die kommenden Provinzen stehst du etwa { $amount } { $amount ->
    [one] Punkt
   *[other] Punkte
 } besser als nach anderen Antworten.
