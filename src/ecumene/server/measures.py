"""What the house counts for whoever looks after it. No label ever names a person or a table."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

entries_written = Counter("ecumene_entries_written", "Entries written to journals", ["by"])
tables_live = Gauge("ecumene_tables_live", "Tables in memory")
listeners = Gauge("ecumene_listeners", "Open sockets")
waiting = Gauge("ecumene_waiting", "Requests that wait for news")
write_seconds = Histogram(
    "ecumene_write_seconds",
    "From an order to the database until it is durable",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
listeners_dismissed = Counter("ecumene_listeners_dismissed", "Sockets that the house has closed", ["why"])
tables_reloaded = Counter("ecumene_tables_reloaded", "Tables that somebody else had written to")
request_seconds = Histogram(
    "ecumene_request_seconds", "How long requests took", ["method", "route", "status"]
)
letters = Counter("ecumene_letters", "Attempts to send a notice", ["kind", "outcome"])
