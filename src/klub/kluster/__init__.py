"""Kluster: magnets inside a loop of cord."""
