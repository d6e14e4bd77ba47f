"""What a seat may know, what it has learned, and what it must imagine."""
