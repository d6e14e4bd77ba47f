"""The Short Game: what is set up before turn 1, in place of one token on a starting location."""
