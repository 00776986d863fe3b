"""A short text that changes when a deck or a box of components does, so that a record knows what it was played with."""

from hashlib import sha256


def fingerprint(*parts: object) -> str:
    """Eight hexadecimal digits of what the parts print as; sets have no order, so sort them first."""
    return sha256(repr(parts).encode()).hexdigest()[:8]
