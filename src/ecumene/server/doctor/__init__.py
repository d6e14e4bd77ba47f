"""`ecumene doctor`: checks everything that a house depends on, says what is wrong and what to do, and
repairs only what follows with certainty from the journals."""
