"""Tournaments of bots: who meets whom, the games, and how strong everybody is."""
