# Was der Tisch selbst sagt, gleich bei welchem Spiel.

table-turn = Runde { $turn }
table-seat = Platz { $number }

table-refuse-form = Das ist keine Antwort auf diese Frage ({ $kind }): { $error }
table-refuse-over = Die Partie ist zu Ende.
table-refuse-seat = Diesen Platz gibt es an dem Tisch nicht.
table-refuse-onlooker = Nur wer hier sitzt, kann die Regeln nach { $topic } fragen.
table-refuse-stale = Diese Frage ist nicht mehr offen; du wurdest inzwischen etwas anderes gefragt.
table-refuse-not-asked = Du wirst jetzt nichts gefragt.
table-refuse-not-offered = Das steht nicht zur Wahl.
table-refuse-entry = { $title } kennt diesen Eintrag des Tisches nicht.
table-refuse-topic = Zu { $topic } gibt es keinen Rat; bekannt sind: { $known }
table-refuse-counsel = So kann man zu { $topic } nicht fragen: { $error }
table-refuse-undo-none = Du hast keine Antwort, die du zurücknehmen könntest.
table-refuse-undo-final = Seit deiner letzten Antwort kam Zufall oder Verdecktes ins Spiel; nur eine Abstimmung kann sie zurücknehmen.
table-refuse-undo-others = Andere haben sich inzwischen auf deine Antwort verlassen; nur eine Abstimmung kann sie zurücknehmen.
table-refuse-undo-stale = Das ist nicht mehr deine letzte Antwort; sieh noch einmal hin.
table-refuse-correction-many = Eine Korrektur ändert 1 bis { $most } Werte.
table-refuse-correction-place = Einen Wert, den alle sehen, gibt es bei { $path } nicht.
table-refuse-correction-stale = Der Wert bei { $path } hat sich inzwischen geändert; sieh noch einmal nach.
table-refuse-correction-broken = So eine Stellung kann es nicht geben: Es wären zu viele oder zu wenige Figuren oder Karten, oder eine Frage hätte keine Antwort.
table-refuse-rewind = Der Tisch hat keinen solchen Eintrag, zu dem er zurückkehren könnte.
table-refuse-offer-to = Ein Angebot geht an einen anderen Platz dieses Tisches oder an alle.
table-refuse-offer-gone = Dieses Angebot gibt es nicht oder nicht mehr.
table-refuse-offer-stale = Angebot { $offer } hat sich geändert, seit du es gelesen hast; es ist jetzt Fassung { $version }.
table-refuse-offer-yours = Angebot { $offer } ist dein eigenes.
table-refuse-offer-not-yours = Angebot { $offer } ist nicht deines; du kannst es nicht ändern.
table-refuse-offer-count = Die Bedingungen nennen { $named } Karten, sprechen aber von insgesamt { $count }.
table-refuse-offer-kind = Karten dieser Art gibt es nicht.
table-refuse-offer-cards = { $cards } Karten liegen bei, die Bedingungen sprechen von { $count }.
table-refuse-offer-not-in-hand = Du hast nicht alle diese Karten.
table-refuse-offer-untradeable = Eine dieser Karten darf nicht gehandelt werden.
table-refuse-offer-untrue = Die Karten, die die Bedingungen als wahr nennen, sind nicht dabei.
table-refuse-offer-note = Eine Notiz ist eine einzige Zeile, höchstens { $most } Zeichen lang.

table-correction = Mit Zustimmung aller wird die Stellung berichtigt: { $changes }.
table-corrected = Mit Zustimmung aller wird die Stellung berichtigt.
table-undo = { $name } nimmt eine Antwort zurück.
table-rewind = { $name } geht vor eine Antwort zurück; der Zufall wird neu ausgelost.
table-fork = Was wäre, wenn: Von hier an nimmt die Partie einen anderen Weg. Alles, was { $name } nicht wissen konnte, wird neu ausgeteilt, und der Zufall ist neu.

table-note-vote = { $outcome ->
    [passed] Angenommen
    [back] Erledigt, denn wer { $name } spielt, ist zurück
   *[failed] Abgelehnt
  } ({ $yes } dafür, { $no } dagegen): { $what ->
    [pause] Der Tisch macht Pause.
    [resume] Es geht weiter.
    [extend] Es gibt mehr Zeit.
    [break] Pause nach Runde { $turn }.
    [end] Die Partie endet hier.
    [replace] { $name } wird von jemand anderem gespielt.
    [departure] { $name } verlässt die Partie.
    [rewind] { $turn ->
        [0] Der Tisch geht zu einem früheren Zeitpunkt zurück.
       *[other] Der Tisch geht in Runde { $turn } zurück.
      }
   *[undo] { $name } nimmt eine Antwort zurück.
  }
table-note-break = Die vereinbarte Pause beginnt.
table-note-resume = Es geht weiter.
table-note-away = Wer { $name } spielt, ist nicht da; { $cover ->
    [bot] solange spielt ein Bot.
   *[stand-in] solange spielt eine vorsichtige Vertretung.
  }
table-note-back = Wer { $name } spielt, ist zurück.
table-note-pace = { $pace ->
    [live] Ab jetzt läuft eine Uhr: Alle spielen zur selben Zeit.
    [day] Ab jetzt läuft eine Uhr, die in Tagen rechnet.
   *[none] Ab jetzt läuft keine Uhr.
  }
table-note-taken = { $player } spielt ab jetzt { $name }.
table-note-shared = { $player } spielt { $name } mit.
table-note-parted = { $player } spielt { $name } nicht mehr mit.
table-note-lesson = Dieser Tisch ist eine Lektion.
table-note-hints = { $allowed ->
    [yes] An diesem Tisch sind jetzt Tipps erlaubt.
   *[no] An diesem Tisch gibt es keine Tipps mehr.
}

table-reason-only = Es ist die einzige Antwort, die die Regeln jetzt erlauben.

# Neuigkeiten: was sich für jemanden geändert hat, gut oder schlecht, und wie viel

table-news = { $good ->
    [yes] { $what ->
        [area] Land gewonnen
        [battle] Schlacht gewonnen
        [calamity] Du bist eine Katastrophe los
        [cards] Karten gewonnen
        [city] Stadt gewonnen
        [coins] Münzen gewonnen
        [deal] Angebot angenommen
        [marker] Dein Marker rückt vor
        [points] Punkte gewonnen
        [ship] Schiff gewonnen
        [tokens] Plättchen gewonnen
        [treasury] Schatz gewonnen
        [units] Einheiten gewonnen
        [workers] Arbeiter gewonnen
       *[other] Für dich hat sich etwas geändert
    }
   *[no] { $what ->
        [area] Land verloren
        [battle] Dein Angriff ist gescheitert
        [calamity] Eine Katastrophe kam zu dir
        [cards] Karten verloren
        [city] Stadt verloren
        [coins] Münzen verloren
        [deal] Handel
        [marker] Dein Marker bleibt zurück
        [points] Punkte verloren
        [ship] Schiff verloren
        [tokens] Plättchen verloren
        [treasury] Schatz verloren
        [units] Einheiten verloren
        [workers] Arbeiter verloren
       *[other] Für dich hat sich etwas geändert
    }
}
table-figure-cards = Handkarten
table-figure-cities = Deine Städte
table-figure-coins = Deine Münzen
table-figure-points = Punkte
table-figure-ships = Deine Schiffe
table-figure-step = Feld
table-figure-tokens = Deine Plättchen
table-figure-treasury = Dein Schatz
table-figure-workers = Deine Arbeiter
table-figure-worth = Wert deiner Hand

# The review of a game: headlines of moments by their kind, and what a kind is called in a sum

table-review-trade = { $good ->
    [yes] Ein guter Handel
   *[no] Ein teurer Handel
}
table-review-calamity = { $good ->
    [yes] Gewinn aus einer Katastrophe
   *[no] Eine Katastrophe
}
table-review-city = { $good ->
    [yes] Städte
   *[no] Städte verloren
}
table-review-advance = { $good ->
    [yes] Ein Fortschritt
   *[no] Ein Fortschritt, der mehr kostete als er brachte
}
table-review-war = { $good ->
    [yes] Ein Kampf gewonnen
   *[no] Ein Kampf verloren
}
table-review-card = { $good ->
    [yes] Gute Karten
   *[no] Schlechte Karten
}
table-review-coins = { $good ->
    [yes] Geld gewonnen
   *[no] Geld verloren
}
table-review-land = { $good ->
    [yes] Land gewonnen
   *[no] Land verloren
}
table-review-people = { $good ->
    [yes] Mehr Volk
   *[no] Volk verloren
}
table-review-growth = { $good ->
    [yes] Ein gutes Jahr
   *[no] Ein mageres Jahr
}
table-review-points = { $good ->
    [yes] Punkte
   *[no] Punkte verloren
}
table-review-ship = { $good ->
    [yes] Schiffe
   *[no] Schiffe verloren
}
table-review-step = { $good ->
    [yes] Ein Schritt voraus
   *[no] Ein Schritt zurück
}
table-review-civilization = { $good ->
    [yes] Eine neue Zivilisation
   *[no] Eine Zivilisation, die mehr kostete als sie brachte
}
table-review-wonder = { $good ->
    [yes] Ein Wunder
   *[no] Ein Wunder, das mehr kostete als es brachte
}
table-review-action = { $good ->
    [yes] Ein guter Zug
   *[no] Ein schwacher Zug
}
table-review-rivals = { $good ->
    [yes] Die anderen fielen zurück
   *[no] Die anderen holten auf
}
table-review-other = { $good ->
    [yes] Ein Fortschritt
   *[no] Ein Rückschritt
}
table-review-cities = { $good ->
    [yes] { $count ->
        [one] { $place } gewonnen
       *[other] { $count } Städte gewonnen
    }
   *[no] { $count ->
        [one] { $place } verloren
       *[other] { $count } Städte verloren
    }
}
table-review-unit = Punkte, wenn die Partie da geendet hätte
table-review-sum-trade = Handel
table-review-sum-calamity = Katastrophen
table-review-sum-city = Städte
table-review-sum-advance = Fortschritte
table-review-sum-war = Kämpfe
table-review-sum-card = Karten
table-review-sum-coins = Geld
table-review-sum-land = Land
table-review-sum-people = Volk
table-review-sum-growth = Steuern und Wachstum
table-review-sum-points = Punkte
table-review-sum-ship = Schiffe
table-review-sum-step = Vorankommen
table-review-sum-civilization = Zivilisationen
table-review-sum-wonder = Wunder
table-review-sum-action = Züge
table-review-sum-rivals = die anderen
table-review-sum-other = der Rest
