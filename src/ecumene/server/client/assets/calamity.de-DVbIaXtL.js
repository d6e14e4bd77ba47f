var e=`# Katastrophen: der Bogen, der sie erklärt.

empires-calamity-title = Katastrophen
empires-calamity-major = Stapel { $stack }, große Katastrophe,
empires-calamity-minor = Stapel { $stack }, kleine Katastrophe,
empires-calamity-tradeable = handelbar.
empires-calamity-kept = nicht handelbar.
empires-calamity-deputy = Sie liegt auf dem Markt: { $name } wählt stellvertretend das Opfer
empires-calamity-deputy-you = Sie liegt auf dem Markt: du wählst stellvertretend das Opfer
empires-calamity-strikes-you = Du bist das Hauptopfer.
empires-calamity-strikes = Hauptopfer: { $name }
empires-calamity-primary = Hauptopfer
empires-calamity-secondary = Nebenopfer
empires-calamity-held = im Besitz
empires-calamity-no-effect = Kein Fortschritt von dir ändert es
empires-calamity-result = Ergebnis
empires-calamity-there = Nur { $there } sind da: Alles geht verloren.
empires-calamity-has = hat { $there }
empires-calamity-may = { $count ->
    [one] Eines davon ist zu wählen
   *[other] { $count } davon sind zu wählen
}
empires-calamity-others = Was andere trifft
empires-calamity-not = nicht wählbar
empires-calamity-barred = { $count ->
    [one] Einer ist nicht wählbar
   *[other] { $count } sind nicht wählbar
}
empires-calamity-passed = Begünstigt
empires-calamity-beneficiary = { $name } ist begünstigt und kann nicht mitleiden.
empires-calamity-beside = Gleichzeitig
empires-calamity-to-come = Noch zu erwarten
empires-calamity-named = { $named } von { $total } aufgerufen
empires-calamity-holds = { $count ->
    [one] { $name } hält eine Katastrophe.
   *[other] { $name } hält { $count } Katastrophen.
}
empires-calamity-last = Niemand hält noch eine Katastrophe.
empires-calamity-yours = In deiner Hand
empires-calamity-secret = Das siehst nur du, bis sie aufgerufen wird.
empires-calamity-explain = Wie es zustande kommt

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