"""Questions and answers: what a kind of question knows, what is offered and refused, and counsel."""
