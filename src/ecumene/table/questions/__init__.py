"""Questions and answers: kinds of questions, options, refusals, and counsel."""
