var e=`# Was der Browser-Client selbst sagt. Die Sätze der Spiele kommen vom Haus.

guest = Gast
house-unreachable = Das Haus antwortet nicht.
try-again = Noch einmal versuchen
take-a-seat = Platz nehmen

# Gemeinsame Teile

close = Schließen
copied = Kopiert
copy-by-hand = Der Browser lässt uns nicht kopieren; bitte den Text von Hand kopieren.
theme = Hell oder dunkel
theme-light = Hell
theme-dark = Dunkel
theme-system = Wie das System
language = Sprache
error-unknown = In diesem Browser ging etwas schief. Bitte noch einmal versuchen.
error-hasty = Das war sehr schnell. Bitte einen Moment warten und noch einmal versuchen.
error-house = Das Haus ist darüber gestolpert. Es hat sich nichts geändert; bitte noch einmal versuchen.
`;export{e as default};