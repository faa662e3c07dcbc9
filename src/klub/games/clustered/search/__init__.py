"""Clustered thought ahead: many games played on from what a player sees."""
