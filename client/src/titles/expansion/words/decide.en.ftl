# What only The Expansion Project asks.

## Dividing a calamity

expansion-divide-victim = You are the primary victim
expansion-divide-send = Order these losses
expansion-divide-given = { $count } of { $count } given
expansion-divide-most = at most { $count } to one player
expansion-divide-seat = Player
expansion-divide-holds = Holds
expansion-divide-order = You order
expansion-divide-loses = Loses
expansion-divide-rest = Rest
expansion-divide-nothing = nothing helps
expansion-divide-has = { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}; at most { $room }
expansion-divide-room = at most { $room }
expansion-divide-takes-rest = takes the rest
expansion-divide-amount = { $name } bears
expansion-divide-rest-of = { $name } takes the rest
expansion-divide-rest-about = { $name } takes the rest: when you change another player’s number, this one follows, so the sum is always { $count }.
expansion-divide-evenly = Evenly
expansion-divide-leaders = Leaders first
