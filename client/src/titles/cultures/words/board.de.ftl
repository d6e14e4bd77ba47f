# What the board of Rising Cultures says.

cultures-you = du
cultures-your-civilization = { $civilization }, dein Volk
cultures-civilizations = Völker
cultures-character-rome = Leicht zu lernen: Schwerter, Einkommen, viele Gebäude
cultures-character-persia = Leicht zu lernen: mehrere Herrscher nebeneinander, Pferde
cultures-character-abbasid = Anspruchsvoll: studiert abgelegte Karten für Fortschritt
cultures-character-egypt = Anspruchsvoll: Münzen auf dem Nil, den beide nutzen können
cultures-taken-by = Geführt von { $name }
cultures-keeps-coins = behält { $limit } Münzen nach der Runde
cultures-studies = kann für { $cost } Münzen studieren

cultures-progress = Fortschritt
cultures-display = Auslage
cultures-resources = Rohstoffe
cultures-military = Militär
cultures-provinces = Provinzen
cultures-hand = Deine Hand
cultures-nile = Der Nil
cultures-nile-closed = geschlossen
cultures-nile-coin = { $civilization } hat hier eine Münze
cultures-marker = Fortschrittsmarker
cultures-golden-age = Goldenes Zeitalter
cultures-score-now = Punkte, wenn das Spiel jetzt enden würde
cultures-points =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
cultures-vp = { $points } SP
cultures-vp-short = SP
cultures-gain = { $points } SP
cultures-of-coins = von { $limit } Münzen
cultures-on-nile = { $coins } auf dem Nil
cultures-hand-count =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
cultures-deck-count = Stapel { $count }
cultures-deck-known = Was du von deinem Stapel kennst, von oben nach unten
cultures-discard-count = Ablage { $count }
cultures-discard-of = Abgelegt von { $civilization }
cultures-no-cards = Keine Karten.
cultures-display-empty = Noch keine Gebäude oder Herrscher
cultures-planned = wenn du sie spielst
cultures-covers = verdeckt { $cards }
cultures-level-empty = nichts
cultures-level-reached = erreicht
cultures-level-planned = mit diesem Zug
cultures-level-open = nicht erreicht
cultures-band-empty = frei
cultures-resource-cards = Rohstoffkarten; die letzte wird als Nächstes zu Fortschritt
cultures-last-resource = { $card }: zuletzt gelegt, wird als Nächstes zu Fortschritt
cultures-card-comes = mit diesem Zug
cultures-card-goes = wird mit diesem Zug Fortschritt
cultures-as-resources = Als Rohstoffe
cultures-as-military = Als Militär
cultures-cost = Kosten
cultures-costs-nothing = kostet nichts
cultures-no-effect = Keine Wirkung
cultures-kind-building = Gebäude
cultures-kind-leader = Herrscher
cultures-sign =
    { $count } { $what ->
        [wood] Holz
        [brick] Ziegel
        [stone] Stein
        [gold] Gold
        [coin] { $count ->
            [one] Münze
           *[other] Münzen
        }
        [sword] { $count ->
            [one] Schwert
           *[other] Schwerter
        }
        [horse] { $count ->
            [one] Pferd
           *[other] Pferde
        }
        [shield] { $count ->
            [one] Schild
           *[other] Schilde
        }
        [harvest] Ernte-Provinz
        [craft] Handwerks-Provinz
        [trade] Handels-Provinz
       *[other] { $what }
    }
cultures-becoming = { $now }, dann { $to }
cultures-gain-of =
    +{ $count } { $what ->
        [wood] Holz
        [brick] Ziegel
        [stone] Stein
        [gold] Gold
        [sword] { $count ->
            [one] Schwert
           *[other] Schwerter
        }
        [horse] { $count ->
            [one] Pferd
           *[other] Pferde
        }
        [shield] { $count ->
            [one] Schild
           *[other] Schilde
        }
       *[other] { $what }
    }

cultures-won-by = Gewonnen von { $civilization }
cultures-boxed = niemandes
cultures-provinces-over = Das Spiel ist zu Ende.
cultures-contest-nobody = { $province } jetzt: Niemand hat ein Symbol, das zählt.
cultures-contest-you = { $province } jetzt: du { $mine }, { $opponent } { $theirs }. Du führst.
cultures-contest-they = { $province } jetzt: du { $mine }, { $opponent } { $theirs }. { $opponent } führt.
cultures-contest-watch = { $province } jetzt: { $me } { $mine }, { $opponent } { $theirs }. { $leader } führt.
cultures-contest-you-then = { $province } dann: du { $mine }, { $opponent } { $theirs }. Du führst.
cultures-contest-they-then = { $province } dann: du { $mine }, { $opponent } { $theirs }. { $opponent } führt.
cultures-contest-watch-then = { $province } dann: { $me } { $mine }, { $opponent } { $theirs }. { $leader } führt.

cultures-waiting = Wir warten auf { $names }.
cultures-past = Du siehst einen früheren Zeitpunkt.
cultures-put-back = Karte zurückstecken
cultures-use-heading = { $card } verwenden
cultures-uses-of = Verwendungen von { $card }
cultures-use-coins =
    { $coins ->
        [one] { $coins } Münze nehmen
       *[other] { $coins } Münzen nehmen
    }
cultures-use-military = Militär verstärken
cultures-use-resource = Rohstoffe erhöhen
cultures-use-build =
    { $kind ->
        [leader] { $price ->
            [0] Umsonst einsetzen
            [one] Für { $price } Münze einsetzen
           *[other] Für { $price } Münzen einsetzen
        }
       *[building] { $price ->
            [0] Umsonst bauen
            [one] Für { $price } Münze bauen
           *[other] Für { $price } Münzen bauen
        }
    }
cultures-gist-coins = Von { $from } auf { $to } Münzen; die Karte wird abgelegt
cultures-gist-full = Alle { $bands } Plätze sind belegt
cultures-gist-helps = { $gains }; { $province } { $mine } zu { $theirs }
cultures-gist-no-help = { $gains }; hilft nicht bei { $province }
cultures-gist-resource =
    { $coins ->
        [0] { $gains }, auf Dauer
        [one] { $gains ->
            [none] 1 Münze, einmalig
           *[other] { $gains }, auf Dauer; 1 Münze, einmalig
        }
       *[other] { $gains ->
            [none] { $coins } Münzen, einmalig
           *[other] { $gains }, auf Dauer; { $coins } Münzen, einmalig
        }
    }
cultures-gist-dear = Fehlende Rohstoffe kosten { $price } Münzen; du hast { $coins }
cultures-gist-missing =
    { $count } { $what ->
        [wood] Holz
        [brick] Ziegel
        [stone] Stein
       *[gold] Gold
    } fehlt
cultures-place-leader = Wohin
cultures-beside = Neben die anderen
cultures-on-leader = Auf { $leader }
cultures-way-no = Keiner
cultures-way-resource = { $card } wird Fortschritt
cultures-way-study = { $card } für { $cost } Münzen studieren

cultures-consequences = Was geschehen würde
cultures-then-missing =
    { $count } { $resource ->
        [wood] Holz
        [brick] Ziegel
        [stone] Stein
       *[gold] Gold
    } fehlt, je { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
cultures-then-spared =
    { $count ->
        [one] Du sparst einen fehlenden Rohstoff
       *[other] Du sparst { $count } fehlende Rohstoffe
    }
cultures-then-free = Nichts fehlt: Es kostet keine Münzen
cultures-then-effect = { $words }
cultures-then-covered = { $card } wird verdeckt und wirkt nicht mehr
cultures-then-level = { $card } wird Fortschritt, Stufe { $level }: { $words }
cultures-then-coins = Münzen { $from } auf { $to }
cultures-then-limit = Münzen über { $limit } gehen nach der Runde zurück
cultures-then-resource =
    { $resource ->
        [wood] Holz
        [brick] Ziegel
        [stone] Stein
       *[gold] Gold
    } { $from } auf { $to }
cultures-then-symbol =
    { $symbol ->
        [sword] Schwerter
        [horse] Pferde
       *[shield] Schilde
    } { $from } auf { $to }
cultures-then-income = Einkommen je Runde { $from } auf { $to }
cultures-then-contest =
    { $province }: du { $mine }, Gegenseite { $theirs }. { $leads ->
        [yes] Du führst.
       *[no] Die Gegenseite führt.
    }
cultures-then-points = { $points } SP, wenn das Spiel jetzt enden würde
cultures-then-progress = Danach wählst du eine Karte, die Fortschritt wird

cultures-hint-play = Wähle eine Handkarte. Hier steht, was jede Verwendung bewirkt, bevor du sie ausführst.
cultures-hint-civilization = Wähle oben ein Tableau; es gehört dir das ganze Spiel.
cultures-hint-bury = Wähle die Karte, die unter deinen Stapel kommt.
cultures-hint-start = Wähle drei Karten der Reihe nach: den ersten Rohstoff, den letzten Rohstoff (er wird als Nächstes zu Fortschritt) und die Karte für oben auf den Stapel. Die vierte kommt nach unten.
cultures-role-first = 1. Rohstoff
cultures-role-second = 2. Rohstoff
cultures-role-top = oben
cultures-role-bottom = unten

cultures-do-card = Wähle eine Karte
cultures-do-other-use = Wähle die Verwendung
cultures-do-start = Mit diesen Karten beginnen
cultures-do-lead = { $civilization } führen
cultures-do-bury = { $card } unter den Stapel legen
cultures-do-coins =
    { $coins ->
        [one] { $card } für { $coins } Münze ablegen
       *[other] { $card } für { $coins } Münzen ablegen
    }
cultures-do-military = { $card } zum Militär legen
cultures-do-resource = { $card } zu den Rohstoffen legen
cultures-do-build =
    { $kind ->
        [leader] { $price ->
            [0] { $card } umsonst einsetzen
            [one] { $card } für { $price } Münze einsetzen
           *[other] { $card } für { $price } Münzen einsetzen
        }
       *[building] { $price ->
            [0] { $card } umsonst bauen
            [one] { $card } für { $price } Münze bauen
           *[other] { $card } für { $price } Münzen bauen
        }
    }

cultures-if-decline = Du behältst dein Militär; tritt niemand an, verlässt die Provinz das Spiel.
cultures-if-keep = Du bekommst keine neuen Karten und beginnst, Karten zu spielen.
cultures-if-swap = Münzen { $from } auf { $to }; für jede neue Karte kommt eine unter deinen Stapel.
cultures-if-nile =
    { $brings ->
        [none] Nichts vom Nil; { $left } Münzen zum Ausgeben.
       *[other] { $brings }; { $left } Münzen zum Ausgeben.
    }
cultures-if-level = Stufe { $level }: { $words }.
cultures-if-second = Die Völker wechseln den Platz, die Provinzen bleiben.
cultures-if-win = { $mine } zu { $theirs }: Treten beide an, gewinnst du.
cultures-if-lose = { $mine } zu { $theirs }: Du gewinnst nur, wenn die Gegenseite nicht antritt.
cultures-if-cost = { $card } wird dafür abgelegt.
cultures-if-cost-nothing = Es kostet dich keine Militärkarte.
cultures-first-game = Erstes Spiel: du { $mine }, Gegenseite { $theirs } Punkte.

cultures-score-sheet = Wertungsblatt
cultures-part-display = Gebäude und Herrscher
cultures-part-board = Volkstableau
cultures-part-provinces = Provinzen
cultures-part-marker = Fortschrittsmarker
cultures-part-first-game = Erstes Spiel
cultures-scored-progress = Fortschrittsstufe { $number }
cultures-scored-military = Militärplatz { $number }
