# Das Regelbuch: Regeln zum Lesen, Seiten für Karten, Blätter für den Tisch.

handbook = Regelbuch
handbook-about = Die Regeln in unseren eigenen Worten, mit einer Seite für jede Karte, Beispielen, mit denen das Programm geprüft wird, und Blättern für den Tisch.
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
handbook-start-about = Stelle eine Frage in deinen Worten, öffne ein Kapitel oder schlage eine Karte nach. Jede Regel hat einen Absatz, ihren Platz in der gedruckten Spielregel und Beispiele.
handbook-whole = Kapitel lesen
handbook-unread = Diese Seite lässt sich gerade nicht laden.
handbook-unknown = Diese Seite gibt es nicht.
handbook-beside = Davor und danach
handbook-try = Ausprobieren
handbook-trying = Die Stellung wird aufgebaut …
handbook-position = Die Stellung als Text
handbook-nobody = Hier ist keine Frage mehr offen.
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
handbook-words = In unseren eigenen Worten, nicht denen der Spielregel.
handbook-held = { $count ->
    [0] Kein Beispiel zeigt diese Regel.
    [one] Ein Beispiel prüft das Programm an dieser Regel.
   *[other] { $count } Beispiele prüfen das Programm an dieser Regel.
}
handbook-with = Mit anderen Karten
handbook-described = Beschrieben in
handbook-mentioned = Auch genannt in
handbook-cases = { $count ->
    [one] 1 Beispiel mit dieser Karte
   *[other] { $count } Beispiele mit dieser Karte
}
handbook-more-cases = und { $count } weitere
handbook-guess = rekonstruiert
handbook-guess-about = Wir kennen die gedruckte Karte nicht ganz. Was markiert ist, haben wir rekonstruiert.
handbook-count = { $count ->
    [one] 1 Seite
   *[other] { $count } Seiten
}
