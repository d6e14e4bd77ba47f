"""A process that reviews finished games: it reads a line with a journal and writes a line with the review.

A house starts one (`server/tables/reviews.py`), because a long game takes seconds.
"""

from __future__ import annotations

import msgspec

from ecumene.bots.aside import answer_lines
from ecumene.review.moments import review


def main() -> None:
    """Review the journals that come; `null` if one cannot be reviewed."""
    answer_lines(lambda line: review(msgspec.json.decode(line, type=list[str])))


if __name__ == "__main__":
    main()
