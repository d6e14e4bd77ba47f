"""The basic rules of Age of Civilization, a module for each part of a turn. They know no variant by name:
see `book.Variant`."""
