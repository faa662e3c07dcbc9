"""Identities, sessions, rate limits and the origin check."""
