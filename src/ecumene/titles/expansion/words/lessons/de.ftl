# Die erste Lektion des Expansion Project: expansion-lesson-<Lektion>, -<Kapitel>, -<Kapitel>-<Schritt>; zu jedem Schritt,
# was zu tun ist, und mit -why, -otherwise und -short warum, was eine andere Antwort bedeutet, und seine Zeile in der Liste.
# Zahlen des Spiels, was man hat und wer was anbietet, kommen als Werte (titles/lineage/text/lessons.py).

expansion-lesson-first = Ein erstes Spiel
expansion-lesson-first-about = Von einem Plättchen zu Städten, Schiffen und Handel: sechs Runden als Ägypten, dann dein eigenes Spiel.
expansion-lesson-first-end = Du hast eine ganze Runde gesehen: wachsen, Schiffe, ziehen, bauen, Karten ziehen, handeln, leiden, lernen, vorrücken. Spiel von hier aus weiter, jetzt ist es dein Spiel. Wer Mega Empires kennt, ist hier schnell zu Hause; am meisten anders sind Schiffe in einer eigenen Phase, Katastrophen, die aufgeteilt werden, und Punkte zu Hunderten.

## Ausbreiten

expansion-lesson-first-spread = Ausbreiten

expansion-lesson-first-spread-first = Du führst Ägypten mit den sandfarbenen Steinen. Aus deinem einzigen Plättchen sind schon zwei geworden: Ziehe eines von Fayum nach Memphis.
expansion-lesson-first-spread-first-know = Ein Stapel, den du über das Brett trägst, geht als Ganzes, wenn Platz ist. In deinem Plan kannst du stattdessen „eines“ wählen.
expansion-lesson-first-spread-first-why = In jeder Runde wachsen zuerst deine Leute, dann ziehen alle. Ein Plättchen geht einen Schritt über Land, in ein Gebiet mit gemeinsamer Grenze. Du willst viele Gebiete, denn jedes Gebiet wächst, in dem du Leute hast.
expansion-lesson-first-spread-first-otherwise = Jedes andere Gebiet neben Fayum ist auch gut, und stehen bleiben oder beide ziehen ebenso: Zwei Plättchen in einem Gebiet wachsen so viel wie je eines in zweien. Später ist dafür kein Platz mehr.
expansion-lesson-first-spread-first-short = In zwei Gebieten stehen

expansion-lesson-first-spread-order = Ein Plättchen zieht einmal in jeder Runde. Wenn du fertig bist, beende deine Bewegung.
expansion-lesson-first-spread-order-know = Wer zieht zuerst? Wer die meisten Plättchen auf dem Plan hat: Sie werden nach dem Wachstum gezählt, in der Volkszählung.
expansion-lesson-first-spread-order-why = Bei gleich vielen, wie in der ersten Runde, entscheidet die Reihenfolge der A.S.T.: Kreta, Assyrien, Thrakien, Hatti, Ägypten. Wer später zieht, hat gesehen, was die anderen tun.
expansion-lesson-first-spread-order-short = Die meisten Plättchen ziehen zuerst

expansion-lesson-first-spread-four = Runde { $turn }: Du hast { $on_board } Plättchen auf dem Plan. Ziehe eines von Fayum nach Upper Egypt und eines von Memphis nach Tanis.
expansion-lesson-first-spread-four-why = Ein einzelnes Plättchen in einem Gebiet bekommt eines dazu. Zwei oder mehr bekommen { $expansion } dazu, und nie mehr: Auch vier Plättchen in einem Gebiet bekommen nur { $expansion }. Deshalb steht man am besten in vielen Gebieten.
expansion-lesson-first-spread-four-otherwise = Weniger Gebiete schaden noch nicht, solange in keinem mehr als zwei deiner Plättchen stehen.
expansion-lesson-first-spread-four-short = In vier Gebieten stehen

expansion-lesson-first-spread-marker = Beende deine Bewegung, wenn du fertig bist, und achte auf deinen Marker: Am Ende der Runde rückt er vor.
expansion-lesson-first-spread-marker-why = Die A.S.T. ist die Tafel der Epochen. Jede Runde rückt dein Marker ein Feld vor, das { $step_victory_points } Punkte wert ist, wenn du erfüllst, was die Epoche verlangt. Die Steinzeit verlangt nichts.
expansion-lesson-first-spread-marker-short = Jede Runde ein Feld, je { $step_victory_points } Punkte

## Wachsen

expansion-lesson-first-grow = Wachsen

expansion-lesson-first-grow-ships = Du stehst jetzt an der Küste, deshalb wirst du nach Schiffen gefragt, bevor jemand zieht. Noch hast du nichts übrig: Wähle „Fertig mit den Schiffen“.
expansion-lesson-first-grow-ships-know = Wann werden Schiffe gebaut? Alle werden vor dem Ziehen gebaut und bezahlt, in der Reihenfolge der Volkszählung.
expansion-lesson-first-grow-ships-why = Schiffe haben hier eine eigene Phase. Wer jetzt keines baut, kann in dieser Runde mit keinem fahren.
expansion-lesson-first-grow-ships-short = Schiffe kommen vor dem Ziehen

expansion-lesson-first-grow-double = Runde { $turn }: Du hast { $on_board } Plättchen. Wo zwei in einem Gebiet stehen, lass sie stehen: Beende deine Bewegung.
expansion-lesson-first-grow-double-know = Wann wächst ein Gebiet mit vier Plättchen um { $expansion }? Immer, genau wie eines mit zwei oder drei; nur ein einzelnes bekommt bloß eines dazu.
expansion-lesson-first-grow-double-why = Zwei in jedem Gebiet sind also das Beste: Aus acht Plättchen in vier Gebieten werden sechzehn.
expansion-lesson-first-grow-double-otherwise = Auf einzelne Plättchen verteilt wächst du genauso schnell; auf einem Haufen wächst du weniger.
expansion-lesson-first-grow-double-short = Zwei in jedem Gebiet wachsen am besten

## Eine erste Stadt

expansion-lesson-first-city = Eine erste Stadt

expansion-lesson-first-city-limit = Jetzt wird es eng, denn jedes Gebiet ist gewachsen. Wähle noch einmal „Fertig mit den Schiffen“: Deine Leute werden an Land gebraucht.
expansion-lesson-first-city-limit-know = Die Zahl im Kreis eines Gebiets ist seine Grenze: So viele Plättchen ernährt es. Nach dem Städtebau kommt alles, was über einer Grenze steht, zurück in deinen Vorrat.
expansion-lesson-first-city-limit-why = Hineinziehen darfst du mit mehr, um eine Stadt zu bauen oder zu kämpfen. Upper Egypt und Tanis ernähren zwei, Fayum, Memphis und Alexandria vier.
expansion-lesson-first-city-limit-short = Was über einer Grenze geschieht

expansion-lesson-first-city-gather = Ziehe zwei Plättchen von Tanis nach Alexandria, wo Platz ist. Fayum zeigt ein Tor, einen Bauplatz: Ziehe zwei von Upper Egypt dorthin, damit { $city_tokens } beisammenstehen.
expansion-lesson-first-city-gather-know = Auf einem Bauplatz werden { $city_tokens } Plättchen zu einer Stadt. Ohne Bauplatz braucht es { $wilderness_city_tokens }, und ein Gebiet mit der Grenze 0 bekommt nie eine.
expansion-lesson-first-city-gather-why = Jede Stadt zieht in jeder Runde eine Handelskarte, und mit Karten erwirbst du Fortschritte.
expansion-lesson-first-city-gather-otherwise = Mit weniger als { $city_tokens } Plättchen auf einem Bauplatz gibt es diese Runde keine Stadt, und was über der Grenze steht, kommt weg. Jeder andere Bauplatz mit { $city_tokens } Plättchen ist genauso gut.
expansion-lesson-first-city-gather-short = { $city_tokens } Plättchen auf einem Bauplatz

expansion-lesson-first-city-build = { $asked ->
    [build] Baue eine Stadt, wo { $city_tokens } Plättchen auf einem Bauplatz stehen, wie in Fayum.
   *[other] Beende deine Bewegung; wenn du gefragt wirst, baue eine Stadt, wo { $city_tokens } Plättchen auf einem Bauplatz stehen, wie in Fayum.
}
expansion-lesson-first-city-build-why = Alle Plättchen des Gebiets kommen in deinen Vorrat, und dort steht eine Stadt; neben ihr kann kein Plättchen leben. Eine Stadt lebt von Leuten anderswo: Sie braucht { $city_support } deiner Plättchen auf dem Plan, sonst wird sie wieder zu Plättchen.
expansion-lesson-first-city-build-otherwise = Ohne Stadt bekommst du diese Runde keine Karten. { $city_tokens } Plättchen auf einem Bauplatz bauen nächste Runde eine.
expansion-lesson-first-city-build-short = Eine Stadt bauen

## Eine erste Karte

expansion-lesson-first-card = Eine erste Karte

expansion-lesson-first-card-first = { $cards ->
    [one] Deine Stadt hat eine erste Karte gezogen, { $card }: Sie ist in deiner Hand. Jedes Volk zieht so viele Handelskarten, wie es Städte hat.
   *[other] Sieh in deine Hand: Jedes Volk zieht so viele Handelskarten, wie es Städte hat.
} Kaufen lässt sich dafür noch nichts: Erwirb nichts.
expansion-lesson-first-card-first-why = Eine Stadt zieht eine Karte, vom Stapel 1. Drei Städte ziehen drei, von den Stapeln 1, 2 und 3: Die dritte Karte ist also allein schon 3 Punkte wert. Mit mehr Städten ziehst du mehr und bessere Karten; ein leerer Stapel gibt nichts.
expansion-lesson-first-card-first-short = Eine Karte für jede Stadt

## Ein Schiff

expansion-lesson-first-ship = Ein Schiff

expansion-lesson-first-ship-build = Städte zahlen am Anfang jeder Runde Steuern: { $tax_rate } Plättchen für jede gehen aus deinem Vorrat in den Schatz, wo jetzt { $treasury } liegen. Bezahle { $ship_cost } für ein Schiff in Tanis: Wähle das Gebiet und zahle aus dem Schatz.
expansion-lesson-first-ship-build-why = Ein Schiff kostet { $ship_cost }: aus dem Schatz, oder Plättchen aus dem Gebiet, in dem es gebaut wird, oder je eines davon. Gebaut wird es an einer Küste, wo du Plättchen oder eine Stadt hast.
expansion-lesson-first-ship-build-otherwise = Der Schatz kann warten: Er bezahlt auch Fortschritte, jedes Plättchen darin zählt 1 Punkt, und am Ende zählt er selbst als Punkte.
expansion-lesson-first-ship-build-short = Ein Schiff bauen

expansion-lesson-first-ship-sail = { $asked ->
    [ships] Wähle „Fertig mit den Schiffen“. Dann, beim Ziehen: Nimm in Tanis zwei Plättchen an Bord, fahre über Gaza nach Jerusalem und setze sie dort an Land.
   *[other] Nimm in Tanis zwei Plättchen an Bord, fahre über Gaza nach Jerusalem und setze sie dort an Land.
}
expansion-lesson-first-ship-sail-why = An Bord kommen Leute weiter als zu Fuß. Ein Schiff trägt bis zu { $ship_capacity } Plättchen und fährt bis zu { $ship_steps } Gebiete weit an der Küste entlang, nicht übers offene Meer. Ein Plättchen geht oder fährt, nie beides, und niemand bleibt an Bord.
expansion-lesson-first-ship-sail-otherwise = Ein leeres Schiff schadet nicht. Es bleibt, wo es ist, und kostet nächste Runde wieder { $ship_maintenance }.
expansion-lesson-first-ship-sail-short = Mit dem Schiff Plättchen übersetzen

expansion-lesson-first-ship-cities = { $asked ->
    [build] Baue je eine Stadt in Memphis und in Alexandria.
   *[other] Ziehe die anderen zwei Plättchen von Tanis nach Alexandria, und je eines von Upper Egypt nach Eastern Desert und nach Siwa. Beende deine Bewegung und baue in Memphis und Alexandria.
}
expansion-lesson-first-ship-cities-why = Jede Stadt braucht { $city_support } Plättchen anderswo, die sie versorgen; zähle also deine Leute, bevor du baust. Eine Stadt zu viel wird sofort wieder zu Plättchen, die neue zuerst.
expansion-lesson-first-ship-cities-otherwise = Mit weniger Städten ziehst du diese Runde weniger Karten; mit mehr Leuten auf dem Plan kannst du später mehr davon bauen.
expansion-lesson-first-ship-cities-short = Drei Städte

## Ein erster Handel

expansion-lesson-first-trade = Ein erster Handel

expansion-lesson-first-trade-accept = { $offerer ->
    [none] Jetzt handeln alle mit allen. Sieh nach, ob dir ein Angebot passt, oder mach selbst eines.
   *[other] Jetzt handeln alle mit allen. { $offerer } bietet dir { $offered_kinds } und { $offered_more } ungenannte, für { $wanted_kinds } und { $wanted_more } weitere von dir. Nimm an, und gib { $spare } als die ungenannte Karte.
}
expansion-lesson-first-trade-accept-know = Jede Seite gibt { $trade_cards } Karten oder mehr. Sie muss ehrlich sagen, wie viele es sind, und { $true_names } Waren nennen, die wirklich darunter sind.
expansion-lesson-first-trade-accept-why = Der Rest darf alles sein, und was dazu gesagt wird, darf gelogen sein. Nimmt jemand an, wechseln die Karten sofort die Hand.
expansion-lesson-first-trade-accept-otherwise = Niemand muss handeln. Aber einzelne Karten sind wenig wert, und allein kommt niemand zu einem Satz.
expansion-lesson-first-trade-accept-short = Einen ersten Handel schließen

expansion-lesson-first-trade-sets = Deine Karten sind jetzt zusammen { $hand_value } wert. { $asked ->
    [trade] Wenn du nichts mehr willst, schließe deinen Handel ab.
   *[other] Behalte sie: Sätze wachsen von Runde zu Runde.
}
expansion-lesson-first-trade-sets-know = Gleiche Karten sind ihre Anzahl mal sich selbst mal ihren Nennwert wert: zwei Ton 4 Punkte, drei 9, vier 16, fünf 25.
expansion-lesson-first-trade-sets-why = Fünf Salz, mit dem Nennwert 3, sind sogar 75 wert. Verschiedene Karten werden nur zusammengezählt. Deshalb will jeder, was du einzeln hast.
expansion-lesson-first-trade-sets-short = Fünf gleiche Karten zählen 25-fach

expansion-lesson-first-trade-save = Behalte deine Karten: Erwirb noch nichts. Und sieh auf deinen Marker: In Runde { $turn } steht er auf Feld { $step } der A.S.T.
expansion-lesson-first-trade-save-why = Mit dem vierten Feld kommt Ägypten in die Frühe Bronzezeit, und die verlangt zwei Städte. Ein Marker bleibt in einer Runde stehen, in der seinem Volk fehlt, was die Epoche verlangt; ganz ohne Städte geht er sogar ein Feld zurück, außer in der Steinzeit. Karten warten geduldiger: Bis zu { $hand_limit } Waren behältst du.
expansion-lesson-first-trade-save-short = Wann ein Marker stehen bleibt

## Eine Katastrophe

expansion-lesson-first-calamity = Eine Katastrophe

expansion-lesson-first-calamity-keep = Dein Schiff hat seine Arbeit getan: Bezahle es nicht noch einmal, wähle „Fertig mit den Schiffen“.
expansion-lesson-first-calamity-keep-why = Jedes Schiff kostet in der Phase der Schiffe { $ship_maintenance }, Runde für Runde, aus dem Schatz oder als Plättchen seines Gebiets. Eines, das nicht bezahlt wird, geht sofort in den Vorrat zurück und darf anderswo neu gebaut werden.
expansion-lesson-first-calamity-keep-short = Schiffe kosten jede Runde { $ship_maintenance }

expansion-lesson-first-calamity-people = Verteile deine Leute: ein Plättchen von Eastern Desert nach Sinai, eines von Siwa nach Western Desert, je eines von Jerusalem nach Gaza und Petra. Dann beende deine Bewegung.
expansion-lesson-first-calamity-people-why = Was über einer Grenze steht, kommt in deinen Vorrat zurück. Plättchen anderer dürfen ein Gebiet mit deinen teilen, solange die Grenze eingehalten ist. Darüber kämpfen sie: Abwechselnd verliert jede Seite ein Plättchen, die kleinere zuerst.
expansion-lesson-first-calamity-people-otherwise = Was über einer Grenze steht, kommt in deinen Vorrat zurück und wächst nächste Runde nicht mit.
expansion-lesson-first-calamity-people-short = Deine Leute verteilen

expansion-lesson-first-calamity-give = { $calamity ->
    [none] Du hältst keine Katastrophe, die sich weitergeben ließe. Handle noch einmal, mit Blick auf Sätze.
   *[other] Unter deinen Karten ist { $calamity }: eine Katastrophe. Mach selbst ein Angebot, an Hatti: zwei Karten, die du nennst, Eisen und Ton, und { $calamity } als die ungenannte. Verlange zwei Salz und zwei Karten mehr.
}
expansion-lesson-first-calamity-give-know = Warum eine Katastrophe weitergeben? Wer am Ende des Handels eine Katastrophe hält, erleidet sie. Steht „nicht handelbar“ auf der Karte, lässt sie sich nicht weitergeben: Sie bleibt bei dem, der sie gezogen hat.
expansion-lesson-first-calamity-give-why = Man gibt sie ungenannt neben zwei guten Karten weiter. In jedem Stapel außer dem ersten ist eine, die weitergegeben werden darf, und eine, die es nicht darf. Die beiden Seiten eines Handels müssen nicht gleich groß sein: Du darfst mehr verlangen, als du gibst.
expansion-lesson-first-calamity-give-otherwise = Wer Verrat gezogen hat und behält, dem wird eine Stadt zu Plättchen reduziert; wer ihn im Handel bekam, verliert eine Stadt an den Geber.
expansion-lesson-first-calamity-give-short = Die Katastrophe anbieten

expansion-lesson-first-calamity-fate = { $asked ->
    [trade] { $calamity ->
        [none] Verrat hat deine Hand verlassen. Wenn du nichts mehr willst, schließe deinen Handel ab; dann werden die Katastrophen eine nach der anderen ausgeführt.
       *[other] Warte die Antwort auf dein Angebot ab. Wenn du nichts mehr willst, schließe deinen Handel ab; dann werden die Katastrophen eine nach der anderen ausgeführt.
    }
   *[other] Die Katastrophen wurden ausgeführt, eine nach der anderen. Jetzt werden Fortschritte erworben.
}
expansion-lesson-first-calamity-fate-why = Manche treffen Städte, andere Leute, und die schweren treffen nicht nur einen: Ihr Opfer teilt einen Teil des Verlusts unter anderen auf, aber nie dem zu, der ihm die Karte gegeben hat. Niemand muss in einer Runde mehr als { $major_calamity_limit } eigene ausführen. Manche Fortschritte mildern sie. Mehr Städte bringen mehr Karten, und mehr Katastrophen.
expansion-lesson-first-calamity-fate-short = Katastrophen werden ausgeführt

expansion-lesson-first-calamity-spoils = { $struck ->
    [spoils] Dein Verrat hat getroffen, und eine Stadt seines Opfers gehört dir: Nimm die, die dir am besten gefällt.
    [own] Eine Katastrophe trifft dich und nimmt eine Stadt: Wähle die, die du am wenigsten brauchst.
   *[other] Eine Katastrophe fragt dich nach der Stadt von jemand anderem: Wähle eine.
}
expansion-lesson-first-calamity-spoils-why = Verrat gibt eine Stadt des Opfers dem, der die Karte weitergegeben hat. Ein Handel kann also mehr kosten, als seine Karten wert sind: Überlege, was die ungenannte Karte eines Angebots sein mag.
expansion-lesson-first-calamity-spoils-otherwise = Jemand anders, oder niemand, gewinnt diese Runde eine Stadt.
expansion-lesson-first-calamity-spoils-after = Diese Katastrophe ist vorbei: Du hast jetzt { $cities } Städte.
expansion-lesson-first-calamity-spoils-short = Eine Katastrophe nimmt eine Stadt

## Ein erster Fortschritt

expansion-lesson-first-advance = Ein erster Fortschritt

expansion-lesson-first-advance-choose = { $enough ->
    [no] Deine Karten sind { $hand_value } wert, und { $treasury } liegen im Schatz: noch nicht genug für den billigsten Fortschritt, der dich { $cheapest } kostet. Erwirb nichts und behalte deine Sätze.
   *[yes] Deine Karten sind { $hand_value } wert, und { $treasury } liegen im Schatz. Wähle einen Fortschritt für { $cheapest }, etwa Tuchmacherei, und bezahle mit deinen Sätzen; den Rest legt der Schatz dazu.
}
expansion-lesson-first-advance-choose-know = Ein Fortschritt macht ab der nächsten Runde andere billiger: alle Fortschritte der Farben, für die er Gutschriften gibt, und viele einen bestimmten, den sie nennen, noch mehr.
expansion-lesson-first-advance-choose-why = Ein Satz zahlt seinen vollen Wert, und was du zu viel zahlst, verfällt. Ein Fortschritt bleibt für immer: Er hilft dir, und am Ende ist er so viele Punkte wert, wie als Preis auf ihm steht.
expansion-lesson-first-advance-choose-otherwise = Auch Sparen ist ein Plan: Ein größerer Satz kauft einen größeren Fortschritt. Achte nur auf die Grenze von { $hand_limit } Karten. Als erster ist jeder Fortschritt gut.
expansion-lesson-first-advance-choose-short = Einen Fortschritt erwerben

## Ein Feld weiter

expansion-lesson-first-step = Ein Feld weiter

expansion-lesson-first-step-marker = Dein Marker steht auf Feld { $step } der A.S.T. Beginne Runde { $turn }, wie du magst; „Mach es für mich“ nennt, was ein solider Bot täte, und tut es.
expansion-lesson-first-step-marker-know = Ein Marker bleibt in einer Runde stehen, in der seinem Volk fehlt, was die Epoche des nächsten Felds verlangt.
expansion-lesson-first-step-marker-why = Die Frühe Bronzezeit verlangt zwei Städte, die Späte Bronzezeit drei Städte und drei Fortschritte; spätere Epochen verlangen mehr Städte und teurere Fortschritte. Ein versäumtes Feld sind { $step_victory_points } versäumte Punkte.
expansion-lesson-first-step-marker-short = Was die nächste Epoche verlangt

expansion-lesson-first-step-end = Von hier an spielst du allein. Ein Plan: zwei Plättchen in jedem Gebiet, eine Stadt, wo Leute sie versorgen, Sätze im Handel, und Fortschritte aller fünf Farben.
expansion-lesson-first-step-end-know = Das Spiel endet mit der Runde, in der ein Marker das letzte Feld erreicht.
expansion-lesson-first-step-end-why = Am Ende werden Punkte gezählt: { $step_victory_points } für jedes Feld, { $city_victory_points } für jede Stadt, der Preis deiner Fortschritte, deine Karten auf der Hand und dein Schatz, und { $scarcest_group_points } für jeden Fortschritt der Farbe, von der du am wenigsten hast. Die meisten Punkte gewinnen.
expansion-lesson-first-step-end-short = Was das Spiel beendet

## Wo immer gefragt wird: worum es bei einer Frage geht, für alle, die einen anderen Weg gehen

expansion-lesson-first-asked-move = Du ziehst, wie du magst. Ein Plättchen geht einen Schritt, in ein Gebiet, das an seines grenzt. Zwei in jedem Gebiet wachsen am besten, und { $city_tokens } zusammen auf einem Bauplatz werden eine Stadt. Beende deine Bewegung, wenn alles gezogen ist, was du ziehen willst.
expansion-lesson-first-asked-build = Du darfst eine Stadt bauen, wo { $city_tokens } deiner Plättchen zusammen auf einem Bauplatz stehen. Zähle vorher deine Leute: Jede Stadt braucht { $city_support } Plättchen anderswo auf dem Plan.
expansion-lesson-first-asked-trade = Jetzt handeln alle mit allen. Sieh nach, ob dir ein Angebot passt, oder mach selbst eines. Wenn du nichts mehr willst, schließe deinen Handel ab.
expansion-lesson-first-asked-acquire = { $enough ->
    [no] Deine Karten sind { $hand_value } wert, und { $treasury } liegen im Schatz: noch nicht genug für den billigsten Fortschritt, der dich { $cheapest } kostet. Erwirb nichts und behalte deine Karten.
   *[yes] Deine Karten sind { $hand_value } wert, und { $treasury } liegen im Schatz: genug für einen Fortschritt für { $cheapest }. Erwirb einen, oder behalte deine Karten für einen größeren Satz.
}
expansion-lesson-first-asked-cities = { $struck ->
    [spoils] Eine Katastrophe gibt dir die Stadt von jemand anderem: Nimm die, die dir am besten gefällt.
    [own] Eine Katastrophe trifft dich und nimmt eine Stadt: Wähle die, die du am wenigsten brauchst.
   *[other] Eine Katastrophe fragt dich nach der Stadt von jemand anderem: Wähle eine.
}
expansion-lesson-first-asked-ships = Du wirst nach Schiffen gefragt, bevor jemand zieht. Ein neues kostet { $ship_cost }, und eines, das du hast, { $ship_maintenance } Unterhalt; brauchst du keines, sag „Keine Schiffe mehr“.
