"""The variants of Age of Civilization: each an object with the hooks of `book.Variant` that it changes."""
