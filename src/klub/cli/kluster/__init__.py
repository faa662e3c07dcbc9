"""Kluster in the terminal."""
