# Neuigkeiten: was sich für einen Platz ungefragt geändert hat.

lineage-news-traded-won = { $seat } nimmt dein Angebot an
lineage-told-surplus-lost = { $tokens ->
    [one] 1 Plättchen von { $seat } liegt über einer Bevölkerungsgrenze und verlässt den Plan
   *[other] { $tokens } Plättchen von { $seat } liegen über Bevölkerungsgrenzen und verlassen den Plan
}: { $where }{ $more ->
    [0] { "" }
   *[other] { " und " }{ $more } weitere Gebiete
}.
lineage-told-traded-won = Angenommen: Du bekommst { $gives } für { $gets }.
lineage-news-traded-lost = Mit dem Handel kam eine Katastrophe
lineage-news-city_annexed-lost = { $seat } übernimmt { $area }
lineage-news-city_annexed-won = { $area } gehört dir
lineage-news-units_annexed-lost = { $seat } übernimmt Einheiten von dir
lineage-news-units_annexed-won = Einheiten von { $victim } gehören dir
lineage-news-ran_wild-lost = Einheiten sind jetzt Piraten und Barbaren
lineage-news-units_destroyed-lost = { $area } ist zerstört
lineage-news-city_destroyed-lost = { $area } ist zerstört
lineage-news-city_pirates-lost = { $area } fällt an Piraten
lineage-news-city_fell-lost = { $area } ist gefallen
lineage-news-reduced-lost = { $area } ist keine Stadt mehr
lineage-news-revolt-lost = Aufstand in { $area }
lineage-news-revolt-won = { $area } schließt sich dir an
lineage-news-surplus-lost = Plättchen über der Grenze verloren
lineage-news-made_way-lost = Eine neue Stadt in { $area }
lineage-news-tokens_lost-lost = Verluste in { $area }
lineage-news-tokens_lost-won = Du hältst { $area }
lineage-news-ship_lost-lost = Schiff verloren in { $area }
lineage-news-attack_failed-lost = Dein Angriff auf { $area } ist gescheitert
lineage-news-attack_failed-won = { $area } hält stand
lineage-news-pillaged-lost = { $seat } zieht eine Karte von dir
lineage-news-pillaged-won = Du ziehst eine Karte
lineage-news-area_annexed-lost = { $seat } übernimmt { $area }
lineage-news-area_destroyed-lost = { $area } ist verwüstet
lineage-news-marker-won = Ein Feld weiter auf der A.S.T.
lineage-news-marker-lost = Dein Marker fällt zurück
lineage-news-marker_back-lost = Dein Marker fällt zurück
lineage-news-marker_stood-lost = Dein Marker bleibt stehen
lineage-news-calamity_discarded-won = { $card } ist abgelegt
lineage-news-twin_discarded-won = { $card } ist abgelegt
lineage-news-calamity_cancelled-won = { $card } trifft nichts

lineage-why-left = Mit diesem Handel hast du abgegeben: { $cards }. Nur ihr beide wisst es.
lineage-why-came = Mit diesem Handel hast du bekommen: { $cards }. Nur ihr beide wisst es.
lineage-why-given = { $card } hat dir { $seat } beim Handel dieser Runde gegeben.
lineage-why-support = Jede deiner Städte braucht { $rate } Plättchen auf dem Plan, und du hattest zu wenige. In dieser Runde gebaute Städte gehen zuerst.
lineage-why-gains = { $seat } ist der Begünstigte von { $card }.
lineage-why-unchanged = Keiner deiner Fortschritte hat etwas daran geändert.
lineage-why-lighter = Von deinen Fortschritten halfen: { $advances }.
lineage-why-heavier = Von deinen Fortschritten schadeten: { $advances }.
