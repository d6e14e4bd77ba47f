# Chapter 7: leaving the game.

lineage-event-leaves = { $at ->
    [phase] { $seat } leaves the game; at the end of this phase its region goes out of play.
   *[turn] { $seat } leaves the game; at the end of this turn its region goes out of play.
}
lineage-event-left = { $seat } has left the game. Its region is out of play{ $barbarians ->
    [0] {""}
    [one] ; elsewhere 1 of its tokens is a barbarian now
   *[other] ; elsewhere { $barbarians } of its tokens are barbarians now
}{ $pirates ->
    [0] .
    [one] ; 1 of its cities is a pirate city.
   *[other] ; { $pirates } of its cities are pirate cities.
}
lineage-event-cards_laid_down = The cards of { $seat } are discarded: { $cards }.
lineage-event-areas_cleared = { $seat } clears areas that are out of play: { $tokens ->
    [0] no tokens
    [one] 1 token
   *[other] { $tokens } tokens
} to be moved{ $cities ->
    [0] {""}
    [one] , with those of 1 city
   *[other] , with those of { $cities } cities
}{ $ships ->
    [0] .
    [one] ; 1 ship is lost.
   *[other] ; { $ships } ships are lost.
}
lineage-event-relocated = { $seat } moves { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} from there to { $area }.
lineage-event-returned = { $seat } has no place for { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}: back to stock.
lineage-ask-relocate = Where do your tokens go from the areas out of play? { $tokens ->
    [one] 1 token is
   *[other] { $tokens } tokens are
} left.
lineage-ask-relocate-help =
    A player has left and the region is out of play. Put your tokens from there into areas of your own region, or
    into areas that hold at least one of your tokens or cities. That must not cause a conflict, and population limits may
    be exceeded only if no area has room left.
lineage-answer-relocate = { $tokens } to { $area }
lineage-refuse-relocate-tokens = { $most ->
    [one] 1 token can go to { $area }.
   *[other] 1 to { $most } tokens can go to { $area }.
}
lineage-refuse-relocate-out-of-play = { $area } is out of play.
lineage-refuse-relocate-where = { $area } is not in your region, and you have no token or city there.
lineage-refuse-relocate-full = There is no room in { $area } without exceeding its limit or causing conflict.
