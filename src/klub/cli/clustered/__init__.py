"""Clustered in the terminal."""
