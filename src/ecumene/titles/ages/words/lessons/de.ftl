# Die erste Lektion von Age of Civilization: ages-lesson-<Lektion>, -<Kapitel>, -<Kapitel>-<Schritt>; zu jedem Schritt,
# was zu tun ist, und mit -why, -otherwise und -short warum, was eine andere Antwort bedeutet, und seine Zeile in der
# Liste. Zahlen des Spiels, und was man hat, kommen als Werte (Ages.quoted).

ages-lesson-first = Ein erstes Spiel
ages-lesson-first-about = Rom steigt auf und geht unter, sein Erbe bleibt: Arbeiter, Kriege und ein Wunder, in einem Spiel von sechs Runden.
ages-lesson-first-end = Das ist das ganze Spiel: Zivilisationen, Arbeiter auf Aktionen, und was beide hinterlassen. Spiel diesen letzten Zug zu Ende. Lass im nächsten Spiel zuerst eine andere Zivilisation aufsteigen: Jede spielt sich anders.

## Eine Zivilisation steigt auf

ages-lesson-first-rise = Eine Zivilisation steigt auf

ages-lesson-first-rise-rome = Du spielst Schwarz. In der Auslage liegen { $civilization_market } Zivilisationen: Lass Rom aufsteigen, wenige bringen so viele Arbeiter.
ages-lesson-first-rise-rome-know = Ein Erbe, die untere Zeile einer Zivilisation, wirkt das ganze Spiel, auch nach ihrem Untergang.
ages-lesson-first-rise-rome-why = Eine Zivilisation ist dein Volk. Ihre obere Zeile, die Hauptfähigkeit, wirkt nur, solange sie herrscht. Und sie bringt Arbeiter, die alles andere tun.
ages-lesson-first-rise-rome-otherwise = Jede andere Zivilisation ist auch gut. Achte darauf, wie viele Arbeiter sie bringt: So viel kannst du in einer Runde tun. Auf jede Karte, die liegen bleibt, { $bonus_coins ->
    [one] kommt eine Münze
   *[other] kommen { $bonus_coins } Münzen
} für den, der sie später nimmt.
ages-lesson-first-rise-rome-short = Eine Zivilisation steigt auf

## Aktionen

ages-lesson-first-act = Aktionen

ages-lesson-first-act-hunt = Setze jetzt deine Arbeiter auf Aktionen. Beginne mit Jagd: eine Münze, und ein Punkt, solange du keine Technologie hast.
ages-lesson-first-act-hunt-why = Wunder, Forschung und Ausbeutung sind in jeder Runde offen, und mit ihnen die drei Karten der Zeitleiste, die darunter liegen. Nach jeder Runde rücken sie um eine Karte weiter. Was eine Aktion dich kostet und bringt, steht in der Antwort.
ages-lesson-first-act-hunt-short = Ein Arbeiter führt eine Aktion aus

ages-lesson-first-act-slots = Jage noch einmal: Diese Karte hat zwei Felder.
ages-lesson-first-act-slots-why = Jedes Feld kann in deinem Zug einmal benutzt werden. Jagd und Forschung haben zwei, alle anderen Aktionen eines. Der andere hat in seinem Zug dieselben Felder: Niemand nimmt dir einen Platz weg.
ages-lesson-first-act-slots-short = Jedes Feld einmal im Zug

ages-lesson-first-act-white = Schicke einen dritten Arbeiter für eine Münze zum Fischfang.
ages-lesson-first-act-white-why = Felder sind weiß oder rot. Arbeiter auf weißen Feldern, und alle, die nichts getan haben, kommen am Ende deines Zuges zu dir zurück und können in der nächsten Runde wieder arbeiten.
ages-lesson-first-act-white-short = Weiße Felder geben Arbeiter zurück

ages-lesson-first-act-red = Setze einen Arbeiter auf Ausbeutung. Sie bringt mehr Münzen, aber das Feld ist rot: Dieser Arbeiter ist verloren.
ages-lesson-first-act-red-why = Ein verlorener Arbeiter kommt am Ende deines Zuges zurück in den Vorrat. Jetzt ist ein guter Moment dafür: Du brauchst Münzen für Technologien, und in der nächsten Runde gibt es Wege zu neuen Arbeitern.
ages-lesson-first-act-red-otherwise = Wer einen Arbeiter zu Hause lässt, behält ihn. Münzen lassen sich auch langsamer verdienen: Ohne rote Felder verlierst du niemanden aus eigenem Willen.
ages-lesson-first-act-red-short = Rote Felder kosten den Arbeiter

## Verlorene Arbeiter

ages-lesson-first-workers = Verlorene Arbeiter

ages-lesson-first-workers-annex = Die Runde endete mit einem Krieg: Wer die geringste Stärke hatte, verlor einen Arbeiter; du hast jetzt { $workers }. Annektiere Ägypten: Es kommt unter deine Karte und bringt einen Arbeiter.
ages-lesson-first-workers-annex-know = Was hilft gegen verlorene Arbeiter? Eine Zivilisation zu annektieren bringt { $annex_workers }, Rasten bringt { $rest_workers }, und eine Zivilisation, die aufsteigt, bringt alle ihre Arbeiter neu.
ages-lesson-first-workers-annex-why = Mehr als { $max_workers } Arbeiter hast du nie. Von einer annektierten Karte wirkt nur das Erbe, und ihre Münzen gehören dir.
ages-lesson-first-workers-annex-otherwise = Lässt du stattdessen eine neue aufsteigen, werden deine Arbeiter neu gezählt, und die bisherige geht unter: Nur ihr Erbe bleibt. Setzt du aus, wartet die Auslage, und die Münzen auf ihren Karten werden mehr.
ages-lesson-first-workers-annex-short = Annektieren: ein Arbeiter und ein Erbe

ages-lesson-first-workers-rest = Raste jetzt: Führe in diesem Zug gar keine Aktion aus.
ages-lesson-first-workers-rest-know = Wann rastet man? Das lohnt sich, wenn du wenige Arbeiter oder Münzen hast und die Runde wenig bietet; die nächste wird dafür groß.
ages-lesson-first-workers-rest-why = Statt zu handeln, darfst du rasten: Du bekommst { $rest_coins } Münzen und { $rest_workers ->
    [one] einen Arbeiter
   *[other] { $rest_workers } Arbeiter
}. Mehr als { $max_workers } Arbeiter hat niemand; wer sie alle hat, bekommt beim Rasten nur Münzen.
ages-lesson-first-workers-rest-otherwise = Wer eine Aktion ausführt, kann im selben Zug nicht rasten. Jetzt ein paar kleine Aktionen oder später eine große Runde: Beides kann richtig sein.
ages-lesson-first-workers-rest-short = Rasten für Münzen und einen Arbeiter

## Technologien und Stärke

ages-lesson-first-research = Technologien und Stärke

ages-lesson-first-research-skip = Setze bei der Auslage diesmal aus.
ages-lesson-first-research-skip-why = Du kannst im ganzen Spiel { $max_civilizations } Zivilisationen haben und nicht mehr; der letzte Platz ist also einen Plan wert. Auf Karten, die niemand nimmt, sammeln sich Münzen: Warten macht sie reicher.
ages-lesson-first-research-skip-short = Höchstens { $max_civilizations } Zivilisationen

ages-lesson-first-research-strength = Führe zweimal Forschung aus: zuerst Bergbau, dann Eisenverarbeitung. Jedes Mal braucht es einen Arbeiter und { $research_coins } Münzen.
ages-lesson-first-research-strength-know = Ein Krieg kommt, wenn die neue Karte der Zeitleiste ihn zeigt. Die Schwächsten verlieren darin einen Arbeiter, bei Gleichstand alle von ihnen.
ages-lesson-first-research-strength-why = Eine Technologie bringt sofort einen Punkt und für immer eine Fähigkeit. Schrift, Seefahrt und Bergbau stehen allen offen, jede andere braucht eine, von der ein Pfeil zu ihr führt. Bergbau und Eisenverarbeitung bringen Stärke. Stärke ist, was auf deinen Technologien und Zivilisationen steht.
ages-lesson-first-research-strength-otherwise = Andere Technologien bringen Münzen oder Punkte. Aber wer die geringste Stärke hat, zahlt in jedem Krieg mit einem Arbeiter.
ages-lesson-first-research-strength-short = Zwei Technologien für Stärke

ages-lesson-first-research-build = Baue mit zwei Arbeitern. Wer das Erbe Roms hat, bekommt dafür einen Punkt mehr.
ages-lesson-first-research-build-why = Ein Erbe wirkt, sobald die Karte dir gehört, ob sie herrscht, annektiert wurde oder untergegangen ist. Das von Rom bringt beim Bau einen Punkt mehr, das von Ägypten macht Wunder eine Münze billiger. Sammle also, was derselben Aktion hilft.
ages-lesson-first-research-build-otherwise = Jede andere Aktion ist auch gut; das Erbe wartet auf deinen nächsten Bau.
ages-lesson-first-research-build-short = Ein Erbe hilft dir beim Bau

## Ein Wunder

ages-lesson-first-legacy = Ein Wunder

ages-lesson-first-legacy-khmer = Eine Seuche hat alle einen Arbeiter gekostet. Lass Khmer aufsteigen: Die Münzen auf der Karte gehören dir, und deine Arbeiter werden neu gezählt.
ages-lesson-first-legacy-khmer-why = Die bisherige Zivilisation geht jetzt unter: Ihre Hauptfähigkeit ist vorbei, ihr Erbe bleibt, und das der annektierten auch. Khmer ist stark bei Wundern: Solange es herrscht, kommt ein Arbeiter vom Wunder zurück, und sein Erbe bringt bei jedem einen Punkt mehr. Ein guter Moment für den Wechsel ist, wenn du wenige Arbeiter hast.
ages-lesson-first-legacy-khmer-otherwise = Wer annektiert, behält die alte Hauptfähigkeit und bekommt einen Arbeiter. Wer aussetzt, hält den Platz frei, aber nach Runde { $rounds } ist er nichts mehr wert.
ages-lesson-first-legacy-khmer-short = Eine steigt auf, eine andere geht unter

ages-lesson-first-legacy-wonder = Führe Wunder aus und nimm Petra, das dir sofort Münzen gibt.
ages-lesson-first-legacy-wonder-why = Ein Wunder kostet { $wonder_coins } Münzen und einen Arbeiter; es bringt sofort Punkte, und was auf seiner Karte steht. Wer sie hat: Das Erbe Ägyptens macht es eine Münze billiger, das der Khmer bringt einen Punkt mehr; solange Khmer herrscht, kommt der Arbeiter zurück. Dafür ist ein Erbe da.
ages-lesson-first-legacy-wonder-otherwise = Ein Wunder kann warten, bis du die Münzen hast; aber jedes gibt es nur einmal.
ages-lesson-first-legacy-wonder-short = Ein Wunder mit Hilfe von Erbe

ages-lesson-first-legacy-again = Baue noch einmal mit den Arbeitern, die übrig sind.
ages-lesson-first-legacy-again-why = Ein Erbe wirkt auch nach dem Untergang seiner Zivilisation: Wer das von Rom hat, bekommt noch immer einen Punkt mehr. Am Ende dieser Runde ist wieder Krieg: Sieh auf deine Stärke und auf die von Braun.
ages-lesson-first-legacy-again-otherwise = Auch Arbeiter, die nichts tun, kommen zu dir zurück.
ages-lesson-first-legacy-again-short = Ein Erbe überlebt seine Zivilisation

## Allein

ages-lesson-first-alone = Allein

ages-lesson-first-alone-free = Runde { $round }: Du hast { $points } Punkte. Spiele, wie du magst; „Mach es für mich“ nennt, was ein solider Bot täte, und tut es.
ages-lesson-first-alone-free-why = Die Karten der Zeitleiste kommen in einer Reihenfolge, die alle sehen: Achte auf Kriege, und auf die Seuche, in der alle einen Arbeiter verlieren. Münzen sind am Ende nichts wert, wenn keine Karte etwas anderes sagt.
ages-lesson-first-alone-free-short = Eine eigene Runde

ages-lesson-first-alone-last = Die letzte Runde: Mach aus allem, was du hast, Punkte.
ages-lesson-first-alone-last-know = Das Spiel endet nach Runde { $rounds }.
ages-lesson-first-alone-last-why = Am Ende werden Fähigkeiten gewertet, auf denen „Spielende“ steht, und die meisten Punkte gewinnen; bei Gleichstand entscheiden übrige Arbeiter, dann Münzen.
ages-lesson-first-alone-last-short = Was das Spiel beendet

## Wo immer gefragt wird: worum es bei einer Frage geht, für alle, die einen anderen Weg gehen

ages-lesson-first-asked-civilization = Sieh in die Auslage: Lass eine Zivilisation aufsteigen, annektiere eine, oder setze aus. Jede Karte sagt, wie viele Arbeiter sie bringt, was sie kann, solange sie herrscht, und welches Erbe sie hinterlässt.
ages-lesson-first-asked-action = Entscheide, was deine Arbeiter tun: Was eine Aktion kostet und bringt, steht in der Antwort. Beende deinen Zug, wenn sich kein Arbeiter mehr lohnt.
