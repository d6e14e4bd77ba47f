"""What a position is made of: fields, frames and offers, and how people put one right by hand."""
