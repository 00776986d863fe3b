"""What bots know of Textile."""
