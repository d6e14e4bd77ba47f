"""The table in words: text boards, and answers that people type."""
