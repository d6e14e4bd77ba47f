var e=`# What the lobby says of Rising Cultures; what is missing is said as the house says it.

title-cultures-about = Zwei Völker, sieben Runden: Jede Karte ist Gebäude oder Herrscher, Rohstoff oder Soldat.
title-cultures-note = Die meisten Karten und Tableaus sind von uns nachgebildet; wer das gedruckte Spiel besitzt, kann die eigenen Karten eingeben.
title-cultures-length = sieben Runden, etwa { $most } Entscheidungen für jeden
title-cultures-measured = Gezählt in Partien von Bots. Mit Menschen hat es hier noch niemand gemessen.
option-cultures-civilizations = Völker
option-cultures-civilizations-about = Wer welches Volk spielt: der Reihe nach gewählt, zufällig oder für beide Plätze festgelegt.
option-cultures-civilizations-choose = Der Reihe nach wählen
option-cultures-civilizations-random = Zufällig
option-cultures-first = Fortschrittsmarker
option-cultures-first-about = Welcher Platz den Fortschrittsmarker zuerst hat.
option-cultures-first-random = Zufällig
option-cultures-first-0 = Erster Platz
option-cultures-first-1 = Zweiter Platz
option-cultures-match = Zwei Spiele als Wettkampf
option-cultures-match-about = Zwei Spiele nacheinander mit getauschten Völkern und denselben Provinzen.
option-cultures-lone-competitor = Wer allein antritt
option-cultures-lone-competitor-about = Ob jemand, der allein um eine Provinz antritt, sie ohne ein Symbol bekommt, das zählt.
option-cultures-lone-competitor-takes = Bekommt die Provinz
option-cultures-lone-competitor-needs-symbol = Braucht ein Symbol
option-cultures-coins = Münzen
option-cultures-coins-about = Ob die 28 Münzen der Schachtel eine Grenze sind.
option-cultures-coins-unlimited = Unbegrenzt
option-cultures-coins-limited = Höchstens 28
`;export{e as default};