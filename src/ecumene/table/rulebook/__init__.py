"""The executable rulebook: rules as they are printed, and the cases that state them."""
