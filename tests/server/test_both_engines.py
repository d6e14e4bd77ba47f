"""Tests that other modules run on SQLite, again on PostgreSQL: by day some of them, by night all."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.effort import NIGHTLY
from tests.server.client import Process
from tests.server.postgres import Postgres
from tests.server.several import some_houses

if NIGHTLY:
    from tests.server.keeping.test_attacks import *  # noqa: F403
    from tests.server.test_lobby import *  # noqa: F403
    from tests.server.test_play import *  # noqa: F403
    from tests.server.test_sockets import *  # noqa: F403
    from tests.server.test_talk import *  # noqa: F403
    from tests.server.test_trade_floor import *  # noqa: F403
    from tests.server.test_traders import *  # noqa: F403
else:
    from tests.server.keeping.test_attacks import (  # noqa: F401
        pair,
        test_links_are_listed_for_those_who_made_them_and_whose_seat_it_is_and_revoked_by_them,
        test_links_die_when_seats_are_exchanged,
        test_of_many_who_use_a_link_at_once_one_gets_in,
        test_who_shared_a_seat_goes_along_when_it_is_exchanged,
        three,
    )
    from tests.server.test_lobby import (  # noqa: F401
        test_a_table_begins_once,
        test_many_who_sit_down_anywhere_all_find_a_seat,
        test_of_many_who_want_a_seat_one_gets_it,
    )
    from tests.server.test_play import (  # noqa: F401
        test_an_answer_that_is_sent_twice_is_carried_out_once,
        test_what_was_planned_together_is_carried_out_together,
    )
    from tests.server.test_talk import test_a_private_message_stays_with_whom_it_was_for  # noqa: F401


@pytest.fixture(scope="module")
def house(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A house of one process on PostgreSQL."""
    with some_houses(tmp_path_factory.mktemp("engine"), postgres.database(), 1) as (process,):
        yield process
