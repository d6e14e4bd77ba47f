"""The effects of calamities, with a module for cards of one kind."""
