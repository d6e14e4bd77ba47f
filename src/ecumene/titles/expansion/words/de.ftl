# Was nur das Expansion Project sagt, und was es anders sagt als seine Verwandten.

## Phasen und Wertung

lineage-phase-ships = Schiffe
lineage-part-advances = Fortschritte
lineage-part-treasury = Schatz
lineage-part-steps = A.S.T.-Felder
lineage-part-cities = Städte
lineage-part-scarcest = Seltenste Gruppe
lineage-part-commodities = Waren auf der Hand
lineage-event-turn_ended = Runde { $turn } endet: { $seat } führt mit { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
}, ohne die Karten auf der Hand.
lineage-event-end = Das Spiel ist zu Ende: { $seat } gewinnt mit { $score } Punkten.
lineage-refuse-nobody-before = Vor dir entscheidet niemand mehr.
lineage-refuse-nobody-before-acting = Vor dir entscheidet in der Reihenfolge der A.S.T. niemand mehr.

## Völker

lineage-ask-nation = Du führst { $nation }. Möchtest du dieses Volk behalten?
lineage-ask-nation-help =
    Die Völker wurden zugelost. Vor der ersten Runde dürfen zwei, die sich einig sind, ihre Völker tauschen. Jedem der
    anderen darfst du einmal einen Tausch vorschlagen; das Spiel beginnt, wenn alle ihr Volk behalten wollen.
lineage-answer-keep_nation = Mein Volk behalten
lineage-answer-propose_swap = Einen Tausch mit { $player } vorschlagen
lineage-refuse-swap-who = Schlag den Tausch jemand anderem vor, der ein Volk führt, und niemandem zweimal.
lineage-ask-swap = Wer { $other } führt, hätte gern { $nation }. Tauscht ihr?
lineage-ask-swap-help = Du würdest von Anfang an { $other } führen. Niemand muss etwas tauschen.
lineage-answer-accept_swap = Tauschen
lineage-answer-decline_swap = Mein Volk behalten
lineage-event-swap_proposed = Wer { $nation } führt, schlägt einen Tausch mit { $other } vor.
lineage-event-swap_declined = Wer { $other } führt, tauscht nicht gegen { $nation }.
lineage-event-nations_swapped = { $nation } und { $other } tauschen ihre Spieler.

## Steuern

lineage-ask-revolt-help =
    { $victim } konnte nicht alle Steuern zahlen, also erheben sich Städte: so viele, wie nicht ganz besteuert wurden. Wer
    die meisten Einheitenpunkte im Vorrat hat, übernimmt sie, dann die nächste Person, solange jemand Städte im Vorrat hat; sonst
    werden sie zerstört.
lineage-ask-revolt-then = { $short ->
    [one] So viele Städte hast du nicht im Vorrat; die letzte geht an die nächste Person.
   *[other] So viele Städte hast du nicht im Vorrat; die letzten { $short } gehen an die nächste Person.
}

## Schiffe

lineage-ask-ships = Welche Schiffe bezahlst du, und wo baust du neue? { $ships ->
    [0] Du hast keine Schiffe
    [one] { $unpaid ->
        [0] Du hast 1 Schiff, das bezahlt ist
       *[other] Du hast 1 Schiff, das nicht bezahlt ist
    }
   *[other] { $unpaid ->
        [0] Du hast { $ships } Schiffe, alle bezahlt
       *[other] Du hast { $ships } Schiffe, davon nicht bezahlt: { $unpaid }
    }
}; Plättchen im Schatz: { $treasury }.
lineage-ask-ships-help =
    Ein neues Schiff kostet zwei Plättchen, aus dem Schatz oder aus dem Gebiet, in dem es gebaut wird; ein Schiff, das du
    schon hast, kostet eines. Was du nicht bezahlst, geht in den Vorrat zurück, und du darfst es anderswo neu bauen.
lineage-answer-release = Das Schiff in { $place } aufgeben
lineage-answer-end_ships = Fertig mit den Schiffen
lineage-event-ships_returned = { $ships ->
    [one] Ein Schiff von { $seat } geht in den Vorrat zurück.
   *[other] { $ships } Schiffe von { $seat } gehen in den Vorrat zurück.
}
lineage-ask-move-help =
    Plättchen ziehen in ein Nachbargebiet oder gehen an Bord eines Schiffs. Ein Schiff fährt bis zu vier Gebiete weit und
    trägt fünf Plättchen auf einmal; niemand bleibt an Bord. Schiffe wurden vorher bezahlt. Bis du deine Bewegung
    beendest, kannst du alles zurücknehmen.

## Handelskarten

lineage-ask-purchase-help =
    Du darfst zwei Karten je Runde kaufen, gleich nachdem du deine gezogen hast: von Stapel 9, und mit
    bestimmten Fortschritten von anderen. Ein leerer Stapel verkauft nichts.
lineage-answer-buy = Eine Karte von Stapel { $stack } für { $cost } Plättchen aus dem Schatz kaufen
lineage-refuse-purchase-empty = Stapel { $stack } ist leer.
lineage-board-stacks-empty = ; leer: { $stacks }

## Karten

lineage-lowers-hand_limit = Handlimit { $more } niedriger
lineage-free-advance = Beim Kauf bekommst du umsonst alle Fortschritte der Gruppe { $group } dazu, die weniger als { $below } kosten.
lineage-raises-treasury_share = Einmal je Runde kannst du, wo sonst niemand ist, bis zu { $now } % einer Stadt aus dem Schatz zahlen.
lineage-raises-neighbour_tokens = Bis zu { $now } Plättchen aus Nachbargebieten helfen beim Bau einer Stadt in der Wildnis.
lineage-raises-small_area_tokens = Gebiete ernähren { $more } Plättchen mehr, wo du allein bist.
lineage-allows-reserves = Verluste im Konflikt dürfen aus Gebieten kommen, die über Land angrenzen.

## Weggehen

lineage-event-leaves = { $seat } verlässt das Spiel. Die Einheiten bleiben, wo sie sind.
lineage-event-left = { $seat } hat das Spiel verlassen. Die Einheiten bleiben, wo sie sind.
