"""Where requests arrive: connections, callers, limits, how bodies are read and replies compressed."""
