"""Typed routes, from which the description of the HTTP part follows."""
