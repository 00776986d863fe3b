"""Telling somebody who is not looking that it is their turn: Web Push, and a webhook for other messengers."""
