"""Textile in a terminal."""
