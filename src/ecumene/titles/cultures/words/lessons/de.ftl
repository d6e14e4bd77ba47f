# Die erste Lektion von Rising Cultures: cultures-lesson-<Lektion>, -<Kapitel>, -<Kapitel>-<Schritt>; zu jedem Schritt,
# was zu tun ist, und mit -why, -otherwise und -short warum, was eine andere Antwort bedeutet, und seine Zeile in der Liste.

cultures-lesson-first = Ein erstes Spiel
cultures-lesson-first-about = Jede Karte hat vier Verwendungen. Zwei Runden gemeinsam, dann dein eigenes Spiel gegen Persien.
cultures-lesson-first-end = Das ist alles: Jede Karte hat vier Verwendungen, jede Runde endet mit einer Provinz, und nach sieben Runden werden die Punkte gezählt. Spiel weiter: Du kennst jetzt die Regeln, und Persien hat noch vier Runden, um dich einzuholen.

## Erste Karten

cultures-lesson-first-start = Erste Karten

cultures-lesson-first-start-resources = Du führst Rom. Lege von deinen vier Karten Julius Cäsar und Circus Maximus als Rohstoffe unter dein Tableau, und Ziegelhof oben auf deinen Stapel.
cultures-lesson-first-start-resources-why = Rohstoffe bezahlen alles, was du baust, und werden nie verbraucht. Diese beiden bringen zweimal Holz, dazu Stein und Gold; Ziegel sind auf deinem Tableau aufgedruckt. So hast du jede Art einmal, und Ziegelhof, den du als Nächstes ziehst, kostet dich nichts.
cultures-lesson-first-start-resources-otherwise = Mit zwei anderen Karten fehlt dir eine Art Rohstoff. Bauen kannst du trotzdem: Jeder fehlende Rohstoff kostet 2 Münzen.
cultures-lesson-first-start-resources-short = Zwei Karten sind deine ersten Rohstoffe

cultures-lesson-first-start-hand = In jeder Runde ziehst du vier Karten und spielst drei. Behalte die vier, die du hast.
cultures-lesson-first-start-hand-why = Vor dem Ausspielen darfst du ein oder zwei Karten für je 1 Münze tauschen. Diese vier passen zu deinen Rohstoffen, spare die Münzen also für etwas, das dir fehlt.
cultures-lesson-first-start-hand-otherwise = Du bezahlst für jede neue Karte eine Münze, und eine Handkarte kommt unter deinen Stapel. Verloren ist sie nicht: Sie kommt in den letzten Runden wieder.
cultures-lesson-first-start-hand-short = Du behältst deine Hand

## Vier Verwendungen

cultures-lesson-first-uses = Vier Verwendungen

cultures-lesson-first-uses-build = Erste Verwendung: bauen. Spiele Villa Rustica als Gebäude; sie kostet dich nichts.
cultures-lesson-first-uses-build-why = Sie verlangt ein Holz und einen Ziegel, und du hast beides. Beides bleibt liegen: Rohstoffe werden nur vorgezeigt, nie ausgegeben. Ein Gebäude bringt am Ende seine Punkte, und von jetzt an, was darauf steht: hier ein Holz mehr.
cultures-lesson-first-uses-build-otherwise = Auch jede andere Verwendung ist gut. Ein Gebäude, das nichts kostet, ist in der ersten Runde selten ein Fehler, denn seine Wirkung gilt alle sieben Runden.
cultures-lesson-first-uses-build-short = Erste Verwendung: ein Gebäude

cultures-lesson-first-uses-military = Zweite Verwendung: Militär. Lege Brauerei wegen ihres Pferdes zum Militär.
cultures-lesson-first-uses-military-why = Am Ende der Runde geht eine Provinz an die Seite mit mehr Symbolen, wie sie auf ihr stehen. In Gallien zählen Schwerter und Pferde, und du hast noch keines.
cultures-lesson-first-uses-military-otherwise = Ohne Schwert oder Pferd überlässt du Gallien Persien, und die Karte kann etwas anderes für dich tun.
cultures-lesson-first-uses-military-short = Zweite Verwendung: Militär

cultures-lesson-first-uses-resource = Dritte Verwendung: Rohstoffe. Lege Insula wegen ihrer zwei Ziegel unter dein Tableau.
cultures-lesson-first-uses-resource-why = Die großen Gebäude verlangen drei oder vier von einer Art. Was du früh hierher legst, dient dir in jeder späteren Runde.
cultures-lesson-first-uses-resource-otherwise = Wenige Rohstoffe am Anfang machen später alles teurer: 2 Münzen für jeden, der fehlt.
cultures-lesson-first-uses-resource-short = Dritte Verwendung: Rohstoffe

## Eine Provinz

cultures-lesson-first-province = Eine Provinz

cultures-lesson-first-province-compete = Drei Karten sind gespielt, die vierte liegt wieder oben auf deinem Stapel. Jetzt wird die erste Provinz vergeben: Tritt um Gallien an.
cultures-lesson-first-province-compete-why = Wer mit mehr ihrer Symbole antritt, gewinnt; bei Gleichstand, wer den Fortschrittsmarker hat, und das bist du. Gallien bringt ein Holz für das ganze Spiel.
cultures-lesson-first-province-compete-otherwise = Wer allein antritt, nimmt die Provinz. Tritt niemand an, verlässt sie das Spiel.
cultures-lesson-first-province-compete-short = Um eine Provinz antreten

cultures-lesson-first-province-spoils = Sieh, was eine Provinz kostet: Wer sie gewonnen hat, hat die zuletzt gespielte Militärkarte abgelegt. Behalte deine neue Hand und spiel weiter.
cultures-lesson-first-province-spoils-why = Stärke wird also verbraucht, und die Provinzen gehen hin und her. Manchmal überlässt man eine schwache besser der Gegenseite und kommt beim nächsten Mal stärker. Die neue Runde hat mit dem Einkommen begonnen, einer Münze für jede, die auf deinen Karten und deinem Tableau steht; noch hast du keines.
cultures-lesson-first-province-spoils-short = Was eine Provinz kostet

## Fortschritt

cultures-lesson-first-progress = Fortschritt

cultures-lesson-first-progress-level = Baue Ziegelhof, und mache dabei deine letzte Rohstoffkarte, Insula, zu Fortschritt.
cultures-lesson-first-progress-level-why = Immer wenn du baust, darfst du deine letzte Rohstoffkarte verdeckt auf die nächste Stufe deines Tableaus legen. Du verlierst ihre zwei Ziegel und gewinnst für immer, was auf der Stufe steht: hier ein Schwert. Höhere Stufen bringen Münzen und Punkte.
cultures-lesson-first-progress-level-otherwise = Baust du ohne Fortschritt, behältst du die Ziegel. Eine Stufe kannst du mit jedem späteren Gebäude oder Herrscher steigen.
cultures-lesson-first-progress-level-short = Die erste Stufe des Fortschritts erreichen

cultures-lesson-first-progress-leader = Lege Romulus aus, einen Herrscher. Er kostet ein Holz und einen Ziegel, und beides hast du.
cultures-lesson-first-progress-leader-why = Ein Herrscher wirkt wie ein Gebäude, aber nur einer ist im Spiel: Der nächste verdeckt ihn, dann zählt er nicht mehr. Also zuerst ein kleiner, später ein großer. Romulus bringt ein Schwert.
cultures-lesson-first-progress-leader-otherwise = Romulus kann auch Militär sein oder zwei Rohstoffe. Als Herrscher ist er einen Punkt wert, bis ihn ein anderer verdeckt.
cultures-lesson-first-progress-leader-short = Einen Herrscher auslegen

cultures-lesson-first-progress-coins = Vierte Verwendung: Münzen. Lege Aquädukt für 2 Münzen ab.
cultures-lesson-first-progress-coins-why = Es verlangt vier Steine und drei Ziegel, weit mehr, als du hast. Zwei Münzen ersetzen in der nächsten Runde einen fehlenden Rohstoff.
cultures-lesson-first-progress-coins-otherwise = Was du jetzt nicht brauchst, kann auch Rohstoff werden; oder du behältst es als vierte Karte, die du in der nächsten Runde wieder ziehst.
cultures-lesson-first-progress-coins-short = Vierte Verwendung: Münzen

## Punkte

cultures-lesson-first-points = Punkte

cultures-lesson-first-points-second = Bei der zweiten Provinz ist Persien so stark wie du oder stärker. Sieh auf die Zahlen in der Frage und entscheide selbst.
cultures-lesson-first-points-second-why = Alle Symbole zählen, auch die von Gebäuden, Herrschern und Fortschritt; durch einen Sieg verloren geht nur eine Karte des Militärs. Wer keine hat, bezahlt nichts.
cultures-lesson-first-points-second-otherwise = Hier kannst du nichts falsch machen: Antreten und verlieren kostet nichts.
cultures-lesson-first-points-second-short = Über die zweite Provinz entscheiden

cultures-lesson-first-points-marker = Sieh, wer den Fortschrittsmarker hat: wer mehr Fortschrittskarten hat; nach einem Gleichstand wechselt er die Seite.
cultures-lesson-first-points-marker-why = Er beginnt die Runde, gewinnt bei Gleichstand um Provinzen und ist am Ende 3 Punkte wert. Nach jeder Runde gibt zurück, wer mehr als 7 Münzen hat: Spare nicht zu lange.
cultures-lesson-first-points-marker-short = Was der Fortschrittsmarker bringt

cultures-lesson-first-points-score = Sieh dir die Punkte bis jetzt an und spiele eine Karte deiner Wahl.
cultures-lesson-first-points-score-why = Punkte kommen von vier Stellen: von Gebäuden und Herrschern, die offen liegen, von deinem Tableau mit seinem Fortschritt, von Provinzen und vom Fortschrittsmarker. Münzen und Rohstoffe sind am Ende nichts wert, außer eine Karte sagt es.
cultures-lesson-first-points-score-otherwise = Deine drei Karten dieser Runde sind schon gespielt.
cultures-lesson-first-points-score-short = Woher die Punkte kommen

cultures-lesson-first-points-alone = Spiele den Rest dieser Runde, wie du magst; „Mach es für mich“ nennt weiter, was ein solider Bot täte, und tut es.
cultures-lesson-first-points-alone-why = Ein Plan für den Anfang: in den ersten drei Runden Rohstoffe und billige Gebäude, danach in jeder Runde ein großes, und Militär dort, wo eine Provinz erreichbar ist.
cultures-lesson-first-points-alone-otherwise = Das Spiel geht auf jeden Fall sieben Runden lang.
cultures-lesson-first-points-alone-short = Eine Runde für dich allein

## Wo immer gefragt wird: worum es bei einer Frage geht, für alle, die einen anderen Weg gehen

cultures-lesson-first-asked-start = Wähle, welche deiner Karten als Rohstoffe unter dein Tableau kommen, und welche oben auf deinen Stapel.
cultures-lesson-first-asked-swap = Sieh dir deine Hand an: Vor dem Ausspielen darfst du Karten gegen Münzen tauschen oder alle behalten.
cultures-lesson-first-asked-play = Spiele eine Karte in einer ihrer vier Verwendungen: als Gebäude oder Herrscher, beim Militär, als Rohstoff, oder für Münzen. Rohstoffe, die dir fehlen, bezahlst du mit Münzen.
cultures-lesson-first-asked-compete = Eine Provinz wird vergeben: Wer mit mehr ihrer Symbole antritt, gewinnt sie. Sieh auf die Zahlen in der Frage und entscheide.
