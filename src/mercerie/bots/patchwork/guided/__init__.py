"""A search guided by a network: what the champion plays with, and what it learned by."""
