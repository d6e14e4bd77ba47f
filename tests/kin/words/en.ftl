# What Kin says otherwise than the lineage, and what only Kin says.

lineage-refuse-nobody-before-acting = Nobody before you in A.S.T. order is still deciding.

lineage-phase-jubilee = Jubilee
lineage-part-steps = Steps
lineage-part-advances = Learning
lineage-part-treasury = Treasury
lineage-does-locusts = You lose { $treasury } treasury.
lineage-ability-harvest = Special ability: take up to { $tokens } treasury.
lineage-event-treasury_gained = { $seat } takes { $tokens } treasury.
