"""Learning Patchwork and Express by self-play. The only package that needs PyTorch (extra `learn`)."""
