"""Several processes that are one house: what they tell each other, and what each makes of it."""
