"""Whole games, tables and their watchers at a real club."""
