"""The titles: each is a folder of rules and content. They import the table, and never each other."""
