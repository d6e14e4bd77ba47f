"""What a position is made of: fields, frames and offers, and how people correct one by hand."""
