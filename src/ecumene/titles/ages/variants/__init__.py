"""The variants of Age of Civilization: each meets the basic rules at few places."""
