"""The knowledge of a seat: facts that it may know, facts that it has learned, and those that it must
imagine.
"""
