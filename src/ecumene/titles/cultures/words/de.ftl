# Rising Cultures auf Deutsch. Dieselben Schlüssel wie in en.ftl; Namen von Karten und Völkern kommen als Namen an.


## Fragen

cultures-ask-civilization = Welches Volk führst du?
cultures-ask-civilization-help =
    Jedes Volk hat einen eigenen Stapel von 24 Karten und ein eigenes Tableau, und du behältst es das ganze Spiel. Rom und Persien sind am leichtesten zu lernen. Ägypten spielt mit Münzen auf dem Nil, das Abbasiden-Kalifat kann abgelegte Karten studieren. Ein Volk, das schon gewählt ist, kann niemand mehr nehmen.

cultures-ask-start = Welche zwei Karten sind deine ersten Rohstoffe, und welche kommt oben auf deinen Stapel?
cultures-ask-start-help =
    Du hast vier Karten gezogen. Zwei liegen als erste Rohstoffe unter deinem Tableau; die zuletzt genannte liegt obenauf und würde zuerst Fortschritt. Eine dritte Karte kommt oben auf deinen Stapel und kehrt in der ersten Runde zurück, die vierte kommt nach unten und kehrt zuletzt zurück. Eine Münze auf einer Rohstoffkarte bekommst du jetzt, einmalig.

cultures-ask-nile =
    Wie viele Münzen sollen auf dem Nil liegen? { $open ->
        [one] 1 Abschnitt ist offen
       *[other] { $open } Abschnitte sind offen
    }, du hast dort { $now ->
        [one] { $now } Münze
       *[other] { $now } Münzen
    }.
cultures-ask-nile-help =
    Jede deiner Münzen auf dem Nil schaltet einen Abschnitt frei, vom ersten an, solange sie dort liegt; sie bleibt deine. Ägypten öffnet durch Fortschritt weitere Abschnitte, für beide. Hat Ägyptens Gegenseite dort Münzen, bekommt Ägypten eine Münze aus dem Vorrat. Münzen auf dem Nil zählen nicht zu deiner Münzgrenze, aber du kannst sie nicht ausgeben.

cultures-ask-swap =
    Vor dem Ausspielen Karten tauschen? { $free ->
        [0] { $paid ->
            [one] Eine Karte, für 1 Münze.
           *[other] Bis zu { $paid } Karten, für je 1 Münze.
        }
       *[other] { $paid ->
            [0] { $free ->
                [one] Eine Karte, umsonst.
               *[other] Bis zu { $free } Karten, umsonst.
            }
            [one] Eine Karte für 1 Münze, und { $free } umsonst.
           *[other] Bis zu { $paid } Karten für je 1 Münze, und { $free } umsonst.
        }
    }
cultures-ask-swap-help =
    Für jeden Tausch ziehst du eine neue Karte und legst dann eine Handkarte unter deinen Stapel, vielleicht eben die gezogene. Du spielst in dieser Runde drei deiner vier Karten; ein Tausch lohnt sich, wenn die Hand nicht zu deinem Plan passt. Karten unter dem Stapel sind nicht verloren: Dein ganzer Stapel geht durch deine Hand, sie kommen in den letzten Runden wieder. Hast du gesehen, was du gezogen hast, kannst du den Tausch nur zurücknehmen, wenn die anderen zustimmen.

cultures-ask-bury =
    Welche Karte kommt unter deinen Stapel? { $left ->
        [one] Wähle eine Karte.
       *[other] Wähle { $left } Karten, eine nach der anderen.
    }
cultures-ask-bury-help =
    Du hast neue Karten gezogen; jetzt bekommt deine Hand wieder ihre normale Größe. Jede Karte, die du hier nennst, kommt ganz nach unten und kehrt in den letzten Runden zurück, wenn die Karten darüber gespielt sind. Es darf eine Karte sein, die du eben gezogen hast.

cultures-ask-play =
    Karte { $number } von { $plays }: Welche spielst du, und wofür? Du hast { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
cultures-ask-play-help =
    Jede Karte hat vier Verwendungen: für Münzen ablegen, mit ihrem Symbol das Militär verstärken, mit ihrem Streifen deine Rohstoffe erhöhen oder als Gebäude oder Herrscher in die Auslage legen. Rohstoffe werden nie verbraucht: Ein Gebäude ist umsonst, wenn deine Rohstoffe seine Kosten decken, und jeder fehlende kostet Münzen. Mit jedem Gebäude oder Herrscher darfst du deine letzte Rohstoffkarte zu Fortschritt machen; das schaltet die nächste Stufe deines Tableaus frei, nimmt dir aber diese Rohstoffe. Die Karte, die du nicht spielst, kommt wieder oben auf deinen Stapel.

cultures-ask-progress = Welche Karte wird Fortschritt?
cultures-ask-progress-help =
    Die Karte kommt verdeckt auf die höchste freie Fortschrittsstufe deines Tableaus und schaltet sie für den Rest des Spiels frei. Mehr Fortschrittskarten als die Gegenseite bringen dir auch den Fortschrittsmarker; er beginnt die Runde, gewinnt bei Gleichstand und zählt am Ende Punkte. Nimmst du deine letzte Militärkarte, musst du sie nicht für die Provinz ablegen.

cultures-ask-compete =
    Um { $province } antreten? Symbole, die zählen: deine { $mine }, die der Gegenseite { $theirs }. { $tie ->
        [yes] Bei Gleichstand gewinnst du.
       *[no] Bei Gleichstand gewinnt die Gegenseite.
    }
cultures-ask-compete-help =
    Wer mit den meisten Symbolen von der Art der Provinz antritt, gewinnt sie; bei Gleichstand gewinnt, wer den Fortschrittsmarker hat. Wer allein antritt, nimmt sie. Wer gewinnt, legt danach die zuletzt gespielte Militärkarte ab; eine schwache Provinz ist das vielleicht nicht wert. Tritt niemand an, verlässt die Provinz das Spiel.

cultures-ask-next_game = Das erste Spiel ist zu Ende. Das zweite mit getauschten Völkern beginnen?
cultures-ask-next_game-help =
    Sieh dir Tableaus und Wertungsblatt an, so lange du magst; abgeräumt wird, wenn beide bereit sind. Im zweiten Spiel führst du das Volk, das die Gegenseite geführt hat, über dieselben sieben Provinzen, und derselbe Platz beginnt wie im ersten. Wer aus beiden Spielen zusammen mehr Punkte hat, gewinnt.

## Wo das Spiel steht

cultures-turn =
    { $phase ->
        [setup] { $turn ->
            [0] Aufbau
           *[other] Aufbau des zweiten Spiels
        }
        [between] zwischen den Spielen
       *[other] { $turn ->
            [8] Runde 1 des zweiten Spiels
            [9] Runde 2 des zweiten Spiels
            [10] Runde 3 des zweiten Spiels
            [11] Runde 4 des zweiten Spiels
            [12] Runde 5 des zweiten Spiels
            [13] Runde 6 des zweiten Spiels
            [14] Runde 7 des zweiten Spiels
           *[other] Runde { $turn }
        }
    }

cultures-phase-setup = Aufbau
cultures-phase-income = Einkommen
cultures-phase-swap = Neue Karten
cultures-phase-play = Drei Karten
cultures-phase-province = Provinz
cultures-phase-between = Zwischen den Spielen
cultures-phase-over = Ende des Spiels

## Wofür es Punkte gibt

cultures-part-display = Auslage
cultures-part-board = Tableau
cultures-part-provinces = Provinzen
cultures-part-marker = Fortschrittsmarker
cultures-part-first_game = Erstes Spiel

## Antworten

cultures-answer-civilization = { $civilization }
cultures-answer-start = { $resources } als Rohstoffe, { $top } oben auf den Stapel
cultures-answer-nile =
    { $coins ->
        [0] Keine Münze auf den Nil
       *[other] { $coins ->
           [one] { $coins } Münze
          *[other] { $coins } Münzen
       } auf den Nil
    }
cultures-answer-swap =
    { $free ->
        [0] { $paid ->
            [one] { $paid } Karte
           *[other] { $paid } Karten
        } für { $paid ->
            [one] { $paid } Münze
           *[other] { $paid } Münzen
        } tauschen
       *[other] { $paid ->
            [0] { $free ->
                [one] { $free } Karte
               *[other] { $free } Karten
            } umsonst tauschen
           *[other] { $paid ->
               [one] { $paid } Karte
              *[other] { $paid } Karten
           } für { $paid ->
               [one] { $paid } Münze
              *[other] { $paid } Münzen
           } und { $free } umsonst tauschen
        }
    }
cultures-answer-keep = Hand behalten
cultures-answer-bury = { $card } unter den Stapel legen
cultures-answer-coins =
    { $card } für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } ablegen
cultures-answer-military =
    { $card } zum Militär legen: { $symbol ->
        [sword] Schwert
        [horse] Pferd
       *[shield] Schild
    }
cultures-answer-resource = { $card } zu den Rohstoffen legen: { $resources }
cultures-answer-build =
    { $card }{ $cover ->
        [none] { "" }
       *[other] { " " }auf { $cover }
    } { $price ->
        [0] umsonst
       *[other] für { $price ->
           [one] { $price } Münze
          *[other] { $price } Münzen
       }
    } { $kind ->
        [leader] einsetzen
       *[building] bauen
    }{ $progress ->
        [no] { "" }
        [study] , { $moved } für { $study_cost } Münzen zu Fortschritt: Stufe { $level }, { $brings }
       *[resource] , { $moved } zu Fortschritt: Stufe { $level }, { $brings }
    }
cultures-answer-from_discard = { $card } aus deiner Ablage
cultures-answer-from_military = Deine letzte Militärkarte
cultures-answer-no_progress = Kein Fortschritt
cultures-answer-compete = Antreten
cultures-answer-decline = Nicht antreten
cultures-answer-begin_second = Das zweite Spiel beginnen

## Was geschehen ist

cultures-event-civilization = { $seat } kommt ins Spiel.
cultures-event-started =
    { $seat } beginnt mit { $resources } als Rohstoffen{ $coins ->
        [0] .
       *[other] { " " }und bekommt { $coins ->
           [one] { $coins } Münze
          *[other] { $coins } Münzen
       }.
    }
cultures-event-round = Runde { $round } beginnt; { $seat } hat den Fortschrittsmarker.
cultures-event-income =
    { $seat } bekommt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } Einkommen.
cultures-event-nile =
    { $coins ->
        [0] { $seat } nimmt alle Münzen vom Nil.
       *[other] { $seat } hat { $coins ->
           [one] { $coins } Münze
          *[other] { $coins } Münzen
       } auf dem Nil.
    }
cultures-event-toll =
    { $seat } bekommt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, weil die Gegenseite den Nil nutzt.
cultures-event-drew =
    { $cards ->
        [none] { $seat } zieht { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }.
       *[other] { $seat } zieht { $cards }.
    }
cultures-event-swapped =
    { $free ->
        [0] { $seat } tauscht { $paid ->
            [one] { $paid } Karte
           *[other] { $paid } Karten
        } für { $paid ->
            [one] { $paid } Münze
           *[other] { $paid } Münzen
        }.
       *[other] { $paid ->
            [0] { $seat } tauscht { $free ->
                [one] { $free } Karte
               *[other] { $free } Karten
            } umsonst.
           *[other] { $seat } tauscht { $paid ->
               [one] { $paid } Karte
              *[other] { $paid } Karten
           } für { $paid ->
               [one] { $paid } Münze
              *[other] { $paid } Münzen
           } und { $free } umsonst.
        }
    }
cultures-event-buried =
    { $card ->
        [none] { $seat } legt eine Karte unter den Stapel.
       *[other] { $seat } legt { $card } unter den Stapel.
    }
cultures-event-sold =
    { $seat } legt { $card } für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } ab.
cultures-event-reinforced = { $seat } verstärkt das Militär mit { $card }, Platz { $band }.
cultures-event-gathered =
    { $seat } legt { $card } zu den Rohstoffen{ $coins ->
        [0] .
       *[other] { " " }und bekommt { $coins ->
           [one] { $coins } Münze
          *[other] { $coins } Münzen
       }.
    }
cultures-event-built =
    { $seat } legt { $card }{ $cover ->
        [none] { "" }
       *[other] , auf { $cover },
    } { $price ->
        [0] umsonst in die Auslage.
       *[other] für { $price ->
           [one] { $price } Münze
          *[other] { $price } Münzen
       } in die Auslage.
    }
cultures-event-coins =
    { $seat } bekommt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } von { $source }.
cultures-event-progressed =
    { $seat } macht { $card } { $study ->
        [0] zu Fortschritt und erreicht Stufe { $level }.
       *[other] für { $study ->
           [one] { $study } Münze
          *[other] { $study } Münzen
       } zu Fortschritt und erreicht Stufe { $level }.
    }
cultures-event-golden_age = { $seat } beginnt ein Goldenes Zeitalter.
cultures-event-returned =
    { $boxed ->
        [yes] { $card ->
            [none] { $seat } legt die letzte Karte in die Schachtel zurück.
           *[other] { $seat } legt { $card } in die Schachtel zurück.
        }
       *[no] { $card ->
            [none] { $seat } legt eine Karte oben auf den Stapel zurück.
           *[other] { $seat } legt { $card } oben auf den Stapel zurück.
        }
    }
cultures-event-declared =
    { $competes ->
        [yes] { $seat } tritt um { $province } an.
       *[no] { $seat } tritt nicht um { $province } an.
    }
cultures-event-province =
    { $seat } gewinnt { $province } mit { $symbols ->
        [one] { $symbols } Symbol
       *[other] { $symbols } Symbolen
    }.
cultures-event-boxed = { $province } geht an niemanden und verlässt das Spiel.
cultures-event-paid = { $seat } legt dafür { $card } aus dem Militär ab.
cultures-event-marker =
    { $tie ->
        [yes] Gleichstand im Fortschritt: Der Marker geht an { $seat }.
       *[no] { $seat } nimmt mit mehr Fortschritt den Fortschrittsmarker.
    }
cultures-news-province-won = { $province } gehört dir
cultures-news-marker-lost = Du hast den Fortschrittsmarker verloren
cultures-news-marker-won = Der Fortschrittsmarker gehört dir
cultures-event-limit =
    { $seat } liegt über der Münzgrenze und gibt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } zurück.
cultures-event-scored =
    { $game ->
        [1] { $seat } erreicht { $score } Punkte.
       *[other] { $seat } erreicht { $score } Punkte im zweiten Spiel.
    }
cultures-event-left = { $seat } hat den Tisch verlassen.

## Ablehnungen

cultures-refuse-no-civilization = Dieses Volk gibt es in Rising Cultures nicht.
cultures-refuse-taken-civilization = Dieses Volk ist schon vergeben.
cultures-refuse-start = Nenne drei verschiedene der vier gezogenen Karten: zwei Rohstoffe und eine für oben auf den Stapel.
cultures-refuse-nile =
    { $most ->
        [0] Du kannst jetzt keine Münze auf dem Nil haben.
       *[other] Du kannst jetzt von 0 bis { $most ->
           [one] { $most } Münze
          *[other] { $most } Münzen
       } auf dem Nil haben.
    }
cultures-refuse-swap-none = Ein Tausch braucht mindestens eine Karte; um nichts zu tauschen, behalte deine Hand.
cultures-refuse-swap-free =
    { $free ->
        [0] Du hast in dieser Runde keinen freien Tausch mehr.
       *[other] Du darfst in dieser Runde nur noch { $free } umsonst tauschen.
    }
cultures-refuse-swap-limit =
    { $left ->
        [0] Du hast in dieser Runde schon so oft gegen Münzen getauscht, wie du darfst.
       *[other] Du darfst in dieser Runde nur noch { $left } Karten gegen Münzen tauschen.
    }
cultures-refuse-swap-coins =
    So viele Karten zu tauschen kostet mehr, als du hast ({ $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }).
cultures-refuse-swap-deck =
    { $cards ->
        [0] Dein Stapel ist leer; es gibt nichts zu tauschen.
       *[other] Dein Stapel hat nur noch { $cards ->
           [one] { $cards } Karte
          *[other] { $cards } Karten
       }.
    }
cultures-refuse-not-in-hand = Diese Karte ist nicht auf deiner Hand.
cultures-refuse-military-full = Dein Militär ist voll: Alle { $bands } Plätze sind belegt.
cultures-refuse-cover-building = { $card } ist ein Gebäude und kann nicht auf einem Herrscher liegen.
cultures-refuse-cover-needed = Für einen weiteren Herrscher ist kein Platz: { $card } muss einen von deinen verdecken.
cultures-refuse-cover-unknown = { $card } kann nur einen deiner Herrscher verdecken, der obenauf liegt.
cultures-refuse-price =
    { $card } kostet hier { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }, und du hast { $coins }.
cultures-refuse-progress-full = Du hast die letzte Fortschrittsstufe erreicht ({ $levels }).
cultures-refuse-progress-resource = Du hast keine Rohstoffkarte, die Fortschritt werden könnte.
cultures-refuse-study-never = { $civilization } kann nicht studieren.
cultures-refuse-study-discard = Du kannst nicht studieren: Deine Ablage ist leer.
cultures-refuse-study-coins =
    Studieren kostet { $cost ->
        [one] { $cost } Münze
       *[other] { $cost } Münzen
    }, und du hättest dann noch { $coins }.
cultures-refuse-not-in-discard = Diese Karte ist nicht in deiner Ablage.
cultures-refuse-no-military = Deine Militärkarte kann hier nicht Fortschritt werden.
cultures-refuse-not-optional = Du musst eine Karte wählen: Diese Wirkung ist nicht freiwillig.

## Was Karten, Provinzen und Tableaus bewirken

cultures-effect-income =
    { $coins ->
        [one] 1 Münze je Runde
       *[other] { $coins } Münzen je Runde
    }
cultures-effect-military =
    +{ $amount } { $symbol ->
        [sword] { $amount ->
            [one] Schwert
           *[other] Schwerter
        }
        [horse] { $amount ->
            [one] Pferd
           *[other] Pferde
        }
       *[shield] { $amount ->
            [one] Schild
           *[other] Schilde
        }
    }
cultures-effect-resource =
    +{ $amount } { $resource ->
        [wood] Holz
        [brick] Ziegel
        [stone] Stein
       *[gold] Gold
    }
cultures-effect-immediate_coins =
    { $coins ->
        [one] sofort 1 Münze
       *[other] sofort { $coins } Münzen
    }
cultures-effect-immediate_progress =
    { $origins ->
        [discard] Fortschritt aus der Ablage
        [last_military_card] Fortschritt aus dem Militär
       *[both] Fortschritt aus Ablage oder Militär
    }{ $optional ->
        [yes] { " " }(freiwillig)
       *[no] { "" }
    }
cultures-effect-cost_reduction =
    { $kind ->
        [leader] Herrscher
       *[building] Gebäude
    } brauchen { $amount } Rohstoff weniger
cultures-effect-free_swap =
    { $count ->
        [one] 1 Karte je Runde umsonst tauschen
       *[other] { $count } Karten je Runde umsonst tauschen
    }
cultures-effect-missing_resource_cost =
    { $coins ->
        [one] fehlende Rohstoffe kosten 1 Münze
       *[other] fehlende Rohstoffe kosten { $coins } Münzen
    }
cultures-effect-discard_value =
    { $coins ->
        [one] Ablegen bringt 1 Münze
       *[other] Ablegen bringt { $coins } Münzen
    }
cultures-effect-coins_on_display_play =
    { $coins ->
        [one] 1 Münze je weiterem Gebäude oder Herrscher
       *[other] { $coins } Münzen je weiterem Gebäude oder Herrscher
    }
cultures-effect-keep_military_card_on_province = Provinzen kosten keine Militärkarte
cultures-effect-keep_military_card_on_this_province = kostet keine Militärkarte
cultures-effect-leader_slots = { $amount } Herrscher nebeneinander
cultures-effect-hidden_leaders_score = verdeckte Herrscher zählen
cultures-effect-nile_sections = Nil offen bis Abschnitt { $amount }
cultures-effect-golden_age = Goldenes Zeitalter
cultures-effect-vp = +{ $amount } SP
cultures-effect-vp_per =
    +{ $amount } SP je { $divisor ->
        [one] { $what }
       *[other] { $divisor } { $what }
    }{ $max ->
        [none] { "" }
       *[other] { " " }(höchstens { $max })
    }
cultures-effect-vp_pairs = 1 SP je Paar aus { $first } und { $second }
cultures-effect-vp_if =
    +{ $amount } SP { $condition ->
        [golden_age] im Goldenen Zeitalter
       *[progress_marker] mit dem Marker
    }
cultures-counted-one =
    { $what ->
        [wood] Holz
        [brick] Ziegel
        [stone] Stein
        [gold] Gold
        [coin] Münze
        [building] Gebäude
        [leader] Herrscher
        [province] Provinz
        [military_card] Militärkarte
        [progress_card] Fortschrittskarte
        [icon_harvest] Ernte-Provinz
        [icon_craft] Handwerks-Provinz
       *[icon_trade] Handels-Provinz
    }
cultures-counted-many =
    { $what ->
        [wood] Holz
        [brick] Ziegel
        [stone] Stein
        [gold] Gold
        [coin] Münzen
        [building] Gebäude
        [leader] Herrscher
        [province] Provinzen
        [military_card] Militärkarten
        [progress_card] Fortschrittskarten
        [icon_harvest] Ernte-Provinzen
        [icon_craft] Handwerks-Provinzen
       *[icon_trade] Handels-Provinzen
    }

## Was man berichtigen kann: cultures-thing-<id> im Formular, cultures-put-<id> im Protokoll

cultures-thing-coins = Münzen
cultures-put-coins = Münzen von { $seat }: { $old } → { $new }.
cultures-thing-nile = Münzen auf dem Nil
cultures-put-nile = Münzen von { $seat } auf dem Nil: { $old } → { $new }.
cultures-thing-marker = Wer den Fortschrittsmarker hat
cultures-put-marker = Der Fortschrittsmarker: { $old } → { $new }.

cultures-review-unit = zu erwartende Punkte, wie die Bots eine Stellung werten
