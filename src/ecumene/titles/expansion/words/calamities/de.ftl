# Die Katastrophen des Expansion Project.

## Was sie tun

lineage-does-shipwreck = Alle deine Schiffe{ $damage ->
    [0] {""}
   *[other] , { $damage } Einheitenpunkte an deinen Küsten
}{ $treasury ->
    [0] .
   *[other] , und { $treasury } aus dem Schatz.
}
lineage-does-tribal_conflict = Alle deine Plättchen in zwei Gebieten mit gemeinsamer Landgrenze, höchstens { $tokens }.
lineage-does-uprising = Ein Einheitenpunkt für jede deiner Städte; { $ransom } aus dem Schatz retten je einen.
lineage-does-robbery = { $cards ->
    [one] { $cards } Warenkarte geht
   *[other] { $cards } Warenkarten gehen
} an den, der dir diese Karte gab.
lineage-does-idle_tokens = Die Versorgung wird geprüft, wobei { $tokens } Plättchen nicht zählen.
lineage-does-secession =
    Dein Volk zerfällt in zwei Parteien: du wählst { $selected } Einheitenpunkte, der Begünstigte fügt { $added } hinzu. Eine von beiden behältst du.
lineage-does-oppression = Ein Nachbar übernimmt { $units_per_city } Einheitenpunkte für jede deiner Städte, Gebiet für Gebiet.
lineage-does-cataclysm =
    Liegt eine deiner Städte an einem Vulkan, werden alle Einheiten in seinen Gebieten zerstört. Sonst wird eine deiner Städte zerstört und eine fremde daneben reduziert.
lineage-does-inundation = { $damage } Einheitenpunkte in einer Schwemmebene und { $divided } von anderen dort; eine Küstenstadt, wenn du in keiner bist.
lineage-does-hurricane = { $selected } deiner Städte an einem offenen Meer werden reduziert, { $selected_of_others } von jedem anderen dort, und Schiffe dort gehen verloren.
lineage-does-affliction = { $damage } Einheitenpunkte, und { $divided }, die du auf andere verteilst, höchstens { $most_each } auf jeden.
lineage-does-heresy = { $cities ->
    [one] { $cities } Stadt wird
   *[other] { $cities } Städte werden
} reduziert, und { $divided } von anderen deiner Wahl.
lineage-does-plunder = { $cities ->
    [one] { $cities } Küstenstadt von dir, gewählt vom Geber der Karte, fällt
   *[other] { $cities } Küstenstädte von dir, gewählt vom Geber der Karte, fallen
} an Piraten, dazu eine Küstenstadt von je { $secondary_victims } Mitspielern deiner Wahl.

## Schaden

lineage-ask-damage-help =
    Ein Plättchen zählt 1, eine Stadt 5 und hinterlässt nichts; nur bei einer Seuche bleibt in jedem Gebiet ein Plättchen,
    und eine Stadt zählt um so viel weniger. Du verlierst genau so viel wie verlangt; wenn das nicht geht, so wenig mehr
    wie möglich.

## Verteilen

lineage-ask-division = { $card }: Wer trägt wie viel davon? { $counted ->
    [cities] { $left ->
        [one] 1 Stadt zu verteilen.
       *[other] { $left } Städte zu verteilen.
    }
   *[other] { $left ->
        [one] 1 Einheitenpunkt zu verteilen.
       *[other] { $left } Einheitenpunkte zu verteilen.
    }
}
lineage-ask-division-help =
    Alles muss auf andere verteilt werden, soweit sie es haben. Was ihre Fortschritte ändern, ändern sie danach. Jeder sagt
    selbst, was er verliert.
lineage-answer-assign = { $player }: { $amount }
lineage-refuse-division-who = { $card } kann dort niemandem etwas zu tragen geben.
lineage-refuse-division-most = { $most ->
    [one] { $player } kann 1 bekommen.
   *[other] { $player } kann 1 bis { $most } bekommen.
}
lineage-event-losses_divided = { $card } von { $seat } trifft auch { $players }; sie tragen { $amounts }.

## Plättchen einiger Gebiete

lineage-ask-tokens = { $card }: Welche Plättchen verlierst du? Noch { $left }.
lineage-ask-tokens-help = Die Plättchen kommen aus den genannten Gebieten, beliebig verteilt.
lineage-answer-give_up = { $tokens } Plättchen in { $area }
lineage-refuse-tokens-where = Dort kannst du keine Plättchen verlieren.
lineage-refuse-tokens-most = { $most ->
    [one] In { $area } kannst du 1 Plättchen verlieren.
   *[other] In { $area } kannst du 1 bis { $most } Plättchen verlieren.
}

## Karten, die gegeben werden oder eine Katastrophe abwenden

lineage-ask-give = { $cause }: Welche Ware gibst du { $taker }?
lineage-ask-give-help = Du wählst die Karte. Nur ihr beide wisst, welche es ist.
lineage-answer-hand_over = { $card }
lineage-refuse-give-what = Gib eine deiner Warenkarten.
lineage-event-commodity_given = { $card ->
    [none] { $seat } gibt { $taker } eine Warenkarte.
   *[other] { $seat } gibt { $taker } { $card }.
}
lineage-ask-stop = { $card }: Gibst du { $price } Warenkarten, um es abzuwenden?
lineage-ask-stop-help = Dann geschieht nichts davon, niemandem. Du wählst die Karten; sie werden abgelegt.
lineage-answer-sacrifice = Die Karten geben
lineage-answer-suffer = Es geschehen lassen
lineage-event-calamity_stopped = { $seat } wendet { $card } ab.

## Schiffe, Stämme, Lösegeld

lineage-ask-shelter = { $card }: Welche Schiffe behältst du? Noch { $left }.
lineage-ask-shelter-help = Der Kalender bewahrt einige deiner Schiffe vor dem Sturm; alle anderen an diesem Meer gehen in den Vorrat.
lineage-answer-shelter = Ein Schiff in { $area }
lineage-refuse-shelter-where = Dort ist kein Schiff mehr zu behalten.
lineage-ask-tribes = { $card }: In welchen zwei Gebieten bekämpfen sich deine Stämme?
lineage-ask-tribes-help = Sie grenzen über Land aneinander, haben Plättchen von dir und keine Stadt.
lineage-answer-tribes = { $areas }
lineage-refuse-tribes-where = Nenne zwei Gebiete mit deinen Plättchen, die über Land aneinandergrenzen und keine Stadt haben.
lineage-ask-bail = { $card }: Für wie viele von { $points } Einheitenpunkten zahlst du je { $price } aus dem Schatz?
lineage-ask-bail-help = Wofür du nicht zahlst, das verlierst du, in Einheiten deiner Wahl.
lineage-answer-bail = { $points ->
    [0] Für keinen
   *[other] Für { $points }: { $price } aus dem Schatz
}
lineage-refuse-bail-most = Du kannst höchstens für { $most } zahlen.

## Tyrannei

lineage-ask-beneficiary = { $card }: Wer hat den Vorteil?
lineage-ask-beneficiary-help = Sie haben gleich viel im Vorrat, also entscheidest du.
lineage-answer-favour = { $player }
lineage-refuse-favour-who = Nur wer am meisten im Vorrat hat, kommt in Frage.
lineage-event-beneficiary_named = { $seat } hat den Vorteil von { $card } gegen { $victim }.
lineage-ask-province = { $card }: Welches Gebiet von { $victim } übernimmst du als nächstes? Noch { $left } Einheitenpunkte.
lineage-ask-province-help =
    Es muss über Land oder Wasser an deine Einheiten grenzen; was du eben übernommen hast, zählt mit. Du übernimmst alle
    Einheiten dort oder keine, soweit Vorrat und Einheitenpunkte reichen.
lineage-answer-province = { $area } übernehmen: { $points ->
    [one] 1 Einheitenpunkt
   *[other] { $points } Einheitenpunkte
}
lineage-refuse-province-where = Wähle ein Gebiet neben deinen mit höchstens { $left } Einheitenpunkten, für das du die Steine hast.

## Barbarenhorden

lineage-ask-hordes = { $origin ->
    [none] { $prey ->
        [city] Welche Stadt von { $victim } greifen { $tokens } Barbaren an?
       *[tokens] Welche Plättchen von { $victim } greifen { $tokens } Barbaren an?
    }
   *[other] Wohin { $tokens ->
        [one] zieht 1 Barbar
       *[other] ziehen { $tokens } Barbaren
    } von { $origin } aus weiter?
}
lineage-ask-hordes-help =
    Barbaren gehen auf eine Stadt von { $victim } neben ihnen los, die sie zerstören können, sonst auf Plättchen von { $victim }
    nebenan, sonst auf das, was sie über andere Barbaren erreichen. Bleibt ihnen nichts von { $victim }, führt { $victim } sie an.
lineage-refuse-hordes-elsewhere = Dorthin können sie jetzt nicht.

## Bürgerkrieg

lineage-ask-muster = { $purpose ->
    [select] { $card }: Wer von { $victim } gehört zur ersten Partei? Noch { $left } Einheitenpunkte.
    [lose] { $card }: Was verliert die Partei? Noch { $left } Einheitenpunkte.
   *[annex] { $card }: Dein Vorrat reicht nicht. Was von { $victim } nimmst du?
}
lineage-ask-muster-help =
    Ein Plättchen zählt 1, eine Stadt 5; Einheiten werden einzeln gewählt, auch ein Teil eines Gebiets. Bei Verlusten kommen
    die neben der anderen Partei zuerst.
lineage-answer-muster = { $what ->
    [city] Die Stadt in { $area }
   *[tokens] { $tokens } Plättchen in { $area }
}
lineage-refuse-muster-what = Das kann nicht gewählt werden; { $left } Einheitenpunkte müssen genau zusammenkommen.
lineage-ask-side = { $card }: Mit welcher Partei machst du weiter?
lineage-ask-side-help = Vorrat, Schiffe, Schatz, Fortschritte und deinen Platz auf der A.S.T. behältst du. Andere übernehmen die andere Partei.
lineage-answer-side = { $faction ->
    [first] Die erste
   *[second] Die zweite
} ({ $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
}, { $tokens } Plättchen)
lineage-event-faction_kept = { $seat } macht mit der { $faction ->
    [first] ersten
   *[second] zweiten
} Partei weiter, { $points } Einheitenpunkte.

## Wer später kommt

lineage-event-nation_arrived = { $seat } kommt ins Spiel, { $advances ->
    [0] ohne Fortschritt
    [one] mit { $advances } Fortschritt
   *[other] mit { $advances } Fortschritten
} wie { $victim } und auf dessen Schritt { $step } der A.S.T.

## Rat

lineage-counsel-bears-ships = { $seat } verliert alle Schiffe: { $result }.
lineage-counsel-bears-tribes = { $seat } verliert höchstens { $result } Plättchen aus zwei benachbarten Gebieten nach eigener Wahl.
lineage-counsel-bears-given = { $seat } gibt dem Begünstigten { $result } Waren.
lineage-counsel-bears-provinces = { $seat } verliert Gebiete im Wert von höchstens { $result } Einheitenpunkten an einen Nachbarn.
lineage-counsel-bears-collapse = { $seat } verliert daneben noch { $result } Plättchen, oder eine Stadt dort wird reduziert.
lineage-counsel-bears-starves = { $seat } verliert danach, was über den aufgedruckten Grenzen steht, jetzt { $result } Plättchen.
lineage-counsel-bears-damage_most = { $seat } kann bis zu { $result } Einheitenpunkte verlieren müssen.
lineage-counsel-bears-plain_damage_most = { $seat } kann auf der Schwemmebene bis zu { $result } Einheitenpunkte verlieren müssen.
lineage-counsel-bears-reduced_most = { $seat } kann Städte reduzieren müssen: höchstens { $result }.
lineage-counsel-bears-idle = { $result } Plättchen von { $seat } versorgen keine Stadt.
lineage-counsel-bears-no_war = { $seat } hat keinen Bürgerkrieg: Niemand kann davon profitieren, oder für eine zweite Partei bleibt nichts.
lineage-counsel-bears-first_faction = { $seat } wählt { $result } Einheitenpunkte für die erste Partei; der Begünstigte fügt weitere hinzu.
lineage-counsel-bears-ruled_faction = Der Begünstigte wählt { $result } Einheitenpunkte von { $seat } für die erste Partei.
lineage-counsel-bears-second_faction = { $result } Einheitenpunkte von { $seat } sind die zweite Partei. Eine der beiden wird behalten.
lineage-counsel-bears-strife = Jede Partei von { $seat } verliert zuvor { $result } Einheitenpunkte.
lineage-counsel-bears-inherits = { $seat } kann die Partei übernehmen, die das Opfer nicht behält.
