var e=`# Figuren, die über die Karte getragen werden.

empires-carry-one = eins
empires-carry-surplus = Überschuss
empires-carry-half = Hälfte
empires-carry-all = alle
empires-carry-how-many = Eins, die Hälfte oder alle
empires-carry-key-one = eins
empires-carry-key-half = die Hälfte
empires-carry-key-all = alle
empires-carry-key-number = eine Zahl
empires-carry-key-back = zurückstellen
empires-carry-far = { $area } ist zu weit weg.
empires-carry-unpaid = Dieses Schiff muss erst bezahlt werden, und deinem Schatz fehlen { $cost }. Ein Plättchen kann zahlen: Wähle das Schiff.
empires-carry-full = Das Schiff ist voll.
empires-carry-elsewhere = Plättchen gehen im eigenen Gebiet an Bord.
empires-carry-silent = Die Regeln sind gerade nicht zu erreichen. Versuch es gleich noch einmal.
empires-carry-nobody = Die Nachbarn können für dieses Gebiet niemanden entbehren.
empires-carry-gather = Hier sammeln
empires-carry-gathered = Sammeln in
empires-carry-city = eine Stadt braucht { $count }
empires-carry-stands = stehen dann dort
empires-carry-keeps = { $left } bleiben
empires-carry-from = Aus { $area }
empires-carry-sail = Das Schiff hierher segeln
empires-carry-done = Fertig gezogen
empires-carry-undo = Letzten Zug zurücknehmen
`;export{e as default};