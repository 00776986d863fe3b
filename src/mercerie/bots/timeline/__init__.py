"""What bots know of Timeline."""
