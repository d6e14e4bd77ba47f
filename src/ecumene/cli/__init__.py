"""The command line: `ecumene play`, `achievements`, `titles`, `simulate`, `cases`, `fuzz`, `verify`, `bench`,
`content`."""

from ecumene.cli.app import main

__all__ = ["main"]
