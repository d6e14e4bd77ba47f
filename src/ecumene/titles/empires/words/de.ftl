# Was nur Mega Empires sagt: die Teile seiner Wertung.

lineage-part-cities = Städte
lineage-part-advances = Fortschritte
lineage-part-steps = Felder der A.S.T.
lineage-part-bonus = Späte Eisenzeit
