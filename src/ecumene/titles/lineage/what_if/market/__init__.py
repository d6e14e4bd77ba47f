"""The market before one trades: counsel on a draft, on what lies there, and on the best trades."""
