var e=`# Der Handel und die Hand.

empires-trade-floor = Handelsplatz
empires-trade-trading = { $count } von { $all } handeln
empires-trade-patience = { $count ->
    [one] noch 1 Handelsaktion
   *[other] noch { $count } Handelsaktionen
}
empires-trade-patience-short = noch { $count }
empires-trade-patience-about = So oft kannst du in diesem Handel noch ein Angebot machen, ändern, zurückziehen oder annehmen: An diesem Tisch zählen diese Aktionen statt Minuten. Schauen und Ablehnen zählen nicht.
empires-trade-to-map = Karte
empires-trade-to-floor = { $count ->
    [0] Zurück zum Handelsplatz
    [one] Zurück zum Handelsplatz, 1 Angebot
   *[other] Zurück zum Handelsplatz, { $count } Angebote
}
empires-trade-finish = Handel abschließen
empires-trade-reopen = Weiter handeln
empires-trade-rung = Der Wecker hat geklingelt: Offene Angebote dürfen noch angenommen, neue nicht mehr gemacht werden.
empires-trade-parts = Teile des Handelsplatzes
empires-trade-tab-floor = Angebote
empires-trade-tab-hand = Hand
empires-trade-tab-offer = Neu
empires-trade-tab-talk = Feilschen

# Angebote
empires-trade-seat = Platz
empires-trade-gives = Gibt: zwei genannte Karten und mehr
empires-trade-wants = Möchte
empires-trade-change-certain = Für dich
empires-trade-change-about = Um wie viel sich der Wert deiner Sätze sicher ändert, wenn du annimmst: durch die Karten, die wahr genannt sind, und die, die du gibst. Nicht genannte Karten lassen sich nur vermuten.
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
empires-trade-fewer = Nur die besten zeigen
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
empires-trade-you-add = du legst dazu
empires-trade-you-give = Du gibst { $cards }
empires-trade-if-true = { $gain }, wenn es stimmt
empires-trade-if-claims = Wenn jede Behauptung stimmt
empires-trade-unknown = { $count ->
    [0] alle Karten genannt
    [one] 1 Karte unbekannt
   *[other] { $count } Karten unbekannt
}
empires-trade-not-possible = nicht möglich
empires-trade-lacking = dir fehlen: { $cards }
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
empires-trade-known-about = Karten, die du zuletzt in diesen Händen gesehen hast; sie können inzwischen weitergegeben sein.
empires-trade-points = Punkte in Sätzen
empires-trade-treasury = +{ $count } im Schatz

# Ein neues Angebot
empires-trade-new-offer = Neues Angebot
empires-trade-amend = Dein Angebot { $number } ändern
empires-trade-reply = Antwort auf Angebot { $number } von { $name }
empires-trade-i-give = Ich gebe
empires-trade-sealed = (zwei wahr genannt, die anderen verdeckt)
empires-trade-true = genannt
empires-trade-hidden = verdeckt
empires-trade-add = Karte dazulegen
empires-trade-take-out = { $name } aus dem Angebot nehmen
empires-trade-name-it = { $name } wahrheitsgemäß nennen
empires-trade-i-want = Ich möchte
empires-trade-want-about = (zwei beim Namen, und wie viele insgesamt)
empires-trade-add-want = Ware nennen
empires-trade-commodity = Ware
empires-trade-how-many = Wie viele Karten ich möchte
empires-trade-claim = Ich behaupte
empires-trade-claim-hint = (von verdeckten Karten; muss nicht stimmen)
empires-trade-add-claim = Ware behaupten
empires-trade-no-claim = Noch ist keine Karte verdeckt.
empires-trade-remove = { $name }, wegnehmen
empires-trade-to = Für wen das Angebot ist
empires-trade-everybody = Alle am Tisch
empires-trade-note = Eine Nachricht zum Angebot (nicht bindend)
empires-trade-note-short = Nachricht (nicht bindend)
empires-trade-clear = Leeren
empires-trade-send = Allen anbieten
empires-trade-send-private = Privat anbieten
empires-trade-send-change = Angebot ändern
empires-trade-often = Wie oft
empires-trade-once = Diese Runde
empires-trade-times = { $count } Runden
empires-trade-always = Jede Runde
empires-trade-sent = Gesendet: Dein Angebot liegt auf dem Handelsplatz, ganz oben.
empires-trade-sent-private = Gesendet: Nur { $name } sieht dein Angebot.
empires-trade-stands = Dein Angebot bleibt bestehen. Unter „Zeit und Leute“ kannst du es zurücknehmen.
empires-trade-missing-cards = Gib { $least } Karten oder mehr.
empires-trade-missing-names = Lege { $least } Karten hin; zwei Waren werden genannt.
empires-trade-missing-wants = Nenne zwei Waren, die du möchtest.
empires-trade-missing-wants-count = Verlange { $least } Karten oder mehr.

# Feilschen
empires-trade-partners = Mit wem du feilschen kannst
empires-trade-sheets = Handelsplatz, Feilschen und was du weißt
empires-trade-haggling = Feilschen
empires-trade-private = { $name }; nur ihr beide seht das
empires-trade-alone = { $count ->
    [one] Angebot für dich
   *[other] { $count } Angebote für dich
}
empires-trade-unread = ungelesen
empires-trade-standing = Deine Angebote gelten, auch wenn du weg bist: bis jemand sie annimmt, du sie zurückziehst oder der Handel endet.
empires-trade-heard = Auf dem Handelsplatz gesagt
empires-trade-heard-nothing = Noch nichts.
empires-trade-silence = Zwischen euch beiden wurde noch nichts gesagt.
empires-trade-silence-bot = Zwischen euch beiden gibt es noch keine Angebote.
empires-trade-bot-ears = Ein Bot liest Angebote, keine Nachrichten.
empires-trade-offer-to = { $name } ein Angebot machen
empires-trade-say = Etwas zu { $name } sagen
empires-trade-no-thanks = Nein, danke.
empires-trade-offer-of = Angebot von { $name }
empires-trade-your-offer = Dein Angebot
empires-trade-left = { $name } hat es gesehen und lässt es liegen: so möchte der Bot es vorerst nicht.
empires-trade-version = Fassung { $number }
empires-trade-to-all = für alle
empires-trade-get = Du bekommst { $count }
empires-trade-give = Du gibst { $count }
empires-trade-you-choose = Du wählst
empires-trade-your-card = Deine Karte { $number } außer den genannten
empires-trade-set-change = { $name } von { $before } auf { $after }
empires-trade-worth = von { $before } auf { $after }
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
empires-trade-wish-able = Kann ich beantworten
empires-trade-wish-gains = Gewinn für mich
empires-trade-wish-alone = Nur für mich
empires-trade-wish-commodity = Angebote, die eine Ware nennen
empires-trade-wish-seat = Angebote eines Platzes
empires-trade-wish-block = Angebote eines Blocks
empires-trade-wish-anything = Wieder alle zeigen
empires-trade-any-commodity = Jede Ware
empires-trade-anybody = Alle Plätze
empires-trade-both-blocks = Beide Blöcke
empires-trade-shown = { $shown } von { $all } Angeboten passen.
empires-trade-none-wished = Ein solches Angebot gibt es gerade nicht.
empires-trade-everybody-offers = Alle
empires-trade-offers = { $count ->
    [one] 1 Angebot
   *[other] { $count } Angebote
}
empires-trade-best-gives = Das beste Angebot gibt
empires-trade-for-you = für dich
empires-trade-how-many-offers = Angebote
empires-trade-no-offer = nichts, was du siehst
empires-trade-draft = Entwurf: { $gives } { $hidden ->
    [0] { "" }
   *[other] +{ $hidden } verdeckt
} für { $wants }
empires-trade-no-draft = kein Entwurf; an alle oder an einen Platz
empires-trade-unfold = Ausklappen
empires-trade-fold = Einklappen

# Was zu Angeboten gesagt wird
empires-trade-no-answer = { $count ->
    [one] Noch keine Antwort; 1 Platz kann antworten.
   *[other] Noch keine Antwort; { $count } Plätze können antworten.
}
empires-trade-said-no = { $count } von { $all } lehnen ab
empires-trade-countered = { $count ->
    [one] 1 Gegenangebot an dich
   *[other] { $count } Gegenangebote an dich
}
empires-trade-silent = { $count ->
    [one] 1 hat nicht geantwortet
   *[other] { $count } haben nicht geantwortet
}
empires-trade-nobody-wants = niemand möchte { $cards }
empires-trade-nobody-gives = niemand gibt { $cards } dafür
empires-trade-says-unwanted = { $name } möchte { $cards } nicht.
empires-trade-says-ungiven = { $name } gibt dafür kein { $cards }.
empires-trade-says-instead = { $name } hätte lieber { $cards }.
empires-trade-says-no = { $name } ist nicht interessiert.
empires-trade-says-counter = { $name } hat dir ein Gegenangebot gemacht.
empires-trade-say-no = Kein Interesse
empires-trade-have-said-no = Abgelehnt
empires-trade-say-why = Grund nennen
empires-trade-i-want-none = { $cards } möchte ich nicht
empires-trade-i-give-none = { $cards } gebe ich nicht
empires-trade-i-want-instead = Lieber hätte ich { $cards }
`;export{e as default};