# What the browser client itself says. The sentences of the games come from the house.

guest = Guest
house-unreachable = The house does not answer.
try-again = Try again
take-a-seat = Take a seat

# Shared parts

close = Close
copied = Copied
copy-by-hand = Your browser does not let us copy; please copy the text by hand.
theme = Light or dark
theme-light = Light
theme-dark = Dark
theme-system = As the system
language = Language
error-unknown = Something went wrong in this browser. Please try again.
error-hasty = That was very fast. Please wait a moment and try again.
error-house = The house stumbled over that. Nothing was changed; please try again.
