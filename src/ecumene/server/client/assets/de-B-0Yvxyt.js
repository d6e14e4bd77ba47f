var e=`notices-about = Wenn ein Tisch anfängt, auf dich zu warten, kann das Haus dir Bescheid geben: hier, im Browser, in einem Chat oder per E-Mail. Du bekommst jedes Mal eine Nachricht, aber keine, während du auf den Tisch schaust.
notices-sign-in = Um Benachrichtigungen zu bekommen, nimm erst Platz oder melde dich an.

notices-here = Auf diesem Gerät
notices-page = Auf offenen Seiten des Hauses
notices-page-about = Eine Zeile am Rand der Seite und ein Zeichen im Tab.
notices-popups = Auch als Meldung dieses Browsers
notices-popups-about = Während eine Seite des Hauses im Hintergrund offen ist.
notices-popups-ask = Meldungen erlauben
notices-popups-allowed = Dieser Browser zeigt Meldungen des Hauses.
notices-popups-denied = Dieser Browser erlaubt keine Meldungen des Hauses. Das lässt sich in seinen Einstellungen für diese Seite ändern.
notices-push = Auch bei geschlossenem Browser
notices-push-about = Der Hersteller deines Browsers leitet die Meldung weiter; lesen kann sie nur dieser Browser.
notices-push-none = Dieser Browser kennt keine Push-Meldungen, oder das Haus hat keine sichere Adresse.
notices-push-on = Für diesen Browser einschalten
notices-push-off = Für diesen Browser ausschalten
notices-push-name = Dieser Browser
notices-try-page = Ausprobieren

notices-elsewhere = Anderswo
notices-none-elsewhere = Noch nichts. Füge einen Chat oder eine E-Mail-Adresse hinzu.
notices-add = Hinzufügen
notices-kind = Wohin
notices-kind-discord = Discord
notices-kind-slack = Slack
notices-kind-json = Ein eigenes Programm
notices-kind-mail = E-Mail
notices-kind-push = Browser
notices-kind-page = Seite des Hauses
notices-address-hook = Adresse des Webhooks
notices-address-mail = E-Mail-Adresse
notices-help-discord = In Discord: Einstellungen des Kanals, Integrationen, Webhooks, Neuer Webhook, Adresse kopieren.
notices-help-slack = In Slack: eine App mit „Incoming Webhooks“; die Adresse beginnt mit https://hooks.slack.com/.
notices-help-json = Das Haus sendet JSON per POST an diese Adresse; die Dokumentation beschreibt es.
notices-help-mail = Das Haus schickt zuerst eine Zahl dorthin, damit niemand eine fremde Adresse einträgt.
notices-name = Wie du es nennst
notices-name-about = Freiwillig
notices-test = Ausprobieren
notices-test-of = { $name } ausprobieren
notices-remove-of = { $name } entfernen
notices-tested = Unterwegs. Das Ergebnis steht unten.
notices-unconfirmed = Noch nicht bestätigt
notices-code = Die Zahl aus der E-Mail
notices-confirm = Bestätigen
notices-confirmed = Bestätigt. Von jetzt an bekommst du dort Bescheid.
notices-trouble = Problem

notices-when = Wann
notices-quiet = Ruhezeit
notices-quiet-about = Was in dieser Zeit kommt, wird danach gemeldet, wenn es dann noch wichtig ist.
notices-from = Von
notices-to = Bis
notices-zone = Zeitzone
notices-digest = Mehrere Tische in einer Nachricht
notices-digest-0 = Jeder Tisch sofort
notices-digest-900 = Eine Viertelstunde lang gesammelt
notices-digest-3600 = Eine Stunde lang gesammelt
notices-digest-14400 = Vier Stunden lang gesammelt
notices-digest-86400 = Einmal am Tag
notices-kept = Gespeichert.

notices-muted = Tische ohne Benachrichtigungen
notices-unmute = Wieder benachrichtigen
notices-unmute-of = Wieder über { $name } benachrichtigen
notices-mute-this = Keine Benachrichtigungen über diesen Tisch

notices-letters = Die letzten Benachrichtigungen
notices-no-letters = Bisher keine.
notices-state-waiting = Wartet
notices-state-sending = Unterwegs
notices-state-sent = Angekommen
notices-state-failed = Fehlgeschlagen
notices-state-moot = Nicht mehr nötig
notices-attempts = { $attempts ->
    [one] 1 Versuch
   *[other] { $attempts } Versuche
}
`;export{e as default};