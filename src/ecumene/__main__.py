"""`python -m ecumene` is the command `ecumene`."""

from ecumene.cli import main

if __name__ == "__main__":
    main()
