# What the table itself says, whatever the title.

table-refuse-form = That is not an answer to this question ({ $kind }): { $error }
table-refuse-over = The game is over.
table-refuse-seat = There is no such seat at this table.
table-refuse-stale = That question is no longer open; you were asked something else since.
table-refuse-not-asked = You are not asked for anything now.
table-refuse-entry = { $title } does not know this entry of the table.
table-refuse-undo-none = There is no answer of yours to take back.
table-refuse-undo-final = Chance or hidden information came since your last answer; it can only be taken back by a vote.
table-refuse-undo-others = Others have built on your answer since; it can only be taken back by a vote.
table-refuse-rewind = The table has no such entry to go back to.
