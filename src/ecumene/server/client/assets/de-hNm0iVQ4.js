var e=`# Das Regelbuch: Regeln zum Lesen, Seiten für Karten, Blätter für den Tisch.

handbook = Regelbuch
handbook-about = Die Regeln in unseren eigenen Worten, mit einer Seite für jede Karte, Beispielen, an die sich das Programm hält, und Blättern für den Tisch.
handbook-titles = Spiele
handbook-contents = Inhalt
handbook-search = Regeln durchsuchen
handbook-search-example = Frage in deinen Worten
handbook-found = { $count ->
    [0] Nichts gefunden. Versuche andere oder weniger Wörter.
    [one] 1 Seite gefunden
   *[other] { $count } Seiten gefunden
}
handbook-searching = Suche …
handbook-clear = Zurück zum Inhalt
handbook-cards = Seiten für jede Karte
handbook-aids = Blätter für den Tisch
handbook-start = Wo anfangen
handbook-start-about = Stelle eine Frage in deinen Worten, öffne ein Kapitel oder schlage eine Karte nach. Jede Regel hat einen Absatz, ihren Platz in der gedruckten Spielregel und Beispiele.
handbook-whole = Kapitel lesen
handbook-unread = Diese Seite ist jetzt nicht zu lesen.
handbook-unknown = Diese Seite gibt es nicht.
handbook-beside = Davor und danach
handbook-try = Ausprobieren
handbook-trying = Die Stellung wird aufgebaut …
handbook-position = Die Stellung als Text
handbook-nobody = Hier wird niemand mehr etwas gefragt.
handbook-reset = Von vorn
handbook-more-options = { $count ->
    [one] 1 weitere Antwort ist möglich.
   *[other] { $count } weitere Antworten sind möglich.
}
handbook-print = Drucken
handbook-link = Link kopieren
handbook-here = Du bist hier
handbook-named = Karten in dieser Regel
handbook-rule = Regel { $id }
handbook-words = Unsere eigenen Worte, nicht die der Spielregel.
handbook-held = { $count ->
    [0] Kein Fall zeigt diese Regel.
    [one] Ein Fall hält das Programm daran fest.
   *[other] { $count } Fälle halten das Programm daran fest.
}
handbook-does = Was sie tut
handbook-facts = Zahlen
handbook-with = Mit anderen Karten
handbook-described = Beschrieben in
handbook-mentioned = Auch genannt in
handbook-cases = { $count ->
    [one] 1 Fall mit dieser Karte
   *[other] { $count } Fälle mit dieser Karte
}
handbook-more-cases = und { $count } weitere
handbook-guess = nachgebildet
handbook-guess-about = Die gedruckte Karte ist hier nicht ganz bekannt. Was markiert ist, haben wir nachgebildet.
handbook-all = Alle davon
handbook-count = { $count ->
    [one] 1 Seite
   *[other] { $count } Seiten
}
`;export{e as default};