# Pieces that are carried over the map.

empires-carry-one = one
empires-carry-surplus = surplus
empires-carry-half = half
empires-carry-all = all
empires-carry-how-many = One, half or all
empires-carry-key-one = one
empires-carry-key-half = half
empires-carry-key-all = all
empires-carry-key-number = a number
empires-carry-key-back = put back
empires-carry-far = { $area } is too far away.
empires-carry-unpaid = This ship has to be paid for first, and your treasury lacks { $cost }. A token can pay for it: select the ship.
empires-carry-full = The ship is full.
empires-carry-elsewhere = Tokens board a ship in their own area.
empires-carry-silent = The rules cannot be asked just now. Try again in a moment.
empires-carry-nobody = The neighbours can spare nobody for this area.
empires-carry-gather = Gather here
empires-carry-gathered = Gather in
empires-carry-city = a city needs { $count }
empires-carry-stands = stand there then
empires-carry-keeps = { $left } stay
empires-carry-from = From { $area }
empires-carry-sail = Sail the ship here
empires-carry-done = Done moving
empires-carry-undo = Take back the last move
