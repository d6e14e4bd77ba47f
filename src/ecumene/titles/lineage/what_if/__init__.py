"""Counsel: the topics on which a player may ask the rules before a decision, one module for each. Everything
is computed by the functions of the rules themselves, on a copy of the seat's glimpse.
"""
