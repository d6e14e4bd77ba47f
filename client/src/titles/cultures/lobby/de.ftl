# What the lobby says of Rising Cultures; what is missing is said as the house says it.

title-cultures-about = Zwei Zivilisationen, sieben Runden: Jede Karte ist Gebäude oder Anführer, Rohstoff oder Soldat.
title-cultures-note = Die meisten Karten und Tafeln sind von uns nachgebildet; wer das gedruckte Spiel besitzt, kann die eigenen einsetzen.
title-cultures-length = etwa 45 Minuten
option-cultures-civilizations = Zivilisationen
option-cultures-civilizations-about = Wer was spielt: der Reihe nach gewählt, zufällig oder für beide Plätze festgelegt.
option-cultures-civilizations-choose = Der Reihe nach wählen
option-cultures-civilizations-random = Zufällig
option-cultures-first = Fortschrittsmarker
option-cultures-first-about = Welcher Platz den Fortschrittsmarker zuerst hat.
option-cultures-first-random = Zufällig
option-cultures-first-0 = Erster Platz
option-cultures-first-1 = Zweiter Platz
option-cultures-match = Zwei Spiele als Wettkampf
option-cultures-match-about = Zwei Spiele nacheinander mit getauschten Zivilisationen und denselben Provinzen.
option-cultures-lone-competitor = Allein im Wettstreit
option-cultures-lone-competitor-about = Ob jemand, der allein um eine Provinz streitet, sie ohne eigenes Symbol bekommt.
option-cultures-lone-competitor-takes = Bekommt die Provinz
option-cultures-lone-competitor-needs-symbol = Braucht ein Symbol
option-cultures-coins = Münzen
option-cultures-coins-about = Ob die 28 Münzen der Schachtel eine Grenze sind.
option-cultures-coins-unlimited = Unbegrenzt
option-cultures-coins-limited = 28 und nicht mehr
