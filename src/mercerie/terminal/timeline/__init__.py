"""Timeline in a terminal."""
