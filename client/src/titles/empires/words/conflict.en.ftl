# Conflicts, told again round by round.

empires-conflict-pill = { $count ->
    [one] 1 conflict
   *[other] { $count } conflicts
}{ $mine ->
    [0] {""}
   *[other] , { $mine } with you
}
empires-conflict-title = Conflicts of turn { $turn }
empires-conflict-in = { $area }
empires-conflict-count = { $at } of { $count }
empires-conflict-previous = Previous conflict
empires-conflict-next = Next conflict
empires-conflict-limit = Population limit { $limit }
empires-conflict-left = { $left } of { $before }
empires-conflict-round = Round { $round }
empires-conflict-begin = Back to the start
empires-conflict-step = Next loss, { $step } of { $last }
empires-conflict-end = Skip to the end
empires-conflict-none = There was no conflict in this turn.
empires-conflict-replay = See the conflicts again
