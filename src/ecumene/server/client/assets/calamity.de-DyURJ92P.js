var e=`# Katastrophen: der Bogen, der sie erklärt.

empires-calamity-title = Katastrophen
empires-calamity-major = Stapel { $stack }, große Katastrophe,
empires-calamity-minor = Stapel { $stack }, kleine Katastrophe,
empires-calamity-tradeable = handelbar.
empires-calamity-kept = nicht handelbar.
empires-calamity-deputy = Sie liegt auf dem Markt: { $name } wählt als Stellvertreter das Opfer
empires-calamity-deputy-you = Sie liegt auf dem Markt: Du wählst als Stellvertreter das Opfer
empires-calamity-strikes-you = Du bist das Hauptopfer.
empires-calamity-strikes = Hauptopfer: { $name }
empires-calamity-victims-about = Das Hauptopfer ist, wen die Katastrophe zuerst trifft, in der Regel, wer ihre Karte hält. Wer außerdem unter ihr leidet, ist Nebenopfer.
empires-calamity-primary = Hauptopfer
empires-calamity-secondary = Nebenopfer
empires-calamity-held = besitzt du
empires-calamity-no-effect = Keiner deiner Fortschritte ändert etwas daran
empires-calamity-result = Ergebnis
empires-calamity-there = Es sind nur { $there } da: Alle gehen verloren.
empires-calamity-has = hat { $there }
empires-calamity-may = { $count ->
    [one] Wähle eine Zivilisation davon
   *[other] Wähle { $count } Zivilisationen davon
}
empires-calamity-others = Was andere verlieren
empires-calamity-not = nicht wählbar
empires-calamity-barred = { $count ->
    [one] 1 Zivilisation ist nicht wählbar
   *[other] { $count } Zivilisationen sind nicht wählbar
}
empires-calamity-passed = Begünstigter
empires-calamity-beneficiary = { $name } ist der Begünstigte und kann kein Opfer sein.
empires-calamity-beside = Gleichzeitig ausgeführt
empires-calamity-to-come = Noch zu erwarten
empires-calamity-named = { $named } von { $total } Katastrophen aufgedeckt
empires-calamity-holds = { $count ->
    [one] { $name } hält eine Katastrophe.
   *[other] { $name } hält { $count } Katastrophen.
}
empires-calamity-last = Niemand hält noch eine Katastrophe.
empires-calamity-yours = In deiner Hand
empires-calamity-secret = Das siehst nur du, bis die Katastrophe aufgedeckt wird.
empires-calamity-explain = So wird gerechnet

## Was gezählt wird

empires-calamity-what-damage = Verlorene Einheitenpunkte
empires-calamity-what-coast_damage = Einheitenpunkte an Küsten
empires-calamity-what-plain_damage = Einheitenpunkte in der Schwemmebene
empires-calamity-what-treasury = Verlorener Schatz
empires-calamity-what-cards = Abzulegende Karten
empires-calamity-what-face_value = Abzulegender Nennwert
empires-calamity-what-steps = Felder zurück auf der A.S.T.
empires-calamity-what-reduced = Reduzierte Städte
empires-calamity-what-destroyed = Zerstörte Städte
empires-calamity-what-annexed = Übernommene Städte
empires-calamity-what-pirates = Städte an Piraten
empires-calamity-what-selected = Ausgewählte Städte
empires-calamity-what-next_city = Eine Stadt daneben
empires-calamity-what-eruption = Einheitenpunkte am Vulkan
empires-calamity-what-support = Plättchen je Stadt
empires-calamity-what-units = Einheitenpunkte, die die Seite wechseln
empires-calamity-what-barbarians = Barbaren
empires-calamity-what-ships = Verlorene Schiffe
empires-calamity-what-tribes = Plättchen zweier Gebiete, höchstens
empires-calamity-what-given = Abzugebende Karten
empires-calamity-what-provinces = Einheitenpunkte von Gebieten, höchstens
empires-calamity-what-collapse = Plättchen daneben
empires-calamity-what-starves = Plättchen über den Grenzen
empires-calamity-what-damage_most = Einheitenpunkte, höchstens
empires-calamity-what-plain_damage_most = Einheitenpunkte in der Schwemmebene, höchstens
empires-calamity-what-reduced_most = Reduzierte Städte, höchstens
empires-calamity-what-idle = Plättchen, die keine Stadt versorgen
empires-calamity-what-no_war = Kein Bürgerkrieg
empires-calamity-what-first_faction = Erste Partei
empires-calamity-what-ruled_faction = Erste Partei, vom Begünstigten gewählt
empires-calamity-what-second_faction = Zweite Partei
empires-calamity-what-strife = Verlust jeder Partei
empires-calamity-what-inherits = Kann eine Partei übernehmen
`;export{e as default};