"""The rules of Rising Cultures, a module for each chapter of its rulebook."""
