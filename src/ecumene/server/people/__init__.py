"""The people of a house: guests, accounts, passwords, and what they have earned for good."""
