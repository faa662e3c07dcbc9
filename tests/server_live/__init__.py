"""Tests of live tables and what is kept of them."""
