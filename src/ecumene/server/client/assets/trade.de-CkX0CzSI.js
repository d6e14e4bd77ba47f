var e=`# Der Handel und die Hand.

empires-trade-floor = Der Markt
empires-trade-trading = { $count } von { $all } handeln
empires-trade-patience = { $count ->
    [one] noch 1-mal sprechen
   *[other] noch { $count }-mal sprechen
}
empires-trade-patience-short = noch { $count }
empires-trade-patience-about = So oft darfst du auf diesem Markt noch etwas sagen: ein Angebot machen, ändern, zurückziehen oder annehmen.
empires-trade-to-map = Karte
empires-trade-to-floor = { $count ->
    [0] Zurück zum Markt
    [one] Zurück zum Markt, 1 Angebot
   *[other] Zurück zum Markt, { $count } Angebote
}
empires-trade-finish = Ich bin fertig
empires-trade-reopen = Weiter handeln
empires-trade-rung = Die Zeit ist um: Offene Angebote dürfen noch angenommen, neue nicht mehr gemacht werden.
empires-trade-parts = Teile des Marktes
empires-trade-tab-floor = Angebote
empires-trade-tab-hand = Hand
empires-trade-tab-offer = Neu
empires-trade-tab-talk = Feilschen

# Angebote
empires-trade-seat = Platz
empires-trade-gives = Gibt: zwei wahre Karten und mehr
empires-trade-wants = Möchte
empires-trade-change-certain = Sicherer Wert
empires-trade-you = du, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
empires-trade-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
empires-trade-finished = fertig
empires-trade-may-return = kann zurückkommen, bis der letzte Platz fertig ist
empires-trade-takes-no-part = hat zu wenige Karten zum Handeln
empires-trade-nothing = bietet nichts an, was du sehen kannst
empires-trade-nothing-yours = Du bietest noch nichts an.
empires-trade-more = { $count ->
    [one] 1 weiteres
   *[other] { $count } weitere
}
empires-trade-all-offers = Alle { $count } Angebote zeigen
empires-trade-fewer = Nur das beste zeigen
empires-trade-unnamed = { $count ->
    [one] 1 weitere Karte, ungenannt
   *[other] { $count } weitere Karten, ungenannt
}
empires-trade-claims = behauptet
empires-trade-claim-about = Eine Behauptung muss nicht stimmen.
empires-trade-only = nur { $name }
empires-trade-only-you = nur für dich
empires-trade-yours = von dir: { $cards }
empires-trade-change = Ändern
empires-trade-withdraw = Zurückziehen
empires-trade-accept = Annehmen
empires-trade-new-about = Dieses Angebot ist neu hier; gleich kannst du es annehmen
empires-trade-counter = Gegenangebot
empires-trade-decline = Ablehnen
empires-trade-haggle = Mit { $name } feilschen
empires-trade-you-add = du legst dazu: { $cards }
empires-trade-you-give = Du gibst { $cards }
empires-trade-if-true = { $gain }, wenn es stimmt
empires-trade-if-claims = Wenn alles Behauptete stimmt
empires-trade-unknown = { $count ->
    [0] alle Karten genannt
    [one] 1 Karte unbekannt
   *[other] { $count } Karten unbekannt
}
empires-trade-not-possible = geht nicht
empires-trade-lacking = dir fehlt { $cards }
empires-trade-too-few = du hast zu wenige Karten

# Die Hand
empires-trade-hand = Meine Hand
empires-trade-hand-button = { $count ->
    [0] Keine Handelskarten
    [one] 1 Karte, Wert { $value }
   *[other] { $count } Karten, Wert { $value }
}
empires-trade-no-goods = Du hast keine Waren.
empires-trade-count = { $count }
empires-trade-of = { $count } von { $copies }
empires-trade-new = { $count ->
    [one] neu
   *[other] { $count } neu
}
empires-trade-one-more = eine mehr: { $value },
empires-trade-all = der ganze Satz
empires-trade-put = { $name } anbieten
empires-trade-calamities = Katastrophen
empires-trade-calamities-about = nie in einem Angebot genannt
empires-trade-minor-tradeable = klein; darf in einem Angebot stecken
empires-trade-minor-stays = klein; bleibt bei dir
empires-trade-major-tradeable = groß; darf in einem Angebot stecken
empires-trade-major-stays = groß; bleibt bei dir
empires-trade-from = kam von { $name }
empires-trade-known = Was du weißt
empires-trade-lacks = kein { $cards }
empires-trade-known-about = Karten, die du zuletzt auf diesen Händen wusstest; sie können inzwischen weitergegangen sein.
empires-trade-points = Punkte in Sätzen
empires-trade-treasury = +{ $count } im Schatz

# Ein neues Angebot
empires-trade-new-offer = Neues Angebot
empires-trade-amend = Dein Angebot { $number } ändern
empires-trade-reply = Antwort auf Angebot { $number } von { $name }
empires-trade-i-give = Ich gebe
empires-trade-sealed = (versiegelt beim Senden)
empires-trade-true = wahr
empires-trade-hidden = verdeckt
empires-trade-add = Karte dazulegen
empires-trade-take-out = { $name } aus dem Angebot nehmen
empires-trade-name-it = { $name } wahrheitsgemäß nennen
empires-trade-i-want = Ich möchte
empires-trade-want-about = (zwei beim Namen, und wie viele insgesamt)
empires-trade-add-want = Ware nennen
empires-trade-how-many = Wie viele Karten ich möchte
empires-trade-claim = Ich behaupte
empires-trade-claim-hint = (von verdeckten Karten; muss nicht stimmen)
empires-trade-add-claim = Ware behaupten
empires-trade-no-claim = Noch ist keine Karte verdeckt.
empires-trade-remove = { $name }, wegnehmen
empires-trade-to = Für wen das Angebot ist
empires-trade-everybody = Alle am Tisch
empires-trade-note = Ein Wort dazu, das niemanden bindet
empires-trade-clear = Leeren
empires-trade-send = Auf den Markt
empires-trade-send-private = Vertraulich anbieten
empires-trade-send-change = Angebot ändern
empires-trade-often = Wie oft
empires-trade-once = Diese Runde
empires-trade-times = { $count } Runden
empires-trade-always = Jede Runde
empires-trade-stands = Dein Angebot bleibt bestehen. Unter „Zeit und Leute“ kannst du es zurücknehmen.
empires-trade-missing-cards = Gib { $least } Karten oder mehr.
empires-trade-missing-names = Lege { $least } Karten hin; zwei Waren werden genannt.
empires-trade-missing-wants = Nenne zwei Waren, die du möchtest.
empires-trade-missing-wants-count = Verlange { $least } Karten oder mehr.

# Feilschen
empires-trade-partners = Mit wem man feilschen kann
empires-trade-sheets = Markt, Feilschen und was du weißt
empires-trade-haggling = Feilschen
empires-trade-private = { $name }; nur ihr beide seht das
empires-trade-alone = { $count ->
    [one] Angebot für dich
   *[other] { $count } Angebote für dich
}
empires-trade-unread = ungelesen
empires-trade-standing = Deine Angebote gelten, auch wenn du weg bist: bis jemand sie annimmt, du sie zurückziehst oder der Handel endet.
empires-trade-heard = Auf dem Markt gesagt
empires-trade-heard-nothing = Noch nichts.
empires-trade-silence = Zwischen euch beiden wurde noch nichts gesagt.
empires-trade-silence-bot = Zwischen euch beiden gibt es noch keine Angebote.
empires-trade-bot-ears = Ein Bot hört auf Angebote, nicht auf Worte.
empires-trade-offer-to = { $name } ein Angebot machen
empires-trade-say = Etwas zu { $name } sagen
empires-trade-no-thanks = Nein, danke.
empires-trade-offer-of = Angebot von { $name }
empires-trade-your-offer = Dein Angebot
empires-trade-version = Fassung { $number }
empires-trade-to-all = für alle
empires-trade-get = Du bekommst { $count }
empires-trade-give = Du gibst { $count }
empires-trade-you-choose = Du wählst
empires-trade-your-card = Deine Karte { $number } außer den genannten
empires-trade-set-change = { $name } { $before } auf { $after }
empires-trade-worth = { $before } auf { $after }
empires-trade-and-unknown = { $count ->
    [one] { $gain } und 1 unbekannte Karte
   *[other] { $gain } und { $count } unbekannte Karten
}
empires-trade-old = { $name } bot { $gives } +{ $more } für { $wants } +{ $others }
empires-trade-old-changed = ersetzt durch Fassung { $number }
empires-trade-old-accepted = angenommen von { $name }
empires-trade-old-gone = geschlossen
empires-trade-announce = { $name } bietet dir { $gives } und { $more } weitere für { $wants } und { $others } weitere.
empires-trade-announce-said = { $name } sagt zu dir: { $text }

# Der Wecker
empires-trade-alarm = Wecker in { $time }
empires-trade-alarm-set = Wecker stellen
empires-trade-alarm-none = Kein Wecker
empires-trade-alarm-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
empires-trade-alarm-soon = { $count ->
    [one] Der Wecker klingelt in einer Minute.
   *[other] Der Wecker klingelt in { $count } Minuten.
}

## Cards of two blocks

empires-trade-mark-w = W
empires-trade-mark-e = O

## A floor of many seats

empires-trade-filters = Welche Angebote zu sehen sind
empires-trade-wish-able = Kann ich annehmen
empires-trade-wish-gains = Gewinn für mich
empires-trade-wish-alone = Nur an mich
empires-trade-wish-commodity = Angebote, die eine Ware nennen
empires-trade-wish-seat = Angebote eines Sitzes
empires-trade-wish-block = Angebote eines Blocks
empires-trade-wish-anything = Wieder alle zeigen
empires-trade-any-commodity = Jede Ware
empires-trade-anybody = Alle Sitze
empires-trade-both-blocks = Beide Blöcke
empires-trade-shown = { $shown } von { $all } Angeboten passen.
empires-trade-none-wished = Ein solches Angebot gibt es gerade nicht.
empires-trade-everybody-offers = Alle
empires-trade-offers = { $count ->
    [one] 1 Angebot
   *[other] { $count } Angebote
}
empires-trade-best-gives = Bestes Angebot gibt
empires-trade-for-you = für dich
empires-trade-how-many-offers = Zahl
empires-trade-no-offer = nichts, was du siehst
empires-trade-draft = Entwurf: { $gives } { $hidden ->
    [0] { "" }
   *[other] +{ $hidden } verdeckt
} für { $wants }
empires-trade-no-draft = kein Entwurf; an alle oder an einen Sitz
empires-trade-unfold = Öffnen
empires-trade-fold = Einklappen
`;export{e as default};