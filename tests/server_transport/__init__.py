"""Connections that send too much, too slowly, or too many at once."""
