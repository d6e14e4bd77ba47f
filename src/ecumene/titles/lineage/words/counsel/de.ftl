# Rat: was man die Regeln fragen kann, bevor man entscheidet.

lineage-refuse-counsel-early = Das lässt sich beantworten, sobald alle eine Zivilisation haben.

## Der nächste Schritt auf der A.S.T.

lineage-counsel-step = { $missing ->
    [0] { $era ->
        [none] Bereit für das nächste Feld.
       *[other] Bereit für die nächste Epoche ({ $era }).
    }
    [one] { $era ->
        [none] Für das nächste Feld fehlt noch eine Bedingung.
       *[other] Für die nächste Epoche ({ $era }) fehlt noch eine Bedingung.
    }
   *[other] { $era ->
        [none] Für das nächste Feld fehlen noch { $missing } Bedingungen.
       *[other] Für die nächste Epoche ({ $era }) fehlen noch { $missing } Bedingungen.
    }
}
lineage-counsel-step-last = Der Marker steht auf seinem letzten Feld ({ $era }).
lineage-counsel-step-back = Ohne Stadt geht der Marker { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} zurück.
lineage-counsel-need-cities = Städte: { $have } von { $need }
lineage-counsel-need-advances = Fortschritte: { $have } von { $need }
lineage-counsel-need-advances_below_100 = Fortschritte unter 100: { $have } von { $need }
lineage-counsel-need-advances_from_100 = Fortschritte ab 100: { $have } von { $need }
lineage-counsel-need-advances_from_200 = Fortschritte ab 200: { $have } von { $need }
lineage-counsel-need-advance_points = Siegpunkte aus Fortschritten: { $have } von { $need }

## Ein Handel

lineage-counsel-deal-value = Deine Sätze sind jetzt { $before } wert, nach dem Handel { $after }.
lineage-counsel-deal-added = Davon kommen jetzt { $before } durch Waren des anderen Handelsblocks, nach dem Handel { $after }.
lineage-counsel-deal-unnamed = { $cards ->
    [one] Eine Karte ist nicht genannt: Sie kann alles sein, was sich handeln lässt, auch eine Katastrophe.
   *[other] { $cards } Karten sind nicht genannt: Sie können alles sein, was sich handeln lässt, auch Katastrophen.
}
lineage-counsel-deal-few = Jede Seite gibt mindestens { $least } Karten.

## Der Markt

lineage-refuse-counsel-no-market = In diesem Spiel gibt es keinen Markt: Ihr handelt miteinander.
lineage-counsel-market-values = Was du hinlegst, zählt { $placed }, was du nimmst, { $taken }.
lineage-counsel-market-sets = Deine Sätze sind jetzt { $before } wert, nach dem Tausch etwa { $after }.
lineage-counsel-market-calamity = { $percent ->
    [100] Eine Katastrophe kommt mit.
   *[other] In { $percent } von 100 Fällen kommt eine Katastrophe mit.
}
lineage-counsel-market-place-face = { $card } zählt seine Zahl, { $counts }.
lineage-counsel-market-place-set = { $card }, zwei in Spalten: Ein Satz zählt das Vierfache, { $counts } je Karte.
lineage-counsel-market-place-red = In der roten Spalte zählt { $card } { $counts }.
lineage-counsel-market-take-face = { $card } zählt seine Zahl, { $counts }.
lineage-counsel-market-take-set = { $card }, zwei, die offen liegen: Ein Satz zählt das Vierfache, { $counts } je Karte.
lineage-counsel-market-take-down = Verdeckt zählt eine Karte die Zahl ihrer Spalte, { $counts }, und nie als Teil eines Satzes.
lineage-counsel-market-take-red = Aus der roten Spalte zählt eine Karte { $counts }.
lineage-counsel-market-known-open = { $card } liegt offen.
lineage-counsel-market-known-shown = { $card } liegt verdeckt; alle haben es gesehen.
lineage-counsel-market-known-dealt = { $card }: Das ist bekannt, obwohl es verdeckt liegt.
lineage-counsel-market-known-red = Du hast { $card } hierher gelegt; sonst weiß das niemand.
lineage-counsel-market-known-blocked = { $card } lässt sich nicht handeln und bleibt hier.
lineage-counsel-market-unknown-dealt = { $unseen ->
    [one] Die eine Karte mit der Zahl { $stack }, die
   *[other] Eine von { $unseen } Karten mit der Zahl { $stack }, die
} du nicht gesehen hast. { $percent ->
    [0] Eine Katastrophe kommt nicht mit.
   *[other] In { $percent } von 100 Fällen kommt eine Katastrophe mit.
}
lineage-counsel-market-unknown-red = Jemand wollte sie nicht: wahrscheinlich eine Katastrophe ({ $percent } von 100 Fällen).
lineage-counsel-market-trade = { $placed } für { $taken }: bringt etwa { $gain } Punkte{ $percent ->
    [0] .
    [100] , mit einer Katastrophe.
   *[other] , in { $percent } von 100 Fällen mit einer Katastrophe.
}

## Wo die Katastrophen sein können

lineage-counsel-odds = Von den Karten mit der Zahl { $stack } siehst du { $unseen } nicht; { $calamities ->
    [0] keine davon kann eine Katastrophe sein
    [one] eine davon ist eine Katastrophe
   *[other] { $calamities } davon sind Katastrophen
}.{ $empty ->
    [yes] {" "}Der Stapel ist leer: Alle sind in fremder Hand.
   *[no] {""}
}
lineage-counsel-odds-hand = { $card } ist auf deiner Hand.
lineage-counsel-odds-discards = { $card } liegt auf dem Ablagestapel.
lineage-counsel-odds-under = { $card } kam unter den Stapel.
lineage-counsel-odds-known = { $card } hast du zuletzt in der Hand von { $holder } gesehen.
lineage-counsel-odds-unseen = { $card } ist im Stapel, oder jemand anders hält die Karte.

## Konflikt, Runde für Runde

lineage-counsel-barbarians = die Barbaren
lineage-counsel-fight-fewest = { $who }: die wenigsten Plättchen ({ $tokens }), also geht eines verloren.
lineage-counsel-fight-follows = { $who }: mehr Plättchen ({ $tokens }), danach geht eines verloren.
lineage-counsel-fight-together = { $who }: je { $tokens } Plättchen, also verlieren alle zugleich eines.
lineage-counsel-fight-metal = { $who }: Dank Metallbearbeitung verlieren erst die anderen, dann geht eines von { $tokens } verloren.
lineage-counsel-fight-limit = Der Konflikt endet: Was übrig ist, passt in die Bevölkerungsgrenze { $limit }.
lineage-counsel-fight-single = Der Konflikt endet: Nur { $who } ist übrig, mit { $tokens ->
    [one] einem Plättchen
   *[other] { $tokens } Plättchen
}.
lineage-counsel-fight-nobody = Der Konflikt endet: Niemand ist übrig.
lineage-counsel-fight-choice = Jemand kann hier statt eines Plättchens etwas anderes verlieren; dann kann das Ergebnis anders sein.
lineage-counsel-attack-succeeds = Der Angriff auf die Stadt gelingt: Dort stehen { $tokens } Plättchen ({ $attacker }), nötig sind { $needed }.
lineage-counsel-attack-fails = Der Angriff auf die Stadt misslingt: Dort stehen { $tokens } Plättchen ({ $attacker }), nötig sind { $needed }. Die Stadt bleibt.
lineage-counsel-attack-perishes = Der Angriff auf die Stadt misslingt: Dort stehen { $tokens } Plättchen ({ $attacker }), nötig sind { $needed }. Die Stadt bleibt, die Plättchen gehen verloren.
lineage-counsel-attack-replaced = { $tokens } Plättchen treten an die Stelle der Stadt, soweit der Vorrat reicht, und kämpfen.
lineage-counsel-attack-engineering = Mit Ingenieurskunst sind es { $needed } Plättchen.
lineage-counsel-peace = In diesem Gebiet gibt es keinen Konflikt.

## Wozu die Lage führt

lineage-counsel-area-conflict = In { $area } kommt es zum Konflikt.
lineage-counsel-area-sunk = { $tokens ->
    [one] Eines der Plättchen, die hier landen, geht durch die Schiffe der Stadt verloren.
   *[other] { $tokens } der Plättchen, die hier landen, gehen durch die Schiffe der Stadt verloren.
}
lineage-counsel-area-surplus = { $tokens ->
    [one] Ein Plättchen ist zu viel und verlässt den Plan, wenn keine Stadt gebaut wird.
   *[other] { $tokens } Plättchen sind zu viel und verlassen den Plan, wenn keine Stadt gebaut wird.
}
lineage-counsel-city-possible = Eine Stadt kann gebaut werden: { $there } von { $need } Plättchen sind da{ $help ->
    [0] {""}
   *[other] , { $help } kommen von anderswo
}.
lineage-counsel-support = { $lacking ->
    [0] { $tokens } Plättchen auf dem Plan versorgen { $cities ->
        [one] eine Stadt
       *[other] { $cities } Städte
    }; nötig sind { $needed }.
   *[other] { $tokens } Plättchen sind auf dem Plan, aber { $cities ->
        [one] eine Stadt braucht
       *[other] { $cities } Städte brauchen
    } { $needed }: { $count ->
        [one] Eine Stadt wird reduziert, etwa { $reduced }
       *[other] { $count } Städte werden reduziert, etwa { $reduced }
    }.
}
lineage-counsel-plan-ended = Nach den Antworten, die schon geplant sind, gibt es nichts mehr zu entscheiden.

## Der Markt der Fortschritte

lineage-counsel-group-arts = Kunst
lineage-counsel-group-civics = Staatswesen
lineage-counsel-group-crafts = Handwerk
lineage-counsel-group-religion = Religion
lineage-counsel-group-science = Wissenschaft
lineage-counsel-price-cost = Der Fortschritt kostet { $cost }.
lineage-counsel-price-credit = Deine Gutschriften ({ $group }) senken den Preis um { $credit }.
lineage-counsel-price-special = { $advance } senkt den Preis um { $amount }.
lineage-counsel-price-discount = Zusammen mit deiner Auswahl kostet er { $amount } weniger.
lineage-counsel-price-total = { $price ->
    [0] Du bekommst ihn umsonst.
   *[other] Du zahlst { $price }.
}
lineage-counsel-basket-price = Zusammen { $price }, für { $points ->
    [one] einen Siegpunkt
   *[other] { $points } Siegpunkte
}.
lineage-counsel-basket-saved = Einer davon ist wegen eines anderen um { $amount } billiger.
lineage-counsel-basket-gift = { $advance } kommt umsonst dazu.
lineage-counsel-shop-wealth = Du könntest bis zu { $wealth } zahlen.
lineage-counsel-shop-added = Davon kommen { $added } durch Waren des anderen Handelsblocks.
lineage-counsel-shop-nothing = Mehr kannst du dir nicht leisten.
lineage-counsel-shop-points = Diese bringen die meisten Siegpunkte.
lineage-counsel-shop-most = Das sind die meisten Fortschritte, die du dir leisten kannst.
lineage-counsel-shop-credits = Diese bringen die meisten Gutschriften für spätere Runden.
lineage-counsel-shop-era = Diese kommen dem am nächsten, was die Epoche ({ $era }) von deinen Fortschritten verlangt.
lineage-counsel-shop-era-met = Deine Fortschritte erfüllen schon, was die Epoche ({ $era }) verlangt.

## Katastrophen vorgerechnet

lineage-counsel-calamity-beneficiary = { $seat } ist der Begünstigte.
lineage-counsel-calamity-deputy = Die Karte liegt auf dem Markt: { $seat } ist der Stellvertreter und wählt.
lineage-counsel-effect-more = { $advance }: { $change } mehr
lineage-counsel-effect-less = { $advance }: { $change } weniger
lineage-counsel-bears-damage = { $seat } verliert { $result } Einheitenpunkte nach eigener Wahl.
lineage-counsel-bears-coast_damage = { $seat } ist auf keiner Schwemmebene und verliert { $result } Einheitenpunkte an Küsten.
lineage-counsel-bears-plain_damage = { $seat } verliert { $result } Einheitenpunkte auf der Schwemmebene.
lineage-counsel-bears-treasury = { $seat } verliert { $result } Plättchen aus dem Schatz.
lineage-counsel-bears-cards = { $seat } legt { $result } Waren ab.
lineage-counsel-bears-face_value = { $seat } legt Waren im Nennwert von { $result } ab.
lineage-counsel-bears-steps = { $seat } geht auf der A.S.T. zurück, Felder: { $result }.
lineage-counsel-bears-reduced = { $seat } reduziert Städte: { $result }.
lineage-counsel-bears-destroyed = { $seat } verliert zerstörte Städte: { $result }.
lineage-counsel-bears-annexed = { $seat } verliert Städte an den Begünstigten: { $result }.
lineage-counsel-bears-pirates = { $seat } verliert Städte an Piraten: { $result }.
lineage-counsel-bears-selected = { $seat } wählt Städte am Meer: höchstens { $result }.
lineage-counsel-bears-next_city = { $seat } wählt eine Stadt daneben, gleich wessen, die reduziert wird.
lineage-counsel-bears-eruption = { $seat } verliert alles am Vulkan, { $result } Einheitenpunkte; ebenso alle anderen dort.
lineage-counsel-bears-support = { $seat } braucht für jede Stadt { $result } Plättchen.
lineage-counsel-bears-units = { $seat } verliert Einheiten im Wert von { $result } Punkten an den Begünstigten.
lineage-counsel-bears-barbarians = { $seat } wird von { $result } Barbaren angegriffen.
lineage-counsel-choose-may = { $seat } kann gewählt werden.
lineage-counsel-choose-departed = { $seat } ist nicht mehr im Spiel.
lineage-counsel-choose-latecomer = { $seat } ist noch nicht im Spiel.
lineage-counsel-choose-victim = { $seat } ist schon das Hauptopfer.
lineage-counsel-choose-beneficiary = { $seat } ist der Begünstigte und kann nicht gewählt werden.
lineage-counsel-choose-deputy = { $seat } ist der Stellvertreter und kann nicht gewählt werden.
lineage-counsel-choose-no_city = { $seat } hat keine Stadt.
lineage-counsel-choose-no_coastal_city = { $seat } hat keine Stadt an einer Küste.
lineage-counsel-choose-exempt = { $seat } ist durch { $advance } davor sicher.
lineage-counsel-choose-other_block = { $seat } gehört zum anderen Handelsblock.
lineage-counsel-choose-twin_victim = { $seat } ist das Hauptopfer der anderen Katastrophe dieses Namens.
lineage-counsel-choose-twin_secondary = { $seat } leidet unter der anderen Katastrophe dieses Namens.
lineage-counsel-choose-twin_beneficiary = { $seat } ist bei der anderen Katastrophe dieses Namens der Begünstigte.
lineage-counsel-shop-protection = Diese schützen am meisten: { $points } Einheitenpunkte über alle Katastrophen zusammen; eine Stadt zählt { $city }.
