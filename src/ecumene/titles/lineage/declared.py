"""Types for small values in the content of a title, each with its bounds."""

from typing import Annotated

from msgspec import Meta

Name = Annotated[str, Meta(min_length=1)]
Amount = Annotated[int, Meta(ge=0, le=999)]
Positive = Annotated[int, Meta(ge=1, le=999)]
Change = Annotated[int, Meta(ge=-99, le=99)]
Stack = Annotated[int, Meta(ge=1, le=9)]
Seats = Annotated[int, Meta(ge=3, le=18)]
Ids = tuple[str, ...]

STACKS = 9
"""How many stacks of trade cards a block has; most games have one block."""
