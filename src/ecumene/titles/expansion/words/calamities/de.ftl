# Die Katastrophen des Expansion Project.

## Was sie tun

lineage-does-shipwreck = Du verlierst alle deine Schiffe{ $damage ->
    [0] {""}
   *[other] , { $damage } Einheitenpunkte an deinen Küsten
}{ $treasury ->
    [0] .
   *[other] , und { $treasury } Plättchen aus dem Schatz.
}
lineage-does-tribal_conflict = Du verlierst alle deine Plättchen in zwei Gebieten mit gemeinsamer Landgrenze, höchstens { $tokens }.
lineage-does-uprising = Du verlierst einen Einheitenpunkt für jede deiner Städte; für { $ransom } Plättchen aus dem Schatz kannst du einen retten.
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
lineage-does-affliction = Du verlierst { $damage } Einheitenpunkte und verteilst { $divided } auf andere, höchstens { $most_each } auf jeden.
lineage-does-heresy = { $cities ->
    [one] { $cities } Stadt wird
   *[other] { $cities } Städte werden
} reduziert, und { $divided } Städte von anderen deiner Wahl.
lineage-does-plunder = { $cities ->
    [one] { $cities } Küstenstadt von dir, gewählt vom Geber der Karte, fällt
   *[other] { $cities } Küstenstädte von dir, gewählt vom Geber der Karte, fallen
} an Piraten, dazu je eine Küstenstadt von { $secondary_victims } Mitspielern deiner Wahl.

## Schaden

lineage-ask-damage-help =
    Ein Plättchen zählt 1, eine Stadt 5, und an die Stelle der Stadt treten keine Plättchen; nur bei einer Seuche bleibt in
    jedem Gebiet ein Plättchen, und eine Stadt zählt 1 weniger. Du verlierst genau den Schaden oder, wenn das nicht
    aufgeht, so wenig mehr wie möglich.

## Verteilen

lineage-ask-division = { $card }: Wie viel verliert jeder der anderen? { $counted ->
    [cities] { $left ->
        [one] Noch 1 Stadt zu verteilen.
       *[other] Noch { $left } Städte zu verteilen.
    }
   *[other] { $left ->
        [one] Noch 1 Einheitenpunkt zu verteilen.
       *[other] Noch { $left } Einheitenpunkte zu verteilen.
    }
}
lineage-ask-division-help =
    Alles muss auf andere verteilt werden, soweit sie so viel verlieren können. Danach ändern ihre Fortschritte diese
    Zahlen. Was sie verlieren, wählen sie selbst.
lineage-answer-assign = { $player }: { $amount }
lineage-refuse-division-who = { $card } kann dieser Person keinen Verlust bringen.
lineage-refuse-division-most = { $most ->
    [one] { $player } kann 1 bekommen.
   *[other] { $player } kann 1 bis { $most } bekommen.
}
lineage-event-losses_divided = { $card } von { $seat } trifft auch { $players }; ihre Verluste: { $amounts }.

## Plättchen einiger Gebiete

lineage-ask-tokens = { $card }: Welche Plättchen verlierst du? Noch { $left } Plättchen.
lineage-ask-tokens-help = Nimm die Plättchen in beliebiger Aufteilung aus den aufgeführten Gebieten.
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
lineage-ask-stop = { $card }: Gibst du { $price } Warenkarten, um die Katastrophe abzuwenden?
lineage-ask-stop-help = Dann trifft die Katastrophe niemanden. Du wählst die Karten; sie werden abgelegt.
lineage-answer-sacrifice = Die Karten geben
lineage-answer-suffer = Es geschehen lassen
lineage-event-calamity_stopped = { $seat } wendet { $card } ab.

## Schiffe, Stämme, Lösegeld

lineage-ask-shelter = { $card }: Welche Schiffe behältst du? Du kannst noch { $left } behalten.
lineage-ask-shelter-help = Der Kalender bewahrt einige deiner Schiffe vor dem Sturm; alle anderen an diesem Meer gehen in den Vorrat.
lineage-answer-shelter = Ein Schiff in { $area }
lineage-refuse-shelter-where = Dort hast du kein Schiff, das du behalten könntest.
lineage-ask-tribes = { $card }: In welchen zwei Gebieten bekämpfen sich deine Stämme?
lineage-ask-tribes-help = Sie grenzen über Land aneinander, haben Plättchen von dir und keine Stadt.
lineage-answer-tribes = { $areas }
lineage-refuse-tribes-where = Nenne zwei Gebiete mit deinen Plättchen, die über Land aneinandergrenzen und keine Stadt haben.
lineage-ask-bail = { $card }: Für wie viele von { $points } Einheitenpunkten zahlst du je { $price } Plättchen aus dem Schatz?
lineage-ask-bail-help = Die Einheitenpunkte, für die du nicht zahlst, verlierst du, in Einheiten deiner Wahl.
lineage-answer-bail = { $points ->
    [0] Für keinen zahlen
   *[other] Für { $points } zahlen: { $price } Plättchen aus dem Schatz
}
lineage-refuse-bail-most = Du kannst höchstens für { $most } Einheitenpunkte zahlen.

## Tyrannei

lineage-ask-beneficiary = { $card }: Wer ist der Begünstigte?
lineage-ask-beneficiary-help = Sie haben gleich viele Einheitenpunkte im Vorrat, also entscheidest du.
lineage-answer-favour = { $player }
lineage-refuse-favour-who = Du kannst nur jemanden wählen, der die meisten Einheitenpunkte im Vorrat hat.
lineage-event-beneficiary_named = { $seat } ist der Begünstigte von { $card } gegen { $victim }.
lineage-ask-province = { $card }: Welches Gebiet von { $victim } übernimmst du als Nächstes? Noch { $left } Einheitenpunkte.
lineage-ask-province-help =
    Es muss über Land oder Wasser an deine Einheiten grenzen; was du eben übernommen hast, zählt mit. Du übernimmst alle
    Einheiten dort oder keine, soweit Vorrat und Einheitenpunkte reichen.
lineage-answer-province = { $area } übernehmen: { $points ->
    [one] 1 Einheitenpunkt
   *[other] { $points } Einheitenpunkte
}
lineage-refuse-province-where = Wähle ein Gebiet neben deinen mit höchstens { $left } Einheitenpunkten, für das du genug im Vorrat hast.

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
    Barbaren greifen eine Stadt von { $victim } neben ihnen an, die sie zerstören können, sonst Plättchen von { $victim }
    nebenan, sonst Einheiten, die sie durch Gebiete anderer Barbaren erreichen. Können sie nichts von { $victim } mehr
    erreichen, führt { $victim } sie an.
lineage-refuse-hordes-elsewhere = Dorthin können sie jetzt nicht.

## Bürgerkrieg

lineage-ask-muster = { $purpose ->
    [select] { $card }: Welche Einheiten von { $victim } gehören zur ersten Partei? Noch { $left } Einheitenpunkte zu wählen.
    [lose] { $card }: Was verliert die Partei? Noch { $left } Einheitenpunkte zu verlieren.
   *[annex] { $card }: Dein Vorrat reicht nicht. Welche Einheiten von { $victim } übernimmst du?
}
lineage-ask-muster-help =
    Ein Plättchen zählt 1, eine Stadt 5; Einheiten werden einzeln gewählt, auch ein Teil eines Gebiets. Zuerst gehen
    Einheiten neben der anderen Partei verloren.
lineage-answer-muster = { $what ->
    [city] Die Stadt in { $area }
   *[tokens] { $tokens } Plättchen in { $area }
}
lineage-refuse-muster-what = Das kann nicht gewählt werden; die Auswahl muss genau { $left } Einheitenpunkte ergeben.
lineage-ask-side = { $card }: Welche Partei behältst du?
lineage-ask-side-help = Vorrat, Schiffe, Schatz, Fortschritte und deinen Platz auf der A.S.T. behältst du. Andere übernehmen die andere Partei.
lineage-answer-side = { $faction ->
    [first] Die erste behalten
   *[second] Die zweite behalten
} ({ $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
}, { $tokens } Plättchen)
lineage-event-faction_kept = { $seat } behält die { $faction ->
    [first] erste
   *[second] zweite
} Partei, { $points } Einheitenpunkte.

## Wer später kommt

lineage-event-nation_arrived = { $seat } kommt ins Spiel, { $advances ->
    [0] ohne Fortschritt
    [one] mit { $advances } Fortschritt
   *[other] mit { $advances } Fortschritten
} wie { $victim } und auf demselben Feld der A.S.T., { $step }.

## Rat

lineage-counsel-bears-ships = { $seat } verliert alle Schiffe: { $result }.
lineage-counsel-bears-tribes = { $seat } verliert höchstens { $result } Plättchen aus zwei benachbarten Gebieten nach eigener Wahl.
lineage-counsel-bears-given = { $seat } gibt dem Begünstigten { $result } Waren.
lineage-counsel-bears-provinces = { $seat } verliert Gebiete im Wert von höchstens { $result } Einheitenpunkten an einen Nachbarn.
lineage-counsel-bears-collapse = { $seat } verliert daneben noch { $result } Plättchen, oder eine Stadt dort wird reduziert.
lineage-counsel-bears-starves = { $seat } verliert danach die Plättchen über den aufgedruckten Grenzen, jetzt { $result }.
lineage-counsel-bears-damage_most = { $seat } kann bis zu { $result } Einheitenpunkte verlieren müssen.
lineage-counsel-bears-plain_damage_most = { $seat } kann auf der Schwemmebene bis zu { $result } Einheitenpunkte verlieren müssen.
lineage-counsel-bears-reduced_most = { $seat } kann Städte reduzieren müssen: höchstens { $result }.
lineage-counsel-bears-idle = { $result } Plättchen von { $seat } versorgen keine Stadt.
lineage-counsel-bears-no_war = { $seat } hat keinen Bürgerkrieg: Niemand kann der Begünstigte sein, oder für eine zweite Partei bleiben keine Einheiten.
lineage-counsel-bears-first_faction = { $seat } wählt { $result } Einheitenpunkte für die erste Partei; der Begünstigte fügt weitere hinzu.
lineage-counsel-bears-ruled_faction = Der Begünstigte wählt { $result } Einheitenpunkte von { $seat } für die erste Partei.
lineage-counsel-bears-second_faction = { $result } Einheitenpunkte von { $seat } sind die zweite Partei. Eine der beiden wird behalten.
lineage-counsel-bears-strife = Jede Partei von { $seat } verliert zuvor { $result } Einheitenpunkte.
lineage-counsel-bears-inherits = { $seat } kann die Partei übernehmen, die das Opfer nicht behält.
