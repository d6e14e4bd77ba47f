# What only Mega Empires says: the parts of its score.

lineage-part-cities = Cities
lineage-part-advances = Advances
lineage-part-steps = A.S.T. steps
lineage-part-bonus = Late Iron Age
