# Die Kartenseiten des Regelbuchs und die Blätter neben dem Plan. Alle Zahlen sind Argumente.

cultures-shelf-civilizations = Zivilisationen
cultures-shelf-provinces = Provinzen
cultures-shelf-deck = Karten: { $civilization }

cultures-fact-cost = Braucht
cultures-fact-vp = Siegpunkte
cultures-fact-kind = Art
cultures-fact-resources = Als Rohstoff
cultures-fact-military = Als Militär
cultures-fact-number = Nummer
cultures-fact-symbols = Gewinnt man mit
cultures-fact-icon = Zeichen
cultures-fact-coin_limit = Höchstens behaltene Münzen
cultures-fact-printed_resources = Gedruckte Rohstoffe
cultures-fact-military_bands = Stufen des Militärs
cultures-fact-progress_bands = Stufen des Fortschritts
cultures-fact-golden_age = Goldenes Zeitalter
cultures-note-deck = in diesem Stapel

cultures-aid-turn = Rundenkarte
cultures-aid-turn-about = Die Phasen einer Runde, und was du in jeder tust.
cultures-aid-uses = Vier Möglichkeiten
cultures-aid-uses-about = Was du mit einer Karte tun kannst.
cultures-aid-provinces = Provinzen
cultures-aid-provinces-about = Was jede Provinz verlangt, und was sie gibt.
cultures-aid-numbers = Zahlen
cultures-aid-numbers-about = Was am häufigsten nachgesehen wird.

cultures-head-phase = Phase
cultures-head-use = Möglichkeit
cultures-head-here = Was du hier tust
cultures-head-province = Provinz
cultures-head-symbols = Gewinnt man mit
cultures-head-gives = Was sie gibt
cultures-head-vp = Punkte
cultures-head-number = Was
cultures-head-value = Wie viel

cultures-here-income = Nimm die Münzen, die deine Karten und dein Tableau jede Runde geben.
cultures-here-swap = Ziehe { $hand } Karten. Du darfst bis zu { $swap_max } davon tauschen, für je { $swap_cost ->
    [one] { $swap_cost } Münze
   *[other] { $swap_cost } Münzen
}.
cultures-here-play = Spiele { $play } deiner { $hand } Karten, abwechselnd und eine nach der anderen. Die letzte kommt zurück auf deinen Stapel.
cultures-here-province = Kämpfe um die Provinz ganz links oder passe. Die meisten passenden Symbole gewinnen sie, und wer gewinnt, legt die letzte Militärkarte ab. Danach werden Fortschrittsmarker und Münzgrenze geprüft.

cultures-use-coins = Abwerfen
cultures-use-military = Militär
cultures-use-resource = Rohstoffe
cultures-use-display = Bauen oder einsetzen
cultures-use-here-coins = Nimm { $discard_coins } Münzen.
cultures-use-here-military = Lege sie an das oberste freie rote Band: Ihr Symbol zählt für Provinzen.
cultures-use-here-resource = Lege ihren Streifen unter dein Tableau. Rohstoffe werden nie verbraucht; eine Münze darauf wird einmal gezahlt.
cultures-use-here-display = Sie braucht die Rohstoffe ihres Preises; jeder fehlende kostet { $missing_resource_coins } Münzen. Deine letzte Rohstoffkarte darf Fortschritt werden.

cultures-number-rounds = Runden
cultures-number-start_coins = Münzen zu Beginn
cultures-number-hand = Gezogene Karten je Runde
cultures-number-play = Gespielte Karten je Runde
cultures-number-swap_max = Karten, die du tauschen darfst
cultures-number-swap_cost = Münzen für einen Tausch
cultures-number-discard_coins = Münzen für eine abgeworfene Karte
