# What the browser client itself says. The sentences of the games come from the house.

guest = Guest
house-unreachable = The house does not answer.
try-again = Try again
take-a-seat = Take a seat
