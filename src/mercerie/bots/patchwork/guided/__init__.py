"""A search guided by a network: what it is told, what it says, and trees that grow by that."""
