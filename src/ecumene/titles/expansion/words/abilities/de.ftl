# Die Sonderfähigkeiten des Expansion Project.

lineage-ask-ability-help =
    Jede deiner Sonderfähigkeiten kannst du einmal je Runde nutzen, in beliebiger Reihenfolge. Erst danach wird die
    Versorgung geprüft; Konflikte und Überschuss warten bis zur nächsten Runde.
lineage-answer-use_ability = { $how ->
    [destroy] { $advance }: die Einheiten von { $victims } in { $area } zerstören
    [annex] { $advance }: die Einheiten von { $victims } in { $area } übernehmen{ $price ->
        [0] {""}
       *[other] , für { $price } Plättchen aus dem Schatz
    }
    [pirates] { $advance }: die Piratenstadt in { $area } übernehmen
    [gain] { $advance }: { $tokens } Plättchen in den Schatz nehmen
    [city] { $advance }: eine Stadt in { $area } setzen
    [colony] { $advance }: { $tokens } Plättchen in { $area } setzen
   *[begin] { $advance } nutzen
}
lineage-ability-strike = Sonderfähigkeit: alle Einheiten in einem über Land angrenzenden Gebiet { $fate ->
    [destroyed] zerstören
   *[annexed] ersetzen
}, wenn dort niemand davor sicher ist.
lineage-ability-purchase = Sonderfähigkeit: bis zu { $gain } Plättchen in den Schatz nehmen oder alle Einheiten in einem Gebiet ersetzen, das über Land oder Wasser angrenzt, für { $price } Plättchen aus dem Schatz je Einheitenpunkt.
lineage-ability-colony = Sonderfähigkeit: { $points } Einheitenpunkte aus dem Vorrat gehen in ein leeres Gebiet, zu dem ein Weg führt.
lineage-ability-demand = Sonderfähigkeit: bis zu { $players } andere nach einer Ware fragen, bis jemand sie hat und gibt.
lineage-ability-tribute = Sonderfähigkeit: Deine Nachbarn geben dir je eine Ware, höchstens { $players } Nachbarn.
lineage-ability-conversion = Sonderfähigkeit: eine Piratenstadt oder bis zu { $tokens } Barbaren, zu denen ein Weg führt, werden deine.
lineage-refuse-ability-adjacent = { $area } grenzt nicht so an deine Einheiten, wie diese Fähigkeit es braucht.
lineage-refuse-ability-nobody = In { $area } ist niemand, oder jemand, der davor sicher ist.

## Provinzreich

lineage-ask-neighbours-help =
    Alle neben dir geben dir eine Ware ihrer Wahl, aber nur insgesamt fünf Nachbarn. Du hast mehr, also wählst du. Wer
    Provinzreich oder Öffentliche Bauten hat, gibt nichts.
lineage-event-tribute_demanded = { $players ->
    [none] { $seat } verlangt eine Karte, aber niemand hat eine.
   *[other] { $players } müssen { $seat } je eine Warenkarte geben.
}{ $without ->
    [none] {""}
   *[other] {" "}Keine Ware: { $without }.
}

## Handelsrouten

lineage-ask-sell-help =
    Für jede Warenkarte, die du ablegst, kommt mit Handelsrouten der doppelte Nennwert aus deinem Vorrat in deinen Schatz,
    soweit der Vorrat reicht.
lineage-ask-routes = Legst du eine Karte für Plättchen ab? Du hast { $stock } Plättchen im Vorrat und { $treasury } im Schatz.
lineage-ask-routes-help =
    Mit Handelsrouten kommt der doppelte Nennwert aus deinem Vorrat in deinen Schatz, soweit der Vorrat reicht. Das geht vor
    Schiffen, Städten und Käufen und nach dem Handel.
lineage-refuse-sell-nothing = Du hast keine Warenkarte, oder nichts im Vorrat.

## Universelle Lehre, Diaspora

lineage-ask-convert-help =
    Die Universelle Lehre ersetzt bis zu fünf Barbaren durch Plättchen aus deinem Vorrat, in einem oder mehreren Gebieten,
    zu denen ein Weg führt: über Land und Wasser, über offenes Meer mit Astronomie, nicht durch fremde Plättchen oder Barbaren.
lineage-refuse-convert-no-path = Dorthin führt kein Weg.
lineage-refuse-colony-where = Das Gebiet ist nicht leer, oder es führt kein Weg dorthin.
lineage-refuse-colony-city = In { $area } kannst du keine Stadt setzen.
lineage-refuse-colony-tokens = Setze 1 bis { $most } Plättchen.
lineage-event-colony_founded = { $tokens ->
    [0] { $seat } gründet mit Diaspora eine Stadt in { $area }.
   *[other] { $seat } siedelt mit Diaspora { $tokens } Plättchen in { $area } an.
}

## Handelsreich

lineage-ask-demand = { $commodity ->
    [none] Wen fragst du nach welcher Ware?
   *[other] Wen fragst du noch nach { $commodity }? Du darfst noch { $left } fragen.
}
lineage-ask-demand-help =
    Wer die Ware hat, muss dir eine geben. Hat die gefragte Person keine, darfst du andere nach derselben Ware fragen. Wer Handelsreich oder
    Weltwunder hat, kann nicht gefragt werden.
lineage-answer-demand = { $player } nach { $commodity } fragen
lineage-refuse-demand-nobody = Niemand kann nach einer Karte gefragt werden.
lineage-refuse-demand-what = Nenne eine Ware dieses Spiels.
lineage-refuse-demand-same = Du hast nach { $commodity } gefragt und kannst nur noch danach fragen.
lineage-refuse-demand-who = Frage jemand anderen, der Karten hat, aber weder Handelsreich noch Weltwunder.
lineage-event-commodity_demanded = { $given ->
    [yes] { $seat } fragt { $player } nach { $commodity } und bekommt die Ware.
   *[no] { $seat } fragt { $player } nach { $commodity }, aber { $player } hat nichts davon.
}
