"""The people of a house: guests, accounts, passwords, and achievements."""
