"""Games of bots alone, for people who want to watch: how one is begun.

They go on while somebody looks (`LiveTable.resting`), answer by answer (`bots.play.Pace`).
"""
