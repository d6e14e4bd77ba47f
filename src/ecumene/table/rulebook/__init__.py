"""The executable rulebook: the printed rules, and the cases that state them."""
