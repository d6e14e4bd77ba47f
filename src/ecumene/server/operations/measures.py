"""The metrics of the house, for its operator. No label ever names a person or a table."""

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
processes = Gauge("ecumene_processes", "Processes of this house that this one knows of, itself included")
members_changed = Counter("ecumene_members_changed", "How often another process of this house came or went")
bus_messages = Counter("ecumene_bus_messages", "Messages between the processes of a house", ["way"])
bus_resumed = Counter("ecumene_bus_resumed", "How often the line to the other processes was opened again")
tables_caught_up = Counter("ecumene_tables_caught_up", "How often a table took up what others had written")
connections_let_go = Counter("ecumene_connections_let_go", "Connections that the house has closed", ["why"])
kept_waiting = Counter("ecumene_kept_waiting", "Requests of those who went on although they were refused")
held_at_the_door = Counter("ecumene_held_at_the_door", "Connections that were not read for a while")
tables_reloaded = Counter("ecumene_tables_reloaded", "Tables that somebody else had written to")
request_seconds = Histogram(
    "ecumene_request_seconds", "How long requests took", ["method", "route", "status"]
)
troubles = Gauge("ecumene_troubles", "What this process knows to be wrong", ["kind"])
loop_late_seconds = Histogram(
    "ecumene_loop_late_seconds",
    "How late the loop of the house wakes because the house itself is busy",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30),
)
letters = Counter("ecumene_letters", "Attempts to send a notice", ["kind", "outcome"])
