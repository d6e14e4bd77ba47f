"""Where requests arrive: connections, who calls, how often anybody may, how bodies are read and packed."""
