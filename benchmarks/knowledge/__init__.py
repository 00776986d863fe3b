"""The games of `champion` against itself, and what they tell: `make knowledge` writes it down."""
