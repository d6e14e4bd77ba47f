# Was das Haus sagt, wenn es etwas nicht tun kann.

house-no-table = Diesen Tisch gibt es nicht.
house-no-title = Es gibt kein Spiel { $title }.
house-no-section = Die Spielregeln dieses Spiels haben keinen Abschnitt { $section }.
house-no-bot = Es gibt keinen Bot { $bot }; es gibt { $bots }.
house-no-seat = Diesen Platz gibt es an dem Tisch nicht.
house-no-request = Diese Frage ist nicht offen.
house-no-entry = Der Tisch hat die Einträge 0 bis { $last }.
house-no-route = Unter dieser Adresse ist nichts.
house-bad-opening = { $reason }
house-bad-request = Das Haus versteht diese Anfrage nicht: { $reason }
house-bad-text = In diesem Text steht nichts Lesbares.
house-bad-invitation = Diese Einladung gilt nicht mehr.
house-bad-journal = Dieses Spielprotokoll stimmt nicht: { $reason }
house-journal-unfinished = Nur beendete Partien können aufgenommen werden; dieses Protokoll hat kein Ende.
house-too-long = Das hat mehr als { $most } Zeichen.
house-too-large = Das ist größer, als das Haus annimmt ({ $most } Byte).
house-too-often = Das ist zu oft; bitte { $seconds } Sekunden warten.
house-not-begun = Dieser Tisch hat noch nicht begonnen.
house-begun = Dieser Tisch hat schon begonnen.
house-not-over = Das Protokoll wird veröffentlicht, wenn die Partie zu Ende ist.
house-seat-taken = Dieser Platz ist besetzt.
house-seat-not-yours = Das ist nicht dein Platz.
house-seated-already = Du sitzt schon an diesem Tisch.
house-not-hotseat = Nur die Hände an einem Bildschirm haben eigene Namen.
house-seat-closed = Dort kann jetzt kein Bot sitzen.
house-private-words = Private Nachrichten gehen von Platz zu Platz.
house-everybody-talks = Alle reden durcheinander; sag es noch einmal.
house-host-only = Das darf nur, wer den Tisch eröffnet hat.
house-no-talk = Gerade soll niemand mit anderen verhandeln; einen Wecker kann man erst dann stellen.
house-account-already = Du hast schon ein Konto.
house-login-taken = Diesen Anmeldenamen hat schon jemand; wähle einen anderen.
house-login-wrong = Anmeldename und Passwort passen nicht zusammen.
house-not-signed-in = Sag zuerst, wer du bist: öffne das Haus im Browser oder nimm als Gast Platz.
house-forged = Das Haus kann nicht erkennen, dass dies von einer seiner Seiten kommt. Lade die Seite neu.
house-foreign-page = Diese Seite gehört nicht zu diesem Haus.
house-signed-out = Du hast dich abgemeldet.
house-slow = Diese Verbindung kam nicht mit.
house-other-rules = Die Regeln dieses Hauses sind neuer als die, unter denen an diesem Tisch bisher gespielt wurde. Unter den neuen geht es weiter, wenn alle zustimmen, die dort spielen.
house-no-snapshot = Die Version, mit der an diesem Tisch gespielt wurde, hat keinen Stand behalten, von dem aus es weitergehen könnte; öffne ihn einmal mit ihr und rufe ecumene upgrade-check --prepare auf.
house-cannot-switch = Dieser Tisch kann unter den vorhandenen Regeln nicht weitergehen: { $reason }
house-over = Die Partie ist zu Ende.
house-talkative = Auf dieser Leitung spricht nur das Haus.
house-crowded = Du hast zu viele Leitungen auf einmal offen; schließe einige.
house-too-many-tables = Du hast { $most } Tische, die nicht beendet sind; beende oder schließe erst einen.
house-key-used = Unter diesem Schlüssel wurde schon etwas anderes geschickt.
house-nobody-there = Dort sitzt niemand, der das lesen könnte.
house-busy = Andere haben zur selben Zeit an diesen Tisch geschrieben; sende es noch einmal.
house-unwritten = Das Haus kann gerade nichts aufschreiben; nichts wurde geändert.
house-counsel-late = Die Regeln brauchen dafür zu lange; frag noch einmal, oder frag nach weniger.
house-resting = Der Tisch macht Pause.
house-bad-terms = Die Bedingungen einer Uhr müssen zu ihrem Tempo passen.
house-bad-proposal = Darüber kann der Tisch nicht abstimmen.
house-vote-open = Darüber wird schon abgestimmt, oder über genug anderes.
house-vote-over = Diese Abstimmung gibt es nicht mehr.
house-no-vote = Du hast hier keine Stimme.
house-no-kind = Nach { $kind } wird hier nie gefragt.
house-no-order = Diese Anweisung gibt es nicht.
house-bad-order = Das wäre jetzt keine gültige Antwort, also lässt sie sich nicht im Voraus geben.
house-many-orders = Es kann höchstens { $most } Anweisungen geben.
house-bad-seat-link = Dieser Link gilt nicht mehr.
house-seat-not-vacant = Wer hier sitzt, darf den Platz teilen; vergeben kann ihn nur der Tisch, durch eine Abstimmung.
house-fault = Das Haus hat einen Fehler gemacht. Er ist notiert.
house-reseated = Du hast hier jetzt einen anderen Platz. Lade die Seite neu.
house-not-awaited = Dort wird auf niemand anderen gewartet.
house-nudged = Vor weniger als { $minutes } Minuten wurde schon erinnert.
house-consents-open = { $most } Fragen an alle sind schon offen; warte auf die Antworten.
house-no-consent = Eine solche Frage gibt es nicht.
house-consent-over = Das ist schon entschieden.
house-no-zone = Eine Zeitzone { $zone } gibt es nicht.
house-no-channel = Einen solchen Weg hast du nicht.
house-channel-known = Dort wirst du schon benachrichtigt.
house-channels-full = Mehr als { $most } Wege gehen nicht; entferne erst einen.
house-channel-unconfirmed = Bestätige erst, dass diese Adresse dir gehört.
house-bad-address = An diese Adresse kann das Haus nichts senden.
house-private-address = Die Adresse liegt in einem privaten Netz; dorthin geht das Haus nicht.
house-not-https = Die Adresse muss mit https:// beginnen.
house-no-mail = Dieses Haus verschickt keine E-Mails; es ist kein Mailserver eingerichtet.
house-bad-code = Das ist nicht die Zahl aus dem Brief.
house-code-guessed = Das wurde zu oft versucht. Entferne die Adresse und füge sie neu hinzu.

# Benachrichtigungen: was sie sagen, und warum eine nicht ankam.

notice-one = { $table } wartet auf dich
notice-many = { $count ->
    [one] { $count } Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
notice-nudge = { $table }: Du wirst gebeten zu spielen
notice-reminder = { $table }: Deine Zeit ist fast um
notice-line = { $table }: { $where }
notice-test = So erreichen dich Nachrichten des Hauses
notice-confirm = Ist das deine Adresse?
notice-code = Jemand möchte an diese Adresse benachrichtigt werden, wenn ein Spiel wartet. Wenn du das warst, gib im Haus diese Zahl ein: { $code }
    Wenn nicht, brauchst du nichts zu tun; hierher kommt dann nichts mehr.
notice-foot = Du bekommst das, weil du erfahren möchtest, wenn ein Spiel auf dich wartet. Ändern kannst du es hier: { $link }

notice-trouble-fault = Dem Haus ist ein Fehler unterlaufen.
notice-trouble-late = Es kam nicht rechtzeitig Antwort.
notice-trouble-unreachable = Dort war niemand zu erreichen.
notice-trouble-no-such-host = Diese Adresse gibt es nicht.
notice-trouble-private-address = Die Adresse liegt in einem privaten Netz; dorthin geht das Haus nicht.
notice-trouble-bad-address = An diese Adresse kann das Haus nichts senden.
notice-trouble-not-https = Die Adresse muss mit https:// beginnen.
notice-trouble-refused = Dort wurde es abgelehnt ({ $detail }).
notice-trouble-gone = Dort ist niemand mehr ({ $detail }); der Weg wurde abgeschaltet.
notice-trouble-no-mail = Dieses Haus verschickt keine E-Mails.
