"""Patchwork in a terminal."""
