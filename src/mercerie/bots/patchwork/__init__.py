"""What bots know of Patchwork."""
