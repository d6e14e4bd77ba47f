# Phasen 6 bis 8 zu dritt und zu viert: der Markt.

lineage-ask-market_trade = Was handelst du mit dem Markt? Durchgang { $round } von { $rounds }.
lineage-ask-market_trade-help =
    Lege { $count } Karten deiner Hand auf den Markt und nimm { $count } andere, oder passe; wer passt, darf in einem
    späteren Durchgang wieder handeln. Was du legst, muss mindestens so viel zählen wie das, was du nimmst. Eine Ware
    kommt auf ein freies Feld ihrer eigenen Zahl, Wasser in Spalte 0, und zählt ihre Zahl; zwei gleiche zählen als Satz,
    viermal ihre Zahl. Verdeckte Karten zählen die Zahl ihrer Spalte, was immer sie sind, und nie als Satz. In der roten
    Spalte liegt jede handelbare Karte verdeckt, auch eine Katastrophe; sie zählt -2, -3 oder -4 für den, der sie legt
    oder nimmt. Was du in die oberste Zeile legst, wird gezeigt und dann verdeckt. Der Handel endet nach { $rounds }
    Durchgängen, oder wenn alle nacheinander gepasst haben.
lineage-ask-market_trade-typing =
    Eigene Tauschgeschäfte kannst du eintippen: „bronze, häute für 3, 4“ nimmt die obersten Karten der Spalten 3 und 4,
    „bronze, verrat auf -2 für 1, salz“ ein offenes Salz; „3.2“ ist das zweite Feld der Spalte 3.
lineage-market-places = { $gives ->
    [none] { $red } auf { $spaces }
   *[other] { $red ->
        [none] { $gives }
       *[other] { $gives } und { $red } auf { $spaces }
    }
}
lineage-market-takes = { $columns ->
    [none] { $gets }
   *[other] { $gets ->
        [none] verdeckt von { $columns }
       *[other] { $gets }, und verdeckt von { $columns }
    }
}
lineage-answer-exchange = { lineage-market-places } legen für { lineage-market-takes } ({ $placed } für { $taken })

lineage-event-market_dealt = Der Markt bekommt Wasser und { $columns ->
    [0] sonst nichts.
    [one] eine Karte von Stapel 1.
   *[other] je eine Karte der Stapel 1 bis { $columns }.
}
lineage-event-exchanged = { $seat } legt { $shows ->
    [none] {""}
   *[other] { $shows }
}{ $red ->
    [none] {""}
   *[other] { $shows ->
        [none] {""}
       *[other] {" "}und{" "}
    }eine Karte verdeckt auf { $red }
} und nimmt { lineage-market-takes } ({ $placed } für { $taken }){ $came ->
    [none] .
   *[other] : { $came }.
}
lineage-event-market_passed = { $seat } passt am Markt.
lineage-event-market_blocked = { $seat } zieht { $card } vom Markt: Die Karte ist nicht handelbar und bleibt dort offen liegen.
lineage-event-market_closed = Der Handel mit dem Markt ist vorbei.
lineage-event-market_revealed = { $cards ->
    [none] Auf dem Markt lag nichts verdeckt.
   *[other] Der Markt wird aufgedeckt: { $cards }.
}

lineage-refuse-market-count = Du legst { $count } Karten auf den Markt und nimmst { $count } andere.
lineage-refuse-market-hand = Du hast nicht alle Karten auf der Hand, die du legen willst.
lineage-refuse-market-no-space = Der Markt hat kein Feld { $space }.
lineage-refuse-market-untradeable = { $card } ist nicht handelbar und bleibt auf deiner Hand.
lineage-refuse-market-calamity = { $card } ist eine Katastrophe: Sie kann nur in die rote Spalte.
lineage-refuse-market-column = { $card } kann nur in Spalte { $column } oder in die rote Spalte.
lineage-refuse-market-full = Das Feld { $space } ist nicht frei; was du nimmst, verlässt es erst, wenn du deine Karten gelegt hast.
lineage-refuse-market-own = Was du legst, kannst du nicht zurücknehmen.
lineage-refuse-market-empty = Auf { $space } liegt nichts, was du nehmen könntest.
lineage-refuse-market-blocked = { $card } ist nicht handelbar und bleibt auf dem Markt.
lineage-refuse-market-value = Deine Karten zählen { $placed }, was du nehmen willst, zählt { $taken }.
