# Phasen 8 und 9: Katastrophen.

## Wahl, Ausführung, Nebenopfer

lineage-event-calamities_laid = { $seat } legt { $count ->
    [0] keine Katastrophe mehr
    [one] 1 Katastrophe
   *[other] { $count } Katastrophen
} aus.
lineage-event-calamity_discarded = { $seat } hat zu viele Katastrophen: { $card } wird gezogen und abgelegt.
lineage-event-twin_discarded = { $seat } hat zwei Katastrophen desselben Namens: { $card } wird gezogen und abgelegt.
lineage-event-calamity = { $card } trifft { $seat }.
lineage-event-victims = { $card } von { $seat } trifft auch { $victims }.
lineage-event-market_calamity = { $card } trifft vom Markt aus: { $seat } ist Stellvertreter.
lineage-event-deputy = { $seat } wählt als Stellvertreter { $victims }: { $card }.
lineage-ask-victims = { $card }: { $count ->
    [one] Wer leidet mit dir?
   *[other] Welche { $count } anderen leiden mit dir?
}
lineage-ask-victims-help =
    Du musst so viele auswählen, wie die Karte verlangt, es sei denn, es sind zu wenige wählbar. Auch wer den Schaden
    abwenden kann, darf ausgewählt werden.
lineage-answer-victims = { $victims }
lineage-refuse-victims-count = Wähle { $count ->
    [one] 1 Zivilisation
   *[other] { $count } verschiedene Zivilisationen
}.
lineage-refuse-victims-nobody = An diesem Tisch führt niemand eine Zivilisation dieses Namens.
lineage-refuse-victims-departed = { $seat } ist nicht mehr im Spiel: { $card } kann dort nicht zuschlagen.
lineage-refuse-victims-latecomer = { $seat } ist noch nicht im Spiel: { $card } kann dort nicht zuschlagen.
lineage-refuse-victims-victim = { $seat } ist schon das Hauptopfer von { $card }.
lineage-refuse-victims-beneficiary = { $seat } ist bei { $card } der Begünstigte und kann nicht gewählt werden.
lineage-refuse-victims-deputy = { $seat } ist bei { $card } der Stellvertreter und kann nicht gewählt werden.
lineage-refuse-victims-no_city = { $seat } hat keine Stadt, die { $card } treffen könnte.
lineage-refuse-victims-no_coastal_city = { $seat } hat keine Stadt an einer Küste, die { $card } treffen könnte.
lineage-refuse-victims-exempt = { $seat } ist durch { $advance } vor { $card } sicher.
lineage-refuse-victims-other_block =
    { $seat } zieht Handelskarten des anderen Blocks: { $card } ist nicht handelbar und bleibt im Block des Hauptopfers.
lineage-refuse-victims-twin_victim = { $seat } ist in dieser Runde das Hauptopfer der anderen Katastrophe dieses Namens.
lineage-refuse-victims-twin_secondary = { $seat } leidet schon unter der anderen Katastrophe dieses Namens mit.
lineage-refuse-victims-twin_beneficiary =
    { $seat } ist bei der anderen Katastrophe dieses Namens der Begünstigte und kann nicht gewählt werden.
lineage-answer-copy_by_copy = Verlangen, dass die erste der beiden Karten ganz ausgeführt wird, bevor die zweite beginnt
lineage-refuse-copy-by-copy =
    Die Opfer der zweiten Karte und beide Hauptopfer dürfen verlangen, dass erst die erste ausgeführt wird. Hier
    müsste niemand darauf warten.
lineage-event-copies_in_turn = { $seat } verlangt: { $first } wird ganz ausgeführt, bevor { $second } beginnt.
lineage-event-treasury_lost = { $seat } verliert { $tokens } Plättchen aus dem Schatz.

## Schaden: Unwetter, Stammesfehde, Hungersnot, Überschwemmung, Seuche

lineage-ask-damage = { $card }: Was verlierst du? Du musst { $points } Schaden nehmen{ $where ->
    [anywhere] { "" }
    [coast] { " " }in Küstengebieten
    [snow] { " " }in Küstengebieten, im Schnee oder daneben
   *[other] { " " }in der Schwemmebene { $where }
}.
lineage-ask-damage-help =
    Eine Stadt zählt so viel wie { $city_points } Plättchen, abzüglich der Plättchen, die an ihre Stelle treten: bis zur
    Bevölkerungsgrenze ihres Gebiets und so viele, wie du im Vorrat hast. Du verlierst genau den Schaden oder, wenn das
    nicht aufgeht, so wenig mehr wie möglich. Schiffe gehen nie verloren.
lineage-answer-remove = { $tokens } Plättchen in { $area } verlieren
lineage-answer-raze = Die Stadt in { $area } aufgeben ({ $points } Schaden){ $left ->
    [0] { "" }
    [one] , 1 Plättchen bleibt
   *[other] , { $left } Plättchen bleiben
}
lineage-refuse-damage-nothing-there = Du hast dort keine Plättchen, die du verlieren könntest.
lineage-refuse-damage-tokens = Du kannst dort 1 bis { $there } verlieren.
lineage-refuse-damage-no-city = Du hast dort keine Stadt, die du verlieren könntest.
lineage-refuse-damage-left = Höchstens { $most } Plättchen { $most ->
    [one] kann
   *[other] können
} an die Stelle dieser Stadt treten.
lineage-refuse-damage-exact = Du musst noch genau { $points } verlieren; nach diesem Verlust ginge der Rest nicht mehr genau auf.

## Städte und Karten: die übrigen

lineage-event-calamity_cancelled = { $seat } hat nichts, was { $card } treffen könnte: Die Katastrophe entfällt.
lineage-event-nobody_gains = Niemand ist mehr da, den { $card } von { $seat } begünstigen könnte. Die Katastrophe entfällt.
lineage-ask-place = { $card }: Welchen Ort trifft es?
lineage-ask-place-help =
    Sie trifft dort, wo du am meisten verlierst. An diesen Orten würdest du gleich viel verlieren, also wählst du.
lineage-answer-strike = { $place }
lineage-refuse-place-none = { $card } trifft { $struck ->
    [sea] ein offenes Meer
    [volcano] einen Vulkan
   *[plain] eine Schwemmebene
}; einen solchen Ort gibt es auf dem Plan nicht.
lineage-refuse-place-nothing = { $struck ->
    [sea] Du hast keine Stadt an diesem offenen Meer
    [volcano] Du hast keine Stadt an diesem Vulkan
   *[plain] Du hast nichts auf dieser Schwemmebene
}: { $card } trifft dort, wo du am meisten zu verlieren hast.
lineage-refuse-place-less = { $struck ->
    [sea] Du hast mehr Städte an einem anderen offenen Meer
    [volcano] Du hast mehr Einheitenpunkte an einem anderen Vulkan
   *[plain] Du hast mehr Einheitenpunkte auf einer anderen Schwemmebene
}: { $card } trifft dort, wo du am meisten zu verlieren hast.
lineage-ask-cities = { $card }: Welche Stadt { $fate ->
    [reduced] wird auf Plättchen reduziert
    [destroyed] wird zerstört
    [annexed] übernimmst du
   *[pirates] fällt an Piraten
}? Noch { $left } zu wählen.
lineage-ask-cities-help = { $fate ->
    [reduced] Eine reduzierte Stadt macht Plättchen derselben Seite Platz, bis zur Bevölkerungsgrenze des Gebiets.
    [destroyed] Eine zerstörte Stadt kehrt in den Vorrat zurück, und nichts tritt an ihre Stelle.
    [annexed] Eine deiner Städte aus dem Vorrat tritt an die Stelle der Stadt. Ein Plättchen daneben ist verloren.
   *[pirates] Eine Piratenstadt tritt an die Stelle der Stadt. Ein Plättchen daneben ist verloren.
} Wenn du stattdessen etwas anderes geben kannst, wähle das vor der ersten Stadt.
lineage-ask-cities-then = { $short ->
    [one] So viele Städte hast du nicht im Vorrat; die letzte fällt an Piraten.
   *[other] So viele Städte hast du nicht im Vorrat; die letzten { $short } fallen an Piraten.
}
lineage-answer-city = { $owner ->
    [you] { $area }
   *[other] { $area } von { $owner }
}
lineage-answer-instead = { $instead ->
    [treasury] Stattdessen { $price } Plättchen aus dem Schatz zahlen
    [cards] Stattdessen { $price } Warenkarten ablegen
   *[step] Stattdessen deinen Marker ein Feld zurücksetzen
}
lineage-refuse-city-none = Dort hat niemand eine Stadt, die wählbar wäre.
lineage-refuse-city-whose = Die Stadt dort gehört { $owner }; eine dieser Städte kannst du jetzt nicht wählen.
lineage-refuse-city-one-each = Von { $owner } ist schon eine Stadt gewählt; zwei Städte derselben Zivilisation kannst du nicht wählen.
lineage-refuse-city-far = Die zweite Stadt muss an die erste angrenzen, über Land oder Wasser.
lineage-refuse-city-inland = Nur Städte an einer Küste sind wählbar; diese liegt im Binnenland.
lineage-refuse-city-shore = Nur Städte rund um das getroffene offene Meer sind wählbar.
lineage-refuse-city-later = Eine Stadt an der Küste ist erst wählbar, wenn keine im Binnenland übrig ist.
lineage-refuse-no-instead = Du kannst stattdessen nichts anderes geben.
lineage-refuse-instead-price = Das kostet { $price } Plättchen; du hast { $treasury } im Schatz.
lineage-event-paid_instead = { $seat } zahlt stattdessen { $tokens } Plättchen aus dem Schatz.
lineage-event-city_destroyed = Die Stadt von { $seat } in { $area } wird zerstört.
lineage-event-city_annexed = { $seat } übernimmt die Stadt von { $victim } in { $area }.
lineage-event-city_pirates = Die Stadt von { $seat } in { $area } fällt an Piraten.
lineage-event-units_destroyed = { $seat } verliert durch den Ausbruch in { $area } { $city ->
    [yes] { $tokens ->
        [0] die Stadt
       *[other] die Stadt und { $tokens } Plättchen
    }
   *[no] { $tokens } Plättchen
}.
lineage-event-marker_back = { $seat } fällt auf Feld { $step } zurück ({ $era }).
lineage-ask-discard = { $cause ->
    [hand_limit] Du hast zu viele Karten
   *[other] { $cause }
}: Welche Karte legst du ab? Noch abzulegen: { $worth ->
    [0] { $left ->
        [one] 1 Karte.
       *[other] { $left } Karten.
    }
    [one] 1 Punkt Nennwert.
   *[other] { $worth } Punkte Nennwert.
}
lineage-ask-discard-help =
    Du wählst Warenkarten aus deiner Hand und legst sie offen auf die Ablagestapel. { $price ->
        [0] { $worth ->
            [0] Wasser zählt wie jede andere Karte.
           *[other] Es zählen nur die Nennwerte, nicht die Sätze; geht es nicht genau auf, verlierst du etwas mehr.
        }
       *[other] Wasser zählt wie jede andere Karte. Für { $price } Plättchen aus dem Schatz kannst du eine Karte behalten.
    }
lineage-answer-discard = { $card } ablegen
lineage-refuse-discard-what = Eine solche Warenkarte hast du nicht.
lineage-refuse-discard-worthless = Wasser hat keinen Nennwert: Hier hilft es nicht.
lineage-event-discarded = { $seat } legt { $cards } ab.

## Bürgerkrieg, Tyrannei, Barbarenhorden

lineage-ask-units = { $card }: Welche Einheiten { $whose ->
    [mine] verlierst du an { $beneficiary }
   *[theirs] von { $victim } übernimmst du
}? { $best ->
    [one] 1 Einheitenpunkt
   *[other] { $best } Einheitenpunkte
} in zusammenhängenden Gebieten.
lineage-ask-units-help =
    Wähle Gebiete, die über Land oder Wasser zusammenhängen; alle Einheiten von { $victim } darin wechseln die
    Seite. Eine Stadt zählt so viel wie { $city_points } Plättchen. Verlangt sind { $points } Einheitenpunkte; die nächste mögliche
    Zahl ist { $best }. { $beneficiary } hat { $cities ->
        [one] 1 Stadt
       *[other] { $cities } Städte
    } und { $tokens } Plättchen im Vorrat: Gibt es eine Auswahl, die sich ganz übernehmen lässt, wähle eine solche.
    Nicht jede mögliche Auswahl ist aufgeführt.
lineage-answer-select_units = { $areas } ({ $cities ->
    [0] { "" }
    [one] 1 Stadt
   *[other] { $cities } Städte
}{ $cities ->
    [0] { "" }
   *[other] { $tokens ->
        [0] { "" }
       *[other] {", "}
    }
}{ $tokens ->
    [0] { "" }
   *[other] { $tokens } Plättchen
})
lineage-refuse-units-where = Nenne Gebiete mit wählbaren Einheiten, jedes einmal.
lineage-refuse-units-apart = Diese Gebiete hängen nicht zusammen: Jedes muss von den anderen aus über Land oder Wasser erreichbar sein.
lineage-refuse-units-points = Das { $points ->
    [one] ist 1 Einheitenpunkt
   *[other] sind { $points } Einheitenpunkte
}; es gibt eine Auswahl mit { $best }.
lineage-refuse-units-unannexed =
    Um sie zu ersetzen, { $cities ->
        [one] ist 1 Stadt
       *[other] sind { $cities } Städte
    } und { $tokens } Plättchen im Vorrat, und es gibt eine Auswahl, für die das genügt.
lineage-event-units_selected = { $points ->
    [one] 1 Einheitenpunkt von { $victim } wechselt
   *[other] { $points } Einheitenpunkte von { $victim } wechseln
} die Seite, ausgewählt von { $seat }: { $areas }.{ $beside ->
    [0] { "" }
    [one] {" "}1 Plättchen neben einer Stadt ist verloren.
   *[other] {" "}{ $beside } Plättchen neben Städten sind verloren.
}
lineage-event-units_annexed = { $seat } übernimmt { $cities ->
    [0] { "" }
    [one] 1 Stadt
   *[other] { $cities } Städte
}{ $cities ->
    [0] { "" }
   *[other] { $tokens ->
        [0] { "" }
       *[other] {" und "}
    }
}{ $tokens ->
    [0] { "" }
   *[other] { $tokens } Plättchen
} von { $victim }: { $areas }.
lineage-event-ran_wild = Den Rest kann niemand übernehmen: { $cities ->
    [0] { "" }
    [one] 1 Stadt von { $seat } fällt an Piraten
   *[other] { $cities } Städte von { $seat } fallen an Piraten
}{ $cities ->
    [0] { "" }
   *[other] { $tokens ->
        [0] { "" }
       *[other] {", "}
    }
}{ $tokens ->
    [0] { "" }
    [one] 1 Plättchen von { $seat } schließt sich den Barbaren an
   *[other] { $tokens } Plättchen von { $seat } schließen sich den Barbaren an
} ({ $areas }).

lineage-ask-annexation = { $what ->
    [cities] Welche Stadt von { $victim } übernimmst du? Du hast { $cities ->
        [one] 1 Stadt
       *[other] { $cities } Städte
    } im Vorrat.
   *[tokens] Welche Plättchen von { $victim } übernimmst du? Du hast { $tokens } Plättchen im Vorrat.
}
lineage-ask-annexation-help =
    Du übernimmst so viele der ausgewählten Einheiten, wie du selbst im Vorrat hast. Was übrig bleibt, fällt an Piraten,
    wenn es eine Stadt ist, und schließt sich den Barbaren an, wenn es ein Plättchen ist.
lineage-ask-annexation-then = { $what ->
    [cities] { $over ->
        [one] Die Stadt, die übrig bleibt, fällt an Piraten.
       *[other] Die { $over } Städte, die übrig bleiben, fallen an Piraten.
    }
   *[tokens] { $over ->
        [one] Das Plättchen, das übrig bleibt, schließt sich den Barbaren an.
       *[other] Die { $over } Plättchen, die übrig bleiben, schließen sich den Barbaren an.
    }
}
lineage-answer-annex_tokens = { $tokens } Plättchen in { $area }
lineage-refuse-annexation = Du kannst nur ausgewählte Einheiten des Opfers übernehmen, und nicht mehr, als du im Vorrat hast.

lineage-ask-hordes = { $origin ->
    [none] Welche Stadt von { $victim } greifen { $tokens } Barbaren an?
   *[other] Wohin { $tokens ->
        [one] zieht 1 Barbar
       *[other] ziehen { $tokens } Barbaren
    } von { $origin } aus weiter?
}
lineage-ask-hordes-help =
    Du führst die Barbaren, aber sie gehören dir nicht. Sie greifen zuerst eine Stadt von { $victim } an, eine in der
    Wildnis, wenn es eine gibt. Barbaren über der Bevölkerungsgrenze ziehen dann in ein angrenzendes Gebiet weiter,
    über Land oder Wasser, in dem { $victim } Einheiten hat; in eine Stadt nur, wenn sie sie zerstören können. Das geht
    so fort, bis kein Gebiet zu viele hat oder sie nicht weiterziehen können.
lineage-ask-hordes-then = Wen das Gebiet nicht ernährt, der zieht ins nächste weiter.
lineage-answer-descend = { $area }
lineage-event-hordes = { $origin ->
    [none] { $seat } führt { $tokens } Barbaren gegen { $victim }: Sie greifen { $area } an.
   *[other] { $tokens ->
        [one] 1 Barbar zieht von { $origin } nach { $area } weiter.
       *[other] { $tokens } Barbaren ziehen von { $origin } nach { $area } weiter.
    }
}
lineage-event-hordes_dispersed = { $tokens ->
    [one] 1 überzähliger Barbar in { $area } verlässt den Plan.
   *[other] { $tokens } überzählige Barbaren in { $area } verlassen den Plan.
}
lineage-refuse-hordes-city = Das Opfer hat dort keine Stadt.
lineage-refuse-hordes-wilderness = Zuerst greifen sie eine Stadt in der Wildnis an.
lineage-refuse-hordes-far = Sie ziehen in ein angrenzendes Gebiet weiter, über Land oder Wasser, nie über offenes Meer.
lineage-refuse-hordes-fail = Sie könnten die Stadt nicht zerstören.
lineage-refuse-hordes-nobody = Das Opfer hat dort keine Einheiten.
