"""Play in the terminal: the same requests as everywhere, on a full screen or in plain lines."""

from ecumene.terminal.entry import learn, play

__all__ = ["learn", "play"]
