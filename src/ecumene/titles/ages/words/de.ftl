# Age of Civilization auf Deutsch. Namen von Karten, Aktionen und Farben kommen als Namen an.


## Fragen

ages-ask-draft = Wahl { $number } von { $keep }: Welche Zivilisation behältst du?
ages-ask-draft-help =
    Alle wählen gleichzeitig und geheim und geben den Rest nach links weiter. Was du behältst, ist deine Hand für das ganze Spiel; was niemand behält, bildet die Auslage. Beides wird nie aufgefüllt. Deine erste Zivilisation bringt keine Bonusmünzen, jede spätere zwei.

ages-ask-civilization =
    { $held ->
        [0] Welche Zivilisation steigt auf?
       *[other] Eine neue Zivilisation aufsteigen lassen, eine annektieren oder aussetzen? Du hast { $coins ->
            [one] { $coins } Münze
           *[other] { $coins } Münzen
        } und Platz für { $room ->
            [one] eine weitere Zivilisation.
           *[other] { $room } weitere Zivilisationen.
        }
    }
ages-ask-civilization-help =
    Eine aufsteigende Zivilisation wird deine Hauptzivilisation: Ihre Hauptfähigkeit wirkt, solange sie herrscht, und du nimmst deine Arbeiter neu, so viele, wie ihre Bevölkerung angibt. Eine annektierte Zivilisation kommt darunter: Du erhältst ihr Erbe und einen Arbeiter. Ein Erbe wirkt bis zum Spielende, und du kannst höchstens drei Zivilisationen haben. Die Münzen auf einer Karte kommen mit; auf jede Karte, die in der Auslage bleibt, kommt danach eine weitere.

ages-ask-action =
    { $acted ->
        [yes] Noch eine Aktion?
       *[no] Welche Aktion, oder rasten?
    } { $workers ->
        [0] Kein Arbeiter ist frei,
        [one] { $workers } Arbeiter ist frei,
       *[other] { $workers } Arbeiter sind frei,
    } und du hast { $coins ->
        [one] { $coins } Münze.
       *[other] { $coins } Münzen.
    }
ages-ask-action-help =
    Jede Aktion braucht Arbeiter und manchmal Münzen; was sie dich mit all deinen Fähigkeiten kostet und was sie bringt, sagt jede Antwort. Jedes Feld kann in deinem Zug einmal benutzt werden. Arbeiter auf roten Feldern sind am Ende des Zuges verloren, alle anderen kommen zurück. Wer gar keine Aktion ausführt, darf stattdessen rasten.

ages-ask-free_action =
    Auch noch { $action } ausführen, durch { $via }? Es braucht keinen Arbeiter; du hast { $coins ->
        [one] { $coins } Münze.
       *[other] { $coins } Münzen.
    }
ages-ask-free_action-help =
    Die Karte erlaubt dir die Aktion einmal ohne Arbeiter. Ihre Münzen werden bezahlt, und alle deine Fähigkeiten gelten wie bei jeder anderen Aktion.

ages-ask-technology =
    { $source }: Welche Technologie erhältst du?{ $left ->
        [one] {""}
       *[other] {" "}(insgesamt { $left }, eine nach der anderen)
    }
ages-ask-technology-help =
    Einer der Pfeile zu einer Technologie muss von einer kommen, die du hast; die der ersten Reihe brauchen nichts. Das ist keine Forschung: Es kostet nichts und bringt von sich aus keinen Punkt.

ages-ask-wonder =
    { $source }: Welches Weltwunder nimmst du?{ $left ->
        [one] {""}
       *[other] {" "}(insgesamt { $left }, eins nach dem anderen)
    }
ages-ask-wonder-help = Nimm ein beliebiges Weltwunder aus der Auslage. Die Punkte der Wunder-Aktion gibt es dafür nicht.

ages-ask-tribute =
    { $card }: { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } zahlen oder einen Arbeiter opfern?
ages-ask-tribute-help = Die Mongolen fordern am Ende der Runde einen Tribut. Ein Arbeiter ist endgültig weg; Münzen bekommst du leichter wieder.

ages-ask-turn_end = Das Ende deines Zuges: Welche Fähigkeit wirkt als Nächstes? Noch offen: { $sources }.
ages-ask-turn_end-help =
    Deine Fähigkeiten am Zugende wirken in der Reihenfolge, die du wählst: Münzen zuerst können eine Aktion bezahlen, Punkte zuerst können für weitere Punkte zählen. Über Fähigkeiten, die Münzen kosten, entscheidest du; alle anderen wirken auf jeden Fall.

ages-ask-special =
    Noch eine besondere Technologiekarte kaufen, bevor dein Zug endet? Du hast { $coins ->
        [one] { $coins } Münze.
       *[other] { $coins } Münzen.
    }
ages-ask-special-help =
    Eine besondere Karte verdeckt eine Spalte deiner Technologiekarte, in der noch kein Marker liegt, mit zwei neuen Technologien. Jeder hat höchstens eine, und die Auslage wird nie aufgefüllt.

## Wo das Spiel steht

ages-turn =
    { $phase ->
        [setup] Aufbau
        [over] Spielende
       *[other] Runde { $turn }
    }

ages-phase-setup = Aufbau
ages-phase-draft = Draft
ages-phase-civilization = Zivilisation
ages-phase-actions = Aktionen
ages-phase-turn_end = Zugende
ages-phase-round_end = Rundenende
ages-phase-over = Spielende

## Wofür es Punkte gibt

ages-part-played = Im Spiel
ages-part-end = Spielende

## Antworten

ages-answer-rise =
    { $civilization } aufsteigen lassen: { $workers ->
        [one] { $workers } Arbeiter
       *[other] { $workers } Arbeiter
    }{ $coins ->
        [0] {""}
        [one] , +{ $coins } Münze
       *[other] , +{ $coins } Münzen
    }
ages-answer-annex =
    { $civilization } annektieren{ $workers ->
        [0] {""}
       *[other] : +{ $workers } Arbeiter
    }{ $coins ->
        [0] {""}
        [one] , +{ $coins } Münze
       *[other] , +{ $coins } Münzen
    }
ages-answer-pick =
    { $civilization } behalten ({ $workers } Arbeiter)
ages-answer-skip = Aussetzen: keine Zivilisation nehmen
ages-answer-act =
    { $action }{ $choice ->
        [none] {""}
       *[other] {" "}({ $choice })
    }: { $workers ->
        [0] kein Arbeiter
       *[other] { $workers } Arbeiter
    }{ $lost ->
        [0] {""}
       *[other] {" "}(verloren)
    }{ $price ->
        [0] {""}
        [one] {" "}und { $price } Münze
       *[other] {" "}und { $price } Münzen
    }{ $only ->
        [yes] {""}
       *[no] {" "}für { ages-sum }
    }{ $strength ->
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
ages-sum =
    { $points ->
        [0] { $coins ->
            [0] { $gained ->
                [0] weder Punkte noch Münzen
               *[other] { $gained } Arbeiter
            }
            [one] { $coins } Münze{ $gained ->
                [0] {""}
               *[other] {" "}und { $gained } Arbeiter
            }
           *[other] { $coins } Münzen{ $gained ->
                [0] {""}
               *[other] {" "}und { $gained } Arbeiter
            }
        }
        [one] { $points } Punkt{ $coins ->
            [0] {""}
            [one] {" "}und { $coins } Münze
           *[other] {" "}und { $coins } Münzen
        }{ $gained ->
            [0] {""}
           *[other] {" "}und { $gained } Arbeiter
        }
       *[other] { $points } Punkte{ $coins ->
            [0] {""}
            [one] {" "}und { $coins } Münze
           *[other] {" "}und { $coins } Münzen
        }{ $gained ->
            [0] {""}
           *[other] {" "}und { $gained } Arbeiter
        }
    }
ages-board-way =
    { $workers } Arbeiter{ $lost ->
        [0] {""}
       *[other] {" "}(verloren)
    }{ $price ->
        [0] {""}
        [one] , { $price } Münze
       *[other] , { $price } Münzen
    }{ $only ->
        [yes] {""}
       *[no] {" "}für { ages-sum }
    }{ $strength ->
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
ages-answer-rest =
    Rasten: { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }{ $workers ->
        [0] {""}
       *[other] , { $workers } Arbeiter
    }{ $points ->
        [0] {""}
        [one] , { $points } Punkt
       *[other] , { $points } Punkte
    }
ages-answer-buy =
    { $card } kaufen für { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }
ages-answer-done =
    { $workers ->
        [0] Fertig
        [one] Fertig: { $workers } Arbeiter bleibt zu Hause
       *[other] Fertig: { $workers } Arbeiter bleiben zu Hause
    }
ages-answer-pay_coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } zahlen
ages-answer-give_worker = Einen Arbeiter opfern
ages-answer-learn = { $technology }
ages-answer-raise = { $wonder }
ages-answer-activate =
    { $source }{ $action ->
        [none] {""}
       *[other] {" "}({ $action })
    }{ $choice ->
        [none] {""}
       *[other] : { $choice }
    }{ $price ->
        [0] {""}
        [one] , { $price } Münze zahlen
       *[other] , { $price } Münzen zahlen
    }{ $points ->
        [0] {""}
        [one] , +{ $points } Punkt
       *[other] , +{ $points } Punkte
    }{ $coins ->
        [0] {""}
        [one] , +{ $coins } Münze
       *[other] , +{ $coins } Münzen
    }

## Das Protokoll

ages-event-round = Runde { $round } beginnt mit { $seat }.
ages-event-rose =
    { $seat } lässt { $civilization } aufsteigen: { $workers } Arbeiter{ $coins ->
        [0] .
        [one] , { $coins } Bonusmünze.
       *[other] , { $coins } Bonusmünzen.
    }
ages-event-annexed =
    { $seat } annektiert { $civilization }{ $workers ->
        [0] {""}
       *[other] : { $workers } Arbeiter
    }{ $coins ->
        [0] .
        [one] , { $coins } Bonusmünze.
       *[other] , { $coins } Bonusmünzen.
    }
ages-event-skipped = { $seat } nimmt keine Zivilisation.
ages-event-revealed = { $civilization } kommt in die Auslage.
ages-event-acted =
    { $seat }: { $action }{ $via ->
        [none] {""}
       *[other] {" "}durch { $via }
    }{ $price ->
        [0] {""}
        [one] {" "}für { $price } Münze
       *[other] {" "}für { $price } Münzen
    }{ $points ->
        [0] {""}
        [one] , { $points } Punkt
       *[other] , { $points } Punkte
    }{ $coins ->
        [0] {""}
        [one] , { $coins } Münze erhalten
       *[other] , { $coins } Münzen erhalten
    }{ $workers ->
        [0] .
       *[other] {" "}({ $workers } Arbeiter).
    }
ages-event-rested =
    { $seat } rastet: { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }{ $workers ->
        [0] {""}
       *[other] , { $workers } Arbeiter
    }{ $points ->
        [0] .
        [one] , { $points } Punkt.
       *[other] , { $points } Punkte.
    }
ages-event-technology = { $seat } erhält { $technology }.
ages-event-wonder = { $seat } nimmt { $wonder }.
ages-event-gained =
    { $source } bringt { $seat } { $points ->
        [0] { $coins ->
            [0] { $workers } Arbeiter.
            [one] { $coins } Münze.
           *[other] { $coins } Münzen.
        }
        [one] { $points } Punkt{ $coins ->
            [0] .
            [one] {" "}und { $coins } Münze.
           *[other] {" "}und { $coins } Münzen.
        }
       *[other] { $points } Punkte{ $coins ->
            [0] .
            [one] {" "}und { $coins } Münze.
           *[other] {" "}und { $coins } Münzen.
        }
    }
ages-event-coins_lost =
    { $source } kostet { $seat } { $coins ->
        [one] { $coins } Münze.
       *[other] { $coins } Münzen.
    }
ages-event-placed =
    { $seat } legt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } auf { $civilization }, für { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
ages-event-workers_lost =
    { $seat } verliert { $workers ->
        [one] den Arbeiter auf einem roten Feld.
       *[other] { $workers } Arbeiter auf roten Feldern.
    }
ages-event-war = Krieg! Die geringste Stärke ist { $least }.
ages-event-plague = Die Seuche kommt: Alle opfern einen Arbeiter.
ages-event-sacrificed =
    { $seat } opfert { $workers ->
        [one] einen Arbeiter.
       *[other] { $workers } Arbeiter.
    }
ages-event-spared = { $seat } bleibt verschont.
ages-event-token = { $token }!
ages-event-bought =
    { $seat } kauft { $card } für { $coins ->
        [one] { $coins } Münze.
       *[other] { $coins } Münzen.
    }
ages-event-rival = Der virtuelle Gegner hat jetzt Stärke { $strength }.
ages-event-achieved = { $seat } hat den Erfolg { $achievement } errungen.
ages-event-command = Die Mongolen befehlen: { $command }.
ages-event-card = { $card }!
ages-event-station = { $seat } erreicht Station { $station } der Straße.
ages-event-strength = { $seat } gewinnt { $strength } Stärke.
ages-event-points_lost =
    { $seat } verliert { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
ages-event-tribute =
    { $seat } zahlt einen Tribut von { $coins ->
        [one] { $coins } Münze.
       *[other] { $coins } Münzen.
    }
ages-event-defeated = { $seat } ist besiegt: kein Arbeiter ist übrig und weniger als zwei Münzen.
ages-event-medal =
    { $seat } gewinnt die { $medal ->
        [gold] goldene
        [silver] silberne
       *[bronze] bronzene
    } Medaille.
ages-event-picked =
    { $civilization ->
        [none] { $seat } behält eine Karte.
       *[other] { $seat } behält { $civilization }.
    }
ages-event-passed =
    Die Hände gehen nach links, mit je { $cards ->
        [one] { $cards } Karte.
       *[other] { $cards } Karten.
    }
ages-event-market = Die Auslage dieses Spiels: { $civilizations }.
ages-event-starter = { $seat } nimmt den Startspielermarker.
ages-event-end_scored =
    { $source } bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $seat }.
ages-event-scored =
    { $seat } hat { $score ->
        [one] { $score } Punkt.
       *[other] { $score } Punkte.
    }
ages-event-left = { $seat } verlässt den Tisch.

## Ablehnungen

ages-refuse-must-rise = Dein erster Zug beginnt mit einer Zivilisation, die aufsteigt; annektieren oder aussetzen geht nicht.
ages-refuse-no-pick = Diese Karte ist nicht unter denen, die du wählen kannst.
ages-refuse-no-civilization = Diese Zivilisation kannst du nicht nehmen.
ages-refuse-stays = { $civilization } muss vorerst deine Hauptzivilisation bleiben; du kannst annektieren oder aussetzen.
ages-refuse-terror = In dieser Runde herrscht Schrecken: Rasten und Annektieren sind unmöglich.
ages-refuse-no-wonder = Dieses Weltwunder liegt nicht in der Auslage.
ages-refuse-no-technology = Sag, welche Technologie du erhalten möchtest.
ages-refuse-has-technology = { $technology } hast du schon.
ages-refuse-off-card = { $technology } steht nicht auf deiner Technologiekarte.
ages-refuse-requirement = Für { $technology } brauchst du vorher eine davon: { $requires }.
ages-refuse-no-action = Diese Aktion gibt es nicht.
ages-refuse-unavailable = { $action } ist in dieser Runde nicht verfügbar.
ages-refuse-slot-used =
    { $slots ->
        [one] Das Feld von { $action } ist in diesem Zug schon benutzt.
       *[other] Alle { $slots } Felder von { $action } sind in diesem Zug schon benutzt.
    }
ages-refuse-forbidden = { $civilization } hindert dich an { $action }.
ages-refuse-workers =
    { $action } braucht { $workers } Arbeiter, { $free ->
        [0] und keiner von deinen ist frei.
       *[other] und frei hast du nur { $free }.
    }
ages-refuse-price =
    { $action } kostet { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }, du hast { $coins }.
ages-refuse-no-special = Diese besondere Technologiekarte liegt nicht aus.
ages-refuse-special-when = An diesem Tisch kauft man besondere Technologiekarten, während man Aktionen ausführt.
ages-refuse-special-limit = Du hast schon eine besondere Technologiekarte, und niemand hat zwei.
ages-refuse-special-column = In der Spalte, die { $card } verdecken würde, liegt schon ein Technologiemarker.
ages-refuse-special-price =
    Eine besondere Technologiekarte kostet { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }, du hast { $coins }.
ages-refuse-no-choice = Bei { $action } gibt es nichts zu wählen.
ages-refuse-rest-after-action = Du hast eine Aktion ausgeführt; rasten kannst du nur in einem Zug ohne Aktion.
ages-refuse-other-action = Jetzt kann nur { $action } ausgeführt werden.
ages-refuse-owed = Einige deiner Fähigkeiten haben noch nicht gewirkt, und sie müssen wirken.
ages-refuse-no-ability = So eine Fähigkeit, die noch wirken könnte, hast du nicht.
ages-refuse-activation = { $source } kann jetzt nicht so wirken.
ages-refuse-place-coins =
    Das braucht genau { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }, du hast { $coins }.

## Was Wirkungen tun, in wenigen Worten

ages-effect-military =
    { $amount } Stärke
ages-effect-military_per = { $n } Stärke { $per }
ages-effect-action_bonus = { $actions }: +{ $gains }
ages-effect-action_cost = { $actions }: { $changes }
ages-effect-research_cost = Forschung nach { $technologies }: { $change }
ages-effect-research_bonus =
    Forschung nach { $technologies }: +{ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
ages-effect-action_slot =
    { $count ->
        [one] eigenes Feld: { $action }
       *[other] { $count } eigene Felder: { $action }
    }
ages-effect-free_action_on = nach { $after } auf Wunsch { $action } ohne Arbeiter (die Münzen werden bezahlt)
ages-effect-turn_end_action = jedes Zugende: auf Wunsch { $action } ohne Arbeiter (die Münzen werden bezahlt)
ages-effect-turn_end_place_coins =
    jedes Zugende: auf Wunsch { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } auf eine Karte der Auslage für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
ages-effect-keep_worker = { $actions }: Arbeiter kommen zurück
ages-effect-immune = kein Opfer bei { $events }
ages-effect-others_lose_on_action =
    { $actions }: alle anderen verlieren { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
ages-effect-others_forbidden = niemand sonst darf { $actions } ausführen
ages-effect-use_upcoming_actions = kommende Aktionskarten dürfen benutzt werden
ages-effect-others_lose_on_rise =
    beim Aufstieg: alle anderen verlieren { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
ages-effect-bonus_coins_multiplier = beim Aufstieg: Bonusmünzen mal { $factor }
ages-effect-on_rise = beim Aufstieg: { $gains }
ages-effect-on_gain = sofort: { $gains }
ages-effect-on_annex = beim Annektieren: { $gains }
ages-effect-on_rest = beim Rasten: +{ $gains }
ages-effect-on_war = in jedem Krieg: { $gains }
ages-effect-turn_end = jedes Zugende: { $gains }
ages-effect-game_end = Spielende: { $gains }

ages-gain-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
ages-gain-coins =
    { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
ages-gain-workers = { $n } Arbeiter
ages-gain-technologies =
    { $n ->
        [one] { $n } Technologie
       *[other] { $n } Technologien
    }
ages-gain-wonders = { $n } Weltwunder
ages-gain-others_coins =
    alle anderen { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }

ages-gain-stations =
    { $n ->
        [one] { $n } Station
       *[other] { $n } Stationen
    } weiter
ages-gain-strength = { $n } Stärke
ages-gain-wonder_discount =
    Wunder kostet in diesem Zug { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    } weniger
ages-gain-most = (höchstens { $n })

ages-per-technology =
    { $n ->
        [one] je Technologie
       *[other] je { $n } Technologien
    }{ $offset ->
        [0] {""}
       *[other] {" "}über { $offset } hinaus
    }
ages-per-civilization_card =
    { $n ->
        [one] je Zivilisation
       *[other] je { $n } Zivilisationen
    }{ $offset ->
        [0] {""}
        [1] {" "}außer der ersten
       *[other] {" "}über { $offset } hinaus
    }
ages-per-wonder =
    { $n ->
        [one] je Weltwunder
       *[other] je { $n } Weltwunder
    }{ $offset ->
        [0] {""}
       *[other] {" "}über { $offset } hinaus
    }
ages-per-military =
    { $n ->
        [one] je Stärke
       *[other] je { $n } Stärke
    }{ $offset ->
        [0] {""}
       *[other] {" "}über { $offset } hinaus
    }
ages-per-worker =
    { $n ->
        [one] je Arbeiter
       *[other] je { $n } Arbeiter
    }{ $offset ->
        [0] {""}
       *[other] {" "}über { $offset } hinaus
    }
ages-per-coin =
    { $n ->
        [one] je Münze
       *[other] je { $n } Münzen
    }{ $offset ->
        [0] {""}
       *[other] {" "}über { $offset } hinaus
    }
ages-per-score =
    { $n ->
        [one] je bisher erzielten Punkt
       *[other] je { $n } bisher erzielte Punkte
    }{ $offset ->
        [0] {""}
       *[other] {" "}über { $offset } hinaus
    }
ages-per-upcoming_action_card =
    { $n ->
        [one] je kommende Aktionskarte
       *[other] je { $n } kommende Aktionskarten
    }{ $offset ->
        [0] {""}
       *[other] {" "}über { $offset } hinaus
    }
ages-per-station =
    { $n ->
        [one] je Station
       *[other] je { $n } Stationen
    }{ $offset ->
        [0] {""}
       *[other] {" "}(aufgerundet)
    }
ages-per-bonus_coin =
    { $n ->
        [one] je Bonusmünze darauf
       *[other] je { $n } Bonusmünzen darauf
    }{ $offset ->
        [0] {""}
       *[other] {" "}über { $offset } hinaus
    }

ages-if-most_military =
    mit der größten Stärke{ $n ->
        [0] {""}
       *[other] {" "}(mindestens { $n })
    }
ages-if-military_min = mit Stärke { $n } oder mehr
ages-if-technologies_max =
    { $n ->
        [0] ohne Technologie
        [one] mit höchstens { $n } Technologie
       *[other] mit höchstens { $n } Technologien
    }
ages-if-technologies_min =
    mit { $n ->
        [one] einer Technologie
       *[other] { $n } oder mehr Technologien
    }
ages-if-wonders_min =
    mit { $n ->
        [one] einem Weltwunder
       *[other] { $n } oder mehr Weltwundern
    }
ages-if-has_technology = mit { $technology }

ages-cost-coins-less =
    { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    } weniger
ages-cost-coins-more =
    { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    } mehr
ages-cost-workers-less = { $n } Arbeiter weniger
ages-cost-workers-more = { $n } Arbeiter mehr
ages-cost-set =
    { $n ->
        [0] kostenlos
        [one] für { $n } Münze
       *[other] für { $n } Münzen
    }
ages-cost-not_via = nicht durch { $via }

ages-token-all = alle: { $what }
ages-token-most-wonder = die meisten Weltwunder: { $what }
ages-token-most-technology = die meisten Technologien: { $what }
ages-token-most-coin = die meisten Münzen: { $what }
ages-token-most-military = die größte Stärke: { $what }
ages-token-least-wonder = die wenigsten Weltwunder: { $what }
ages-token-least-technology = die wenigsten Technologien: { $what }
ages-token-least-coin = die wenigsten Münzen: { $what }
ages-token-least-military = die geringste Stärke: { $what }
ages-token-lose_coins =
    -{ $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
ages-token-sacrifice = -{ $n } Arbeiter
ages-token-per_civilizations =
    { $n ->
        [one] je Zivilisation
       *[other] je { $n } Zivilisationen, aufgerundet
    }
ages-token-or_sacrifice = sonst -{ $n } Arbeiter
ages-token-nothing = nichts
ages-command-weaker = wenn du schwächer bist: { $what }
ages-command-lose_points =
    { $n ->
        [one] -{ $n } Punkt
       *[other] -{ $n } Punkte
    }
ages-command-tribute =
    { $n ->
        [one] { $n } Münze zahlen oder einen Arbeiter opfern
       *[other] { $n } Münzen zahlen oder einen Arbeiter opfern
    }
ages-command-terror = in der nächsten Runde weder rasten noch annektieren
ages-command-stronger = die Mongolen sind ab der nächsten Runde um { $n } stärker

ages-named-war = Krieg
ages-named-plague = Seuche
ages-named-drought = Dürre
ages-named-black_death = Schwarzer Tod

# Was bleibt

ages-achievement-skirmish = Scharmützel
ages-achievement-scenario = Weg zum Ruhm: { $scenario }
ages-achievement-medal =
    { $medal ->
        [gold] Goldmedaille
        [silver] Silbermedaille
       *[bronze] Bronzemedaille
    }
ages-achievement-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
ages-achievement-technologies =
    { $n ->
        [one] { $n } Technologie
       *[other] { $n } Technologien
    }
ages-achievement-technologies-most =
    { $n ->
        [0] keine Technologie
        [one] höchstens { $n } Technologie
       *[other] höchstens { $n } Technologien
    }
ages-achievement-wonders =
    { $n ->
        [one] { $n } Weltwunder
       *[other] { $n } Weltwunder
    }
ages-achievement-military = Stärke { $n }
ages-achievement-stations =
    { $n ->
        [one] { $n } Station
       *[other] { $n } Stationen
    }

## Was man berichtigen kann: ages-thing-<id> im Formular, ages-put-<id> im Protokoll

ages-thing-coins = Münzen
ages-put-coins = Münzen von { $seat }: { $old } → { $new }.
ages-thing-points = Siegpunkte
ages-put-points = Siegpunkte von { $seat }: { $old } → { $new }.
ages-thing-workers = Arbeiter
ages-put-workers = Arbeiter von { $seat }: { $old } → { $new }.
ages-thing-bonus = Münzen auf einer Karte der Auslage
ages-put-bonus = Münzen auf { $place }: { $old } → { $new }.

ages-review-unit = zu erwartende Punkte, wie die Bots eine Stellung werten
