# Was der Browser-Client selbst sagt. Die Sätze der Spiele kommen vom Haus.

guest = Gast
house-unreachable = Das Haus antwortet nicht.
try-again = Noch einmal versuchen
take-a-seat = Platz nehmen
