"""The environments researchers expect, over the same rules: PettingZoo, Gymnasium, OpenSpiel, batches.

Each stands in a module of its own, which imports what it needs: `aec`, `solo`, `spiel`, `batch`.
"""
