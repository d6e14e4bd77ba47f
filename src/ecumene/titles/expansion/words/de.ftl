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
lineage-event-end = Das Spiel ist aus: { $seat } gewinnt mit { $score } Punkten.
lineage-refuse-nobody-before = Vor dir entscheidet niemand mehr.
lineage-refuse-nobody-before-acting = Vor dir entscheidet in der Reihenfolge der A.S.T. niemand mehr.

## Völker

lineage-ask-nation = Du führst { $nation }. Bist du damit zufrieden?
lineage-ask-nation-help =
    Die Völker wurden zugelost. Vor der ersten Runde dürfen zwei, die sich einig sind, ihre Völker tauschen. Jedem der
    anderen darfst du es einmal vorschlagen; das Spiel beginnt, wenn alle zufrieden sind.
lineage-answer-keep_nation = Ich bin zufrieden
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
    die meisten Einheitenpunkte im Vorrat hat, übernimmt sie, dann der nächste, solange jemand Städte im Vorrat hat; sonst
    werden sie zerstört.
lineage-ask-revolt-then = { $short ->
    [one] Dein Vorrat an Städten endet vorher; die letzte geht an den nächsten.
   *[other] Dein Vorrat an Städten endet vorher; die letzten { $short } gehen an den nächsten.
}

## Schiffe

lineage-ask-ships = Welche Schiffe bezahlst du, wo baust du? { $ships ->
    [0] Du hast keines
    [one] { $unpaid ->
        [0] Du hast 1, das bezahlt ist
       *[other] Du hast 1, das zu bezahlen ist
    }
   *[other] { $unpaid ->
        [0] Du hast { $ships }, alle bezahlt
       *[other] Du hast { $ships }, davon { $unpaid } zu bezahlen
    }
}; Schatz { $treasury }.
lineage-ask-ships-help =
    Ein neues Schiff kostet zwei Plättchen, aus dem Schatz oder aus dem Gebiet, in dem es gebaut wird; eines, das du hast,
    kostet eines. Was du nicht bezahlst, geht in den Vorrat zurück und darf anderswo neu gebaut werden.
lineage-answer-release = Das Schiff in { $place } aufgeben
lineage-answer-end_ships = Keine Schiffe mehr
lineage-event-ships_returned = { $ships ->
    [one] Ein Schiff von { $seat } geht in den Vorrat zurück.
   *[other] { $ships } Schiffe von { $seat } gehen in den Vorrat zurück.
}
lineage-ask-move-help =
    Plättchen ziehen in ein Nachbargebiet oder gehen an Bord eines Schiffs. Ein Schiff fährt bis zu vier Gebiete weit und
    trägt fünf Plättchen auf einmal; niemand bleibt an Bord. Schiffe wurden vorher bezahlt. Bis du fertig bist, kannst du
    alles zurücknehmen.

## Handelskarten

lineage-ask-purchase-help =
    Du darfst zwei Karten je Runde kaufen, gleich nachdem du deine gezogen hast: Stapel 9 steht allen offen, andere denen
    mit bestimmten Fortschritten. Ein leerer Stapel verkauft nichts.
lineage-answer-buy = Eine Karte von Stapel { $stack } für { $cost } aus dem Schatz
lineage-refuse-purchase-empty = Stapel { $stack } ist leer.
lineage-board-stacks-empty = ; leer: { $stacks }

## Karten

lineage-lowers-hand_limit = Handlimit { $more } niedriger
lineage-free-advance = Beim Kauf gibt es alle Fortschritte unter { $below } der Gruppe { $group } umsonst dazu.
lineage-raises-treasury_share = Einmal je Runde, wo niemand sonst ist, zahlt der Schatz bis zu { $now } % einer Stadt.
lineage-raises-neighbour_tokens = Bis zu { $now } Plättchen aus Nachbargebieten helfen beim Bau einer Stadt in der Wildnis.
lineage-raises-small_area_tokens = Gebiete ernähren { $more } Plättchen mehr, wo du allein bist.
lineage-allows-reserves = Verluste im Konflikt dürfen aus Gebieten kommen, die über Land angrenzen.

## Weggehen

lineage-event-leaves = { $seat } verlässt das Spiel. Die Einheiten bleiben, wo sie sind.
lineage-event-left = { $seat } hat das Spiel verlassen. Die Einheiten bleiben, wo sie sind.
