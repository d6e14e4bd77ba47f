"""Several processes that are one house: what they tell each other, and how each handles it."""
