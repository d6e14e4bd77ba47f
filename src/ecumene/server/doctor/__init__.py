"""`ecumene doctor`: looks at everything that a house rests on, says what is wrong and what to do, and mends
only what follows with certainty from the journals."""
