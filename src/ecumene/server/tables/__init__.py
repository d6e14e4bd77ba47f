"""Running tables: the one object that writes to each, who may enter and who watches, what viewers receive."""
