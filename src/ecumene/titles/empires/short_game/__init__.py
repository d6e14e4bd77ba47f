"""The Short Game: its set-up before turn 1, which replaces one token on a starting location."""
