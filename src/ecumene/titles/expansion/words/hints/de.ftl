# Warum ein solider Bot so antworten würde.

lineage-reason-nation = Dein Volk schnitt in Spielen solider Bots gegeneinander so gut ab wie andere.
lineage-reason-nation-propose_swap = Das andere Volk schnitt in Spielen solider Bots gegeneinander besser ab.
lineage-reason-swap = Ein solider Bot tauscht nur gegen ein Volk, das in Spielen solider Bots deutlich besser abschnitt.
lineage-reason-ships = Ein Schiff wird gebaut oder bezahlt, wo Plättchen ohne Platz eine Küste mit Platz erreichen; Plättchen im Schatz: { $my_treasury }, auf dem Plan: { $my_tokens }.
lineage-reason-ships-end_ships = Kein weiteres Schiff würde Plättchen an einen besseren Ort bringen; Plättchen im Schatz: { $my_treasury }.
lineage-reason-division = Von denen, die vorn liegen, tragen die die Verluste, die am meisten darunter leiden; dein Marker steht auf Feld { $my_step }.
lineage-reason-tokens = Zuerst gehen Plättchen, die keinen Platz haben. Städte: { $my_cities }; die { $my_tokens } Plättchen auf dem Plan versorgen bis zu { $my_fed }.
lineage-reason-give = Von allen deinen Karten brauchen deine Sätze ({ $my_sets } Punkte) diese am wenigsten.
lineage-reason-tribes = Diese Gebiete brauchst du am wenigsten. Städte: { $my_cities }; die { $my_tokens } Plättchen auf dem Plan versorgen bis zu { $my_fed }.
lineage-reason-bail = Du zahlst für das, was mehr wert ist als sein Preis; Plättchen im Schatz: { $my_treasury }.
lineage-reason-stop = Was du verlieren würdest, wird mit dem Preis verglichen; Plättchen im Schatz: { $my_treasury }, Städte: { $my_cities }.
lineage-reason-shelter = So bleiben die Schiffe, auf die die meisten deiner Plättchen gehen können; du hast { $my_tokens } Plättchen auf dem Plan.
lineage-reason-beneficiary = Von denen, die begünstigt werden können, bekommt es, wer hinten liegt; dein Marker steht auf Feld { $my_step }.
lineage-reason-province = Von dort erreichst du mit den übrigen Punkten am meisten; du hast { $my_cities } Städte.
lineage-reason-muster = Die Parteien werden so gebildet, dass du behältst, was überleben kann. Städte: { $my_cities }; die { $my_tokens } Plättchen auf dem Plan versorgen bis zu { $my_fed }.
lineage-reason-side = Diese Partei kann besser überleben, auch mit dem, was der andere hinzufügt. Städte: { $my_cities }; die { $my_tokens } Plättchen auf dem Plan versorgen bis zu { $my_fed }.
lineage-reason-demand = Gefragt wird, wer die Ware am ehesten hat; deine Sätze sind jetzt { $my_sets } Punkte wert.
lineage-reason-demand-end_ability = Wahrscheinlich hat niemand, was deine Sätze ({ $my_sets } Punkte) brauchen.
lineage-reason-routes = Ein solider Bot behält Karten für Sätze, die jetzt { $my_sets } Punkte wert sind; Plättchen im Schatz: { $my_treasury }.
