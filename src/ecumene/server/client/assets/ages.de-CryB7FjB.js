var e=`# Das Brett von Age of Civilization.

ages-you = du
ages-track = Zeitleiste
ages-round = Runde { $round } von { $rounds }
ages-market = Zivilisationen
ages-deck = { $count } im Stapel
ages-wonders = Weltwunder
ages-no-wonders = Es ist kein Weltwunder mehr da.
ages-specials = Besondere Technologien
ages-price =
    { $coins ->
        [one] je { $coins } Münze
       *[other] je { $coins } Münzen
    }
ages-covers =
    { $column ->
        [left] Verdeckt die linke Spalte
        [middle] Verdeckt die mittlere Spalte
       *[right] Verdeckt die rechte Spalte
    }
ages-hand = Deine Hand
ages-passing = Behalte eine, gib die anderen weiter
ages-technologies = Technologien
ages-technology-held = Du hast sie
ages-technology-open = Jetzt erreichbar
ages-technology-locked = Braucht { $names }
ages-or = {" "}oder{" "}
ages-legacy = Erbe
ages-no-civilization = Noch keine Zivilisation
ages-starter = Startspieler
ages-strongest = am stärksten
ages-weakest = am schwächsten
ages-end-now =
    { $points ->
        [one] +{ $points } Punkt, wenn das Spiel jetzt enden würde
       *[other] +{ $points } Punkte, wenn das Spiel jetzt enden würde
    }
ages-rival = Der virtuelle Gegner hat Stärke { $strength }.
ages-figure =
    { $what ->
        [points] { $count ->
            [one] { $count } Punkt
           *[other] { $count } Punkte
        }
        [coins] { $count ->
            [one] { $count } Münze
           *[other] { $count } Münzen
        }
        [lost] { $count ->
            [one] { $count } Arbeiter, geht verloren
           *[other] { $count } Arbeiter, gehen verloren
        }
        [strength] Stärke { $count }
        [stations] { $count ->
            [one] { $count } Station weiter
           *[other] { $count } Stationen weiter
        }
        [discount] Wunder kostet in diesem Zug { $count } weniger
        [technologies] { $count ->
            [one] { $count } Technologie
           *[other] { $count } Technologien
        }
        [wonders] { $count ->
            [one] { $count } Weltwunder
           *[other] { $count } Weltwunder
        }
       *[workers] { $count ->
            [one] { $count } Arbeiter
           *[other] { $count } Arbeiter
        }
    }

ages-event-war = Krieg
ages-event-plague = Seuche
ages-event-drought = Dürre
ages-event-black_death = Schwarzer Tod
ages-forecast-war =
    { $struck ->
        [none] Krieg nach dieser Runde: Im Moment würde niemand einen Arbeiter verlieren.
       *[other] Krieg nach dieser Runde: Im Moment trifft es { $alone ->
            [yes] dich
           *[no] { $struck }
        }, ein Arbeiter geht verloren.
    }
ages-forecast-plague =
    { $alone ->
        [yes] { $struck ->
            [none] Seuche nach dieser Runde: Dich würde sie verschonen.
           *[other] Seuche nach dieser Runde: Du verlierst einen Arbeiter.
        }
       *[no] { $spared ->
            [none] Seuche nach dieser Runde: Alle verlieren einen Arbeiter.
           *[other] Seuche nach dieser Runde: Alle außer { $spared } verlieren einen Arbeiter.
        }
    }
ages-forecast-drought =
    { $alone ->
        [yes] Dürre nach dieser Runde: Du verlierst 2 Münzen und einen Arbeiter.
       *[no] Dürre nach dieser Runde: Alle verlieren 2 Münzen und einen Arbeiter.
    }
ages-forecast-black_death =
    { $alone ->
        [yes] { $struck ->
            [none] Schwarzer Tod nach dieser Runde: Dich würde er verschonen.
           *[other] Schwarzer Tod nach dieser Runde: Du verlierst zwei Arbeiter.
        }
       *[no] { $spared ->
            [none] Schwarzer Tod nach dieser Runde: Alle verlieren zwei Arbeiter.
           *[other] Schwarzer Tod nach dieser Runde: Alle außer { $spared } verlieren zwei Arbeiter.
        }
    }
ages-status-past = nicht mehr offen
ages-status-open = offen
ages-status-upcoming = kommt noch
ages-slots =
    { $slots ->
        [one] { $slots } Feld
       *[other] { $slots } Felder
    }, { $used } belegt{ $kind ->
        [red] ; die Arbeiter darauf gehen verloren
       *[white] {""}
    }
ages-why-forbidden = verboten
ages-why-used = belegt
ages-why-workers = kein Arbeiter
ages-why-coins = zu teuer
ages-cannot = { $name } kannst du jetzt nicht nehmen.
ages-cannot-forbidden = Eine andere Zivilisation verbietet { $name }.
ages-cannot-used = Alle Felder von { $name } sind in diesem Zug belegt.
ages-cannot-workers = { $name } braucht mehr Arbeiter, als frei sind.
ages-cannot-coins = { $name } kostet mehr Münzen, als du hast.

ages-free =
    { $count ->
        [0] Kein Arbeiter ist frei.
        [one] { $count } freier Arbeiter
       *[other] { $count } freie Arbeiter
    }
ages-hint-draft = Wähle die Karte, die du behältst. Was sie kann, solange sie herrscht, steht über ihrem Erbe.
ages-hint-civilization = Wähle eine Zivilisation der Auslage. Hier steht vorher, was Aufsteigen oder Annektieren bringt.
ages-hint-action = Tippe auf eine Aktion oder ziehe einen Arbeiter darauf: Was sie kostet und bringt, steht hier, bevor du sie ausführst.
ages-hint-special = Auch eine besondere Technologiekarte der Auslage kannst du kaufen, davor oder danach.
ages-hint-technology = Wähle eine Technologie auf deiner Karte oder hier.
ages-hint-wonder = Wähle ein Weltwunder in der Auslage oder hier.
ages-put-back = Zurücklegen
ages-sum = Was es kostet und bringt
ages-sum-printed = Gedruckt
ages-sum-now = Zusammen
ages-sum-cost =
    { $workers ->
        [0] kein Arbeiter
        [one] { $workers } Arbeiter
       *[other] { $workers } Arbeiter
    }{ $lost ->
        [0] {""}
       *[other] {" "}(verloren)
    }{ $coins ->
        [0] {""}
        [one] , { $coins } Münze
       *[other] , { $coins } Münzen
    }
ages-sum-gives =
    bringt { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $coins ->
        [0] {""}
        [one] , { $coins } Münze
       *[other] , { $coins } Münzen
    }{ $workers ->
        [0] {""}
        [one] , { $workers } Arbeiter
       *[other] , { $workers } Arbeiter
    }
ages-sum-besides =
    { $strength ->
        [0] {""}
       *[other] , +{ $strength } Stärke
    }{ $stations ->
        [0] {""}
        [one] , { $stations } Station weiter
       *[other] , { $stations } Stationen weiter
    }{ $discount ->
        [0] {""}
       *[other] , Wunder kostet in diesem Zug { $discount } weniger
    }
ages-sum-coins = Münzen { $from } auf { $to }
ages-following = Was geschehen würde
ages-then-workers = Arbeiter { $from } auf { $to }
ages-then-declines = { $name } geht unter: Die Hauptfähigkeit endet, das Erbe bleibt
ages-do =
    { $what ->
        [rise] Aufsteigen lassen
        [annex] Annektieren
        [skip] Aussetzen
        [act] Ausführen
        [rest] Rasten
        [done] Fertig
        [learn] Erhalten
        [raise] Nehmen
        [activate] Wirken lassen
        [buy] Kaufen
        [pick] Behalten
        [pay_coins] Zahlen
        [give_worker] Arbeiter opfern
       *[none] Wählen
    }
ages-waiting = Warten auf { $names }.
ages-past = Du siehst einen früheren Zeitpunkt.
ages-score-sheet = Wertung
ages-score-played = Im Spiel
ages-achievements = Erfolge:

ages-forecast-card = Nach dieser Runde: { $card }.
ages-forecast-token = { $name } nach dieser Runde: { $words }.
ages-alone = Allein
ages-alone-growing = Sie wächst am Ende jeder Runde um eins.
ages-stations = Station { $reached } von { $stations }
ages-medal = Medaille:
ages-medal-bronze = Bronze
ages-medal-silver = Silber
ages-medal-gold = Gold
ages-goal-points = { $count } Punkte
ages-goal-wonders = { $count } Weltwunder
ages-goal-technologies = { $count } Technologien
ages-goal-stations = { $count } Stationen
ages-mongols = Die Mongolen haben Stärke { $strength }: so viel wie die Runde, und mehr nach einer Finte.
ages-commands = Befehle der Mongolen
ages-commands-next = Am Ende jeder Runde kommt einer der Befehle, die noch nicht gekommen sind.
ages-commands-over = In dieser Reihenfolge kamen sie.
ages-command-came = Runde { $round }
ages-terror = Schrecken: In dieser Runde darfst du weder rasten noch annektieren.
ages-discount-of = Steinbruch
ages-discount =
    { $count ->
        [one] { $count } Münze weniger in diesem Zug
       *[other] { $count } Münzen weniger in diesem Zug
    }
`;export{e as default};