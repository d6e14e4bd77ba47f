"""The titles: each a folder of rules and content. They know the table, and never each other."""
