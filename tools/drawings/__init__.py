"""The drawn rules: positions from the real rules, step by step, with words. `make drawings` writes them."""
