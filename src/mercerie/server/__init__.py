"""The table: people and bots at games in a browser."""
