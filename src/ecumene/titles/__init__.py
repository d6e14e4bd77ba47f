"""The titles: each a folder of rules and content. They know the table, never the surfaces, never each other."""
