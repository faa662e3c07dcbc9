"""Tests of the stores, and what they share."""
