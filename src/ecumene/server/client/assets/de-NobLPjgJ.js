var e=`# Die Seite des Rückblicks nach einer Partie

review-making = Die Partie wird Antwort für Antwort durchgesehen. Das dauert einige Sekunden.
review-failed = Der Rückblick ist noch nicht da.
review-title-yours = { $count ->
    [0] Deine Partie
    [1] Deine Partie in einem Moment
    [2] Deine Partie in zwei Momenten
    [3] Deine Partie in drei Momenten
    [4] Deine Partie in vier Momenten
   *[5] Deine Partie in fünf Momenten
}
review-title = { $count ->
    [0] { $name }: die Partie
    [1] { $name }: die Partie in einem Moment
    [2] { $name }: die Partie in zwei Momenten
    [3] { $name }: die Partie in drei Momenten
    [4] { $name }: die Partie in vier Momenten
   *[5] { $name }: die Partie in fünf Momenten
}
review-none = Kein Moment ragt heraus: Nichts hat viel gebracht oder gekostet.
review-unit = Höhe: { $unit }.
review-shaded = Getönt: gegen das Mittel der anderen.
review-shaded-rival = Getönt: gegen { $name }.
review-you = Du
review-mean = Andere
review-on-average = im Mittel
review-won = gewann

review-curve = Nach { $turns ->
    [one] einer Runde
   *[other] { $turns } Runden
}: { $lines }. Alle Zahlen stehen in der Tabelle unter der Kurve.
review-moments = Momente
review-moment = { $number } { $change }: { $title }, { $where }
review-moments-keys = Pfeiltasten führen von Moment zu Moment.
review-by-turn = Zahlen Runde für Runde
review-turn = Runde
review-begin = Beginn
review-moment-of-turn = Momente

review-see = Ansehen
review-see-label = Ansehen: { $title }, { $where }
review-what-if = Was, wenn?
review-what-if-label = Was, wenn? { $title }, { $where }
review-back = Zurück zum Rückblick

review-final = Endstand
review-whose = Wessen Partie gezeigt wird
review-yours = du
review-sums = Was wie viel gebracht hat
review-sums-against = In der ganzen Partie, gegen das Mittel der anderen
review-sums-rival = In der ganzen Partie, gegen den anderen Platz
review-sums-alone = In der ganzen Partie

review-again-title = Was, wenn?
review-again = Ein neuer Tisch beginnt dort, wo die Partie vor deiner letzten Entscheidung bis zu diesem Moment stand ({ $where }). Was hier gespielt wurde, bleibt, wie es ist. Was dieser Platz damals nicht wissen konnte, wird neu gegeben.
review-again-other = Ein neuer Tisch beginnt dort, wo die Partie vor der letzten Entscheidung von { $name } bis zu diesem Moment stand ({ $where }). Was hier gespielt wurde, bleibt, wie es ist. Was dieser Platz damals nicht wissen konnte, wird neu gegeben.
review-again-seat = Du spielst { $name }; Bots spielen die anderen Plätze.
review-again-alone = Du spielst von dort weiter.
review-again-bots = Bots
review-again-go = Von hier spielen
review-again-cancel = Abbrechen
`;export{e as default};