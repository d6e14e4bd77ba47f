# The games of the lineage in English. Keys: lineage-ask-<kind>, lineage-ask-<kind>-help, lineage-answer-<do>,
# lineage-event-<event>, lineage-refuse-<why>. Names of areas, civilizations and cards arrive as names.

## Setting up

lineage-ask-civilization = Which civilization do you lead?
lineage-ask-civilization-help =
    Each civilization starts in its own corner of the board and has its own row on the A.S.T. You choose in the
    order of the priority that was dealt; nobody can take a civilization that is taken.
lineage-answer-civilization = Lead { $civilization }
lineage-event-civilization = { $seat } is the choice of its player.
lineage-event-turn = Turn { $turn } begins.
lineage-refuse-no-civilization = That civilization is not in this game.
lineage-refuse-taken-civilization = Somebody leads that civilization already.

## 1 Tax collection

lineage-ask-rate = At which rate do you tax your { $cities } cities? You have { $stock } tokens in stock.
lineage-ask-rate-help =
    Each of your cities moves this many tokens from your stock to your treasury. Where your stock does not
    suffice, cities revolt and go to another player.
lineage-answer-rate = { $rate ->
    [one] 1 token from each city
   *[other] { $rate } tokens from each city
}
lineage-event-tax = { $seat } collects { $tokens } tokens of tax.
lineage-refuse-rate = Your tax rate can be { $low } to { $high }.
lineage-ask-revolt = Which city of { $victim } revolts and becomes yours? { $left } to choose.
lineage-ask-revolt-help =
    { $victim } could not collect all its tax, so cities revolt. You have the most cities in stock and choose
    which ones; where you have no city left, pirates take it.
lineage-answer-annex = { $area }
lineage-event-revolt = { $pirates ->
    [yes] { $area } of { $victim } revolts and turns to piracy.
   *[no] { $area } of { $victim } revolts and joins { $seat }.
}
lineage-refuse-not-their-city = The victim has no city there.

## 2 Population expansion

lineage-ask-growth = Where do your last { $stock } tokens grow? { $wanted } would have room.
lineage-ask-growth-help =
    An area with one of your tokens grows by one, an area with more by two. Your stock does not suffice for all
    of them, so you choose where the tokens go; all of them must be placed.
lineage-answer-grow = One token in { $area }
lineage-answer-regrow = Take back the last token
lineage-event-grew = { $seat } grows by { $tokens } tokens.
lineage-refuse-no-growth = Nothing more can grow there.
lineage-refuse-nothing-placed = You have placed nothing yet.
