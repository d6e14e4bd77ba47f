"""Tables that are played: their one writer, who may come and who watches, what each viewer receives."""
