"""What each calamity does, a module for cards of one kind."""
