# Was das Haus sagt, wenn es etwas nicht tun kann.

house-no-table = Diesen Tisch gibt es nicht.
house-no-lesson = Dieses Spiel hat keine solche Lektion.
house-no-chapter = Die Lektion hat kein solches Kapitel, oder sie kann gerade nicht damit beginnen.
house-no-title = Es gibt kein Spiel { $title }.
house-no-setup = Es gibt keinen Aufbau { $setup }.
house-no-section = Die Spielregeln dieses Spiels haben keinen Abschnitt { $section }.
house-no-card = Das Regelbuch dieses Spiels hat keine Seite für { $card }.
house-no-rules = Die Spielregeln dieses Spiels haben kein solches Kapitel.
house-no-case = Den Fall { $case } gibt es nicht.
house-no-option = Diese Antwort steht nicht zur Wahl.
house-no-bot = Es gibt keinen Bot { $bot }; es gibt { $bots }.
house-no-seat = Diesen Platz gibt es an dem Tisch nicht.
house-no-request = Diese Frage ist nicht offen.
house-no-entry = Der Tisch hat die Einträge 0 bis { $last }.
house-no-route = Unter dieser Adresse ist nichts.
house-to-lobby = Zur Lobby
house-bad-opening = { $reason }
house-no-zeros = Ein Text darin hat ein Nullzeichen, das nicht gespeichert werden kann.
house-not-utf8 = Was geschickt wurde, ist kein Text in UTF-8.
house-bad-request = Das Haus versteht diese Anfrage nicht: { $reason }
house-bad-text = In diesem Text steht nichts Lesbares.
house-bad-invitation = Diese Einladung gilt nicht mehr.
house-bad-journal = Dieses Spielprotokoll stimmt nicht: { $reason }
house-journal-unfinished = Nur beendete Partien können importiert werden; dieses Spielprotokoll hat kein Ende.
house-journal-long = Dieses Spielprotokoll zu prüfen würde zu lange dauern.
house-too-long = Das hat mehr als { $most } Zeichen.
house-too-large = Das ist größer, als das Haus annimmt ({ $most } Byte).
house-too-often = Das ist zu oft; bitte { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} warten.
house-metrics-private = Die Zahlen des Hauses sind auf seinem eigenen Rechner zu lesen oder mit dem Token, das der Betreiber gesetzt hat.
house-not-begun = Dieser Tisch hat noch nicht begonnen.
house-begun = Dieser Tisch hat schon begonnen.
house-not-over = Das Spielprotokoll wird veröffentlicht, wenn die Partie zu Ende ist.
house-seat-taken = Dieser Platz ist besetzt.
house-seat-not-yours = Das ist nicht dein Platz.
house-seated-already = Du sitzt schon an diesem Tisch.
house-not-hotseat = Nur wer sich einen Bildschirm teilt, hat dort einen eigenen Namen.
house-seat-closed = Dort kann jetzt kein Bot sitzen.
house-private-words = Private Nachrichten gehen von Platz zu Platz.
house-everybody-talks = Alle reden durcheinander; sag es noch einmal.
house-host-only = Das darf nur, wer den Tisch eröffnet hat.
house-no-talk = Ein Wecker lässt sich nur stellen, während miteinander verhandelt wird.
house-account-already = Du hast schon ein Konto.
house-login-taken = Diesen Anmeldenamen hat schon jemand; wähle einen anderen.
house-login-wrong = Anmeldename und Passwort passen nicht zusammen.
house-not-signed-in = Das Haus weiß nicht, wer du bist: Öffne es im Browser oder nimm als Gast Platz.
house-forged = Das Haus kann nicht erkennen, dass dies von einer seiner Seiten kommt. Lade die Seite neu.
house-foreign-page = Diese Seite gehört nicht zu diesem Haus.
house-signed-out = Du hast dich abgemeldet.
house-slow = Diese Verbindung war zu langsam.
house-other-rules = Die Regeln dieses Hauses sind neuer als die, unter denen an diesem Tisch bisher gespielt wurde. Unter den neuen geht es weiter, wenn alle zustimmen, die dort spielen.
house-no-snapshot = Die Version, mit der an diesem Tisch gespielt wurde, hat keinen Stand gespeichert, von dem aus es weitergehen könnte; öffne ihn einmal mit ihr und rufe ecumene upgrade-check --prepare auf.
house-cannot-switch = Dieser Tisch kann unter den installierten Regeln nicht weitergehen: { $reason }
house-over = Die Partie ist zu Ende.
house-talkative = Auf dieser Verbindung sendet nur das Haus.
house-crowded = Du hast zu viele Verbindungen auf einmal offen; schließe einige.
house-too-many-tables = Du hast { $most } Tische, die nicht beendet sind; beende oder schließe erst einen.
house-too-many-gathering = Du hast { $most } Tische, die noch nicht begonnen haben; beginne oder schließe erst einen.
house-too-many-gathering-here = Aus deinem Netz sind { $most } Tische eröffnet, die noch nicht begonnen haben; erst muss einer davon beginnen.
house-film-name = { $title }: { $bots } Bots
house-key-used = Unter diesem Schlüssel wurde schon etwas anderes geschickt.
house-nobody-there = Dort sitzt niemand, der das lesen könnte.
house-busy = Andere haben zur selben Zeit an diesen Tisch geschrieben; sende es noch einmal.
house-unwritten = Das Haus kann gerade nichts speichern; nichts wurde geändert.
house-unreadable = Das Haus kann seine eigenen Daten gerade nicht lesen; der Betreiber weiß davon. Nichts wurde geändert.
house-damaged = Die Daten dieses Tisches sind beschädigt; darum wartet er, und nichts wurde geändert. Der Betreiber des Hauses weiß davon; an anderen Tischen geht es weiter.
house-title-missing = An diesem Tisch wird { $title } gespielt, das in diesem Haus nicht mehr installiert ist. Er wartet, bis es wieder installiert ist.
house-quarantined = Dieser Tisch wurde beiseitegestellt, weil seine Daten beschädigt sind. Frage den Betreiber des Hauses.
house-hints-off = Der Gastgeber hat die Tipps an diesem Tisch abgeschaltet.
house-hint-late = Dafür findet sich gerade kein Tipp; frag gleich noch einmal.
house-review-early = Den Rückblick gibt es, wenn die Partie vorbei ist.
house-review-late = Der Rückblick auf diese Partie geht gerade nicht; frag gleich noch einmal.
house-counsel-late = Die Regeln brauchen dafür zu lange; frag noch einmal, oder frag nach weniger.
house-resting = Der Tisch macht Pause.
house-bad-terms = Die Bedingungen einer Uhr müssen zu ihrem Tempo passen.
house-what-if-name = Was wäre, wenn: { $table }, { $turn ->
    [0] von Anfang an
   *[other] Runde { $turn }
}
house-what-if-early = Eine Partie lässt sich an einem ihrer Momente aufnehmen, wenn sie zu Ende ist.
house-what-if-late = Nach diesem Eintrag ist die Partie zu Ende; wähle einen früheren.
house-what-if-gone = Wer diesen Platz spielte, hatte die Partie da schon verlassen; wähle einen anderen Platz oder einen früheren Moment.
house-what-if-rules = Dieser Moment wurde nach anderen Regeln oder mit anderen Karten gespielt, als dieses Haus sie hat, deshalb kann die Partie von dort nicht weitergehen; wähle einen anderen.
house-bad-proposal = Darüber kann der Tisch nicht abstimmen.
house-vote-open = Darüber wird schon abgestimmt, oder über zu vieles andere.
house-vote-over = Diese Abstimmung ist vorbei, oder es gab sie nie.
house-no-vote = Du hast bei dieser Abstimmung keine Stimme.
house-owner-only = Einen Platz aufgeben kann nur, wem er gehört, nicht wer ihn mitspielt.
house-vote-lately = Über diesen Platz wurde vor weniger als zehn Minuten abgestimmt.
house-many-proposals = Du hast in den letzten zehn Minuten viel vorgeschlagen. Warte ein wenig.
house-no-departure = Die Regeln lassen gerade niemanden aus dieser Partie ausscheiden.
house-no-kind = Nach { $kind } wird hier nie gefragt.
house-no-order = Diese Antwort im Voraus gibt es nicht.
house-bad-order = Das wäre jetzt keine gültige Antwort, also lässt sie sich nicht im Voraus geben.
house-many-orders = Höchstens { $most } Antworten können im Voraus gegeben werden.
house-bad-seat-link = Dieser Link gilt nicht mehr.
house-link-used = Diesen Link hat schon jemand benutzt.
house-link-revoked = Dieser Link wurde zurückgezogen.
house-link-parted = Der Platz wird nicht mehr geteilt.
house-link-late = Dieser Link ist abgelaufen.
house-link-moved = Diesen Platz spielt jetzt jemand anderes.
house-link-back = Wer diesen Platz spielt, ist zurück.
house-link-over = Diese Partie ist zu Ende.
house-link-old = Dieser Link stammt aus einer älteren Version dieses Hauses.
house-no-link = Diesen Link gibt es nicht.
house-seat-not-vacant = Wer diesen Platz spielt, darf ihn teilen; jemand anderem geben kann ihn nur der Tisch, durch eine Abstimmung.
house-fault = Das Haus hat einen Fehler gemacht. Er ist notiert.
house-reseated = Du hast hier jetzt einen anderen Platz. Lade die Seite neu.
house-not-awaited = Dort wird auf niemand anderen gewartet.
house-nudged = Vor weniger als { $minutes } Minuten wurde schon erinnert.
house-consents-open = { $most } Fragen an alle sind schon offen; warte auf die Antworten.
house-no-consent = Eine solche Frage gibt es nicht.
house-consent-over = Das ist schon entschieden.
house-no-zone = Eine Zeitzone { $zone } gibt es nicht.
house-no-channel = Diesen Kanal hast du nicht.
house-channel-known = Dort wirst du schon benachrichtigt.
house-channels-full = Mehr als { $most } Kanäle gehen nicht; entferne erst einen.
house-channel-unconfirmed = Bestätige erst, dass diese Adresse dir gehört.
house-bad-address = An diese Adresse kann das Haus nichts senden.
house-private-address = Die Adresse liegt in einem privaten Netz; dorthin geht das Haus nicht.
house-not-https = Die Adresse muss mit https:// beginnen.
house-no-mail = Dieses Haus verschickt keine E-Mails; es ist kein Mailserver eingerichtet.
house-bad-code = Das ist nicht die Zahl aus der E-Mail.
house-code-guessed = Das wurde zu oft versucht. Entferne die Adresse und füge sie neu hinzu.

# Benachrichtigungen: was sie sagen, und warum eine nicht ankam.

notice-one = { $table } wartet auf dich
notice-many = { $count ->
    [one] { $count } Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
notice-nudge = { $table }: Du wirst gebeten zu spielen
notice-reminder = { $table }: Deine Zeit ist fast um
notice-vote = { $table }: Eine Abstimmung kann ohne dich entschieden werden
notice-seat-vote = { $table }: Die anderen stimmen über deinen Platz ab
notice-line = { $table }: { $where }
notice-test = So erreichen dich Benachrichtigungen des Hauses
notice-confirm = Ist das deine Adresse?
notice-code = Jemand möchte an diese Adresse benachrichtigt werden, wenn ein Spiel wartet. Wenn du das warst, gib im Haus diese Zahl ein: { $code }
    Wenn nicht, brauchst du nichts zu tun; hierher kommt dann nichts mehr.
notice-foot = Du bekommst das, weil du erfahren möchtest, wenn ein Spiel auf dich wartet. Ändern kannst du es hier: { $link }

notice-trouble-fault = Dem Haus ist ein Fehler unterlaufen.
notice-trouble-late = Es kam keine Antwort in der vorgesehenen Zeit.
notice-trouble-unreachable = Dort war niemand zu erreichen.
notice-trouble-no-such-host = Diese Adresse gibt es nicht.
notice-trouble-private-address = Die Adresse liegt in einem privaten Netz; dorthin geht das Haus nicht.
notice-trouble-bad-address = An diese Adresse kann das Haus nichts senden.
notice-trouble-not-https = Die Adresse muss mit https:// beginnen.
notice-trouble-refused = Die Nachricht wurde dort abgelehnt ({ $detail }).
notice-trouble-gone = Dort ist niemand mehr ({ $detail }); der Kanal wurde abgeschaltet.
notice-trouble-no-mail = Dieses Haus verschickt keine E-Mails.
