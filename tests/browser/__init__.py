"""The club as people meet it: a real browser at a real club."""
