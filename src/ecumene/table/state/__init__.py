"""The parts of a position: fields, frames and offers, and corrections by hand."""
