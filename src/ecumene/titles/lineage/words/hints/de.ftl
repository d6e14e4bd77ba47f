# Warum ein solider Bot so antworten würde.

lineage-reason-civilization = Von den Zivilisationen, die noch frei sind, schnitt diese in Spielen solider Bots gegeneinander am besten ab.
lineage-reason-rate = Zum üblichen Satz nehmen deine { $my_cities } Städte { $my_tax } der { $my_stock } Plättchen im Vorrat; was danach im Vorrat fehlt, kann nicht wachsen.
lineage-reason-revolt = Diese Stadt lässt sich am besten halten oder am leichtesten wieder bauen. Städte: { $my_cities }; die { $my_tokens } Plättchen auf dem Plan versorgen bis zu { $my_fed }.
lineage-reason-growth = Du hast { $my_stock } Plättchen im Vorrat: Sie kommen dorthin, wo sie weiter wachsen können und eine Stadt folgen kann.
lineage-reason-growth-wait = Es schadet nicht, auf die zu warten, die vor dir wachsen; du hast { $my_stock } Plättchen im Vorrat.
lineage-reason-move = So kommen Plättchen dorthin, wo sie bleiben und wachsen können, oder sammeln sich für eine Stadt. Städte: { $my_cities }; die { $my_tokens } Plättchen auf dem Plan versorgen bis zu { $my_fed }.
lineage-reason-move-end_movement = Alle Plättchen sind dort, wo sie bleiben können oder eine Stadt gebaut wird. Städte: { $my_cities }; die { $my_tokens } Plättchen auf dem Plan versorgen bis zu { $my_fed }.
lineage-reason-move-build_ship = Das Schiff bringt Plättchen, für die hier kein Platz ist, an eine Küste mit Platz; Plättchen im Schatz: { $my_treasury }.
lineage-reason-wait = Ein Konflikt, der wartet, kann sich ändern, wenn andere gekämpft haben; du hast { $my_tokens } Plättchen auf dem Plan.
lineage-reason-first = Die Reihenfolge ändert hier wenig; der erste Ort wird zuerst entschieden. Du hast { $my_tokens } Plättchen auf dem Plan.
lineage-reason-loss = Ein Plättchen geht dort verloren, wo du es am wenigsten brauchst: wo es keinen Platz hat oder keine Stadt davon abhängt. Städte: { $my_cities }; die { $my_tokens } Plättchen auf dem Plan versorgen bis zu { $my_fed }.
lineage-reason-defence = Die Reihenfolge ändert hier wenig; der erste Angriff wird zuerst entschieden. Du hast { $my_cities } Städte.
lineage-reason-hold = Wenn du sofort kämpfst, bleibt anderen Angreifern nichts; du hast { $my_cities } Städte.
lineage-reason-pillage = Eine Karte mehr hilft deinen Sätzen; deine { $my_cards } Karten sind { $my_sets } Punkte wert.
lineage-reason-loot = Der Schatz bezahlt Schiffe, Karten und Fortschritte; du hast { $my_treasury } Plättchen im Schatz und { $my_stock } im Vorrat.
lineage-reason-build = Eine Stadt bringt jede Runde eine Handelskarte und Steuern. Städte: { $my_cities }; die { $my_tokens } Plättchen auf dem Plan versorgen bis zu { $my_fed }.
lineage-reason-build-end_building = Eine weitere Stadt könntest du nicht versorgen oder nicht bezahlen. Städte: { $my_cities }; die { $my_tokens } Plättchen auf dem Plan versorgen bis zu { $my_fed }.
lineage-reason-purchase = Du hast { $my_treasury } Plättchen im Schatz; eine Karte von einem hohen Stapel ist mehr wert als alles, was sie sonst bezahlen.
lineage-reason-purchase-pass = Du hast { $my_treasury } Plättchen im Schatz und brauchst sie zuerst für anderes.
lineage-reason-trade = Deine { $my_cards } Karten sind als Sätze { $my_sets } Punkte wert (Katastrophen darunter: { $my_calamities }); ein Handel muss beiden bessere Sätze geben.
lineage-reason-trade-finished = Kein Handel, der in Sicht ist, macht deine { $my_cards } Karten mehr wert als { $my_sets } Punkte.
lineage-reason-market_trade = Deine { $my_cards } Karten sind als Sätze { $my_sets } Punkte wert; ein Tausch mit dem Markt muss diesen Wert steigern.
lineage-reason-market_trade-pass = Der Markt hat nichts, was deine Sätze mehr wert macht als { $my_sets } Punkte.
lineage-reason-victims = Es trifft die, die vorn liegen; wer hinter dir liegt, wird geschont. Dein Marker steht auf Feld { $my_step }.
lineage-reason-damage = Zuerst gehen Plättchen, die keinen Platz haben, dann, was du am wenigsten brauchst. Städte: { $my_cities }; die { $my_tokens } Plättchen auf dem Plan versorgen bis zu { $my_fed }.
lineage-reason-place = Es trifft dort, wo die, die vorn liegen, am meisten verlieren; dein Marker steht auf Feld { $my_step }.
lineage-reason-cities = Von deinen { $my_cities } Städten lässt sich diese am leichtesten wieder bauen.
lineage-reason-discard = Deine { $my_cards } Karten sind als Sätze { $my_sets } Punkte wert; ohne diese Karte verlierst du davon am wenigsten.
lineage-reason-units = Du gibst ab, was du am wenigsten brauchst, und behältst, was überleben kann. Städte: { $my_cities }; die { $my_tokens } Plättchen auf dem Plan versorgen bis zu { $my_fed }.
lineage-reason-annexation = So kommt dazu, was an deine Gebiete grenzt und sich halten lässt. Städte: { $my_cities }; die { $my_tokens } Plättchen auf dem Plan versorgen bis zu { $my_fed }.
lineage-reason-hordes = Die Barbaren gehen dorthin, wo die, die vorn liegen, am meisten verlieren; dein Marker steht auf Feld { $my_step }.
lineage-reason-ability = Deine Fortschritte ({ $my_advances }) erlauben es jetzt, und es bringt Plättchen, Städte oder Karten. Städte: { $my_cities }; die { $my_tokens } Plättchen auf dem Plan versorgen bis zu { $my_fed }.
lineage-reason-ability-end_abilities = Keine Fähigkeit deiner { $my_advances } Fortschritte würde jetzt noch etwas bringen.
lineage-reason-resettle = Plättchen verlassen Gebiete ohne Platz und gehen dorthin, wo sie wachsen können. Städte: { $my_cities }; die { $my_tokens } Plättchen auf dem Plan versorgen bis zu { $my_fed }.
lineage-reason-neighbours = So bekommst du eine Karte von einem Nachbarn, der mehr davon hat; du hast { $my_cards } Karten.
lineage-reason-tribute = Von allen deinen Karten brauchen deine Sätze ({ $my_sets } Punkte) diese am wenigsten.
lineage-reason-reveal = Ein solider Bot zeigt nichts, was er nicht zeigen muss; du hast { $my_cards } Karten.
lineage-reason-sell = Eine Karte, die deinen Sätzen ({ $my_sets } Punkte) wenig hilft, wird zu Plättchen im Schatz; du hast dort { $my_treasury }.
lineage-reason-sell-end_ability = Jede Karte hilft deinen Sätzen ({ $my_sets } Punkte) mehr als die Plättchen.
lineage-reason-convert = So werden Barbaren oder eine Piratenstadt zu deinen Einheiten. Städte: { $my_cities }; die { $my_tokens } Plättchen auf dem Plan versorgen bis zu { $my_fed }.
lineage-reason-reduce = Eine Stadt muss reduziert werden, und diese lässt sich am leichtesten wieder bauen. Städte: { $my_cities }; die { $my_tokens } Plättchen auf dem Plan versorgen bis zu { $my_fed }.
lineage-reason-acquire = Deine Karten sind { $my_sets } Punkte wert, und du hast { $my_treasury } Plättchen im Schatz; von allem, was sich dafür kaufen lässt, bringt das am meisten Punkte, Gutschriften und Schutz.
lineage-reason-acquire-end_acquiring = Deine Karten ({ $my_sets } Punkte) sind mehr wert, wenn du sie als Sätze für die nächste Runde behältst.
lineage-reason-free_advance = Es ist der teuerste Fortschritt, der neben deinen { $my_advances } Fortschritten am meisten hilft.
lineage-reason-credits = Sie machen Fortschritte billiger, für die deine { $my_advances } Fortschritte noch keine Gutschrift geben.
lineage-reason-relocate = Plättchen ziehen dorthin, wo sie bleiben können; du hast { $my_tokens } auf dem Plan.

lineage-reason-set = { $card }: { $count ->
    [0] { $more ->
        [one] Eine Karte wäre { $next } Punkte wert.
       *[other] { $more } Karten wären { $next } Punkte wert.
    }
   *[other] { $count ->
        [one] Deine Karte ist { $points } wert;
       *[other] Deine { $count } Karten sind { $points } wert;
    } { $more ->
        [one] mit einer mehr wären es { $next } Punkte.
       *[other] mit { $more } mehr wären es { $next } Punkte.
    }
 }
lineage-reason-room = Dann { $there ->
    [one] steht { $there } Plättchen
   *[other] stehen { $there } Plättchen
 } in { $area }, wo { $room } leben können, und in { $origin }, wo { $limit } leben können, { $left ->
    [0] bleibt keines.
    [one] bleibt { $left }.
   *[other] bleiben { $left }.
 }
lineage-reason-gather = Dann stehen { $there } Plättchen in { $area }, wo eine Stadt { $city } braucht.
lineage-reason-shop = Von der nächsten Runde an senken die Gutschriften von { $advance } den Preis von { $count ->
    [one] einem weiteren Fortschritt:
   *[other] { $count } Fortschritten, am meisten
 } { $other }, { $next } statt { $now }.

lineage-reason-loss-left = Es kostet { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }. Dann hast du { $cities ->
    [0] keine Stadt
    [one] 1 Stadt
   *[other] { $cities } Städte
 } und { $people ->
    [one] 1 Plättchen
   *[other] { $people } Plättchen
 } auf dem Plan; zum Versorgen braucht es { $need }.

lineage-reason-by-treasury = Dein Schatz ist um etwa { $amount } Plättchen mehr wert als nach anderen Antworten.
lineage-reason-by-steps = Der Platz deines Markers ist um etwa { $amount } Plättchen mehr wert als nach anderen Antworten.
lineage-reason-by-ships = Deine Schiffe sind um etwa { $amount } Plättchen mehr wert als nach anderen Antworten.
lineage-reason-by-cards = Deine Handelskarten sind um etwa { $amount } Plättchen mehr wert als nach anderen Antworten.
lineage-reason-by-advances = Deine Fortschritte sind um etwa { $amount } Plättchen mehr wert als nach anderen Antworten.
lineage-reason-by-people = Plättchen, die bleiben und wachsen können, sind um etwa { $amount } Plättchen mehr wert als nach anderen Antworten.
lineage-reason-by-cities = Deine Städte sind um etwa { $amount } Plättchen mehr wert als nach anderen Antworten.
lineage-reason-by-coming = Eine Stadt, die du in dieser Runde bauen kannst, ist um etwa { $amount } Plättchen mehr wert als nach anderen Antworten.
lineage-reason-by-room = Freies Land nebenan ist um etwa { $amount } Plättchen mehr wert als nach anderen Antworten.
lineage-reason-by-support = Die Versorgung deiner Städte ist um etwa { $amount } Plättchen mehr wert als nach anderen Antworten.
lineage-reason-by-taxes = Der Vorrat für die nächsten Steuern ist um etwa { $amount } Plättchen mehr wert als nach anderen Antworten.
