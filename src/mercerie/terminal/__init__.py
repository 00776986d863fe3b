"""The games in a terminal: boards, sentences, menus and the conversation that holds them together."""
