"""Clustered: a card game on an open grid."""
