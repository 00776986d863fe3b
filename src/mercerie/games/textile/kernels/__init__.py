"""The rules of Textile compiled by Numba, for bots that look far ahead. Import them late: compiling takes a while."""
