var e=`# Was nur The Expansion Project fragt.

## Eine Katastrophe aufteilen

expansion-divide-victim = Du bist das Hauptopfer
expansion-divide-send = Diese Verluste anordnen
expansion-divide-given = { $count } von { $count } verteilt
expansion-divide-most = höchstens { $count } pro Person
expansion-divide-seat = Spieler
expansion-divide-holds = Besitzt
expansion-divide-order = Du verlangst
expansion-divide-loses = Verliert
expansion-divide-rest = Rest
expansion-divide-nothing = nichts hilft
expansion-divide-has = { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
}, { $tokens ->
    [one] 1 Plättchen
   *[other] { $tokens } Plättchen
}; höchstens { $room }
expansion-divide-room = höchstens { $room }
expansion-divide-takes-rest = nimmt den Rest
expansion-divide-amount = { $name } trägt
expansion-divide-rest-of = { $name } nimmt den Rest
expansion-divide-rest-about = { $name } nimmt den Rest: Änderst du eine andere Zahl, folgt diese, und die Summe ist immer { $count }.
expansion-divide-evenly = Gleichmäßig
expansion-divide-leaders = Führende zuerst
`;export{e as default};