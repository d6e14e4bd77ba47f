# Die Kartenseiten des Regelbuchs und die Blätter neben dem Plan. Alle Zahlen sind Argumente.

## Seiten

lineage-shelf-advances = Fortschritte
lineage-shelf-calamities = Katastrophen
lineage-shelf-commodities = Waren
lineage-shelf-civilizations = Zivilisationen

lineage-fact-cost = Preis
lineage-fact-points = Siegpunkte
lineage-fact-groups = Gruppe
lineage-fact-credits = Gutschriften
lineage-fact-stack = Stapel
lineage-fact-kind = Art
lineage-fact-tradeable = Handel
lineage-fact-beneficiary = Nutzen hat
lineage-fact-face = Nennwert
lineage-fact-copies = Karten im Spiel
lineage-fact-set = { $count } Karten
lineage-fact-ranking = A.S.T.-Rang
lineage-fact-start = Beginnt in
lineage-fact-seats = Spielerzahlen
lineage-track-basic = Epochen beginnen auf Feld, Grundseite
lineage-track-expert = Epochen beginnen auf Feld, Expertenseite
lineage-track-standard = Epochen beginnen auf Feld
lineage-track-dawn = Epochen beginnen auf Feld, Dawn of History

lineage-kind-minor = klein
lineage-kind-major = groß
lineage-tradeable = { $can ->
    [yes] handelbar
   *[no] nicht handelbar
}
lineage-beneficiary-trader = wer dir die Karte gegeben hat
lineage-beneficiary-stock = wer die meisten Einheiten im Vorrat hat
lineage-beneficiary-nobody = niemand

lineage-note-cheaper = kostet dich { $amount } weniger
lineage-note-makes-cheaper = senkt den Preis um { $amount }
lineage-commodity = Eine Karte ist { $face } wert. Gleiche Karten zählen zusammen: ihre Zahl mal sich selbst mal { $face }.
lineage-civilization = Nummer { $ranking } der Rangfolge, die Gleichstände löst und sagt, wer zuerst handelt.

## Blätter

lineage-aid-turn = Rundenkarte
lineage-aid-turn-about = Die Phasen einer Runde in ihrer Reihenfolge, und was du in jeder tust.
lineage-aid-numbers = Zahlen
lineage-aid-numbers-about = Was am häufigsten nachgesehen wird, ohne Fortschritte.
lineage-aid-calamities = Katastrophen
lineage-aid-calamities-about = Alle Katastrophen in der Reihenfolge, in der sie ausgeführt werden.
lineage-aid-credits = Gutschriften
lineage-aid-credits-about = Was jeder Fortschritt kostet, und wie viel billiger er andere auf Dauer macht.
lineage-aid-eras = A.S.T.
lineage-aid-eras-about = Was du brauchst, um in eine Epoche zu kommen und in ihr weiterzugehen.
lineage-aid-sets = Sätze
lineage-aid-sets-about = Was gleiche Warenkarten zusammen wert sind.

lineage-head-phase = Phase
lineage-head-here = Was du hier tust
lineage-head-number = Was
lineage-head-value = Wie viel
lineage-head-calamity = Katastrophe
lineage-head-stack = Stapel
lineage-head-kind = Art
lineage-head-tradeable = Handel
lineage-head-does = Was sie tut
lineage-head-changes = Fortschritte, die sie ändern
lineage-head-advance = Fortschritt
lineage-head-cost = Preis
lineage-head-special = Ein Fortschritt
lineage-head-era = Epoche
lineage-head-needs = Du brauchst
lineage-head-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
lineage-side-basic = Grundseite
lineage-side-expert = Expertenseite
lineage-side-standard = Übliche Reihenfolge
lineage-side-dawn = Dawn of History
lineage-needs-nothing = nichts

lineage-here-tax = Jede Stadt zahlt { $tax_rate } Plättchen aus deinem Vorrat in deinen Schatz. Halte genug im Vorrat: Eine Stadt, die nicht zahlen kann, erhebt sich.
lineage-here-population = Jedes Gebiet wächst um so viele Plättchen, wie du dort hast, höchstens um { $expansion }. Dann werden die Plättchen auf dem Plan gezählt: die Volkszählung.
lineage-here-ships = Zahle { $ship_maintenance } für jedes Schiff, das du behältst. Neue kosten { $ship_cost }, aus dem Schatz oder mit Plättchen von dort, wo du sie baust.
lineage-here-movement = Ziehe, in der Reihenfolge der Volkszählung. Ein Plättchen geht { $land_steps ->
    [one] { $land_steps } Gebiet
   *[other] { $land_steps } Gebiete
} weit; ein Schiff fährt { $ship_steps } Schritte und trägt { $ship_capacity } Plättchen.{ $moves_ships ->
    [yes] {" "}Baue Schiffe für { $ship_cost } oder behalte sie für { $ship_maintenance }.
   *[no] {""}
}
lineage-here-conflict = Wo die Plättchen mehrerer Spieler über der Grenze sind, verliert zuerst eines, wer am wenigsten hat. Ein Angriff auf eine Stadt braucht { $attack_tokens } Plättchen.
lineage-here-construction = { $city_tokens } Plättchen werden auf einem Bauplatz zur Stadt, anderswo { $wilderness_city_tokens }. Dann entferne, was über einer Bevölkerungsgrenze liegt, und prüfe die Versorgung: { $city_support } Plättchen auf dem Plan für jede Stadt.
lineage-here-trade_cards = Ziehe von so vielen Stapeln eine Karte, wie du Städte hast, vom ersten aufwärts. Danach darfst du weitere kaufen.
lineage-here-trade = Biete mindestens { $trade_cards } Karten; { $true_names } davon musst du ehrlich nennen. Handelbare Katastrophen dürfen unter den übrigen sein.
lineage-here-calamity_selection = Wer zu viele Katastrophen hat, legt zufällig gezogene ab; die übrigen treffen.
lineage-here-calamity_resolution = Katastrophen treffen in aufsteigender Reihenfolge: zuerst kleine, und von jedem Stapel zuerst die nicht handelbare.
lineage-here-special_abilities = Nutze, was deine Fortschritte in dieser Phase erlauben, jede Fähigkeit einmal.
lineage-here-support = Entferne Plättchen über den Bevölkerungsgrenzen. Jede Stadt braucht { $city_support } Plättchen auf dem Plan, sonst reduziere Städte.
lineage-here-advances = Kaufe Fortschritte mit Sätzen von Waren, Schatz und Gutschriften, alles auf einmal. Behalte dann höchstens { $hand_limit } Warenkarten.
lineage-here-ast = Dein Marker geht ein Feld weiter, wenn du erfüllst, was seine Epoche verlangt. Katastrophen und ausgegebene Karten kommen zurück in die Stapel.

lineage-number-tokens = Plättchen jeder Zivilisation
lineage-number-cities = Städte jeder Zivilisation
lineage-number-ships = Schiffe jeder Zivilisation
lineage-number-tax_rate = Steuer für jede Stadt
lineage-number-expansion = Wachstum eines Gebiets, höchstens
lineage-number-ship_cost = Ein neues Schiff
lineage-number-ship_maintenance = Ein Schiff behalten
lineage-number-ship_steps = Schritte eines Schiffs
lineage-number-ship_capacity = Plättchen, die ein Schiff trägt
lineage-number-attack_tokens = Plättchen für einen Angriff auf eine Stadt
lineage-number-city_defenders = Plättchen, zu denen eine angegriffene Stadt wird
lineage-number-city_tokens = Stadt auf einem Bauplatz
lineage-number-wilderness_city_tokens = Stadt anderswo
lineage-number-city_support = Plättchen, die eine Stadt versorgen
lineage-number-trade_cards = Karten eines Angebots, mindestens
lineage-number-true_names = Ehrliche Namen in einem Angebot
lineage-number-hand_limit = Warenkarten, die du behältst
lineage-number-city_points = Einheitenpunkte einer Stadt
lineage-number-city_victory_points = Siegpunkte einer Stadt
lineage-number-step_victory_points = Siegpunkte eines Felds
lineage-number-bonus_victory_points = Zuerst in der letzten Epoche
lineage-number-purchase = Eine Karte von Stapel { $stack }, aus dem Schatz
