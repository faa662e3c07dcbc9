"""Hostile clients of the club: over its sockets, and over HTTP."""
