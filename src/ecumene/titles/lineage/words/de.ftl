# Die Spiele der Familie auf Deutsch. Dieselben Schlüssel wie in en.ftl; Namen von Gebieten, Zivilisationen und
# Karten kommen als Namen an. Welches Wort wofür steht, sagt docs/glossary.md.

## Die Phasen

lineage-phase-setup = Aufbau
lineage-phase-tax = Steuern
lineage-phase-population = Wachstum
lineage-phase-movement = Bewegung
lineage-phase-conflict = Konflikte
lineage-phase-construction = Städtebau
lineage-phase-trade_cards = Handelskarten
lineage-phase-trade = Handel
lineage-phase-calamity_selection = Katastrophenwahl
lineage-phase-calamity_resolution = Katastrophen
lineage-phase-special_abilities = Sonderfähigkeiten
lineage-phase-support = Versorgung
lineage-phase-advances = Fortschritte
lineage-phase-ast = A.S.T.
lineage-phase-over = Ende des Spiels

## Aufbau

lineage-ask-civilization = Welche Zivilisation führst du?
lineage-ask-civilization-help =
    Jede Zivilisation beginnt in ihrer eigenen Ecke des Plans und hat ihre eigene Zeile auf der A.S.T. Gewählt wird
    in der Reihenfolge, die ausgelost wurde; eine Zivilisation, die schon vergeben ist, kann niemand mehr nehmen.
lineage-answer-civilization = { $civilization } führen
lineage-event-civilization = { $seat } ist gewählt.
lineage-event-turn = Runde { $turn } beginnt.
lineage-event-turn_ended = Runde { $turn } endet: { $seat } führt mit { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
}.
lineage-turn = { $turn ->
    [0] Aufbau
   *[other] Runde { $turn }, { $phase ->
        [tax] Steuern
        [population] Wachstum
        [movement] Bewegung
        [conflict] Konflikte
        [construction] Städtebau
        [trade_cards] Handelskarten
        [trade] Handel
        [calamity_selection] Katastrophenwahl
        [calamity_resolution] Katastrophen
        [special_abilities] Sonderfähigkeiten
        [support] Überschuss und Versorgung
        [advances] Fortschritte
        [ast] A.S.T.
        [over] Ende des Spiels
       *[other] { $phase }
    }
}
lineage-refuse-no-civilization = Diese Zivilisation ist nicht im Spiel.
lineage-refuse-taken-civilization = Diese Zivilisation führt schon jemand.

## 1 Steuern

lineage-ask-rate = Zu welchem Satz besteuerst du { $cities ->
    [one] deine Stadt
   *[other] deine { $cities } Städte
}? Du hast { $stock } Plättchen im Vorrat.
lineage-ask-rate-help =
    Jede deiner Städte bringt so viele Plättchen aus deinem Vorrat in deinen Schatz. Reicht dein Vorrat nicht,
    erheben sich Städte und gehen an jemand anderen.
lineage-answer-rate = { $rate } Plättchen aus jeder Stadt
lineage-event-tax = { $seat } nimmt { $tokens } Plättchen an Steuern ein.
lineage-refuse-rate = Dein Steuersatz kann { $low } bis { $high } sein.
lineage-ask-revolt = { $fate ->
    [joins] Welche Stadt von { $victim } erhebt sich und wird deine? Noch { $left } zu wählen.
    [pirates] Welche Stadt von { $victim } erhebt sich und fällt an Piraten? Noch { $left } zu wählen.
   *[destroyed] Welche Stadt von { $victim } erhebt sich und wird zerstört? Noch { $left } zu wählen.
}
lineage-ask-revolt-help =
    { $victim } konnte die Steuern nicht ganz einnehmen; so viele Städte erheben sich, wie nicht voll besteuert
    wurden. Wer die meisten Städte im Vorrat hat, wählt sie aus und ersetzt sie durch Städte aus diesem Vorrat. Ist
    darin keine Stadt mehr, bekommen Piraten den Rest, oder die nächste Person, wenn der Tisch das vereinbart hat.
lineage-ask-revolt-then = { $rest ->
    [next] So viele Städte hast du nicht im Vorrat; { $short ->
        [one] die letzte bekommt
       *[other] die letzten { $short } bekommt
    } die nächste Person.
   *[other] So viele Städte hast du nicht im Vorrat; { $short ->
        [one] die letzte fällt
       *[other] die letzten { $short } fallen
    } an Piraten.
}
lineage-answer-annex = { $area }
lineage-event-revolt = { $fate ->
    [joins] { $area } von { $victim } erhebt sich und schließt sich { $seat } an.
    [pirates] { $area } von { $victim } erhebt sich und fällt an Piraten.
   *[destroyed] { $area } von { $victim } erhebt sich und wird zerstört.
}
lineage-refuse-not-their-city = Das Opfer hat dort keine Stadt.

## 2 Wachstum

lineage-ask-growth = { $stock ->
    [one] Wo wächst dein letztes Plättchen?
   *[other] Wo wachsen deine letzten { $stock } Plättchen?
} Platz ist für { $wanted } Plättchen.
lineage-ask-growth-help =
    Ein Gebiet wächst um so viele Plättchen, wie du dort hast, höchstens um { $expansion }. Dein Vorrat reicht
    nicht für alle Gebiete, darum wählst du, wohin die Plättchen kommen; alle müssen gesetzt werden.
lineage-answer-grow = Ein Plättchen in { $area } setzen
lineage-answer-regrow = Das letzte Plättchen zurücknehmen
lineage-event-grew = { $seat } wächst um { $tokens } Plättchen.
lineage-refuse-no-growth = Dort kann nichts mehr wachsen.
lineage-refuse-nothing-placed = Du hast noch nichts gesetzt.

## 6 Handelskarten

lineage-ask-purchase = Kaufst du eine Handelskarte? Du hast { $treasury } Plättchen im Schatz und { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} auf der Hand.
lineage-ask-purchase-help =
    Nach dem Austeilen darf jeder Handelskarten kaufen, der Reihe nach von den wenigsten Städten zu den meisten. Du
    zahlst aus deinem Schatz, siehst dir die Karte an und darfst wieder kaufen. Manche Fortschritte öffnen weitere
    Stapel; ein leerer Stapel gibt für denselben Preis Wasser.
lineage-answer-buy = { $cost ->
    [0] Eine Karte von Stapel { $stack } umsonst nehmen
   *[other] { $stack ->
        [0] Wasser
       *[other] Eine Karte von Stapel { $stack }
    } für { $cost } Plättchen aus dem Schatz kaufen
}{ $empty ->
    [yes] {" "}(leer: Wasser)
   *[no] {""}
}
lineage-answer-pass = Passen
lineage-event-drawn = { $cards ->
    [none] { $seat } bekommt { $count ->
        [one] 1 Handelskarte
       *[other] { $count } Handelskarten
    }.
   *[other] { $seat } bekommt { $cards }.
}
lineage-event-bought = { $card ->
    [hidden] { $seat } kauft eine Karte von Stapel { $stack }
   *[other] { $stack ->
        [0] { $seat } kauft { $card }
       *[other] { $seat } kauft { $card } von Stapel { $stack }
    }
} { $cost ->
    [0] umsonst.
   *[other] für { $cost } Plättchen aus dem Schatz.
}
lineage-refuse-no-purchase = Von Stapel { $stack } kannst du keine Karten kaufen.
lineage-refuse-purchase-cost = Eine Karte dieses Stapels kostet { $cost } Plättchen; du hast { $treasury } im Schatz.
lineage-refuse-no-free-card = { $advances ->
    [none] Umsonst gibt es keine Karte.
   *[other] Umsonst gibt es eine Karte nur mit dem Fortschritt { $advances }.
}
lineage-refuse-free-card-once = { $advances }: Die freie Karte hast du in dieser Runde schon bekommen.
lineage-refuse-free-card-nine = { $advances }: Sind alle deine Städte auf dem Plan, bleibt kein Stapel für die freie Karte.
lineage-refuse-free-card-stack =
    Die freie Karte kommt von einem Stapel über der Zahl deiner Städte: { $low } bis { $high }.

## 13 A.S.T.

lineage-event-marker = { $back ->
    [yes] { $seat } hat keine Stadt und fällt auf Feld { $step } zurück ({ $era }).
   *[no] { $seat } rückt auf Feld { $step } vor ({ $era }).
}
lineage-event-marker_stood = { $seat } bleibt auf Feld { $step } stehen ({ $era }): Es fehlt, was das nächste Feld ({ $next }) verlangt.
lineage-event-hand_shown = { $seat } zeigt { $cards }: { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
}.
lineage-event-end = Das Spiel ist zu Ende: { $seat } gewinnt mit { $score } Siegpunkten.
lineage-answer-wait = Auf die warten, die vor mir an der Reihe sind
lineage-refuse-nobody-before = In der A.S.T.-Rangfolge entscheidet vor dir niemand mehr.

## 5 Städtebau

lineage-ask-build = Wo baust du Städte? Du hast { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
} im Vorrat, { $tokens } Plättchen auf dem Plan und { $treasury } im Schatz.
lineage-ask-build-help =
    Eine Stadt braucht { $city_tokens } Plättchen auf einem Bauplatz und { $wilderness_city_tokens } anderswo; alle Plättchen des Gebiets kehren in den
    Vorrat zurück, gleich wem sie gehören. Du darfst so viele Städte bauen, wie du kannst. Danach braucht jede
    deiner Städte Plättchen auf dem Plan zur Versorgung: Was nicht versorgt ist, wird reduziert, neue Städte zuerst.
lineage-answer-build = In { $area } bauen{ $treasury ->
    [0] { "" }
   *[other] , { $treasury } aus dem Schatz
}{ $from_areas ->
    [0] { "" }
   *[other] , { $from_areas } aus { $near }
}{ $keep ->
    [yes] , ein Plättchen bleibt
   *[no] { "" }
}
lineage-answer-end_building = Keine Stadt mehr bauen
lineage-event-built = { $treasury ->
    [0] { $seat } baut eine Stadt in { $area }.
   *[other] { $seat } baut eine Stadt in { $area }, mit { $treasury } Plättchen aus dem Schatz.
}
lineage-event-made_way = { $tokens ->
    [one] 1 Plättchen von { $seat } in { $area } macht der Stadt Platz.
   *[other] { $tokens } Plättchen von { $seat } in { $area } machen der Stadt Platz.
}
lineage-event-surplus = { $tokens ->
    [one] 1 Plättchen von { $seat } liegt über einer Bevölkerungsgrenze und verlässt den Plan.
   *[other] { $tokens } Plättchen von { $seat } liegen über Bevölkerungsgrenzen und verlassen den Plan.
}
lineage-ask-reduce = Welche Stadt reduzierst du? { $cities ->
    [one] Deiner Stadt
   *[other] Deinen { $cities } Städten
} { $lacking ->
    [one] fehlt 1 Plättchen
   *[other] fehlen { $lacking } Plättchen
} zur Versorgung.
lineage-ask-reduce-help =
    Jede deiner Städte braucht Plättchen auf dem Plan, die sie versorgen. Eine reduzierte Stadt wird durch so viele
    Plättchen ersetzt, wie ihr Gebiet ernährt, und die zählen sofort. Städte, die du in dieser Runde gebaut hast,
    sind zuerst an der Reihe.
lineage-ask-reduce-then = Eine weitere Stadt wird nur reduziert, wenn die Plättchen auf dem Plan die übrigen noch nicht versorgen.
lineage-answer-reduce = { $area } reduzieren
lineage-event-reduced = { $tokens ->
    [0] { $seat } gibt die Stadt in { $area } auf.
   *[other] { $seat } reduziert die Stadt in { $area } auf { $tokens } Plättchen.
}
lineage-refuse-build-nobody-there = Du hast dort keine Plättchen, mit denen du bauen könntest.
lineage-refuse-build-all = Alle deine { $most } Städte sind auf dem Plan.
lineage-refuse-build-city = In { $area } steht schon eine Stadt; ein Gebiet hat höchstens eine.
lineage-refuse-build-zero = { $area } hat die Bevölkerungsgrenze 0: Dort kann keine Stadt gebaut werden.
lineage-refuse-build-treasury = Nur mit dem Fortschritt { $advances } zahlst du einen Teil der Stadt aus dem Schatz.
lineage-refuse-build-treasury-used = { $advances } hast du in dieser Runde schon genutzt.
lineage-refuse-build-not-alone = { $advances } hilft nur, wo sonst niemand Plättchen hat; in { $area } hat jemand anders welche.
lineage-refuse-build-share = { $advances } zahlt höchstens { $most } der Plättchen.
lineage-refuse-build-no-treasury = Du hast { $treasury } Plättchen im Schatz.
lineage-refuse-build-neighbours = Nur mit dem Fortschritt { $advances } nutzt du Plättchen aus Nachbargebieten.
lineage-refuse-build-neighbours-used = { $advances } hast du in dieser Runde schon genutzt.
lineage-refuse-build-neighbours-site = { $advances } hilft nur bei Städten in der Wildnis.
lineage-refuse-build-neighbours-most = { $advances } nimmt höchstens { $most } Plättchen aus Nachbargebieten.
lineage-refuse-build-not-adjacent = Dieses Gebiet grenzt nicht über Land an { $area }.
lineage-refuse-build-too-few-near = Du hast { $there } Plättchen in { $area }.
lineage-refuse-build-keep = Nur mit dem Fortschritt { $advances } bleibt ein Plättchen neben einer Stadt stehen.
lineage-refuse-build-too-few = Eine Stadt in { $area } braucht { $need } Plättchen; du gibst { $given }.
lineage-refuse-build-keep-exact = In { $area } darf nur dann ein Plättchen bleiben, wenn du mehr als die { $need } Plättchen hast, die die Stadt braucht.
lineage-refuse-not-your-city = Du hast dort keine Stadt.
lineage-refuse-reduce-new-first = Zuerst werden Städte reduziert, die du in dieser Runde gebaut hast.

## 4 Konflikte

lineage-ask-loss = Was verlierst du in { $area }? Du hast dort { $mine } Plättchen, die anderen haben { $theirs }.
lineage-ask-loss-help =
    In jedem Durchgang eines Konflikts entfernen alle ein Plättchen, zuerst wer am wenigsten Plättchen hat. Mit
    Kriegskunst darfst du es aus einem Gebiet nehmen, das über Land angrenzt, mit Seekriegsführung stattdessen ein
    Schiff des Gebiets aufgeben. Der Konflikt endet, wenn die Bevölkerungsgrenze eingehalten ist oder nur eine Seite
    übrig bleibt; wer am wenigsten Plättchen hat, wird in jedem Durchgang neu geprüft.
lineage-ask-wait = Wartest du mit dem Konflikt in { $area }? Andere Konflikte, die noch kommen: { $others }.
lineage-ask-wait-help =
    Mit Kriegskunst darfst du andere Konflikte zwischen Plättchen vorgehen lassen, damit du weißt, wo dich Verluste
    am wenigsten schmerzen. Warten mehrere, wartet am längsten, wer in der A.S.T.-Rangfolge zuletzt kommt.
lineage-ask-first = Welcher der Konflikte, mit denen du gewartet hast, kommt zuerst?
lineage-ask-first-help =
    Du hast alle anderen Konflikte vorgehen lassen. Die übrigen warten alle auf dich, also bestimmst du ihre
    Reihenfolge, einen nach dem anderen.
lineage-ask-defence = Welche deiner angegriffenen Städte kommt zuerst?
lineage-ask-defence-help =
    Mehrere deiner Städte werden von derselben Seite angegriffen, darum bestimmst du die Reihenfolge. Jede Stadt
    wird durch Plättchen aus deinem Vorrat ersetzt, so weit sie reichen; was du in einem Kampf verlierst, kann die
    nächste Stadt verteidigen.
lineage-ask-hold = { $area } wird angegriffen, und du hast nur { $stock } Plättchen im Vorrat. Wartest du, bis dein eigener Angriff ausgetragen ist?
lineage-ask-hold-help =
    Dein Vorrat kann nicht alle deine angegriffenen Städte ersetzen. Weil du selbst eine Stadt angreifst, darfst du
    diesen Angriff einmal je Runde vorgehen lassen: Was du dort verlierst, ist für deine Verteidigung wieder im
    Vorrat.
lineage-ask-pillage = Ziehst du für { $area } { $cards ->
    [one] die einzige Handelskarte
   *[other] eine der { $cards } Handelskarten
} von { $victim }?
lineage-ask-pillage-help =
    Nach einem gelungenen Angriff darfst du eine zufällige Handelskarte aus der Hand der verteidigenden Seite
    ziehen. Es kann eine Ware sein, aber auch eine Katastrophe.
lineage-ask-loot = Wie viele Plättchen legst du für { $area } in deinen Schatz? Du hast { $stock } im Vorrat.
lineage-ask-loot-help =
    Nach einem gelungenen Angriff darfst du bis zu { $pillage_treasury } Plättchen aus deinem eigenen Vorrat in deinen Schatz legen.
    Der Schatz der verteidigenden Seite bleibt unberührt. Plättchen im Schatz können nicht mehr in deinen Gebieten
    wachsen.
lineage-answer-lose_token = Ein Plättchen in { $area }
lineage-answer-lose_ship = Ein Schiff
lineage-answer-fight = Jetzt austragen
lineage-answer-hold_back = Warten
lineage-answer-first = { $area }
lineage-answer-draw_card = Eine Karte ziehen
lineage-answer-leave_cards = Keine ziehen
lineage-answer-loot = { $tokens } Plättchen
lineage-event-tokens_lost = { $seat ->
    [none] Die Barbaren verlieren { $tokens } Plättchen in { $area }.
   *[other] { $seat } verliert { $tokens } Plättchen in { $area }.
}
lineage-event-ship_lost = { $seat } verliert ein Schiff in { $area }.
lineage-event-attack_failed = { $seat ->
    [none] Die Barbaren sind zu wenige, um { $area } anzugreifen.
   *[other] { $seat } hat zu wenige Plättchen, um { $area } anzugreifen.
}
lineage-event-city_fell = { $seat ->
    [none] Die Barbaren greifen { $area } an
   *[other] { $victim ->
        [none] { $seat } greift die Piraten von { $area } an
       *[other] { $seat } greift { $area } an
    }
}: { $victim ->
    [none] { $tokens } Barbaren treten an die Stelle der Stadt.
   *[other] { $tokens ->
        [0] Kein Plättchen von { $victim } tritt an die Stelle der Stadt.
        [one] 1 Plättchen von { $victim } tritt an die Stelle der Stadt.
       *[other] { $tokens } Plättchen von { $victim } treten an die Stelle der Stadt.
    }
}
lineage-event-pillaged = { $card ->
    [none] { $seat } zieht eine Handelskarte von { $victim }.
   *[other] { $seat } zieht { $card } aus der Hand von { $victim }.
}
lineage-event-looted = { $seat } legt { $tokens } Plättchen in den Schatz.
lineage-refuse-no-ship-there = Du hast in { $area } kein Schiff, das du verlieren könntest.
lineage-refuse-no-loss-there = Du kannst Plättchen in { $area } verlieren oder, mit dem Fortschritt { $advances }, in Gebieten, die über Land angrenzen.
lineage-refuse-not-to-choose = Das kannst du nicht wählen.
lineage-refuse-loot = Du kannst 0 bis { $most } Plättchen nehmen.

## 3 Bewegung

lineage-ask-move = Was bewegst du? { $tokens ->
    [0] Kein Plättchen kann noch ziehen
    [one] 1 Plättchen kann noch ziehen
   *[other] { $tokens } Plättchen können noch ziehen
}{ $ships ->
    [0] {""}
    [one] ; du hast 1 Schiff
   *[other] ; du hast { $ships } Schiffe
}{ $treasury ->
    [0] .
   *[other] ; du hast { $treasury } Plättchen im Schatz.
}
lineage-ask-move-help =
    Ein Plättchen zieht einmal: in ein Gebiet, das über Land angrenzt, oder an Bord eines Schiffs und anderswo an
    Land. Schiffe können jederzeit gebaut werden; ältere müssen bezahlt werden, bevor du sie nutzt, sonst kehren sie
    am Ende in deinen Vorrat zurück. Bis du deine Bewegung beendest, darfst du alles zurücknehmen, nur nicht,
    was in der Reihenfolge der Volkszählung vor deinem Zug einen Konflikt verursacht hat.
lineage-ask-move-typing = Eine Zahl von Plättchen, die nicht aufgeführt ist, kannst du eintippen: „3 Marib nach Saba“.
lineage-answer-move = { $via ->
    [none] { $tokens } von { $origin } nach { $to }
   *[other] { $tokens } von { $origin } durch { $via } nach { $to }
}
lineage-answer-build_ship = { $tokens ->
    [none] Ein Schiff in { $area } bauen, für { $treasury } Plättchen aus dem Schatz
   *[other] { $treasury ->
        [0] Ein Schiff in { $area } bauen, mit { $paid } Plättchen aus { $tokens }
       *[other] Ein Schiff in { $area } bauen, für { $treasury } Plättchen aus dem Schatz und ein Plättchen aus { $tokens }
    }
}
lineage-answer-maintain = { $payer ->
    [none] Das Schiff in { $place } aus dem Schatz unterhalten
   *[other] Das Schiff in { $place } mit einem Plättchen aus { $payer } unterhalten
}
lineage-answer-sail = Von { $place } nach { $to } fahren
lineage-answer-embark = { $tokens } in { $place } an Bord nehmen
lineage-answer-disembark = { $tokens } in { $place } an Land setzen
lineage-answer-take_back = { $what ->
    [move] Den letzten Zug zurücknehmen
    [build_ship] Das letzte Schiff zurücknehmen
    [maintain] Die letzte Zahlung für ein Schiff zurücknehmen
    [sail] Den letzten Schritt eines Schiffs zurücknehmen
    [embark] Die letzte Einschiffung zurücknehmen
    [disembark] Die letzte Landung zurücknehmen
   *[none] Zurücknehmen
}
lineage-answer-insist = Darauf bestehen, { $area } zuerst zu betreten
lineage-answer-end_movement = Meine Bewegung beenden
lineage-event-moved = { $via ->
    [none] { $seat } zieht mit { $tokens } von { $origin } nach { $to }.
   *[other] { $seat } zieht mit { $tokens } von { $origin } durch { $via } nach { $to }.
}
lineage-event-ship_built = { $seat } baut ein Schiff in { $area }.
lineage-event-ship_maintained = { $payer ->
    [none] { $seat } unterhält das Schiff in { $area }.
   *[other] { $seat } unterhält das Schiff in { $area } mit einem Plättchen aus { $payer }.
}
lineage-event-sailed = Ein Schiff von { $seat } fährt von { $origin } nach { $to }.
lineage-event-embarked = { $tokens ->
    [one] 1 Plättchen von { $seat } geht in { $area } an Bord.
   *[other] { $tokens } Plättchen von { $seat } gehen in { $area } an Bord.
}
lineage-event-disembarked = { $tokens ->
    [one] 1 Plättchen von { $seat } geht in { $area } an Land.
   *[other] { $tokens } Plättchen von { $seat } gehen in { $area } an Land.
}
lineage-event-move_taken_back = { $what ->
    [move] { $seat } nimmt einen Zug zurück.
    [build_ship] { $seat } nimmt ein Schiff zurück.
    [maintain] { $seat } nimmt eine Zahlung für ein Schiff zurück.
    [sail] { $seat } nimmt einen Schritt eines Schiffs zurück.
    [embark] { $seat } nimmt eine Einschiffung zurück.
   *[disembark] { $seat } nimmt eine Landung zurück.
}
lineage-event-movement_waits = { $seat } wartet auf die, die in der Reihenfolge der Volkszählung zuerst ziehen.
lineage-event-priority = { $seat } besteht darauf, { $area } zuerst zu betreten; { $other } nimmt die eigenen Züge zurück und wartet.
lineage-event-movement_ended = { $seat } hat die Bewegung beendet.
lineage-event-ships_returned = { $ships ->
    [one] Ein Schiff von { $seat } wurde nicht unterhalten und kehrt in den Vorrat zurück.
   *[other] { $ships } Schiffe von { $seat } wurden nicht unterhalten und kehren in den Vorrat zurück.
}
lineage-refuse-no-area = Ein solches Gebiet gibt es nicht.
lineage-refuse-few-tokens = { $tokens ->
    [0] Du hast keine Plättchen in { $place }.
    [one] Du hast 1 Plättchen in { $place }, also wähle 1.
   *[other] Du hast { $tokens } Plättchen in { $place }; wähle 1 bis { $tokens }.
}
lineage-refuse-moved-tokens = { $tokens ->
    [0] Von deinen Plättchen in { $place } kann in dieser Runde keines mehr ziehen.
    [one] Von deinen Plättchen in { $place } kann in dieser Runde nur noch 1 ziehen.
   *[other] Von deinen Plättchen in { $place } können in dieser Runde nur noch { $tokens } ziehen.
}
lineage-refuse-not-adjacent = { $origin } und { $to } grenzen nicht über Land aneinander.
lineage-refuse-no-roads = Nur mit dem Fortschritt { $advances } ziehen deine Plättchen zwei Gebiete weit.
lineage-refuse-road-conflict = In { $area } gerieten deine Plättchen in einen Konflikt und könnten nicht weiter.
lineage-refuse-barred-cities = Die Stadt in { $area } gehört jemandem, der { $advance } hat; deine Plättchen dürfen nicht hinein.
lineage-refuse-barred-units = Das gäbe einen Konflikt in { $area }, wo jemand Einheiten hat, der { $advance } besitzt.
lineage-refuse-all-ships = Alle deine { $ships } Schiffe sind schon auf dem Plan.
lineage-refuse-not-coastal = Schiffe werden nur in Küstengebieten gebaut.
lineage-refuse-ship-cost = Ein Schiff kostet insgesamt { $cost } Plättchen.
lineage-refuse-no-unit-there = Du hast in { $area } keine Einheit, die ein Schiff bauen könnte.
lineage-refuse-ship-elsewhere = Das Schiff muss in ein Gebiet gesetzt werden, aus dem ein Plättchen dafür zahlt.
lineage-refuse-no-token-to-pay = Du hast dort nicht { $tokens } Plättchen, { $tokens ->
    [one] das
   *[other] die
} in den Vorrat zurückkehren { $tokens ->
    [one] könnte
   *[other] könnten
}.
lineage-refuse-treasury = Du hast { $treasury } Plättchen im Schatz; das kostet { $cost }.
lineage-refuse-no-ship = Ein solches Schiff hast du nicht.
lineage-refuse-unpaid-ship = Dieses Schiff stammt aus einer früheren Runde und muss unterhalten werden, bevor du es nutzt.
lineage-refuse-paid-ship = Dieses Schiff ist in dieser Runde schon bezahlt.
lineage-refuse-not-by-water = Ein Schiff in { $place } kommt nicht in einem Schritt dorthin.
lineage-refuse-which-coast = Sag, an welcher Küste: { $coasts }.
lineage-refuse-other-coast = Von { $origin } kommt ein Schiff nicht nach { $to }: Es läuft von der Küste aus, an der es liegt, und nur in deren Gewässer.
lineage-refuse-no-steps = Dieses Schiff ist schon alle seine { $steps } Schritte gefahren.
lineage-refuse-open-sea = { $place } ist offenes Meer; deine Schiffe brauchen den Fortschritt { $advances }, um es zu befahren.
lineage-refuse-no-landfall = Von { $place } aus könnte das Schiff kein Gebiet mehr erreichen, in dem es bleiben darf.
lineage-refuse-full-ship = { $room ->
    [0] An Bord ist kein Platz mehr.
    [one] An Bord ist noch Platz für 1 Plättchen.
   *[other] An Bord ist noch Platz für 1 bis { $room } Plättchen.
}
lineage-refuse-few-aboard = { $tokens ->
    [0] Niemand ist an Bord.
    [one] Es ist 1 Plättchen an Bord, also wähle 1.
   *[other] Es sind { $tokens } Plättchen an Bord; wähle 1 bis { $tokens }.
}
lineage-refuse-at-sea = Auf offenem Meer ({ $place }) kann kein Schiff bleiben und niemand an Land gehen.
lineage-refuse-out-of-play = { $place } ist nicht im Spiel: Schiffe fahren vorbei, können aber nicht bleiben, und niemand geht dort an Land.
lineage-refuse-movement-ended = Du hast deine Bewegung beendet.
lineage-refuse-nothing-made = Du hast noch nichts getan, was du zurücknehmen könntest.
lineage-refuse-rests-on-it = Etwas, das du später getan hast, hängt davon ab; nimm zuerst das Spätere zurück.
lineage-refuse-fixed = Was vor deinem Zug einen Konflikt verursacht hat, kannst du nicht zurücknehmen.
lineage-refuse-leaned-on = { $other } konnte nur wegen dieses Konflikts hinein; du kannst ihn nicht mehr zurücknehmen.
lineage-refuse-nobody-moving-before = In der Reihenfolge der Volkszählung zieht vor dir niemand mehr.
lineage-refuse-nobody-ahead = Niemand, der in der Reihenfolge der Volkszählung nach dir kommt, ist in dieses Gebiet gezogen.
lineage-refuse-not-contested = Nichts hindert dich, { $area } zu betreten.

## Was man berichtigen kann: lineage-thing-<id> im Formular, lineage-put-<id> im Protokoll

lineage-thing-tokens = Plättchen in einem Gebiet
lineage-put-tokens = Plättchen von { $seat } in { $place }: { $old } → { $new }.
lineage-thing-city = Stadt in einem Gebiet
lineage-thing-city-none = keine Stadt
lineage-thing-city-pirates = eine Piratenstadt
lineage-put-city = Stadt in { $place }: { $old ->
    [none] keine
    [pirates] Piraten
   *[other] { $old }
  } → { $new ->
    [none] keine
    [pirates] Piraten
   *[other] { $new }
  }.
lineage-thing-treasury = Schatz
lineage-put-treasury = Schatz von { $seat }: { $old } → { $new }.
lineage-thing-advance = Ein Fortschritt
lineage-thing-advance-none = hat ihn nicht
lineage-thing-advance-held = hat ihn
lineage-put-advance = { $new ->
    [held] { $seat } hat { $place }.
   *[none] { $seat } hat { $place } nicht.
  }
lineage-thing-ast = Feld auf der A.S.T.
lineage-put-ast = Feld von { $seat } auf der A.S.T.: { $old } → { $new }.
lineage-thing-barbarians = Barbaren in einem Gebiet
lineage-put-barbarians = Barbaren in { $place }: { $old } → { $new }.

lineage-review-unit = in Plättchen auf dem Plan, wie die Bots eine Stellung werten
