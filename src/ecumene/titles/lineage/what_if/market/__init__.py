"""Counsel before a trade with the market: on a draft, on the cards there, and on the best trades."""
