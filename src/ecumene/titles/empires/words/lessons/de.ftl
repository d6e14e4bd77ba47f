# Die erste Lektion von Mega Empires: empires-lesson-<Lektion>, -<Kapitel>, -<Kapitel>-<Schritt>; zu jedem Schritt, was zu
# tun ist, und mit -why, -otherwise und -short warum, was eine andere Antwort bedeutet, und seine Zeile in der Liste.
# Zahlen des Spiels, was man hat und wer was anbietet, kommen als Werte (titles/lineage/text/lessons.py).

empires-lesson-first = Ein erstes Spiel
empires-lesson-first-about = Von einem Plättchen zu Städten, Handel und einem ersten Fortschritt: sechs Runden als Babylon, dann dein eigenes Spiel.
empires-lesson-first-end = Du hast eine ganze Runde gesehen: wachsen, ziehen, bauen, Karten ziehen, handeln, leiden, lernen, vorrücken. Spiel von hier aus weiter, jetzt ist es dein Spiel. Oder eröffne ein kurzes Spiel: Es beginnt mit Städten und Fortschritten, und nur die letzten Runden werden gespielt.

## Ausbreiten

empires-lesson-first-spread = Ausbreiten

empires-lesson-first-spread-first = Du führst Babylon mit den grauen Steinen. Aus deinem einzigen Plättchen sind schon zwei geworden: Ziehe eines von Babylon nach Teredon.
empires-lesson-first-spread-first-know = Ein Stapel, den du über das Brett trägst, geht als Ganzes, wenn Platz ist. In deinem Plan kannst du stattdessen „eines“ wählen.
empires-lesson-first-spread-first-why = In jeder Runde wachsen zuerst deine Leute, dann ziehen alle. Ein Plättchen geht einen Schritt über Land, in ein Gebiet mit gemeinsamer Grenze. Du willst viele Gebiete, denn jedes Gebiet wächst, in dem du Leute hast.
empires-lesson-first-spread-first-otherwise = Jedes andere Gebiet neben Babylon ist auch gut, und stehen bleiben oder beide ziehen ebenso: Zwei Plättchen in einem Gebiet wachsen so viel wie je eines in zweien. Später ist dafür kein Platz mehr.
empires-lesson-first-spread-first-short = In zwei Gebieten stehen

empires-lesson-first-spread-order = Ein Plättchen zieht einmal in jeder Runde. Wenn du fertig bist, beende deine Bewegung.
empires-lesson-first-spread-order-know = Wer zieht zuerst? Wer die meisten Plättchen auf dem Plan hat: Sie werden nach dem Wachstum gezählt, in der Volkszählung.
empires-lesson-first-spread-order-why = Bei gleich vielen, wie in der ersten Runde, entscheidet die feste Rangfolge der Zivilisationen: Saba, Babylon, Persien, Nubien, Parthien. Wer später zieht, hat gesehen, was die anderen tun.
empires-lesson-first-spread-order-short = Die meisten Plättchen ziehen zuerst

empires-lesson-first-spread-four = Runde { $turn }: Du hast { $on_board } Plättchen auf dem Plan. Ziehe eines von Babylon nach Sumer und eines von Teredon nach Chaldaea.
empires-lesson-first-spread-four-why = Ein einzelnes Plättchen in einem Gebiet bekommt eines dazu. Zwei oder mehr bekommen { $expansion } dazu, und nie mehr: Auch vier Plättchen in einem Gebiet bekommen nur { $expansion }. Deshalb steht man am besten in vielen Gebieten.
empires-lesson-first-spread-four-otherwise = Weniger Gebiete schaden noch nicht, solange in keinem mehr als zwei deiner Plättchen stehen. Aber die anderen rücken jede Runde näher.
empires-lesson-first-spread-four-short = In vier Gebieten stehen

empires-lesson-first-spread-marker = Beende deine Bewegung, wenn du fertig bist, und achte auf deinen Marker: Am Ende der Runde rückt er vor.
empires-lesson-first-spread-marker-why = Die A.S.T. ist die Tafel der Epochen. Jede Runde rückt dein Marker ein Feld vor, das { $step_victory_points } Punkte wert ist, wenn du erfüllst, was die Epoche verlangt. Die Steinzeit verlangt nichts.
empires-lesson-first-spread-marker-short = Jede Runde ein Feld, je { $step_victory_points } Punkte

## Wachsen

empires-lesson-first-grow = Wachsen

empires-lesson-first-grow-double = Runde { $turn }: Du hast { $on_board } Plättchen. Wo zwei in einem Gebiet stehen, lass sie stehen: Beende deine Bewegung.
empires-lesson-first-grow-double-know = Wann wächst ein Gebiet mit vier Plättchen um { $expansion }? Immer, genau wie eines mit zwei oder drei; nur ein einzelnes bekommt bloß eines dazu.
empires-lesson-first-grow-double-why = Zwei in jedem Gebiet sind also das Beste: Aus acht Plättchen in vier Gebieten werden sechzehn.
empires-lesson-first-grow-double-otherwise = Auf einzelne Plättchen verteilt wächst du genauso schnell; auf einem Haufen wächst du weniger.
empires-lesson-first-grow-double-short = Zwei in jedem Gebiet wachsen am besten

## Eine erste Stadt

empires-lesson-first-city = Eine erste Stadt

empires-lesson-first-city-limit = Jetzt wird es eng, denn jedes Gebiet ist gewachsen. Ziehe zwei Plättchen von Babylon nach Babylonien, wo Platz ist.
empires-lesson-first-city-limit-know = Die Zahl im Kreis eines Gebiets ist seine Grenze: So viele Plättchen ernährt es. Nach dem Städtebau kommt alles, was über einer Grenze steht, zurück in deinen Vorrat.
empires-lesson-first-city-limit-why = Hineinziehen darfst du mit mehr, um eine Stadt zu bauen oder zu kämpfen. Babylon und Chaldaea ernähren zwei, Sumer drei, Babylonien vier.
empires-lesson-first-city-limit-short = Was über einer Grenze geschieht

empires-lesson-first-city-gather = Ziehe zwei Plättchen von Sumer nach Mari. Dann sieh auf Teredon, das ein Tor zeigt: einen Bauplatz. Ziehe zwei von Chaldaea dorthin, damit { $city_tokens } beisammenstehen.
empires-lesson-first-city-gather-know = Auf einem Bauplatz werden { $city_tokens } Plättchen zu einer Stadt. Ohne Bauplatz braucht es { $wilderness_city_tokens }, und ein Gebiet mit der Grenze 0 bekommt nie eine.
empires-lesson-first-city-gather-why = Jede Stadt zieht in jeder Runde eine Handelskarte, und mit Karten erwirbst du Fortschritte.
empires-lesson-first-city-gather-otherwise = Mit weniger als { $city_tokens } Plättchen auf einem Bauplatz gibt es diese Runde keine Stadt, und was über der Grenze steht, kommt weg. Jeder andere Bauplatz mit { $city_tokens } Plättchen ist genauso gut.
empires-lesson-first-city-gather-short = { $city_tokens } Plättchen auf einem Bauplatz

empires-lesson-first-city-build = { $asked ->
    [build] Baue eine Stadt, wo { $city_tokens } Plättchen auf einem Bauplatz stehen, wie in Teredon.
   *[other] Beende deine Bewegung; wenn du gefragt wirst, baue eine Stadt, wo { $city_tokens } Plättchen auf einem Bauplatz stehen, wie in Teredon.
}
empires-lesson-first-city-build-why = Alle Plättchen des Gebiets kommen in deinen Vorrat, und dort steht eine Stadt; neben ihr kann kein Plättchen leben. Eine Stadt lebt von Leuten anderswo: Sie braucht { $city_support } deiner Plättchen auf dem Plan, sonst wird sie wieder zu Plättchen.
empires-lesson-first-city-build-otherwise = Ohne Stadt bekommst du diese Runde keine Karten. { $city_tokens } Plättchen auf einem Bauplatz bauen nächste Runde eine.
empires-lesson-first-city-build-short = Eine Stadt bauen

## Eine erste Karte

empires-lesson-first-card = Eine erste Karte

empires-lesson-first-card-first = { $cards ->
    [one] Deine Stadt hat eine erste Karte gezogen, { $card }: Sie ist in deiner Hand. Jede Zivilisation zieht so viele Handelskarten, wie sie Städte hat.
   *[other] Sieh in deine Hand: Jede Zivilisation zieht so viele Handelskarten, wie sie Städte hat.
} Kaufen lässt sich dafür noch nichts: Erwirb nichts.
empires-lesson-first-card-first-why = Eine Stadt zieht eine Karte, vom Stapel 1. Drei Städte ziehen drei, von den Stapeln 1, 2 und 3: Die dritte Karte ist also allein schon 3 Punkte wert. Mit mehr Städten ziehst du mehr und bessere Karten.
empires-lesson-first-card-first-short = Eine Karte für jede Stadt

## Ein Schiff

empires-lesson-first-ship = Ein Schiff

empires-lesson-first-ship-build = Städte zahlen am Anfang jeder Runde Steuern: { $tax_rate } Plättchen für jede gehen aus deinem Vorrat in den Schatz, wo jetzt { $treasury } liegen. Bezahle { $ship_cost } für ein Schiff in Chaldaea: Wähle das Gebiet und zahle aus dem Schatz.
empires-lesson-first-ship-build-why = Ein Schiff kostet { $ship_cost }: aus dem Schatz, oder Plättchen vom Plan, oder beides gemischt. Es wird an einer Küste gebaut, wo du Plättchen oder eine Stadt hast, und darf sofort fahren.
empires-lesson-first-ship-build-otherwise = Der Schatz kann warten: Er bezahlt auch Fortschritte, jedes Plättchen darin zählt 1 Punkt.
empires-lesson-first-ship-build-short = Ein Schiff bauen

empires-lesson-first-ship-sail = Nimm in Chaldaea zwei Plättchen an Bord, fahre nach Ur und setze sie dort an Land.
empires-lesson-first-ship-sail-why = An Bord kommen Leute weiter als zu Fuß. Ein Schiff trägt bis zu { $ship_capacity } Plättchen und fährt bis zu { $ship_steps } Schritte an der Küste entlang, nicht übers offene Meer. Ein Plättchen geht oder fährt, nie beides. Nächste Runde kostet das Schiff { $ship_maintenance } Unterhalt, sonst kehrt es in den Vorrat zurück.
empires-lesson-first-ship-sail-otherwise = Ein leeres Schiff schadet nicht. Was noch an Bord ist, wenn du deine Bewegung beendest, geht an Land, wo das Schiff liegt.
empires-lesson-first-ship-sail-short = Mit dem Schiff Plättchen übersetzen

empires-lesson-first-ship-cities = { $asked ->
    [build] Baue je eine Stadt in Babylon und in Mari.
   *[other] Zwei weitere Bauplätze sind nah: Ziehe zwei Plättchen von Babylonien nach Babylon und zwei von Sumer nach Mari. Beende deine Bewegung und baue in beiden.
}
empires-lesson-first-ship-cities-why = Jede Stadt braucht { $city_support } Plättchen anderswo, die sie versorgen; zähle also deine Leute, bevor du baust. Eine Stadt zu viel wird sofort wieder zu Plättchen, die neue zuerst.
empires-lesson-first-ship-cities-otherwise = Mit weniger Städten ziehst du diese Runde weniger Karten; mit mehr Leuten auf dem Plan kannst du später mehr davon bauen.
empires-lesson-first-ship-cities-short = Drei Städte

## Ein erster Handel

empires-lesson-first-trade = Ein erster Handel

empires-lesson-first-trade-accept = { $offerer ->
    [none] Jetzt handeln alle mit allen. Sieh nach, ob dir ein Angebot passt, oder mach selbst eines.
   *[other] Jetzt handeln alle mit allen. { $offerer } bietet dir { $offered_kinds } und { $offered_more } ungenannte, für { $wanted_kinds } und { $wanted_more } weitere von dir. Nimm an, und gib { $spare } als die ungenannte Karte.
}
empires-lesson-first-trade-accept-know = Jede Seite gibt { $trade_cards } Karten oder mehr. Sie muss ehrlich sagen, wie viele es sind, und { $true_names } Waren nennen, die wirklich darunter sind.
empires-lesson-first-trade-accept-why = Der Rest darf alles sein, und was dazu gesagt wird, darf gelogen sein. Nimmt jemand an, wechseln die Karten sofort die Hand.
empires-lesson-first-trade-accept-otherwise = Niemand muss handeln. Aber einzelne Karten sind wenig wert, und allein kommt niemand zu einem Satz.
empires-lesson-first-trade-accept-short = Einen ersten Handel schließen

empires-lesson-first-trade-sets = Deine Karten sind jetzt zusammen { $hand_value } wert. { $asked ->
    [trade] Wenn du nichts mehr willst, schließe deinen Handel ab.
   *[other] Behalte sie: Sätze wachsen von Runde zu Runde.
}
empires-lesson-first-trade-sets-know = Gleiche Karten sind ihre Anzahl mal sich selbst mal ihren Nennwert wert: zwei Häute 4 Punkte, drei 9, vier 16, fünf 25.
empires-lesson-first-trade-sets-why = Fünf Salz, mit dem Nennwert 3, sind sogar 75 wert. Verschiedene Karten werden nur zusammengezählt. Deshalb will jeder, was du einzeln hast.
empires-lesson-first-trade-sets-short = Fünf gleiche Karten zählen 25-fach

empires-lesson-first-trade-save = Behalte deine Karten: Erwirb noch nichts.
empires-lesson-first-trade-save-why = Karten bleiben von Runde zu Runde, und Sätze wachsen: bis zu { $hand_limit } Waren, was darüber ist, wird abgelegt. Mit dem fünften Feld kommt dein Marker in die Frühe Bronzezeit, und die verlangt zwei Städte. Ohne sie bleibt er stehen.
empires-lesson-first-trade-save-short = Bis zu { $hand_limit } Karten warten auf dich

## Eine Katastrophe

empires-lesson-first-calamity = Eine Katastrophe

empires-lesson-first-calamity-fourth = { $asked ->
    [build] Baue eine vierte Stadt, in Ur.
   *[other] Runde { $turn }: Ziehe zwei Plättchen von Babylonien nach Ur für eine vierte Stadt. Zwei aus Sumer gehen nach Jordan, je eines aus Chaldaea nach Ad Dahna und Nafud. Beende deine Bewegung und baue in Ur.
}
empires-lesson-first-calamity-fourth-why = Eine vierte Stadt braucht mehr Leute, die sie versorgen. Plättchen anderer dürfen ein Gebiet mit deinen teilen, solange die Grenze eingehalten ist. Darüber kämpfen sie: Abwechselnd verliert jede Seite ein Plättchen, die kleinere zuerst. Ein Schiff aus einer früheren Runde kostet { $ship_maintenance } Unterhalt: Eines, das seine Arbeit getan hat, geht in den Vorrat zurück, wenn du es nicht bezahlst.
empires-lesson-first-calamity-fourth-otherwise = Auch drei Städte reichen für eine gute Runde. Was über einer Grenze steht, kommt in deinen Vorrat zurück.
empires-lesson-first-calamity-fourth-short = Eine vierte Stadt

empires-lesson-first-calamity-give = { $calamity ->
    [none] Du hältst keine Katastrophe, die sich weitergeben ließe. Handle noch einmal, mit Blick auf Sätze.
   *[other] Unter deinen Karten ist { $calamity }: eine Katastrophe. { $offerer ->
        [none] Mach ein Angebot über { $trade_cards } Karten oder nimm eines an, und lass sie die sein, die du nicht nennst.
       *[other] { $offerer } bietet dir { $offered_kinds } und { $offered_more } ungenannte, für { $wanted_kinds } und { $wanted_more } weitere von dir. Wähle in dieser Zeile { $calamity }, wo „du legst dazu“ steht, und nimm dann an: So ist das die ungenannte Karte.
    }
}
empires-lesson-first-calamity-give-know = Warum eine Katastrophe weitergeben? Wer am Ende des Handels eine Katastrophe hält, erleidet sie. Steht „nicht handelbar“ auf der Karte, lässt sie sich nicht weitergeben: Sie bleibt bei dem, der sie gezogen hat.
empires-lesson-first-calamity-give-why = Man gibt sie ungenannt neben zwei guten Karten weiter: Sie zu erwähnen ist verboten, sie zu verstecken nicht. In jedem Stapel außer dem ersten ist eine, die weitergegeben werden darf, und eine, die es nicht darf.
empires-lesson-first-calamity-give-otherwise = Wer Verrat behält, verliert eine Stadt: an den, der die Karte gegeben hat, oder, wenn sie gezogen wurde, an den, der die meisten Städte im Vorrat hat.
empires-lesson-first-calamity-give-after = Verrat hat deine Hand verlassen: Jetzt ist er die Sorge von jemand anderem.
empires-lesson-first-calamity-give-short = Die Katastrophe weitergeben

empires-lesson-first-calamity-fate = { $asked ->
    [trade] Schließe deinen Handel ab, wenn du nichts mehr willst. Dann zeigen alle ihre Katastrophen, und sie werden eine nach der anderen ausgeführt.
   *[other] Alle haben ihre Katastrophen gezeigt, und sie wurden eine nach der anderen ausgeführt. Jetzt werden Fortschritte erworben.
}
empires-lesson-first-calamity-fate-why = Manche zerstören Städte, überfluten eine Ebene oder kosten Leute; jede Karte sagt, was sie tut. Niemand muss in einer Runde mehr als { $calamity_limit } eigene ausführen, der Rest wird ausgelost und abgelegt. Manche Fortschritte mildern sie. Mehr Städte bringen mehr Karten, und mehr Katastrophen.
empires-lesson-first-calamity-fate-short = Katastrophen werden ausgeführt

empires-lesson-first-calamity-spoils = { $struck ->
    [spoils] Dein Verrat hat getroffen, und eine Stadt seines Opfers gehört dir: Nimm die, die dir am besten gefällt, zum Beispiel Yathrib von Saba.
    [own] Eine Katastrophe trifft dich und nimmt eine Stadt: Wähle die, die du am wenigsten brauchst.
   *[other] Eine Katastrophe fragt dich nach der Stadt von jemand anderem: Wähle eine.
}
empires-lesson-first-calamity-spoils-why = Verrat gibt eine Stadt des Opfers dem, der die Karte weitergegeben hat. Ein Handel kann also mehr kosten, als seine Karten wert sind: Überlege, was die ungenannte Karte eines Angebots sein mag.
empires-lesson-first-calamity-spoils-otherwise = Jemand anders, oder niemand, gewinnt diese Runde eine Stadt.
empires-lesson-first-calamity-spoils-after = Diese Katastrophe ist vorbei: Du hast jetzt { $cities } Städte.
empires-lesson-first-calamity-spoils-short = Eine Katastrophe nimmt eine Stadt

## Ein erster Fortschritt

empires-lesson-first-advance = Ein erster Fortschritt

empires-lesson-first-advance-choose = { $enough ->
    [no] Deine Karten sind { $hand_value } wert, und { $treasury } liegen im Schatz: noch nicht genug für den billigsten Fortschritt, der dich { $cheapest } kostet. Erwirb nichts und behalte deine Sätze.
   *[yes] Deine Karten sind { $hand_value } wert, und { $treasury } liegen im Schatz. Wähle einen Fortschritt für { $cheapest }, etwa Tuchmacherei, und bezahle mit deinen Sätzen; den Rest legt der Schatz dazu.
}
empires-lesson-first-advance-choose-know = Ein Fortschritt macht ab der nächsten Runde andere billiger: alle Fortschritte der Farben, für die er Gutschriften gibt, und die meisten einen bestimmten, den sie nennen, noch mehr.
empires-lesson-first-advance-choose-why = Ein Satz zahlt seinen vollen Wert, und was du zu viel zahlst, verfällt. Ein Fortschritt bleibt für immer: Er hilft dir und ist am Ende Punkte wert. Zu fünft am Tisch begannen alle mit 10 Gutschriften in jeder Farbe.
empires-lesson-first-advance-choose-otherwise = Auch Sparen ist ein Plan: Ein größerer Satz kauft einen größeren Fortschritt. Achte nur auf die Grenze von { $hand_limit } Karten. Als erster ist jeder Fortschritt gut.
empires-lesson-first-advance-choose-short = Einen Fortschritt erwerben

## Ein Feld weiter

empires-lesson-first-step = Ein Feld weiter

empires-lesson-first-step-marker = Dein Marker steht auf Feld { $step } der A.S.T. Mach deinen ersten Zug der Runde { $turn }, wie du magst; „Mach es für mich“ nennt, was ein solider Bot täte, und tut es.
empires-lesson-first-step-marker-know = Ein Marker bleibt in einer Runde stehen, in der seiner Zivilisation fehlt, was die Epoche des nächsten Felds verlangt.
empires-lesson-first-step-marker-why = Die Frühe Bronzezeit verlangt zwei Städte, die Mittlere Bronzezeit drei Städte und drei Fortschritte, spätere Epochen mehr. Zurück geht ein Marker nie, aber ein versäumtes Feld sind { $step_victory_points } versäumte Punkte. Auch Städte und Fortschritte sind Punkte: { $city_victory_points } für jede Stadt, 1, 3 oder 6 für jeden Fortschritt.
empires-lesson-first-step-marker-short = Wann ein Marker stehen bleibt

empires-lesson-first-step-end = Von hier an spielst du allein. Ein Plan: zwei Plättchen in jedem Gebiet, eine Stadt, wo Leute sie versorgen, Sätze im Handel, und früh Fortschritte, deren Farben einander helfen.
empires-lesson-first-step-end-know = Das Spiel endet, sobald ein Marker die letzte Epoche betritt, die Späte Eisenzeit.
empires-lesson-first-step-end-why = Am Ende werden Punkte gezählt: { $step_victory_points } für jedes Feld, 1, 3 oder 6 für jeden Fortschritt, { $city_victory_points } für jede Stadt, und { $bonus_victory_points } mehr für den, der allein in der letzten Epoche ist. Die meisten Punkte gewinnen.
empires-lesson-first-step-end-short = Was das Spiel beendet

## Wo immer gefragt wird: worum es bei einer Frage geht, für alle, die einen anderen Weg gehen

empires-lesson-first-asked-move = Du ziehst, wie du magst. Ein Plättchen geht einen Schritt, in ein Gebiet, das an seines grenzt. Zwei in jedem Gebiet wachsen am besten, und { $city_tokens } zusammen auf einem Bauplatz werden eine Stadt. Beende deine Bewegung, wenn alles gezogen ist, was du ziehen willst.
empires-lesson-first-asked-build = Du darfst eine Stadt bauen, wo { $city_tokens } deiner Plättchen zusammen auf einem Bauplatz stehen. Zähle vorher deine Leute: Jede Stadt braucht { $city_support } Plättchen anderswo auf dem Plan.
empires-lesson-first-asked-trade = Jetzt handeln alle mit allen. Sieh nach, ob dir ein Angebot passt, oder mach selbst eines. Wenn du nichts mehr willst, schließe deinen Handel ab.
empires-lesson-first-asked-acquire = { $enough ->
    [no] Deine Karten sind { $hand_value } wert, und { $treasury } liegen im Schatz: noch nicht genug für den billigsten Fortschritt, der dich { $cheapest } kostet. Erwirb nichts und behalte deine Karten.
   *[yes] Deine Karten sind { $hand_value } wert, und { $treasury } liegen im Schatz: genug für einen Fortschritt für { $cheapest }. Erwirb einen, oder behalte deine Karten für einen größeren Satz.
}
empires-lesson-first-asked-cities = { $struck ->
    [spoils] Eine Katastrophe gibt dir die Stadt von jemand anderem: Nimm die, die dir am besten gefällt.
    [own] Eine Katastrophe trifft dich und nimmt eine Stadt: Wähle die, die du am wenigsten brauchst.
   *[other] Eine Katastrophe fragt dich nach der Stadt von jemand anderem: Wähle eine.
}
